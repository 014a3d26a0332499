"""One more row in the table of formats is all it takes: the window and the command line know the format."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from hen_editor.cli import hen
from hen_editor.core.position import Position
from hen_editor.document import worker
from hen_editor.formats import FORMATS
from hen_editor.ui.theme import Theme
from hen_editor.ui.window.main_window import MainWindow
from tests.drawing.pictures.made import png, svg, text
from tests.made_up import MADE
from tests.ui.answers import Answers

ROWS = (*FORMATS, MADE)
TEXT = "MADE\n9 dd ee\n13 aa\n"
GAMES = "(;SZ[9]GN[One];B[dd];W[ee])(;SZ[13];B[aa])"


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setattr(worker, "AT_ONCE_MS", 10_000)
    made = MainWindow(Theme(qapp))
    made.document.formats = ROWS
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made, before_close_func=lambda closed: closed.document.new(Position()))
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def path(tmp_path: Path) -> Path:
    written = tmp_path / "games.made"
    written.write_text(TEXT)
    return written


def sizes(window: MainWindow) -> list[int]:
    return [game.size.columns for game in window.document.snapshot.collection.games]


def test_it_is_opened_and_saved_again_as_it_was(window: MainWindow, path: Path) -> None:
    assert window.session.files.open_path(path)
    assert sizes(window) == [9, 13]
    assert window.document.path == path
    window.document.remove_games([1])
    assert window.session.files.save()
    assert path.read_text() == "MADE\n9 dd ee\n"
    assert not window.document.is_modified


def test_it_is_opened_by_how_it_begins_where_its_name_says_nothing(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "games").write_text(TEXT)
    window.session.files.open_path(tmp_path / "games")
    assert sizes(window) == [9, 13]
    assert window.document.path is None  # saved under that name it would be SGF


def test_it_is_refused_in_its_own_words(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "games.made").write_text("Dear Sir")
    answers = Answers("OK")
    answers(lambda: window.session.files.open_path(tmp_path / "games.made"))
    assert answers.asked == ["games.made could not be opened. There is no MADE at the beginning."]


def test_it_is_dropped(window: MainWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    how = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(5, 5), *how))
    QApplication.sendEvent(window, QDropEvent(QPointF(5, 5), *how))
    QApplication.processEvents()
    assert window.document.path == path


def test_it_is_pasted(window: MainWindow) -> None:
    QGuiApplication.clipboard().setText(TEXT)
    window.commands["paste"].trigger()
    assert sizes(window) == [9, 13]


def test_a_file_of_it_is_not_searched_for_a_hen_when_it_is_pasted(window: MainWindow) -> None:
    QGuiApplication.clipboard().setText(f"{TEXT}.9x9_5Eb\n")
    window.commands["paste"].trigger()
    assert sizes(window) == [9, 13]


def test_the_dialogs_offer_it(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offered: list[str] = []

    def choose(parent: object, heading: str, folder: str, kinds: str, *others: object) -> tuple[str, str]:
        offered.append(kinds)
        return "", ""

    def choose_several(*asked: object) -> tuple[list[str], str]:
        choose(*asked)
        return [], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", choose_several)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    window.session.files.open()
    window.session.files.save_as()
    assert offered == [
        (
            "All supported files (*.sgf *.hen *.gib *.ngf *.ugf *.ugi *.made *.md *.txt "
            "*.png *.gif *.svg *.pdf *.jpg *.jpeg *.bmp *.webp *.tif *.tiff);;"
            "Go files (*.sgf *.hen *.gib *.ngf *.ugf *.ugi *.made *.md *.txt);;"
            "Pictures of boards (*.png *.gif *.svg *.pdf *.jpg *.jpeg *.bmp *.webp *.tif *.tiff);;All files (*)"
        ),
        "SGF game (*.sgf);;HEN position (*.hen);;Made-up game (*.made *.md)",
    ]


def test_a_name_gets_its_suffix(window: MainWindow, path: Path) -> None:
    window.session.files.open_path(path)
    window.document.remove_games([1])
    assert Answers(path.with_name("other"))(window.session.files.save_as) is True
    assert path.with_name("other.made").read_text() == "MADE\n9 dd ee\n"


def test_what_it_would_lose_is_asked_about(window: MainWindow, path: Path) -> None:
    window.session.files.open_path(path)
    window.document.type_comment("lost")
    answers = Answers("Save anyway")
    answers(window.session.files.save)
    assert answers.asked == ["A .made file cannot store the whole document. The comment will be lost."]
    assert path.read_text() == TEXT
    assert window.document.is_modified
    assert Answers("Save as SGF", path.with_suffix(".sgf"))(window.session.files.save) is True
    assert b"C[lost]" in path.with_suffix(".sgf").read_bytes()


PICTURE = png(text(b".9x9_5Eb.w"), text(b".13x13_1Ab.b"))


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    written = tmp_path / "corner.hen.png"
    written.write_bytes(PICTURE)
    return written


def test_a_picture_is_opened_as_a_new_document_and_saved_under_another_name(window: MainWindow, picture: Path) -> None:
    window.session.files.open_path(picture)
    assert sizes(window) == [9, 13]
    assert (window.document.path, window.document.is_modified) == (None, False)
    window.document.remove_games([1])
    answers = Answers(picture.with_name("corner.png"))
    assert answers(window.session.files.save) is True
    assert picture.with_name("corner.png.sgf").read_bytes().startswith(b"(;")
    assert picture.read_bytes() == PICTURE


def test_a_picture_is_read_whatever_its_name(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "picture.sgf").write_bytes(PICTURE)
    window.session.files.open_path(tmp_path / "picture.sgf")
    assert sizes(window) == [9, 13]
    assert window.document.path is None


def test_a_picture_is_pasted_as_a_file_and_as_text(window: MainWindow, picture: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(picture))])
    QGuiApplication.clipboard().setMimeData(data)
    window.commands["paste"].trigger()
    assert sizes(window) == [9, 13]
    QGuiApplication.clipboard().setText(svg(attributes=' data-hen=".5x5_1Ab"').decode())
    window.commands["paste"].trigger()
    assert sizes(window) == [5]


def test_a_picture_without_a_position_is_looked_at(window: MainWindow, picture: Path) -> None:
    picture.write_bytes(png())
    answers = Answers("Cancel")
    answers(lambda: window.session.files.open_path(picture))
    assert answers.asked == ["Board from picture"]


def test_the_command_reads_pictures_and_does_not_write_them(picture: Path) -> None:
    assert run("convert", picture).stdout == "#\n.9x9_5Eb.w\n#\n.13x13_1b.b\n"
    assert run("convert", picture, "-o", picture.with_name("a.sgf")).exit_code == 0
    assert picture.with_name("a.sgf").read_bytes().count(b"SZ[") == 2
    assert run("show", picture, "--game", "1").stdout.splitlines()[-1] == "9x9, White to play"
    assert run("validate", picture).stdout == "Valid.\n"
    assert run("diff", picture, ".9x9_5Eb.w").exit_code == 1
    assert run("format", picture).stderr == f"hen: {picture}: It is PNG; use hen convert to convert it to HEN.\n"
    done = run("convert", ".9x9_5Eb", "-o", picture, "--force")
    assert done.stderr.endswith("The result is SGF; the name corner.hen.png would be misleading.\n")
    assert picture.read_bytes() == PICTURE
    picture.write_bytes(png())
    done = run("validate", picture)
    assert done.exit_code == 2
    assert done.stderr.endswith("This picture carries no position: no text in it is named HEN or SGF.\n")


def test_a_search_through_a_folder_leaves_pictures_out(picture: Path) -> None:
    assert run("find", ".9x9_5Eb", picture.parent).exit_code == 1
    assert run("find", ".9x9_5Eb", picture).exit_code == 0


def run(*arguments: str | Path, stdin: str | None = None) -> Result:
    given = [str(argument) for argument in arguments]
    return CliRunner().invoke(hen, given, input=stdin, prog_name="hen", catch_exceptions=False, obj=ROWS)


def test_the_command_converts_it_into_hen_and_sgf(path: Path) -> None:
    positions = "#\n.9x9_6Db_5Ew.E5w.b\n#\n.13x13_13b.A13b.w\n"
    assert run("convert", path).stdout == positions
    assert run("convert", stdin=TEXT).stdout == positions
    assert run("convert", path, "--game", "1", "--move", "1").stdout == ".9x9_6Db.D6b.w\n"
    game = path.with_suffix(".sgf")
    assert run("convert", path, "-o", game).exit_code == 0
    assert game.read_bytes().count(b";B[") == 2


def test_the_command_converts_sgf_and_hen_into_it(path: Path) -> None:
    (path.parent / "game.sgf").write_text(GAMES)
    made = path.with_name("other.made")
    assert run("convert", path.parent / "game.sgf", "-o", made).exit_code == 0
    assert made.read_text() == TEXT
    assert run("convert", ".9x9_6Db.D6b", "-o", made, "--force").exit_code == 0
    assert made.read_text() == "MADE\n9 dd\n"
    told = run("convert", "(;SZ[9];B[dd]C[Hello])", "-o", made, "--force")
    assert told.stderr == "<text>: note: The comment will be lost. [not-in-format]\n"
    assert run("convert", "(;SZ[9]GN[One];B[dd];W[ee])", "--move", "1", "-o", made, "--force").exit_code == 0
    assert made.read_text() == "MADE\n9 dd\n"


def test_the_command_writes_what_the_name_of_the_output_says(path: Path) -> None:
    other = path.with_name("other.md")
    assert run("convert", path, "-o", other).exit_code == 0
    assert other.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


def test_the_command_shows_and_validates_it(path: Path) -> None:
    assert run("show", path, "--game", "1").stdout.splitlines()[-1] == "9x9, Black to play, last move White E5"
    assert run("validate", path).stdout == "Valid.\n"
    path.write_text("MADE\n9 dd\nodd\n")
    done = run("validate", path)
    assert done.stdout.splitlines()[0].endswith("warning: The line 'odd' is left out. [odd-line]")
    path.write_text("Dear Sir")
    done = run("validate", path)
    assert (done.stderr, done.exit_code) == (f"hen: {path}: There is no MADE at the beginning.\n", 2)
    assert run("format", stdin=TEXT).stderr == "hen: <stdin>: It is Made; use hen convert to convert it to HEN.\n"
