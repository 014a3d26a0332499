"""Transforms of games."""

from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.board import WHITE, BoardSize, Point
from hen_editor.core.position import PLAIN_ORDER, Position
from hen_editor.core.replay import Replay, replays
from hen_editor.core.sgf import Collection, GameTree
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import (
    Transform,
    collection,
    game,
    names_in_game,
    position,
)
from tests.core.sgf.test_linear import RECTANGLES
from tests.core.sgf.vectors import Vector, drawn_board, read_vectors
from tests.each import for_each, holds_for_each
from tests.steps import reports, steps
from tests.strategies import games

RIGHT, LEFT = Transform(Symmetry.ROTATE_RIGHT), Transform(Symmetry.ROTATE_LEFT)
SWAP = Transform(swaps_colors=True)
NINE = BoardSize(9, 9)
symmetries = st.builds(Transform, st.sampled_from(Symmetry), swaps_colors=st.booleans())


def read(text: str) -> GameTree:
    return sgf.parse(text).value.games[0]


def written(tree: GameTree) -> str:
    return sgf.format(sgf.parse(tree.source.text).value.with_game(0, tree)).decode()


def transformed(text: str, transform: Transform, *, with_names: bool = False) -> str:
    return written(game(read(text), transform, with_names=with_names).value)


def positions(tree: GameTree) -> list[Position]:
    return [state.position(tree).value for _, state in replays(tree)]


def properties(tree: GameTree) -> list[dict[str, tuple[str, ...]]]:
    return [dict(tree.node(node).raw) for node in tree.walk()]


def with_order_of_numbers(position: Position) -> Position:
    """Return a position with its turn said, and with the usual order where no number shows that it is the other."""
    position = position.with_implied_turn()
    is_free = not position.numbers and set(position.order) == set(PLAIN_ORDER) and len(position.order) == 2
    return Position(
        position.stones,
        position.ko,
        position.last_move,
        position.turn,
        position.labels,
        position.marks,
        position.numbers,
        PLAIN_ORDER if is_free else position.order,
    )


