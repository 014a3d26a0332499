"""The tooltip of a node: a board with its position, where else that is, what is wrong, its name and its comment."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.game.position_search import SamePositions
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import NodeId
from hen_editor.ui.tree.shown import Shown
from hen_editor.ui.widgets.plain_text import escaped
from hen_editor.ui.wording import listed, message

LONGEST_COMMENT = 600
MOST_SAME_POSITIONS = 5
"""The most other moves with the same position that are named."""

_SIDE = 160
"""The side of the board, in pixels."""


def rich_text(
    shown: Shown, node: NodeId, same: SamePositions, problem_of: Mapping[NodeId, Diagnostic], widget: QWidget
) -> str:
    """Return the tooltip of a node of a tree, `~node` for its fold. widget: the one with the colours and the font."""
    if node < 0:
        count = shown.layout.hidden[~node]
        words = QCoreApplication.translate("TreeView", "Hidden nodes: {count}. Click to show them.")
        return words.format(count=f"{count:,}")
    from hen_editor.ui.miniature import Look, painted_html

    values = shown.tree.node(node)
    name, comment = (str(values.get(ident) or "") for ident in ("N", "C"))
    if len(comment) > LONGEST_COMMENT:
        comment = comment[:LONGEST_COMMENT] + "…"
    stones = Replay.of(shown.tree, node).stones
    part = Overlay.of(shown.tree, node).part
    parts = [painted_html(stones, Look.of(widget, _SIDE), part)]
    parts += [escaped(_elsewhere(shown, node, same))] if node in same else []
    parts += [escaped(message(problem_of[node]))] if node in problem_of else []
    parts += [f"<b>{escaped(name)}</b>"] if name else []
    parts += [f'<span style="white-space: pre-wrap">{escaped(comment)}</span>'] if comment else []
    return "<br>".join(parts)


def _elsewhere(shown: Shown, node: NodeId, same: SamePositions) -> str:
    """Return in words at which other moves the position of a node is, too."""
    others = [other for other in same[node] if other != node and other in shown.tree]
    if not others:
        return ""
    words = QCoreApplication.translate("TreeView", "Same position elsewhere: move {numbers}")
    if len(others) > MOST_SAME_POSITIONS:
        words = QCoreApplication.translate("TreeView", "Same position elsewhere: move {numbers} and others")
    numbers = dict.fromkeys(shown.glyphs.move_number(other) for other in others[:MOST_SAME_POSITIONS])
    return words.format(numbers=listed(f"{number:,}" for number in numbers))
