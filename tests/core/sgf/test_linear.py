"""No text, however large or hostile, costs more than its length."""

from collections.abc import Callable

import pytest

from hen_editor.core import sgf
from hen_editor.core.board import SGF_LETTERS, BoardSize
from hen_editor.core.sgf.tokens import end_of_long_value
from tests.steps import steps

HOSTILE: dict[str, Callable[[int], bytes]] = {
    "closing brackets in a text": lambda n: b"(;C[x]" + b"]" * n,
    "opening brackets in a text": lambda n: b"(;C" + b"[" * n,
    "escaped brackets": lambda n: b"(;C[" + rb"\]" * n,
    "brackets in turn": lambda n: b"(;C[x]" + b"a[b] " * n,
    "brackets with noise between": lambda n: b"(;C[x" + b"]x[" * n,
    "values without a name": lambda n: b"(;" + b"[b]" * n,
    "variations that are not closed": lambda n: b"(;B[aa]" * n,
    "variations without a node": lambda n: b"(;" + b"()" * n,
    "opening parentheses": lambda n: b"(" * n,
    "closing parentheses": lambda n: b"(;)" + b")" * n,
    "parentheses and spaces": lambda n: b"(;)" + b"( " * n,
    "empty nodes": lambda n: b"(;" + b";" * n,
    "nodes of noise": lambda n: b"(;" + b";a" * n,
    "nodes of words": lambda n: b"(;" + b"; a\n" * n,
    "noise and parentheses": lambda n: b"(;A[x]" + b" x(" * n,
    "unclosed values before moves": lambda n: b"(;C[x;B[aa]" * n,
    "unclosed values without end": lambda n: b"(;C[" * n,
    "names of charsets": lambda n: b"(;" + b"CA[x]CA[y]" * n + b")",
    "charsets quoted in a text": lambda n: b"(;C[" + rb"(;CA[x\](;CA[y\]" * (n // 4) + b"]CA[UTF-8])(;CA[Big5])",
    "charsets in values that are not closed": lambda n: b"(;C" + b"[x(;CA[Big5](;CA[UTF-8" * (n // 4),
    "games of two charsets": lambda n: b"(;CA[UTF-8])(;CA[Big5])" * (n // 4),
    "a charset and spaces": lambda n: b"(;CA[" + b" " * n,
    "bytes that are no text": lambda n: b"(;C" + b"[\xe9" * n,
    "bytes that look like escapes": lambda n: b"(;C[" + b"\x83\\]" * n,
    "one property again and again": lambda n: b"(;" + b"AB[aa]" * n + b")",
    "one property in lower case": lambda n: b"(;" + b"b[aa]" * n + b")",
    "one name": lambda n: b"(;" + b"A" * n,
    "games": lambda n: b"(;)" * n,
    "games closed too early": lambda n: b"(;A[b])" + b");A[b]" * n,
    "variations of one node": lambda n: b"(;A[b]" + b"(;B[cc])" * n + b")",
}


@pytest.mark.parametrize("make", HOSTILE.values(), ids=HOSTILE.keys())
def test_twice_the_text_takes_at_most_three_times_the_steps(make: Callable[[int], bytes]) -> None:
    _use(make(800))  # makes what is made when it is first used
    shorter, longer = (steps(_use, make(size)) for size in (1_600, 3_200))

    assert longer <= 3 * shorter


def _use(data: bytes) -> None:
    """Read a file, check it, write it anew, edit its first games and write it."""
    collection = sgf.parse(data).value
    for _ in sgf.check_collection(collection):
        pass
    sgf.clean(collection)
    for tree in collection.games[:2]:
        edited, _ = tree.with_child(tree.root, {"C": "x"})
        sgf.format(collection.with_game(collection.games.index(tree), edited))


def test_a_hundred_thousand_nodes_are_read_edited_and_written() -> None:
    data = b"(;SZ[19]" + b"(;B[dd];W[pp](;B[dp])(;B[pd];W[dq]))" * 20_000 + b")"
    collection = sgf.parse(data).value
    tree = collection.games[0]
    assert len(tree) == 100_001

    edited, node = tree.with_child(50_000, {"C": "here"})
    written = sgf.format(collection.with_game(0, edited))

    assert written.replace(b";C[here]", b"") == data
    assert sgf.format(collection.with_game(0, edited.without_subtree(node))) == data
    assert len(edited.without_subtree(tree.children(0)[0])) == 99_997


def test_fifty_thousand_moves_in_one_line_are_walked_without_recursion() -> None:
    data = b"(;SZ[19]" + b";B[dd];W[pp]" * 25_000 + b")"
    tree = sgf.parse(data).value.games[0]

    assert len(tree.path(50_000)) == 50_001
    edited, last = tree.with_child(50_000, {"B": None})
    assert list(edited.main_line())[-1] == last
    assert len(edited.without_subtree(1)) == 1


def test_a_long_line_is_written_in_one_stretch_however_the_tree_was_edited() -> None:
    collection = sgf.parse(b"(;SZ[19]" + b";B[dd];W[pp]" * 5_000 + b")").value
    tree, _ = collection.games[0].with_child(5_000, {"B": None})

    assert steps(sgf.format, collection.with_game(0, tree)) < 2 * len(tree)


@pytest.mark.parametrize("node", [b";", b"; ", b";\r\n"])
def test_empty_nodes_are_read_many_at_a_time(node: bytes) -> None:
    data = b"(;SZ[9]" + node * 9_000 + b"(" + node * 9_000 + b")(;B[aa]" + node * 9_000 + b"))"
    tree = sgf.parse(data).value.games[0]
    source = tree.source

    assert steps(sgf.parse, data) < 5 * len(tree)
    assert tree.children(9_000) == (9_001, 18_001)
    assert [tree.children(one) for one in (9_001, 18_000, 27_001)] == [(9_002,), (), ()]
    assert {source.text[source.starts[one] : source.ends[one]] for one in range(1, 18_001)} == {node.decode()}


def test_saving_passes_over_games_that_were_not_edited() -> None:
    data = b"(;SZ[9]PB[Ann];B[dd];W[ee])\n" * 2_000
    collection = sgf.parse(data).value
    tree = collection.games[1_000]
    edited = collection.with_game(1_000, tree.with_property(tree.root, "PB", "Bea"))

    assert steps(sgf.format, edited) < 20 * 2_000
    assert steps(lambda one: one.unencodable(), edited) < 10 * 2_000
    before, middle, after = data[: 28 * 1_000], data[28 * 1_000 : 28 * 1_001], data[28 * 1_001 :]
    assert sgf.format(edited) == before + middle.replace(b"Ann", b"Bea") + after


def test_overlapping_rectangles_cost_no_more_than_points() -> None:
    points, rectangles = (
        sgf.parse(f"(;SZ[52]AB{''.join(values)})").value.games[0].node(0)
        for values in (
            [f"[{one}{other}]" for one in SGF_LETTERS for other in SGF_LETTERS],
            [f"[{one}{other}:ZZ]" for one in SGF_LETTERS for other in SGF_LETTERS],
        )
    )

    assert set(points["AB"]) == set(rectangles["AB"]) == set(BoardSize(52, 52).points())
    assert steps(lambda node: node["AB"], rectangles) < 40 * len(rectangles["AB"])


RECTANGLES = {
    "stones set and removed": b"AB[aa:ZZ]AE[aa:ZY]",
    "stones set and removed, all of them": b"AB[aa:ZZ]AE[aa:ZZ]",
    "stones of both colours": b"AB[aa:ZZ]AW[aa:ZZ]",
    "views": b"VW[aa:ZZ]",
    "stones set by two rectangles": b"AB[aa:az][aa:ZZ]",
    "marks": b"CR[aa:ZZ]M[ab:ZZ]",
    "letters": b"L[aa:ZZ]",
    "triangles": b"TR[aa:ZZ]",
    "greyed-out points in a view": b"DD[aa:ZZ]VW[aa:ZZ]",
    "territory": b"TB[aa:ZZ]TW[aa:ZZ]",
}


@pytest.mark.parametrize("properties", RECTANGLES.values(), ids=RECTANGLES.keys())
@pytest.mark.parametrize("function", [sgf.validate, lambda data: sgf.clean(sgf.parse(data).value)])
def test_rectangles_in_many_nodes_are_not_looked_at_point_by_point(
    properties: bytes, function: Callable[[bytes], object]
) -> None:
    data = b"(;SZ[52]" + (b";" + properties) * 100 + b")"
    assert steps(function, data) < 100 * len(data)


@pytest.mark.parametrize("count", [4_096, 4_097, 65_536, 65_537])
@pytest.mark.parametrize("escape", [b"a", rb"\\", rb"\]", rb"a\:"])
def test_a_value_with_very_many_escapes_is_a_value_as_any_other(escape: bytes, count: int) -> None:
    data = b"(;SZ[9]C[" + escape * count + b"]N[name];B[dd];W[ee])"
    read = sgf.parse(data)
    tree = read.value.games[0]

    assert not read.diagnostics
    assert tree.node(0).raw["C"] == ((escape * count).decode(),)
    assert tree.node(0)["N"] == "name"
    edited = read.value.with_game(0, tree.with_property(0, "GN", "x"))
    assert sgf.format(edited) == data.replace(b"[name]", b"[name]GN[x]")


def test_the_end_of_a_value_with_very_many_escaped_brackets_is_found_in_few_steps() -> None:
    text = "[" + r"\]" * 100_000 + "]"
    assert end_of_long_value(text, 0) == len(text)
    assert end_of_long_value(text[:-1], 0) == end_of_long_value(text[:-1] + ";B[dd]", 0) == -1
    assert steps(lambda value: end_of_long_value(value, 0), text) < 10_000


def test_a_value_with_very_many_escapes_that_has_swallowed_a_move_is_not_closed() -> None:
    read = sgf.parse(b"(;C[" + rb"\\" * 5_000 + b";B[dd];W[ee])")
    assert [problem.code for problem in read.diagnostics] == ["sgf-unclosed-value"]
    assert len(read.value.games[0]) == 3


def test_a_node_of_very_many_properties_is_not_kept_in_parts() -> None:
    data = b"(;SZ[9]" + b"".join(b"X%d[a]" % number for number in range(5_000)) + b"AB[dd];B[ee])"
    tree = sgf.parse(data).value.games[0]
    assert not tree.source.damaged
    assert len(tree.node(0).raw) == 5_002


def test_values_that_are_the_same_are_held_once() -> None:
    tree = sgf.parse("(;SZ[9]AB" + "[dd][ee]" * 100_000 + ";B[cc])").value.games[0]
    raw = tree.node(0).raw["AB"]
    assert len(raw) == 200_000
    assert len({id(value) for value in raw}) == 2


def test_a_long_node_is_read_once_for_all_who_ask() -> None:
    tree = sgf.parse(f"(;SZ[9]LB{'[dd:x]' * 1_000};B[dd])").value.games[0]
    assert tree.node(0).raw["LB"] is tree.node(0).raw["LB"]
    edited = tree.with_property(0, "C", "x")
    assert edited.node(0).raw["C"] == ("x",)
    assert edited.node(0).raw["LB"] is edited.node(0).raw["LB"]
    assert "C" not in tree.node(0).raw
    assert edited.without_property(0, "C").node(0).raw == tree.node(0).raw


def test_variations_are_nested_five_thousand_deep() -> None:
    data = b"(;SZ[19]" + b"(;B[dd]" * 5_000 + b")" * 5_001
    collection = sgf.parse(data).value
    tree, _ = collection.games[0].with_child(2_500, {"C": "x"})

    assert len(tree) == 5_002
    reread = sgf.parse(sgf.format(collection.with_game(0, tree))).value.games[0]
    assert len(reread.path(5_000)) == 5_001


def test_thirty_thousand_games_in_an_old_encoding_are_converted() -> None:
    """Where the whole file is looked through for each game, this takes minutes."""
    data = "(;SZ[9]C[Привет])".encode("cp1251") * 30_000
    converted = sgf.parse(data).value.converted_to_utf8().value

    assert sgf.format(converted).decode() == "(;SZ[9]C[Привет]CA[UTF-8])" * 30_000


def test_problems_of_one_kind_are_counted_when_there_are_too_many() -> None:
    problems = sgf.parse(b"(;" + b"?x;" * 1_000 + b")").diagnostics

    assert len(problems) < 300
    assert problems[-1].code == "sgf-and-more"
    assert problems[-1].message == f"800 more of this kind: {problems[-2].message}"
