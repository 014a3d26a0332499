"""Dialogs answered as a user would, while a test waits for the command that asks."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMessageBox,
    QProgressDialog,
    QPushButton,
)

from hen_editor.ui.files.several import SeveralFiles

LONGEST_WAIT = 5_000
"""How long to wait for what is asked after a command, in milliseconds."""

Dialog = TypeVar("Dialog", bound=QDialog)


def once_shown(kind: type[Dialog], do: Callable[[Dialog], object]) -> None:
    """Do something with the next modal dialog of a kind, as soon as it is there and active."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind) and dialog.isActiveWindow():
            do(dialog)
        else:
            QTimer.singleShot(10, look)

    QTimer.singleShot(0, look)


class Answers:
    """Answers each dialog that opens with the next answer; `asked` holds what the dialogs said."""

    def __init__(self, *answers: str | Path) -> None:
        self.asked: list[str] = []
        self._answers = list(answers)
        self._timer = QTimer(interval=10)
        self._timer.timeout.connect(self._look)

    def __call__(self, command: Callable[[], object]) -> object:
        """Carry out a command and return what it returns; every answer must be asked for, at once or soon after."""
        self.begin()
        returned = command()
        for _ in range(LONGEST_WAIT // 10):
            if self._answers:
                QTest.qWait(10)
        self.end()
        assert not self._answers, f"nobody asked for {self._answers}"
        return returned

    def begin(self) -> None:
        """Answer what is asked from now on."""
        self._timer.start()

    def end(self) -> None:
        """Answer no more."""
        self._timer.stop()

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and dialog.isActiveWindow():
            self._answer(dialog, self._answers.pop(0) if self._answers else "Cancel")

    def _answer(self, dialog: QDialog, answer: str | Path) -> None:
        if isinstance(dialog, QFileDialog):
            self.asked.append(dialog.windowTitle())
            if isinstance(answer, Path):
                dialog.findChildren(QLineEdit)[0].setText(str(answer))
                dialog.accept()
            elif answer == "As suggested":
                dialog.accept()
            else:
                dialog.reject()
        elif isinstance(dialog, QMessageBox):
            self.asked.append(f"{dialog.text()} {dialog.informativeText()}".strip())
            labels = {button.text().replace("&", "").rstrip("."): button for button in dialog.buttons()}
            labels["As suggested"] = dialog.defaultButton()
            labels[str(answer)].click()
        elif isinstance(dialog, QInputDialog):
            self.asked.append(dialog.labelText())
            if dialog.inputMode() is QInputDialog.InputMode.IntInput:
                dialog.setIntValue(int(str(answer)))
            else:
                dialog.setTextValue(str(answer))
            dialog.accept()
        elif isinstance(dialog, SeveralFiles):
            self.asked.append(dialog.question.text())
            labels = {button.text().replace("&", ""): button for button in dialog.findChildren(QPushButton)}
            labels[str(answer)].click()
        elif isinstance(dialog, QProgressDialog):
            self.asked.append(dialog.labelText())
            dialog.cancel()
        else:
            self.asked.append(dialog.windowTitle())
            if answer == "OK":
                dialog.accept()
            else:
                _write(dialog, str(answer))


def _write(dialog: QDialog, text: str) -> None:
    """Type a text where the focus of a dialog is and press Enter; leave the dialog where it does not take that."""
    field = dialog.focusWidget()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    if dialog.isVisible():
        dialog.reject()
