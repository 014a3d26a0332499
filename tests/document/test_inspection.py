"""The inspection: problems of the game shown, found in a thread."""

import json
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BLACK, WHITE, Point
from hen_editor.core.editing.snapshot import Scope
from hen_editor.core.position import Position
from hen_editor.document import game_watch
from hen_editor.document.document import Document
from hen_editor.document.game_watch import Inspection
from tests.cli.command import run


@pytest.fixture
def document(owner: QObject) -> Document:
    return Document(owner)


@pytest.fixture
def looking(document: Document, monkeypatch: pytest.MonkeyPatch) -> Inspection:
    """An inspection that does not wait before it begins."""
    monkeypatch.setattr(game_watch, "DELAY_MS", 1)
    return Inspection(document, document)


def open_text(document: Document, directory: Path, text: str) -> None:
    path = directory / "game.sgf"
    path.write_text(text)
    assert document.open(path) is None


def reported_codes(looking: Inspection) -> list[list[str]]:
    """Return the list to which the codes of all problems found from now on go."""
    reported: list[list[str]] = []
    looking.found.connect(lambda problems: reported.append([problem.code for problem in problems]))
    return reported


def finish(qtbot: QtBot, looking: Inspection) -> None:
    qtbot.waitUntil(lambda: not looking.is_working, timeout=20_000)


def test_values_that_cannot_be_read_are_reported(
    qtbot: QtBot, document: Document, looking: Inspection, tmp_path: Path
) -> None:
    reported = reported_codes(looking)
    open_text(document, tmp_path, "(;SZ[9];B[zz];W[ee])")
    finish(qtbot, looking)
    assert reported == [["sgf-off-board"]]


def test_moves_that_were_refused_in_the_file_are_not_lost_moves(
    qtbot: QtBot, document: Document, looking: Inspection, tmp_path: Path
) -> None:
    reported = reported_codes(looking)
    open_text(document, tmp_path, "(;SZ[9];B[ee];W[ee])")
    finish(qtbot, looking)
    document.type_comment("x")
    finish(qtbot, looking)
    assert reported == [["move-against-the-rules"]] * 2


TOLD = {
    "a ko": ("(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb];B[ee])", ["move-against-the-rules"]),
    "an occupied point": ("(;SZ[9];B[ee];W[ee];B[ed])", ["move-against-the-rules"]),
    "suicide": ("(;SZ[9]AB[ba][ab];W[aa];B[ee])", ["move-against-the-rules"]),
    "suicide that the rules allow": ("(;SZ[9]RU[NZ]AB[ca][bb][ab]AW[aa];W[ba];B[ee])", []),
    "no liberties": ("(;SZ[9]AB[ba][ab][aa]AW[ca][bb][ac];B[ee])", ["no-liberties"]),
    "a stone that is left out": ("(;SZ[9]AB[aa]HEN[.9x9_9r];W[ee])", ["coloured-stone-left-out"]),
    "nothing": ("(;SZ[9];B[ee];W[ed])", []),
}


@pytest.mark.parametrize(("text", "codes"), TOLD.values(), ids=TOLD)
def test_the_same_is_told_of_a_game_that_was_opened_edited_saved_and_opened_again_and_by_the_command(
    qtbot: QtBot, document: Document, looking: Inspection, tmp_path: Path, text: str, codes: list[str]
) -> None:
    reported = reported_codes(looking)
    open_text(document, tmp_path, text)
    finish(qtbot, looking)
    document.type_comment("x")
    finish(qtbot, looking)
    document.save(tmp_path / "again.sgf")
    document.open(tmp_path / "again.sgf")
    finish(qtbot, looking)
    assert reported == [codes] * 3
    validated = json.loads(run("validate", "--json", str(tmp_path / "again.sgf")).output)
    assert [problem["code"] for problem in validated["problems"]] == codes


def test_a_move_that_an_edit_makes_impossible_is_reported_until_that_is_undone(
    qtbot: QtBot, document: Document, looking: Inspection, tmp_path: Path
) -> None:
    open_text(document, tmp_path, "(;SZ[9];B[aa];W[bb];B[cc])")
    reported = reported_codes(looking)
    document.set_stones([Point(1, 1)], BLACK)
    finish(qtbot, looking)
    document.undo_stack.undo()
    finish(qtbot, looking)
    assert reported == [["move-no-longer-possible"], []]


def reported_messages(looking: Inspection) -> list[list[str]]:
    """Return the list to which the sentences of all problems found from now on go."""
    reported: list[list[str]] = []
    looking.found.connect(lambda problems: reported.append([problem.message for problem in problems]))
    return reported


def test_moves_lost_in_all_variations_are_summed_up_before_each_and_vanish_with_undo(
    qtbot: QtBot, document: Document, looking: Inspection, tmp_path: Path
) -> None:
    open_text(document, tmp_path, "(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd];B[bb]))")
    reported = reported_messages(looking)
    document.set_stones([Point(1, 1)], BLACK)
    finish(qtbot, looking)
    document.undo_stack.undo()
    finish(qtbot, looking)
    assert reported == [
        [
            "2 moves can no longer be played: 2, 3.",
            "Move 2 at B8: the point is occupied.",
            "Move 3 at B8: the point is occupied.",
        ],
        [],
    ]


