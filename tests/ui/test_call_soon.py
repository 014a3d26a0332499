"""What is called soon comes after what goes on now, and loses no exception on any PySide6."""

import ast
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from hen_editor.ui.call_soon import call_soon
from tests.imports import sources

ROOT = Path(__file__).resolve().parent.parent.parent


class Receiver(QObject):
    def fail(self, text: str = "method") -> None:
        raise ValueError(text)


def fail() -> None:
    raise ValueError("function")


def test_a_call_comes_after_what_goes_on_and_in_order(qtbot: QtBot) -> None:
    receiver, called = QObject(), []
    call_soon(receiver, lambda: called.append(1))
    call_soon(receiver, lambda: called.append(2))
    assert called == []
    qtbot.waitUntil(lambda: called == [1, 2])


def test_a_receiver_that_is_gone_is_not_called(qtbot: QtBot) -> None:
    receiver, other, called = QObject(), QObject(), []
    call_soon(receiver, lambda: called.append("gone"))
    call_soon(other, lambda: called.append("other"))
    del receiver
    qtbot.waitUntil(lambda: bool(called))
    assert called == ["other"]


def test_what_a_call_raises_is_reported(qtbot: QtBot) -> None:
    receiver = Receiver()
    with qtbot.captureExceptions() as raised:
        for call in (fail, partial(receiver.fail, "partial"), receiver.fail):
            call_soon(receiver, call)
        qtbot.waitUntil(lambda: len(raised) == 3)
    assert [str(error) for _, error, *_ in raised] == ["function", "partial", "method"]


def now_on(module: str, text: str) -> list[str]:
    """Return where a module has QTimer call a function of a receiver at once, which loses exceptions."""
    return [
        f"{module}:{call.lineno}"
        for call in ast.walk(ast.parse(text))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "singleShot"
        and len(call.args) == 3
        and ast.unparse(call.args[0]) == "0"
    ]


def test_nothing_else_is_called_by_a_timer_at_once() -> None:
    assert now_on("x", "QTimer.singleShot(0, self, self.f)") == ["x:1"]
    found = [place for module, text in sources(ROOT / "hen_editor").items() for place in now_on(module, text)]
    assert [place.split(":")[0] for place in found] == ["hen_editor.ui.call_soon"]
