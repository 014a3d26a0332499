"""What is heard of the program on a desktop, and what it tells of its window, over the bus of screen readers."""

import json
import shutil
import subprocess
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from tests.e2e.desktop import PATIENCE, Desktop

LISTENER = Path(__file__).with_name("listener.py")
PYTHON = "/usr/bin/python3"
"""The Python of the system, for which distributions have the bindings of AT-SPI."""

_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


class Thing(NamedTuple):
    """Something on the screen, as a screen reader knows it."""

    name: str
    role: str
    description: str
    focusable: bool
    depth: int


def missing_parts() -> list[str]:
    """Return what a screen reader needs and the system lacks."""
    missing = [] if any(Path(path).exists() for path in _LAUNCHERS) else ["at-spi2-core"]
    missing += [] if shutil.which("dbus-daemon") else ["dbus-daemon"]
    bindings = [PYTHON, "-c", "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"]
    has_bindings = Path(PYTHON).exists() and subprocess.run(bindings, capture_output=True, check=False).returncode == 0
    return missing if has_bindings else [*missing, "python3-gi with gir1.2-atspi-2.0"]


class ScreenReader:
    """A session bus of its own, and an ear on it; ends what it started when it is left.

    environment: that of programs to be heard.
    """

    def __init__(self, desktop: Desktop) -> None:
        self._heard: list[str] = []
        self._trees: list[list[Thing]] = []
        self._told = 0
        self._bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=desktop.environment,
            text=True,
        )
        assert self._bus.stdout is not None
        address = self._bus.stdout.readline().strip()
        self.environment = {
            **desktop.environment,
            "DBUS_SESSION_BUS_ADDRESS": address,
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        self.environment.pop("AT_SPI_BUS_ADDRESS", None)
        self._listener = subprocess.Popen(
            [PYTHON, str(LISTENER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={name: value for name, value in self.environment.items() if name not in {"PYTHONPATH", "PYTHONHOME"}},
            text=True,
        )
        self._ear = threading.Thread(target=self._listen, daemon=True)
        self._ear.start()
        self.hear("listening")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in (self._listener, self._bus):
            process.terminate()
            process.wait(PATIENCE)
        self._ear.join(PATIENCE)
        for stream in (self._listener.stdin, self._listener.stdout, self._bus.stdout):
            assert stream is not None
            stream.close()

    def hear(self, *expected: str) -> None:
        """Wait until all of these are heard, in any order, after what was waited for last."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            new = self._heard[self._told :]
            if {*expected} <= {*new}:
                self._told += max(map(new.index, expected)) + 1
                return
            time.sleep(0.02)
        heard = "\n".join(self._heard[self._told :])
        raise AssertionError(f"never heard: {expected}\nheard instead:\n{heard}")

    def rest(self, seconds: float = 0.6) -> list[str]:
        """Wait until nothing is heard for a while, and return what is new."""
        count = -1
        while count != len(self._heard):
            count = len(self._heard)
            time.sleep(seconds)
        new, self._told = self._heard[self._told :], count
        return new

    def things(self) -> list[Thing]:
        """Return all that is on the screen now."""
        count, stdin = len(self._trees), self._listener.stdin
        assert stdin is not None
        stdin.write("tree\n")
        stdin.flush()
        end = time.monotonic() + PATIENCE
        while len(self._trees) == count:
            assert time.monotonic() < end, "the program does not say what it shows"
            time.sleep(0.02)
        return self._trees[-1]

    def _listen(self) -> None:
        assert self._listener.stdout is not None
        for line in self._listener.stdout:
            told = json.loads(line)
            if "heard" in told:
                self._heard.append(told["heard"])
            else:
                self._trees.append([Thing(**each) for each in told["tree"]])
