"""The list of the open windows in the Window menu."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from hen_editor.ui.widgets.plain_text import without_mnemonic
from hen_editor.ui.window.views import open_windows


class WindowMenu(QObject):
    """Lists the windows that are open at the end of a menu whenever it is shown."""

    def __init__(self, menu: QMenu, window: QWidget) -> None:
        super().__init__(window)
        self._menu = menu
        self._window = window
        self._listed: list[QAction] = []
        menu.aboutToShow.connect(self._list)

    def _list(self) -> None:
        for action in self._listed:
            self._menu.removeAction(action)
            action.deleteLater()
        self._listed = [self._listing(number, window) for number, window in enumerate(open_windows(), 1)]

    def _listing(self, number: int, window: QWidget) -> QAction:
        mark = "*" if window.isWindowModified() else ""
        name = window.windowTitle().removesuffix("[*]").replace("[*][*]", "[*]")
        title = without_mnemonic(name + mark)
        action = self._menu.addAction(f"&{number} {title}" if number < 10 else title)
        action.setCheckable(True)
        action.setChecked(window is self._window)
        action.setStatusTip(self.tr("Go to this window"))
        action.triggered.connect(partial(_show, window))
        return action


def _show(window: QWidget, checked: bool = True) -> None:
    if window.isMinimized():
        window.showNormal()
    window.raise_()
    window.activateWindow()
