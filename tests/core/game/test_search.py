"""Searches in games: for a text; for a position, against a search that replays and compares every node."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import hen, sgf
from hen_editor.core.board import Area, BoardSize, Point, Stones
from hen_editor.core.convert import node_to_position
from hen_editor.core.game.search import (
    NODES_PER_REPORT,
    PositionSearch,
    SamePositions,
    Texts,
    key_of,
    same_positions,
    sightings,
)
from hen_editor.core.position import Position
from hen_editor.core.positions.key import UpTo
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform, position
from hen_editor.core.transforms import stones_on
from tests.steps import reports, steps
from tests.strategies import games, points, positions

GAME = sgf.parse("(;C[Root];B[aa];W[bb]C[a Cut here](;B[cc]N[cutting];W[dd])(;B[ee]C[the end]))").value.games[0]


def found(texts: Texts, sought: str, node: NodeId, offset: int = 0) -> list[NodeId]:
    """Return all matches in the order in which they are found."""
    return [*texts.matches(sought, node, offset)]


def read(texts: Texts) -> None:
    """Read all texts: this is in none of them."""
    assert found(texts, "no such text", texts.tree.root) == []


def around(tree: GameTree, node: NodeId, offset: int) -> list[NodeId]:
    """Return all nodes in the order in which they are searched."""
    nodes = [*tree.walk()]
    place = nodes.index(node) + (offset > 0)
    return [*nodes[place:], *nodes[:place]] if offset >= 0 else [*nodes[:place][::-1], *nodes[place:][::-1]]


def holds(tree: GameTree, node: NodeId, sought: str) -> bool:
    read = tree.node(node)
    return any(sought.casefold() in str(read[name]).casefold() for name in ("C", "N") if name in read)


@pytest.mark.parametrize(
    ("node", "offset", "sought", "matches"),
    [
        (0, 1, "cut", [2, 3]),
        (2, 1, "CUT", [3, 2]),
        (2, 0, "cut", [2, 3]),
        (3, 1, "cut", [2, 3]),
        (2, -1, "cut", [3, 2]),
        (2, 1, "a cut", [2]),
        (0, 0, "the END", [5]),
        (0, 1, "x", []),
        (0, 1, "", []),
    ],
)
def test_a_text_is_found_around_the_game_whatever_its_case(
    node: int, offset: int, sought: str, matches: list[int]
) -> None:
    assert found(Texts(GAME), sought, node, offset) == matches


@given(games(), st.data())
def test_what_is_found_after_any_edits_is_what_is_there(tree: GameTree, data: st.DataObject) -> None:
    texts, first = Texts(tree), tree
    for _ in range(data.draw(st.integers(0, 5))):
        node = data.draw(st.sampled_from([*tree.walk()]))
        match data.draw(st.sampled_from(["comment", "name", "child", "remove", "back", "read"])):
            case "comment":
                tree = tree.with_property(node, "C", data.draw(st.sampled_from(["a", "Ab", ""])))
            case "name":
                tree = tree.with_property(node, "N", "A")
            case "child":
                tree, _ = tree.with_child(node, {"B": None, "C": "aB"})
            case "remove" if node != tree.root:
                tree = tree.without_subtree(node)
            case "back":
                tree = first
            case _:
                read(texts)
        texts = Texts(tree, texts)
        node, offset = data.draw(st.sampled_from([*tree.walk()])), data.draw(st.sampled_from([-1, 0, 1]))
        for sought in ("a", "ab"):
            expected = [each for each in around(tree, node, offset) if holds(tree, each, sought)]
            assert found(texts, sought, node, offset) == expected


def test_what_no_edit_touched_is_not_read_again() -> None:
    long = sgf.parse("(" + ";B[aa]C[good]" * 2_000 + ")").value.games[0]
    texts = Texts(long)
    reading = steps(read, texts)
    edited = Texts(long.with_property(7, "C", "bad"), texts)
    assert 2 * steps(read, edited) < reading
    assert found(edited, "bad", 0) == [7]


def test_progress_is_reported_in_a_large_game() -> None:
    long = sgf.parse("(" + ";B[aa]C[good]" * 2_000 + ")").value.games[0]
    shares = reports(lambda progress: [*Texts(long).matches("bad", 0, 1, progress)])
    assert len(shares) >= 2 * 2_000 // NODES_PER_REPORT


# Positions.

LOWER_LEFT = Area(Point(0, 5), Point(3, 8))
JOSEKI = hen.parse_strict(".9x9_3Cb").stones
"""A stone on the 3-3 point at the lower left of a small board."""

up_tos = st.sampled_from([UpTo.NOTHING, UpTo.SYMMETRY, UpTo.COLOR, UpTo.SYMMETRY | UpTo.COLOR])


def numbers(text: str, search: PositionSearch) -> list[tuple[int, int]]:
    """Return the games and move numbers of the matches in an SGF text."""
    return [(match.game, match.number) for match in search.matches(sgf.parse(text).value.games)]


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
    search = PositionSearch(JOSEKI, LOWER_LEFT, UpTo.SYMMETRY)
    [found] = search.matches(sgf.parse("(;SZ[9];B[gg])").value.games)
    assert found.transform.on(BoardSize(9, 9)).point(Point(2, 6)) == Point(6, 6)


def test_a_board_that_is_not_square_is_found_on_its_side() -> None:
    search = PositionSearch(hen.parse_strict(".3x2_2Ab").stones, up_to=UpTo.SYMMETRY)
    assert numbers("(;SZ[2:3];B[aa])(;SZ[3:2];B[ba];B[ac])(;SZ[3:2];B[cb])", search) == [(0, 1), (2, 1)]


def test_progress_is_reported_within_a_game_and_for_each_without_the_stones() -> None:
    passes = ";W[];B[]" * NODES_PER_REPORT
    games = sgf.parse(f"(;SZ[9];B[cg]{passes})(;SZ[9];B[aa]{passes})(;SZ[13];B[cg])").value.games
    shares = reports(lambda progress: [*PositionSearch(JOSEKI).matches(games, progress=progress)])
    assert len(shares) == 3 + 3
    assert shares == sorted(shares)
    assert shares[-1] == 1


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
    replayed, passed_over = (
        reports(lambda progress, search=search: [*search.matches([tree], progress=progress)])
        for search in (with_all, with_another)
    )
    assert (replayed, passed_over) == ([0.0, 1.0], [1.0])


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
    matches = [*search.matches(trees)]
    assert [(match.game, match.node, match.number) for match in matches] == naive(trees, stones, part, up_to)
    assert all(
        is_there(stones, part, match.transform, Replay.of(trees[match.game], match.node).stones) for match in matches
    )
    if part == Area.whole(stones.size) and turned in transforms(up_to):
        assert matches


# Transpositions within a game.


def same_in(text: str) -> SamePositions:
    return same_positions(sgf.parse(text).value.games[0])


def test_moves_in_another_order_lead_to_the_same_position() -> None:
    assert same_in("(;SZ[9](;B[aa];W[bb];B[cc])(;B[cc];W[bb];B[aa]))") == {3: (3, 6), 6: (3, 6)}


def test_a_position_that_comes_again_after_captures_is_the_same() -> None:
    ko = "AB[ba][ab][bc]AW[ca][db][cc][bb]"
    assert same_in(f"(;SZ[5]{ko};AE[bb]AB[cb];AB[ee];AE[ee])") == {1: (1, 3), 3: (1, 3)}


def test_nodes_that_leave_the_stones_as_they_are_do_not_count() -> None:
    assert same_in("(;SZ[9];B[aa];W[];C[a comment];B[])") == {}


def test_very_large_games_are_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hen_editor.core.game.search.MAX_NODES_COMPARED", 3)
    assert same_in("(;SZ[9](;B[aa])(;B[aa]))") == {1: (1, 2), 2: (1, 2)}
    assert same_in("(;SZ[9](;B[aa])(;B[aa])(;B[aa]))") == {}


@given(games(20))
def test_it_is_what_a_comparison_of_all_nodes_finds(tree: GameTree) -> None:
    stones = {node: Replay.of(tree, node).stones for node in tree.walk()}
    arising = [node for node in tree.walk() if (parent := tree.parent(node)) is None or stones[node] != stones[parent]]
    groups = {node: tuple(other for other in arising if stones[other] == stones[node]) for node in arising}
    assert same_positions(tree) == {node: group for node, group in groups.items() if len(group) > 1}


# What an index knows of the positions of a game.


@given(positions())
def test_the_key_is_the_same_for_all_symmetries(position: Position) -> None:
    keys = {key_of(stones_on(position.stones, Transform(each).on(position.size))) for each in Symmetry}
    assert len(keys) == 1


@given(games())
def test_each_position_of_a_game_is_seen(tree: GameTree) -> None:
    seen = sightings(tree)
    assert seen.keys == {key_of(node_to_position(tree, node).stones) for node in tree.walk()}


@given(games(), st.data())
def test_each_part_of_each_position_of_a_game_may_be_seen(tree: GameTree, data: st.DataObject) -> None:
    times = sightings(tree).times
    for node in tree.walk():
        part = Area(data.draw(points(tree.size)), data.draw(points(tree.size)))
        assert PositionSearch(node_to_position(tree, node).stones, part).may_be_seen(tree.size, times)


@pytest.mark.parametrize(
    ("game", "is_seen"),
    [
        ("(;SZ[9];B[aa];W[bb];B[gg])", True),
        ("(;SZ[9];B[aa];W[ba];W[bb])", False),
        ("(;SZ[9];B[aa];W[ba];AE[ba];W[bb])", True),
        ("(;SZ[9];B[aa];B[bb])", False),
        ("(;SZ[9]AB[aa]AW[bb][ba])", False),
        ("(;SZ[9](;W[ba])(;B[aa];W[bb]))", True),
        ("(;SZ[9];W[bb];B[aa](;B[cc])(;W[ba]))", True),
    ],
)
def test_stones_that_come_after_a_point_is_taken_for_good_are_not_seen(game: str, *, is_seen: bool) -> None:
    tree = sgf.parse(game).value.games[0]
    sought = PositionSearch(hen.parse_strict(".9x9_8Bw_9Ab").stones, Area(Point(0, 0), Point(1, 1)))
    assert sought.may_be_seen(tree.size, sightings(tree).times) == is_seen


def test_times_are_kept_of_a_game_longer_than_they_are() -> None:
    tree = sgf.parse(f"(;SZ[9]{';B[aa];AE[aa]' * 500};B[bb];W[cc])").value.games[0]
    times = sightings(tree).times
    for corner, is_seen in ((".9x9_9Ab", True), (".9x9_8Bb", True), (".9x9_7Cb", False)):
        sought = PositionSearch(hen.parse_strict(corner).stones, Area(Point(0, 0), Point(3, 3)))
        assert sought.may_be_seen(tree.size, times) == is_seen
