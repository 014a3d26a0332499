"""Message boxes: a sentence, details, and buttons.

All text is plain: file names and texts of games may look like HTML, which Qt would render.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6 import QtCore, QtWidgets
from PySide6.QtWidgets import QWidget

from hen_editor.document.codes import OUT_OF_MEMORY, FileError
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import message

translate = QtCore.QCoreApplication.translate


MAX_NAMED = 10
"""The most files or documents that a message names."""


class Answer(NamedTuple):
    """A button of a question.

    risky: whether it may lose work or take long; Enter does not choose such an answer.
    """

    text: str
    risky: bool = False
    enabled: bool = True


def refuse(window: QWidget, sentence: str, why: str, *answers: Answer) -> Answer | None:
    """Show an error, and wait until the box is closed; return the answer, None if there is none or for Cancel."""
    box = message_box(window, sentence, why)
    box.setIcon(QtWidgets.QMessageBox.Icon.Warning)
    if answers:
        return _answer(box, answers)
    box.addButton(QtWidgets.QMessageBox.StandardButton.Ok)
    run(box)
    return None


def refuse_each(window: QWidget, sentence: str, each: Sequence[str]) -> None:
    """Show an error that is about several things, and what is to be said about the first of them."""
    more = len(each) - MAX_NAMED
    others = [translate("MessageBox", "{count} more").format(count=more)] if more > 0 else []
    refuse(window, sentence, "\n".join([*each[:MAX_NAMED], *others]))


def ask(window: QWidget, question: str, details: str, *answers: Answer) -> Answer | None:
    """Ask a question and return the answer, None for Cancel.

    Enter chooses the first answer that is not risky, or Cancel.
    """
    box = message_box(window, question, details)
    box.setIcon(QtWidgets.QMessageBox.Icon.Question)
    return _answer(box, answers)


def message_box(window: QWidget, sentence: str, details: str = "") -> QtWidgets.QMessageBox:
    """Return a box with a sentence and details in plain text."""
    # PySide initialises a class on first use; this one takes 1 ms at startup.
    box = QtWidgets.QMessageBox(window)
    box.setWindowTitle(translate("MessageBox", "HEN Editor"))
    box.setTextFormat(QtCore.Qt.TextFormat.PlainText)
    box.setText(sentence)
    box.setInformativeText(details)
    return box


def _answer(box: QtWidgets.QMessageBox, answers: Sequence[Answer]) -> Answer | None:
    role = QtWidgets.QMessageBox.ButtonRole
    cancel = box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    buttons = {
        box.addButton(answer.text, role.DestructiveRole if answer.risky else role.AcceptRole): answer
        for answer in answers
    }
    for button, answer in buttons.items():
        button.setEnabled(answer.enabled)
    box.setDefaultButton(next((button for button, answer in buttons.items() if not answer.risky), cancel))
    run(box)
    clicked = box.clickedButton()
    return next((answer for button, answer in buttons.items() if button is clicked), None)


def ask_for_number(window: QWidget, title: str, question: str, value: int, most: int) -> int | None:
    """Ask for a number from 1 to `most` and return it, None for Cancel. value: the number shown at first."""
    dialog = QtWidgets.QInputDialog(window)
    dialog.setWindowTitle(title)
    dialog.setLabelText(question)
    dialog.setInputMode(QtWidgets.QInputDialog.InputMode.IntInput)
    dialog.setIntRange(1, most)
    dialog.setIntValue(value)
    return dialog.intValue() if run(dialog) else None


def reason(error: OSError | MemoryError) -> str:
    """Return why a file could not be read or written: a problem's message, or the system's."""
    if isinstance(error, MemoryError):
        return message(OUT_OF_MEMORY.at())
    if isinstance(error, FileError):
        return message(error.problem)
    return error.strerror or str(error)
