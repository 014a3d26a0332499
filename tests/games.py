"""Games for tests: opened from a text, at a move, and as the properties of their nodes."""

from hen_editor.core import hen, sgf
from hen_editor.core.editing import snapshot
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game import navigate
from hen_editor.core.position import Position

RED_AND_BLUE = "(;SZ[9]HEN[.9x9~rl];HEN[.9x9_9Ar.A9r];HEN[.9x9_8Al.A8l]C[hm];HEN[.9x9.pr];HEN[.9x9_7Al.A7l])"
"""A game of four moves of other colours than black and white, one of them a pass."""

ALWAYS = frozenset({"FF", "GM", "CA", "AP"})
"""The properties that say nothing about the game."""


def opened(text: str) -> Snapshot:
    """Open an SGF text, at its root or, where it is bare, at its end."""
    return snapshot.of_collection(sgf.parse(text).value)


def at_move(base: Snapshot, number: int) -> Snapshot:
    """Go to a node of the first variations by its distance from the root."""
    return snapshot.at(base, base.game, navigate.forward(base.tree, base.tree.root, number))


def says(text: str, position: Position) -> bool:
    """Return whether a HEN text says a position, as far as HEN can hold it; a ko or last move may be left out."""
    read, held = hen.read(text), hen.holdable(position).value
    return held is not None and read.ok and read.position.agrees_with(held)


def told(position: Position) -> Position:
    """Return a position with the turn that its last move tells; one that nothing tells stays unsaid."""
    return position if position.last_move is None else position.with_implied_turn()


def nodes(shown: Snapshot) -> list[dict[str, str]]:
    """Return the properties of all nodes, their values joined, in the order of the file."""
    tree = shown.tree
    return [
        {name: "".join(values) for name, values in tree.node(node).raw.items() if name not in ALWAYS}
        for node in tree.walk()
    ]
