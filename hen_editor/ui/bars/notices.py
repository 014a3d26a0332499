"""The bars about the file of a document: it was changed, is open elsewhere, was repaired, or has no recovery."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from hen_editor.core.sgf import EncodingReason
from hen_editor.core.sgf.encoding.charsets import title
from hen_editor.document.files import File, GameSource, place_of, read_source, readable, repairs
from hen_editor.document.locks import DocumentLock, Owner
from hen_editor.document.watch import FileChange, Seen, Watch
from hen_editor.document.worker import Worker
from hen_editor.ui.bars.bar import Bar, BarButton, BarContent, LazyBar
from hen_editor.ui.dialogs.messages import reason, refuse
from hen_editor.ui.problems import ListedProblem
from hen_editor.ui.session.menus import COPIES
from hen_editor.ui.session.session import Session
from hen_editor.ui.wording import grouped, message

translate = QCoreApplication.translate

BUSY_CHECK_MS = 500
"""The interval at which to check whether the user is still busy, in milliseconds."""

_WORTH_REPORTING = (EncodingReason.GUESSED, EncodingReason.SWITCHES, EncodingReason.ASKED)


def notice(session: Session, name: str) -> LazyBar:
    """Return a bar above the board of a window, created when there is first something to report."""

    def made() -> Bar:
        bar = Bar(name, session.panes.notices, is_warning=True)
        session.panes.notice_column.addWidget(bar)
        return bar

    return LazyBar(made)


class _FileWatcher(QObject):
    """Looks at the file of a document whenever the window that shows it becomes the active one."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._document = session.document
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._look_if_active)

    def _look_if_active(self) -> None:
        if self._session.dialog_parent.isActiveWindow():
            self._look()

    def _look(self) -> None:
        """Look at the file."""
        raise NotImplementedError


