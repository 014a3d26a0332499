"""The sheet: a picture beside the board that is read from it."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPolygonF, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QListWidget, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, Area, BoardSize, Point
from hen_editor.pasting import Pasted
from hen_editor.recognition import Certainty
from hen_editor.ui.panels.paste_strip import PasteChoice
from hen_editor.ui.recognition.dialog import RecognitionDialog
from hen_editor.ui.recognition.reader import PictureReader
from hen_editor.ui.recognition.views import CornerHandle, DraftBoard, PictureView
from tests.recognition.made import image_of
from tests.ui.dialogs.cut_words import cut_words, doubled_mnemonics, nameless
from tests.ui.fields import field
from tests.ui.recognition.pictures import NINE, OTHER, beside, blank, looked_through, photographed, picture, rim

Key, LEFT, RIGHT = Qt.Key, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
Show = Callable[..., RecognitionDialog]
PART = "_17PbRw_16Qb_15Pwb"
MARKED = ((140.0, 90.0), (520.0, 120.0), (610.0, 520.0), (70.0, 480.0))


def offers(found: Pasted) -> list[PasteChoice]:
    """Offer to take a board unless it has too many stones, and to leave it."""
    return [PasteChoice("Take", "Take it", len(found.position.stones) < 40), PasteChoice("Leave", "Leave it")]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """Shows the sheet of a picture, and waits until it was looked through."""

    def shown(image: QImage, preferred: int = 0) -> RecognitionDialog:
        dialog = RecognitionDialog(image, offers, None, preferred)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        dialog.activateWindow()
        return looked_through(dialog)

    return shown


def text(dialog: RecognitionDialog) -> str:
    """The HEN of the board of a sheet."""
    return hen.format(dialog.pasted().position)


def verdict(dialog: RecognitionDialog) -> str:
    words = [label.text() for label in dialog.findChildren(QLabel)]
    return next(each for each in words if each.startswith(("Sure", "Check", "No ", "Looking")))


def click_picture(dialog: RecognitionDialog, name: str, button: Qt.MouseButton = LEFT) -> None:
    view, draft = dialog.findChild(PictureView), dialog.draft
    assert draft is not None
    point = Point.from_name(name, draft.lines)
    assert point is not None
    QTest.mouseClick(view, button, Qt.KeyboardModifier.NoModifier, view.in_view(draft.place(point)).toPoint())


def click_board(dialog: RecognitionDialog, name: str, button: Qt.MouseButton = LEFT) -> None:
    board, draft = dialog.findChild(DraftBoard), dialog.draft
    assert draft is not None
    point = Point.from_name(name, draft.board)
    assert point is not None
    QTest.mouseClick(board.viewport(), button, Qt.KeyboardModifier.NoModifier, board.centre_of(point).toPoint())


def place_corners(dialog: RecognitionDialog, corners: tuple[tuple[float, float], ...]) -> None:
    """Drag the corners onto places of the picture."""
    view = dialog.findChild(PictureView)
    for handle, corner in zip(view.handles, corners, strict=True):
        there = view.in_view(corner).toPoint()
        drag_to(handle, there)
    looked_through(dialog)


def drag_to(handle: CornerHandle, there: QPoint) -> None:
    view = handle.parentWidget()
    QTest.mousePress(handle, LEFT, Qt.KeyboardModifier.NoModifier, handle.rect().center())
    QTest.mouseMove(handle, handle.mapFrom(view, there))
    QTest.mouseRelease(handle, LEFT, Qt.KeyboardModifier.NoModifier, handle.rect().center())


# What is found.


@pytest.mark.parametrize("style", ["wood", "dark", "print"])
def test_a_clean_picture_is_read(show: Show, style: str) -> None:
    dialog = show(picture(NINE, style=style))
    assert text(dialog) == NINE
    assert verdict(dialog).startswith(("Sure", "Check"))
    assert field(dialog, "Evidence", QListWidget).count() > 0


def test_until_something_is_found_nothing_can_be_done(qtbot: QtBot) -> None:
    dialog = RecognitionDialog(picture(NINE), offers, None)
    qtbot.addWidget(dialog)
    assert (dialog.draft, verdict(dialog)) == (None, "Looking for a Go board...")
    with pytest.raises(ValueError, match="no board was found"):
        dialog.pasted()
    QTest.keyClick(dialog, Key.Key_Return)
    assert dialog.result() == 0
    looked_through(dialog)
    assert dialog.draft is not None


def test_closing_it_while_it_looks_leaves_nothing_to_come(qtbot: QtBot) -> None:
    dialog = RecognitionDialog(picture(NINE), offers, None)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()
    assert not dialog.findChild(PictureReader).is_looking
    QTest.qWait(50)
    assert dialog.draft is None


def test_the_window_lives_while_a_large_picture_is_looked_through(qtbot: QtBot) -> None:
    ticks: list[int] = []
    timer = QTimer(interval=10)
    timer.timeout.connect(lambda: ticks.append(1))
    timer.start()
    dialog = RecognitionDialog(picture(NINE, 2000), offers, None)
    qtbot.addWidget(dialog)
    looked_through(dialog)
    timer.stop()
    assert len(ticks) > 5
    assert text(dialog) == NINE


def test_where_there_is_no_board_its_corners_can_be_marked(show: Show) -> None:
    QSettings().setValue("recognition/columns", 9)
    QSettings().setValue("recognition/rows", 9)
    dialog = show(blank())
    assert verdict(dialog) == "No Go board found in this picture."
    handles = dialog.findChild(PictureView).handles
    assert not any(handle.isVisible() for handle in handles)
    field(dialog, "Mark its corners", QPushButton).click()
    looked_through(dialog)
    assert all(handle.isVisible() for handle in handles)
    assert dialog.pasted().position.size == BoardSize(9, 9)


def test_nothing_is_read_before_all_corners_are_placed(show: Show) -> None:
    cloth = np.random.default_rng(1).integers(0, 256, (300, 400, 3)).astype(np.uint8)
    dialog = show(image_of(cloth))
    QTest.keyClick(dialog.focusWidget(), Key.Key_Return)  # Mark its corners
    places = ((90.0, 70.0), (310.0, 70.0), (310.0, 230.0), (90.0, 230.0))
    handles = dialog.findChild(PictureView).handles
    for handle, place in zip(handles, places, strict=True):
        assert not dialog.draft.doubts
        assert not [button for button in dialog.findChildren(QPushButton) if button.text() == "Leave"]
        drag_to(handle, dialog.findChild(PictureView).in_view(place).toPoint())
        looked_through(dialog)
    assert dialog.draft.doubts
    assert field(dialog, "Leave", QPushButton).isEnabled()


def test_the_corners_to_be_marked_begin_near_the_outline_of_a_board(show: Show) -> None:
    outline = ((160.0, 110.0), (520.0, 130.0), (600.0, 480.0), (90.0, 450.0))
    plain = blank(400, 400)
    plain.fill(QColor("#deb878"))
    dialog = show(photographed(plain, outline))
    field(dialog, "Mark its corners", QPushButton).click()
    looked_through(dialog)
    for (x, y), (at_x, at_y) in zip(dialog.draft.read.corners, outline, strict=True):
        assert max(abs(x - at_x), abs(y - at_y)) < 60


def test_several_boards_are_listed_each_with_a_picture(show: Show) -> None:
    dialog = show(beside(picture(NINE, 400), picture(OTHER, 400)))
    boards = field(dialog, "Boards in the picture", QListWidget)
    assert (boards.isVisible(), boards.count(), text(dialog)) == (True, 2, NINE)
    assert not boards.item(1).icon().isNull()
    click_picture(dialog, "A1")
    boards.setCurrentRow(1)
    assert text(dialog) == OTHER
    boards.setCurrentRow(0)
    assert text(dialog) == f"{NINE}_1b"


def test_a_board_left_while_it_is_read_again_is_read_when_it_is_chosen_again(show: Show) -> None:
    dialog = show(beside(picture(NINE, 400), picture(OTHER, 400)))
    boards = field(dialog, "Boards in the picture", QListWidget)
    field(dialog, "Columns", QSpinBox).setValue(8)
    field(dialog, "Take", QPushButton).click()
    boards.setCurrentRow(1)
    looked_through(dialog)
    assert (text(dialog), dialog.isVisible()) == (OTHER, True)
    boards.setCurrentRow(0)
    looked_through(dialog)
    assert dialog.draft.read.position.size == dialog.draft.lines == BoardSize(8, 9)


@pytest.mark.parametrize("width", [700, 1160])
def test_no_word_is_cut_no_letter_doubled_and_everything_has_a_name(show: Show, width: int) -> None:
    for image in (picture(NINE), blank()):
        dialog = show(image)
        dialog.resize(width, 600)
        assert [*cut_words(dialog), *doubled_mnemonics(dialog), *nameless(dialog)] == []


def test_tab_goes_through_all_of_it_the_corners_too(show: Show) -> None:
    dialog = show(picture(NINE))
    first, stops = dialog.focusWidget(), []
    while not stops or dialog.focusWidget() is not first:
        stops.append(dialog.focusWidget())
        QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
        assert len(stops) < 40
    names = {stop.accessibleName() for stop in stops}
    corners = {handle.accessibleName() for handle in dialog.findChild(PictureView).handles}
    assert {"Picture", "Board", "Columns", "Rows", *corners} <= names


def test_a_doubt_is_gone_to_and_ringed_until_it_is_decided(show: Show) -> None:
    dialog = show(picture(NINE))
    read = dialog.draft.read
    doubtful = replace(
        read, confidence=Certainty.CHECK, doubts={Point(0, 0): (None, BLACK), Point(8, 8): (None, WHITE)}
    )
    before = [view.grab().toImage() for view in (dialog.findChild(PictureView), dialog.findChild(DraftBoard))]
    dialog.show_draft(dialog.draft.read_again(doubtful))
    ringed = [view.grab().toImage() for view in (dialog.findChild(PictureView), dialog.findChild(DraftBoard))]
    assert all(one != other for one, other in zip(before, ringed, strict=True))
    assert verdict(dialog) == "Check: 2 points in doubt"
    field(dialog, "Next in doubt", QPushButton).click()
    QTest.keyClick(dialog.focusWidget(), Key.Key_F8)
    QTest.keyClick(dialog.focusWidget(), Key.Key_Space)
    assert dialog.pasted().position.stones.get(Point(8, 8)) is BLACK
    assert verdict(dialog) == "Check: 1 point in doubt"


# What the user puts right.


@pytest.mark.parametrize("click", [click_picture, click_board])
def test_a_click_on_either_side_changes_a_point(show: Show, click: Callable[..., None]) -> None:
    dialog = show(picture(NINE))
    click(dialog, "A1")
    assert text(dialog) == f"{NINE}_1b"
    click(dialog, "A1")
    assert text(dialog) == f"{NINE}_1w"
    click(dialog, "A1", RIGHT)
    click(dialog, "A1", RIGHT)
    assert text(dialog) == NINE


@pytest.mark.parametrize("view", [PictureView, DraftBoard])
def test_keys_change_points_on_either_side(show: Show, view: type[PictureView]) -> None:
    dialog = show(picture(NINE))
    dialog.findChild(view).setFocus()
    for key in (Key.Key_Left, Key.Key_Up, Key.Key_Right, Key.Key_Space):  # the first shows the cursor, in the middle
        QTest.keyClick(dialog.focusWidget(), key)
    assert dialog.pasted().position.stones.get(Point(5, 3)) is BLACK
    QTest.keyClick(dialog.focusWidget(), Key.Key_Space)
    QTest.keyClick(dialog.focusWidget(), Key.Key_Return)
    assert text(dialog) == NINE
    QTest.keyClick(dialog.focusWidget(), Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.pasted().position.stones.get(Point(5, 3)) is WHITE
    assert dialog.isVisible()


def test_what_was_changed_stays_when_corners_are_dragged(show: Show) -> None:
    dialog = show(picture(NINE))
    click_picture(dialog, "J9")
    handle = dialog.findChild(PictureView).handles[0]
    before = dialog.draft.read.corners[0]
    drag_to(handle, handle.geometry().center() + QPoint(3, 2))
    looked_through(dialog)
    assert dialog.draft.read.corners[0] != before
    assert text(dialog) == NINE.replace(".9x9", ".9x9_9Jb")


def test_a_photo_is_read_between_its_corners_with_the_lines_that_fit(show: Show) -> None:
    flat = picture(NINE, 540)
    clean = show(flat)
    inner = clean.draft.read.corners  # where the lines of the flat picture are
    dialog = show(photographed(flat, MARKED))
    field(dialog, "Mark its corners", QPushButton).click()
    place_corners(dialog, tuple(seen_at(flat, corner) for corner in inner))
    assert text(dialog) == NINE


def seen_at(flat: QImage, place: tuple[float, float]) -> tuple[float, float]:
    """Return where a place of a flat picture is in a photo of it."""
    here, there = (QPolygonF([QPointF(*each) for each in corners]) for corners in (rim(flat), MARKED))
    spot = QTransform.quadToQuad(here, there).map(QPointF(*place))
    return spot.x(), spot.y()


def test_arrow_keys_move_a_corner(show: Show) -> None:
    dialog = show(picture(NINE))
    handle = dialog.findChild(PictureView).handles[2]
    handle.setFocus()
    x, y = dialog.draft.read.corners[2]
    QTest.keyClick(handle, Key.Key_Left)
    QTest.keyClick(handle, Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.draft.read.corners[2] == (x - 1, y + 10)
    looked_through(dialog)


def test_lines_are_counted_again(show: Show) -> None:
    dialog = show(picture(NINE))
    field(dialog, "Columns", QSpinBox).setValue(10)
    looked_through(dialog)
    assert dialog.pasted().position.size == BoardSize(10, 9)
    field(dialog, "Columns", QSpinBox).setValue(9)
    looked_through(dialog)
    assert text(dialog) == NINE


def test_a_part_has_a_place_and_a_board(show: Show) -> None:
    corner = Area(Point(12, 0), Point(18, 6))
    dialog = show(picture(PART, part=corner))
    assert field(dialog, "Place", QComboBox).currentText() == "Upper right corner"
    assert text(dialog) == PART
    assert dialog.pasted().area == corner
    user_chooses(dialog, "Place", "Lower left corner")
    assert dialog.pasted().area == Area(Point(0, 12), Point(6, 18))
    user_chooses(dialog, "Board", "9x9")
    assert dialog.pasted().position.size == BoardSize(9, 9)


def user_chooses(dialog: RecognitionDialog, name: str, words: str) -> None:
    box = field(dialog, name, QComboBox)
    box.setCurrentIndex(box.findText(words))
    box.activated.emit(box.currentIndex())


def test_turn_and_colours_are_what_the_user_says(show: Show) -> None:
    dialog = show(picture(NINE))
    user_chooses(dialog, "Turn", "White")
    assert text(dialog) == f"{NINE}.w"
    field(dialog, "Swap colours", QCheckBox).click()
    swapped = NINE.translate(str.maketrans("bw", "wb"))
    assert text(dialog) == f"{swapped}.w"


@pytest.mark.parametrize("size", [(1, 1), (7, 300), (300, 7)])
def test_in_a_picture_without_room_for_corners_none_are_marked(show: Show, size: tuple[int, int]) -> None:
    dialog = show(blank(*size))
    mark = field(dialog, "Mark its corners", QPushButton)
    assert verdict(dialog) == "No Go board found in this picture."
    assert not mark.isEnabled()
    assert dialog.focusWidget() is field(dialog, "Cancel", QPushButton)
    mark.click()
    assert dialog.draft is None


# The end.


def test_enter_takes_the_first_offer_and_what_was_chosen_is_remembered(show: Show) -> None:
    dialog = show(picture(NINE))
    QTest.keyClick(dialog.focusWidget(), Key.Key_Return)
    assert (dialog.isVisible(), dialog.result(), dialog.chosen) == (False, 1, 0)
    assert [QSettings().value(f"recognition/{name}", type=int) for name in ("columns", "rows")] == [9, 9]


def test_the_preferred_offer_is_taken(show: Show) -> None:
    dialog = show(picture(NINE), 1)
    QTest.keyClick(dialog.focusWidget(), Key.Key_Return)
    assert dialog.chosen == 1


def test_esc_takes_nothing(show: Show) -> None:
    dialog = show(picture(NINE))
    QTest.keyClick(dialog.focusWidget(), Key.Key_Escape)
    assert (dialog.isVisible(), dialog.result()) == (False, 0)


def test_enter_waits_for_what_is_being_read(show: Show) -> None:
    dialog = show(picture(NINE))
    field(dialog, "Columns", QSpinBox).setValue(10)
    field(dialog, "Take", QPushButton).click()
    assert dialog.isVisible()
    looked_through(dialog)
    assert (dialog.result(), dialog.pasted().position.size) == (1, BoardSize(10, 9))
