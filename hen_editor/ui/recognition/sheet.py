"""A picture is decoded, and shown beside the board that is read from it, until the user decides what becomes of it."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtGui import QImage

from hen_editor.core.diagnostics import Parsed
from hen_editor.document.recovery.beside import BoardRecorder
from hen_editor.pasting import Pasted
from hen_editor.recognition import Pixels
from hen_editor.recognition.decoding.decoder import decoded, refusal
from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.files.reader import FileReader
from hen_editor.ui.panels.paste_strip import PasteChoice
from hen_editor.ui.recognition.dialog import RecognitionDialog
from hen_editor.ui.session.session import Session
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import message


class Offer(Protocol):
    """What can be done with a board."""

    def choices(self, now: Pasted) -> list[PasteChoice]:
        """Return what can be done with it."""

    def proposed(self, *, is_opened: bool) -> int:
        """Return the number of the choice that is proposed. is_opened: whether a file was opened that is a picture."""

    def carry_out(self, number: int, now: Pasted) -> None:
        """Do what was chosen."""


def look_at(session: Session, offer: Offer, picture: bytes | QImage, *, is_opened: bool) -> None:
    """Look for boards in a picture, once it is decoded, and show it beside them.

    is_opened: whether it is a file that was opened; where there is a document, a new window is proposed for it.
    """
    if not isinstance(picture, QImage):
        _decode(session.files.pasting.reader, picture, partial(_show_decoded, session, offer, is_opened))
    elif (problem := refusal(picture)) is not None:
        session.show_status(message(problem))
    else:
        _show(session, offer, picture, is_opened=is_opened)


def _decode(reader: FileReader, data: bytes, handle: Callable[[Parsed[Pixels | None]], object]) -> None:
    """Decode a picture in another process, as `decoder.decoded` does.

    It begins only after the present event: it may end in a dialog, which must not hold up what goes on now, such as
    the opening of other files.
    """
    reader.begin()
    begun = reader.loading

    def decode() -> None:
        if reader.loading is begun:
            reader.run(lambda _: decoded(data), lambda read: reader.end_with(partial(handle, read)))

    call_soon(reader, decode)


def _show_decoded(session: Session, offer: Offer, is_opened: bool, read: Parsed[Pixels | None]) -> None:
    if read.value is None:
        session.show_status(message(read.diagnostics[0]))
    else:
        _show(session, offer, read.value, is_opened=is_opened)


def _show(session: Session, offer: Offer, picture: Pixels | QImage, *, is_opened: bool) -> None:
    """Show a picture beside the board that is read from it, until the user decides what to do with the board."""
    dialog = RecognitionDialog(
        picture, offer.choices, session.state.style, offer.proposed(is_opened=is_opened), session.dialog_parent
    )
    session.document.changed.connect(dialog.refresh_offers)
    recorder = BoardRecorder(dialog.windowTitle(), dialog)
    dialog.corrected.connect(recorder.record)
    if run(dialog) and dialog.draft is not None:
        offer.carry_out(dialog.chosen, dialog.draft.pasted())
    recorder.forget()
