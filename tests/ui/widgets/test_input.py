"""Keys and the wheel, the same in all views."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from hen_editor.ui.widgets.input import NOTCH, Wheel, is_plain

KEYS = Qt.KeyboardModifier


@pytest.mark.parametrize(
    ("turned", "notches"),
    [
        ([NOTCH, -NOTCH, 2 * NOTCH], [1, -1, 2]),
        ([NOTCH // 3] * 6, [0, 0, 1, 0, 0, 1]),
        ([-NOTCH // 2, NOTCH // 2, NOTCH // 2], [0, 0, 1]),
        ([3 * NOTCH // 2, NOTCH // 2], [1, 1]),
    ],
    ids=["whole notches", "a touchpad", "turned back", "a rest"],
)
def test_whole_notches_are_counted(turned: list[int], notches: list[int]) -> None:
    wheel = Wheel()
    assert [wheel.notches(each) for each in turned] == notches


@pytest.mark.parametrize(
    ("modifiers", "plain"),
    [
        (KEYS.NoModifier, True),
        (KEYS.KeypadModifier, True),
        (KEYS.ShiftModifier, False),
        (KEYS.ControlModifier | KEYS.KeypadModifier, False),
    ],
)
def test_a_key_of_the_number_pad_is_plain_and_one_with_another_is_not(modifiers: KEYS, *, plain: bool) -> None:
    assert is_plain(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Left, modifiers)) is plain
