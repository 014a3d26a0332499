"""Hostile files and pastes in the window: how long it stands still for each, and how much memory each takes."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QMimeData, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QPlainTextEdit

from hen_editor.app import Application
from hen_editor.core.board import Point
from hen_editor.ui.window.main_window import MainWindow
from tests.bench.opening import Paints
from tests.bench.windows import window_on_screen
from tests.core.sgf.test_linear import RECTANGLES

MB = 1_000_000
SECONDS = 60
"""How long one row may take before it is given up."""

Act = Callable[[MainWindow], object]


class Row(NamedTuple):
    """A hostile input: the name and the bytes of its file, and what is done once it is open."""

    name: str
    data: Callable[[], bytes]
    acts: Sequence[str] = ("step", "comment", "label", "undo")


def _labels(count: int) -> bytes:
    return b"".join(b"AB[%c%c]" % (97 + number % 19, 97 + number // 19 % 19) for number in range(count))


def _hen_positions(count: int) -> bytes:
    return b"".join(b"# %d\n.9x9_5Gb_4Cw.C4w-TR\n" % number for number in range(count))


def _rectangles(properties: bytes, length: int = 100_000) -> bytes:
    node = b";" + properties
    return b"(;SZ[52]" + node * (length // len(node)) + b")"


def _set_ups() -> bytes:
    return b"(;SZ[19]" + b";AB[aa:ss]" * 90_000 + b")"


ROWS: Mapping[str, Row] = {
    "properties": Row(
        "a.sgf",
        lambda: b"(;SZ[19]" + b"".join(b"X%d[a]" % number for number in range(10**6)) + b";B[dd];W[pp])",
        ("step", "comment", "label", "undo", "properties"),
    ),
    "one property again": Row("a.sgf", lambda: b"(;SZ[19]" + b"X[aa]" * 10**6 + b";B[dd];W[pp])"),
    "comment of 50 MB": Row(
        "a.sgf", lambda: b"(;SZ[19]C[" + b"word " * 10**7 + b"];B[dd];W[pp])", ("step", "name", "label", "undo")
    ),
    "GN of 50 MB": Row(
        "a.sgf",
        lambda: b"(;SZ[19]GN[" + b"word " * 10**7 + b"];B[dd];W[pp])",
        ("step", "comment", "label", "undo", "info"),
    ),
    "50 MB of backslashes": Row(
        "a.sgf",
        lambda: b"(;SZ[19]GN[" + b"\\\\" * (25 * 10**6) + b"]C[" + b"\\\\" * 10**6 + b"];B[dd];W[pp])",
        ("step", "name", "label", "undo", "info"),
    ),
    "values of AB": Row("a.sgf", lambda: b"(;SZ[19]AB" + b"[dd]" * 10**6 + b";B[dd];W[pp])"),
    "values of LB": Row("a.sgf", lambda: b"(;SZ[19]LB" + b"[dd:x]" * 10**6 + b";B[dd];W[pp])"),
    "10^6 games": Row("a.sgf", lambda: b"(;SZ[9];B[dd])" * 10**6, ("step", "comment", "label", "undo", "last game")),
    "200,000 variations": Row(
        "a.sgf",
        lambda: b"(;SZ[19]" + b"(;B[dd];W[pp])" * 200_000 + b")",
        ("last variation", "comment", "label", "undo", "step"),
    ),
    "100,000 of HEN": Row("a.hen", lambda: _hen_positions(10**5), ("step", "comment", "label", "undo", "last game")),
    **{
        f"rectangles: {name}": Row(
            "a.sgf", partial(_rectangles, properties), ("step", "end", "home", "comment", "label", "undo")
        )
        for name, properties in RECTANGLES.items()
    },
    "full set-ups": Row("a.sgf", _set_ups, ("end", "home", "end", "label", "undo")),
}


def _press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> Act:
    return lambda window: QTest.keyClick(window.board, key, modifier)


def _shut(window: MainWindow) -> None:
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, QDialog):
        dialog.accept()


def _in_dialog(command: str) -> Act:
    def act(window: MainWindow) -> None:
        QTimer.singleShot(0, lambda: QTimer.singleShot(0, lambda: _shut(window)))
        window.commands[command].trigger()

    return act


def _steps_of(window: MainWindow) -> object:
    QTest.keyClick(window.board, Qt.Key.Key_Right)
    return QTest.keyClick(window.board, Qt.Key.Key_Left)


ACTS: Mapping[str, Act] = {
    "step": _steps_of,
    "end": _press(Qt.Key.Key_End),
    "home": _press(Qt.Key.Key_Home),
    "comment": lambda window: window.document.type_comment("x"),
    "name": lambda window: window.document.type_node_name("x"),
    "label": lambda window: window.document.set_label([Point(4, 4)], "q"),
    "undo": lambda window: window.document.undo_stack.undo(),
    "info": _in_dialog("game-info"),
    "properties": _in_dialog("properties"),
    "last variation": lambda window: window.document.go(window.document.snapshot.tree.root + 2 * 200_000 - 1),
    "last game": lambda window: window.document.go(
        window.document.snapshot.collection.games[-1].root, len(window.document.snapshot.collection.games) - 1
    ),
}


def _pasted(text: Callable[[], str], into_field: bool) -> Act:
    def act(window: MainWindow) -> None:
        data = QMimeData()
        data.setText(text())
        if into_field:
            editor = window.hen_field.findChild(QPlainTextEdit)
            assert editor is not None
            editor.insertFromMimeData(data)
        else:
            window.paste_text(data.text())
        while window.session.files.opening.reader.is_busy or window.session.files.pasting.reader.is_busy:
            QCoreApplication.processEvents()

    return act


PASTES: Mapping[str, Act] = {
    f"{name}, {'field' if into_field else 'board'}": _pasted(text, into_field)
    for name, text in {
        "100 kB of HEN": lambda: ".19x19" + "_19bw" * 20_000,
        "100 kB of HENs among words": lambda: ".9x9_5Gb x " * 9_000,
        "100 kB of line breaks": lambda: "\n" * 99_999,
        "100 kB of rows": lambda: ". X O .\n" * 12_000,
        "5 MB of fragments": lambda: ";B[dd] text ;W[pp] and\n" * 200_000,
        "1 MB of HEN": lambda: ".19x19" + "_19bw" * 200_000,
        "100 kB of rectangles": lambda: _rectangles(b"AB[aa:ZZ]AE[aa:ZZ]").decode(),
        "100 kB of marked rectangles": lambda: _rectangles(b"TR[aa:ZZ]VW[aa:ZZ]").decode(),
        "50 MB of words": lambda: "word " * 10**7,
        "50 MB of one word": lambda: "_word" * 10**7,
        "50 MB of brackets": lambda: "(" * (50 * MB),
        "20 MB of SGF": lambda: "(;SZ[19]" + ";B[dd];W[pp]" * 1_600_000 + ")",
        "5 MB of SGF": lambda: "(;SZ[19]" + ";B[dd];W[pp]" * 400_000 + ")",
    }.items()
    for into_field in (False, True)
}


class Gaps(Paints):
    """Tells for how long a window is not painted."""

    def longest(self, act: Callable[[], object], rest: float) -> tuple[float, float]:
        """Return how long an act took and for how long nothing was painted, in it and the time after, in ms."""
        self.times = [perf_counter()]
        start = perf_counter()
        act()
        took = perf_counter() - start
        end = perf_counter() + rest
        while perf_counter() < end:
            QCoreApplication.processEvents()
        gaps = [later - earlier for earlier, later in pairwise([*self.times, perf_counter()])]
        return took * 1000, max(gaps) * 1000


def _memory(what: str) -> int:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(what):
            return int(line.split()[1]) * 1024
    return 0


def one(name: str) -> None:
    """Measure one row, in this process."""
    application = Application()
    window = window_on_screen(application)
    gaps = Gaps(window)
    if name in PASTES:
        window.document.play(Point(3, 3))
        answers = QTimer(window, interval=500)
        answers.timeout.connect(_discard)
        answers.start()
        took, gap = gaps.longest(lambda: PASTES[name](window), 1.0)
        figures = f"{took:9.0f} ms   gap {gap:7.0f} ms   peak {_memory('VmHWM') / MB:5.0f} MB"
        print(f"{name:34} {figures}   {window.statusBar().currentMessage()}", flush=True)
        os._exit(0)
    row = ROWS[name]
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / row.name
        data = row.data()
        path.write_bytes(data)
        size = len(data)
        del data
        before = _memory("VmRSS")
        print(f"{name:32} {size / MB:6.1f} MB", end="", flush=True)

        answers = QTimer(window, interval=500)
        answers.timeout.connect(_answer)

        def opened() -> None:
            answers.start()
            window.session.files.open_path(path)
            while window.session.files.opening.reader.is_busy:
                QCoreApplication.processEvents()

        took, gap = gaps.longest(opened, 3.0)
        answers.stop()
        is_open = window.document.path is not None
        print(f"   {'open' if is_open else 'refused'} {took / 1000:6.1f} s gap {gap:7.0f} ms", end="", flush=True)
        for name in row.acts if is_open else ():
            act = partial(ACTS[name], window)
            times = [gaps.longest(act, 0.8)[1] for _ in range(1 if name == "undo" else 2)]
            print(f"   {name} {median(times):.0f}", end="", flush=True)
        peak = (_memory("VmHWM") - before) / size
        print(f"   peak {peak:.1f} x file", flush=True)
    os._exit(0)


def _answer() -> None:
    """Open a file that is asked about, and close the message that one is refused."""
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox):
        buttons = [button for button in box.buttons() if "Open" in button.text()] or box.buttons()
        buttons[0].click()


def _discard() -> None:
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox):
        box.buttons()[1].click()


def main(asked: Sequence[str]) -> int:
    """Print a line for each row, each measured in a process of its own."""
    if asked[:1] == ["--one"]:
        one(asked[1])
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for name in asked or [*ROWS, *PASTES]:
        with tempfile.TemporaryDirectory() as settings:
            environment = {**os.environ, "XDG_CONFIG_HOME": settings, "XDG_DATA_HOME": settings}
            try:
                subprocess.run(
                    [sys.executable, "-m", "tests.bench.hostile", "--one", name],
                    env=environment,
                    timeout=SECONDS,
                    check=False,
                )
            except subprocess.TimeoutExpired:
                print(f"   given up after {SECONDS} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
