"""Markup taken off a node by kind."""

import pytest

from hen_editor.core.editing.markup_clearing import MarkupKind, without_markup
from tests.games import at_move, nodes, opened

ALL = "LB[aa:x][ee:1]L[ba]TR[ca]SL[da]M[ea]AR[aa:ba]LN[aa:ca]TB[fa]TW[ga]DD[ha]VW[aa:ii]C[kept]"
KINDS = {
    MarkupKind.LABELS: ("LB", "L"),
    MarkupKind.MARKS: ("TR", "SL", "M"),
    MarkupKind.LINES: ("AR", "LN"),
    MarkupKind.TERRITORY: ("TB", "TW"),
    MarkupKind.DIMMED: ("DD",),
    MarkupKind.VIEW: ("VW",),
}


@pytest.mark.parametrize(("kind", "names"), KINDS.items(), ids=lambda value: getattr(value, "name", None))
def test_one_kind_is_taken_off_and_the_others_stay(kind: MarkupKind, names: tuple[str, ...]) -> None:
    game = at_move(opened(f"(;SZ[9];B[ee]{ALL};W[cc])"), 1)
    before, after = nodes(game)[1], nodes(without_markup(game, [kind]))[1]
    assert after == {name: value for name, value in before.items() if name not in names}


def test_all_kinds_are_taken_off_at_once() -> None:
    game = at_move(opened(f"(;SZ[9];B[ee]{ALL};W[cc])"), 1)
    assert nodes(without_markup(game, MarkupKind))[1] == {"B": "ee", "C": "kept"}


def test_what_comes_from_a_node_above_is_reset() -> None:
    game = at_move(opened("(;SZ[9]DD[aa]VW[aa:cc];B[ee];W[cc])"), 1)
    assert nodes(without_markup(game, MarkupKind))[1] == {"B": "ee", "DD": "", "VW": ""}


def test_labels_that_only_hen_holds_go_too() -> None:
    game = at_move(opened("(;SZ[9];B[ee]LB[ee:1]HEN[.9x9.E5-1];W[cc])"), 1)
    assert nodes(without_markup(game, [MarkupKind.LABELS]))[1] == {"B": "ee"}


def test_where_there_is_nothing_nothing_changes() -> None:
    game = at_move(opened("(;SZ[9];B[ee];W[cc])"), 1)
    assert without_markup(game, MarkupKind) is game
