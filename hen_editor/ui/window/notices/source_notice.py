"""A notice about the file of a document: a bar if reading it needed repairs."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hen_editor.core.sgf import EncodingReason
from hen_editor.core.sgf.encoding.charsets import title
from hen_editor.document.repairs import place_of, repairs
from hen_editor.ui import wording
from hen_editor.ui.commands.places import COPIES
from hen_editor.ui.problem_list.problem import ListedProblem
from hen_editor.ui.window.notices.notice import Notice

if TYPE_CHECKING:
    from hen_editor.ui.panels.repair_bar import RepairBar
    from hen_editor.ui.window.main_window import MainWindow

_WORTH_REPORTING = (EncodingReason.GUESSED, EncodingReason.SWITCHES, EncodingReason.ASKED)


class SourceNotice(QObject):
    """Shows a bar above the board if the file needed repairs; the bar is created on first use.

    is_foreign: whether the file would look different in another encoding.
    """

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._notice = Notice(window, _repair_bar)
        self.is_foreign = False
        window.document.opened.connect(self.show_file)
        self.show_file()

    def go_to(self, problem: ListedProblem) -> None:
        """Go to the node of a problem of reading, and show the text there and how it was read."""
        document = self._window.document
        place = place_of(document.snapshot.collection, problem.diagnostic)
        if place is not None:
            document.go(place.node, place.game)
        if problem.line is not None:
            sentence = (
                self.tr("Line {line}: “{text}”. {message}") if problem.excerpt else self.tr("Line {line}. {message}")
            )
            line, message = f"{problem.line:,}", wording.message(problem.diagnostic)
            self._notice.show(sentence.format(line=line, text=problem.excerpt, message=message))

    def show_file(self) -> None:
        """Report repairs of the file just opened."""
        document = self._window.document
        collection = document.snapshot.collection
        source = collection.source
        codecs = {segment.codec for segment in source.segments}
        self.is_foreign = not (source.data or b"").isascii() or not codecs <= {"ascii"}
        count, are_more = repairs(document.problems)
        if not count:
            self._notice.hide()
            return
        match are_more, collection.encoding_reason in _WORTH_REPORTING:
            case False, False:
                sentence = self.tr("Repaired %Ln error(s).", "", count)
            case False, True:
                sentence = self.tr("Repaired %Ln error(s); read as {encoding}.", "", count)
            case True, False:
                sentence = self.tr("Repaired more than %Ln error(s).", "", count)
            case _:
                sentence = self.tr("Repaired more than %Ln error(s); read as {encoding}.", "", count)
        self._notice.show(sentence.format(encoding=title(collection.encoding)))


def _repair_bar(window: "MainWindow") -> "RepairBar":
    from hen_editor.ui.panels.repair_bar import RepairBar

    bar = RepairBar(window.commands.in_menu(COPIES), window)
    bar.show_clicked.connect(window.show_problem_list)
    return bar
