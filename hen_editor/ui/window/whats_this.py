"""What's This texts: those of the tooltips, and those of the panes, which have none."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from hen_editor.ui.window.panes import PanedWindow


translate = QCoreApplication.translate


def describe(window: "PanedWindow") -> None:
    """Give every control of a window its What's This text; its tooltip may have changed since."""
    panes: dict[QWidget, str] = {
        window.board: translate(
            "WhatsThis", "The board. A click does what the active tool does; the wheel steps through the game."
        ),
        window.hen_field: translate(
            "WhatsThis",
            "The position as HEN text. Type or paste here: the board follows each letter. Ctrl+Space offers what may "
            "come next; the line below says what is wrong.",
        ),
        window.position_bar: translate("WhatsThis", "The player to move, where edits go, and the active tool."),
        window.tree: translate(
            "WhatsThis", "The moves of the game and its variations. Click one to go there, drag one to move it."
        ),
        window.comment_box: translate(
            "WhatsThis", "The name and the comment of this node. Names of points light up on the board."
        ),
        window.game_dock: translate("WhatsThis", "The game: its moves, the comment of this node, and navigation."),
        window.problem_dock: translate(
            "WhatsThis", "What is wrong with text, position, game and file. Click a problem to go there."
        ),
        window.game_list_dock: translate("WhatsThis", "The games of the file. Click one to go to it."),
        window.menuBar(): translate("WhatsThis", "The menus. Ctrl+Shift+P finds any of their commands by its words."),
        window.tool_bar: translate("WhatsThis", "Commands and tools that are used often."),
        window.statusBar(): translate("WhatsThis", "What was just done, and the point under the pointer."),
    }
    for widget in window.findChildren(QWidget):
        if widget.toolTip():
            widget.setWhatsThis(widget.toolTip())
    for pane, text in panes.items():
        pane.setWhatsThis(text)
