"""What the fonts of the system have."""

from functools import cache

from PySide6.QtGui import QFont, QTextLayout

from hen_editor.core.drawing.figure import CJK_NUMERALS, Names


def shown_names(names: Names) -> Names:
    """Return how lines can be named with the fonts of the system: by numbers, where these lack kanji numerals."""
    return Names.NUMBERS if names is Names.CJK and not has_kanji_numerals() else names


@cache
def has_kanji_numerals() -> bool:
    """Return whether the fonts of the system have kanji numerals."""
    return has_glyphs(CJK_NUMERALS)


def has_glyphs(text: str) -> bool:
    """Return whether the fonts of the system have all characters of a text of one line."""
    layout = QTextLayout(text, QFont())
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return all(0 not in run.glyphIndexes() for run in layout.glyphRuns())
