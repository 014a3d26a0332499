"""What the command is given to read: texts, files, standard input."""

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO, TypeAlias, TypeVar

from hen_editor.cli.progress import finished
from hen_editor.core import hen
from hen_editor.document import file_bytes
from hen_editor.document.file_bytes import SizeLimit

ARGUMENT, STDIN = "<text>", "<stdin>"
"""What messages call a text given as an argument, and standard input."""

Item = TypeVar("Item")

_SUFFIXES = {".hen", ".sgf"}
_NAME = re.compile(r"[^\s_~]+\.[A-Za-z][A-Za-z0-9]{1,4}")
_GAME = re.compile(rb"\(\s*;")
_MARK, _WIDE_MARKS = b"\xef\xbb\xbf", (b"\xff\xfe", b"\xfe\xff")


@dataclass(frozen=True, slots=True)
class HenInput:
    """A HEN text to read. name: what messages call it. path: its file, None for an argument or standard input."""

    name: str
    text: str
    path: Path | None = None


@dataclass(frozen=True, slots=True)
class SgfInput:
    """SGF to read, as bytes or, where it was an argument, as text. name, path: as of `HenInput`."""

    name: str
    data: bytes | str
    path: Path | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """An input that could not be read, with a sentence that says why."""

    name: str
    sentence: str


Given: TypeAlias = HenInput | SgfInput | Refused


def read(argument: str, limit: SizeLimit) -> Given:
    """Read what an argument stands for: `-` standard input, the name of a file, else a HEN or SGF text itself.

    Named pipes are read as standard input is: shells give them for `<(command)`.
    """
    if argument == "-":
        return _read_stdin(sys.stdin, limit)
    if not _names_file(argument):
        return _of_text(ARGUMENT, argument)
    path = Path(argument)
    try:
        if path.is_dir():
            return Refused(argument, "It is a directory; name the files in it.")
        data = finished(file_bytes.reading(path, limit, pipes=True), "Reading")
        return _of_bytes(argument, data, path)
    except OSError as error:
        return Refused(argument, reason(error))


def _read_stdin(stream: TextIO | None, limit: SizeLimit) -> Given:
    if stream is None:
        return Refused(STDIN, "It is closed.")
    try:
        return _of_bytes(STDIN, finished(file_bytes.reading_stream(stream.buffer, limit), "Reading"), None)
    except OSError as error:
        return Refused(STDIN, reason(error))


def reason(error: OSError) -> str:
    """Return as a sentence why the system refused something."""
    return f"{error.strerror or error}".removesuffix(".") + "."


def _names_file(argument: str) -> bool:
    """Tell whether an argument names a file, be it one that is not there."""
    if not argument.strip():
        return False
    path = Path(argument)
    try:
        path.stat()
    except (OSError, ValueError):  # not there, not to be seen, too long for a name, or not a name at all
        if path.suffix.casefold() in _SUFFIXES:
            return True
        has_shape_of_name = "/" in argument or _NAME.fullmatch(argument)
        return bool(has_shape_of_name) and not argument.startswith("(") and hen.extract(argument) is None
    return True


def _of_bytes(name: str, data: bytes, path: Path | None) -> Given:
    plain = data.removeprefix(_MARK).strip()
    if not plain:
        return Refused(name, "It is empty; HEN or SGF was expected.")
    if _is_sgf(_narrowed(plain), path):
        return SgfInput(name, data, path)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        found = f"0x{data[error.start]:02X}"
        return Refused(name, f"It is neither SGF nor a text in UTF-8, as HEN is: line {line} holds the byte {found}.")
    return HenInput(name, text, path) if path else _of_text(name, text)


def _of_text(name: str, text: str) -> HenInput | SgfInput:
    """Take a text for SGF if it looks like it; of a pasted one take the HEN in it."""
    if _is_sgf(text.strip().encode("utf-8", "replace"), None):
        return SgfInput(name, text)
    has_titles = any(line.startswith("#") for line in text.splitlines())
    found = None if has_titles else hen.extract(text)
    return HenInput(name, text if found is None else found)


def _narrowed(data: bytes) -> bytes:
    """Return the ASCII characters of UTF-16 with its mark as single bytes, other data as it is."""
    return data[2:].replace(b"\0", b"") if data.startswith(_WIDE_MARKS) else data


def _is_sgf(plain: bytes, path: Path | None) -> bool:
    """Tell SGF from HEN by how it begins and what is in it; where that says nothing, by the name of the file."""
    if plain.startswith((b"(", b";")):
        return True
    if plain.startswith((b".", b"_", b"~", b"#")):
        return False
    return _GAME.search(plain) is not None or (path is not None and path.suffix.casefold() == ".sgf")


def chosen(items: Sequence[Item], number: int | None, name: str) -> Sequence[Item] | Refused:
    """Return the game or position with this number, counted from 1, of an input; all where no number is given."""
    if number is None:
        return items
    if number <= len(items):
        return [items[number - 1]]
    held = "one" if len(items) == 1 else len(items)
    return Refused(name, f"There is no number {number} in it; it holds {held}.")
