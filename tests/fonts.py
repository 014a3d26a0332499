"""Fonts made by tests, for what the fonts of a machine may have or lack."""

from collections.abc import Iterator
from contextlib import contextmanager
from struct import pack

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

_EM = 1000


@contextmanager
def installed(family: str, characters: str, *, ascent: int = 800) -> Iterator[None]:
    """Have a font of a family with boxes for some characters, of the size of a letter, as long as this lasts.

    ascent: the height of its lines above the base line, in thousandths of its size.
    """
    added = QFontDatabase.addApplicationFontFromData(_true_type(family, characters, ascent))
    assert added >= 0
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


def _true_type(family: str, characters: str, ascent: int) -> bytes:
    """Return a font in which each character is the same box, and what it lacks is nothing."""
    codes = sorted(map(ord, characters))
    corners = [(100, 0), (100, 700), (800, 700), (800, 0)]
    steps = [(x - px, y - py) for (px, py), (x, y) in zip([(0, 0), *corners], corners, strict=False)]
    box = pack(">5h2H", 1, 100, 0, 800, 700, 3, 0) + b"\1" * 4
    box += b"".join(pack(">h", x) for x, _ in steps) + b"".join(pack(">h", y) for _, y in steps)
    box += b"\0" * (-len(box) % 4)
    name = family.encode("utf-16-be")
    names = [(1, family), (2, "Regular"), (4, family)]
    records, texts = b"", b""
    for number, text in names:
        name = text.encode("utf-16-be")
        records += pack(">6H", 3, 1, 0x409, number, len(name), len(texts))
        texts += name
    groups = b"".join(pack(">3I", code, code, 1) for code in codes)
    tables = {
        b"cmap": pack(">4HI", 0, 1, 3, 10, 12)[:12] + pack(">2H3I", 12, 0, 16 + len(groups), 0, len(codes)) + groups,
        b"glyf": box,
        b"head": pack(">4I2H2q4h2H3h", 0x10000, 0, 0, 0x5F0F3CF5, 3, _EM, 0, 0, 0, 0, 900, 800, 0, 8, 2, 1, 0),
        b"hhea": pack(">I3hH3h3h4hhH", 0x10000, ascent, -200, 0, _EM, 0, 0, 900, 1, 0, 0, 0, 0, 0, 0, 0, 1),
        b"hmtx": pack(">Hhh", _EM, 100, 100),
        b"loca": pack(">3I", 0, 0, len(box)),
        b"maxp": pack(">I14H", 0x10000, 2, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": pack(">3H", 0, len(names), 6 + len(records)) + records + texts,
        b"post": pack(">Ii2h5I", 0x30000, 0, 0, 0, 0, 0, 0, 0, 0),
    }
    offset = 12 + 16 * len(tables)
    directory, data = pack(">I4H", 0x10000, len(tables), 128, 3, 16 * len(tables) - 128), b""
    for tag, table in sorted(tables.items()):
        directory += tag + pack(">3I", 0, offset + len(data), len(table))
        data += table + b"\0" * (-len(table) % 4)
    return directory + data
