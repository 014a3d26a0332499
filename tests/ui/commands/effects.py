"""What each command is expected to do: in which document, what is looked at, and what is seen afterwards."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWhatsThis, QWidget

from hen_editor import DESKTOP_ID
from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Point
from hen_editor.core.editing.snapshot import Scope
from hen_editor.core.symmetry import Symmetry
from hen_editor.document import desktop, files
from hen_editor.drawing.figure import line_name
from hen_editor.ui.bars.modes import FindBar
from hen_editor.ui.board.scene import BoardScene
from hen_editor.ui.clipboard import clipboard_data
from hen_editor.ui.dialogs.help import HelpWindow
from hen_editor.ui.engine.bar import EngineBar
from hen_editor.ui.engine.words import MAX_DISCS
from hen_editor.ui.panels.position_find_panel import PositionFindPanel
from hen_editor.ui.panels.tool_cell import ToolCell
from hen_editor.ui.program.windows import Windows
from hen_editor.ui.session.session import open_sessions
from hen_editor.ui.state import AnalysisMode, CandidateFigures, EngineEffort
from hen_editor.ui.theme import Scheme
from hen_editor.ui.tools.select_tool import Selection
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import shown_picture

Do = Callable[[MainWindow], object]


class Effect(NamedTuple):
    """What is seen after a command that was not seen before it.

    sees: what is looked at; None: the titles of the dialogs and the menus that open. begins: what is done before.
    """

    becomes: object
    sees: Do | None = None
    begins: Sequence[Do] = ()


# What is done before.

GAME = "(;SZ[9]C[root](;B[dd]C[one];W[ee](;B[ff];W[gg])(;B[hh];W[cc]))(;B[cc];W[dd]))(;SZ[13];B[aa])"
LONG = f"(;SZ[9]{';B[aa];W[]' * 10})"
TRANSPOSED = "(;SZ[9](;B[aa];W[bb];B[cc])(;B[cc];W[bb];B[aa]))"
UNEVEN = "(;SZ[5:9]AB[aa]C[A9]PL[B])"
TWO_PROBLEMS = "(;SZ[9];B[zz];W[aa];B[kk];W[bb])"
MARKED = "(;SZ[9]LB[aa:x]TR[bb]AR[cc:dd]TB[ee]DD[ff]VW[aa:ff])"


def opened(text: str) -> Do:
    """Open the games of a text."""
    return lambda window: window.document.begin(files.of_text(text))


def at(*path: int) -> Do:
    """Go down the game: at each node to the variation of this number."""

    def go(window: MainWindow) -> None:
        tree = window.document.snapshot.tree
        node = tree.root
        for child in path:
            node = tree.children(node)[child]
        window.document.go(node)

    return go


def given(*names: str) -> Do:
    """Give other commands."""
    return lambda window: [window.commands[name].trigger() for name in names]


def offered(name: str) -> Do:
    """Offer a command that only macOS has in its menus."""
    return lambda window: window.commands[name].setVisible(True)


def compared_positions(window: MainWindow) -> None:
    """Let the transpositions of the game be found."""
    while window.controllers.transpositions.is_working:
        QTest.qWait(10)


def copied(text: str) -> Do:
    """Have a text on the clipboard."""
    return lambda window: QGuiApplication.clipboard().setText(text)


def typed(text: str) -> Do:
    """Type a HEN."""
    return lambda window: window.document.type_hen(text)


def inspected(window: MainWindow) -> None:
    """Let the problems of the game be found."""
    while not window.session.state.problems:
        QTest.qWait(10)


def written_in_field(text: str) -> Do:
    """Write a text into the HEN field."""
    return lambda window: QTest.keyClicks(window.hen_field.editor, text)


def field_text(window: MainWindow) -> str:
    """The text in the HEN field."""
    return window.hen_field.editor.text()


def pointed(column: int, row: int) -> Do:
    """Show the cursor on a point of the board."""
    return lambda window: window.session.board_cursor.go_to(Point(column, row))


def sought(text: str) -> Do:
    """Write a text into the find bar."""

    def seek(window: MainWindow) -> None:
        window.controllers.finder.open()
        QApplication.focusWidget().setText(text)

    return seek


def focused(pane: str) -> Do:
    """Give a pane the focus."""
    return lambda window: getattr(window, pane).setFocus()


def selected(window: MainWindow) -> object:
    """The corners of the selection."""
    selection = window.session.tools.select.selection_in(window.document.snapshot)
    return selection and selection.corners


def await_analysis(window: MainWindow) -> None:
    """Let the engine think of what is shown, until it names as many moves as the board shows."""
    while len(window.board.analysis.discs) < MAX_DISCS:
        QTest.qWait(10)


def await_task(window: MainWindow) -> None:
    """Let the engine do what it was asked for."""
    while window.session.engine.controller.is_working:
        QTest.qWait(10)


MISTAKE = "(;SZ[9];B[ee];W[ac];B[dd])"
"""White's move is on the edge, which costs ten points."""

