"""All problems of a document, collected from their sources."""

from collections.abc import Iterator

from hen_editor.core import hen
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.positions import check
from hen_editor.ui.problem_list.lines import Lines
from hen_editor.ui.problem_list.problem import ListedProblem, Source
from hen_editor.ui.state import State


class ProblemListing:
    """Lists the problems of the HEN text, the position, the game and the file: anew if any of them have changed."""

    def __init__(self) -> None:
        self._snapshot: Snapshot | None = None
        self._of_position: tuple[Diagnostic, ...] = ()
        self._lines: Lines | None = None
        self._listed_from: object = None
        self._listed: tuple[ListedProblem, ...] = ()

    def listed_in(self, state: State) -> State:
        """Return a state with the problems to list; navigation changes few of them, if any."""
        snapshot = state.snapshot
        if snapshot is not self._snapshot:
            self._snapshot, self._of_position = snapshot, _of_position(snapshot)
        listed_from = (
            self._of_position,
            snapshot.tree,
            state.typing.problems,
            state.game_problems,
            state.file_problems,
        )
        if listed_from != self._listed_from:
            self._listed_from = listed_from
            listed = tuple(self._list(state))
            if listed != self._listed:
                self._listed = listed
        return state._replace(problems=self._listed)

    def _list(self, state: State) -> Iterator[ListedProblem]:
        snapshot, tree = state.snapshot, state.snapshot.tree
        yield from (ListedProblem(found, Source.TEXT) for found in state.typing.problems)
        yield from (ListedProblem(found, Source.POSITION, tree) for found in self._of_position)
        yield from (ListedProblem(found, Source.GAME, tree) for found in state.game_problems)
        lines = self._lines_of(snapshot.collection.text)
        for found in state.file_problems:
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
