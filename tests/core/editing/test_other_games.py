"""Games that are not Go: what is written of them can be edited, but no position is put into them."""

from collections.abc import Callable

import pytest

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, Point
from hen_editor.core.editing import apply, games, hen_text, markup_overlay, nodes, paint, play, snapshot, variations
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import Mark, Position
from tests.games import at_move, opened

HEX = "(;GM[11]SZ[9];B[a3](;W[b4]VW[a1])(;W[c5]))"
BARE = "(;GM[11])"
POINT, OTHER = Point(0, 0), Point(1, 1)

EDITS: dict[str, Callable[[Snapshot], Snapshot]] = {
    "a HEN typed": lambda now: hen_text.typed(now, ".9x9_5Eb"),
    "a HEN pasted": lambda now: hen_text.typed(now, ".9x9_5Eb", whole=True),
    "a HEN added": lambda now: hen_text.added_as_variation(now, ".9x9_5Eb"),
    "a position": lambda now: apply.applied(now, Position()),
    "a move": lambda now: play.played(now, POINT),
    "stones": lambda now: paint.with_stones(now, [POINT], BLACK),
    "a mark": lambda now: paint.with_mark(now, [POINT], Mark.CIRCLE),
    "a label": lambda now: paint.with_label(now, [POINT], "a"),
    "a turn": lambda now: paint.with_turn(now, BLACK),
    "a ko": lambda now: paint.with_ko(now, POINT),
    "an arrow": lambda now: markup_overlay.with_line_toggled(now, markup_overlay.LineKind.ARROW, POINT, OTHER),
    "territory": lambda now: markup_overlay.with_territory(now, [POINT], BLACK),
    "greyed-out points": lambda now: markup_overlay.with_greyed_out(now, [POINT], True),
    "a view": lambda now: markup_overlay.with_view(now, (POINT, OTHER)),
    "no markup": lambda now: nodes.cleared(now, nodes.MARKUP),
    "nothing on the nodes": lambda now: nodes.cleared(now, nodes.RemovableKind, whole_game=True),
    "an erased point": lambda now: markup_overlay.without_overlay_at(now, [POINT]),
    "a variation of Go": lambda now: variations.pasted(now, "(;SZ[9];B[aa])").value,
    "a game of Go": lambda now: games.merged(now, opened("(;SZ[9];B[aa])").tree).value,
    "a position to begin with": variations.flattened,
    "a part split off": variations.split_off,
}


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS)
@pytest.mark.parametrize("shown", [at_move(opened(HEX), 2), opened(BARE)], ids=["in a game", "in a bare game"])
def test_no_position_is_put_into_a_game_that_is_not_go(shown: Snapshot, edit: Callable[[Snapshot], Snapshot]) -> None:
    assert edit(shown) == shown


def test_texts_of_a_game_that_is_not_go_are_edited() -> None:
    base = opened(HEX)
    assert sgf.format(nodes.with_comment(base, "Hex").collection).startswith(b"(;GM[11]SZ[9]C[Hex];B[a3]")


def test_a_variation_is_copied_from_one_game_that_is_not_go_to_another() -> None:
    base = at_move(opened(HEX), 1)
    pasted = variations.pasted(snapshot.at(base, 0, base.tree.root), variations.copied(base)).value
    assert pasted.tree.node(pasted.node).raw == {"B": ("a3",)}
    assert len(pasted.tree) == 7


def test_why_games_are_not_joined_is_reported() -> None:
    refused = variations.pasted(opened("(;SZ[9])"), "(;GM[11]SZ[9];B[a3])")
    assert [problem.code for problem in refused.diagnostics] == ["other-game"]
