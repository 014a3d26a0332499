"""Transpositions within a game."""

import pytest
from hypothesis import given

from hen_editor.core import sgf
from hen_editor.core.game import position_search
from hen_editor.core.game.position_search import SamePositions, finding_same_positions
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree
from hen_editor.core.slices import finished
from tests.effort import fewer
from tests.strategies import games


def found(text: str) -> SamePositions:
    return finished(finding_same_positions(sgf.parse(text).value.games[0]))


def test_moves_in_another_order_lead_to_the_same_position() -> None:
    assert found("(;SZ[9](;B[aa];W[bb];B[cc])(;B[cc];W[bb];B[aa]))") == {3: (3, 6), 6: (3, 6)}


def test_a_position_that_comes_again_after_captures_is_the_same() -> None:
    ko = "AB[ba][ab][bc]AW[ca][db][cc][bb]"
    assert found(f"(;SZ[5]{ko};AE[bb]AB[cb];AB[ee];AE[ee])") == {1: (1, 3), 3: (1, 3)}


def test_nodes_that_leave_the_stones_as_they_are_do_not_count() -> None:
    assert found("(;SZ[9];B[aa];W[];C[a comment];B[])") == {}


def test_very_large_games_are_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position_search, "MAX_NODES_SEARCHED", 3)
    assert found("(;SZ[9](;B[aa])(;B[aa]))") == {1: (1, 2), 2: (1, 2)}
    assert found("(;SZ[9](;B[aa])(;B[aa])(;B[aa]))") == {}


@fewer(50)
@given(games(20))
def test_it_is_what_a_comparison_of_all_nodes_finds(tree: GameTree) -> None:
    stones = {node: Replay.of(tree, node).stones for node in tree.walk()}
    arising = [node for node in tree.walk() if (parent := tree.parent(node)) is None or stones[node] != stones[parent]]
    groups = {node: tuple(other for other in arising if stones[other] == stones[node]) for node in arising}
    assert finished(finding_same_positions(tree)) == {node: group for node, group in groups.items() if len(group) > 1}
