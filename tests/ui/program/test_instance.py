"""A start with files hands them to the program that runs already."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hen_editor import app
from hen_editor.document.private_folder import private_folder
from hen_editor.ui.program.instance import Instance, hand_over
from hen_editor.ui.program.windows import Windows
from hen_editor.ui.theme import Theme

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="its sockets are named pipes")

HAND_OVER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
QCoreApplication.setApplicationName(sys.argv[1])
QCoreApplication.setOrganizationName(sys.argv[2])
from hen_editor.ui.program.instance import hand_over
print(hand_over([*map(Path, sys.argv[3:])]))
"""


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of data whose path is short enough for a socket in it."""
    with TemporaryDirectory(prefix="hen-") as folder:
        monkeypatch.setenv("XDG_DATA_HOME", folder)
        yield Path(folder)


def handed_over(qtbot: QtBot, *paths: Path) -> bool:
    """Return whether another start could hand over files, while this process goes on."""
    names = QCoreApplication.applicationName(), QCoreApplication.organizationName()
    command = [sys.executable, "-c", HAND_OVER, *names, *map(str, paths)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        qtbot.waitUntil(lambda: process.poll() is not None, timeout=30_000)
        assert process.stdout is not None
        return process.stdout.read() == "True\n"


def test_the_first_program_receives_the_files_of_the_second(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    first, received = Instance(qapp), list[Path]()
    first.received.connect(received.extend)
    assert first.listen()
    assert not Instance(qapp).listen()
    odd = tmp_path / "a game\nof 囲碁.sgf"
    assert handed_over(qtbot, odd, Path("relative.hen"))
    assert received == [odd, Path.cwd() / "relative.hen"]


def test_without_a_running_program_nothing_is_handed_over(qtbot: QtBot, tmp_path: Path) -> None:
    assert not handed_over(qtbot, tmp_path / "game.sgf")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep a folder that is in use")
def test_in_a_folder_that_was_deleted_relative_paths_are_not_handed_over(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Instance(qapp).listen()
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert not hand_over([Path("game.sgf")])


def test_a_socket_that_a_killed_program_left_is_taken_over(qapp: QApplication) -> None:
    left = private_folder("instance") / "socket"
    left.touch()
    instance = Instance(qapp)
    assert instance.listen()
    assert left.is_socket()


@pytest.mark.parametrize(
    "message", [b"no JSON\n", b'{"a": 1}\n', b"[1]\n", b"[]\n", b'["a\\u0000b"]\n', b"[" * 10_000 + b"\n"]
)
def test_what_is_no_message_opens_nothing(qtbot: QtBot, qapp: QApplication, message: bytes) -> None:
    instance, received = Instance(qapp), list[Path]()
    instance.received.connect(received.extend)
    assert instance.listen()
    other = QLocalSocket()
    with qtbot.waitSignal(other.disconnected):
        other.connectToServer(str(private_folder("instance") / "socket"))
        other.write(message)
    assert received == []


def test_what_a_start_has_given_up_to_hand_over_is_not_opened_twice(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    instance, received = Instance(qapp), list[Path]()
    instance.received.connect(received.extend)
    assert instance.listen()
    for name in ("given-up.sgf", "handed-over.sgf"):
        other = socket.socket(socket.AF_UNIX)
        other.connect(str(private_folder("instance") / "socket"))
        other.sendall(json.dumps([str(tmp_path / name)]).encode() + b"\n")
        if name == "given-up.sgf":
            other.close()
    qtbot.waitUntil(lambda: bool(received))
    assert received == [tmp_path / "handed-over.sgf"]
    other.close()


def test_received_files_are_shown_in_windows(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    windows = Windows(Theme(qapp))
    windows.open()
    windows.listen()
    paths = [tmp_path / f"{name}.sgf" for name in "ab"]
    for path in paths:
        path.write_text("(;SZ[9];B[dd])")
    assert handed_over(qtbot, *paths)
    qtbot.waitUntil(lambda: [window.document.path for window in windows.visible()] == paths)
    for window in windows.visible():
        assert window.close()


def test_an_event_of_macos_opens_its_file(qtbot: QtBot, tmp_path: Path) -> None:
    """The tests have an application already, so what it does with the event is called."""
    opened: list[Path] = []

    class Receiver:
        class file_opened:  # noqa: N801 - stands for a signal
            emit = staticmethod(opened.append)

    event = QFileOpenEvent(QUrl.fromLocalFile(str(tmp_path / "game.sgf")))
    assert app.QtApplication.event(Receiver(), event)  # type: ignore[arg-type]
    assert opened == [tmp_path / "game.sgf"]


def test_several_files_and_addresses_of_files_are_arguments() -> None:
    options = app.command_line().parse_args(["a.sgf", "file:///tmp/b%20c.hen"])
    assert options.files == [Path("a.sgf"), Path("/tmp/b c.hen")]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no names that are not UTF-8")
def test_the_address_of_a_file_whose_name_is_no_text_is_an_argument() -> None:
    path = Path(os.fsdecode(b"/tmp/caf\xe9.sgf"))
    assert app.command_line().parse_args([path.as_uri()]).files == [path]
