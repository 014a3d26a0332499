"""The mirror: every view is shown one state, each once after a change."""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hen_editor.core.board import WHITE, Point
from hen_editor.document.document import Document
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.state import State
from hen_editor.ui.window.main_window import MainWindow
from hen_editor.ui.window.mirror import Mirror
from tests.ui.gestures import click, show_game

LIT = frozenset({Point(0, 0)})


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


def test_what_a_view_changes_is_shown_once_to_those_after_it(document: Document) -> None:
    mirror = Mirror(document, document)
    first, last = Recorder(lambda state: mirror.show(mirror.state._replace(lit=LIT))), Recorder()
    mirror.views = [first, last]
    assert [state.lit for state in first.states] == [frozenset(), LIT]
    assert [state.lit for state in last.states] == [LIT]


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
    mirror.show(mirror.state._replace(lit=LIT))
    assert [state.lit for state in views[1].states][-1] == LIT


@pytest.mark.parametrize(
    "do", [lambda document: document.type_hen(".9x9"), lambda document: document.undo_stack.undo()]
)
def test_no_point_stays_lit_when_anything_is_done(document: Document, do: Callable[[Document], None]) -> None:
    document.set_turn(WHITE)
    mirror = Mirror(document, document)
    mirror.show(mirror.state._replace(lit=LIT))
    do(document)
    assert mirror.state.lit == frozenset()


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
