"""Start the program: parse the command line, create the application, show its windows."""

import argparse
import gc
import os
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import (
    QEvent,
    QEventLoop,
    QLoggingCategory,
    QMessageLogContext,
    QObject,
    QSocketNotifier,
    QTimer,
    QtMsgType,
    Signal,
    SignalInstance,
    qFormatLogMessage,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from hen_editor import DESKTOP_ID, NAME, __version__
from hen_editor.document import files
from hen_editor.languages import ENGLISH
from hen_editor.resources import EXAMPLES
from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.program.exceptions import Exceptions
from hen_editor.ui.program.key_focus import KeyFocus
from hen_editor.ui.program.latin_keys import LatinKeys
from hen_editor.ui.program.windows import Windows
from hen_editor.ui.settings import chosen, use_safe_file
from hen_editor.ui.theme import Scheme, Theme
from hen_editor.ui.translation import LACKING_FONT, can_be_shown, language, translate_into
from hen_editor.ui.window.main_window import FULL_SIZE, MainWindow

if TYPE_CHECKING:
    from PySide6.QtGui import QFileOpenEvent

PICTURED = EXAMPLES / "annotated-game.sgf"
"""The default contents of a screenshot."""

STARTUP_DELAY_MS = 500
"""The delay of deferred startup work, in milliseconds."""

SIGNAL_CHECK_MS = 500
"""How often Python runs on Windows to see whether Ctrl+C was pressed in the console, in milliseconds."""

SWITCH_INTERVAL_SECONDS = 0.001
"""How long a thread computes before the window may go on: with Python's 5 ms, the window would stutter."""

LONGEST_SHOWING_MS = 1000
"""How long the views of a window may take to show a document, in milliseconds."""

_QT_FLAGS = ("reverse", "widgetcount", "nograb", "dograb")
_QT_OPTIONS = (
    *("display", "geometry", "icon", "name", "platform", "platformpluginpath", "platformtheme", "plugin"),
    *("qwindowgeometry", "qwindowicon", "qwindowtitle", "session", "style", "stylesheet", "title", "visual"),
)
"""Qt options with a value; those above have none."""

_DISPLAY_IS_GONE = "connection broke"
"""Part of the message that Qt writes when the X server or the Wayland compositor has died."""

_SCALES = 0.25, 8.0
"""The valid range of Qt's scale factor."""


class QtApplication(QApplication):
    """The application as the system sees it.

    file_opened: the path of a file that was opened by a double click on macOS, which sends it as an event.
    quit_wanted: the event by which the system asks the program to quit, as from the Dock of macOS or at log-out there;
    to refuse, ignore it.
    """

    file_opened = Signal(Path)
    quit_wanted = Signal(object)

    def event(self, event: QEvent) -> bool:
        """Open a file that the system asks to open, and quit all windows at once: Qt would ask window by window."""
        if event.type() is QEvent.Type.FileOpen:
            self.file_opened.emit(Path(cast("QFileOpenEvent", event).file()))
            return True
        if event.type() is QEvent.Type.Quit:
            self.quit_wanted.emit(event)
            if not event.isAccepted():
                return True
        return super().event(event)


class Application:
    """The application and its windows; it exits when the last one is closed.

    lacks_font: whether it speaks English because the system has no font for the user's language.
    """

    def __init__(self, qt_options: Sequence[str] = ()) -> None:
        if sys.platform == "win32":
            from hen_editor.ui.program import win32

            win32.name_program(DESKTOP_ID)
        # The style is set by name because `setStyle` returns one, and QStyle's many enums take 6 ms to initialise.
        self._qt = QtApplication(["hen-editor", "-style", "fusion", *qt_options])
        self._qt.setDesktopFileName(DESKTOP_ID)
        self._qt.setApplicationName(NAME)
        self._qt.setApplicationDisplayName(NAME)
        self._qt.setOrganizationName(NAME)
        self._qt.setApplicationVersion(__version__)
        wanted = language()
        self.lacks_font = not can_be_shown(wanted)
        translate_into(self._qt, ENGLISH if self.lacks_font else wanted)
        self._theme = Theme(self._qt, chosen("theme", Scheme.SYSTEM))
        self._windows = Windows(self._theme)
        LatinKeys(self._qt)
        KeyFocus(self._qt)
        self._qt.commitDataRequest.connect(self._windows.commit_data)
        self._qt.file_opened.connect(lambda path: self._windows.open_files([path]))
        self._qt.quit_wanted.connect(self._windows.quit_or_refuse)
        sys.setswitchinterval(SWITCH_INTERVAL_SECONDS)

    def open_window(self) -> MainWindow:
        """Show a new window with an empty board."""
        return self._windows.open()

    def open_files(self, paths: Sequence[Path], move: int = 0) -> None:
        """Show files, each in a window of its own, the first one at a move of its main line."""
        self._windows.open_files(paths, partial(go_to_move, number=move))

    def begin_reopening(self, *, restore: bool) -> None:
        """Store from now on what the windows show; restore: whether to reopen what they showed last time."""
        self._windows.begin_reopening(restore=restore)

    def run(self) -> int:
        """Handle events until the last window is closed; return the exit status."""
        Exceptions(self._qt).caught.connect(self._windows.sync_journals)
        # None of these is urgent: the first window should appear and take input before.
        QTimer.singleShot(STARTUP_DELAY_MS, collect_garbage)
        QTimer.singleShot(STARTUP_DELAY_MS, self._qt, self._heed_signals)
        QTimer.singleShot(STARTUP_DELAY_MS, self._qt, self._windows.offer_recovery)
        QTimer.singleShot(STARTUP_DELAY_MS, self._qt, self._windows.listen)
        return self._qt.exec()

    def _heed_signals(self) -> None:
        termination = Termination(self._qt)
        termination.near.connect(self._windows.keep_all)
        if sys.platform not in ("win32", "darwin"):
            before = qInstallMessageHandler(None)
            qInstallMessageHandler(partial(_heed_message, termination.near, before))


def _heed_message(
    near: SignalInstance, before: Callable[..., object] | None, kind: QtMsgType, context: QMessageLogContext, text: str
) -> None:
    """Save all work when the display is gone: Qt ends the program right after this message, without any signal.

    before: the handler of all other messages; None for Qt's own.
    """
    if _DISPLAY_IS_GONE in text:
        near.emit()
    if before is None:
        sys.stderr.write(f"{qFormatLogMessage(kind, context, text)}\n")
    else:
        before(kind, context, text)


def _explain_no_start(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Write what Qt reports while it starts; if it cannot, say what it lacks and exit: Qt would abort, and not say."""
    if kind is QtMsgType.QtFatalMsg:
        from hen_editor.qt_libraries import why_qt_does_not_start

        reason = why_qt_does_not_start(os.environ)
        if reason is not None:
            _print_error(reason)
            os._exit(1)
    sys.stderr.write(f"{qFormatLogMessage(kind, context, text)}\n")


class Termination(QObject):
    """Terminates the program on a signal, between two events; a second signal terminates it at once.

    No questions are asked: nobody may be there to answer.

    near: the program is about to exit; save unsaved data now.
    """

    near = Signal()
    _pipe: int

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        # Python runs handlers only while running code, not while Qt waits for events.
        if sys.platform == "win32":
            self._wake_by_timer()
        else:
            self._wake_by_pipe()

    def _wake_by_timer(self) -> None:
        """Let Python run every now and then, if there is a console: on Windows Qt cannot watch pipes."""
        if sys.stdin is None:
            return
        for number in _terminating_signals():
            signal.signal(number, lambda number, frame: self._end(number))
        self._clock = QTimer(self, interval=SIGNAL_CHECK_MS)
        self._clock.timeout.connect(_let_python_run)
        self._clock.start()

    def _wake_by_pipe(self) -> None:
        self._pipe, end = os.pipe()
        if sys.platform != "win32":  # where Python 3.11 has no such function
            os.set_blocking(end, False)
        signal.set_wakeup_fd(end, warn_on_full_buffer=False)
        for number in _terminating_signals():
            signal.signal(number, _leave_to_pipe)
        self._notifier = QSocketNotifier(self._pipe, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(lambda: self._end(os.read(self._pipe, 1)[0]))

    def _end(self, number: int) -> None:
        signal.signal(number, signal.SIG_DFL)
        self.near.emit()
        signal.raise_signal(number)


def _let_python_run() -> None:
    """Do nothing: merely running Python lets it handle pending signals."""


def _leave_to_pipe(number: int, frame: FrameType | None) -> None:
    """Handle this signal through the pipe, and leave the next one to the system."""
    signal.signal(number, signal.SIG_DFL)


def _terminating_signals() -> list[signal.Signals]:
    """Return the signals that terminate the program, except those ignored at startup, as with `nohup`."""
    names = ("SIGINT", "SIGTERM", "SIGHUP")
    numbers = (getattr(signal, name) for name in names if hasattr(signal, name))
    return [number for number in numbers if signal.getsignal(number) is not signal.SIG_IGN]


def main(argv: list[str] | None = None) -> int:
    """Run the editor until its windows are closed; with `--screenshot`, save a screenshot and exit."""
    give_streams()
    arguments = sys.argv[1:] if argv is None else argv
    # Without arguments there is nothing to parse, and creating the parser takes 3 ms.
    options = command_line().parse_args(arguments, _Options()) if arguments else _Options()
    if options.desktop is not None:
        return _change_desktop(is_wanted=options.desktop)
    for warning in (drop_odd_scale(), use_safe_file(NAME)):
        if warning:
            _print_error(warning)
    if options.files and not options.new_instance and options.screenshot is None and _handed_over(options):
        return 0
    before = qInstallMessageHandler(_explain_no_start)
    application = Application(options.qt)
    qInstallMessageHandler(before)
    if options.screenshot is not None:
        # Qt's offscreen platform warns about each window whose size is limited.
        QLoggingCategory.setFilterRules("default.warning=false")
    window = application.open_window()
    if options.screenshot is not None:
        error = _picture(window, next(iter(options.files), PICTURED), options.move, options.screenshot)
        if error:
            _print_error(error)
        return 1 if error else 0
    if application.lacks_font:
        window.completed.connect(partial(window.session.show_status, LACKING_FONT))
    window.completed.connect(partial(application.begin_reopening, restore=not options.files))
    if options.files:
        call_soon(window, partial(application.open_files, options.files, options.move))
    return application.run()


def _handed_over(options: "_Options") -> bool:
    """Return whether a running instance opens the files; it is not asked to if options make this one different."""
    if options.move or options.qt:
        return False
    try:
        from hen_editor.ui.program.instance import hand_over
    except ImportError:  # Qt's network lacks a library
        return False
    for set_name in (QApplication.setApplicationName, QApplication.setOrganizationName):
        set_name(NAME)
    return hand_over(options.files)


def _change_desktop(*, is_wanted: bool) -> int:
    """Install the program for the desktop, or remove it; print the files concerned, and return the exit status."""
    from hen_editor.document import desktop

    if not sys.platform.startswith("linux"):
        _print_error("only desktops of Linux and its like are told of programs by files.")
        return 2
    change, done = (desktop.install, "installed") if is_wanted else (desktop.remove, "removed")
    try:
        paths = change(desktop.data_home())
    except OSError as error:
        _print_error(f"{error.filename}: {error.strerror}.")
        return 2
    sys.stdout.writelines(f"{done}: {path}\n" for path in paths)
    return 0


def collect_garbage() -> None:
    """Turn the garbage collector on, but exempt everything created at startup, which stays anyway."""
    gc.freeze()
    gc.enable()


def go_to_move(window: MainWindow, number: int) -> None:
    """Go to a move of the main line; 0 is where the file opens."""
    if number > 0:
        from hen_editor.core.convert import node_after

        window.document.go(node_after(window.document.snapshot.tree, number))


def _picture(window: MainWindow, path: Path, move: int, picture: Path) -> str:
    """Save a screenshot of a window with a file, without any questions; return why it failed, or an empty text."""
    try:
        file = files.read(path)
    except (OSError, MemoryError) as error:
        return f"{files.readable(path)} could not be opened: {error}"
    if file.refusal is not None:
        return f"{files.readable(path)} could not be opened: {file.refusal.message}"
    window.resize(FULL_SIZE)  # regardless of the screen, which is small without a display
    window.complete()
    window.document.begin(file)
    go_to_move(window, move)
    loop = QEventLoop()
    QTimer.singleShot(LONGEST_SHOWING_MS, loop.quit)  # by then, views that are filled later are filled, too
    loop.exec()
    return "" if window.grab().save(str(picture)) else f"{picture} could not be written."


def drop_odd_scale() -> str:
    """Ignore an invalid scale factor for Qt; return a message about it."""
    scale = os.environ.get("QT_SCALE_FACTOR", "")
    least, most = _SCALES
    try:
        if not scale or least <= float(scale) <= most:
            return ""
    except ValueError:
        pass  # not a number
    del os.environ["QT_SCALE_FACTOR"]
    return f"QT_SCALE_FACTOR is {scale!r}, not a number from {least:g} to {most:g}: nothing is scaled."


def give_streams() -> None:
    """Discard printed text if there is nowhere to print it, as in a program without a console on Windows."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - as long as the program


def _print_error(sentence: str) -> None:
    sys.stderr.write(f"hen-editor: {sentence}\n")


class _Options(argparse.Namespace):
    """The command line, with its defaults. desktop: whether to install for the desktop. qt: the options for Qt."""

    files: Sequence[Path] = ()
    move = 0
    new_instance = False
    screenshot: Path | None = None
    desktop: bool | None = None
    qt: Sequence[str] = ()


def command_line() -> argparse.ArgumentParser:
    """Return the parser of the arguments that the editor takes."""
    parser = argparse.ArgumentParser(prog="hen-editor", description="Edit Go positions (HEN) and games (SGF).")
    parser.add_argument("files", nargs="*", type=_path, metavar="file", help=".sgf and .hen files to open")
    parser.add_argument("--move", type=int, metavar="N", help="go to move N")
    parser.add_argument("--screenshot", type=Path, metavar="PNG", help="save a screenshot of the window and exit")
    parser.add_argument(
        "--new-instance", action="store_true", help="open the files in a process of its own, even if the program runs"
    )
    parser.add_argument(
        "--install-desktop",
        dest="desktop",
        action="store_const",
        const=True,
        help="tell the desktop of the program: its menu, its files, completions and the manual of hen",
    )
    parser.add_argument(
        "--remove-desktop", dest="desktop", action="store_const", const=False, help="take that back, and exit"
    )
    parser.add_argument("--version", action="version", version=__version__)
    for name in _QT_OPTIONS:
        parser.add_argument(f"-{name}", f"--{name}", action=_ForQt, help=argparse.SUPPRESS)
    for name in _QT_FLAGS:
        parser.add_argument(f"-{name}", f"--{name}", action=_ForQt, nargs=0, help=argparse.SUPPRESS)
    return parser


def _path(text: str) -> Path:
    """Return the path of an argument, which may be a file URL, as some desktops pass it."""
    if not text.startswith("file:"):
        return Path(text)
    from PySide6.QtCore import QUrl

    return files.path_of_url(QUrl(text))


class _ForQt(argparse.Action):
    """Collects an option of Qt."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[object] | None,
        option_string: str | None = None,
    ) -> None:
        value = [values] if isinstance(values, str) else []
        namespace.qt = [*namespace.qt, option_string, *value]
