"""The document: verbs, bursts, undo, and what is modified."""

import gc
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QObject, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, BoardSize, Point, Stones
from hen_editor.core.editing import variations
from hen_editor.core.editing.snapshot import DraftReason, Snapshot
from hen_editor.core.game import navigate
from hen_editor.core.position import Mark, Position
from hen_editor.document import files
from hen_editor.document.change import LEAST_STEPS, undo_limit
from hen_editor.document.document import Document

E5 = Point(4, 4)


@pytest.fixture
def document(owner: QObject, tmp_path: Path) -> Document:
    """A document of a small game, its cursor at the root."""
    path = tmp_path / "game.sgf"
    path.write_text("(;GM[1]SZ[9];B[ee];W[cc](;B[gg];W[gc])(;B[cg]))")
    opened = Document(owner)
    assert opened.open(path) is None
    return opened


def shown(document: Document) -> list[Snapshot]:
    """Return the list that all snapshots shown from now on go to."""
    seen: list[Snapshot] = []
    document.changed.connect(seen.append)
    return seen


def test_an_edit_is_one_step_and_one_signal(document: Document) -> None:
    seen = shown(document)
    document.set_mark([E5], Mark.SQUARE)
    assert document.undo_stack.count() == 1
    assert seen == [document.snapshot]
    assert document.is_modified


def test_undo_shows_the_very_snapshot_of_before(document: Document) -> None:
    before = document.snapshot
    document.play(E5._replace(row=0))
    document.undo_stack.undo()
    assert document.snapshot is before
    assert not document.is_modified


def test_no_change_is_no_step_and_no_signal(document: Document) -> None:
    document.set_mark([E5], Mark.SQUARE)
    seen = shown(document)
    document.set_mark([E5], Mark.SQUARE)
    assert document.undo_stack.count() == 1
    assert seen == []


def test_navigation_is_no_edit(document: Document) -> None:
    document.go(document.snapshot.tree.children(document.snapshot.node)[0])
    assert document.undo_stack.count() == 0
    assert not document.is_modified


def test_undo_brings_the_cursor_back_to_where_the_edit_was(document: Document) -> None:
    root = document.snapshot.node
    document.type_comment("here")
    document.go(document.snapshot.tree.children(root)[0])
    document.undo_stack.undo()
    assert document.snapshot.node == root


def test_old_steps_are_let_go_when_the_history_has_its_size(owner: QObject) -> None:
    QSettings().setValue("undo/megabytes", 1)
    document = Document(owner)
    seen = []
    for number in range(3 * LEAST_STEPS):
        document.type_comment(f"{number}")
        document.end_burst()
        seen.append(weakref.ref(document.snapshot.tree))
    gc.collect()
    assert document.undo_stack.count() == LEAST_STEPS
    assert sum(one() is not None for one in seen) == LEAST_STEPS + 1
    document.undo_stack.setIndex(0)
    assert document.snapshot.tree is seen[-LEAST_STEPS - 1]()
    assert document.is_modified


def test_the_size_of_the_history_is_a_setting_and_a_small_board_has_more_steps(qapp: QApplication) -> None:
    assert undo_limit(BoardSize(9, 9)) > undo_limit(BoardSize()) > LEAST_STEPS
    QSettings().setValue("undo/megabytes", 400)
    assert undo_limit(BoardSize()) > 10_000
    QSettings().setValue("undo/megabytes", "much")
    assert 5_000 < undo_limit(BoardSize()) < 10_000
    assert undo_limit(BoardSize(52, 52)) == LEAST_STEPS


def test_another_document_has_the_history_of_its_board(document: Document) -> None:
    document.play(E5)
    document.new(Position(Stones(BoardSize(52, 52))))
    assert document.undo_stack.undoLimit() == LEAST_STEPS


def test_playing_a_move_that_is_there_steps_into_it(document: Document) -> None:
    assert document.play(E5) is None
    assert document.undo_stack.count() == 0
    assert document.snapshot.move_number == 1


def test_a_refused_move_changes_nothing(document: Document) -> None:
    document.play(E5)
    refused = document.play(E5)
    assert refused is not None
    assert refused.message == "There is a stone on that point."
    assert document.undo_stack.count() == 0


def test_a_stroke_is_one_step(document: Document) -> None:
    before = document.snapshot
    document.begin_stroke()
    for column in range(5):
        document.set_stones([Point(column, 8)], BLACK)
    document.end_burst()
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert document.snapshot == before


