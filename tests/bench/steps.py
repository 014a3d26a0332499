"""Steps: moves gone to, moves played and keys typed in the HEN field, each until it is painted."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter, thread_time

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, BoardSize, Point, Stones
from hen_editor.core.game import navigate
from hen_editor.core.position import Position
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.window.main_window import MainWindow
from tests.bench import games
from tests.bench.figures import Figure, ratio, spread
from tests.bench.stopwatch import Stopwatch

STEPS = 1_000
USUAL, LONGEST = 5, 8
"""Milliseconds of the processor that the median and the 99th percentile may take."""

AT_ENDS, DEARER = 25, 1.5
"""How many moves at the end of a game are compared with those at its beginning, and how much dearer they may be."""

BURST, DEAREST_BURST = 20, 2.0
"""How many notches the wheel may turn at once, and how many single ones that may take."""

BOARD, LONGEST_OF_BOARD = 418, 1
"""The side of a board in pixels, and the milliseconds that it may take."""

MIDDLE = games.MOVES // 2

VISITS = range(20, games.MOVES, 9)
"""The moves at which something is typed."""


def measured(window: MainWindow, steps: int = STEPS) -> list[Figure]:
    """Measure each kind of step in a window, beside a full repaint of it."""
    user = User(window)
    with tempfile.TemporaryDirectory() as directory:
        game = Path(directory) / "game.sgf"
        game.write_text(games.commented_game(), encoding="utf-8")
        kinds = {
            "one move on or back, by key and wheel": navigation(user, game),
            "a move played": play(user),
            "a key in the HEN field, mid-game": typing_in_game(user, game),
            "a key in the HEN field, bare game": typing_bare(user),
        }
        figures = [spread(what, [next(times) for _ in range(steps)], LONGEST, USUAL) for what, times in kinds.items()]
        figures += late_and_together(user, game)
        repaints = [user.watch.time(window.update) for _ in range(steps)]
    board = spread("a full 19x19 board, 418 pixels", full_board(steps), LONGEST_OF_BOARD)
    return [spread("full repaint of the same window", repaints), board, *figures]


def full_board(steps: int) -> list[float]:
    """Return how many milliseconds it takes to paint a board without an empty point, again and again."""
    view, size = BoardView(), BoardSize()
    view.resize(BOARD, BOARD)
    stones = {point: (BLACK, WHITE)[(point.column + point.row) % 2] for point in size.points()}
    view.show_position(Position(Stones(size, stones)))
    view.grab()
    times = []
    for _ in range(steps):
        start = perf_counter()
        view.grab()
        times.append((perf_counter() - start) * 1000)
    return times


class User:
    """Does to a window what its user does, and times it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.watch = Stopwatch(window, thread_time)
        editor = window.hen_field.findChild(QPlainTextEdit)
        assert editor is not None
        self.editor = editor

    def open(self, path: Path) -> None:
        self.window.document.open(path)
        self.window.board.setFocus()
        self.watch.settle()

    def new(self) -> None:
        self.window.document.new(Position())
        self.window.board.setFocus()
        self.watch.settle()

    def go_to_move(self, number: int) -> None:
        tree = self.window.document.snapshot.tree
        self.window.document.go(navigate.forward(tree, tree.root, number))
        self.watch.settle()

    def press(self, key: Qt.Key) -> Callable[[], None]:
        return lambda: QTest.keyClick(self.window.board, key)

    def type(self, character: str) -> Callable[[], None]:
        return lambda: QTest.keyClicks(self.editor, character)

    def turn_wheel(self, notches: int) -> Callable[[], None]:
        port = self.window.board.viewport()
        place = QPointF(port.rect().center())

        def turn() -> None:
            event = QWheelEvent(
                place,
                QPointF(port.mapToGlobal(place)),
                QPoint(),
                QPoint(0, -120 * notches),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(port, event)

        return turn

    def click(self, point: Point) -> Callable[[], None]:
        place = self.window.board.centre_of(point).toPoint()
        port = self.window.board.viewport()
        QTest.mouseMove(port, place)
        self.watch.settle()
        return lambda: QTest.mouseClick(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


def navigation(user: User, game: Path) -> Iterator[float]:
    """Go through the game by key and back by wheel, again and again."""
    user.open(game)
    while True:
        for _ in range(games.MOVES):
            yield user.watch.time(user.press(Qt.Key.Key_Right))
        for _ in range(games.MOVES):
            yield user.watch.time(user.turn_wheel(-1))


def late_and_together(user: User, game: Path) -> list[Figure]:
    """Compare steps at the end of the game with those at its beginning, and turns of the wheel at once with one."""
    user.open(game)
    steps = [user.watch.time(user.press(Qt.Key.Key_Right)) for _ in range(games.MOVES)]
    ones, bursts = list[float](), list[float]()
    on, back = user.turn_wheel(1), user.turn_wheel(-1)
    for _ in range(games.MOVES // BURST):
        bursts.append(user.watch.time(lambda: [back() for _ in range(BURST)]))
        user.go_to_move(MIDDLE)
        ones.append(user.watch.time(on))
        user.go_to_move(MIDDLE)
    return [
        ratio("  the last moves as often as the first ones", steps[-AT_ENDS:], steps[:AT_ENDS], DEARER),
        ratio(f"  {BURST} notches of the wheel as often as one", bursts, ones, DEAREST_BURST),
    ]


def play(user: User) -> Iterator[float]:
    """Play the game with the mouse, again and again."""
    while True:
        user.new()
        for point in games.moves():
            yield user.watch.time(user.click(point))


def typing_in_game(user: User, game: Path) -> Iterator[float]:
    """At one move after another, add a mark, a label and a stone to the HEN, then leave the move as it was."""
    while True:
        for number in VISITS:
            user.open(game)
            user.go_to_move(number)
            user.editor.setFocus()
            QTest.keyClick(user.editor, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
            position = user.window.document.snapshot.position
            free = [point.name(position.size) for point in BoardSize().points() if point not in position.stones]
            row, column = free[0][1:], free[0][0]
            yield from _typed(user, f".{free[1]}-SQ.{free[2]}-a_{row}{column}b")


def typing_bare(user: User) -> Iterator[float]:
    """Write the HEN of the game's position into the field of an empty board, at one move after another."""
    position = Position()
    document = user.window.document
    user.new()
    texts = []
    for number, point in enumerate(games.moves(), start=1):
        document.play(point)
        position = document.snapshot.position
        if number in VISITS:
            texts.append(hen.format(hen.holdable(position).value or position))
    while True:
        for text in reversed(texts):
            user.new()
            user.editor.setFocus()
            yield from _typed(user, text)


def _typed(user: User, text: str) -> Iterator[float]:
    for character in text:
        yield user.watch.time(user.type(character))
