"""The layout of the variation tree: pictures of small trees, laws for all trees, size for large ones."""

from collections.abc import Iterator
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.board import Point
from hen_editor.core.progress import unreported
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.tree.layout import (
    NODES_PER_REPORT,
    Cell,
    Layout,
    LayoutCache,
    changed_families,
    lay_out,
)
from tests.steps import reports
from tests.ui.tree.trees import BareTree, cells, drawing, tree_parents, trees


def picture(*parents: int) -> str:
    return drawing(lay_out(BareTree(list(parents))))


def text(drawn: str) -> str:
    return dedent(drawn).strip("\n")


def test_a_game_without_variations_is_one_row() -> None:
    assert picture(0, 1, 2, 3) == "0-1-2-3-4"


def test_variations_stand_below_the_main_line_in_order() -> None:
    assert picture(0, 1, 1, 3, 1) == text(r"""
        0-1-2
          |\
          | 3-4
           \
            5
    """)


def test_a_late_variation_is_above_an_early_one() -> None:
    assert picture(0, 1, 2, 3, 1, 5, 6, 3, 8) == text(r"""
        0-1-2-3-4
          |    \
          |     8-9
           \
            5-6-7
    """)


def test_variations_that_do_not_meet_share_a_lane() -> None:
    assert picture(0, 1, 2, 3, 4, 0, 3) == text(r"""
        0-1-2-3-4-5
         \     \
          6     7
    """)


def test_a_single_node_is_a_layout() -> None:
    assert picture() == "0"


def test_a_fold_replaces_what_follows_a_folded_node() -> None:
    tree = BareTree([0, 1, 2, 3, 1, 5, 6, 3, 8, 5, 6])
    layout = lay_out(tree, frozenset({5, 8}))
    assert drawing(layout) == text(r"""
        0-1-2-3-4
          |    \
          |     8-+
           \
            5-+
    """)
    assert layout.hidden == {5: 4, 8: 1}
    assert layout.node_at(Cell(3, 2)) == ~5


@given(trees(), st.frozensets(st.integers(0, 30)))
def test_a_folded_tree_is_laid_out_as_one_that_ends_there(tree: BareTree, folded: frozenset[int]) -> None:
    layout = lay_out(tree, folded)
    seen, pending = set(), [0]
    while pending:
        node = pending.pop()
        seen.add(node)
        if node in folded and tree.children(node):
            seen.add(~node)
            assert layout.cell(~node) == (layout.cell(node).step + 1, layout.cell(node).lane)
            assert layout.hidden[node] == sum(1 for _ in below(tree, node))
        else:
            pending += tree.children(node)
    assert seen == set(layout.nodes)
    assert len({layout.cell(node) for node in seen}) == len(seen)
    assert set(layout.hidden) == {~node for node in seen if node < 0}


def below(tree: BareTree, node: int) -> Iterator[int]:
    pending = [*tree.children(node)]
    while pending:
        yield (child := pending.pop())
        pending += tree.children(child)


@given(trees())
def test_no_two_nodes_share_a_cell(tree: BareTree) -> None:
    found = cells(lay_out(tree), tree)
    assert len(set(found.values())) == len(found)


@given(trees())
def test_a_child_is_one_step_right_of_its_parent_the_first_in_its_lane_the_others_below_in_order(
    tree: BareTree,
) -> None:
    layout = lay_out(tree)
    for node in tree:
        step, lane = layout.cell(node)
        children = [layout.cell(child) for child in tree.children(node)]
        assert all(child.step == step + 1 for child in children)
        assert [child.lane for child in children[:1]] in ([], [lane])
        assert [child.lane for child in children] == sorted({child.lane for child in children})


@given(trees())
def test_a_connector_passes_through_no_node(tree: BareTree) -> None:
    layout = lay_out(tree)
    for parent, child in tree.forks():
        step, top = layout.cell(parent)
        for lane in range(top + 1, layout.cell(child).lane + 1):
            assert layout.node_at(Cell(step, lane)) is None


@given(trees())
def test_connectors_of_different_nodes_do_not_meet(tree: BareTree) -> None:
    layout = lay_out(tree)
    owners: dict[Cell, int] = {}
    for parent, child in tree.forks():
        step, top = layout.cell(parent)
        for lane in range(top + 1, layout.cell(child).lane + 1):
            assert owners.setdefault(Cell(step, lane), parent) == parent


