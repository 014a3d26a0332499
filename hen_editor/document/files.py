"""Files read and written: SGF game collections and HEN positions."""

import errno
import os
import re
import stat
from collections.abc import Generator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote_to_bytes

from PySide6 import QtCore

from hen_editor.core import sgf
from hen_editor.core.convert import hen_file
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection, GameTree
from hen_editor.core.sgf.encoding.charsets import whole_text
from hen_editor.core.slices import finished
from hen_editor.document import file_bytes
from hen_editor.document.file_bytes import MAX_MEGABYTES, MEGABYTE, SizeLimit, UnreadableFileError

LONGEST_TEXT = 100_000
"""How many characters a text may have in which a HEN is looked for, be it in a file or pasted."""

LONGEST_HEN = 100_000
"""How many characters a position of a HEN file may take: as many as the HEN field; they are read in a second."""


MOST_PROPERTIES = 10_000
"""How many properties a node may have: several for each point of any board. No window could work with a million."""

REPLACEMENT = "\ufffd"
"""The character that stands for bytes that are no characters."""


class HenSource(NamedTuple):
    """A game that was read from or written to a .hen file, with its entry there."""

    game: GameTree
    entry: hen_file.Entry


class File(NamedTuple):
    """A file as it was read or written last, or the place of one not yet written.

    collection: None where it could not be read, and `refusal` is the sentence that says why. data: the bytes that the
    file held when it was read or written last; empty where there is none. sources: for a .hen file, the entry of each
    game, which is written back while the game is not edited.
    """

    path: Path | None = None
    collection: Collection | None = None
    diagnostics: tuple[Diagnostic, ...] = ()
    refusal: str = ""
    data: bytes = b""
    sources: tuple[HenSource, ...] = ()


class Contents(NamedTuple):
    """What is to be written: bytes, and for a .hen file its games with their entries."""

    data: bytes
    sources: tuple[HenSource, ...] = ()


def readable(path: Path | str) -> str:
    """Return a path or the name of a file for people, and for Qt: bytes in it that are no UTF-8 become U+FFFD."""
    return whole_text(str(path))


def path_of(text: str) -> Path:
    """Return the path that is meant by a readable one: U+FFFD may stand for bytes that are no UTF-8.

    Where no file, or more than one, is meant, it is the text as it stands.
    """
    path = Path(text)
    if REPLACEMENT not in text or os.path.lexists(path):
        return path
    folder = path_of(str(path.parent))
    try:
        found = [other for other in folder.iterdir() if _look(other.name) == _look(path.name)]
    except OSError:
        found = []
    return found[0] if len(found) == 1 else folder / path.name


def _look(name: str) -> str:
    """Return a name as it looks, however many U+FFFD are shown for bytes that are no UTF-8: Qt and Python differ."""
    return re.sub(f"{REPLACEMENT}+", REPLACEMENT, readable(name))


def path_of_url(url: QtCore.QUrl) -> Path:
    """Return the path of a local file by its address, which can hold any bytes: `toLocalFile` makes U+FFFD of some."""
    text = url.toLocalFile()
    if REPLACEMENT not in text:
        return Path(text)
    return Path(os.fsdecode(unquote_to_bytes(url.path(QtCore.QUrl.ComponentFormattingOption.FullyEncoded))))


def is_hen(path: Path) -> bool:
    """Tell whether a path names a file of HEN positions."""
    return path.suffix.casefold() == ".hen"


def read(path: Path) -> File:
    """Read a file. Raises OSError where the system refuses it."""
    return finished(reading(path))


def reading(path: Path) -> Generator[float, None, File]:
    """Read a file as `read` does, pausing every few milliseconds; gives the share that is done, from 0 to 1."""
    data = yield from reading_bytes(path)
    return (yield from reading_games(path, data))


def reading_bytes(path: Path) -> Generator[float, None, bytes]:
    """Read the bytes of a file, pausing as `reading` does.

    Raises OSError where the system refuses the file, and for a device, a pipe, an archive, or a file over the limit.
    """
    if not path.exists():  # a name that no file can have raises a ValueError elsewhere
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    try:
        return (yield from file_bytes.reading(path, size_limit()))
    except UnreadableFileError as error:
        raise OSError(_tr(error.template).format(**error.fields)) from error


