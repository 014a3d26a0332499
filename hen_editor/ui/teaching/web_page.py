"""The dialog that asks what a web page of problems has besides them."""

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from hen_editor.core.sgf import GameTree
from hen_editor.teaching.problems import WebPage
from hen_editor.ui.teaching.choice_form import ChoiceForm
from hen_editor.ui.widgets.fields import OkCancelButtons

_SHUFFLED = "shuffled"


class WebPageDialog(QDialog):
    """Asks for the games, the texts and the options of a web page; the options are stored when it closes.

    title: of the page. chosen: the indices of the games that are chosen at first, empty for all.
    """

    def __init__(
        self, games: Sequence[GameTree], title: str, chosen: Sequence[int] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export problems as web page"))
        form = self.form = ChoiceForm("web-page", self)
        form.add_text("title", self.tr("&Title:"), title, "")
        form.add_paragraphs("introduction", self.tr("&Introduction:"), self.tr("Shown above the first problem"))
        form.add_games("games", games, chosen)
        orders = {"file": self.tr("As in this file"), _SHUFFLED: self.tr("Shuffled each time the page is opened")}
        form.add_combo("order", self.tr("&Order:"), orders, "file")
        form.add_switch("names", self.tr("&Names of the problems"))
        form.add_switch("moves", self.tr("&Show the right move on request"))
        buttons = OkCancelButtons(self)
        buttons.ok.setText(self.tr("Save &as..."))
        form.changed.connect(lambda: buttons.ok.setEnabled(bool(self.games())))
        buttons.ok.setEnabled(bool(self.games()))
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addStretch(1)
        column.addWidget(buttons)
        form.focus()

    def games(self) -> list[GameTree]:
        """Return the games that are chosen."""
        return [tree for _, tree in self.form.choice("games")]

    def page(self) -> WebPage:
        """Return the texts and the options that are chosen."""
        title, introduction, names, moves, order = map(
            self.form.choice, ("title", "introduction", "names", "moves", "order")
        )
        return WebPage(title, introduction, names, moves, order == _SHUFFLED)

    def done(self, result: int) -> None:
        """Close, and store the options."""
        self.form.store()
        super().done(result)
