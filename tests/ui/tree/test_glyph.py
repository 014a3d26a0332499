"""What nodes look like, and the numbers of moves."""

import pytest

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point
from hen_editor.core.sgf import GameTree
from hen_editor.ui.tree.shown import Glyphs, NodeGlyph, Shape, glyph_of

SPOT = Point(3, 3)


def glyph(**properties: object) -> NodeGlyph:
    tree, node = GameTree.new(BoardSize(9, 9)).with_child(0, properties)
    return glyph_of(tree.node(node))


@pytest.mark.parametrize(
    ("properties", "expected"),
    [
        ({"B": SPOT}, NodeGlyph(Shape.STONE, BLACK)),
        ({"W": SPOT}, NodeGlyph(Shape.STONE, WHITE)),
        ({"B": None}, NodeGlyph(Shape.PASS, BLACK)),
        ({"AB": (SPOT,)}, NodeGlyph(Shape.SETUP)),
        ({"AE": (SPOT,)}, NodeGlyph(Shape.SETUP)),
        ({}, NodeGlyph(Shape.DOT)),
        ({"N": "Joseki"}, NodeGlyph(Shape.DOT)),
        ({"TR": (SPOT,)}, NodeGlyph(Shape.DOT)),
        ({"C": "Atari!"}, NodeGlyph(Shape.DOT, has_comment=True)),
        ({"B": SPOT, "TE": 1}, NodeGlyph(Shape.STONE, BLACK, sign="TE")),
        ({"HO": 1, "IT": True}, NodeGlyph(Shape.DOT, sign="IT")),
        ({"W": SPOT, "C": "Atari!"}, NodeGlyph(Shape.STONE, WHITE, has_comment=True)),
        ({"HEN": ".9x9_5Er.E5r"}, NodeGlyph(Shape.STONE, Color.RED)),
        ({"HEN": ".9x9_5Er.E5r", "AE": (SPOT,)}, NodeGlyph(Shape.STONE, Color.RED)),
        ({"HEN": ".9x9.pg"}, NodeGlyph(Shape.PASS, Color.GREEN)),
        ({"HEN": ".9x9.D6r", "AE": (SPOT,)}, NodeGlyph(Shape.STONE, Color.RED)),
        ({"HEN": ".9x9_5Er"}, NodeGlyph(Shape.SETUP, Color.RED)),
        ({"HEN": ".9x9_5Er.E7b", "AB": (SPOT,)}, NodeGlyph(Shape.SETUP, Color.RED)),
        ({"HEN": ".9x9.E7b", "AB": (SPOT,)}, NodeGlyph(Shape.SETUP)),
        ({"HEN": ".9x9.w"}, NodeGlyph(Shape.DOT)),
        ({"HEN": "no HEN at all"}, NodeGlyph(Shape.DOT)),
        ({"HEN": ".9x9.E7w", "B": SPOT}, NodeGlyph(Shape.STONE, BLACK)),
    ],
)
def test_a_node_looks_like_what_it_does(properties: dict[str, object], expected: NodeGlyph) -> None:
    assert glyph(**properties) == expected


def test_a_move_that_cannot_be_read_is_no_move() -> None:
    tree, node = GameTree.new().with_child(0, {})
    assert glyph_of(tree.with_raw(node, "B", ("nowhere",)).node(node)) == NodeGlyph(Shape.DOT)


def test_passes_and_stones_count_as_moves_and_setup_does_not() -> None:
    tree = GameTree.new()
    node = tree.root
    numbers = [Glyphs(tree).move_number(node)]
    for properties in ({"B": SPOT}, {"AW": (SPOT,)}, {"W": None}, {"C": "hm"}, {"B": Point(4, 4)}):
        tree, node = tree.with_child(node, properties)
        numbers.append(Glyphs(tree).move_number(node))
    assert numbers == [0, 1, 1, 2, 2, 3]


def test_moves_of_all_colours_count_and_none_that_cannot_be_read() -> None:
    tree = sgf.parse("(;SZ[9];B[aa];HEN[.9x9_9Cr.C9r];W[nowhere];HEN[.9x9.pg]AB[cc];AE[ca]HEN[.9x9.D9r])").value.games[
        0
    ]
    assert [Glyphs(tree).move_number(node) for node in tree.walk()] == [0, 1, 2, 2, 3, 3]


def test_an_edit_of_a_node_is_seen() -> None:
    tree, first = GameTree.new().with_child(0, {"B": SPOT})
    tree, second = tree.with_child(first, {"W": Point(4, 4)})
    glyphs = Glyphs(tree)
    assert (glyphs.of(first), glyphs.move_number(second)) == (NodeGlyph(Shape.STONE, BLACK), 2)
    edited = tree.without_property(first, "B").with_property(first, "C", "hm")
    glyphs.set_tree(edited)
    assert (glyphs.of(first), glyphs.move_number(second)) == (NodeGlyph(Shape.DOT, has_comment=True), 1)
    glyphs.set_tree(tree)
    assert (glyphs.of(first), glyphs.move_number(second)) == (NodeGlyph(Shape.STONE, BLACK), 2)


@pytest.mark.parametrize("other", ["(;SZ[19];W[dd])", "(;SZ[19];C[hm])"])
def test_another_file_has_glyphs_of_its_own(other: str) -> None:
    tree, another = (sgf.parse(text).value.games[0] for text in ("(;SZ[19];B[dd])", other))
    glyphs = Glyphs(tree)
    glyphs.of(1)
    glyphs.set_tree(another)
    assert glyphs.of(1) == glyph_of(another.node(1))


def test_a_larger_board_makes_a_stone_of_what_was_a_pass() -> None:
    tree = sgf.parse("(;SZ[19];B[tt])").value.games[0]
    glyphs = Glyphs(tree)
    assert glyphs.of(1) == NodeGlyph(Shape.PASS, BLACK)
    glyphs.set_tree(tree.with_property(tree.root, "SZ", 21))
    assert glyphs.of(1) == NodeGlyph(Shape.STONE, BLACK)
