"""Search for a position, against a search that replays and compares every node."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import hen, sgf
from hen_editor.core.board import Area, BoardSize, Point, Stones
from hen_editor.core.game import position_search
from hen_editor.core.game.position_search import PositionSearch, SamePositions, finding_same_positions
from hen_editor.core.position import Position
from hen_editor.core.positions.key import UpTo
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.slices import finished
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform, position
from tests.effort import fewer
from tests.strategies import games, points

LOWER_LEFT = Area(Point(0, 5), Point(3, 8))
JOSEKI = hen.parse_strict(".9x9_3Cb").stones
"""A stone on the 3-3 point at the lower left of a small board."""

up_tos = st.sampled_from([UpTo.NOTHING, UpTo.SYMMETRY, UpTo.COLOR, UpTo.SYMMETRY | UpTo.COLOR])


def numbers(text: str, search: PositionSearch) -> list[tuple[int, int]]:
    """Return the games and move numbers of the matches in an SGF text."""
    return [(match.game, match.number) for match in search.matches(sgf.parse(text).value.games) if match]


def test_a_position_is_found_where_it_comes_about_and_not_where_it_stays() -> None:
    search = PositionSearch(hen.parse_strict(".9x9_5Eb").stones)
    assert numbers("(;SZ[9];B[ee];W[];C[still there];B[aa])(;SZ[9]AB[ee])(;SZ[13];B[ee])", search) == [(0, 1), (1, 0)]


def test_it_is_found_again_after_a_capture() -> None:
    search = PositionSearch(hen.parse_strict(".9x9_9AbCw_8Bw").stones)
    text = "(;SZ[9]AB[aa]AW[ca][bb];W[ab];B[ba];W[ab])"
    assert numbers(text, search) == [(0, 0)]


def test_it_is_found_in_every_variation() -> None:
    search = PositionSearch(hen.parse_strict(".9x9_9AbBw").stones)
    assert numbers("(;SZ[9](;B[aa];W[ba])(;W[ba](;B[aa])(;B[cc])))", search) == [(0, 2), (0, 2)]


def test_turn_ko_and_markup_do_not_matter() -> None:
    search = PositionSearch(hen.parse_strict(".9x9_5Eb.w.E5-a").stones)
    assert numbers("(;SZ[9];AB[ee]PL[B]TR[aa])", search) == [(0, 0)]


def test_all_points_of_a_part_must_be_the_same_and_no_others() -> None:
    search = PositionSearch(JOSEKI, LOWER_LEFT)
    assert numbers("(;SZ[9];B[aa];W[ii];B[cg];W[bb])(;SZ[9];W[dg];B[cg])", search) == [(0, 3)]


@pytest.mark.parametrize(("up_to", "found"), [(UpTo.NOTHING, []), (UpTo.SYMMETRY, [2, 4]), (UpTo.COLOR, [3])])
def test_a_part_is_found_where_it_turns_to(up_to: UpTo, found: list[int]) -> None:
    text = "(;SZ[9];B[ee];B[cc];W[cg];B[gc])"
    assert [number for _, number in numbers(text, PositionSearch(JOSEKI, LOWER_LEFT, up_to))] == found


def test_a_match_tells_how_the_position_is_turned() -> None:
    [found] = [
        match
        for match in PositionSearch(JOSEKI, LOWER_LEFT, UpTo.SYMMETRY).matches(sgf.parse("(;SZ[9];B[gg])").value.games)
        if match
    ]
    assert found.transform.on(BoardSize(9, 9)).point(Point(2, 6)) == Point(6, 6)


def test_a_board_that_is_not_square_is_found_on_its_side() -> None:
    search = PositionSearch(hen.parse_strict(".3x2_2Ab").stones, up_to=UpTo.SYMMETRY)
    assert numbers("(;SZ[2:3];B[aa])(;SZ[3:2];B[ba];B[ac])(;SZ[3:2];B[cb])", search) == [(0, 1), (2, 1)]


def test_there_is_a_step_for_every_node_to_pause_at_and_one_for_a_game_without_the_stones() -> None:
    games = sgf.parse("(;SZ[9];B[cg];W[];C[x])(;SZ[9];B[aa];W[];C[x])(;SZ[13];B[cg];W[])").value.games
    assert [len([*PositionSearch(JOSEKI).matches([tree])]) for tree in games] == [4, 1, 1]


@pytest.mark.parametrize(
    "text",
    [
        "(;SZ[9];B[aa];W[ba];B[cc])",
        "(;SZ[9]AB[aa:cc];W[ba])",
        "(;SZ[9];B[cc]C[A comment.];B[ b b ];W[ba]B[aa])",
        "(;SZ[9]AB[aa]AW[ba];HEN[.9x9_7Cb]AB[cc])",
    ],
)
def test_a_game_has_what_its_nodes_place_however_that_is_written(text: str) -> None:
    tree = sgf.parse(text).value.games[0]
    with_all, with_another = (PositionSearch(hen.parse_strict(f".9x9_9AbBw_7C{color}").stones) for color in "bw")
    assert len([*with_all.matches([tree])]) == len(tree) > 1
    assert [*with_another.matches([tree])] == [None]


def naive(games: list[GameTree], stones: Stones, part: Area, up_to: UpTo) -> list[tuple[int, NodeId, int]]:
    """Search by replaying every node and comparing it and its parent with every image."""
    found = []
    for index, tree in enumerate(games):
        for node in tree.walk():
            parent, state = tree.parent(node), Replay.of(tree, node)
            if any(
                is_there(stones, part, transform, state.stones)
                and (parent is None or not is_there(stones, part, transform, Replay.of(tree, parent).stones))
                for transform in transforms(up_to)
            ):
                found.append((index, node, state.move_number))
    return found


def transforms(up_to: UpTo) -> list[Transform]:
    symmetries = [*Symmetry] if UpTo.SYMMETRY in up_to else [Symmetry.IDENTITY]
    swaps = [False, True] if UpTo.COLOR in up_to else [False]
    return [Transform(symmetry, swaps_colors=swap) for symmetry, swap in product(symmetries, swaps)]


def is_there(stones: Stones, part: Area, transform: Transform, shown: Stones) -> bool:
    image, moved = position(Position(stones), transform).value.stones, transform.on(stones.size)
    there = [moved.symmetry.point(point, stones.size) for point in part.points()]
    return image.size == shown.size and all(image.get(point) == shown.get(point) for point in there)


@fewer(40)
@given(st.data())
def test_the_search_finds_what_a_naive_one_does(data: st.DataObject) -> None:
    trees = data.draw(st.lists(games(20), min_size=1, max_size=2))
    tree = trees[0]
    node = data.draw(st.sampled_from([*tree.walk()]))
    turned = data.draw(st.sampled_from(transforms(UpTo.SYMMETRY | UpTo.COLOR)))
    stones = position(Position(Replay.of(tree, node).stones), turned).value.stones
    part = Area.around((data.draw(points(stones.size)), data.draw(points(stones.size))))
    up_to = data.draw(up_tos)
    search = PositionSearch(stones, part, up_to)
    matches = [match for match in search.matches(trees) if match]
    assert [(match.game, match.node, match.number) for match in matches] == naive(trees, stones, part, up_to)
    assert all(
        is_there(stones, part, match.transform, Replay.of(trees[match.game], match.node).stones) for match in matches
    )
    if part == Area.whole(stones.size) and turned in transforms(up_to):
        assert matches


# Transpositions within a game.


def same_positions(text: str) -> SamePositions:
    return finished(finding_same_positions(sgf.parse(text).value.games[0]))


def test_moves_in_another_order_lead_to_the_same_position() -> None:
    assert same_positions("(;SZ[9](;B[aa];W[bb];B[cc])(;B[cc];W[bb];B[aa]))") == {3: (3, 6), 6: (3, 6)}


def test_a_position_that_comes_again_after_captures_is_the_same() -> None:
    ko = "AB[ba][ab][bc]AW[ca][db][cc][bb]"
    assert same_positions(f"(;SZ[5]{ko};AE[bb]AB[cb];AB[ee];AE[ee])") == {1: (1, 3), 3: (1, 3)}


def test_nodes_that_leave_the_stones_as_they_are_do_not_count() -> None:
    assert same_positions("(;SZ[9];B[aa];W[];C[a comment];B[])") == {}


def test_very_large_games_are_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position_search, "MAX_NODES_SEARCHED", 3)
    assert same_positions("(;SZ[9](;B[aa])(;B[aa]))") == {1: (1, 2), 2: (1, 2)}
    assert same_positions("(;SZ[9](;B[aa])(;B[aa])(;B[aa]))") == {}


@fewer(50)
@given(games(20))
def test_it_is_what_a_comparison_of_all_nodes_finds(tree: GameTree) -> None:
    stones = {node: Replay.of(tree, node).stones for node in tree.walk()}
    arising = [node for node in tree.walk() if (parent := tree.parent(node)) is None or stones[node] != stones[parent]]
    groups = {node: tuple(other for other in arising if stones[other] == stones[node]) for node in arising}
    assert finished(finding_same_positions(tree)) == {node: group for node, group in groups.items() if len(group) > 1}
