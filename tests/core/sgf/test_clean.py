"""Games written anew: nothing a player sees is lost, and no repair is needed again."""

from functools import partial

import pytest
from hypothesis import given

from hen_editor import __version__
from hen_editor.core import sgf
from hen_editor.core.board import Point
from hen_editor.core.convert import node_to_position
from hen_editor.core.diagnostics import Severity
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import Collection
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from tests.core.sgf.vectors import Vector, read_vectors
from tests.each import for_each
from tests.nasty_games import bare_games
from tests.steps import reports

VECTORS = [vector for vector in read_vectors() if sgf.parse(vector.data).value.games]


def boards(collection: Collection) -> list[object]:
    """Return the stones, captures and turn after each line of each game, in order."""
    ends = [(tree, node) for tree in collection.games for node in tree.walk() if not tree.children(node)]
    states = [(Replay.of(tree, node), tree) for tree, node in ends]
    return [(state.stones, state.captures, state.move_number) for state, tree in states if tree.is_go]


def played(collection: Collection) -> list[object]:
    """Return what each game has led to at the end of its main line, but for labels and marks, which may be old ones."""
    shown = [node_to_position(tree, [*tree.main_line()][-1]) for tree in collection.games]
    return [(position.stones, position.ko, position.last_move, position.turn) for position in shown]


def comments(collection: Collection) -> list[object]:
    found = [tree.node(node).get("C") for tree in collection.games for node in tree.walk()]
    return [comment for comment in found if comment]


@for_each(VECTORS, str)
def test_a_clean_file_needs_no_repair(vector: Vector) -> None:
    read = sgf.parse(sgf.clean(sgf.parse(vector.data).value))
    assert [problem for problem in read.diagnostics if problem.severity is not Severity.NOTE] == []


@for_each(VECTORS, str)
def test_a_clean_file_leads_to_the_same_boards(vector: Vector) -> None:
    before = sgf.parse(vector.data).value
    assert boards(sgf.parse(sgf.clean(before)).value) == boards(before)


@given(bare_games())
def test_whatever_a_clean_file_was_read_from_it_shows_the_same_positions(file: bytes) -> None:
    before = sgf.parse(file).value
    assert played(sgf.parse(sgf.clean(before)).value) == played(before)


@for_each(VECTORS, str)
def test_writing_clean_twice_changes_nothing(vector: Vector) -> None:
    once = sgf.clean(sgf.parse(vector.data).value)
    assert sgf.clean(sgf.parse(once).value) == once


@for_each([";KM[,5][]", ";KM[][6,5]", ";B[aa][]", ";B[][]", ";SZ[9];W[]", ";AB[aa][]", ";RE[B + 3][ ]"])
def test_an_empty_value_beside_another_changes_nothing(nodes: str) -> None:
    once = sgf.clean(sgf.parse(f"({nodes})").value)
    assert sgf.clean(sgf.parse(once).value) == once


@for_each(VECTORS, str)
def test_comments_are_kept(vector: Vector) -> None:
    before = sgf.parse(vector.data).value
    after = [str(text) for text in comments(sgf.parse(sgf.clean(before)).value)]
    assert after == [replace_undecodable(str(text)) for text in comments(before)]


