"""What is found out about the current game whenever it has changed, when idle: problems, transpositions, its texts."""

from collections.abc import Generator, Iterator
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game import legality
from hen_editor.core.game.legality import Judged, Legality, judge
from hen_editor.core.game.search import Texts, same_positions
from hen_editor.core.sgf import GameTree
from hen_editor.document.document import Document
from hen_editor.document.idle_work import IdleWork
from hen_editor.document.threads import working

DELAY = 300
"""The pause before a changed game is worked on, in milliseconds."""


class GameWatch(QObject):
    """Finds something out about the current game whenever it has changed; subclasses say what."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._work = IdleWork(self, DELAY)
        self._tree = document.snapshot.tree
        document.changed.connect(self._follow)
        self._work.start(self._find(self._tree))

    @property
    def is_working(self) -> bool:
        """Whether what was found is not yet that of the current game."""
        return self._work.is_working

    def _follow(self, snapshot: Snapshot) -> None:
        if snapshot.tree is not self._tree:
            self._tree = snapshot.tree
            self._work.start(self._find(self._tree))

    def _find(self, tree: GameTree) -> Iterator[float]:
        """Find out about the game step by step, and report it at the end."""
        raise NotImplementedError


class Inspection(GameWatch):
    """Inspects the current game whenever it has changed, in short slices.

    found: the problems of the game as a tuple: on its board, where moves may have become illegal by an edit, and of its
    properties.
    """

    found = Signal(object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self._legality = WeakKeyDictionary[GameTree, Legality]()  # of states that undo can restore, newest last

    def _find(self, tree: GameTree) -> Iterator[float]:
        judged = yield from self._judge(tree, self._document.opened_game(self._document.snapshot.game))
        found: list[Diagnostic] = []
        for problems in legality.all_problems(judged):
            found += problems
            yield 1.0
        self.found.emit(tuple(found))

    def _judge(self, tree: GameTree, opened: GameTree | None) -> Generator[float, None, Judged]:
        """Find what is wrong on the board, and which moves were legal in the state inspected last and are not now.

        Moves that were lost then and still are stay lost. A state restored by undo has its earlier result. A newly
        opened game has no lost moves.
        """
        known = self._legality
        legality = known.pop(tree, None)
        if legality is None:
            before = next((state for state in reversed([*known]) if state.is_state_of(tree)), opened)
            before = None if before is tree else before
            if before is not None and before not in known:
                _, known[before] = yield from working(lambda progress: judge(before, progress=progress))
            _, legality = yield from working(
                lambda progress: judge(
                    tree, None if before is None else Judged(before, known[before]), progress=progress
                )
            )
        known[tree] = legality
        return Judged(tree, legality)


class Transpositions(GameWatch):
    """Searches the current game for transpositions whenever it has changed, in short slices.

    found: its `SamePositions`.
    """

    found = Signal(object)

    def _find(self, tree: GameTree) -> Iterator[float]:
        self.found.emit((yield from working(lambda progress: same_positions(tree, progress=progress))))


class GameTexts(GameWatch):
    """Reads the comments and names of the current game in short slices, those that were edited again.

    texts: those of the current game, which can be searched before all are read.
    """

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        self.texts = Texts(document.snapshot.tree)
        super().__init__(document, parent)

    def _follow(self, snapshot: Snapshot) -> None:
        if snapshot.tree is not self.texts.tree:
            self.texts = Texts(snapshot.tree, self.texts)
        super()._follow(snapshot)

    def _find(self, tree: GameTree) -> Iterator[float]:
        yield from self.texts.reading()
