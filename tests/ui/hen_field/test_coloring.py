"""The colours of HEN text: they can be read on both themes, and are found once for all of a text."""

import pytest
from PySide6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from hen_editor.core import hen
from hen_editor.core.diagnostics import Severity
from hen_editor.core.hen import TokenKind
from hen_editor.ui.colors import LIGHT, THEMES, ThemeColors, contrast
from hen_editor.ui.hen_field.coloring import Formats, ReadingPainter, formats
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.theme import palette

READABLE = 4.5
"""What WCAG 2 asks of text."""


@pytest.mark.parametrize("colors", THEMES)
def test_every_colour_of_text_can_be_read(colors: ThemeColors) -> None:
    shown = palette(colors)
    ground, made = shown.color(QPalette.ColorRole.Base), formats(shown)
    for name, ink in [*made.tokens.items(), ("unfinished", made.unfinished)]:
        assert contrast(ink.foreground().color(), ground) >= READABLE, name


@pytest.mark.parametrize("colors", THEMES)
def test_text_on_highlighted_ground_can_be_read(colors: ThemeColors) -> None:
    made = formats(palette(colors))
    for name, ink in made.tokens.items():
        assert contrast(ink.foreground().color(), made.highlight.background().color()) >= 3.5, name


def test_every_token_but_a_stone_has_a_colour_and_every_problem_but_a_note_an_underline() -> None:
    made = formats(palette(LIGHT))
    assert set(TokenKind) - made.tokens.keys() == {TokenKind.STONE}
    assert set(Severity) - made.underlines.keys() == {Severity.NOTE}


def test_a_text_is_written_with_its_colours_in_one_change(qtbot: QtBot) -> None:
    editor = HenEditor()
    qtbot.addWidget(editor)
    made = formats(editor.palette())
    painter = ReadingPainter(editor, lambda: made)
    layouts, changes = [], []
    editor.document().contentsChanged.connect(lambda: layouts.append(colored(editor)))
    editor.document().contentsChange.connect(lambda *change: changes.append(change))  # what screen readers are told
    for text, expected in (("_16Qb", [(0, 3), (3, 4)]), ("_16Qb\n_4Dw", [(0, 3), (3, 4), (6, 8), (8, 9)]), ("", [])):
        painter.write(hen.read(text), (), None)
        painter.show(hen.read(text), (), None)
        assert editor.text() == text
        assert colored(editor) == expected
        assert layouts == [expected]
        layouts.clear()
    assert changes == [(0, 0, 5), (5, 0, 5), (0, 10, 0)]


def colored(editor: HenEditor) -> list[tuple[int, int]]:
    """Return where stretches of the text with a format begin and end."""
    found, block = [], editor.document().begin()
    while block.isValid():
        start = block.position()
        found += [(start + one.start, start + one.start + one.length) for one in block.layout().formats()]
        block = block.next()
    return found


def test_the_formats_are_asked_for_once_however_many_tokens_there_are(qtbot: QtBot) -> None:
    asked = []
    editor = HenEditor()
    qtbot.addWidget(editor)

    def ask() -> Formats:
        asked.append(True)
        return formats(editor.palette())

    painter = ReadingPainter(editor, ask)
    for text, times in (("", 0), ("_16Qb_4Dw", 1), ("_16Qb_4Dw_3QbRw", 2)):
        editor.set_text(text)
        painter.show(hen.read(text), (), None)
        assert len(asked) == times
