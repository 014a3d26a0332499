"""The pop-up watch: while a menu is open, or the menu bar has the focus, it gets all keys."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from hen_editor.ui.commands.actions import Actions


class PopupWatch(QObject):
    """Suspends the keys of the board and the tree while a menu is open.

    While the menu bar has the focus, all keys of actions are suspended: shared keys of the board and the tree would
    otherwise trigger both, since their menus belong to the menu bar.
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
        # In a menu bar the next menu opens before the last one closes: then wait for that one, too.
        popup = QApplication.activePopupWidget()
        is_menu = isinstance(popup, QMenu)
        self._actions.rest(is_menu)
        if isinstance(popup, QMenu):
            popup.aboutToHide.connect(self._look_again, Qt.ConnectionType.SingleShotConnection)

    def _look_again(self) -> None:
        QTimer.singleShot(0, self, self._rest_while_open)
