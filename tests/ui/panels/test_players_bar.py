"""The players bar: what it names, that it stays where it is, and where a click leads."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from hen_editor.ui.colors import DARK, LIGHT, contrast
from hen_editor.ui.panels.players_bar import FAINT, HIGHLIGHT
from hen_editor.ui.theme import ICON_COLORS, palette
from hen_editor.ui.window.main_window import MainWindow
from tests.games import RED_AND_BLUE
from tests.ui.answers import Answers
from tests.ui.gestures import keys, show_game

CAPTURE = "(;SZ[9]AB[ba]AW[aa]PB[Honinbo Shusaku]BR[4d]PW[井上幻庵因碩]KM[0]RE[B+2];B[ab];W[ee];B[ff])"


def said(window: MainWindow) -> list[str]:
    return window.players_bar.accessibleName().split("\n")


def test_players_are_named_with_rank_captures_komi_and_result(window: MainWindow) -> None:
    show_game(window, CAPTURE)
    keys(window, "Right")
    assert said(window) == [
        "Black, Honinbo Shusaku 4d, Captures: 1",
        "White, 井上幻庵因碩, Captures: 0",
        "Komi 0, B+2",
    ]


def test_what_is_known_is_named(window: MainWindow) -> None:
    assert said(window) == ["Black, Captures: 0", "White, Captures: 0"]
    show_game(window, "(;PW[Bob])")
    assert said(window) == ["Black, Black, Captures: 0", "White, Bob, Captures: 0"]
    show_game(window, RED_AND_BLUE)
    assert {"Red, Captures: 0", "Blue, Captures: 0"} <= set(said(window))
    show_game(window, "(;GM[11]PB[Ann]PW[Bob])")
    assert said(window) == ["Black, Ann", "White, Bob"]


def test_the_side_to_move_is_lit(window: MainWindow) -> None:
    show_game(window, CAPTURE)
    grounds = []
    for _ in range(2):
        picture = window.players_bar.grab().toImage()
        y = picture.height() // 2
        grounds.append([picture.pixelColor(x, y).name() for x in (11, picture.width() // 2)])
        keys(window, "Right")
    assert grounds[0][0] != grounds[1][0]


def test_a_long_name_is_elided_and_nothing_moves(window: MainWindow) -> None:
    show_game(window, CAPTURE.replace("Honinbo Shusaku", "Honinbo " * 40))
    bar = window.players_bar
    least, size = bar.minimumSizeHint(), bar.size()
    for _ in range(3):
        keys(window, "Right")
        assert (bar.minimumSizeHint(), bar.size()) == (least, size)
    bar.resize(160, bar.height())
    assert not bar.grab().isNull()
    assert "Honinbo Honinbo" in bar.toolTip()


def test_a_click_opens_the_game_info(window: MainWindow) -> None:
    answers = Answers("OK")
    answers(lambda: QTest.mouseClick(window.players_bar, Qt.MouseButton.LeftButton))
    assert answers.asked == ["Game info"]


def test_the_bars_keep_their_widths_while_stepping(window: MainWindow) -> None:
    show_game(window, CAPTURE)
    parts = [window.position_bar, *window.position_bar.children(), *window.navigation.children()]
    widgets = [part for part in parts if part.isWidgetType()]
    before = [widget.geometry() for widget in widgets]
    for _ in range(3):
        keys(window, "Right")
        assert [widget.geometry() for widget in widgets] == before


def test_captures_and_the_move_number_are_shown_once(window: MainWindow) -> None:
    window.resize(1280, 800)
    QTest.qWait(20)
    show_game(window, CAPTURE)
    keys(window, "Right")
    shown = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    shown.append(window.navigation.number.text())
    assert [text for text in shown if "Captures" in text or "Move 1" in text] == ["Move 1 of 3"]


def test_each_player_has_a_stone_of_the_colour(window: MainWindow) -> None:
    show_game(window, RED_AND_BLUE)
    seats = window.players_bar._seats
    picture = window.players_bar.grab().toImage()
    row = [picture.pixelColor(x, picture.height() // 2) for x in range(picture.width())]
    stones = [ICON_COLORS[seat.color] for seat in seats]
    places = [row.index(color) for color in stones]
    assert len(places) == 4
    assert places == sorted(places)


def test_a_name_is_shown_once(window: MainWindow) -> None:
    show_game(window, CAPTURE)
    texts = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    texts += [button.text() for button in window.findChildren(QAbstractButton) if button.isVisible()]
    assert [text for text in texts if "Shusaku" in text] == []
    assert sum("Shusaku" in line for line in said(window)) == 1


def over(color: QColor, opacity: int, ground: QColor) -> QColor:
    """Return what is seen of a colour over a ground; opacity: of 255."""
    pairs = zip(color.getRgb()[:3], ground.getRgb()[:3], strict=True)
    return QColor(*((one * opacity + other * (255 - opacity)) // 255 for one, other in pairs))


@pytest.mark.parametrize("dark", [False, True])
def test_what_is_beside_the_names_can_be_read(dark: bool) -> None:
    colors = palette(DARK if dark else LIGHT)
    ink, plain = colors.windowText().color(), colors.window().color()
    for ground in (plain, over(ink, HIGHLIGHT, plain)):
        assert contrast(over(ink, FAINT, ground), ground) >= 4.5


def test_captures_are_seen_where_the_bar_is_narrow(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]AB[ba]AW[aa];B[ab];W[ee])")
    bar = window.players_bar
    bar.resize(160, bar.height())
    without = bar.grab().toImage()
    keys(window, "Right", "Right")  # Black is to move again
    bar.resize(160, bar.height())
    assert bar.grab().toImage() != without
