"""Commands that print games: a worksheet of problems, and a game as figures."""

from collections.abc import Sequence
from pathlib import PurePath
from typing import TYPE_CHECKING

from hen_editor.core.game import overview
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.commands.command import Command, is_go
from hen_editor.ui.commands.places import FILE, Place
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.session import Session

if TYPE_CHECKING:
    from hen_editor.ui.dialogs.export.pages import PagesDialog


def worksheet(session: Session, games: Sequence[int] = ()) -> None:
    """Make a worksheet of several games, or else of all."""
    from hen_editor.ui.dialogs.export.worksheet import worksheet_dialog

    all_games = session.document.snapshot.collection.games
    chosen = games if len(games) > 1 else ()
    _show(session, worksheet_dialog(all_games, title_of(session), chosen, session.window))


def title_of(session: Session) -> str:
    """Return the title of what is made of all games: what they are called together, or else the name of the file."""
    return overview.title(session.document.snapshot.collection.games) or PurePath(session.document.name).stem


def print_figures(session: Session) -> None:
    """Print this game as figures."""
    from hen_editor.ui.dialogs.export.figures import figures_dialog

    snapshot = session.document.snapshot
    _show(session, figures_dialog(snapshot.tree, snapshot.game + 1, session.window))


def _show(session: Session, dialog: "PagesDialog") -> None:
    from hen_editor.ui.files.pages import PagesOutput

    PagesOutput(session.document, dialog).saved.connect(session.files.writer.saved)
    run(dialog)


COMMANDS = (
    Command(
        "print-figures",
        QT_TRANSLATE_NOOP("Commands", "Print &figures..."),
        QT_TRANSLATE_NOOP("Commands", "Print this game as numbered diagrams with its comments, or save them"),
        (Place(FILE, 3),),
        print_figures,
        enabled=is_go,
    ),
    Command(
        "worksheet",
        QT_TRANSLATE_NOOP("Commands", "&Worksheet..."),
        QT_TRANSLATE_NOOP("Commands", "Print the problems of this file on pages, with answers, or save them"),
        (Place(FILE, 3),),
        worksheet,
        enabled=is_go,
    ),
)
