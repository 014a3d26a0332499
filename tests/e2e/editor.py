"""The program as a user has it: a process with a window, driven by keyboard, mouse and clipboard."""

import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from hen_editor.core.board import BoardSize, Stones
from tests.drawn import draw
from tests.e2e.board import SeenBoard, has_navigation, has_notice, paper_under_board
from tests.e2e.desktop import PATIENCE, Desktop

ROOT = Path(__file__).parents[2]
NINETEEN = BoardSize(19, 19)
TITLE = " — HEN Editor"
NOTHING = "nothing was copied"


class Editor:
    """One run of the program on a desktop, with a home directory of its own.

    environment: that of the desktop, unless another one is given.
    """

    def __init__(
        self,
        desktop: Desktop,
        home: Path,
        *arguments: str,
        scale: float = 1,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.desktop = desktop
        self._log = home / "output.log"
        self._dialog: str | None = None
        environment = {
            **(desktop.environment if environment is None else environment),
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_DATA_HOME": str(home / "data"),
            "QT_QPA_PLATFORM": "xcb",
            "QT_SCALE_FACTOR": str(scale),
            "LC_ALL": "C.UTF-8",
            "PYTHONPATH": str(ROOT),
        }
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "hen_editor", *arguments],
                cwd=home,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self.window = desktop.until("the window is shown", self._shown_window, seen=self.output)
        desktop.until("the program has the keyboard", self._active_window)
        desktop.until("the program shows all panels", lambda: has_navigation(desktop.look()))

    # What is seen.

    def title(self) -> str:
        """Return the title of the window."""
        return self.desktop.title(self.window)

    def output(self) -> str:
        """Return what the program has printed."""
        return self._log.read_text(errors="replace")

    def board(self, size: BoardSize = NINETEEN) -> SeenBoard:
        """Return the board on the screen, with no pointer over it."""
        self.desktop.move_to((0, 0))
        return self.desktop.until(f"a board of {size} is seen", lambda: SeenBoard.find(self.desktop.look(), size))

    def see_stones(self, expected: Stones) -> None:
        """Wait until the board shows these stones and no others."""
        self.desktop.move_to((0, 0))
        self.desktop.until(
            f"the board shows\n{draw(expected)}\n",
            lambda: self._stones(expected.size) == expected,
            seen=lambda: draw(self._stones(expected.size) or Stones(expected.size)),
        )

    def see_marked(self, size: BoardSize, expected: set[str]) -> None:
        """Wait until something is drawn on the stones of these points and of no others."""
        self.desktop.move_to((0, 0))
        self.desktop.until(
            f"something is drawn on the stones {sorted(expected)}",
            lambda: self.board(size).marked() == expected,
            seen=lambda: sorted(self.board(size).marked()),
        )

    def see_title(self, title: str) -> None:
        """Wait until the window has a title; an asterisk in it tells unsaved changes."""
        expected = title + TITLE
        self.desktop.until(f"the title is {expected}", lambda: self.title() == expected, seen=self.title)

    def see_dialog(self) -> None:
        """Wait until a dialog has the keyboard, another than the one last seen, which may still be closing."""
        self._dialog = self.desktop.until("a dialog is open", self._new_dialog)

    def see_popup(self, count: int = 1) -> None:
        """Wait until a menu is open, or as many of them: keys pressed while one opens may be lost."""
        self.desktop.until("a menu is open", lambda: len(self.desktop.windows_of(self.process.pid)) > count)

    def see_no_dialog(self) -> None:
        """Wait until the window itself has the keyboard again, which a dialog on its way to the screen would take."""
        self.desktop.settle()
        self.desktop.until("the dialog is gone", lambda: self.desktop.active_window() == self.window)
        self._dialog = None

    def see_notice(self) -> None:
        """Wait until a bar over the board says something."""
        self.desktop.until("a bar is seen", lambda: has_notice(self.desktop.look()))

    def see_end(self) -> None:
        """Wait until the program has ended of itself, all being well."""
        self.desktop.until("the program has ended", lambda: self.process.poll() is not None)
        assert self.process.returncode == 0, self.output()

    def hen(self) -> str:
        """Return the HEN that the board copies; what was pasted must be seen before, for this takes the clipboard."""
        self.desktop.copy(NOTHING)
        self.press("ctrl+c")
        return self.desktop.until("a HEN is copied", self._newly_copied)

    def see_hen(self, expected: str) -> None:
        """Wait until the board copies this HEN."""
        self.desktop.until(f"the HEN is {expected!r}", lambda: self.hen() == expected, seen=self.hen)

    def field_text(self) -> str:
        """Return the text of the HEN field, which has the keyboard."""
        self.desktop.copy(NOTHING)
        self.press("ctrl+a", "ctrl+c")
        text = self.desktop.until("the text of the field is copied", self._newly_copied)
        self.press("ctrl+End")
        return text

    # What is done.

    def press(self, *keys: str) -> None:
        """Press keys."""
        self.desktop.press(*keys)

    def type(self, text: str) -> None:
        """Type a text."""
        self.desktop.type(text)

    def click(self, *points: str, size: BoardSize = NINETEEN, button: int = 1) -> None:
        """Click on points of the board, one after another."""
        board = self.board(size)
        for point in points:
            self.desktop.click(board.place(point), button)

    def wheel(self, notches: int) -> None:
        """Turn the wheel over the board, towards oneself where positive."""
        place = self.board().place("K10")
        self.desktop.click(place, 5 if notches > 0 else 4, times=abs(notches))

    def enter_field(self) -> None:
        """Click into the HEN field and put the caret at the end of its text."""
        self.desktop.click(
            self.desktop.until("paper is seen under a board", lambda: paper_under_board(self.desktop.look()))
        )
        self.press("ctrl+End")

    def comment(self, text: str) -> None:
        """Write a comment at the end of what is there, and give the keyboard back to the board."""
        self.press("F6", "F6", "ctrl+End")  # from the board over the HEN
        self.type(text)
        self.press("Escape")

    def undo(self, times: int) -> None:
        """Take back so many steps."""
        self.press(*["ctrl+z"] * times)

    def redo(self, times: int) -> None:
        """Do so many steps again."""
        self.press(*["ctrl+y"] * times)

    def replace_field(self, text: str) -> None:
        """Paste a text in place of all that the HEN field holds."""
        self.enter_field()
        self.desktop.copy(text)
        self.press("ctrl+a", "ctrl+v")

    def save(self, name: str) -> None:
        """Save to the file of this name, and wait until the window has the keyboard, which a bar of progress takes."""
        self.press("ctrl+s")
        self.see_title(name)
        self.see_no_dialog()

    def rest(self) -> None:
        """Wait until the program has done nothing for a while, whatever else keeps the machine busy."""
        self.desktop.until("the program rests", self._rests)

    def leave_field(self) -> None:
        """Give the keyboard to the board."""
        self.press("Escape")

    def end(self) -> None:
        """End the program, whatever it does; fail if it has printed anything."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        assert self.output() == "", "the program printed:\n" + self.output()

    def _shown_window(self) -> str | None:
        self._must_run()
        windows = self.desktop.windows_of(self.process.pid)
        return next((window for window in windows if self.desktop.title(window).endswith(TITLE)), None)

    def _active_window(self) -> str | None:
        self._must_run()
        active = self.desktop.active_window()
        return active if active in self.desktop.windows_of(self.process.pid) else None

    def _rests(self) -> bool:
        before = self._processor_ticks()
        time.sleep(0.5)
        return self._processor_ticks() - before <= 2  # a caret blinks

    def _processor_ticks(self) -> int:
        """Return how long the program has used a processor, in hundredths of a second, as Linux counts them."""
        self._must_run()
        user, system = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return int(user) + int(system)

    def _must_run(self) -> None:
        assert self.process.poll() is None, f"the program ended with {self.process.returncode}:\n{self.output()}"

    def _new_dialog(self) -> str | None:
        active = self._active_window()
        return None if active in (self.window, self._dialog) else active

    def _newly_copied(self) -> str | None:
        copied = self.desktop.copied()
        return None if copied == NOTHING else copied

    def _stones(self, size: BoardSize) -> Stones | None:
        board = SeenBoard.find(self.desktop.look(), size)
        return None if board is None else board.stones()
