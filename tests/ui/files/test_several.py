"""The question about several files: what is seen of each, which are taken, and what Enter does."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidgetItem, QPushButton
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BoardSize
from hen_editor.formats import FORMATS
from hen_editor.ui.files import several
from hen_editor.ui.files.several import MOST_READ, SeveralFiles
from hen_editor.ui.thumbnails import THUMBNAIL_SIDE, Look, Thumbnails
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import once_shown

DIAGRAM = "\n".join(["  A B C D E F G H J", *(f"{9 - row} . . X . . . . . ." for row in range(9))])
PROBLEM = "(;SZ[9]AB[aa]AW[bb];B[cc])"


def written(folder: Path, files: dict[str, str | bytes]) -> list[Path]:
    for name, data in files.items():
        (folder / name).write_bytes(data.encode() if isinstance(data, str) else data)
    return [folder / name for name in files]


def asked(qtbot: QtBot, window: MainWindow, paths: list[Path], *, can_add: bool = True) -> SeveralFiles:
    """Show the question, and wait for its pictures."""
    dialog = SeveralFiles(paths, FORMATS, BoardSize(), window, can_add=can_add)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    qtbot.waitUntil(lambda: all(not item.icon().isNull() for item in items(dialog)))
    return dialog


def items(dialog: SeveralFiles) -> list[QListWidgetItem]:
    return [dialog.files.item(row) for row in range(dialog.files.count())]


def buttons(dialog: SeveralFiles) -> dict[str, QPushButton]:
    return {button.text().replace("&", ""): button for button in dialog.findChildren(QPushButton)}


def test_each_file_shows_its_first_game_or_a_plain_sign_and_why(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    files: dict[str, str | bytes] = {
        "10.sgf": PROBLEM * 2,
        "2.sgf": "",
        "3.txt": DIAGRAM,
        "4.png": b"\x89PNG\r\n\x1a\n",
    }
    paths = written(tmp_path, files)
    dialog = asked(qtbot, window, [*paths, tmp_path / "5.sgf"])
    shown = items(dialog)
    assert [item.text() for item in shown] == ["2.sgf", "3.txt", "4.png", "5.sgf", "10.sgf"]
    pictures = [item.icon().pixmap(dialog.files.iconSize()).toImage() for item in shown]
    empty, diagram, picture, gone, problem = pictures
    assert (empty == gone, empty == picture, diagram == problem) == (True, False, False)
    read = several.first_game(paths[0], FORMATS, BoardSize(), lambda share: None)
    assert not isinstance(read, str)
    assert problem == Thumbnails().picture(read, Look.of(dialog, THUMBNAIL_SIDE)).toImage()
    assert ["empty" in shown[0].toolTip().casefold(), "No such file" in shown[3].toolTip()] == [True, True]
    assert "empty" in shown[0].data(Qt.ItemDataRole.AccessibleDescriptionRole).casefold()
    assert str(paths[0]) in shown[4].toolTip()


def test_a_name_that_no_file_can_have_says_so_and_the_others_are_shown(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    (path,) = written(tmp_path, {"b.sgf": PROBLEM})
    dialog = asked(qtbot, window, [tmp_path / "a\0.sgf", path])
    impossible, problem = items(dialog)
    assert "No such file" in impossible.toolTip()
    assert "No such file" not in problem.toolTip()


def test_only_the_beginning_of_a_long_file_is_read_and_never_by_the_window(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[tuple[int, bool]] = []
    reading: Callable[[Path, int], bytes] = several.read_beginning

    def watched(path: Path, size: int) -> bytes:
        data = reading(path, size)
        read.append((len(data), threading.current_thread() is threading.main_thread()))
        return data

    monkeypatch.setattr(several, "read_beginning", watched)
    paths = written(tmp_path, {"long.sgf": f"{PROBLEM}(;C[{'x' * MOST_READ}])", "short.sgf": PROBLEM})
    shown = items(asked(qtbot, window, paths))
    assert read == [(MOST_READ, False), (len(PROBLEM), False)]
    long, short = (item.icon().pixmap(THUMBNAIL_SIDE).toImage() for item in shown)
    assert long == short


def test_files_that_are_not_ticked_are_left_out(window: MainWindow, tmp_path: Path) -> None:
    window.document.type_hen(".9x9_5Eb")
    paths = written(tmp_path, {f"{number}.sgf": PROBLEM for number in range(3)})

    def choose(dialog: SeveralFiles) -> None:
        dialog.files.setFocus()
        dialog.files.setCurrentRow(1)
        QTest.keyClick(dialog.files, Qt.Key.Key_Space)
        assert dialog.question.text().startswith("Open 2 file")
        buttons(dialog)["Add to this file"].click()

    once_shown(SeveralFiles, choose)
    window.session.files.open_each(paths)
    assert len(window.document.snapshot.collection.games) == 3


def test_without_a_ticked_file_there_is_nothing_to_do(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    dialog = asked(qtbot, window, written(tmp_path, {"a.sgf": PROBLEM, "b.sgf": PROBLEM}))
    for item in items(dialog):
        item.setCheckState(Qt.CheckState.Unchecked)
    assert {text: button.isEnabled() for text, button in buttons(dialog).items()} == {
        "Open": False,
        "Add to this file": False,
        "Cancel": True,
    }


@pytest.mark.parametrize(
    ("count", "can_add", "default"),
    [(2, True, "Open"), (2, False, "Open"), (11, True, "Add to this file"), (11, False, "Cancel")],
)
def test_enter_opens_no_more_than_a_few_windows(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, count: int, can_add: bool, default: str
) -> None:
    paths = written(tmp_path, {f"{number}.sgf": PROBLEM for number in range(count)})
    dialog = asked(qtbot, window, paths, can_add=can_add)
    assert [text for text, button in buttons(dialog).items() if button.isDefault()] == [default]
    assert buttons(dialog)["Add to this file"].isEnabled() is can_add


def test_very_many_files_are_asked_about_even_in_a_new_document(window: MainWindow, tmp_path: Path) -> None:
    paths = written(tmp_path, {f"{number}.sgf": PROBLEM for number in range(11)})
    once_shown(SeveralFiles, lambda dialog: buttons(dialog)["Add to this file"].click())
    window.session.files.open_each(paths)
    assert (len(window.document.snapshot.collection.games), window.document.path) == (11, None)
