"""The dialog in which the user chooses how a picture of the board looks."""

from collections.abc import Mapping
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QLocale, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.board import Area
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.drawing.draw import Drawing
from hen_editor.drawing.figure import Names, Sides
from hen_editor.drawing.painter.painting import height, image
from hen_editor.drawing.painter.texts import has_kanji_numerals, shown_names
from hen_editor.drawing.request import Carries, PictureFormat, SizeUnit
from hen_editor.ui.dialogs.offered_styles import offered_styles
from hen_editor.ui.pictures.choices import (
    DPI_LIMITS,
    HIGHEST_MOVE,
    SIZE_LIMITS,
    BoardPicture,
    PictureChoices,
    PictureNumbers,
    PicturePart,
)
from hen_editor.ui.state import State
from hen_editor.ui.widgets.fields import choice_box, number_box
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.wording import kanji_numerals, lacking_kanji_numerals, without_key

_T = TypeVar("_T")

_LEAST, _USUAL = 240, 440
"""The least and the usual side of the preview, in pixels."""

_SQUARE = 8
_GREY = QColor("#e6e6e6")
"""The side of the squares behind a transparent picture in pixels, and the colour of every other square."""

_PARTS = {
    PicturePart.SHOWN: QT_TRANSLATE_NOOP("PictureDialog", "As on the board"),
    PicturePart.WHOLE: QT_TRANSLATE_NOOP("PictureDialog", "Whole board"),
    PicturePart.AROUND: QT_TRANSLATE_NOOP("PictureDialog", "Around the stones"),
    PicturePart.SELECTION: QT_TRANSLATE_NOOP("PictureDialog", "Selection"),
}
_SIDES = {
    Sides.NONE: QT_TRANSLATE_NOOP("PictureDialog", "None"),
    Sides.TWO: QT_TRANSLATE_NOOP("PictureDialog", "On two sides"),
    Sides.FOUR: QT_TRANSLATE_NOOP("PictureDialog", "On all sides"),
}
_NAMES = {
    Names.LETTERS: QT_TRANSLATE_NOOP("PictureDialog", "A1"),
    Names.NUMBERS: QT_TRANSLATE_NOOP("PictureDialog", "1-1"),
    Names.CJK: QT_TRANSLATE_NOOP("PictureDialog", "1-一"),
}
_NUMBERS = {
    PictureNumbers.SHOWN: QT_TRANSLATE_NOOP("PictureDialog", "As on the board"),
    PictureNumbers.NONE: QT_TRANSLATE_NOOP("PictureDialog", "None"),
    PictureNumbers.ALL: QT_TRANSLATE_NOOP("PictureDialog", "All"),
    PictureNumbers.LAST: QT_TRANSLATE_NOOP("PictureDialog", "Last"),
    PictureNumbers.RANGE: QT_TRANSLATE_NOOP("PictureDialog", "Range"),
}
_UNITS = {
    SizeUnit.PIXELS: QT_TRANSLATE_NOOP("PictureDialog", "pixels wide"),
    SizeUnit.CENTIMETRES: QT_TRANSLATE_NOOP("PictureDialog", "cm wide"),
    SizeUnit.CELL: QT_TRANSLATE_NOOP("PictureDialog", "pixels from line to line"),
}
_CARRIES = {
    Carries.POSITION: QT_TRANSLATE_NOOP("PictureDialog", "The position (HEN)"),
    Carries.GAME: QT_TRANSLATE_NOOP("PictureDialog", "The position and the game (SGF)"),
    Carries.NOTHING: QT_TRANSLATE_NOOP("PictureDialog", "Nothing"),
}
_FORMATS = {
    PictureFormat.PNG: QT_TRANSLATE_NOOP("PictureDialog", "PNG"),
    PictureFormat.SVG: QT_TRANSLATE_NOOP("PictureDialog", "SVG"),
    PictureFormat.PDF: QT_TRANSLATE_NOOP("PictureDialog", "PDF"),
}


