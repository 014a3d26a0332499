"""Repairs counted, and the nodes that they are about."""

import pytest

from hen_editor.core import sgf
from hen_editor.core.sgf import Place
from hen_editor.document.files import place_of, repairs

DAMAGED = "(;SZ[9]C[a[1]];b[ee] XX;W[cc])junk(;SZ[9];B[dd]()"


def test_notes_are_not_repairs() -> None:
    read = sgf.parse("Dear Sir (;B[dd])")
    assert [problem.severity.value for problem in read.diagnostics] == ["note"]
    assert repairs(read.diagnostics) == (0, False)


def test_repairs_are_counted() -> None:
    assert repairs(sgf.parse(DAMAGED).diagnostics) == (5, False)


def test_of_very_many_repairs_it_is_reported_that_there_are_more() -> None:
    read = sgf.parse("(;SZ[9]" + ";b[ee]" * 1000 + ")")
    assert repairs(read.diagnostics) == (200, True)


def test_a_repair_is_at_a_node_of_its_game() -> None:
    read = sgf.parse(DAMAGED)
    places = {problem.code: place_of(read.value, problem) for problem in read.diagnostics}
    assert places["sgf-unescaped-bracket"] == Place(0, 0)
    assert places["sgf-lower-case"] == Place(0, 1)
    assert places["sgf-empty-variation"] == Place(1, 4)


def test_a_repair_between_nodes_is_at_the_one_before() -> None:
    read = sgf.parse("(;SZ[9];B[dd];W[ee]")
    (problem,) = read.diagnostics
    assert problem.node is None
    assert place_of(read.value, problem) == Place(0, 2)


@pytest.mark.parametrize("node", [1, 2])
def test_a_repair_at_a_deleted_node_is_nowhere(node: int) -> None:
    read = sgf.parse("(;SZ[9];B[dd];w[ee])")
    tree = read.value.games[0].without_subtree(node)
    assert place_of(read.value.with_game(0, tree), read.diagnostics[0]) is None
