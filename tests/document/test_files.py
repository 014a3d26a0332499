"""Files opened and saved, and what the system or the file refuses."""

import gc
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from hen_editor.core import hen
from hen_editor.core.board import WHITE, Point
from hen_editor.core.codes import NOTHING_CARRIED
from hen_editor.core.editing import variations
from hen_editor.core.editing.snapshot import edited
from hen_editor.core.formats import HEN, SGF
from hen_editor.document import files
from hen_editor.document.codes import ChangedMeanwhileError, LossyError, UnencodableError
from hen_editor.document.document import Document
from hen_editor.document.file_bytes import MAX_PROPERTIES
from tests.core.editing.machine import is_encodable
from tests.drawing.pictures import made

GAME = b"noise (;GM[1]SZ[9] XX[y] ;b[ee]C[caf\xc3\xa9])\r\n"


@pytest.fixture
def document(owner: QObject) -> Document:
    return Document(owner)


def written(tmp_path: Path, name: str, data: bytes) -> Path:
    path = tmp_path / name
    path.write_bytes(data)
    return path


def test_a_file_that_was_not_edited_is_written_back_byte_for_byte(document: Document, tmp_path: Path) -> None:
    path = written(tmp_path, "game.sgf", GAME)
    assert document.open(path) is None
    copy = tmp_path / "copy.sgf"
    document.save(copy)
    assert copy.read_bytes() == GAME
    assert document.path == copy


REFUSED = {
    "an empty file": ("empty.sgf", b"", "empty"),
    "blanks": ("blank.sgf", b" \n", "empty"),
    "a file that is no SGF": ("letter.sgf", b"Dear Sir", "no SGF"),
    "a text without HEN": ("letter.txt", b"Dear Sir or Madam!", "no HEN"),
    "a file that is no HEN": ("letter.hen", b"Dear Sir or Madam!", "no HEN"),
    "a position that would be read for minutes": ("long.hen", b"_19b\n# b\n_19K" + b"b" * 100_000, "100,000"),
    "bytes that are no text": ("bytes.hen", b"\xff\xfe\xfd_19b", "UTF-8"),
}


@pytest.mark.parametrize(("name", "data", "word"), REFUSED.values(), ids=REFUSED)
def test_a_refused_file_leaves_the_document(
    document: Document, tmp_path: Path, name: str, data: bytes, word: str
) -> None:
    document.type_hen("_16Qb")
    before = document.snapshot
    refusal = document.open(written(tmp_path, name, data))
    assert refusal is not None
    assert word in refusal
    assert document.snapshot is before
    assert document.path is None


@pytest.mark.parametrize("name", ["missing.sgf", "."])
def test_what_the_system_refuses_is_an_error_that_leaves_the_document(
    document: Document, tmp_path: Path, name: str
) -> None:
    before = document.snapshot
    with pytest.raises(OSError, match=r"\w"):
        document.open(tmp_path / name)
    assert document.snapshot is before


def test_pasted_games_are_written_in_utf8_without_a_question(document: Document) -> None:
    document.begin(files.of_text("(;SZ[9]CA[GBK]C[囲碁])"))
    document.type_comment("囲碁 Привет")
    assert is_encodable(document.snapshot.collection)
    assert document.written(SGF).decode() == "(;SZ[9]CA[UTF-8]C[囲碁 Привет])"


def test_a_disk_that_refuses_leaves_the_old_file(document: Document, tmp_path: Path) -> None:
    document.type_hen("_16Qb")
    target = tmp_path / "missing directory" / "game.sgf"
    with pytest.raises(OSError, match=r"\w"):
        document.save(target)
    assert document.is_modified
    assert not target.parent.exists()


def test_saving_makes_the_document_unmodified_and_undo_modified_again(document: Document, tmp_path: Path) -> None:
    document.type_hen("_16Qb")
    document.save(tmp_path / "game.sgf")
    assert not document.is_modified
    document.undo_stack.undo()
    assert document.is_modified


def test_a_hen_file_of_one_position(document: Document, tmp_path: Path) -> None:
    path = written(tmp_path, "corner.hen", b".9x9_1 A b\n")
    assert document.open(path) is None
    assert document.snapshot.position == hen.parse(".9x9_1Ab").value
    assert document.written(HEN) == b".9x9_1 A b\n"


