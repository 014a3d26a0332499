"""What was found in a text, as games and after transforms."""

import pytest

from hen_editor.core import hen, sgf
from hen_editor.core.board import Area, BoardSize, Point
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform
from hen_editor.pasting import Pasted, recognise

CORNER = "$$ Joseki\n$$ -------\n$$ | . . .\n$$ | . X O\n"


def pasted(text: str) -> Pasted:
    (found,) = recognise(text, BoardSize()).value
    return found


def test_a_position_becomes_a_game_with_its_title() -> None:
    (game,) = pasted(CORNER).as_games()
    assert game.node(game.root)["GN"] == "Joseki"
    assert game.node(game.root)["AB"] == (Point(1, 1),)


@pytest.mark.parametrize(
    ("symmetry", "area", "text"),
    [
        (Symmetry.ROTATE_RIGHT, Area(Point(17, 0), Point(18, 2)), "_18Sb_17Sw"),
        (Symmetry.MIRROR_TOP_BOTTOM, Area(Point(0, 17), Point(2, 18)), "_2Bbw"),
    ],
)
def test_the_part_of_a_diagram_turns_with_it(symmetry: Symmetry, area: Area, text: str) -> None:
    turned = pasted(CORNER).transformed(Transform(symmetry))
    assert turned.area == area
    assert hen.format(turned.position) == text


def test_arrows_and_lines_turn_with_a_diagram_and_become_those_of_its_game() -> None:
    turned = pasted(f"{CORNER}$$ {{AR B18 C18}}\n$$ {{LN 1:1 2:2}}").transformed(Transform(Symmetry.ROTATE_RIGHT))
    (game,) = turned.as_games()
    assert game.node(game.root).raw["AR"] == ("rb:rc",)
    assert game.node(game.root).raw["LN"] == ("sa:rb",)


def test_games_turn_with_what_is_shown_of_them() -> None:
    turned = pasted("(;SZ[9]C[E5];B[aa];W[ba])").transformed(Transform(Symmetry.ROTATE_RIGHT, swaps_colors=True))
    assert hen.format(turned.position) == ".9x9_9Jw_8Jb.J8b.w"
    assert b";W[ia];B[ib]" in sgf.format(sgf.Collection.of(turned.games))


def test_a_position_without_numbers_keeps_the_order_of_play_when_colours_are_swapped() -> None:
    plain, numbered = (
        pasted(text).transformed(Transform(swaps_colors=True)) for text in (".9x9_1Abw.b", ".9x9_1A~1~2")
    )
    assert hen.format(plain.position) == ".9x9_1wb.w"
    assert hen.format(numbered.position) == ".9x9_1~1~2~wb"