def test_a_stroke_beside_a_move_makes_one_setup_node(document: Document) -> None:
    document.play(E5)
    nodes = len(document.snapshot.tree)
    document.begin_stroke()
    for column in range(3):
        document.set_stones([Point(column, 8)], WHITE)
    document.end_burst()
    assert len(document.snapshot.tree) == nodes + 1


def test_a_cancelled_stroke_leaves_nothing(document: Document) -> None:
    before = document.snapshot
    document.begin_stroke()
    document.set_stones([Point(0, 8)], BLACK)
    document.cancel_stroke()
    assert document.snapshot == before
    assert document.undo_stack.count() == 0


def test_a_burst_of_typing_is_one_step_that_leaves_nothing_behind(document: Document) -> None:
    document.new(hen.parse("").value)
    for text in (".", ".K", ".K1", ".K10", ".K10-", ".K10-C", ".K10-CR"):
        document.type_hen(text)
    assert document.undo_stack.count() == 1
    assert document.snapshot.position == hen.parse(".K10-CR").value
    document.undo_stack.undo()
    assert document.snapshot.hen_text.text == ""


def test_an_invalid_text_leaves_the_last_valid_position_on_the_board(document: Document) -> None:
    document.new(hen.parse("").value)
    for text in ("_4Qb", "_4Qb_"):
        document.type_hen(text)
    assert document.snapshot.hen_text.draft is DraftReason.INVALID
    assert document.snapshot.position.stones == hen.parse("_4Qb").value.stones
    document.type_hen("_4Qw")
    assert document.snapshot.position.stones == hen.parse("_4Qw").value.stones
    assert document.undo_stack.count() == 1


def test_dropping_a_draft_brings_the_last_valid_spelling_back(document: Document) -> None:
    document.new(hen.parse("").value)
    for text in ("_4 Q b", "_4 Q b_"):
        document.type_hen(text)
    document.drop_draft()
    assert document.snapshot.hen_text.text == "_4 Q b"
    assert not document.has_draft


def test_a_burst_that_ends_where_it_began_leaves_no_step(document: Document) -> None:
    text = document.snapshot.hen_text.text
    document.type_hen(text + "_1Ab")
    document.type_hen(text)
    assert document.undo_stack.count() == 0
    assert not document.is_modified


def test_a_comment_typed_and_taken_out_again_leaves_no_step(document: Document) -> None:
    for text in ("a", "ab", "a", ""):
        document.type_comment(text)
    assert document.undo_stack.count() == 0
    assert not document.is_modified


def test_a_draft_goes_with_its_node(document: Document) -> None:
    root = document.snapshot.node
    document.play(E5)
    document.type_hen("_5E")
    document.go(root)
    document.play(E5)
    document.edit(variations.without_subtree(document.snapshot), "Delete")
    assert not document.has_draft
    document.undo_stack.undo()
    assert document.has_draft


def test_a_draft_that_another_is_restored_over_is_kept_in_its_stead(document: Document) -> None:
    document.type_hen("_5E")
    document.set_mark([E5], Mark.CIRCLE)
    document.type_hen("_6E")
    (kept,) = document.snapshot.drafts
    document.restore_draft(kept)
    assert document.snapshot.hen_text.text == "_5E"
    assert [draft.hen_text.text for draft in document.snapshot.drafts] == ["_6E"]


