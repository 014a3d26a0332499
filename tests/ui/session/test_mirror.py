"""The mirror: every view is shown one state, each once after a change."""

import sys
from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hen_editor.core.board import WHITE, Point
from hen_editor.core.editing import variations
from hen_editor.core.editing.snapshot import edited
from hen_editor.document.document import Document
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.hen_typing import HenTyping
from hen_editor.ui.session.mirror import Mirror
from hen_editor.ui.state import State, View
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import click, show_game

HIGHLIGHTED = frozenset({Point(0, 0)})


class Recorder:
    """A view that keeps the states that it was shown, and may do something when it is shown one."""

    def __init__(self, do: Callable[[State], object] = lambda state: None) -> None:
        self.states: list[State] = []
        self._do = do

    def show_state(self, state: State) -> None:
        self.states.append(state)
        self._do(state)


@pytest.fixture
def document(owner: QObject) -> Document:
    return Document(owner)


def test_a_change_of_the_document_is_shown_to_each_view_once(document: Document) -> None:
    views = Recorder(), Recorder()
    mirror = Mirror(document, document)
    mirror.views = views
    document.play(Point(3, 3))
    assert [[state.snapshot.move_number for state in view.states] for view in views] == [[0, 1], [0, 1]]
    assert views[0].states[-1].snapshot is document.snapshot
    assert views[0].states[-1].is_modified


def test_what_is_shown_already_is_not_shown_again(document: Document) -> None:
    view = Recorder()
    mirror = Mirror(document, document)
    mirror.views = [view]
    mirror.show(mirror.state._replace(chosen_tool=mirror.state.chosen_tool))
    assert len(view.states) == 1


def test_a_text_that_was_not_applied_is_gone_once_the_document_is_shown_again(document: Document) -> None:
    mirror = Mirror(document, document)
    text = mirror.state.typing.text
    mirror.show(mirror.state._replace(typing=HenTyping("typed")))
    document.changed.emit(document.snapshot)
    assert mirror.state.typing.text == text


def test_what_a_view_changes_is_shown_once_to_those_after_it(document: Document) -> None:
    mirror = Mirror(document, document)
    first, last = Recorder(lambda state: mirror.show(mirror.state._replace(highlighted=HIGHLIGHTED))), Recorder()
    mirror.views = [first, last]
    assert [state.highlighted for state in first.states] == [frozenset(), HIGHLIGHTED]
    assert [state.highlighted for state in last.states] == [HIGHLIGHTED]


def test_an_error_in_a_view_keeps_the_next_from_showing_nothing(document: Document, qtbot: QtBot) -> None:
    mirror, last = Mirror(document, document), Recorder()
    with qtbot.captureExceptions() as raised:
        mirror.views = [Recorder(lambda state: 1 / 0), last]
    assert [kind for kind, _, _ in raised] == [ZeroDivisionError]
    assert len(last.states) == 1


def test_even_an_error_in_the_handler_of_errors_keeps_later_states_from_no_view(
    document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    def raise_again(kind: object, error: BaseException, trace: object) -> None:
        raise error

    mirror, views = Mirror(document, document), (Recorder(lambda state: 1 / 0), Recorder())
    with monkeypatch.context() as patched:
        patched.setattr(sys, "excepthook", raise_again)
        with pytest.raises(ZeroDivisionError):
            mirror.views = views
    mirror.views = views[1:]
    mirror.show(mirror.state._replace(highlighted=HIGHLIGHTED))
    assert [state.highlighted for state in views[1].states][-1] == HIGHLIGHTED


@pytest.mark.parametrize(
    "do", [lambda document: document.type_hen(".9x9"), lambda document: document.undo_stack.undo()]
)
def test_no_point_stays_highlighted_when_anything_is_done(document: Document, do: Callable[[Document], None]) -> None:
    document.set_turn(WHITE)
    mirror = Mirror(document, document)
    mirror.show(mirror.state._replace(highlighted=HIGHLIGHTED))
    do(document)
    assert mirror.state.highlighted == frozenset()


@pytest.mark.parametrize("do", ["a move", "a key"])
def test_a_move_or_a_key_in_the_hen_field_is_shown_once(window: MainWindow, do: str) -> None:
    show_game(window, "(;SZ[9];B[cc];W[dd])")
    editor, view = window.findChild(HenEditor), Recorder()
    window.session.mirror.views = [*window.session.mirror.views, view]
    editor.setFocus()
    view.states.clear()
    if do == "a move":
        click(window, Point(4, 4))
    else:
        QTest.keyClicks(editor, ".")
    assert [state.snapshot for state in view.states] == [window.document.snapshot]


# The law of one pass: an action enters the mirror once, which shows each view its state at most once.


class Watch:
    """Watches a window: how often its mirror is entered, its views are shown a state, and what they emit meanwhile."""

    def __init__(self, window: MainWindow) -> None:
        self.entered = 0
        self.shown: Counter[str] = Counter()
        self.emitted: list[str] = []
        self._shown_now: list[str] = []
        views = [*window.session.mirror.views]
        window.session.mirror.views = [Watched(view, number, self) for number, view in enumerate(views)]
        for view in views:
            for name in own_signals(view):
                getattr(view, name).connect(partial(self._note, f"{type(view).__name__}.{name}"))
        self.clear()

    def clear(self) -> None:
        self.entered = 0
        self.shown.clear()

    def begin(self, view: str) -> None:
        self.shown[view] += 1
        self._shown_now.append(view)

    def end(self) -> None:
        self._shown_now.pop()

    def _note(self, signal: str, *_: object) -> None:
        if self._shown_now:
            self.emitted.append(f"{signal} while {self._shown_now[-1]} is shown a state")


class Watched:
    """A view that is watched."""

    def __init__(self, view: View, number: int, watch: Watch) -> None:
        self._view, self._watch, self._name = view, watch, f"{type(view).__name__} ({number})"

    def show_state(self, state: State) -> None:
        self._watch.begin(self._name)
        self._view.show_state(state)
        self._watch.end()


def own_signals(view: View) -> list[str]:
    """Return the names of the signals that a view's own classes have."""
    classes = [kind for kind in type(view).__mro__ if kind.__module__.startswith("hen_editor")]
    return [name for kind in classes for name, value in vars(kind).items() if isinstance(value, Signal)]


GAME = "(;SZ[9];B[cc]C[Here.];W[dd];B[gg](;W[gc];B[cg])(;W[cg]))"


def key(*pressed: Qt.Key | str) -> list[Callable[[MainWindow], object]]:
    """Return what presses keys one after another, where the focus of a window is."""
    return [partial(_press, key) for key in pressed]


def _press(key: Qt.Key | str, window: MainWindow) -> None:
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, key) if isinstance(key, str) else QTest.keyClick(focused, key)


