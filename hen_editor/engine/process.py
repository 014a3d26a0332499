"""A program that speaks GTP, running: commands go to it, answers come back; whatever it does, nobody waits for ever.

A thread starts it and reads what it writes, another reads its error output. On Linux the program is killed when that
thread ends, however this process ends (`setpriv --pdeathsig`); on Windows when the handle of its job is closed.
"""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from errno import EACCES
from pathlib import Path
from threading import Event, Lock, Thread
from time import monotonic
from weakref import finalize

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.engine import codes
from hen_editor.engine.codes import EngineError
from hen_editor.engine.protocol import MAX_ID, AnalysisLine, AnswerReader, EndlessError, GtpAnswer

if sys.platform == "win32":
    import ctypes
    import struct

COMMAND_SECONDS = 10.0
"""How long an answer may take."""

START_SECONDS = 60.0
"""How long the first answer may take without a new line of error output: KataGo tunes, for minutes or an hour."""

STOP_SECONDS = 30.0
"""How long an analysis may take to end: KataGo waits for what it is evaluating, 11 s on a slow machine."""

QUIT_SECONDS = 1.0
"""How long a program may take to end by itself, and then when it is told to."""

MAX_LOG_LINES, MAX_LOG_LINE = 50, 1000
"""How much of the error output is kept: lines, and characters of each."""

_CHUNK = 65_536

_NO_WINDOW = 0x08000000 if sys.platform == "win32" else 0
"""A console program would open one on Windows."""

_LIBRARY = re.compile(r"loading shared libraries: ([^:\s]+)|Library not loaded: (\S+)")
_WHAT = re.compile(r"what\(\):\s*(.+)")


class PendingAnswer:
    """An answer that is waited for. command: what was sent. line: the newest line of analysis; empty before that."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.line = ""
        self.answer: GtpAnswer | None = None
        self.done = Event()


class EngineProcess:
    """A program that speaks GTP. Raises EngineError if it cannot be started.

    arguments: the program and its arguments, run without a shell. folder: the working folder. Its methods may be called
    in any thread.
    """

    def __init__(self, arguments: Sequence[str], folder: Path) -> None:
        self._arguments = arguments
        self._lock = Lock()
        self._pending: dict[int, PendingAnswer] = {}
        self._next_id = 0
        self._log: deque[str] = deque(maxlen=MAX_LOG_LINES)
        self._heard = monotonic()
        self._why_ended: Diagnostic | None = None
        self._ended = Event()
        self._process: subprocess.Popen[bytes] | None = None
        started = Event()
        self._reader = Thread(target=self._run, args=(folder, started), name="engine", daemon=True)
        self._reader.start()
        started.wait()
        if self._process is None:
            raise self._error()

    # Commands.

    def ask(self, command: str, seconds: float = COMMAND_SECONDS, *, patient: bool = False) -> str:
        """Send a command and return its answer. Raises EngineError if it is refused, or not answered in time.

        patient: wait as long as the program writes to its error output.
        """
        return self.result(self.send(command), seconds, patient=patient)

    def send(self, command: str) -> PendingAnswer:
        """Send a command. Raises EngineError if the program has ended."""
        pending = PendingAnswer(command)
        with self._lock:
            if self._ended.is_set():
                raise self._error()
            self._next_id = self._next_id % MAX_ID + 1
            self._pending[self._next_id] = pending
            self._write(f"{self._next_id} {command}\n")
        return pending

    def interrupt(self) -> None:
        """Send an empty line, which ends an analysis."""
        with self._lock:
            self._write("\n")

    def result(self, pending: PendingAnswer, seconds: float = COMMAND_SECONDS, *, patient: bool = False) -> str:
        """Wait for an answer and return it. Raises EngineError."""
        began = monotonic()
        while not pending.done.wait(max(0.0, began + seconds - monotonic())):
            if patient and self._heard > began:
                began = self._heard
                continue
            raise EngineError(codes.NO_ANSWER.at(command=pending.command[:80]), self.log)
        if pending.answer is None:
            raise self._error()
        if not pending.answer.ok:
            problem = codes.REFUSED.at(command=pending.command[:80], answer=pending.answer.text[:200])
            raise EngineError(problem, self.log)
        return pending.answer.text

    @property
    def log(self) -> str:
        """The last lines of its error output, and of what else it wrote that is no answer."""
        return "\n".join(self._log.copy())

    @property
    def is_running(self) -> bool:
        """Whether it has not ended."""
        return not self._ended.is_set()

    def _write(self, text: str, *, is_last: bool = False) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):  # it has closed its input, or ended: the reader will see that
            self._process.stdin.write(text.encode())
        with contextlib.suppress(OSError):
            if is_last:
                self._process.stdin.close()

    # The end.

    def close(self) -> None:
        """Ask the program to quit, terminate it after a second, and kill it after another; waits for that."""
        with self._lock:
            if self._why_ended is None:
                self._why_ended = codes.STOPPED.at()
            self._write("\nquit\n", is_last=True)
        assert self._process is not None
        _end(self._process)
        self._ended.wait()

    def _error(self) -> EngineError:
        return EngineError(self._why_ended or codes.STOPPED.at(), self.log)

    # In the thread that reads.

    def _run(self, folder: Path, started: Event) -> None:
        try:
            process = _start(self._arguments, folder)
        except (OSError, ValueError) as error:  # ValueError: a null character
            program, reason = self._arguments[0], getattr(error, "strerror", None) or str(error)
            self._why_ended = codes.NOT_STARTED.at(program=program, reason=reason)
            if isinstance(error, FileNotFoundError | NotADirectoryError):
                self._why_ended = codes.NOT_THERE.at(program=program)
            self._ended.set()
            started.set()
            return
        self._process = process
        kill_at_exit = finalize(self, _stop, process)
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        if sys.platform != "win32":
            os.set_blocking(process.stdin.fileno(), False)  # nobody waits for an engine that does not read
        errors = Thread(target=self._read_log, args=(process.stderr.fileno(),), name="engine log", daemon=True)
        errors.start()
        started.set()
        try:
            self._read(process.stdout.fileno())
        finally:
            _end(process)
            errors.join(QUIT_SECONDS)
            self._finish(process.returncode)
            kill_at_exit.detach()
            process.stdout.close()
            if not errors.is_alive():
                process.stderr.close()

    def _read(self, output: int) -> None:
        reader = AnswerReader()
        while data := os.read(output, _CHUNK):
            try:
                for found in reader.feed(data):
                    self._deliver(found)
            except EndlessError:
                self._why_ended = codes.FLOOD.at()
                assert self._process is not None
                _stop(self._process)
                return

    def _deliver(self, found: GtpAnswer | AnalysisLine | str) -> None:
        if isinstance(found, str):
            self._log.append(found[:MAX_LOG_LINE])
            return
        if found.id is None:
            return
        if isinstance(found, AnalysisLine):
            if pending := self._pending.get(found.id):
                pending.line = found.text
            return
        with self._lock:
            pending = self._pending.pop(found.id, None)
        if pending is not None:
            pending.answer = found
            pending.done.set()

    def _finish(self, status: int) -> None:
        """Say why it has ended, to whoever waits for an answer or will ask for one."""
        if self._why_ended is None:
            self._why_ended = _why_ended(status, self.log)
        with self._lock:
            self._write("", is_last=True)
            self._ended.set()
            waiting, self._pending = [*self._pending.values()], {}
        for pending in waiting:
            pending.done.set()

    # In the thread that reads the error output.

    def _read_log(self, errors: int) -> None:
        rest = b""
        while data := os.read(errors, _CHUNK):
            *lines, rest = (rest + data).split(b"\n")
            rest = rest[-MAX_LOG_LINE:]
            self._heard = monotonic()
            self._add_to_log(lines)
        self._add_to_log([rest])

    def _add_to_log(self, lines: Iterable[bytes]) -> None:
        texts = (line[:MAX_LOG_LINE].decode("utf-8", "replace").rstrip() for line in lines)
        self._log.extend(filter(None, texts))


def _why_ended(status: int, log: str) -> Diagnostic:
    """Return why a program ended by itself, from its exit status and its error output."""
    if library := _LIBRARY.search(log):
        return codes.NO_LIBRARY.at(library=library[1] or library[2])
    if what := _WHAT.findall(log):
        return codes.ENDED_SAYING.at(status=status, reason=what[-1])
    if status < 0 and status != -signal.SIGTERM:  # which is ours, to one that has closed its output only
        return codes.CRASHED.at(signal=signal.strsignal(-status) or -status)
    last = log.rpartition("\n")[2]
    return codes.ENDED_SAYING.at(status=status, reason=last) if last else codes.ENDED.at(status=status)


# The system.


def environment(variables: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of an engine: ours, without what is about Qt here, or the libraries of our bundle."""
    kept = {name: value for name, value in variables.items() if not name.startswith(("QT_", "QML"))}
    if hasattr(sys, "frozen"):  # PyInstaller puts its own libraries before those that engines were built with
        kept["LD_LIBRARY_PATH"] = variables.get("LD_LIBRARY_PATH_ORIG", "")
    return kept


