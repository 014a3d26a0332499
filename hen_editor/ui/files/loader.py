"""Opening files: small ones at once, others while the window stays responsive."""

from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import Estimate
from hen_editor.document import idle_work
from hen_editor.document.document import Document
from hen_editor.document.files import File, Loading, is_picture, text_of
from hen_editor.document.idle_work import IdleWork
from hen_editor.ui.call_soon import NEXT_LOOK, call_soon, is_held_up, show_later
from hen_editor.ui.dialogs.messages import Answer, ask, reason, refuse
from hen_editor.ui.waiting import is_waiting
from hen_editor.ui.wording import message

Result = TypeVar("Result")

Dispatch = Callable[[Callable[[], object]], object]
"""Applies unfinished input, then calls a function: all user actions go through it."""


class MayLeave(Protocol):
    """Asks about unsaved changes; returns whether the document may be closed."""

    def __call__(self, agreed: Snapshot | None = None) -> bool:
        """Ask about what the user has not already agreed to discard."""


class OtherWindow(Protocol):
    """A window that shows a file or is opening it."""

    def bring_forward(self) -> None:
        """Bring it to the front."""


FindingOther = Callable[[Path], Generator[float, None, OtherWindow | None]]
"""Finds another window that shows a file or is opening it, in slices; returns None if there is none."""

PATIENCE = 300
"""How long a file is read before progress is shown, in milliseconds."""


class _Request(NamedTuple):
    """A request to open a file or a text; `left` is what the user has agreed to discard for it.

    then: called once it is open. otherwise: called instead of an error message if nothing was found in it. handle: gets
    what was read, which then is not opened, or else why nothing was.
    """

    loading: Loading
    left: Snapshot | None = None
    then: Callable[[], object] | None = None
    otherwise: Callable[[], object] | None = None
    handle: Callable[[Any], object] | None = None


