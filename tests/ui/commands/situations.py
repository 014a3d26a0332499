"""The situations in which every command is given: modes, things half done, and unusual documents."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTextEdit

from hen_editor.core.board import Point
from hen_editor.document.files import File
from hen_editor.ui.bars.bar import Bar
from hen_editor.ui.bars.modes import FindBar
from hen_editor.ui.board.label_editor import LabelEditor
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.panels.paste_strip import PasteStrip
from hen_editor.ui.panels.position_find_panel import PositionFindPanel
from hen_editor.ui.state import MODES, State
from hen_editor.ui.teaching.counter import Counter
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.commands.effects import given
from tests.ui.gestures import LEFT, NONE

Do = Callable[[MainWindow], object]

GAME = "(;SZ[9]C[root](;B[dd]C[one];W[ee](;B[ff];W[gg])(;B[hh];W[cc]))(;B[cc];W[dd]))(;SZ[9]AB[aa];B[bb])"
LONG = f"(;SZ[19]{';B[aa]C[word];W[]' * 40_000})"
COLORS = "(;SZ[9]AB[aa]HEN[.9x9_9Abwrglyp_5Er_1Jp.g];B[dd])"


class Situation(NamedTuple):
    """What a command meets. text: the games. begins: what is done in the window. is_on: whether that still goes on.

    mode: the field of the state that it is about, if any.
    """

    begins: Do = lambda window: None
    text: str = GAME
    mode: str = ""
    is_on: Callable[[MainWindow], bool] = lambda window: True


def middle(window: MainWindow) -> QPoint:
    """Return where the pointer is over the middle of the board."""
    size = window.document.snapshot.position.size
    return window.board.centre_of(Point(size.columns // 2, size.rows // 2)).toPoint()


def solve(window: MainWindow) -> None:
    window.document.go(0, 0)
    window.commands["solve"].trigger()


def compare(window: MainWindow) -> None:
    window.commands["compare-with-this"].trigger()
    window.commands["forward"].trigger()


def count(window: MainWindow) -> None:
    window.commands["count"].trigger()
    while window.findChild(Counter).is_guessing:
        QTest.qWait(1)


def find(window: MainWindow) -> None:
    window.controllers.finder.open()
    window.findChild(FindBar).findChild(QLineEdit).setText("one")
    while window.controllers.finder.is_searching:
        QTest.qWait(1)


def find_position(window: MainWindow) -> None:
    window.controllers.position_finder.open()
    while window.controllers.position_finder.is_searching:
        QTest.qWait(1)
    window.board.setFocus()


def write_label(window: MainWindow) -> None:
    window.commands["label"].trigger()
    QTest.mouseClick(window.board.viewport(), LEFT, NONE, middle(window))
    QTest.keyClicks(window.board.findChild(LabelEditor), "zz")


def type_comment(window: MainWindow) -> None:
    box = window.comment_box.findChild(QTextEdit)
    box.setFocus()
    QTest.keyClicks(box, "ha")


def type_hen(window: MainWindow) -> None:
    editor = window.hen_field.findChild(HenEditor)
    editor.setFocus()
    editor.selectAll()
    QTest.keyClicks(editor, ".9x")


def drag(window: MainWindow) -> None:
    window.commands["black"].trigger()
    QTest.mousePress(window.board.viewport(), LEFT, NONE, middle(window))
    QTest.mouseMove(window.board.viewport(), middle(window) + QPoint(60, 0))


def open_long(window: MainWindow) -> None:
    path = Path("long.sgf").absolute()
    if not path.exists():
        path.write_text(LONG)
    window.session.files.open_path(path)


def open_locked(window: MainWindow) -> None:
    assert window.session.files.open_path(Path("locked.sgf").absolute())


SITUATIONS: Mapping[str, Situation] = {
    "nothing else": Situation(),
    "solving": Situation(solve, mode="solving"),
    "comparing": Situation(compare, mode="comparison"),
    "counting": Situation(count, mode="counting"),
    "numbering from a node": Situation(given("numbers-from-here"), mode="numbered_from"),
    "finding": Situation(find),
    "finding positions": Situation(find_position),
    "arranging panels": Situation(given("arrange-panels"), mode="is_arranging"),
    "presenting": Situation(given("presentation"), mode="is_presenting"),
    "a paste offered": Situation(lambda window: window.paste_text("B D4 W Q16"), mode="preview"),
    "a label half typed": Situation(write_label, mode="label"),
    "a comment half typed": Situation(type_comment),
    "a HEN half typed": Situation(type_hen, is_on=lambda window: window.document.has_draft),
    "a drag half done": Situation(drag, is_on=lambda window: window.session.tool_controller.is_dragging),
    "read-only": Situation(open_locked, is_on=lambda window: window.document.is_read_only),
    "a file on its way": Situation(open_long, is_on=lambda window: window.session.files.opening.reader.is_busy),
    "not Go": Situation(text="(;GM[7]C[Chess];C[e4])"),
    "1x1": Situation(text="(;SZ[1])"),
    "52x52": Situation(text="(;SZ[52]AB[aa];B[ZZ];W[bb])"),
    "seven colours": Situation(text=COLORS),
}


def show_anew(window: MainWindow, file: File) -> None:
    """Show the games of a file as if nothing had been done in the window."""
    if QApplication.mouseButtons():
        QTest.mouseRelease(window.board.viewport(), LEFT)
    window.session.set_state(State(window.document.snapshot))
    window.board.zoom(1)
    window.session.files.opening.reader.cancel()
    for panel in (*window.findChildren(FindBar), *window.findChildren(PositionFindPanel)):
        panel.hide()
    window.game_dock.show()
    window.document.begin(file)
    window.board.setFocus()


def shown_modes(window: MainWindow) -> dict[str, bool]:
    """Return which modes the widgets show, by their fields of the state."""

    def is_visible(kind: type, name: str = "") -> bool:
        return any(found.isVisible() for found in window.findChildren(kind, name))

    assert window.session.tool_controller.tool is window.session.tools[window.session.state.tool]
    return {
        "label": is_visible(LabelEditor),
        "preview": is_visible(PasteStrip),
        "comparison": is_visible(Bar, "comparison-bar"),
        "solving": is_visible(Bar, "solving-bar"),
        "counting": is_visible(Bar, "counting-bar"),
        "is_arranging": window.game_dock.titleBarWidget() is None,
        "is_presenting": not window.menuBar().isVisible(),
    }


def modes(state: State) -> dict[str, object]:
    """Return the modes of a state that are on, by their fields."""
    fields = (*MODES, "is_arranging", "is_presenting")
    return {name: getattr(state, name) for name in fields if getattr(state, name) != State._field_defaults[name]}
