"""The scope of edits in a document: a choice that is no edit, and edits that undo takes back whole."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QObject

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, Point
from hen_editor.core.editing.apply import applied
from hen_editor.core.editing.snapshot import Scope, Snapshot
from hen_editor.core.position import Position
from hen_editor.document.document import Document
from hen_editor.document.files import File
from tests.core.editing.edits import edits
from tests.strategies import colors, points


@pytest.fixture
def document(owner: QObject, tmp_path: Path) -> Document:
    """A document of a small game, its cursor on the second move."""
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[9];B[ee];W[cc];B[gg])")
    opened = Document(owner)
    assert opened.open(path) is None
    opened.play(Point(4, 4))
    opened.play(Point(2, 2))
    return opened


def test_a_choice_is_signalled_and_is_neither_a_step_nor_a_change(document: Document) -> None:
    told: list[Snapshot] = []
    document.changed.connect(told.append)
    document.choose_scope(Scope.BEFORE)
    assert [shown.scope for shown in told] == [Scope.BEFORE]
    assert document.undo_stack.count() == 0
    assert not document.is_modified


def test_a_choice_that_the_node_does_not_have_changes_nothing(document: Document) -> None:
    document.choose_scope(Scope.HERE)
    assert document.snapshot.scope is Scope.NEW_CHILD


def test_a_choice_ends_a_burst(document: Document) -> None:
    text = document.snapshot.hen_text.text
    document.type_hen(text + "_1Ab")
    document.undo_stack.undo()
    document.type_hen(text + ".A1-SQ")
    document.choose_scope(Scope.BEFORE)
    document.type_hen(text + "_1Ab")
    assert document.undo_stack.count() == 2


def test_undo_shows_the_scope_of_before(document: Document) -> None:
    document.choose_scope(Scope.BEFORE)
    document.set_stones([Point(8, 8)], BLACK)
    document.go(document.snapshot.tree.root)
    assert document.snapshot.scope is Scope.HERE
    document.undo_stack.undo()
    assert document.snapshot.scope is Scope.BEFORE


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(edits(), st.data())
def test_undo_gives_back_the_identical_collection_whatever_was_edited(
    owner: QObject, edit: tuple[Snapshot, Position], data: st.DataObject
) -> None:
    base, wanted = edit
    document = Document(owner)
    document.begin(File(collection=base.collection))
    written = sgf.format(base.collection)
    document.go(base.node)
    document.choose_scope(data.draw(st.sampled_from(document.snapshot.scopes)))
    before = document.snapshot
    way = data.draw(st.sampled_from(["painted", "typed", "placed"]))
    if way == "painted":
        document.begin_stroke()
        for point in data.draw(st.lists(points(wanted.size), min_size=1, max_size=4)):
            document.set_stones([point], data.draw(st.none() | colors))
        document.end_burst()
    elif way == "typed":
        text = hen.format(hen.holdable(wanted).value or Position(), always_size=True)
        for end in range(max(1, len(text) - 3), len(text) + 1):
            document.type_hen(text[:end])
        document.end_burst()
    else:
        document.edit(applied(document.snapshot, wanted), "Apply")
    assert document.undo_stack.count() <= 1
    document.undo_stack.undo()
    assert document.snapshot == before
    assert document.snapshot.collection is base.collection
    assert sgf.format(document.snapshot.collection) == written
