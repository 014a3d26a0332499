"""The watch on menus: while one is open, or the menu bar has the focus, it has the keys, whatever is behind it."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from hen_editor.ui.commands.actions import Actions


class PopupWatch(QObject):
    """Has the keys of the board and the tree rest from when a menu pops up over them until none is open.

    While the menu bar has the focus no action has its keys: those of the board and those of the tree, some of them the
    same, would all act there, as the menus of both hang on it.
    """

    def __init__(self, actions: Actions, views: tuple[QWidget, ...], bar: QMenuBar, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        for widget in (*views, bar):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() is Qt.FocusReason.PopupFocusReason:
            self._rest_while_open()
        if isinstance(watched, QMenuBar) and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _rest_while_open(self) -> None:
        # Of two neighbours in a menu bar the next opens before the last is closed: then it is waited for in its turn.
        popup = QApplication.activePopupWidget()
        is_menu = isinstance(popup, QMenu)
        self._actions.rest(is_menu)
        if isinstance(popup, QMenu):
            popup.aboutToHide.connect(self._look_again, Qt.ConnectionType.SingleShotConnection)

    def _look_again(self) -> None:
        QTimer.singleShot(0, self, self._rest_while_open)
