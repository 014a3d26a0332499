"""Pictures of a screen, read from the frame buffer that Xvfb keeps in a file."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from PySide6.QtGui import QImage

_BYTES_PER_PIXEL = 4


@dataclass(frozen=True)
class Picture:
    """What a screen showed at one moment; colours are (red, green, blue), places device pixels."""

    width: int
    height: int
    pixels: bytes

    @classmethod
    def of_screen(cls, frame_buffer: Path) -> "Picture":
        """Read a frame buffer in the format of xwd: a header, a colour map, then blue, green, red, unused."""
        data = frame_buffer.read_bytes()
        header = struct.unpack(">25I", data[:100])
        size, width, height, row_bytes, colors = header[0], header[4], header[5], header[12], header[19]
        if row_bytes != width * _BYTES_PER_PIXEL:
            raise ValueError(f"{row_bytes} bytes a row are not {width} pixels of 32 bits")
        start = size + colors * 12
        return cls(width, height, data[start : start + row_bytes * height])

    @cached_property
    def green(self) -> bytes:
        """The green of every pixel, row by row: the brightness, as good as."""
        return self.pixels[1::_BYTES_PER_PIXEL]

    def color(self, x: float, y: float) -> tuple[int, int, int]:
        """Return the colour of the pixel at a place."""
        start = (int(y) * self.width + int(x)) * _BYTES_PER_PIXEL
        blue, green, red = self.pixels[start : start + 3]
        return red, green, blue

    def colors(self, y: int, step: int) -> Iterator[tuple[int, int, int]]:
        """Return the colours of the pixels of a row that are so many pixels apart, from the first."""
        row = self.pixels[y * self.width * _BYTES_PER_PIXEL : (y + 1) * self.width * _BYTES_PER_PIXEL]
        blues, greens, reds = (row[first :: step * _BYTES_PER_PIXEL] for first in range(3))
        return zip(reds, greens, blues, strict=True)

    def column(self, x: int, top: int, bottom: int) -> bytes:
        """Return the green of the pixels of a column, from `top` to before `bottom`."""
        return self.green[top * self.width + x : bottom * self.width : self.width]

    def row(self, y: int, left: int, right: int) -> bytes:
        """Return the green of the pixels of a row, from `left` to before `right`."""
        return self.green[y * self.width + left : y * self.width + right]

    def save(self, path: Path) -> None:
        """Save as PNG."""
        QImage(self.pixels, self.width, self.height, QImage.Format.Format_RGB32).save(str(path))
