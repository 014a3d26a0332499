"""The dialog that prints a game as figures."""

from collections.abc import Generator

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from hen_editor.core.drawing.figure import Sides
from hen_editor.core.pages.figures import MOST_ON_A_PAGE, Breaks, Figures, figures
from hen_editor.core.pages.number_ranges import numbers
from hen_editor.core.pages.page import Pages
from hen_editor.core.sgf import GameTree
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.dialogs.export.pages import PagesDialog, words

translate = QCoreApplication.translate

MOST_MOVES = 999
"""The most moves in a figure, and the last one that can be chosen."""

_BREAKS = {
    Breaks.MOVES: QT_TRANSLATE_NOOP("Figures", "After a number of moves"),
    Breaks.FIGURES: QT_TRANSLATE_NOOP("Figures", "Where the game says so (FG)"),
    Breaks.COMMENTS: QT_TRANSLATE_NOOP("Figures", "After each comment"),
    Breaks.CHOSEN: QT_TRANSLATE_NOOP("Figures", "At chosen moves"),
}


def figures_dialog(tree: GameTree, number: int = 1, parent: QWidget | None = None) -> PagesDialog:
    """Return a dialog that asks where figures of a game begin, and what is printed with them.

    number: which game of the file it is, counted from 1.
    """
    dialog = PagesDialog(translate("Figures", "Print figures"), "figures", parent)
    form = dialog.form
    breaks = {each: translate("Figures", text) for each, text in _BREAKS.items()}
    form.add_combo("breaks", translate("Figures", "&New figure:"), breaks, Breaks.MOVES)
    form.add_number("every", translate("Figures", "&Moves in a figure, at most:"), 1, MOST_MOVES, 50)
    form.add_text("chosen", translate("Figures", "&At the moves:"), "", translate("Figures", "21, 45, 90"))
    form.add_number("per-page", translate("Figures", "&Figures on a page:"), 1, MOST_ON_A_PAGE, 1)
    dialog.add_sides(Sides.TWO)
    form.add_switch("variations", translate("Figures", "&Variations"))
    form.add_switch("comments", translate("Figures", "C&omments"))
    dialog.add_paper()

    def making() -> Generator[float, None, Pages]:
        chosen = form.choice("breaks")
        form.field("every").setEnabled(chosen is Breaks.MOVES)
        form.field("chosen").setEnabled(chosen is Breaks.CHOSEN)
        how = Figures(
            chosen,
            form.choice("every"),
            frozenset(numbers(form.choice("chosen"), MOST_MOVES) or ()),
            form.choice("variations"),
            form.choice("comments"),
            form.choice("sides"),
            form.choice("per-page"),
        )
        return figures(tree, how, words(), number)

    dialog.show_pages(making)
    return dialog
