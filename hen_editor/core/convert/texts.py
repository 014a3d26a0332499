"""HEN texts and SGF files into each other."""

from hen_editor.core import codes, hen, sgf
from hen_editor.core.convert.games import position_to_game
from hen_editor.core.diagnostics import NotationError, Parsed
from hen_editor.core.replay import MOVES, Replay
from hen_editor.core.sgf import Collection, GameTree

GAME_INFO = frozenset(name for name, kind in sgf.PROPERTIES.items() if kind.category is sgf.Category.GAME_INFO)
"""The properties that tell of the game as a whole: its players, date, result and so on."""

WORDLESS = {
    "C": "the comment",
    "AR": "arrows",
    "LN": "lines",
    "TB": "territory",
    "TW": "territory",
    "DD": "dimmed points",
    "VW": "the view window",
    "SL": "selected points",
}
"""What a node may hold that HEN has no words for."""


def sgf_to_hen(data: bytes | str, move_number: int | None = None) -> Parsed[str | None]:
    """Return the HEN of the position after a move of the first game's main line, and what HEN cannot say of it.

    move_number: counts the `B` and `W` moves, passes included; 0 is the last node before the first move, None or
    more than there are is the end. None comes back, with the reason, where there is no game or the board has more
    than 25 columns.

    >>> sgf_to_hen("(;SZ[9];B[ee];W[ec])", move_number=1).value
    '.9x9_5Eb.E5b.w'
    """
    read = sgf.parse(data)
    if not read.value.games:
        return Parsed(None, read.diagnostics)
    written = game_to_hen(read.value.games[0], move_number)
    return Parsed(written.value, (*read.diagnostics, *written.diagnostics))


def game_to_hen(tree: GameTree, move_number: int | None = None) -> Parsed[str | None]:
    """Return the HEN of the position after a move of a game's main line, as `sgf_to_hen` does for a file."""
    node = node_after(tree, move_number)
    shown = Replay.of(tree, node).position()
    held = hen.holdable(shown.value)
    text = None if held.value is None else hen.format(held.value)
    notes = (codes.NOT_SAID_IN_HEN.at(node=node, what=what) for what in unsaid(tree, node))
    return Parsed(text, (*shown.diagnostics, *held.diagnostics, *notes))


def unsaid(tree: GameTree, node: int) -> list[str]:
    """Return what a node holds that HEN has no words for, in words."""
    raw = tree.node(node).raw
    return list(dict.fromkeys(what for name, what in WORDLESS.items() if name in raw))


def node_after(tree: GameTree, move_number: int | None) -> int:
    """Return the node of the main line that stands after a move, counted as `sgf_to_hen` does."""
    line = [*tree.main_line()]
    if move_number is None:
        return line[-1]
    played = 0
    for before, node in zip(line[:1] + line, line, strict=False):
        moves = len(MOVES.keys() & tree.node(node).raw.keys())
        if moves and move_number <= 0:
            return before
        played += moves
        if moves and played >= move_number:
            return node
    return line[-1]


def hen_to_sgf(text: str) -> Parsed[bytes]:
    r"""Return a new SGF file of one game that shows the position of a HEN text, with the problems of the text.

    >>> hen_to_sgf(".9x9_5Eb.w").value.endswith(b"SZ[9]AB[ee]PL[W])\n")
    True
    """
    read = hen.parse(text)
    return Parsed(sgf.format(Collection.of([position_to_game(read.value)])), read.diagnostics)


def load_hen(game: GameTree, text: str, *, strict: bool = True, keep_game_info: bool = True) -> GameTree:
    """Return a game that begins with the position of a HEN text, as `load` of a chess program does with a FEN.

    strict: raise NotationError for a text with an error; otherwise what can be read of it is loaded.
    keep_game_info: keep the names, date, result and other game info of `game`.
    """
    read = hen.parse(text)
    if strict and not read.ok:
        raise NotationError(read.diagnostics)
    loaded = position_to_game(read.value)
    if keep_game_info:
        root = game.node(game.root)
        for name, values in root.raw.items():
            if name in GAME_INFO:
                loaded = loaded.with_raw(loaded.root, name, values)
    return loaded
