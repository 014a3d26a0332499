"""Pictures of all that a user sees first, in all themes and several sizes: `python -m tests.gallery FOLDER`.

The scale is that of QT_SCALE_FACTOR; at another than 1 only windows of the usual size are pictured.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from math import dist, exp, tanh
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from hen_editor.core import hen
from hen_editor.core.board import BLACK, Point
from hen_editor.core.game.navigate import forward
from hen_editor.core.position import Position
from hen_editor.document import files
from hen_editor.engine.engines import to_text
from hen_editor.languages import ENGLISH
from hen_editor.resources import EXAMPLES
from hen_editor.ui.engine import known
from hen_editor.ui.settings import keep
from hen_editor.ui.theme import Scheme, Theme
from hen_editor.ui.translation import translate_into
from hen_editor.ui.window.main_window import FULL_SIZE, MainWindow
from tests.engine import scripts

SIZES = (QSize(1024, 700), FULL_SIZE, QSize(1920, 1080))
QUIET = 700
"""How long a window is left alone before it is pictured, in milliseconds: all is shown and nothing moves by then."""

GAME = EXAMPLES / "annotated-game.sgf"
PROBLEM = """(;SZ[9]GN[Five liberties]AB[ah][bh][ch][dh][di]AW[ag][bg][cg][dg][eg][eh][ei][fh]C[Black to play and live.]
(;B[bi]C[Correct: two eyes.])(;B[ci]C[This leaves only one eye.];W[bi]C[Dead.]))"""
PROBLEMS = f"""{PROBLEM}
(;SZ[19]GN[Black to kill the L+2 group]AB[ac][bc][bd][cd][dd][db][dc][fa][fb]AW[ab][bb][cb][cc][ca]
(;B[da]BM[1];W[ba])(;B[ba]TE[1];W[aa];B[da]))
(;SZ[19]GN[White to live]PL[W]AB[bg][cg][dg][ei]AW[ah][bh][ch];W[dh]TE[1])"""
COLLECTION = "".join(
    f"(;SZ[19]GN[Game {number} of the league]PB[Anna Lindqvist]PW[Tomas Berg]RE[B+{number}.5]KM[6.5]"
    f"DT[2026-03-{number % 28 + 1:02}];B[pd];W[dp];B[{'abcdefghijklmnopqrs'[number % 19]}q])"
    for number in range(1, 41)
)
SEVEN_COLOURS = ".5x7_7Bbwr_6Agl_5Byp_3Cbw_2Dlr_1Ab.b"
MAIL = "What would you play here? .9x9_7Cw_6Cbw2_5CbEw_4Cb3w_3Ew.b"
CANDIDATES = (("K2", 0, 620), ("K4", 0.4, 312), ("M3", 0.9, 141), ("J2", 1.6, 62), ("R11", 2.3, 40), ("O5", 3.1, 18))
"""Moves that an engine might name at move 30 of the game, with the points that each loses, and its visits."""
INVALID = "_16Db_16Qw_10Zz_4Dw_4Qb"


def first_start(window: MainWindow) -> None:
    """A new window, in which nothing was done."""


def game(window: MainWindow) -> None:
    """A game with comments and variations, at its thirtieth move."""
    window.document.begin(files.read(GAME))
    go(window, 30)


def problem(window: MainWindow) -> None:
    """A problem that is being solved, after a wrong move."""
    window.document.begin(files.of_text(PROBLEM))
    window.commands["solve"].trigger()
    play(window, "C1")


def editing(window: MainWindow) -> None:
    """A problem of several that is being edited, at a move that is marked as wrong."""
    window.document.begin(files.of_text(PROBLEMS))
    window.commands["next-game"].trigger()
    go(window, 1)


def paste(window: MainWindow) -> None:
    """A paste that is offered where there is a game."""
    game(window)
    QGuiApplication.clipboard().setText(MAIL)
    window.commands["paste"].trigger()


def invalid(window: MainWindow) -> None:
    """A HEN that is typed with problems in it."""
    window.hen_field.editor.setFocus()
    window.hen_field.editor.selectAll()
    QTest.keyClicks(window.hen_field.editor, INVALID)


def seven_colours(window: MainWindow) -> None:
    """A small board with stones of all colours."""
    window.document.new(hen.parse_strict(SEVEN_COLOURS))


def collection(window: MainWindow) -> None:
    """A file of forty games."""
    window.document.begin(files.of_text(COLLECTION))
    go(window, 3)


def export(window: MainWindow) -> None:
    """The dialog that makes pictures of a game."""
    game(window)
    window.commands["export-picture"].trigger()


def engine(window: MainWindow) -> None:
    """The game, with an engine that names moves and owners."""
    game(window)
    said = kata_line(window.document.snapshot.position)
    keep({known.ADDED: to_text([replace(scripts.spec(f"says={said}"), name="KataGo")])})
    window.commands["analyse"].trigger()
    if not (ownership := window.commands["ownership"]).isChecked():  # the settings keep it
        ownership.trigger()
    while not window.board.analysis.discs:
        QTest.qWait(10)


def kata_line(position: Position) -> str:
    """Return what KataGo might say of a position."""
    infos = " ".join(
        f"info move {name} visits {visits} winrate 0.62 scoreLead {3.5 - lost} order {place} pv {name}"
        for place, (name, lost, visits) in enumerate(CANDIDATES)
    )
    stones = position.stones.items()
    owned = " ".join(
        f"{tanh(sum((1 if color is BLACK else -1) * exp(-dist(stone, point)) for stone, color in stones)):.2f}"
        for point in position.size.points()
    )
    return f"{infos} rootInfo visits 1193 winrate 0.62 scoreLead 3.5 ownership {owned}"


SCENES: tuple[Callable[[MainWindow], None], ...] = (
    first_start,
    game,
    problem,
    editing,
    paste,
    invalid,
    seven_colours,
    collection,
    engine,
    export,
)


def go(window: MainWindow, moves: int) -> None:
    shown = window.document.snapshot
    window.document.go(forward(shown.tree, shown.tree.root, moves))


def play(window: MainWindow, name: str) -> None:
    point = Point.from_name(name, window.document.snapshot.position.size)
    assert point is not None
    window.board.pressed.emit(point, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    window.board.released.emit(point)


def picture(scene: Callable[[MainWindow], None], theme: Theme, scheme: Scheme, size: QSize, path: Path) -> None:
    """Save a picture of a scene in a window of its own."""
    window = MainWindow(theme)
    theme.choose(scheme)
    window.resize(size)
    window.show()
    window.activateWindow()
    dialogs: list[QWidget] = []

    def take_dialog() -> None:
        if (dialog := QApplication.activeModalWidget()) is not None:
            dialogs.append(dialog)
            dialog.grab().save(str(path))
            dialog.close()

    QTimer.singleShot(QUIET, window, take_dialog)  # in its event loop
    scene(window)
    if not dialogs:
        QTest.qWait(QUIET)
        window.grab().save(str(path))
    window.document.new(Position())
    window.close()


def main(folder: Path) -> None:
    """Save all pictures of the scale into a folder."""
    application = QApplication([])
    translate_into(application, ENGLISH)
    folder.mkdir(parents=True, exist_ok=True)
    scale = application.devicePixelRatio()
    theme = Theme(application)
    for scheme in (Scheme.LIGHT, Scheme.DARK, Scheme.HIGH_LIGHT, Scheme.HIGH_DARK):
        for size in SIZES if scale == 1 else (FULL_SIZE,):
            for scene in SCENES:
                name = f"{scene.__name__}-{scheme.name.lower()}-{size.width()}x{size.height()}-{round(100 * scale)}.png"
                picture(scene, theme, scheme, size, folder / name)


if __name__ == "__main__":
    with TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), home)
        main(Path(sys.argv[1]))