def test_an_edited_position_of_a_hen_file_is_rewritten_and_the_others_are_not(
    document: Document, tmp_path: Path
) -> None:
    path = written(tmp_path, "two.hen", b"# One\n.9x9_1 A b\n#\n_19 w\n")
    document.open(path)
    document.set_stones([Point(8, 8)], None)
    document.set_stones([Point(1, 8)], hen.parse("_19b").value.stones[Point(0, 0)])
    assert document.written(HEN) == b"# One\n.9x9_1b2\n#\n_19 w\n"


def test_titles_are_game_names(document: Document, tmp_path: Path) -> None:
    document.open(written(tmp_path, "two.hen", b"# One\n_1b\n# Two\n_1w\n"))
    games = document.snapshot.collection.games
    assert [game.node(game.root).get("GN") for game in games] == ["One", "Two"]


def test_what_a_hen_file_would_lose_is_named(document: Document, tmp_path: Path) -> None:
    document.open(written(tmp_path, "game.sgf", b"(;SZ[9]PB[Ann];B[ee]C[x];W[cc](;B[gg])(;B[cg]))"))
    assert {problem.message for problem in HEN.losses(document.snapshot.collection)} == {
        "Variations will be lost.",
        "All moves but the last will be lost.",
        "The comment will be lost.",
        "The game info will be lost.",
    }


def test_nothing_is_written_in_a_format_that_would_lose_something(document: Document, tmp_path: Path) -> None:
    path = written(tmp_path, "position.hen", b".9x9_5Eb\n")
    document.open(path)
    document.type_comment("mine")
    with pytest.raises(LossyError) as raised:
        document.save(path)
    assert [loss.message for loss in raised.value.losses] == ["The comment will be lost."]
    assert path.read_bytes() == b".9x9_5Eb\n"
    assert document.is_modified


def test_one_position_loses_nothing_as_hen(document: Document) -> None:
    document.type_hen("_16Qb.Q16b")
    assert HEN.losses(document.snapshot.collection) == ()


PROSE = "Dear Ann,\n\ncan Black live in .9x9_2Cb4_1Bbw4.b? I doubt it.\n"


@pytest.mark.parametrize("name", ["letter.txt", "letter.hen", "letter"])
def test_the_one_hen_among_the_words_of_a_text_is_opened(document: Document, tmp_path: Path, name: str) -> None:
    path = written(tmp_path, name, PROSE.encode())
    assert document.open(path) is None
    assert hen.format(document.snapshot.position) == ".9x9_2Cb4_1Bbw4.b"
    assert [problem.code for problem in document.problems] == ["words-left-out"]
    assert not document.is_modified
    assert document.path is None
    assert (document.name, document.file.origin) == ("letter", path)
    assert path.read_text() == PROSE


OPENED = {
    ".sgf": b"(;SZ[9]AB[ee])",
    ".hen": b".9x9_5Eb\n",
    ".txt": b"Black is alive here: .9x9_5Eb",
    ".png": made.png(made.text(b".9x9_5Eb")),
    ".gif": made.gif(made.comment(b"HEN: .9x9_5Eb")),
}


@pytest.mark.parametrize("suffix", OPENED)
def test_games_positions_texts_and_pictures_are_opened(document: Document, tmp_path: Path, suffix: str) -> None:
    assert document.open(written(tmp_path, f"position{suffix}", OPENED[suffix])) is None
    assert hen.format(document.snapshot.position) == ".9x9_5Eb"


PHOTOS = {
    ".jpg": b"\xff\xd8\xff\xe0\0\x10JFIF\0",
    ".webp": b"RIFF\n\n\0\0WEBPVP8 ",
    ".bmp": b"BM\n\x80\x02\0\0\0\0\0",
}


