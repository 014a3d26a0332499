"""The problems of a file as a page for students."""

from collections.abc import Generator
from typing import TYPE_CHECKING

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.document import copies
from hen_editor.document.files import readable
from hen_editor.resources import page_template
from hen_editor.styles import STYLES
from hen_editor.ui.commands.command import Command, translate
from hen_editor.ui.commands.file.pages import title_of
from hen_editor.ui.commands.places import FILE, Place
from hen_editor.ui.window.session import Session
from hen_editor.ui.wording import color_name, message

if TYPE_CHECKING:
    from hen_editor.core.pages.problems import Page


def export_problems(session: Session) -> None:
    """Write the problems of all games as one page of HTML, to solve them in a browser."""
    from hen_editor.core.pages import problems
    from hen_editor.ui.dialogs.files.choosing import FileKind
    from hen_editor.ui.dialogs.progress import completed

    made: list[Page] = []

    def work() -> Generator[float, None, None]:
        words = {name: translate("Solving", text) for name, text in problems.WORDS.items()}
        games, template = session.document.snapshot.collection.games, page_template("problems")
        title = title_of(session)
        made.append((yield from problems.making(games, template, STYLES["wood"], title, words, color_name, message)))

    if not completed(work(), translate("Commands", "Making the page..."), session.window):
        return
    [page] = made
    if not page.problems:
        session.show_status(translate("Commands", "No game of this file has moves to find."))
        return
    writer = session.files.writer
    kind = FileKind(translate("Commands", "Web page"), (".html", ".htm"))
    path = writer.choose_where_to_export(translate("Commands", "Export problems as web page"), [kind])
    if path is None:
        return
    total = len(session.document.snapshot.collection.games)
    if writer.write(path, lambda: copies.of_data(page.html.encode(errors="replace"))) and page.problems < total:
        told = translate("Commands", "Saved {file} without {count} of {total} games: no moves to find, or too many.")
        left_out = total - page.problems
        session.show_status(told.format(file=readable(path.name), count=f"{left_out:,}", total=f"{total:,}"))


COMMANDS = (
    Command(
        "export-problems",
        QT_TRANSLATE_NOOP("Commands", "Export pro&blems as web page..."),
        QT_TRANSLATE_NOOP("Commands", "Save the problems of this file as a web page to solve in a browser"),
        (Place(FILE, 3),),
        export_problems,
    ),
)
