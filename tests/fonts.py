"""Fonts made by tests, for what the fonts of a machine may have or lack."""

from collections.abc import Iterator
from contextlib import contextmanager
from struct import pack

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

_EM = 1000

_HEIGHTS, _STEP = 4, 150
"""How many heights characters have, and how much these differ, in thousandths of the size."""


def install(family: str, characters: str, *, ascent: int = 800, width: int = _EM, bold: bool = False) -> int:
    """Add a font of a family with boxes for some characters to those of the system; return its id.

    ascent, width: how high its lines are above the base line and how wide its characters, in thousandths of its size.
    """
    added = QFontDatabase.addApplicationFontFromData(_true_type(family, characters, ascent, width, bold=bold))
    assert added >= 0
    return added


@contextmanager
def installed(family: str, characters: str, *, ascent: int = 800) -> Iterator[None]:
    """Have a font as `install` adds as long as this lasts."""
    added = install(family, characters, ascent=ascent)
    try:
        yield
    finally:
        assert QFontDatabase.removeApplicationFont(added)


def with_fallback(font: QFont, family: str) -> QFont:
    """Return a font for whose lacking characters another family is asked first."""
    made = QFont(font)
    made.setFamilies([QFontInfo(font).family(), family])
    return made


@contextmanager
def program_font(application: QApplication, font: QFont) -> Iterator[None]:
    """Have the program write in a font as long as this lasts."""
    before = application.font()
    application.setFont(font)
    try:
        yield
    finally:
        application.setFont(before)


def _true_type(family: str, characters: str, ascent: int, width: int, *, bold: bool) -> bytes:
    """Return a font in which all characters are boxes, neighbours of other heights, and what it lacks is nothing."""
    codes = sorted(map(ord, characters))
    count = len(codes)
    left, right, top = width // 10, width - width // 10, 700
    # A contour of four corners, each with its step from the one before.
    boxes = [
        pack(">5hHH4B", 1, left, 0, right, height, 3, 0, 1, 1, 1, 1)
        + pack(">8h", left, 0, right - left, 0, 0, height, 0, -height)
        for height in (top - _STEP * (code % _HEIGHTS) for code in codes)
    ]
    texts, records = b"", b""
    for number, text in ((1, family), (2, "Bold" if bold else "Regular"), (4, family)):
        name = text.encode("utf-16-be")
        records += pack(">6H", 3, 1, 0x409, number, len(name), len(texts))
        texts += name
    groups = b"".join(pack(">3I", code, code, glyph) for glyph, code in enumerate(codes, 1))
    tables = {
        b"cmap": pack(">4HI2H3I", 0, 1, 3, 10, 12, 12, 0, 16 + len(groups), 0, len(codes)) + groups,
        b"glyf": b"".join(boxes),
        b"head": pack(">4I2H2q4h2H3h", 0x10000, 0, 0, 0x5F0F3CF5, 3, _EM, 0, 0, 0, 0, width, ascent, bold, 8, 2, 1, 0),
        b"hhea": pack(">I3hH3h3h4hhH", 0x10000, ascent, -200, 0, width, 0, 0, right, 1, 0, 0, 0, 0, 0, 0, 0, 1),
        b"hmtx": pack(">H", width) + pack(">h", left) * (1 + count),
        b"loca": b"".join(pack(">I", number * len(boxes[0])) for number in (0, *range(count + 1))),
        b"maxp": pack(">I14H", 0x10000, 1 + count, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": pack(">3H", 0, 3, 6 + len(records)) + records + texts,
        b"post": pack(">Ii2h5I", 0x30000, 0, 0, 0, 0, 0, 0, 0, 0),
    }
    offset = 12 + 16 * len(tables)
    directory, data = pack(">I4H", 0x10000, len(tables), 128, 3, 16 * len(tables) - 128), b""
    for tag, table in sorted(tables.items()):
        directory += tag + pack(">3I", 0, offset + len(data), len(table))
        data += table + b"\0" * (-len(table) % 4)
    return directory + data
