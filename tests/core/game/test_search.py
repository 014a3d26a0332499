"""Ways to nodes by what is written on them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.game import search
from hen_editor.core.sgf import GameTree
from tests.strategies import games

GAME = sgf.parse("(;C[Root];B[aa];W[bb]C[a Cut here](;B[cc]N[cutting];W[dd])(;B[ee]C[the end]))").value.games[0]


@pytest.mark.parametrize(
    ("node", "offset", "found"), [(0, 1, 2), (2, 1, 5), (5, 1, 5), (5, -1, 2), (2, -1, 0), (0, -1, 0)]
)
def test_comments_follow_each_other_in_the_order_of_the_file(node: int, offset: int, found: int) -> None:
    assert search.comment(GAME, node, offset) == found


@pytest.mark.parametrize(
    ("node", "offset", "sought", "found"),
    [(0, 1, "cut", 2), (2, 1, "CUT", 3), (3, 1, "cut", 2), (2, -1, "cut", 3), (2, 1, "a cut", 2), (0, 1, "x", None)],
)
def test_a_text_is_found_around_the_game_whatever_its_case(
    node: int, offset: int, sought: str, found: int | None
) -> None:
    assert search.text(GAME, node, sought, offset) == found


@pytest.mark.parametrize(("sought", "count"), [("cut", 2), ("the END", 1), ("nothing", 0), ("", 0)])
def test_the_nodes_with_a_text_are_counted(sought: str, count: int) -> None:
    assert search.count(GAME, sought) == count


@given(games(), st.sampled_from([1, -1]))
def test_going_on_visits_every_node_with_the_text(tree: GameTree, offset: int) -> None:
    count, node, seen = search.count(tree, "a"), tree.root, set()
    for _ in range(count):
        found = search.text(tree, node, "a", offset)
        assert found is not None
        seen.add(found)
        node = found
    assert len(seen) == count
