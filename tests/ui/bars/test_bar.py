"""A bar with a sentence and buttons, wide and narrow."""

import pytest
from PySide6.QtWidgets import QLabel, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.ui.bars import bar as bars
from hen_editor.ui.bars.bar import Bar, BarButton, BarContent, LazyBar, Note

SENTENCE = "a-file-with-a-rather-long-name.sgf was changed by another program."


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def show(bar: Bar, sentence: str, *buttons: str) -> None:
    bar.show_content(BarContent(sentence, [BarButton(text, "", bar.hide) for text in buttons]))
    bar.show()


def shown_bar(window: QWidget, qtbot: QtBot, width: int) -> Bar:
    bar = Bar("notice", window, is_warning=True)
    column = QVBoxLayout(window)
    column.addWidget(bar)
    column.addStretch(1)
    window.resize(width, 300)
    window.show()
    qtbot.waitExposed(window)
    show(bar, SENTENCE, "Reload", "Keep mine", "Compare")
    qtbot.wait(50)
    return bar


@pytest.mark.parametrize("width", [900, 500, 330])
def test_nothing_is_cut_off(window: QWidget, qtbot: QtBot, width: int) -> None:
    bar = shown_bar(window, qtbot, width)
    assert bar.window().width() == width
    for button in bar.findChildren(QToolButton):
        top = button.mapTo(bar, button.rect().topLeft())
        assert bar.rect().contains(button.rect().translated(top))
        assert button.width() >= button.sizeHint().width()
    (sentence,) = [label for label in bar.findChildren(QLabel) if label.text()]
    assert sentence.height() >= sentence.heightForWidth(sentence.width())
    assert sentence.geometry().bottom() <= bar.rect().bottom()


def test_the_buttons_are_beside_the_sentence_where_there_is_room(window: QWidget, qtbot: QtBot) -> None:
    bar = shown_bar(window, qtbot, 900)
    height = bar.height()
    window.resize(330, 300)
    qtbot.waitUntil(lambda: bar.height() > 2 * height)
    window.resize(900, 300)
    qtbot.waitUntil(lambda: bar.height() == height)


def test_a_sentence_is_announced_once_whatever_else_of_the_bar_changes(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(bars, "announce", lambda widget, words: heard.append(words))
    bar = Bar("notice", window)
    show(bar, "One.", "Reload")
    show(bar, "One.", "Compare")
    show(bar, "Two.", "Compare")
    assert heard == ["One.", "Two."]


def test_buttons_without_room_in_one_row_are_in_two_and_in_order(window: QWidget, qtbot: QtBot) -> None:
    bar, names = shown_bar(window, qtbot, 900), [f"Button number {number}" for number in range(5)]
    show(bar, SENTENCE, *names)
    for width, rows in ((400, 2), (500, 2), (1300, 1), (400, 2)):
        window.resize(width, 300)
        qtbot.wait(20)
        assert window.width() == width
        buttons = [button for button in bar.findChildren(QToolButton) if button.text() in names and button.isVisible()]
        places = {button.text(): button.mapTo(bar, button.rect().topLeft()) for button in buttons}
        assert sorted(names, key=lambda name: (places[name].y(), places[name].x())) == names
        assert len({place.y() for place in places.values()}) == rows


def test_what_closes_a_bar_is_at_the_end_of_the_first_row_however_narrow(window: QWidget, qtbot: QtBot) -> None:
    bar = shown_bar(window, qtbot, 900)
    buttons = [BarButton(f"Button number {number}", "", bar.hide) for number in range(4)]
    bar.show_content(BarContent(SENTENCE, [*buttons, BarButton("End", "", bar.hide, icon="close")]))
    (closing,) = [each for each in bar.findChildren(QToolButton) if each.toolTip() == "End"]
    for width in (400, 1300, 560):
        window.resize(width, 300)
        qtbot.wait(20)
        shown = [each for each in bar.findChildren(QToolButton) if each.isVisible() and each.text() != "\u00d7"]
        places = {each: each.mapTo(bar, each.rect().center()) for each in shown}
        assert places[closing].x() == max(place.x() for place in places.values())
        assert places[closing].y() == min(place.y() for place in places.values())


def test_the_buttons_of_another_notice_replace_those_before(window: QWidget, qtbot: QtBot) -> None:
    bar = shown_bar(window, qtbot, 900)
    show(bar, "Done.", "Undo")
    assert [button.text() for button in bar.findChildren(QToolButton) if button.isVisible()] == ["Undo", "\u00d7"]


def test_what_is_written_on_a_bar_is_seen_to_be_a_button(window: QWidget, qtbot: QtBot) -> None:
    bar = shown_bar(window, qtbot, 900)
    buttons = [
        BarButton("Hint", "", bar.hide),
        BarButton("Next", "", is_primary=True),
        BarButton("Whole", "", icon="view"),
    ]
    bar.show_content(BarContent("Find it.", buttons))
    flat = {
        each.text() or each.toolTip(): each.autoRaise() for each in bar.findChildren(QToolButton) if not each.isHidden()
    }
    assert flat == {"Hint": False, "Next": False, "Whole": True, "\u00d7": True}


def test_a_button_of_the_same_text_stays_with_the_focus_and_does_what_is_wanted_now(
    window: QWidget, qtbot: QtBot
) -> None:
    bar, done = shown_bar(window, qtbot, 900), list[str]()
    content = BarContent("One.", [BarButton("Again", "", lambda: done.append("one"))])
    bar.show_content(content)
    (button,) = [each for each in bar.findChildren(QToolButton) if each.text() == "Again"]
    button.setFocus()
    bar.show_content(content._replace(sentence="Two.", buttons=[BarButton("Again", "", lambda: done.append("two"))]))
    button.click()
    assert (button.hasFocus(), done) == (True, ["two"])
    bar.show_content(content._replace(buttons=[BarButton("Again", "")]))
    assert not button.isEnabled()


def test_the_room_of_a_note_never_shrinks(window: QWidget, qtbot: QtBot) -> None:
    bar, widths = shown_bar(window, qtbot, 900), list[int]()
    for text in ("None", "1 match", "12 matches", "123,456 matches", "None"):
        bar.show_content(BarContent(SENTENCE, notes=[Note(text, room=["12 matches"])]))
        qtbot.wait(1)
        widths += [label.width() for label in bar.findChildren(QLabel) if label.text() == text and label.isVisible()]
    narrow, wide = widths[0], widths[-1]
    assert widths == [narrow, narrow, narrow, wide, wide]
    assert narrow < wide


def test_a_bar_is_made_when_there_is_first_something_to_show(window: QWidget) -> None:
    lazy = LazyBar(lambda: Bar("lazy", window))
    lazy.show(None)
    assert window.findChildren(Bar) == []
    lazy.show(BarContent("Here."))
    lazy.show(BarContent("Still here."))
    [bar] = window.findChildren(Bar)
    assert not bar.isHidden()
    lazy.show(None)
    assert bar.isHidden()
