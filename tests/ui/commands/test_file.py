"""What is done with a file as it was read: repairs reported, copies, other encodings; its problems as a page."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QRadioButton, QToolButton
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.board import BoardSize, Point
from hen_editor.document import files, worker
from hen_editor.document.file_bytes import holds_other
from hen_editor.ui.bars.bar import Bar
from hen_editor.ui.dialogs.encoding import EncodingDialog
from hen_editor.ui.panels.problem_list import ProblemModel
from hen_editor.ui.problems import ListedProblem, ProblemSource
from hen_editor.ui.widgets.plain_text import ElidedLabel
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.opening import open_file

DAMAGED = b"(;GM[1]SZ[9]C[a[1]]\n;b[ee]\n;W[cc] XX\n)()"
OLD = "(;SZ[9]PB[黒番]C[十段戦])"


def opened(window: MainWindow, tmp_path: Path, data: bytes, name: str = "game.sgf") -> None:
    open_file(window, tmp_path / name, data)


def bar(window: MainWindow) -> Bar | None:
    found = [one for one in window.notices.findChildren(Bar) if one.isVisible()]
    return found[0] if found else None


def said(window: MainWindow) -> str:
    shown = bar(window)
    return "" if shown is None else shown.findChild(ElidedLabel).text()


def press(window: MainWindow, text: str) -> None:
    shown = bar(window)
    assert shown is not None
    (button,) = [one for one in shown.findChildren(QToolButton) if one.text() == text]
    button.click()


def problems(window: MainWindow) -> list[ListedProblem]:
    model = window.problem_list.findChild(ProblemModel)
    listed = [model.problem(model.index(row, 0)) for row in range(model.rowCount())]
    return [problem for problem in listed if problem is not None and problem.source is ProblemSource.FILE]


def test_a_damaged_file_is_opened_with_a_bar(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, DAMAGED)
    assert said(window) == "Repaired 4 errors."


def test_one_repair_is_singular(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, b"(;SZ[9];b[ee])")
    assert said(window) == "Repaired 1 error."


def test_very_many_repairs_are_not_counted_to_the_end(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, b"(;SZ[9]" + b";b[ee]" * 300 + b")")
    assert said(window) == "Repaired more than 200 errors."


@pytest.mark.parametrize("data", [b"(;SZ[9];B[ee])", OLD.encode("cp932"), b"Dear Sir (;B[dd])"])
def test_notes_alone_show_no_bar(window: MainWindow, tmp_path: Path, data: bytes) -> None:
    opened(window, tmp_path, data)
    assert bar(window) is None


def test_a_guessed_encoding_is_reported(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, OLD.replace(")", ";b[dd])").encode("cp932"))
    assert said(window) == "Repaired 1 error; read as Shift_JIS."


def test_the_bar_goes_with_its_document(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, DAMAGED)
    opened(window, tmp_path, b"(;SZ[9])", "other.sgf")
    assert bar(window) is None


def test_the_bar_may_be_closed(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, DAMAGED)
    press(window, "\u00d7")
    assert bar(window) is None


def test_show_opens_the_list_which_names_the_lines(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, DAMAGED)
    window.problem_dock.hide()
    press(window, "Show")
    assert window.problem_list.isVisible()
    assert [problem.place for problem in problems(window)] == ["Line 1", "Line 2", "Line 3", "Line 4", "Line 4"]


def test_a_click_on_a_repair_goes_there_and_tells_what_was_read(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, DAMAGED)
    window.problem_list.activated.emit(problems(window)[1])
    assert window.document.snapshot.move_number == 1
    assert said(window) == "Line 2: “b”. b is in lower case; it was read as B."


def test_a_click_goes_to_another_game_too(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, b"(;SZ[9];B[dd])(;SZ[9];B[dd];w[ee])")
    window.problem_list.activated.emit(problems(window)[0])
    assert (window.document.snapshot.game, window.document.snapshot.move_number) == (1, 2)


def test_a_copy_as_it_was_read_is_byte_for_byte(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, DAMAGED)
    window.document.type_comment("changed")
    Answers(tmp_path / "copy.sgf")(window.commands["save-as-read"].trigger)
    assert (tmp_path / "copy.sgf").read_bytes() == DAMAGED
    assert window.document.path == tmp_path / "game.sgf"
    assert window.document.is_modified


def test_a_clean_copy_needs_no_repair(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, DAMAGED)
    Answers(tmp_path / "clean")(window.commands["write-clean"].trigger)
    written = (tmp_path / "clean.sgf").read_bytes()
    assert sgf.parse(written).diagnostics == ()
    assert written.endswith(b"SZ[9]C[a[1\\]]\n;B[ee];W[cc])\n")
    assert window.statusBar().currentMessage() == "Saved clean.sgf"


def test_a_clean_copy_of_a_large_file_can_be_cancelled(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_file(window, tmp_path / "large.sgf", b"(;SZ[9]" + b";B[ee];W[cc]C[a]" * 40_000 + b")")
    monkeypatch.setattr(worker, "AT_ONCE_MS", 50)
    qtbot.waitUntil(lambda: not window.session.files.opening.reader.is_busy)
    answers = Answers(tmp_path / "clean", "Cancel")
    answers(window.commands["write-clean"].trigger)
    assert answers.asked[1] == "Saving clean.sgf..."
    assert not (tmp_path / "clean.sgf").exists()


def test_a_disk_that_refuses_a_copy_is_explained(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, DAMAGED)
    answers = Answers(tmp_path / "missing" / "copy.sgf", "OK")
    answers(window.commands["write-clean"].trigger)
    assert answers.asked[1] == f"copy.sgf could not be saved. There is no folder {tmp_path / 'missing'}."


@pytest.mark.parametrize(
    ("data", "enabled"),
    [(b"(;SZ[9];B[ee])", False), (OLD.encode("cp932"), True), (OLD.encode(), True), (b"(;C[~{<:Ky~}])", True)],
)
def test_another_encoding_is_offered_where_there_is_foreign_text(
    window: MainWindow, tmp_path: Path, data: bytes, enabled: bool
) -> None:
    assert not window.commands["read-in-encoding"].isEnabled()
    opened(window, tmp_path, data)
    assert window.commands["read-in-encoding"].isEnabled() is enabled


def test_copies_are_offered_of_sgf_files(window: MainWindow, tmp_path: Path) -> None:
    assert not window.commands["save-as-read"].isEnabled()
    opened(window, tmp_path, b"(;SZ[9])")
    assert window.commands["save-as-read"].isEnabled()
    opened(window, tmp_path, b".9x9_5Eb\n", "position.hen")
    assert not window.commands["save-as-read"].isEnabled()


def choose(window: MainWindow, encoding: str) -> list[str]:
    """Choose an encoding in the dialog; return the texts it shows."""
    shown: list[str] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, EncodingDialog)
        shown.extend(label.text() for label in dialog.findChildren(QLabel))
        (button,) = [one for one in dialog.findChildren(QRadioButton) if one.text().startswith(encoding)]
        button.click()
        dialog.accept()

    QTimer.singleShot(50, answer)
    window.commands["read-in-encoding"].trigger()
    return shown


def test_the_file_is_read_again_in_the_encoding_chosen(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, OLD.encode("cp932"))
    shown = choose(window, "windows-1251")
    assert shown[0].startswith("The file was read as Shift_JIS. ")
    assert {"黒番", "十段戦"} <= set(shown)
    root = window.document.snapshot.tree.node(0)
    assert root["PB"] == "黒番".encode("cp932").decode("cp1251")
    assert window.document.path == tmp_path / "game.sgf"
    assert not window.document.is_modified
    window.document.save(tmp_path / "same.sgf")
    assert (tmp_path / "same.sgf").read_bytes() == OLD.encode("cp932")


def test_changes_are_asked_about_before_the_file_is_read_again(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, OLD.encode("cp932"))
    window.document.type_comment("mine")
    answers = Answers("Cancel")
    answers(lambda: window.session.files.opening.read_again("cp1251"))
    assert answers.asked == ["Save the changes to game.sgf?"]
    assert window.document.snapshot.tree.node(0)["C"] == "mine"


def test_an_encoding_can_be_taken_back(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, OLD.encode("cp932"))
    choose(window, "windows-1251")
    shown = choose(window, "Shift_JIS")
    assert shown[0].startswith("The file was read as windows-1251. ")
    assert window.document.snapshot.tree.node(0)["PB"] == "黒番"


def test_a_file_is_read_again_as_it_was_saved_last(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, OLD.encode("cp932"))
    for name in ("A1", "B2", "C3"):
        window.document.play(Point.from_name(name, BoardSize(9, 9)))
    window.commands["save"].trigger()
    saved = (tmp_path / "game.sgf").read_bytes()
    choose(window, "windows-1251")
    assert len(window.document.snapshot.tree) == 4
    assert not window.document.is_modified
    assert not holds_other(tmp_path / "game.sgf", window.document.file.data)
    window.document.undo_stack.undo()
    window.commands["save"].trigger()
    assert (tmp_path / "game.sgf").read_bytes() == saved


def test_changes_that_are_saved_before_the_file_is_read_again_are_read(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, OLD.encode("cp932"))
    window.document.type_node_name("mine")
    Answers("Save")(lambda: window.session.files.opening.read_again("cp1251"))
    assert window.document.snapshot.tree.node(0)["N"] == "mine"
    assert window.document.snapshot.tree.node(0)["PB"] == "黒番".encode("cp932").decode("cp1251")


def test_changes_of_another_program_are_still_noticed_when_the_file_is_read_again(
    window: MainWindow, tmp_path: Path
) -> None:
    opened(window, tmp_path, OLD.encode("cp932"))
    (tmp_path / "game.sgf").write_bytes(b"(;SZ[9]C[other])")
    choose(window, "windows-1251")
    assert holds_other(tmp_path / "game.sgf", window.document.file.data)


def test_an_example_is_read_again_in_another_encoding(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "example.sgf"
    path.write_bytes(OLD.encode("cp932"))
    window.session.files.open_example(path)
    window.document.type_node_name("mine")
    Answers("Discard")(lambda: window.session.files.opening.read_again("cp1251"))
    assert window.document.snapshot.tree.node(0)["PB"] == "黒番".encode("cp932").decode("cp1251")
    assert window.document.path is None
    assert window.document.is_fresh


def test_a_copy_without_a_file_stays_unsaved_when_it_is_read_again(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, OLD.encode("cp932"))
    window.document.detach()
    Answers("Discard")(lambda: window.session.files.opening.read_again("cp1251"))
    assert window.document.snapshot.tree.node(0)["PB"] == "黒番".encode("cp932").decode("cp1251")
    assert window.document.is_modified


def test_a_copy_without_a_file_keeps_its_name_when_it_is_read_again(window: MainWindow, tmp_path: Path) -> None:
    data = "\\HS\n\\[GAMEBLACKNAME=조훈현\\]\n\\HE\n\\GS\nSTO 0 2 1 16 2\n".encode("cp949")
    opened(window, tmp_path, data, "final.gib")
    held = window.document.file
    window.session.files.opening.read_again("cp1251")
    assert window.document.file.data == data
    assert (window.document.file.title, window.document.file.origin) == (held.title, held.origin)
    assert (held.title, held.origin) == ("final", tmp_path / "final.gib")


def test_a_game_that_was_saved_as_positions_is_not_read_in_another_encoding(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, "(;SZ[9]GN[囲碁])".encode("gbk"))
    assert window.commands["read-in-encoding"].isEnabled()
    window.document.save(tmp_path / "game.hen")
    assert not window.commands["read-in-encoding"].isEnabled()


def test_the_encoding_it_was_read_in_is_no_choice(qtbot: QtBot) -> None:
    data = OLD.encode("cp932")
    dialog = EncodingDialog(sgf.encoding_candidates(data), sgf.parse(data).value.encoding_reason)
    qtbot.addWidget(dialog)
    reopen = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
    assert not reopen.isEnabled()
    dialog.findChildren(QRadioButton)[1].click()
    assert reopen.isEnabled()
    assert dialog.codec() != "cp932"


def test_the_page_is_written_with_its_suffix_and_the_document_stays(window: MainWindow, tmp_path: Path) -> None:
    window.document.begin(files.of_text("(;SZ[9]GN[First]AB[ee];W[ef])(;SZ[9]AB[cc])"))
    Answers("OK", tmp_path / "problems")(window.commands["export-problems"].trigger)
    assert "First" in (tmp_path / "problems.html").read_text(encoding="utf-8")
    assert window.document.path is None
    told = "Saved problems.html without 1 of 2 games: no moves to find, or too many."
    assert window.statusBar().currentMessage() == told


@pytest.mark.parametrize(
    ("games", "title"),
    [
        ("(;SZ[9]GN[Capture]AB[ee];W[ef])", "Capture"),
        ("(;SZ[9]GN[1]EV[Spring test]AB[ee];W[ef])(;SZ[9]GN[2]EV[Spring test]AB[ee];W[ef])", "Spring test"),
        ("(;SZ[9]GN[1]AB[ee];W[ef])(;SZ[9]GN[2]AB[ee];W[ef])", "week 3"),
        ("(;SZ[9]C[Black to play]AB[ee];W[ef])", "week 3"),
    ],
)
def test_the_title_of_the_page_is_what_the_games_are_called_or_else_the_file(
    window: MainWindow, tmp_path: Path, games: str, title: str
) -> None:
    open_file(window, tmp_path / "week 3.sgf", games)
    Answers("OK", tmp_path / "problems.html")(window.commands["export-problems"].trigger)
    assert f"<title>{title}</title>" in (tmp_path / "problems.html").read_text(encoding="utf-8")


def test_a_page_of_a_document_without_a_file_is_suggested_to_be_called_as_its_title(
    window: MainWindow, tmp_path: Path
) -> None:
    window.document.begin(files.of_text("(;SZ[9]AB[ee];W[ef])"))
    Answers("OK", tmp_path / "first.html")(window.commands["export-problems"].trigger)
    assert "<title></title>" in (tmp_path / "first.html").read_text(encoding="utf-8")
    window.document.begin(files.of_text("(;SZ[9]GN[Ko: 1]AB[ee];W[ef])"))
    Answers("OK", "As suggested")(window.commands["export-problems"].trigger)
    assert "<title>Ko: 1</title>" in (tmp_path / "Ko_ 1.html").read_text(encoding="utf-8")
    window.document.begin(files.of_text("(;SZ[9]AB[ee];W[ef])")._replace(title="Lesson 3.2"))
    Answers("OK", tmp_path / "lesson.html")(window.commands["export-problems"].trigger)
    assert "<title>Lesson 3.2</title>" in (tmp_path / "lesson.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["(;SZ[9]AB[cc])", f"(;SZ[9]{';B[aa];W[bb]' * 1_001})"])
def test_without_a_problem_no_file_is_asked_for(window: MainWindow, game: str) -> None:
    window.document.begin(files.of_text(game))
    Answers("OK")(window.commands["export-problems"].trigger)
    told = "None of these games can be exported: no moves to find, or too many."
    assert window.statusBar().currentMessage() == told