class PictureDialog(QDialog):
    """Asks how a picture is to look, with a preview; it is accepted to export the picture or copy it (`is_to_copy`).

    selected: the part of the board that is selected.
    """

    def __init__(
        self, state: State, selected: Area | None, choices: PictureChoices, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export picture"))
        self.is_to_copy = False
        self._state, self._selected = state, selected
        styles = offered_styles(parent or self)
        self._style = choice_box(styles.titles, choices.style, self)
        self._problems = label("\n".join(styles.problems), self)
        self._problems.setObjectName("problems")
        self._problems.setWordWrap(True)
        self._problems.setVisible(bool(styles.problems))
        self._transparent = self._check(self.tr("&Transparent"), choices.transparent)
        self._part = choice_box(_in_words(_PARTS), choices.part, self)
        self._sides = choice_box(_in_words(_SIDES), choices.sides, self)
        self._names = choice_box(_in_words(_NAMES), choices.names, self)
        if not has_kanji_numerals():
            self._names.setItemText(self._names.findData(Names.CJK), without_key(kanji_numerals()))
        self._lacking = label(lacking_kanji_numerals(), self)
        self._lacking.setObjectName("lacking")
        self._lacking.setWordWrap(True)
        self._numbers = choice_box(_in_words(_NUMBERS), choices.numbers, self)
        self._last_moves, self._first, self._last = (
            number_box(1, HIGHEST_MOVE, value, self) for value in (choices.last_moves, choices.first, choices.last)
        )
        self._first.valueChanged.connect(self._last.setMinimum)
        self._last.setMinimum(self._first.value())
        self._from_one = self._check(self.tr("Be&gin with 1"), choices.from_one)
        self._shown = {
            "last_move": self._check(self.tr("&Last move"), choices.last_move),
            "ko": self._check(self.tr("&Ko"), choices.ko),
            "marks": self._check(self.tr("&Marks and arrows"), choices.marks),
            "labels": self._check(self.tr("La&bels"), choices.labels),
            "next_moves": self._check(self.tr("Ne&xt moves"), choices.next_moves),
            "turn": self._check(self.tr("&Player to move"), choices.turn),
        }
        self._title, self._caption = QLineEdit(choices.title, self), QLineEdit(choices.caption, self)
        self._pixels = number_box(*SIZE_LIMITS[SizeUnit.PIXELS], choices.pixels, self)
        self._centimetres = QDoubleSpinBox(self)
        self._centimetres.setDecimals(1)
        self._centimetres.setRange(*SIZE_LIMITS[SizeUnit.CENTIMETRES])
        self._centimetres.setValue(choices.centimetres)
        self._cell = number_box(*SIZE_LIMITS[SizeUnit.CELL], choices.cell, self)
        self._sizes: dict[SizeUnit, QWidget] = {
            SizeUnit.PIXELS: self._pixels,
            SizeUnit.CENTIMETRES: self._centimetres,
            SizeUnit.CELL: self._cell,
        }
        self._size = QStackedWidget(self)
        for size in self._sizes.values():
            self._size.addWidget(size)
        self._size.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._size.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._unit = choice_box(_in_words(_UNITS), choices.unit, self)
        self._dpi = number_box(*DPI_LIMITS, choices.dpi, self)
        self._carries = choice_box(_in_words(_CARRIES), choices.carries, self)
        self._format = choice_box(_in_words(_FORMATS), choices.format, self)
        self._preview = PicturePreview(self)
        self._result = label("", self)
        self._result.setObjectName("result")
        self._result.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._name_fields()
        self._lay_out()
        self._offer_selection()
        self._connect()
        self._show()
        self.resize(self.sizeHint())

    def choices(self) -> PictureChoices:
        """Return what is chosen."""
        return PictureChoices(
            format=self._format.currentData(),
            style=self._style.currentData(),
            transparent=self._transparent.isChecked(),
            part=self._part.currentData(),
            sides=self._sides.currentData(),
            names=self._names.currentData(),
            numbers=self._numbers.currentData(),
            last_moves=self._last_moves.value(),
            first=self._first.value(),
            last=self._last.value(),
            from_one=self._from_one.isChecked(),
            **{name: box.isChecked() for name, box in self._shown.items()},
            unit=self._unit.currentData(),
            pixels=self._pixels.value(),
            centimetres=self._centimetres.value(),
            cell=self._cell.value(),
            dpi=self._dpi.value(),
            carries=self._carries.currentData(),
            title=self._title.text(),
            caption=self._caption.text(),
        )

    def _name_fields(self) -> None:
        self._names.setAccessibleName(self.tr("Names of lines"))
        self._last_moves.setAccessibleName(self.tr("Number of last moves"))
        self._first.setAccessibleName(self.tr("First numbered move"))
        self._last.setAccessibleName(self.tr("Last numbered move"))
        for size in self._sizes.values():
            size.setAccessibleName(self.tr("Size"))
        self._unit.setAccessibleName(self.tr("Unit of the size"))
        self._preview.setAccessibleName(self.tr("Preview"))

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._add(form, self.tr("&Style:"), self._style, self._transparent)
        form.addRow(self._problems)
        self._add(form, self.tr("P&art:"), self._part)
        self._add(form, self.tr("Coor&dinates:"), self._sides, self._names)
        form.addRow(self._lacking)
        self._add(form, self.tr("N&umbers:"), self._numbers, self._last_moves, self._first, self._last)
        self._add(form, "", self._from_one)
        shown = QGridLayout()
        for index, box in enumerate(self._shown.values()):
            shown.addWidget(box, index // 2, index % 2)
            shown.setColumnStretch(index % 2, 1)
        title = label(self.tr("Show:"), self)
        title.setBuddy(next(iter(self._shown.values())))
        form.addRow(title, shown)
        self._add(form, self.tr("T&itle:"), self._title)
        self._add(form, self.tr("Captio&n:"), self._caption)
        self._add(form, self.tr("Si&ze:"), self._size, self._unit)
        self._add(form, self.tr("Pixels per inc&h:"), self._dpi)
        self._add(form, self.tr("Ca&rries:"), self._carries)
        self._add(form, self.tr("&Format:"), self._format)
        preview = QVBoxLayout()
        preview.addWidget(self._preview, stretch=1)
        preview.addWidget(self._result)
        sides = QHBoxLayout()
        sides.addLayout(preview, stretch=1)
        sides.addLayout(form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        export = buttons.addButton(self.tr("&Export..."), QDialogButtonBox.ButtonRole.AcceptRole)
        copy = buttons.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        export.setDefault(True)
        copy.setAutoDefault(False)
        copy.clicked.connect(self._copy)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(sides, stretch=1)
        column.addWidget(buttons)
        export.setFocus()

    def _offer_selection(self) -> None:
        if self._selected is None:
            index = self._part.findData(PicturePart.SELECTION)
            if self._part.currentIndex() == index:
                self._part.setCurrentIndex(self._part.findData(PicturePart.SHOWN))
            self._part.removeItem(index)

    def _connect(self) -> None:
        combos = (self._style, self._part, self._sides, self._names, self._numbers)
        for combo in (*combos, self._unit, self._carries, self._format):
            combo.currentIndexChanged.connect(self._show)
        for check in (self._transparent, self._from_one, *self._shown.values()):
            check.toggled.connect(self._show)
        for number in (self._last_moves, self._first, self._last, self._pixels, self._cell, self._dpi):
            number.valueChanged.connect(self._show)
        self._centimetres.valueChanged.connect(self._show)
        for line in (self._title, self._caption):
            line.textChanged.connect(self._show)

    def _show(self) -> None:
        """Show the picture, and enable the fields that apply to it."""
        choices = self.choices()
        size = self._sizes[choices.unit]
        self._size.setCurrentWidget(size)
        self._size.setFocusProxy(size)
        self._names.setEnabled(choices.sides is not Sides.NONE)
        is_lacking = shown_names(choices.names) is not choices.names
        self._lacking.setVisible(is_lacking and choices.sides is not Sides.NONE)
        self._last_moves.setVisible(choices.numbers is PictureNumbers.LAST)
        self._first.setVisible(choices.numbers is PictureNumbers.RANGE)
        self._last.setVisible(choices.numbers is PictureNumbers.RANGE)
        self._from_one.setEnabled(choices.numbers not in (PictureNumbers.SHOWN, PictureNumbers.NONE))
        self._dpi.setEnabled(choices.unit is SizeUnit.CENTIMETRES and choices.format is PictureFormat.PNG)
        drawing = BoardPicture.of(choices, self._state, self._selected).drawing
        self._preview.show_drawing(drawing)
        self._result.setText(self._words(choices, drawing))

    def _words(self, choices: PictureChoices, drawing: Drawing) -> str:
        """Return how large the picture is, in words."""
        if choices.format is PictureFormat.PNG:
            words = self.tr("{width} × {height} pixels")
            if choices.size.is_reduced(drawing):
                words = self.tr("{width} × {height} pixels (the largest)")
            pixels = choices.size.pixels(drawing)
            return words.format(width=pixels, height=height(drawing, pixels))
        width, locale = choices.size.centimetres(drawing), QLocale()
        sides = {"width": width, "height": width * drawing.height / drawing.width}
        return self.tr("{width} × {height} cm").format(
            **{name: locale.toString(side, "f", 1) for name, side in sides.items()}
        )

    def _copy(self) -> None:
        self.is_to_copy = True
        self.accept()

    def _add(self, form: QFormLayout, text: str, *fields: QWidget) -> None:
        """Add a row of fields, as wide as each other, with a title, whose mnemonic goes to the first one."""
        title, row = label(text, self), QHBoxLayout()
        title.setBuddy(fields[0])
        for field in fields:
            row.addWidget(field, 1)
        form.addRow(title, row)

    def _check(self, text: str, checked: bool) -> QCheckBox:
        box = QCheckBox(text, self)
        box.setChecked(checked)
        return box


def _in_words(texts: Mapping[_T, str]) -> dict[_T, str]:
    return {each: QCoreApplication.translate("PictureDialog", text) for each, text in texts.items()}


class PicturePreview(QWidget):
    """Shows a drawing as large as fits, on squares where it is transparent."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawing: Drawing | None = None
        self._image = QImage()
        self.setMinimumSize(_LEAST, _LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_drawing(self, drawing: Drawing) -> None:
        """Show a drawing."""
        self._drawing = drawing
        self._image = QImage()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_USUAL, _USUAL)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._drawing is None:
            return
        scale = self.devicePixelRatioF()
        width = min(self.width(), int(self.height() * self._drawing.width / self._drawing.height))
        pixels = max(1, int(width * scale))
        if self._image.width() != pixels:
            self._image = image(self._drawing, pixels)
            self._image.setDevicePixelRatio(scale)
        place = QRect(QRect().topLeft(), self._image.deviceIndependentSize().toSize())
        place.moveCenter(self.rect().center())
        painter = QPainter(self)
        if self._image.hasAlphaChannel():
            _paint_squares(painter, place)
        painter.drawImage(place.topLeft(), self._image)


def _paint_squares(painter: QPainter, place: QRect) -> None:
    painter.fillRect(place, Qt.GlobalColor.white)
    for row in range(0, place.height(), _SQUARE):
        for column in range(row % (2 * _SQUARE), place.width(), 2 * _SQUARE):
            square = QRect(place.x() + column, place.y() + row, _SQUARE, _SQUARE)
            painter.fillRect(square & place, _GREY)
