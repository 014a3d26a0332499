"""Pictures on the clipboard, in files, and dragged into other programs."""

import contextlib
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QMimeData, QStringListModel, Qt, QUrl
from PySide6.QtGui import QDrag, QGuiApplication, QImage, QPixmap

from hen_editor.core.board import Area
from hen_editor.core.formats import of_suffix
from hen_editor.core.progress import Progress
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.document import codes
from hen_editor.document.codes import FileError
from hen_editor.drawing import embedding
from hen_editor.drawing.painter import pictures
from hen_editor.drawing.painter.painting import image
from hen_editor.drawing.pictures import Contents
from hen_editor.drawing.request import Carries, PictureFormat, PictureRequest
from hen_editor.formats import FORMATS
from hen_editor.ui.dialogs.choosing import FileKind
from hen_editor.ui.dialogs.picture import PictureDialog
from hen_editor.ui.dialogs.progress import awaited
from hen_editor.ui.pictures.choices import BoardPicture, PictureChoices, keep_choices, kept_choices
from hen_editor.ui.widgets.transient import run

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from hen_editor.ui.window.session import Session

translate = QCoreApplication.translate

HEN_TYPE = "application/x-hen"
"""The type of a position as HEN, for programs like this one."""

_PNG_TYPES = ("image/png", *(['application/x-qt-windows-mime;value="PNG"'] if sys.platform == "win32" else []))
_SVG_TYPE = "image/svg+xml"

_THUMBNAIL = 160
"""The width of the picture beside the pointer, in logical pixels."""

_TITLES = {
    PictureFormat.PNG: QT_TRANSLATE_NOOP("Pictures", "PNG pictures"),
    PictureFormat.SVG: QT_TRANSLATE_NOOP("Pictures", "SVG pictures"),
    PictureFormat.PDF: QT_TRANSLATE_NOOP("Pictures", "PDF documents"),
}


def choose_picture(session: "Session") -> None:
    """Ask how the picture is to look, then export or copy it."""
    dialog = PictureDialog(session.state, selected(session), kept_choices(), session.window)
    if not run(dialog):
        return
    choices = dialog.choices()
    keep_choices(choices)
    if dialog.is_to_copy:
        copy_picture(session, choices)
    else:
        export_picture(session, choices)


def copy_picture(session: "Session", choices: PictureChoices | None = None) -> None:
    """Copy a picture, with the choices made last unless others are given."""
    picture = _shared(choices or kept_choices(), session)
    contents = picture.contents(session.state)
    made = awaited(
        lambda: SharedPicture.of(picture, contents), translate("Pictures", "Drawing the picture..."), session.window
    )
    if made is None:
        return
    QGuiApplication.clipboard().setMimeData(made.mime_data())
    session.show_status(" ".join([translate("Pictures", "Picture copied."), *_left_out(picture.request, contents)]))


def drag_picture(session: "Session", source: "QWidget") -> None:
    """Drag a picture, with the choices made last, from a widget into another program."""
    picture = _shared(kept_choices(), session)
    drag = QDrag(source)
    drag.setMimeData(SharedPicture.of(picture, picture.contents(session.state)).mime_data())
    scale = source.devicePixelRatioF()
    thumbnail = QPixmap.fromImage(image(picture.drawing, round(_THUMBNAIL * scale)))
    thumbnail.setDevicePixelRatio(scale)
    drag.setPixmap(thumbnail)
    drag.exec(Qt.DropAction.CopyAction)


def export_picture(session: "Session", choices: PictureChoices) -> None:
    """Ask for a file and write a picture into it; its suffix decides the format."""
    writer = session.files.writer
    reopens = choices.carries is not Carries.NOTHING
    offered = sorted(PictureFormat, key=lambda each: each is not choices.format)
    kinds = [FileKind(translate("Pictures", _TITLES[each]), _suffixes(each, reopens=reopens)) for each in offered]
    path = writer.choose_where_to_export(translate("Pictures", "Export picture"), kinds)
    if path is None:
        return
    choices = choices._replace(format=_format(path, choices.format))
    keep_choices(choices)
    picture = BoardPicture.of(choices, session.state, selected(session))
    contents = picture.contents(session.state)

    def make(_progress: Progress) -> bytes:
        data = picture.file(contents)
        if contents is not None and not embedding.carries(choices.format.value, data, picture.drawing.figure):
            raise FileError(codes.MISWRITTEN.at())
        return data

    if writer.write(path, make) and (left_out := _left_out(picture.request, contents)):
        session.show_status(" ".join(left_out))


def _shared(choices: PictureChoices, session: "Session") -> BoardPicture:
    """Return the picture to share, drawn for the screen, whatever the format of files."""
    return BoardPicture.of(choices._replace(format=PictureFormat.PNG), session.state, selected(session))


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


def selected(session: "Session") -> Area | None:
    """Return the part of the board that is selected."""
    selection = session.tools.select.selection_in(session.document.snapshot)
    return None if selection is None else selection.area


def _left_out(request: PictureRequest, contents: Contents | None) -> list[str]:
    """Return in words what the picture does not carry although the user wanted it."""
    if request.carries is Carries.NOTHING:
        return []
    if contents is None:
        return [translate("Pictures", "The board is too large for HEN: the picture does not carry its position.")]
    if request.carries is Carries.GAME and contents.sgf is None:
        return [translate("Pictures", "The game is too long for a picture, which carries the position alone.")]
    return []


def _suffixes(format: PictureFormat, *, reopens: bool) -> tuple[str, ...]:
    """Return the suffixes of a format, the usual one first; a picture that can be reopened has one that says so."""
    suffix = f".{format.value.lower()}"
    return (f".hen{suffix}", suffix) if reopens else (suffix,)


def _format(path: Path, usual: PictureFormat) -> PictureFormat:
    row = of_suffix(path.suffix, FORMATS)
    return next((each for each in PictureFormat if row is not None and each.value == row.name), usual)


def _session_file(png: bytes, move: int, *, reopens: bool) -> Path:
    """Write a picture into a folder that lasts until the program ends, for other programs that accept only files."""
    name = f"move-{move}" if move else "position"
    suffix, *_ = _suffixes(PictureFormat.PNG, reopens=reopens)
    path = Path(tempfile.mkdtemp(dir=_session_folder().name), f"{name}{suffix}")
    path.write_bytes(png)
    return path


@cache
def _session_folder() -> "tempfile.TemporaryDirectory[str]":
    return tempfile.TemporaryDirectory(prefix="hen-editor-")
