"""A second process that has a file open in a window, as the user's would."""

import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from PySide6.QtCore import QCoreApplication

_OPEN = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from hen_editor.app import Application
from hen_editor.document import worker
worker.AT_ONCE_MS = 10_000
application = Application()
QCoreApplication.setApplicationName(sys.argv[2])
QCoreApplication.setOrganizationName(sys.argv[3])
window = application.open_window()
window.complete()
assert window.session.files.open_path(Path(sys.argv[1]))
print("read-only" if window.document.is_read_only else "open", flush=True)
for line in sys.stdin:
    exec(line)
    print(flush=True)
"""


class OtherProcess:
    """Opens a file in a process of its own; `state` is "open" or "read-only"."""

    def __init__(self, path: Path) -> None:
        names = [QCoreApplication.applicationName(), QCoreApplication.organizationName()]
        self._process = subprocess.Popen(
            [sys.executable, "-c", _OPEN, str(path), *names],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.state = self._line()

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    def run(self, line: str) -> None:
        """Run a line of Python there, with `window`."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        self._line()

    def kill(self) -> None:
        """Kill the process, which leaves everything as it is."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """Close the window and end the process."""
        self.run("window.document.new(window.document.snapshot.position)")
        self.kill()

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