@given(trees())
def test_a_line_takes_the_first_lane_that_is_free_over_its_whole_extent(tree: BareTree) -> None:
    nodes: set[Cell] = set()
    trunks: dict[Cell, int] = {}  # the cells that connectors take, and the node they come from
    expected: dict[int, Cell] = {}

    def is_free(extent: range, lane: int) -> bool:
        return not any(Cell(step, lane) in nodes or Cell(step, lane) in trunks for step in extent)

    def place(parent: int, line: list[int], start: int, above: int) -> int:
        lane = above + 1
        while not is_free(range(max(start - 1, 0), start + len(line)), lane):
            passed = Cell(start - 1, lane)
            assert passed not in nodes
            assert trunks.get(passed, parent) == parent
            lane += 1
        trunks.update({Cell(start - 1, passed): parent for passed in range(above + 1, lane + 1)})
        expected.update({node: Cell(start + distance, lane) for distance, node in enumerate(line)})
        nodes.update(expected.values())
        for distance in reversed(range(len(line))):
            lowest = lane
            for child in tree.children(line[distance])[1:]:
                lowest = place(line[distance], main_line(tree, child), start + distance + 1, lowest)
        return lane

    place(-1, main_line(tree, 0), 0, -1)
    assert cells(lay_out(tree), tree) == expected


@given(trees())
def test_a_cell_tells_its_node(tree: BareTree) -> None:
    layout = lay_out(tree)
    node_of = {cell: node for node, cell in cells(layout, tree).items()}
    for step in range(-1, layout.step_count + 1):
        for lane in range(-1, layout.lane_count + 1):
            assert layout.node_at(Cell(step, lane)) == node_of.get(Cell(step, lane))


@given(trees(), st.integers(0, 12), st.integers(1, 6), st.integers(0, 8), st.integers(1, 6))
def test_what_is_in_view_is_what_lies_there(tree: BareTree, step: int, width: int, lane: int, height: int) -> None:
    layout = lay_out(tree)
    steps, lanes = range(step, step + width), range(lane, lane + height)
    shown = {
        node: Cell(stretch.cell.step + place, stretch.cell.lane)
        for stretch in layout.stretches_in(steps, lanes)
        for place, node in enumerate(stretch.nodes)
    }
    assert shown == {
        node: cell for node, cell in cells(layout, tree).items() if cell.step in steps and cell.lane in lanes
    }


@given(trees(), st.integers(0, 12), st.integers(1, 6), st.integers(0, 8), st.integers(1, 6))
def test_no_connector_in_view_is_missed(tree: BareTree, step: int, width: int, lane: int, height: int) -> None:
    layout = lay_out(tree)
    view = {Cell(at, below) for at in range(step, step + width) for below in range(lane, lane + height)}
    found = layout.connectors_in(range(step, step + width), range(lane, lane + height))
    drawn = {cell for connector in found for cell in passed(connector.parent, connector.child)}
    for parent, child in tree.forks():
        assert set(passed(layout.cell(parent), layout.cell(child))) & view <= drawn


def passed(parent: Cell, child: Cell) -> list[Cell]:
    return [*(Cell(parent.step, lane) for lane in range(parent.lane, child.lane)), child]


@given(trees(), st.data())
def test_the_path_is_the_way_from_the_root(tree: BareTree, data: st.DataObject) -> None:
    layout = lay_out(tree)
    node = data.draw(st.integers(0, len(tree) - 1))
    last_steps = layout.path(node)
    on_path = {other for other in tree if layout.cell(other).step <= last_steps.get(layout.line_of[other], -1)}
    ancestors = {node}
    while node:
        node = tree.parents[node - 1]
        ancestors.add(node)
    assert on_path == ancestors


@given(tree_parents(min_size=1), st.integers(0))
def test_a_leaf_added_in_place_is_where_a_new_layout_puts_it(parents: list[int], drawn: int) -> None:
    tree = BareTree(parents)
    leaves = [node for node in tree if not tree.children(node)]
    parent = leaves[drawn % len(leaves)]
    leaf = len(tree)
    longer = BareTree([*parents, parent])
    added = lay_out(tree).with_leaf(parent, leaf)
    if added is not None:
        assert_same(added, lay_out(longer), longer)


@given(tree_parents(min_size=1), st.integers(1, 5))
def test_the_main_line_always_grows_in_place(parents: list[int], moves: int) -> None:
    layout = lay_out(BareTree(parents))
    for _ in range(moves):
        tree = BareTree(parents)
        last = main_line(tree, 0)[-1]
        added = layout.with_leaf(last, len(tree))
        assert added is not None
        layout, parents = added, [*parents, last]
    assert_same(layout, lay_out(BareTree(parents)), BareTree(parents))


def assert_same(one: Layout, other: Layout, tree: BareTree) -> None:
    assert cells(one, tree) == cells(other, tree)
    assert drawing(one) == drawing(other)
    assert (one.step_count, one.lane_count) == (other.step_count, other.lane_count)
    assert list(one.skyline) == list(other.skyline)


def test_a_leaf_does_not_grow_into_another_line() -> None:
    tree = BareTree([0, 1, 2, 3, 4, 0, 2])
    layout = lay_out(tree)
    assert drawing(layout) == text(r"""
        0-1-2-3-4-5
         \   \
          6   7
    """)
    assert layout.with_leaf(6, 8) is None


