"""The inspection: finding problems of the current game when idle."""

from collections.abc import Generator, Iterable, Iterator
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from hen_editor.core import sgf
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.game import legality
from hen_editor.core.game.legality import Judged, Legality, judging
from hen_editor.core.sgf import GameTree
from hen_editor.document.document import Document
from hen_editor.document.game_watch import GameWatch


class Inspection(GameWatch):
    """Inspects the current game whenever it has changed, in short slices.

    found: the problems of the game as a tuple, when they have changed: moves that were legal before an edit and have
    become illegal, and unreadable values. Until a changed game is inspected, the last ones whose nodes still exist;
    none for another game.
    """

    found = Signal(object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self._problems: tuple[Diagnostic, ...] = ()
        self._legality = WeakKeyDictionary[GameTree, Legality]()  # of states that undo can restore, newest last

    def _forget(self, before: GameTree, tree: GameTree) -> None:
        is_same_board = tree.is_state_of(before) and tree.size == before.size
        self._tell(problem for problem in self._problems if is_same_board and _is_about(tree, problem))

    def _find(self, tree: GameTree) -> Iterator[None]:
        judged = yield from self._judge(tree, self._document.opened_game(self._document.snapshot.game))
        found = []
        for lost in legality.problems(judged) if judged is not None else ():
            found.append(lost)
            yield
        for problems in sgf.check(tree):
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
