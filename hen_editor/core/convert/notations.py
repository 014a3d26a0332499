"""Conversion between HEN texts and SGF files."""

from bisect import bisect_left

from hen_editor.core import codes, hen, sgf
from hen_editor.core.convert.writing import position_to_game
from hen_editor.core.diagnostics import Diagnostic, NotationError, Parsed
from hen_editor.core.game.line import Line
from hen_editor.core.game.overlay import INHERITED, inherited
from hen_editor.core.moves import hen_of
from hen_editor.core.position import Position
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import Collection, GameTree
from hen_editor.core.texts import Data

GAME_INFO = frozenset(name for name, kind in sgf.PROPERTIES.items() if kind.category is sgf.Category.GAME_INFO)
"""The game-info properties: players, date, result and so on."""

NOT_IN_HEN = {
    "C": "comment",
    "N": "node name",
    "AR": "arrows",
    "LN": "lines",
    "TB": "territory",
    "TW": "territory",
    "DD": "greyed-out points",
    "VW": "view window",
    "SL": "selected points",
}
"""What a node may have that HEN cannot hold, by the names of the table of problems."""

TEXTS = ("comment", "node name")
"""Those that are texts, beside the board."""


def sgf_to_hen(data: Data | str, move_number: int | None = None) -> Parsed[str | None]:
    """Return the HEN of the position after a move of the first game's main line, and what of it HEN cannot hold.

    move_number: counts the moves of all colours, passes included; 0 is the last node before the first move, None or a
    number that is too large is the end. The value is None, with the reason, if there is no game or the board has more
    than 25 columns. A turn that nothing in the game says is left out. The problems are those of the file's encoding and
    syntax and of the nodes on the path. Raises ValueError for a negative number.

    >>> game = "(;SZ[9]AB[cc];C[The game begins.];W[ee];B[];W[ec])"
    >>> for number in (0, 1, 2, 99):
    ...     print(sgf_to_hen(game, number).value)
    .9x9_7Cb.w
    .9x9_7Cb_5Ew.E5w.b
    .9x9_7Cb_5Ew.pb.w
    .9x9_7CbEw_5Ew.E7w.b
    >>> [note.message for note in sgf_to_hen(game, 0).diagnostics]
    ['HEN cannot store the comment; it stays in the game, but not in the HEN text.']
    """
    read = sgf.parse(data)
    if not read.value.games:
        return Parsed(None, read.diagnostics)
    written = game_to_hen(read.value.games[0], move_number)
    return Parsed(written.value, (*read.diagnostics, *written.diagnostics))


def sgf_to_position(data: Data | str, move_number: int | None = None) -> Parsed[Position | None]:
    """Return the position after a move of the first game's main line, as `sgf_to_hen` does, with all that it shows.

    The problems are those of the file's encoding and syntax, and of the last node.

    >>> sgf_to_position("(;SZ[9];B[ee];W[ec])", 1).value["E5"]
    Color.BLACK
    """
    read = sgf.parse(data)
    if not read.value.games:
        return Parsed(None, read.diagnostics)
    tree = read.value.games[0]
    shown = Replay.of(tree, node_after(tree, move_number)).position(tree)
    return Parsed(shown.value, (*read.diagnostics, *shown.diagnostics))


def game_to_hen(tree: GameTree, move_number: int | None = None) -> Parsed[str | None]:
    """Return the HEN of the position after a move of a game's main line, as `sgf_to_hen` does for a file."""
    return node_to_hen(tree, node_after(tree, move_number))


def node_to_hen(tree: GameTree, node: int) -> Parsed[str | None]:
    """Return the HEN of the position at a node, with the problems that `sgf_to_hen` reports."""
    state = Replay(tree.size)
    above = tree.path(node)[:-1]
    problems: list[Diagnostic] = []
    for step in state.stops(tree, above, tree.move_only_nodes(above)):
        problems += (*sgf.check_node(tree, step), *state.problems)
    if None in tree.move_only_nodes([node]):
        problems += sgf.check_node(tree, node)
    state.step(tree.node(node))
    shown = state.position(tree)
    held = hen.holdable(shown.value)
    text = None if held.value is None else hen.visible_text(held.value)
    notes = (codes.NOT_IN_HEN.at(node=node, what=what) for what in not_in_hen(tree, node))
    return Parsed(text, (*problems, *shown.diagnostics, *held.diagnostics, *notes))


def not_in_hen(tree: GameTree, node: int) -> list[str]:
    """Return what a node has that HEN cannot hold, by the names of the table of problems."""
    raw = tree.node(node).raw
    there = {name for name in NOT_IN_HEN if (inherited(tree, node, name) if name in INHERITED else name in raw)}
    return list(dict.fromkeys(what for name, what in NOT_IN_HEN.items() if name in there))


def node_after(tree: GameTree, move_number: int | None) -> int:
    """Return the node of the main line after a move, counted as in `sgf_to_hen`.

    Raises ValueError for a negative number.
    """
    if move_number is not None and move_number < 0:
        raise ValueError(f"moves are counted from 0; there is no move {move_number}")
    if move_number is None:
        *_, end = tree.main_line()
        return end
    line = Line.through(tree, tree.root)
    if move_number == 0:
        return line.nodes[max(bisect_left(line.numbers, 1) - 1, 0)]
    node = line.node(move_number)
    return line.nodes[-1] if node is None else node


def hen_to_sgf(text: str) -> Parsed[bytes]:
    r"""Return a new SGF file of one game that shows the position of a HEN text, with the problems of the text.

    A `HEN[...]` that is too long to be read again is one of them.

    >>> hen_to_sgf(".9x9_5Eb_3Cw.C3w").value.decode().split("]", 4)[-1]
    'SZ[9]AB[ee]\n;W[cg])\n'
    >>> [problem.message for problem in hen_to_sgf(".9x9_10Eb").diagnostics]
    ['There is no row 10 on this board; its top row is 9.']
    """
    read = hen.parse(text)
    game = position_to_game(read.value)
    held = filter(None, map(hen_of, map(game.node, game.main_line())))
    unreadable = [reading.error for reading in held if reading.error is not None]
    return Parsed(sgf.format(Collection.of([game])), (*read.diagnostics, *unreadable))


def load_hen(game: GameTree | None, text: str, *, strict: bool = True, keep_game_info: bool = True) -> GameTree:
    """Return a new game with the position of a HEN text, as chess libraries `load` a FEN.

    strict: raise NotationError for a text with an error; otherwise load what can be read.
    keep_game_info: keep the names, date, result and other game info of `game`, if there is one.

    >>> game = sgf.parse("(;SZ[19]PB[Shusaku];B[qd];W[dc])").value.games[0]
    >>> loaded = load_hen(game, ".9x9_5Eb.w")
    >>> root = loaded.node(loaded.root)
    >>> root["SZ"], root["PB"], [point.sgf for point in root["AB"]], root["PL"]
    (9, 'Shusaku', ['ee'], Color.WHITE)
    """
    read = hen.parse(text)
    if strict and not read.ok:
        raise NotationError(read.diagnostics)
    loaded = GameTree.new(read.value.size)
    if keep_game_info and game is not None:
        for name, values in game.node(game.root).raw.items():
            if name in GAME_INFO:
                loaded = loaded.with_raw(loaded.root, name, values)
    return position_to_game(read.value, loaded)
