"""Files as the user meets them: the questions asked, and what follows from the answers."""

import errno
import os
import shutil
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QUrl
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hen_editor.core import hen
from hen_editor.core.board import BoardSize
from hen_editor.core.editing.nodes import properties, with_properties
from hen_editor.core.formats import SGF
from hen_editor.core.progress import Progress
from hen_editor.document import saving, worker
from hen_editor.document.document import Document
from hen_editor.document.file_write import FileWrite
from hen_editor.document.files import path_of, path_of_url
from hen_editor.document.private_folder import private_folder
from hen_editor.ui.files.commands import FileCommands
from hen_editor.ui.settings import recent_files, remember_folder
from tests.bench.games import large_tree
from tests.ui.answers import Answers


@pytest.fixture
def document(owner: QObject) -> Document:
    return Document(owner)


@pytest.fixture
def files(qtbot: QtBot, document: Document) -> FileCommands:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return FileCommands(document, window, lambda do: do(), lambda path: lambda progress: None)


def written(tmp_path: Path, name: str, data: bytes) -> Path:
    path = tmp_path / name
    path.write_bytes(data)
    return path


def test_a_new_document_is_saved_where_the_user_says(files: FileCommands, document: Document, tmp_path: Path) -> None:
    document.type_hen(".9x9_5Eb")
    assert Answers(tmp_path / "game")(files.save) is True
    assert document.path == tmp_path / "game.sgf"
    assert b"AB[ee]" in (tmp_path / "game.sgf").read_bytes()
    assert recent_files() == [tmp_path / "game.sgf"]


def test_a_position_is_saved_as_hen_without_a_question(files: FileCommands, document: Document, tmp_path: Path) -> None:
    document.type_hen(".9x9_5Eb.E5b")
    assert Answers(tmp_path / "position.hen")(files.save) is True
    assert (tmp_path / "position.hen").read_text() == ".9x9_5Eb.E5b.w\n"


def test_a_game_is_not_saved_as_hen_without_a_question(files: FileCommands, document: Document, tmp_path: Path) -> None:
    document.open(written(tmp_path, "game.sgf", b"(;SZ[9];B[ee];W[cc])"))
    answers = Answers(tmp_path / "game.hen", "Cancel")
    assert answers(files.save_as) is False
    assert "All moves but the last will be lost." in answers.asked[1]
    assert not (tmp_path / "game.hen").exists()


def test_only_the_position_shown_may_be_saved(files: FileCommands, document: Document, tmp_path: Path) -> None:
    document.open(written(tmp_path, "game.sgf", b"(;SZ[9];B[ee];W[cc])"))
    document.go(document.snapshot.tree.children(document.snapshot.node)[0])
    Answers(tmp_path / "game.hen", "Save this position only")(files.save_as)
    assert (tmp_path / "game.hen").read_text() == ".9x9_5Eb.E5b.w\n"
    assert document.path == tmp_path / "game.sgf"


@pytest.mark.parametrize("answer", ["Save as SGF", "As suggested"])
def test_instead_the_game_may_be_saved_as_sgf(
    files: FileCommands, document: Document, tmp_path: Path, answer: str
) -> None:
    game = b"(;SZ[9];B[ee];W[cc])"
    document.open(written(tmp_path, "game.sgf", game))
    assert Answers(tmp_path / "x.hen", answer, tmp_path / "y.sgf")(files.save_as) is True
    assert (tmp_path / "y.sgf").read_bytes() == game


