"""Texts shown as they are written: in labels and tooltips Qt takes what looks like HTML for HTML."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def label(text: str, parent: QWidget) -> QLabel:
    """Return a label whose texts are plain."""
    made = QLabel(parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(text)
    return made


def tooltip(*paragraphs: str) -> str:
    """Return a tooltip of plain paragraphs, without those that are empty."""
    first, *others = [escaped(text) for text in paragraphs if text] or [""]
    return first and f"<qt>{first}{''.join(f'<p>{other}</p>' for other in others)}</qt>"


def escaped(text: str) -> str:
    """Return a plain text so that it reads as it is written where rich text is expected."""
    from html import escape

    return escape(text)


def title(name: str) -> str:
    """Return the title of a window that shows the document of this name, with the place of its mark when modified."""
    return name.replace("[*]", "[*][*]") + "[*]"


def from_first_character(text: str) -> str:
    """Return a text so that Qt gets it from its first character on.

    PySide drops a byte order mark in front of a text, and swaps the bytes of one that begins with U+FFFE. A signal
    that is to carry such a text is one of `object`.
    """
    return "\ufeff" + text if text.startswith(("\ufeff", "\ufffe")) else text


def without_mnemonic(text: str) -> str:
    """Return a text so that a menu or a button shows its ampersands."""
    return text.replace("&", "&&")