@pytest.mark.parametrize("suffix", PHOTOS)
def test_no_game_is_read_from_the_bytes_of_a_photo(tmp_path: Path, suffix: str) -> None:
    data = PHOTOS[suffix] + b"\x93\xda(;B[ee]\0\xf1" * 9
    read = files.read(written(tmp_path, f"photo{suffix}", data))
    assert read.collection is None
    assert read.refusal is not None
    assert read.refusal.kind is NOTHING_CARRIED


def test_a_hen_alone_in_a_text_is_opened(document: Document, tmp_path: Path) -> None:
    assert document.open(written(tmp_path, "position.txt", b"\xef\xbb\xbf.9x9_5Eb\n")) is None
    assert hen.format(document.snapshot.position) == ".9x9_5Eb"
    assert document.problems == ()
    assert document.path is None


def test_a_hen_in_a_file_of_hen_is_opened_with_its_errors(document: Document, tmp_path: Path) -> None:
    path = written(tmp_path, "position.hen", b".9x9_5Eb_5Ib\n")
    assert document.open(path) is None
    assert document.path == path


def test_a_very_long_text_is_not_searched_for_hen(document: Document, tmp_path: Path) -> None:
    data = PROSE.encode() + b"word " * files.LONGEST_TEXT
    assert document.open(written(tmp_path, "long.txt", data)) is not None


MANY_PROPERTIES = {
    "of many names": lambda count: b"".join(b"X%d[]" % number for number in range(count)),
    "of one name": lambda count: b"X[a]" * count,
    "in a damaged node": lambda count: b"odd" + b"X[a]" * count,
}


@pytest.mark.parametrize("properties", MANY_PROPERTIES.values(), ids=MANY_PROPERTIES)
def test_a_file_with_very_many_properties_in_a_node_is_refused(
    properties: Callable[[int], bytes], document: Document, tmp_path: Path
) -> None:
    def game(count: int) -> bytes:
        return b"(;SZ[9];B[dd];W[ee]" + properties(count - 1) + b";B[ff])"

    refused = document.open(written(tmp_path, "crowded.sgf", game(MAX_PROPERTIES + 1)))
    assert refused == "It has a node with more than 10,000 properties; no Go program writes that many."
    assert files.of_text(game(MAX_PROPERTIES + 1).decode()).refusal.message == refused
    assert document.open(written(tmp_path, "full.sgf", game(MAX_PROPERTIES))) is None


def test_a_file_that_another_program_changed_is_known(document: Document, tmp_path: Path) -> None:
    path = written(tmp_path, "game.sgf", GAME)
    document.open(path)
    write = document.prepare_save(path)
    write.build()
    assert (write.is_own, write.known) == (True, GAME)
    path.write_bytes(GAME + b"\n")
    with pytest.raises(ChangedMeanwhileError):
        document.prepare_save(path).build()


def test_all_games_are_converted_in_one_step(document: Document, tmp_path: Path) -> None:
    path = written(tmp_path, "games.sgf", b"(;SZ[9]C[caf\xe9])" * 1_000)
    document.open(path)
    before = document.snapshot
    document.convert_to_utf8()
    assert document.written(SGF).count("C[café]CA[UTF-8]".encode()) == 1_000
    document.undo_stack.undo()
    assert document.snapshot is before


def test_text_that_the_encoding_lacks_asks_for_utf8(document: Document, tmp_path: Path) -> None:
    path = written(tmp_path, "game.sgf", "(;SZ[9]CA[windows-1251]C[Привет])".encode("cp1251"))
    document.open(path)
    assert is_encodable(document.snapshot.collection)
    document.type_comment("囲碁")
    assert not is_encodable(document.snapshot.collection)
    document.convert_to_utf8()
    assert is_encodable(document.snapshot.collection)
    assert files.read(path).collection is not None
    assert document.written(SGF).decode("utf-8").count("囲碁") == 1


@pytest.mark.parametrize("named", ["UTF-8", "Shift_JIS", "windows-1252", "foo", ""])
def test_a_file_that_is_edited_to_declare_another_encoding_asks_for_utf8(
    document: Document, tmp_path: Path, named: str
) -> None:
    data = "(;SZ[9]CA[GBK]PB[围棋手];B[aa]C[中])".encode("gbk")
    path = written(tmp_path, "game.sgf", data)
    document.open(path)
    now = document.snapshot
    document.edit(edited(now, now.tree.with_property(now.tree.root, "CA", named)), "Edit")
    with pytest.raises(UnencodableError):
        document.save(path)
    assert path.read_bytes() == data
    document.convert_to_utf8()
    document.save(path)
    assert path.read_bytes().decode("utf-8").replace("CA[UTF-8]", "") == "(;SZ[9]PB[围棋手];B[aa]C[中])"