def test_a_file_is_not_replaced_unasked_because_its_suffix_was_left_out(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    path = written(tmp_path, "important.sgf", b"(;C[important])")
    document.type_hen(".9x9_5Eb")
    answers = Answers(tmp_path / "important", "Cancel", "Cancel")
    assert answers(files.save) is False
    assert answers.asked[1] == "important.sgf already exists. Do you want to replace it?"
    assert path.read_bytes() == b"(;C[important])"
    assert Answers(tmp_path / "important", "Replace")(files.save) is True
    assert b"AB[ee]" in path.read_bytes()


def test_a_copy_does_not_replace_a_file_unasked_because_its_suffix_was_left_out(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    path = written(tmp_path, "important.sgf", b"(;C[important])")
    files.open_path(written(tmp_path, "game.sgf", "(;SZ[9]CA[windows-1251]C[Привет])".encode("cp1251")))
    document.type_comment("囲碁")
    Answers("Save a copy in UTF-8", tmp_path / "important", "Cancel", "Cancel")(files.save)
    assert path.read_bytes() == b"(;C[important])"


def test_games_are_not_written_under_the_name_of_a_file_of_positions(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    files.open_path(written(tmp_path, "game.sgf", "(;SZ[9]CA[windows-1251]C[Привет])".encode("cp1251")))
    document.type_comment("囲碁")
    Answers("Save a copy in UTF-8", tmp_path / "copy.hen")(files.save)
    assert "囲碁" in (tmp_path / "copy.hen.sgf").read_text("utf-8")


POSITIONS = b"# One\n.9x9_1 A b\n# Two\n.9x9 w\n# Three\n.9x9_9b\n"


@pytest.fixture
def three(files: FileCommands, document: Document, tmp_path: Path) -> Path:
    """The file of three positions, opened, and the first of them commented."""
    path = written(tmp_path, "three.hen", POSITIONS)
    files.open_path(path)
    document.type_comment("mine")
    return path


def test_before_one_position_takes_the_place_of_several_their_number_is_reported(
    files: FileCommands, document: Document, three: Path
) -> None:
    answers = Answers("Cancel")
    assert answers(files.save) is False
    assert answers.asked[0].endswith("The other 2 positions will be lost, too.")
    assert three.read_bytes() == POSITIONS


def test_what_the_file_of_one_position_leaves_out_is_unsaved_and_saved_later(
    files: FileCommands, document: Document, three: Path
) -> None:
    Answers("Save this position only")(files.save)
    document.undo_stack.undo()
    assert three.read_bytes() == b".9x9_1b\n"
    assert document.is_modified
    assert Answers()(files.save) is True
    assert three.read_bytes() == POSITIONS


def test_one_position_does_not_take_the_place_of_what_another_program_wrote(
    files: FileCommands, document: Document, three: Path
) -> None:
    three.write_bytes(POSITIONS + b"# Four\n.9x9_8b\n")
    answers = Answers("Save this position only", "Cancel")
    answers(files.save)
    assert answers.asked[1].startswith("three.hen has been changed by another program")
    assert three.read_bytes() == POSITIONS + b"# Four\n.9x9_8b\n"


def test_a_copy_in_place_of_the_file_is_no_change_by_another_program(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    path = written(tmp_path, "game.sgf", "(;SZ[9]CA[windows-1251]C[Привет])".encode("cp1251"))
    files.open_path(path)
    document.type_comment("囲碁")
    Answers("Save a copy in UTF-8", path, "Replace")(files.save)
    assert document.is_modified
    answers = Answers("Convert the file to UTF-8")
    assert answers(files.save) is True
    assert len(answers.asked) == 1


def test_a_change_at_the_same_size_and_time_is_not_overwritten_unasked(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    path = written(tmp_path, "game.sgf", b"(;SZ[9]C[one])")
    files.open_path(path)
    before = path.stat()
    path.write_bytes(b"(;SZ[9]C[two])")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    document.type_comment("mine")
    assert Answers("Cancel")(files.save) is False
    assert path.read_bytes() == b"(;SZ[9]C[two])"


def test_a_change_is_noticed_under_another_name_of_the_file(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    path = written(tmp_path, "game.sgf", b"(;SZ[9])")
    (tmp_path / "link.sgf").symlink_to(path)
    files.open_path(path)
    path.write_bytes(b"(;SZ[9]C[other])")
    document.type_comment("mine")
    answers = Answers(tmp_path / "link.sgf", "Replace", "Cancel")
    assert answers(files.save_as) is False
    assert path.read_bytes() == b"(;SZ[9]C[other])"


def test_files_are_asked_for_where_the_home_of_the_user_is_unknown(
    files: FileCommands, document: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(user: int) -> object:
        raise KeyError(user)

    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr("pwd.getpwuid", unknown)
    document.type_hen(".9x9_5Eb")
    assert Answers(tmp_path / "game.sgf")(files.save) is True
    Answers("Cancel")(files.open)


on_linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems have no names that are not UTF-8")


@on_linux
def test_a_file_whose_name_is_no_text_is_saved_to_itself(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    path = written(tmp_path, os.fsdecode(b"caf\xe9.sgf"), b"(;SZ[9])")
    files.open_path(path)
    assert document.name == "caf\ufffd.sgf"
    document.type_comment("mine")
    assert Answers()(files.save) is True
    document.type_comment("yours")
    answers = Answers("As suggested", "Replace")
    assert answers(files.save_as) is True
    assert answers.asked[1] == "caf\ufffd.sgf already exists. Do you want to replace it?"
    assert path.read_bytes() == b"(;SZ[9]C[yours])"
    assert [one for one in tmp_path.iterdir() if one.suffix == ".sgf"] == [path]


@on_linux
def test_a_file_whose_name_is_no_text_is_opened_by_what_dialogs_make_of_it(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    path = written(tmp_path, os.fsdecode(b"caf\xe9.sgf"), b"(;SZ[9])")
    files.open_path(path)
    assert recent_files() == [path]
    assert path_of(str(tmp_path / "caf\ufffd.sgf")) == path
    assert path_of_url(QUrl.fromEncoded(path.as_uri().encode())) == path


@on_linux
def test_nothing_is_written_to_an_ambiguous_name(files: FileCommands, document: Document, tmp_path: Path) -> None:
    for name in (b"caf\xe8.sgf", b"caf\xe9.sgf"):
        written(tmp_path, os.fsdecode(name), b"(;SZ[9])")
    document.type_hen(".9x9_5Eb")
    answers = Answers(tmp_path / "caf\ufffd.sgf", "OK", "Cancel")
    assert answers(files.save) is False
    assert answers.asked[1].startswith("caf\ufffd.sgf cannot be written to.")
    assert {one.read_bytes() for one in tmp_path.glob("*.sgf")} == {b"(;SZ[9])"}


REFUSED = {
    "no SGF": ("letter.sgf", b"Dear Sir", "letter.sgf could not be opened. It contains no SGF game and no HEN."),
    "empty": ("empty.sgf", b"", "empty.sgf could not be opened. The file is empty."),
    "no HEN": ("x.hen", b"Dear Sir or Madam!", "x.hen could not be opened. It contains no HEN."),
}


@pytest.mark.parametrize(("name", "data", "sentence"), REFUSED.values(), ids=REFUSED)
def test_a_refused_file_is_explained(
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


def test_a_missing_file_is_refused_without_a_question_about_unsaved_changes(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    document.type_comment("mine")
    answers = Answers("OK")
    assert answers(lambda: files.open_path(tmp_path / "none.sgf")) is False
    assert answers.asked == ["none.sgf could not be opened. No such file or directory"]
    assert document.snapshot.tree.node(document.snapshot.node).get("C") == "mine"


def test_a_disk_that_refuses_is_explained(files: FileCommands, document: Document, tmp_path: Path) -> None:
    directory = tmp_path / "removed"
    directory.mkdir()
    files.open_path(written(directory, "game.sgf", b"(;SZ[9])"))
    document.type_comment("mine")
    shutil.rmtree(directory)
    answers = Answers("Cancel")
    assert answers(files.save) is False
    assert answers.asked == [f"game.sgf could not be saved. There is no folder {directory}."]
    assert document.is_modified
    other = tmp_path / "other.sgf"
    assert Answers("Save as", other)(files.save) is True
    assert other.read_bytes() == b"(;SZ[9]C[mine])"
    assert document.path == other
    assert not document.is_modified


def test_a_name_that_could_not_be_saved_to_is_suggested_again(
    files: FileCommands, document: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object, **kwargs: object) -> None:
        monkeypatch.undo()
        raise OSError(errno.ENOSPC, "No space left on device")

    document.type_hen(".9x9_5Eb")
    monkeypatch.setattr(saving, "write", refuse)
    assert Answers(tmp_path / "mine.hen", "Save as", "As suggested")(files.save) is True
    assert document.path == tmp_path / "mine.hen"


def test_a_name_in_a_folder_that_is_gone_is_suggested_in_another(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    (tmp_path / "removed").mkdir()
    files.open_path(written(tmp_path / "removed", "game.sgf", b"(;SZ[9])"))
    shutil.rmtree(tmp_path / "removed")
    document.type_comment("mine")
    remember_folder(tmp_path)
    assert Answers("Save as", "As suggested")(files.save) is True
    assert document.path == tmp_path / "game.sgf"


def test_a_file_that_another_program_changed_is_not_overwritten_unasked(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    path = written(tmp_path, "game.sgf", b"(;SZ[9])")
    files.open_path(path)
    path.write_bytes(b"(;SZ[9]C[other])")
    document.type_comment("mine")
    assert Answers("Cancel")(files.save) is False
    assert path.read_bytes() == b"(;SZ[9]C[other])"
    assert Answers("Save as", tmp_path / "mine.sgf")(files.save) is True
    assert path.read_bytes() == b"(;SZ[9]C[other])"
    document.type_comment("mine")
    assert Answers(path, "Replace")(files.save_as) is True
    path.write_bytes(b"(;SZ[9]C[again other])")
    document.type_comment("mine again")
    assert Answers("Overwrite")(files.save) is True
    assert path.read_bytes() == b"(;SZ[9]C[mine again])"


def test_text_beyond_the_encoding_asks_to_convert(files: FileCommands, document: Document, tmp_path: Path) -> None:
    path = written(tmp_path, "game.sgf", "(;SZ[9]CA[windows-1251]C[Привет])".encode("cp1251"))
    files.open_path(path)
    document.type_comment("Привет 囲碁")
    answers = Answers("Convert the file to UTF-8")
    assert answers(files.save) is True
    assert answers.asked[0].startswith(
        "The file's encoding, windows-1251, can't represent all of the text you entered."
    )
    assert "U+FFFD" not in answers.asked[0]
    assert path.read_text("utf-8") == "(;SZ[9]CA[UTF-8]C[Привет 囲碁])"


@pytest.mark.parametrize(
    "data",
    [b"(;CA[UTF-8]SZ[9]PB[\xc3\xa9]C[old])", b"(;SZ[9]C[caf\xe9])"],
    ids=["the file names another encoding than its own", "the file names none"],
)
def test_text_that_could_be_misread_asks_to_convert(
    files: FileCommands, document: Document, tmp_path: Path, data: bytes
) -> None:
    files.open_path(written(tmp_path, "game.sgf", data))
    if b"CA" in data:
        document.edit(
            with_properties(document.snapshot, {**properties(document.snapshot), "CA": ("GBK",)}), "Properties"
        )
    else:
        document.type_comment("Größe")
    name = document.encoding
    answers = Answers("Convert the file to UTF-8")
    assert answers(files.save) is True
    assert answers.asked[0].startswith(
        f"Saved as {name}, the text could be misread when the file is reopened. UTF-8 can represent any text."
    )
    assert b"CA[UTF-8]" in (tmp_path / "game.sgf").read_bytes()


def test_an_example_that_cannot_be_read_is_refused(files: FileCommands, document: Document, tmp_path: Path) -> None:
    before = document.snapshot
    answers = Answers("OK")
    answers(lambda: files.open_example(tmp_path / "missing.sgf"))
    assert answers.asked == ["missing.sgf could not be opened. No such file or directory"]
    assert document.snapshot is before


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
    assert answers.asked[0].endswith(f"Undecodable bytes become U+FFFD: {places}.")


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


def test_a_game_read_from_another_format_is_suggested_to_be_saved_beside_its_file(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    path = written(tmp_path, "final.gib", rb"\HS\n\HE\n\GS\nSTO 0 2 1 16 2\n".replace(rb"\n", b"\n"))
    files.open_path(path)
    assert document.name == "final"
    Answers("As suggested")(files.save)
    assert (tmp_path / "final.sgf").read_text().endswith(";B[qc])\n")


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
    assert document.snapshot.position == hen.parse(".9x9").value


def test_the_recent_files_are_the_newest_first_and_ten_at_most(files: FileCommands, tmp_path: Path) -> None:
    paths = [written(tmp_path, f"{number}.sgf", b"(;SZ[9])") for number in range(12)]
    for path in [*paths, paths[5]]:
        files.open_path(path)
    assert recent_files() == [paths[5], *(path for path in reversed(paths) if path != paths[5])][:10]


def test_what_would_be_read_otherwise_is_refused_and_a_copy_offered(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    path = written(tmp_path, "game.sgf", b"(;SZ[9])")
    files.open_path(path)
    document.type_comment("mine")
    document.formats = (replace(SGF, write=lambda collection, kept={}: b"(;SZ[9]C[min])"), *document.formats[1:])
    answers = Answers("Save a copy in UTF-8", "Cancel")
    assert answers(files.save) is False
    assert answers.asked[0].startswith("game.sgf could not be saved; it is unchanged. When reopened,")
    assert path.read_bytes() == b"(;SZ[9])"
    assert document.is_modified


def test_saving_a_large_document_shows_progress_and_can_be_cancelled(
    files: FileCommands, document: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, "game.sgf", large_tree(60_000).encode())
    files.open_path(path)
    monkeypatch.setattr(worker, "AT_ONCE_MS", 0)
    build = FileWrite.build

    def build_slowly(write: FileWrite, progress: Progress) -> None:
        build(write, progress)
        for _ in range(10_000):  # so that there is time for an answer on any machine
            time.sleep(0.001)
            progress(1.0)

    monkeypatch.setattr(FileWrite, "build", build_slowly)
    document.type_node_name("new")
    answers = Answers("Cancel")
    assert answers(files.save) is False
    assert answers.asked == ["Saving game.sgf..."]
    assert path.read_bytes() == large_tree(60_000).encode()
    assert document.is_modified


def test_what_is_being_written_can_no_longer_be_cancelled(
    files: FileCommands, document: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, "game.sgf", b"(;SZ[9])")
    files.open_path(path)
    monkeypatch.setattr(worker, "AT_ONCE_MS", 0)
    monkeypatch.setattr(saving, "sync_folder", lambda folder: time.sleep(0.1))
    document.type_comment("mine")
    assert Answers("Cancel")(files.save) is True
    assert path.read_bytes() == b"(;SZ[9]C[mine])"
    assert not document.is_modified


def test_after_an_unforeseen_exception_a_file_can_be_saved_all_the_same(
    files: FileCommands, document: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    path = written(tmp_path, "game.sgf", b"(;SZ[9])")
    files.open_path(path)
    document.type_comment("mine")

    def fail(write: FileWrite, progress: Progress) -> None:
        raise KeyError("unforeseen")

    with monkeypatch.context() as patched:
        patched.setattr(worker, "AT_ONCE_MS", 0)
        patched.setattr(FileWrite, "build", fail)
        with qtbot.captureExceptions() as raised:
            files.begin_saving()
            qtbot.waitUntil(lambda: bool(raised))
    files.writer.finish_saving()
    assert document.is_modified
    assert files.save() is True
    assert path.read_bytes() == b"(;SZ[9]C[mine])"


@pytest.mark.parametrize(("answer", "wanted"), [("Reload", "reload_wanted"), ("Compare", "compare_wanted")])
def test_instead_of_overwriting_the_changes_of_another_program_they_may_be_read(
    files: FileCommands, document: Document, tmp_path: Path, qtbot: QtBot, answer: str, wanted: str
) -> None:
    path = written(tmp_path, "game.sgf", b"(;SZ[9])")
    files.open_path(path)
    path.write_bytes(b"(;SZ[9]C[other])")
    document.type_comment("mine")
    with qtbot.waitSignal(getattr(files.writer, wanted)):
        assert Answers(answer)(files.save) is False
    assert path.read_bytes() == b"(;SZ[9]C[other])"


@on_linux
def test_before_a_file_is_overwritten_in_place_the_user_is_asked_once(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    path = written(tmp_path, "game.sgf", b"(;SZ[9])")
    other = tmp_path / "other.sgf"
    other.hardlink_to(path)
    files.open_path(path)
    document.type_comment("mine")
    answers = Answers("Cancel")
    assert answers(files.save) is False
    (question,) = answers.asked
    assert question.startswith("game.sgf cannot be replaced, only overwritten in place. It has other names (hard")
    assert (other.read_bytes(), document.is_modified) == (b"(;SZ[9])", True)
    assert Answers("Overwrite in place")(files.save) is True
    assert other.read_bytes() == b"(;SZ[9]C[mine])"
    document.type_comment("yours")
    assert Answers()(files.save) is True
    assert other.read_bytes() == b"(;SZ[9]C[yours])"


@on_linux
def test_before_a_file_is_overwritten_in_place_that_cannot_be_kept_the_user_is_told(
    files: FileCommands, document: Document, tmp_path: Path
) -> None:
    path = written(tmp_path, "game.sgf", b"(;SZ[9])")
    (tmp_path / "other.sgf").hardlink_to(path)
    files.open_path(path)
    document.type_comment("mine")
    versions = private_folder("versions")
    assert Answers("Overwrite in place")(files.save) is True
    shutil.rmtree(versions)
    versions.write_text("in the way")
    document.type_comment("yours")
    answers = Answers("Cancel")
    assert answers(files.save) is False
    (question,) = answers.asked
    assert "Its present contents cannot be kept as an earlier version: " in question
    assert question.endswith("/versions is not a folder.")
    assert (path.read_bytes(), document.is_modified) == (b"(;SZ[9]C[mine])", True)
    assert Answers("Overwrite in place")(files.save) is True
    assert path.read_bytes() == b"(;SZ[9]C[yours])"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes with names, and devices")
@pytest.mark.parametrize(
    ("kind", "why"),
    [("pipe", "It is not a regular file."), ("device", "It is not a regular file."), ("sparse", "over the limit of")],
)
def test_what_is_not_to_be_read_is_refused_in_words(
    files: FileCommands, document: Document, tmp_path: Path, kind: str, why: str
) -> None:
    path = tmp_path / "game.sgf"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case _:
            with path.open("wb") as sparse:
                sparse.truncate(3_000_000_001)
    answers = Answers("OK")
    assert answers(lambda: files.open_path(path)) is False
    assert why in answers.asked[0]
    assert document.path is None
