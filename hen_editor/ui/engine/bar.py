"""The bar of an engine, under the board and as wide as it: who leads, and what can be done with that."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QActionGroup, QColor, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from hen_editor.core.board import BLACK, WHITE
from hen_editor.engine.protocol import Analysis
from hen_editor.ui.colors import colors_of
from hen_editor.ui.engine import words
from hen_editor.ui.session.panes import Panes
from hen_editor.ui.style.roles import faint_font, make_faint, make_heading
from hen_editor.ui.style.shapes import smooth
from hen_editor.ui.theme import STONE_COLORS
from hen_editor.ui.widgets.buttons import FlatButton, icon_button, make_room, show_words, text_button
from hen_editor.ui.widgets.plain_text import ElidedLabel, label, without_mnemonic

_HEIGHT, _AROUND_TEXT, _GAP = 24, 8, 10
"""The least height, how much more than a line of text it is, and the room between its parts, in pixels."""

_DOT, _RATE_WIDTH, _RATE_HEIGHT = 8, 48, 4
"""The sizes of the dot, and of the line of the win rate, in pixels."""

_LEAST_MARGIN = 8
"""The least room at its sides, in pixels."""

_OF_FIGURES = ("line", "best")
"""The buttons that do nothing without figures, beside a sentence."""

_LIGHTS = {"running": QColor("#2f9e4f"), "paused": QColor("#c98a1b"), "failed": QColor("#d04437")}

_MOST_POINTS, _MOST_VISITS = 188.8, 888_888
"""Figures for which there is room from the beginning."""


class EngineReading(NamedTuple):
    """What the bar shows. engine: its name. light: running, paused or failed. analysis: None if nothing is known yet.

    sentence: shown instead of figures. has_rates: whether the engine has win rates and visits. details: whether there
    is more to read. pause: what the button of this name does: pause, resume or retry. actions: the names of the buttons
    to be shown besides those that always are.
    """

    engine: str
    light: str
    analysis: Analysis | None = None
    sentence: str = ""
    has_rates: bool = False
    details: bool = False
    pause: str = "pause"
    actions: tuple[str, ...] = ("pause", "line", "best")


class EngineBar(QWidget):
    """Shows a reading; whatever changes in it moves nothing.

    It is not a `Bar`, which announces each sentence and folds. do: is called with the name of a button.
    """

    def __init__(self, panes: Panes, do: Callable[[str], object]) -> None:
        super().__init__(panes.centre)
        self.setObjectName("engine-bar")
        self._board = panes.board
        self._row = QHBoxLayout(self)
        self._row.setSpacing(_GAP)
        self._dot = _Dot(self)
        self.name = FlatButton(self)
        self.name.setFont(faint_font(self.font()))
        self.lead, self.rate, self.visits = (label("", self) for _ in range(3))
        make_heading(self.lead)
        for figure in (self.rate, self.visits):
            make_faint(figure)
        self.rate_line = _RateLine(self)
        self.sentence = ElidedLabel(self)
        texts = {
            "details": (self.tr("Details"), self.tr("Show what else is to be said")),
            "pause": (self.tr("Pause"), self.tr("Let the engine rest, or go on")),
            "line": (self.tr("Add line"), self.tr("Add the best line as a variation")),
            "best": (self.tr("Play best"), self.tr("Play the move the engine prefers")),
            "cancel": (self.tr("Cancel"), self.tr("Stop; what is done is kept")),
            "back": (self.tr("Take back"), self.tr("Take back your last move")),
            "resign": (self.tr("Resign"), self.tr("Lose the game")),
            "stop": (self.tr("Stop"), self.tr("Let the engine play no longer")),
        }
        self._pauses = {"pause": self.tr("Pause"), "resume": self.tr("Resume"), "retry": self.tr("Try again")}
        self._actions = [name for name in texts if name != "details"]
        self.buttons = {name: text_button(*each, self) for name, each in texts.items()}
        self.buttons["close"] = icon_button("close", self.tr("End the analysis"), self)
        for name, button in self.buttons.items():
            button.clicked.connect(partial(_call, partial(do, name)))
        self.parts = (self.name, self.lead, self.rate_line, self.rate, self.visits, self.sentence)
        self._wanted: list[QWidget] = []
        self._reading: EngineReading | None = None
        for part in (self._dot, *self.parts):
            self._row.addWidget(part)
        self._row.addStretch(1)
        for button in self.buttons.values():
            button.setFixedHeight(_HEIGHT - 2)
            self._row.addWidget(button)
        self._make_room()
        self._color_buttons()
        self.setFixedHeight(max(_HEIGHT, self.fontMetrics().height() + _AROUND_TEXT))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._board.laid_out.connect(self._fit)
        panes.column.addWidget(self)
        self._fit()

    def _make_room(self) -> None:
        most = [Analysis((), side, _MOST_VISITS, 0.88, sign * _MOST_POINTS) for side, sign in ((BLACK, 1), (WHITE, -1))]
        make_room(self.lead, map(words.lead, most))
        make_room(self.rate, [words.percent(1.0)])
        make_room(self.visits, map(self._words_for_visits, (_MOST_VISITS, 888)))
        make_room(self.buttons["pause"], self._pauses.values())

    def offer(self, names: Sequence[str], chosen: str, choose: Callable[[int], object]) -> None:
        """Offer engines to choose from, by the button with the name of the present one."""
        if (before := self.name.menu()) is not None:
            before.deleteLater()
        if len(names) < 2:
            return
        menu = QMenu(self.name)
        group = QActionGroup(menu)
        for index, name in enumerate(names):
            action = menu.addAction(without_mnemonic(name))
            action.setCheckable(True)
            action.setChecked(name == chosen)
            action.triggered.connect(partial(_call, partial(choose, index)))
            group.addAction(action)
        self.name.open_menu(menu)

    def show_reading(self, reading: EngineReading) -> None:
        """Show what is to be said, unless it is shown already: between two figures many steps may be made."""
        if reading == self._reading:
            return
        self._reading, found = reading, reading.analysis
        self._dot.show_light(reading.light)
        self.name.setText(without_mnemonic(reading.engine))
        show_words(self.lead, words.lead(found) if found else "")
        show_words(self.rate, words.leader_rate(found) if found else "")
        show_words(self.visits, self._words_for_visits(found.visits) if found else "")
        self.rate_line.show_rate(found.win_rate if found else None)
        self.sentence.setText(reading.sentence)
        show_words(self.buttons["pause"], self._pauses[reading.pause])
        for name in _OF_FIGURES:
            self.buttons[name].setEnabled(found is not None)
        figures = [self.lead, *([self.rate_line, self.rate, self.visits] if reading.has_rates else [])]
        self._wanted = [self.name, *([self.sentence] if reading.sentence else figures)]
        self.buttons["details"].setVisible(reading.details)
        for name in self._actions:
            self.buttons[name].setVisible(name in reading.actions and not (name in _OF_FIGURES and reading.sentence))
        self._fit()

    def _words_for_visits(self, number: int) -> str:
        if number >= words.THOUSAND:
            return self.tr("{number} visits").format(number=words.short(number))
        return self.tr("%Ln visit(s)", "", number) if number else ""

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Be a part of the desk."""
        QPainter(self).fillRect(self.rect(), colors_of(self.palette()).background)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._color_buttons()

    def _color_buttons(self) -> None:
        """Let the words of buttons look like links: there is no room for their grounds."""
        for button in self.buttons.values():
            palette = button.palette()
            for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
                palette.setColor(group, QPalette.ColorRole.ButtonText, colors_of(self.palette()).link)
            button.setPalette(palette)

    def _fit(self) -> None:
        """Be as wide as the board, or wider if there is no room there; leave parts out if there is none at all."""
        wood, viewport = self._board.wood, self._board.viewport().geometry()
        left = round(max(_LEAST_MARGIN, viewport.left() + wood.left()))
        right = round(max(_LEAST_MARGIN, self.width() - viewport.left() - wood.right()))
        buttons = sum(_GAP + button.sizeHint().width() for button in self.buttons.values() if not button.isHidden())
        room = self.width() - _DOT - buttons
        least = room - 2 * _LEAST_MARGIN
        kept = [part for part in self._wanted if part is not self.sentence]
        for part in (self.visits, self.rate_line, self.name, self.rate):
            if _width(kept) > least and part in kept:
                kept.remove(part)
        if _width([*kept, *(each for each in self._wanted if each is self.sentence)]) > room - left - right:
            left = right = _LEAST_MARGIN
        for part in self.parts:
            part.setVisible(part in kept or (part is self.sentence and part in self._wanted))
        self._row.setContentsMargins(left, 0, right, 0)


