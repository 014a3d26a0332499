"""Transforms as edits."""

import pytest

from hen_editor.core import sgf
from hen_editor.core.board import BoardSize, Point
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import snapshot
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.editing.transforming import Extent, transformed
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform, position

RIGHT = Transform(Symmetry.ROTATE_RIGHT)
SWAP = Transform(swaps_colors=True)


def opened(text: str, *path: int) -> Snapshot:
    shown = snapshot.of_collection(sgf.parse(text).value)
    node = shown.tree.root
    for child in path:
        node = shown.tree.children(node)[child]
    return snapshot.at(shown, 0, node)


def made(before: Snapshot, wanted: Transform, extent: Extent) -> Parsed[Snapshot]:
    return transformed(before, wanted, extent, with_names=True)


def written(shown: Snapshot) -> str:
    return sgf.format(shown.collection).decode()


TREE = "(;SZ[9]AB[aa]AR[aa:bb]C[A9](;B[ab];W[ac]LB[ab:x])(;B[cc]))(;SZ[5]AB[aa])"


@pytest.mark.parametrize(
    ("extent", "path", "expected"),
    [
        (Extent.FILE, (0, 0), "(;SZ[9]AB[ia]AR[ia:hb]C[J9](;B[ha];W[ga]LB[ha:x])(;B[gc]))(;SZ[5]AB[ea])"),
        (Extent.GAME, (0, 0), "(;SZ[9]AB[ia]AR[ia:hb]C[J9](;B[ha];W[ga]LB[ha:x])(;B[gc]))(;SZ[5]AB[aa])"),
        (Extent.VARIATION, (0, 0), "(;SZ[9]AB[aa]AR[aa:bb]C[A9](;B[ab];W[ga]LB[ha:x])(;B[cc]))(;SZ[5]AB[aa])"),
        (Extent.POSITION, (), "(;SZ[9]AB[ia]AR[ia:hb]C[J9](;B[ab];W[ac]LB[ab:x])(;B[cc]))(;SZ[5]AB[aa])"),
    ],
)
def test_what_is_transformed(extent: Extent, path: tuple[int, ...], expected: str) -> None:
    before = opened(TREE, *path)
    after = made(before, RIGHT, extent)
    assert (written(after.value), after.diagnostics) == (expected, ())
    assert after.value.node == before.node


def test_the_position_of_a_node_with_a_move_goes_to_a_new_node_after_it() -> None:
    before = opened(TREE, 0, 0)
    after = made(before, RIGHT, Extent.POSITION).value
    assert after.tree.parent(after.node) == before.node
    assert after.position == position(before.position, RIGHT).value
    assert written(made(before, SWAP, Extent.GAME).value).startswith("(;SZ[9]AW[aa]")


def test_a_game_that_is_only_a_position_is_transformed_as_a_whole() -> None:
    before = opened("(;SZ[9]AB[aa]AR[aa:bb]C[A9])")
    after = made(before, Transform(size=BoardSize(5, 5)), Extent.POSITION).value
    assert written(after) == "(;SZ[5]AB[aa]AR[aa:bb]C[A5])"
    played = opened("(;SZ[9]AB[aa];B[cc]TR[aa])", 0)
    assert written(made(played, RIGHT, Extent.POSITION).value) == "(;SZ[9]AB[ia];B[gc]TR[ia])"


def test_a_swap_of_one_position_leaves_the_players() -> None:
    before = opened("(;SZ[9]PB[a]RE[B+1]AB[aa](;B[cc])(;W[cc]))")
    after = written(made(before, SWAP, Extent.POSITION).value)
    assert after == "(;SZ[9]PB[a]RE[B+1]AW[aa]PL[W](;B[cc])(;W[cc]))"


@pytest.mark.parametrize("extent", [Extent.VARIATION, Extent.POSITION])
def test_only_whole_games_can_get_another_size(extent: Extent) -> None:
    before = opened(TREE, 0)
    refused = made(before, Transform(size=BoardSize(13, 13)), extent)
    assert refused.value is before
    assert [problem.message for problem in refused.diagnostics] == ["Only a whole game can be resized."]


@pytest.mark.parametrize("extent", Extent)
def test_what_changes_nothing_leaves_the_snapshot(extent: Extent) -> None:
    before = opened(TREE, 0)
    assert made(before, Transform(), extent).value is before


@pytest.mark.parametrize("extent", Extent)
def test_what_falls_off_is_reported(extent: Extent) -> None:
    found = made(opened("(;SZ[9]AB[aa];W[bb];B[cc])"), Transform(dx=-1), extent)
    assert found.diagnostics[0].points == (Point(0, 0),)


@pytest.mark.parametrize("extent", Extent)
def test_games_other_than_go_stay(extent: Extent) -> None:
    before = opened("(;GM[7];B[a1];W[b1])", 0)
    assert written(made(before, RIGHT, extent).value) == "(;GM[7];B[a1];W[b1])"
