"""What a list of games shows of each: its name, its result, its date, and a position to know it by."""

from typing import NamedTuple

from hen_editor.core.board import WHITE, Stones
from hen_editor.core.game import navigate
from hen_editor.core.game.beginning import has_move, initial_node
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree, Node, NodeId

OPENING = 50
"""How far into a game record its stones tell it from others, in nodes: the moves of an opening."""

LONGEST = 200
"""Characters of a text that are taken into an overview."""


class Facts(NamedTuple):
    """What the root of a game says of it, empty where it says nothing. name: GN, else who plays."""

    name: str = ""
    result: str = ""
    date: str = ""


def facts(tree: GameTree) -> Facts:
    """Return what the root of a game says of it.

    >>> from hen_editor.core import sgf
    >>> facts(sgf.parse("(;PB[Ann]PW[Bob]RE[W+0.5])").value.games[0])
    Facts(name='Ann - Bob', result='W+0.5', date='')
    """
    root = tree.node(tree.root)
    name, black, white, result, date = (_line(root, each) for each in ("GN", "PB", "PW", "RE", "DT"))
    players = f"{black or '?'} - {white or '?'}" if black or white else ""
    return Facts(name or players, result, date)


def thumbnail_node(tree: GameTree) -> NodeId:
    """Return the node whose position tells a game from others.

    Of a bare game, which is one position, it is the end. Of a problem it is the node before the first move: stones
    were set up there that are no mere handicap. Of a game record it is the node 50 moves down the main line, or its
    end.

    >>> from hen_editor.core import sgf
    >>> games = sgf.parse("(;AB[cc]AW[cd];B[dd];W[ee])(;HA[2]AB[dd][pp];W[cc];B[qq])").value.games
    >>> [thumbnail_node(game) for game in games]
    [0, 5]
    """
    shown = initial_node(tree)
    if shown != tree.root:
        return shown
    line = tree.path(navigate.forward(tree, tree.root, OPENING))
    before = next((place for place, node in enumerate(line) if has_move(tree, node)), 0) - 1
    if before >= 0 and _is_problem(tree, Replay.of(tree, line[before]).stones):
        return line[before]
    return line[-1]


def thumbnail_stones(tree: GameTree) -> Stones:
    """Return the stones at the telling node of a game."""
    return Replay.of(tree, thumbnail_node(tree)).stones


def _is_problem(tree: GameTree, stones: Stones) -> bool:
    handicap = tree.node(tree.root).get("HA")
    is_handicap = isinstance(handicap, int) and handicap >= 2 and WHITE not in stones.values()
    return bool(stones) and not is_handicap


def _line(root: Node, name: str) -> str:
    return " ".join(root.beginning(name, 2 * LONGEST)[:LONGEST].split())
