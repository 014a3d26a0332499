"""A program that uses all of the library with types, which `dev.py lint` checks, and runs it."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from hen_editor import diagrams, pasting, render
from hen_editor.core import BoardSize, Color, Game, GameNode, Mark, Move, Point, Position, Stones, convert, hen, sgf
from hen_editor.core.diagnostics import Diagnostic, NotationError, Parsed, Report, Severity, Span
from hen_editor.core.positions.key import UpTo, key
from hen_editor.core.sgf import Collection, GameTree, Node
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform, position
from hen_editor.drawing.pictures import read

pytestmark = pytest.mark.usefixtures("qapp")  # which PNG and PDF would make otherwise, of another class

TEXT = "(;SZ[9]KM[6.5]HA[2]PB[Shusaku]AB[cc][gg];W[ee]C[The centre.]LB[ee:a](;B[ec]TR[ec])(;B[]))"


def test_positions() -> None:
    shown: Position = hen.parse_strict(".9x9_5Gb.b")
    text: str = hen.format(shown)
    always: str = hen.format(Position(), always_size=True)
    parsed: Parsed[Position] = hen.parse("_19Ib")
    report: Report = hen.validate("_19Ib")
    problem: Diagnostic = report.problems[0]
    span: Span | None = problem.span
    severity: Severity = problem.severity
    as_json: dict[str, object] = problem.to_json(parsed.value.size)
    assert (text, always, parsed.ok) == (".9x9_5Gb.b", ".19x19", False)
    assert (span, severity, json.loads(json.dumps(as_json))["code"]) == (Span(3, 5), Severity.ERROR, "column-i")
    fixed: str | None = hen.fixed("_19Ib")
    found: str | None = hen.extract("See .9x9_5Gb.")
    assert (fixed, found) == ("_19Jb", ".9x9_5Gb")
    with pytest.raises(NotationError):
        hen.parse_strict("_19Ib")


def test_rules() -> None:
    begun: Position = Position(Stones(BoardSize(9, 9))).play("E5").play(None)
    color: Color | None = begun["E5"]
    stone: Color | None = begun.stones.get("E5")
    other: Color | int = begun.stones.get(Point(0, 0), 0)
    assert (stone, other) == (Color.BLACK, 0)
    mover: Color = begun.mover
    why: Diagnostic | None = begun.why_illegal("E5")
    moves: list[Move] = [*begun.legal_moves()]
    chain: frozenset[Point] = begun.chain("E5")
    liberties: frozenset[Point] = begun.liberties("E5")
    assert (color, mover, mover.opponent) == (Color.BLACK, Color.BLACK, Color.WHITE)
    assert why is not None
    assert (len(moves), len(chain), len(liberties)) == (80, 1, 4)
    with pytest.raises(KeyError, match="K10"):
        _ = begun["K10"]


def test_games(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text(TEXT, encoding="utf-8")
    game: Game = Game.read(path)
    komi: float | None = game.komi
    handicap: int = game.handicap
    headers: Mapping[str, object] = game.headers
    size: BoardSize = game.size
    assert (komi, handicap, headers["PB"], size.columns) == (6.5, 2, "Shusaku", 9)
    node: GameNode = game.root.children[0]
    parent: GameNode | None = node.parent
    move: Move | None = node.move
    comment: str = node.comment
    assert parent == game.root
    assert move is not None
    assert (move.color, comment) == (Color.WHITE, "The centre.")
    line: Iterator[GameNode] = game.main_line()
    positions: Iterator[tuple[GameNode, Position]] = game.positions(node)
    assert [one.id for one in line] == [one.id for one, _ in positions]
    edited: GameNode = node.with_property("C", "Here.").with_child({"B": size.find("C3")})
    data: bytes = edited.game.sgf()
    assert data == TEXT.replace("The centre.", "Here.").replace("(;B[]))", "(;B[])\n(;B[cg]))").encode()


def test_typed_values() -> None:
    node: GameNode = Game.read(TEXT).root.children[0]
    labels: tuple[tuple[Point, str], ...] = node["LB"]
    text: str = node["C"]
    played: Point | None = node["W"]
    triangles: tuple[Point, ...] | None = node.get("TR")
    real: float = node.get("KM", 0.0)
    number: int | None = node.get("MN")
    color: Color | None = node.get("PL")
    assert (labels[0][1], text, played, triangles, real, number, color) == (
        "a",
        "The centre.",
        Point(4, 4),
        None,
        0.0,
        None,
        None,
    )


def test_files() -> None:
    collection: Collection = sgf.parse(TEXT).value
    tree: GameTree = collection.games[0]
    node: Node = tree.node(tree.root)
    assert node["HA"] == 2
    marked: GameTree = tree.with_property(tree.root, "TR", {Point(1, 1), Point(0, 0)}).with_raw(tree.root, "C", ["a]b"])
    saved: bytes = sgf.saved(collection.with_game(0, marked))
    assert sgf.parse(saved).value.games[0].node(0)["TR"] == (Point(0, 0), Point(1, 1))
    report: Report = sgf.validate(saved)
    cleaned: bytes = sgf.clean(sgf.parse(saved).value)
    assert report.ok
    assert sgf.parse_strict(cleaned).games


def test_both_notations() -> None:
    text: Parsed[str | None] = convert.sgf_to_hen(TEXT, move_number=1)
    shown: Parsed[Position | None] = convert.sgf_to_position(TEXT, 1)
    assert shown.value is not None
    assert shown.value.stones == hen.parse_strict(text.value or "").stones
    file: Parsed[bytes] = convert.hen_to_sgf(".9x9_5Gb.b")
    tree: GameTree = convert.position_to_game(shown.value)
    loaded: GameTree = convert.load_hen(None, ".9x9_5Gb.b")
    assert sgf.parse(file.value).value.games[0].size == tree.size == loaded.size


def test_whatever_is_pasted_and_what_is_alike() -> None:
    pasted: pasting.Pasted = pasting.recognise("B D4 W Q16").value[0]
    assert (pasted.kind, len(pasted.position.stones)) == (pasting.PasteKind.MOVES, 2)
    diagram: str = diagrams.format(pasted.position, "gtp").value
    assert diagrams.parse(diagram).value[0].position.stones == pasted.position.stones
    turned: Position = position(pasted.position, Transform(Symmetry.ROTATE_180)).value
    same: UpTo = UpTo.SYMMETRY | UpTo.ALL_BUT_STONES
    assert key(turned, same) == key(pasted.position, same)


def test_pictures() -> None:
    begun = Position().play("D4")
    drawn: render.Svg = render.svg(begun, arrows=[("D4", "Q16")], marks={"Q4": Mark.SQUARE}, style="wood")
    pixels: bytes = render.png(begun, width=200)
    page: bytes = render.pdf(begun, width=5, caption="The first move")
    for name, data in (("SVG", drawn.encode()), ("PNG", pixels), ("PDF", page)):
        assert read(name, data).positions
