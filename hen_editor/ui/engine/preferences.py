"""The page of the preferences about engines: those that are found, those that are added, and what each can."""

from collections.abc import Sequence
from pathlib import PurePath
from threading import Event
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.board import BoardSize, Stones
from hen_editor.core.position import Position
from hen_editor.document.files import path_of
from hen_editor.document.worker import Worker, collect_garbage_here
from hen_editor.engine.codes import NO_ANALYSIS, REFUSED, EngineError
from hen_editor.engine.engine import Engine, SearchLimits
from hen_editor.engine.engines import EngineSpec, found_engines, joined_command, with_distinct_names
from hen_editor.engine.live import EngineThread
from hen_editor.engine.protocol import Analysis
from hen_editor.ui.dialogs.preferences import PreferencePage
from hen_editor.ui.engine import known
from hen_editor.ui.engine.words import decimal
from hen_editor.ui.widgets.fields import push_button
from hen_editor.ui.widgets.plain_text import label, tooltip
from hen_editor.ui.wording import grouped, message

translate = QCoreApplication.translate

_TRIED_SIDES = (25, 19, 13, 9)
_TRIAL = SearchLimits(100, 5.0)

_LOG_HEIGHT = 110
"""The least height of what is told of a test, in pixels."""


class EngineReport(NamedTuple):
    """What an engine can do, as a test has shown.

    largest: the lines of the largest square board. analysis: of the empty board, None if it names no moves. seconds:
    how long that took.
    """

    engine: Engine
    largest: int
    analysis: Analysis | None
    seconds: float

    def words(self) -> str:
        """Return it as lines of text."""
        shapes = (
            translate("EnginesPage", "Boards of up to {lines} lines, rectangular ones too.")
            if "rectangular_boardsize" in self.engine.commands
            else translate("EnginesPage", "Square boards of up to {lines} lines.")
        )
        lines = [f"{self.engine.name} {self.engine.version}", shapes.format(lines=self.largest), self._analysis_words()]
        return "\n".join(lines)

    def _analysis_words(self) -> str:
        if self.analysis is None:
            return translate("EnginesPage", "Plays only: it names no good moves.")
        seconds = decimal(self.seconds)
        if not self.engine.can_analyze:
            return translate("EnginesPage", "Names good moves, without win rates, in {seconds} s.").format(
                seconds=seconds
            )
        words = translate("EnginesPage", "Analyses with win rates; visits in {seconds} s: {number}.")
        return words.format(number=grouped(self.analysis.visits), seconds=seconds)


def examine(engine: Engine, stop: Event) -> EngineReport:
    """Find out what an engine can do, in its thread. Raises EngineError if it fails."""
    largest = next((side for side in _TRIED_SIDES if not stop.is_set() and _takes(engine, side)), 0)
    side = min(largest or _TRIED_SIDES[-1], 19)
    engine.put_position(Position(Stones(BoardSize(side, side))))  # or say why it takes none
    begun = monotonic()
    try:
        found = engine.analyze(_TRIAL, stop=stop)
    except EngineError as error:
        if error.problem.kind != NO_ANALYSIS:
            raise
        found = None
    return EngineReport(engine, largest, found, monotonic() - begun)


def _takes(engine: Engine, side: int) -> bool:
    try:
        engine.put_position(Position(Stones(BoardSize(side, side))))
    except EngineError as error:
        if error.problem.kind != REFUSED:
            raise
        return False
    return True


