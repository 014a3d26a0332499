"""Windows and macOS, as far as one can be told from Linux: what the package sees of the system there.

`pretend` is for a process of its own: the modules of the package, and no others, find neither the names that the system
lacks nor its modules, and calls of its own library answer as it would. `refuse_open_files` has the whole process treat
files as Windows does: what is open can be neither renamed, nor replaced, nor removed.
"""

import builtins
import contextlib
import ctypes
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

_LINUX = {
    "os": "sched_getaffinity sched_setaffinity listxattr getxattr setxattr removexattr O_PATH O_TMPFILE pidfd_open "
    "memfd_create posix_fallocate",
    "sys": "",
    "signal": "SIGPOLL SIGPWR SIGRTMIN SIGRTMAX sigtimedwait sigwaitinfo",
    "time": "CLOCK_BOOTTIME CLOCK_TAI",
}
_POSIX = {
    "os": "getuid geteuid getgid getegid getgroups chown lchown fchown fchmod fork forkpty mkfifo mknod statvfs "
    "fstatvfs uname nice killpg getpgid setsid O_NONBLOCK O_NOFOLLOW O_DIRECTORY O_CLOEXEC O_SYNC pread pwrite "
    "register_at_fork ttyname confstr sysconf",
    "sys": "abiflags getdlopenflags setdlopenflags",
    "signal": "SIGHUP SIGPIPE SIGUSR1 SIGUSR2 SIGCHLD SIGALRM SIGKILL SIGQUIT SIGTSTP SIGCONT SIGSTOP alarm pause "
    "setitimer getitimer pthread_kill pthread_sigmask sigwait siginterrupt",
    "time": "tzset clock_settime CLOCK_PROCESS_CPUTIME_ID CLOCK_MONOTONIC_RAW",
}
_MODULES = {"fcntl", "resource", "termios", "pwd", "grp", "pty", "tty", "syslog", "readline"}

_SHARING_VIOLATION = 32


class _System:
    """A module without some names, and with others; what is set, is set in the module itself."""

    def __init__(self, module: ModuleType, lacking: set[str], others: dict[str, object]) -> None:
        object.__setattr__(self, "_known", (module, lacking, others))

    def __getattr__(self, name: str) -> object:
        module, lacking, others = object.__getattribute__(self, "_known")
        if name in others:
            return others[name]
        if name in lacking:
            raise AttributeError(f"module {module.__name__!r} has no attribute {name!r} there")
        return getattr(module, name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(object.__getattribute__(self, "_known")[0], name, value)


def pretend(platform: str) -> None:
    """Show the package the system `win32` or `darwin` from now on."""
    is_windows = platform == "win32"
    others: dict[str, dict[str, object]] = {"sys": {"platform": platform}, "os": {}, "signal": {}, "time": {}}
    if is_windows:
        others["os"] = {"name": "nt", "O_BINARY": 0, "cpu_count": lambda: 128}
    seen = {
        name: _System(
            import_module(name),
            {*_LINUX[name].split(), *(_POSIX[name].split() if is_windows else ())},
            others[name],
        )
        for name in others
    }
    seen["ctypes"] = _System(ctypes, set(), _windows_library() if is_windows else _macos_library())
    if is_windows:
        seen["subprocess"] = _System(subprocess, set(), {"Popen": _WindowsPopen})

    def import_there(name: str, *rest: Any, **named: Any) -> object:
        if is_windows and name in _MODULES:
            raise ModuleNotFoundError(f"No module named {name!r} there", name=name)
        if is_windows and name == "winsound":
            return ModuleType(name)
        return seen.get(name) or builtins.__import__(name, *rest, **named)

    names = {**vars(builtins), "__import__": import_there}

    class There(SourceFileLoader):
        def exec_module(self, module: ModuleType) -> None:
            vars(module)["__builtins__"] = names
            super().exec_module(module)

    class Finder(MetaPathFinder):
        def find_spec(self, fullname: str, *rest: Any) -> ModuleSpec | None:
            spec = PathFinder.find_spec(fullname, *rest) if fullname.split(".")[0] == "hen_editor" else None
            if spec is not None and spec.origin is not None:
                spec.loader = There(fullname, spec.origin)
            return spec

    sys.meta_path.insert(0, Finder())


class _Function:
    """A function of the library, whose type can be set."""

    def __call__(self, *_: object) -> int:
        return 1


class _WindowsPopen(subprocess.Popen):  # type: ignore[type-arg]
    """A process as there."""

    _handle = 1

    def __init__(self, *arguments: Any, creationflags: int = 0, **named: Any) -> None:
        super().__init__(*arguments, **named)


def _windows_library() -> dict[str, object]:
    """Return what `ctypes` has there, with the functions that the package calls."""
    last = [0]

    class Kernel:
        def SetConsoleCtrlHandler(self, handler: None, is_added: bool) -> int:
            return 1

        CreateJobObjectW = _Function()

        def SetInformationJobObject(self, job: object, kind: int, limits: object, size: int) -> int:
            return 1

        def AssignProcessToJobObject(self, job: object, process: object) -> int:
            return 1

        def ReplaceFileW(self, old: str, new: str, *_: object) -> int:
            kept = _attributes(old)
            try:
                Path(new).replace(old)
            except OSError:
                last[0] = _SHARING_VIOLATION
                return 0
            for name, value in kept.items():
                os.setxattr(old, name, value)
            return 1

    def error(number: int) -> OSError:
        made: Any = PermissionError(13, "It is being used by another process") if number == 32 else OSError()
        made.winerror = number
        return made

    kernel = Kernel()
    return {
        "WinDLL": lambda *_, **__: kernel,
        "windll": SimpleNamespace(
            kernel32=kernel,
            shell32=SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=lambda name: 0),
            user32=SimpleNamespace(AllowSetForegroundWindow=lambda process: 1),
        ),
        "WinError": error,
        "get_last_error": lambda: last[0],
    }


def _macos_library() -> dict[str, object]:
    """Return what `ctypes` has there, with the functions that the package calls."""

    class System:
        def copyfile(self, old: bytes, new: bytes, state: None, flags: int) -> int:
            assert (state, flags) == (None, 5)
            for name, value in _attributes(os.fsdecode(old)).items():
                os.setxattr(new, name, value)
            return 0

    return {"CDLL": lambda *_, **__: System()}


def _attributes(path: str) -> dict[str, bytes]:
    return {name: os.getxattr(path, name) for name in os.listxattr(path)}


def refuse_open_files() -> None:
    """Let this process rename, replace and remove no file that it has open, from now on."""
    for name in ("rename", "replace", "unlink", "remove"):
        setattr(os, name, _refusing(getattr(os, name)))


def _refusing(do: Callable[..., None]) -> Callable[..., None]:
    def refuse(*paths: Any, **options: Any) -> None:
        if not options and {*map(os.path.realpath, map(os.fsdecode, paths))} & _open_files():
            raise PermissionError(13, "It is being used by another process", os.fsdecode(paths[0]))
        do(*paths, **options)

    return refuse


def _open_files() -> set[str]:
    """Return the files that this process has open, but for those of folders that are listed."""

    def found() -> Iterator[str]:
        for link in Path("/proc/self/fd").iterdir():
            with contextlib.suppress(OSError):
                yield str(link.readlink())

    return {*found()}


def pytest_configure() -> None:
    """As a plugin of pytest: treat files as Windows does."""
    refuse_open_files()
