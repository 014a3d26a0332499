"""Words that change at every step without moving what stands around them."""

from PySide6.QtWidgets import QLabel, QToolButton


def show_words(widget: QLabel | QToolButton, words: str) -> None:
    """Write words on a widget, which gets larger where they need it and never smaller.

    Having a fixed size, it does not ask the window to lay itself out anew whenever its words change.
    """
    if words == widget.text():
        return
    widget.setText(words)
    room = widget.sizeHint().expandedTo(widget.minimumSize())
    if room != widget.minimumSize():
        widget.setFixedSize(room)