def test_a_leaf_does_not_cross_a_connector() -> None:
    tree = BareTree([0, 1, 2, 3, 4, 5, 6, 5, 4, 9, 10, 2])
    layout = lay_out(tree)
    assert drawing(layout) == text(r"""
        0-1-2-3-4-5-6-7
             \  |  \
              c |   8
                 \
                  9-a-b
    """)
    assert layout.with_leaf(12, 13) is None


def test_a_second_child_is_no_leaf_in_place() -> None:
    assert lay_out(BareTree([0, 1])).with_leaf(1, 3) is None


@pytest.mark.parametrize(
    "parents",
    [
        pytest.param(list(range(20_000)), id="one line"),
        pytest.param([0] * 20_000, id="one node with all the others below it"),
        pytest.param([max(node - 1 - node % 2, 0) for node in range(20_000)], id="a variation at each node"),
        pytest.param([0, 0] + [node - 1 for node in range(2, 20_000)], id="each line hangs from the one before"),
    ],
)
def test_progress_is_reported_for_a_large_tree_of_any_shape(parents: list[int]) -> None:
    tree = BareTree(parents)
    assert len(lay_out(tree)) == len(tree)
    assert len(reports(lambda progress: lay_out(tree, progress=progress))) >= len(tree) // (2 * NODES_PER_REPORT)


@pytest.mark.parametrize("folded", [frozenset({0}), frozenset(range(1, 20_000))], ids=["the root", "every other node"])
@pytest.mark.parametrize(
    "parents",
    [
        pytest.param(list(range(20_000)), id="one line"),
        pytest.param([0] * 20_000, id="one node with all the others below it"),
    ],
)
def test_progress_is_reported_for_a_large_tree_that_is_folded(parents: list[int], folded: frozenset[int]) -> None:
    tree = BareTree(parents)
    layout = lay_out(tree, folded)
    assert len(layout) - len(layout.hidden) + sum(layout.hidden.values()) == len(tree)
    assert len(reports(lambda progress: lay_out(tree, folded, progress))) >= len(tree) // (2 * NODES_PER_REPORT)


def main_line(tree: BareTree, node: int) -> list[int]:
    line = [node]
    while following := tree.children(line[-1]):
        line.append(following[0])
    return line


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


def complete(kept: LayoutCache) -> None:
    """Make what is missing of a layout."""
    if kept.missing is not None:
        kept.complete(kept.missing(unreported))
    assert not kept.is_provisional


def assert_is_layout_of(layout: Layout, tree: GameTree) -> None:
    fresh = lay_out(tree)
    assert {node: layout.cell(node) for node in tree.walk()} == {node: fresh.cell(node) for node in tree.walk()}
    assert (len(layout), layout.step_count, layout.lane_count) == (len(tree), fresh.step_count, fresh.lane_count)


@given(
    st.lists(st.tuples(st.sampled_from([*EDITS, "undo"]), st.integers(0, 1000), st.booleans()), max_size=20),
    st.sampled_from([0, 3000]),
)
def test_in_the_end_the_layout_is_that_of_the_tree(edits: list[tuple[str, int, bool]], at_once: int) -> None:
    tree, nodes = game(3)
    node = nodes[-1]
    history = [(tree, node)]
    kept = LayoutCache(tree, tree.root, at_once)
    for edit, drawn, is_completed in edits:
        tree, node = history[drawn % len(history)] if edit == "undo" else edited(tree, edit, drawn)
        history.append((tree, node))
        kept.set_tree(tree, node)
        if is_completed:
            complete(kept)
        if not kept.is_provisional:
            assert_is_layout_of(kept.layout, tree)
    complete(kept)
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
    complete(kept)
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
        st.tuples(st.sampled_from(EDITS), st.integers(0, 1000), st.frozensets(st.integers(0, 12)), st.booleans()),
        max_size=10,
    ),
    st.sampled_from([0, 3000]),
)
def test_in_the_end_the_layout_is_that_of_the_folded_tree(
    edits: list[tuple[str, int, frozenset[int], bool]], at_once: int
) -> None:
    tree, _ = game(3)
    folded: frozenset[int] = frozenset()
    kept = LayoutCache(tree, tree.root, at_once)
    for edit, drawn, folds, is_completed in edits:
        tree, node = edited(tree, edit, drawn)
        folded = (folds if drawn % 2 else folded).difference(tree.path(node)[:-1])
        kept.set_tree(tree, node, folded)
        if is_completed:
            complete(kept)
    complete(kept)
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
    complete(kept)
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
    complete(kept)
    assert_is_layout_of(kept.layout, tree)


def test_a_large_game_may_be_edited_before_all_of_it_is_laid_out() -> None:
    tree, nodes = game(10)
    kept = LayoutCache(tree, nodes[0], new_at_once=0, at_once=0)
    tree, leaf = tree.with_child(nodes[-1], MOVE)
    kept.set_tree(tree, leaf)
    complete(kept)
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
