"""What an edit does to the moves after it: those that can no longer be played."""

from collections.abc import Generator, Iterator, Mapping
from typing import NamedTuple

from hen_editor.core import codes
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.replay import moves_of, replays
from hen_editor.core.rules import Refusal
from hen_editor.core.sgf import GameTree, NodeId

MAX_LISTED = 1_000
"""How many lost moves are listed one by one."""

MAX_NUMBERS = 12
"""How many lost moves are told by their numbers in one sentence."""


class Refused(NamedTuple):
    """A move that the rules refuse, and how many moves lead to it, itself included."""

    node: NodeId
    number: int
    reason: Refusal


class Legality(NamedTuple):
    """What the rules say of one state of a game.

    refused: the nodes whose moves they refuse, with the reasons. lost: those of them whose moves were legal before an
    edit, with their numbers. There may be very many: no object is made for each.
    """

    refused: Mapping[NodeId, Refusal]
    lost: Mapping[NodeId, int]


class Judged(NamedTuple):
    """A state of a game and what the rules say of it."""

    tree: GameTree
    legality: Legality

    def allows(self, node: NodeId) -> bool:
        """Tell whether the move of a node is legal, or was until an edit that is not undone."""
        refused, lost = self.legality
        return node in self.tree and (node not in refused or node in lost)


def judging(tree: GameTree, before: Judged | None) -> Generator[None, None, Judged]:
    """Go through the moves of a game, pausing at each node; return what the rules say of them.

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
    """Go through the moves of a game that the rules refuse, with None for every other node, to pause at."""
    for node, state in replays(tree):
        yield None if state.refused is None else Refused(node, state.move_number, state.refused)


def problems(state: Judged) -> Iterator[Diagnostic]:
    """Go through the problems of moves that were legal and are not any more, in the order of their numbers.

    Of several moves a summary comes first.
    """
    tree, (refused, lost) = state
    kind = codes.LOST_MOVE
    nodes = sorted(lost, key=lost.__getitem__)
    if len(nodes) > 1:
        kind = codes.ONE_OF_LOST_MOVES
        numbers = ", ".join(f"{lost[node]}" for node in nodes[:MAX_NUMBERS])
        more = ", …" if len(nodes) > MAX_NUMBERS else ""
        yield codes.LOST_MOVES.at(node=nodes[0], count=f"{len(nodes):,}", numbers=numbers + more)
    for node in nodes[:MAX_LISTED]:
        *_, point = (move.point for move in moves_of(tree.node(node)) if move.point is not None)  # no pass is refused
        name, reason = point.name(tree.size), refused[node].value
        yield kind.at(node=node, points=[point], number=lost[node], point=name, reason=reason)