class FileNotice(_FileWatcher):
    """Follows the file of a window's document.

    If nothing would be lost, the document is reloaded, and a bar offers to undo that. Otherwise a bar asks, and blocks
    nothing. The title says that a file was removed. The bar says, too, that a recovered document is a copy of its file.
    """

    def __init__(self, session: Session, source: "SourceNotice") -> None:
        super().__init__(session)
        self._source = source
        self._notice = notice(session, "file-notice")
        self._seen = Seen(FileChange.NONE)
        self._reading = Worker(self)
        self._is_reloaded = False
        self._busy = QTimer(self, singleShot=True, interval=BUSY_CHECK_MS)
        self._busy.timeout.connect(self._follow)
        self._watch = Watch(self._document, self)
        self._watch.seen.connect(self._follow_change)
        self._path = self._document.path
        self._document.file_changed.connect(self._follow_path)
        self._document.opened.connect(self._forget)
        self._document.undo_stack.indexChanged.connect(self._close_undo)

    def reload(self) -> None:
        """Replace the document by what is in its file, as one undo step."""
        self._read(self._document.path, None, self._show, self._refuse)

    def compare(self) -> None:
        """Show what differs between the document and its file."""
        self._compare_with(self._document.path)

    def show_copied(self, path: Path) -> None:
        """Show that the document was recovered as a copy, because another program has changed its file."""
        sentence = self.tr("{file} was changed by another program; the recovered document is shown as a copy.")
        compare = self._compare_button(lambda: self._compare_with(path))
        self._show_notice(sentence.format(file=readable(path.name)), compare)

    def _look(self) -> None:
        self._watch.look()

    def _follow_change(self, seen: Seen) -> None:
        self._seen = seen
        self._follow()

    def _follow(self) -> None:
        """Do what the state of the file requires, once the user is not in the middle of something."""
        self._cancel()
        if self._seen.change is FileChange.CONTENT and self._is_user_busy():
            self._busy.start()
            return
        self._document.mark_removed(is_removed=self._seen.change is FileChange.REMOVED)
        if self._seen.change is FileChange.CONTENT:
            self._session.dispatch(self._reload_or_ask)
        elif not self._is_reloaded:
            self._hide()

    def _reload_or_ask(self) -> None:
        if self._holds_work():
            self._ask()
        else:
            data = self._seen.data
            self._read(self._document.path, data, self._show_unless_busy, lambda why: self._ask())

    def _holds_work(self) -> bool:
        """Return whether reloading would lose anything, even if only steps that can be redone."""
        document = self._document
        return document.is_modified or document.has_draft or document.undo_stack.canRedo()

    def _is_user_busy(self) -> bool:
        """Return whether a dialog or a menu is open, a mouse button is pressed, or a reload would end a mode."""
        return (
            QApplication.activeModalWidget() is not None
            or QApplication.activePopupWidget() is not None
            or QApplication.mouseButtons() != Qt.MouseButton.NoButton
            or self._session.state.is_user_busy
        )

    def _read(
        self,
        path: Path | None,
        data: bytes | None,
        show: Callable[[File], object],
        refuse: Callable[[str], object],
    ) -> None:
        """Read a file, or these bytes of it, and show it; or else say why that is impossible."""
        self._cancel()
        read = partial(read_source, GameSource(path, data), self._document.formats)
        self._reading.run(
            read,
            lambda file: self._show_or_refuse(file, show, refuse),
            lambda error: refuse(reason(error)),
        )

    def _show_or_refuse(self, file: File, show: Callable[[File], object], refuse: Callable[[str], object]) -> None:
        if file.refusal is not None:
            refuse(message(file.refusal))
        elif file.path is None:
            refuse(self.tr("It is a text that only quotes a position."))
        else:
            show(file)

    def _cancel(self) -> None:
        self._busy.stop()
        self._reading.stop()

    def _show_unless_busy(self, file: File) -> None:
        """Show the file, unless that would lose work by now."""
        if self._holds_work() or self._is_user_busy():
            self._follow()
        else:
            self._show(file)

    def _show(self, file: File) -> None:
        self._document.reload(file)
        self._source.show_file()
        if self._document.is_read_only:
            self._session.show_status(self._reloaded())
        else:
            self._offer_undo()

    def _compare_with(self, path: Path | None) -> None:
        self._read(path, None, self._show_compared, lambda why: self._refuse(why, path))

    def _show_compared(self, file: File) -> None:
        from hen_editor.ui.dialogs.compare import Side, compare

        if file.collection is not None:
            mine = Side(self.tr("This document"), self._document.snapshot.collection)
            compare(mine, Side(self.tr("The file"), file.collection), self._session.dialog_parent)

    def _refuse(self, why: str, path: Path | None = None) -> None:
        name = self._document.name if path is None else readable(path.name)
        refuse(self._session.dialog_parent, self.tr("{file} could not be opened.").format(file=name), why)

    def _ask(self) -> None:
        sentence = self.tr("{file} was changed by another program.").format(file=self._document.name)
        reload = self.tr("Replace this document with the file; this can be undone")
        keep = self.tr("Keep this document; saving it replaces the file")
        self._show_notice(
            sentence,
            BarButton(self.tr("Reload"), reload, lambda: self._session.dispatch(self.reload)),
            BarButton(self.tr("Keep mine"), keep, self._keep),
            self._compare_button(self.compare),
        )

    def _offer_undo(self) -> None:
        undo = BarButton(self.tr("Undo"), self.tr("Go back to the document as it was before"), self._undo)
        self._show_notice(self._reloaded(), undo)
        self._is_reloaded = True

    def _show_notice(self, sentence: str, *buttons: BarButton) -> None:
        self._is_reloaded = False
        self._notice.show(BarContent(sentence, buttons))

    def _compare_button(self, compare: Callable[[], object]) -> BarButton:
        tip = self.tr("Show what differs between this document and the file")
        return BarButton(self.tr("Compare"), tip, lambda: self._session.dispatch(compare))

    def _reloaded(self) -> str:
        return self.tr("{file} was changed by another program and reloaded.").format(file=self._document.name)

    def _keep(self) -> None:
        self._document.keep(self._seen.data)
        self._hide()

    def _undo(self) -> None:
        self._session.dispatch(self._document.undo_stack.undo)

    def _close_undo(self) -> None:
        """Close the bar that offers to undo a reload when the history goes on or back."""
        if self._is_reloaded:
            self._hide()

    def _follow_path(self) -> None:
        """Forget the file once the document has another one, or none."""
        if self._document.path != self._path:
            self._path = self._document.path
            self._forget()

    def _forget(self) -> None:
        """Forget the file that the document had before."""
        self._cancel()
        self._seen = Seen(FileChange.NONE)
        self._hide()

    def _hide(self) -> None:
        self._is_reloaded = False
        self._notice.hide()


