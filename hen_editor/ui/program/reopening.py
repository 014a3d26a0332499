"""What the program restores when it starts: the files that its windows showed, and unsaved documents."""

import json
import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, groupby, repeat
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QDateTime, QLocale, QObject, QSettings

from hen_editor.core.game import navigate
from hen_editor.core.progress import Progress
from hen_editor.document.files import readable
from hen_editor.document.locks import lock_named, owner_after_trying, remove_abandoned
from hen_editor.document.private_folder import is_recovery_enabled
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.folder import KeptDocument
from hen_editor.document.worker import Worker
from hen_editor.ui.bars.bar import BarButton, BarContent
from hen_editor.ui.bars.notices import notice
from hen_editor.ui.session.session import Session
from hen_editor.ui.settings import MAX_FILE_BYTES, keep
from hen_editor.ui.window.main_window import MainWindow
from hen_editor.ui.wording import listed

# Files that the windows showed.

LONGEST_PATH = 1_000
"""The most runs of the path to a node that are stored (see `ShownWindow.path`)."""

MOST_WINDOWS = 100
"""The most windows that are stored."""

MAX_CHARACTERS = MAX_FILE_BYTES // 3
"""The most characters in which windows are stored; the file of the settings, which must stay small, may double them."""

LONGEST_RUN = 10_000_000
"""The most nodes of the path at which the same variation is taken in a row."""

LARGEST_ZOOM = 1_000
"""Larger than any zoom of the board, which limits it further."""

_KEY = "session/windows"


class ShownWindow(NamedTuple):
    """What a window shows: a file, the index of a game, the node, the zoom and the layout.

    path: the way from the root to the node, in runs: the index of a variation, and how many times in a row it is taken.
    geometry, state: those of the Qt window, in base 64.
    """

    file: str
    game: int
    path: Sequence[tuple[int, int]]
    zoom: float
    geometry: str
    state: str
    is_active: bool

    @classmethod
    def of(cls, window: MainWindow) -> "ShownWindow | None":
        """Return what a window shows, None if it has no file."""
        document = window.document
        if document.path is None:
            return None
        shown = document.snapshot
        runs = [(index, len([*run])) for index, run in groupby(navigate.variations_to(shown.tree, shown.node))]
        geometry, state = window.layout_to_store()
        return cls(
            str(document.path.absolute()),
            shown.game,
            runs[:LONGEST_PATH],
            window.board.magnification,
            geometry.toBase64().toStdString(),
            state.toBase64().toStdString(),
            window.isActiveWindow(),
        )

    def find(self) -> str | None:
        """Return the real path of its file, None if it cannot be read or is empty.

        The start of the program must not be held up, not even by a message about such a file.
        """
        path = Path(self.file)
        is_readable = os.path.isfile(path) and os.access(path, os.R_OK) and path.stat().st_size > 0
        return os.path.realpath(path) if is_readable else None

    def lay_out(self, window: MainWindow) -> None:
        """Give a window the layout it had."""
        window.restoreGeometry(QByteArray.fromBase64(QByteArray(self.geometry.encode())))
        window.restoreState(QByteArray.fromBase64(QByteArray(self.state.encode())))

    def go(self, window: MainWindow) -> None:
        """Go to the node, as far as it is still there."""
        games = window.document.snapshot.collection.games
        if self.game < len(games):
            steps = chain.from_iterable(repeat(index, count) for index, count in self.path)
            window.document.go(navigate.at_variations(games[self.game], steps), self.game)
        window.board.zoom(self.zoom)


def store(windows: Iterable[ShownWindow]) -> None:
    """Store what the windows show: of one that takes more than its share not the node, and only as many as fit."""
    first = [*windows][:MOST_WINDOWS]
    written, room = list[str](), MAX_CHARACTERS - len("[]")
    for window in first:
        text = _written(window)
        if len(text) > MAX_CHARACTERS // len(first):
            text = _written(window._replace(path=()))
        if len(text) < room:
            written.append(text)
            room -= len(text) + len(",")
    keep({_KEY: f"[{','.join(written)}]"})


def _written(window: ShownWindow) -> str:
    return json.dumps(window, separators=(",", ":"))


