from hen_editor.core import sgf
from hen_editor.core.convert import node_to_position
from hen_editor.core.game.overlay import Overlay
from hen_editor.diagrams.nodes import position_to_diagram


def test_letters_and_marks_of_old_files_are_drawn_as_the_board_shows_them() -> None:
    """What newer properties say of the same point comes first."""
    game = sgf.parse("(;FF[3]SZ[5]AB[bb]AW[dd]L[aa][ab][ac]M[bb][dd][ee]LB[ab:x][dd:1]TR[dd])").value.games[0]
    written = position_to_diagram(node_to_position(game, game.root), Overlay.of(game, game.root), "sensei")
    assert written.value.splitlines()[2:7] == [
        "$$ | a . . . . |",
        "$$ | x Z . . . |",
        "$$ | c . , . . |",
        "$$ | . . . 1 . |",
        "$$ | . . . . M |",
    ]


def test_what_is_outside_the_part_in_view_is_not_reported() -> None:
    game = sgf.parse("(;SZ[9]VW[aa:cc]AR[hh:ii]LN[gg:hh]TB[ii]DD[hi]SL[hi])").value.games[0]
    written = position_to_diagram(node_to_position(game, game.root), Overlay.of(game, game.root), "sensei")
    assert written.diagnostics == ()
