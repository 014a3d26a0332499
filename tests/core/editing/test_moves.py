"""Single moves inserted, exchanged and recoloured."""

import pytest

from hen_editor.core.board import Point
from hen_editor.core.diagnostics import DiagnosticKind, Parsed
from hen_editor.core.editing import codes, play
from hen_editor.core.editing.snapshot import Snapshot
from tests.core.editing.test_variations import at, body

GAME = "(;SZ[9];B[aa]C[one];W[bb](;B[cc]TR[cc];W[dd])(;W[ee]))"


def test_a_move_is_inserted_for_the_player_to_move() -> None:
    inserted = play.with_move_before(at(GAME, 0, 0, 0), Point(5, 5))
    assert inserted.ok
    assert body(inserted.value) == "(;;B[aa]C[one];W[bb](;B[ff];B[cc]TR[cc];W[dd])(;W[ee]))"
    assert inserted.value.tree.node(inserted.value.node).raw == {"B": ("ff",)}


def test_a_pass_is_inserted_before_the_first_move() -> None:
    inserted = play.with_move_before(at(GAME, 0), None)
    assert body(inserted.value).startswith("(;;B[];B[aa]C[one]")


def test_points_are_exchanged_with_the_player_s_move_before() -> None:
    assert body(play.exchanged(at(GAME, 0, 0, 0)).value) == "(;;B[cc]C[one];W[bb](;B[aa]TR[cc];W[dd])(;W[ee]))"
    assert body(play.exchanged(at(GAME, 0, 0, 1)).value) == "(;;B[aa]C[one];W[ee](;B[cc]TR[cc];W[dd])(;W[bb]))"


def test_exchanging_twice_changes_nothing() -> None:
    shown = at(GAME, 0, 0, 0, 0)
    assert body(play.exchanged(play.exchanged(shown).value).value) == body(shown)


def test_a_move_is_given_to_the_other_player() -> None:
    recolored = play.recolored(at(GAME, 0)).value
    assert body(recolored) == "(;;C[one]W[aa];W[bb](;B[cc]TR[cc];W[dd])(;W[ee]))"
    assert body(play.recolored(recolored).value) == "(;;C[one]B[aa];W[bb](;B[cc]TR[cc];W[dd])(;W[ee]))"


@pytest.mark.parametrize(
    ("refused", "kind"),
    [
        (play.with_move_before(at(GAME), None), codes.BEFORE_ROOT),
        (play.exchanged(at(GAME)), codes.NOT_BLACK_OR_WHITE),
        (play.exchanged(at(GAME, 0)), codes.NO_EARLIER_MOVE),
        (play.recolored(at(GAME)), codes.NOT_BLACK_OR_WHITE),
        (play.recolored(at("(;SZ[9];B[aa]W[bb])", 0)), codes.NOT_BLACK_OR_WHITE),
        (play.recolored(at("(;SZ[9];AW[cc]HEN[.9x9_7Cr.C7r])", 0)), codes.NOT_BLACK_OR_WHITE),
        (play.with_move_before(at("(;SZ[9]HEN[.9x9~rg];C[two])", 0), None), codes.NOT_BLACK_OR_WHITE),
    ],
)
def test_what_cannot_be_done_is_refused_in_words(refused: Parsed[Snapshot], kind: DiagnosticKind) -> None:
    assert [problem.kind for problem in refused.diagnostics] == [kind]