@pytest.mark.parametrize(
    ("given", "transform", "expected"),
    [
        ("(;SZ[9];B[ab]\n;W[])", RIGHT, "(;SZ[9];B[ha]\n;W[])"),
        ("(;SZ[9];B[ab];W[tt];W[``])", RIGHT, "(;SZ[9];B[ha];W[tt];W[``])"),
        ("(;SZ[9]AB[aa] [ bc ]\nAW [cd:ef])", RIGHT, "(;SZ[9]AB[ia] [ gb ]\nAW [dc:fe])"),
        ("(;SZ[9]AddBlack[ab]b[cd])", SWAP, "(;SZ[9]AddWhite[ab]w[cd])"),
        ("(;SZ[9]LB[aa:A:1][bb:x\\]y]AR[aa:bc]LN[ab:ii])", RIGHT, "(;SZ[9]LB[ia:A:1][hb:x\\]y]AR[ia:gb]LN[ha:ai])"),
        ("(;SZ[9]DD[]VW[aa:ic]TB[aa]TW[ab])", RIGHT, "(;SZ[9]DD[]VW[ga:ii]TB[ia]TW[ha])"),
        (
            "(;SZ[9]CR[aa]SQ[ab]TR[ac]MA[ad]SL[ae]L[af][ag]M[ah])",
            LEFT,
            "(;SZ[9]CR[ai]SQ[bi]TR[ci]MA[di]SL[ei]L[fi][gi]M[hi])",
        ),
        ("(;SZ[9]L[aa:ab][ba])", RIGHT, "(;SZ[9]L[ia][ha][ib])"),
        ("(;SZ[9:5]B[ae])", RIGHT, "(;SZ[5:9]B[aa])"),
        ("(;SZ[9]KGSDE[aa][ab]LZ[aa])", RIGHT, "(;SZ[9]KGSDE[ia][ha]LZ[aa])"),
        ("(;SZ[9]HEN[.9x9_9Ar.A8-x])", RIGHT, "(;SZ[9]HEN[.9x9_9Jr.H9-x])"),
        ("(;SZ[9]HEN[.9x9_9A~1~2])", SWAP, "(;SZ[9]HEN[.9x9_9~1~2~wb])"),
        ("(;SZ[9]HEN[.9x9.K7])", RIGHT, "(;SZ[9]HEN[.9x9.K7])"),
        ("(;SZ[9]AB[aa][kk]AW[x])", RIGHT, "(;SZ[9]AB[ia][kk]AW[x])"),
    ],
)
def test_points_go_along_and_the_rest_keeps_its_spelling(given: str, transform: Transform, expected: str) -> None:
    found = transformed(given, transform)
    assert found.replace("PL[W]", "") == expected


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("(;SZ[9]PL[black];W[aa]BL[5]OB[2])", "(;SZ[9]PL[white];B[aa]WL[5]OW[2])"),
        ("(;PB[a]PW[b]BR[1d]WR[2d]BT[x]WT[y];B[aa])", "(;PW[a]PB[b]WR[1d]BR[2d]WT[x]BT[y];W[aa])"),
        ("(;RE[B+3.5]PL[W])", "(;RE[W+3.5]PL[B])"),
        ("(;RE[white wins]PL[2]GM[1])", "(;RE[black wins]PL[1]GM[1])"),
        ("(;GN[x]PL[W];GB[2];GW[1];V[-1.5];V[2];V[0])", "(;GN[x]PL[B];GW[2];GB[1];V[1.5];V[-2];V[0])"),
        ("(;HA[2]AB[aa][bb];W[cc])", "(;HA[2]AW[aa][bb];B[cc])"),
        ("(;AB[aa][bb]AW[bb][cc]PL[W]C[x])", "(;AW[aa]AB[bb][cc]PL[B]C[x])"),
        ("(;AB[aa:bb]AW[bb]PL[W]C[x])", "(;AW[aa:ba][ab]AB[bb]PL[B]C[x])"),
        ("(;TB[aa]TW[bb]PL[W]C[x])", "(;TW[aa]TB[bb]PL[B]C[x])"),
        ("(;BS[1]WS[2]WL[3]OW[4]PL[W]C[x])", "(;WS[1]BS[2]BL[3]OB[4]PL[B]C[x])"),
        ("(;KGSSB[a]KGSSW[b]PL[W]C[x])", "(;KGSSW[a]KGSSB[b]PL[B]C[x])"),
    ],
)
def test_colours_are_swapped_in_all_that_has_one(given: str, expected: str) -> None:
    assert transformed(given, SWAP) == expected


def test_what_stays_when_colours_are_swapped_is_reported() -> None:
    found = game(read("(;HA[2]KM[0.5]RE[白胜]PL[W]C[Black is good.];B[aa]W[bb]N[White])"), SWAP)
    assert [problem.message for problem in found.diagnostics] == [
        "The handicap stays as it is, but its stones are White's now.",
        "The komi stays as it is; White still gets it.",
        "The result “白胜” stays as it is: it does not begin with a colour.",
        "The two moves of this node are played in the other order now, Black's first.",
        "Words such as “Black” are not swapped in comments.",
    ]


LARGER = Transform(size=BoardSize(13, 13))


@pytest.mark.parametrize("transform", [RIGHT, SWAP, Transform(dx=1), Transform(size=NINE)])
@pytest.mark.parametrize("properties", [*RECTANGLES.values(), b"AB[ aa:ZZ][aa:ZZ ]", b"VW[aa:ZZ ]", b"AB[aa:ZZ]AW[bb]"])
def test_rectangles_in_many_nodes_are_not_transformed_point_by_point(properties: bytes, transform: Transform) -> None:
    tree = sgf.parse(b"(;SZ[52]" + (b";" + properties) * 100 + b")").value.games[0]
    game(tree, transform)  # makes what is made when it is first used
    assert steps(lambda tree: game(tree, transform), tree) < 2 * len(tree) * tree.size.count


