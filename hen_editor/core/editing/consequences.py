"""What an edit does to the moves after it: those that can no longer be played."""

from collections.abc import Iterator
from typing import NamedTuple

from hen_editor.core import codes
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.replay import Replay
from hen_editor.core.rules import Refusal
from hen_editor.core.sgf import GameTree


class Refused(NamedTuple):
    """A move that the rules refuse, and how many moves lead to it, itself included."""

    node: int
    number: int
    point: str
    reason: Refusal


def refused_moves(tree: GameTree) -> Iterator[Refused | None]:
    """Go through the moves of a game that the rules refuse, with None for every other node, to pause at."""
    states = {tree.root: Replay(tree.size)}
    for node in tree.walk():
        state = states.pop(node)
        state.step(tree.node(node))
        children = tree.children(node)
        states |= {child: state.copy() for child in children[1:]}
        if children:
            states[children[0]] = state
        move = state.last_move
        if state.refused is None or move is None or move.point is None:
            yield None
        else:
            yield Refused(node, state.move_number, move.point.name(tree.size), state.refused)


def lost_move(refused: Refused) -> Diagnostic:
    """Return the problem of a move that was legal and is not any more."""
    return codes.LOST_MOVE.at(
        node=refused.node, number=refused.number, point=refused.point, reason=refused.reason.value
    )
