"""The table of evidence: what it says of grids, and that it says why."""

import pytest

from hen_editor import diagrams
from hen_editor.diagrams import Confidence, codes
from hen_editor.diagrams.evidence import EVIDENCE, LIKELY, SURE
from tests.diagrams.fitting import cross_validated, fitted, labelled
from tests.diagrams.vectors import read_vectors

SMALL = """
. . . . .
. X O . .
. . X O .
. . . . .
. . . . .
"""
NINE = """
   A B C D E F G H J
 9 . . . . . . . . . 9
 8 . . . X . . . . . 8
 7 . . + . X O + . . 7
 6 . . . . X O . . . 6
 5 . . . . + O . . . 5
 4 . . X . . . . . . 4
 3 . . + . . . + . . 3
 2 . . . . . . . . . 2
 1 . . . . . . . . . 1
"""
OTHELLO = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . O X . . .
5 . . . X O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
"""
WHOLE = "\n".join(
    " ".join(
        "X" if (row * 7 + column * 3) % 23 == 0 else "O" if (row + column * 5) % 29 == 1 else "."
        for column in range(19)
    )
    for row in range(19)
)


def confidence(text: str) -> Confidence | None:
    found = diagrams.parse(text).value
    return found[0].confidence if found else None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (SMALL, Confidence.LIKELY),
        (NINE, Confidence.SURE),
        (OTHELLO, None),
        (f"A problem of tsumego:\n{SMALL}", Confidence.SURE),
        (f"$${SMALL}".replace("\n", "\n$$ "), Confidence.SURE),
        (
            "[[0, 0, 0, 0, 0],\n [0, 1, 2, 0, 0],\n [0, 0, 1, 2, 0],\n [0, 0, 0, 0, 0],\n [0, 0, 0, 0, 0]]",
            Confidence.LIKELY,
        ),
    ],
)
def test_a_board_is_sure_likely_or_none(text: str, expected: Confidence | None) -> None:
    assert confidence(text) is expected


def test_words_of_another_game_do_not_decide_alone() -> None:
    for text in (NINE, WHOLE):
        assert confidence(f"From my chess blog, a position to solve:\n{text}\nMore fun than chess.") is not None
    assert confidence(f"A game of chess and Othello.\n{SMALL}") is None


def test_words_count_once() -> None:
    (once,) = diagrams.explained(f"Komi is 6.5.\n{SMALL}")
    (often,) = diagrams.explained(f"Komi is 6.5, for a game of Go.\n{SMALL}\nTsumego, joseki, atari.")
    assert once.verdict == often.verdict


def test_the_verdict_is_the_sum_of_what_was_seen() -> None:
    for vector in read_vectors():
        for seen in diagrams.explained(vector.text):
            evidence = seen.verdict.evidence
            assert seen.verdict.total == sum(row.weight for row in evidence)
            assert [*evidence] == sorted(evidence, key=lambda row: -abs(row.weight))
            if evidence:
                assert (seen.verdict.confidence is None) == (seen.verdict.total < LIKELY)
                names_others = any(row.name in ("other words", "other goals") for row in evidence)
                is_sure = seen.verdict.total >= SURE and not names_others
                assert (seen.verdict.confidence is Confidence.SURE) == is_sure


def test_all_that_is_found_is_explained_and_a_likely_board_is_noted() -> None:
    for vector in read_vectors():
        found = diagrams.parse(vector.text).value
        assert [*found] == [seen.found for seen in diagrams.explained(vector.text) if seen.found is not None]
        for one in found:
            noted = any(problem.kind is codes.LIKELY for problem in one.diagnostics)
            assert noted == (one.confidence is Confidence.LIKELY)


def test_by_weights_fitted_to_other_grids_no_board_is_missed_and_what_is_none_is_never_sure_and_seldom_likely() -> None:
    judged = cross_validated([*labelled()])
    assert (judged.missed, judged.sure) == (0, 0)
    assert judged.likely <= 13, "of 113: the figure that `evidence` quotes"


ROUND = """
. . . . . . . . .
. . . . . . . . .
. . X O . . . . .
. . . X O . . . .
. . O . X O . . .
. . . O X X . . .
. . . . . O . . .
. . . . . . . . .
. . . . . . . . .
"""


@pytest.mark.parametrize(
    "words",
    [
        "Pente, Black has captured 1 pair",
        "# renju: no open threes",
        "// Five in a row, on a goban",
        "gomoku_test.go",
    ],
)
def test_what_names_another_game_is_never_sure(words: str) -> None:
    coordinates = [f"{9 - index} {row}" for index, row in enumerate(ROUND.strip().splitlines())]
    for board in (ROUND, "\n".join(["  A B C D E F G H J", *coordinates]), WHOLE):
        assert confidence(f"A game of Go:\n{board}") is Confidence.SURE
        assert confidence(f"{words}\n{board}") is not Confidence.SURE


def test_the_weights_are_those_that_are_fitted() -> None:
    assert [*fitted([*labelled()])] == [row.weight for row in EVIDENCE.values()]


def test_every_row_says_what_it_saw_and_is_seen_in_the_vectors() -> None:
    holding = {row for grid in labelled() for row in grid.rows}
    for index, row in enumerate(EVIDENCE.values()):
        assert row.says.endswith(".")
        assert index in holding, row.name
