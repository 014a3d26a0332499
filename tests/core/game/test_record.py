"""Games with their nodes as objects."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import BoardSize, Color, Game, GameNode, Move, convert, sgf
from hen_editor.core.sgf import typed_values
from hen_editor.core.sgf.properties import PROPERTIES, ValueType
from tests.core.editing.machine import SOURCES

TEXT = "(;SZ[9]KM[6.5]HA[2]PB[Shusaku]RE[B+2]DT[1846-09-11]AB[cc][gg];W[ee]C[The centre.](;B[ec])(;B[gc]TR[gc];W[]))"


@pytest.fixture
def game() -> Game:
    return Game.read(TEXT)


def test_a_file_is_read_from_bytes_a_text_or_a_path(tmp_path: Path) -> None:
    path = tmp_path / "two.sgf"
    path.write_bytes(b"(;SZ[5])(;SZ[7];B[aa])")
    data = path.read_bytes()
    for source in data, data.decode(), bytearray(data), memoryview(data), path:
        assert [game.size.columns for game in Game.read_all(source)] == [5, 7]
    assert Game.read(path).size.columns == 5


def test_a_file_without_a_game_has_no_first_one(tmp_path: Path) -> None:
    assert Game.read_all(b"Dear friend") == []
    with pytest.raises(ValueError, match="no game"):
        Game.read(b"Dear friend")
    with pytest.raises(FileNotFoundError):
        Game.read(tmp_path / "missing.sgf")


def test_what_the_root_says_of_the_game_has_types(game: Game) -> None:
    assert game.headers == {"PB": "Shusaku", "DT": "1846-09-11", "RE": "B+2", "KM": 6.5, "HA": 2}
    assert (game.komi, game.handicap, game.result) == (6.5, 2, "B+2")
    bare = Game.read("(;)")
    assert (bare.headers, bare.komi, bare.handicap, bare.result, bare.size.columns) == ({}, None, 0, None, 19)


def test_a_new_game_has_a_root_that_says_what_it_is() -> None:
    game = Game.new(BoardSize(9, 13), {"PB": "Shusaku"})
    assert (game.size, game.headers, game.root.children) == (BoardSize(9, 13), {"PB": "Shusaku"}, ())
    child = game.root.with_child({"B": game.size.find("E5"), "C": "黒"})
    read = Game.read(child.game.sgf())
    assert [node.properties.raw for node in read.nodes()] == [node.properties.raw for node in child.game.nodes()]
    assert (read.root["FF"], read.root["GM"], read.root["CA"], read.size) == (4, 1, "UTF-8", game.size)
    assert Game.new().size == BoardSize(19, 19)


def test_a_child_is_the_last_one_or_at_an_index(game: Game) -> None:
    first = game.root.children[0]
    for index, names in (None, "abn"), (0, "nab"), (1, "anb"):
        node = first.children[0].with_property("N", "a").parent
        node = node.children[1].with_property("N", "b").parent.with_child({"N": "n"}, index)
        assert "".join(child["N"] for child in node.parent.children) == names


@pytest.mark.parametrize(
    ("result", "winner"),
    [
        *[
            (text, Color.BLACK)
            for text in ("B+", "B+0.5", "B+R", "B+Resign", "B+Time", "b+r", "B", "Black wins", "黒2目半勝ち", "B+R ")
        ],
        *[
            (text, Color.WHITE)
            for text in (
                "W+",
                "W+64",
                "W+F",
                "W+Forfeit",
                "w+3,5",
                "White",
                "White wins by 2.5 points",
                "W+0.5 (moves: 200)",
            )
        ],
        *[
            (text, None)
            for text in ("0", "", "Void", "Draw", "Jigo", "?", "both lose", "Bill won", "B+R (W+0.5)", "B+2 (annulled)")
        ],
    ],
)
def test_a_result_says_who_won(result: str, winner: Color | None) -> None:
    assert Game.new(None, {"RE": result}).winner is winner


def test_nodes_know_each_other(game: Game) -> None:
    first = game.root.children[0]
    assert first.parent == game.root
    assert game.root.parent is None
    assert [child.move for child in first.children] == [
        Move(Color.BLACK, game.size.find("E7")),
        Move(Color.BLACK, game.size.find("G7")),
    ]
    assert [child.comment for child in (first, *first.children)] == ["The centre.", "", ""]
    assert [node.id for node in game.nodes()] == [0, 1, 2, 3, 4]
    assert [node.id for node in game.main_line()] == [0, 1, 2]
    assert [node.id for node, _ in game.positions(game.node(3))] == [0, 1, 3, 4]
    assert game.node(4).move == Move(Color.WHITE, None)
    with pytest.raises(KeyError):
        game.node(5)


def test_a_position_is_that_of_its_node(game: Game) -> None:
    *_, last = game.nodes()
    assert [*game.positions(last)][2][1].marks == {
        game.size.find("G7"): next(iter(last.parent.position.marks.values()))
    }
    assert last.position.last_move == Move(Color.WHITE, None)


@given(st.sampled_from(SOURCES), st.data())
def test_the_positions_of_a_line_are_those_of_its_nodes(source: str | bytes, data: st.DataObject) -> None:
    for game in Game.read_all(source):
        through = data.draw(st.sampled_from([None, *game.nodes()]))
        for node, position in game.positions(through):
            assert position == node.position == convert.node_to_position(game.tree, node.id)


@pytest.mark.parametrize("letter", "bBwh")
def test_a_word_of_any_length_before_the_next_move_takes_no_longer_than_its_text(letter: str) -> None:
    game = Game.read(f"(;SZ[9]AB[ee];C[{letter * 3_900}];C[{letter * 300_000}];W[aa])")
    assert [position.mover for _, position in game.positions()] == [Color.WHITE] * 3 + [Color.BLACK]


def test_what_is_not_edited_keeps_its_bytes(game: Game) -> None:
    two = Game.read_all(b" (;SZ[ 9 ]) junk (;SZ[7];B[aa])")[1]
    node = two.root.children[0].with_property("C", "Good.").with_child({"W": two.size.find("B7"), "LB": []})
    node = node.parent.parent.with_property("PB", "Honinbo")
    assert node.game.sgf() == b" (;SZ[ 9 ]) junk (;SZ[7]PB[Honinbo];B[aa]C[Good.];W[ba])"
    assert two.sgf() == b" (;SZ[ 9 ]) junk (;SZ[7];B[aa])"
    assert node.without_property("PB").game.root.get("PB") is None
    assert isinstance(node, GameNode)


TYPES = {
    typed_values.NumberName: {ValueType.NUMBER, ValueType.DOUBLE},
    typed_values.RealName: {ValueType.REAL},
    typed_values.FlagName: {ValueType.NONE},
    typed_values.TextName: {ValueType.TEXT, ValueType.SIMPLE_TEXT},
    typed_values.ColorName: {ValueType.COLOR},
    typed_values.MoveName: {ValueType.MOVE},
    typed_values.PointsName: {ValueType.POINTS, ValueType.POINTS_OR_NONE},
    typed_values.LabelsName: {ValueType.LABELS},
    typed_values.LinesName: {ValueType.LINES},
}
"""The types of the names that are told to type checkers."""


def test_type_checkers_are_told_of_the_properties_of_the_table() -> None:
    untold = {ValueType.SIZE, ValueType.APPLICATION, ValueType.FIGURE}
    for names, types in TYPES.items():
        assert {*names.__args__} == {name for name, row in PROPERTIES.items() if row.value_type in types}
    assert {*ValueType} == untold.union(*TYPES.values())


def test_a_value_has_the_type_that_type_checkers_are_told() -> None:
    node = Game.read("(;KM[6,5]HA[2]KO[]C[x]PL[W]B[aa]W[]TR[aa:bb]LB[aa:x]AR[aa:bb]VW[])").root
    assert (node["KM"], node["HA"], node["KO"], node["C"], node["PL"]) == (6.5, 2, True, "x", Color.WHITE)
    assert isinstance(node["KM"], float)
    assert (node["B"], node["W"], len(node["TR"]), node["VW"]) == ((0, 0), None, 4, ())
    assert (node["LB"], node["AR"]) == ((((0, 0), "x"),), (((0, 0), (1, 1)),))
    assert "N" not in node
    assert node.get("N", 3) == 3
    with pytest.raises(KeyError, match="N"):
        _ = node["N"]
    assert sgf.parse("(;KM[7])").value.games[0].node(0)["KM"] == 7.0
