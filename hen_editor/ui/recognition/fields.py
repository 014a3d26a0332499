"""The fields for a board read from a picture: its lines, the whole board, their place on it, turn and colours."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QSpinBox, QWidget

from hen_editor.core.board import BLACK, WHITE, BoardSize
from hen_editor.recognition.recognised import LEAST_LINES, MOST_LINES
from hen_editor.ui.panels.paste_strip import ANCHORS
from hen_editor.ui.recognition.draft import BoardDraft
from hen_editor.ui.widgets.fields import number_box
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.wording import color_name

_USUAL_SIZES = BoardSize(9, 9), BoardSize(13, 13), BoardSize(19, 19)

translate = QCoreApplication.translate


class DraftFields(QWidget):
    """Shows the properties of a draft, and lets the user change them.

    changed: the draft with another board, place or turn, or other colours. lines_changed: the draft with other lines,
    to be read again. swap: the last field.
    """

    changed = Signal(object)
    lines_changed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._draft: BoardDraft | None = None
        self._columns = self._lines(translate("RecognitionDialog", "Columns"))
        self._rows = self._lines(translate("RecognitionDialog", "Rows"))
        self._size, self._place, self._turn = QComboBox(self), QComboBox(self), QComboBox(self)
        self._turn.addItem(translate("RecognitionDialog", "Not set"), None)
        for color in (BLACK, WHITE):
            self._turn.addItem(color_name(color), color)
        self.swap = QCheckBox(translate("RecognitionDialog", "S&wap colours"), self)
        self._lay_out()
        self._columns.valueChanged.connect(self._change_columns)
        self._rows.valueChanged.connect(self._change_rows)
        self._size.activated.connect(self._change_size)
        self._place.activated.connect(self._change_place)
        self._turn.activated.connect(self._change_turn)
        self.swap.clicked.connect(self._change_colors)

    def show_draft(self, draft: BoardDraft | None) -> None:
        """Show the properties of a draft, None if there is no board."""
        self._draft = draft
        for field in (self._columns, self._rows, self._size, self._place, self._turn, self.swap):
            field.setEnabled(draft is not None)
        if draft is None:
            return
        for box, lines in ((self._columns, draft.lines.columns), (self._rows, draft.lines.rows)):
            if box.value() != lines:
                box.setValue(lines)
        sizes = [size for size in _USUAL_SIZES if _has_room(size, draft.lines)]
        _fill(
            self._size, [(str(size), size) for size in dict.fromkeys((draft.lines, *sizes, draft.board))], draft.board
        )
        names = [(translate("PasteStrip", ANCHORS[anchor]), anchor) for anchor in draft.anchors]
        if not draft.is_part:
            names = [(translate("RecognitionDialog", "Whole board"), draft.anchor)]
        _fill(self._place, names, draft.anchor)
        self._place.setEnabled(len(names) > 1)
        self._turn.setCurrentIndex(self._turn.findData(draft.turn))
        self.swap.setChecked(draft.swaps_colors)

    # What the user changes.

    def _change_columns(self, columns: int) -> None:
        if self._draft is not None:
            self._change_lines(self._draft, BoardSize(columns, self._draft.lines.rows))

    def _change_rows(self, rows: int) -> None:
        if self._draft is not None:
            self._change_lines(self._draft, BoardSize(self._draft.lines.columns, rows))

    def _change_lines(self, draft: BoardDraft, lines: BoardSize) -> None:
        if lines != draft.lines:  # else the draft was shown, not changed by the user
            self.lines_changed.emit(draft.with_lines(lines))

    def _change_size(self) -> None:
        size = self._size.currentData()
        if self._draft is not None and size != self._draft.board:
            self.changed.emit(self._draft.on_a_board_of(size))

    def _change_place(self) -> None:
        if self._draft is not None:
            self.changed.emit(replace(self._draft, anchor=self._place.currentData()))

    def _change_turn(self) -> None:
        if self._draft is not None:
            self.changed.emit(replace(self._draft, turn=self._turn.currentData()))

    def _change_colors(self, swaps: bool) -> None:
        if self._draft is not None:
            self.changed.emit(replace(self._draft, swaps_colors=swaps))

    # Construction.

    def _lines(self, name: str) -> QSpinBox:
        made = number_box(LEAST_LINES, MOST_LINES, BoardSize().columns, self)
        made.setAccessibleName(name)
        return made

    def _lay_out(self) -> None:
        form = QGridLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(8)
        form.setVerticalSpacing(4)
        lines = QWidget(self)
        across = QHBoxLayout(lines)
        across.setContentsMargins(0, 0, 0, 0)
        across.addWidget(self._columns, 1)
        across.addWidget(label("×", self))
        across.addWidget(self._rows, 1)
        for row, (text, field, buddy) in enumerate(
            (
                (translate("RecognitionDialog", "&Lines:"), lines, self._columns),
                (translate("RecognitionDialog", "&Board:"), self._size, self._size),
                (translate("RecognitionDialog", "Pla&ce:"), self._place, self._place),
                (translate("RecognitionDialog", "&Turn:"), self._turn, self._turn),
            )
        ):
            title = label(text, self)
            title.setBuddy(buddy)
            form.addWidget(title, row, 0)
            form.addWidget(field, row, 1)
        form.addWidget(self.swap, 4, 1)
        form.setColumnStretch(1, 1)


def _fill(box: QComboBox, entries: Iterable[tuple[str, object]], chosen: object) -> None:
    """Fill a combo box with entries, and choose one."""
    box.clear()
    for text, value in entries:
        box.addItem(text, value)
        if value == chosen:
            box.setCurrentIndex(box.count() - 1)


def _has_room(size: BoardSize, lines: BoardSize) -> bool:
    return size.columns >= lines.columns and size.rows >= lines.rows