def _start(arguments: Sequence[str], folder: Path) -> "subprocess.Popen[bytes]":
    """Start a program in a group of its own. Raises OSError."""
    if sys.platform == "win32":
        process = _open(arguments, folder)
        _put_in_job(process)
        return process
    program = shutil.which(arguments[0])
    if program is None:
        Path(arguments[0]).stat()  # raises that it is not there
        raise PermissionError(EACCES, os.strerror(EACCES))
    command = [str(Path(program).absolute()), *arguments[1:]]
    setpriv = shutil.which("setpriv") if sys.platform == "linux" else None
    return _open([setpriv, "--pdeathsig", "KILL", "--", *command] if setpriv else command, folder)


def _open(command: Sequence[str], folder: Path) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        command,
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment(os.environ)
        | dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(folder)),  # an AppImage unpacks there
        start_new_session=sys.platform != "win32",
        creationflags=_NO_WINDOW,
    )


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Wait until a program has ended: by itself, when it is terminated, or when it is killed, with all it started."""
    for is_last in (False, True):
        try:
            process.wait(QUIT_SECONDS)
            break
        except subprocess.TimeoutExpired:
            _stop(process, is_killed=is_last)
    process.wait()
    _stop(process)


def _stop(process: "subprocess.Popen[bytes]", *, is_killed: bool = True) -> None:
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL if is_killed else signal.SIGTERM)


if sys.platform == "win32":

    def _put_in_job(process: "subprocess.Popen[bytes]") -> None:
        """Let a program end when we do: it is in a job that ends with its last handle, which is ours."""
        kernel = ctypes.windll.kernel32
        kernel.CreateJobObjectW.restype = ctypes.c_void_p
        job = ctypes.c_void_p(kernel.CreateJobObjectW(None, None))
        limits = ctypes.create_string_buffer(144)  # JOBOBJECT_EXTENDED_LIMIT_INFORMATION on 64 bits
        struct.pack_into("<I", limits, 16, 0x2000)  # LimitFlags: JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
        kernel.SetInformationJobObject(job, 9, limits, len(limits))
        kernel.AssignProcessToJobObject(job, ctypes.c_void_p(int(process._handle)))  # type: ignore[attr-defined]  # noqa: SLF001