@pytest.mark.parametrize(
    ("given", "transform", "expected", "problems"),
    [
        (
            "(;SZ[9]AB[ab][bb]LB[aa:x];B[ac];W[cc])",
            Transform(dx=-1),
            "(;SZ[9]AB[ab];B[];W[bc])",
            [
                "What is at 2 points falls off the board, the first at A9.",
                "The move at A7 falls off the board and becomes a pass.",
            ],
        ),
        (
            "(;SZ[9]AB[aa:bb]VW[aa:bb]\n)",
            Transform(dx=-1),
            "(;SZ[9]AB[aa:ab]VW[aa:ab]\n)",
            ["What is at 2 points falls off the board, the first at A9."],
        ),
        (
            "(;SZ[9]AB[aa:bb]DD[aa]\n)",
            Transform(dx=-2),
            "(;SZ[9]DD[]\n)",
            ["What is at 4 points falls off the board, the first at A9."],
        ),
        ("(;SZ[9]AR[aa:bb]\n)", Transform(dx=-1), "(;SZ[9]\n)", ["What is at A9 falls off the board."]),
        ("(;GM[1];B[tt])", Transform(size=BoardSize(21, 21)), "(;GM[1]SZ[21];B[])", []),
        (
            "(;SZ[9]AB[aa][kk])",
            LARGER,
            "(;SZ[13]AB[aa])",
            ["AB[kk] was off the board and is removed: it would be on the board now."],
        ),
        (
            "(;SZ[9]LZ[x];B[aa])",
            LARGER,
            "(;SZ[13]LZ[x];B[aa])",
            ["Unknown properties stay as they are, even if they name points: LZ."],
        ),
        (
            "(;SZ[9]HEN[.13x13.b])",
            LARGER,
            "(;SZ[13])",
            ["The HEN[...] of this node was ignored and is removed: it would be read now."],
        ),
        (
            "(;SZ[9]HEN[.13x13.b])",
            RIGHT,
            "(;SZ[9]HEN[.13x13.b])",
            ["The HEN[...] of this node is ignored and stays as it is."],
        ),
        (
            "(;SZ[9]HEN[.9x9.r])",
            Transform(size=BoardSize(26, 26)),
            "(;SZ[26])",
            ["The HEN[...] of this node is removed: HEN has letters for 25 columns only."],
        ),
        ("(;GM[7];B[aa])", RIGHT, "(;GM[7];B[aa])", ["A game other than Go stays as it is."]),
    ],
)
def test_what_falls_off_or_is_left_out_is_reported(
    given: str, transform: Transform, expected: str, problems: list[str]
) -> None:
    found = game(read(given), transform)
    assert written(found.value) == expected
    assert [problem.message for problem in found.diagnostics] == problems


def test_a_mark_that_falls_off_beside_another_is_reported_at_every_node() -> None:
    marked = read("(;SZ[9]LB[ia:x]TR[ia];LB[ia:y]TR[ia]TR[aa];TR[ia]TR[aa])")
    shrunk = game(marked, Transform(size=BoardSize(5, 5)))
    assert [(problem.node, problem.points) for problem in shrunk.diagnostics] == [
        (node, (Point(8, 0),)) for node in marked.walk()
    ]
    assert written(shrunk.value) == "(;SZ[5];TR[aa];TR[aa])"


def test_each_of_several_moves_at_one_point_that_fall_off_is_reported() -> None:
    tree = read("(;SZ[9](;B[ia];W[aa];B[ia])(;W[bb];B[ia]))")
    found = game(tree, Transform(dx=1))
    falling = [node for node in tree.walk() if tree.node(node).raw.get("B") == ("ia",)]
    assert len(falling) == 3
    assert [problem.node for problem in found.diagnostics] == falling


def test_a_variation_is_transformed_alone_and_keeps_the_size_of_the_board() -> None:
    tree = read("(;SZ[9]PB[a](;B[aa];W[ab])(;B[ba]))")
    found = game(tree, Transform(Symmetry.ROTATE_RIGHT, swaps_colors=True), start=1)
    assert written(found.value) == "(;SZ[9]PB[a](;W[ia];B[ha])(;B[ba]))"
    refused = game(tree, Transform(size=BoardSize(13, 13)), start=1)
    assert refused.value is tree
    assert [problem.message for problem in refused.diagnostics] == ["Only a whole game can be resized."]


