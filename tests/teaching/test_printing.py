"""Pages on paper: what is on which one, as texts and as vectors."""

from collections.abc import Callable, Sequence
from itertools import pairwise, product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPicture
from PySide6.QtWidgets import QApplication

from hen_editor.core import sgf
from hen_editor.core.board import BoardSize
from hen_editor.drawing.draw import LEGIBLE_COORDINATE
from hen_editor.drawing.figure import Sides
from hen_editor.drawing.frame import COORDINATE, Frame
from hen_editor.drawing.painter.pdf import painted_pdf
from hen_editor.styles import STYLES
from hen_editor.teaching.figures import Figures, figures
from hen_editor.teaching.page import MAX_DIAGRAMS_ON_PAGE, Pages, PagesPart
from hen_editor.teaching.printing import (
    PAPERS,
    BoardItem,
    LaidOutPage,
    PagesPreview,
    TextLine,
    laid_out,
    page_layout,
    paint_page,
    pdf,
    text_lines,
)
from hen_editor.teaching.worksheet import Worksheet, worksheet
from tests.each import for_each
from tests.fonts import installed, program_font, with_fallback
from tests.steps import grows_in_line, steps
from tests.ui import pdf as written

KO = "(;SZ[9]GN[Ko]AB[ba][ab][bc]AW[ca][db][cc];B[cb];W[bb];B[ii]C[A first threat.];W[hh];B[cb])"
PROBLEM = "(;SZ[9]AB[ab][bb]AW[ca][cb]C[{}];W[ba]C[{}])"


pytestmark = pytest.mark.usefixtures("qapp")


def printed(pages: Pages, folder: Path, paper: str = "A4") -> list[written.Page]:
    path = folder / "pages.pdf"
    path.write_bytes(pdf(pages, page_layout(QPageSize(PAPERS[paper]))))
    return written.pages(path)


def sheet(text: str, choice: Worksheet) -> Pages:
    return worksheet([*enumerate(sgf.parse(text).value.games, 1)], choice, "Sheet")


def boards(pages: Sequence[LaidOutPage]) -> list[BoardItem]:
    return [item for page in pages for _, item in page.items if isinstance(item, BoardItem)]


def test_a_figure_has_its_title_what_has_no_room_and_comments_as_texts(tmp_path: Path) -> None:
    [page] = printed(figures(sgf.parse(KO).value.games[0], Figures()), tmp_path, "Letter")
    assert page.size == (612, 792)
    assert {"Ko", "Figure 1 (1–5)", "5 at 1", "3: A first threat.", "1 / 1"} <= {*page.texts}
    assert not page.pictures


@pytest.mark.parametrize("ascent", [800, 2000])
def test_a_text_keeps_within_its_room_whatever_font_draws_it(qapp: QApplication, ascent: int) -> None:
    family = f"Page {ascent}"
    with installed(family, "一", ascent=ascent), program_font(qapp, with_fallback(qapp.font(), family)):
        (whole,) = text_lines("一", 10, 100)
        for room in (0, whole.height - 1, 3 * whole.height, 9.5 * whole.height):
            lines = text_lines("一" * 99, 10, 100, room=room)
            assert len(lines) == room // whole.height
            assert sum(line.height for line in lines[:-1]) <= room


def test_a_text_is_cut_in_its_last_line_whatever_characters_are_before_it() -> None:
    words = ["😀" * 12, *(f"w{number}" for number in range(200))]
    whole, cut = (text_lines(" ".join(words), 10, 2000, most=most)[2] for most in (None, 3))
    before = " ".join(words).encode("utf-16-le")[: 2 * whole.line.textStart()].decode("utf-16-le")
    assert cut.layout.text().split()[0] == words[len(before.split())]
    assert cut.layout.text().endswith("…")


@pytest.mark.parametrize("text", ["שלום!", "שלום " + "abc " * 60])
@pytest.mark.parametrize("most", [1, 2])
def test_right_to_left_text_is_read_from_the_right_even_where_it_is_cut(text: str, most: int) -> None:
    *_, line = text_lines(text, 10, 2000, most=most)
    ink = line.line.naturalTextRect()
    assert ink.right() == pytest.approx(2000)
    assert line.line.cursorToX(len(line.layout.text()))[0] == pytest.approx(ink.left())
    *_, middle = text_lines(text, 10, 2000, most=most, align=Qt.AlignmentFlag.AlignHCenter)
    assert middle.line.naturalTextRect().center().x() == pytest.approx(1000, abs=1)


