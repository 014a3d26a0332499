"""A position and its line as commands of GTP, and whether an engine then has the same; pure.

Setup goes into the root of a file of its own: engines ignore or refuse it later, and `AE` everywhere. Moves are played,
so that the engine knows ko and history. What no engine can take is refused here, before anything is sent.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from hen_editor.core import rules
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.convert import position_to_game
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.position import PLAIN_ORDER, Move, Position, color_after
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.sgf.numbers import komi_in_points
from hen_editor.engine import codes
from hen_editor.engine.codes import EngineError
from hen_editor.engine.protocol import letter, play_command, vertex

FILE = "position.sgf"
"""The file that engines load, in their working folder: GNU Go takes no blank in a path."""

MAX_LINES = 25
"""The longest side of a board: columns of GTP are letters."""

DEFAULT_KOMI, HANDICAP_KOMI = 6.5, 0.5
"""The komi of games that say none."""

DEFAULT_RULES = "japanese"

COUNTING = ("KM", "HA", "RU")
"""The properties of the root by which engines count."""

_RULES = {"japanese", "korean", "chinese", "aga", "bga", "new-zealand", "goe", "ing", "tromp-taylor"}
_SHORT_RULES = {"jp": "japanese", "japan": "japanese", "cn": "chinese", "nz": "new-zealand", "ing-goe": "goe"}
"""The values of SGF's `RU`, in lower case and with hyphens: those that KataGo has, and what else means one of them."""

_TERRITORY = {"japanese", "korean"}
"""Rules under which prisoners count."""


_ROW = re.compile(r"^[ \t]{0,4}(\d{1,2})(?=[ (|:])[:| ]*((?:[ (]?[.+,XxOoBW#@][)\d]?)+)", re.MULTILINE)
_CELL = re.compile(r"[.+,XxOoBW#@]")
"""A row of `showboard`, and a point in it. The last moves are in parentheses (Leela Zero, Pachi) or numbered (KataGo).

Unlike for the diagrams that people paste, size and place are known, so that the smallest boards can be read, too.
"""

_SHOWN = dict.fromkeys("Xx#B", BLACK) | dict.fromkeys("OoW", WHITE)
"""KataGo marks the ko point by an `@`."""


@dataclass(frozen=True, slots=True)
class EngineTarget:
    """What an engine is to have.

    setup: the stones to begin with. turn: who is to move then. moves: those played from there. komi, rules: as engines
    are told. position: that of the document. ko: the point that the engine
    must know as ko. notes: in what it cannot be as in the document.
    """

    setup: Stones
    turn: Color
    moves: tuple[Move, ...]
    komi: float
    rules: str
    position: Position
    ko: Point | None = None
    notes: tuple[Diagnostic, ...] = ()

    @property
    def size(self) -> BoardSize:
        """The size of the board."""
        return self.setup.size

    @property
    def is_over(self) -> bool:
        """Whether it ended with two passes."""
        return len(self.moves) > 1 and all(move.point is None for move in self.moves[-2:])

    def has_start_of(self, other: "EngineTarget") -> bool:
        """Return whether both begin with the same setup, so that one becomes the other by moves."""
        return (self.setup, self.turn, self.komi, self.rules) == (other.setup, other.turn, other.komi, other.rules)

    def after(self, move: Move) -> "EngineTarget":
        """Return it after a legal move."""
        position = self.position.after(move)
        return replace(self, moves=(*self.moves, move), position=position, ko=position.ko)


# What is to be sent.


def target_of_position(position: Position) -> EngineTarget:
    """Return a position as a target. Raises EngineError if no engine can take it."""
    tree = position_to_game(position)
    return target(tree, [*tree.main_line()][-1])


