"""Qt's own dialogs speak the language of the window: what Qt has no translation of is in resources/translations/qt."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QModelIndex, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QGroupBox,
    QInputDialog,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMessageBox,
    QProgressDialog,
    QTabWidget,
    QTextEdit,
    QTreeView,
    QWidget,
)

from hen_editor import languages
from hen_editor.languages import ENGLISH
from hen_editor.resources import TRANSLATIONS
from hen_editor.ui.translation import translate_into
from tests.translation.unfinished import messages

ALIKE = {
    "de": {"Name", "&Name:", "OK"},
    "es": {"&No", "Color"},
    "fr": {"&Options >>", "&Options <<", "Copies", "OK", "Options", "Pages", "Portrait", "Type"},
    "it": {"&No", "OK"},
    "ja": {"OK"},
}
"""Words that are the same in English and in another language."""

DATA = r"/\S*|SGF \(\*\.sgf\)|[^A-Za-z]*"
"""What is no word: paths, the format of the test, numbers."""

OURS = sorted(TRANSLATIONS.glob("qt/*.ts"))


def dialogs(folder: Path) -> Iterator[QWidget]:
    """Go through what of Qt the program shows."""
    for mode in QFileDialog.AcceptMode:
        yield _file_dialog(folder, mode, QFileDialog.FileMode.AnyFile)
    yield _file_dialog(folder, QFileDialog.AcceptMode.AcceptOpen, QFileDialog.FileMode.Directory)
    printer = QPrinter()
    yield QPrintDialog(printer)
    yield QPrintPreviewDialog(printer)
    message = QMessageBox()
    buttons = QMessageBox.StandardButton
    message.setStandardButtons(buttons.Ok | buttons.Cancel | buttons.Save | buttons.Discard | buttons.Yes | buttons.No)
    message.setDetailedText("1")
    yield message
    yield QInputDialog()
    yield QProgressDialog()
    yield QKeySequenceEdit()
    for field in (QLineEdit("1"), QTextEdit("1")):
        menu = field.createStandardContextMenu()
        menu.setParent(field)
        yield field


def _file_dialog(folder: Path, accepting: QFileDialog.AcceptMode, mode: QFileDialog.FileMode) -> QFileDialog:
    made = QFileDialog(None, "1", str(folder), "SGF (*.sgf)")
    made.setOption(QFileDialog.Option.DontUseNativeDialog)
    made.setAcceptMode(accepting)
    made.setFileMode(mode)
    return made


def texts(top: QWidget) -> Iterator[str]:
    """Go through all texts of a widget and those in it."""
    for widget in (top, *top.findChildren(QWidget)):
        yield from (widget.windowTitle(), widget.toolTip(), widget.accessibleName())
        if isinstance(widget, QAbstractButton | QLabel):
            yield widget.text()
        elif isinstance(widget, QGroupBox):
            yield widget.title()
        elif isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        elif isinstance(widget, QAbstractSpinBox):
            yield widget.specialValueText()
        elif isinstance(widget, QComboBox):
            yield from map(widget.itemText, range(widget.count()))
        elif isinstance(widget, QTabWidget):
            yield from map(widget.tabText, range(widget.count()))
        elif isinstance(widget, QTreeView) and (model := widget.model()) is not None:
            header = widget.header().orientation()
            yield from (str(model.headerData(each, header)) for each in range(model.columnCount(QModelIndex())))
            yield from (str(model.index(0, each, widget.rootIndex()).data() or "") for each in range(1, 3))
    for action in top.findChildren(QAction):
        yield from (action.text(), action.toolTip())


@pytest.fixture
def shown(qapp: QApplication, tmp_path: Path) -> Iterator[dict[str, set[str]]]:
    """All texts that the dialogs show, by the language."""
    (tmp_path / "1").mkdir()
    before, found = QLocale(), {}
    for code in languages.offered():
        translators = translate_into(qapp, code)
        found[code] = set()
        for dialog in dialogs(tmp_path):
            if isinstance(dialog, QDialog):
                dialog.show()
                qapp.processEvents()
            found[code].update(text for text in texts(dialog) if not re.fullmatch(DATA, text))
            dialog.close()
            dialog.deleteLater()
        for translator in translators:
            qapp.removeTranslator(translator)
    yield found
    QLocale.setDefault(before)
    translate_into(qapp, ENGLISH)


def test_no_label_of_qt_s_dialogs_is_in_english(shown: dict[str, set[str]]) -> None:
    english = shown.pop(ENGLISH)
    assert len(english) > 80
    left = {code: sorted((texts & english) - ALIKE.get(code, set())) for code, texts in shown.items()}
    assert {code: words for code, words in left.items() if words} == {}


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_what_qt_lacks_is_translated_with_its_fields_and_keys_and_compiled(path: Path) -> None:
    compiled = QTranslator()
    assert compiled.load(str(path.with_suffix(".qm")))
    for message in messages(path):
        (translation,) = message.forms
        assert (message.is_finished, message.context[0]) == (True, "Q")
        for sign in ("&", "%1"):
            assert translation.count(sign) == message.source.count(sign), message
        assert compiled.translate(message.context, message.source) == translation, "dev.py translations"


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_no_two_fields_beside_each_other_have_the_same_key(path: Path) -> None:
    keys = [re.search("&(.)", each.forms[0]) for each in messages(path) if each.context == "QFileDialog"]
    assert len({key[1].lower() for key in keys if key}) == len(keys) == 2
