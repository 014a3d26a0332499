"""The start of the program and its end, each in a process of its own: no odd file, variable or signal stops it dead."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6 import QtGui
from PySide6.QtGui import QImage

from hen_editor import app
from hen_editor.document.recovery.recovered import recovered

ROOT = Path(__file__).resolve().parent.parent
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only: libraries and displays")
UNIX = pytest.mark.skipif(sys.platform == "win32", reason="pipes with names, and signals that end a program")

PATIENCE = 300
"""Seconds after which a start counts as one that never ends."""

LATER = {
    "hen_editor.diagrams",
    "hen_editor.teaching",
    "hen_editor.pasting",
    "hen_editor.drawing.pictures",
    "hen_editor.core.sgf.encoding.decode",
    "hen_editor.core.sgf.parsing.parser",
    "hen_editor.document.recovery",
    "hen_editor.ui.dialogs",
    "hen_editor.ui.files.printing",
    "hen_editor.ui.teaching",
    "hen_editor.ui.pictures",
    "hen_editor.ui.window.wiring",
}
"""What nobody needs before the window is painted."""

WIDGETS = """
import sys
from PySide6.QtWidgets import QWidget
from hen_editor import app

application = app.Application()
window = application.open_window()
print(*[made.__name__ for made in QWidget.__subclasses__()])
sys.exit()
"""
"""Prints the classes of widgets that are there when a window is about to be painted for the first time."""

KILLED = """
import os, signal, sys
from PySide6.QtCore import QTimer
from hen_editor import app

application = app.Application()
window = application.open_window()

def slot():
    print("begun", flush=True)
    os.kill(os.getpid(), signal.{name})
    sum(range(100_000))
    print("done", flush=True)

QTimer.singleShot(app.STARTUP_DELAY_MS + 500, slot)
QTimer.singleShot(app.STARTUP_DELAY_MS + 3000, lambda: os._exit(7))
"""

NO_NETWORK = """
import sys
sys.modules["PySide6.QtNetwork"] = None
from PySide6.QtCore import QTimer
from hen_editor import app

assert not app._handed_over(app._Options())
application = app.Application()
window = application.open_window()
QTimer.singleShot(app.STARTUP_DELAY_MS + 500, window.close)
"""
"""Python without Qt's network, of which systems lack a library now and then."""

COPIED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from hen_editor import app
from hen_editor.ui.hen_field.editor import HenEditor

application = app.Application()
window = application.open_window()
window.complete()
{copy}
print(*QGuiApplication.clipboard().mimeData().formats())
window.document.undo_stack.setIndex(0)
QTimer.singleShot(0, window.close)
"""


RAISING = """
import sys, threading
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from hen_editor import app
from hen_editor.core.board import Point
from hen_editor.document.recovery.recorder import Recorder
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.dialogs.exception import ExceptionDialog

application = app.Application()
window = application.open_window()
window.complete()
window.document.play(Point(3, 3))
shown, synced = [], []
Recorder.sync = lambda recorder: synced.append(recorder)
rounds = 0

def fail(*arguments):
    raise RuntimeError("made to fail")

def answer():
    global rounds
    rounds += 1
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, ExceptionDialog):
        shown.append(dialog)
        window.board.viewport().update()
        dialog.reject()
    if rounds == 15:
        print(len(shown), window.isVisible(), window.document.snapshot.move_number, len(synced), flush=True)
        window.document.play(Point(4, 4))
        window.document.undo_stack.setIndex(0)
        window.close()