class LockNotice(_FileWatcher):
    """Keeps a window's document from being edited while another process has its file open."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._notice = notice(session, "lock-notice")
        self._locked: Path | None = None  # the file that is read-only
        self._lock = DocumentLock(self._document, self)
        self._lock.owner_changed.connect(self._follow)
        self._document.edit_refused.connect(self._explain)
        self._follow()

    def _look(self) -> None:
        self._lock.try_to_take()

    def _follow(self) -> None:
        document, owner = self._document, self._lock.owner
        document.set_read_only(is_read_only=owner is not None and not document.undo_stack.count())
        if owner is None:
            self._notice.hide()
            if document.path is not None and document.path == self._locked:
                self._session.show_status(self.tr("{file} can be edited now.").format(file=document.name))
        elif document.is_read_only:
            self._show(
                self.tr("Read-only: {file} is open in another HEN Editor ({where})."),
                owner,
                BarButton(self.tr("Open a copy"), self.tr("Edit a copy, which has no file yet"), self._open_copy),
                BarButton(self.tr("Edit anyway"), self.tr("Edit the file here, too"), self._edit_anyway),
            )
        else:
            self._show(self.tr("{file} is also open in another HEN Editor ({where})."), owner)
        self._locked = document.path if document.is_read_only else None

    def _show(self, sentence: str, owner: Owner, *buttons: BarButton) -> None:
        self._notice.show(BarContent(sentence.format(file=self._document.name, where=self._where(owner)), buttons))

    def _where(self, owner: Owner) -> str:
        return self.tr("process {pid} on {host}").format(pid=owner.pid, host=owner.host)

    def _explain(self) -> None:
        """Say why an edit was refused."""
        if self._lock.owner is not None:
            sentence = self.tr("{file} is read-only while it is open in another HEN Editor ({where}).")
            where = self._where(self._lock.owner)
            self._session.show_status(sentence.format(file=self._document.name, where=where))

    def _open_copy(self) -> None:
        self._session.dispatch(self._document.detach)

    def _edit_anyway(self) -> None:
        self._document.set_read_only(is_read_only=False)
        self._notice.hide()


class SourceNotice(QObject):
    """Shows a bar above the board if the file needed repairs; the bar is created on first use."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._notice = notice(session, "source-notice")
        session.document.opened.connect(self.show_file)
        session.show_source = self.go_to
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
            line, words = grouped(problem.line), message(problem.diagnostic)
            self._show(sentence.format(line=line, text=problem.excerpt, message=words))

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
        self._show(sentence.format(encoding=title(collection.encoding)))

    def _show(self, sentence: str) -> None:
        tip, copies = translate("RepairBar", "Show the list of problems"), self._session.commands.in_menu(COPIES)
        buttons = (
            BarButton(translate("RepairBar", "Show"), tip, self._session.show_problem_list),
            BarButton(translate("RepairBar", "Copies"), translate("RepairBar", "Save a copy of the file"), menu=copies),
        )
        self._notice.show(BarContent(sentence, buttons))


class RecoveryNotice(QObject):
    """Shows the bar until the recorder, which tries again by itself, can record the document again."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._recorder = session.recorder
        self._notice = notice(session, "recovery-notice")
        self._recorder.failed.connect(self._show)
        self._recorder.resumed.connect(self._notice.hide)
        if self._recorder.error is not None:
            self._show(self._recorder.error)

    def _show(self, error: OSError) -> None:
        sentence = self.tr("Recovery is off ({reason}): if HEN Editor stopped now, unsaved changes would be lost.")
        tip = self.tr("Try again now to keep a recovery copy of unsaved work")
        retry = BarButton(self.tr("Try again"), tip, self._recorder.retry)
        self._notice.show(BarContent(sentence.format(reason=reason(error).rstrip(".")), [retry]))