def test_names_of_points_in_texts_go_along_where_that_is_asked_for() -> None:
    text = "(;SZ[9]GC[A9]FG[1:C3 x];B[aa]C[A9, not (2,3).]N[b9])"
    assert transformed(text, RIGHT, with_names=True) == "(;SZ[9]GC[J9]FG[1:C7 x];B[ia]C[J9, not (7,2).]N[j8])"
    assert transformed(text, RIGHT) == "(;SZ[9]GC[A9]FG[1:C3 x];B[ia]C[A9, not (2,3).]N[b9])"
    names = [*names_in_game(read(text), RIGHT)]
    found = [(one.node, one.property, one.name.before, one.name.after) for one in names]
    assert found == [
        (0, "GC", "A9", "J9"),
        (0, "FG", "C3", "C7"),
        (1, "C", "A9", "J9"),
        (1, "C", "(2,3)", "(7,2)"),
        (1, "N", "b9", "j8"),
    ]


def test_a_name_that_falls_off_stays_and_is_reported() -> None:
    found = game(read("(;SZ[9]C[A9 or B9])"), Transform(dx=-1), with_names=True)
    assert written(found.value) == "(;SZ[9]C[A9 or A9])"
    assert [problem.message for problem in found.diagnostics] == [
        "The text names A9, which falls off the board; the name stays."
    ]


@given(games(), symmetries)
def test_replaying_a_transformed_game_gives_the_transformed_positions(tree: GameTree, transform: Transform) -> None:
    expected = [with_order_of_numbers(position(shown, transform).value) for shown in positions(tree)]
    assert [*map(with_order_of_numbers, positions(game(tree, transform).value))] == expected


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (
            "(;SZ[9]AB[aa]C[x](;PL[W];W[bb])(;AE[aa]PL[black]))",
            "(;SZ[9]AW[aa]C[x](;PL[B];B[bb])(;AE[aa]PL[white]))",
        ),
        ("(;SZ[3];AB[bb]LB[bb:2])", "(;PL[W]SZ[3];PL[B]AW[bb]LB[bb:2])"),
        ("(;SZ[9]HA[2];AB[aa][bb])", "(;PL[W]SZ[9]HA[2];PL[B]AW[aa][bb])"),
        ("(;SZ[3];B[]HEN[.3x3.pr])", "(;SZ[3];W[]HEN[.3x3.w.pr])"),
        ("(;SZ[3]HEN[.3x3~bwr];HEN[.3x3.pr])", "(;SZ[3]HEN[.3x3~wbr];HEN[.3x3.pr])"),
    ],
)
def test_the_turn_goes_along_at_every_node_when_colours_are_swapped(given: str, expected: str) -> None:
    assert transformed(given, SWAP) == expected


def test_the_turn_that_the_nodes_above_a_swapped_variation_imply_is_swapped_in_it() -> None:
    tree = read("(;SZ[9];B[aa];C[x];W[bb])")
    swapped = game(tree, SWAP, start=2).value
    assert written(swapped) == "(;SZ[9];B[aa];PL[B]C[x];B[bb])"
    assert written(game(swapped, SWAP, start=2).value) == written(tree)


def test_a_turn_that_counts_further_down_survives_two_swaps() -> None:
    text = "(;SZ[3]PL[B];AB[bb]LB[bb:2])"
    swap = Transform(swaps_colors=True)
    twice = game(game(read(text), swap).value, swap).value
    assert positions(twice) == positions(read(text))
    assert written(twice) == text


def test_a_line_of_two_moves_a_node_is_not_replayed_to_each_of_them() -> None:
    tree = read("(;SZ[9]" + ";B[aa]W[bb]" * 200 + ")")
    assert steps(lambda given: game(given, SWAP), tree) < 5_000 * 200