def test_right_to_left_text_in_a_preview_is_as_it_is_printed() -> None:
    [line] = text_lines("2. שחור משחק ומנצח! איפה הנקודה?", 12, 2400)

    def ink(paint: Callable[[QPainter], object]) -> list[int]:
        """Return how many pixels of each column are dark."""
        image = QImage(480, 40, QImage.Format.Format_Grayscale8)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(0.2, 0.2)
            paint(painter)
        return [sum(image.pixelColor(x, y).value() < 128 for y in range(40)) for x in range(480)]

    def write(painter: QPainter) -> None:
        line.paint(painter, QPointF(0, 0), STYLES["print"])

    recorded = QPicture()
    with QPainter(recorded) as painter:
        write(painter)
    printed, previewed = ink(write), ink(lambda painter: painter.drawPicture(0, 0, recorded))
    differing = sum(abs(one - other) for one, other in zip(printed, previewed, strict=True))
    assert sum(printed) > 0
    assert differing < 0.25 * sum(printed)


@pytest.mark.parametrize("lines", [0, 9])
def test_a_worksheet_has_as_many_problems_a_page_as_wanted_whatever_their_texts_are(tmp_path: Path, lines: int) -> None:
    problems = PROBLEM.format("Long. " * 40, "Right.") * 25
    first, second, *answers = printed(sheet(problems, Worksheet(24, lines)), tmp_path)
    assert ("25" in " ".join(first.texts), "25" in " ".join(second.texts)) == (False, True)
    assert any("…" in text for text in first.texts)
    assert answers[0].texts[0] == "Answers"
    assert any("1: Right." in text for text in answers[0].texts)


def test_long_answers_go_on_to_further_pages(tmp_path: Path) -> None:
    long = PROBLEM.format("", "\n".join("abcdefghijklmnop"))
    assert len(printed(sheet(long * 12, Worksheet(12)), tmp_path)) == 3
    assert len(printed(sheet(PROBLEM.format("", "Yes.") * 12, Worksheet(12)), tmp_path)) == 2


def test_comments_of_many_lines_are_on_several_pages_in_order(tmp_path: Path) -> None:
    game = f"(;SZ[9]GN[Long game]C[{chr(10).join(map(str, range(100, 200)))}])"
    pages = printed(figures(sgf.parse(game).value.games[0], Figures()), tmp_path)
    assert [text for page in pages for text in page.texts if len(text) == 3] == [*map(str, range(100, 200))]
    assert len(pages) > 1


def test_no_line_of_a_paragraph_is_alone_on_a_page() -> None:
    paragraph = "Many words make several lines of a paragraph. " * 12
    parts = tuple(PagesPart("", ("A line.\n" * above + paragraph,)) for above in range(58, 68))
    pages = laid_out(Pages("", parts), QSizeF(400, 842))
    counts = [[item.layout.text() for _, item in page.items].count(paragraph) for page in pages]
    assert 1 not in counts
    assert {2, 3} <= {*counts}


def test_a_figure_is_made_smaller_rather_than_leave_much_of_a_page_empty() -> None:
    moves = "".join(f";{'BW'[number % 2]}[{'abcdefghi'[number % 9]}{'acegi'[number // 9]}]" for number in range(20))
    tree = sgf.parse(f"(;SZ[19]GN[Two]PB[A]PW[B]{moves})").value.games[0]
    pages = figures(tree, Figures(every=10, per_page=2))
    assert {len(laid_out(pages, QSizeF(493, height))) for height in (741.4, 750, 763.1, 771.5)} == {1}


def test_long_comments_do_not_make_boards_small() -> None:
    def widths(text: str) -> list[float]:
        pages = laid_out(sheet(PROBLEM.format(text, text), Worksheet(12)), QSizeF(500, 750))
        return [board.width for board in boards(pages)]

    (problem, answer), (long_problem, long_answer) = widths("Yes."), widths("Words. " * 80)
    assert (problem, long_problem) == (answer, long_answer)
    assert long_problem > 0.65 * problem  # its text is cut