analysed = given("analyse"), await_analysis
analysed_game = given("effort-least", "analyse-game"), await_task


def select_all(window: MainWindow) -> None:
    window.session.tools.select.select(window.document.snapshot, Selection((Point(0, 0), Point(8, 8))))


def answer_wish_for_windows(window: MainWindow) -> None:
    windows = Windows(window.session.theme)
    window.session.window_wanted.connect(windows.open)


def answer_wish_to_quit(window: MainWindow) -> None:
    window.session.quit_wanted.connect(window.leave)


def in_file(text: str, encoding: str = "utf-8") -> Do:
    """Open a file with this text."""

    def open_file(window: MainWindow) -> None:
        path = Path("game.sgf").absolute()
        path.write_text(text, encoding=encoding)
        assert window.session.files.open_path(path)

    return open_file


game, marked, uneven = opened(GAME), opened(MARKED), opened(UNEVEN)


def turned(window: MainWindow) -> None:
    window.session.set_state(window.session.state._replace(symmetry=Symmetry.ROTATE_RIGHT))


# What is looked at.


def size(window: MainWindow) -> str:
    return str(window.document.snapshot.position.size)


def orientation(window: MainWindow) -> Symmetry:
    """How the board is shown, by the geometry that places its points."""
    scene = window.board.scene()
    assert isinstance(scene, BoardScene)
    return scene.geometry.symmetry


def text(window: MainWindow) -> str:
    """The games of the file."""
    return plain(sgf.format(window.document.snapshot.collection).decode())


def plain(text: str) -> str:
    """Return an SGF text without line breaks and without what says only how it was written."""
    return re.sub(r"\n|(FF|GM|CA|AP)\[[^]]*\]", "", text)


def node(window: MainWindow) -> tuple[int, int]:
    """The game and the node that are shown."""
    return window.document.snapshot.game, window.document.snapshot.node


def move(window: MainWindow) -> int:
    return window.document.snapshot.move_number


def last(window: MainWindow) -> str:
    """The name of the point that was played last."""
    played = window.document.snapshot.position.last_move
    return "" if played is None else played.point.name(window.document.snapshot.position.size)


def position(window: MainWindow) -> str:
    return hen.format(window.document.snapshot.position)


def properties(window: MainWindow) -> str:
    """The names of the properties of the node shown."""
    snapshot = window.document.snapshot
    return " ".join(snapshot.tree.node(snapshot.node).raw)


def clipboard(window: MainWindow) -> str:
    return plain(QGuiApplication.clipboard().text())


def copied_hen(window: MainWindow) -> str:
    """The HEN of the picture on the clipboard."""
    return bytes(clipboard_data().data("application/x-hen").data()).decode()


def drawn(window: MainWindow) -> str:
    """The diagram on the clipboard."""
    return QGuiApplication.clipboard().text()


def numbers(window: MainWindow) -> list[int]:
    """The numbers of moves on the board."""
    return sorted(shown_picture(window).move_numbers.values())


def next_moves(window: MainWindow) -> str:
    """Where the board shows moves to step to."""
    picture = shown_picture(window)
    return " ".join(point.name(picture.position.size) for point in picture.next_moves)


def label_editor(window: MainWindow) -> bool:
    return window.controllers.label_editor.isVisible()


def place(window: MainWindow) -> tuple[int, int] | None:
    """Where the cursor of the board is."""
    return window.board.cursor_point


def pane(window: MainWindow) -> list[str]:
    """The pane that has the focus."""
    focus = QApplication.focusWidget()
    panes = ("board", "hen_field", "tree", "comment_box")
    return [name for name in panes if getattr(window, name) is focus or getattr(window, name).isAncestorOf(focus)]


def points_shown(window: MainWindow) -> int:
    return len(window.board.part.points())