def test_a_lost_move_stays_reported_through_other_edits(
    qtbot: QtBot, document: Document, looking: Inspection, tmp_path: Path
) -> None:
    open_text(document, tmp_path, "(;SZ[9];B[aa];W[bb])")
    document.set_stones([Point(1, 1)], BLACK)
    finish(qtbot, looking)
    reported = reported_codes(looking)
    document.type_comment("x")
    finish(qtbot, looking)
    assert reported == [["move-no-longer-possible"]]


def test_setup_inserted_before_a_move_tells_what_it_makes_impossible(
    qtbot: QtBot, document: Document, looking: Inspection, tmp_path: Path
) -> None:
    open_text(document, tmp_path, "(;SZ[9];B[aa];W[bb];B[cc];W[dd])")
    document.go([*document.snapshot.tree.walk()][2])
    document.choose_scope(Scope.BEFORE)
    reported = reported_messages(looking)
    document.set_stones([Point(3, 3)], BLACK)
    finish(qtbot, looking)
    assert reported == [["Move 4 at D6 can no longer be played: the point is occupied."]]


def test_what_undo_has_taken_back_is_no_measure_for_the_next_edit(
    qtbot: QtBot, document: Document, looking: Inspection, tmp_path: Path
) -> None:
    open_text(document, tmp_path, "(;SZ[9]AB[bb];B[aa];W[bb])")
    reported = reported_codes(looking)
    document.set_stones([Point(1, 1)], None)  # the move, refused so far, is legal
    finish(qtbot, looking)
    document.undo_stack.undo()
    finish(qtbot, looking)
    document.type_comment("x")
    finish(qtbot, looking)
    assert reported == [[], ["move-against-the-rules"], ["move-against-the-rules"]]


def test_a_move_played_since_can_be_lost_too(
    qtbot: QtBot, document: Document, looking: Inspection, tmp_path: Path
) -> None:
    open_text(document, tmp_path, "(;SZ[9];B[aa])")
    document.go([*document.snapshot.tree.walk()][1])
    document.play(Point(1, 1))
    finish(qtbot, looking)
    document.go(document.snapshot.tree.root)
    reported = reported_codes(looking)
    document.set_stones([Point(1, 1)], BLACK)
    finish(qtbot, looking)
    assert reported == [["move-no-longer-possible"]]


def test_a_state_of_the_game_that_nothing_brings_back_is_forgotten(
    qtbot: QtBot, document: Document, looking: Inspection, tmp_path: Path
) -> None:
    open_text(document, tmp_path, "(;SZ[9];B[aa];W[bb])")
    document.set_stones([Point(1, 1)], BLACK)
    finish(qtbot, looking)
    gone = ref(document.snapshot.tree)
    document.undo_stack.undo()
    document.type_comment("instead")
    finish(qtbot, looking)
    assert gone() is None


def test_the_problem_names_the_node(qtbot: QtBot, document: Document, looking: Inspection, tmp_path: Path) -> None:
    open_text(document, tmp_path, "(;SZ[9];B[aa];W[bb];B[cc])")
    document.set_stones([Point(2, 2)], WHITE)
    with qtbot.waitSignal(looking.found) as signal:
        pass
    (problem,) = signal.args[0]
    assert problem.message == "Move 3 at C7 can no longer be played: the point is occupied."
    assert problem.node == document.snapshot.tree.path([*document.snapshot.tree.main_line()][-1])[3]


def test_navigation_gives_no_reason_to_look_again(
    qtbot: QtBot, document: Document, looking: Inspection, tmp_path: Path
) -> None:
    open_text(document, tmp_path, "(;SZ[9];B[aa];W[bb];B[cc])")
    finish(qtbot, looking)
    document.go(document.snapshot.tree.children(document.snapshot.node)[0])
    assert not looking.is_working


def test_another_document_starts_afresh(qtbot: QtBot, document: Document, looking: Inspection, tmp_path: Path) -> None:
    open_text(document, tmp_path, "(;SZ[9];B[zz];W[ee])")
    finish(qtbot, looking)
    reported = reported_codes(looking)
    document.new(Position())
    finish(qtbot, looking)
    assert reported == [[]]


def test_a_long_game_is_looked_through_while_the_window_goes_on(
    qtbot: QtBot, document: Document, looking: Inspection, tmp_path: Path
) -> None:
    open_text(document, tmp_path, f"(;SZ[9]{';B[aa];W[];AE[aa]' * 2_000};B[zz])")
    document.set_stones([Point(8, 8)], BLACK)
    reported, rounds, clock = reported_codes(looking), 0, QElapsedTimer()
    clock.start()
    while looking.is_working and clock.elapsed() < 20_000:
        QCoreApplication.processEvents()
        rounds += 1
    assert reported == [["sgf-off-board"]]
    assert rounds > 10
