"""The inspection: finding problems of the current game when idle."""

from collections.abc import Generator, Iterable, Iterator
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from hen_editor.core import sgf
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game import legality
from hen_editor.core.game.legality import Judged, Legality, judging
from hen_editor.core.sgf import GameTree
from hen_editor.document.document import Document
from hen_editor.document.idle_work import IdleWork

DELAY = 300
"""The pause before a changed game is inspected, in milliseconds."""


class Inspection(QObject):
    """Inspects the current game whenever it has changed, in short slices.

    found: the problems of the game as a tuple, when they have changed: moves that were legal before an edit and have
    become illegal, and unreadable values. Until a changed game is inspected, the last ones whose nodes still exist;
    none for another game.
    """

    found = Signal(object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._tree: GameTree | None = None
        self._problems: tuple[Diagnostic, ...] = ()
        self._legality = WeakKeyDictionary[GameTree, Legality]()  # of states that undo can restore, newest last
        self._work = IdleWork(self, DELAY)
        document.changed.connect(self._show)
        self._show(document.snapshot)

    @property
    def is_working(self) -> bool:
        """Whether the reported problems are not yet those of the current game."""
        return self._work.is_working

    def _show(self, snapshot: Snapshot) -> None:
        before, tree = self._tree, snapshot.tree
        if tree is before:
            return
        self._tree = tree
        self._work.start(self._inspect())
        is_same_board = before is not None and tree.is_state_of(before) and tree.size == before.size
        self._tell(problem for problem in self._problems if is_same_board and _is_about(tree, problem))

    def _inspect(self) -> Iterator[None]:
        """Find the problems of the current game node by node, and report them at the end."""
        snapshot = self._document.snapshot
        judged = yield from self._judge(snapshot.tree, self._document.opened_game(snapshot.game))
        found = []
        for lost in legality.problems(judged) if judged is not None else ():
            found.append(lost)
            yield
        for problems in sgf.check(snapshot.tree):
            found += problems
            yield
        self._tell(found)

    def _tell(self, problems: Iterable[Diagnostic]) -> None:
        before, self._problems = self._problems, tuple(problems)
        if self._problems != before:
            self.found.emit(self._problems)

    def _judge(self, tree: GameTree, opened: GameTree | None) -> Generator[None, None, Judged | None]:
        """Find the moves that were legal in the state inspected last and have become illegal.

        Moves that were lost then and still are stay lost. A state restored by undo has its earlier result. A newly
        opened game has no lost moves, and is inspected only after an edit.
        """
        known = self._legality
        legality = known.pop(tree, None)
        if legality is None:
            if tree is opened:
                return None
            before = next((state for state in reversed([*known]) if state.is_state_of(tree)), opened)
            if before is not None and before not in known:
                _, known[before] = yield from judging(before, None)
            _, legality = yield from judging(tree, None if before is None else Judged(before, known[before]))
        known[tree] = legality
        return Judged(tree, legality)


def _is_about(tree: GameTree, problem: Diagnostic) -> bool:
    return problem.node is None or problem.node in tree
