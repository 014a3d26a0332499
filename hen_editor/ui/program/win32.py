"""Calls of the Windows API that Qt lacks; imported only on Windows."""

import ctypes
import os

_ANY_PROCESS = -1


def name_program(name: str) -> None:
    """Name the program for the task bar, which would otherwise group the windows of all Python programs.

    Call this before the first window is created.
    """
    _libraries().shell32.SetCurrentProcessExplicitAppUserModelID(ctypes.c_wchar_p(name))


def let_others_come_forward() -> None:
    """Allow other processes to bring a window to the front, which this one may because the user has just started it."""
    _libraries().user32.AllowSetForegroundWindow(_ANY_PROCESS)


def session() -> int:
    """Return the number of the Windows session of the program: a user may have several, for example a remote one."""
    found = ctypes.c_ulong()
    _libraries().kernel32.ProcessIdToSessionId(os.getpid(), ctypes.byref(found))
    return found.value


def _libraries() -> "ctypes.LibraryLoader[ctypes.CDLL]":
    libraries: ctypes.LibraryLoader[ctypes.CDLL] = getattr(ctypes, "windll")  # noqa: B009 - it exists only on Windows
    return libraries