def size_limit() -> SizeLimit:
    """Return the size that the user's settings allow a file to have."""
    settings = QtCore.QSettings()
    megabytes = str(settings.value("files/max-megabytes", ""))
    advice = _tr("To raise it, set max-megabytes in the section [files] of {file}.").format(file=settings.fileName())
    is_number = megabytes.isdecimal() and len(megabytes) < 10
    return SizeLimit((int(megabytes) if is_number else MAX_MEGABYTES) * MEGABYTE, advice)


def reading_games(path: Path | None, data: bytes, encoding: str | None = None) -> Generator[float, None, File]:
    """Read the games or positions from the bytes of a file, pausing as `reading` does.

    A text that is neither is searched for a HEN among its words. What is found has no path: saving it there would lose
    the words.
    encoding: the one to read an SGF file in, None for the one that it seems to be in. Raises LookupError where it is
    not known.
    """
    if not data or data.isspace():
        return File(path, refusal=_tr("The file is empty."))
    if path is not None and is_hen(path):
        return (yield from _reading_hen(path, data))
    read = yield from _of_sgf((yield from sgf.reading(data, encoding=encoding)), path, data)
    return read if read.collection is not None else _of_words(data) or read


def of_text(text: str) -> File:
    """Read the games of an SGF text that stands in no file; they will be written in UTF-8."""
    return finished(reading_text(text))


def reading_text(text: str) -> Generator[float, None, File]:
    """Read a text as `of_text` does, pausing as `reading` does."""
    read = yield from _of_sgf((yield from sgf.reading(text)), None, b"")
    if read.collection is None:
        return read
    converted = read.collection.converted_to_utf8()
    return read._replace(collection=converted.value, diagnostics=(*read.diagnostics, *converted.diagnostics))


def _of_sgf(read: Parsed[Collection], path: Path | None, data: bytes) -> Generator[float, None, File]:
    if (yield from read.value.source.finding_crowded(MOST_PROPERTIES)):
        said = _tr("A node in it has more than {count} properties, as no Go program writes them.")
        return File(path, refusal=said.format(count=f"{MOST_PROPERTIES:,}"))
    if not read.value.games:
        return File(path, None, read.diagnostics, _tr("There is no SGF game and no HEN in it."))
    return File(path, read.value, read.diagnostics, "", data)


def _of_words(data: bytes) -> File | None:
    """Read the HEN among the words of a text; None where there is none, or what is no text or a very long one."""
    if len(data) > LONGEST_TEXT:
        return None
    try:
        found = hen_file.among_words(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        return None
    return None if found.value is None else File(None, Collection.of([found.value]), found.diagnostics)


def _reading_hen(path: Path, data: bytes) -> Generator[float, None, File]:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return File(path, refusal=_tr("A HEN file is text in UTF-8; this one is not."))
    entries = hen_file.read(text)
    if any(len(entry.text) > LONGEST_HEN for entry in entries):
        said = _tr("A position in it takes more than {count} characters.")
        return File(path, refusal=said.format(count=f"{LONGEST_HEN:,}"))
    games = []
    for entry in entries:
        games.append(hen_file.to_game(entry))
        yield len(games) / len(entries)
    problems = tuple(problem for game in games for problem in game.diagnostics)
    if not hen_file.holds_hen(entries):
        return _of_words(data) or File(path, None, problems, _tr("There is no HEN in the file."))
    sources = tuple(HenSource(game.value, entry) for game, entry in zip(games, entries, strict=True))
    return File(path, Collection.of([game.value for game in games]), problems, "", data, sources)


def holds_other(path: Path, data: bytes) -> bool:
    """Tell whether there is a file that holds other bytes. Raises OSError where the system does not let it be read."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return False
    return not stat.S_ISREG(status.st_mode) or status.st_size != len(data) or path.read_bytes() != data


def sgf_contents(collection: Collection) -> Contents:
    """Return a collection as the bytes of an SGF file."""
    return Contents(sgf.format(collection))


def hen_contents(games: tuple[GameTree, ...], file: File) -> Contents:
    """Return the position at the end of each game's main line as a .hen file; games not edited keep their entry.

    Raises ValueError where HEN cannot hold one.
    """
    known = {id(source.game): source for source in file.sources}
    sources = tuple(known.get(id(game)) or HenSource(game, hen_file.of_game(game)) for game in games)
    return Contents(hen_file.write(source.entry for source in sources).encode(), sources)


def position_contents(position: Position) -> Contents:
    """Return one position as a .hen file. Raises ValueError where HEN cannot hold it."""
    return Contents(hen_file.write([hen_file.of_position(position)]).encode())


def _tr(sentence: str) -> str:
    return QtCore.QCoreApplication.translate("files", sentence)
