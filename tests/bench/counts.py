"""Counts: what runs for a key in the HEN field and for a move played with the mouse, mid-game."""

import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType

from PySide6.QtCore import SIGNAL, Qt
from PySide6.QtTest import QTest

from hen_editor.core.board import BoardSize, Point
from hen_editor.ui.window.main_window import MainWindow
from tests.bench import games
from tests.bench.figures import Figure
from tests.bench.steps import User

MOVE = 100
"""The move at which is typed and played."""

SIZE = BoardSize()

_PROGRAM = str(Path("hen_editor")) + os.sep
_UI = str(Path("hen_editor", "ui"))


def measured(window: MainWindow) -> list[Figure]:
    """Count what runs for each kind of step in a window."""
    user = User(window)
    with tempfile.TemporaryDirectory() as directory:
        game = Path(directory) / "game.sgf"
        game.write_text(games.commented_game(), encoding="utf-8")
        user.open(game)
    free = [point.name(SIZE) for point in _free_points(window, user)]
    texts = {"stone": f"_{free[0][1:]}{free[0][0]}b", "mark": f".{free[1]}-SQ"}
    figures = [
        Figure(f"the last key of a {what} in the HEN field, mid-game", _typed(user, text))
        for what, text in texts.items()
    ]
    user.go_to_move(MOVE)
    window.board.setFocus()
    click = user.click(_free_points(window, user)[0])
    return [*figures, Figure("a move played with the mouse, mid-game", _counts(user, click))]


def _free_points(window: MainWindow, user: User) -> list[Point]:
    user.go_to_move(MOVE)
    return [point for point in SIZE.points() if point not in window.document.snapshot.position.stones]


def _typed(user: User, text: str) -> str:
    user.go_to_move(MOVE)
    user.editor.setFocus()
    QTest.keyClick(user.editor, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    for character in text[:-1]:
        user.watch.time(user.type(character))
    counted = _counts(user, user.type(text[-1]))
    user.window.document.undo_stack.undo()
    return counted


def _counts(user: User, deliver: Callable[[], None]) -> str:
    """Return what is called from an event's delivery until all is painted, in words.

    Calls: of functions of the program, and the modules that these are in. Hops: how many of them, each from the one
    before, lead from the event to the board.
    """
    calls: Counter[str] = Counter()
    modules = set[str]()
    depth = hops = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal depth, hops
        code = frame.f_code
        if _PROGRAM not in code.co_filename or event not in ("call", "return"):
            return
        if event == "return":
            depth -= 1
            return
        depth += 1
        if code.co_qualname == "BoardScene.show_picture":
            hops = depth
        modules.add(code.co_filename)
        calls["all"] += 1
        calls[code.co_qualname] += 1
        if _UI in code.co_filename and code.co_name == "show_state":
            calls["show"] += 1

    document = user.window.document
    receivers = document.receivers(SIGNAL("changed(PyObject)"))
    emitted = Counter[str]()
    listening = document.changed.connect(lambda snapshot: emitted.update(["changed"]))
    sys.setprofile(count)
    try:
        user.watch.time(deliver)
    finally:
        sys.setprofile(None)
        document.changed.disconnect(listening)
    return (
        f"changed {emitted['changed']} x {receivers} receivers   "
        f"Mirror.show {calls['Mirror.show']}   show_state {calls['show']}   "
        f"calls {calls['all']} in {len(modules)} modules   hops {hops}   "
        f"show_picture {calls['BoardScene.show_picture']}   Replay.of {calls['Replay.of']}"
    )