def tree_steps(window: MainWindow) -> list[tuple[int, int]]:
    """How far right and down from the root the first moves are in the tree, in steps as long as the first one."""
    areas = (window.tree.area_of(node) for node in [*window.document.snapshot.tree.main_line()][:3])
    root, *corners = (area.topLeft() for area in areas if area is not None)
    step = (corners[0] - root).manhattanLength()
    return [((corner - root).x() // step, (corner - root).y() // step) for corner in corners]


def folded(window: MainWindow) -> list[int]:
    """The nodes that the tree does not show."""
    return [node for node in window.document.snapshot.tree.walk() if window.tree.area_of(node) is None]


def tool(window: MainWindow) -> list[str]:
    """The cells of the palette that are checked."""
    checked = [cell for cell in window.tool_palette.findChildren(ToolCell) if cell.isChecked() and cell.isVisible()]
    said = [cell.defaultAction().text().replace("&", "") for cell in checked]
    assert [window.session.tools[window.session.state.tool]] == [window.session.tool_controller.tool]
    return said


def answer(window: MainWindow) -> str:
    """What the message line shows."""
    return window.statusBar().currentMessage()


def sentence_of_engine(window: MainWindow) -> str:
    bar = window.findChild(EngineBar)
    return "" if bar is None else bar.sentence.text()


def side_of_engine(window: MainWindow) -> object:
    return window.session.engine.player.color


def effort(window: MainWindow) -> EngineEffort:
    return analysis(window).effort


def analysis(window: MainWindow) -> AnalysisMode:
    return window.session.state.analysis


def is_counting(window: MainWindow) -> bool:
    return window.session.state.counting is not None


def is_solving(window: MainWindow) -> bool:
    return window.session.tool_controller.tool is window.session.tools["solve"]


def is_palette_right(window: MainWindow) -> bool:
    QApplication.processEvents()
    return window.tool_palette.x() > window.board.mapTo(window, QPoint()).x()


def have_titles(window: MainWindow) -> list[bool]:
    return [dock.titleBarWidget() is None for dock in (window.game_dock, window.game_list_dock)]


def games(window: MainWindow) -> list[str]:
    """The sizes of the boards of the games, that of the one shown with a mark."""
    collection, shown = window.document.snapshot.collection, window.document.snapshot.game
    return [f"{tree.size}{'*' if index == shown else ''}" for index, tree in enumerate(collection.games)]


def windows(window: MainWindow) -> int:
    return len(open_sessions())


def saved(window: MainWindow) -> bool:
    assert window.document.path is not None
    return b"AB[dd]" in window.document.path.read_bytes()


def has_help(window: MainWindow) -> bool:
    return window.findChild(HelpWindow) is not None


def is_in_applications_menu(_: MainWindow) -> bool:
    """Return whether the desktop is told of the program."""
    return (desktop.data_home() / "applications" / f"{DESKTOP_ID}.desktop").is_file()


def is_asking(window: MainWindow) -> bool:
    """Return whether the next click is answered with What's This, and end that."""
    is_on = QWhatsThis.inWhatsThisMode()
    QWhatsThis.leaveWhatsThisMode()
    return is_on


def line_names(window: MainWindow) -> str:
    """The names of the first column and the first row."""
    names = window.session.state.names
    return " ".join(line_name(Point(0, 0), BoardSize(), names, is_column=column) for column in (True, False))


def is_visible(name: str) -> Do:
    def look(window: MainWindow) -> bool:
        widget = getattr(window, name)
        assert isinstance(widget, QWidget)
        return widget.isVisible()

    return look


def scope(window: MainWindow) -> Scope:
    return window.document.snapshot.scope


def compared_with(window: MainWindow) -> str:
    """What the board is compared with."""
    comparison = window.session.state.comparison
    return "" if comparison is None else comparison.title.removeprefix("the ")


def find_panel(window: MainWindow) -> bool:
    return any(panel.isVisible() for panel in window.findChildren(PositionFindPanel))


def find_bar(window: MainWindow) -> bool:
    bar = window.comment_box.findChild(FindBar)
    return bar is not None and bar.isVisible()


def magnification(window: MainWindow) -> float:
    return round(window.board.magnification, 2)


def scheme(window: MainWindow) -> Scheme:
    return window.session.theme.scheme


COPIES = (
    "Copy HEN | Web address |  | SGF of the game | Copy variation | SGF of this position | Picture |  | "
    "Diagram for Sensei's Library | GTP board | Unicode diagram | Plain text diagram | LaTeX for igo | "
    "LaTeX for eigo | LaTeX for psgo | HTML for WGo | HTML for BesoGo"
)

EFFECTS: dict[str, Effect] = {
    # File.
    "new-9": Effect("9x9", size),
    "new-13": Effect("13x13", size),
    "new-19": Effect("19x19", size, (game,)),
    "new-other": Effect(["New board"]),
    "new-engine-game": Effect(["Game against the engine"]),
    "open": Effect(["Open"]),
    "save": Effect(True, saved, (in_file("(;SZ[9])"), given("black"), pointed(3, 3), given("place"))),
    "save-as": Effect(["Save as"]),
    "read-in-encoding": Effect(["Reopen with encoding"], begins=(in_file("(;SZ[9]C[é])", "latin-1"),)),
    "save-as-read": Effect(["Save original as"], begins=(in_file(GAME),)),
    "write-clean": Effect(["Save normalised copy"], begins=(in_file(GAME),)),
    "export-problems": Effect(["Export problems as web page"], begins=(opened(GAME),)),
    "versions": Effect(["Earlier versions"], begins=(in_file(GAME),)),
    "recover": Effect(["Recover"]),
    "export-picture": Effect(["Export picture"]),
    "print": Effect(["Print"]),
    "print-figures": Effect(["Print figures"], begins=(opened(GAME),)),
    "worksheet": Effect(["Worksheet"], begins=(opened(GAME),)),
    "overview": Effect(["Overview of the games"], begins=(opened(GAME),)),
    "quit": Effect(False, is_visible("board"), (answer_wish_to_quit,)),
    # Edit.
    "undo": Effect(0, move, (given("pass"),)),
    "redo": Effect(1, move, (given("pass", "undo"),)),
    "copy": Effect(".9x9_5Eb", clipboard, (typed(".9x9_5Eb"),)),
    "copy-picture": Effect(".9x9_5Eb", copied_hen, (typed(".9x9_5Eb"),)),
    "copy-as": Effect([COPIES]),
    "copy-position": Effect("(;SZ[9]AB[dd]AW[ee];B[ff])", clipboard, (game, at(0, 0, 0))),
    "copy-sensei": Effect(
        "$$c3\n$$ +-------+\n$$ | . . . |\n$$ | . . . |\n$$ | X . . |\n$$ +-------+", drawn, (typed(".3x3_1Ab"),)
    ),
    "copy-gtp": Effect("   A B C\n 3 . . . 3\n 2 . . . 2\n 1 X . . 1\n   A B C\n\n3x3", drawn, (typed(".3x3_1Ab"),)),
    "copy-unicode": Effect("┌┬┐\n├┼┤\n●┴┘\n\n3x3", drawn, (typed(".3x3_1Ab"),)),
    "copy-plain": Effect("+-------+\n| . . . |\n| . . . |\n| X . . |\n+-------+\n\n3x3", drawn, (typed(".3x3_1Ab"),)),
    "copy-igo": Effect("\\cleargoban\n\\gobansize{3}\n\\black{a1}\n\\showgoban", drawn, (typed(".3x3_1Ab"),)),
    "copy-eigo": Effect("\\cleargoban\n\\redstones{a1}\n\\showfullgoban", drawn, (typed("_1Ar"),)),
    "copy-psgo": Effect("\\begin{psgoboard}[3]\n  \\stone{black}{a}{1}\n\\end{psgoboard}", drawn, (typed(".3x3_1Ab"),)),
    "copy-wgo": Effect(
        '<div data-wgo="(;SZ[3]AB[ac]PL[B])" data-wgo-move="0"></div>', clipboard, (typed(".3x3_1Ab.b"),)
    ),
    "copy-besogo": Effect(
        '<div class="besogo-diagram" path="0">(;SZ[3]AB[ac]PL[B])</div>', clipboard, (typed(".3x3_1Ab.b"),)
    ),
    "copy-address": Effect("https://play.goshawk.cc/playgo/goban.html#.9x9_5Eb", clipboard, (typed(".9x9_5Eb"),)),
    "copy-sgf": Effect(
        "(;SZ[9]C[root](;B[dd]C[one];W[ee](;B[ff];W[gg])(;B[hh];W[cc]))(;B[cc];W[dd]))", clipboard, (game,)
    ),
    "paste-hen": Effect(".9x9_5Eb", field_text, (copied(".9x9_5Eb"),)),
    "paste": Effect(".9x9_5Eb", position, (copied(".9x9_5Eb"),)),
    "select-all": Effect(((0, 0), (8, 8)), selected, (game,)),
    "erase-selected": Effect(".9x9.b", position, (game, at(0, 0), given("select"), select_all)),
    "find": Effect(True, find_bar),
    "find-position": Effect(True, find_panel, (game, at(0))),
    "find-next": Effect("D6", last, (game, sought("one"), at(0, 0, 0))),
    "find-previous": Effect("", last, (game, sought("root"), at(0, 0))),
    "scope-here": Effect(Scope.HERE, scope, (game, given("scope-new-child"))),
    "scope-new-child": Effect(Scope.NEW_CHILD, scope, (game,)),
    "scope-before": Effect(Scope.BEFORE, scope, (game, at(0))),
    "clear-markup": Effect("SZ CA", properties, (marked,)),
    "clear-labels": Effect("SZ TR AR TB DD VW CA", properties, (marked,)),
    "clear-marks": Effect("SZ LB AR TB DD VW CA", properties, (marked,)),
    "clear-lines": Effect("SZ LB TR TB DD VW CA", properties, (marked,)),
    "clear-territory": Effect("SZ LB TR AR DD VW CA", properties, (marked,)),
    "clear-dimmed": Effect("SZ LB TR AR TB VW CA", properties, (marked,)),
    "clear-view": Effect("SZ LB TR AR TB DD CA", properties, (marked,)),
    "shortcuts": Effect(["Keyboard shortcuts"]),
    "preferences": Effect(["Preferences"]),
    # View.
    "names-letters": Effect("A 19", line_names, (given("names-kanji"),)),
    "names-numbers": Effect("1 1", line_names),
    "names-kanji": Effect("1 一", line_names),
    "coordinates": Effect(False, lambda window: window.board.scene().surface.framing.coordinates),
    "move-numbers": Effect([1, 2], numbers, (game, at(0, 0))),
    "numbers-all": Effect([1, 2], numbers, (game, at(0, 0))),
    "numbers-from-here": Effect([], numbers, (game, at(0, 0), given("move-numbers"))),
    "numbers-last": Effect(["Move numbers"], begins=(game, at(0, 0))),
    "write-move-numbers": Effect("W LB", properties, (game, at(0, 0))),
    "next-moves-as-game": Effect("D6 C7", next_moves, (game, given("next-moves-none"))),
    "next-moves-children": Effect("F4 H2", next_moves, (game, at(0, 0), given("next-moves-none"))),
    "next-moves-siblings": Effect("C7", next_moves, (game, at(0))),
    "next-moves-none": Effect("", next_moves, (game,)),
    "view-rotate-left": Effect(Symmetry.ROTATE_LEFT, orientation),
    "view-rotate-right": Effect(Symmetry.ROTATE_180, orientation, (turned,)),
    "view-rotate-180": Effect(Symmetry.ROTATE_LEFT, orientation, (turned,)),
    "view-mirror": Effect(Symmetry.MIRROR_DIAGONAL, orientation, (turned,)),
    "view-upright": Effect(Symmetry.IDENTITY, orientation, (turned,)),
    "zoom-in": Effect(1.2, magnification),
    "zoom-out": Effect(1.2, magnification, (given("zoom-in", "zoom-in"),)),
    "zoom-whole": Effect(1.0, magnification, (given("zoom-in"),)),
    "whole-board": Effect(81, points_shown, (marked,)),
    "tree-right": Effect([(1, 0), (2, 0)], tree_steps, (game, given("tree-down"))),
    "tree-down": Effect([(0, 1), (0, 2)], tree_steps, (game,)),
    "full-screen": Effect(True, MainWindow.isFullScreen),
    "presentation": Effect(False, is_visible("tree")),
    "fix-problem": Effect("_3Kb.B", field_text, (written_in_field("_0Kb_3Kb.B"),)),
    "next-problem": Effect((0, 1), node, (opened(TWO_PROBLEMS), inspected)),
    "previous-problem": Effect((0, 3), node, (opened(TWO_PROBLEMS), inspected)),
    "next-pane": Effect(["hen_field"], pane, (focused("board"),)),
    "previous-pane": Effect(["tree"], pane, (focused("board"),)),
    "system-theme": Effect(Scheme.SYSTEM, scheme, (given("dark-theme"),)),
    "light-theme": Effect(Scheme.LIGHT, scheme),
    "dark-theme": Effect(Scheme.DARK, scheme),
    "light-contrast-theme": Effect(Scheme.HIGH_LIGHT, scheme),
    "dark-contrast-theme": Effect(Scheme.HIGH_DARK, scheme),
    "game-panel": Effect(False, is_visible("game_dock")),
    "problem-panel": Effect(True, is_visible("problem_dock")),
    "game-list-panel": Effect(True, is_visible("game_list_dock")),
    "board-table": Effect(True, is_visible("board_table_dock")),
    "move-list": Effect(True, is_visible("move_list_dock")),
    "tool-palette": Effect(False, is_visible("tool_palette")),
    "palette-right": Effect(True, is_palette_right),
    "palette-words": Effect(False, lambda window: window.tool_palette.wants_words),
    "arrange-panels": Effect([True, True], have_titles),
    # Game.
    "pass": Effect(1, move),
    "turn": Effect(".w", position),
    "order": Effect(["Order of play"]),
    "numbers-to-moves": Effect(3, move, (typed(".9x9_5E~1~2~3"),)),
    "moves-to-numbers": Effect(["Number the last moves"], begins=(game, at(0, 0))),
    "rotate-left": Effect("(;SZ[9:5]AB[ae]C[A1]PL[B])", text, (uneven,)),
    "rotate-right": Effect("(;SZ[9:5]AB[ia]C[J5]PL[B])", text, (uneven,)),
    "rotate-180": Effect("(;SZ[5:9]AB[ei]C[E1]PL[B])", text, (uneven,)),
    "mirror-left-right": Effect("(;SZ[5:9]AB[ea]C[E9]PL[B])", text, (uneven,)),
    "mirror-top-bottom": Effect("(;SZ[5:9]AB[ai]C[A1]PL[B])", text, (uneven,)),
    "mirror-diagonal": Effect("(;SZ[9:5]AB[aa]C[A5]PL[B])", text, (uneven,)),
    "mirror-antidiagonal": Effect("(;SZ[9:5]AB[ie]C[J1]PL[B])", text, (uneven,)),
    "transform": Effect(["Transform"]),
    "swap-colors": Effect("(;SZ[5:9]AW[aa]C[A9]PL[W])", text, (uneven,)),
    "game-info": Effect(["Game info"]),
    "properties": Effect(["Node properties"]),
    "annotate-te": Effect("B C TE", properties, (game, at(0))),
    "annotate-bm": Effect("B C BM", properties, (game, at(0))),
    "annotate-do": Effect("B C DO", properties, (game, at(0))),
    "annotate-it": Effect("B C IT", properties, (game, at(0))),
    "annotate-gb": Effect("B C GB", properties, (game, at(0))),
    "annotate-gw": Effect("B C GW", properties, (game, at(0))),
    "annotate-dm": Effect("B C DM", properties, (game, at(0))),
    "annotate-uc": Effect("B C UC", properties, (game, at(0))),
    "annotate-ho": Effect("B C HO", properties, (game, at(0))),
    "right-answer": Effect("B C TE", properties, (game, at(0))),
    "wrong-answer": Effect("B C BM", properties, (game, at(0))),
    "add-game": Effect(["9x9", "9x9*", "13x13"], games, (game,)),
    "add-files": Effect(["Add from files"]),
    "add-game-from-hen": Effect(["9x9", "19x19*", "13x13"], games, (game, copied(".19x19_3Kb"))),
    "duplicate-game": Effect(["9x9", "9x9*", "13x13"], games, (game,)),
    "remove-game": Effect(["13x13*"], games, (game,)),
    "move-game-up": Effect(["13x13*", "9x9"], games, (game, given("next-game"))),
    "move-game-down": Effect(["13x13", "9x9*"], games, (game,)),
    # Variations.
    "copy-variation": Effect("(;SZ[9];B[ff];W[gg])", clipboard, (game, at(0, 0, 0))),
    "cut-variation": Effect(
        "(;SZ[9]C[root](;B[dd]C[one];W[ee](;B[hh];W[cc]))(;B[cc];W[dd]))(;SZ[13];B[aa])", text, (game, at(0, 0, 0))
    ),
    "paste-variation": Effect(
        "(;SZ[9]C[root](;B[dd]C[one];W[ee](;B[ff];W[gg])(;B[hh];W[cc]))(;B[cc];W[dd];B[gc];W[cg]))(;SZ[13];B[aa])",
        text,
        (game, at(1, 0), copied("(;SZ[9];B[gc];W[cg])")),
    ),
    "delete": Effect(
        "(;SZ[9]C[root](;B[dd]C[one];W[ee](;B[hh];W[cc]))(;B[cc];W[dd]))(;SZ[13];B[aa])", text, (game, at(0, 0, 0))
    ),
    "delete-node": Effect(
        "(;SZ[9]C[root](;B[dd]C[one];W[ee](;B[ff];W[gg])(;B[hh];W[cc]))(;W[dd]))(;SZ[13];B[aa])", text, (game, at(1))
    ),
    "insert-node-before": Effect(
        "(;SZ[9]C[root](;B[dd]C[one];W[ee](;B[ff];W[gg])(;B[hh];W[cc]))(;(;B[cc];W[dd])))(;SZ[13];B[aa])",
        text,
        (game, at(1)),
    ),
    "insert-node-after": Effect(
        "(;SZ[9]C[root](;B[dd]C[one];W[ee](;B[ff];W[gg])(;B[hh];W[cc]))(;B[cc];;W[dd]))(;SZ[13];B[aa])",
        text,
        (game, at(1)),
    ),
    "insert-move": Effect(["Insert move"], begins=(game, at(0, 0))),
    "exchange-moves": Effect(
        "(;SZ[9]C[root](;B[ff]C[one];W[ee](;B[dd];W[gg])(;B[hh];W[cc]))(;B[cc];W[dd]))(;SZ[13];B[aa])",
        text,
        (game, at(0, 0, 0)),
    ),
    "recolor-move": Effect(
        "(;SZ[9]C[root](;B[dd]C[one];W[ee](;B[ff];W[gg])(;B[hh];W[cc]))(;B[cc];B[dd]))(;SZ[13];B[aa])",
        text,
        (game, at(1, 0)),
    ),
    "rename-node": Effect(["comment_box"], pane, (focused("tree"),)),
    "make-main-line": Effect(
        "(;SZ[9]C[root](;B[cc];W[dd])(;B[dd]C[one];W[ee](;B[ff];W[gg])(;B[hh];W[cc])))(;SZ[13];B[aa])",
        text,
        (game, at(1)),
    ),
    "variation-earlier": Effect(
        "(;SZ[9]C[root](;B[cc];W[dd])(;B[dd]C[one];W[ee](;B[ff];W[gg])(;B[hh];W[cc])))(;SZ[13];B[aa])",
        text,
        (game, at(1)),
    ),
    "variation-later": Effect(
        "(;SZ[9]C[root](;B[cc];W[dd])(;B[dd]C[one];W[ee](;B[ff];W[gg])(;B[hh];W[cc])))(;SZ[13];B[aa])",
        text,
        (game, at(0)),
    ),
    "flatten": Effect(
        "(;SZ[9]AB[dd]AW[ee]PL[B]HEN[.9x9.E5w](;B[ff];W[gg])(;B[hh];W[cc]))(;SZ[13];B[aa])", text, (game, at(0, 0))
    ),
    "split-off": Effect(
        "(;SZ[9]C[root](;B[dd]C[one])(;B[cc];W[dd]))(;SZ[9]AB[dd]AW[ee]PL[B]HEN[.9x9.E5w](;B[ff];W[gg])(;B[hh];W[cc]))(;SZ[13];B[aa])",
        text,
        (game, at(0, 0)),
    ),
    "merge": Effect(["Merge with file"], begins=(game,)),
    "strip": Effect(["Remove comments and markup"], begins=(game,)),
    "collapse-branch": Effect([8], folded, (game, at(1))),
    "expand-branch": Effect([], folded, (game, at(0), given("collapse-branch"))),
    "collapse-variations": Effect([6, 8], folded, (game,)),
    "expand-all": Effect([], folded, (game, at(0), given("collapse-branch"))),
    # Navigate.
    "first": Effect(0, move, (game, at(0, 0))),
    "back-10": Effect(5, move, (opened(LONG), at(*[0] * 15))),
    "back": Effect(1, move, (game, at(0, 0))),
    "forward": Effect(1, move, (game,)),
    "forward-10": Effect(10, move, (opened(LONG),)),
    "last": Effect(4, move, (game,)),
    "variation-up": Effect("D6", last, (game, at(1))),
    "variation-down": Effect("C7", last, (game, at(0))),
    "fork-back": Effect("E5", last, (game, at(0, 0, 1, 0))),
    "fork-forward": Effect("E5", last, (game,)),
    "comment-back": Effect(0, move, (game, at(0))),
    "comment-forward": Effect(1, move, (game,)),
    "main-line": Effect("E5", last, (game, at(0, 0, 1, 0))),
    "compare-with-this": Effect("start of the game", compared_with, (game,)),
    "compare-with-previous": Effect("start of the game", compared_with, (game, at(0))),
    "compare-with-clipboard": Effect("clipboard", compared_with, (game, copied(".9x9_5Eb"))),
    "end-comparison": Effect("", compared_with, (game, given("compare-with-this"))),
    "next-same-position": Effect((0, 6), node, (opened(TRANSPOSED), at(0, 0, 0), compared_positions)),
    "go-to-move": Effect(["Go to move"], begins=(game,)),
    "go-to-point": Effect(["Go to point"]),
    "previous-game": Effect(["9x9*", "13x13"], games, (game, given("next-game"))),
    "next-game": Effect(["9x9", "13x13*"], games, (game,)),
    # Tools.
    "select": Effect(["Select"], tool),
    "play": Effect(["Play"], tool, (given("black"),)),
    "black": Effect(["Black stones"], tool),
    "white": Effect(["White stones"], tool),
    "erase": Effect(["Erase"], tool),
    "solve": Effect(True, is_solving, (game,)),
    "count": Effect(True, is_counting, (game,)),
    "screenshot": Effect(["Screenshot"]),
    "triangle": Effect(["Triangle"], tool),
    "square": Effect(["Square"], tool),
    "circle": Effect(["Circle"], tool),
    "cross": Effect(["Cross"], tool),
    "letter": Effect(["Letters"], tool),
    "number": Effect(["Numbers"], tool),
    "label": Effect(["Text label"], tool),
    "ko": Effect(["Ko point"], tool),
    "last-move": Effect(["Last move"], tool),
    "arrow": Effect(["Arrow"], tool),
    "line": Effect(["Line"], tool),
    "territory": Effect(["Territory"], tool),
    "dim": Effect(["Grey out"], tool),
    "view": Effect(["Crop view"], tool),
    "red": Effect(["Red stones"], tool),
    "green": Effect(["Green stones"], tool),
    "blue": Effect(["Blue stones"], tool),
    "yellow": Effect(["Yellow stones"], tool),
    "purple": Effect(["Purple stones"], tool),
    "cursor-left": Effect((3, 4), place, (pointed(4, 4),)),
    "cursor-right": Effect((5, 4), place, (pointed(4, 4),)),
    "cursor-up": Effect((4, 3), place, (pointed(4, 4),)),
    "cursor-down": Effect((4, 5), place, (pointed(4, 4),)),
    "place": Effect(".9x9_5Eb.E5b.w", position, (game, pointed(4, 4))),
    "place-other": Effect(".9x9_5Ew", position, (game, given("black"), pointed(4, 4))),
    "erase-here": Effect(".9x9.w", position, (game, at(0), pointed(3, 3))),
    "go-to-its-move": Effect(1, move, (game, at(0, 0), pointed(3, 3))),
    "play-black": Effect(".9x9_5Eb.E5b.w", position, (game, given("turn"), pointed(4, 4))),
    "play-white": Effect(".9x9_5Ew.E5w.b", position, (game, pointed(4, 4))),
    "play-red": Effect(".9x9_5Er.E5r.b", position, (game, pointed(4, 4))),
    "play-green": Effect(".9x9_5Eg.E5g.b", position, (game, pointed(4, 4))),
    "play-blue": Effect(".9x9_5El.E5l.b", position, (game, pointed(4, 4))),
    "play-yellow": Effect(".9x9_5Ey.E5y.b", position, (game, pointed(4, 4))),
    "play-purple": Effect(".9x9_5Ep.E5p.b", position, (game, pointed(4, 4))),
    "mark-triangle": Effect(".9x9.E5-TR", position, (game, pointed(4, 4))),
    "mark-square": Effect(".9x9.E5-SQ", position, (game, pointed(4, 4))),
    "mark-circle": Effect(".9x9.E5-CR", position, (game, pointed(4, 4))),
    "mark-cross": Effect(".9x9.E5-MA", position, (game, pointed(4, 4))),
    "label-here": Effect(True, label_editor, (game, pointed(4, 4))),
    "copy-point-name": Effect("E5", clipboard, (game, pointed(4, 4))),
    "speak-point": Effect("D6: Black, 4 liberties", answer, (game, at(0, 0), pointed(3, 3))),
    "speak-row": Effect("Row 6: D6 Black.", answer, (game, at(0, 0), pointed(8, 3))),
    "speak-column": Effect("Column D: D6 Black.", answer, (game, at(0, 0), pointed(3, 0))),
    "speak-chain": Effect(
        "Black chain of 1: D6. 4 liberties: D7, C6, E6, D5.", answer, (game, at(0, 0), pointed(3, 3))
    ),
    "speak-neighbours": Effect(
        "Next to E6: E7 empty, D6 Black, F6 empty, E5 White.", answer, (game, at(0, 0), pointed(4, 3))
    ),
    "speak-near": Effect("Near E6: D6 Black, E5 White.", answer, (game, at(0, 0), pointed(4, 3))),
    "speak-board": Effect("Board 9 × 9. No stones. Black to play.", answer, (game,)),
    "speak-last-move": Effect("Last move: White E5.", answer, (game, at(0, 0))),
    "speak-ko": Effect("No ko.", answer, (game,)),
    "speak-captures": Effect("Nothing has been captured.", answer, (game,)),
    "speak-changes": Effect("Changed: White at E5 added, Black to play.", answer, (game, at(0, 0))),
    "speak-move": Effect("Move 2: White E5, 2 variations follow.", answer, (game, at(0, 0))),
    "speak-next": Effect("Next: Black F4, Black H2.", answer, (game, at(0, 0))),
    "speak-comment": Effect("Comment: one", answer, (game, at(0))),
    "speak-analysis": Effect("Best move: A9. Even, 50 %", answer, (game, *analysed)),
    # An engine.
    "analyse": Effect(True, lambda window: analysis(window).is_on),
    "play-best": Effect("A9", last, (game, *analysed)),
    "add-line": Effect("(;SZ[9];B[aa])", text, (opened("(;SZ[9])"), *analysed)),
    "add-line-here": Effect("(;SZ[9];B[ba];W[aa])", text, (opened("(;SZ[9])"), *analysed, pointed(1, 0))),
    "figures-points": Effect(
        CandidateFigures.POINTS_LOST, lambda window: analysis(window).figures, (given("figures-win-rate"),)
    ),
    "figures-win-rate": Effect(CandidateFigures.WIN_RATE, lambda window: analysis(window).figures),
    "ownership": Effect(True, lambda window: analysis(window).shows_ownership),
    "engines": Effect(["Preferences"]),
    "engine-plays-black": Effect(BLACK, side_of_engine, (game,)),
    "engine-plays-white": Effect(WHITE, side_of_engine, (game,)),
    "analyse-game": Effect("Analysing the game: 0 of 5", sentence_of_engine, (game,)),
    "next-mistake": Effect(2, move, (opened(MISTAKE), *analysed_game)),
    "previous-mistake": Effect(2, move, (opened(MISTAKE), *analysed_game, given("last"))),
    "write-analysis": Effect(2, lambda window: text(window).count("V["), (opened("(;SZ[9];B[ee])"), *analysed_game)),
    "effort-least": Effect(EngineEffort.LEAST, effort),
    "effort-little": Effect(EngineEffort.LITTLE, effort),
    "effort-medium": Effect(EngineEffort.MEDIUM, effort, (given("effort-much"),)),
    "effort-much": Effect(EngineEffort.MUCH, effort),
    # Window and help.
    "new-window": Effect(2, windows, (answer_wish_for_windows,)),
    "close": Effect(False, is_visible("board")),
    "minimise": Effect(True, MainWindow.isMinimized, (offered("minimise"),)),
    "zoom": Effect(True, MainWindow.isMaximized, (offered("zoom"),)),
    "help": Effect(True, has_help),
    "whats-this": Effect(True, is_asking),
    "palette": Effect(["Command palette"]),
    "install-desktop": Effect(True, is_in_applications_menu),
    "remove-desktop": Effect(False, is_in_applications_menu, (given("install-desktop"),)),
    "about": Effect(["About HEN Editor"]),
}
