"""Files as the user meets them: the questions asked, and what follows from the answers."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hen_editor.core import hen
from hen_editor.core.board import BoardSize
from hen_editor.document.document import Document
from hen_editor.ui.file_commands import FileCommands
from tests.ui.dialogs import Answers


@pytest.fixture
def document(owner: QObject) -> Document:
    return Document(owner)


@pytest.fixture
def files(qtbot: QtBot, document: Document) -> FileCommands:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return FileCommands(document, window, lambda: None)


def written(tmp_path: Path, name: str, data: bytes) -> Path:
    path = tmp_path / name
    path.write_bytes(data)
    return path


def test_a_new_document_is_saved_where_the_user_says(files: FileCommands, document: Document, tmp_path: Path) -> None:
    document.type_hen(".9x9_5Eb")
    assert Answers(tmp_path / "game")(files.save) is True
    assert document.path == tmp_path / "game.sgf"
    assert b"AB[ee]" in (tmp_path / "game.sgf").read_bytes()
    assert files.recent() == [tmp_path / "game.sgf"]


def test_a_position_is_saved_as_hen_without_a_question(files: FileCommands, document: Document, tmp_path: Path) -> None:
    document.type_hen(".9x9_5Eb.E5b")
    assert Answers(tmp_path / "position.hen")(files.save) is True
    assert (tmp_path / "position.hen").read_text() == ".9x9_5Eb.E5b.w\n"


def test_a_game_is_not_saved_as_hen_without_a_question(files: FileCommands, document: Document, tmp_path: Path) -> None:
    document.open(written(tmp_path, "game.sgf", b"(;SZ[9];B[ee];W[cc])"))
    answers = Answers(tmp_path / "game.hen", "Cancel")
    assert answers(files.save_as) is False
    assert "moves beyond the last one" in answers.asked[1]
    assert not (tmp_path / "game.hen").exists()


def test_only_the_position_shown_may_be_saved(files: FileCommands, document: Document, tmp_path: Path) -> None:
    document.open(written(tmp_path, "game.sgf", b"(;SZ[9];B[ee];W[cc])"))
    document.go(document.snapshot.tree.children(document.snapshot.node)[0])
    Answers(tmp_path / "game.hen", "Save this position only")(files.save_as)
    assert (tmp_path / "game.hen").read_text() == ".9x9_5Eb.E5b.w\n"
    assert document.path == tmp_path / "game.sgf"


def test_instead_the_game_may_be_saved_as_sgf(files: FileCommands, document: Document, tmp_path: Path) -> None:
    game = b"(;SZ[9];B[ee];W[cc])"
    document.open(written(tmp_path, "game.sgf", game))
    assert Answers(tmp_path / "x.hen", "Save as SGF", tmp_path / "y.sgf")(files.save_as) is True
    assert (tmp_path / "y.sgf").read_bytes() == game


REFUSED = {
    "no SGF": ("letter.sgf", b"Dear Sir", "letter.sgf could not be opened. There is no SGF game and no HEN in it."),
    "empty": ("empty.sgf", b"", "empty.sgf could not be opened. The file is empty."),
    "no HEN": ("x.hen", b"Dear Sir or Madam!", "x.hen could not be opened. There is no HEN in the file."),
}


@pytest.mark.parametrize(("name", "data", "sentence"), REFUSED.values(), ids=REFUSED)
def test_a_refused_file_is_said_why(
    files: FileCommands, document: Document, tmp_path: Path, name: str, data: bytes, sentence: str
) -> None:
    before = document.snapshot
    answers = Answers("OK")
    path = written(tmp_path, name, data)
    assert answers(lambda: files.open_path(path)) is False
    assert answers.asked == [sentence]
    assert document.snapshot is before


def test_a_directory_is_refused(files: FileCommands, tmp_path: Path) -> None:
    answers = Answers("OK")
    assert answers(lambda: files.open_path(tmp_path)) is False
    assert answers.asked == [f"{tmp_path.name} could not be opened. Is a directory"]


def test_a_missing_file_is_refused(files: FileCommands, tmp_path: Path) -> None:
    answers = Answers("OK")
    assert answers(lambda: files.open_path(tmp_path / "none.sgf")) is False
    assert answers.asked == ["none.sgf could not be opened. No such file or directory"]


def test_a_disk_that_refuses_is_said_why(files: FileCommands, document: Document, tmp_path: Path) -> None:
    directory = tmp_path / "removed"
    directory.mkdir()
    files.open_path(written(directory, "game.sgf", b"(;SZ[9])"))
    document.type_comment("mine")
    shutil.rmtree(directory)
    answers = Answers("OK")
    assert answers(files.save) is False
    assert answers.asked[0].startswith("game.sgf could not be saved; it is as it was.")
    assert document.is_modified


def test_a_file_that_another_program_changed_is_not_overwritten_unasked(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    path = written(tmp_path, "game.sgf", b"(;SZ[9])")
    files.open_path(path)
    path.write_bytes(b"(;SZ[9]C[other])")
    document.type_comment("mine")
    assert Answers("Cancel")(files.save) is False
    assert path.read_bytes() == b"(;SZ[9]C[other])"
    assert Answers("Overwrite")(files.save) is True
    assert path.read_bytes() == b"(;SZ[9]C[mine])"


def test_text_beyond_the_encoding_asks_to_convert(files: FileCommands, document: Document, tmp_path: Path) -> None:
    path = written(tmp_path, "game.sgf", "(;SZ[9]CA[windows-1251]C[Привет])".encode("cp1251"))
    files.open_path(path)
    document.type_comment("Привет 囲碁")
    answers = Answers("Convert the file to UTF-8")
    assert answers(files.save) is True
    assert answers.asked[0].startswith(
        "The encoding of the file, windows-1251, lacks characters that you have written."
    )
    assert "U+FFFD" not in answers.asked[0]
    assert path.read_text("utf-8") == "(;SZ[9]CA[UTF-8]C[Привет 囲碁])"


@pytest.mark.parametrize(
    ("before", "places"),
    [
        ("(;SZ[9];B[aa];W[bb]C[~])", "move 2"),
        ("(;SZ[9]C[~];B[aa]C[~])(;SZ[9];B[aa];W[bb]C[~])", "start of game 1, move 1 of game 1, move 2 of game 2"),
        ("(;SZ[9]" + ";B[aa]C[~]" * 6 + ")", "move 1, move 2, move 3, move 4, move 5 and others"),
    ],
)
def test_before_a_file_is_converted_its_broken_characters_are_listed(
    files: FileCommands, document: Document, tmp_path: Path, before: str, places: str
) -> None:
    files.open_path(written(tmp_path, "game.sgf", before.encode().replace(b"~", b"\xcf\x98")))
    files.opening.read_again("cp1251")
    document.type_node_name("囲碁")
    answers = Answers("Cancel")
    assert answers(files.save) is False
    assert answers.asked[0].endswith(f"Bytes that are no characters become U+FFFD: {places}.")


def test_a_copy_in_utf_8_is_suggested_to_stand_beside_the_file(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    data = "(;SZ[9]CA[windows-1251]C[Привет])".encode("cp1251")
    path = written(tmp_path, "game.sgf", data)
    files.open_path(path)
    document.type_comment("囲碁")
    Answers("Save a copy in UTF-8", "As suggested")(files.save)
    assert (tmp_path / "game UTF-8.sgf").read_text("utf-8") == "(;SZ[9]CA[UTF-8]C[囲碁])"
    assert path.read_bytes() == data


def test_text_beyond_the_encoding_may_go_into_a_copy(files: FileCommands, document: Document, tmp_path: Path) -> None:
    data = "(;SZ[9]CA[windows-1251]C[Привет])".encode("cp1251")
    path = written(tmp_path, "game.sgf", data)
    files.open_path(path)
    document.type_comment("囲碁")
    assert Answers("Save a copy in UTF-8", tmp_path / "copy")(files.save) is False
    assert (tmp_path / "copy.sgf").read_text("utf-8") == "(;SZ[9]CA[UTF-8]C[囲碁])"
    assert path.read_bytes() == data
    assert document.is_modified


def test_new_asks_for_any_size(files: FileCommands, document: Document) -> None:
    Answers("OK")(files.new_of_asked_size)
    assert document.snapshot.position.size == BoardSize(19, 19)


def test_new_asks_about_changes_first(files: FileCommands, document: Document) -> None:
    document.type_hen("_16Qb")
    before = document.snapshot
    Answers("Cancel")(lambda: files.new(BoardSize(9, 9)))
    assert document.snapshot is before
    Answers("Discard")(lambda: files.new(BoardSize(9, 9)))
    assert document.snapshot.position == hen.parse(".9x9").value.with_implied_turn()


def test_the_recent_files_are_the_newest_first_and_ten_at_most(files: FileCommands, tmp_path: Path) -> None:
    paths = [written(tmp_path, f"{number}.sgf", b"(;SZ[9])") for number in range(12)]
    for path in [*paths, paths[5]]:
        files.open_path(path)
    assert files.recent() == [paths[5], *(path for path in reversed(paths) if path != paths[5])][:10]
