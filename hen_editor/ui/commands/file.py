"""Commands on files: opening and saving, copies, earlier versions, recovery, pictures and pages, and windows."""

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

from hen_editor.core import sgf
from hen_editor.core.board import BoardSize
from hen_editor.core.game import overview
from hen_editor.document.files import readable
from hen_editor.resources import page_template
from hen_editor.styles import STYLES
from hen_editor.ui.commands.command import (
    COPIES,
    CORNER_BUTTONS,
    FILE,
    NEW,
    WINDOW,
    Command,
    MenuPlace,
    is_go,
    translate,
)
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.session import Session
from hen_editor.ui.wording import color_name, grouped, message

if TYPE_CHECKING:
    from hen_editor.document.copies import Copy
    from hen_editor.ui.dialogs.pages import PagesDialog

_KEY = QKeySequence.StandardKey


# Documents.


def print_position(session: Session) -> None:
    """Show a print preview of the position."""
    from hen_editor.ui.files.printing import PrintPreview

    document = session.document
    pages = PrintPreview(document, lambda: session.window.board.figure, lambda: document.name, session.window)
    pages.preview()
    pages.deleteLater()  # its parent, the window, would keep it


def export_picture(session: Session) -> None:
    """Ask how a picture of the board is to look, and export it."""
    from hen_editor.ui.pictures.sharing import choose_picture

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
        "Open an SGF or HEN file",
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
    dialog = EncodingDialog(candidates, collection.encoding_reason, session.window)
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
        versions = awaited(partial(versions_of, document.path), looking, session.window)
    except OSError as error:
        sentence = translate("Commands", "The earlier versions of {file} could not be listed.")
        refuse(session.window, sentence.format(file=readable(document.path.name)), reason(error))
        return
    if versions is None:
        return
    dialog = VersionsDialog(document.path, versions, document.formats, document.snapshot.collection, session.window)
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
        kept = awaited(folder.kept, looking, session.window)
    except OSError as error:
        refuse(session.window, translate("Commands", "The documents to recover could not be listed."), reason(error))
        return
    if kept is None:
        return
    dialog = RecoveryDialog(kept, session.document.formats, session.window)
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
        recovery = result_of(recovering, translate("Commands", "Recovering..."), session.window)
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


# Pages to print.


def worksheet(session: Session, games: Sequence[int] = ()) -> None:
    """Make a worksheet of these games, by default of all."""
    from hen_editor.ui.dialogs.pages import worksheet_dialog

    all_games = session.document.snapshot.collection.games
    chosen = games if len(games) > 1 else ()
    _show(session, worksheet_dialog(all_games, title_of(session), chosen, session.window))


def title_of(session: Session) -> str:
    """Return the title for pages of all games: their common title, or else the name of the file."""
    return overview.title(session.document.snapshot.collection.games) or PurePath(session.document.name).stem


def print_figures(session: Session) -> None:
    """Print this game as figures."""
    from hen_editor.ui.dialogs.pages import figures_dialog

    snapshot = session.document.snapshot
    _show(session, figures_dialog(snapshot.tree, snapshot.game + 1, session.window))


def _show(session: Session, dialog: "PagesDialog") -> None:
    from hen_editor.ui.files.printing import PagesOutput

    PagesOutput(session.document, dialog).saved.connect(session.files.writer.saved)
    run(dialog)


_PAGES = (
    Command(
        "print-figures",
        "Print &figures...",
        "Print this game as numbered diagrams with its comments, or save them",
        (MenuPlace(FILE, 3),),
        print_figures,
        enabled=is_go,
    ),
    Command(
        "worksheet",
        "&Worksheet...",
        "Print the problems of this file on pages, with answers, or save them",
        (MenuPlace(FILE, 3),),
        worksheet,
        enabled=is_go,
    ),
)


# The Go problems of a file as a web page.


def export_problems(session: Session) -> None:
    """Write the Go problems of all games as one page of HTML, to solve them in a browser."""
    from hen_editor.document import copies
    from hen_editor.teaching import problems
    from hen_editor.ui.dialogs.choosing import FileKind
    from hen_editor.ui.dialogs.progress import result_of

    words = {name: translate("Solving", text) for name, text in problems.WORDS.items()}
    games, template = session.document.snapshot.collection.games, page_template("problems")
    making = partial(problems.make, games, template, STYLES["wood"], title_of(session), words, color_name, message)
    page = result_of(making, translate("Commands", "Making the page..."), session.window)
    if page is None:
        return
    if not page.problems:
        session.show_status(translate("Commands", "No game of this file has moves to find."))
        return
    writer = session.files.writer
    kind = FileKind(translate("Commands", "Web page"), (".html", ".htm"))
    path = writer.choose_where_to_export(translate("Commands", "Export problems as web page"), [kind])
    if path is None:
        return
    total = len(session.document.snapshot.collection.games)
    if writer.write(path, copies.of_data(page.html.encode(errors="replace"))) and page.problems < total:
        sentence = translate(
            "Commands", "Saved {file} without {count} of {total} games: no moves to find, or too many."
        )
        left_out = total - page.problems
        session.show_status(sentence.format(file=readable(path.name), count=grouped(left_out), total=grouped(total)))


_PROBLEMS = (
    Command(
        "export-problems",
        "Export pro&blems as web page...",
        "Save the problems of this file as a web page to solve in a browser",
        (MenuPlace(FILE, 3),),
        export_problems,
    ),
)


# Windows.


def toggle_zoom(session: Session) -> None:
    """Maximise the window, or restore its size."""
    window = session.window
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowMaximized)


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
        lambda session: session.window.close(),
        keys=("Ctrl+W", "Ctrl+F4"),
    ),
    Command(
        "minimise",
        "&Minimise",
        "Minimise this window to the Dock",
        (MenuPlace(WINDOW),),
        lambda session: session.window.showMinimized(),
        mac_keys=("Ctrl+M",),
        visible=_frame_is_in_menu,
    ),
    Command(
        "zoom",
        "&Zoom",
        "Fill the screen with this window, or restore its size",
        (MenuPlace(WINDOW),),
        toggle_zoom,
        visible=_frame_is_in_menu,
    ),
    Command(
        "quit",
        "&Quit",
        "Close all windows",
        (MenuPlace(FILE, 4),),
        lambda session: session.quit_wanted.emit(),
        keys=(_KEY.Quit, "Ctrl+Q"),
        role=QAction.MenuRole.QuitRole,
    ),
)


COMMANDS = (*_DOCUMENT, *_SOURCE, *_VERSIONS, *_RECOVERY, *_PAGES, *_PROBLEMS, *_WINDOWS)
