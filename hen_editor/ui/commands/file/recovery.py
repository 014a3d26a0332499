"""The command for documents that were not saved: when the program stopped, or when they were closed."""

from collections.abc import Generator
from pathlib import Path

from hen_editor.core.slices import pausing
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.folder import Kept
from hen_editor.ui.commands.command import Command, translate
from hen_editor.ui.commands.places import FILE, Place
from hen_editor.ui.dialogs.messages import reason, refuse
from hen_editor.ui.dialogs.progress import completed
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.session import Session


def show_recoverable(session: Session) -> None:
    """Show the documents that can be recovered; restore those that are chosen."""
    from hen_editor.ui.dialogs.files.unsaved import RecoveryDialog

    kept: list[Kept] = []

    def work() -> Generator[float, None, None]:
        kept.extend((yield from pausing(folder.listing(), 0.0)))

    try:
        if not completed(work(), translate("Commands", "Looking for documents..."), session.window):
            return
    except OSError as error:
        refuse(session.window, translate("Commands", "The documents to recover could not be listed."), reason(error))
        return
    dialog = RecoveryDialog(kept, session.document.formats, session.window)
    if run(dialog) and dialog.chosen:
        session.recovery_wanted.emit(dialog.chosen)


def recover(session: Session, journal: Path) -> None:
    """Show the document that a journal holds, unless the user cancels that."""
    why = ""

    def work() -> Generator[float, None, None]:
        nonlocal why
        if not (yield from session.recorder.recovering(journal)):
            why = translate("Commands", "Its recovery data is damaged, or it is open in another window.")

    try:
        completed(work(), translate("Commands", "Recovering..."), session.window)
    except OSError as error:
        why = reason(error)
    if why:
        refuse(session.window, translate("Commands", "The document could not be recovered."), why)


COMMANDS = (
    Command(
        "recover",
        QT_TRANSLATE_NOOP("Commands", "Re&cover..."),
        QT_TRANSLATE_NOOP("Commands", "Restore documents that were closed or lost without being saved"),
        (Place(FILE, 2),),
        show_recoverable,
    ),
)
