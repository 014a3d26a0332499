"""What an engine thinks of a whole line, and of the first moves of a problem."""

from dataclasses import replace
from threading import Event

import pytest

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.replay import Replay
from hen_editor.engine.engine import Engine, SearchLimits
from hen_editor.engine.lines import FirstMoves, analyze_nodes, first_moves, points_lost, problem_region
from hen_editor.engine.protocol import Analysis, CandidateMove
from tests.engine.scripts import gnugo, needs_gnugo, spec

TREE = sgf.parse_strict("(;SZ[9]AB[ee];W[cc];B[dd];W[];B[gg])").games[0]
NODES = [*TREE.main_line()]


def test_a_line_is_analysed_node_by_node_and_resumed() -> None:
    stop = Event()
    with Engine(spec()) as engine:
        begun = {}
        for node, found in analyze_nodes(engine, TREE, NODES, SearchLimits(1), stop):
            begun[node] = found
            if len(begun) == 2:
                stop.set()
        rest = [node for node in NODES if node not in begun]
        assert rest == NODES[2:]
        found = begun | dict(analyze_nodes(engine, TREE, rest, SearchLimits(1)))
        assert [found[node].score_lead for node in NODES] == [10, 0, 10, 10, 20]


@pytest.mark.parametrize(("mover", "lost"), [(BLACK, 3.0), (WHITE, -3.0)])
def test_a_move_loses_points_as_who_made_it_sees_it(mover: Color, lost: float) -> None:
    before = Analysis((CandidateMove(None),), mover, 9, score_lead=5.0)
    after = Analysis((CandidateMove(None),), WHITE if mover is BLACK else BLACK, 9, score_lead=2.0)
    assert points_lost(before, after) == lost
    assert points_lost(before, replace(after, score_lead=None)) is None
    assert points_lost(before, replace(after, visits=0)) is None
    assert points_lost(before, replace(after, turn=mover)) is None  # the other side's second move in a row


def test_the_region_of_a_problem_is_around_its_stones() -> None:
    stones = Stones(BoardSize(9, 9), {Point(0, 0): BLACK, Point(2, 1): WHITE})
    assert {*problem_region(stones)} == {Point(c, r) for c in range(4) for r in range(3)} - {*stones}
    assert len(problem_region(Stones(BoardSize(5, 5)))) == 25


def test_moves_are_the_best_as_good_seen_or_not() -> None:
    best, good, bad, other = (Point(column, 0) for column in range(4))
    candidates = tuple(CandidateMove(move, 1, score_lead=lead) for move, lead in ((best, 5), (good, 4.6), (bad, -9)))
    found = FirstMoves(0, Analysis(candidates, BLACK), frozenset())
    assert (found.preferred, found.seen) == ([best, good], [best, good, bad])
    named = FirstMoves(0, None, frozenset({other}))
    assert (named.preferred, named.seen) == ([other], [other])
    both = FirstMoves(0, Analysis(candidates, BLACK), frozenset({bad, other}))
    assert (both.preferred, both.seen) == ([best, good, bad, other], [best, good, bad, other])


PROBLEM = "(;SZ[9]AB[aa][ba][bb][bc][bd][be][ae]AW[ca][cb][cc][cd][ce][cf][bf][af]PL[B])"
"""Black lives at A7, in the middle of three points."""


@pytest.mark.parametrize("faults", [[], ["lacks=kata-analyze"]], ids=["kata", "lz"])
def test_the_first_moves_of_a_problem_are_asked_for_near_its_stones(faults: list[str]) -> None:
    tree = sgf.parse_strict(PROBLEM).games[0]
    with Engine(spec(*faults)) as engine:
        found = first_moves(engine, tree, SearchLimits(5))
    assert found.analysis is not None
    assert (found.node, found.analysis.best.move) == (0, Point(3, 0))
    assert {each.move for each in found.analysis.candidates} <= {*problem_region(Replay.of(tree, tree.root).stones)}


@needs_gnugo
def test_gnugo_names_the_moves_of_a_problem() -> None:
    tree = sgf.parse_strict(PROBLEM).games[0]
    with gnugo() as engine:
        found = first_moves(engine, tree)
    assert found.preferred[0] == Point(0, 2)
    assert Point(0, 1) not in found.preferred[:1]
