"""Commands on the file as it was read: save the original, save a normalised copy, reopen with another encoding."""

from collections.abc import Callable
from functools import partial

from hen_editor.core import sgf
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.document import copies
from hen_editor.document.copies import Copy
from hen_editor.ui.commands.command import Command, translate
from hen_editor.ui.commands.places import COPIES, FILE, Place
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.session import Session


def save_as_read(session: Session) -> None:
    """Ask for a file and save the bytes that the document was read from."""
    collection = session.document.snapshot.collection
    if collection.source.data is not None:
        heading = translate("Commands", "Save original as")
        _write_copy(session, heading, translate("Commands", "original"), partial(copies.as_read, collection))


def write_clean(session: Session) -> None:
    """Ask for a file and save a normalised copy."""
    heading, collection = translate("Commands", "Save normalised copy"), session.document.snapshot.collection
    _write_copy(session, heading, translate("Commands", "normalised"), partial(copies.normalised, collection))


def read_in_encoding(session: Session) -> None:
    """Ask for an encoding and reopen the document's bytes, as last read or saved, with it."""
    from hen_editor.ui.dialogs.files.encoding import EncodingDialog

    data = session.document.encoded_data
    if not data:
        return
    collection = session.document.snapshot.collection
    candidates = sgf.encoding_candidates(data, collection.encoding)
    dialog = EncodingDialog(candidates, collection.encoding_reason, session.window)
    if run(dialog):
        session.files.loader.read_again(dialog.codec())


def _write_copy(session: Session, heading: str, ending: str, copy: Callable[[], Copy]) -> None:
    """Ask where to save a copy, and save it; the document's file stays the same."""
    path = session.files.writer.choose_where_to_copy(heading, ending)
    if path is not None:
        session.files.writer.write_copy(path, copy)


def _was_read(session: Session) -> bool:
    return bool(session.document.snapshot.collection.source.data)


def _can_be_read_again(session: Session) -> bool:
    return session.files.is_foreign and bool(session.document.encoded_data)


COMMANDS = (
    Command(
        "read-in-encoding",
        QT_TRANSLATE_NOOP("Commands", "Reopen with &encoding..."),
        QT_TRANSLATE_NOOP("Commands", "Reopen the file with another encoding"),
        (Place(FILE, 1, 3),),
        read_in_encoding,
        enabled=_can_be_read_again,
    ),
    Command(
        "save-as-read",
        QT_TRANSLATE_NOOP("Commands", "Save or&iginal as..."),
        QT_TRANSLATE_NOOP("Commands", "Save a byte-for-byte copy of the file as it was read"),
        (Place(FILE, 2), Place(COPIES)),
        save_as_read,
        enabled=_was_read,
    ),
    Command(
        "write-clean",
        QT_TRANSLATE_NOOP("Commands", "Save nor&malised copy..."),
        QT_TRANSLATE_NOOP("Commands", "Save a copy in standard form (FF[4], UTF-8)"),
        (Place(FILE, 2), Place(COPIES)),
        write_clean,
        enabled=_was_read,
    ),
)
