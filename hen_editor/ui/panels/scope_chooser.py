"""The scope chooser: a button that says where changed stones go, and a menu of where else they can."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from hen_editor.core.editing.snapshot import Scope, Snapshot
from hen_editor.ui.commands.actions import Actions
from hen_editor.ui.widgets.steady import show_words

NAMES = {Scope.HERE: "scope-here", Scope.NEW_CHILD: "scope-new-child", Scope.BEFORE: "scope-before"}
"""The scopes with the names of their actions."""


class ScopeChooser(QToolButton):
    """Show the scope of a snapshot, and let the user choose among those that its node has.

    chosen: the `Scope` that the user wants, from the button's menu, the menu bar or a key.
    """

    chosen = Signal(object)

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = {scope: actions[name] for scope, name in NAMES.items()}
        for scope, action in self._choices.items():
            action.triggered.connect(partial(self._choose, scope))
        menu = QMenu(self)
        menu.addActions([*self._choices.values()])
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.clicked.connect(self.showMenu)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setToolTip(self.tr("Where changed stones go"))

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show the scope of a snapshot and offer the others of its node."""
        scope, scopes = snapshot.scope, snapshot.scopes
        for each, action in self._choices.items():
            action.setVisible(each in scopes)
        self._choices[scope].setChecked(True)
        self.setEnabled(snapshot.tree.is_go)
        name = self._choices[scope].text().replace("&", "")
        show_words(self, self.tr("Stones: {scope}").format(scope=name))

    def _choose(self, scope: Scope, checked: bool = True) -> None:
        self.chosen.emit(scope)
