"""The dialog that makes a worksheet of the problems of a file."""

from collections.abc import Generator, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from hen_editor.core.drawing.figure import Sides
from hen_editor.core.pages.number_ranges import numbers
from hen_editor.core.pages.page import MOST_ON_A_PAGE, Pages
from hen_editor.core.pages.worksheet import Worksheet, worksheet
from hen_editor.core.sgf import GameTree
from hen_editor.ui.dialogs.export.pages import PagesDialog, words

translate = QCoreApplication.translate

MOST_LINES = 12
"""The most lines to write on below a diagram."""


def worksheet_dialog(
    games: Sequence[GameTree], title: str, chosen: Sequence[int] = (), parent: QWidget | None = None
) -> PagesDialog:
    """Return a dialog that asks which games are the problems, and how they are printed.

    title: that of the worksheet. chosen: the indices of the games that are chosen at first, empty for all.
    """
    dialog = PagesDialog(translate("Worksheet", "Worksheet"), "worksheet", parent)
    form = dialog.form
    by_number = {number: game for number, game in enumerate(games, 1) if game.is_go}
    named = ", ".join(f"{index + 1}" for index in chosen)
    form.add_text("title", translate("Worksheet", "&Title:"), title, "")
    form.add_text("games", translate("Worksheet", "&Games:"), named, translate("Worksheet", "All, or 1-12, 15"))
    form.add_number("per-page", translate("Worksheet", "&Diagrams on a page:"), 1, MOST_ON_A_PAGE, 6)
    form.add_number("lines", translate("Worksheet", "&Lines to write on:"), 0, MOST_LINES, 0)
    dialog.add_sides(Sides.NONE)
    form.add_switch("names", translate("Worksheet", "&Names of the problems"))
    form.add_switch("prompts", translate("Worksheet", "Co&mments before the first move"))
    form.add_switch("answers", translate("Worksheet", "&Answers on pages of their own"))
    dialog.add_paper()

    def making() -> Generator[float, None, Pages] | None:
        wanted = form.choice("games")
        meant = numbers(wanted, max(by_number, default=0)) or [] if wanted.strip() else by_number
        chosen = [(number, by_number[number]) for number in meant if number in by_number]
        how = Worksheet(*(form.choice(name) for name in ("per-page", "lines", "answers", "names", "prompts", "sides")))
        return worksheet(chosen, how, form.choice("title"), words()) if chosen else None

    dialog.show_pages(making)
    return dialog
