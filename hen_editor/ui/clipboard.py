"""Positions as text for the clipboard, and HEN in pasted text."""

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QSettings
from PySide6.QtGui import QClipboard, QGuiApplication, QImage

from hen_editor.core import codes, convert, hen
from hen_editor.core.board import BoardSize
from hen_editor.core.convert.notations import TEXTS
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.formats import FORMATS
from hen_editor.core.position import Position
from hen_editor.document import files
from hen_editor.document.files import is_picture

ADDRESS = "https://play.goshawk.cc/playgo/goban.html#{HEN}"
"""The template of web addresses of positions; the setting `address` overrides it."""

PLACES_OF_HEN = ("{HEN}", "$hen$")
"""What stands for the HEN in a template."""

PICTURE_TYPES = (
    "image/png",
    'application/x-qt-windows-mime;value="PNG"',
    "image/svg+xml",
    "image/gif",
    "application/pdf",
)
"""The types of pictures that may carry a position, as they are on clipboards; Windows has its own name for PNG."""

GAMES_TYPE = "application/x-hen-editor-games"
"""The type of games that are dragged from the list of a window, as SGF in UTF-8; text fields do not take it."""

MOST_AT_ONCE = 4_000
"""The most characters of a pasted text that are looked at, or recognised, at once."""


def clipboard_data(mode: QClipboard.Mode = QClipboard.Mode.Clipboard) -> QMimeData:
    """Return the contents of the clipboard; an empty object if it has none, for which Qt returns a null pointer.

    mode: `Selection` for what is selected in any program, which only some systems keep.
    """
    data: QMimeData | None = QGuiApplication.clipboard().mimeData(mode)
    return QMimeData() if data is None else data


def pictures(data: QMimeData) -> list[bytes]:
    """Return the files of a picture in some data, as they were written; the decoded image carries no position."""
    files = (bytes(data.data(name).data()) for name in PICTURE_TYPES if data.hasFormat(name))
    return [file for file in files if file]


def decodable(data: QMimeData, files: Sequence[bytes] = ()) -> bytes | QImage | None:
    """Return the picture in some data that can be looked at: the first of its files that can be decoded, or its pixels.

    files: those of the picture, as they were written.
    """
    file = next(filter(is_picture, files), None)
    if file is not None or not data.hasImage():
        return file
    image = data.imageData()
    return image if isinstance(image, QImage) and not image.isNull() else None


def dragged_games(data: QMimeData) -> str:
    """Return the games in some data that were dragged from the list of a window, as SGF; empty if there are none."""
    return bytes(data.data(GAMES_TYPE).data()).decode("utf-8", "replace")


def holds_files(data: QMimeData) -> bool:
    """Return whether there are files in some data, which a text field leaves to the window: it opens them."""
    return any(url.isLocalFile() for url in data.urls())


def holds_picture(data: QMimeData) -> bool:
    """Return whether there is a picture in some data, even if only its pixels."""
    return data.hasImage() or any(map(data.hasFormat, PICTURE_TYPES))


def pasted_hen(text: str) -> str | None:
    """Return the HEN in a pasted text; None if there is none, or if the text is too long or a whole file."""
    is_file = files.text_magic(text, FORMATS) is not None
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


def is_other_notation(text: str, before: str = "", after: str = "") -> bool:
    """Return whether a text pasted between two others is not HEN there, but can be read: SGF, diagrams, several HENs.

    Of a long one only the beginning is looked at: whether it is SGF, or several words that are not HEN without errors.

    >>> is_other_notation("B D4 W Q16"), is_other_notation("b2", "_19K"), is_other_notation("no HEN")
    (True, False, False)
    """
    from hen_editor.core.pasting import MAX_TEXT_LENGTH, PasteKind, game_text, recognise

    if len(text) > MOST_AT_ONCE:
        beginning = text[:MOST_AT_ONCE].strip()
        if game_text(beginning, BoardSize()) is not None:
            return True
        words = beginning.rsplit(maxsplit=1)
        return len(text) <= MAX_TEXT_LENGTH and len(words) > 1 and not hen.parse(words[0]).ok
    if not text.strip() or hen.parse(before + text + after).ok:
        return False
    found = recognise(text, BoardSize()).value
    return len(found) > 1 or any(each.kind is not PasteKind.HEN for each in found)


def hen_text(snapshot: Snapshot) -> Parsed[str | None]:
    """Return the position of a snapshot as HEN, never blank, None if HEN cannot store it, with what is left out."""
    held = hen.holdable(snapshot.position)
    text = None if held.value is None else hen.visible_text(held.value)
    return Parsed(text, (*held.diagnostics, *_not_in_hen(snapshot)))


def address(snapshot: Snapshot) -> Parsed[str | None]:
    """Return a web address of the position of a snapshot, as `hen_text` does."""
    held = hen.holdable(snapshot.position)
    text = None if held.value is None else _address(held.value)
    return Parsed(text, (*held.diagnostics, *_not_in_hen(snapshot)))


def _address(position: Position) -> str:
    text = str(QSettings().value("address", ADDRESS))
    for place in PLACES_OF_HEN:
        text = text.replace(place, hen.web_text(position))
    return text


def _not_in_hen(snapshot: Snapshot) -> list[Diagnostic]:
    """Return what the board shows beside the position."""
    found = convert.not_in_hen(snapshot.tree, snapshot.node)
    return [codes.NOT_IN_HEN.at(what=what) for what in found if what not in TEXTS]
