"""Pictures of the board: copied, exported, and dragged into other programs."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QDrag, QGuiApplication, QPixmap
from PySide6.QtWidgets import QWidget

from hen_editor.core.board import Area
from hen_editor.core.formats import of_suffix
from hen_editor.core.progress import Progress
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.document import codes
from hen_editor.document.codes import FileError
from hen_editor.drawing import embedding
from hen_editor.drawing.painter.painting import image
from hen_editor.drawing.pictures import Contents
from hen_editor.drawing.pictures import codes as picture_codes
from hen_editor.drawing.request import Carries, PictureFormat, PictureRequest
from hen_editor.formats import FORMATS
from hen_editor.ui.commands.edit import beside_draft
from hen_editor.ui.dialogs.choosing import FileKind
from hen_editor.ui.dialogs.picture import PictureDialog
from hen_editor.ui.dialogs.progress import awaited
from hen_editor.ui.pictures.choices import BoardPicture, PictureChoices, keep_choices, kept_choices
from hen_editor.ui.pictures.sharing import SharedPicture, suffixes
from hen_editor.ui.session.command import translate
from hen_editor.ui.session.session import Session
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import message

_THUMBNAIL = 160
"""The width of the picture beside the pointer, in logical pixels."""

_TITLES = {
    PictureFormat.PNG: QT_TRANSLATE_NOOP("Pictures", "PNG pictures"),
    PictureFormat.SVG: QT_TRANSLATE_NOOP("Pictures", "SVG pictures"),
    PictureFormat.PDF: QT_TRANSLATE_NOOP("Pictures", "PDF documents"),
}


def choose_picture(session: Session) -> None:
    """Ask how the picture is to look, then export or copy it."""
    dialog = PictureDialog(session.state, selected(session), kept_choices(), session.dialog_parent)
    if not run(dialog):
        return
    choices = dialog.choices()
    keep_choices(choices)
    if dialog.is_to_copy:
        copy_picture(session, choices)
    else:
        export_picture(session, choices)


def copy_picture(session: Session, choices: PictureChoices | None = None) -> None:
    """Copy a picture, with the choices made last unless others are given."""
    picture = _shared(choices or kept_choices(), session)
    contents = picture.contents(session.state)
    made = awaited(
        lambda: SharedPicture.of(picture, contents),
        translate("Pictures", "Drawing the picture..."),
        session.dialog_parent,
    )
    if made is None:
        return
    QGuiApplication.clipboard().setMimeData(made.mime_data())
    done = translate("Pictures", "Picture copied."), *beside_draft(session), *_left_out(picture.request, contents)
    session.show_status(" ".join(done))


def drag_picture(session: Session, source: QWidget) -> None:
    """Drag a picture, with the choices made last, from a widget into another program."""
    picture = _shared(kept_choices(), session)
    drag = QDrag(source)
    drag.setMimeData(SharedPicture.of(picture, picture.contents(session.state)).mime_data())
    scale = source.devicePixelRatioF()
    thumbnail = QPixmap.fromImage(image(picture.drawing, round(_THUMBNAIL * scale)))
    thumbnail.setDevicePixelRatio(scale)
    drag.setPixmap(thumbnail)
    drag.exec(Qt.DropAction.CopyAction)


def export_picture(session: Session, choices: PictureChoices) -> None:
    """Ask for a file and write a picture into it; its suffix decides the format."""
    writer = session.files.writer
    reopens = choices.carries is not Carries.NOTHING
    offered = sorted(PictureFormat, key=lambda each: each is not choices.format)
    kinds = [FileKind(translate("Pictures", _TITLES[each]), suffixes(each, reopens=reopens)) for each in offered]
    path = writer.choose_where_to_export(translate("Pictures", "Export picture"), kinds)
    if path is None:
        return
    choices = choices._replace(format=_format(path, choices.format))
    keep_choices(choices)
    picture = BoardPicture.of(choices, session.state, selected(session))
    contents = picture.contents(session.state)

    def make(_progress: Progress) -> bytes:
        data = picture.file(contents)
        figure, format_name = picture.drawing.figure, choices.format.value
        if contents is not None and not embedding.carries(format_name, data, figure, contents.sgf):
            raise FileError(codes.MISWRITTEN.at())
        return data

    if writer.write(path, make) and (left_out := _left_out(picture.request, contents)):
        session.show_status(" ".join(left_out))


def _shared(choices: PictureChoices, session: Session) -> BoardPicture:
    """Return the picture to share, drawn for the screen, whatever the format of files."""
    return BoardPicture.of(choices._replace(format=PictureFormat.PNG), session.state, selected(session))


def selected(session: Session) -> Area | None:
    """Return the part of the board that is selected."""
    selection = session.tools.select.selection_in(session.document.snapshot)
    return None if selection is None else selection.area


def _left_out(request: PictureRequest, contents: Contents | None) -> list[str]:
    """Return in words what the picture does not carry although the user wanted it."""
    if request.carries is Carries.NOTHING:
        return []
    if contents is None:
        return [message(picture_codes.POSITION_NOT_CARRIED.at())]
    if request.carries is Carries.GAME and contents.sgf is None:
        return [translate("Pictures", "The game is too long for a picture, which carries the position alone.")]
    return []


def _format(path: Path, usual: PictureFormat) -> PictureFormat:
    row = of_suffix(path.suffix, FORMATS)
    return next((each for each in PictureFormat if row is not None and each.value == row.name), usual)
