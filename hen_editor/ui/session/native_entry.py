"""Entries for the menu bar of macOS, which triggers the keys of its entries wherever the focus is."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu


class NativeEntry(QAction):
    """Stands in for an action in a menu, without its keys, so that these do not work everywhere.

    The action keeps its keys; they work in the views to which it was added.
    """

    def __init__(self, action: QAction, menu: QMenu) -> None:
        super().__init__(menu)
        self._action, self._menu = action, menu
        self.setObjectName(action.objectName())
        self.setMenuRole(action.menuRole())
        action.changed.connect(self._follow)
        self.triggered.connect(self._trigger)
        self._follow()

    def stand_in(self, *, wanted: bool) -> None:
        """Replace the action in the menu, or put it back."""
        shown, hidden = (self, self._action) if wanted else (self._action, self)
        if hidden in self._menu.actions():
            self._menu.insertAction(hidden, shown)
            self._menu.removeAction(hidden)

    def _trigger(self) -> None:
        self._action.trigger()
        self._follow()  # Qt has toggled this entry, even if the action has stayed as it was

    def _follow(self) -> None:
        self.setText(self._action.text())
        self.setIcon(self._action.icon())
        self.setCheckable(self._action.isCheckable())
        self.setChecked(self._action.isChecked())
        self.setEnabled(self._action.isEnabled())
        self.setVisible(self._action.isVisible())
