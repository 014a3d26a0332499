"""HEN typed into games that hold everything SGF can hold."""

from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hen_editor.core import hen, sgf
from hen_editor.core.convert import node_to_position
from hen_editor.core.editing import apply, hen_text, paint, snapshot
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import Collection
from hen_editor.pasting import actions, recognise
from hen_editor.pasting.actions import Action
from tests.core.editing.machine import (
    Shown,
    cursor_is_in_its_tree,
    field_says_the_position,
    file_is_read_back,
    savable,
)
from tests.games import nodes, opened, says
from tests.nasty_games import bare_games
from tests.nasty_games import games as nasty_games
from tests.strategies import colors, hen_labels, holdable_positions, marks, maybe, points

SMALLER = ".9x9_5Gb_4Jw"


def typed(text: str, hen: str = SMALLER) -> Snapshot:
    return hen_text.typed(opened(text), hen)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("AB[pd]AW[dp]AR[aa:bb]", {"AR": "aa:bb", "AB": "ge", "AW": "if"}),
        ("AB[pd]AW[dp]C[Q16]", {"C": "Q16", "AB": "ge", "AW": "if"}),
        ("AB[aa][pd]AR[aa:bb][aa:pd]", {"AR": "aa:bb", "AB": "ge", "AW": "if"}),
        ("LN[pd:dp]TB[pd][aa]TW[ss]SL[pp][bb]", {"TB": "aa", "SL": "bb", "AB": "ge", "AW": "if"}),
        ("VW[aa:ss]DD[cc][pd]", {"VW": "aa:ii", "DD": "cc", "AB": "ge", "AW": "if"}),
        ("CR[aa][pd]LB[pd:two words][bb:two words]", {"LB": "bb:two words", "AB": "ge", "AW": "if"}),
        ("HEN[.19x19_4Qr.A1-CR]", {"AB": "ge", "AW": "if"}),
        ("HEN[.9x9_1Ar]", {"AB": "ge", "AW": "if"}),
        ("KGSDE[pd][aa]XX[pd]", {"KGSDE": "aa", "XX": "pd", "AB": "ge", "AW": "if"}),
    ],
)
def test_what_is_off_a_smaller_board_goes_and_the_rest_stays(before: str, after: dict[str, str]) -> None:
    assert nodes(typed(f"(;SZ[19]{before})")) == [{"SZ": "9", **after}]


def test_what_goes_with_the_old_board_is_reported() -> None:
    before = opened("(;SZ[19]AB[pd]AW[dp]AR[aa:pd]VW[pp:ss];B[qq]TB[cc][pd]TW[rr])")
    after = hen_text.typed(before, SMALLER)
    assert [problem.message for problem in apply.left_out(before, after)] == [
        "What is at 17 points falls off the board, the first at Q16.",
        "What is at 2 points falls off the board, the first at Q16.",
    ]


def test_stones_that_the_text_replaces_are_not_reported() -> None:
    before = opened("(;SZ[19]AB[pd];W[dp])")
    assert apply.left_out(before, hen_text.typed(before, SMALLER)) == ()


def test_a_pasted_position_is_said_to_leave_out_what_is_off_its_board() -> None:
    before = opened("(;SZ[19]AB[pd]AR[aa:pd])")
    pasted = actions.pasted(before, recognise(SMALLER, before.position.size).value[0], Action.REPLACE)
    assert nodes(pasted.value) == [{"SZ": "9", "AB": "ge", "AW": "if"}]
    assert [problem.message for problem in pasted.diagnostics] == ["What is at Q16 falls off the board."]


def problems(collection: Collection) -> Counter[str]:
    """Count what is wrong with the properties of a file, by kind."""
    return Counter(problem.code for tree in collection.games for found in sgf.check(tree) for problem in found)


@st.composite
def places(draw: st.DrawFn) -> Snapshot:
    """Draw any node of any game that can be shown as HEN, with any scope for edits."""
    read = draw(nasty_games().map(lambda file: sgf.parse(file).value))
    assume(read.games and read.games[0].size.columns <= hen.MAX_COLUMNS)
    base = snapshot.at(snapshot.of_collection(read), 0, draw(st.sampled_from([*read.games[0].walk()])))
    return snapshot.with_scope(base, draw(st.sampled_from(base.scopes)))


@st.composite
def edited(draw: st.DrawFn, base: Snapshot) -> tuple[Snapshot, Snapshot]:
    """Type a HEN, paste one over the position or after it, or paint; return what was wanted and what was done."""
    size = base.position.size
    wanted = draw(holdable_positions(st.just(size)))
    match draw(st.sampled_from(["type", "overlay", "variation", "stones", "mark", "label"])):
        case "type":
            text = hen.format(wanted, always_size=True)
            after = hen_text.typed(base, text)
            assert after.hen_text.text == text
            assert after.hen_text.draft is None
            assert says(text, after.position)
        case "overlay" | "variation" as action:
            found = recognise(hen.format(wanted, always_size=True), size).value
            after = actions.pasted(base, found[0], Action(action)).value if found else base
        case "stones":
            after = paint.with_stones(base, draw(st.lists(points(size), max_size=3)), draw(maybe(colors)))
        case "mark":
            after = paint.with_mark(base, draw(st.lists(points(size), max_size=3)), draw(maybe(marks)))
        case _:
            after = paint.with_label(base, draw(st.lists(points(size), max_size=3)), draw(maybe(hen_labels)))
    return base, after


@given(places().flatmap(edited))
def test_whatever_a_game_holds_an_edit_at_any_node_reads_back_without_a_new_problem(
    edit: tuple[Snapshot, Snapshot],
) -> None:
    base, after = edit
    assert sgf.format(base.collection) == base.collection.source.data
    written = Shown.of(after)
    cursor_is_in_its_tree(after)
    field_says_the_position(after)
    file_is_read_back(written)
    again = sgf.parse(written.data)
    assert not problems(again.value) - problems(base.collection), written.data


@given(bare_games(), st.data())
def test_whatever_the_game_holds_the_file_reads_back_as_the_text_without_a_new_problem(
    file: bytes, data: st.DataObject
) -> None:
    read = sgf.parse(file)
    if not read.value.games or not snapshot.of_collection(read.value).is_written_anew:
        return
    base = snapshot.of_collection(read.value)
    position = data.draw(holdable_positions())
    text = hen.format(position, always_size=True)
    after = hen_text.typed(base, text)
    assert after.hen_text.text == text
    assert says(text, after.position)
    again = sgf.parse(sgf.format(savable(after.collection)))
    *_, end = again.value.games[0].main_line()
    assert node_to_position(again.value.games[0], end) == after.position
    assert not problems(again.value) - problems(read.value), sgf.format(after.collection)
    assert read.diagnostics or not again.diagnostics
