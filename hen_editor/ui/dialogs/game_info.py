"""The dialog for editing game info."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QDate, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPalette, QTextCharFormat
from PySide6.QtWidgets import (
    QCalendarWidget,
    QComboBox,
    QCompleter,
    QDialog,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QTableView,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
    QWidgetAction,
)

from hen_editor.core.game.info import FIELDS, Day, read_days, remark, with_day_toggled
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.ui.icons import icon
from hen_editor.ui.style.roles import faint_font
from hen_editor.ui.widgets.fields import OkCancelButtons
from hen_editor.ui.widgets.long_text import TextEdit, beginning, text_of
from hen_editor.ui.widgets.plain_text import escaped, from_first_character, label
from hen_editor.ui.wording import fix_label, message

WIDTH = 560
"""The width of the dialog in pixels: two players side by side."""

TOO_LONG = QT_TRANSLATE_NOOP("GameInfoDialog", "Only the beginning is shown. The text is too long to be edited here.")

_PLAYERS = (
    (QT_TRANSLATE_NOOP("GameInfoDialog", "Black"), ("PB", "BR", "BT")),
    (QT_TRANSLATE_NOOP("GameInfoDialog", "White"), ("PW", "WR", "WT")),
)
_PLAYER_LABELS = (
    QT_TRANSLATE_NOOP("GameInfoDialog", "Name:"),
    QT_TRANSLATE_NOOP("GameInfoDialog", "Rank:"),
    QT_TRANSLATE_NOOP("GameInfoDialog", "Team:"),
)
_GAME = (("GN",), ("RE", "RU"), ("KM", "HA"), ("TM", "OT"), ("EV",), ("RO", "DT"), ("PC",))
_CHOICES = {
    "RU": ("Japanese", "Chinese", "AGA", "GOE", "NZ"),
    "RE": ("B+R", "W+R", "B+T", "W+T", "B+F", "W+F", "B+0.5", "W+0.5", "0", "Void", "?"),
}
"""The values of SGF that are offered; any other text can be typed."""

_MORE = (("ON",), ("AN",), ("US",), ("SO",), ("CP",))
"""The fields of both pages, row by row."""

_LINES_OF_REMARKS = 2
"""The room for remarks, in lines, so that nothing moves when one comes while the user types."""

_COLUMNS = 4
"""Two fields side by side, each with its title."""


class GameInfoDialog(QDialog):
    """Shows the fields of the game info. Remarks below them explain problems, links in them fix these; none blocks.

    too_long: the truncated fields, which cannot be edited.
    """

    def __init__(
        self, texts: Mapping[str, str], parent: QWidget | None = None, too_long: AbstractSet[str] = frozenset()
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Game info"))
        self.setMinimumWidth(WIDTH)
        rows = (*(names for _, names in _PLAYERS), *_GAME, *_MORE)
        names = (name for row in rows for name in row)  # in tab order
        self._lines = {name: QLineEdit(from_first_character(texts[name]), self) for name in names}
        for name, line in self._lines.items():
            line.setAccessibleName(_title(name))
        about = beginning(texts["GC"])
        self._about = TextEdit(self)
        self._about.show_text(about)
        self._about.setTabChangesFocus(True)
        self._about.setAccessibleName(_title("GC"))
        self._given, self._held = texts, self._held_texts()
        self._too_long = {*too_long, *(["GC"] if len(about) < len(texts["GC"]) else [])}
        for name in self._too_long:
            field = self._about if name == "GC" else self._lines[name]
            field.setReadOnly(True)
            field.setToolTip(self.tr(TOO_LONG))
        self._remarks = label("", self)
        self._remarks.setTextFormat(Qt.TextFormat.RichText)
        self._remarks.setWordWrap(True)
        self._remarks.setFont(faint_font(self.font()))
        self._remarks.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._remarks.setMinimumHeight(_LINES_OF_REMARKS * self._remarks.fontMetrics().lineSpacing())
        self._remarks.linkActivated.connect(self._fix)
        tabs = QTabWidget(self)
        tabs.addTab(self._game_page(), self.tr("&Game"))
        tabs.addTab(self._more_page(), self.tr("&More"))
        column = QVBoxLayout(self)
        column.setSpacing(4)
        column.addWidget(tabs, stretch=1)
        column.addWidget(self._remarks)
        column.addWidget(OkCancelButtons(self))
        for line in self._lines.values():
            line.textChanged.connect(self._show_remarks)
        self._show_remarks()
        self._lines["PB"].setFocus()

    def texts(self) -> Mapping[str, str]:
        """Return the text of every field; unedited ones exactly as given."""
        texts = self._held_texts()
        return {name: self._given[name] if texts[name] == self._held[name] else texts[name] for name in texts}

    def _held_texts(self) -> Mapping[str, str]:
        about = text_of(self._about.document())
        return {**{name: line.text() for name, line in self._lines.items()}, "GC": about}

    def _game_page(self) -> QWidget:
        page = QWidget(self)
        players = QHBoxLayout()
        for title, names in _PLAYERS:
            group = QGroupBox(self.tr(title), page)
            form = QFormLayout(group)
            for title, name in zip(_PLAYER_LABELS, names, strict=True):
                form.addRow(self.tr(title), self._lines[name])
            players.addWidget(group)
        column = QVBoxLayout(page)
        column.addLayout(players)
        column.addLayout(self._form(_GAME))
        column.addStretch()
        return page

    def _more_page(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.addLayout(self._form(_MORE))
        about = self._heading("GC")
        if "GC" in self._too_long:
            about = self.tr("{field}. {remark}").format(field=_title("GC"), remark=self.tr(TOO_LONG))
        title = label(about, page)
        title.setBuddy(self._about)
        column.addWidget(title)
        column.addWidget(self._about, stretch=1)
        return page

    def _form(self, rows: tuple[tuple[str, ...], ...]) -> QGridLayout:
        """Return fields in rows, with their titles to their left."""
        form, stops = QGridLayout(), list[QWidget]()
        for place, names in enumerate(rows):
            for column, name in enumerate(names):
                span = _COLUMNS - 1 if len(names) == 1 else 1
                title, row, widgets = label(self._heading(name), self), QHBoxLayout(), self._widgets(name)
                title.setBuddy(self._lines[name])
                for widget in widgets:
                    row.addWidget(widget, int(widget is widgets[0]))
                form.addWidget(title, place, 2 * column)
                form.addLayout(row, place, 2 * column + 1, 1, span)
                stops += widgets
        for column in range(1, _COLUMNS, 2):
            form.setColumnStretch(column, 1)
        for one, other in pairwise(stops):
            self.setTabOrder(one, other)
        return form

    def _heading(self, name: str) -> str:
        return self.tr("{field}:").format(field=_title(name))

    def _widgets(self, name: str) -> list[QWidget]:
        """Return the field of a property, and the widgets that help to fill it in."""
        line = self._lines[name]
        if name in self._too_long:
            return [line]
        if name in _CHOICES:
            return [_with_choices(line, _CHOICES[name], self)]
        return [line, DayPicker(line, self)] if name == "DT" else [line]

    def _show_remarks(self) -> None:
        remarks = (self._remark_on(name, line.text()) for name, line in self._lines.items())
        self._remarks.setText("<br>".join(filter(None, remarks)))

    def _remark_on(self, name: str, text: str) -> str:
        """Return what is remarked on the text of a field, as rich text with a link that fixes it, empty if nothing."""
        if name in self._too_long:
            return escaped(self.tr("{field}. {remark}").format(field=_title(name), remark=self.tr(TOO_LONG)))
        found = remark(name, text)
        if found is None:
            return ""
        words = escaped(message(found))
        if found.replacement is not None:
            words += f' <a href="{escaped(f"{name}:{found.replacement}")}">{escaped(fix_label(found))}</a>'
        return words

    def _fix(self, link: str) -> None:
        name, _, text = link.partition(":")
        self._lines[name].setText(text)


def _with_choices(line: QLineEdit, choices: tuple[str, ...], parent: QWidget) -> QComboBox:
    """Return a combo box around a line edit, which keeps its text."""
    text = line.text()
    combo = QComboBox(parent)
    combo.setAccessibleName(line.accessibleName())
    combo.addItems(choices)
    combo.setLineEdit(line)
    combo.setCompleter(QCompleter(choices, combo))  # beside what is typed, not within it
    combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    combo.setCurrentIndex(-1)
    line.setText(from_first_character(text))
    return combo


def _title(name: str) -> str:
    return QCoreApplication.translate("GameInfo", FIELDS[name])


class DayPicker(QToolButton):
    """Opens a calendar; a click on a day there adds it to the field, or removes it.

    field: the line edit with the dates as SGF writes them.
    """

    def __init__(self, field: QLineEdit, parent: QWidget) -> None:
        super().__init__(parent)
        self._field = field
        self._calendar: QCalendarWidget | None = None
        self.setIcon(icon("calendar"))
        self.setToolTip(self.tr("Choose days in a calendar"))
        self.setAccessibleName(self.tr("Choose days in a calendar"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        menu.aboutToShow.connect(self._open)
        self.setMenu(menu)

    def sizeHint(self) -> QSize:
        side = self._field.sizeHint().height()
        return QSize(side + self.style().pixelMetric(self.style().PixelMetric.PM_MenuButtonIndicator), side)

    def _open(self) -> None:
        """Show the days of the field, in the month of the first of them."""
        if self._calendar is None:
            self._calendar = QCalendarWidget(self)
            self._calendar.clicked.connect(self._toggle)
            self._calendar.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
            for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):  # red by default, too faint in the dark
                self._calendar.setWeekdayTextFormat(day, QTextCharFormat())
            for button in self._calendar.findChildren(QToolButton):  # they lie on the highlight colour of lists
                button.setPalette(QGuiApplication.palette())
            holder = QWidgetAction(self.menu())
            holder.setDefaultWidget(self._calendar)
            self.menu().addAction(holder)
        chosen = read_days(self._field.text())
        if chosen:
            self._calendar.setSelectedDate(QDate(*chosen[0]))
        self._mark(self._calendar)

    def _toggle(self, date: QDate) -> None:
        assert self._calendar is not None
        self._field.setText(with_day_toggled(self._field.text(), Day(date.year(), date.month(), date.day())))
        self._mark(self._calendar)

    def _mark(self, calendar: QCalendarWidget) -> None:
        """Mark the days of the field in the calendar."""
        marked = QTextCharFormat()
        marked.setFontWeight(QFont.Weight.Bold)
        palette = QGuiApplication.palette()
        marked.setBackground(palette.highlight())
        marked.setForeground(palette.highlightedText())
        calendar.setDateTextFormat(QDate(), QTextCharFormat())
        dates = [QDate(*day) for day in read_days(self._field.text())]
        for date in dates:
            calendar.setDateTextFormat(date, marked)
        view = calendar.findChild(QTableView)  # it paints the day clicked last as selected, whatever its format
        if calendar.selectedDate() not in dates:
            palette.setBrush(QPalette.ColorRole.Highlight, palette.mid())
            palette.setBrush(QPalette.ColorRole.HighlightedText, palette.text())
        if view is not None:
            view.setPalette(palette)
