"""Copy as: what is copied, what is said to be left out, what is remembered."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from hen_editor import diagrams
from hen_editor.core import hen
from hen_editor.core.position import Position
from hen_editor.document import files
from hen_editor.ui.window.main_window import MainWindow

MARKED = "(;SZ[9]AB[ee]LB[cc:long label]AR[aa:bb]LN[cc:dd]TB[gg]C[comment])"


def copied(window: MainWindow, name: str) -> str:
    """Give a command; return the text on the clipboard."""
    window.commands[name].trigger()
    return QGuiApplication.clipboard().text()


def said(window: MainWindow) -> str:
    return window.statusBar().currentMessage()


def open_text(window: MainWindow, text: str) -> None:
    window.document.begin(files.of_text(text))


def test_every_dialect_that_is_written_can_be_copied(window: MainWindow) -> None:
    assert {f"copy-{name}" for name in diagrams.written_dialects()} <= window.commands.by_name.keys()


@pytest.mark.parametrize("dialect", [name for name in diagrams.written_dialects() if name in diagrams.read_dialects()])
def test_a_diagram_is_read_back_as_the_position(window: MainWindow, dialect: str) -> None:
    window.document.type_hen(hen.EXAMPLES[0])
    (found,) = diagrams.parse(copied(window, f"copy-{dialect}")).value
    assert found.position.stones == window.document.snapshot.position.stones
    assert said(window).startswith("Diagram copied.")


def test_a_diagram_shows_the_part_of_the_board_in_view(window: MainWindow) -> None:
    open_text(window, "(;SZ[19]AB[cc]AW[dc]VW[aa:ff])")
    (found,) = diagrams.parse(copied(window, "copy-sensei")).value
    assert (len(found.area.columns), len(found.area.rows)) == (6, 6)
    assert found.position.stones == window.document.snapshot.position.stones


def test_a_diagram_has_the_move_numbers_of_the_board(window: MainWindow) -> None:
    open_text(window, "(;SZ[5]AB[bb]AW[cb];W[bc];B[cc];W[dc])")
    window.document.go(3)
    plain = copied(window, "copy-sensei")
    window.commands["move-numbers"].trigger()
    assert "| . O X O . |" in plain
    assert copied(window, "copy-sensei") == plain.replace("$$B", "$$W").replace("| . O X O . |", "| . 1 2 3 . |")
    assert said(window) == "Diagram copied."
    assert "| . O X O . |" not in copied(window, "copy-gtp")
    assert "number" not in said(window)


def test_a_diagram_of_a_part_without_numbers_shows_whose_turn_it_is(window: MainWindow) -> None:
    open_text(window, "(;SZ[9]VW[aa:cc];B[aa];W[gg];B[hh])")
    window.document.go(3)
    window.commands["move-numbers"].trigger()
    assert "| 1 . ." in copied(window, "copy-sensei")
    window.document.begin(files.of_text("(;SZ[9]AB[aa]VW[aa:cc];W[gg];B[hh])"))
    window.document.go(2)
    assert copied(window, "copy-sensei").splitlines()[:3] == ["$$Wc9", "$$ +-------", "$$ | X . ."]


def test_a_turn_that_numbers_do_not_show_is_told_to_be_left_out(window: MainWindow) -> None:
    window.commands["move-numbers"].trigger()
    for turn, left_out in (("b", ""), ("w", " The player to move is left out.")):
        open_text(window, f"(;SZ[5];B[bb];W[cb]HEN[.5x5.{turn}])")
        window.document.go(2)
        assert "| . 1 2 . . |" in copied(window, "copy-sensei")
        assert said(window) == f"Diagram copied.{left_out}"


def test_what_a_diagram_leaves_out_is_told(window: MainWindow) -> None:
    open_text(window, MARKED)
    copied(window, "copy-gtp")
    assert said(window) == (
        "Diagram copied. One label is left out. One arrow is left out. One line is left out. Territory is left out."
    )


def test_a_diagram_has_the_arrows_and_lines_of_the_board(window: MainWindow) -> None:
    open_text(window, "(;SZ[9]AB[ee]AR[aa:bb]LN[cc:dd])")
    assert copied(window, "copy-sensei").splitlines()[-2:] == ["$$ {AR 1:1 2:2}", "$$ {LN 3:3 4:4}"]
    assert said(window) == "Diagram copied."


def test_what_hen_leaves_out_is_told(window: MainWindow) -> None:
    open_text(window, "(;SZ[9]AB[ee]LB[cc:a b]AR[aa:bb]C[comment])")
    assert copied(window, "copy") == ".9x9_5Eb"
    assert said(window) == (
        "HEN copied. HEN cannot store the label “a b” at C7. "
        "HEN cannot store arrows; they stay in the game, but not in the HEN text."
    )


@pytest.mark.parametrize("name", ["copy", "copy-address", "copy-picture"])
def test_it_is_said_that_a_text_with_errors_is_not_what_was_copied(window: MainWindow, name: str) -> None:
    window.document.type_hen("16Db")
    window.commands[name].trigger()
    assert said(window).endswith("copied. It is what the board shows, not the text in the field.")


@pytest.mark.parametrize("name", ["copy", "copy-address", "copy-sensei"])
def test_a_board_that_is_too_large_leaves_the_clipboard_as_it_is(window: MainWindow, name: str) -> None:
    QGuiApplication.clipboard().setText("before")
    open_text(window, "(;SZ[30]AB[ee])")
    assert copied(window, name) == "before"
    assert "copied" not in said(window)
    assert said(window)


def test_the_position_alone_is_copied_as_sgf(window: MainWindow) -> None:
    open_text(window, "(;SZ[9]PB[Ann];B[ee];W[cc]C[comment];B[gg])")
    window.document.go([*window.document.snapshot.tree.walk()][2])
    (game,) = files.of_text(copied(window, "copy-position")).collection.games
    assert game.node(game.root).get("PB") is None
    assert said(window) == "Position copied as SGF."


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # a popup on the offscreen platform
def test_the_kind_chosen_last_is_active_the_next_time(window: MainWindow) -> None:
    def choose(*downs: Qt.Key) -> str:
        window.commands["copy-as"].trigger()
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        for key in (*downs, Qt.Key.Key_Return):
            QTest.keyClick(menu, key)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # the menu would hear other commands
        return QGuiApplication.clipboard().text()

    window.document.type_hen(".9x9_5Eb")
    assert choose() == ".9x9_5Eb"
    address = choose(Qt.Key.Key_Down)
    assert address.endswith("#.9x9_5Eb")
    QGuiApplication.clipboard().clear()
    assert choose() == address
    window.commands["copy-gtp"].trigger()
    assert choose() == address
    QSettings().setValue("copy/last", "nonsense")
    assert choose() == ".9x9_5Eb"


def test_an_empty_board_is_copied(window: MainWindow) -> None:
    window.document.new(Position())
    QGuiApplication.clipboard().setText("before")
    assert copied(window, "copy") != "before"
    assert said(window) == "HEN copied."