TEXTS = [("", ""), ("Words. " * 80, ""), ("", "Words. " * 80), ("Yes.", "Right.")]


@for_each(product(range(1, MAX_DIAGRAMS_ON_PAGE + 1), TEXTS))
def test_a_problem_and_its_answers_are_drawn_in_one_scale(case: tuple[int, tuple[str, str]]) -> None:
    per_page, (asked, told) = case
    problem = f"(;SZ[9]AB[ab][bb]AW[ca][cb]C[{asked}](;W[ba]C[{told}])(;W[aa]C[No.]))"
    made = sheet(problem * 5, Worksheet(per_page, 2))
    scales = [board.width / Frame.of(board.figure).board.width for board in boards(laid_out(made, QSizeF(500, 750)))]
    assert len(scales) == 15
    for number in range(5):
        assert len({round(scale, 6) for scale in (scales[number], *scales[5 + 2 * number : 7 + 2 * number])}) == 1


def test_laying_out_takes_in_line_with_the_answers_of_a_problem() -> None:
    def cost(answers: int) -> int:
        lines = "".join(f"(;B[{point.sgf}]C[RIGHT])" for point in [*BoardSize().points()][:answers])
        made = sheet(f"(;SZ[19]AB[jj]{lines})", Worksheet())
        return steps(lambda pages: laid_out(pages, QSizeF(500, 750)), made)

    assert grows_in_line(cost, 20)


def test_a_preview_shows_the_first_pages_as_they_are_printed(tmp_path: Path) -> None:
    made, layout = sheet(PROBLEM.format("Live.", "Yes.") * 3, Worksheet(1)), page_layout(QPageSize(PAPERS["A4"]))
    preview, path = PagesPreview.of(made, layout.paintRect(layout.Unit.Point).size(), 3), tmp_path / "preview.pdf"
    path.write_bytes(painted_pdf("", layout, preview.paint))
    both = written.pages(path), printed(made, tmp_path)[:3]
    seen, whole = ([line for page in pages for line in page.lines] for pages in both)
    assert [line.text for line in seen] == [line.text for line in whole]
    assert max((one.start - other.start).manhattanLength() for one, other in zip(seen, whole, strict=True)) < 1
    assert (preview.total, len(preview.pictures)) == (4, 3)


@given(
    st.integers(1, MAX_DIAGRAMS_ON_PAGE),
    st.lists(st.sampled_from([9, 13, 19, 30]), min_size=1, max_size=8),
    st.sampled_from(Sides),
)
def test_on_paper_only_coordinates_that_can_be_read_are_drawn(per_page: int, sizes: list[int], sides: Sides) -> None:
    problem = "(;SZ[{size}]AB[aa]AW[{last}{last}](;B[bb];W[aa])(;B[cc]))"
    text = "".join(problem.format(size=size, last="abcdefghijklmnopqrstuvwxyzABCD"[size - 1]) for size in sizes)
    made = sheet(text, Worksheet(per_page, sides=sides))
    named, bare = set[float](), set[float]()
    for board in boards(laid_out(made, QSizeF(500, 750))):
        height = COORDINATE * board.width / Frame.of(board.figure).board.width / 10 * 96 / 72
        (bare if board.figure.sides is Sides.NONE else named).add(height)
    assert min(named, default=LEGIBLE_COORDINATE) >= LEGIBLE_COORDINATE
    assert sides is Sides.NONE or max(bare, default=0.0) < 1.3 * LEGIBLE_COORDINATE  # they take room themselves


def test_figures_on_a_page_are_of_one_size() -> None:
    moves = "".join(f";{'BW'[number % 2]}[{'abcdefghi'[number % 9]}{'acegi'[number // 9]}]" for number in range(40))
    tree = sgf.parse(f"(;SZ[19]GN[Two]PB[A]PW[B]C[Ask.]{moves})").value.games[0]
    pages = laid_out(figures(tree, Figures(every=10, per_page=2)), QSizeF(493, 763))
    widths = [[round(board.width, 3) for board in boards([page])] for page in pages]
    assert [len(each) for each in widths] == [2, 2]
    assert [len({*each}) for each in widths] == [1, 1]


