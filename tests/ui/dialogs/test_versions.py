"""The dialog of earlier versions, and what its buttons do."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QDeadlineTimer, QLocale
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListView, QMessageBox, QPushButton, QTreeWidget
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.core.position import Position
from hen_editor.document.private_folder import private_folder
from hen_editor.document.versions import Version, versions_of
from hen_editor.ui.dialogs.compare import CompareDialog
from hen_editor.ui.dialogs.versions import VersionsDialog
from hen_editor.ui.program.windows import Windows
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import once_shown
from tests.ui.opening import open_file

FIRST = b"(;SZ[9]C[" + b"first " * 300 + b"];B[aa];W[bb])"


@pytest.fixture
def path(window: MainWindow, tmp_path: Path) -> Path:
    path = open_file(window, tmp_path / "game.sgf", FIRST)
    for text in ("second", "third"):
        window.document.type_comment(text)
        window.document.end_burst()
        assert window.session.files.save()
    return path


def dialog(window: MainWindow, path: Path) -> VersionsDialog:
    shown = of_versions(window, path, versions_of(path))
    await_contents(shown)
    return shown


def await_contents(shown: VersionsDialog) -> None:
    """Wait until all versions are read, which a busy computer does not do at once."""
    patience = QDeadlineTimer(60_000)
    while any("Reading..." in row for row in rows(shown)):
        assert not patience.hasExpired()
        QTest.qWait(1)


def of_versions(window: MainWindow, path: Path, versions: list[Version]) -> VersionsDialog:
    document = window.document
    return VersionsDialog(path, versions, document.formats, document.snapshot.collection, window)


def table(shown: VersionsDialog) -> QTreeWidget:
    found = shown.findChild(QTreeWidget)
    assert isinstance(found, QTreeWidget)
    return found


def rows(shown: VersionsDialog) -> list[list[str]]:
    items = [table(shown).topLevelItem(index) for index in range(table(shown).topLevelItemCount())]
    return [[item.text(1), item.text(2)] for item in items if item is not None]


def press(shown: VersionsDialog, text: str) -> None:
    next(button for button in shown.findChildren(QPushButton) if button.text().replace("&", "") == text).click()


def select(shown: VersionsDialog, index: int) -> None:
    item = table(shown).topLevelItem(index)
    assert item is not None
    table(shown).setCurrentItem(item)


def press_for_the_oldest(window: MainWindow, text: str) -> None:
    """Let the user press a button for the second version of two."""

    def answer(shown: VersionsDialog) -> None:
        await_contents(shown)
        select(shown, 1)
        press(shown, text)

    once_shown(VersionsDialog, answer)
    window.commands["versions"].trigger()


def is_enabled(shown: VersionsDialog) -> dict[str, bool]:
    return {button.text().replace("&", ""): button.isEnabled() for button in shown.findChildren(QPushButton)}


def test_versions_are_listed_with_their_contents_and_pictures(window: MainWindow, path: Path) -> None:
    shown = dialog(window, path)
    assert rows(shown) == [["0.0 kB", "2 moves\n3 nodes"], ["1.8 kB", "2 moves\n3 nodes"]]
    assert not table(shown).topLevelItem(0).icon(0).isNull()


def test_a_version_is_opened_as_a_copy_in_another_window(window: MainWindow, path: Path) -> None:
    windows = Windows(window.session.theme)
    window.session.copy_opened.connect(windows.open_copy)
    press_for_the_oldest(window, "Open as a copy")
    (copy,) = windows.visible()
    assert copy.document.path is None
    assert copy.document.is_modified
    assert copy.document.written(copy.document.formats[0]) == FIRST
    assert window.document.path == path
    copy.document.new(Position())
    copy.close()


def test_a_version_is_restored_and_that_is_undone(window: MainWindow, path: Path) -> None:
    press_for_the_oldest(window, "Restore")
    assert window.document.written(window.document.formats[0]) == FIRST
    assert window.document.is_modified
    window.commands["undo"].trigger()
    assert not window.document.is_modified


def test_nothing_is_restored_to_a_read_only_document(window: MainWindow, path: Path) -> None:
    enabled: list[dict[str, bool]] = []

    def answer(shown: VersionsDialog) -> None:
        await_contents(shown)
        select(shown, 1)
        enabled.append(is_enabled(shown))
        shown.reject()

    window.document.set_read_only(is_read_only=True)
    once_shown(VersionsDialog, answer)
    window.commands["versions"].trigger()
    (buttons,) = enabled
    assert [text for text, is_on in buttons.items() if not is_on] == ["Restore"]


def test_a_version_is_compared_with_the_document(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    shown = dialog(window, path)
    shown.show()
    select(shown, 1)
    differences: list[object] = []

    def look(compared: CompareDialog) -> None:
        differences.extend([label.text() for label in compared.findChildren(QLabel)])
        model = compared.findChildren(QListView)[0].model()
        differences.append(model.index(0, 0).data())
        compared.reject()

    once_shown(CompareDialog, look)
    press(shown, "Compare")
    assert "This document" in differences
    assert any(str(text).startswith("Version replaced ") for text in differences)
    assert differences[-1] == "Start: comment changed"
    assert shown.isVisible()
    assert rows(shown)[1] == ["1.8 kB", "2 moves\n3 nodes"]


def test_a_version_is_deleted_after_a_question(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    shown = dialog(window, path)
    shown.show()

    def answer(box: QMessageBox) -> None:
        next(button for button in box.buttons() if button.text() == "&Delete").click()

    once_shown(QMessageBox, answer)
    press(shown, "Delete...")
    assert rows(shown) == [["1.8 kB", "2 moves\n3 nodes"]]
    assert [version.read() for version in versions_of(path)] == [FIRST]


def test_a_version_that_cannot_be_read_says_why_and_the_others_are_shown(window: MainWindow, path: Path) -> None:
    newest, oldest = versions_of(path)
    newest.kept_in.write_bytes(b"{}\n")
    shown = dialog(window, path)
    assert rows(shown) == [["0.0 kB", "The file is empty."], ["1.8 kB", "2 moves\n3 nodes"]]
    assert not is_enabled(shown)["Restore"]
    assert is_enabled(shown)["Delete..."]
    oldest.delete()
    gone = of_versions(window, path, [oldest])
    await_contents(gone)
    assert rows(gone) == [["", "No such file or directory"]]


def test_without_versions_nothing_can_be_done(window: MainWindow, path: Path) -> None:
    shown = of_versions(window, path, [])
    assert is_enabled(shown) == {
        "Open as a copy": False,
        "Restore": False,
        "Compare": False,
        "Delete...": False,
        "Close": True,
    }


def test_a_version_that_cannot_be_kept_is_told_in_the_status_bar(window: MainWindow, path: Path) -> None:
    for version in versions_of(path):
        version.delete()
    private_folder("versions").rmdir()
    private_folder("").joinpath("versions").write_text("in the way")
    window.document.set_stones([Point(0, 0)], None)
    assert window.session.files.save()
    QApplication.processEvents()
    shown = window.statusBar().currentMessage()
    assert shown.startswith("The earlier version was not kept: ")
    assert shown.endswith("/versions is not a folder.")


def test_the_command_is_for_a_document_with_a_file(window: MainWindow) -> None:
    window.commands.refresh()
    assert not window.commands["versions"].isEnabled()


@pytest.mark.parametrize(
    ("language", "date", "number"),
    [("de", r"\d\d\.\d\d\.\d\d \d\d:\d\d", "1,8"), ("ja", r"\d{4}/\d\d/\d\d \d\d?:\d\d", "1.8")],
)
def test_dates_and_sizes_are_written_as_the_language_writes_them_and_files_as_before(
    window: MainWindow, path: Path, qtbot: QtBot, language: str, date: str, number: str
) -> None:
    before, bytes_before = QLocale(), path.read_bytes()
    QLocale.setDefault(QLocale(language))
    try:
        shown = dialog(window, path)
        item = table(shown).topLevelItem(1)
        assert item is not None
        qtbot.waitUntil(lambda: item.text(1) != "")
        assert re.fullmatch(date, item.text(0))
        assert item.text(1) == f"{number} kB"
        window.document.undo_stack.undo()
        window.document.undo_stack.redo()
        assert window.session.files.save()
    finally:
        QLocale.setDefault(before)
    assert path.read_bytes() == bytes_before
