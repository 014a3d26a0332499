"""The effect of an edit on later moves: those that have become illegal."""

from collections.abc import Generator, Iterator, Mapping
from typing import NamedTuple

from hen_editor.core import codes
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.moves import moves_of
from hen_editor.core.replay import replays
from hen_editor.core.rules import Refusal
from hen_editor.core.sgf import GameTree, NodeId

MAX_LISTED = 1_000
"""The most illegal moves listed individually."""

MAX_NUMBERS = 12
"""The most illegal moves named by number in one sentence."""


class Refused(NamedTuple):
    """An illegal move, and its number."""

    node: NodeId
    number: int
    reason: Refusal


class Legality(NamedTuple):
    """The legality of all moves in one state of a game.

    refused: the nodes with illegal moves, with the reasons. lost: those of them whose moves were legal before an edit,
    with their numbers. There may be very many: no object is created for each.
    """

    refused: Mapping[NodeId, Refusal]
    lost: Mapping[NodeId, int]


class Judged(NamedTuple):
    """A state of a game and its legality."""

    tree: GameTree
    legality: Legality

    def allows(self, node: NodeId) -> bool:
        """Return whether the move of a node is legal, or was until an edit that is not undone."""
        refused, lost = self.legality
        return node in self.tree and (node not in refused or node in lost)


def judging(tree: GameTree, before: Judged | None) -> Generator[None, None, Judged]:
    """Check the moves of a game, pausing at each node; return their legality.

    before: an earlier state of the game; with None no move is lost.
    """
    refused, lost = {}, {}
    for move in refused_moves(tree):
        if move is not None:
            refused[move.node] = move.reason
            if before is not None and before.allows(move.node):
                lost[move.node] = move.number
        yield
    return Judged(tree, Legality(refused, lost))


def refused_moves(tree: GameTree) -> Iterator[Refused | None]:
    """Yield the illegal moves of a game, and None for every other node, to pause at."""
    for node, state in replays(tree):
        yield None if state.refused is None else Refused(node, state.move_number, state.refused)


def problems(state: Judged) -> Iterator[Diagnostic]:
    """Yield the problems of moves that have become illegal, in order of their numbers.

    For several moves a summary comes first.
    """
    tree, (refused, lost) = state
    kind = codes.LOST_MOVE
    nodes = sorted(lost, key=lost.__getitem__)
    if len(nodes) > 1:
        kind = codes.ONE_OF_LOST_MOVES
        numbers = tuple(lost[node] for node in nodes[:MAX_NUMBERS])
        are_more = len(nodes) > MAX_NUMBERS
        yield codes.LOST_MOVES.at(node=nodes[0], count=len(nodes), numbers=numbers, are_more=are_more)
    for node in nodes[:MAX_LISTED]:
        *_, point = (move.point for move in moves_of(tree.node(node)) if move.point is not None)  # no pass is refused
        name = point.name(tree.size)
        yield kind.at(node=node, points=[point], number=lost[node], point=name, reason=refused[node])
