"""The layout of a tree that is edited: always that of the tree in the end, and soon enough."""

from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.board import Point
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.tree.layout import Layout, LayoutCache, changed_families, lay_out

MOVE = {"B": Point(3, 3)}


def game(moves: int) -> tuple[GameTree, list[NodeId]]:
    """Return a game without variations and its nodes."""
    tree = GameTree.new()
    nodes = [tree.root]
    for _ in range(moves):
        tree, node = tree.with_child(nodes[-1], MOVE)
        nodes.append(node)
    return tree, nodes


def edited(tree: GameTree, edit: str, drawn: int) -> tuple[GameTree, NodeId]:
    """Do one edit at one of the nodes; return the tree and its current node."""
    nodes = list(tree.walk())
    node = nodes[drawn % len(nodes)]
    parent = tree.parent(node)
    match edit:
        case "play":
            return tree.with_child(node, MOVE)
        case "play first":
            return tree.with_child(node, MOVE, index=0)
        case "insert" if parent is not None:
            return tree.with_parent_inserted(node, MOVE)
        case "take out" if parent is not None:
            return tree.without_node(node), parent
        case "cut off" if parent is not None:
            return tree.without_subtree(node), parent
        case "reorder":
            return tree.with_children_order(node, tree.children(node)[::-1]), node
    return tree.with_property(node, "C", f"comment {drawn}"), node


EDITS = ("play", "play", "play", "play first", "insert", "take out", "cut off", "reorder", "comment")


def assert_is_layout_of(layout: Layout, tree: GameTree) -> None:
    fresh = lay_out(tree)
    assert {node: layout.cell(node) for node in tree.walk()} == {node: fresh.cell(node) for node in tree.walk()}
    assert (len(layout), layout.step_count, layout.lane_count) == (len(tree), fresh.step_count, fresh.lane_count)


@given(
    st.lists(st.tuples(st.sampled_from([*EDITS, "undo"]), st.integers(0, 1000), st.integers(0, 3)), max_size=20),
    st.sampled_from([0, 3000]),
)
def test_in_the_end_the_layout_is_that_of_the_tree(edits: list[tuple[str, int, int]], at_once: int) -> None:
    tree, nodes = game(3)
    node = nodes[-1]
    history = [(tree, node)]
    kept = LayoutCache(tree, tree.root, at_once)
    for edit, drawn, slices in edits:
        tree, node = history[drawn % len(history)] if edit == "undo" else edited(tree, edit, drawn)
        history.append((tree, node))
        kept.set_tree(tree, node)
        for _ in range(slices):
            kept.advance()
        if not kept.is_provisional:
            assert_is_layout_of(kept.layout, tree)
    while kept.is_provisional:
        kept.advance()
    assert_is_layout_of(kept.layout, tree)


def test_a_small_tree_is_never_provisional() -> None:
    tree, nodes = game(5)
    kept = LayoutCache(tree, tree.root)
    kept.set_tree(*tree.with_child(nodes[2], MOVE))
    assert not kept.is_provisional


def test_playing_on_in_a_large_tree_is_exact_at_once() -> None:
    tree, nodes = game(5)
    kept = LayoutCache(tree, tree.root, at_once=0)
    tree, node = tree.with_child(nodes[-1], MOVE)
    kept.set_tree(tree, node)
    assert not kept.is_provisional
    assert_is_layout_of(kept.layout, tree)


def test_a_comment_in_a_large_tree_costs_no_layout() -> None:
    tree, nodes = game(5)
    kept = LayoutCache(tree, tree.root, at_once=0)
    before = kept.layout
    kept.set_tree(tree.with_property(nodes[2], "C", "a ladder"), nodes[2])
    assert not kept.is_provisional
    assert kept.layout is before


def test_a_variation_in_a_large_tree_comes_when_there_was_time() -> None:
    tree, nodes = game(5)
    kept = LayoutCache(tree, tree.root, at_once=0)
    tree, node = tree.with_child(nodes[2], MOVE)
    kept.set_tree(tree, node)
    assert kept.is_provisional
    assert node not in kept.layout
    while kept.is_provisional:
        kept.advance()
    assert node in kept.layout


