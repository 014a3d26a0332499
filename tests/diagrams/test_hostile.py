"""Nothing that is pasted raises or takes long: any text, and the worst ones of a megabyte."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hen_editor import diagrams
from hen_editor.core.diagnostics import Span
from hen_editor.diagrams import codes
from hen_editor.diagrams.parser import MAX_CHARACTERS
from tests.diagrams.vectors import read_vectors
from tests.steps import grows_in_line, steps

TEXTS = [vector.text for vector in read_vectors() if vector.text]

DAMAGE = [*"\n .,+-|$@#&*0123456789XOabwT●○┼<>()[]{}'\"", "", "\n> ", "  "]
"""What takes the place of a sign in a diagram that is damaged, or comes in before it."""

_pieces = st.sampled_from(
    [
        *[
            "$$",
            "$$B",
            "$$Wc9m3 ",
            "+--",
            "----",
            "\n",
            "\n",
            "\n",
            " ",
            "  ",
            ". ",
            "X ",
            "O ",
            "(X)",
            "<br>",
            "9 ",
            "19",
            "A B C D E F G\n",
            "ABC",
            "●",
            "○",
            "┌",
            "┼",
            "①",
            "❷",
        ],
        *[
            "[",
            "]",
            "[[",
            "0,",
            "1, ",
            "-1 ",
            "|",
            '"',
            "'",
            "`",
            "//",
            "* ",
            "# ",
            "> ",
            "\\n",
            "\\",
            "{AR A1 B2}",
            "[a|b]",
            "(5 at 1)",
            "&nbsp",
            "   ",
            "|     |\n",
            "X<",
            r"\black{a1,",
            r"\blackstones{d4,",
            "| X | O |",
            "|---|",
            "B...",
            "W12.",
            r"\white[2]{",
            "c3}",
            r"\gobansize{5}",
            r"\showgoban[a1,c3]",
            r"\begin{psgoboard}[7]",
            r"\stone[\marktr]{black}{a}{1}",
            r"\end{psgoboard}",
            r"\end{psgo",
            ">O<",
            "@",
        ],
        *["\x1b[0m", "٣", "²", "Ⅳ", "\ud800", "\u2028", "\x00", "100000", "X2O3", "W12."],
    ]
)
texts = st.lists(_pieces, max_size=120).map("".join)


@given(st.one_of(texts, st.text(max_size=80), st.sampled_from(TEXTS)), st.data())
def test_any_text_is_read_without_an_exception(text: str, data: st.DataObject) -> None:
    cut = text[data.draw(st.integers(0, len(text))) :] + text[: data.draw(st.integers(0, len(text)))]
    for found in diagrams.parse(cut).value:
        assert 0 <= found.span.start <= found.span.end <= len(cut)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """Return the text of a diagram in which some signs were overwritten, inserted or deleted."""
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 6))):
        place = draw(st.integers(0, len(text)))
        text = text[:place] + draw(st.sampled_from(DAMAGE)) + text[place + draw(st.integers(0, 1)) :]
    return text


@given(damaged())
@example("> ..○.<[\n> .....\n> .}...")
@example("board: '.....{> .....\n.....'")
@example("_5b\n\u0663\u2500\u2510")
def test_a_damaged_diagram_is_read_without_an_exception(text: str) -> None:
    assert all(found.span.end <= len(text) for found in diagrams.parse(text).value)


HOSTILE = [
    ".", "X", "$$", "$$\n", "$$ . X O\n", "$$ | X O . |\n$$ ----\n", "|", "-", "--\n", "+-", "[[", "[0,", "0 1 2\n",
    "<p ", "<br>", "&amp;\n", "\\n", '"', '"..X"', "'.', ", "`", "(X)", "1 . X O\n", "A B C D\n", "A B C D", "X/O/",
    "..X/", "// . X\n", "* . X\n", "\x1b[", "●○\n", "┼─", "①", "12:00:00 ", "{AR ", "= \n", ":black_circle:", "-1 0\n",
    ". X O X .\n. . X O .\n. O X . .\n. . . . .\n\n", ". X O     . X O\n", "9 . X  9 . X\n", "| X O  |\n", "X O\n",
    "| X | O | X | O |\n", "|-|-|-|-|-|\n", "B... W... B... ", ".X.", ".X.O" * 21 + "\n",
    ". X O   . X O   . X O   . X O\n", '["..X", ".O.", "...", ', '["     ", "  X  "]', "BBBBBBBBBBBBB\nBWWWWWWWWWWWB\n",
    "$$ . X O\n1 at 2\n", r"\blackstones{a1}\showgoban[a1]",
    "  A B C D E\n5     X\n", "row 3: ", "┼-● ",
    "O   ", ">X<", "X<", "a . X\n", ". X .\n\n", r"\black{", r"\black[1]{a1}",
    r"\showgoban", r"\gobansize{9}\showgoban", r"\begin{psgoboard}", r"\begin{psgoboard}\end{psgoboard}", r"psgo\stone",
]  # fmt: skip

FEW = 2000
"""Characters in the shortest text whose cost is looked at."""


@pytest.mark.parametrize("piece", HOSTILE)
def test_reading_takes_linear_time(piece: str) -> None:
    assert grows_in_line(lambda count: steps(diagrams.parse, piece * count), FEW // len(piece))


@pytest.mark.parametrize("piece", ["$$ . X O\n", "00000\n01020\n00100\n00200\n", '"..X" ', "[0, 1, 2], "])
def test_of_a_megabyte_only_the_beginning_is_read(piece: str) -> None:
    text = piece * (1_000_000 // len(piece))
    read = diagrams.parse(text)
    assert codes.TEXT_LONG.at(span=Span(MAX_CHARACTERS, len(text)), count=MAX_CHARACTERS) in read.diagnostics
    assert all(found.span.end <= MAX_CHARACTERS for found in read.value)


def test_an_unknown_dialect_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="latex"):
        diagrams.parse(". X O", "latex")
