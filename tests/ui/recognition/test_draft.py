"""What was read from a picture, and what the user makes of it."""

import pytest

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, Area, BoardSize, Color, Point, Stones
from hen_editor.core.position import Move, Position
from hen_editor.core.transform import Anchor
from hen_editor.recognition import Certainty, Corners, Edges, Recognised
from hen_editor.recognition.recognised import are_convex
from hen_editor.ui.recognition.draft import BoardDraft

SQUARE: Corners = ((100, 100), (180, 100), (180, 180), (100, 180))
NINE = BoardSize(9, 9)


def whole(text: str = ".9x9_5Eb_7Cw", doubts: tuple[Point, ...] = ()) -> BoardDraft:
    maybe = dict.fromkeys(doubts, (None, BLACK))
    read = Recognised(hen.parse_strict(text), Certainty.CHECK, SQUARE, 9, 9, doubts=maybe)
    return BoardDraft.of(read, Anchor.CENTER)


def part(edges: Edges, upper_left: Point, usual: Anchor = Anchor.CENTER) -> BoardDraft:
    """Return the draft of four lines by four, with a black stone on the second line of each."""
    corner = Point(upper_left.column + 3, upper_left.row + 3)
    stone = Point(upper_left.column + 1, upper_left.row + 1)
    area = Area(upper_left, corner)
    position = Position(Stones(BoardSize(), {stone: BLACK}))
    return BoardDraft.of(Recognised(position, Certainty.CHECK, SQUARE, 4, 4, edges, area), usual)


def text(draft: BoardDraft) -> str:
    return hen.format(draft.position)


def stones(draft: BoardDraft) -> set[str]:
    return {point.name(draft.board) for point in draft.position.stones}


def test_a_click_makes_an_empty_point_black_then_white_then_empty_again() -> None:
    draft, point, seen = whole(), Point(0, 0), []
    for _ in range(3):
        draft = draft.cycled(point)
        seen.append(draft.position.stones.get(point))
    assert seen == [BLACK, WHITE, None]
    assert whole().cycled(point, -1).position.stones.get(point) is WHITE


def test_a_point_that_was_changed_is_no_longer_in_doubt() -> None:
    first, second = Point(2, 2), Point(4, 4)
    draft = whole(doubts=(second, first))
    assert draft.doubts == [first, second]
    assert draft.cycled(second).doubts == [first]


def test_what_was_on_a_stone_that_is_changed_goes_with_it() -> None:
    position = Position(
        Stones(NINE, {Point(4, 4): BLACK}), last_move=Move(BLACK, Point(4, 4)), numbers={Point(4, 4): 7}
    )
    read = Recognised(position, Certainty.CHECK, SQUARE, 9, 9)
    changed = BoardDraft.of(read, Anchor.CENTER).cycled(Point(4, 4)).position
    assert (changed.last_move, dict(changed.numbers)) == (None, {})


def test_what_was_changed_stays_on_its_place_in_the_picture_when_the_lines_move() -> None:
    draft = whole().cycled(Point(1, 1))
    one_to_the_left: Corners = ((90, 100), (170, 100), (170, 180), (90, 180))
    moved = draft.read_again(Recognised(Position(Stones(NINE)), Certainty.CHECK, one_to_the_left, 9, 9))
    assert stones(moved) == {"C8"}
    back = moved.read_again(Recognised(Position(Stones(NINE)), Certainty.CHECK, SQUARE, 9, 9))
    assert stones(back) == {"B8"}


def test_swapped_colours_are_those_of_what_was_read_and_changed() -> None:
    swapped = BoardDraft(whole().read, NINE, Anchor.CENTER, swaps_colors=True).cycled(Point(0, 0))
    assert text(swapped) == ".9x9_9b_7Cb_5Ew"
    assert text(BoardDraft(swapped.read, NINE, Anchor.CENTER, by_place=swapped.by_place)) == ".9x9_9w_7Cw_5Eb"


@pytest.mark.parametrize(("turn", "ending"), [(None, ""), (BLACK, ".b"), (WHITE, ".w")])
def test_whose_turn_it_is_is_what_the_user_says(turn: Color | None, ending: str) -> None:
    read = whole().read
    assert text(BoardDraft(read, NINE, Anchor.CENTER, turn)) == f".9x9_7Cw_5Eb{ending}"


@pytest.mark.parametrize(
    ("edges", "upper_left", "anchor", "stone"),
    [
        (Edges(left=True, top=True, right=False, bottom=False), Point(0, 0), Anchor.UPPER_LEFT, "B18"),
        (Edges(left=False, top=False, right=True, bottom=True), Point(15, 15), Anchor.LOWER_RIGHT, "R3"),
        (Edges(left=False, top=False, right=False, bottom=False), Point(7, 7), Anchor.CENTER, "J11"),
    ],
)
def test_a_part_is_where_its_edges_say(edges: Edges, upper_left: Point, anchor: Anchor, stone: str) -> None:
    draft = part(edges, upper_left)
    assert (draft.anchor, draft.is_part, stones(draft), draft.edges) == (anchor, True, {stone}, edges)


def test_without_edges_a_part_is_where_one_was_placed_last() -> None:
    no_edges = Edges(left=False, top=False, right=False, bottom=False)
    assert stones(part(no_edges, Point(7, 7), Anchor.UPPER_RIGHT)) == {"R18"}


def test_a_part_is_moved_and_its_board_is_of_another_size() -> None:
    draft = part(Edges(left=True, top=True, right=False, bottom=False), Point(0, 0))
    moved = BoardDraft(draft.read, BoardSize(13, 13), Anchor.LOWER_RIGHT)
    assert stones(moved) == {"L3"}
    assert moved.pasted().area == Area(Point(9, 9), Point(12, 12))
    on_whole = moved.on_a_board_of(BoardSize(4, 4))
    assert (stones(on_whole), on_whole.is_part, on_whole.pasted().area) == ({"B3"}, False, None)
    assert on_whole.anchors == [Anchor.LOWER_RIGHT]


def test_a_whole_board_stays_whole_when_another_line_is_counted() -> None:
    counted = whole().with_lines(BoardSize(10, 9))
    assert (counted.board, counted.is_part) == (BoardSize(10, 9), False)


def test_doubts_about_points_are_forgotten_with_the_lines_that_they_were_on() -> None:
    draft = whole(doubts=(Point(8, 8),))
    assert draft.doubts == [Point(8, 8)]
    assert draft.with_lines(BoardSize(8, 9)).doubts == []


def test_a_part_stays_on_its_board_which_grows_if_it_must() -> None:
    draft = part(Edges(left=True, top=True, right=False, bottom=False), Point(0, 0))
    assert draft.with_lines(BoardSize(5, 20)).board == BoardSize(19, 20)


def test_places_and_points_belong_together_in_perspective() -> None:
    corners: Corners = ((130, 100), (220, 110), (260, 240), (80, 220))
    draft = whole().with_corners(corners)
    assert [draft.point_at(draft.place(point)) for point in NINE.points()] == [*NINE.points()]
    assert draft.point_at((0, 0)) is None


@pytest.mark.parametrize(
    ("corners", "fit"),
    [
        (SQUARE, True),
        (((100, 100), (180, 100), (100, 180), (180, 180)), False),
        (((100, 100), (140, 100), (180, 100), (100, 180)), False),
        (((180, 100), (100, 100), (100, 180), (180, 180)), False),
    ],
)
def test_corners_of_a_board_go_round(corners: Corners, fit: bool) -> None:
    assert are_convex(corners) is fit
