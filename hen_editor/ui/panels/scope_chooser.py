"""The scope chooser: a button that shows where edits go, with a menu of other choices."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QIcon, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from hen_editor.core.editing.snapshot import Scope
from hen_editor.ui.state import State
from hen_editor.ui.widgets.bars import FlatButton, make_room, show_words


class ScopeChooser(FlatButton):
    """Show the scope of a state, and let the user choose among those that its node has.

    choices: the actions that choose the scopes.
    """

    def __init__(self, choices: Mapping[Scope, QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self._choices = choices
        menu = QMenu(self)
        menu.addActions([*self._choices.values()])
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.clicked.connect(self.showMenu)
        self._keep_words_left()
        self.setToolTip(self.tr("Where edits go"))
        make_room(self, map(self._words, choices))

    def show_state(self, state: State) -> None:
        """Show the scope of a state."""
        snapshot = state.snapshot
        self.setEnabled(snapshot.tree.is_go)
        show_words(self, self._words(snapshot.scope))

    def _keep_words_left(self) -> None:
        """Show words beside an empty icon, since Qt centres words alone, which move when they change."""
        empty = QPixmap(1, 1)
        empty.fill(Qt.GlobalColor.transparent)
        self.setIcon(QIcon(empty))
        self.setIconSize(empty.size())
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def _words(self, scope: Scope) -> str:
        name = self._choices[scope].text().replace("&", "")
        return self.tr("Edits go to: {scope}").format(scope=name)
