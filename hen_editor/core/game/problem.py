"""The problem of a game: where it starts, and who is to solve it.

Whatever shows a game as a problem asks here: the board, thumbnails, solving, worksheets and pages.
"""

from collections.abc import Sequence
from itertools import islice

from hen_editor.core.board import WHITE, Color
from hen_editor.core.game.judgement import has_judging_name, is_judged
from hen_editor.core.game.line import has_move, is_bare
from hen_editor.core.moves import made_moves, next_color, says_turn
from hen_editor.core.replay import SETUP, Replay
from hen_editor.core.sgf import GameTree, NodeId

MAX_NODES = 1_000
"""The most nodes of the main line that are looked at."""


def start(tree: GameTree) -> NodeId:
    """Return the node at which the problem of a game starts: where it is stated, else before the first move.

    >>> from hen_editor.core import sgf
    >>> start(sgf.parse("(;SZ[9]AB[ee]AW[ef];C[Black to play.];B[de])").value.games[0])
    1
    """
    found = stated(tree)
    return _before_next_move(tree, [*tree.main_line(limit=MAX_NODES)], 0) if found is None else found


def stated(tree: GameTree) -> NodeId | None:
    """Return the node at which a game states a problem or a position, None for a game record.

    Stones before the first move, other than a handicap, state one. If the first move itself sets the turn, it is the
    last move before the problem. In a game record the first node with setup, a name, or a turn states one, unless there
    are variations before it.
    """
    line = [*tree.main_line(limit=MAX_NODES)]
    if not tree.is_go:
        return None
    first = next((place for place, node in enumerate(line) if _makes_move(tree, node)), len(line))
    if first and _holds_problem(tree, line[first - 1]):
        return line[first] if first < len(line) and says_turn(tree.node(line[first])) else line[first - 1]
    moves = line[first:]
    for place, (node, only_moves) in enumerate(zip(moves, tree.move_only_nodes(moves), strict=True)):
        if only_moves is None and _states_problem(tree, node):
            return _before_next_move(tree, moves, place)
        if len(tree.children(node)) > 1:
            break
    return None


def initial_node(tree: GameTree) -> NodeId:
    """Return the node at which a game is first shown: the root, or the last move of the position that it states.

    A game's only move belongs to a position, unless it is marked as right or wrong, or the root says who is to move.
    """
    children = tree.children(tree.root)
    if not children or not has_move(tree, children[0]):
        return tree.root
    is_last = is_bare(tree) and not is_judged(tree.node(children[0])) and not says_turn(tree.node(tree.root))
    return children[0] if is_last or stated(tree) == children[0] else tree.root


def player(tree: GameTree, node: NodeId) -> Color:
    """Return who is to solve a problem that starts at a node: whoever makes the next move, else whose turn it is."""
    return next_color(tree, node) or Replay.of(tree, node).position(tree).value.mover


def judged(tree: GameTree, node: NodeId) -> NodeId:
    """Return the node that right or wrong is said of at a node: that of the player's last move, or itself without one.

    >>> from hen_editor.core import sgf
    >>> [judged(sgf.parse("(;SZ[9]AB[ee]AW[ef];B[de];W[ff])").value.games[0], node) for node in range(3)]
    [0, 1, 1]
    """
    first = start(tree)
    line = islice(tree.main_line(first, MAX_NODES), 1, None)
    color = next((move.color for each in line for move in made_moves(tree.node(each))), None)
    step: NodeId | None = node
    while step is not None and step != first:
        if any(move.color is color for move in made_moves(tree.node(step))):
            return step
        step = tree.parent(step)
    return node


def _makes_move(tree: GameTree, node: NodeId) -> bool:
    return has_move(tree, node) or ("HEN" in tree.node(node).raw and bool(made_moves(tree.node(node))))


def _holds_problem(tree: GameTree, node: NodeId) -> bool:
    """Return whether there are stones at a node, other than those of a handicap."""
    stones, handicap = Replay.of(tree, node).stones, tree.node(tree.root).get("HA")
    is_handicap = isinstance(handicap, int) and handicap >= 2 and WHITE not in stones.values()
    return bool(stones) and not is_handicap


def _states_problem(tree: GameTree, node: NodeId) -> bool:
    read = tree.node(node)
    is_set_up = not read.raw.keys().isdisjoint(SETUP) and not _makes_move(tree, node)
    is_named = bool(str(read.get("N", "")).strip()) and not has_judging_name(read)
    return is_set_up or is_named or says_turn(read)


def _before_next_move(tree: GameTree, line: Sequence[NodeId], place: int) -> NodeId:
    """Return the last node of a line, from a place on, before the next move."""
    if _makes_move(tree, line[0]) and not place:
        return line[0]
    moves = (later for later in range(place + 1, len(line)) if _makes_move(tree, line[later]))
    return line[next(moves, len(line)) - 1]
