"""A window driven as a user drives it, with an ear for whatever is shown meanwhile."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QFileDialog,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QToolButton,
    QToolTip,
    QTreeWidget,
    QWidget,
)

from hen_editor.core.position import Position
from hen_editor.ui.window.main_window import MainWindow
from tests.accessibility import untold
from tests.translation.shown import Shown, shown_texts

MAX_ANSWERS = 3
"""How many dialogs of one command are accepted; one that asks again and again is given up."""

ROUNDS = 3
"""How often events are handled after a command, for what it shows only after them."""

WRITTEN = ("?", "0", "1", "7")
"""What is written into the fields of dialogs, one after another."""

KEYS = ("Alt+F", "Ctrl+S", "F9", "Q")
"""Keys that are pressed in dialogs: one of the window, one of another command, and two that nothing has."""


class Driver:
    """Drives a window and keeps all texts that it shows, and which controls a screen reader is not told enough of.

    accepts: whether dialogs are filled in and accepted, or given up. files: where files are written that are asked for.
    """

    def __init__(self, window: MainWindow, files: Path) -> None:
        self.window = window
        self.seen: set[Shown] = set()
        self.dialogs: set[str] = set()
        self.untold: set[str] = set()
        self.accepts = False
        self._files = files
        self._answers = 0
        self._numbers = count(1)
        self._timer = QTimer(window, interval=1)
        self._timer.timeout.connect(self._answer)
        window.statusBar().messageChanged.connect(lambda text: self._hear("status bar", text))
        window.document.undo_stack.undoTextChanged.connect(lambda text: self._hear("undo", text))

    def look(self) -> None:
        """Keep what the window shows now."""
        QApplication.processEvents()
        self.seen.update(shown_texts(self.window))
        self.untold.update(untold(self.window))

    def look_at(self, widget: QWidget) -> None:
        """Keep what a widget shows now."""
        self.seen.update(shown_texts(widget))

    def look_at_words(self) -> None:
        """Keep what the labels and buttons of the window show now."""
        for widget in (*self.window.findChildren(QLabel), *self.window.findChildren(QToolButton)):
            self._hear(f"{type(widget).__name__} text", widget.text())

    def look_at_tooltip(self) -> None:
        """Keep the tooltip that is shown, if there is one."""
        self._hear("tooltip", QToolTip.text())

    def action(self, name: str) -> QAction:
        """Return the command of a name."""
        found = self.window.findChild(QAction, name)
        assert isinstance(found, QAction), name
        return found

    def drop(self, path: Path) -> None:
        """Open a file by dropping it on the window, in place of whatever is there."""
        self.window.document.new(Position())
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        self._drop(data)

    def drop_text(self, text: str) -> None:
        """Paste a text by dropping it on the window."""
        data = QMimeData()
        data.setText(text)
        self._drop(data)

    def _drop(self, data: QMimeData) -> None:
        event = QDropEvent(
            QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        )
        self.window.dropEvent(event)
        self.do(QApplication.processEvents)

    def do(self, command: Callable[[], object]) -> None:
        """Do something; what pops up is looked at and answered."""
        self._answers = 0
        self._timer.start()
        command()
        files = self.window.session.files
        for _ in range(ROUNDS):
            QApplication.processEvents()
            while files.opening.reader.is_busy or files.pasting.reader.is_busy or self._answer():
                QApplication.processEvents()
        self._timer.stop()

    def actions(self) -> Iterator[QAction]:
        """Yield the commands of the window."""
        for action in self.window.findChildren(QAction):
            if action.objectName() and action.isEnabled() and action.menu() is None:
                yield action

    def _hear(self, where: str, text: str) -> None:
        if text:
            self.seen.add(Shown(where, text))

    def _answer(self) -> bool:
        popup = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if popup is None:
            return False
        self._answers += 1
        self.dialogs.add(type(popup).__name__)
        if isinstance(popup, QFileDialog):
            self.seen.add(Shown("QFileDialog", popup.windowTitle()))
            self.seen.update(Shown("QFileDialog", kind) for kind in popup.nameFilters())
        else:
            self.seen.update(shown_texts(popup))
            self.untold.update(untold(popup))
        self._close(popup)
        return True

    def _close(self, popup: QWidget) -> None:
        match popup:
            case QFileDialog() if self.accepts and self._answers <= MAX_ANSWERS and _saves(popup):
                popup.findChildren(QLineEdit)[0].setText(str(self._files / f"{next(self._numbers)}.sgf"))
                popup.accept()
            case QMessageBox():
                role = QMessageBox.ButtonRole.RejectRole
                buttons = [button for button in popup.buttons() if popup.buttonRole(button) is not role]
                if self.accepts and buttons:
                    buttons[0].click()
                else:
                    popup.reject()
            case QDialog() if self.accepts and not isinstance(popup, QFileDialog):
                self._fill_in(popup)
                popup.accept()
                if popup.isVisible():  # what was filled in does not do
                    popup.reject()
            case QDialog():
                popup.reject()
            case QMenu():
                popup.close()
            case _:
                popup.close()

    def _fill_in(self, dialog: QDialog) -> None:
        """Write into all empty fields, choose in all lists and check all boxes."""
        lines = [line for line in dialog.findChildren(QLineEdit) if line.isEnabled() and not line.text()]
        trees = dialog.findChildren(QTreeWidget)
        for text in WRITTEN:
            for line in lines:
                line.setText(text)
            self.look_at(dialog)
        for tree in trees:
            if tree.topLevelItemCount():
                tree.setCurrentItem(tree.topLevelItem(0).child(0))
        for key in KEYS:
            for field in dialog.findChildren(QKeySequenceEdit):
                field.setKeySequence(key)
                self.look_at(dialog)
        for button in dialog.findChildren(QCheckBox):
            button.setChecked(button.isEnabled())
        self.look_at(dialog)


def _saves(dialog: QFileDialog) -> bool:
    return dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
