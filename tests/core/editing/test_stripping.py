"""Comments and markup taken off."""

import pytest

from hen_editor.core.editing import stripping
from hen_editor.core.editing.stripping import Kind
from tests.core.editing.test_variations import body
from tests.games import opened

GAME = "(;SZ[9]C[a]TR[aa];B[cc]C[b]N[n]LB[aa:1]AR[aa:bb]TB[cc]DD[dd]TE[1]BL[30](;W[dd]C[c])(;W[ee]SQ[ee]))"


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (Kind.COMMENTS, "(;TR[aa];B[cc]N[n]LB[aa:1]AR[aa:bb]TB[cc]DD[dd]TE[1]BL[30](;W[dd])(;W[ee]SQ[ee]))"),
        (Kind.MARKS, "(;C[a];B[cc]C[b]N[n]LB[aa:1]AR[aa:bb]TB[cc]DD[dd]TE[1]BL[30](;W[dd]C[c])(;W[ee]))"),
        (Kind.LABELS, "(;C[a]TR[aa];B[cc]C[b]N[n]AR[aa:bb]TB[cc]DD[dd]TE[1]BL[30](;W[dd]C[c])(;W[ee]SQ[ee]))"),
        (Kind.LINES, "(;C[a]TR[aa];B[cc]C[b]N[n]LB[aa:1]TB[cc]DD[dd]TE[1]BL[30](;W[dd]C[c])(;W[ee]SQ[ee]))"),
    ],
)
def test_one_kind_is_taken_off_the_whole_game(kind: Kind, expected: str) -> None:
    assert body(stripping.stripped(opened(GAME), [kind], whole_game=True)) == expected


def test_at_a_node_the_others_keep_theirs() -> None:
    assert body(stripping.stripped(opened("(;SZ[9]C[a];B[cc]C[b])"), Kind)) == "(;C[a];B[cc])"


def test_all_kinds_leave_the_moves() -> None:
    assert body(stripping.stripped(opened(GAME), Kind, whole_game=True)) == "(;;B[cc](;W[dd])(;W[ee]))"


def test_where_there_is_nothing_nothing_changes() -> None:
    shown = opened("(;SZ[9];B[cc];W[dd])")
    assert stripping.stripped(shown, Kind, whole_game=True) is shown
