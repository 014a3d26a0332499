"""What an edit does to the moves after it: those that can no longer be played."""

from collections.abc import Collection, Generator, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from hen_editor.core import codes
from hen_editor.core.board import Point
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.replay import Replay, moves_of
from hen_editor.core.rules import Refusal
from hen_editor.core.sgf import GameTree, NodeId

MOST_LISTED = 1_000
"""How many lost moves are listed one by one."""

MOST_NUMBERS = 12
"""How many lost moves are told by their numbers in one sentence."""


class Refused(NamedTuple):
    """A move that the rules refuse, and how many moves lead to it, itself included."""

    node: NodeId
    number: int
    point: Point
    reason: Refusal


class Legality(NamedTuple):
    """What the rules say of one state of a game.

    refused: the nodes whose moves they refuse. lost: those of them whose moves were legal before an edit.
    """

    refused: AbstractSet[NodeId]
    lost: Mapping[NodeId, Refused]


class Judged(NamedTuple):
    """A state of a game and what the rules say of it."""

    tree: GameTree
    legality: Legality

    def allows(self, node: NodeId) -> bool:
        """Tell whether the move of a node is legal, or was until an edit that is not undone."""
        refused, lost = self.legality
        return node in self.tree and (node not in refused or node in lost)


def judging(tree: GameTree, before: Judged | None) -> Generator[None, None, Legality]:
    """Go through the moves of a game, pausing at each node; return what the rules say of them.

    before: an earlier state of the game; with None no move is lost.
    """
    refused, lost = set(), {}
    for move in refused_moves(tree):
        if move is not None:
            refused.add(move.node)
            if before is not None and before.allows(move.node):
                lost[move.node] = move
        yield
    return Legality(refused, lost)


def refused_moves(tree: GameTree) -> Iterator[Refused | None]:
    """Go through the moves of a game that the rules refuse, with None for every other node, to pause at."""
    waiting = [(tree.root, Replay(tree.size), True)]
    while waiting:
        node, state, is_last_here = waiting.pop()
        if not is_last_here:
            state = state.copy()
        state.step(tree.node(node))
        last_first = enumerate(reversed(tree.children(node)))
        waiting.extend((child, state, place == 0) for place, child in last_first)
        yield None if state.refused is None else _refused(tree, node, state.move_number, state.refused)


def problems(tree: GameTree, lost: Collection[Refused]) -> Iterator[Diagnostic]:
    """Go through the problems of moves that were legal and are not any more, in the order of their numbers.

    Of several moves a summary comes first.
    """
    moves = sorted(lost, key=lambda move: move.number)
    kind = codes.LOST_MOVE
    if len(moves) > 1:
        kind = codes.ONE_OF_LOST_MOVES
        numbers = ", ".join(f"{move.number}" for move in moves[:MOST_NUMBERS])
        more = ", …" if len(moves) > MOST_NUMBERS else ""
        yield codes.LOST_MOVES.at(node=moves[0].node, count=f"{len(moves):,}", numbers=numbers + more)
    for move in moves[:MOST_LISTED]:
        yield kind.at(
            node=move.node,
            points=[move.point],
            number=move.number,
            point=move.point.name(tree.size),
            reason=move.reason.value,
        )


def _refused(tree: GameTree, node: NodeId, number: int, reason: Refusal) -> Refused:
    """Return the refused move of a node; the last of two. A pass is never refused."""
    *_, point = (move.point for move in moves_of(tree.node(node)) if move.point is not None)
    return Refused(node, number, point, reason)