def test_a_burst_ends_after_a_rest(owner: QObject, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hen_editor.document.document.TYPING_PAUSE_MS", 10)
    document = Document(owner)
    document.type_comment("one")
    qtbot.wait(50)
    document.type_comment("one two")
    assert document.undo_stack.count() == 2


def test_another_edit_ends_a_burst(document: Document) -> None:
    document.type_comment("one")
    document.set_mark([E5], Mark.CIRCLE)
    document.type_comment("one two")
    assert document.undo_stack.count() == 3


def test_undo_in_a_burst_ends_it(document: Document) -> None:
    document.type_comment("one")
    document.undo_stack.undo()
    document.type_comment("two")
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert not document.is_modified


def test_a_draft_is_a_step_but_no_modification(document: Document) -> None:
    document.type_hen("_5E")
    assert document.snapshot.hen_text.draft is DraftReason.INVALID
    assert document.undo_stack.count() == 1
    assert not document.is_modified
    assert document.has_draft


def test_a_draft_left_behind_is_restored_where_it_was(document: Document) -> None:
    root = document.snapshot.node
    document.type_hen("_5E")
    document.go(document.snapshot.tree.children(root)[0])
    (kept,) = document.snapshot.drafts
    document.restore_draft(kept)
    assert document.snapshot.node == root
    assert document.snapshot.hen_text.text == "_5E"
    assert document.snapshot.drafts == ()


def test_a_draft_left_behind_can_be_discarded(document: Document) -> None:
    document.type_hen("_5E")
    document.go(document.snapshot.tree.children(document.snapshot.node)[0])
    document.discard_draft(document.snapshot.drafts[0])
    assert not document.has_draft


def test_a_draft_of_a_deleted_node_is_restored_where_one_is(document: Document) -> None:
    document.play(E5)
    document.type_hen("_5E")
    document.go(document.snapshot.tree.root)
    document.play(E5)
    document.go(document.snapshot.tree.root)
    (kept,) = document.snapshot.drafts
    document.go(kept.node)
    document.drop_draft()
    document.edit(variations.without_subtree(document.snapshot), "Delete")
    document.restore_draft(kept)
    assert document.snapshot.node == document.snapshot.tree.root


def test_a_size_restored_unsettled_settles(document: Document) -> None:
    document.new(hen.parse("").value)
    document.type_hen(".13x1", settled=False)
    document.end_burst()
    document.type_hen(".13x1")
    assert document.snapshot.position.size.rows == 1


def test_a_hen_of_the_same_size_becomes_a_variation(document: Document) -> None:
    document.play(E5)
    document.type_hen(".9x9_1Ab", whole=True)
    assert document.snapshot.hen_text.draft is DraftReason.WHOLE
    document.add_hen_variation(".9x9_1Ab")
    assert hen.format(document.snapshot.position) == ".9x9_1b.w"
    assert not document.has_draft


def test_deleting_a_branch_goes_to_its_parent(document: Document) -> None:
    document.play(E5)
    document.edit(variations.without_subtree(document.snapshot), "Delete")
    assert len(document.snapshot.tree) == 1
    document.undo_stack.undo()
    assert len(document.snapshot.tree) == 6


VERBS: dict[str, Callable[[Document, Point], object]] = {
    "play": lambda document, point: document.play(point),
    "pass": lambda document, point: document.play(None),
    "place": lambda document, point: document.set_stones([point], WHITE),
    "erase": lambda document, point: document.set_stones([point], None),
    "mark": lambda document, point: document.set_mark([point], Mark.TRIANGLE),
    "label": lambda document, point: document.set_label([point], "1"),
    "letter": lambda document, point: document.set_label([point], "A"),
    "turn": lambda document, point: document.set_turn(WHITE),
    "comment": lambda document, point: document.type_comment(point.sgf),
    "name": lambda document, point: document.type_node_name(point.sgf),
    "delete": lambda document, point: document.edit(variations.without_subtree(document.snapshot), "Delete"),
    "draft": lambda document, point: document.type_hen("_9" + point.name(document.snapshot.position.size)),
    "hen": lambda document, point: document.type_hen(document.snapshot.hen_text.text + "_1Ab"),
    "red": lambda document, point: document.type_hen(document.snapshot.hen_text.text + "~rgb_2Ar.r"),
    "drop": lambda document, point: document.drop_draft(),
    "forward": lambda document, point: document.go(
        next(iter(document.snapshot.tree.children(document.snapshot.node)), document.snapshot.node)
    ),
    "root": lambda document, point: document.go(document.snapshot.tree.root),
}

steps = st.lists(
    st.tuples(st.sampled_from(sorted(VERBS)), st.builds(Point, st.integers(0, 8), st.integers(0, 8))), max_size=12
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=steps)
def test_any_edits_are_undone_to_the_same_snapshot_and_redone_to_the_same(
    document: Document, steps: list[tuple[str, Point]]
) -> None:
    document.undo_stack.setIndex(0)
    document.undo_stack.clear()
    document.go(document.snapshot.tree.root)
    for verb, point in steps:
        before, count = document.snapshot, document.undo_stack.count()
        VERBS[verb](document, point)
        document.end_burst()
        if document.undo_stack.count() > count:
            after = document.snapshot
            document.undo_stack.undo()
            assert document.snapshot == before
            document.undo_stack.redo()
            assert document.snapshot == after
    document.undo_stack.setIndex(0)
    assert not document.is_modified


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=steps)
def test_the_field_says_the_position_unless_it_holds_a_draft(
    document: Document, steps: list[tuple[str, Point]]
) -> None:
    document.undo_stack.setIndex(0)
    for verb, point in steps:
        VERBS[verb](document, point)
        document.end_burst()
        snapshot = document.snapshot
        if snapshot.hen_text.draft is None:
            assert hen.parse(snapshot.hen_text.text).value.agrees_with(hen.holdable(snapshot.position).value)
    document.undo_stack.setIndex(0)


