"""An engine beside the board: it follows what is shown, and the bar and the board show what it thinks."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, QTimer
from PySide6.QtWidgets import QDialog

from hen_editor.core.board import Color, Point
from hen_editor.core.editing.play import with_line
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.document.worker import Worker, collect_garbage_here
from hen_editor.engine.engines import EngineSpec, found_engines
from hen_editor.engine.live import NodeAnalysis
from hen_editor.engine.protocol import Analysis
from hen_editor.ui.board.analysis import AnalysisLayer
from hen_editor.ui.commands.preferences import ask_for_preferences
from hen_editor.ui.dialogs.messages import Answer, ask, message_box
from hen_editor.ui.engine import known, words
from hen_editor.ui.engine.bar import EngineBar, EngineReading
from hen_editor.ui.engine.running import LOOK_MS, RunningEngine
from hen_editor.ui.settings import chosen
from hen_editor.ui.state import AnalysisMode, CandidateFigures, State
from hen_editor.ui.widgets.announcing import announce
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import message

if TYPE_CHECKING:
    from hen_editor.ui.engine.preferences import EnginesPage
    from hen_editor.ui.session.session import Session

FIGURES, OWNERSHIP = "engine/figures", "engine/ownership"
"""The keys of which figures moves have, and whether the board shows whose points are."""

PAGE = "engines"
"""The page of the preferences."""

SAID_MS = 1500
"""How long an engine thinks about what is shown before that is said, in milliseconds."""


class EngineController(QObject):
    """Lets an engine analyse what is shown. running: the engine, None while there is none."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self._session = session
        self._bar: EngineBar | None = None
        self._work = Worker(self)
        self._engines: Sequence[EngineSpec] = ()
        self.running: RunningEngine | None = None
        self._ending: list[RunningEngine] = []
        self._followed: tuple[GameTree, NodeId] | None = None
        self._snapshot: Snapshot | None = None
        self._found: NodeAnalysis | None = None
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self.look)
        self._saying = QTimer(self, singleShot=True, interval=SAID_MS)
        self._saying.timeout.connect(self._say)
        session.engine = self
        session.panes.board.hovered.connect(self._show_line)
        session.closing.connect(self._end)
        session.preference_pages = (_page,)
        mode = AnalysisMode(
            figures=chosen(FIGURES, CandidateFigures.POINTS_LOST),
            shows_ownership=QSettings().value(OWNERSHIP, False, type=bool) is True,
        )
        session.set_state(session.state._replace(analysis=mode))

    @property
    def analysis(self) -> Analysis | None:
        """What the engine thinks of what is shown; None if it has said nothing yet."""
        return None if self._found is None else self._found.analysis

    # Commands.

    def toggle(self) -> None:
        """Let an engine analyse what is shown, or end it."""
        if self._session.state.analysis.is_on:
            self._set(is_on=False)
            self._session.panes.board.setFocus()
            return
        added = known.added_engines()
        self._work.run(lambda _: [*added, *found_engines()], self._begin)

    def play_best(self) -> None:
        """Play the move that the engine prefers."""
        if self.analysis is None:
            self._session.show_status(self.tr("The engine has named no move yet."))
        elif (refused := self._session.document.play(self.analysis.best.move)) is not None:
            self._session.show_status(message(refused))

    def add_line(self, point: Point | None = None) -> None:
        """Add the line that begins with a move, by default the best one, as a variation."""
        document, candidates = self._session.document, () if self.analysis is None else self.analysis.candidates
        candidate = next((each for each in candidates if point in (None, each.move)), None)
        if candidate is None:
            self._session.show_status(self.tr("The engine has named no move yet."))
            return
        before = document.snapshot
        document.edit(with_line(before, candidate.line or (candidate.move,)), self.tr("Add line"))
        is_new = document.snapshot is not before
        self._session.show_status(
            self.tr("Line added as a variation.") if is_new else self.tr("The game has this line already.")
        )

    def words(self) -> str:
        """Return what the engine thinks, as sentences."""
        if self.analysis is None:
            return self._sentence() or self.tr("The engine has named no move yet.")
        return words.sentences(self.analysis, self._session.document.snapshot.position.size)

    def _begin(self, engines: Sequence[EngineSpec]) -> None:
        self._engines = engines
        if (spec := known.preferred(engines)) is None:
            self._explain_none()
        else:
            self._start(spec)

    def _explain_none(self) -> None:
        """Say that there is no engine, and how to get one."""
        settings = Answer(self.tr("&Preferences..."))
        details = self.tr(
            "An engine is a program of its own that plays Go. GNU Go and KataGo are free: once one is installed, it is "
            "found by itself, or can be added in the preferences."
        )
        if ask(self._session.dialog_parent, self.tr("No engine was found."), details, settings) is settings:
            ask_for_preferences(self._session, PAGE)

    def _choose(self, index: int) -> None:
        self._start(self._engines[index])

    def _pause(self) -> None:
        if self.running is not None and self._is_lost:
            self._start(self.running.spec)
        else:
            self._set(is_on=True, is_paused=not self._session.state.analysis.is_paused)

    def _set(self, *, is_on: bool, is_paused: bool = False) -> None:
        state = self._session.state
        mode = state.analysis._replace(is_on=is_on, is_paused=is_paused)
        self._session.set_state(state._replace(analysis=mode))

    # The engine.

    @property
    def _is_lost(self) -> bool:
        return self.running is not None and not self.running.is_alive()

    def _start(self, spec: EngineSpec) -> None:
        self._end()
        known.remember(spec)
        self.running = RunningEngine(spec)
        self._looking.start()
        if self._bar is None:
            self._bar = EngineBar(self._session.panes, self._buttons())
        self._bar.offer([each.name for each in self._engines], spec.name, self._choose)
        self._set(is_on=True)
        self.show_state(self._session.state)  # which may be the same as before: it was another engine

    def _end(self) -> None:
        """End the engine; whoever looks goes on until it has ended, so that garbage is collected as ever."""
        if self.running is not None:
            self.running.close()
            self._ending.append(self.running)
        self.running = self._followed = self._found = None

    def show_state(self, state: State) -> None:
        """Follow what is shown, and show only what is about it."""
        if not state.analysis.is_on:
            if self.running is not None:
                self._end()
                self._show(state)
            return
        self._forget_others(state.snapshot)
        self._follow(state)
        self._show(state)

    def _forget_others(self, snapshot: Snapshot) -> None:
        before, self._snapshot = self._snapshot, snapshot
        if before is None or self._found is None or before is snapshot:
            return
        now, then = snapshot.position, before.position
        is_same = snapshot.node == before.node and snapshot.tree.is_state_of(before.tree)
        if not is_same or (now.stones, now.mover, now.ko) != (then.stones, then.mover, then.ko):
            self._found = None

    def _follow(self, state: State) -> None:
        """Analyse another node, or nothing while the user is to find moves, or counts."""
        is_to_find = state.is_solving or state.counting is not None
        if is_to_find:
            self._found = None
        if (engine := self.running) is None:
            return
        tree, node = state.snapshot.tree, state.snapshot.node
        if is_to_find or state.analysis.is_paused:
            engine.pause()
            self._followed = None
        elif not self._follows(tree, node):
            engine.follow(tree, node)
            self._followed = tree, node
            self._saying.start()

    def _follows(self, tree: GameTree, node: NodeId) -> bool:
        return self._followed is not None and self._followed[0] is tree and self._followed[1] == node

    def look(self) -> None:
        """Show the news of the engine."""
        collect_garbage_here()
        self._ending = [each for each in self._ending if each.is_alive()]
        if self.running is None:
            if not self._ending:
                self._looking.stop()
            return
        found, is_new = self.running.news()
        if found is not None and self._follows(found.tree, found.node):
            self._found = found
        if self.running.error is not None:
            self._found = None
            if is_new and self._bar is not None:
                announce(self._bar, self._sentence())
        if is_new or not self.running.is_ready:
            self._show(self._session.state)

    def _say(self) -> None:
        if self._bar is not None and self._bar.isVisible() and self.analysis is not None:
            announce(self._bar, self.words())

    # What is shown.

    def _show(self, state: State) -> None:
        self._show_layer(state)
        if self._bar is not None and self.running is not None:
            self._bar.show_reading(self._reading(state, self.running))
        if self._bar is not None:
            self._bar.setVisible(self.running is not None)

    def _show_layer(self, state: State) -> None:
        board, found = self._session.panes.board, self.analysis
        layer = AnalysisLayer()
        if found is not None and state.preview is None:
            layer = words.layer(found, state.analysis, state.snapshot.position)
            layer = layer._replace(line=self._line(board.hovered_point))
        board.show_analysis(layer)

    def _line(self, point: Point | None) -> tuple[tuple[Point, Color], ...]:
        if (found := self.analysis) is None or point is None:
            return ()
        return next((words.line(found, each) for each in found.candidates if each.move == point), ())

    def _show_line(self, point: Point | None) -> None:
        """Show the line of the move that is pointed at."""
        if (layer := self._session.panes.board.analysis).discs:
            self._session.panes.board.show_analysis(layer._replace(line=self._line(point)))

    def _reading(self, state: State, engine: RunningEngine) -> EngineReading:
        is_resting = self._followed is None or not engine.is_ready
        return EngineReading(
            engine.spec.name,
            "failed" if engine.error is not None else "paused" if is_resting else "running",
            self.analysis,
            self._sentence(),
            has_rates=engine.can_analyze,
            details=bool(self._details(engine)),
            is_paused=state.analysis.is_paused or self._is_lost,
        )

    def _details(self, engine: RunningEngine) -> str:
        """Return what can be read besides: what it has written, or in what its position differs from that shown."""
        if engine.error is not None:
            return engine.log
        return "" if self._found is None else "\n".join(map(message, self._found.notes))

    def _sentence(self) -> str:
        """Return why there are no figures, if that is more than that there are none yet."""
        engine = self.running
        if engine is None:
            return ""
        if engine.error is not None:
            return message(engine.error.problem)
        if engine.is_ready:
            return ""
        output = engine.log.rpartition("\n")[2]
        return self.tr("Starting: {output}").format(output=output) if output else self.tr("Starting...")

    def _show_details(self) -> None:
        if self.running is not None:
            sentence = self._sentence() or self.running.spec.name
            run(message_box(self._session.dialog_parent, sentence, self._details(self.running)))

    def _buttons(self) -> Mapping[str, Callable[[], object]]:
        do: Mapping[str, Callable[[], object]] = {
            "details": self._show_details,
            "pause": self._pause,
            "line": self.add_line,
            "best": self.play_best,
            "close": self.toggle,
        }
        return {name: partial(self._session.dispatch, each) for name, each in do.items()}


def _page(dialog: QDialog) -> "EnginesPage":
    from hen_editor.ui.engine.preferences import EnginesPage

    return EnginesPage(dialog)