def stored() -> list[ShownWindow]:
    """Return what is stored and to be reopened."""
    settings = QSettings()
    if settings.value("session/restore", True, type=bool) is not True:
        return []
    try:
        windows = json.loads(str(settings.value(_KEY, "[]")))
    except (ValueError, RecursionError):
        return []
    return [*_read(windows)][:MOST_WINDOWS] if isinstance(windows, list) else []


def _read(windows: Iterable[object]) -> Iterator[ShownWindow]:
    """Read what `store` has written; leave out each entry that is not valid, as the settings may have been edited."""
    for window in windows:
        match window:
            case [str(file), int(game), list(path), int(zoom) | float(zoom), str(geometry), str(state), bool(active)]:
                if "\0" not in file and game >= 0 and 0 < zoom < LARGEST_ZOOM and all(map(_is_run, path)):
                    runs = [(index, count) for index, count in path[:LONGEST_PATH]]
                    yield ShownWindow(file, game, runs, zoom, geometry, state, active)


def _is_run(run: object) -> bool:
    match run:
        case [int(index), int(count)]:
            return index >= 0 and 0 < count <= LONGEST_RUN
    return False


class Reopening(QObject):
    """Stores what the windows show when a file is opened, when a window closes, and at the end.

    visible: returns the windows that are not closed, the oldest first. waiting: returns what is to be reopened and has
    no window yet. reopen_each: reopens what is given, one window after another.
    """

    def __init__(
        self,
        visible: Callable[[], Sequence[MainWindow]],
        waiting: Callable[[], Sequence[ShownWindow]],
        reopen_each: Callable[[Sequence[ShownWindow]], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._visible = visible
        self._waiting = waiting
        self._reopen_each = reopen_each
        self._awaited: dict[MainWindow, ShownWindow] = {}
        self._paths: dict[MainWindow, Path | None] = {}
        self._is_over = False
        self._lookup = Worker(self)
        self._lock = lock_named("session")

    @property
    def is_of_other_process(self) -> bool:
        """Whether another running process stores what its windows show."""
        return self._lock is not None and owner_after_trying(self._lock) is not None

    def watch(self, window: MainWindow) -> None:
        """Store what the windows show when this one opens a file, saves its document to another one, or closes."""
        window.document.opened.connect(partial(self._store_opened, window))
        window.document.file_changed.connect(partial(self._store_saved, window))
        window.closing.connect(partial(self._store_without, window))

    def restore(self, first: MainWindow) -> None:
        """Reopen the files of the last run of the program, in this window if it is fresh, and in others."""
        shown = stored()
        if shown:
            self._lookup.run(lambda _: [*map(ShownWindow.find, shown)], partial(self._reopen, first, shown))

    def _reopen(self, first: MainWindow, shown: Sequence[ShownWindow], files: Sequence[str | None]) -> None:
        if first not in self._visible():
            return
        found: dict[str, ShownWindow] = {}
        for window, file in zip(shown, files, strict=True):
            if file is not None:
                found.setdefault(file, window)
        self._reopen_each(sorted(found.values(), key=lambda window: not window.is_active))
        if missing := [
            readable(Path(window.file).name) for window, file in zip(shown, files, strict=True) if file is None
        ]:
            first.session.show_status(
                self.tr("Not reopened, because it cannot be read: {files}").format(files=listed(missing))
            )

    def expect(self, window: MainWindow, shown: ShownWindow) -> None:
        """Store this for a window as long as the file is not open there yet."""
        self._awaited[window] = shown

    def store(self) -> None:
        """Store what the windows show now."""
        self._store(self._visible())

    def end(self) -> None:
        """Store what the windows show for the last time: closing them changes nothing any more."""
        self.store()
        self._is_over = True

    def _store_opened(self, window: MainWindow) -> None:
        self._awaited.pop(window, None)
        self.store()

    def _store_saved(self, window: MainWindow) -> None:
        path = window.document.path
        if path is not None and window.session.opening is None:  # the user saved instead of opening the expected file
            self._awaited.pop(window, None)
        if self._paths.get(window) != path and window not in self._awaited:
            self._paths[window] = path
            self.store()

    def _store_without(self, window: MainWindow) -> None:
        """Store all windows but this one, or this one if it is the last, since the program then ends."""
        self._store([other for other in self._visible() if other is not window] or [window])
        self._awaited.pop(window, None)
        self._paths.pop(window, None)

    def _store(self, windows: Sequence[MainWindow]) -> None:
        if not self._is_over and not self._lookup.is_working:  # the lookup still needs what is stored
            shown = [self._awaited.get(window) or ShownWindow.of(window) for window in windows]
            store([*(one for one in shown if one is not None), *self._waiting()])


# Unsaved documents.

MAX_NAMED = 3
"""The most documents that the bar names."""

MOST_AT_ONCE = 20
"""The most documents that are offered to be opened at once."""


def _left(progress: Progress) -> list[KeptDocument]:
    """Remove old journals; return the documents of the remaining ones."""
    kept = folder.kept()
    folder.tidy(kept, time.time())
    remove_abandoned()
    return [document for document in kept if os.path.exists(document.path)]


class RecoveryOffer(QObject):
    """Shows a bar in a window if there are documents to recover; removes old journals.

    Documents that were closed without being saved, and damaged journals, are not offered; the dialog shows both.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._notice = notice(session, "recovery-offer")
        self._work = Worker(self, at_once_ms=0)

    def make(self) -> None:
        """Look for documents in a thread, and offer them."""
        if is_recovery_enabled():
            self._work.run(_left, self._offer_of, lambda error: None)  # the recorder reports errors at the first edit
        else:
            self._work.run(lambda progress: folder.discard_all(), lambda _: None, lambda error: None, finishes=True)

    def _offer_of(self, left: Sequence[KeptDocument]) -> None:
        restorable = [document for document in left if document.can_be_restored and not document.is_closed]
        others = [document for document in left if document.is_of_other_version and not document.was_offered]
        if restorable:
            self._offer(restorable)
        elif others:
            self._explain(others)
        # If any document can be restored, those of other versions are explained at a later start.
        shown = [document for document in left if not (restorable and document in others)]
        offered = partial(folder.mark_offered, shown, time.time())
        self._work.run(lambda progress: offered(), lambda _: None, finishes=True)

    def _explain(self, others: Sequence[KeptDocument]) -> None:
        """Say, once, which documents another version of the program has kept, which this one cannot read."""
        named = [document.name or self.tr("Untitled") for document in others[:MAX_NAMED]]
        if more := len(others) - len(named):
            named.append(self.tr("%Ln other(s)", "", more))
        sentence = self.tr("Not saved, and kept by another version of HEN Editor: {documents}")
        show = BarButton(self.tr("Show..."), self.tr("Show what can be recovered"), self._show)
        self._notice.show(BarContent(sentence.format(documents=listed(named)), (show,)))

    def _offer(self, lost: Sequence[KeptDocument]) -> None:
        named = [self._described(document) for document in lost[:MAX_NAMED]]
        if more := len(lost) - len(named):
            named.append(self.tr("%Ln other(s)", "", more))
        sentence = self.tr("%Ln document(s) were not saved when HEN Editor stopped: {documents}", "", len(lost))
        restore = BarButton(
            self.tr("Restore all"),
            self.tr("Open these documents as they were, with their undo history; no file is changed"),
            lambda: self._restore(lost),
        )
        buttons = (
            *([restore] if len(lost) <= MOST_AT_ONCE else []),
            BarButton(self.tr("Show..."), self.tr("Show what can be recovered"), self._show),
            BarButton(self.tr("Later"), self.tr("Keep these documents under File > Recover"), self._notice.hide),
        )
        self._notice.show(BarContent(sentence.format(documents=listed(named)), buttons))

    def _described(self, lost: KeptDocument) -> str:
        name = lost.name or self.tr("Untitled")
        when = QDateTime.fromSecsSinceEpoch(int(lost.time))
        short = QLocale.FormatType.ShortFormat
        is_today = when.date() == QDateTime.currentDateTime().date()
        moment = QLocale().toString(when.time(), short) if is_today else QLocale().toString(when, short)
        changes = self.tr("%Ln change(s)", "", lost.changes)
        return self.tr("{name} ({changes}, {time})").format(name=name, changes=changes, time=moment)

    def _restore(self, lost: Sequence[KeptDocument]) -> None:
        self._notice.hide()
        self._session.recovery_wanted.emit(lost)

    def _show(self) -> None:
        self._notice.hide()
        self._session.commands["recover"].trigger()
