"""The windows of the program, each with its own document."""

import gc
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from hen_editor.core.progress import Progress
from hen_editor.document import files
from hen_editor.document.files import MOST_UNASKED, File, readable
from hen_editor.document.private_folder import is_recovery_enabled
from hen_editor.document.worker import Worker
from hen_editor.ui.call_soon import DIALOG_CHECK_MS, call_soon, show_later
from hen_editor.ui.commands.file import recover
from hen_editor.ui.files.other_window import still_open
from hen_editor.ui.session.session import FoundSession, open_sessions, session_finder
from hen_editor.ui.theme import Theme
from hen_editor.ui.waiting import is_waiting
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from PySide6.QtGui import QSessionManager

    from hen_editor.document.recovery.folder import KeptDocument
    from hen_editor.ui.program.reopening import Reopening, ShownWindow

translate = QCoreApplication.translate

_STEP = QPoint(32, 32)
"""The offset of a new window from the one it was opened from."""


class FileToOpen(NamedTuple):
    """A file to show in a window. then: called with the window once it is open. shown: how to show it, if reopened."""

    path: Path
    then: Callable[[MainWindow], object] | None = None
    shown: "ShownWindow | None" = None


class Windows(QObject):
    """Opens windows and keeps references to them until they are closed.

    is_opening: whether files are being opened in them, one after another.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._theme = theme
        self._windows: list[MainWindow] = []
        self._reopening: Reopening | None = None
        self._to_open: list[FileToOpen] = []
        self._unreadable: list[tuple[str, str]] = []
        self.is_opening = False
        self._lookup = Worker(self, at_once_ms=0)
        self._to_recover: list[KeptDocument] = []
        self._unrecovered: list[str] = []
        self._recovery = Worker(self)
        # Held as long as the program runs: when the garbage collector frees the last reference to it, PySide (6.11)
        # destroys the data that Python put there, and the next copy would crash.
        self._clipboard = QGuiApplication.clipboard()

    def open(self, *, is_activated: bool = True) -> MainWindow:
        """Show a new window with an empty board, offset from the active one. is_activated: give it the focus."""
        before = QApplication.activeWindow()
        window = MainWindow(self._theme, at_once=False)
        self._windows.append(window)
        window.destroyed.connect(lambda: self._let_go(window))
        window.session.hen_opened.connect(self._open_hen)
        window.session.copy_opened.connect(self.open_copy)
        window.session.files_opened.connect(lambda paths: self._open_in_turn(map(FileToOpen, paths)))
        window.session.window_wanted.connect(lambda: self.open())
        window.session.quit_wanted.connect(self.quit)
        window.session.recovery_wanted.connect(self.recover)
        window.session.refuse_file = self._note_unreadable
        if isinstance(before, MainWindow) and not before.isMaximized() and not before.isFullScreen():
            window.setGeometry(_free_place(before, self.visible()))
        if self._reopening is not None:
            self._reopening.watch(window)
        window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not is_activated)
        window.show()
        if before is not None and not is_activated:
            before.raise_()  # many window managers put a new window in front even if it is not activated
        return window

    def visible(self) -> list[MainWindow]:
        """Return the windows that are not closed, the oldest first."""
        return [window for window in self._windows if window.isVisible()]

    def begin_reopening(self, *, restore: bool) -> None:
        """Store from now on what the windows show, to be reopened at the next start.

        restore: whether to reopen what is stored. Only the process that began first does that: another one
        that runs at the same time neither stores nor reopens anything.
        """
        from hen_editor.ui.program.reopening import Reopening

        reopening = Reopening(self.visible, self._to_reopen, self.reopen, self)
        if reopening.is_of_other_process:
            return
        self._reopening = reopening
        for window in self._windows:
            reopening.watch(window)
        if restore:
            reopening.restore(self._windows[0])

    def reopen(self, shown: Iterable["ShownWindow"]) -> None:
        """Show what windows showed at the end of the last run of the program."""
        self._open_in_turn(FileToOpen(Path(one.file), one.go, one) for one in shown)

    def _to_reopen(self) -> list["ShownWindow"]:
        """Return what is to be reopened, but has no window yet."""
        return [shown for _, _, shown in self._to_open if shown is not None]

    def keep_all(self) -> None:
        """Write all work to disk for recovery, and store what the windows show: the program may end at any moment.

        Unfinished input is applied first, since no journal would hold it.
        """
        for window in self.visible():
            window.complete()
            window.finish_typing()
        self.sync_journals()
        if self._reopening is not None:
            self._reopening.store()

    def commit_data(self, manager: "QSessionManager") -> None:
        """Keep all work when the user logs out, and ask about unsaved documents if no journal keeps them."""
        self.keep_all()
        application = QApplication.instance()
        if is_recovery_enabled() and application is not None:
            application.installEventFilter(self)
        elif manager.allowsInteraction():
            if not may_quit(self.visible()):
                manager.cancel()
            manager.release()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Quit without a question if the log-out asks for it, unless the user has come back to the program before."""
        if event.type() is QEvent.Type.ApplicationActivate:
            watched.removeEventFilter(self)
        elif event.type() is QEvent.Type.Quit:
            self.keep_all()
            QApplication.exit()
            return True
        return False

    def open_copy(self, file: File) -> None:
        """Show a new window with a document that was read, without a file."""
        self.open().document.begin(file._replace(path=None), saved=False)

    def quit_or_refuse(self, event: QEvent) -> None:
        """Quit when an event of the system asks for it; it is ignored if the user cancels, or if a dialog is open."""
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            dialog.raise_()
            dialog.activateWindow()
        elif self.visible():  # else the last one was just closed, after which Qt sends this event, too
            self.quit()
        if self.visible():
            event.ignore()

    def quit(self) -> None:
        """Close all windows, after one question about all that is unsaved in them."""
        if may_quit(self.visible()):
            if self._reopening is not None:
                self._reopening.end()
            self._to_open.clear()
            self._lookup.stop()
            for window in reversed(self.visible()):  # the next start has the layout of the last one closed
                window.leave()

    def offer_recovery(self) -> None:
        """Offer the documents that were not saved when the program stopped."""
        from hen_editor.ui.program.reopening import RecoveryOffer

        if (front := self._front()) is not None:
            RecoveryOffer(front.session).make()

    def recover(self, documents: Sequence["KeptDocument"]) -> None:
        """Show these documents as recorded in their journals, each in the window of its file or in one of its own."""
        self._to_recover += documents
        if not self._recovery.is_working:
            self._recover_next()

    def _recover_next(self) -> None:
        """Show the next document to recover, once it is known which window has its file."""
        if not self._to_recover:
            if self._unrecovered:
                show_later(self, self._explain_unrecovered)
            return
        kept = self._to_recover.pop(0)
        self._recovery.run(_recovery_finder(kept), partial(self._recover, kept))

    def _recover(self, kept: "KeptDocument", found: tuple[FoundSession | None, bool]) -> None:
        """Show a document, instead of its file if that is still being opened."""
        owner, is_free = found
        owner = still_open(owner)
        why = self._show_recovered(kept, owner) if is_free else self.tr("It is open in another window.")
        if why:
            self._unrecovered.append(f"{kept.name or translate('RecoveryOffer', 'Untitled')}: {why}")
        self._recover_next()

    def _show_recovered(self, kept: "KeptDocument", owner: FoundSession | None) -> object:
        if owner is not None and owner.is_opening:
            owner.session.files.opening.reader.cancel()
        has_file = None if owner is None else owner.session
        free = [one for one in self.visible() if _may_show(one) and (one.session is has_file or one.document.is_fresh)]
        window = min(free, key=lambda one: one.session is not has_file, default=None)
        shown = window or self.open()
        why = shown.session.dispatch(partial(recover, shown.session, kept.path))
        if why and window is None:
            shown.leave()
        return why

    def sync_journals(self) -> None:
        """Write all journals to disk."""
        for window in self._windows:
            window.complete()
            window.session.recorder.sync()

    def _let_go(self, window: MainWindow) -> None:
        self._windows.remove(window)
        if self._windows:
            call_soon(self, _collect_garbage)  # `destroyed` is emitted before the window is gone

    def open_files(self, paths: Sequence[Path], then: Callable[[MainWindow], object] | None = None) -> None:
        """Show each of these files in a window; if there are very many, ask first.

        then: called with the window of the first one, once that is open.
        """
        to_open = [FileToOpen(path, None if place else then) for place, path in enumerate(paths)]
        if len(paths) <= MOST_UNASKED:
            self._open_in_turn(to_open)
        else:
            show_later(self, partial(self._ask_about, to_open))

    def _ask_about(self, to_open: Sequence["FileToOpen"]) -> None:
        front = self._front()
        if front is not None and front.session.files.may_open(len(to_open)):
            self._open_in_turn(to_open)

    def listen(self) -> None:
        """If this is the only running instance, show from now on the files that further starts are given."""
        try:
            from hen_editor.ui.program.instance import Instance
        except ImportError:  # Qt's network lacks a library: each start is an instance of its own
            return
        instance = Instance(self)
        instance.received.connect(self.open_files)
        instance.listen()

    def _open_in_turn(self, to_open: Iterable["FileToOpen"]) -> None:
        """Show files one after the other, with other events in between, after those that are already waiting."""
        self._to_open += to_open
        if not self.is_opening:
            self._open_next()

    def _open_next(self) -> None:
        """Show the next file in a window: the one that has it open, a fresh one, or a new one."""
        self.is_opening = bool(self._to_open) and bool(self.visible())
        if self.is_opening:
            self._lookup.run(_finder(self._to_open[0].path), self._open_found)

    def _open_found(self, found: tuple[FoundSession | None, OSError | None]) -> None:
        """Show the next file; a window for it is created in steps, between which the others stay responsive."""
        if not self.visible():  # the last window was closed meanwhile
            self.is_opening = False
            return
        (owner, error), (path, then, shown) = found, self._to_open[0]
        owner = still_open(owner)
        if shown is not None and QApplication.activeModalWidget() is not None:  # a question, such as whether to quit
            QTimer.singleShot(DIALOG_CHECK_MS, self, self._open_next)
            return
        if then is not None and owner is not None and owner.is_opening:
            QTimer.singleShot(DIALOG_CHECK_MS, self, self._open_next)
            return
        if owner is not None or error is not None:
            del self._to_open[0]
            if error is not None:
                from hen_editor.ui.dialogs.messages import reason

                self._note_unreadable(readable(path), reason(error))
            elif owner is not None and shown is None:
                owner.bring_forward()
                if then is not None:
                    window = next(one for one in self._windows if one.session is owner.session)
                    owner.session.dispatch(partial(then, window))
            call_soon(self, self._open_next)
            return
        window = next(filter(_is_free, self.visible()), None) or self.open(is_activated=shown is None)
        if shown is None:
            window.bring_forward()
        else:
            shown.lay_out(window)
        call_soon(self, partial(self._complete_for_next, window))

    def _complete_for_next(self, window: MainWindow) -> None:
        if window in self._windows:
            window.complete()
        call_soon(self, partial(self._open_next_in, window))

    def _open_next_in(self, window: MainWindow) -> None:
        call_soon(self, self._open_next)
        if window not in self.visible():  # it may be closed meanwhile
            del self._to_open[:1]
        elif _is_free(window):  # else the user has done something there meanwhile: the file is tried again elsewhere
            path, then, shown = self._to_open.pop(0)
            if shown is not None and self._reopening is not None:
                self._reopening.expect(window, shown)
            window.session.files.open_path(path, None if then is None else partial(then, window))

    def _note_unreadable(self, name: str, why: str) -> None:
        """Say why a file cannot be opened, together with others that are still being opened."""
        self._unreadable.append((name, why))
        if len(self._unreadable) == 1:
            show_later(self, self._explain_unreadable)

    def _explain_unreadable(self) -> None:
        """Say in one message which files cannot be opened, once all others are open."""
        if self.is_opening or any(window.session.opening for window in self.visible()):
            QTimer.singleShot(DIALOG_CHECK_MS, self, partial(show_later, self, self._explain_unreadable))
            return
        unreadable, self._unreadable = self._unreadable, []
        if len(unreadable) == 1:
            if (front := self._front()) is not None:
                front.session.files.opening.reader.explain(*unreadable[0])
        else:
            each = [f"{name}: {why}" for name, why in unreadable]
            self._refuse(self.tr("%Ln file(s) could not be opened.", "", len(each)), each)

    def _explain_unrecovered(self) -> None:
        """Say in one message which documents cannot be recovered."""
        each, self._unrecovered = self._unrecovered, []
        self._refuse(self.tr("%Ln document(s) could not be recovered.", "", len(each)), each)

    def _refuse(self, sentence: str, each: Sequence[str]) -> None:
        from hen_editor.ui.dialogs.messages import refuse_each

        if (front := self._front()) is not None:
            refuse_each(front, sentence, each)

    def _front(self) -> MainWindow | None:
        """Return the window that is in use, behind which others may be hidden; None if all are closed."""
        windows = self.visible()
        window = next(filter(MainWindow.isActiveWindow, windows), windows[-1] if windows else None)
        if window is not None:
            window.complete()
        return window

    def _open_hen(self, text: str) -> None:
        self.open().document.type_hen(text)