CLEANED = {
    "the root says what the file is": ("(;B[dd])", "(;FF[4]GM[1]CA[UTF-8]AP[HEN Editor:{version}]SZ[19]\n;B[dd])\n"),
    "setup beside a move comes before it": ("(;SZ[9];W[dd]AB[cc]C[x])", "\n;AB[cc];W[dd]C[x])\n"),
    "two moves are two nodes": ("(;SZ[9];W[ee]B[dd]C[x])", "\n;B[dd];W[ee]C[x])\n"),
    "compressed points are written out": ("(;SZ[9];AB[aa:bb])", "\n;AB[aa][ba][ab][bb])\n"),
    "on boards that old programs do not have they stay rectangles, none of which overlap": (
        "(;SZ[20];AB[aa:bb][bb:cc][dd])",
        "\n;AB[aa:ba][ab:cb][bc:cc][dd])\n",
    ),
    "old crosses and new ones overlap no more": ("(;SZ[9];MA[aa:ba]M[ba:bb])", "\n;MA[aa][ba][bb])\n"),
    "brackets in texts are escaped": ("(;SZ[9];C[a[1] b])", "\n;C[a[1\\] b])\n"),
    "so is a move at the end of a text": ("(;SZ[9];C[a]: [b;B[dd][c])", "\n;C[a\\]: [b;B\\[dd][c])\n"),
    "old marks become new ones": ("(;SZ[9];L[aa][bb]M[cc])", "\n;MA[cc]LB[aa:a][bb:b])\n"),
    "what cannot be read is kept": ("(;SZ[9];AB[dd]KM[x]XY[a:b])", "\n;KM[x]AB[dd]XY[a:b])\n"),
    "a pass is kept before other values": ("(;SZ[9];W[][bi])", "\n;W[][bi])\n"),
    "empty values go": ("(;SZ[9];AB[]KM[]B[])", "\n;B[])\n"),
    "variations begin a line": ("(;SZ[9];B[dd](;W[ee])(;W[ff];B[gg]))", "\n;B[dd]\n(;W[ee])\n(;W[ff];B[gg]))\n"),
}


@pytest.mark.parametrize(("text", "expected"), CLEANED.values(), ids=CLEANED)
def test_what_is_written(text: str, expected: str) -> None:
    assert sgf.clean(sgf.parse(text).value).decode().endswith(expected.format(version=__version__))


def test_bytes_that_are_no_characters_become_the_replacement_character() -> None:
    read = sgf.parse(b"(;C[caf\xe9 \xc3\xa9])", encoding="utf-8").value
    assert "C[caf\ufffd \xe9]" in sgf.clean(read).decode()


def test_a_line_of_many_moves_and_deep_variations_are_written_without_recursion() -> None:
    text = "(;SZ[9]" + "(;B[aa];W[bb]" * 5_000 + ")" * 5_001
    assert sgf.clean(sgf.parse(text).value).count(b";") == 10_001


def test_a_move_added_since_the_file_was_read_is_written() -> None:
    collection = sgf.parse("(;SZ[9];B[dd])").value
    tree, _ = collection.games[0].with_child(1, {"W": Point(4, 4)})
    assert sgf.clean(collection.with_game(0, tree)).decode().endswith("\n;B[dd];W[ee])\n")


def test_writing_a_large_game_reports_its_progress() -> None:
    collection = sgf.parse("(;SZ[9]" + ";B[aa];W[bb]" * 5_000 + ")").value
    shares = reports(partial(sgf.clean, collection))
    assert len(shares) > 20
    assert shares == sorted(shares)
    assert 0 <= shares[0] < shares[-1] <= 1


@pytest.mark.parametrize(
    ("marks", "clean"),
    [
        ("L[aa][bb]", "LB[aa:a][bb:b]"),
        ("L[aa:ba][ca]", "LB[aa:a][ba:b][ca:c]"),
        ("L[zz][aa]", "L[zz]LB[aa:a]"),
        ("L[aa]LB[aa:X][bb:Y]", "LB[aa:X][bb:Y]"),
        ("L[zz]", "L[zz]"),
    ],
)
def test_letters_become_the_labels_that_the_board_shows(marks: str, clean: str) -> None:
    assert f"SZ[9]{clean})" in sgf.clean(sgf.parse(f"(;SZ[9]{marks})").value).decode()


def test_a_file_begins_as_other_programs_know_it_however_long_its_root_is() -> None:
    long = sgf.parse(f"(;SZ[9]EV[{'Meijin ' * 20}];B[aa])").value
    assert sgf.clean(long).startswith(b"(;FF[4]")
