"""Reading and writing HEN, and SGF to HEN: each as a ratio to something else that is measured in the same run.

What is compared takes turns, so that a machine that is slower for a while is so for both. Each turn is one call to
warm up and one that is timed; of many the shortest counts, which is the one that nothing disturbed.
"""

import re
from collections.abc import Callable, Sequence
from functools import partial
from inspect import unwrap
from time import perf_counter

from sgfmill import sgf as sgfmill
from sgfmill import sgf_moves

from hen_editor.core import convert, hen, rules
from hen_editor.core.position import PLAIN_ORDER, Move, Position
from tests.bench import games
from tests.bench.figures import Figure

ROUNDS = 600

FULL_BOARD = "".join(f"_{row}{'bw' * 9}b" if row % 2 else f"_{row}{'wb' * 9}w" for row in range(19, 0, -1))
TEXTS = {
    "example 1": hen.EXAMPLES[0],
    "example 2": hen.EXAMPLES[1],
    "example 3": hen.EXAMPLES[2],
    "full board": FULL_BOARD,
}
LONGEST = "example 2"
"""The one of 241 characters that the goal is set for."""

_LEXEMES = re.compile(r"[A-HJ-Z]|[bwrglyp]|[0-9]+|\S")
PARSE_GOALS = {LONGEST: 2.8, "full board": 1.5}
POSITIONS_GOAL, PROBLEM_GOAL, FORMAT_GOAL, SGF_GOAL = 2.1, 4, 1, 3

GAMES, EVERY = 4, 10
"""How many games the positions are of, and after every how many moves."""


def measured() -> list[Figure]:
    """Measure all."""
    figures = [figure for name, text in TEXTS.items() for figure in _of_text(name, text)]
    problems = [_of_problems(name, TEXTS[name]) for name in PARSE_GOALS]
    return [*figures, _of_positions(), *problems, _of_game()]


def shortest(functions: Sequence[Callable[[], object]], rounds: int = ROUNDS) -> list[float]:
    """Return the seconds of each function's shortest call."""
    times: list[list[float]] = [[] for _ in functions]
    for _ in range(rounds):
        for function, taken in zip(functions, times, strict=True):
            function()
            start = perf_counter()
            function()
            taken.append(perf_counter() - start)
    return [min(taken) for taken in times]


def _of_text(name: str, text: str) -> list[Figure]:
    position = hen.parse_strict(text)
    parse_work, read_work = unwrap(hen.parse), unwrap(hen.read)  # The work itself, were it ever remembered.
    drained, parsed, read, written = shortest(
        [lambda: drain(text), lambda: parse_work(text), lambda: read_work(text), lambda: hen.format(position)]
    )
    parse, format_ = parsed / drained, written / parsed
    what, micro, goal = f"HEN {name}, {len(text)} characters", 1e6, PARSE_GOALS.get(name)
    return [
        Figure(
            f"{what}: parse",
            f"{parse:5.2f} times draining a regular expression   ({parsed * micro:.0f} and {drained * micro:.0f} µs)",
            f"<= {goal}" if goal else "",
            parse <= goal if goal else None,
        ),
        Figure(f"{what}: read with tokens", f"{read / parsed:5.2f} times parse   ({read * micro:.0f} µs)"),
        Figure(
            f"{what}: format",
            f"{format_:5.2f} times parse   ({written * micro:.0f} µs)",
            f"<= {FORMAT_GOAL}",
            format_ <= FORMAT_GOAL,
        ),
    ]


def _of_positions() -> Figure:
    texts = positions_of_games()

    parse_work = unwrap(hen.parse)
    times = [shortest([partial(drain, text), partial(parse_work, text)], rounds=100) for text in texts]
    drained, parsed = map(sum, zip(*times, strict=True))
    ratio = parsed / drained
    return Figure(
        f"HEN of {len(texts)} positions of games: parse",
        f"{ratio:5.2f} times draining a regular expression   ({parsed * 1e3:.1f} and {drained * 1e3:.1f} ms)",
        f"<= {POSITIONS_GOAL}",
        ratio <= POSITIONS_GOAL,
    )


def _of_problems(name: str, text: str) -> Figure:
    texts = with_one_problem(text)
    clean, *others = shortest([partial(hen.parse, text) for text in (text, *texts.values())], rounds=200)
    taken, problem = max(zip(others, texts, strict=True))
    ratio = taken / clean
    return Figure(
        f"HEN {name} with a problem: parse",
        f"{ratio:5.2f} times without, if {problem}   ({taken * 1e6:.0f} µs)",
        f"<= {PROBLEM_GOAL}",
        ratio <= PROBLEM_GOAL,
    )


def _of_game() -> Figure:
    data = plain_game().encode()
    theirs, ours = shortest([lambda: replay_with_sgfmill(data), lambda: convert.sgf_to_hen(data)])
    ratio = theirs / ours
    return Figure(
        f"SGF of {games.MOVES} moves to HEN at the last",
        f"{ratio:5.2f} times as fast as sgfmill parses and replays   ({ours * 1e3:.2f} and {theirs * 1e3:.2f} ms)",
        f">= {SGF_GOAL}",
        ratio >= SGF_GOAL,
    )


def drain(text: str) -> None:
    """Take where each lexeme of a text starts, where it ends and what it says."""
    for match in _LEXEMES.finditer(text):
        match.start()
        match.end()
        match.group()


def positions_of_games() -> list[str]:
    """Return positions of some games, from the first moves to the last."""
    texts = []
    for game in range(GAMES):
        position = Position()
        for number, point in enumerate(games.moves(seed=games.SEED + game)):
            color = PLAIN_ORDER[number % 2]
            after = rules.play(position.stones, color, point)
            position = Position(after.stones, after.ko, Move(color, point), PLAIN_ORDER[1 - number % 2])
            if number % EVERY == 0:
                texts.append(hen.format(position))
    return texts


def with_one_problem(text: str) -> dict[str, str]:
    """Return a text of several rows with one problem of each kind that is handled in a way of its own, by its name."""
    row, second = text[: text.index("_", 1)], text.index("_", 1)
    beginning, rest = text[:second], text[second:]
    return {
        "a stone cannot be read": f"{beginning}?{rest}",
        "a column is mistyped": f"{beginning}I{rest}",
        "a number is split": text.replace("_1", "_1 ", 1),
        "stones run off the board": f"{beginning}w25{rest}",
        "a row is off the board": f"{text}_20b",
        "a row is given twice": f"{text}{row}",
        "a space is unusual": f"{beginning}\u00a0{rest}",
        "a dash is left over": f"{text}-",
        "a part is unknown": f"{text}.?",
        "a label is given twice": f"{text}.A1-a.A1-b",
    }


def plain_game() -> str:
    """Return a game of moves alone as SGF."""
    moves = "".join(f";{'BW'[number % 2]}[{point.sgf}]" for number, point in enumerate(games.moves()))
    return f"(;FF[4]GM[1]CA[UTF-8]SZ[19]PB[Black]PW[White]KM[6.5]{moves})\n"


def replay_with_sgfmill(data: bytes) -> None:
    """Parse a game and play it to its end."""
    board, plays = sgf_moves.get_setup_and_moves(sgfmill.Sgf_game.from_bytes(data))
    for color, move in plays:
        if move is not None:
            board.play(*move, color)
