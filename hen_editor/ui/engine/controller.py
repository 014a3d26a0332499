"""An engine beside the board: it follows what is shown, and the bar and the board show what it thinks."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSettings, QTimer
from PySide6.QtWidgets import QDialog

from hen_editor.core.board import Color, Point
from hen_editor.core.editing.play import with_line
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.document.worker import Worker, collect_garbage_here
from hen_editor.engine.engines import EngineSpec, found_engines, with_distinct_names
from hen_editor.engine.live import EngineThread, NodeAnalysis
from hen_editor.engine.protocol import Analysis
from hen_editor.engine.sync import COUNTING
from hen_editor.ui.board.analysis import AnalysisLayer
from hen_editor.ui.commands.help import show_help
from hen_editor.ui.commands.preferences import ask_for_preferences
from hen_editor.ui.dialogs.messages import Answer, ask, message_box
from hen_editor.ui.engine import known, words
from hen_editor.ui.engine.bar import EngineBar, EngineReading
from hen_editor.ui.engine.task import EngineTask, EngineUser
from hen_editor.ui.settings import chosen
from hen_editor.ui.state import AnalysisMode, CandidateFigures, EngineEffort, State
from hen_editor.ui.widgets.announcing import announce
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import message

if TYPE_CHECKING:
    from hen_editor.ui.engine.preferences import EnginesPage
    from hen_editor.ui.session.session import Session

AnyTask = EngineTask[Any, Any]

FIGURES, OWNERSHIP, EFFORT = "engine/figures", "engine/ownership", "engine/effort"
"""The keys of which figures moves have, whether the board shows whose points are, and how much an engine thinks."""

PAGE, GUIDE_PAGE = "engines", "engines.md"
"""The pages of the preferences and of the guide."""

SAID_MS = 1500
"""How long an engine thinks about what is shown before that is said, in milliseconds."""


def is_same_position(one: Snapshot, other: Snapshot) -> bool:
    """Return whether two snapshots are about the same position of the same node, as engines see it."""
    now, then = one.position, other.position
    is_same = one.node == other.node and one.tree.is_state_of(other.tree)
    return is_same and (now.stones, now.mover, now.ko) == (then.stones, then.mover, then.ko)


def _is_counted_alike(one: GameTree, other: GameTree) -> bool:
    now, then = (tree.node(tree.root).raw for tree in (one, other))
    return all(now.get(name) == then.get(name) for name in COUNTING)


class EngineController(QObject):
    """Lets an engine analyse what is shown. running: the engine, None while there is none."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self._session = session
        self._bar: EngineBar | None = None
        self._work = Worker(self)
        self._engines: Sequence[EngineSpec] = ()
        self.running: EngineThread | None = None
        self._ending: list[EngineThread] = []
        self._followed: tuple[GameTree, NodeId] | None = None
        self._snapshot: Snapshot | None = None
        self._found: NodeAnalysis | None = None
        self._task: AnyTask | None = None
        self._user: EngineUser | None = None
        self._note = ""
        self._looking = QTimer(self, interval=known.LOOK_MS)
        self._looking.timeout.connect(self.look)
        self._saying = QTimer(self, singleShot=True, interval=SAID_MS)
        self._saying.timeout.connect(self._say)
        session.panes.board.hovered.connect(self._show_line)
        session.closing.connect(self._end)
        session.preference_pages = (_page,)
        mode = AnalysisMode(
            figures=chosen(FIGURES, CandidateFigures.POINTS_LOST),
            shows_ownership=QSettings().value(OWNERSHIP, False, type=bool) is True,
            effort=chosen(EFFORT, EngineEffort.MEDIUM),
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
        else:
            self.find(self._start)

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
        after = with_line(before, candidate.line or (candidate.move,))
        document.edit(after, self.tr("Add line"))
        is_new = document.snapshot is not before
        if not is_new and after != before:
            return  # it is read-only, and says so
        self._session.show_status(
            self.tr("Line added as a variation.") if is_new else self.tr("The game has this line already.")
        )

    def words(self) -> str:
        """Return what the engine thinks, as sentences."""
        if self.analysis is None:
            return self._sentence() or self.tr("The engine has named no move yet.")
        return words.sentences(self.analysis, self._session.document.snapshot.position.size)

    # Tasks.

    @property
    def is_working(self) -> bool:
        """Whether it does a task."""
        return self._task is not None

    @property
    def is_free(self) -> bool:
        """Whether the engine runs, and only follows what is shown."""
        is_running = self.running is not None and self.running.is_ready and not self.is_lost
        return is_running and self._task is None and self._user is None

    def do(self, task: AnyTask, user: EngineUser | None = None) -> None:
        """Let the engine do a task instead of what it does; it is started if it does not run.

        user: what has it for itself also after the task.
        """
        self._release(user)
        self._end_task()
        self._task, self._found = task, None
        if self.running is None:
            self.find(self._start)
        elif self.is_lost:
            self._start(self.running.spec)
        else:
            self.running.pause()  # first: it would end the task
            self.running.do(task.job())
        self._refresh()
        self._announce()

    def cancel(self) -> None:
        """Do no task any more, and follow what is shown."""
        self._end_task()
        self._refresh()

    def _end_task(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            if self.running is not None:
                self.running.pause()
            task.finished(task.is_complete)

    def _release(self, user: EngineUser | None = None) -> None:
        """Take the engine from who has it, for another."""
        before, self._user = self._user, user
        if before is not None and before is not user:
            before.leave()

    def rest(self, note: str = "") -> None:
        """Do nothing. note: why, to be read until the engine goes on."""
        self._release()
        self._end_task()
        self._set(is_on=self._session.state.analysis.is_on, is_paused=True, note=note)
        self._refresh()
        self._announce()

    def _refresh(self) -> None:
        self.show_state(self._session.state)
        self._session.commands.refresh()

    def find(self, then: Callable[[EngineSpec], object]) -> None:
        """Find engines and hand on the preferred one, or explain how to get one."""
        added = known.added_engines()
        self._work.run(lambda _: with_distinct_names([*added, *found_engines()]), partial(self._take_found, then))

    def _hand_on(self) -> None:
        """Hand on the answers of the task; its end if there are no more."""
        task = self._task
        if self.is_lost:
            self._release()
        if task is not None and not (task.hand_on() and not self.is_lost) and self._task is task:
            self._task = None
            task.finished(task.is_complete)
            self._refresh()

    def _take_found(self, then: Callable[[EngineSpec], object], engines: Sequence[EngineSpec]) -> None:
        self._engines = engines
        if (spec := known.preferred(engines)) is None:
            self._release()
            self._end_task()
            self._explain_none()
        else:
            then(spec)

    def _explain_none(self) -> None:
        """Say that there is no engine, and how to get one."""
        guide, settings = Answer(self.tr("&How to get one")), Answer(self.tr("&Preferences..."))
        details = self.tr(
            "An engine is a separate program that plays Go. GNU Go and KataGo are free, and found automatically once "
            "they are installed; others can be added in the preferences."
        )
        answer = ask(self._session.dialog_parent, self.tr("No engine was found."), details, guide, settings)
        if answer is guide:
            show_help(self._session, GUIDE_PAGE)
        elif answer is settings:
            ask_for_preferences(self._session, PAGE)

    def _pause(self) -> None:
        if self.running is not None and self.is_lost:
            self._start(self.running.spec)
        else:
            self._set(is_on=True, is_paused=not self._session.state.analysis.is_paused)

    def _set(self, *, is_on: bool, is_paused: bool = False, note: str = "") -> None:
        self._note = note
        state = self._session.state
        mode = state.analysis._replace(is_on=is_on, is_paused=is_paused)
        self._session.set_state(state._replace(analysis=mode))

    # The engine.

    @property
    def is_lost(self) -> bool:
        """Whether the engine has ended."""
        return self.running is not None and self.running.is_lost

    def _start(self, spec: EngineSpec) -> None:
        self._end()
        known.remember(spec)
        self.running = known.start_engine(spec)
        if self._task is not None:
            self.running.do(self._task.job())
        self._looking.start()
        if self._bar is None:
            self._bar = EngineBar(self._session.panes, lambda name: self._session.dispatch(lambda: self._press(name)))
        engines = self._engines
        self._bar.offer([each.name for each in engines], spec.name, lambda index: self._start(engines[index]))
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
                self._release()
                self._end_task()
                self._end()
                self._show(state)
            return
        self._forget_others(state.snapshot)
        self._follow(state)
        self._show(state)

    def _forget_others(self, snapshot: Snapshot) -> None:
        before, self._snapshot = self._snapshot, snapshot
        if before is None or before is snapshot:
            return
        if not (is_same_position(snapshot, before) and _is_counted_alike(snapshot.tree, before.tree)):
            self._found = None

    def _follow(self, state: State) -> None:
        """Analyse another node, or nothing while the user is to find moves, or counts."""
        is_to_find = state.is_solving or state.counting is not None
        if is_to_find:
            self._found = None
        if (engine := self.running) is None:
            return
        tree, node = state.snapshot.tree, state.snapshot.node
        if self._task is not None or self._user is not None:
            self._found = self._followed = None
        elif is_to_find or state.analysis.is_paused:
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
        self._hand_on()
        if self.running is None:
            if not self._ending:
                self._looking.stop()
            return
        found, is_new = self.running.news()
        if found is not None and self._follows(found.tree, found.node):
            self._found = found
        if self.running.error is not None:
            self._found = None
            if is_new:
                self._announce()
        if is_new or self._task is not None or not self.running.is_ready:
            self._show(self._session.state)

    def _announce(self) -> None:
        """Let the sentence of the bar be heard; where there is no bar yet, show it."""
        if self._bar is not None and self._bar.isVisible():
            announce(self._bar, self._sentence())
        else:
            self._session.show_status(self._sentence())

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

    def _reading(self, state: State, engine: EngineThread) -> EngineReading:
        is_idle = self._followed is None and self._task is None and self._user is None
        is_resting = is_idle or not engine.is_ready
        return EngineReading(
            engine.spec.name,
            "failed" if engine.error is not None else "paused" if is_resting else "running",
            self.analysis,
            self._sentence(),
            has_rates=engine.can_analyze,
            details=bool(self._details(engine)),
            pause="retry" if self.is_lost else "resume" if state.analysis.is_paused else "pause",
            actions=tuple(self._actions()),
        )

    def _actions(self) -> Mapping[str, Callable[[], object]]:
        """Return what can be done now, by the names of the buttons."""
        if self.is_lost:
            return {"pause": self._pause}
        if self._user is not None:
            return self._user.actions()
        if self._task is not None:
            return {"cancel": self.cancel}
        return {"pause": self._pause, "line": self.add_line, "best": self.play_best}

    def _press(self, name: str) -> None:
        do = {"details": self._show_details, "close": self.toggle, **self._actions()}.get(name)
        if do is not None:
            do()

    def _details(self, engine: EngineThread) -> str:
        """Return what can be read besides: what it has written, or in what its position differs from that shown."""
        if engine.error is not None:
            return engine.log
        return "" if self._found is None else "\n".join(map(message, self._found.notes))

    def _sentence(self) -> str:
        """Return why there are no figures, if that is more than that there are none yet."""
        engine, doer = self.running, self._user or self._task
        if engine is not None and engine.error is not None:
            return message(engine.error.problem)
        if engine is not None and not engine.is_ready and (output := engine.log.rpartition("\n")[2]):
            return self.tr("Starting: {output}").format(output=output)
        if doer is not None:
            return doer.sentence()
        if engine is not None and not engine.is_ready:
            return self.tr("Starting...")
        return self._note

    def _show_details(self) -> None:
        if self.running is not None:
            sentence = self._sentence() or self.running.spec.name
            run(message_box(self._session.dialog_parent, sentence, self._details(self.running)))


def _page(dialog: QDialog) -> "EnginesPage":
    from hen_editor.ui.engine.preferences import EnginesPage

    return EnginesPage(dialog)