def test_a_number_of_the_root_alone_does_not_decide_the_turn_below() -> None:
    text = "(;SZ[3]AB[aa]LB[aa:1];)"
    swap = Transform(swaps_colors=True)
    assert [shown.with_implied_turn().turn for shown in positions(game(read(text), swap).value)] == [WHITE, WHITE]
    assert written(game(game(read(text), swap).value, swap).value) == text


@pytest.mark.parametrize(
    "text",
    [
        "(;SZ[9]AB[ee]PL[B])",
        "(;PL[B]SZ[9]AB[ee])",
        "(;PL[W]SZ[9]AB[ee])",
        "(;SZ[9];PL[B];PL[W])",
        "(;SZ[9]AB[ee]PL[W])",
        "(;SZ[9]AB[ee])",
        "(;SZ[9]HA[2]AB[cc][gg]PL[W])",
        "(;SZ[9]HA[2]AB[cc][gg]PL[B])",
        "(;SZ[9]HA[2]AB[cc][gg]AW[dd])",
        "(;SZ[9]HA[2]AB[cc];AB[gg]PL[W];W[aa])",
        "(;SZ[9]HEN[.9x9~bw]PL[B])",
        "(;SZ[9]HEN[.9x9~wb];AB[aa])",
        "(;SZ[9]HEN[.9x9~brw.w]PL[B];HEN[.9x9_9Ar.A9r])",
        "(;SZ[9]PL[B];AB[aa]PL[B](;PL[W])(;PL[B];W[bb]))",
        "(;SZ[9]AW[aa]C[x]PL[black])",
        "(;SZ[9]PL[W];B[aa]W[bb];C[x])",
        "(;SZ[9];HEN[.9x9~rb];B[aa])",
        "(;SZ[9];HEN[.9x9~rb.r];B[aa])",
        "(;SZ[9];HEN[.9x9.pr];HEN[.9x9.pl.w])",
        "(;SZ[9];HEN[.9x9_9r.A9r];HEN[.9x9.pl.w.A1-x])",
        "(;SZ[9]PL[W];AB[aa]PL[W]W[bb]B[cc]C[x];C[x])",
    ],
)
def test_a_turn_that_is_explicit_survives_two_swaps_and_one_that_is_not_stays_unsaid(text: str) -> None:
    once = game(read(text), SWAP).value
    twice = game(once, SWAP).value
    assert positions(twice) == positions(read(text))
    assert properties(twice) == properties(read(text))
    turns = [shown.with_implied_turn().turn for shown in positions(read(text))]
    assert [SWAP.color(shown.turn or shown.implied_turn) for shown in positions(once)] == turns


@given(games(), symmetries)
def test_every_transform_of_a_game_has_its_inverse(tree: GameTree, transform: Transform) -> None:
    if transform.swaps_colors:  # whether a turn that is all of its node was there before the swap, nothing tells
        assume(all(raw.keys() != {"PL"} for raw in properties(tree)))
    back = game(game(tree, transform).value, transform.inverse(tree.size)).value
    assert positions(back) == positions(tree)
    if transform.swaps_colors:
        assert properties(back) == properties(tree)
    else:
        assert written(back) == tree.source.text


@given(games(), st.sampled_from(Symmetry), st.sampled_from(Symmetry))
def test_one_symmetry_of_a_game_after_another_is_both(tree: GameTree, one: Symmetry, other: Symmetry) -> None:
    in_turn = game(game(tree, Transform(one)).value, Transform(other)).value
    assert written(in_turn) == written(game(tree, Transform(one.then(other))).value)


@given(games(), st.integers(0, 5), st.integers(0, 5))
def test_a_shift_into_a_larger_board_has_its_inverse(tree: GameTree, dx: int, dy: int) -> None:
    size = tree.size
    larger = Transform(dx=dx, dy=dy, size=BoardSize(size.columns + dx, size.rows + dy))
    there = game(tree, larger).value
    assert there.size == larger.size
    assert written(game(there, larger.inverse(size)).value) == tree.source.text


VECTORS = [vector for vector in read_vectors() if sgf.parse(vector.data).value.games]