timer = QTimer(interval=100)
timer.timeout.connect(answer)
timer.start()
{fault}
"""

FAULTS = {
    "a slot": "window.board.hovered.connect(fail); QTimer.singleShot(50, lambda: window.board.hovered.emit(None))",
    "a timer": "QTimer.singleShot(50, fail)",
    "a timer that goes on": "again = QTimer(interval=30); again.timeout.connect(fail); again.start()",
    "a paint event": "BoardView.paintEvent = fail; window.board.viewport().update()",
    "an event": "BoardView.resizeEvent = fail; QTimer.singleShot(50, lambda: window.resize(900, 700))",
    "a view": "window.board.show_state = fail; QTimer.singleShot(50, lambda: window.session.highlight([Point(1, 1)]))",
    "a thread": "QTimer.singleShot(50, lambda: threading.Thread(target=fail).start())",
}


@pytest.fixture
def settings(tmp_path: Path) -> Path:
    """The file of the settings that the program started here has."""
    path = tmp_path / "config" / "HEN Editor" / "HEN Editor.conf"
    path.parent.mkdir(parents=True)
    return path


def heed_signals() -> None:
    """Undo what a shell or nohup does to what it runs in the background: it ignores these signals."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def environment(home: Path, **variables: str) -> dict[str, str]:
    """Return the environment of a program whose settings and data are in a folder."""
    folders = {"XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(home / "data")}
    return {**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", **variables}


def start(home: Path, *arguments: str | Path, code: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the program, or code that has made the application and its window."""
    command = ["-c", f"{code}\nsys.exit(application.run())"] if code else ["-m", "hen_editor"]
    return subprocess.run(
        [sys.executable, *command, *map(str, arguments)],
        cwd=ROOT, env=environment(home, **variables), capture_output=True, text=True, check=False, timeout=PATIENCE,
        preexec_fn=None if sys.platform == "win32" else heed_signals,
    )  # fmt: skip


def picture(home: Path, *arguments: str | Path, **variables: str) -> str:
    """Run the program for a picture; return what it says, all having gone well."""
    path = home / "picture.png"
    done = start(home, "--screenshot", path, *arguments, **variables)
    assert done.returncode == 0, done.stderr
    assert not QImage(str(path)).isNull()
    return "\n".join(line for line in done.stderr.splitlines() if "propagateSizeHints" not in line)


def test_what_is_needed_later_is_not_imported_before_the_first_paint(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "tests.bench.first_paint", "program"],
        cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, check=True, timeout=PATIENCE,
    )  # fmt: skip
    imported = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "hen_editor.ui.window.main_window" in imported
    assert not imported & LATER


def test_classes_that_no_window_has_are_not_made_before_the_first_paint(tmp_path: Path) -> None:
    done = start(tmp_path, code=WIDGETS)
    made = done.stdout.split()
    assert "QMainWindow" in made
    assert not {"QCalendarWidget", "QWizardPage"} & {*made}  # as when a widget is asked for that Python did not make


# The command line.


def test_a_file_that_is_not_there_is_reported_and_no_picture_made(tmp_path: Path) -> None:
    done = start(tmp_path, "--screenshot", tmp_path / "picture.png", tmp_path / "missing.sgf")
    assert done.returncode == 1
    assert "missing.sgf could not be opened" in done.stderr
    assert not (tmp_path / "picture.png").exists()


def test_a_file_that_holds_no_game_is_reported_and_no_picture_made(tmp_path: Path) -> None:
    (tmp_path / "empty.sgf").touch()
    done = start(tmp_path, "--screenshot", tmp_path / "picture.png", tmp_path / "empty.sgf")
    assert done.returncode == 1
    assert "empty.sgf could not be opened: The file is empty." in done.stderr


def test_a_picture_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    done = start(tmp_path, "--screenshot", tmp_path / "nowhere" / "picture.png")
    assert done.returncode == 1
    assert "picture.png could not be written." in done.stderr


@pytest.mark.parametrize(
    "options", [["-reverse"], ["-style", "windows"], ["--platform", "minimal"], ["-title", "My games"]], ids=" ".join
)
def test_the_options_of_qt_are_for_qt(tmp_path: Path, options: list[str]) -> None:
    assert picture(tmp_path, *options) == ""


def test_a_misspelt_option_is_refused_in_a_sentence(tmp_path: Path) -> None:
    done = start(tmp_path, "--srceenshot", "picture.png")
    assert done.returncode == 2
    assert "unrecognized arguments: --srceenshot" in done.stderr


def test_the_version_is_printed_without_a_display(tmp_path: Path) -> None:
    done = start(tmp_path, "--version", QT_QPA_PLATFORM="xcb", DISPLAY=":2975")
    assert (done.returncode, done.stderr) == (0, "")


# What surrounds it.


@LINUX
@pytest.mark.parametrize(
    ("display", "sentence"), [("", "There is no display"), (":2975", "The display :2975 does not respond.")]
)
def test_without_a_display_it_ends_with_a_sentence(tmp_path: Path, display: str, sentence: str) -> None:
    done = start(tmp_path, QT_QPA_PLATFORM="", DISPLAY=display, WAYLAND_DISPLAY="")
    assert done.returncode == 1
    assert f"hen-editor: {sentence}" in done.stderr.splitlines()[-1]


def test_without_qts_network_each_start_is_a_program_of_its_own(tmp_path: Path) -> None:
    done = start(tmp_path, code=NO_NETWORK)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


@LINUX
def test_where_qt_lacks_a_library_it_ends_with_the_command_that_installs_it(tmp_path: Path) -> None:
    qt = tmp_path / "PySide6"
    (qt / "Qt" / "lib").mkdir(parents=True)
    (qt / "__init__.py").touch()
    (qt / "QtCore.py").write_text("raise ImportError('libEGL.so.1: cannot open shared object file')")
    library = Path(QtGui.__file__).read_bytes().replace(b"libQt6Gui.so.6\0", b"libQt6Gap.so.6\0")
    (qt / "Qt" / "lib" / "libQt6Gui.so.6").write_bytes(library)
    done = start(tmp_path, PYTHONPATH=str(tmp_path))
    assert done.returncode == 1
    missing, advice, *_ = done.stderr.splitlines()
    assert missing.startswith("hen-editor: Qt needs system libraries that are not installed: ")
    assert "libQt6Gap.so.6" in missing
    assert advice.startswith("Install ")


NO_SCALE = "QT_SCALE_FACTOR is '{}', not a number from 0.25 to 8: nothing is scaled."


@pytest.mark.parametrize("scale", ["nan", "inf", "0", "-1", "1e9", "large"])
def test_a_scale_that_is_none_is_ignored(monkeypatch: pytest.MonkeyPatch, scale: str) -> None:
    monkeypatch.setenv("QT_SCALE_FACTOR", scale)
    assert app.drop_odd_scale() == NO_SCALE.format(scale)
    assert "QT_SCALE_FACTOR" not in os.environ


def test_that_a_scale_is_ignored_is_printed(tmp_path: Path) -> None:
    assert picture(tmp_path, QT_SCALE_FACTOR="nan") == f"hen-editor: {NO_SCALE.format('nan')}"


@UNIX
def test_settings_in_a_pipe_are_not_waited_for(tmp_path: Path, settings: Path) -> None:
    os.mkfifo(settings)
    assert f"{settings} is not a regular file" in picture(tmp_path)


@UNIX
def test_settings_of_the_organisation_in_a_pipe_are_not_waited_for(tmp_path: Path, settings: Path) -> None:
    os.mkfifo(settings.parent.with_suffix(".conf"))
    assert "HEN Editor.conf is not a regular file" in picture(tmp_path)


@UNIX
def test_settings_of_unreasonable_size_are_not_read(tmp_path: Path, settings: Path) -> None:
    settings.write_text("[General]\ntheme=" + "dark, " * 100_000)
    assert f"{settings} has more than" in picture(tmp_path)
    assert settings.stat().st_size > 600_000


# What goes wrong.


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_an_exception_is_shown_once_and_the_work_stays_and_is_on_disk(tmp_path: Path, fault: str) -> None:
    done = start(tmp_path, code=RAISING.format(fault=fault))
    assert (done.returncode, done.stdout) == (0, "1 True 1 1\n"), done.stderr
    assert "made to fail" in done.stderr


# The end.


COPIES = {
    "a variation": ("window.commands['copy-variation'].trigger()", "text/plain"),
    "a HEN": (
        "window.document.type_hen('.9x9'); field = window.findChild(HenEditor); field.selectAll(); field.copy()",
        "text/plain",
    ),
    "a picture": (
        "window.commands['copy-picture'].trigger()",
        "application/x-qt-image image/png image/svg+xml application/x-hen text/uri-list",
    ),
}


@pytest.mark.parametrize(("copy", "types"), COPIES.values(), ids=COPIES)
def test_the_program_ends_well_while_a_copy_of_its_own_is_on_the_clipboard(
    tmp_path: Path, copy: str, types: str
) -> None:
    done = start(tmp_path, code=COPIED.format(copy=copy))
    assert (done.returncode, done.stdout) == (0, f"{types}\n"), done.stderr


@UNIX
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_lets_the_slot_that_runs_finish_and_ends_the_program(tmp_path: Path, name: str) -> None:
    done = start(tmp_path, code=KILLED.format(name=name))
    assert done.returncode == -signal.Signals[name]
    assert done.stdout == "begun\ndone\n"
    assert "Traceback" not in done.stderr


@UNIX
def test_a_signal_ends_a_program_in_which_a_dialog_is_open(tmp_path: Path) -> None:
    asking = (
        "from hen_editor.ui.dialogs.messages import refuse\nQTimer.singleShot(100, lambda: refuse(window, 'No.', ''))"
    )
    done = start(tmp_path, code=KILLED.format(name="SIGTERM") + asking)
    assert done.returncode == -signal.SIGTERM


@UNIX
def test_a_signal_that_the_program_was_started_to_ignore_is_ignored(tmp_path: Path) -> None:
    ignoring = "import signal, sys\nsignal.signal(signal.SIGHUP, signal.SIG_IGN)" + KILLED.format(name="SIGHUP")
    done = start(tmp_path, code=ignoring)
    assert done.returncode == 7


@UNIX
def test_a_second_signal_ends_a_program_that_is_busy(tmp_path: Path) -> None:
    busy = KILLED.format(name="SIGINT").replace("sum(range(100_000))", "os.kill(os.getpid(), signal.SIGINT)")
    done = start(tmp_path, code=busy)
    assert done.returncode == -signal.SIGINT
    assert done.stdout == "begun\n"


# The session.

SESSION = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from hen_editor import app
from hen_editor.core.board import Point
from hen_editor.core.game import navigate
from hen_editor.document import worker
from hen_editor.ui.program import reopening
from hen_editor.ui.window.main_window import MainWindow

def windows():
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]

def shown(window):
    document = window.document
    return f"{{document.path.name if document.path else None}}:{{document.snapshot.move_number}}"

def look():
    # What is asked for, or else what is to be reopened, comes first.
    wanted = sys.argv[1:] or [one.file for one in reopening.stored()]
    paths = [window.document.path for window in windows()]
    if not all(Path(each) in paths or not Path(each).exists() for each in wanted):
        QTimer.singleShot(10, look)
        return
    print(*sorted(map(shown, windows())), flush=True)
    {act}

class Watched(app.Application):
    def begin_reopening(self, **how):
        super().begin_reopening(**how)
        QTimer.singleShot(app.STARTUP_DELAY_MS, look)  # by then it heeds signals

app.Application = Watched
sys.argv = ["hen-editor", *{arguments}]
class application:
    run = app.main
"""

QUIT = """
    for path in {opened}:
        windows()[0].session.files.open_path(Path(path))
    QTimer.singleShot(app.STARTUP_DELAY_MS, windows()[0].commands["quit"].trigger)
"""

EDITED = """
    fsync = os.fsync
    def tell(handle):
        print("synced", flush=True)
        fsync(handle)
    os.fsync = tell
    worker.AT_ONCE_MS = 10_000
    (first,) = windows()
    for path in {opened}:
        before = windows()
        first.commands["new-window"].trigger()
        (window,) = (one for one in windows() if one not in before)
        window.complete()
        window.session.files.open_path(Path(path))
    for window in windows():
        document = window.document
        document.go(navigate.last(document.snapshot.tree, document.snapshot.node))
        document.play(Point(4, 4))
        for text in ("w", "wo", "words"):
            document.type_comment(text)
    os.kill(os.getpid(), signal.{name})
"""


GAME = "(;SZ[9];B[aa];W[bb];B[cc])"


@pytest.fixture
def games(tmp_path: Path) -> list[str]:
    """Two files."""
    paths = [tmp_path / "one.sgf", tmp_path / "two.sgf"]
    for path in paths:
        path.write_text(GAME)
    return [*map(str, paths)]


def act(home: Path, act: str, *arguments: str, status: int = 0) -> str:
    """Let the program do something after its start; return what it says, first of all what it shows."""
    done = start(home, code=SESSION.format(act=act, arguments=[*arguments]))
    assert (done.returncode, "Traceback" in done.stderr) == (status, False), done.stderr
    return done.stdout.strip()


def test_the_program_reopens_its_files_without_an_argument(tmp_path: Path, games: list[str]) -> None:
    one, two = games
    assert act(tmp_path, QUIT.format(opened=[one])) == "None:0"
    picture(tmp_path)
    assert act(tmp_path, QUIT.format(opened=[])) == "one.sgf:0"
    assert act(tmp_path, QUIT.format(opened=[]), two) == "two.sgf:0"
    assert act(tmp_path, QUIT.format(opened=[])) == "two.sgf:0"


@UNIX
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_puts_all_work_on_disk_and_the_next_start_shows_the_same(
    tmp_path: Path, games: list[str], name: str
) -> None:
    said = act(tmp_path, EDITED.format(opened=games, name=name), status=-signal.Signals[name])
    assert said.split() == ["None:0", "synced", "synced", "synced"]
    journals = [recovered(path.read_bytes()) for path in (tmp_path / "data").rglob("*.journal")]
    done = [found.snapshot.tree.node(found.snapshot.node)["C"] for found in journals if found is not None]
    assert done == ["words"] * 3
    assert act(tmp_path, QUIT.format(opened=[])) == "one.sgf:3 two.sgf:3"
    assert [Path(path).read_text() for path in games] == [GAME] * 2


ASKED_TO_QUIT = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from hen_editor import app
from hen_editor.ui.program import reopening
from hen_editor.ui.session.session import open_sessions

application = app.Application()
window = application.open_window()
window.complete()
application.begin_reopening(restore=False)
paths = [*map(Path, sys.argv[1:])]
application.open_files(paths)

def ask():
    if {session.document.path for session in open_sessions()} == {*paths}:
        QCoreApplication.sendEvent(QCoreApplication.instance(), QEvent(QEvent.Type.Quit))
        print(*(Path(one.file).name for one in reopening.stored()), flush=True)
    else:
        QTimer.singleShot(10, ask)

QTimer.singleShot(0, ask)
"""


def test_all_windows_are_reopened_where_the_system_ended_the_program(tmp_path: Path) -> None:
    """It asks by an event, as from the Dock of macOS and at its log-out; Qt would close window by window."""
    paths = [tmp_path / name for name in ("one.sgf", "two.sgf")]
    for path in paths:
        path.write_text("(;SZ[9];B[aa])")
    done = start(tmp_path, *paths, code=ASKED_TO_QUIT)
    assert (done.returncode, done.stdout) == (0, "one.sgf two.sgf\n"), done.stderr


# A program without a console, as on Windows.

MUTE = """
import sys
sys.stdin = sys.stdout = sys.stderr = None
from hen_editor.__main__ import main
sys.argv[1:] = {arguments}
sys.exit(main())
"""


@pytest.mark.parametrize(
    ("arguments", "status", "scale"),
    [
        (["--help"], 0, "1"),
        (["--version"], 0, "1"),
        (["--misspelt"], 2, "1"),
        (["--screenshot", "nowhere/picture.png"], 1, "1"),
        (["--screenshot", "picture.png", "missing.sgf"], 1, "1"),
        (["--screenshot", "picture.png"], 0, "nan"),
        (["--install-desktop"], 0, "1"),
    ],
    ids=str,
)
def test_without_a_console_nothing_is_printed_and_nothing_fails(
    tmp_path: Path, arguments: list[str], status: int, scale: str
) -> None:
    """Its exit status is not that of an exception."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale, "XDG_DATA_HOME": "data"}
    command = [sys.executable, "-c", MUTE.format(arguments=arguments)]
    done = subprocess.run(command, cwd=tmp_path, env=environment, timeout=PATIENCE, check=False)
    assert done.returncode == status
    assert ("picture.png" in arguments and status == 0) is (tmp_path / "picture.png").exists()


INTERRUPTED = """
import os, signal, sys
from PySide6.QtCore import QCoreApplication, QTimer
from hen_editor import app

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell starts what is in the background without it
application = QCoreApplication([])
sys.platform = "win32"
termination = app.Termination(application)
termination.near.connect(lambda: os.write(1, b"kept\\n"))  # the signal may come while the other is printed
print("begun", flush=True)
application.exec()
"""


@UNIX
def test_ctrl_c_in_the_console_of_windows_ends_the_program_once_its_work_is_kept(tmp_path: Path) -> None:
    """There Qt waits for events without Python, and no pipe can wake it."""
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == -signal.SIGINT
        assert process.stdout.read() == "kept\n"


@UNIX
def test_work_is_on_disk_when_qt_ends_the_program_because_the_display_is_gone(tmp_path: Path, games: list[str]) -> None:
    edited, _, _ = EDITED.format(opened=games, name="SIGTERM").rpartition("    os.kill")
    gone = """
    from PySide6.QtCore import qWarning
    qWarning("The X11 connection broke (error 1). Did the X11 server die?")
    os._exit(1)
"""
    assert act(tmp_path, edited + gone, status=1).split() == ["None:0", "synced", "synced", "synced"]
    journals = [recovered(path.read_bytes()) for path in (tmp_path / "data").rglob("*.journal")]
    assert [found.snapshot.tree.node(found.snapshot.node)["C"] for found in journals if found] == ["words"] * 3