class EnginesPage(PreferencePage):
    """Lists engines, takes those that the user adds, and tests one at once."""

    name = "engines"

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self.title = self.tr("En&gines")
        self._added = known.added_engines()
        self._found: Sequence[EngineSpec] = ()
        self._tested: EngineThread | None = None
        self._reports: list[EngineReport] = []
        self._work = Worker(self)
        self._looking = QTimer(self, interval=known.LOOK_MS)
        self._looking.timeout.connect(self._look)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Engines"))
        self.list.currentRowChanged.connect(self._show_buttons)
        self.setFocusProxy(self.list)
        self.command = QLineEdit(self)
        self.command.setPlaceholderText("gnugo --mode gtp")
        self.command.setAccessibleName(self.tr("Command line of an engine"))
        self.command.textChanged.connect(self._show_buttons)
        self.log = QPlainTextEdit(self)
        self.log.setReadOnly(True)
        self.log.setAccessibleName(self.tr("What the test has shown"))
        self.log.setPlaceholderText(self.log.accessibleName())
        self.log.setMinimumHeight(_LOG_HEIGHT)
        self.choose = push_button(self.tr("&Browse..."), self._choose_program, self)
        self.add = push_button(self.tr("Add to &list"), self._add, self)
        self.remove = push_button(self.tr("&Remove"), self._remove, self)
        self.test = push_button(self.tr("&Test"), self._test_or_cancel, self)
        title = label(self.tr("&Command line:"), self)
        title.setBuddy(self.command)
        column = QVBoxLayout(self)
        column.addWidget(self.list, 1)
        column.addLayout(_row(self.remove, self.test, None))
        column.addWidget(title)
        column.addLayout(_row(self.command, self.choose, self.add))
        column.addWidget(self.log, 1)
        dialog.finished.connect(self._end)
        self._show(0)
        self._work.run(lambda _: found_engines(), self._show_found)

    def values(self) -> dict[str, object]:
        """Return what is to be stored, by the keys of the settings."""
        return {} if self._added == known.added_engines() else known.stored(self._added)

    @property
    def _chosen(self) -> EngineSpec | None:
        engines, row = self._engines, self.list.currentRow()
        return engines[row] if 0 <= row < len(engines) else None

    @property
    def _engines(self) -> list[EngineSpec]:
        return with_distinct_names([*self._added, *self._found])

    def _show_found(self, found: Sequence[EngineSpec]) -> None:
        self._found = found
        self._show(0)
        if not (found or self._added):
            self.log.setPlainText(
                self.tr(
                    "No engine was found. An engine is a separate program that plays Go: GNU Go and KataGo are free."
                )
            )

    def _show(self, row: int) -> None:
        """Show the list, with this row chosen."""
        self.list.clear()
        for index, spec in enumerate(self._engines):
            added = self.tr("{engine} (added)").format(engine=spec.name)
            self.list.addItem(added if index < len(self._added) else spec.name)
            self.list.item(index).setToolTip(tooltip(spec.command))
        self.list.setCurrentRow(row)
        self._show_buttons()

    def _show_buttons(self) -> None:
        is_testing = self._tested is not None
        self.add.setEnabled(bool(self.command.text().strip()))
        self.remove.setEnabled(0 <= self.list.currentRow() < len(self._added) and not is_testing)
        self.test.setEnabled(is_testing or self._chosen is not None)
        self.test.setText(self.tr("&Stop test") if is_testing else self.tr("&Test"))

    # The engines.

    def _choose_program(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Choose an engine"))
        if path:
            self.command.setText(joined_command([str(path_of(path))]))

    def _add(self) -> None:
        """Add the engine of a command line, and test it."""
        command = self.command.text().strip()
        try:
            words = EngineSpec("", command).arguments()
        except EngineError as error:
            self.log.setPlainText(message(error.problem))
            return
        self._added.append(EngineSpec(PurePath(words[0]).stem, command))
        self.command.clear()
        self._show(len(self._added) - 1)
        self.list.setFocus()
        self._end()
        self._begin()

    def _remove(self) -> None:
        row = self.list.currentRow()
        del self._added[row]
        self._show(min(row, self.list.count() - 2))

    # The test.

    def _test_or_cancel(self) -> None:
        if self._tested is None:
            self._begin()
        else:
            self._end()
            self.log.appendPlainText(self.tr("Stopped."))

    def _begin(self) -> None:
        if (spec := self._chosen) is None:
            return
        self._tested = engine = known.start_engine(spec)
        reports = self._reports = list[EngineReport]()  # the thread must hold nothing of Qt
        engine.do(lambda asked, stop: reports.append(examine(asked, stop)))
        self._looking.start()
        self._show_buttons()

    def _end(self) -> None:
        if self._tested is not None:
            self._tested.close()
            self._tested = None
            self._show_buttons()

    def _look(self) -> None:
        """Show what the engine writes, and what the test has shown."""
        collect_garbage_here()
        if (engine := self._tested) is None:
            return
        if engine.error is not None:
            self._show_log(engine.log, message(engine.error.problem))
            self._end()
        elif self._reports:
            self._show_log(engine.log, self._reports[0].words())
            self._end()
        else:
            self._show_log(engine.log, self.tr("Testing {engine}...").format(engine=engine.spec.name))

    def _show_log(self, *parts: str) -> None:
        """Show texts below one another, and the last of them."""
        text = "\n".join(filter(None, parts))
        if text != self.log.toPlainText():
            self.log.setPlainText(text)
            self.log.moveCursor(QTextCursor.MoveOperation.End)


def _row(*parts: QWidget | None) -> QHBoxLayout:
    """Return widgets in a row; None for room."""
    row = QHBoxLayout()
    for part in parts:
        if part is None:
            row.addStretch(1)
        else:
            row.addWidget(part)
    return row
