"""Every command, given in every situation: nothing breaks, nothing is lost, and nothing is refused without a word."""

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Self

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWhatsThis, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.core.formats import SGF
from hen_editor.document import files
from hen_editor.ui.command_table import COMMANDS
from hen_editor.ui.engine.bar import EngineBar
from hen_editor.ui.session.command import Command
from hen_editor.ui.state import State
from hen_editor.ui.window.main_window import MainWindow
from tests.effort import third
from tests.monkey import invariants
from tests.other_process import OtherProcess
from tests.ui.commands.situations import SITUATIONS, Situation, modes, show_anew, shown_modes
from tests.ui.patience import wait_for_nothing

SILENT = {
    *("first", "back", "back-10", "forward", "forward-10", "last", "variation-up", "variation-down"),
    *("fork-back", "fork-forward", "main-line", "comment-back", "comment-forward", "previous-game", "next-game"),
    *("zoom-in", "zoom-out", "zoom-whole", "cursor-left", "cursor-right", "cursor-up", "cursor-down"),
    *("collapse-branch", "expand-branch", "collapse-variations", "expand-all"),
    *("find", "find-next", "find-previous", "compare-with-this", "compare-with-previous"),
    *("place-other", "new-window", "quit"),
}
"""What may do nothing without a word, as everybody expects.

Steps, zoom and folding at their ends; what is shown already; the other button of a tool that has no use for it; and
what the program does, not the window.
"""


class Given:
    """A window in a situation, in which commands are given one after another."""

    def __init__(self, window: MainWindow, situation: Situation, qtbot: QtBot) -> None:
        self.window = window
        self.dialogs: list[str] = []
        self._situation = situation
        self._file = files.of_text(situation.text)
        self._qtbot = qtbot
        self._begun: State | None = None
        self._opened = 0
        window.document.opened.connect(self._count)
        self._closer = QTimer(interval=1)
        self._closer.timeout.connect(self._close)

    def __enter__(self) -> Self:
        self._closer.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._closer.stop()
        self._tidy_up()

    def _count(self) -> None:
        self._opened += 1

    def _close(self) -> None:
        popup = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if isinstance(popup, QDialog):
            self.dialogs.append(popup.windowTitle())
            popup.reject()
        elif popup is not None:
            self.dialogs.append(type(popup).__name__)
            popup.close()

    def begin(self) -> None:
        """Bring the situation about, unless the window is in it as if nothing had been done."""
        window, state = self.window, self._begun
        if not window.isVisible():
            window.show()
        is_same = (
            state is not None
            and window.session.state.snapshot == state.snapshot
            and modes(window.session.state) == modes(state)
        )
        if is_same and window.document.undo_stack.count() == self._steps and self._situation.is_on(window):
            return
        show_anew(window, self._file)  # the same trees: what was drawn of them is drawn already
        self._first = window.document.written(SGF)
        self._situation.begins(window)
        self._begun, self._steps = window.session.state, window.document.undo_stack.count()
        if self._situation.mode:
            assert self._situation.mode in modes(window.session.state)

    def give(self, command: Command) -> Iterator[str]:
        """Give a command, and return what is wrong afterwards."""
        window, action = self.window, self.window.commands[command.name]
        self._tidy_up()
        self.begin()
        window.commands.refresh()
        if not action.isEnabled():
            return
        QGuiApplication.clipboard().setText("-")
        window.session.show_status("")
        self.dialogs.clear()
        before, opened, seen = window.session.state, self._opened, self._seen()
        is_chosen = command.checked is not None and command.choice is not None and action.isChecked()
        with self._qtbot.captureExceptions() as raised:
            action.trigger()
            QTest.qWait(3 if QApplication.activePopupWidget() is not None else 0)
        yield from (f"raises {error!r}" for _, error, _ in raised)
        yield from (f"{broken.claim}: {broken.seen}" for broken in invariants.after_each_action(window))
        yield from self._modes_torn()
        yield from self._focus_lost()
        is_silent = command.name in SILENT or is_chosen

        def is_answered() -> bool:
            is_said = bool(self.dialogs or window.statusBar().currentMessage())
            return is_said or (self._opened, window.session.state, self._seen()) != (opened, before, seen)

        try:
            self._qtbot.waitUntil(lambda: is_silent or is_answered())  # what works in a thread answers later
        except self._qtbot.TimeoutError:
            yield "does nothing, and says nothing"
        if self._opened == opened:
            yield from self._undone()

    def _seen(self) -> tuple[object, ...]:
        """Return what a command may change besides the state."""
        window = self.window
        docks = (
            *(window.game_dock, window.problem_dock, window.game_list_dock),
            *(window.board_table_dock, window.move_list_dock, window.tool_palette),
        )
        windows = sum(widget.isVisible() for widget in QApplication.topLevelWidgets())
        return (
            QGuiApplication.clipboard().text(),
            [bar.sentence.text() for bar in window.findChildren(EngineBar)],
            window.focusWidget(),
            *(dock.isHidden() for dock in docks),
            window.toolBarArea(window.tool_palette),
            window.tool_palette.wants_words,
            *(
                window.board.cursor_point,
                window.session.theme.scheme,
                window.isFullScreen(),
                window.document.undo_stack.index(),
            ),
            *(windows, window.document.path, QWhatsThis.inWhatsThisMode()),
        )

    def _modes_torn(self) -> Iterator[str]:
        state = self.window.session.state
        if not self.window.isVisible():
            return
        for name, is_shown in shown_modes(self.window).items():
            if (getattr(state, name) != State._field_defaults[name]) is not is_shown:
                yield f"{name} is {'shown' if is_shown else 'not shown'}, but the state says otherwise"
        if state.solving and state.solving.solution and state.snapshot.node not in state.solving.reached:
            yield f"node {state.snapshot.node} is shown, which is to be found"

    def _focus_lost(self) -> Iterator[str]:
        focus: QWidget | None = self.window.focusWidget()
        if self.window.isVisible() and (focus is None or not focus.isVisible() or not focus.isEnabled()):
            yield f"the focus is lost: {focus!r}"

    def _undone(self) -> Iterator[str]:
        stack = self.window.document.undo_stack
        steps = stack.index()
        while stack.canUndo():
            stack.undo()
        if self.window.document.written(SGF) != self._first and self.window.document.path is None:
            yield f"{steps} undone steps do not give the first bytes"

    def _tidy_up(self) -> None:
        """Close what a command has opened beside the window."""
        QWhatsThis.leaveWhatsThisMode()
        for other in QApplication.topLevelWidgets():
            if other is not self.window and other.isVisible():
                other.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.long
@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", "does not support raise()")  # popups offscreen
@pytest.mark.parametrize("name", SITUATIONS)
def test_every_command_leaves_a_situation_whole_or_ends_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    if name == "a file on its way":
        wait_for_nothing(monkeypatch)
    Path("locked.sgf").write_text(SITUATIONS["nothing else"].text)
    other = OtherProcess(tmp_path / "locked.sgf") if name == "read-only" else nullcontext()
    commands = third(COMMANDS, [*SITUATIONS].index(name))  # each is given in a third of the situations
    with other, Given(window, SITUATIONS[name], qtbot) as given:
        wrong = [f"{command.name}: {each}" for command in commands for each in given.give(command)]
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)
