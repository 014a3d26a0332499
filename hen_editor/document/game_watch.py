"""Watches that examine the current game in a thread whenever it has changed: for problems and transpositions."""

from collections.abc import Callable, Sequence
from functools import partial
from threading import Lock
from typing import NamedTuple
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game import legality
from hen_editor.core.game.legality import Judged, Legality, judge
from hen_editor.core.game.search import same_positions
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import GameTree
from hen_editor.document.document import Document
from hen_editor.document.worker import Worker

DELAY_MS = 300
"""The pause before a changed game is examined."""


NODES_PER_REPORT = 100
"""How many nodes are inspected between two reports of progress."""

_turn = Lock()
"""Held by the one examination at work: each thread more would take as much of the time of the window's."""


class GameWatch(QObject):
    """Examines the current game whenever it has changed; subclasses say what for.

    found: what was found out.
    """

    found = Signal(object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._work = Worker(self, delay_ms=DELAY_MS)
        self._tree = document.snapshot.tree
        document.changed.connect(self._follow)
        self._begin()

    @property
    def is_working(self) -> bool:
        """Whether the current game is still being examined."""
        return self._work.is_working

    def _follow(self, snapshot: Snapshot) -> None:
        if snapshot.tree is not self._tree:
            self._tree = snapshot.tree
            self._begin()

    def _begin(self) -> None:
        find = self._finder(self._tree)

        def examine(progress: Progress) -> object:
            with _turn:
                progress(0.0)  # ends here if it was dropped while it waited
                return find(progress)

        self._work.run(examine, self._report)

    def _finder(self, tree: GameTree) -> Callable[[Progress], object]:
        """Return the function that examines a game in a thread."""
        raise NotImplementedError

    def _report(self, found: object) -> None:
        """Report what the thread has found out."""
        self.found.emit(found)


class Inspection(GameWatch):
    """Inspects the current game whenever it has changed.

    found: the problems of the game as a tuple: on its board, where moves may have become illegal by an edit, and of its
    properties.
    """

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        self._legality = WeakKeyDictionary[GameTree, Legality]()  # of states that undo can restore, newest last
        super().__init__(document, parent)

    def _finder(self, tree: GameTree) -> Callable[[Progress], object]:
        """Return a function that finds illegal moves, those among them that an edit made illegal, and other problems.

        Moves that were lost then and still are stay lost. A state restored by undo has its earlier result. A newly
        opened game has no lost moves.
        """
        known = self._legality
        before = next((state for state in reversed([*known]) if state.is_state_of(tree)), None)
        before = before or self._document.opened_game(self._document.snapshot.game)
        return partial(_inspect, tree, known.get(tree), before, None if before is None else known.get(before))

    def _report(self, found: object) -> None:
        assert isinstance(found, _Inspected)
        for judged in found.judged:
            self._legality.pop(judged.tree, None)
            self._legality[judged.tree] = judged.legality
        self.found.emit(found.problems)


class _Inspected(NamedTuple):
    """What is wrong with a game, and the legality of the states that were judged, the newest last."""

    problems: tuple[Diagnostic, ...]
    judged: Sequence[Judged]


def _inspect(
    tree: GameTree, known: Legality | None, before: GameTree | None, known_before: Legality | None, progress: Progress
) -> _Inspected:
    """Find what is wrong with a game. known: its legality, if it is. before: an earlier state of it."""
    judged: list[Judged] = []
    if known is None and before is not None and before is not tree:
        judged.append(judge(before, progress=progress) if known_before is None else Judged(before, known_before))
    found = judge(tree, judged[0] if judged else None, progress) if known is None else Judged(tree, known)
    problems: list[Diagnostic] = []
    for done, some in enumerate(legality.all_problems(found)):
        problems += some
        if done % NODES_PER_REPORT == 0:
            progress(0.0)
    return _Inspected(tuple(problems), (*judged, found))


class Transpositions(GameWatch):
    """Searches the current game for transpositions whenever it has changed.

    found: its `SamePositions`.
    """

    def _finder(self, tree: GameTree) -> Callable[[Progress], object]:
        return partial(same_positions, tree)