def test_undo_in_a_large_tree_finds_the_layout_it_had() -> None:
    tree, nodes = game(5)
    kept = LayoutCache(tree, tree.root, at_once=0)
    before = kept.layout
    kept.set_tree(*tree.with_child(nodes[-1], MOVE))
    kept.set_tree(tree, nodes[-1])
    assert kept.layout is before


def test_another_game_is_laid_out_at_once() -> None:
    tree, _ = game(5)
    other, nodes = game(2)
    kept = LayoutCache(tree, tree.root, at_once=0)
    kept.set_tree(other, nodes[0])
    assert_is_layout_of(kept.layout, other)


@given(
    st.lists(
        st.tuples(
            st.sampled_from(EDITS), st.integers(0, 1000), st.frozensets(st.integers(0, 12)), st.sampled_from([0, 3, 99])
        ),
        max_size=10,
    ),
    st.sampled_from([0, 3000]),
)
def test_in_the_end_the_layout_is_that_of_the_folded_tree(
    edits: list[tuple[str, int, frozenset[int], int]], at_once: int
) -> None:
    tree, _ = game(3)
    folded: frozenset[int] = frozenset()
    kept = LayoutCache(tree, tree.root, at_once)
    for edit, drawn, folds, slices in edits:
        tree, node = edited(tree, edit, drawn)
        folded = (folds if drawn % 2 else folded).difference(tree.path(node)[:-1])
        kept.set_tree(tree, node, folded)
        for _ in range(slices):
            kept.advance()
    while kept.is_provisional:
        kept.advance()
    fresh = lay_out(tree, folded)
    assert {node: kept.layout.cell(node) for node in kept.layout.line_of} == {
        node: fresh.cell(node) for node in fresh.line_of
    }
    assert kept.layout.hidden == fresh.hidden


def test_a_large_tree_that_is_folded_and_unfolded_finds_the_layout_it_had() -> None:
    tree, nodes = game(5)
    kept = LayoutCache(tree, tree.root, at_once=0)
    before = kept.layout
    kept.set_tree(tree, nodes[2], frozenset({nodes[2]}))
    assert kept.is_provisional
    assert kept.layout is before
    while kept.is_provisional:
        kept.advance()
    assert nodes[3] not in kept.layout
    kept.set_tree(tree, nodes[2], frozenset())
    assert kept.layout is before


@given(st.sampled_from(EDITS), st.integers(0, 1000))
def test_trees_that_differ_in_a_comment_only_have_the_same_families(edit: str, drawn: int) -> None:
    tree, _ = edited(game(4)[0], "play", drawn)
    other, _ = edited(tree, edit, drawn)
    same = [tree.children(node) for node in tree.walk()] == [other.children(node) for node in other.walk()]
    assert (not changed_families(tree, other)) == same


def test_of_another_large_game_the_line_of_the_node_is_shown_first() -> None:
    tree, nodes = game(10)
    tree, aside = tree.with_child(nodes[4], MOVE)
    tree, end = tree.with_child(aside, MOVE)
    kept = LayoutCache(tree, aside, new_at_once=0)
    assert kept.is_provisional
    assert [node for node in tree.walk() if node in kept.layout] == [*nodes[:5], aside, end]
    while kept.is_provisional:
        kept.advance()
    assert_is_layout_of(kept.layout, tree)


def test_a_large_game_may_be_edited_before_all_of_it_is_laid_out() -> None:
    tree, nodes = game(10)
    kept = LayoutCache(tree, nodes[0], new_at_once=0, at_once=0)
    tree, leaf = tree.with_child(nodes[-1], MOVE)
    kept.set_tree(tree, leaf)
    while kept.is_provisional:
        kept.advance()
    assert_is_layout_of(kept.layout, tree)


def test_of_a_game_too_large_to_lay_out_the_line_of_the_node_is_shown() -> None:
    tree, nodes = game(10)
    tree, aside = tree.with_child(nodes[4], MOVE)
    kept = LayoutCache(tree, tree.root, most=5)
    assert not kept.is_provisional
    assert aside not in kept.layout
    kept.show(aside)
    assert [node for node in tree.walk() if node in kept.layout] == [*nodes[:5], aside]
    tree, end = tree.with_child(aside, MOVE)
    kept.set_tree(tree, end)
    assert end in kept.layout
    assert not kept.is_provisional
