"""Many files become one collection: by a command, and where several are opened, dropped or pasted."""

import threading
from collections.abc import Iterable
from pathlib import Path

import pytest
from PySide6.QtCore import QCollator, QLocale, QMimeData, QUrl
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BoardSize
from hen_editor.core.game.overview import facts
from hen_editor.core.progress import unreported
from hen_editor.document.change import UndoStep
from hen_editor.formats import FORMATS
from hen_editor.ui.clipboard import ClipboardContents
from hen_editor.ui.files import adding
from hen_editor.ui.files.adding import in_natural_order, read_each
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.patience import record_threads_of_detaching, wait_for_nothing, wait_until

FILES = {
    "10.sgf": "(;SZ[9]GN[ten])",
    "2.sgf": "(;SZ[9]GN[two])(;SZ[9]GN[three])",
    "4.hen": "# four\n.9x9_5Eb\n",
    "5.gib": "\\HS\n\\[GAMEBLACKNAME=Ann\\]\n\\HE\n\\GS\n2 1 0\nSTO 0 2 1 15 3\n\\GE\n",
}


def written(folder: Path, files: dict[str, str]) -> list[Path]:
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in files]


def show_file(window: MainWindow, folder: Path, text: str) -> None:
    """Open a file in a window."""
    (folder / "open").mkdir()
    assert window.document.open(*written(folder / "open", {"open.sgf": text})) is None


def names(window: MainWindow) -> list[str]:
    return [facts(game).name for game in window.document.snapshot.collection.games]


def add(window: MainWindow, paths: Iterable[Path], *answers: str) -> list[str]:
    """Add files by the command, and return what was asked or said."""
    chosen = Answers(*answers)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([*map(str, paths)], ""))
        chosen(window.commands["add-files"].trigger)
    return chosen.asked


def contents(paths: Iterable[Path]) -> ClipboardContents:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return ClipboardContents.of(data)


def test_the_games_of_all_files_come_after_the_current_game_in_one_undo_step(
    window: MainWindow, tmp_path: Path
) -> None:
    show_file(window, tmp_path, "(;SZ[9]GN[one])(;SZ[9]GN[last])")
    before = window.document.snapshot.collection
    assert add(window, written(tmp_path, FILES)) == []
    assert names(window) == ["one", "two", "three", "four", "Ann - ?", "ten", "last"]
    assert window.document.snapshot.game == 1
    assert window.statusBar().currentMessage().startswith("Added 5 game")
    window.commands["undo"].trigger()
    assert window.document.snapshot.collection is before
    window.commands["redo"].trigger()
    assert len(names(window)) == 7


def test_a_new_document_has_only_what_is_added(window: MainWindow, tmp_path: Path) -> None:
    paths = written(tmp_path, FILES)
    add(window, paths)
    assert names(window) == ["two", "three", "four", "Ann - ?", "ten"]
    assert (window.document.path, window.document.is_modified) == (None, True)
    assert all(path.read_text("utf-8") == FILES[path.name] for path in paths)


def test_files_that_cannot_be_read_are_named_once_and_the_rest_is_added(window: MainWindow, tmp_path: Path) -> None:
    show_file(window, tmp_path, "(;SZ[9]GN[one])")
    paths = written(tmp_path, {"a.sgf": "(;SZ[9]GN[a])", "b.sgf": "", "c.sgf": "Dear Sir", "d.sgf": "(;SZ[9]GN[d]"})
    [said] = add(window, [*paths, tmp_path / "e.sgf"], "OK")
    assert names(window) == ["one", "a", "d"]
    assert said.startswith("3 file")
    assert [line.partition(": ")[0] for line in said.partition(". ")[2].splitlines()] == ["b.sgf", "c.sgf", "e.sgf"]
    assert "1 file" in window.statusBar().currentMessage()  # the one that was repaired


def test_where_nothing_can_be_read_nothing_changes(window: MainWindow, tmp_path: Path) -> None:
    show_file(window, tmp_path, "(;SZ[9]GN[one])")
    before = window.document.snapshot
    add(window, written(tmp_path, {"b.sgf": ""}), "OK")
    assert window.document.snapshot is before
    assert not window.document.undo_stack.count()


