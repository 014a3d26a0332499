"""Entries of the menu bar of macOS, which triggers the keys of its entries wherever the focus is."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu


class NativeEntry(QAction):
    """Stands in for an action in a menu, without its keys, where these are not to work everywhere.

    The action itself keeps them: the views that have it know where they work.
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
        """Take the place of the action in the menu, or give it back."""
        shown, hidden = (self, self._action) if wanted else (self._action, self)
        if hidden in self._menu.actions():
            self._menu.insertAction(hidden, shown)
            self._menu.removeAction(hidden)

    def _trigger(self) -> None:
        self._action.trigger()
        self._follow()  # it was toggled, whether the action was or not

    def _follow(self) -> None:
        self.setText(self._action.text())
        self.setIcon(self._action.icon())
        self.setCheckable(self._action.isCheckable())
        self.setChecked(self._action.isChecked())
        self.setEnabled(self._action.isEnabled())
        self.setVisible(self._action.isVisible())
