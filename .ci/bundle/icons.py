"""The icon of the program for Windows (.ico) and macOS (.icns): the pictures that Linux has, put into one file."""

import struct
from pathlib import Path

PICTURES = Path(__file__).resolve().parents[2] / "resources" / "desktop" / "icons"

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic11": 32, b"ic12": 64}
"""The kinds of pictures in .icns, with their sizes in pixels; the last two are for 16 and 32 at double resolution."""


def ico() -> bytes:
    """Return the icon for Windows."""
    pictures = {size: _picture(size) for size in ICO_SIZES}
    entries, start = b"", 6 + 16 * len(pictures)
    for size, picture in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), start)
        start += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures.values())


def icns() -> bytes:
    """Return the icon for macOS."""
    parts = b"".join(_icns_part(kind, _picture(size)) for kind, size in ICNS_TYPES.items())
    return _icns_part(b"icns", parts)


def _icns_part(kind: bytes, data: bytes) -> bytes:
    return kind + struct.pack(">I", 8 + len(data)) + data


def _picture(size: int) -> bytes:
    return (PICTURES / f"{size}.png").read_bytes()
