"""The table of all formats: what can be opened, dropped, pasted and converted, and which of it can be saved.

Text files are read by rows of `core.formats`, pictures that carry games or positions by rows of `drawing.formats`.
"""

import copyreg
from collections.abc import Callable

from hen_editor.core.formats import TEXT_FORMATS, Format, WritableFormat
from hen_editor.drawing.formats import GIF, PDF, PNG, SEEN_ONLY, SVG

FORMATS: tuple[Format, ...] = (*TEXT_FORMATS, PNG, GIF, SVG, PDF)
"""All formats; the first is the default for reading, and the first that can be written for saving."""


def _row_named(name: str) -> Format:
    return next(row for row in (*FORMATS, *SEEN_ONLY) if row.name == name)


def _reduced(row: Format) -> tuple[Callable[[str], Format], tuple[str]]:
    return _row_named, (row.name,)


# A row that is pickled for another process becomes that process's own row, so that rows can be compared by identity.
for _kind in (Format, WritableFormat):
    copyreg.pickle(_kind, _reduced)
