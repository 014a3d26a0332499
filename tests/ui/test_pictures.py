"""Pictures of the board: chosen, copied, pasted, exported, dragged."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QMenu,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from hen_editor.core import hen
from hen_editor.core.board import Area, Point
from hen_editor.document import files, own_styles, worker
from hen_editor.drawing.figure import Names, Sides
from hen_editor.drawing.painter.painting import height
from hen_editor.drawing.pictures import read
from hen_editor.drawing.request import Carries, PictureFormat, SizeUnit
from hen_editor.drawing.shapes import Ink
from hen_editor.styles import STYLES
from hen_editor.ui.clipboard import clipboard_data
from hen_editor.ui.commands import pictures as picture_commands
from hen_editor.ui.dialogs.picture import PictureDialog
from hen_editor.ui.pictures.choices import (
    LONGEST_SIDE,
    SIZE_LIMITS,
    BoardPicture,
    PictureChoices,
    PictureNumbers,
    PicturePart,
    keep_choices,
    kept_choices,
)
from hen_editor.ui.window.main_window import MainWindow
from tests.cli.command import run
from tests.ui.answers import Answers
from tests.ui.fields import choose, field
from tests.ui.found_fonts import fonts_have_cjk
from tests.ui.opening import open_file

SMALL = PictureChoices(pixels=200)
KO = "(;SZ[9]AB[ba][ab]AW[ca][bb][da];B[cb];W[aa];B[hh];W[ba];B[aa];W[];B[ba])"
"""Stones are captured, and others played where they were."""


def game(window: MainWindow, text: str = KO) -> None:
    window.document.begin(files.of_text(text))
    window.document.go([*window.document.snapshot.tree.main_line(0)][-1])


def made(window: MainWindow, choices: PictureChoices, selected: Area | None = None) -> BoardPicture:
    return BoardPicture.of(choices, window.session.state, selected)


def test_choices_are_kept_without_the_words_of_one_picture() -> None:
    choices = PictureChoices(
        PictureFormat.SVG,
        "print",
        transparent=True,
        part=PicturePart.AROUND,
        sides=Sides.NONE,
        unit=SizeUnit.CENTIMETRES,
    )
    keep_choices(choices._replace(centimetres=6.5, title="Problem 1", caption="Black to play"))
    assert kept_choices() == choices._replace(centimetres=6.5)


def test_choices_that_are_spoiled_are_as_usual() -> None:
    for name, value in {"style": "transparent", "pixels": "many", "dpi": 0, "part": "half", "ko": "perhaps"}.items():
        QSettings().setValue(f"picture/{name}", value)
    kept = kept_choices()
    assert (kept.style, kept.pixels, kept.dpi, kept.part) == ("wood", 800, 300, PicturePart.SHOWN)


def test_no_side_is_too_long(window: MainWindow) -> None:
    window.document.type_hen(".1x9_A5B")
    drawing = made(window, SMALL).drawing
    choices = PictureChoices(unit=SizeUnit.CELL, cell=2000)
    pixels = choices.size.pixels(drawing)
    assert max(pixels, height(drawing, pixels)) <= LONGEST_SIDE + 1


def test_the_height_told_is_that_of_the_picture(window: MainWindow) -> None:
    window.document.type_hen(".9x13_A5B")
    for choices in (SMALL, SMALL._replace(pixels=333, title="Title")):
        picture = made(window, choices)
        image, pixels = QImage.fromData(picture.file(None)), choices.size.pixels(picture.drawing)
        assert (image.width(), image.height()) == (pixels, height(picture.drawing, pixels))


def test_the_part_is_what_the_user_chose(window: MainWindow) -> None:
    game(window, "(;SZ[19]AB[cc]VW[aa:ee])")
    selected = Area(Point(0, 0), Point(1, 1))
    view = Area(Point(0, 0), Point(4, 4))

    def part(part: PicturePart, selected: Area | None = selected) -> Area | None:
        return made(window, PictureChoices(part=part), selected).drawing.figure.part

    assert part(PicturePart.WHOLE) is None
    assert part(PicturePart.SHOWN) == view
    assert part(PicturePart.AROUND) == Area(Point(0, 0), Point(5, 5))
    assert (part(PicturePart.SELECTION), part(PicturePart.SELECTION, None)) == (selected, view)


def test_numbered_moves_are_told_in_the_caption_and_captured_stones_stay(window: MainWindow) -> None:
    game(window)
    choices = SMALL._replace(numbers=PictureNumbers.RANGE, first=2, last=7, from_one=True, caption="Black lives")
    picture = made(window, choices)
    figure = picture.drawing.figure
    assert figure.numbers == {Point(0, 0): 1, Point(7, 7): 2}
    assert figure.caption == "Black lives\n3\xa0at\xa0B9, 4\xa0at\xa01, 5\xa0passes, 6\xa0at\xa0B9"
    named = made(window, choices._replace(names=Names.NUMBERS)).drawing.figure
    assert named.caption == "Black lives\n3\xa0at\xa02-1, 4\xa0at\xa01, 5\xa0passes, 6\xa0at\xa02-1"
    assert figure.carried == window.document.snapshot.position != figure.position
    window.document.go(0)
    assert made(window, choices).drawing.figure == figure


def test_whose_turn_it_is_stands_beside_its_stone_unless_there_is_a_caption(window: MainWindow) -> None:
    game(window)
    choices = SMALL._replace(turn=True, numbers=PictureNumbers.ALL)
    assert made(window, choices).drawing.figure.caption.startswith("White to play\n4\xa0at\xa0B9")
    assert made(window, choices._replace(caption="Tesuji?")).drawing.figure.caption.startswith("Tesuji?\n4\xa0at\xa0B9")


def test_nothing_but_the_position_is_there_where_marks_are_left_out(window: MainWindow) -> None:
    game(window, "(;SZ[9]AB[cc]TR[dd]AR[aa:bb]LB[ee:x];W[ff])")
    window.document.go(0)
    figure = made(window, PictureChoices(marks=False, next_moves=True, transparent=True)).drawing.figure
    assert (figure.overlay.arrows, figure.mark(Point(3, 3)), figure.texts()) == ((), None, {Point(4, 4): "x"})
    assert [*figure.next_moves] == [Point(5, 5)]


def test_a_copied_picture_is_offered_in_all_forms_but_text_and_is_pasted_back(window: MainWindow) -> None:
    window.document.type_hen(".9x9_5Eb")
    picture_commands.copy_picture(window.session, SMALL)
    data = clipboard_data()
    assert {"image/png", "image/svg+xml", "text/uri-list", "application/x-hen"} <= {*data.formats()}
    assert "text/plain" not in data.formats()
    assert data.hasImage()
    path = Path(data.urls()[0].toLocalFile())
    assert path.name == "position.hen.png"
    assert path.read_bytes() == data.data("image/png").data()
    window.document.begin(files.of_text("(;SZ[13])"))
    window.commands["paste"].trigger()
    assert hen.format(window.document.snapshot.position) == ".9x9_5Eb"


def test_a_picture_of_a_board_too_wide_for_hen_carries_its_game_or_says_that_it_carries_nothing(
    window: MainWindow,
) -> None:
    for carries, message in (
        (Carries.POSITION, "Picture copied. The board is too large for HEN: the picture does not carry its position."),
        (Carries.GAME, "Picture copied."),
    ):
        window.document.begin(files.of_text("(;SZ[30];B[aa])"))
        picture_commands.copy_picture(window.session, SMALL._replace(carries=carries))
        assert window.statusBar().currentMessage() == message
    window.document.begin(files.of_text("(;SZ[13])"))
    window.commands["paste"].trigger()
    assert window.document.snapshot.tree.size.columns == 30


def test_the_largest_picture_is_drawn_while_the_window_goes_on(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "AT_ONCE_MS", 0)
    ticks: list[bool] = []
    timer = QTimer(window, interval=20)
    timer.timeout.connect(lambda: ticks.append(True))
    timer.start()
    picture_commands.copy_picture(window.session, PictureChoices(style="print", pixels=LONGEST_SIDE))
    assert clipboard_data().imageData().width() == LONGEST_SIDE
    assert len(ticks) > 2
    QGuiApplication.clipboard().clear()


def test_the_file_of_a_copied_picture_is_named_after_the_move_that_it_shows(window: MainWindow) -> None:
    game(window)
    names = []
    for numbers in (PictureNumbers.NONE, PictureNumbers.RANGE):
        picture_commands.copy_picture(window.session, SMALL._replace(numbers=numbers, first=1, last=3))
        names.append(Path(clipboard_data().urls()[0].toLocalFile()).name)
    assert names == ["move-7.hen.png", "move-3.hen.png"]


@pytest.mark.parametrize("format", [PictureFormat.PNG, PictureFormat.SVG])
@pytest.mark.parametrize(
    ("chosen", "options"),
    [
        ({}, ""),
        (
            {"part": PicturePart.AROUND, "sides": Sides.TWO, "style": "print"},
            "--part auto --coordinates two --style print",
        ),
        ({"numbers": PictureNumbers.LAST, "last_moves": 3, "from_one": True}, "--numbers last:3 --start 1"),
        ({"numbers": PictureNumbers.RANGE, "first": 2, "last": 6}, "--numbers 2-6"),
        (
            {"turn": True, "title": "Problem 1", "unit": SizeUnit.CELL, "cell": 17},
            "--turn --title=Problem\xa01 --cell 17",
        ),
        ({"unit": SizeUnit.CENTIMETRES, "centimetres": 3.0, "dpi": 200}, "--cm 3 --dpi 200"),
        ({"carries": Carries.NOTHING, "labels": False, "ko": False}, "--carry nothing --no-labels --no-ko"),
    ],
)
def test_the_window_and_the_command_make_the_same_file(
    window: MainWindow, tmp_path: Path, format: PictureFormat, chosen: dict[str, object], options: str
) -> None:
    size = [] if "cell" in options or "cm" in options else ["--size", "200"]
    given = [option.replace("\xa0", " ") for option in options.split(" ") if option]
    assert both_make_the_same(window, tmp_path, SMALL._replace(format=format, **chosen), *size, *given) == ""


@pytest.mark.parametrize("format", [PictureFormat.PNG, PictureFormat.SVG])
@pytest.mark.parametrize("has_font", [True, False])
def test_the_window_and_the_command_name_lines_alike_whether_or_not_a_font_has_kanji_numerals(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: PictureFormat, has_font: bool
) -> None:
    fonts_have_cjk(monkeypatch, has=has_font)
    choices = SMALL._replace(format=format, names=Names.CJK, sides=Sides.FOUR)
    output = both_make_the_same(window, tmp_path, choices, "--size", "200", "--names", "1-一", "--coordinates", "four")
    assert ("numbers are drawn instead" in output) is not has_font


def both_make_the_same(window: MainWindow, folder: Path, choices: PictureChoices, *options: str) -> str:
    """Make a picture of the game by the window, and by the command with these options; return what it printed."""
    game(window)
    made_picture = made(window, choices)
    source, target = folder / "game.sgf", folder / f"board.{choices.format.value.lower()}"
    source.write_text(KO, encoding="utf-8")
    output = run("render", str(source), "-o", str(target), *options).output
    assert made_picture.file(made_picture.contents(window.session.state)) == target.read_bytes()
    return output


def test_an_exported_file_carries_what_was_chosen(window: MainWindow, tmp_path: Path) -> None:
    game(window)
    choices = SMALL._replace(carries=Carries.GAME, numbers=PictureNumbers.ALL)
    for format in PictureFormat:
        path = tmp_path / f"a.{format.value.lower()}"
        Answers(path)(lambda path=path: picture_commands.export_picture(window.session, choices))
        carried = read(format.value, path.read_bytes())
        assert [entry.text for entry in carried.positions] == [hen.format(window.document.snapshot.position)]
        assert len(carried.games) == 1
        assert kept_choices().format is format


def test_the_name_suggested_tells_that_the_picture_opens_again(window: MainWindow, tmp_path: Path) -> None:
    open_file(window, tmp_path / "game.sgf", "(;SZ[9])")
    Answers("As suggested")(lambda: picture_commands.export_picture(window.session, SMALL))
    Answers("As suggested")(
        lambda: picture_commands.export_picture(window.session, SMALL._replace(carries=Carries.NOTHING))
    )
    assert {file.name for file in tmp_path.glob("game.*")} == {"game.sgf", "game.hen.png", "game.png"}
    assert read("PNG", (tmp_path / "game.png").read_bytes()).positions == ()


def test_a_file_that_would_not_be_read_back_is_not_written(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hen_editor.drawing.embedding.carries", lambda *given: False)
    path = tmp_path / "a.png"
    answers = Answers(path, "OK")
    answers(lambda: picture_commands.export_picture(window.session, SMALL))
    assert not path.exists()
    assert "could not be saved" in answers.asked[1]


def result(dialog: PictureDialog) -> str:
    """Return what is said of the picture under its preview."""
    return dialog.findChild(QLabel, "result").text()


def test_the_dialog_shows_each_choice_and_tells_the_size(window: MainWindow) -> None:
    game(window)
    dialog = PictureDialog(window.session.state, None, SMALL, window)
    assert dialog.choices() == SMALL
    assert field(dialog, "Part", QComboBox).findData(PicturePart.SELECTION) == -1
    before = field(dialog, "Preview", QWidget).grab().toImage()
    choose(dialog, "Style", "print")
    assert field(dialog, "Preview", QWidget).grab().toImage() != before
    assert result(dialog) == "200 × 200 pixels"
    choose(dialog, "Unit of the size", SizeUnit.CENTIMETRES)
    field(dialog, "Size", QDoubleSpinBox).setValue(5.08)
    assert (dialog.choices().centimetres, result(dialog)) == (5.1, "602 × 602 pixels")
    choose(dialog, "Format", PictureFormat.PDF)
    assert result(dialog) == "5.1 × 5.1 cm"
    field(dialog, "Copy", QPushButton).click()
    assert dialog.is_to_copy
    dialog.deleteLater()


@pytest.mark.parametrize("has_font", [True, False])
def test_numbers_are_drawn_where_no_font_has_kanji_numerals_and_the_dialog_says_so(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, has_font: bool
) -> None:
    fonts_have_cjk(monkeypatch, has=has_font)
    dialog = PictureDialog(window.session.state, None, SMALL._replace(names=Names.CJK, sides=Sides.FOUR), window)
    lacking = dialog.findChild(QLabel, "lacking")
    assert lacking.isHidden() is has_font
    assert field(dialog, "Names of lines", QComboBox).currentText() == ("1-一" if has_font else "Kanji numerals")
    assert dialog.choices().names is Names.CJK
    figure = BoardPicture.of(dialog.choices(), window.session.state, None).drawing.figure
    assert figure.names is (Names.CJK if has_font else Names.NUMBERS)
    choose(dialog, "Names of lines", Names.LETTERS)
    assert lacking.isHidden()
    dialog.deleteLater()


def test_numbers_end_where_they_begin_or_later(window: MainWindow) -> None:
    dialog = PictureDialog(
        window.session.state, None, SMALL._replace(numbers=PictureNumbers.RANGE, first=3, last=1), window
    )
    assert (dialog.choices().first, dialog.choices().last) == (3, 3)
    field(dialog, "Last numbered move", QSpinBox).setValue(20)
    field(dialog, "First numbered move", QSpinBox).setValue(50)
    assert (dialog.choices().first, dialog.choices().last) == (50, 50)
    field(dialog, "First numbered move", QSpinBox).setValue(1)
    field(dialog, "Last numbered move", QSpinBox).setValue(10)
    assert (dialog.choices().first, dialog.choices().last) == (1, 10)
    dialog.deleteLater()


@pytest.mark.parametrize(
    ("numbers", "last"),
    [
        (PictureNumbers.ALL, "Numbers"),
        (PictureNumbers.LAST, "Number of last moves"),
        (PictureNumbers.RANGE, "Last numbered move"),
    ],
)
def test_the_fields_are_aligned_at_both_sides(window: MainWindow, numbers: PictureNumbers, last: str) -> None:
    dialog = PictureDialog(window.session.state, None, SMALL._replace(numbers=numbers), window)
    dialog.show()
    places = {each: place(dialog, each) for each in ("Part", "Numbers", "Carries", "Format", "Title")}
    begin = {each.left() for each in (*places.values(), place(dialog, "Style"), place(dialog, "Coordinates"))}
    end = {places[each].right() for each in ("Part", "Carries", "Format", "Title")}
    end |= {place(dialog, each).right() for each in ("Names of lines", "Unit of the size", last)}
    assert (len(begin), len(end)) == (1, 1)
    dialog.close()


def place(dialog: QWidget, name: str) -> QRect:
    """Return where a field is in a dialog."""
    found = field(dialog, name, QWidget)
    return QRect(found.mapTo(dialog, QPoint()), found.size())


def test_the_size_is_one_line_high(window: MainWindow) -> None:
    dialog = PictureDialog(window.session.state, None, SMALL, window)
    dialog.show()
    resolution = field(dialog, "Pixels per inch", QSpinBox)
    assert field(dialog, "Size", QStackedWidget).currentWidget().height() == resolution.height()
    dialog.close()


def test_the_dialog_tells_that_a_picture_is_as_large_as_can_be(window: MainWindow) -> None:
    dialog = PictureDialog(
        window.session.state, None, SMALL._replace(unit=SizeUnit.CELL, cell=SIZE_LIMITS[SizeUnit.CELL][1]), window
    )
    assert result(dialog) == f"{LONGEST_SIDE} × {LONGEST_SIDE} pixels (the largest)"
    size = field(dialog, "Size", QStackedWidget).currentWidget()
    assert isinstance(size, QSpinBox)
    size.setValue(100)
    assert result(dialog) == "2040 × 2040 pixels"
    dialog.deleteLater()


def test_the_dialog_draws_once_for_each_choice(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = PictureDialog(window.session.state, None, SMALL._replace(unit=SizeUnit.CELL), window)
    drawn: list[object] = []
    monkeypatch.setattr(field(dialog, "Preview", QWidget), "show_drawing", drawn.append)
    for unit in SizeUnit:
        choose(dialog, "Unit of the size", unit)
    assert len(drawn) == 3
    assert dialog.choices() == SMALL._replace(unit=SizeUnit.CELL)
    dialog.deleteLater()


def test_a_style_of_ones_own_is_chosen_kept_and_drawn(window: MainWindow) -> None:
    own_styles.folder().mkdir(parents=True)
    for name, text in {"mine": 'board = ["#123456"]', "bad": "line = "}.items():
        (own_styles.folder() / f"{name}.toml").write_text(text)
    dialog = PictureDialog(window.session.state, None, SMALL, window)
    field(dialog, "Style", QComboBox).setCurrentText("mine")
    choices = dialog.choices()
    assert dialog.findChild(QLabel, "problems").text().startswith("bad.toml: It is not TOML")
    dialog.deleteLater()
    keep_choices(choices)
    assert kept_choices() == choices
    assert made(window, choices).drawing.style.board == (Ink("#123456"),)
    (own_styles.folder() / "mine.toml").unlink()
    assert kept_choices().style == "wood"
    assert made(window, choices).drawing.style == STYLES["wood"]


def test_the_picture_button_is_dragged(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    QGuiApplication.clipboard().clear()
    dragged: list[object] = []
    monkeypatch.setattr(picture_commands, "drag_picture", lambda window, source: dragged.append(source))
    window.show()
    button = window.hen_field.buttons.button_of(window.commands["copy-picture"])
    assert isinstance(button, QToolButton)
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    QTest.mouseMove(button, QPoint(6, 5))
    assert dragged == []
    QTest.mouseMove(button, QPoint(60, 60))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=QPoint(60, 60))
    assert (dragged, clipboard_data().formats()) == ([button], [])


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", r"does not support raise\(\)")  # popups offscreen
def test_the_picture_button_and_the_menu_beside_it_export_too(window: MainWindow) -> None:
    buttons, export = window.hen_field.buttons, window.commands["export-picture"]
    button = buttons.button_of(window.commands["copy-picture"])
    place = QPoint(5, 5)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, button.mapToGlobal(place))
    QApplication.sendEvent(button, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.actions() == [export]
    menu.close()
    assert export in buttons.menu.actions()
