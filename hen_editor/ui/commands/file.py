"""Commands on files: opening and saving, copies, earlier versions, recovery, pictures, and windows."""

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence

from hen_editor.core import sgf
from hen_editor.core.board import BoardSize
from hen_editor.document.files import readable
from hen_editor.ui.session.command import Command, is_go, translate
from hen_editor.ui.session.menus import COPIES, CORNER_BUTTONS, FILE, NEW, WINDOW, MenuPlace
from hen_editor.ui.session.session import Session
from hen_editor.ui.widgets.transient import run

if TYPE_CHECKING:
    from hen_editor.document.copies import Copy

_KEY = QKeySequence.StandardKey


# Documents.


def print_position(session: Session) -> None:
    """Show a print preview of the position."""
    from hen_editor.ui.files.printing import PrintPreview

    document = session.document
    pages = PrintPreview(document, lambda: session.panes.board.figure, lambda: document.name, session.dialog_parent)
    pages.preview()
    pages.deleteLater()  # its parent, the window, would keep it


def export_picture(session: Session) -> None:
    """Ask how a picture of the board is to look, and export it."""
    from hen_editor.ui.commands.pictures import choose_picture

    choose_picture(session)


_DOCUMENT = (
    Command(
        "new-9",
        "&9x9 board",
        "Start with an empty 9x9 board",
        (MenuPlace(NEW),),
        lambda session: session.files.new(BoardSize(9, 9)),
    ),
    Command(
        "new-13",
        "1&3x13 board",
        "Start with an empty 13x13 board",
        (MenuPlace(NEW),),
        lambda session: session.files.new(BoardSize(13, 13)),
    ),
    Command(
        "new-19",
        "&19x19 board",
        "Start with an empty 19x19 board",
        (MenuPlace(NEW),),
        lambda session: session.files.new(BoardSize(19, 19)),
        keys=(_KEY.New,),
        icon="new",
    ),
    Command(
        "new-other",
        "&Other size...",
        "Start with an empty board of any size",
        (MenuPlace(NEW),),
        lambda session: session.files.new_of_asked_size(),
    ),
    Command(
        "open",
        "&Open...",
        "Open SGF or HEN files",
        (MenuPlace(FILE, 1, 1), MenuPlace(CORNER_BUTTONS)),
        lambda session: session.files.open(),
        keys=(_KEY.Open,),
        icon="open",
    ),
    Command(
        "save",
        "&Save",
        "Save the document",
        (MenuPlace(FILE, 2), MenuPlace(CORNER_BUTTONS)),
        lambda session: session.files.begin_saving(),
        keys=(_KEY.Save,),
        icon="save",
    ),
    Command(
        "save-as",
        "Save &as...",
        "Save under another name, as SGF or HEN",
        (MenuPlace(FILE, 2),),
        lambda session: session.files.save_as(),
        keys=(_KEY.SaveAs,),
        icon="save-as",
    ),
    Command(
        "export-picture",
        "E&xport picture...",
        "Choose how a picture of the board looks, and export or copy it",
        (MenuPlace(FILE, 3),),
        export_picture,
        keys=("Ctrl+E",),
        enabled=is_go,
    ),
    Command(
        "print",
        "&Print...",
        "Print the board and the comment",
        (MenuPlace(FILE, 3),),
        print_position,
        keys=(_KEY.Print,),
    ),
)


# The file as it was read.


def save_as_read(session: Session) -> None:
    """Ask for a file and save the bytes that the document was read from."""
    from hen_editor.document import copies

    collection = session.document.snapshot.collection
    if collection.source.data is not None:
        heading = translate("Commands", "Save original as")
        _write_copy(session, heading, translate("Commands", "original"), copies.of_data(collection.source.data))


def write_clean(session: Session) -> None:
    """Ask for a file and save a normalised copy."""
    from hen_editor.document import copies

    heading, collection = translate("Commands", "Save normalised copy"), session.document.snapshot.collection
    _write_copy(session, heading, translate("Commands", "normalised"), partial(copies.normalised, collection))


def read_in_encoding(session: Session) -> None:
    """Ask for an encoding and reopen the document's bytes, as last read or saved, with it."""
    from hen_editor.ui.dialogs.encoding import EncodingDialog

    data = session.document.encoded_data
    if not data:
        return
    collection = session.document.snapshot.collection
    candidates = sgf.encoding_candidates(data, collection.encoding)
    dialog = EncodingDialog(candidates, collection.encoding_reason, session.dialog_parent)
    if run(dialog):
        session.files.opening.read_again(dialog.codec())


def _write_copy(session: Session, heading: str, ending: str, copy: "Copy") -> None:
    """Ask where to save a copy, and save it; the document's file stays the same."""
    path = session.files.writer.choose_where_to_copy(heading, ending)
    if path is not None:
        session.files.writer.write_copy(path, copy)


def _was_read(session: Session) -> bool:
    return bool(session.document.snapshot.collection.source.data)


def _can_be_read_again(session: Session) -> bool:
    return session.files.is_foreign and bool(session.document.encoded_data)


_SOURCE = (
    Command(
        "read-in-encoding",
        "Reopen with &encoding...",
        "Reopen the file with another encoding",
        (MenuPlace(FILE, 1, 3),),
        read_in_encoding,
        enabled=_can_be_read_again,
    ),
    Command(
        "save-as-read",
        "Save or&iginal as...",
        "Save a byte-for-byte copy of the file as it was read",
        (MenuPlace(FILE, 2), MenuPlace(COPIES)),
        save_as_read,
        enabled=_was_read,
    ),
    Command(
        "write-clean",
        "Save nor&malised copy...",
        "Save a copy in standard form (FF[4], UTF-8)",
        (MenuPlace(FILE, 2), MenuPlace(COPIES)),
        write_clean,
        enabled=_was_read,
    ),
)


