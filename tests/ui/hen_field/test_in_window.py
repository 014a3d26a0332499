"""What the HEN field does together with its window: its looks, its buttons, the list of problems."""

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QFontDatabase, QTextCharFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QToolButton

from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def editor(window: MainWindow) -> HenEditor:
    (found,) = window.hen_field.findChildren(HenEditor)
    return found


def press(window: MainWindow, title: str) -> None:
    """Press the button that has this tooltip or this text."""
    buttons = [each for each in window.hen_field.findChildren(QToolButton) if each.isVisible()]
    (button,) = (each for each in buttons if title in (each.toolTip(), each.text()))
    QTest.mouseClick(button, LEFT)


def typed(window: MainWindow, text: str) -> MainWindow:
    field = editor(window)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    return window


def underlined(window: MainWindow) -> list[str]:
    """Return the stretches of the text that are underlined."""
    wave = QTextCharFormat.UnderlineStyle.WaveUnderline
    laid = editor(window).document().begin().layout().formats()
    text = editor(window).text()
    return [text[one.start : one.start + one.length] for one in laid if one.format.underlineStyle() is wave]


def test_the_text_is_plain_of_equal_width_and_wraps(window: MainWindow) -> None:
    typed(window, "_19" + "bw" * 300)
    field = editor(window)
    assert isinstance(field, QPlainTextEdit)
    assert field.font().family() == QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    assert field.horizontalScrollBar().maximum() == 0


def test_problems_are_underlined_where_they_are(window: MainWindow) -> None:
    typed(window, "_19Ib_18Kb")
    assert underlined(window) == ["Ib"]


def test_more_problems_are_in_the_list(window: MainWindow) -> None:
    typed(window, "_19Ib_18Ib_17Ib")
    window.problem_dock.hide()
    press(window, "2 more")
    assert window.problem_dock.isVisible()


def test_normalising_writes_the_canonical_form(window: MainWindow) -> None:
    typed(window, ".19x19 _19 bw2 _18b.b")
    press(window, "Normalise: write the HEN in canonical form")
    assert editor(window).text() == "_19bw2_18b.b"


def test_one_row_a_line_and_back(window: MainWindow) -> None:
    typed(window, "_19bw2_18b.b")
    press(window, "One row per line")
    assert editor(window).text() == "_19 bw2\n_18 b\n.b"
    press(window, "One row per line")
    assert editor(window).text() == "_19bw2_18b.b"


def test_the_buttons_copy_and_paste(window: MainWindow) -> None:
    typed(window, "_4Qb.w")
    press(window, "Copy HEN")
    assert QApplication.clipboard().text() == "_4Qb.w"
    QApplication.clipboard().setText(".9x9_5Eb")
    press(window, "Paste")
    assert window.document.snapshot.position.size.columns == 9


@pytest.mark.parametrize(
    ("setting", "address"),
    [
        (None, "https://play.goshawk.cc/playgo/goban.html#_4Qb.w"),
        ("https://example.org/{HEN}/board", "https://example.org/_4Qb.w/board"),
    ],
)
def test_the_address_that_is_copied_is_a_setting(window: MainWindow, setting: str | None, address: str) -> None:
    if setting is not None:
        QSettings().setValue("address", setting)
    typed(window, "_4Qb.w")
    press(window, "Copy as web address")
    assert QApplication.clipboard().text() == address


def test_an_empty_field_says_what_can_be_written(window: MainWindow) -> None:
    assert "paste" in editor(window).placeholderText()
