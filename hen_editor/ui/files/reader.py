"""Reading for a window: a file, a text or a picture, while the window stays responsive."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from hen_editor.core.formats import Format
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import Estimate
from hen_editor.document import worker
from hen_editor.document.files import Examined, File, GameSource, examine, read_source, readable
from hen_editor.document.worker import Worker
from hen_editor.ui.call_soon import DIALOG_CHECK_MS, is_held_up, show_later
from hen_editor.ui.dialogs.messages import Answer, ask, reason, refuse
from hen_editor.ui.loading import Loading
from hen_editor.ui.waiting import is_waiting

Result = TypeVar("Result")

Dispatch = Callable[[Callable[[], object]], object]
"""Applies unfinished input, then calls a function; all user actions go through such a function."""

PATIENCE_MS = 300
"""How long reading may take before progress is shown, in milliseconds."""


class FileReader(QObject):
    """Reads one source at a time; a new one replaces one that is still being read.

    dispatch: runs what follows when a source has been read, never while a dialog or a menu is open, or while the window
    waits, for example for a file to be saved. formats: returns the formats that can be read.

    refuse: says why something could not be read, `explain` unless a message is to be about several files.

    slow: the `Loading` of a source that takes long; None when it ends. ended: nothing is being read any longer.
    """

    slow = Signal(object)
    ended = Signal()

    def __init__(self, window: QWidget, dispatch: Dispatch, formats: Callable[[], Sequence[Format]]) -> None:
        super().__init__(window)
        self._window = window
        self._dispatch = dispatch
        self._formats = formats
        self.refuse: Callable[[str, str], object] = self.explain
        self._loading: Loading | None = None
        self._worker = Worker(self)
        self._since = QElapsedTimer()
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(lambda: self.slow.emit(self._loading))

    @property
    def loading(self) -> Loading | None:
        """What is being read."""
        return self._loading

    @property
    def is_busy(self) -> bool:
        """Whether something is being read."""
        return self._loading is not None

    @property
    def slow_loading(self) -> Loading | None:
        """The source that is being read, if that takes long."""
        return None if self._patience.isActive() else self._loading

    def name_of(self, source: GameSource) -> str:
        """Return the name of a source for the user: that of its file, or "Pasted text"; empty for other data."""
        if source.text is not None:
            return self.tr("Pasted text")
        return "" if source.path is None else readable(source.path.name or source.path)

    # A read begins, goes through one step or more, and ends.

    def begin(self, name: str = "") -> None:
        """Begin a read, of which `run` and `read_games` are steps."""
        self.cancel()
        self._loading = Loading(name, self)
        self._since.start()
        self._patience.start()

    def run(self, function: Callable[[Progress], Result], then: Callable[[Result], object]) -> None:
        """Run a function in a thread as the next step, and call back with its result; report errors of the system."""
        assert self._loading is not None
        # All steps together may hold up the window for no longer than a single one.
        self._worker.at_once_ms = max(0, worker.AT_ONCE_MS - self._since.elapsed())
        self._worker.run(function, then, self._refuse, progressed=self._loading.progressed.emit)

    def when_free(self, do: Callable[[], object]) -> None:
        """Do something as the next step, once no dialog or menu is in the way of a question."""
        self._do_when_free(self._loading, do)

    def _do_when_free(self, loading: Loading | None, do: Callable[[], object]) -> None:
        if loading is None or self._loading is not loading:
            return
        if is_held_up() or is_waiting(self._window):
            QTimer.singleShot(DIALOG_CHECK_MS, loading, partial(self._do_when_free, loading, do))
        else:
            do()

    def end_with(self, do: Callable[[], object]) -> None:
        """End the read, and do something with its result, as a user action."""

        def end() -> None:
            self.cancel()
            do()

        self.when_free(lambda: self._dispatch(end))

    def cancel(self) -> None:
        """Cancel the read."""
        if self._loading is not None:
            self._worker.stop()
            self._loading.deleteLater()
            self._loading = None
            self._patience.stop()
            self.slow.emit(None)
            self.ended.emit()

    def read_games(self, source: GameSource, then: Callable[[File], object]) -> None:
        """Read the games of a source as the last step, after asking if there are very many; call back with the file.

        The file may have a refusal.
        """
        examining = partial(examine, source, self._formats())
        self.run(examining, partial(self._read_unless_large, self.name_of(source), then))

    def _read_unless_large(self, name: str, then: Callable[[File], object], examined: Examined) -> None:
        source, estimate = examined
        read = partial(self.run, partial(read_source, source, self._formats()), partial(self._finish, then))
        if estimate is None:
            read()
        else:
            show_later(self, partial(self._ask_about, self._loading, name, estimate, read))

    def _ask_about(self, asked: Loading | None, name: str, estimate: Estimate, read: Callable[[], object]) -> None:
        """Ask whether to read a very large file; the read may be cancelled before or during the question."""
        if self._loading is not asked:
            return
        question = self.tr("{file} has about {count} million nodes.").format(
            file=name, count=round(estimate.nodes / 1e6)
        )
        details = self.tr("Opening it takes about {size} MB of memory.").format(size=f"{estimate.memory / 1e6:,.0f}")
        answer = ask(self._window, question, details, Answer(self.tr("&Open"), risky=True))
        if self._loading is not asked:
            return
        if answer:
            read()
        else:
            self.cancel()

    def _finish(self, then: Callable[[File], object], file: File) -> None:
        self.end_with(partial(then, file))

    def _refuse(self, error: OSError | MemoryError) -> None:
        name = "" if self._loading is None else self._loading.name
        self.cancel()
        self.refuse(name, reason(error))

    def explain(self, name: str, why: str) -> None:
        """Say why something could not be read, once no dialog is open."""
        sentence = self.tr("{file} could not be opened.").format(file=name)
        show_later(self, partial(refuse, self._window, sentence, why))