@for_each(VECTORS, str)
def test_a_transform_that_changes_nothing_changes_no_byte_of_any_file(vector: Vector) -> None:
    file = sgf.parse(vector.data).value
    found = (
        collection(file, Transform(size=file.games[0].size)).value if len({g.size for g in file.games}) == 1 else file
    )
    assert found is file
    assert sgf.format(collection(file, Transform()).value) == vector.file


NORMALISED = {
    "values: compressed points, either corner first": "rotated mirrored",
    "syntax: the first semicolon is missing": "rotated mirrored swapped",
    "syntax: an unclosed move at the end": "swapped",
    "go: one point in AB and in AW": "swapped",
    "values: two sizes with x": "rotated",
}
"""The files that do not come back to the byte, only to the same games: what changed was written properly."""


@pytest.mark.parametrize(
    ("what", "transforms"),
    [
        ("rotated", [RIGHT] * 4),
        ("mirrored", [Transform(Symmetry.MIRROR_LEFT_RIGHT)] * 2),
        ("swapped", [SWAP] * 2),
    ],
)
def test_transforms_that_cancel_out_give_back_the_bytes(what: str, transforms: list[Transform]) -> None:
    def comes_back(vector: Vector) -> None:
        file = sgf.parse(vector.data).value
        for transform in transforms:
            file = collection(file, transform).value
        assert (sgf.format(file) == vector.file) is (what not in NORMALISED.get(vector.claim, ""))
        assert drawn_board(file) == drawn_board(sgf.parse(vector.data).value)

    holds_for_each(VECTORS, comes_back, str)


def test_transforming_a_large_game_reports_its_progress() -> None:
    tree = read("(;SZ[9]" + ";B[aa];W[bb]" * 1000 + ")")
    done = reports(lambda progress: game(tree, RIGHT, progress=progress))
    assert len(done) > 5
    assert all(before < after for before, after in pairwise(done))
    assert done[-1] == 1


def test_all_games_of_a_file_are_transformed() -> None:
    file = sgf.parse("(;SZ[9]AB[aa])\n(;GM[7])\n(;SZ[9:5]AB[aa])").value
    assert sgf.format(collection(file, RIGHT).value) == b"(;SZ[9]AB[ia])\n(;GM[7])\n(;SZ[5:9]AB[ea])"
    assert collection(file, RIGHT).diagnostics != ()


def test_a_new_game_is_transformed_like_one_that_was_read() -> None:
    tree = GameTree.new(NINE, {"AB": (NINE.point(0),)})
    found = game(tree, RIGHT).value
    assert sgf.format(Collection.of([found])).decode().endswith("SZ[9]AB[ia])\n")
    assert Replay.of(found, found.root).stones[NINE.point(8)]


@pytest.mark.parametrize(
    ("text", "transform"),
    [
        ("(;SZ[2:26]HEN[.2x26~rb])", Transform(Symmetry.ROTATE_RIGHT, swaps_colors=True)),
        ("(;SZ[9]HEN[.9x9~rb])", Transform(size=BoardSize(26, 26), swaps_colors=True)),
    ],
)
def test_a_turn_in_a_hen_that_becomes_too_wide_goes_with_it(text: str, transform: Transform) -> None:
    made = game(read(text), transform)
    assert [problem.code for problem in made.diagnostics] == ["hen-property-too-wide"]
    assert "HEN" not in made.value.node(made.value.root).raw


def test_transforming_a_long_comment_reports_its_progress() -> None:
    tree = read(f"(;SZ[19]C[{'Q16 ' * 10_000}])")
    mirror = Transform(Symmetry.MIRROR_LEFT_RIGHT)
    assert len(reports(lambda progress: game(tree, mirror, with_names=True, progress=progress))) > 40
    turned = game(tree, mirror, with_names=True).value
    assert turned.node(turned.root)["C"] == "D16 " * 10_000


def test_a_name_that_falls_off_is_told_once_a_text() -> None:
    found = game(read("(;SZ[9]C[A1 A1 B1];C[A1])"), Transform(dx=-1), with_names=True).diagnostics
    assert [problem.node for problem in found] == [0, 1]
