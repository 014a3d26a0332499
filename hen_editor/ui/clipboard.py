"""Copying positions to the clipboard, and finding them in pasted text."""

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QSettings
from PySide6.QtGui import QGuiApplication

from hen_editor.core import hen
from hen_editor.core.formats import FORMATS, Format
from hen_editor.core.position import Position
from hen_editor.document import files

ADDRESS = "https://play.goshawk.cc/playgo/goban.html#{HEN}"
"""The base of web addresses of positions; the setting `address` overrides it."""


def clipboard_data() -> QMimeData:
    """Return the contents of the clipboard; an empty object if it has none, for which Qt returns a null pointer."""
    data: QMimeData | None = QGuiApplication.clipboard().mimeData()
    return QMimeData() if data is None else data


def pasted_hen(text: str, formats: Sequence[Format] = FORMATS) -> str | None:
    """Return the HEN in a pasted text; None if there is none, or if the text is too long or a whole file."""
    is_file = files.text_magic(text, formats) is not None
    return None if is_file or len(text) > files.LONGEST_TEXT else hen.extract(text)


def whole_hen(text: str) -> str | None:
    """Return the HEN in a text that has a board size or is a web address, None for any other text.

    >>> whole_hen("https://play.goshawk.cc/playgo/goban.html#_5Gb")
    '_5Gb'
    >>> whole_hen(" .9x9_5Gb"), whole_hen("_5Gb"), whole_hen("b2")
    ('.9x9_5Gb', None, None)
    """
    found = hen.extract(text)
    if found is None:
        return None
    before_it = text.partition(found)[0]
    return found if "/" in before_it or hen.read(found).has_size else None


def copy_hen(position: Position) -> bool:
    """Copy a position as canonical HEN; return False if HEN cannot store it."""
    held = hen.holdable(position).value
    if held is not None:
        QGuiApplication.clipboard().setText(hen.format(held))
    return held is not None


def copy_address(position: Position) -> bool:
    """Copy a web address of a position; return False if HEN cannot store it."""
    held = hen.holdable(position).value
    if held is not None:
        address = str(QSettings().value("address", ADDRESS))
        QGuiApplication.clipboard().setText(address.replace("{HEN}", hen.web_text(held)))
    return held is not None
