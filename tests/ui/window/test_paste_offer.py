"""Pasting and dropping: what acts at once, and the strip below the board for all else."""

import threading

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QEnterEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from hen_editor.core import hen, sgf
from hen_editor.core.board import BoardSize, Color, Point, Stones
from hen_editor.core.position import Position
from hen_editor.document import files
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.panels.paste_strip import PasteStrip
from hen_editor.ui.window.main_window import MainWindow
from tests.drawing.pictures import made, test_reading
from tests.ui.gestures import Mouse, shown_picture
from tests.ui.patience import record_threads_of_detaching, repeat_until, wait_for_nothing, wait_until

Key = Qt.Key

GAME = "(;SZ[9]PB[Ann]C[start];B[ee];W[cc](;B[gg])(;B[gc]))"
MAIL = "Is .9x9_5Gb.b better, or .9x9_4Gw.b?\nSee https://play.goshawk.cc/playgo/goban.html#.9x9_1Ab.b."
CORNER = "$$c9 Corner\n$$ ---------\n$$ | . . . .\n$$ | . X O .\n$$ | . . W 1\n"
AFLOAT = "$$c9\n$$ . . .\n$$ . X .\n$$ . O .\n"
NOTHING = "Nothing to paste: no SGF, HEN, text diagram or list of moves was found."


@pytest.fixture
def game(window: MainWindow) -> MainWindow:
    """A game of which two moves are shown, with a comment typed in it."""
    window.document.begin(files.of_text(GAME))
    window.document.type_comment("typed")
    window.document.end_burst()
    window.document.go([*window.document.snapshot.tree.main_line()][2])
    return window