@pytest.mark.parametrize(("answer", "is_added"), [("Add to this file", True), ("Cancel", False)])
def test_several_dropped_files_are_asked_about_once_and_added_if_the_user_likes(
    window: MainWindow, tmp_path: Path, answer: str, is_added: bool
) -> None:
    show_file(window, tmp_path, "(;SZ[9]GN[one])")
    elsewhere: list[object] = []
    window.session.files_opened.connect(elsewhere.append)
    answers = Answers(answer)
    answers(lambda: window.paste(contents(written(tmp_path, FILES))))
    assert len(answers.asked) == 1
    assert answers.asked[0].startswith("Open 4 file")
    assert names(window) == (["one", "two", "three", "four", "Ann - ?", "ten"] if is_added else ["one"])
    assert elsewhere == []


def test_several_files_may_still_be_opened_each_in_a_window(window: MainWindow, tmp_path: Path) -> None:
    show_file(window, tmp_path, "(;SZ[9]GN[one])")
    elsewhere: list[object] = []
    window.session.files_opened.connect(elsewhere.append)
    paths = written(tmp_path, FILES)
    Answers("Open")(lambda: window.paste(contents(paths)))
    assert (window.document.path, elsewhere) == (paths[0], [paths[1:]])


def test_a_new_document_takes_the_first_file_and_asks_nothing(window: MainWindow, tmp_path: Path) -> None:
    elsewhere: list[object] = []
    window.session.files_opened.connect(elsewhere.append)
    paths = written(tmp_path, FILES)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([*map(str, paths)], ""))
        window.commands["open"].trigger()
    assert (window.document.path, elsewhere) == (paths[0], [paths[1:]])


def test_the_numbers_in_names_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adding, "QCollator", lambda: QCollator(QLocale("en")))  # as at a start; in C they do not
    given = [Path(f"problem {number}.sgf") for number in (10, 2, 1, 2)]
    assert [path.name for path in in_natural_order(given)] == ["problem 1.sgf", "problem 2.sgf", "problem 10.sgf"]


def test_diagrams_are_read_where_they_surely_are_some(tmp_path: Path) -> None:
    rows = "\n".join(f"{9 - row} . . . . {'X' if row == 4 else '.'} . . . ." for row in range(9))
    paths = written(tmp_path, {"a.txt": f"  A B C D E F G H J\n{rows}\n", "b.txt": "Nothing here."})
    read = read_each(paths, FORMATS, BoardSize(), unreported)
    assert [len(game.node(game.root).raw.get("AB", ())) for game in read.games] == [1]
    assert [path.name for path, _ in read.unread] == ["b.txt"]


def test_each_file_is_read_in_its_own_encoding(window: MainWindow, tmp_path: Path) -> None:
    show_file(window, tmp_path, "(;SZ[9]GN[one])")
    path = tmp_path / "gbk.sgf"
    path.write_bytes("(;SZ[9]CA[GBK]GN[黑先活])".encode("gbk"))
    add(window, [path])
    assert names(window) == ["one", "黑先活"]


