"""A board reads the same in whatever comment of a source file it stands."""

import pytest

from hen_editor import diagrams
from hen_editor.diagrams import codes

ROWS = (". . . . .", ". X O . .", ". X O . .", ". . . . .", ". . . . .")
WALLED = ("#" * 13, *(f"# {row} #" for row in ROWS), "#" * 13)


def lines(*between: str, first: str = "", last: str = "") -> str:
    """Write the rows between two texts each; the first and the last of them below or beside other lines."""
    before, after = between
    above, *below = (f"{row}{after}" for row in ROWS)
    return "\n".join((f"{first or before}{above}", *(f"{before}{row}" for row in below))) + f"{last}\n"


def messages(found: diagrams.Found) -> list[str]:
    """Return what was guessed; a wall is evidence of a board, so one without may be only likely."""
    return [problem.message for problem in found.diagnostics if problem.kind is not codes.LIKELY]


@pytest.mark.parametrize(
    "text",
    [
        lines(" * ", "", first="/* ", last="\n */"),
        lines(" * ", "", first="/** ", last=" */"),
        lines("   ", "", first="/* ", last=" */"),
        lines("", "", first="/*", last="*/"),
        lines(" * ", "", first="/*\n * ", last="\n */"),
        lines("/* ", " */"),
        lines("// ", ""),
        lines("# ", ""),
        lines("     ", "", first="<!-- ", last=" -->"),
        lines("> ", ""),
        lines("", "", first='"""', last='\n"""'),
        "\n".join(WALLED),
    ],
)
def test_a_board_reads_the_same_in_any_comment(text: str) -> None:
    (plain,) = diagrams.parse("\n".join(ROWS)).value
    (found,) = diagrams.parse(text).value
    assert found.position == plain.position
    assert messages(found) == messages(plain)


@pytest.mark.parametrize(
    "prefix", ["&gt; ", "&gt;&gt; ", "= ", "|> ", "... ", "- ", "bob: ", "<bob> ", "\u200b", "\ufeff", "< "]
)
def test_a_diagram_of_sensei_reads_the_same_whatever_is_before_each_line(prefix: str) -> None:
    rows = ["$$B Two stones", *(f"$$ {row}" for row in ROWS)]
    (plain,) = diagrams.parse("\n".join(rows)).value
    (found,) = diagrams.parse("\n".join(f"{prefix}{row}" for row in rows)).value
    assert (found.position, found.title) == (plain.position, plain.title)


@pytest.mark.parametrize(
    ("text", "size", "names"),
    [
        ("\n".join(WALLED), "5x5", "B3 B4 C3 C4"),
        ("\n".join(f"# {row}" for row in ROWS) + "\n" + "# " * 6, "19x19", "B3 B4 C3 C4"),
        ("\n".join(row.replace("X", "#") for row in ROWS), "5x5", "B3 B4 C3 C4"),
    ],
)
def test_hashes_are_edges_only_around_other_stones(text: str, size: str, names: str) -> None:
    (found,) = diagrams.parse(text).value
    assert str(found.position.size) == size
    assert " ".join(sorted(point.name(found.position.size) for point in found.position.stones)) == names
