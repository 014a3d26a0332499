"""A walk through the program that shows as much of it as there is."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QSettings, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPlainTextEdit, QTextEdit, QWidget
from shiboken6 import delete

from hen_editor.core import sgf
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection, EncodingReason, encoding_candidates
from hen_editor.core.sgf.properties import HELP
from hen_editor.document import worker
from hen_editor.ui.dialogs.compare import Side, compare
from hen_editor.ui.dialogs.encoding import EncodingDialog
from hen_editor.ui.dialogs.exception import ExceptionDialog
from hen_editor.ui.dialogs.help import HelpWindow
from hen_editor.ui.dialogs.unsaved import Unsaved, UnsavedDialog
from hen_editor.ui.teaching import counter
from hen_editor.ui.theme import Theme
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.main_window import MainWindow
from tests.translation.driving import Driver
from tests.ui.found_fonts import fonts_have_cjk
from tests.ui.gestures import CONTROL, LEFT, RIGHT, SHIFT, Mouse

ENDING = {"quit", "close", "new-window", "full-screen", "print", "help", "whats-this"}
"""Commands that are not given: they end the window, cover the screen, need a printer, or change what follows."""

GAMES = """(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[6.5]PB[黒]PW[白]RE[0]DT[2020]C[一 D4]N[二](;B[cc]N[三]C[四](;W[gg]LB[aa:1]TR[bb]
;B[cg]TE[1];W[gc];B[aa])(;W[cg]C[五])(;W[dd]))(;B[fc]))(;GM[1]FF[4]CA[UTF-8]SZ[9]AB[cc:dd]AW[ee])"""

SCENES: dict[str, bytes] = {
    "empty.sgf": b"(;FF[4]CA[UTF-8]SZ[19])",
    "games.sgf": GAMES.encode(),
    "damaged.sgf": "7 (;SZ[9]PB[黒木]C[囲碁の本];B[cc];b[zz]W[dd];W[??]KM[7".encode("shift_jis"),
    "othello.sgf": b"(;GM[2]SZ[8];B[cc];W[dd])",
    "wide.sgf": b"(;SZ[30];B[aa];W[bb])",
    "properties.sgf": f"(;{''.join(f'{name}[]' for name in HELP)})".encode(),
    "long.sgf": f"(;SZ[9]GC[{'五' * 110_000}]PB[{'五' * 40_000}]C[{'五' * 110_000}])".encode(),
    "colours.hen": b".9x9_3Cb_3Dw_3Er_3Fg_3Gl_4Cy_4Dp",
}
"""What is opened; the texts in it have no letters of ASCII, so that those can be told from ours."""

MAIN_SCENE, LOCKED = "games.sgf", ("othello.sgf", "wide.sgf")
"""The scene with most in it, and those whose HEN field takes nothing."""

UNREADABLE = {
    "empty.hen": b"",
    "seven.sgf": b"7",
    "seven.hen": b"7",
    "bytes.hen": b"\xff\xfe\x00",
}
"""What is refused when it is opened."""

COMPARED = (
    "(;SZ[9]C[一](;B[aa];W[bb];B[cc])(;B[dd]))(;SZ[9]PB[黒])",
    "(;SZ[9]C[二](;B[dd])(;B[ab]W[bb]C[三]N[四]AB[dd]AW[ee]AE[ff]LB[gg:1];W[bb];B[cc]))(;SZ[9];B[aa])(;SZ[9])",
)
"""What is compared: games that differ in every way."""

HENS = (
    *(".9x9_3Kb", ".9x9_3Zb", ".13x13_3Cb", "7", "", ".9x9_3Cb_3Cw", "_3C", ".99x99", ".9x9-3C", ".9x9_3C\n_4Db_5Ew"),
    *(".9x9 _3Jw_3Jw _4jw_4jw", ".9x9_3Cb~7~7", "X9_Q", "." * 30_000, "." * 200_000),
)
"""What is typed into the HEN field: right, wrong and unfinished."""

BEGINNINGS = ("", "_", "_3", "_3C", "_3Cb", "_3C~", ".", ".9", ".C", ".C3", ".C3-", ".p", "~")
"""What is typed into the HEN field to learn what may follow."""

PASTED = (
    *("# 一\n.9x9_3Cb\n# 二\n.13x13_3Cb", "$$c9\n$$ . X .\n$$ . O .\n$$ . . .", "(;SZ[9])(;SZ[9])", "C3 D4", "7"),
    *("$$\n$$ . X .\n$$ . O .\n$$ . . .", ".9x9_3Zb"),
)
"""What is pasted: several things, a diagram without edges, games, moves, nothing."""

POINTS = ("C7", "E5")
"""A stone and an empty point of the main scene."""


@contextmanager
def walked_window(application: QApplication, folder: Path) -> Iterator[Driver]:
    """Show a window in front of the files of all scenes, with settings and data of its own."""
    for kind in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(kind, QSettings.Scope.UserScope, str(folder / "settings"))
    for name, data in {**SCENES, **UNREADABLE}.items():
        (folder / name).write_bytes(data)
    (folder / "7").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(folder / "data"))
        patch.setattr(worker, "AT_ONCE_MS", 10_000)
        patch.setattr(counter, "PLAYOUTS", 5)  # what a guess is worth is not shown
        fonts_have_cjk(patch, has=True)
        window = MainWindow(Theme(application))
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        window.show()
        assert QTest.qWaitForWindowExposed(window)
        try:
            yield Driver(window, folder)
        finally:
            window.document.new(Position())
            window.close()
            delete(window)


def walk(driver: Driver, folder: Path) -> None:
    """Do in every scene whatever can be done; in the one with most in it, in every way."""
    for scene in SCENES:
        driver.drop(folder / scene)
        driver.look()
        give_commands(driver, folder / scene)
        driver.drop(folder / scene)
    give_commands(driver, folder / MAIN_SCENE, accepts=True)
    driver.drop(folder / MAIN_SCENE)
    use_tools(driver, [action for action in driver.actions() if action.isCheckable()])
    for scene in LOCKED:
        driver.drop(folder / scene)
        use_tools(driver, [driver.action("red")])
    type_hens(driver, folder / MAIN_SCENE)
    driver.drop(folder / "empty.sgf")
    learn_hen(driver)
    for text in PASTED:
        driver.drop(folder / MAIN_SCENE)
        driver.drop_text(text)
        driver.look()
    driver.drop(folder / MAIN_SCENE)
    find(driver)
    for scene in (MAIN_SCENE, "damaged.sgf"):
        driver.drop(folder / scene)
        show_menus_and_tooltips(driver)
    write_comments(driver)
    for scene in SCENES:
        for accepts in (False, True):
            driver.drop(folder / scene)
            save_changes(driver, folder / scene, accepts=accepts)
    for why in EncodingReason:
        dialog = EncodingDialog(encoding_candidates(SCENES["damaged.sgf"], "cp932"), why)
        driver.look_at(dialog)
        delete(dialog)
    driver.do(lambda: run(ExceptionDialog("Traceback", driver.window)))
    unsaved = [Unsaved("1.sgf", True, False), Unsaved("2.sgf", True, True), Unsaved("3.sgf", False, True)]
    driver.do(lambda: run(UnsavedDialog(unsaved, driver.window)))
    driver.do(
        lambda: driver.window.session.files.open_each([folder / MAIN_SCENE, *(folder / name for name in UNREADABLE)])
    )
    before, after = [Side("7", read(text)) for text in COMPARED]
    driver.do(lambda: compare(before, after, driver.window))
    lack_fonts(driver)
    for name in (*UNREADABLE, "missing.sgf", "7"):
        driver.drop(folder / name)
    driver.look()


def lack_fonts(driver: Driver) -> None:
    """Look at the dialogs that offer what a font must have, where none has it."""
    with pytest.MonkeyPatch.context() as patch:
        fonts_have_cjk(patch, has=False)
        for name in ("preferences", "export-picture"):
            driver.do(driver.action(name).trigger)


def read(text: str) -> Collection:
    """Read the games of a text."""
    collection = sgf.parse(text).value
    assert collection is not None
    return collection


def give_commands(driver: Driver, scene: Path, *, accepts: bool = False) -> None:
    """Give every command that is offered after the first move, and undo what it did."""
    document = driver.window.document
    driver.drop(scene)
    driver.action("forward").trigger()
    start = document.snapshot
    for action in [*driver.actions()]:
        if action.objectName() not in ENDING:
            driver.accepts = accepts
            driver.do(action.trigger)
            driver.accepts = False
            while document.undo_stack.canUndo():
                document.undo_stack.undo()
            if document.path != scene:
                driver.drop(scene)
            document.go(start.node, start.game)


def use_tools(driver: Driver, tools: Sequence[QAction]) -> None:
    """Use tools on a few points, in each way there is."""
    mouse = Mouse(driver.window)
    for tool in tools:
        driver.do(tool.trigger)
        for point in POINTS:
            for button in (LEFT, RIGHT):
                mouse.click(point, point, button=button)
            mouse.click(point, modifiers=SHIFT)
            mouse.click(point, modifiers=CONTROL)
        mouse.drag("C7", "D6", "E5")
        mouse.drag("D6", "E5", modifiers=CONTROL)
        mouse.drag("D6", "")
        QTest.keyClick(driver.window, Qt.Key.Key_Escape)
        driver.look_at_words()


def type_hens(driver: Driver, scene: Path) -> None:
    """Type into the HEN field, leave it, and come back."""
    field = driver.window.hen_field
    editor = next(each for each in field.findChildren(QPlainTextEdit))

    def paste(text: str) -> None:
        data = QMimeData()
        data.setText(text)
        editor.insertFromMimeData(data)

    for hen in HENS:
        driver.drop(scene)
        for write in (partial(editor.insertPlainText, hen), partial(editor.insertPlainText, "0"), partial(paste, hen)):
            driver.do(driver.action("forward").trigger)
            editor.setFocus()
            editor.selectAll()
            write()
            field.flush()
            QTest.qWait(1)
            driver.look_at(field)
        driver.do(driver.action("forward").trigger)
        driver.look_at(field)
        driver.do(driver.action("next-game").trigger)
        driver.look_at(field)
        driver.drop_text(hen)
        driver.look_at(field)
    for point in range(0, field.width(), 20):
        point_at(driver, editor.viewport(), QPoint(point, 8))


def learn_hen(driver: Driver) -> None:
    """Ask what may follow in the HEN field, point at each part of a HEN, and look at the help."""
    field = driver.window.hen_field
    editor = next(each for each in field.findChildren(QPlainTextEdit))
    driver.window.activateWindow()
    QTest.qWaitForWindowActive(driver.window)
    for text in BEGINNINGS:
        editor.setFocus()
        editor.selectAll()
        editor.insertPlainText(text)
        QTest.keyClick(editor, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
        driver.look_at(field)
    editor.selectAll()
    editor.insertPlainText(".9x9_5Eb2~3.E5b.w~bw.A1-CR.A2-a.A3")
    for point in range(0, 400, 5):
        point_at(driver, editor.viewport(), QPoint(point, 8))
    driver.do(lambda: run(HelpWindow({}, driver.window)))


def find(driver: Driver) -> None:
    """Look for texts in the comments."""
    driver.do(driver.action("find").trigger)
    for text in ("四", "一", "7"):
        for line in driver.window.findChildren(QLineEdit):
            if line.isVisible() and line.placeholderText() and not line.isReadOnly():
                line.setText(text)
        for name in ("find-next", "find-previous"):
            driver.do(driver.action(name).trigger)
        driver.look()


def write_comments(driver: Driver) -> None:
    """Write a comment and a name, and paste more than there may be."""
    editor = driver.window.comment_box.findChild(QTextEdit)
    data = QMimeData()
    data.setText("五" * 200_000)
    for write in (lambda: editor.insertPlainText("五"), lambda: editor.insertFromMimeData(data)):
        driver.do(write)
        driver.look()


def save_changes(driver: Driver, scene: Path, *, accepts: bool) -> None:
    """Change the document so that its file cannot hold it, and leave it or save it, after its file has changed too."""
    before = scene.read_bytes()
    driver.window.document.type_comment("五🀄")
    driver.accepts = accepts
    driver.do(driver.action("new-9").trigger)
    driver.window.document.type_comment("五🀄")
    for name in ("save", "save-as"):
        scene.write_bytes(b"(;)")
        driver.do(driver.action(name).trigger)
    driver.accepts = False
    driver.look()
    scene.write_bytes(before)


def show_menus_and_tooltips(driver: Driver) -> None:
    """Ask every view for its menu, and point everywhere in it."""
    driver.do(driver.action("collapse-variations").trigger)
    for widget in driver.window.findChildren(QWidget):
        if widget.isVisible() and widget.contextMenuPolicy() is Qt.ContextMenuPolicy.CustomContextMenu:
            driver.do(lambda shown=widget: shown.customContextMenuRequested.emit(QPoint(10, 10)))
    driver.do(lambda: driver.window.board.menu_requested.emit(None, None))
    for menu in driver.window.findChildren(QMenu):
        menu.aboutToShow.emit()
    tree = driver.window.tree.viewport()
    for x in range(0, min(tree.width(), 300), 10):
        for y in range(0, min(tree.height(), 100), 10):
            point_at(driver, tree, QPoint(x, y))


def point_at(driver: Driver, widget: QWidget, place: QPoint) -> None:
    """Let the pointer rest on a place."""
    event = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)
    driver.look_at_tooltip()
