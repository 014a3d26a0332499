"""What is wrong with a game: illegal moves, moves that an edit made illegal, impossible positions, and properties."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from hen_editor.core import codes, sgf
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.moves import moves_of
from hen_editor.core.positions import check
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.replay import Replay, changes
from hen_editor.core.rules import Refusal
from hen_editor.core.sgf import GameTree, NodeId

MAX_LISTED = 1_000
"""The most problems of a kind listed individually."""

MAX_NUMBERS = 12
"""The most illegal moves named by number in one sentence."""


class RefusedMove(NamedTuple):
    """An illegal move: its number, and why."""

    number: int
    reason: Refusal


class Legality(NamedTuple):
    """What is wrong in one state of a game.

    refused: the nodes with illegal moves. lost: those of them whose moves were legal before an edit. There may be very
    many: only `problems` makes diagnostics. in_setup: the problems of what was set up, and of each `HEN[...]`.
    """

    refused: Mapping[NodeId, RefusedMove]
    lost: frozenset[NodeId] = frozenset()
    in_setup: tuple[Diagnostic, ...] = ()


class Judged(NamedTuple):
    """A state of a game and its legality."""

    tree: GameTree
    legality: Legality

    def allows(self, node: NodeId) -> bool:
        """Return whether the move of a node is legal, or only an edit, not undone, has made it illegal."""
        return node in self.tree and (node not in self.legality.refused or node in self.legality.lost)


def judge(tree: GameTree, before: Judged | None = None, progress: Progress = unreported) -> Judged:
    """Find what is wrong with a game on its board.

    before: an earlier state of the game; with None no move is lost. Positional superko is not looked for.
    """
    refused, lost, in_setup = dict[NodeId, RefusedMove](), list[NodeId](), list[Diagnostic]()
    for node, state, _ in changes(tree):
        if state.refused is not None:
            refused[node] = RefusedMove(state.move_number, state.refused)
            if before is not None and before.allows(node):
                lost.append(node)
        if state.has_stepped and len(in_setup) < MAX_LISTED:
            in_setup += _in_setup(tree, node, state)
        progress(0.0)
    return Judged(tree, Legality(refused, frozenset(lost), tuple(in_setup)))


def all_problems(state: Judged) -> Iterator[tuple[Diagnostic, ...]]:
    """Yield all that is wrong with a game, in short steps: on its board, then in its properties."""
    yield from ((found,) for found in problems(state))
    yield from sgf.check(state.tree)


def problems(state: Judged) -> Iterator[Diagnostic]:
    """Yield the problems of a game on its board: lost moves, other illegal moves, and those of setup.

    Moves come in order of their numbers. For several lost moves a summary comes first.
    """
    tree, (refused, lost, in_setup) = state
    nodes = sorted(lost, key=lambda node: (refused[node].number, node))
    if len(nodes) > 1:
        numbers = tuple(refused[node].number for node in nodes[:MAX_NUMBERS])
        are_more = len(nodes) > MAX_NUMBERS
        yield codes.LOST_MOVES.at(node=nodes[0], count=len(nodes), numbers=numbers, are_more=are_more)
    others = sorted(refused.keys() - lost, key=lambda node: (refused[node].number, node))
    kinds = (codes.ONE_OF_LOST_MOVES if len(nodes) > 1 else codes.LOST_MOVE, nodes), (codes.REFUSED_MOVE, others)
    for kind, found in kinds:
        for node in found[:MAX_LISTED]:
            # A refused move has a point: a pass is always legal.
            *_, point = (move.point for move in moves_of(tree.node(node)) if move.point is not None)
            number, reason = refused[node]
            yield kind.at(node=node, points=[point], number=number, point=point.name(tree.size), reason=reason)
    yield from in_setup


def _in_setup(tree: GameTree, node: NodeId, state: Replay) -> Iterator[Diagnostic]:
    """Yield what is wrong with the position at a node that sets one up, and with its `HEN[...]`."""
    raw = tree.node(node).raw
    yield from state.problems
    if tree.is_go and not raw.keys().isdisjoint(_SETTING_UP):
        yield from (found._replace(node=node) for found in check.position(state.position(tree).value))


_SETTING_UP = frozenset({"AB", "AW", "AE", "HEN"})
