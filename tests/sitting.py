"""What can be done in a window and with `hen`, and what comes of it, as JSON: for `test_shelves`, in a process each.

    python tests/sitting.py window|hen

A copy of the package is on the path, and the working folder has `game.sgf`, `diagram.txt` and `picture.png`.
"""

import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from time import monotonic

HEN, MOVES, GAME = ".9x9_5Gb_4Iw", "B D4 W Q16 B C3", "(;SZ[9]GN[Two]AB[aa];B[dd]C[a comment];W[ee];B[ff])"
DIAGRAM = "$$W\n$$ | . O X O .\n$$ | X X . . .\n$$ +----------"

NOT_GIVEN = {"close", "install-desktop", "minimise", "quit", "remove-desktop", "screenshot", "zoom"}
"""Commands that end the window, wait for the desktop, or change it."""

PATIENCE = 60
"""Seconds after which what was done has no answer."""

CALLS = (
    "--help",
    "format {HEN}",
    "validate {HEN}",
    "validate game.sgf",
    "validate diagram.txt",
    "validate --explain {HEN}",
    "show {HEN}",
    "show game.sgf --move 1",
    "show diagram.txt",
    "show --as plain {HEN}",
    "convert {HEN}",
    "convert game.sgf",
    "convert diagram.txt",
    "convert picture.png",
    "convert --recognise never picture.png",
    "transform --mirror horizontal game.sgf",
    "diff {HEN} .9x9_5Gb",
    "find {HEN} game.sgf",
    "analyze {HEN} --engine none",
    "render {HEN} --format svg",
    "render game.sgf --format svg",
)
"""What is asked of `hen`, beside the help of each command."""


def in_window() -> Mapping[str, object]:
    """Return the commands, the menus, and what comes of each command and of each thing that is opened or pasted."""
    from PySide6.QtCore import QPoint, QTimer
    from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QImage
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QDialog, QListView, QMenu, QWidget

    from hen_editor.app import Application
    from hen_editor.core import sgf
    from hen_editor.core.position import Position
    from hen_editor.core.sgf import Collection
    from hen_editor.document import files, worker
    from hen_editor.ui.clipboard import ClipboardContents
    from hen_editor.ui.dialogs import progress
    from hen_editor.ui.session.command import translate
    from hen_editor.ui.state import MODES, State

    worker.AT_ONCE_MS = progress.SHOWN_AFTER_MS = 10_000
    application = Application()
    window = application.open_window()
    window.complete()
    session, document = window.session, window.document
    opened: list[str] = []

    def entries(menu: QMenu) -> Iterator[tuple[str, ...]]:
        for each in menu.actions():
            if each.menu() is not None:
                yield from ((each.text(), *below) for below in entries(each.menu()))
            elif not each.isSeparator():
                yield (each.text(),)

    def note(shown: QWidget) -> None:
        """Note what has opened over the window, or beside it, and close it."""
        texts = [*entries(shown)] if isinstance(shown, QMenu) else shown.windowTitle()
        opened.append(f"{type(shown).__name__} {texts}")
        shown.reject() if isinstance(shown, QDialog) else shown.close()

    def close_what_has_opened() -> None:
        for shown in filter(None, (QApplication.activePopupWidget(), QApplication.activeModalWidget())):
            note(shown)

    def is_answered(before: Collection) -> bool:
        is_other = document.snapshot.collection is not before
        return is_other or bool(opened or window.statusBar().currentMessage() or session.state.preview)

    def outcome(do: Callable[[], object], patience: float = 0) -> Mapping[str, object]:
        """Return what comes of something that is done with a game. patience: how many seconds an answer may take."""
        session.set_state(State(document.snapshot))
        document.begin(files.of_text(GAME))
        document.go(2)
        QGuiApplication.clipboard().clear()
        session.show_status("")
        window.board.setFocus()
        opened.clear()
        before, end = document.snapshot.collection, monotonic() + patience
        do()
        while not is_answered(before) and monotonic() < end:
            QTest.qWait(5)
        QTest.qWait(20)
        for other in QApplication.topLevelWidgets():
            if other.isVisible() and other is not window:
                note(other)
        return {
            "opened": sorted(set(opened)),
            "modes": [mode for mode in MODES if getattr(session.state, mode) != State._field_defaults[mode]],
            "message": window.statusBar().currentMessage(),
            "copied": re.sub(r"file://.*", "a file", QGuiApplication.clipboard().text()),
            "games": sgf.format(document.snapshot.collection).decode(),
        }

    def ask_for_menu_of_games() -> None:
        window.game_list_dock.show()
        rows = window.game_list_dock.findChild(QListView)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), rows.mapToGlobal(QPoint(5, 5)))
        QTimer.singleShot(0, lambda: QApplication.sendEvent(rows.viewport(), event))

    timer = QTimer(interval=5)
    timer.timeout.connect(close_what_has_opened)
    timer.start()
    path = Path("picture.png").absolute()
    doings: Mapping[str, Callable[[], object]] = {
        "open a game": lambda: session.files.open_path(Path("game.sgf").absolute()),
        "open a diagram": lambda: session.files.open_path(Path("diagram.txt").absolute()),
        "open a picture": lambda: session.files.open_path(path),
        "paste a HEN": lambda: (document.new(Position()), window.paste_text(HEN)),
        "paste a game": lambda: window.paste_text(GAME),
        "paste moves": lambda: window.paste_text(MOVES),
        "paste a diagram": lambda: window.paste_text(DIAGRAM),
        "paste a picture": lambda: window.paste(ClipboardContents("", [path.read_bytes()], path.read_bytes())),
        "paste pixels": lambda: window.paste(ClipboardContents(picture=QImage(str(path)))),
        "the menu of the games": ask_for_menu_of_games,
    }
    outcomes = {name: outcome(do, PATIENCE) for name, do in doings.items()}
    outcomes |= {
        name: outcome(window.commands[name].trigger) for name in window.commands.by_name if name not in NOT_GIVEN
    }
    timer.stop()
    menus = [(shown.title(), *below) for shown in window.menus.of_bar() for below in entries(shown)]
    window.leave()
    texts = {name: translate("Commands", command.text) for name, command in window.commands.by_name.items()}
    return {"commands": [*texts], "texts": texts, "menus": menus, "outcomes": outcomes}


def in_terminal() -> Mapping[str, object]:
    """Return the options of each command of `hen`, and what it prints when it is called."""
    import click
    from click.testing import CliRunner

    from hen_editor.cli import COMMANDS, hen

    calls = [*CALLS, *(f"{name} --help" for name in COMMANDS)]
    printed = {}
    for call in calls:
        run = CliRunner().invoke(hen, [HEN if word == "{HEN}" else word for word in call.split()], prog_name="hen")
        assert run.exception is None or isinstance(run.exception, SystemExit), (call, run.exception)
        printed[call] = [run.exit_code, run.output]
    context = click.Context(hen)
    options = {
        name: [option for each in hen.get_command(context, name).params for option in each.opts] for name in COMMANDS
    }
    return {"options": options, "printed": printed}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(in_window() if sys.argv[1] == "window" else in_terminal()))