@pytest.fixture
def three(owner: QObject, tmp_path: Path) -> Document:
    """A document of three games."""
    path = tmp_path / "three.sgf"
    path.write_text("(;SZ[9]GN[A])\n(;SZ[9]GN[B];B[ee])\n(;SZ[9]GN[C])\n")
    opened = Document(owner)
    assert opened.open(path) is None
    return opened


GAME_EDITS: dict[str, Callable[[Document], None]] = {
    "add": lambda document: document.add_game(hen.parse(".9x9_5Eb").value, 1),
    "duplicate": lambda document: document.duplicate_games([0, 1]),
    "remove": lambda document: document.remove_games([0]),
    "move": lambda document: document.move_games([0], 3),
}


@pytest.mark.parametrize("edit", GAME_EDITS.values(), ids=GAME_EDITS)
def test_an_edit_of_the_games_is_one_step_that_undo_takes_back_wholly(
    three: Document, edit: Callable[[Document], None]
) -> None:
    before = three.snapshot
    edit(three)
    after = three.snapshot
    assert three.undo_stack.count() == 1
    three.undo_stack.undo()
    assert three.snapshot is before
    assert not three.is_modified
    three.undo_stack.redo()
    assert three.snapshot is after


def test_a_game_is_known_wherever_it_is_moved(three: Document) -> None:
    opened = three.snapshot.collection.games
    three.move_games([1], 0)
    three.add_game(hen.parse(".9x9_5Eb").value, 1)
    three.type_comment("new")
    three.go(opened[0].root, 2)
    three.type_comment("edited")
    known = [three.opened_game(game) for game in range(4)]
    assert known == [opened[1], None, opened[0], opened[2]]


# What was seen some time ago.


def test_text_typed_over_another_snapshot_is_not_taken_and_the_present_one_shown_again(document: Document) -> None:
    seen = document.snapshot
    document.play(E5)
    played, shown = document.snapshot, list[Snapshot]()
    document.changed.connect(shown.append)
    document.type_hen(f"{seen.hen_text.text} ", seen=seen)
    document.type_comment("Late", seen=seen)
    document.type_node_name("Late", seen=seen)
    assert document.snapshot is played
    assert [one is played for one in shown] == [True, True, True]
    document.type_comment("In time", seen=played)
    assert document.snapshot.tree.node(document.snapshot.node)["C"] == "In time"


def test_a_node_that_was_seen_is_gone_to_wherever_its_game_is_now(document: Document) -> None:
    document.play(E5)
    seen, node = document.snapshot.tree, document.snapshot.node
    document.add_game(Position(), 0)
    document.go_to_seen(seen, node)
    assert (document.snapshot.game, document.snapshot.node) == (1, node)


def test_a_node_that_was_seen_and_is_gone_is_gone_nowhere_to(document: Document) -> None:
    document.play(E5)
    seen, node = document.snapshot.tree, document.snapshot.node
    document.undo_stack.undo()
    shown = document.snapshot
    document.go_to_seen(seen, node)
    assert document.snapshot is shown


def test_a_node_of_another_document_is_gone_nowhere_to_though_the_present_one_has_its_number(
    document: Document,
) -> None:
    document.play(E5)
    seen, node = document.snapshot.tree, document.snapshot.node
    document.new(document.snapshot.position)
    document.go(document.snapshot.tree.root)
    shown = document.snapshot
    assert node in shown.tree
    document.go_to_seen(seen, node)
    assert document.snapshot is shown


def test_an_unfinished_text_that_is_no_longer_kept_leads_nowhere(document: Document) -> None:
    document.play(E5)
    document.type_hen("_19K")
    document.go(document.snapshot.tree.root)
    (draft,) = document.snapshot.drafts
    document.discard_draft(draft)
    shown = document.snapshot
    document.restore_draft(draft)
    assert document.snapshot is shown


