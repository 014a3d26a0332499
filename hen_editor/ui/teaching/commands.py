"""The commands of the shelf: solving, counting, and pages of games and problems."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import PurePath
from typing import TYPE_CHECKING

from hen_editor.core.game import overview
from hen_editor.document.files import readable
from hen_editor.resources import page_template
from hen_editor.styles import STYLES
from hen_editor.ui.commands import game
from hen_editor.ui.commands.tools import tool_command
from hen_editor.ui.session.command import Command, has_points, is_go, translate
from hen_editor.ui.session.menus import FILE, GAMES, TOOLS, MenuPlace
from hen_editor.ui.session.session import Session
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import color_name, grouped, message

if TYPE_CHECKING:
    from hen_editor.ui.teaching.pages import PagesDialog

# Pages to print.


def worksheet(session: Session, games: Sequence[int] = ()) -> None:
    """Make a worksheet of these games, by default of all."""
    from hen_editor.ui.teaching.pages import worksheet_dialog

    all_games = session.document.snapshot.collection.games
    chosen = games if len(games) > 1 else ()
    _show(session, worksheet_dialog(all_games, title_of(session), chosen, session.dialog_parent))


def of_games(session: Session) -> Mapping[str, Callable[[Sequence[int]], object]]:
    """Return what can be done with chosen games in their list, by the text of its entry."""
    return {
        translate("GameList", "&Worksheet or pictures..."): lambda games: session.dispatch(
            lambda: worksheet(session, games)
        ),
        translate("GameList", "We&b page..."): lambda games: session.dispatch(lambda: export_problems(session, games)),
    }


def title_of(session: Session) -> str:
    """Return the title for pages of all games: their common title, or else the name of the file, if it has one."""
    document = session.document
    name = document.file.title if document.path is None else PurePath(document.name).stem
    return overview.shared_title(document.snapshot.collection.games) or name


def print_figures(session: Session) -> None:
    """Print this game as figures."""
    from hen_editor.ui.teaching.pages import figures_dialog

    snapshot = session.document.snapshot
    _show(session, figures_dialog(snapshot.tree, snapshot.game + 1, session.dialog_parent))


def _show(session: Session, dialog: "PagesDialog") -> None:
    from hen_editor.ui.teaching.pages_output import PagesOutput

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


def export_problems(session: Session, chosen: Sequence[int] = ()) -> None:
    """Write the problems that the user chooses, at first of these games or all, as HTML to solve them in a browser.

    chosen: the indices of the games; all, if there are not several.
    """
    from hen_editor.document import copies
    from hen_editor.teaching import problems
    from hen_editor.teaching.page import file_stem
    from hen_editor.ui.dialogs.choosing import FileKind
    from hen_editor.ui.dialogs.progress import result_of
    from hen_editor.ui.teaching.web_page import WebPageDialog

    all_games = session.document.snapshot.collection.games
    chosen = chosen if len(chosen) > 1 else ()
    dialog = WebPageDialog(all_games, title_of(session), chosen, session.dialog_parent)
    if not run(dialog):
        return
    words = {name: translate("Solving", text) for name, text in problems.WORDS.items()}
    template, games = page_template("problems"), dialog.games()
    making = partial(problems.make, games, template, STYLES["wood"], dialog.page(), words, color_name, message)
    page = result_of(making, translate("Commands", "Making the page..."), session.dialog_parent)
    if page is None:
        return
    if not page.problems:
        session.show_status(
            translate("Commands", "None of these games can be exported: no moves to find, or too many.")
        )
        return
    writer = session.files.writer
    kind = FileKind(translate("Commands", "Web page"), (".html", ".htm"))
    heading, stem = translate("Commands", "Export problems as web page"), file_stem(dialog.page().title)
    path = writer.choose_where_to_export(heading, [kind], stem)
    if path is None:
        return
    total = len(games)
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


# The table of a collection.


def show_overview(session: Session) -> None:
    """Check all games as problems, and show them in a table; do there what the user wants."""
    from hen_editor.ui.dialogs.progress import result_of
    from hen_editor.ui.teaching.overview import OverviewDialog, check_each

    snapshot = session.document.snapshot
    checking = partial(check_each, snapshot.collection.games)
    checked = result_of(checking, translate("Commands", "Checking games..."), session.dialog_parent)
    if checked is None:
        return
    dialog = OverviewDialog(checked, snapshot.game, of_games(session), session.dialog_parent, session.engine)
    dialog.game_chosen.connect(lambda chosen: session.dispatch(lambda: game.go_to_game(session, chosen)))
    if run(dialog) and dialog.wanted is not None:
        dialog.wanted()


_OVERVIEW = (
    Command(
        "overview",
        "O&verview...",
        "Show all games in a table: who is to play, and what problems lack",
        (MenuPlace(GAMES, 3),),
        show_overview,
    ),
)


# Solving and counting.

_TOOLS = (
    tool_command(
        "solve",
        "Solve proble&ms",
        "Find the right moves; the game answers, and its tree is hidden meanwhile",
        MenuPlace(TOOLS, 7),
    )._replace(run=lambda session: session.solve(0), keys=("Ctrl+Alt+S",), icon="solve"),
    tool_command(
        "count",
        "Count &final score",
        "Count territory and area: mark dead stones, and see the score",
        MenuPlace(TOOLS, 7),
    )._replace(run=lambda session: session.count(), keys=("Ctrl+Alt+K",), icon="count", enabled=has_points),
)


COMMANDS = (*_PAGES, *_PROBLEMS, *_OVERVIEW, *_TOOLS)
