"""The command for earlier versions of the file, which are kept whenever it is saved."""

from functools import partial

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.document.files import readable
from hen_editor.ui.commands.command import Command, translate
from hen_editor.ui.commands.places import FILE, Place
from hen_editor.ui.dialogs.messages import reason, refuse
from hen_editor.ui.dialogs.progress import awaited
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.session import Session


def show_versions(session: Session) -> None:
    """Show the earlier versions of the document's file; open or restore the one that is chosen."""
    from hen_editor.document.versions import versions_of
    from hen_editor.ui.dialogs.files.versions import VersionsDialog

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


def show_lost(session: Session, error: OSError) -> None:
    """Say in the status bar that what was replaced by saving is not kept."""
    session.show_status(translate("Commands", "The earlier version was not kept: {why}").format(why=reason(error)))


COMMANDS = (
    Command(
        "versions",
        QT_TRANSLATE_NOOP("Commands", "Earlier &versions..."),
        QT_TRANSLATE_NOOP("Commands", "Open or restore what was replaced when the file was saved"),
        (Place(FILE, 2),),
        show_versions,
        enabled=lambda session: session.document.path is not None,
    ),
)