def test_nothing_is_added_to_another_document(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for_nothing(monkeypatch)
    add(window, written(tmp_path, FILES))
    assert window.session.files.adding.reader.is_busy
    show_file(window, tmp_path, "(;SZ[9]GN[one])")
    assert not window.session.files.is_reading
    assert names(window) == ["one"]


def test_nothing_is_added_to_a_document_that_becomes_read_only_meanwhile(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for_nothing(monkeypatch)
    show_file(window, tmp_path, "(;SZ[9]GN[one])")
    add(window, written(tmp_path, FILES))
    window.document.set_read_only(is_read_only=True)
    wait_until(lambda: not window.session.files.is_reading)
    assert names(window) == ["one"]
    assert "Added" not in window.statusBar().currentMessage()
    assert not window.session.files.adding.has_made_collection


def test_games_are_detached_from_their_files_in_the_thread_that_reads_them(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = record_threads_of_detaching(monkeypatch)
    wait_for_nothing(monkeypatch)
    show_file(window, tmp_path, "(;SZ[9]GN[one])")
    add(window, written(tmp_path, {"two.sgf": "(;SZ[9]GN[two])"}))
    wait_until(lambda: len(window.document.snapshot.collection.games) == 2)
    assert len(threads) == 1
    assert threads[0] is not threading.current_thread()


def joined(window: MainWindow, folder: Path) -> Path:
    """Open a file of one game, add another one's, and return the first file."""
    show_file(window, folder, "(;SZ[9]GN[one])")
    add(window, written(folder, {"two.sgf": "(;SZ[9]GN[two])"}))
    assert window.document.path is not None
    return window.document.path


def test_games_of_other_files_do_not_silently_go_into_the_file_that_held_one(
    window: MainWindow, tmp_path: Path
) -> None:
    path = joined(window, tmp_path)
    answers = Answers("Save as new file", tmp_path / "lesson.sgf")
    answers(window.commands["save"].trigger)
    assert answers.asked[0].startswith("open.sgf held one game when it was opened; now there are 2.")
    assert path.read_text("utf-8") == "(;SZ[9]GN[one])"
    assert (tmp_path / "lesson.sgf").read_text("utf-8").count("GN[") == 2
    assert (window.document.path, window.document.is_modified) == (tmp_path / "lesson.sgf", False)


def test_the_new_file_is_suggested_beside_the_one_that_stays(window: MainWindow, tmp_path: Path) -> None:
    path = joined(window, tmp_path)
    Answers("Save as new file", "As suggested")(window.commands["save"].trigger)
    assert window.document.path == path.with_name("open and others.sgf")


def test_they_go_there_if_the_user_likes_and_are_asked_about_once(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = joined(window, tmp_path)
    Answers("Save into this file")(window.commands["save"].trigger)
    assert path.read_text("utf-8").count("GN[") == 2
    add(window, [tmp_path / "two.sgf"])
    answers = Answers()
    answers(window.commands["save"].trigger)
    qtbot.waitUntil(lambda: not window.document.is_modified)
    assert (path.read_text("utf-8").count("GN["), answers.asked) == (3, [])


def test_a_recovered_document_asks_as_before_it_was_lost(window: MainWindow, tmp_path: Path) -> None:
    joined(window, tmp_path)
    document = window.document
    now, text = document.snapshot, document.undo_stack.text(0)
    document.undo_stack.undo()
    steps = [UndoStep(text, document.snapshot, now)]
    document.restore(document.file, now, steps, 1, document.saved)
    answers = Answers("Cancel")
    answers(window.commands["save"].trigger)
    assert answers.asked[0].startswith("open.sgf held one game when it was opened; now there are 2.")


def test_nothing_is_saved_without_an_answer(window: MainWindow, tmp_path: Path) -> None:
    path = joined(window, tmp_path)
    Answers("Cancel")(window.commands["save"].trigger)
    assert path.read_text("utf-8") == "(;SZ[9]GN[one])"
    assert (window.document.path, window.document.is_modified) == (path, True)


@pytest.mark.parametrize("is_undone", [False, True])
def test_nothing_is_asked_where_no_games_of_other_files_are_left(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, is_undone: bool
) -> None:
    if is_undone:
        joined(window, tmp_path)
        window.commands["undo"].trigger()
        window.document.type_hen(".9x9_5Eb")
    else:
        show_file(window, tmp_path, "(;SZ[9]GN[one])")
        window.commands["add-game"].trigger()
    answers = Answers()
    answers(window.commands["save"].trigger)
    qtbot.waitUntil(lambda: not window.document.is_modified)
    assert answers.asked == []


def test_a_file_that_held_several_games_takes_more_without_a_question(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    show_file(window, tmp_path, "(;SZ[9]GN[one])(;SZ[9]GN[last])")
    add(window, written(tmp_path, FILES))
    answers = Answers()
    answers(window.commands["save"].trigger)
    qtbot.waitUntil(lambda: not window.document.is_modified)
    assert answers.asked == []
