"""The moves of a node: those of Black and White, and in its `HEN[...]` that of another colour."""

from functools import lru_cache
from typing import NamedTuple

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.codes import LONG_HEN
from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.hen.entries import MAX_POSITION_LENGTH
from hen_editor.core.position import PLAIN_ORDER, Move, Position
from hen_editor.core.sgf import GameTree, Node, NodeId
from hen_editor.core.sgf.values import point_ranges

MOVES = {"B": BLACK, "W": WHITE}
"""The move properties of SGF and their colours."""

MOVE_NAMES = {color: name for name, color in MOVES.items()}
"""The property names of moves, by colour."""

SHORT_HEN = 64
"""Parsed `HEN[...]` texts up to this length are cached in large numbers."""

MAX_NODES_AHEAD = 10
"""The most nodes that are looked at for the next moves, at every node of a line: each takes up to 10 µs."""

REMEMBERED_SHORT_HEN, REMEMBERED_HEN = 1024, 16
"""How many short `HEN[...]` texts are cached once parsed, and how many longer ones."""


def moves_of(node: Node) -> list[Move]:
    """Return the moves of Black and White in a node: none, one, or in an invalid file two."""
    return [
        Move(color, read.value)
        for name, color in MOVES.items()
        if name in node.raw
        and (read := node.reading(name)).known
        and (read.value is None or isinstance(read.value, Point))
    ]


def made_moves(node: Node) -> list[Move]:
    """Return the moves of a node of any colour: those of Black and White, then one in its `HEN[...]`.

    This defines what counts as a move, without looking at the board: a node has a move of another colour if its
    `HEN[...]` has it as the last move and adds its stone. A suicide leaves no stone: `AE` has its point instead. A last
    move on a stone that was there before is only a mark.
    """
    moves = moves_of(node)
    reading = hen_of(node) if "HEN" in node.raw else None
    if reading is None or reading.error is not None or reading.position.size != node.size:
        return moves
    colored = colored_move(node, reading.position)
    return moves if colored is None else [*moves, colored]


def colored_move(node: Node, hen_position: Position) -> Move | None:
    """Return the move that a node's `HEN[...]` makes."""
    move = hen_position.last_move
    if move is None or move.color in PLAIN_ORDER:
        return None
    if move.point is None or hen_position.stones.get(move.point) is move.color:
        return move
    removed, index = point_ranges(node.raw.get("AE", ()), node.size), node.size.index(move.point)
    is_suicide = move.point not in hen_position.stones and any(start <= index < stop for start, stop in removed)
    return move if is_suicide else None


def turn_beside_move(node: Node) -> Color | None:
    """Return whose turn it is by the `HEN[...]` of a node with a move of Black or White, None if it does not say."""
    reading = hen_of(node) if "HEN" in node.raw and moves_of(node) else None
    if reading is None or reading.error is not None or reading.position.size != node.size:
        return None
    return reading.position.turn


def says_turn(node: Node) -> bool:
    """Return whether a node itself says whose turn it is: by `PL`, or beside a move in its `HEN[...]`."""
    return "PL" in node if moves_of(node) == [] else turn_beside_move(node) is not None


def next_color(tree: GameTree, node: NodeId) -> Color | None:
    """Return who makes the next move after a node, None if there is none or not all variations agree.

    Nodes without a move may come before it. Of very many nodes only the first are looked at.
    """
    if not tree.may_have_move_after(node, MAX_NODES_AHEAD):
        return None
    found: Color | None = None
    waiting = [iter(tree.children(node))]
    for _ in range(MAX_NODES_AHEAD):
        while waiting and (child := next(waiting[-1], None)) is None:
            waiting.pop()
        if not waiting or child is None:
            break
        move = next(iter(made_moves(tree.node(child))), None) if tree.may_have_move(child) else None
        if move is None:
            waiting.append(iter(tree.children(child)))
        elif found not in (None, move.color):
            return None
        else:
            found = move.color
    return found


class HenOfNode(NamedTuple):
    """What a replay needs of a `HEN[...]`: without its tokens and notes, of which a long text has very many."""

    position: Position
    error: Diagnostic | None
    has_order: bool


def hen_of(node: Node) -> HenOfNode | None:
    """Read the `HEN[...]` of a node of a game of Go, once: lines are replayed again and again."""
    text = node.get("HEN")
    if not (node.is_go and isinstance(text, str)):
        return None
    return _short_hen(text) if len(text) <= SHORT_HEN else _long_hen(text)


def read_property(text: str) -> hen.Reading:
    """Read the text of a `HEN[...]`; a text longer than `MAX_POSITION_LENGTH` is not read, but an error."""
    if len(text) > MAX_POSITION_LENGTH:
        return hen.Reading(Position(), (LONG_HEN.at(count=MAX_POSITION_LENGTH),), text=text)
    return hen.read(text)


def _hen_read(text: str) -> HenOfNode:
    reading = read_property(text)
    errors = (problem for problem in reading.diagnostics if problem.severity is Severity.ERROR)
    return HenOfNode(reading.position, next(errors, None), reading.has_order)


_short_hen = lru_cache(maxsize=REMEMBERED_SHORT_HEN)(_hen_read)
_long_hen = lru_cache(maxsize=REMEMBERED_HEN)(_hen_read)
