"""What Windows asks of a program, which Qt does not do; to be imported only there."""

import ctypes
import os

_ANY_PROCESS = -1


def name_program(name: str) -> None:
    """Name the program for the task bar, which would else show and pin the windows of all Python programs as one.

    Call before the first window is made.
    """
    _libraries().shell32.SetCurrentProcessExplicitAppUserModelID(ctypes.c_wchar_p(name))


def let_others_come_forward() -> None:
    """Allow other processes to bring a window to the front, as the one that the user has just started may itself."""
    _libraries().user32.AllowSetForegroundWindow(_ANY_PROCESS)


def session() -> int:
    """Return the number of the session whose screen shows the program: a user may have several, one of them remote."""
    found = ctypes.c_ulong()
    _libraries().kernel32.ProcessIdToSessionId(os.getpid(), ctypes.byref(found))
    return found.value


def _libraries() -> "ctypes.LibraryLoader[ctypes.CDLL]":
    libraries: ctypes.LibraryLoader[ctypes.CDLL] = getattr(ctypes, "windll")  # noqa: B009 - it is only there
    return libraries
