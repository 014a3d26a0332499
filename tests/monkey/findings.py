"""What nobody may hear of a program: exceptions, messages of Qt, words on stderr."""

import io
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

Report = Callable[[str, str], None]
"""Takes what tells one kind of finding from another, and all that is known of it."""

PACKAGE = Path(__file__).parents[2]

_OF_THE_MACHINE = (
    "propagateSizeHints",
    "does not support raise",
    "does not support grabbing the keyboard",
    "OpenType support missing",
    "Cannot call seek on a sequential device",
)
"""What Qt says of a platform without a screen, of the machine's fonts, and of a device that its print dialog tries."""


def listen(report: Report) -> None:
    """Report from now on each exception that nobody catches, each message of Qt, and each line written to stderr."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        report(key_of(error), "".join(traceback.format_exception(kind, error, trace)))

    def take_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if not any(words in message for words in _OF_THE_MACHINE):
            report(f"Qt: {message[:80]}", "".join(traceback.format_stack(limit=16)) + message)

    sys.excepthook = hook
    sys.unraisablehook = lambda raised: hook(raised.exc_type, raised.exc_value, raised.exc_traceback)  # type: ignore[arg-type] # of our code
    sys.stderr = _Reporter(report)
    qInstallMessageHandler(take_message)


def key_of(error: BaseException) -> str:
    """Return the kind of an exception and the innermost place in the project's code that it went through.

    >>> try:
    ...     int("x")
    ... except ValueError as error:
    ...     key_of(error)
    'ValueError in <doctest tests.monkey.findings.key_of[0]> <module>'
    """
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(PACKAGE / "hen_editor")]
    place = (ours or frames)[-1:]
    return " ".join([type(error).__name__, *(f"in {_short(frame.filename)} {frame.name}" for frame in place)])


def _short(name: str) -> str:
    path = Path(name)
    return str(path.relative_to(PACKAGE)) if path.is_relative_to(PACKAGE) else name


class _Reporter(io.TextIOBase):
    """Stands for stderr and reports each whole line."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._line = ""

    def write(self, text: str) -> int:
        *lines, self._line = (self._line + text).split("\n")
        for line in lines:
            if line.strip():
                self._report(f"stderr: {line[:80]}", line)
        return len(text)
