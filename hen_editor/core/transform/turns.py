"""Whose turn it is after a swap of colours: `PL` where the nodes themselves do not say."""

from collections.abc import Callable, Collection, Generator

from hen_editor.core.board import Color
from hen_editor.core.convert.hen_property import HEN_PROPERTY as HEN
from hen_editor.core.convert.hen_property import with_hen_property
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.core.replay import Replay, replays
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.sgf.tokens import WHITESPACE
from hen_editor.core.transform.positions import position
from hen_editor.core.transform.texts import with_added_turn
from hen_editor.core.transform.transforms import Transform

NODES_IN_A_SLICE = 256
"""How many nodes are transformed or replayed between two yields."""


def with_turns(
    before: GameTree,
    after: GameTree,
    transform: Transform,
    start: NodeId,
    colored_moves: Collection[NodeId],
    two_moves: Collection[NodeId],
) -> Generator[float, None, GameTree]:
    """Return a game whose colours were swapped from a node on, with the other colour to move at every node there.

    Where nothing implies that, `PL` is added at the beginning of a node, where hardly any program writes one; one that
    was needed there and no longer is, is removed. One that was not needed there and now is goes to the end of its node,
    or the swap back would remove it; where it is all of its node, it does.
    colored_moves: the nodes whose `HEN[...]` has a last move of a colour that SGF lacks. What an order of play without
    that colour says about the turn is written into the `HEN[...]`. two_moves: those with moves of both colours, now
    played in the other order; which was the last is written into the `HEN[...]`.
    """
    if colored_moves or two_moves:
        after = yield from _with_hen_of_moves(before, after, transform, colored_moves, two_moves)
    waiting, done = [(start, _above(before, start), _above(after, start))], 0
    while waiting:
        done += 1
        if done % NODES_IN_A_SLICE == 0:
            yield 0.0
        node, state, transformed = waiting.pop()
        above_before, above = state.copy(), transformed.copy()
        state.step(before.node(node))
        transformed.step(after.node(node))
        wanted = transform.color(_turn(state))
        if state.sets_turn and transformed.sets_turn:
            without_before, without = _without_first_turn(before, node), _without_first_turn(after, node)
            if without_before is None or without is None:
                continue
            was_needed = not _is_implied(without_before, above_before, before, above_before, node, lambda color: color)
            is_needed = not _is_implied(without, above, before, above_before, node, transform.color)
            if is_needed and not was_needed:
                after = without.with_property(node, "PL", wanted)
            if is_needed or not was_needed:
                continue
            after = without
        elif _turn(transformed) is not wanted:
            after = _with_turn(after, node, wanted)
        above.step(after.node(node))
        waiting += [(child, state.copy(), above.copy()) for child in reversed(before.children(node))]
    return after


def _with_hen_of_moves(
    before: GameTree,
    after: GameTree,
    transform: Transform,
    colored_moves: Collection[NodeId],
    two_moves: Collection[NodeId],
) -> Generator[float, None, GameTree]:
    written = after
    for done, ((node, state), (_, transformed)) in enumerate(zip(replays(before), replays(after), strict=True), 1):
        if node in two_moves:
            shown = position(state.position().value, transform).value
            if shown.stones == transformed.stones:
                written = with_hen_property(written, node, shown)
        elif node in colored_moves and _turn(transformed) is not (wanted := transform.color(_turn(state))):
            written = _with_turn_in_hen(written, node, wanted)
        if done % NODES_IN_A_SLICE == 0:
            yield 0.0
    return written


def _with_turn(tree: GameTree, node: NodeId, turn: Color) -> GameTree:
    # A colour that SGF lacks can be the first only in an order of play, which the node sets.
    return _with_turn_first(tree, node, turn) if turn in PLAIN_ORDER else _with_turn_in_hen(tree, node, turn)


def _with_turn_in_hen(tree: GameTree, node: NodeId, turn: Color) -> GameTree:
    """Return a game with a turn in the `HEN` of a node, if it still has one: none has more than 25 columns."""
    text = tree.node(node).get(HEN)
    return tree if text is None else tree.with_property(node, HEN, with_added_turn(str(text), turn))


def _turn(state: Replay) -> Color:
    position = state.position().value
    return position.implied_turn if position.turn is None else position.turn


def _above(tree: GameTree, node: NodeId) -> Replay:
    parent = tree.parent(node)
    return Replay(tree.size) if parent is None else Replay.of(tree, parent)


def _without_first_turn(tree: GameTree, node: NodeId) -> GameTree | None:
    """Return a game without the `PL` at the beginning of a node, None if there is none."""
    properties = [piece for piece in tree.pieces(node) if piece.name]
    if not properties or properties[0].text.rstrip(WHITESPACE) not in ("PL[B]", "PL[W]"):
        return None
    without = tree.without_property(node, "PL")
    return without.with_pieces({node: without.pieces(node)})


def _with_turn_first(tree: GameTree, node: NodeId, turn: Color) -> GameTree:
    """Return a game with `PL` at the beginning of a node that has none."""
    tree = tree.with_property(node, "PL", turn)
    first, *others = tree.pieces(node)
    (piece,) = (piece for piece in others if piece.name == "PL")
    pieces = (first, piece, *(other for other in others if other is not piece))
    return tree.with_pieces({node: pieces})


def _is_implied(
    tree: GameTree,
    above: Replay,
    before: GameTree,
    above_before: Replay,
    start: NodeId,
    color: Callable[[Color], Color],
) -> bool:
    """Return whether a node that sets no turn, and all nodes below it as far as they set none, have the turn wanted.

    That is the one before, with its colour swapped. above, above_before: the states before the node in the two games.
    """
    waiting = [(start, above.copy(), above_before.copy())]
    while waiting:
        node, state, state_before = waiting.pop()
        state.step(tree.node(node))
        state_before.step(before.node(node))
        if not state.sets_turn:
            if _turn(state) is not color(_turn(state_before)):
                return False
            waiting += [(child, state.copy(), state_before.copy()) for child in tree.children(node)]
        elif node == start:
            return False
    return True
