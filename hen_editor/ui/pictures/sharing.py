"""A picture as other programs take it, from the clipboard or a drag."""

import contextlib
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QMimeData, QStringListModel, QUrl
from PySide6.QtGui import QImage

from hen_editor.drawing.painter import pictures
from hen_editor.drawing.pictures import Contents
from hen_editor.drawing.request import PictureFormat
from hen_editor.ui.pictures.choices import BoardPicture

HEN_TYPE = "application/x-hen"
"""The type of a position as HEN, for programs like this one."""

_PNG_TYPES = ("image/png", *(['application/x-qt-windows-mime;value="PNG"'] if sys.platform == "win32" else []))
_SVG_TYPE = "image/svg+xml"


class SharedPicture(NamedTuple):
    """A picture in the forms that programs take: PNG, SVG, pixels and a file, with its position as HEN; never text."""

    image: QImage
    png: bytes
    svg: bytes
    file: Path | None
    hen: str | None

    @classmethod
    def of(cls, picture: BoardPicture, contents: Contents | None) -> "SharedPicture":
        """Draw a picture once for all forms; there is no file if none can be written."""
        image = picture.image()
        png = pictures.png_of(image, contents, dpi=picture.request.size.printed_dpi)
        file = None
        with contextlib.suppress(OSError):
            file = _session_file(png, picture.move, reopens=contents is not None)
        in_svg = picture.request._replace(format=PictureFormat.SVG)
        svg = pictures.picture_file(picture.drawing, in_svg, contents)
        return cls(image, png, svg, file, None if contents is None else contents.hen)

    def mime_data(self) -> QMimeData:
        """Return the picture for the clipboard or a drag."""
        data = _made_by_qt()
        data.setImageData(self.image)
        for name in _PNG_TYPES:
            data.setData(name, self.png)
        data.setData(_SVG_TYPE, self.svg)
        if self.hen is not None:
            data.setData(HEN_TYPE, self.hen.encode())
        if self.file is not None:
            data.setUrls([QUrl.fromLocalFile(str(self.file))])
        return data


def _made_by_qt() -> QMimeData:
    """Return empty data created by Qt: some clipboards outlive Python, and crash at exit on objects from Python."""
    model = QStringListModel([""])
    data = model.mimeData([model.index(0)])
    data.clear()
    return data


def suffixes(format: PictureFormat, *, reopens: bool) -> tuple[str, ...]:
    """Return the suffixes of a format, the usual one first; a picture that can be reopened has one that says so."""
    suffix = f".{format.value.lower()}"
    return (f".hen{suffix}", suffix) if reopens else (suffix,)


def _session_file(png: bytes, move: int, *, reopens: bool) -> Path:
    """Write a picture into a folder that lasts until the program ends, for other programs that accept only files."""
    name = f"move-{move}" if move else "position"
    suffix, *_ = suffixes(PictureFormat.PNG, reopens=reopens)
    path = Path(tempfile.mkdtemp(dir=_session_folder().name), f"{name}{suffix}")
    path.write_bytes(png)
    return path


@cache
def _session_folder() -> "tempfile.TemporaryDirectory[str]":
    return tempfile.TemporaryDirectory(prefix="hen-editor-")
