"""All problems of a document, collected from their sources."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Signal

from hen_editor.core import hen
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.positions import check
from hen_editor.document.document import Document
from hen_editor.document.game_watch import Inspection
from hen_editor.ui.problem_list.lines import Lines
from hen_editor.ui.problem_list.problem import ListedProblem, Source
from hen_editor.ui.state import State


class Problems(QObject):
    """Collects the problems of the HEN text, the position, the game and the file.

    changed: all of them, as a tuple of `ListedProblem`, when they have changed.
    """

    changed = Signal(object)

    def __init__(self, document: Document, inspection: Inspection, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._snapshot = document.snapshot
        self._of_position = _of_position(document.snapshot)
        self._of_text: Sequence[Diagnostic] = ()
        self._of_game: Sequence[Diagnostic] = ()
        self._lines: Lines | None = None
        self._gathered_from: object = None
        self._problems: tuple[ListedProblem, ...] = ()
        inspection.found.connect(self._take_game)

    def show_state(self, state: State) -> None:
        """Collect the problems of a state."""
        if state.snapshot is not self._snapshot:
            self._snapshot = state.snapshot
            self._of_position = _of_position(state.snapshot)
        self._update()

    def take_text(self, found: Sequence[Diagnostic]) -> None:
        """Replace the problems of the text in the HEN field."""
        self._of_text = found
        self._update()

    def _take_game(self, found: Sequence[Diagnostic]) -> None:
        self._of_game = found
        self._update()

    def _update(self) -> None:
        """Collect the problems again if any have changed: navigation changes few, if any."""
        gathered_from = (
            self._of_position,
            self._snapshot.tree,
            self._of_text,
            self._of_game,
            self._document.problems,
        )
        if gathered_from == self._gathered_from:
            return
        self._gathered_from = gathered_from
        problems = tuple(self._gathered())
        if problems != self._problems:
            self._problems = problems
            self.changed.emit(problems)

    def _gathered(self) -> Iterator[ListedProblem]:
        snapshot, tree = self._snapshot, self._snapshot.tree
        yield from (ListedProblem(found, Source.TEXT) for found in self._of_text)
        yield from (ListedProblem(found, Source.POSITION, tree) for found in self._of_position)
        yield from (ListedProblem(found, Source.GAME, tree) for found in self._of_game)
        lines = self._lines_of(snapshot.collection.text)
        for found in self._document.problems:
            is_here = tree.source is snapshot.collection.source and found.node in tree
            yield ListedProblem(found, Source.FILE, tree if is_here else None, lines)

    def _lines_of(self, text: str) -> Lines | None:
        """Return the lines of the file, cached; None if the games are not from SGF text."""
        if self._lines is None or self._lines.text is not text:
            self._lines = Lines(text) if text else None
        return self._lines


def _of_position(snapshot: Snapshot) -> tuple[Diagnostic, ...]:
    position = snapshot.position
    return *check.position(position), *hen.holdable(position).diagnostics, *snapshot.diagnostics