ACTIONS: dict[str, tuple[str, list[Callable[[MainWindow], object]]]] = {
    "a stone in the HEN field": ("hen", key(*"_1Gb")),
    "a mark in the HEN field": ("hen", key(*".A1-SQ")),
    "a text with errors": ("hen", key(*"_1Ib")),
    "the caret in the HEN field": ("hen", key(*[Qt.Key.Key_Left] * 3)),
    "a character taken back": ("hen", key(*[Qt.Key.Key_Backspace] * 3)),
    "steps": ("board", key(Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right)),
    "steps while the HEN is edited": ("hen", [lambda window: window.commands["back"].trigger()] * 2),
    "moves": ("board", [lambda window, x=x: click(window, Point(x, 7)) for x in range(3)]),
    "undo and redo": (
        "board",
        [
            *key(Qt.Key.Key_P),
            lambda window: window.document.undo_stack.undo(),
            lambda window: window.document.undo_stack.redo(),
        ],
    ),
    "a comment": ("comment", key(*"Good")),
}


@pytest.mark.parametrize("what", ACTIONS)
def test_an_action_enters_the_mirror_once_and_shows_each_view_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    place, actions = ACTIONS[what]
    show_game(window, GAME)
    window.document.go([*window.document.snapshot.tree.main_line()][-1])
    places: dict[str, QWidget] = {
        "hen": window.hen_field.editor,
        "board": window.board,
        "comment": window.comment_box.editor,
    }
    places[place].setFocus()
    QTest.keyClick(places[place], Qt.Key.Key_End)
    watch = Watch(window)
    show, passes = Mirror.show, 0

    def entered(mirror: Mirror, state: State) -> None:
        watch.entered += 1
        show(mirror, state)

    monkeypatch.setattr(Mirror, "show", entered)
    for number, act in enumerate(actions):
        before = window.session.state
        watch.clear()
        act(window)
        assert window.session.state != before, number
        assert watch.entered <= 1, number
        assert max(watch.shown.values(), default=0) == watch.entered, (number, watch.shown)
        passes += watch.entered
    assert passes  # not at each: a caret may move where nothing looks different for it
    assert watch.emitted == []


# What was found in a game: what is not true of it any more goes in the pass that shows the game.

TWO_GAMES = "(;SZ[9](;B[aa];W[bb];B[cc];W[yy])(;B[cc];W[bb];B[aa]))(;SZ[9])"


@pytest.fixture
def looked_through(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """A window with a problem and a transposition in its game, both found."""
    show_game(window, TWO_GAMES)
    find_all(window, qtbot)
    assert [problem.code for problem in window.session.state.game_problems] == ["sgf-off-board"]
    assert window.session.state.same_positions
    return window


def find_all(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until the game is inspected, and searched for transpositions."""
    qtbot.waitUntil(
        lambda: not (window.controllers.inspection.is_working or window.controllers.transpositions.is_working)
    )


def delete_branch(document: Document) -> None:
    document.go([*document.snapshot.tree.walk()][1])
    document.edit(variations.without_subtree(document.snapshot), "Delete")


def make_smaller(document: Document) -> None:
    tree = document.snapshot.tree
    document.edit(edited(document.snapshot, tree.with_property(tree.root, "SZ", (5, 5))), "Size")


def go_to_other_game(document: Document) -> None:
    document.go(document.snapshot.collection.games[1].root, 1)


@pytest.mark.parametrize("do", [delete_branch, make_smaller, go_to_other_game])
def test_problems_of_nodes_that_go_and_of_another_board_or_game_are_gone_at_once(
    looked_through: MainWindow, do: Callable[[Document], None]
) -> None:
    view = Recorder()
    looked_through.session.mirror.views = [*looked_through.session.mirror.views, view]
    do(looked_through.document)
    last = [state for state in view.states if state.snapshot is looked_through.document.snapshot]
    assert [state.game_problems for state in last] == [()]


def test_transpositions_stay_through_edits_until_another_game_is_shown(looked_through: MainWindow) -> None:
    delete_branch(looked_through.document)
    assert looked_through.session.state.same_positions
    go_to_other_game(looked_through.document)
    assert not looked_through.session.state.same_positions


def test_what_is_found_again_is_not_shown_again(looked_through: MainWindow, qtbot: QtBot) -> None:
    looked_through.document.type_comment("x")
    view = Recorder()
    looked_through.session.mirror.views = [*looked_through.session.mirror.views, view]
    view.states.clear()
    find_all(looked_through, qtbot)
    assert view.states == []