def target(tree: GameTree, node: NodeId) -> EngineTarget:
    """Return the position at a node, with the moves that led to it, as a target. Raises EngineError, as above.

    The setup is the last position from which the moves lead to it by the rules.
    """
    if not tree.is_go:
        raise EngineError(codes.NOT_GO.at())
    if max(tree.size.columns, tree.size.rows) > MAX_LINES:
        raise EngineError(codes.TOO_LARGE.at(most=MAX_LINES, size=tree.size))
    start, moves = tree.root, list[Move]()
    first = before = Position(Stones(tree.size))
    for step, position in Replay(tree.size).positions(tree, tree.path(node)):
        move = position.last_move
        is_same = (position.stones, position.ko, position.mover) == (before.stones, before.ko, before.mover)
        if step != tree.root and move is None and is_same:
            continue
        if step != tree.root and move is not None and _leads_to(before, move, position):
            moves.append(move)
        else:
            start, first = step, position
            moves.clear()
        before = position
    if moves and before.mover is not color_after(moves[-1].color, PLAIN_ORDER):
        start, first = node, before
        moves.clear()
    _require_possible(first.stones)
    setup, turn, ko = first.stones, first.mover, before.ko
    made = None if first.ko is None else _ko_made(first)
    komi, rules_name, notes = _counting(tree, start, None if made is None else made[1].color)
    if made is not None:
        setup, move = made
        turn = move.color
        moves.insert(0, move)
    elif ko is not None and not moves:
        notes.append(codes.KO_NOT_MADE.at(points=[ko]))
        ko = None
    return EngineTarget(setup, turn, tuple(moves), komi, rules_name, before, ko, tuple(notes))


def _leads_to(before: Position, move: Move, after: Position) -> bool:
    if move.color not in PLAIN_ORDER or before.refusal(move) is not None:
        return False
    played = before.after(move)
    return played.stones == after.stones and played.ko == after.ko


def _require_possible(stones: Stones) -> None:
    """Raise EngineError for stones that no engine takes."""
    for point, color in stones.items():
        if color not in PLAIN_ORDER:
            raise EngineError(codes.COLORED.at(points=[point], point=point.name(stones.size), color=color))
    for chain in rules.chains_without_liberties(stones):
        points = sorted(chain, key=stones.size.index)
        raise EngineError(codes.NO_LIBERTY.at(points=points, point=points[0].name(stones.size)))


def _ko_made(position: Position) -> tuple[Stones, Move] | None:
    """Return stones and a move that leads from them to a position with its ko; None if no move does."""
    assert position.ko is not None
    color = color_after(position.mover, PLAIN_ORDER)
    for point in position.size.neighbours(position.ko):
        if position.stones.get(point) is color:
            setup = position.stones.with_stones({point: None, position.ko: position.mover})
            played = rules.play(setup, color, point)
            if (played.stones, played.ko) == (position.stones, position.ko):
                return setup, Move(color, point)
    return None


def _counting(tree: GameTree, start: NodeId, capturer: Color | None) -> tuple[float, str, list[Diagnostic]]:
    """Return komi and rules for a game that engines know from a node on, and what is to be said about them.

    An engine does not know of prisoners before that node: where they count, the komi has them, except for the one that
    capturer captures again to make the ko.
    """
    root, notes = tree.node(tree.root), list[Diagnostic]()
    written = str(root.get("RU", "")).strip()
    spelt = written.casefold().replace(" ", "-")
    name = _SHORT_RULES.get(spelt, spelt)
    if name not in _RULES:
        name = DEFAULT_RULES
        notes += [codes.UNKNOWN_RULES.at(rules=written[:40])] if written else []
    handicap, komi = root.get("HA"), root.get("KM")
    if not isinstance(komi, int | float):
        komi = HANDICAP_KOMI if isinstance(handicap, int) and handicap >= 2 else DEFAULT_KOMI
    komi = round(2 * komi_in_points(komi)) / 2  # engines know halves only
    if name in _TERRITORY:
        captures = Replay.of(tree, start).captures
        prisoners = captures[WHITE] - captures[BLACK]
        correction = prisoners + {None: 0, BLACK: 1, WHITE: -1}[capturer]
        komi += correction
        notes += [codes.KOMI_CORRECTED.at(komi=komi)] if prisoners and correction else []
    return float(komi), name, notes


# As commands.


