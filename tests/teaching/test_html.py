"""Pages as HTML and as files of a folder."""

from xml.etree import ElementTree

import pytest

from hen_editor.core import sgf
from hen_editor.core.position import Position
from hen_editor.drawing.figure import Figure
from hen_editor.styles import STYLES
from hen_editor.teaching.html import html
from hen_editor.teaching.page import MAX_NAME_BYTES, Diagram, DiagramRow, Pages, PagesPart, file_names
from hen_editor.teaching.worksheet import Worksheet, worksheet


def test_a_page_of_html_is_well_formed_and_every_id_is_there_once() -> None:
    games = sgf.parse("(;SZ[9]GN[<b>]AB[aa]C[a & b];W[bb]C[Yes.])" * 2).value.games
    pages = worksheet([*enumerate(games, 1)], Worksheet(lines=2), "1 < 2")
    page = html(pages, STYLES["print"])
    root = ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>\n").replace('<meta charset="utf-8">', ""))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len({*ids})
    assert root.find("head/meta[@name='viewport']") is not None
    assert [element.text for element in root.iter("h2")] == ["1. <b>", "2. <b>"] * 2
    assert [element.text for element in root.iter("p")] == ["a & b"] * 2 + ["1: Yes."] * 2
    assert len([element for element in root.iter("div") if element.get("class") == "line"]) == 4
    assert [len([*caption]) for caption in root.iter("figcaption")] == [1, 1]


@pytest.mark.parametrize(("columns", "has_coordinates"), [(1, True), (4, True), (5, False)])
def test_coordinates_too_small_to_be_read_in_a_column_are_left_out(columns: int, has_coordinates: bool) -> None:
    row = DiagramRow((Diagram(Figure(Position())),), columns)
    page = html(Pages("", (PagesPart("", (row,)),)), STYLES["print"])
    assert ("<text" in page) is has_coordinates


def test_a_paragraph_of_several_lines_is_one_on_a_page_of_html() -> None:
    pages = Pages("", (PagesPart("", ("One\ntwo",)),))
    assert "<p>One\ntwo</p>" in html(pages, STYLES["print"])


def test_a_right_to_left_paragraph_is_read_from_the_right_of_a_page_of_html() -> None:
    page = html(Pages("", (PagesPart("", ("שלום!",)),)), STYLES["print"])
    assert "p, figcaption { unicode-bidi: plaintext }" in page
    assert "text-align: left" not in page


@pytest.mark.parametrize(
    ("titles", "expected"),
    [
        (["A/B", "a/b"], ["1-0-A_B.svg", "1-0-a_b (2).svg"]),
        (["", "Con. "], ["1-0.svg", "1-0-Con.svg"]),
        (["x\ny\0:\ud800"], ["1-0-x y_.svg"]),
        (["1. A", "1", "2. B", "1.5 A"], ["1-0-A.svg", "1-0.svg", "1-0-B.svg", "1-0-1.5 A.svg"]),
        (["1 – wrong. A", "1 – wrong"], ["1-0-wrong. A.svg", "1-0-wrong.svg"]),
    ],
)
def test_names_of_files_are_different_and_refused_by_no_file_system(titles: list[str], expected: list[str]) -> None:
    diagrams = [Diagram(Figure(Position(), title=title)) for title in titles]
    assert [*file_names(diagrams, ".svg")] == expected


def test_files_of_a_folder_are_listed_in_the_order_of_games_and_moves() -> None:
    diagrams = [Diagram(Figure(Position()), game=game, move=move) for game in (2, 10) for move in (5, 50, 100)]
    names = [*file_names(diagrams, ".png")]
    assert names == sorted(names)
    assert names[0] == "02-005.png"


def test_long_names_are_cut_between_characters() -> None:
    [name] = file_names([Diagram(Figure(Position(), title="星" * 500))], "")
    assert MAX_NAME_BYTES - 3 < len(name.encode()) <= MAX_NAME_BYTES
