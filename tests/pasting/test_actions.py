"""What was pasted goes in place of the game, over the position, and beside either."""

import pytest

from hen_editor.core import hen, sgf
from hen_editor.core.board import BoardSize, Color, Point
from hen_editor.core.editing import snapshot
from hen_editor.core.editing.snapshot import Snapshot, at
from hen_editor.core.game.overlay import Overlay
from hen_editor.pasting import Pasted, recognise
from hen_editor.pasting.actions import Action, overlaid, pasted, preview, refusal

GAME = "(;SZ[9]PB[Ann];B[ee];W[cc](;B[gg])(;B[gc]))(;SZ[13];B[aa])"
POSITION = "(;SZ[9]PB[Ann]C[Good.]AB[ee]AW[ec])"


def opened(text: str, moves: int = 0) -> Snapshot:
    """A document, after so many moves of its first game."""
    now = snapshot.of_collection(sgf.parse(text).value)
    return snapshot.at(now, 0, [*now.tree.main_line()][moves]) if moves else now


def found(text: str, size: BoardSize | None = None) -> Pasted:
    return recognise(text, size or BoardSize(9, 9)).value[0]


def done(now: Snapshot, text: str, action: Action) -> Snapshot:
    after = pasted(now, found(text), action)
    assert after.ok
    return after.value


def position(now: Snapshot) -> str:
    return hen.format(now.position)


def test_a_position_replaces_the_position_of_a_game_that_is_nothing_else() -> None:
    after = done(opened(POSITION), ".9x9_1Ab", Action.REPLACE)
    assert position(after).startswith(".9x9_1b")
    assert [after.tree.node(after.tree.root)[name] for name in ("PB", "C")] == ["Ann", "Good."]


@pytest.mark.parametrize(
    "text", [".9x9_1Ab.b", ".13x13_1Ab.b", "(;SZ[9]AB[ai]PL[B])", "$$c9\n$$ | . . .\n$$ | X . O\n$$ -------"]
)
def test_anything_replaces_a_game_of_moves_and_no_other(text: str) -> None:
    before = opened(GAME, 2)
    after = done(before, text, Action.REPLACE)
    assert after.game == 0
    assert len(after.collection.games) == 2
    assert after.position.stones == found(text).position.stones
    assert after.collection.games[1] is before.collection.games[1]


def test_several_games_replace_one() -> None:
    after = done(opened(GAME), "(;SZ[9]GN[a])(;SZ[9]GN[b])", Action.REPLACE)
    assert [game.node(game.root).get("GN") for game in after.collection.games] == ["a", "b", None]
    assert after.game == 0


def test_a_new_game_stands_beside_the_others() -> None:
    after = done(opened(GAME, 2), "# Corner\n.9x9_1Ab\n# Side\n.9x9_1Bb", Action.NEW_GAME)
    assert [len(game) for game in after.collection.games] == [5, 1, 2]
    assert after.game == 1
    assert after.tree.node(after.tree.root)["GN"] == "Corner"


def test_a_position_becomes_a_variation() -> None:
    before = opened(GAME, 1)
    after = done(before, ".9x9_1Ab.b", Action.VARIATION)
    assert after.tree.parent(after.node) == before.node
    assert position(after) == ".9x9_1b.E5b.b" or after.position.stones == found(".9x9_1Ab").position.stones
    assert after.tree.children(before.node)[0] == before.tree.children(before.node)[0]


@pytest.mark.parametrize("text", [";W[aa];B[bb]", "W A9 B B8", "(;SZ[9];W[aa];B[bb])"])
def test_moves_become_a_variation(text: str) -> None:
    before = opened(GAME, 1)
    after = done(before, text, Action.VARIATION)
    assert after.tree.parent(after.node) == before.node
    assert after.tree.node(after.node)["W"] == Point(0, 0)
    assert len(after.tree) == len(before.tree) + 2


@pytest.mark.parametrize("action", [Action.OVERLAY, Action.VARIATION])
@pytest.mark.parametrize("text", [".13x13_1Ab", "(;SZ[13];B[aa])"])
def test_another_size_neither_goes_over_nor_after_a_position(action: Action, text: str) -> None:
    before = opened(GAME, 1)
    refused = pasted(before, found(text), action)
    assert refused.value is before
    assert refused.diagnostics[0].message == "This game is on 9x9; a 13x13 board does not fit."


@pytest.mark.parametrize("action", [Action.OVERLAY, Action.VARIATION])
def test_a_game_that_is_not_go_takes_nothing_but_other_games(action: Action) -> None:
    before = opened("(;GM[2]SZ[9])")
    assert not pasted(before, found(".9x9_1Ab"), action).ok
    assert done(before, ".9x9_1Ab", Action.NEW_GAME).tree.is_go
    assert done(before, ".9x9_1Ab", Action.REPLACE).tree.is_go


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("(;GM[2]SZ[9])", [Action.OVERLAY, Action.VARIATION]),
        ("(;SZ[9];B[aa])(;GM[2]SZ[9])", [Action.VARIATION]),
    ],
)
def test_a_game_that_is_not_go_goes_neither_over_nor_after_a_position(text: str, refused: list[Action]) -> None:
    before = opened(GAME, 1)
    reasons = {action: refusal(before, found(text), action) for action in Action}
    assert [action for action, reason in reasons.items() if reason is not None] == refused
    for action in refused:
        assert pasted(before, found(text), action).value is before


