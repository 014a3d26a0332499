"""What a document cannot do: it says why, and nothing changes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.position import Mark
from hen_editor.document import files
from hen_editor.document.document import Document

A1 = Point(0, 0)
RED = Color.RED
WIDE, OTHER, GO = "(;SZ[26]AB[aa];B[bb];W[cc])", "(;GM[2]SZ[9];B[aa])", "(;SZ[9]AB[aa])"

Verb = Callable[[Document], Diagnostic | tuple[Diagnostic, ...] | None]

VERBS: dict[str, Verb] = {
    "stone": lambda document: document.set_stones([Point(2, 2)], BLACK),
    "red stone": lambda document: document.set_stones([Point(2, 2)], RED),
    "mark": lambda document: document.set_mark([A1], Mark.CIRCLE),
    "label": lambda document: document.set_label([A1], "x"),
    "turn": lambda document: document.set_turn(WHITE),
    "red's turn": lambda document: document.set_turn(RED),
    "order": lambda document: document.set_order((BLACK, RED)),
    "ko": lambda document: document.set_ko(Point(3, 3)),
    "last move": lambda document: document.set_last_move(A1),
    "move": lambda document: document.play(Point(4, 4)),
    "pass": lambda document: document.play(None),
    "red move": lambda document: document.play(Point(4, 4), RED),
    "occupied": lambda document: document.play(A1),
    "typed HEN": lambda document: document.type_hen(".9x9_1Ab") or None,
    "HEN as variation": lambda document: document.add_hen_variation(".9x9_1Ab"),
    "numbers to moves": lambda document: document.numbers_to_moves(),
    "moves to numbers": lambda document: document.moves_to_numbers(1),
    "all games": lambda document: document.remove_games([0]),
}


@pytest.mark.parametrize(
    ("text", "names", "code"),
    [
        (
            OTHER,
            "stone, red stone, mark, label, turn, order, ko, last move, move, pass, red move",
            "game-other-than-go",
        ),
        (OTHER, "typed HEN, HEN as variation", "game-other-than-go"),
        (WIDE, "HEN as variation", "paste-of-other-size"),
        (WIDE, "red stone, red's turn, order, ko, last move, red move", "needs-hen"),
        (GO, "occupied", "illegal-move"),
        (GO, "numbers to moves", "no-numbers"),
        (GO, "moves to numbers", "no-moves"),
        (GO, "all games", "last-game"),
    ],
)
def test_what_is_impossible_is_explained_and_changes_nothing(owner: QObject, text: str, names: str, code: str) -> None:
    for name in names.split(", "):
        document = Document(owner)
        document.begin(files.of_text(text))
        before = document.snapshot
        found = VERBS[name](document)
        reason = found[0] if isinstance(found, tuple) and not isinstance(found, Diagnostic) else found
        assert isinstance(reason, Diagnostic), name
        assert (reason.code, document.snapshot, document.undo_stack.count()) == (code, before, 0), name


@pytest.mark.parametrize("name", [name for name in VERBS if name not in ("numbers to moves", "moves to numbers")])
def test_what_is_possible_is_done_without_a_word(owner: QObject, name: str) -> None:
    document = Document(owner)
    document.begin(files.of_text(f"{GO}(;SZ[9])"))
    if name != "occupied":
        assert VERBS[name](document) is None
        assert document.undo_stack.count() == 1
        assert sgf.format(document.snapshot.collection)