def test_a_damaged_file_of_two_encodings_asks_for_utf8_where_one_would_have_to_hold_the_other(
    document: Document, tmp_path: Path
) -> None:
    data = b";G[]CA[(;B[aa](([])))(;CA[GB2312][\xe7\x95\xaat\xf0\x9f\x98\x80"
    path = written(tmp_path, "game.sgf", data)
    document.open(path)
    document.go(1)
    document.edit(variations.without_subtree(document.snapshot), "Delete")
    assert not is_encodable(document.snapshot.collection)
    with pytest.raises(UnencodableError):
        document.save(path)
    assert path.read_bytes() == data
    document.convert_to_utf8()
    document.save(path)
    assert not document.is_modified


POSITIONS = b"# One\n.9x9_1 A b\n# Two\n_19 w\n#\n.9x9_9b\n"


def test_moved_and_copied_positions_of_a_hen_file_keep_their_text(document: Document, tmp_path: Path) -> None:
    document.open(written(tmp_path, "three.hen", POSITIONS))
    document.move_games([2], 0)
    document.duplicate_games([1])
    assert HEN.losses(document.snapshot.collection) == ()
    assert document.written(HEN) == b"#\n.9x9_9b\n# One\n.9x9_1 A b\n# One\n.9x9_1 A b\n# Two\n_19 w\n"


def test_removed_and_added_positions_of_a_hen_file(document: Document, tmp_path: Path) -> None:
    document.open(written(tmp_path, "three.hen", POSITIONS))
    document.remove_games([0, 1])
    document.add_game(hen.parse("_16Qb.Q16b").value, 1)
    assert HEN.losses(document.snapshot.collection) == ()
    assert document.written(HEN) == b"#\n.9x9_9b\n#\n_16Qb.Q16b.w\n"
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert document.written(HEN) == POSITIONS


HEN_FILE = "\ufeff\r\n# One\r\n.9x9_5 E b\r\n\r\n#Two\r\n.9x9_4Eb".encode()


def test_a_file_of_positions_is_saved_byte_for_byte_and_an_edit_changes_its_own_entry_only(
    document: Document, tmp_path: Path
) -> None:
    path = tmp_path / "positions.hen"
    path.write_bytes(HEN_FILE)
    document.open(path)
    document.save(path)
    assert path.read_bytes() == HEN_FILE
    document.set_stones([Point(0, 0)], WHITE)
    document.save(path)
    assert path.read_bytes() == HEN_FILE.replace(b"_5 E b", b"_9w_5Eb")
    document.undo_stack.undo()
    document.save(path)
    assert path.read_bytes() == HEN_FILE


def test_a_file_of_positions_keeps_its_layout_when_a_reload_is_undone(document: Document, tmp_path: Path) -> None:
    path = tmp_path / "positions.hen"
    path.write_bytes(HEN_FILE)
    document.open(path)
    for number in range(3):
        path.write_bytes(b"# Other %d\n.9x9_1 A b\n" % number)
        document.reload(files.read(path))
    document.save(path)
    assert path.read_bytes() == b"# Other 2\n.9x9_1 A b\n"
    document.undo_stack.undo()
    assert not document.undo_stack.canUndo()
    document.save(path)
    assert path.read_bytes() == HEN_FILE


def test_reloading_again_and_again_keeps_no_state_that_no_undo_brings_back(document: Document, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;SZ[9]C[0])")
    document.open(path)
    trees = []
    for number in range(1, 6):
        path.write_bytes(b"(;SZ[9]C[%d])" % number)
        document.reload(files.read(path))
        trees.append(weakref.ref(document.snapshot.tree.ids))
    gc.collect()
    assert [tree() is None for tree in trees] == [True] * 4 + [False]
