"""What the user is told in a dialog: a sentence, and why."""

from PySide6 import QtCore, QtWidgets
from PySide6.QtWidgets import QWidget


def refuse(window: QWidget, sentence: str, why: str) -> None:
    """Tell what could not be done, and wait until it was read."""
    # PySide makes a class when it is first named; this one takes 1 ms of the start.
    box = QtWidgets.QMessageBox
    title = QtCore.QCoreApplication.translate("messages", "HEN Editor")
    told = box(box.Icon.Warning, title, sentence, box.StandardButton.Ok, window)
    told.setInformativeText(why)
    told.exec()


def reason(error: OSError) -> str:
    """Return the system's own words for why it refused a file."""
    return error.strerror or str(error)
