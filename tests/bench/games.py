"""Generated games, the same at every run: one as people play and comment it, and one large tree."""

import random

from hen_editor.core.board import BLACK, WHITE, BoardSize, Point, Stones
from hen_editor.core.position import Move, Position

SEED = 20_250_101
MOVES = 250
NODES = 100_000
WORDS = ("black", "white", "plays", "here", "now", "corner", "group", "ko", "cut", "early", "late", "good", "shape")


def moves(count: int = MOVES, seed: int = SEED) -> list[Point]:
    """Return the moves of a legal game on 19x19: most are near the one before, none fills an eye of its own."""
    rng = random.Random(seed)
    position = Position()
    played: list[Point] = []
    for number in range(count):
        color = BLACK if number % 2 == 0 else WHITE
        legal = [
            point
            for point in BoardSize().points()
            if not _is_own_eye(position.stones, color, point) and position.is_legal(Move(color, point))
        ]
        point = min(rng.sample(legal, k=min(12, len(legal))), key=lambda point: _distance(point, played))
        position = position.after(Move(color, point))
        played.append(point)
    return played


def commented_game() -> str:
    """Return the game as SGF, every third move with a comment, every twentieth with a variation."""
    rng = random.Random(SEED)
    points = moves()
    nodes = []
    for number, point in enumerate(points):
        comment = f"C[{_comment(rng)}]" if number % 3 == 0 else ""
        nodes.append(f";{'BW'[number % 2]}[{point.sgf}]{comment}")
    text = nodes[-1]
    for number in range(len(points) - 2, -1, -1):
        variation = f"(;{'WB'[number % 2]}[{points[min(number + 2, MOVES - 1)].sgf}]C[{_comment(rng)}])"
        text = f"{nodes[number]}\n" + (f"({text}){variation}" if number % 20 == 10 else text)
    return f"(;FF[4]GM[1]CA[UTF-8]SZ[19]PB[Black]PW[White]KM[6.5]{text})\n"


def large_tree(nodes: int = NODES) -> str:
    """Return one game of so many nodes, with variations within variations and comments, as SGF."""
    rng = random.Random(SEED)
    points = [point.sgf for point in BoardSize().points()]
    parts = ["(;FF[4]GM[1]CA[UTF-8]SZ[19]"]
    depth = 0
    for number in range(1, nodes):
        roll = rng.random()
        if roll < 0.05 or not depth:
            parts.append("\n(")
            depth += 1
        elif roll < 0.10:
            closed = rng.randint(1, min(depth, 3))
            parts.append(")" * closed + "\n(")
            depth -= closed - 1
        comment = f"C[{_comment(rng)}]" if rng.random() < 0.1 else ""
        parts.append(f";{'BW'[number % 2]}[{rng.choice(points)}]{comment}")
    return "".join([*parts, ")" * (depth + 1), "\n"])


def commented_line(nodes: int) -> str:
    """Return one line of so many nodes, every other one with a comment, as SGF."""
    rng = random.Random(SEED)
    points = [point.sgf for point in BoardSize().points()]
    moves = (
        f";{'BW'[number % 2]}[{rng.choice(points)}]" + (f"C[{_comment(rng)}]" if number % 2 else "")
        for number in range(1, nodes)
    )
    return f"(;FF[4]GM[1]CA[UTF-8]SZ[19]{''.join(moves)})\n"


def _comment(rng: random.Random) -> str:
    words = " ".join(rng.choices(WORDS, k=rng.randint(3, 60)))
    return f"{words.capitalize()}."


def _is_own_eye(stones: Stones, color: object, point: Point) -> bool:
    return all(stones.get(neighbour) is color for neighbour in stones.size.neighbours(point))


def _distance(point: Point, played: list[Point]) -> int:
    last = played[-1] if played else Point(15, 3)
    return abs(point.column - last.column) + abs(point.row - last.row)


def tsumego(count: int) -> str:
    """Return a collection of so many small problems as SGF, each on points of its own."""
    rng = random.Random(SEED)
    points = [point.sgf for point in BoardSize().points()]
    problems = []
    for number in range(count):
        stones = rng.sample(points, 12)
        black, white = ("".join(f"[{point}]" for point in some) for some in (stones[:6], stones[6:11]))
        problems.append(f"(;FF[4]GM[1]SZ[19]GN[Problem {number + 1}]AB{black}AW{white};B[{stones[11]}]C[Right.])\n")
    return "".join(problems)