def _finder(path: Path) -> Callable[[Progress], tuple[FoundSession | None, OSError | None]]:
    """Return a function that finds, in a thread, the session that shows or opens a file, or why it cannot be read."""
    find = session_finder(path, open_sessions())

    def look(progress: Progress) -> tuple[FoundSession | None, OSError | None]:
        owner = find(progress)
        return owner, None if owner is not None else files.why_unreadable(path)

    return look


def _recovery_finder(kept: "KeptDocument") -> Callable[[Progress], tuple[FoundSession | None, bool]]:
    """Return a function that finds, in a thread, the session with a lost document's file, and whether it is free."""
    from hen_editor.document.recovery.folder import is_free

    find = None if kept.file is None else session_finder(Path(kept.file), open_sessions())

    def look(progress: Progress) -> tuple[FoundSession | None, bool]:
        is_lost = is_free(kept.path)
        return find(progress) if is_lost and find is not None else None, is_lost

    return look


def may_quit(windows: Sequence[MainWindow]) -> bool:
    """Ask about unsaved changes and unfinished text in all windows; return whether they may be closed.

    Documents are saved as the user wants. If one of them is not saved, all windows stay open. They also stay open while
    a window waits for something, such as for its file to be saved: it comes to the front.
    """
    from hen_editor.ui.dialogs.unsaved import Unsaved, UnsavedDialog

    waiting = next(filter(is_waiting, windows), None)
    if waiting is not None:
        waiting.bring_forward()
        return False
    for window in windows:
        window.complete()
        window.finish_typing()
        window.session.files.writer.finish_saving()
    unsaved = [window for window in windows if window.document.is_modified or window.document.has_draft]
    if len(unsaved) <= 1:
        return all(_may_leave(window) for window in unsaved)
    documents = [
        Unsaved(window.document.name, window.document.is_modified, window.document.has_draft) for window in unsaved
    ]
    dialog = UnsavedDialog(documents, QApplication.activeWindow())
    return run(dialog) and all(_save(unsaved[index]) for index in dialog.ticked())