def test_a_stroke_goes_on_after_an_interruption_as_the_same_step(document: Document) -> None:
    before = document.snapshot
    stroke = document.begin_stroke()
    document.set_stones([Point(0, 8)], BLACK)
    document.end_burst()
    document.resume_stroke(stroke)
    document.set_stones([Point(1, 8)], BLACK)
    document.end_burst()
    assert document.undo_stack.count() == 1
    document.resume_stroke(stroke)
    document.cancel_stroke()
    assert (document.snapshot, document.undo_stack.count()) == (before, 0)


def reread(document: Document, text: str) -> files.File:
    assert document.path is not None
    document.path.write_text(text)
    return files.read(document.path)


def test_a_reload_is_one_step_after_which_nothing_is_modified(document: Document) -> None:
    document.play(None)
    before = document.snapshot
    document.reload(reread(document, "(;SZ[9])"))
    assert not document.is_modified
    assert document.file.data == b"(;SZ[9])"
    document.undo_stack.undo()
    assert document.snapshot is before
    assert document.is_modified
    document.undo_stack.redo()
    assert not document.is_modified


def test_reloads_in_a_row_are_one_step_until_something_is_edited(document: Document) -> None:
    document.reload(reread(document, "(;SZ[9])"))
    document.reload(reread(document, "(;SZ[13])"))
    assert document.undo_stack.count() == 1
    document.play(None)
    edited = document.snapshot
    document.reload(reread(document, "(;SZ[19])"))
    assert document.undo_stack.count() == 3
    document.undo_stack.undo()
    assert document.snapshot is edited


def test_a_game_is_still_known_as_it_was_opened_when_a_reload_is_undone(document: Document) -> None:
    opened = document.snapshot.tree
    document.reload(reread(document, "(;SZ[9])"))
    assert document.opened_game(0) is document.snapshot.tree
    document.undo_stack.undo()
    document.play(None)
    assert document.opened_game(0) is opened


def test_of_many_reloads_in_a_row_only_the_last_stays_in_memory(document: Document) -> None:
    games = []
    for _ in range(20):
        document.reload(reread(document, "(;SZ[9];B[aa])"))
        games.append(weakref.ref(document.snapshot.tree))
    gc.collect()
    assert [one() is None for one in games] == [True] * 19 + [False]


def test_what_cannot_be_read_is_not_reloaded(document: Document) -> None:
    before = document.snapshot
    with pytest.raises(ValueError, match="empty"):
        document.reload(reread(document, ""))
    assert document.snapshot is before


def test_a_document_kept_against_its_file_is_modified(document: Document) -> None:
    changed = reread(document, "(;SZ[9])").data
    document.keep(changed)
    assert document.is_modified
    assert document.file.data == changed


def test_a_document_is_modified_while_its_file_is_removed(document: Document) -> None:
    document.mark_removed(is_removed=True)
    assert (document.is_removed, document.is_modified) == (True, True)
    document.mark_removed(is_removed=False)
    assert (document.is_removed, document.is_modified) == (False, False)


def test_a_removed_file_is_there_when_it_is_saved(document: Document) -> None:
    document.mark_removed(is_removed=True)
    assert document.path is not None
    document.save(document.path)
    assert (document.is_removed, document.is_modified) == (False, False)


def test_the_way_forward_is_the_branch_just_left_after_edits_and_undo_too(document: Document) -> None:
    for point in (Point(4, 4), Point(2, 2)):
        document.play(point)
    first = document.snapshot.node
    document.go(1)
    document.play(Point(6, 2))
    document.play(Point(2, 6))
    second, end = document.snapshot.tree.path(document.snapshot.node)[-2:]

    def forward() -> int:
        now = document.snapshot
        return navigate.forward(now.tree, now.node, 1, document.last_visited)

    document.go(second)
    document.go(1)
    assert forward() == second
    document.type_comment("x")
    assert forward() == second
    document.undo_stack.undo()
    assert (document.snapshot.node, forward()) == (1, second)
    document.go(second)
    assert forward() == end
    document.edit(variations.without_subtree(document.snapshot), "Delete")
    assert forward() == first
    document.undo_stack.undo()
    document.go(1)
    assert forward() == second