class FileLoader(QObject):
    """Loads files into a document, which stays unchanged until the new one is complete.

    A new, untouched document takes no edits until then: they would be meant for the one that is opened.

    dispatch: runs what follows when a file has been read. finding_other: finds another window that has a file open.

    opened: the path of a newly opened file. picture_read: the bytes of a picture that carries nothing. found: what was
    found in a text that is no game or HEN, as `core.pasting.recognise` returns it. slow: the `Loading` of a file that
    takes long; None at the end.
    ended: no file is being opened any longer. status_message: why an edit was refused.
    """

    opened = Signal(object)
    picture_read = Signal(object)
    found = Signal(object)
    slow = Signal(object)
    ended = Signal()
    status_message = Signal(str)

    def __init__(
        self,
        document: Document,
        window: QWidget,
        dispatch: Dispatch,
        may_leave: MayLeave,
        finding_other: FindingOther,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._window = window
        self._dispatch = dispatch
        self._may_leave = may_leave
        self._finding_other = finding_other
        self._request: _Request | None = None
        self._refuses_edits = False
        self._lookup = IdleWork(self)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._report_slow)
        document.edit_refused.connect(self.explain)

    @property
    def slow_loading(self) -> Loading | None:
        """What is being read, if it takes long."""
        return None if self._request is None or self._patience.isActive() else self._request.loading

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read."""
        return self._request is not None

    @property
    def opening(self) -> Path | None:
        """The file that is being opened."""
        return None if self._request is None else self._request.loading.path

    def open(self, path: Path, then: Callable[[], object] | None = None) -> bool:
        """Open a file, cancelling any that is being opened; return whether it was opened at once.

        A file that another window has open is shown there. then: called when it is open here, now or later.
        """
        before = self._document.snapshot
        request = _Request(self._loading(path), then=then)
        self._replace_request(request)
        self._lookup.begin(self._finding_other(path), partial(self._open_here, request), at_once=idle_work.AT_ONCE)
        self._refuse_edits_of_fresh(request)
        return self._document.snapshot.collection is not before.collection

    def read_again(self, encoding: str) -> None:
        """Reopen the bytes of the document, as last read or saved, with another encoding."""
        if self._may_leave() and (data := self._document.encoded_data):
            self._begin(_Request(self._loading(self._document.path, data, encoding), self._document.snapshot))

    @property
    def is_opening_file(self) -> bool:
        """Whether a file is being opened in the place of a new document, which takes nothing else until then."""
        return self._refuses_edits and self.opening is not None

    def open_text(self, text: str, otherwise: Callable[[], object]) -> None:
        """Open the games of a text, if there are any, as a new document, after asking about unsaved changes.

        otherwise: called if there are none, now or later.
        """
        self._begin(_Request(self._loading(text=text), otherwise=otherwise))

    def read_text(self, text: str, handle: Callable[[File], object], otherwise: Callable[[], object]) -> None:
        """Read the games of a text without opening them.

        handle: called with what was read, if there are any; otherwise: called if there are none; now or later.
        """
        self._begin(_Request(self._loading(text=text), otherwise=otherwise, handle=handle))

    def recognise(self, text: str, work: Callable[[Progress], Result], handle: Callable[[Result], object]) -> None:
        """Read a text in another way; `handle` is called with what the work returns, now or later."""
        self._begin(_Request(Loading(None, self, text=text, work=work), handle=handle))

    def read_data(self, data: bytes, handle: Callable[[File], object]) -> None:
        """Read the bytes of a file without opening it; `handle` is called with what was read or why nothing was."""
        self._begin(_Request(self._loading(data=data), handle=handle))

    def decode(self, data: bytes, handle: Callable[[Any], object]) -> None:
        """Decode a picture in another process; `handle` is called with what `drawing/painter.pixels.decoded` returns.

        It is called later, never from here: it may show a dialog, which must hold up nothing that goes on now, as
        other files that are opened.
        """
        from hen_editor.recognition.decoding.decoder import decoded

        request = _Request(Loading(None, self, data, work=lambda _: decoded(data)), handle=handle)
        self._replace_request(request)
        call_soon(request.loading, partial(self._start, request))

    def _loading(
        self, path: Path | None = None, data: bytes | None = None, encoding: str | None = None, text: str | None = None
    ) -> Loading:
        return Loading(path, self, data, encoding, text, self._document.formats)

    def _open_here(self, request: _Request, other: OtherWindow | None) -> None:
        """Read a file unless another window shows it, once the user may be asked."""
        if self._request is not request:
            return
        if other is not None:
            self.cancel()
            other.bring_forward()
        elif self._has_to_wait():
            again = partial(self._open_here, request, other)
            QTimer.singleShot(NEXT_LOOK, request.loading, again)
        elif request.loading.is_picture:  # the document stays as it is if nothing is carried: that is asked later
            request.loading.start()
        elif self._may_leave() and self._request is request:
            self._request = request._replace(left=self._document.snapshot)
            request.loading.start()
        elif self._request is request:
            self.cancel()

    def _begin(self, request: _Request) -> None:
        self._replace_request(request)
        request.loading.start()
        self._refuse_edits_of_fresh(request)

    def _start(self, request: _Request) -> None:
        if self._request is request:
            request.loading.start()

    def _replace_request(self, request: _Request) -> None:
        self.cancel()
        self._request = request
        request.loading.large.connect(partial(self._ask_later, request.loading))
        request.loading.read.connect(partial(self._finish, request.loading))
        request.loading.refused.connect(partial(self._refuse, request.loading))
        self._patience.start()

    def cancel(self) -> None:
        """Cancel opening a file; the document stays unchanged."""
        if self._request is not None:
            self._lookup.stop()
            self._request.loading.cancel()
            self._request.loading.deleteLater()
            self._request = None
            self._patience.stop()
            self.slow.emit(None)
            if self._refuses_edits:
                self._refuse_edits(is_refused=False)
            self.ended.emit()

    def forget_agreement(self) -> None:
        """Ask again about unsaved changes once the file is read, although the user has agreed to discard them."""
        if self._request is not None and self._request.left is not None:
            self._request = self._request._replace(left=None)

    def _refuse_edits_of_fresh(self, request: _Request) -> None:
        if self._is_awaited(request.loading) and request.handle is None and self._document.is_fresh:
            self._refuse_edits(is_refused=True)

    def _is_awaited(self, loading: Loading) -> bool:
        return self._request is not None and self._request.loading is loading

    def _refuse_edits(self, *, is_refused: bool) -> None:
        self._refuses_edits = is_refused
        self._document.set_read_only(is_read_only=is_refused)

    def explain(self) -> None:
        """Say what is being opened in the place of a new document, if so."""
        if self._refuses_edits and self._request is not None:
            self.status_message.emit(self.tr("{file} is being opened.").format(file=self._request.loading.name))

    def _report_slow(self) -> None:
        if self._request is not None:
            self.slow.emit(self._request.loading)

    def _ask_later(self, loading: Loading, estimate: Estimate) -> None:
        show_later(loading, partial(self._ask_about, loading, estimate))

    def _ask_about(self, loading: Loading, estimate: Estimate) -> None:
        """Ask whether a very large file is to be opened, unless that was cancelled."""
        if not self._is_awaited(loading):
            return
        question = self.tr("{file} has about {count} million nodes.").format(
            file=loading.name, count=round(estimate.nodes / 1e6)
        )
        details = self.tr("Opening it takes about {size} MB of memory.").format(size=f"{estimate.memory / 1e6:,.0f}")
        if ask(self._window, question, details, Answer(self.tr("&Open"), risky=True)):
            loading.go_on()
        elif self._is_awaited(loading):
            self.cancel()

    def _finish(self, loading: Loading, file: File) -> None:
        """Show what was read, once the present document may be left.

        Meanwhile the user may have cancelled the request or opened another file.
        """
        request = self._request
        if request is None or request.loading is not loading:
            return
        if self._has_to_wait():
            QTimer.singleShot(NEXT_LOOK, loading, partial(self._finish, loading, file))
            return
        self._dispatch(partial(self._show, request, file))

    def _has_to_wait(self) -> bool:
        """Return whether a dialog or a menu is open, or the window waits for something, as for a file to be saved."""
        return is_held_up() or is_waiting(self._window)

    def _show(self, request: _Request, file: File) -> None:
        loading = request.loading
        self.cancel()
        if request.otherwise is not None and file.refusal is not None:
            request.otherwise()
        elif request.handle is not None:
            request.handle(file)
        elif file.refusal is not None and is_picture(file.data):
            self.picture_read.emit(file.data)
        elif file.refusal is not None:
            explain = partial(self._explain_refusal, loading.name, message(file.refusal))
            text = text_of(file.data)
            if text:
                self._look_through(text, explain)
            else:
                explain()
        elif self._may_leave(request.left):
            self._document.begin(file, saved=loading.text is None)
            if file.path is not None:
                self.opened.emit(file.path)
            if request.then is not None:
                request.then()

    def _look_through(self, text: str, explain: Callable[[], object]) -> None:
        """Look for diagrams and moves in a text that cannot be opened as a file; explain that if there are none."""
        from hen_editor.diagrams.pasting import Pasted, recognise_without_sgf

        def offer(read: Parsed[tuple[Pasted, ...]]) -> None:
            if read.value:
                self.found.emit(read)
            else:
                explain()

        self.recognise(text, partial(recognise_without_sgf, text, self._document.snapshot.position.size), offer)

    def _refuse(self, loading: Loading, error: OSError | MemoryError) -> None:
        self.cancel()
        self._explain_refusal(loading.name, reason(error))

    def _explain_refusal(self, name: str, why: str) -> None:
        sentence = self.tr("{file} could not be opened.").format(file=name)
        show_later(self, partial(refuse, self._window, sentence, why))