def paste(window: MainWindow, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    keys_of_paste(window)


def keys_of_paste(window: MainWindow) -> None:
    window.board.setFocus()
    QTest.keyClick(window.board, Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def strip(window: MainWindow) -> PasteStrip | None:
    shown = [each for each in window.findChildren(PasteStrip) if each.isVisible()]
    return shown[0] if shown else None


def sentence(window: MainWindow) -> str:
    shown = strip(window)
    return "" if shown is None else shown.findChild(QLabel).text()


def offers(window: MainWindow) -> dict[str, QPushButton]:
    shown = strip(window)
    buttons = [] if shown is None else [each for each in shown.findChildren(QPushButton) if not each.isHidden()]
    return {button.text(): button for button in buttons}


def possible(window: MainWindow) -> list[str]:
    return [text for text, button in offers(window).items() if button.isEnabled()]


def keys(window: MainWindow, *pressed: Key) -> None:
    for key in pressed:
        QTest.keyClick(window.focusWidget(), key)


def on_board(window: MainWindow) -> str:
    """The stones that the board shows."""
    return hen.format(hen.holdable(shown_picture(window).position).value).split(".9x9")[-1].split(".")[0]


def shown(window: MainWindow) -> str:
    """The stones of the document's position."""
    return hen.format(window.document.snapshot.position).split(".9x9")[-1].split(".")[0]


def highlighted(window: MainWindow) -> set[str]:
    picture = shown_picture(window)
    return {point.name(picture.position.size) for point in picture.highlighted}


def steps(window: MainWindow) -> int:
    return window.document.undo_stack.count()


def chosen(window: MainWindow, button: str, entry: str) -> None:
    """Choose an entry of the menu of a button in the strip."""
    (found,) = [each for each in strip(window).findChildren(QToolButton) if each.text() == button]
    (action,) = [each for each in found.menu().actions() if each.text().replace("&", "") == entry]
    action.trigger()


# At once.


@pytest.mark.parametrize(
    ("text", "stones"),
    [
        (".9x9_5Gb.b", "_5Gb"),
        ("Can Black live in .9x9_5Gb.b? I doubt it.", "_5Gb"),
        ("(;SZ[9]AB[ge])", "_5Gb"),
        (";SZ[9];B[ge]", "_5Gb"),
    ],
)
def test_one_hen_or_one_sgf_acts_at_once_in_an_untouched_document(window: MainWindow, text: str, stones: str) -> None:
    paste(window, text)
    assert strip(window) is None
    assert shown(window) == stones


@pytest.mark.parametrize("text", [MAIL, CORNER, "B D4 W Q16"])
def test_all_else_is_offered_even_there(window: MainWindow, text: str) -> None:
    paste(window, text)
    assert strip(window) is not None
    assert steps(window) == 0


@pytest.mark.parametrize("text", ["", "Dear Sir", "\0", "[" * 1000])
def test_nonsense_says_what_was_looked_for(game: MainWindow, text: str) -> None:
    paste(game, text)
    assert strip(game) is None
    assert game.statusBar().currentMessage() == NOTHING


# Pictures.


def paste_picture(window: MainWindow, *, text: str = "", **files: bytes) -> None:
    """Paste what a program has copied: an image, and files of it by the ends of their types."""
    data = QMimeData()
    data.setImageData(QImage(1, 1, QImage.Format.Format_RGB32))
    for name, file in files.items():
        data.setData(PICTURE_TYPES[name], file)
    if text:
        data.setText(text)
    QGuiApplication.clipboard().setMimeData(data)
    keys_of_paste(window)


PICTURE_TYPES = {"png": "image/png", "svg": "image/svg+xml", "gif": "image/gif", "pdf": "application/pdf"}
CARRIED = b".9x9_5Gb.b"
FILES = {
    "png": made.png(made.text(CARRIED)),
    "svg": made.svg("", ' data-hen=".9x9_5Gb.b"'),
    "gif": made.gif(made.comment(b"HEN: " + CARRIED)),
    "pdf": made.pdf(test_reading.FILE, made.stream(CARRIED)),
}


@pytest.mark.parametrize("name", FILES)
def test_what_a_picture_carries_is_offered(game: MainWindow, name: str) -> None:
    paste_picture(game, **{name: FILES[name]})
    assert (sentence(game), on_board(game)) == ("HEN, 9x9.", "_5Gb")
    keys(game, Key.Key_Return)
    assert shown(game) == "_5Gb"


def test_its_words_begin_and_end_where_those_of_the_hen_do(game: MainWindow) -> None:
    paste(game, MAIL.partition(",")[0])
    found = strip(game)
    assert found is not None
    begins = found.findChild(QLabel).mapTo(game, QPoint()).x()
    title = next(each for each in game.hen_field.findChildren(QLabel) if each.text() == "HEN")
    assert begins == title.mapTo(game, QPoint()).x()
    for button in found.findChildren(QPushButton):
        assert button.height() >= game.hen_field.buttons.findChild(QToolButton).height() - 4


def test_in_an_untouched_document_it_is_opened(window: MainWindow) -> None:
    paste_picture(window, png=FILES["png"])
    assert strip(window) is None
    assert shown(window) == "_5Gb"


def test_several_positions_and_a_game_of_a_picture_are_offered_each(game: MainWindow) -> None:
    sgf_text = made.text(b"(;SZ[9]PB[Ann]PW[Bob];B[aa];W[bb])", b"SGF")
    paste_picture(game, png=made.png(made.text(CARRIED), made.text(b".9x9_5Cw.b"), sgf_text))
    assert sentence(game) == "1 of 3: SGF, Ann - Bob, 9x9."
    keys(game, Key.Key_Down)
    assert (sentence(game), on_board(game)) == ("2 of 3: HEN, 9x9.", "_5Gb")


def test_of_several_files_the_one_that_carries_something_counts(game: MainWindow) -> None:
    paste_picture(game, png=made.png(), svg=FILES["svg"])
    assert sentence(game) == "HEN, 9x9."


def test_text_beside_a_picture_that_carries_nothing_counts(game: MainWindow) -> None:
    paste_picture(game, png=made.png(), text=MAIL)
    assert sentence(game) == "1 of 3: HEN, 9x9."


@pytest.mark.parametrize("file", [FILES["png"][:50], b"\x89PNG\r\n\x1a\n"])
def test_a_picture_that_cannot_be_decoded_is_refused(game: MainWindow, file: bytes, qtbot: QtBot) -> None:
    paste_picture(game, png=file)
    qtbot.waitUntil(lambda: game.statusBar().currentMessage() == "This is not a picture that can be read.")
    assert strip(game) is None
    assert QApplication.activeModalWidget() is None


# What is shown.


@pytest.mark.parametrize(
    ("text", "said", "stones"),
    [
        (".9x9_5Gb.b", "HEN, 9x9.", "_5Gb"),
        (".9x9_5Gb_4Iw", "HEN, 9x9. I is not a column; did you mean J?", "_5Gb"),
        ("(;SZ[9]PB[Ann]PW[Bob];B[ge])", "SGF, Ann - Bob, 9x9.", "_5Gb"),
        ("(;SZ[9];B[ge])(;SZ[9])", "SGF of 2 games, 9x9.", "_5Gb"),
        (";B[ge];W[aa]", "SGF, 9x9.", "_9w_5Gb"),
        (CORNER, "Diagram, “Corner”, 9x9, A9 to D7.", "_8Bbw_7Cw~1"),
        ("B G5 W A9", "2 moves, 9x9.", "_9w_5Gb"),
        (
            "G5 A9",
            "2 moves, 9x9. The list names no colours; Black plays first, and colours alternate.",
            "_9w_5Gb",
        ),
        (MAIL, "1 of 3: HEN, 9x9.", "_5Gb"),
        ("# Corner\n.9x9_1Ab\n# Side\n.9x9_5Ab", "1 of 2: HEN, “Corner”, 9x9.", "_1b"),
    ],
)
def test_what_was_found_is_told_and_previewed_on_the_board(game: MainWindow, text: str, said: str, stones: str) -> None:
    before = game.document.snapshot
    paste(game, text)
    assert sentence(game) == said
    assert on_board(game) == stones
    assert game.document.snapshot is before


def test_nothing_else_on_the_screen_moves(game: MainWindow) -> None:
    def places() -> list[object]:
        views = (game.board, game.hen_field, game.player_cards, game.game_dock, game.problem_dock, game.statusBar())
        return [view.geometry() for view in views]

    before = places()
    paste(game, MAIL)
    QTest.qWait(10)
    assert places() == before
    assert strip(game).geometry().bottom() == game.hen_field.geometry().bottom()
    keys(game, Key.Key_Escape)
    assert places() == before
    paste(game, MAIL)
    game.resize(game.width() - 100, game.height() - 50)
    assert strip(game).geometry().width() == game.hen_field.geometry().width()


def test_each_offer_is_previewed_under_the_pointer_and_at_the_focus(game: MainWindow) -> None:
    paste(game, ".9x9_9Ab_7Cb.b")
    assert on_board(game) == "_9b_7Cb"
    keys(game, Key.Key_Right)
    assert on_board(game) == "_9b_7Cb_5Eb"
    assert highlighted(game) == {"C7"}
    new_game = offers(game)["As new game"]
    QApplication.sendEvent(new_game, QEnterEvent(QPointF(), QPointF(), QPointF()))
    assert (on_board(game), highlighted(game)) == ("_9b_7Cb", set())
    QApplication.sendEvent(new_game, QEvent(QEvent.Type.Leave))
    assert highlighted(game) == {"C7"}


def test_moves_are_previewed_where_they_would_be_added(game: MainWindow) -> None:
    paste(game, "B A9 W J1")
    keys(game, Key.Key_Right, Key.Key_Right)
    assert on_board(game) == "_9b_7Cw_5Eb_1Jw"


# What is done.


def test_enter_replaces_the_game(game: MainWindow) -> None:
    before = game.document.snapshot
    paste(game, CORNER)
    keys(game, Key.Key_Return)
    assert strip(game) is None
    assert shown(game) == "_8Bbw_7Cw~1"
    assert steps(game) == 2
    assert game.board.hasFocus()
    game.document.undo_stack.undo()
    assert game.document.snapshot.collection is before.collection
    assert game.document.snapshot.node == before.node


def test_arrows_and_lines_are_previewed_and_go_with_one_undo(game: MainWindow) -> None:
    before = game.document.snapshot
    paste(game, f"{CORNER}$$ {{AR A9 C7}}\n$$ {{LN B8 D8}}")
    drawn = shown_picture(game).overlay
    assert (len(drawn.arrows), len(drawn.lines)) == (1, 1)
    keys(game, Key.Key_Return)
    snapshot = game.document.snapshot
    assert [snapshot.tree.node(snapshot.node).raw[name] for name in ("AR", "LN")] == [("aa:cc",), ("bb:db",)]
    assert shown_picture(game).overlay.arrows == drawn.arrows
    game.document.undo_stack.undo()
    assert game.document.snapshot.collection is before.collection


def test_enter_replaces_a_position_and_keeps_what_is_known_of_it(window: MainWindow) -> None:
    window.document.begin(files.of_text("(;SZ[9]PB[Ann]C[Good.]AB[ee])"))
    window.document.set_stones([Point(0, 0)], Color.WHITE)
    paste(window, ".9x9_5Gb.b")
    keys(window, Key.Key_Enter)
    tree = window.document.snapshot.tree
    assert shown(window) == "_5Gb"
    assert [tree.node(tree.root)[name] for name in ("PB", "C")] == ["Ann", "Good."]
    assert steps(window) == 2


@pytest.mark.parametrize(
    ("offer", "stones", "games", "nodes"),
    [
        ("Replace", "_5Gb", 1, 1),
        ("Overlay", "_7Cw_5EbGb", 1, 6),
        ("As variation", "_5Gb", 1, 6),
        ("As new game", "_5Gb", 2, 1),
    ],
)
def test_a_click_on_an_offer_takes_it_in_one_step(
    game: MainWindow, offer: str, stones: str, games: int, nodes: int
) -> None:
    before = steps(game)
    paste(game, ".9x9_5Gb.b")
    offers(game)[offer].click()
    snapshot = game.document.snapshot
    assert (shown(game), len(snapshot.collection.games), len(snapshot.tree)) == (stones, games, nodes)
    assert steps(game) == before + 1
    assert game.document.undo_stack.undoText() == "Paste"
    assert strip(game) is None


def test_the_pointer_that_leaves_a_hidden_strip_brings_nothing_back(game: MainWindow) -> None:
    paste(game, ".9x9_5Gb.b")
    button = offers(game)["Overlay"]
    QApplication.sendEvent(button, QEnterEvent(QPointF(), QPointF(), QPointF()))
    button.click()
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert game.session.state.preview is None
    assert on_board(game) == shown(game)


def test_moves_are_added_as_a_variation(game: MainWindow) -> None:
    before = steps(game)
    paste(game, ";B[aa];W[ii]")
    keys(game, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    snapshot = game.document.snapshot
    assert snapshot.tree.node(snapshot.node)["B"] == Point(0, 0)
    assert (len(snapshot.tree), steps(game)) == (7, before + 1)


def test_another_window_is_opened_and_this_one_stays(game: MainWindow) -> None:
    opened: list[files.File] = []
    game.session.copy_opened.connect(opened.append)
    before = game.document.snapshot
    paste(game, "(;SZ[9]GN[one];B[aa])(;SZ[9])")
    offers(game)["New window"].click()
    assert game.document.snapshot is before
    assert [len(tree) for tree in opened[0].collection.games] == [2, 1]


def test_a_board_of_another_size_goes_neither_over_nor_after_the_position(game: MainWindow) -> None:
    paste(game, ".13x13_1Ab.b")
    assert possible(game) == ["Replace", "As new game", "New window"]
    assert "This game is on 9x9; a 13x13 board does not fit." in offers(game)["Overlay"].toolTip()
    keys(game, Key.Key_Right, Key.Key_Return)
    assert len(game.document.snapshot.collection.games) == 2


def test_in_a_read_only_document_only_another_window_is_offered(game: MainWindow) -> None:
    game.document.set_read_only(is_read_only=True)
    paste(game, ".9x9_5Gb.b")
    assert possible(game) == ["New window"]
    assert "This file is read-only." in offers(game)["Replace"].toolTip()


def test_a_game_that_is_not_go_has_no_position_to_overlay(window: MainWindow) -> None:
    window.document.begin(files.of_text("(;GM[2]SZ[9])"))
    window.document.type_comment("typed")
    paste(window, ".9x9_5Gb.b")
    assert possible(window) == ["Replace", "As new game", "New window"]


def test_no_question_is_asked_about_what_can_be_undone(game: MainWindow) -> None:
    assert game.document.is_modified
    paste(game, "(;SZ[9];B[aa])")
    keys(game, Key.Key_Return)
    assert QApplication.activeModalWidget() is None
    assert game.document.snapshot.tree.node(game.document.snapshot.tree.root).get("PB") is None


# Several things.


def test_of_several_things_the_first_is_chosen_and_the_others_are_a_key_away(game: MainWindow) -> None:
    paste(game, MAIL)
    pictures = strip(game).findChild(QListWidget)
    assert (pictures.isVisible(), pictures.count(), pictures.currentRow()) == (True, 3, 0)
    keys(game, Key.Key_Down, Key.Key_Down, Key.Key_Down)
    assert (sentence(game), on_board(game), pictures.currentRow()) == ("3 of 3: HEN, 9x9.", "_1b", 2)
    keys(game, Key.Key_Up)
    assert on_board(game) == "_4Gw"
    keys(game, Key.Key_Return)
    assert shown(game) == "_4Gw"


def test_the_chosen_picture_does_not_reach_into_the_next(game: MainWindow) -> None:
    paste(game, MAIL)
    pictures = strip(game).findChild(QListWidget)
    first, second = (pictures.visualItemRect(pictures.item(number)) for number in range(2))
    assert first.width() == pictures.gridSize().width()
    assert not first.intersects(second)


def test_a_picture_is_clicked(game: MainWindow) -> None:
    paste(game, MAIL)
    pictures = strip(game).findChild(QListWidget)
    place = pictures.visualItemRect(pictures.item(1)).center()
    QTest.mouseClick(pictures.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert on_board(game) == "_4Gw"
    keys(game, Key.Key_Return)
    assert shown(game) == "_4Gw"


@pytest.mark.parametrize("other", ["$$c13\n$$ . X .\n$$ . O .\n$$ . . .", ".13x13_4Db.b"])
def test_what_the_next_thing_does_not_offer_is_left(game: MainWindow, other: str) -> None:
    one = other.replace("13", "9")
    paste(game, f"{one}\n\n{other}")
    keys(game, Key.Key_Right)
    assert game.focusWidget() is offers(game)["Overlay"]
    keys(game, Key.Key_Down)
    assert possible(game) == ["Replace", "As new game", "New window"]
    assert game.focusWidget() is offers(game)["Replace"]
    assert game.session.state.preview.snapshot.position.size.columns == 13


def test_in_a_narrow_window_there_are_fewer_pictures_but_no_button_is_cut_off(game: MainWindow) -> None:
    game.resize(900, 700)
    paste(game, "\n".join(f"# {column}\n.9x9_5{column}b" for column in "ABCDEFGHJ"))
    QTest.qWait(10)
    assert all(button.width() >= button.sizeHint().width() for button in offers(game).values())


def test_the_words_of_the_offers_are_not_cut_in_a_narrow_window(game: MainWindow) -> None:
    game.resize(game.minimumSizeHint().width(), 640)
    paste(game, CORNER)
    QTest.qWait(10)
    shown = strip(game)
    assert shown is not None
    buttons = offers(game)
    assert shown.width() == game.width()
    for text, button in buttons.items():
        assert button.width() >= button.fontMetrics().horizontalAdvance(text) + 6
        assert shown.rect().contains(button.geometry())


def test_one_thing_has_no_picture(game: MainWindow) -> None:
    paste(game, MAIL)
    paste(game, ".9x9_5Gb.b")
    assert not strip(game).findChild(QListWidget).isVisible()


# What is beside the board meanwhile.


@pytest.mark.parametrize("offer", ["Replace", "As variation", "As new game"])
def test_the_players_and_the_comment_are_those_of_what_is_offered(game: MainWindow, offer: str) -> None:
    paste(game, "(;SZ[9]PB[Eve]PW[Bob];B[aa];W[bb]N[here]C[end])")
    repeat_until(lambda: game.focusWidget() is offers(game)[offer], lambda: keys(game, Key.Key_Right))
    cards, box = game.player_cards, game.comment_box
    assert [card.seat.name for card in cards.cards] == (["Ann", "White"] if offer == "As variation" else ["Eve", "Bob"])
    assert [card.seat.is_mover for card in cards.cards] == [True, False]
    assert (box.editor.toPlainText(), box.editor.isReadOnly()) == ("end", True)
    keys(game, Key.Key_Escape)
    assert (box.editor.toPlainText(), box.editor.isReadOnly()) == ("", False)
    assert [card.seat.name for card in cards.cards] == ["Ann", "White"]


def test_what_shows_another_node_than_the_board_steps_back(game: MainWindow) -> None:
    aside = game.tree, game.navigation, game.player_cards, *game.comment_box.buttons
    paste(game, ".9x9_1Ab.b")
    assert not any(widget.isEnabled() for widget in aside)
    keys(game, Key.Key_Escape)
    assert all(widget.isEnabled() for widget in aside)


def test_nothing_steps_back_where_the_node_stays_the_same(game: MainWindow) -> None:
    game.document.begin(files.of_text("(;SZ[9]PB[Ann]AB[ee])"))
    game.document.type_comment("Good.")
    paste(game, ".9x9_1Ab.b")
    keys(game, Key.Key_Right)
    assert game.focusWidget() is offers(game)["Overlay"]
    assert game.tree.isEnabled()
    assert game.comment_box.editor.toPlainText() == "Good."


# Turned and placed.


@pytest.mark.parametrize(
    ("entry", "stones"),
    [
        ("Swap colours", "_8Bwb_7Cb~1"),
        ("Rotate right", "_8Hb_7Gw2_6G~1"),
        ("Mirror left and right", "_8Gwb_7F~1w"),
    ],
)
def test_what_was_found_is_transformed(game: MainWindow, entry: str, stones: str) -> None:
    paste(game, CORNER.replace("1", "X"))
    stones = stones.replace("~1", "w" if entry == "Swap colours" else "b")
    chosen(game, "Transform", entry)
    assert on_board(game) == stones
    keys(game, Key.Key_Return)
    assert (shown(game), steps(game)) == (stones, 2)


def test_games_are_transformed(game: MainWindow) -> None:
    paste(game, ";B[aa];W[ba]")
    chosen(game, "Transform", "Rotate right")
    chosen(game, "Transform", "Swap colours")
    assert on_board(game) == "_9Jw_8Jb"
    keys(game, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert game.document.snapshot.tree.node(game.document.snapshot.node)["W"] == Point(8, 0)


def test_a_diagram_without_edges_is_placed_in_any_corner(game: MainWindow) -> None:
    paste(game, AFLOAT)
    assert on_board(game) == "_5Eb_4Ew"
    chosen(game, "Place", "Lower left corner")
    assert on_board(game) == "_2Bb_1Bw"
    chosen(game, "Transform", "Rotate by 180°")
    assert on_board(game) == "_9Hw_8Hb"
    chosen(game, "Place", "Lower right corner")
    assert on_board(game) == "_3Hw_2Hb"
    keys(game, Key.Key_Right)
    assert on_board(game) == "_7Cw_5Eb_3Hw_2Hb"
    keys(game, Key.Key_Return)
    assert shown(game) == "_7Cw_5Eb_3Hw_2Hb"


LIKELY = ". . . . .\n. X . O .\n. . X . .\n. . O . .\n. . . . ."


def test_what_is_only_likely_a_diagram_is_offered_after_what_surely_is_and_says_so(game: MainWindow) -> None:
    paste(game, f"{LIKELY}\n\nIt comes from here:\n\n{CORNER}")
    assert sentence(game).startswith("1 of 2: Diagram, “Corner”, 9x9, A9 to D7.")
    keys(game, Key.Key_Down)
    assert sentence(game).startswith("2 of 2: Likely a diagram, 5x5.")
    assert "may be one of another game" in sentence(game)
    chosen(game, "Transform", "Rotate by 180°")
    assert sentence(game).startswith("2 of 2: Likely a diagram, 5x5.")


@pytest.mark.parametrize("text", [CORNER, ".9x9_5Gb.b", ";B[aa]"])
def test_what_has_its_place_is_not_placed(game: MainWindow, text: str) -> None:
    paste(game, text)
    (button,) = [each for each in strip(game).findChildren(QToolButton) if each.text() == "Place"]
    assert not button.isVisible()


def test_a_diagram_of_no_size_is_meant_for_the_board_that_is_there(game: MainWindow) -> None:
    paste(game, AFLOAT.replace("c9", ""))
    assert on_board(game) == "_5Eb_4Ew"
    assert "Overlay" in possible(game)


def menu(window: MainWindow, button: str) -> list[str]:
    """The entries of the menu of a button in the strip, the chosen ones with a tick."""
    (found,) = [each for each in strip(window).findChildren(QToolButton) if each.text() == button]
    entries = [each for each in found.menu().actions() if each.text()]
    return [f"{each.text()} ✓" if each.isChecked() else each.text() for each in entries] if found.isVisible() else []


BARE = "\n".join([". . . . . . .", ". X . . . O .", *[". . . . . . ."] * 5])


def test_a_diagram_that_may_be_a_part_goes_to_any_corner_of_a_board_of_any_size(game: MainWindow) -> None:
    paste(game, BARE)
    assert menu(game, "Place") == ["7x7 ✓", "9x9", "13x13", "19x19"]
    chosen(game, "Place", "9x9")
    assert on_board(game) == "_7CbGw"
    assert menu(game, "Place")[:4] == ["7x7", "9x9 ✓", "13x13", "19x19"]
    assert "Middle ✓" in menu(game, "Place")
    assert "Overlay" in possible(game)
    chosen(game, "Place", "Lower left corner")
    assert on_board(game) == "_6BbFw"
    chosen(game, "Transform", "Rotate right")
    assert on_board(game) == "_8Fb_4Fw"
    chosen(game, "Place", "7x7")
    assert sentence(game).startswith("Likely a diagram, 7x7.")
    chosen(game, "Place", "9x9")
    assert on_board(game) == "_8Fb_4Fw"


def test_coordinates_from_a1_leave_a_choice_of_boards(game: MainWindow) -> None:
    rows = [". . . . . . . .", ". X . . . O . .", *[". . . . . . . ."] * 3]
    paste(game, "\n".join(["  A B C D E F G H", *(f"{5 - index} {row}" for index, row in enumerate(rows))]))
    assert on_board(game) == "_4BbFw"
    assert menu(game, "Place") == ["8x5", "9x9 ✓", "13x13", "19x19"]
    chosen(game, "Place", "13x13")
    assert sentence(game).startswith("Likely a diagram, 13x13, A5 to H1.")


# How it goes.


def click_on_the_board(window: MainWindow) -> None:
    Mouse(window).click("A1")


def press_escape_on_the_board(window: MainWindow) -> None:
    window.board.setFocus()
    QTest.keyClick(window.board, Key.Key_Escape)


def press_enter_on(window: MainWindow, text: str) -> None:
    (button,) = [each for each in strip(window).findChildren(QToolButton) if each.text() == text]
    button.setFocus()
    QTest.keyClick(button, Key.Key_Return)


GOING = {
    "Esc": lambda window: keys(window, Key.Key_Escape),
    "Esc on the board": press_escape_on_the_board,
    "the cross": lambda window: next(
        each for each in strip(window).findChildren(QToolButton) if each.text() == "\u00d7"
    ).click(),
    "Enter on the cross": lambda window: press_enter_on(window, "\u00d7"),
    "a click on the board": click_on_the_board,
    "nonsense": lambda window: paste(window, "Dear Sir"),
}


@pytest.mark.parametrize("how", GOING)
def test_it_goes_without_a_trace(game: MainWindow, how: str) -> None:
    before, index = game.document.snapshot, steps(game)
    paste(game, CORNER)
    GOING[how](game)
    assert strip(game) is None
    assert (game.document.snapshot, steps(game)) == (before, index)
    assert on_board(game) == shown(game)
    assert game.board.hasFocus()


def test_enter_on_a_button_with_a_menu_opens_that(game: MainWindow) -> None:
    paste(game, CORNER)
    index = steps(game)
    opened: list[list[str]] = []

    def close() -> None:
        if (popup := QApplication.activePopupWidget()) is not None:
            opened.append([action.text() for action in popup.actions()])
            popup.close()

    look = QTimer(game, interval=10)
    look.timeout.connect(close)
    look.start()
    press_enter_on(game, "Transform")  # waits until the menu is closed, but not from Qt 6.12 on
    wait_until(lambda: opened)
    look.stop()
    (entries,) = opened
    assert entries[0] == "&Swap colours"
    assert (strip(game) is not None, steps(game)) == (True, index)


@pytest.mark.parametrize("command", ["back", "undo", "pass"])
def test_it_goes_when_the_document_changes(game: MainWindow, command: str) -> None:
    paste(game, CORNER)
    game.commands[command].trigger()
    assert strip(game) is None
    assert on_board(game) == shown(game)


def test_another_paste_takes_its_place(game: MainWindow) -> None:
    paste(game, CORNER)
    QGuiApplication.clipboard().setText(".9x9_1Ab.b")
    QTest.keyClick(game.focusWidget(), Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert (sentence(game), on_board(game)) == ("HEN, 9x9.", "_1b")


def test_it_stays_where_the_hen_field_points_to_a_stone_until_it_loses_the_focus(window: MainWindow) -> None:
    window.document.begin(files.of_text("(;SZ[9];B[ee]TR[ee])"))
    window.hen_field.setFocus()
    assert shown_picture(window).highlighted
    QGuiApplication.clipboard().setText(CORNER)
    window.commands["paste-hen"].trigger()
    assert sentence(window).startswith("Diagram, “Corner”")
    assert on_board(window) == "_8Bbw_7Cw~1"


def test_tools_do_nothing_to_what_is_only_previewed(game: MainWindow) -> None:
    paste(game, ".13x13_1Ab.b")
    Mouse(game).move_to(game.board.centre_of(Point(12, 12)).toPoint())
    assert shown_picture(game).preview.ghosts == ()
    keys(game, Key.Key_Escape)
    Mouse(game).move_to(game.board.centre_of(Point(8, 8)).toPoint())
    assert shown_picture(game).preview.ghosts != ()


def test_no_point_is_gone_to_on_what_is_only_previewed(game: MainWindow) -> None:
    paste(game, ".13x13_1Ab.b")
    assert not game.commands["go-to-point"].isEnabled()
    keys(game, Key.Key_Escape)
    assert game.commands["go-to-point"].isEnabled()


def test_what_is_typed_elsewhere_ends_it(game: MainWindow) -> None:
    paste(game, CORNER)
    game.hen_field.setFocus()
    QTest.keyClicks(game.focusWidget(), "_1Ab")
    assert strip(game) is None
    assert on_board(game) == shown(game)


def test_a_long_game_is_read_while_the_window_stays_alive(
    game: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot
) -> None:
    wait_for_nothing(monkeypatch)
    paste(game, "(;SZ[9]" + ";B[dd];W[ee]" * 20_000 + ")")
    assert game.session.files.pasting.reader.is_busy
    assert strip(game) is None
    qtbot.waitUntil(lambda: strip(game) is not None, timeout=20_000)
    keys(game, Key.Key_Return)
    assert len(game.document.snapshot.tree) == 40_001
    assert sgf.format(game.document.snapshot.collection)


def test_a_long_game_is_detached_from_the_text_in_a_thread(
    game: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot
) -> None:
    threads = record_threads_of_detaching(monkeypatch)
    wait_for_nothing(monkeypatch)
    paste(game, "(;SZ[9]" + ";B[dd];W[ee]" * 20_000 + ")")
    qtbot.waitUntil(lambda: strip(game) is not None, timeout=20_000)
    keys(game, Key.Key_Return)
    assert len(game.document.snapshot.tree) == 40_001
    assert len(threads) == 1
    assert threads[0] is not threading.current_thread()


def test_what_was_read_meanwhile_does_not_take_the_keys_from_a_text_field(
    game: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot
) -> None:
    wait_for_nothing(monkeypatch)
    paste(game, "(;SZ[9]" + ";B[dd];W[ee]" * 20_000 + ")")
    game.comment_box.edit_name()
    name = game.focusWidget()
    qtbot.waitUntil(lambda: strip(game) is not None, timeout=20_000)
    assert game.focusWidget() is name
    offers(game)["Replace"].setFocus()
    keys(game, Key.Key_Return)
    assert len(game.document.snapshot.tree) == 40_001


def test_a_single_hen_keeps_its_title_in_a_new_document(window: MainWindow) -> None:
    paste(window, "# Alive?\n.9x9_5Gb\n")
    tree = window.document.snapshot.tree
    assert (tree.node(tree.root)["GN"], shown(window)) == ("Alive?", "_5Gb")


@pytest.mark.parametrize("text", [".9x9_5Gb x " * 2_000, ". X O .\n" * 2_000, "\n" * 20_000])
def test_a_long_text_is_recognised_while_the_window_stays_alive(
    game: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot, text: str
) -> None:
    wait_for_nothing(monkeypatch)
    before = game.document.snapshot
    paste(game, text)
    assert game.session.files.pasting.reader.is_busy
    assert strip(game) is None
    qtbot.waitUntil(lambda: not game.session.files.pasting.reader.is_busy, timeout=20_000)
    assert game.document.snapshot is before
    assert sentence(game).startswith("HEN") == (".9x9" in text)
    assert (game.statusBar().currentMessage() == NOTHING) == (".9x9" not in text)


def test_recognising_a_long_text_can_be_cancelled(game: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot) -> None:
    wait_for_nothing(monkeypatch)
    paste(game, ".9x9_5Gb x " * 2_000)
    game.session.files.pasting.reader.cancel()
    QTest.qWait(50)
    assert strip(game) is None


STRIP = ". . X . . . .\n. . X O . . .\n. . O X . . .\n. . . . . . ."


def test_a_diagram_without_edges_that_is_no_square_is_placed_as_a_part(game: MainWindow) -> None:
    paste(game, STRIP)
    assert sentence(game).startswith("Likely a diagram, 9x9, B7 to H4.")
    assert "placed in the middle" in sentence(game)
    assert possible(game) == ["Replace", "Overlay", "As variation", "As new game", "New window"]
    chosen(game, "Place", "Lower left corner")
    assert on_board(game) == "_4Cb_3Cbw_2Cwb"


def test_a_fragment_of_sgf_is_no_damaged_file(window: MainWindow) -> None:
    for text in (";B[dd];W[pp]", "B[dd]", ";B[dd];W[pp])"):
        paste(window, text)
        assert not window.document.problems
        assert not [each for each in window.findChildren(QLabel) if each.isVisible() and "Repaired" in each.text()]
        window.document.new(Position(Stones(BoardSize())))


def test_what_is_not_possible_says_why(game: MainWindow) -> None:
    paste(game, ".13x13_4Db.b")
    assert sentence(game) == "HEN, 13x13. This game is on 9x9; a 13x13 board does not fit."


def test_what_was_said_of_an_earlier_paste_goes_with_the_next(game: MainWindow) -> None:
    paste(game, "words")
    assert game.statusBar().currentMessage() == NOTHING
    paste(game, CORNER)
    assert game.statusBar().currentMessage() == ""


def test_why_an_offer_is_refused_stands_before_notes(game: MainWindow) -> None:
    paste(game, "D4 Q16")
    assert sentence(game).startswith(
        "2 moves, 19x19. This game is on 9x9; a 19x19 board does not fit. The list names no"
    )


def test_the_caret_goes_from_the_hen_field_with_what_is_pasted_there(game: MainWindow) -> None:
    field = game.findChild(HenEditor)
    before = field.grab().toImage()
    field.setFocus()
    QGuiApplication.clipboard().setText(CORNER)
    QTest.keyClick(field, Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert not field.hasFocus()
    assert field.grab().toImage() == before


def test_in_a_collection_enter_adds_what_is_pasted_as_a_new_game_and_loses_none(window: MainWindow) -> None:
    window.document.begin(files.of_text(f"{GAME}(;SZ[9]GN[other])"))
    window.document.type_comment("typed")
    paste(window, ".9x9_5Gb")
    assert [*offers(window)] == ["As new game", "Replace", "Overlay", "As variation", "New window"]
    keys(window, Key.Key_Return)
    games = window.document.snapshot.collection.games
    assert [len(each) for each in games] == [5, 1, 1]
    assert (window.document.snapshot.game, shown(window)) == (1, "_5Gb")


def test_a_paste_that_is_dropped_while_the_window_is_hidden_is_gone_when_it_is_shown_again(game: MainWindow) -> None:
    paste(game, MAIL)
    game.hide()
    game.session.end_mode("preview")
    game.show()
    assert strip(game) is None
