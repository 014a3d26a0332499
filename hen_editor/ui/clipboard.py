"""All access to the clipboard: what it holds, HEN in it, and positions as text for it."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QMimeData, QSettings
from PySide6.QtGui import QClipboard, QGuiApplication, QImage

from hen_editor.core import codes, convert, hen
from hen_editor.core.board import BoardSize
from hen_editor.core.convert.notations import TEXTS
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import Position
from hen_editor.document import files
from hen_editor.document.files import is_picture, path_of_url
from hen_editor.formats import FORMATS

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
"""The types of pictures that may carry a position, as clipboards name them; Windows has its own name for PNG."""

GAMES_TYPE = "application/x-hen-editor-games"
"""The type of games that are dragged from the list of a window, as SGF in UTF-8; text fields do not take it."""

FILES_TYPE = "text/uri-list"
"""The type of files, of which only the addresses are on a clipboard."""

_TEXT_TYPES = "text/plain;charset=utf-8", "text/plain"

_PIXELS_TYPE = "application/x-qt-image"
"""The type that Qt lists along with all types of pictures that it can decode."""

MOST_AT_ONCE = 4_000
"""The most characters of a pasted text that are examined at once, not in a thread."""


class ClipboardContents(NamedTuple):
    """All that the program can paste from a clipboard or a drag.

    pictures: the files of a picture as they were written; the decoded image carries no position. picture: a picture in
    which a board can be recognised: the first of its files that can be decoded, or else its pixels. paths: of files.
    """

    text: str = ""
    pictures: Sequence[bytes] = ()
    picture: bytes | QImage | None = None
    paths: Sequence[Path] = ()

    @classmethod
    def of(cls, data: QMimeData) -> "ClipboardContents":
        """Ask for the contents, each once, and for no more after the first empty answer.

        The other program may hang: Qt waits some seconds for each answer, and then returns an empty one.
        """
        formats = formats_of(data)
        pictures = []
        for name in filter(formats.__contains__, PICTURE_TYPES):
            pictures.append(bytes(data.data(name).data()))
            if not pictures[-1]:
                return cls()
        picture = next(filter(is_picture, pictures), None)
        urls = data.urls() if FILES_TYPE in formats else None
        if urls == []:
            return cls(pictures=pictures)
        paths = [path_of_url(url) for url in urls or () if url.isLocalFile()]
        return cls(_text(data, formats), pictures, picture or _decodable(data, formats), paths)


def clipboard_data(mode: QClipboard.Mode = QClipboard.Mode.Clipboard) -> QMimeData:
    """Return the clipboard, without asking it for contents; an empty object where Qt returns a null pointer.

    mode: `Selection` for the text that is selected in any program, which only some systems provide.
    """
    data: QMimeData | None = QGuiApplication.clipboard().mimeData(mode)
    return QMimeData() if data is None else data


def formats_of(data: QMimeData) -> frozenset[str]:
    """Return the types of the contents, empty if the other program does not answer; ask for no contents.

    The types alone tell whether there is something to paste, and of which kind.
    """
    return frozenset(data.formats())


def _decodable(data: QMimeData, formats: frozenset[str]) -> bytes | QImage | None:
    """Return a picture of a type that cannot carry a position.

    Its pixels are the last choice: if they come from another program, Qt decodes them in this process.
    """
    others = sorted(name for name in formats if name.startswith("image/") and name not in PICTURE_TYPES)
    for name in others:
        file = bytes(data.data(name).data())
        if not file:
            return None
        if is_picture(file):
            return file
    image = data.imageData() if _PIXELS_TYPE in formats else None
    return image if isinstance(image, QImage) and not image.isNull() else None


def holds_text(formats: frozenset[str]) -> bool:
    """Return whether there is a text, even if only the addresses of files."""
    return not formats.isdisjoint((*_TEXT_TYPES, FILES_TYPE))


def holds_picture(formats: frozenset[str]) -> bool:
    """Return whether there is a picture, even if only its pixels."""
    return not formats.isdisjoint((*PICTURE_TYPES, _PIXELS_TYPE))


def holds_files(data: QMimeData) -> bool:
    """Return whether data contains files, which a text field leaves to the window to open."""
    return FILES_TYPE in formats_of(data) and any(url.isLocalFile() for url in data.urls())


def pasted_text(data: QMimeData) -> str:
    """Return the text in some data, empty if there is none."""
    return _text(data, formats_of(data))


def _text(data: QMimeData, formats: frozenset[str]) -> str:
    """Return the text in data of these types: with addresses of files as such, and dragged games as SGF."""
    for name in (*_TEXT_TYPES, GAMES_TYPE):
        if name in formats:
            return bytes(data.data(name).data()).decode("utf-8", "replace")
    return data.text() if FILES_TYPE in formats else ""


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

    Only the beginning of a long text is examined: whether it is SGF, or several words other than HEN without errors.

    >>> is_other_notation("B D4 W Q16"), is_other_notation("b2", "_19K"), is_other_notation("no HEN")
    (True, False, False)
    """
    from hen_editor.pasting import MAX_TEXT_LENGTH, PasteKind, game_text, recognise

    if len(text) > MOST_AT_ONCE:
        beginning = text[:MOST_AT_ONCE].strip()
        if game_text(beginning, BoardSize()) is not None or len(hen.extract_all(beginning, 2)) > 1:
            return True
        words = beginning.rsplit(maxsplit=1)
        return len(text) <= MAX_TEXT_LENGTH and len(words) > 1 and not hen.parse(words[0]).ok
    if not text.strip() or (hen.parse(before + text + after).ok and len(hen.extract_all(text, 2)) < 2):
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
    """Return notes on what the board shows besides the position."""
    found = convert.not_in_hen(snapshot.tree, snapshot.node)
    return [codes.NOT_IN_HEN.at(what=what) for what in found if what not in TEXTS]
