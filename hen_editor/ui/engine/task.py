"""A task for an engine: it is asked about one thing after the other, and the window takes the answers."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from threading import Event
from typing import Generic, Protocol, TypeVar

from hen_editor.engine import codes
from hen_editor.engine.codes import EngineError
from hen_editor.engine.engine import Engine
from hen_editor.engine.live import EngineJob

Item = TypeVar("Item")
Answer = TypeVar("Answer")


class EngineUser(Protocol):
    """Has an engine for itself, while it does its tasks and between them."""

    def sentence(self) -> str:
        """Return what is said meanwhile."""

    def actions(self) -> Mapping[str, Callable[[], object]]:
        """Return what the user can do, by the names of the buttons."""

    def leave(self) -> None:
        """Have it no longer: it has ended, or something else is wanted of it."""


class EngineTask(Generic[Item, Answer]):
    """Asks an engine about items. A refusal is an answer; whatever ends the engine ends the task.

    question: asks about an item until the event is set, in the thread of the engine; it must hold nothing of Qt. take:
    is given each item and its answer. finished: is told at the end whether all items are answered. title: what is said
    meanwhile, with `{done}` and `{total}`. before: how many others were answered before, which count there, too.
    """

    def __init__(
        self,
        items: Sequence[Item],
        question: Callable[[Engine, Item, Event], Answer],
        take: Callable[[Item, Answer | EngineError], object],
        finished: Callable[[bool], object] = lambda is_complete: None,
        title: str = "",
        before: int = 0,
    ) -> None:
        self._items, self._question, self._take, self.finished = items, question, take, finished
        self._title, self._before = title, before
        self._done = 0
        self._cancelled = Event()
        self._answers = deque[tuple[Item, Answer | EngineError] | None]()

    @property
    def is_complete(self) -> bool:
        """Whether all items are answered."""
        return self._done == len(self._items)

    def sentence(self) -> str:
        """Return what is done, and how much of it."""
        return self._title.format(done=self._before + self._done, total=self._before + len(self._items))

    def job(self) -> EngineJob:
        """Return the job for an engine: what is not answered yet."""
        answers = self._answers = deque[tuple[Item, Answer | EngineError] | None]()
        items, question, cancelled = self._items[self._done :], self._question, self._cancelled

        def ask_each(engine: Engine, stop: Event) -> None:
            try:
                for item in items if not cancelled.is_set() else ():
                    answer: Answer | EngineError
                    try:
                        answer = question(engine, item, stop)
                    except EngineError as error:
                        if not engine.is_running or error.problem.kind == codes.NO_ANSWER:
                            raise
                        answer = error
                    if stop.is_set() or cancelled.is_set():
                        return
                    answers.append((item, answer))
            finally:
                answers.append(None)

        return ask_each

    def cancel(self) -> None:
        """Ask about nothing more."""
        self._cancelled.set()

    def hand_on(self) -> bool:
        """Hand on the answers that have come; return whether it goes on."""
        while self._answers and not self._cancelled.is_set():
            if (answered := self._answers.popleft()) is None:
                return False
            self._done += 1
            self._take(*answered)
        return not self._cancelled.is_set()
