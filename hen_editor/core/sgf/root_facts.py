"""What the root of a game tells of all its nodes: the size of the board, and whether the game is Go."""

from collections.abc import Sequence

from hen_editor.core.board import BoardSize
from hen_editor.core.sgf import values
from hen_editor.core.sgf.node import NodeId
from hen_editor.core.sgf.source import Source
from hen_editor.core.sgf.tokens import GAME_IN_ROOT, SIZE_IN_ROOT, Piece, raw_properties


def facts_as_read(source: Source, root: NodeId) -> tuple[BoardSize, bool]:
    """Do what `root_facts` does for a root in its source, without splitting it into pieces."""
    size: BoardSize | None = BoardSize()
    start, end = source.starts[root], source.ends[root]
    if root not in source.damaged:
        if found := SIZE_IN_ROOT.match(source.text, start, end):
            size = values.board_size(found[1])
        if size is not None:
            found = GAME_IN_ROOT.match(source.text, start, end)
            return size, _is_go(found[1] if found else "1")
    return root_facts(source.pieces(root))


def root_facts(pieces: Sequence[Piece]) -> tuple[BoardSize, bool]:
    """Return the size of the board and whether the game is Go, from the properties of the root."""
    raw = raw_properties([piece for piece in pieces if piece.name in ("SZ", "GM")])
    sizes = [size for value in raw.get("SZ", ()) if (size := values.board_size(value))]
    return sizes[0] if sizes else BoardSize(), _is_go(raw.get("GM", ("1",))[0])


def _is_go(game: str) -> bool:
    """Tell whether a value of GM means Go, or is meaningless."""
    return game.strip() == "1" or not game.strip().isdecimal()
