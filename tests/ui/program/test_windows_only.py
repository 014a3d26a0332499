"""What only Windows is asked for, of libraries that stand in for its own."""

import ctypes
import sys
from typing import Any

import pytest
from PySide6.QtNetwork import QLocalSocket

from hen_editor import DESKTOP_ID, app
from hen_editor.ui.program import instance


class Libraries:
    """Notes which functions of which libraries are called; the session is that of this number."""

    def __init__(self) -> None:
        self.called: list[tuple[str, object]] = []
        self.session = 1
        self.shell32 = self.user32 = self.kernel32 = self

    def SetCurrentProcessExplicitAppUserModelID(self, name: ctypes.c_wchar_p) -> None:
        self.called.append(("name", name.value))

    def AllowSetForegroundWindow(self, process: int) -> None:
        self.called.append(("forward", process))

    def ProcessIdToSessionId(self, process: int, session: Any) -> None:
        ctypes.cast(session, ctypes.POINTER(ctypes.c_ulong)).contents.value = self.session


@pytest.fixture
def libraries(monkeypatch: pytest.MonkeyPatch) -> Libraries:
    made = Libraries()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", made, raising=False)
    return made


def test_the_running_program_may_come_forward_before_it_hears_of_the_files(
    libraries: Libraries, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows refuses the focus to all but the program that the user has just started."""

    class Socket(QLocalSocket):
        def connectToServer(self, name: str) -> None:  # type: ignore[override]
            libraries.called.append(("connect", name.rpartition("-")[2]))

        def waitForConnected(self, patience: int = 0) -> bool:
            return True

        def write(self, data: bytes) -> int:  # type: ignore[override]
            libraries.called.append(("write", data))
            return len(data)

        def waitForReadyRead(self, patience: int = 0) -> bool:
            return False

    monkeypatch.setattr(instance, "QLocalSocket", Socket)
    assert not instance.hand_over([])
    assert libraries.called == [("connect", "1"), ("forward", -1), ("write", b"[]\n")]


def test_each_session_of_a_user_has_a_pipe_of_its_own(libraries: Libraries) -> None:
    """Files would else open on the screen of another session."""
    names = set()
    for libraries.session in (1, 2):
        names.add(instance.server_name())
    assert len(names) == 2


def test_the_program_has_its_name_before_there_is_an_application(
    libraries: Libraries, monkeypatch: pytest.MonkeyPatch
) -> None:
    class MadeError(Exception):
        pass

    def make(arguments: list[str]) -> None:
        libraries.called.append(("application", None))
        raise MadeError

    monkeypatch.setattr(app, "QtApplication", make)
    with pytest.raises(MadeError):
        app.Application()
    assert libraries.called == [("name", DESKTOP_ID), ("application", None)]
