"""The line ends of what is written into a file: those that it has."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.board import Point
from hen_editor.core.sgf import GameTree

LINE_ENDS = ("\n", "\r\n", "\r")


@pytest.mark.parametrize("line_end", LINE_ENDS)
@given(st.text("ab\n\\]: \r", max_size=12))
def test_what_is_edited_gets_the_line_ends_of_the_file(line_end: str, comment: str) -> None:
    text = "(;SZ[9]C[one\ntwo]\nGC[x\ny];B[aa])\n(;SZ[9])".replace("\n", line_end)
    read = sgf.parse(text.encode()).value
    tree = read.games[0].with_property(0, "C", comment)
    for number in range(40):
        tree, _ = tree.with_child(1, {"W": Point(number % 9, number % 9)})
    collection = read.with_game(0, tree).with_games_inserted(1, [GameTree.new()])
    written = sgf.format(collection)
    others = written.replace(line_end.encode(), b"")
    assert b"\n" not in others
    assert b"\r" not in others
    again = sgf.parse(written).value.games[0]
    assert again.node(again.root).raw == tree.node(tree.root).raw
    assert again.node(again.root).get("C", "") == tree.node(tree.root).get("C", "")


@pytest.mark.parametrize("line_end", LINE_ENDS)
def test_a_comment_edited_in_the_middle_keeps_its_line_ends(line_end: str) -> None:
    before = f"(;C[one{line_end}two{line_end}three]{line_end};B[aa])".encode()
    read = sgf.parse(before).value
    tree = read.games[0].with_property(0, "C", "one\n2\nthree")
    assert sgf.format(read.with_game(0, tree)) == before.replace(b"two", b"2")
    assert sgf.format(read.with_game(0, tree.with_property(0, "C", "one\ntwo\nthree"))) == before


def test_a_file_of_one_line_gets_plain_line_ends() -> None:
    read = sgf.parse(b"(;C[x])").value
    assert sgf.format(read.with_game(0, read.games[0].with_property(0, "C", "a\nb"))) == b"(;C[a\nb])"
