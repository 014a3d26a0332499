"""GNU Go, if it is installed: it has the positions that it is given, plays to the end, and counts as we do."""

from collections.abc import Iterator

import pytest

from hen_editor.core import convert, hen, rules, sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Stones
from hen_editor.core.position import Move, Position
from hen_editor.core.replay import Replay
from hen_editor.engine import codes
from hen_editor.engine.codes import EngineError
from hen_editor.engine.engine import Engine
from hen_editor.engine.process import EngineProcess
from hen_editor.teaching import playouts
from hen_editor.teaching.counting import Count
from tests.core.hen.vectors import DIRECTORY, Vector
from tests.core.hen.vectors import VECTORS as HENS
from tests.engine.scripts import gnugo, needs_gnugo

pytestmark = needs_gnugo

VECTORS = DIRECTORY.parent


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with gnugo() as started:
        yield started


def positions() -> Iterator[tuple[str, Position]]:
    """Yield the positions of the vectors: those of HEN, and the last ones of SGF."""
    for path in HENS:
        yield path.stem, hen.parse(Vector.read(path).input).value
    for path in sorted((VECTORS / "sgf").glob("*.txt")):
        for number, tree in enumerate(sgf.parse(path.read_bytes()).value.games):
            if tree.is_go:
                yield f"{path.stem} {number}", Replay.of(tree, [*tree.main_line()][-1]).position(tree).value


@pytest.mark.parametrize(("name", "position"), [*positions()], ids=lambda one: one if isinstance(one, str) else "")
def test_a_position_arrives_or_is_refused_before_anything_is_sent(
    name: str, position: Position, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent, ask = list[str](), EngineProcess.ask

    def recorded(self: EngineProcess, command: str, seconds: float = 10.0, *, patient: bool = False) -> str:
        sent.append(command)
        return ask(self, command, seconds, patient=patient)

    monkeypatch.setattr(EngineProcess, "ask", recorded)
    size = position.size
    if max(size.columns, size.rows) > 19 and size.columns == size.rows:
        with pytest.raises(EngineError, match=r"refuses “boardsize|boards of up to 25 lines"):
            engine.put_position(position)
        assert len(sent) <= 1
    elif is_refused(position):
        with pytest.raises(EngineError, match=r"boards of up to 25|square boards|no liberty|black and white stones"):
            engine.put_position(position)
        assert sent == []
    else:
        assert {note.kind for note in engine.put_position(position)} <= {codes.KO_NOT_MADE}
        assert sent[-1].startswith(("showboard", "is_legal"))  # which raised nothing


def is_refused(position: Position) -> bool:
    """Return whether no engine, or at least not GNU Go, can have a position."""
    stones = position.stones
    is_colored = not {*stones.values()} <= {BLACK, WHITE}
    return is_colored or position.size.columns != position.size.rows or bool(rules.chains_without_liberties(stones))


def test_ko_is_known(engine: Engine) -> None:
    tree = sgf.parse_strict("(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb])").games[0]
    assert engine.put(tree, [*tree.main_line()][-1]) == ()
    position = Replay.of(tree, [*tree.main_line()][-1]).position(tree).value
    assert engine.put_position(position) == ()


@pytest.mark.long
def test_a_game_is_played_to_its_end_and_counted(engine: Engine) -> None:
    engine.set_level(1)
    tree = sgf.parse_strict("(;SZ[9]KM[6.5])").games[0]
    node, moves = tree.root, list[Move]()
    while [move.point for move in moves[-2:]] != [None, None]:
        engine.put(tree, node)
        move = engine.genmove()
        assert move is not None
        assert len(moves) < 3 * 81
        moves.append(move)
        tree, node = tree.with_child(node, {"B" if move.color is BLACK else "W": move.point})
    engine.put(tree, node)
    count = Count(Replay.of(tree, node).stones, engine.dead_stones())
    assert len(count.territories) + len(count.stones) - len(count.dead) + len(count.neutral) <= 81
    assert not count.open  # what GNU Go passes after has no open borders


ENDED = [
    "..bw...",
    "..bw.w.",
    ".bbw...",
    ".wbwbw.",
    "..bw...",
    "..bw.w.",
    ".bbw...",
]
"""A stone of each colour is dead in the other's territory: B4 and E4."""


def test_dead_stones_agree_with_ours(engine: Engine) -> None:
    stones = Stones.from_cells(BoardSize(7, 7), "".join(ENDED).encode())
    tree = convert.position_to_game(Position(stones))
    node = [*tree.main_line()][-1]
    engine.put(tree, node)
    assert {point.name(stones.size) for point in engine.dead_stones()} == {"B4", "E4"}
    for name in "BW":
        tree, node = tree.with_child(node, {name: None})
    engine.put(tree, node)
    assert engine.dead_stones() == playouts.guess(stones)
