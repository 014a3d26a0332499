"""Texts that change at every step without moving their neighbours."""

from PySide6.QtWidgets import QLabel, QToolButton


def show_words(widget: QLabel | QToolButton, words: str) -> None:
    """Set the text of a widget, which grows if necessary and never shrinks.

    With its fixed size it triggers no layout of the window whenever its text changes.
    """
    if words == widget.text():
        return
    widget.setText(words)
    room = widget.sizeHint().expandedTo(widget.minimumSize())
    if room != widget.minimumSize():
        widget.setFixedSize(room)