def _may_leave(window: MainWindow) -> bool:
    window.bring_forward()
    return window.session.files.may_leave()


def _save(window: MainWindow) -> bool:
    if window.document.path is None:
        window.bring_forward()
    return window.session.files.save()


def _is_free(window: MainWindow) -> bool:
    """Return whether a window can take a file: it has no document yet, and no dialog, whose answer belongs there."""
    asking = QApplication.activeModalWidget()
    while asking is not None and asking is not window:
        asking = asking.parentWidget()
    return asking is None and window.session.is_free


def _may_show(window: MainWindow) -> bool:
    """Return whether a window may show another document without losing anything of its own."""
    document, is_busy = window.document, window.session.state.is_user_busy
    return not (document.is_modified or document.has_draft or document.is_read_only or is_busy)


def _collect_garbage() -> None:
    """Free the memory of a closed window and its document, which are frozen (`gc.freeze`)."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _free_place(before: MainWindow, windows: Sequence[MainWindow]) -> QRect:
    """Return the geometry of a new window offset from another, by a further step for each window that it would hide."""
    place, others = _offset_from(before), {*windows} - {before}
    while hidden := next((one for one in others if _is_near(one.geometry().topLeft(), place.topLeft())), None):
        others.remove(hidden)
        place = _offset_from(hidden)
    return place


def _is_near(one: QPoint, other: QPoint) -> bool:
    return (one - other).manhattanLength() < _STEP.manhattanLength() / 2


def _offset_from(window: MainWindow) -> QRect:
    """Return the geometry of a new window: a step from another one, at the corner of the screen, or smaller."""
    room, inner, outer = window.screen().availableGeometry(), window.geometry(), window.frameGeometry()
    place = outer.translated(_STEP)
    if not room.contains(place) and outer.topLeft() != room.topLeft():
        place.moveTopLeft(room.topLeft())
    inside = place.intersected(room)
    start, end = inner.topLeft() - outer.topLeft(), inner.bottomRight() - outer.bottomRight()
    return inside.adjusted(start.x(), start.y(), end.x(), end.y())
