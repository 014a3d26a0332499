"""A position as a game, and the position at a node."""

from hen_editor.core.board import Stones
from hen_editor.core.convert.writing import plain_game, write_anew
from hen_editor.core.position import Position
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree


def node_to_position(tree: GameTree, node: int) -> Position:
    """Return the position at a node: the moves and setup up to it, its own marks and labels, and whose turn it is.

    A turn that nothing in the game says is None.

    >>> from hen_editor.core import hen, sgf
    >>> tree = sgf.parse("(;SZ[9]AB[cc];W[dc];B[dd]TR[dd])").value.games[0]
    >>> hen.format(node_to_position(tree, [*tree.main_line()][-1]))
    '.9x9_7Cbw_6Db.D6b.w.D6-TR'
    """
    return Replay.of(tree, node).position().value


def position_to_game(position: Position, empty: GameTree | None = None) -> GameTree:
    r"""Return a new game with a position at the end of its main line, where `node_to_position` returns it.

    The game is a root with the stones as setup and, if SGF can express it as a move, a node with the last move.
    empty: a one-node game of the same size, without stones or markup, to start from.

    >>> from hen_editor.core import hen, sgf
    >>> position = hen.parse(".9x9_5Eb.E5b").value
    >>> sgf.format(sgf.Collection.of([position_to_game(position)])).decode().split("]", 4)[-1]
    'SZ[9]\n;B[ee])\n'
    """
    plain = plain_game(position) if empty is None else None
    if plain is not None:
        return plain
    written, _ = write_anew(empty or GameTree.new(position.size), Position(Stones(position.size)), position)
    return written