# Earlier versions of the file.


def show_versions(session: Session) -> None:
    """Show the earlier versions of the document's file; open or restore the chosen one."""
    from hen_editor.document.versions import versions_of
    from hen_editor.ui.dialogs.messages import reason, refuse
    from hen_editor.ui.dialogs.progress import awaited
    from hen_editor.ui.dialogs.versions import VersionsDialog

    document = session.document
    if document.path is None:
        return
    looking = translate("Commands", "Looking for earlier versions...")
    try:
        versions = awaited(partial(versions_of, document.path), looking, session.dialog_parent)
    except OSError as error:
        sentence = translate("Commands", "The earlier versions of {file} could not be listed.")
        refuse(session.dialog_parent, sentence.format(file=readable(document.path.name)), reason(error))
        return
    if versions is None:
        return
    dialog = VersionsDialog(
        document.path,
        versions,
        document.formats,
        document.snapshot.collection,
        session.dialog_parent,
        can_restore=not document.is_read_only,
    )
    if run(dialog) and dialog.chosen is not None:
        if dialog.is_restored:
            document.restore_version(dialog.chosen)
        else:
            session.copy_opened.emit(dialog.chosen)


def show_version_lost(session: Session, error: OSError) -> None:
    """Say in the status bar that the version replaced by saving could not be kept."""
    from hen_editor.ui.dialogs.messages import reason

    session.show_status(translate("Commands", "The earlier version was not kept: {why}").format(why=reason(error)))


_VERSIONS = (
    Command(
        "versions",
        "Earlier &versions...",
        "Open or restore what was replaced when the file was saved",
        (MenuPlace(FILE, 2),),
        show_versions,
        enabled=lambda session: session.document.path is not None,
    ),
)


# Unsaved documents.


def show_recoverable(session: Session) -> None:
    """Show the documents that can be recovered; restore the chosen ones."""
    from hen_editor.document.recovery import folder
    from hen_editor.ui.dialogs.messages import reason, refuse
    from hen_editor.ui.dialogs.progress import awaited
    from hen_editor.ui.dialogs.unsaved import RecoveryDialog

    looking = translate("Commands", "Looking for documents...")
    try:
        kept = awaited(folder.kept, looking, session.dialog_parent)
    except OSError as error:
        refuse(
            session.dialog_parent, translate("Commands", "The documents to recover could not be listed."), reason(error)
        )
        return
    if kept is None:
        return
    dialog = RecoveryDialog(kept, session.document.formats, session.dialog_parent)
    if run(dialog) and dialog.chosen:
        session.recovery_wanted.emit(dialog.chosen)


def recover(session: Session, journal: Path) -> str | None:
    """Show the document of a journal, unless the user cancels that; if it cannot be shown, return why."""
    from hen_editor.document.recovery.folder import Recovery, Unrecoverable
    from hen_editor.document.recovery.folder import recover as recover_journal
    from hen_editor.ui.dialogs.messages import reason
    from hen_editor.ui.dialogs.progress import result_of

    recovering = partial(recover_journal, journal, session.document.formats)
    try:
        recovery = result_of(recovering, translate("Commands", "Recovering..."), session.dialog_parent)
    except OSError as error:
        return reason(error)
    if isinstance(recovery, Recovery):
        recovery = recovery if session.recorder.show(recovery) else Unrecoverable.OPEN
    match recovery:
        case Unrecoverable.DAMAGED:
            return translate("Commands", "Its recovery data is damaged.")
        case Unrecoverable.OTHER_VERSION:
            return translate("Commands", "It was kept by another version of HEN Editor.")
        case Unrecoverable.OPEN:
            return translate("Windows", "It is open in another window.")
    return None


_RECOVERY = (
    Command(
        "recover",
        "Re&cover...",
        "Restore documents that were closed or lost without being saved",
        (MenuPlace(FILE, 2),),
        show_recoverable,
    ),
)


# Windows.


def _frame_is_in_menu(session: Session) -> bool:
    """Return whether the menus have the commands of a window's frame, as on macOS."""
    return sys.platform == "darwin"


_WINDOWS = (
    Command(
        "new-window",
        "&New window",
        "Open another window with a new document",
        (MenuPlace(WINDOW),),
        lambda session: session.window_wanted.emit(),
        keys=("Ctrl+Alt+N",),
    ),
    Command(
        "close",
        "&Close window",
        "Close this window",
        (MenuPlace(WINDOW),),
        lambda session: session.close_window(),
        keys=("Ctrl+W", "Ctrl+F4"),
    ),
    Command(
        "minimise",
        "&Minimise",
        "Minimise this window to the Dock",
        (MenuPlace(WINDOW),),
        lambda session: session.minimise(),
        mac_keys=("Ctrl+M",),
        visible=_frame_is_in_menu,
    ),
    Command(
        "zoom",
        "&Zoom",
        "Fill the screen with this window, or restore its size",
        (MenuPlace(WINDOW),),
        lambda session: session.toggle_maximised(),
        visible=_frame_is_in_menu,
    ),
    Command(
        "quit",
        "&Quit",
        "Close all windows",
        (MenuPlace(FILE, 4),),
        lambda session: session.quit_wanted.emit(),
        keys=("Ctrl+Q",),
        role=QAction.MenuRole.QuitRole,
    ),
)


COMMANDS = (*_DOCUMENT, *_SOURCE, *_VERSIONS, *_RECOVERY, *_WINDOWS)
