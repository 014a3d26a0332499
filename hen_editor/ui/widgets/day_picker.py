"""A button beside a field of dates, with a calendar in which days are chosen."""

from PySide6.QtCore import QDate, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPalette, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QLineEdit, QMenu, QTableView, QToolButton, QWidget, QWidgetAction

from hen_editor.core.game.dates import Day, days, written
from hen_editor.ui.icons import icon


class DayPicker(QToolButton):
    """Opens a calendar; a click on a day there adds it to the field, or removes it.

    field: the line with the dates as SGF writes them.
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
            for button in self._calendar.findChildren(QToolButton):  # on the ground of what is selected in a list
                button.setPalette(QGuiApplication.palette())
            holder = QWidgetAction(self.menu())
            holder.setDefaultWidget(self._calendar)
            self.menu().addAction(holder)
        chosen = days(self._field.text())
        if chosen:
            self._calendar.setSelectedDate(QDate(*chosen[0]))
        self._mark(self._calendar)

    def _toggle(self, date: QDate) -> None:
        assert self._calendar is not None
        self._field.setText(written({*days(self._field.text())} ^ {Day(date.year(), date.month(), date.day())}))
        self._mark(self._calendar)

    def _mark(self, calendar: QCalendarWidget) -> None:
        """Mark the days of the field in the calendar."""
        marked = QTextCharFormat()
        marked.setFontWeight(QFont.Weight.Bold)
        palette = QGuiApplication.palette()
        marked.setBackground(palette.highlight())
        marked.setForeground(palette.highlightedText())
        calendar.setDateTextFormat(QDate(), QTextCharFormat())
        dates = [QDate(*day) for day in days(self._field.text())]
        for date in dates:
            calendar.setDateTextFormat(date, marked)
        view = calendar.findChild(QTableView)  # which paints the day clicked last as selected, whatever its format
        if calendar.selectedDate() not in dates:
            palette.setBrush(QPalette.ColorRole.Highlight, palette.mid())
            palette.setBrush(QPalette.ColorRole.HighlightedText, palette.text())
        if view is not None:
            view.setPalette(palette)
