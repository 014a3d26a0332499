"""The table of formats: what can be opened, saved, dropped, pasted and converted.

To add a format, write `core/formats/NAME.py` and put its row into `FORMATS`. The row is a `Format`: name, title,
suffixes, what a file of it holds, and three functions. `reading` takes bytes or text; it is a generator that gives
the share that is done every few milliseconds and returns a `Read`: games and problems, or why there are none. It never
raises for what it reads. `write` returns the bytes of games, `losses` what these would lose, in words. `magic` tells
files by how they begin. Import what needs SGF inside of the functions: most of what the command `hen` reads is HEN.
Dialogs, opening, saving, dropping, pasting, `hen convert`, `hen show` and `hen validate` read the table.
"""

from hen_editor.core.formats.format import Format, Holds, Kept, Read, of_magic, of_suffix
from hen_editor.core.formats.hen import HEN
from hen_editor.core.formats.sgf import SGF

__all__ = ["FORMATS", "HEN", "SGF", "Format", "Holds", "Kept", "Read", "of_magic", "of_suffix"]

FORMATS = (SGF, HEN)
"""All formats; a file whose name says nothing is saved in the first, and read in it."""
