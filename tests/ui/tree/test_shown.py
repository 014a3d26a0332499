"""What of a tree is folded away: as the user asked, and never the current node."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point
from hen_editor.core.game import line
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.tree.shown import Glyphs, NodeGlyph, Shape, ShownTree, glyph_of
from tests.ui.tree.test_layout import text
from tests.ui.tree.trees import drawing

GAME = "(;;B[aa](;W[ba];B[ca](;W[da];B[ea])(;W[fa];B[ga]))(;W[ha];B[ia](;W[ja])(;W[ka];B[la]))(;W[ma]))"
WHOLE = text(r"""
    0-1-2-3-4-5
      |    \
      |     6-7
      |\
      | 8-9-a
       \   \
        d   b-c
""")


def shown_at(node: NodeId) -> ShownTree:
    return ShownTree(sgf.parse(GAME).value.games[0], node)


def picture(shown: ShownTree) -> str:
    return drawing(shown.layout)


def test_what_follows_the_current_node_is_folded_and_unfolded() -> None:
    shown = shown_at(9)
    assert picture(shown) == WHOLE
    shown.fold_or_unfold()
    assert picture(shown) == text(r"""
        0-1-2-3-4-5
          |    \
          |     6-7
          |\
          | 8-9-+
           \
            d
    """)
    assert shown.layout.hidden == {9: 3}
    shown.fold_or_unfold()
    assert picture(shown) == WHOLE


def test_a_leaf_has_nothing_to_fold() -> None:
    shown = shown_at(13)
    before = shown.layout
    shown.fold()
    assert shown.layout is before
    shown.show(*shown.tree.with_child(13, {}))
    shown.show(shown.tree, 13)
    assert "d-e" in picture(shown)


def test_going_into_a_fold_unfolds_what_leads_there_and_no_more() -> None:
    shown = shown_at(9)
    shown.fold()
    shown.show(shown.tree, 1)
    shown.fold()
    assert picture(shown) == "0-1-+"
    shown.show(shown.tree, 2)
    assert "8-9-+" in picture(shown)
    shown.show(shown.tree, 12)
    assert picture(shown) == WHOLE


def test_only_the_main_line_is_left() -> None:
    shown = shown_at(1)
    shown.fold_variations()
    assert picture(shown) == text(r"""
        0-1-2-3-4-5
          |    \
          |     6-+
          |\
          | 8-+
           \
            d
    """)


def test_only_the_main_line_and_the_way_to_the_current_node_are_left() -> None:
    shown = shown_at(9)
    shown.fold_variations()
    assert picture(shown) == text(r"""
        0-1-2-3-4-5
          |    \
          |     6-+
          |\
          | 8-9-a
           \   \
            d   b-+
    """)


def test_the_main_line_is_unfolded_for_that() -> None:
    shown = shown_at(3)
    shown.fold()
    shown.show(shown.tree, 1)
    shown.fold_variations()
    assert "0-1-2-3-4-5" in picture(shown)


def test_a_branch_is_unfolded_with_all_that_is_folded_in_it() -> None:
    shown = shown_at(9)
    shown.fold()
    shown.show(shown.tree, 3)
    shown.fold()
    shown.show(shown.tree, 8)
    shown.fold()
    shown.unfold(8)
    assert "8-9-a" in picture(shown)
    assert "2-3-+" in picture(shown)
    shown.unfold(0)
    assert picture(shown) == WHOLE


def test_nodes_stay_folded_through_edits_and_undo() -> None:
    shown = shown_at(8)
    shown.fold()
    before = shown.tree
    shown.show(before, 13)
    after, node = before.with_child(13, {})
    for tree, at in ((after, node), (before, 13), (before.without_subtree(2), 1), (before, 1)):
        shown.show(tree, at)
        assert "8-+" in picture(shown)


def test_the_nodes_in_a_fold_are_counted_again_after_an_edit() -> None:
    shown = shown_at(8)
    shown.fold()
    tree, _ = shown.tree.with_child(12, {})
    shown.show(tree, 8)
    assert shown.layout.hidden == {8: 5}


def test_what_an_edit_puts_under_a_folded_node_is_unfolded_when_it_is_the_current_one() -> None:
    shown = shown_at(8)
    shown.fold()
    before = shown.tree
    shown.show(before.without_node(8), 9)
    shown.show(before, 9)
    assert picture(shown) == WHOLE


def test_nodes_stay_folded_while_another_game_of_the_file_is_shown() -> None:
    first, second = sgf.parse("(;;B[aa];W[aa])(;;B[aa];W[aa])").value.games
    shown = ShownTree(first, 1)
    shown.fold()
    shown.show(second, 4)
    assert picture(shown) == "3-4-5"
    shown.show(first, 0)
    assert picture(shown) == "0-1-+"


def test_another_file_has_nothing_folded() -> None:
    shown = shown_at(9)
    shown.fold()
    shown.show(GameTree.new(), 0)
    shown.show(shown_at(0).tree, 0)
    assert picture(shown) == WHOLE


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


@given(
    st.lists(
        st.tuples(st.sampled_from(["move", "comment", "setup", "insert", "remove", "cut", "back"]), st.integers(0, 30))
    )
)
def test_numbers_are_right_after_any_edit_of_the_game(edits: list[tuple[str, int]]) -> None:
    file = sgf.parse(f"(;SZ[9]{';B[aa];W[bb]' * 4}(;B[cc];W[dd]{';B[ee]' * 4})(;B[ff];HEN[.9x9.D9r]))").value.games[0]
    states, glyphs = [file], Glyphs(file)
    for kind, number in edits:
        tree = states[-1]
        nodes = [*tree.walk()]
        node = nodes[number % len(nodes)]
        match kind:
            case "move":
                tree, _ = tree.with_child(node, {"W": SPOT})
            case "comment":
                tree = tree.with_property(node, "C", f"{number}")
            case "setup":
                tree = tree.without_property(node, "B").without_property(node, "W")
            case "insert" if node != tree.root:
                tree, _ = tree.with_parent_inserted(node, {"B": None})
            case "remove" if node != tree.root:
                tree = tree.without_node(node)
            case "cut" if node != tree.root:
                tree = tree.without_subtree(node)
            case "back":
                tree = states[number % len(states)]
        states.append(tree)
        glyphs.set_tree(tree)
        for each in [*tree.walk()][number % 3 :: 3]:
            assert glyphs.move_number(each) == line.move_number(tree, each)


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
