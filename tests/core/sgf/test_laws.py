"""The laws of SGF, over any bytes, any text and any edits."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point
from hen_editor.core.sgf.collection import differing_span, with_game
from hen_editor.core.sgf.properties import PROPERTIES, ValueType
from hen_editor.core.sgf.text_values import read_simple_text, read_text
from hen_editor.core.sgf.values import board_size
from hen_editor.core.sgf.writing.writer import offsets_in_bytes

SIZE = BoardSize(9, 13)

brackets = st.sampled_from(["(", ")", ";", "[", "]", "\\", ":", "(;", "C[", "]]", "]x]", ";;", "[dd]", "N[a:b]", "AB"])
properties = st.sampled_from(
    ["B[aa]", ";W[bb]", "SZ[5]", "AB[aa][bb]", "b[cc]", "GM[7]", "FG[]", "CA[Big5]", "CA[GBK]"]
)
characters = st.sampled_from(["CA[UTF-8]", "x", " ", "\n", "\r\n", "é", "乗", "\udc80", "\ufeff", "\0"])
fragments = brackets | properties | characters
noisy_text = st.lists(fragments, max_size=40).map("".join)
noisy_bytes = st.builds(
    lambda text, codec: text.encode(codec, "replace"),
    noisy_text,
    st.sampled_from(["utf-8", "utf-16", "cp932", "gb18030", "big5", "latin-1", "iso2022_jp"]),
) | st.binary(max_size=60).map(lambda data: b"(;C[" + data)


@given(st.one_of(st.binary(), noisy_bytes, st.text(), noisy_text))
def test_no_text_raises(data: bytes | str) -> None:
    parsed = sgf.parse(data)

    sgf.validate(data)
    for tree in parsed.value.games:
        reached = [tree.node(node).id for node in tree.walk(tree.root)]
        assert reached == list(tree.walk()) == list(range(tree.span.root, tree.span.stop))


@given(st.one_of(st.binary(), noisy_bytes))
def test_a_file_that_was_not_edited_is_written_back_byte_for_byte(data: bytes) -> None:
    assert sgf.format(sgf.parse(data).value) == data


@given(noisy_bytes, st.data())
def test_an_edit_changes_more_than_its_node_only_where_damage_would_be_read_otherwise(
    data: bytes, draw: st.DataObject
) -> None:
    collection = sgf.parse(data).value
    if not collection.games or collection.games[0].source.unclosed:
        return
    index = draw.draw(st.integers(0, len(collection.games) - 1))
    tree = collection.games[index]
    node = draw.draw(st.sampled_from(list(tree.walk())))
    changed = collection.with_game(index, tree.with_raw(node, "XX", ["new"]))
    edited = sgf.format(changed)
    span = tree.source.starts[node], tree.source.ends[node]
    start, end = (offsets_in_bytes(tree.source, span)[offset] for offset in span)
    is_first_bracket_missing = tree.source.text[tree.span.start] != "("

    if not (edited[:start] == data[:start] or is_first_bracket_missing) or not edited.endswith(data[end:]):
        assert tree.source.is_damaged
        assert sgf.is_same_content(changed, sgf.parse(edited).value)


@given(st.text())
@example("\n\r")
def test_any_text_comes_back_but_for_white_space(text: str) -> None:
    tree = sgf.GameTree.new(properties={"C": text, "N": text})
    node = reread(tree).node(0)

    assert node.get("C", "") == read_text(text.replace("\\", "\\\\").replace("\n\r", "\n\n"))
    assert node.get("N", "") == read_simple_text(text.replace("\\", "\\\\"))


points = st.builds(Point, st.integers(0, SIZE.columns - 1), st.integers(0, SIZE.rows - 1))
plain_texts = st.text(st.characters(exclude_characters="\r\n\t\v\f", exclude_categories=["Cs"]))


@pytest.mark.parametrize(
    ("names", "values"),
    [
        (["B", "W"], points | st.none()),
        (["AB", "CR", "TW"], st.lists(points, min_size=1, unique=True).map(tuple)),
        (["DD", "VW"], st.lists(points, unique=True).map(tuple)),
        (["LB"], st.lists(st.tuples(points, plain_texts), min_size=1).map(tuple)),
        (["AR", "LN"], st.lists(st.tuples(points, points), min_size=1).map(tuple)),
        (["C", "GC", "GN", "HEN", "XX"], plain_texts.filter(bool)),
        (["HA", "MN"], st.integers(-(10**14), 10**14)),
        (["KM", "V"], st.floats(-1e9, 1e9).map(lambda number: round(number, 6))),
        (["BM", "DM"], st.sampled_from([1, 2])),
        (["KO", "DO"], st.just(True)),
        (["PL"], st.sampled_from([BLACK, WHITE])),
        (["FG"], st.none() | st.tuples(st.integers(0, 1000), plain_texts)),
        (["AP"], st.tuples(plain_texts.filter(bool), plain_texts)),
    ],
    ids=lambda names: " ".join(names) if isinstance(names, list) else "",
)
@given(st.data())
def test_a_typed_value_that_is_set_is_read_again(
    names: list[str], values: st.SearchStrategy[object], data: st.DataObject
) -> None:
    name, value = data.draw(st.sampled_from(names)), data.draw(values)
    tree = sgf.GameTree.new(SIZE).with_property(0, name, value)

    assert tree.node(0)[name] == value
    assert reread(tree).node(0)[name] == value


ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers() | st.sampled_from([10**15, 10**15 - 1, 10**400]),
    st.floats(),
    plain_texts,
    st.binary(),
    st.sampled_from(Color),
    points,
    st.just(BoardSize(9, 13)),
    st.lists(points, unique=True).map(tuple),
    st.tuples(st.integers() | plain_texts, st.integers() | plain_texts),
    st.lists(st.tuples(points, points | plain_texts)).map(tuple),
    st.lists(plain_texts),
    st.dictionaries(plain_texts, points),
)


@pytest.mark.parametrize("kind", ValueType)
@given(ANYTHING)
@example(True)
@example(1.0)
@example(0.1 + 0.2)
@example(1e-18)
@example(1e-19)
@example(("", "1.0"))
@example((10**15, "a"))
def test_what_is_set_is_read_again_or_refused_with_a_sentence(kind: ValueType, value: object) -> None:
    name = next(name for name, row in PROPERTIES.items() if row.value_type is kind and name != "CA")
    try:
        tree = sgf.GameTree.new(SIZE).with_property(0, name, value)
    except (TypeError, ValueError) as error:
        sentence = str(error)
    else:
        again, sentence = reread(tree).node(0), "none"
        is_left_out = value in ("", (), [], ("", "")) and kind is not ValueType.POINTS_OR_NONE
        is_square = kind is ValueType.SIZE and isinstance(value, tuple) and value[0] == value[1]
        meant = None if is_left_out else value[0] if is_square else tuple(value) if isinstance(value, list) else value
        assert again.get(name) == meant
    assert sentence == "none" or " " in sentence


@pytest.mark.parametrize("text", ["Then ;B[dd", ";W[", "\\;B[]", ";W[\\", ";B[\n\n", "a;B[dd;W[ee", ";B[:", ";B[d]"])
def test_a_text_that_ends_like_a_move_is_no_value_that_was_never_closed(text: str) -> None:
    line = text.replace("\n", " ")
    properties = {"C": text, "LB": ((Point(0, 0), line),), "AP": (line, line)}
    node = reread(sgf.GameTree.new(SIZE, properties)).node(0)
    assert (node["C"], node["LB"], node["AP"]) == (text, properties["LB"], properties["AP"])


@given(st.integers(1, 52), st.integers(1, 52))
def test_every_size_comes_back(columns: int, rows: int) -> None:
    tree = sgf.GameTree.new(BoardSize(columns, rows))

    assert reread(tree).size == BoardSize(columns, rows) == board_size(tree.node(0).raw["SZ"][0])


def reread(tree: sgf.GameTree) -> sgf.GameTree:
    parsed = sgf.parse(sgf.format(sgf.Collection.of([tree])))
    assert not parsed.diagnostics
    return parsed.value.games[0]


@dataclass
class PlainTree:
    """A game as anybody would write it down: the simplest thing that an edited tree must agree with."""

    comment: str
    children: list["PlainTree"] = field(default_factory=list)


def plain(tree: sgf.GameTree) -> PlainTree:
    made = {node: PlainTree(str(tree.node(node).get("C", ""))) for node in tree.walk()}
    for node, image in made.items():
        image.children = [made[child] for child in tree.children(node)]
    return made[tree.root]


SOURCES = (
    "(;C[a];C[b](;C[c];C[d])(;C[e]\n(;C[f])(;C[g])))",
    "head (;C[a](;C[b](;C[c]))\n (;C[d] ) ) tail",
    "(;C[a];C[b](;C[c];B[aa]C[d",
    "(;C[a]()(;C[b]);;C[x\n;B[cc]C[e])",
    ";C[a];C[b])",
    "(C[a];C[b](C[c])(;C[d]))",
    "(;C[a];C[b]);C[c];C[d](;C[e]",
    "(;C[a];C[b] x] y];zz C[c](;C[d])(;c[e]))",
)


@given(
    st.sampled_from(SOURCES),
    st.lists(st.tuples(st.integers(0, 5), st.integers(0, 99), st.integers(0, 99)), max_size=12),
)
def test_a_tree_after_any_edits_is_the_tree_that_is_read_from_its_file(
    source: str, edits: list[tuple[int, int, int]]
) -> None:
    collection = sgf.parse(source).value
    tree = collection.games[0]
    for kind, where, what in edits:
        tree = edited_tree(tree, kind, where, what)
        assert len(tree) == len(list(tree.walk()))
    written = sgf.format(collection.with_game(0, tree))

    assert plain(sgf.parse(written).value.games[0]) == plain(tree)
    for node in tree.walk():
        children = tree.children(node)
        assert tree.first_child(node) == next(iter(children), None)
        assert [tree.next_sibling(child) for child in children] == [*children[1:], None][: len(children)]
    assert tree.next_sibling(tree.root) is None


def edited_tree(tree: sgf.GameTree, kind: int, where: int, what: int) -> sgf.GameTree:
    nodes = list(tree.walk())
    node = nodes[where % len(nodes)]
    children = tree.children(node)
    match kind:
        case 0:
            return tree.with_child(node, {"C": f"new {what}"}, what % (len(children) + 1))[0]
        case 1:
            return tree.with_property(node, "C", f"[{what}]")
        case 2:
            return tree.with_children_order(
                node, children[what % (len(children) + 1) :] + children[: what % (len(children) + 1)]
            )
        case _ if node == tree.root:
            return tree.without_property(node, "C")
        case 3:
            return tree.without_subtree(node)
        case 4:
            return tree.without_node(node)
        case _:
            return tree.with_parent_inserted(node, {"C": f"above {what}"})[0]


@given(st.lists(st.integers(0, 3), max_size=6), st.lists(st.integers(0, 3), max_size=6), st.integers(-1, 6))
@example([0, 1, 2], [0, 3, 2], 1)
@example([0, 0], [0, 0, 0], 0)
def test_what_changed_in_a_list_of_games_lies_between_all_that_did_not(
    before: list[int], after: list[int], game: int
) -> None:
    games = [sgf.GameTree.new() for _ in range(4)]
    old, new = tuple([games[each] for each in before]), tuple([games[each] for each in after])
    start, old_stop, new_stop = differing_span(old, new, game)
    assert 0 <= start <= min(old_stop, new_stop)
    assert old[:start] == new[:start]
    assert old[old_stop:] == new[new_stop:]
    if start < min(old_stop, new_stop):
        assert old[start] is not new[start]
        assert old[old_stop - 1] is not new[new_stop - 1]


replacements = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 5)), max_size=6)


@given(replacements, replacements)
def test_games_replaced_one_by_one_are_those_of_a_tuple(
    first: list[tuple[int, int]], then: list[tuple[int, int]]
) -> None:
    games = [sgf.GameTree.new() for _ in range(6)]
    before = _replaced(tuple(games[:4]), games, first)
    after = _replaced(before, games, then)
    expected = list(before)
    for index, other in then:
        expected[index] = games[other]

    assert [*after] == [after[index] for index in range(-4, 0)] == [*after[:3], after[3]] == expected
    assert differing_span(before, after, -1) == differing_span(tuple(before), tuple(after), -1)
    assert (before == after) == (after == tuple(before)) == (tuple(before) == tuple(after))


def _replaced(
    given: Sequence[sgf.GameTree], games: Sequence[sgf.GameTree], replacements: list[tuple[int, int]]
) -> Sequence[sgf.GameTree]:
    for index, other in replacements:
        given = with_game(given, index, games[other])
    return given