def _call(do: Callable[[], object], checked: bool = False) -> None:
    do()


def _width(parts: Sequence[QWidget]) -> int:
    return sum(_GAP + part.sizeHint().expandedTo(part.minimumSize()).width() for part in parts)


class _Dot(QWidget):
    """A dot in the colour of a light."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(_DOT, _DOT)
        self._light = "paused"

    def show_light(self, light: str) -> None:
        """Show a light, by its name."""
        if light != self._light:
            self._light = light
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with smooth(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_LIGHTS[self._light])
            painter.drawEllipse(self.rect())


class _RateLine(QWidget):
    """A line whose black part is as long as Black is likely to win."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(_RATE_WIDTH, _RATE_HEIGHT + 2)
        self._rate: float | None = None

    def show_rate(self, rate: float | None) -> None:
        """Show Black's chance to win, from 0 to 1; None for nothing."""
        if rate != self._rate:
            self._rate = rate
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._rate is None:
            return
        painter, whole = QPainter(self), QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.fillRect(whole, STONE_COLORS[WHITE])
        painter.fillRect(
            QRectF(whole.topLeft(), QSizeF(whole.width() * self._rate, whole.height())), STONE_COLORS[BLACK]
        )
        painter.setPen(QPen(colors_of(self.palette()).frame, 1))
        painter.drawRect(whole)
