"""The command palette: every command found by its words, shown with its key, and run."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTreeWidget

from hen_editor.ui import keymap, settings
from hen_editor.ui.command_table import BY_NAME
from hen_editor.ui.dialogs.palette import CommandPalette, PaletteEntry, found
from hen_editor.ui.widgets.plain_text import EmptyNote
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.gestures import keys, show_game

TITLE = "Command palette"


def in_palette(window: MainWindow, do: Callable[[CommandPalette], object]) -> None:
    """Open the palette, do something in it, and close it unless that is done."""

    def look() -> None:
        palette = QApplication.activeModalWidget()
        if not isinstance(palette, CommandPalette) or not palette.isActiveWindow():
            return
        timer.stop()
        try:
            do(palette)
        finally:
            if palette.isVisible():
                QTest.keyClick(palette.focusWidget(), Qt.Key.Key_Escape)

    timer = QTimer(interval=10)
    timer.timeout.connect(look)
    timer.start()
    window.commands["palette"].trigger()


def rows(window: MainWindow, sought: str) -> list[tuple[str, str, str, bool]]:
    """Return what the palette lists for some words: words, menu, key, whether enabled."""
    seen: list[tuple[str, str, str, bool]] = []

    def look(palette: CommandPalette) -> None:
        QTest.keyClicks(palette.focusWidget(), sought)
        table = palette.findChild(QTreeWidget)
        items = [table.topLevelItem(row) for row in range(table.topLevelItemCount())]
        seen.extend((item.text(0), item.text(1), item.text(2), not item.isDisabled()) for item in items)

    in_palette(window, look)
    return seen


def test_no_matches_are_told(window: MainWindow) -> None:
    told: list[str] = []

    def look(palette: CommandPalette) -> None:
        note = palette.findChild(EmptyNote)
        assert not note.isVisible()
        QTest.keyClicks(palette.focusWidget(), "qqq")
        QTest.qWait(1)
        told.append(note.text() if note.isVisible() and note.height() >= note.fontMetrics().height() else "")

    in_palette(window, look)
    assert told == ["No matches"]


def test_it_is_as_high_as_its_list_from_an_edge_that_stays(window: MainWindow) -> None:
    seen: dict[str, tuple[int, int]] = {}

    def look(palette: CommandPalette) -> None:
        field, table = palette.focusWidget(), palette.findChild(QTreeWidget)
        for sought in ("", "c", "coo", "coordinates qqq", "", "web"):
            field.clear()
            QTest.keyClicks(field, sought)
            QApplication.processEvents()
            seen[sought] = palette.y(), palette.height()
            if sought in ("coo", "web"):
                last = table.visualItemRect(table.topLevelItem(table.topLevelItemCount() - 1))
                room = table.viewport().height()
                assert last.bottom() < room <= last.bottom() + 2 * last.height()

    in_palette(window, look)
    assert len({top for top, _ in seen.values()}) == 1
    heights = {sought: height for sought, (_, height) in seen.items()}
    assert heights["coordinates qqq"] < heights["web"] < heights["c"] <= heights[""]


def test_every_command_is_listed_with_its_key(window: MainWindow) -> None:
    listed = rows(window, "")
    assert len(listed) == len(BY_NAME)
    assert ("Reopen with encoding", "File", "", False) in listed  # there is no file
    assert ("Pass", "Game", "P", True) in listed


def test_a_command_is_found_by_beginnings_of_its_words_and_run(window: MainWindow) -> None:
    answers = Answers("coord")
    answers(lambda: keys(window, "Ctrl+Shift+P"))
    assert answers.asked == [TITLE]
    assert not window.session.state.coordinates


def test_what_is_disabled_is_not_run(window: MainWindow) -> None:
    show_game(window, "(;SZ[9];B[aa])")
    before = window.document.snapshot
    Answers("end comparison")(window.commands["palette"].trigger)
    assert window.document.snapshot is before


def test_arrows_choose_another_and_the_one_run_comes_first_the_next_time(window: MainWindow) -> None:
    def choose(palette: CommandPalette) -> None:
        QTest.keyClicks(palette.focusWidget(), "theme")
        QTest.keyClick(palette.focusWidget(), Qt.Key.Key_Down)
        QTest.keyClick(palette.focusWidget(), Qt.Key.Key_Return)

    first, second, *_ = rows(window, "theme")
    in_palette(window, choose)
    (name,) = settings.recent_commands()
    assert dict(keymap.entries(BY_NAME)["View"])[name] == second[0]
    assert [row[0] for row in rows(window, "theme")[:2]] == [second[0], first[0]]
    assert rows(window, "")[0][0] == second[0]


def test_an_arrow_at_the_end_of_the_list_or_without_a_match_stays_where_it_is(window: MainWindow) -> None:
    seen: list[str] = []

    def press(palette: CommandPalette) -> None:
        table = palette.findChild(QTreeWidget)
        for sought in ("hen and keys", "no such command"):
            palette.findChild(QLineEdit).setText(sought)
            for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Up, Qt.Key.Key_PageUp):
                QTest.keyClick(palette.focusWidget(), key)
            seen.append("" if table.currentItem() is None else table.currentItem().text(0))

    in_palette(window, press)
    assert seen == ["Guide, HEN and keys", ""]


@pytest.mark.parametrize(
    ("sought", "best"),
    [
        ("prin", "Print"),
        ("previous fork", "Previous fork"),
        ("navigate start", "Start of game"),
        ("web addr", "Copy as: Web address"),
        ("btml", "Back to main line"),
        ("transform", "Transform: Transform"),
        ("transform swap", "Transform: Swap colours"),
        ("ctrl home", "Back to main line"),
        ("nscroll", None),
        ("add", "Games: Add game"),
    ],
)
def test_the_best_match_comes_first(sought: str, best: str | None) -> None:
    commands = [
        PaletteEntry(name, words, menu, BY_NAME[name].tip, "Ctrl+Home" if name == "main-line" else "")
        for menu, entries in keymap.entries(BY_NAME).items()
        for name, words in entries
    ]
    matching = found(commands, sought, [])
    assert (matching[0].words if matching else None) == best


def test_a_key_that_works_only_in_the_tree_says_so(window: MainWindow) -> None:
    keys = {words: key for words, _, key, _ in rows(window, "copy")}
    assert (keys["Copy HEN"], keys["Copy variation"]) == ("Ctrl+C", "Ctrl+C in the tree")
