"""The private property `HEN[...]`: written where, and only where, plain properties do not lead to a position."""

from dataclasses import replace

import pytest

from hen_editor.core import hen, sgf
from hen_editor.core.board import Point
from hen_editor.core.convert import node_to_position
from hen_editor.core.convert.hen_property import with_hen_property
from hen_editor.core.position import Mark
from hen_editor.core.sgf import GameTree
from tests.drawn import draw


def end(text: str) -> tuple[GameTree, int]:
    tree = sgf.parse(text).value.games[0]
    return tree, [*tree.main_line()][-1]


SAID = {
    "nothing that the game implies": ("(;SZ[9]AB[aa];W[bb])", ".9x9_9b_8Bw.B8w.b", None),
    "nothing that the text leaves out": ("(;SZ[9]AB[aa];W[bb])", ".9x9_9b_8Bw", None),
    "a turn": ("(;SZ[9]AB[aa];W[bb])", ".9x9_9b_8Bw.w", ".9x9.w"),
    "a ko": ("(;SZ[9];W[bb])", ".9x9_8Bw.C3", ".9x9.C3"),
    "another last move": ("(;SZ[9];W[bb])", ".9x9_8Bw.A1b", ".9x9.A1b"),
    "an order": ("(;SZ[9];W[bb])", ".9x9_8Bw~bwr", ".9x9~bwr"),
    "an order of Black and White after another": (
        "(;SZ[9]HEN[.9x9~bwr];W[bb])",
        ".9x9_8Bw.b",
        ".9x9~bw.b",
    ),
    "a coloured stone, none that stands there already": (
        "(;SZ[9]HEN[.9x9_9Ar];W[bb])",
        ".9x9_9rg_8Bw",
        ".9x9_9Bg",
    ),
    "a label that would be read as a number": ("(;SZ[9]AB[aa]LB[aa:1])", ".9x9_9b.A9-1", ".9x9.A9-1"),
    "numbers that would be read as labels": ("(;SZ[9]AW[aa][ba]LB[aa:2][ba:2])", ".9x9_9~2~2", ".9x9_9~2~2"),
    "a mark": ("(;SZ[9];W[bb]TR[aa])", ".9x9_8Bw.A9-TR.C3-SQ", ".9x9.C3-SQ"),
}


@pytest.mark.parametrize(("text", "wanted", "said"), SAID.values(), ids=SAID)
def test_only_what_is_lacking_is_written(text: str, wanted: str, said: str | None) -> None:
    tree, node = end(text)
    position = hen.parse_strict(wanted)
    written = with_hen_property(tree, node, position)
    assert position.agrees_with(node_to_position(written, node))
    assert written.node(node).get("HEN") == said


def test_what_is_not_needed_any_more_is_removed() -> None:
    tree, node = end("(;SZ[9];W[bb]HEN[.9x9.w])")
    assert "HEN" not in with_hen_property(tree, node, hen.parse_strict(".9x9_8Bw.b")).node(node).raw


def test_what_is_rewritten_keeps_its_place_among_the_properties() -> None:
    tree, node = end("(;SZ[9];W[bb]HEN[.9x9.w]C[x])")
    written = with_hen_property(tree, node, hen.parse_strict(".9x9_8Bw.r"))
    assert [*written.node(node).raw] == ["W", "HEN", "C"]


def test_what_cannot_be_read_stays_until_its_place_is_needed() -> None:
    tree, node = end("(;SZ[9];W[bb]HEN[what?])")
    assert with_hen_property(tree, node, hen.parse_strict(".9x9_8Bw")) is tree
    assert with_hen_property(tree, node, hen.parse_strict(".9x9_8Bw.w")).node(node)["HEN"] == ".9x9.w"


def test_a_board_too_wide_for_hen_has_none() -> None:
    tree, node = end("(;SZ[30];W[bb])")
    position = node_to_position(*end("(;SZ[30];B[bb])"))
    assert with_hen_property(tree, node, position) is tree


def test_stones_that_the_move_of_the_node_captures_are_written_where_they_took_liberties() -> None:
    text = "(;SZ[3];B[aa]HEN[.3x3_2B~2~br];B[cb]HEN[.3x3_3B~1~1_2~1_1B~1~gbb])"  # red at B2 is captured with B3 and C3
    tree, node = end(text)
    position = replace(node_to_position(tree, node), marks={Point(0, 0): Mark.CIRCLE})
    assert draw(position.stones) == "b..\ng.b\n.g."
    assert node_to_position(with_hen_property(tree, node, position), node) == position
