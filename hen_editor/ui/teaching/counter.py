"""Counting a position: its dead stones are guessed, the user corrects them, and may write the territory down."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hen_editor.core.board import Point
from hen_editor.core.editing.markup_overlay import with_count
from hen_editor.document.worker import Worker
from hen_editor.teaching.counting import Count, can_be_counted
from hen_editor.teaching.playouts import PLAYOUTS, guess
from hen_editor.teaching.scoring import Counting, Recorded, Terms
from hen_editor.ui.dialogs.messages import Answer, ask
from hen_editor.ui.state import State
from hen_editor.ui.teaching.count_bar import CountBar
from hen_editor.ui.wording import color_name

if TYPE_CHECKING:
    from hen_editor.ui.session.session import Session

MOST_EFFORT = 5
"""The number of guesses after which further ones take no more time than the last."""


class Counter(QObject):
    """Lets the user count a position.

    Marked stones are remembered until another position is counted: a step away and back loses nothing.
    """

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self._session = session
        self._bar: CountBar | None = None
        self._work = Worker(self)
        self._guesses = 0
        self._asks_engine = False
        self._before: Counting | None = None
        session.tools.count.toggled = self.toggle
        session.count = self.begin

    @property
    def is_guessing(self) -> bool:
        """Whether a guess is being computed."""
        return self._work.is_working

    def begin(self) -> None:
        """Count the position shown: with the stones marked in it before, those that the game says, or a guess."""
        session, snapshot = self._session, self._session.document.snapshot
        stones, before = snapshot.position.stones, self._before
        if not can_be_counted(stones):
            session.show_status(self.tr("Only boards with nothing but black and white stones can be counted."))
            session.commands.refresh()  # checks the tool in use again, instead of the one that was chosen
            return
        if session.state.counting is not None:
            session.commands.refresh()
            return
        is_known = before is not None and before.counted.stones == stones
        recorded = Recorded.of(snapshot.tree, snapshot.node)
        count = before.counted if before is not None and is_known else Count(stones, recorded.dead(stones))
        is_guess = before is not None and is_known and before.is_guess
        counting = Counting(count, Terms.of(snapshot.tree, snapshot.captures), recorded, is_guess)
        session.tool_controller.finish()
        session.set_state(session.state._replace(counting=counting, solving=None, comparison=None))
        session.panes.board.setFocus()
        if not is_known:
            self._guesses = 0
            if not recorded.territory:
                self.guess()

    def show_state(self, state: State) -> None:
        """Show the score; stop guessing when the count is over."""
        if state.counting is None:
            self._stop_guessing()
            if self._bar is not None:
                self._bar.hide()
            return
        if not state.counting.is_guessing:
            self._before = state.counting
        if self._bar is None:
            self._bar = CountBar(self._session.panes)
        self._bar.show_counting(state.counting, self._buttons())
        self._bar.show()

    def guess(self) -> None:
        """Guess which stones are dead, first by an engine if one runs; each further time with more effort."""
        counting, engine = self._session.state.counting, self._session.engine
        if counting is None:
            return
        self._stop_guessing()
        seed, snapshot = self._guesses, self._session.document.snapshot
        self._guesses = seed + 1
        self._set(counting._replace(is_guessing=True))
        if seed == 0 and engine is not None:
            self._asks_engine = engine.guess_dead(snapshot.tree, snapshot.node, self._show_guess_of_engine)
        if not self._asks_engine:
            playouts = PLAYOUTS * min(self._guesses, MOST_EFFORT)
            self._work.run(partial(guess, counting.counted.stones, playouts, seed), self._show_guess)

    def _show_guess_of_engine(self, dead: frozenset[Point] | None) -> None:
        """Show the guess of an engine, unless the user has gone on; guess otherwise if it has failed."""
        if not self._asks_engine:
            return
        self._asks_engine = False
        if dead is None:
            self.guess()
        else:
            self._show_guess(dead)

    def _stop_guessing(self) -> None:
        self._work.stop()
        if self._asks_engine and self._session.engine is not None:
            self._asks_engine = False
            self._session.engine.cancel()

    def _show_guess(self, dead: frozenset[Point]) -> None:
        if (counting := self._session.state.counting) is not None:
            count = Count(counting.counted.stones, dead)
            self._set(counting._replace(counted=count, is_guess=True, is_guessing=False))

    def toggle(self, point: Point) -> None:
        """Mark the chain on a point dead, or alive again; a guess that is being computed is dropped."""
        if (counting := self._session.state.counting) is None:
            return
        self._mark(counting.counted.toggled(point))
        stones = counting.counted.stones
        words = (
            self.tr("{color} at {point} is alive.")
            if point in counting.counted.dead
            else self.tr("{color} at {point} is dead.")
        )
        words = words.format(color=color_name(stones[point]), point=point.name(stones.size))
        self._session.show_status(words)

    def clear(self) -> None:
        """Mark all stones alive."""
        if (counting := self._session.state.counting) is not None:
            self._mark(Count(counting.counted.stones))

    def finish(self, *, with_result: bool) -> None:
        """Write the territory to this node, and the result to the game if wanted, in one undo step; end the count.

        What the game says already is replaced only after a question.
        """
        session, counting = self._session, self._session.state.counting
        if counting is None or not (session.document.is_read_only or self._may_replace(counting, with_result)):
            return
        if session.state.counting is not counting:  # the game has changed during the question
            return
        result = counting.score.result if with_result else None
        after = with_count(session.document.snapshot, counting.counted.territories, result)
        session.document.edit(after, self.tr("Count"))
        if not session.document.is_read_only:
            self.cancel()

    def _may_replace(self, counting: Counting, with_result: bool) -> bool:
        """Return whether the user lets a count replace what the game says, if it says anything else."""
        recorded, result = counting.recorded, counting.score.result
        marks_differ = recorded.territory and recorded.territory != counting.counted.territories
        question = self.tr("This node marks other territory. Do you want to replace it?") if marks_differ else ""
        details = ""
        if with_result and recorded.result not in ("", result):
            words = self.tr("The recorded result is {recorded}. Do you want to replace it with {result}?")
            question = words.format(recorded=recorded.result, result=result)
            details = self.tr("The territory marked in this node is replaced, too.") if marks_differ else ""
        replace = Answer(self.tr("&Replace"), risky=True)
        return not question or ask(self._session.dialog_parent, question, details, replace) is replace

    def cancel(self) -> None:
        """End the count without writing anything."""
        self._session.end_mode("counting")
        self._session.panes.board.setFocus()

    def _mark(self, count: Count) -> None:
        self._stop_guessing()
        if (counting := self._session.state.counting) is not None:
            self._set(counting._replace(counted=count, is_guess=False, is_guessing=False))

    def _set(self, counting: Counting) -> None:
        self._session.set_state(self._session.state._replace(counting=counting))

    def _buttons(self) -> Mapping[str, Callable[[], object]]:
        """Return what the buttons of the bar do, by their names."""
        do: Mapping[str, Callable[[], object]] = {
            "guess": self.guess,
            "clear": self.clear,
            "done": partial(self.finish, with_result=False),
            "result": partial(self.finish, with_result=True),
            "cancel": self.cancel,
        }
        return {name: partial(self._session.dispatch, each) for name, each in do.items()}
