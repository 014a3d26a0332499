"""The dialog for a game against an engine."""

from collections.abc import Mapping

from PySide6.QtWidgets import QComboBox, QDialog, QFormLayout, QVBoxLayout, QWidget

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.core.sgf import GameTree
from hen_editor.engine.sync import DEFAULT_KOMI, HANDICAP_KOMI
from hen_editor.ui.state import EngineEffort
from hen_editor.ui.widgets.fields import OkCancelButtons, choice_box
from hen_editor.ui.wording import color_name

_SIDES = (9, 13, 19)
_MOST_STONES = 9


class NewEngineGameDialog(QDialog):
    """Asks for the size of the board, the handicap, the side of the user, and how much the engine thinks.

    color, handicap: the fields. efforts: what to choose from, in words. name: of the engine.
    """

    def __init__(self, name: str, efforts: Mapping[EngineEffort, str], effort: EngineEffort, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Game against the engine"))
        self._name = name
        self._side = choice_box({side: f"{side}x{side}" for side in _SIDES}, _SIDES[0], self)
        self.handicap = QComboBox(self)
        self.color = choice_box({color: color_name(color) for color in PLAIN_ORDER}, BLACK, self)
        self._effort = choice_box(efforts, effort, self)
        self._side.currentIndexChanged.connect(self._offer_handicaps)
        self._offer_handicaps()
        form = QFormLayout()
        form.addRow(self.tr("&Size:"), self._side)
        form.addRow(self.tr("You &play:"), self.color)
        form.addRow(self.tr("&Handicap:"), self.handicap)
        form.addRow(self.tr("The engine &thinks:"), self._effort)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(OkCancelButtons(self))

    @property
    def engine_color(self) -> Color:
        """The side of the engine."""
        return WHITE if self.color.currentData() == BLACK else BLACK

    @property
    def effort(self) -> EngineEffort:
        """How much the engine is to think."""
        return EngineEffort(self._effort.currentData())

    def tree(self) -> GameTree:
        """Return the new game."""
        stones = self.handicap.currentData()
        properties: dict[str, object] = {"KM": HANDICAP_KOMI if stones else DEFAULT_KOMI, "RU": "Japanese"}
        properties["PB" if self.engine_color is BLACK else "PW"] = self._name
        if stones:
            properties |= {"HA": stones, "AB": [*self._size.handicap_points(stones)], "PL": WHITE}
        return GameTree.new(self._size, properties)

    @property
    def _size(self) -> BoardSize:
        return BoardSize(self._side.currentData(), self._side.currentData())

    def _offer_handicaps(self) -> None:
        """Offer the handicaps that are customary on a board of this size."""
        self.handicap.clear()
        self.handicap.addItem(self.tr("None"), 0)
        for stones in range(2, _MOST_STONES + 1):
            if self._size.handicap_points(stones):
                self.handicap.addItem(self.tr("%Ln stone(s)", "", stones), stones)
