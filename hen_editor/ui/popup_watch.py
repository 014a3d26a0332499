"""The watch on popups: while one is open it has the keys, whatever has the focus behind it."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from hen_editor.ui.actions import Actions


class PopupWatch(QObject):
    """Has the keys of the board and the tree rest from when a menu pops up over them until none is open."""

    def __init__(self, actions: Actions, views: tuple[QWidget, ...], parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        for view in views:
            view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() is Qt.FocusReason.PopupFocusReason:
            self._rest_while_open()
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
