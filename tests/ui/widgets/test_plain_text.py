"""Texts of files are shown as they are written, wherever they are shown: nothing in them is taken for HTML."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, QModelIndex, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QHelpEvent, QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QDialog, QLabel, QToolTip, QWidget
from pytestqt.qtbot import QtBot

import hen_editor
from hen_editor.ui.settings import remember_file
from hen_editor.ui.widgets.plain_text import title, tooltip
from hen_editor.ui.window.main_window import MainWindow
from tests.imports import sources
from tests.ui.answers import Answers
from tests.ui.opening import open_file

HOSTILE = '<img src="&#47;dev&#47;null"><b>game &amp; [*]'
FILE_NAME = f"{HOSTILE}.sgf"
GAME = "(;SZ[9]CA[UTF-8]GN[$]PB[$]PW[$]RE[$]C[$]N[$]LB[dd:$]XX;B[dd]KO[$]C[$]N[$]LB[ee:$])".replace(
    "$", HOSTILE.replace("]", "\\]")
)

MAKES_BOXES = {"hen_editor.ui.dialogs.messages"}
MAKES_LABELS = {"hen_editor.ui.widgets.plain_text"}
RICH = {
    "hen_editor.ui.dialogs.game_info": "the remarks hold links, and are escaped",
    "hen_editor.ui.dialogs.help": "all of the text about the program is ours",
}
VIEWS = (
    "move-list",
    "board-table",
    "problem-panel",
    "game-list-panel",
    "count",
    "solve",
    "find",
    "compare-with-this",
    "presentation",
)

STEP = 40
"""How far from each other the places are at which a view is asked for its tip, in pixels."""

MODULES = sources(Path(hen_editor.__file__).parent)


def calling(name: str) -> set[str]:
    """Return the modules that call something of this name, or a function of it."""
    return {
        module
        for module, text in MODULES.items()
        if name in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and name in ast.unparse(node.func).split(".")
    }


def test_boxes_are_made_in_one_place() -> None:
    assert calling("QMessageBox") == MAKES_BOXES


def test_labels_are_made_in_one_place() -> None:
    assert calling("QLabel") == MAKES_LABELS


def test_rich_text_is_asked_for_only_where_it_is_ours() -> None:
    assert {module for module, text in MODULES.items() if "TextFormat.RichText" in text} == RICH.keys()


def test_the_tips_of_models_are_escaped() -> None:
    """Views show them: what looks like HTML would be HTML."""
    for module, text in MODULES.items():
        cases = [
            node
            for node in ast.walk(ast.parse(text if "ToolTipRole" in text else ""))
            if isinstance(node, ast.match_case) and "ToolTipRole" in ast.unparse(node.pattern)
        ]
        returned = [each.value for case in cases for each in ast.walk(case) if isinstance(each, ast.Return)]
        assert text.count("ToolTipRole") == len(cases), f"{module} answers for the role in another way than a case"
        assert all(ast.unparse(value).startswith("tooltip(") for value in returned if value), module


def rich_texts(root: QWidget) -> list[str]:
    """Return the texts of a window in which Qt would see HTML that we did not write."""
    widgets = [root, *root.findChildren(QWidget)]
    found = [label.text() for label in root.findChildren(QLabel) if label.textFormat() is not Qt.TextFormat.PlainText]
    found += [text for widget in widgets for text in (widget.toolTip(), widget.whatsThis())]
    found += [text for action in root.findChildren(QAction) for text in (action.toolTip(), action.whatsThis())]
    found += [text for model in models(widgets) for index in cells(model) for text in tips(index)]
    found += [tip for widget in widgets if isinstance(widget, QAbstractScrollArea) for tip in tips_below(widget)]
    return [text for text in found if '<img src="&#' in text or "<b>game" in text]


def models(widgets: list[QWidget]) -> set[QAbstractItemModel]:
    views = [widget for widget in widgets if isinstance(widget, QAbstractItemView)]
    return {model for view in views if (model := view.model()) is not None} | {
        model for widget in widgets for model in widget.findChildren(QAbstractItemModel)
    }


def cells(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[QModelIndex]:
    above = parent or QModelIndex()
    for row in range(min(model.rowCount(above), 50)):
        # Qt has made the columns of a list a secret of it.
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(above)):
            yield (index := model.index(row, column, above))
            yield from cells(model, index)


def tips(index: QModelIndex) -> list[str]:
    """Return what a cell shows as a tip; all else of a cell is painted as plain text."""
    return [str(index.data(role) or "") for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole)]


def tips_below(view: QAbstractScrollArea) -> Iterator[str]:
    """Yield the tips that a view shows while the pointer goes over it."""
    if not view.isVisible():
        return
    port = view.viewport()
    for y in range(0, port.height(), STEP):
        for x in range(0, port.width(), STEP):
            place = QPoint(x, y)
            QToolTip.hideText()
            QApplication.sendEvent(port, QHelpEvent(QEvent.Type.ToolTip, place, port.mapToGlobal(place)))
            yield QToolTip.text()
    QToolTip.hideText()


@pytest.fixture
def hostile(window: MainWindow, tmp_path: Path) -> MainWindow:
    """The window with a game whose every text looks like HTML."""
    open_file(window, tmp_path / FILE_NAME, GAME)
    return window


def test_the_window_shows_no_text_of_a_file_as_html(hostile: MainWindow, qtbot: QtBot) -> None:
    hostile.document.type_hen(HOSTILE)
    qtbot.wait(300)
    assert rich_texts(hostile) == []


@pytest.mark.parametrize("name", VIEWS)
def test_no_view_shows_a_text_of_a_file_as_html(hostile: MainWindow, qtbot: QtBot, name: str) -> None:
    hostile.resize(900, 700)
    hostile.commands[name].trigger()
    qtbot.wait(300)
    assert rich_texts(hostile) == []


def test_a_file_that_cannot_be_opened_is_named_as_it_is(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).touch()
    answers = Answers("OK")
    answers(lambda: window.session.files.open_path(tmp_path / FILE_NAME))
    assert FILE_NAME in answers.asked[0]


def test_a_file_that_would_be_replaced_is_named_as_it_is(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME.replace('"', "'")  # Qt's dialog takes what stands in quotes for the whole name
    path.write_text("(;C[important])")
    answers = Answers(path, "Cancel", "Cancel")
    answers(window.session.files.save)
    assert answers.asked == ["Save as", f"{path.name} already exists. Do you want to replace it?", "Save as"]
    assert path.read_text() == "(;C[important])"
    Answers(path, "Replace")(window.session.files.save)
    assert path.read_text().startswith("(;FF[4]")


@pytest.mark.parametrize("name", ["game-info", "properties", "read-in-encoding", "go-to-move", "order", "shortcuts"])
def test_dialogs_show_no_text_of_a_file_as_html(hostile: MainWindow, name: str) -> None:
    found: list[list[str]] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and dialog.isActiveWindow():
            texts = rich_texts(dialog)
            dialog.reject()
            found.append(texts)
        else:
            QTimer.singleShot(10, look)

    hostile.commands[name].setEnabled(True)
    QTimer.singleShot(0, look)
    hostile.commands[name].trigger()
    assert found == [[]]


def test_the_title_keeps_what_looks_like_the_mark_of_a_change(window: MainWindow) -> None:
    window.setWindowTitle(title("a[*]b"))
    window.setWindowModified(False)
    window.menus.windows.aboutToShow.emit()
    assert window.menus.windows.actions()[-1].text().endswith("a[*]b")


def test_recent_files_show_their_ampersands(hostile: MainWindow) -> None:
    hostile.menus.recent.aboutToShow.emit()
    assert hostile.menus.recent.actions()[0].text().startswith('<img src="&&#47;dev&&#47;null"><b>')


def test_a_long_path_of_a_recent_file_is_elided_and_whole_in_its_tooltip(window: MainWindow) -> None:
    path = Path("/home/player") / "games" / ("long name " * 20) / "final.sgf"
    remember_file(path)
    menu = window.menus.recent
    menu.aboutToShow.emit()
    shown = menu.actions()[0]
    assert shown.text().startswith("final.sgf in /home/")
    assert "…" in shown.text()
    assert menu.sizeHint().width() < 900
    assert str(path) in shown.toolTip()
    assert menu.toolTipsVisible()


@pytest.mark.parametrize("texts", [(HOSTILE,), (HOSTILE, "second"), ("", "second")])
def test_a_tooltip_reads_as_it_is_written(qapp: QApplication, texts: tuple[str, ...]) -> None:
    shown = QTextDocument()
    shown.setHtml(tooltip(*texts))
    assert shown.toPlainText() == "\n".join(filter(None, texts))


def test_no_text_has_no_tooltip(qapp: QApplication) -> None:
    assert tooltip("") == ""
