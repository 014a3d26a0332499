"""A desktop of its own for tests: an X server without a screen, a window manager, a keyboard, a mouse, a clipboard."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from tests.e2e.picture import Picture

T = TypeVar("T")

TOOLS = ("Xvfb", "openbox", "xdotool", "xclip")
PATIENCE = 60.0
"""Seconds that anything may take on a slow machine."""

_LOOK = 0.02
"""Seconds between two looks."""


def missing_tools() -> list[str]:
    """Return the programs that a desktop needs and the system lacks."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Desktop:
    """A running X server and what one can do with hands and eyes on it; ends what it started when it is left."""

    def __init__(self, directory: Path, width: int, height: int) -> None:
        self._directory = directory
        self._pictures = 0
        self._processes: list[subprocess.Popen[bytes]] = []
        read, write = os.pipe()
        options = ["-screen", "0", f"{width}x{height}x24", "-fbdir", str(directory), "-nolisten", "tcp", "-noreset"]
        self._start("Xvfb", "-displayfd", str(write), *options, pass_fds=(write,))
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start: " + (directory / "Xvfb.log").read_text(errors="replace"))
        self.environment = {**os.environ, "DISPLAY": f":{number}"}
        self._start("openbox", env=self.environment)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in reversed(self._processes):
            process.terminate()
            process.wait(PATIENCE)

    def crash(self) -> None:
        """Kill the X server under all that runs on it."""
        self._processes[0].kill()
        self._processes[0].wait(PATIENCE)

    # Eyes.

    def look(self) -> Picture:
        """Return what the screen shows now."""
        return Picture.of_screen(self._directory / "Xvfb_screen0")

    def save_picture(self) -> Path:
        """Save what the screen shows now and return the file."""
        self._pictures += 1
        path = self._directory / f"screen-{self._pictures}.png"
        self.look().save(path)
        return path

    def until(self, what: str, look: Callable[[], T | None], seen: Callable[[], object] | None = None) -> T:
        """Look again and again until `look` returns something true; fail with a picture when it never does."""
        end = time.monotonic() + PATIENCE
        while True:
            found = look()
            if found:
                return found
            if time.monotonic() > end:
                instead = f"; seen instead:\n{seen()}\n" if seen else "; "
                raise AssertionError(f"never happened: {what}{instead}picture of the screen: {self.save_picture()}")
            time.sleep(_LOOK)

    # Hands.

    def press(self, *keys: str) -> None:
        """Press keys one after another, as xdotool names them: `ctrl+z`, `Right`."""
        self._xdotool("key", "--delay", "4", *keys)

    def type(self, text: str) -> None:
        """Type a text."""
        self._xdotool("type", "--delay", "4", "--", text)

    def move_to(self, place: tuple[int, int]) -> None:
        """Move the pointer."""
        self._xdotool("mousemove", *map(str, place))

    def click(self, place: tuple[int, int], button: int = 1, times: int = 1) -> None:
        """Click at a place; buttons 4 and 5 are the wheel turned up and down."""
        self._xdotool("mousemove", *map(str, place), "click", "--delay", "10", "--repeat", str(times), str(button))

    def drag(self, *places: tuple[int, int], pause: float = 0) -> None:
        """Drag with the left button from the first place over the others to the last, with a pause at each."""
        words: list[str] = []
        for number, (x, y) in enumerate(places):
            words += ["mousemove", str(x), str(y), *(["mousedown", "1"] if number == 0 else []), "sleep", str(pause)]
        self._xdotool(*words, "mouseup", "1")

    def copy(self, contents: str | bytes, kind: str = "UTF8_STRING") -> None:
        """Put a text, or a file of a type such as `image/png`, into the clipboard, as another program would."""
        subprocess.run(
            ["xclip", "-selection", "clipboard", "-target", kind, "-in"],
            input=contents.encode() if isinstance(contents, str) else contents,
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=True,
        )
        expected = contents.encode() if isinstance(contents, str) else contents
        # It takes the clipboard in the background, perhaps after the next key.
        self.until("the clipboard has it", lambda: self._copied("-target", kind) == expected)

    def copied(self) -> str:
        """Return the text in the clipboard, as another program gets it."""
        return self._copied().decode()

    def _copied(self, *target: str) -> bytes:
        command = ["xclip", "-selection", "clipboard", *target, "-out"]
        return subprocess.run(command, env=self.environment, capture_output=True, timeout=PATIENCE, check=False).stdout

    # Windows.

    def windows_of(self, process: int) -> list[str]:
        """Return the visible windows of a process."""
        return self._xdotool("search", "--onlyvisible", "--pid", str(process), "--name", ".").split()

    def active_window(self) -> str:
        """Return the window that the keyboard writes to."""
        return self._xdotool("getactivewindow").strip()

    def focus(self, window: str) -> None:
        """Give the keyboard to a window."""
        self._xdotool("windowactivate", "--sync", window)

    def title(self, window: str) -> str:
        """Return the title of a window, empty where it is gone."""
        return self._xdotool("getwindowname", window).strip()

    def settle(self) -> None:
        """Wait until the window manager has done what it was asked: to map a window, then to give it the keyboard."""
        self._have_virtual_desktops("2")
        self._have_virtual_desktops("1")

    def _have_virtual_desktops(self, number: str) -> None:
        """Have the window manager do what can be seen; what it was asked before is done before."""
        self._xdotool("set_num_desktops", number)
        self.until("the window manager obeys", lambda: self._xdotool("get_num_desktops").strip() == number)

    def _xdotool(self, *words: str) -> str:
        answer = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, timeout=PATIENCE, check=False
        )
        return answer.stdout.decode()

    def _start(self, *command: str, env: dict[str, str] | None = None, pass_fds: tuple[int, ...] = ()) -> None:
        with (self._directory / f"{command[0]}.log").open("wb") as log:
            self._processes.append(
                subprocess.Popen(command, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=log, pass_fds=pass_fds)
            )