POINTING = "$$c9\n$$ . X .\n$$ . . O\n$$ . . .\n$$ {AR 1:2 2:2}\n$$ {AR 1:2 2:2}\n$$ {AR 1:1 1:1}\n$$ {LN E6 F5}\n"


@pytest.mark.parametrize(("text", "moves"), [(POSITION, 0), (GAME, 2)])
@pytest.mark.parametrize("action", Action)
def test_the_arrows_and_lines_of_a_diagram_come_along(text: str, moves: int, action: Action) -> None:
    before = opened(text, moves)
    after, shown = done(before, POINTING, action), preview(before, found(POINTING), action).snapshot
    there = Overlay.of(after.tree, after.node)
    assert there.arrows == ((Point(3, 4), Point(4, 4)),)
    assert there.lines == ((Point(4, 3), Point(5, 4)),)
    assert Overlay.of(shown.tree, shown.node) == there
    assert after.position.stones.get(Point(4, 3)) is Color.BLACK


def test_arrows_that_are_there_stay_beneath_those_of_a_diagram() -> None:
    before = opened("(;SZ[9]PB[Ann]AB[ee]AR[de:ee][aa:bb])")
    after = done(before, POINTING, Action.OVERLAY)
    assert after.tree.node(after.node).raw["AR"] == ("de:ee", "aa:bb")


def over(before: str, text: str) -> str:
    return hen.format(overlaid(hen.parse(before).value, found(text)))


def test_only_stones_marks_and_labels_are_put_onto_a_position() -> None:
    assert over(".9x9_5Eb_1Abw.E5-a.A1-SQ.w", ".9x9_9Ab_1Aw.A1-b.B2-TR.b") == ".9x9_9b_5Eb_1w2.w.E5-a.A1-b.A1-SQ.B2-TR"


def test_a_partial_diagram_empties_only_what_it_covers() -> None:
    corner = "$$c9\n$$ -------\n$$ | . X .\n$$ | . . O\n"
    assert over(".9x9_9Awb_8AbCb.b", corner) == ".9x9_9Bb_8Cw.b"


def test_a_number_that_no_stone_has_any_longer_goes() -> None:
    assert over(".9x9_5E~1~2", ".9x9_5Ew") == ".9x9_5Ew~2"
    assert over(".9x9_5E~1.E5b.K5", ".9x9_5Ew") == ".9x9_5Ew"


def test_numbers_take_their_order_along() -> None:
    assert over(".9x9_5Eb", ".9x9~wb_1A~1~2") == ".9x9_5Eb_1~1~2~wb"
    assert over(".9x9_5E~1", ".9x9~wb_1A~1~2") == ".9x9_5E~1_1wb"


@pytest.mark.parametrize("text", [".9x9_5Ew_1Ab.C7-y", "(;SZ[9];B[ai];W[ee]LB[cc:y])"])
def test_the_preview_is_what_is_done_and_lights_what_is_lost(text: str) -> None:
    before = opened("(;SZ[9]AB[ee][aa]LB[cc:x])")
    shown = preview(before, found(text), Action.OVERLAY)
    assert shown.snapshot.position == done(before, text, Action.OVERLAY).position
    assert shown.replaced == {Point(4, 4), Point(2, 2)}
    assert preview(before, found(text), Action.REPLACE).snapshot.position == found(text).position


@pytest.mark.parametrize("action", [Action.REPLACE, Action.VARIATION, Action.NEW_GAME])
def test_the_preview_of_a_game_is_at_a_node_of_what_is_done(action: Action) -> None:
    before, text = opened(GAME, 1), "(;SZ[9]PB[Eve]C[start];W[aa];B[bb]C[end])"
    shown, after = preview(before, found(text), action).snapshot, done(before, text, action)
    *_, last = after.tree.main_line(after.node)
    assert shown.position == at(after, after.game, last).position
    assert shown.tree.node(shown.node)["C"] == "end"
    assert shown.tree.node(shown.tree.root)["PB"] == after.tree.node(after.tree.root)["PB"]


@pytest.mark.parametrize("text", ["$$c9 Alive?\n$$ | . . .\n$$ | X . O\n$$ -------", "# Alive?\n.9x9_1Ab\n"])
@pytest.mark.parametrize("action", [Action.REPLACE, Action.VARIATION, Action.NEW_GAME])
@pytest.mark.parametrize(("game", "moves"), [("(;SZ[9])", 0), (POSITION, 0), (GAME, 2)])
def test_a_position_keeps_its_title(text: str, action: Action, game: str, moves: int) -> None:
    after = done(opened(game, moves), text, action)
    shown, name = (after.node, "N") if action is Action.VARIATION else (after.tree.root, "GN")
    assert after.tree.node(shown)[name] == "Alive?"


def test_the_preview_of_moves_as_a_variation_is_its_end() -> None:
    shown = preview(opened(GAME, 1), found("W A9 B B8"), Action.VARIATION)
    assert hen.format(shown.snapshot.position) == ".9x9_9w_8Bb_5Eb.B8b.w"


def test_what_is_pasted_again_is_written_so_that_it_reads_back() -> None:
    after = done(opened(GAME), "(;SZ[9]C[a[1]];b[ee] XX\n;W[cc)", Action.NEW_GAME)
    read = sgf.parse(sgf.format(after.collection)).value
    assert [len(game) for game in read.games] == [len(game) for game in after.collection.games]
