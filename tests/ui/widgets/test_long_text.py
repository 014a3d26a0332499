"""Where texts are cut that would take long to lay out, and how high the lines are that are drawn."""

from itertools import groupby

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hen_editor.ui.widgets.long_text import (
    MAX_LINE,
    MAX_TEXT,
    TextEdit,
    beginning,
    draw_wrapped,
    line_height,
    text_of,
    wrapped_height,
)
from tests.fonts import installed, with_fallback

LINE = "x" * MAX_LINE


@pytest.mark.parametrize("text", ["", "Good.\n", LINE, f"{LINE}\n{LINE}\n", "x\n" * (MAX_TEXT // 2)])
def test_a_text_that_is_not_too_long_is_shown_whole(text: str) -> None:
    assert beginning(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (LINE + "x", LINE),
        (f"Good.\n{LINE}x\nGood.", f"Good.\n{LINE}"),
        ("囲\n" * MAX_TEXT, "囲\n" * (MAX_TEXT // 2)),
    ],
)
def test_of_a_longer_one_the_beginning_is(text: str, shown: str) -> None:
    assert beginning(text) == shown


def test_what_is_pasted_in_place_of_a_selection_may_be_as_long_as_that(qtbot: QtBot) -> None:
    editor = TextEdit()
    qtbot.addWidget(editor)
    editor.show_text("x\n" * (MAX_TEXT // 2 - 1))
    with qtbot.waitSignal(editor.too_long):
        editor.insert_pasted("y" * 10)
    editor.selectAll()
    with qtbot.assertNotEmitted(editor.too_long):
        editor.insert_pasted("y" * 10)
    assert text_of(editor.document()) == "y" * 10


@pytest.mark.parametrize("ascent", [800, 2000])
@pytest.mark.parametrize(("text", "lines"), [("一", 1), ("一二三", 2), ("一二三四五", 3), ("一二三四五六七", 3)])
def test_lines_are_as_far_apart_as_the_font_asks_that_draws_them(
    qapp: QApplication, ascent: int, text: str, lines: int
) -> None:
    family = f"Boxes {ascent}"
    with installed(family, "一二三四五六七", ascent=ascent):
        font = with_fallback(qapp.font(), family)
        font.setPixelSize(20)
        image = QImage(50, 200, QImage.Format.Format_Grayscale8)
        image.fill(255)
        with QPainter(image) as painter:
            painter.setFont(font)
            height = draw_wrapped(painter, image.rect(), text, 3)
        assert height == wrapped_height(text, font, image.width(), 3) >= lines * line_height(text[0], font)
        assert bands_of_ink(image) == lines


def test_the_last_line_has_all_its_characters_whatever_is_before_it(qapp: QApplication) -> None:
    alone, after = columns_of_ink(qapp, "MMMMM", 1), columns_of_ink(qapp, f"{'😀' * 4} MMMMM", 2)
    assert (alone.start, alone.stop) == (after.start, after.stop)


def test_right_to_left_text_begins_on_the_right(qapp: QApplication) -> None:
    latin, hebrew = columns_of_ink(qapp, "abc!", 1), columns_of_ink(qapp, "אבג!", 1)
    assert latin.start < 5
    assert hebrew.stop > 115


def columns_of_ink(application: QApplication, text: str, lines: int) -> range:
    """Return the columns with ink in the last of the lines of a text in a width of 120 pixels."""
    font = application.font()
    font.setPixelSize(20)
    image = QImage(120, 200, QImage.Format.Format_Grayscale8)
    image.fill(255)
    with QPainter(image) as painter:
        painter.setFont(font)
        height = draw_wrapped(painter, image.rect(), text, lines)
    last = range(height - line_height("w", font), height)
    found = [x for x in range(image.width()) if any(image.pixelColor(x, y).value() < 255 for y in last)]
    return range(found[0], found[-1] + 1)


def bands_of_ink(image: QImage) -> int:
    """Return how many bands of rows are not empty."""
    rows = [any(image.pixelColor(x, y).value() < 255 for x in range(image.width())) for y in range(image.height())]
    return sum(has_ink for has_ink, _ in groupby(rows))
