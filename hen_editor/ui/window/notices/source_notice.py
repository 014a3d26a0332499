"""A notice about the file of a document: a bar if reading it needed repairs."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from hen_editor.core.sgf import EncodingReason
from hen_editor.core.sgf.encoding.charsets import title
from hen_editor.document.repairs import place_of, repairs
from hen_editor.ui import wording
from hen_editor.ui.commands.places import COPIES
from hen_editor.ui.problem_list.problem import ListedProblem
from hen_editor.ui.window.notices.notice import Notice

if TYPE_CHECKING:
    from hen_editor.ui.panels.repair_bar import RepairBar
    from hen_editor.ui.window.session import Session

_WORTH_REPORTING = (EncodingReason.GUESSED, EncodingReason.SWITCHES, EncodingReason.ASKED)


class SourceNotice(QObject):
    """Shows a bar above the board if the file needed repairs; the bar is created on first use."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session.window)
        self._session = session
        self._notice = Notice(session, self._repair_bar)
        session.document.opened.connect(self.show_file)
        session.source_wanted.connect(self.go_to)
        self.show_file()

    def go_to(self, problem: ListedProblem) -> None:
        """Go to the node of a problem of reading, and show the text there and how it was read."""
        document = self._session.document
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
        document = self._session.document
        collection = document.snapshot.collection
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

    def _repair_bar(self, parent: QWidget) -> "RepairBar":
        from hen_editor.ui.panels.repair_bar import RepairBar

        bar = RepairBar(self._session.commands.in_menu(COPIES), parent)
        bar.show_clicked.connect(self._session.problem_list_wanted)
        return bar
