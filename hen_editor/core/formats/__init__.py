"""The formats of text files: what can be opened, saved, dropped, pasted and converted.

To add a format, write `core/formats/NAME.py` and put its row into `TEXT_FORMATS`; `hen_editor.formats` is the table of
all formats, pictures that carry games among them. The row is a `Format`: name, suffixes and `read`, which takes bytes
or text and returns a `Read`: games and problems, or why there are none. It never raises for bad input. `magic`
recognises files by how they begin. The spans of its problems count characters: in SGF those of the decoded text of the
file, in HEN those of the entry's text, without its title and blank lines; problems of pictures, whose texts are not the
file's, have none.
A format that is written, too, is a `WritableFormat`: its row has a title, what a file of it contains, and three
more functions. `write` returns the bytes of games, `losses` describes what these would lose; `is_same` returns whether
the file written of them has all the rest: it is read back before it replaces anything.
Import what needs SGF inside the functions: most of what the command `hen` reads is HEN.
Dialogs, opening, saving, dropping, pasting, `hen convert`, `hen show` and `hen validate` read the table.
"""

from collections.abc import Sequence

from hen_editor.core.formats.format import (
    Format,
    Holds,
    Kept,
    Read,
    WritableFormat,
    of_magic,
    of_suffix,
    reads_back,
    writable,
)
from hen_editor.core.formats.hen import HEN
from hen_editor.core.formats.servers import GIB, NGF, UGF
from hen_editor.core.formats.sgf import SGF
from hen_editor.core.texts import pattern

__all__ = [
    "GIB",
    "HEN",
    "NGF",
    "SGF",
    "TEXT_FORMATS",
    "UGF",
    "Format",
    "Holds",
    "Kept",
    "Read",
    "WritableFormat",
    "of_magic",
    "of_suffix",
    "reads_back",
    "recognised",
    "writable",
]

TEXT_FORMATS: tuple[Format, ...] = (SGF, HEN, GIB, NGF, UGF)
"""The formats of text files; the first is the default for reading and for saving."""

_GAME = pattern(rb"\(\s*;")
_MARK, _WIDE_MARKS = b"\xef\xbb\xbf", (b"\xff\xfe", b"\xfe\xff")


def recognised(data: bytes, suffix: str = "", formats: Sequence[Format] = TEXT_FORMATS) -> Format:
    """Return the format of a file by what is in it; where that says nothing, by its suffix, or else HEN.

    >>> recognised(b"Dear Ann (;SZ[9];B[ee])", ".txt").name, recognised(b".9x9_5Eb", ".sgf").name
    ('SGF', 'HEN')
    """
    plain = data.removeprefix(_MARK).strip()
    if plain.startswith(_WIDE_MARKS):
        plain = plain[2:].replace(b"\0", b"")  # of UTF-16, the ASCII characters as single bytes
    if found := of_magic(data, formats):
        return found
    if plain.startswith((b"(", b";")):
        return SGF
    if plain.startswith((b".", b"_", b"~", b"#")):
        return HEN
    return SGF if _GAME.search(plain) else of_suffix(suffix, formats) or HEN
