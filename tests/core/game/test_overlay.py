"""What SGF shows on a board and HEN lacks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import markup, sgf, transform
from hen_editor.core.board import BLACK, WHITE, Point
from hen_editor.core.game.overlay import Overlay, inherited
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform
from tests.steps import steps

A9, B9, C9, E5 = Point(0, 0), Point(1, 0), Point(2, 0), Point(4, 4)


def tree_of(text: str) -> GameTree:
    return sgf.parse(text).value.games[0]


def shown(text: str, number: int = 0) -> Overlay:
    """Return what a node of the main line shows."""
    tree = tree_of(text)
    return Overlay.of(tree, [*tree.main_line()][number])


def test_a_node_that_says_nothing_shows_nothing() -> None:
    assert shown("(;SZ[9];B[ee]TR[ee]C[x])", 1) == Overlay()


def test_arrows_and_lines_are_pairs_of_points() -> None:
    assert shown("(;SZ[9]AR[aa:ba][aa:ca]LN[ee:aa])")[:2] == (((A9, B9), (A9, C9)), ((E5, A9),))


def test_lines_of_no_length_and_repeated_lines_are_skipped() -> None:
    assert shown("(;SZ[9]AR[aa:aa][aa:ba][aa:ba][aa][zz:aa])").arrows == ((A9, B9),)


def test_territory_is_blacks_and_whites() -> None:
    assert shown("(;SZ[9]TB[aa:ba]TW[ee])").territory == {A9: BLACK, B9: BLACK, E5: WHITE}


def test_selected_points_are_those_of_old_files() -> None:
    assert [*shown("(;FF[3]SZ[9]L[ca][aa]M[ee]SL[ba])").selected] == [B9]


INHERITED = {
    "none is said": ("(;SZ[9];B[aa];W[bb])", set(), None),
    "the node's own": ("(;SZ[9];B[aa];W[bb]DD[aa]VW[aa:ca])", {A9}, {A9, B9, C9}),
    "that of a node above": ("(;SZ[9]DD[ee]VW[aa];B[aa];W[bb])", {E5}, {A9}),
    "that of the last node above": ("(;SZ[9]DD[ee];B[aa]DD[ba];W[bb])", {B9}, None),
    "an empty one resets": ("(;SZ[9]DD[ee]VW[aa];B[aa]DD[]VW[];W[bb])", set(), None),
    "an old spelling": ("(;FF[3]SZ[9]VieW[aa];B[aa];W[bb])", set(), {A9}),
    "a damaged node": ("(;SZ[9] dd[aa];B[aa];W[bb])", {A9}, None),
    "another property between": ("(;SZ[9]DD[ee];B[aa]C[DD VW];W[bb])", {E5}, None),
}


@pytest.mark.parametrize(("text", "greyed_out", "view"), INHERITED.values(), ids=INHERITED)
def test_greyed_out_points_and_the_view_hold_for_what_follows(
    text: str, greyed_out: set[Point], view: set[Point] | None
) -> None:
    overlay = shown(text, 2)
    assert overlay.greyed_out == frozenset(greyed_out)
    assert overlay.view == (None if view is None else frozenset(view))


def test_they_hold_in_nodes_that_were_edited_and_below_them() -> None:
    tree = tree_of("(;SZ[9]DD[aa];B[aa];W[bb])")
    edited = tree.with_property(1, "DD", [B9])
    edited, last = edited.with_child(2, {"C": "here"})
    assert [inherited(edited, node, "DD") for node in (0, 1, 2, last)] == [{A9}, {B9}, {B9}, {B9}]
    assert inherited(edited.without_property(1, "DD"), last, "DD") == {A9}
    assert inherited(tree, 2, "DD") == {A9}
    assert inherited(edited, None, "DD") == frozenset()


def test_another_game_of_the_file_has_no_say() -> None:
    _, second = sgf.parse("(;SZ[9]DD[aa])(;SZ[9];B[aa])").value.games
    assert Overlay.of(second, [*second.main_line()][-1]) == Overlay()


def test_another_game_than_go_shows_nothing() -> None:
    assert shown("(;GM[2]SZ[9]DD[aa]AR[aa:ba]TB[aa]L[aa])") == Overlay()


def test_a_long_line_is_not_looked_through_where_no_node_sets_anything() -> None:
    trees = [tree_of("(;SZ[9]" + ";B[aa];W[bb]" * length + ")") for length in (50, 50, 5_000)]
    for tree in trees:
        Overlay.of(tree, 3)
    _, few, many = (steps(lambda tree: Overlay.of(tree, tree.node_count - 1), tree) for tree in trees)  # _: first use
    assert many == few


def test_a_large_text_is_searched_no_farther_than_to_the_node() -> None:
    first, shorter, longer = (tree_of("(;SZ[9];B[aa]" + ";DD[aa]" * length + ")") for length in (1, 50, 5_000))
    Overlay.of(first, 1)  # makes what is made when it is first used
    assert steps(lambda tree: Overlay.of(tree, 1), shorter) == steps(lambda tree: Overlay.of(tree, 1), longer)


@pytest.mark.parametrize("order", [(0, 1, 2, 3, 4, 5), (5, 4, 3, 2, 1, 0), (3, 0, 5, 1, 4, 2)])
def test_in_whatever_order_the_nodes_are_shown_they_show_the_same(order: tuple[int, ...]) -> None:
    tree = tree_of("(;SZ[9];B[aa]DD[aa](;W[bb];B[cc]VW[aa])(;W[dd]DD[ba];B[ee]))")
    seen = {node: Overlay.of(tree, node) for node in order}
    assert [seen[node].greyed_out for node in range(6)] == [set(), {A9}, {A9}, {A9}, {B9}, {B9}]
    assert [seen[node].view for node in range(6)] == [None, None, None, {A9}, None, None]


KINDS = ("set", "clear", "comment", "child", "insert", "remove", "back")


def inherited_naively(tree: GameTree, node: NodeId, name: str) -> frozenset[Point]:
    tellers = [step for step in tree.path(node) if name in tree.node(step).raw]
    return frozenset(markup.points_of(tree.node(tellers[-1]), name) if tellers else ())


@given(st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, 9))))
def test_they_hold_after_any_edits(edits: list[tuple[str, int]]) -> None:
    tree = first = tree_of("(;SZ[9];VW[aa:cc];B[dd](;W[ee];DD[bb];B[ff])(;VW[];W[gg]))")
    for kind, number in edits:
        nodes = [*tree.walk()]
        node = nodes[number % len(nodes)]
        match kind:
            case "set":
                tree = tree.with_property(node, "VW", [Point(number % 9, 0)])
            case "clear":
                tree = tree.with_property(node, "DD", []).without_property(node, "VW")
            case "comment":
                tree = tree.with_property(node, "C", "Good.")
            case "child":
                tree, _ = tree.with_child(node, {"DD": [Point(1, number % 9)]})
            case "insert" if node != tree.root:
                tree, _ = tree.with_parent_inserted(node, {"VW": [Point(2, 2)]})
            case "remove" if node != tree.root:
                tree = tree.without_node(node)
            case "back":
                tree = first
        for each in tree.walk():
            for name in ("DD", "VW"):
                assert inherited(tree, each, name) == inherited_naively(tree, each, name)


def test_a_line_of_which_every_node_was_edited_is_looked_through_once() -> None:
    long = tree_of("(;SZ[9]" + ";B[aa]" * 2_000 + ")")
    turned = transform.game(long, Transform(Symmetry.ROTATE_LEFT)).value
    Overlay.of(turned, 2_000)
    assert steps(lambda node: Overlay.of(turned, node), 1_999) < 500
