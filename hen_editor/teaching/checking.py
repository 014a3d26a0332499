"""Checking a problem before a class: who is to play, how much there is to find, and what is still missing."""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from hen_editor.core.board import Color, Point
from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.game import legality, problem
from hen_editor.core.game.judgement import Verdict
from hen_editor.core.game.line import move_number
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.sgf import GameTree
from hen_editor.teaching import codes, solution
from hen_editor.teaching.problems import MAX_PROBLEM_NODES
from hen_editor.teaching.solution import Solution

MAX_ILLEGAL = 3
"""The most problems of the board that are listed of a game."""


class ProblemCheck(NamedTuple):
    """What a game is as a problem.

    color: who is to play, None in another game than Go. moves: of its main line, from where the problem starts.
    variations: how many lines it has besides. is_problem: whether it is one, not the record of a game. is_marked:
    whether some move is marked as right. right: the first moves that solve a problem, None for a pass. found: what is
    wrong or missing; in a record, what is wrong on the board.
    """

    color: Color | None = None
    moves: int = 0
    variations: int = 0
    is_problem: bool = False
    is_marked: bool = False
    right: tuple[Point | None, ...] = ()
    found: tuple[Diagnostic, ...] = ()


def check(tree: GameTree, progress: Progress = unreported) -> ProblemCheck:
    """Check a game as a problem; right and wrong are what they are for whoever solves it.

    >>> from hen_editor.core import sgf
    >>> checked = check(sgf.parse("(;SZ[9]AB[ee]AW[ef](;B[de]C[RIGHT];W[ff])(;B[ff]))").value.games[0])
    >>> checked.moves, checked.variations, checked.is_marked, [each.message for each in checked.found]
    (2, 1, True, ['A line ends without right or wrong.'])
    """
    if not tree.is_go:
        return ProblemCheck()
    start, solved = problem.start(tree), solution.find(tree, share_of(progress, 0, 0.5))
    *_, last = tree.main_line(start)
    is_marked_at_once = solved is not None and not solved.marked.isdisjoint(solved.moves(start))
    is_problem = is_marked_at_once or problem.stated(tree) is not None
    return ProblemCheck(
        problem.player(tree, start),
        move_number(tree, last) - move_number(tree, start),
        sum(max(0, len(tree.children(node)) - 1) for node in tree.walk(start)),
        is_problem,
        solved is not None and bool(solved.good),
        tuple(solved.points(solved.right(solved.start))) if solved is not None and is_problem else (),
        (*(_missing(solved) if is_problem else ()), *_illegal(tree, share_of(progress, 0.5, 1))),
    )


def _missing(solved: Solution | None) -> Iterator[Diagnostic]:
    if solved is not None and len(solved.tree) > MAX_PROBLEM_NODES:
        yield codes.MANY_NODES.at(count=MAX_PROBLEM_NODES)
        return
    if solved is None or not solved.right(solved.start):
        yield codes.NO_SOLUTION.at()
    elif not solved.good:
        yield codes.NONE_RIGHT.at()
    if solved is None:
        return
    ends = [node for node in solved.tree.walk(solved.start) if not solved.tree.children(node)]
    if all(solved.verdict(node) is not Verdict.WRONG for node in ends):
        yield codes.NONE_WRONG.at()
    unmarked = [node for node in ends if solved.marked.isdisjoint(solved.tree.path(node))]
    if unmarked and solved.good:
        yield codes.OPEN_LINES.at(node=unmarked[0], count=len(unmarked))


def _illegal(tree: GameTree, progress: Progress) -> Iterator[Diagnostic]:
    """Yield what is wrong on the board: illegal moves and impossible positions."""
    found = legality.problems(legality.judge(tree, progress=progress))
    return islice((each for each in found if each.severity is not Severity.NOTE), MAX_ILLEGAL)
