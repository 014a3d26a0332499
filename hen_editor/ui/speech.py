"""Spoken descriptions of a state, in the user's language, for views and screen readers."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from hen_editor.core.board import Point
from hen_editor.core.game.overlay import Overlay
from hen_editor.ui import description
from hen_editor.ui.description import Phrase, said
from hen_editor.ui.state import State
from hen_editor.ui.wording import WORDING

if TYPE_CHECKING:
    from hen_editor.core.editing.snapshot import Snapshot


def spoken(phrases: Iterable[Phrase]) -> str:
    """Return phrases as sentences in the user's language."""
    return said(phrases, WORDING)


def point_here(state: State, point: Point) -> Phrase:
    """Describe a point of the board that is shown, which may be a preview of what was pasted."""
    snapshot = state.shown
    overlay, dead = Overlay.of(snapshot.tree, snapshot.node), frozenset[Point]()
    if state.preview is not None:
        return description.point_here(snapshot.position, point, overlay)
    if state.counting is not None:
        count = state.counting.counted
        overlay, dead = overlay._replace(territory=count.territories), count.dead
    following = state.next_moves_shown.of(snapshot.tree, snapshot.node, snapshot.position.stones)
    return description.point_here(snapshot.position, point, overlay, following, dead)


def news(before: "Snapshot", state: State) -> Sequence[Phrase]:
    """Describe what is new in a state compared with a snapshot: the game, the node, or what changed there."""
    after = state.snapshot
    if after is before:
        return ()
    if after.position.size != before.position.size or after.tree.game_key != before.tree.game_key:
        return (*description.summary(after.position), *node_here(state))
    if after.node != before.node:
        return node_here(state, before)
    if after.position != before.position:
        return description.changes(before.position, after.position)
    return ()


def node_here(state: State, before: "Snapshot | None" = None) -> Sequence[Phrase]:
    """Describe the node of a state; if the snapshot `before` is at its parent, with the captures of its move."""
    snapshot, captured, is_new = state.snapshot, 0, False
    tree, node = snapshot.tree, snapshot.node
    if before is not None:
        is_new = before.tree is not tree and node not in before.tree
        if before.node == tree.parent(node):
            captured = sum(snapshot.captures.values()) - sum(before.captures.values())
    has_future = not (is_new or state.is_solving)
    said = description.comment_text(tree, state.remarks(node), state.prose)
    return description.node_here(tree, node, snapshot.move_number, captured, has_future=has_future, comment=said)