def commands(
    wanted: EngineTarget, held: EngineTarget | None, size: BoardSize | None, listed: Collection[str]
) -> Sequence[str]:
    """Return the commands that give an engine a target. Raises EngineError if it lacks what that needs.

    held: what it has. size: of its board; both None if they are not known. listed: what it can. If `FILE` is to be
    loaded, it must hold `sgf(wanted)`.
    """
    if held is not None and held.has_start_of(wanted) and "undo" in listed:
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(held.moves, wanted.moves, strict=False)))
        return ["undo"] * (len(held.moves) - same) + _plays(wanted.moves[same:], wanted.size)
    return [*_setup(wanted, size, listed), *_plays(wanted.moves, wanted.size)]


def _setup(wanted: EngineTarget, size: BoardSize | None, listed: Collection[str]) -> Iterator[str]:
    columns, rows = wanted.size.columns, wanted.size.rows
    if columns != rows and "rectangular_boardsize" not in listed:
        raise EngineError(codes.NOT_SQUARE.at(size=wanted.size))
    if wanted.size != size:  # KataGo takes 2 s, even for the same one
        yield f"boardsize {columns}" if columns == rows else f"rectangular_boardsize {columns} {rows}"
    if "kata-set-rules" in listed:
        yield f"kata-set-rules {wanted.rules}"
    yield f"komi {wanted.komi:g}"
    stones = wanted.setup
    if not stones:
        yield "clear_board"
    elif "loadsgf" in listed:
        yield f"loadsgf {FILE}"
    elif "set_position" in listed and wanted.turn is BLACK:  # Black is next, always
        placed = (f"{letter(color)} {vertex(point, stones.size)}" for point, color in stones.items())
        yield " ".join(["set_position", *placed])
    else:
        yield "clear_board"  # stones that have liberties in the end capture none on the way, in any order
        yield from _plays((Move(color, point) for point, color in stones.items()), stones.size)


def _plays(moves: Iterable[Move], size: BoardSize) -> list[str]:
    return [play_command(move, size) for move in moves]


def sgf(wanted: EngineTarget) -> str:
    """Return the file to be loaded: one root, always with the side to move."""
    size, stones = wanted.size, wanted.setup
    lines = f"{size.columns}" if size.columns == size.rows else f"{size.columns}:{size.rows}"
    placed = "".join(
        f"A{letter(color).upper()}" + "".join(f"[{point.sgf}]" for point in points)
        for color in PLAIN_ORDER
        if (points := stones.points_of([color]))
    )
    turn = letter(wanted.turn).upper()
    return f"(;FF[4]GM[1]SZ[{lines}]KM[{wanted.komi:g}]RU[{wanted.rules}]{placed}PL[{turn}])"


def rules_note(wanted: EngineTarget, listed: Collection[str]) -> list[Diagnostic]:
    """Return that an engine cannot be told the rules, if they are not what engines without choice count by."""
    is_told = "kata-set-rules" in listed or wanted.rules in _TERRITORY
    return [] if is_told else [codes.OWN_RULES.at(rules=wanted.rules)]


# Whether it has arrived.


def difference(shown: str, wanted: EngineTarget) -> Diagnostic | None:
    """Return in what an engine's board, as `showboard` shows it, differs from a target; a note if it cannot be read."""
    rows = [(int(row[1]), _CELL.findall(row[2])) for row in _ROW.finditer(shown)]
    size, numbers = wanted.size, {number for number, _ in rows}
    if not rows:
        return codes.NOT_COMPARED.at()
    if numbers != {*range(1, size.rows + 1)} or any(len(cells) != size.columns for _, cells in rows):
        return codes.SIZE_DIFFERS.at()
    placed = (
        (Point(column, size.rows - number), color)
        for number, cells in rows
        for column, cell in enumerate(cells)
        if (color := _SHOWN.get(cell))
    )
    if points := [*Stones(size, placed).changes_to(wanted.position.stones)]:
        return codes.DIFFERS.at(points=points, count=len(points), point=points[0].name(size))
    return None