def test_figures_are_made_smaller_rather_than_leave_their_last_comment_to_another_page() -> None:
    moves = "".join(f";{'BW'[number % 2]}[{'abcdefghi'[number % 9]}{'acegi'[number // 9]}]" for number in range(20))
    for comment in ("", "C[Told.]"):
        tree = sgf.parse(f"(;SZ[19]GN[Two]PB[A]PW[B]{moves}{comment})").value.games[0]
        [page] = laid_out(figures(tree, Figures(every=10, per_page=2)), QSizeF(493, 763))
        texts = [item.layout.text() for _, item in page.items if isinstance(item, TextLine)]
        assert texts[-1] == ("20: Told." if comment else "Figure 2 (11–20)")


def test_the_text_below_a_board_is_in_the_middle_of_its_column() -> None:
    width = 500
    [page] = laid_out(sheet("(;SZ[9]GN[x]AB[aa]C[Live.]PL[B])", Worksheet(1)), QSizeF(width, 750))
    [(place, item)] = [
        (at, each) for at, each in page.items if isinstance(each, TextLine) and each.layout.text() == "Live."
    ]
    assert isinstance(item, TextLine)
    assert place.x() + item.line.naturalTextRect().center().x() == pytest.approx(10 * width / 2, abs=1)


def test_rows_of_answers_are_spread_evenly_over_a_page_that_is_not_the_last() -> None:
    answers = sheet(PROBLEM.format("", "Yes.") * 20, Worksheet(4))
    page, *_ = (page for page in laid_out(answers, QSizeF(500, 750)) if page.title == "Answers")
    rows = sorted({place.y() for place, item in page.items if isinstance(item, BoardItem)})
    between = [lower - upper for upper, lower in pairwise(rows)]
    assert len({round(each) for each in between}) == 1
    assert len(rows) * between[0] == pytest.approx(7500 - 180 * 72 / 25.4, rel=0.03)  # without header and footer


def test_boards_beside_each_other_begin_at_the_same_height() -> None:
    long = "A name that is too long for one line of the column " * 2
    made = sheet(f"(;SZ[9]GN[{long}]AB[aa];B[bb])(;SZ[9]GN[Short]AB[aa];B[bb])", Worksheet(12))
    for page in laid_out(made, QSizeF(500, 750)):
        assert len({place.y() for place, item in page.items if isinstance(item, BoardItem)}) == 1


@pytest.mark.parametrize("per_page", [1, 12, MAX_DIAGRAMS_ON_PAGE])
def test_a_wrong_answer_says_so_even_if_the_name_of_its_problem_is_cut(tmp_path: Path, per_page: int) -> None:
    long = "A name that is too long for two lines of the column " * 9
    *_, answers = printed(sheet(f"(;SZ[9]GN[{long}]AB[aa](;B[bb])(;B[cc]))", Worksheet(per_page)), tmp_path)
    assert " ".join(answers.texts).count("wrong") == 1


def test_no_answer_is_cut_off_to_fit_on_what_is_left_of_a_page() -> None:
    answers = sheet(PROBLEM.format("", "\n".join(["Words."] * 9 + ["End."])) * 12, Worksheet(12))
    for height in range(640, 800, 20):
        texts = [
            item.layout.text()
            for page in laid_out(answers, QSizeF(500, height))
            for _, item in page.items
            if isinstance(item, TextLine)
        ]
        assert texts.count("End.") == 12, height


def test_texts_are_black_whatever_the_colours_of_the_window_that_previews_them() -> None:
    size = QSizeF(4000, 3000)
    made = laid_out(Pages("", (PagesPart("█████", ()),)), size / 10)
    recorded, image = QPicture(), QImage(400, 300, QImage.Format.Format_RGB32)
    painter = QPainter(recorded)
    paint_page(painter, made, 0, size, STYLES["print"])
    painter.end()
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setPen(Qt.GlobalColor.white)
    painter.scale(0.1, 0.1)
    recorded.play(painter)
    painter.end()
    assert image.pixelColor(12, 8) == QColor(Qt.GlobalColor.black)


def test_a_page_too_narrow_for_its_number_is_painted() -> None:
    made = laid_out(Pages("Title", (PagesPart("Words", ()),)), QSizeF(3, 400))
    recorded = QPicture()
    painter = QPainter(recorded)
    paint_page(painter, made, 0, QSizeF(30, 4000), STYLES["print"])
    painter.end()
    assert recorded.size() > 0
