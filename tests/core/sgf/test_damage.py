"""Files cut off anywhere, with bits turned over, and full of brackets: always trees, always the same bytes again."""

import random

import pytest

from hen_editor.core import sgf
from hen_editor.core.sgf.writing.writer import is_same_content
from tests.core.sgf.vectors import Vector, read_vectors
from tests.each import for_each
from tests.fuzz import sgf_laws

GAME = (
    "(;FF[4]GM[1]CA[UTF-8]SZ[19]PB[Größe]PW[白番]KM[6.5]AB[dd][pp:qq]\r\n"
    ";W[dp]C[A text 三十 with \\] and \\\\ and [brackets\\].]LB[aa:x\\:y][bb:z]\n"
    "(;B[pd];W[qf];B[nc](;W[rd];B[qh])(;W[qc]N[定石]))\n(;B[qf]TR[aa][bb] ; W [nc] ;B[]))\n"
    "(;GM[1]SZ[9:13];b[cc]c[ok])"
)


@for_each(read_vectors(), str)
def test_a_file_cut_off_at_any_byte_is_read_and_written_back(vector: Vector) -> None:
    for end in range(len(vector.file)):
        sgf_laws.file(vector.file[:end])


@pytest.mark.parametrize("codec", ["utf-8", "gb18030", "utf-16"])
def test_a_game_cut_off_at_any_byte_is_read_checked_and_written_back(codec: str) -> None:
    data = GAME.encode(codec)
    for end in range(len(data)):
        sgf_laws.file(data[:end])
        sgf_laws.report(data[:end])


SWITCHING = ["ISO-2022-JP", "ISO-2022-JP-2", "ISO-2022-JP-EXT", "ISO-2022-KR", "HZ"]


@pytest.mark.parametrize("charset", ["UTF-8", "GBK", "Shift_JIS", "Big5", "EUC-KR", "EUC-JP", "UTF-16", *SWITCHING])
def test_a_game_cut_off_at_any_byte_can_be_edited(charset: str) -> None:
    data = GAME.replace("UTF-8", charset).encode(charset, "replace")
    for end in range(len(data)):
        sgf_laws.cut(data[:end])


@pytest.mark.parametrize("charset", SWITCHING)
def test_a_character_that_is_cut_off_takes_no_other_along(charset: str) -> None:
    data = GAME.replace("UTF-8", charset).encode(charset, "replace")
    whole = data.decode(charset)
    for end in range(len(data)):
        assert whole.startswith(sgf.parse(data[:end]).value.text)


@pytest.mark.parametrize("half", [b"", b"[", b"]"])
@pytest.mark.parametrize("charset", SWITCHING)
def test_what_is_added_to_a_game_that_was_cut_off_leaves_its_texts(charset: str, half: bytes) -> None:
    data = f"(;CA[{charset}]C[三十\n三十];W[dd](;N[三十\n三十]B[ee](;C[三".encode(charset)
    for whole in (data, data.replace(b"\x1b(B\n\x1b$B", b"\n")):
        for end in range(whole.index(b";W"), len(whole)):
            if whole[end - 1 : end] == b"\x1b":
                continue
            collection = sgf.parse(whole[:end] + half).value
            (tree,) = collection.games
            *_, last = tree.walk()
            for parent in (tree.root, last):
                changed, _ = tree.with_child(parent, {"C": "new"})
                (again,) = sgf.parse(sgf.format(collection.with_game(0, changed))).value.games
                assert texts(again) == texts(changed)


def texts(tree: sgf.GameTree) -> list[list[str]]:
    return [[str(tree.node(node).get(name, "")).strip() for name in ("C", "N")] for node in tree.walk()]


@pytest.mark.parametrize("charset", SWITCHING)
def test_what_is_added_to_a_value_without_closing_bracket_leaves_its_text(charset: str) -> None:
    collection = sgf.parse(f"(;CA[{charset}];B[dd]C[三十(;W[ee]C[三十])(;W[ff]C[三".encode(charset)[:-1]).value
    tree = collection.games[0].with_property(1, "N", "new")
    (again,) = sgf.parse(sgf.format(collection.with_game(0, tree))).value.games
    assert texts(again) == texts(tree)


@pytest.mark.parametrize("seed", range(20))
def test_bits_turned_over_harm_nothing(seed: int) -> None:
    rng = random.Random(seed)
    data = bytearray(GAME.encode())
    for _ in range(60):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        sgf_laws.file(bytes(data))
        sgf_laws.report(bytes(data))
        sgf_laws.edit(bytes(data))


@pytest.mark.parametrize("text", ["(", ")", "[", "]", "(;", "();", "[]", "](", "(;C[", ";[", "\\]", "(;)"])
def test_brackets_by_the_hundred_thousand_are_read(text: str) -> None:
    data = b"(;C[x]" + text.encode() * (300_000 // len(text))
    parsed = sgf.parse(data)

    assert sgf.format(parsed.value) == data
    assert len(parsed.diagnostics) < 1_000


CUT_OFF = {
    "in a character": "(;CA[UTF-8]SZ[9]C[Größe, naïve".encode() + b"\xe4\xb8",
    "in an escape": b"(;SZ[9]C[one \\",
    "behind an escaped bracket": b"(;SZ[9]C[one \\]",
    "behind white space": b"(;SZ[9]C[one \n ",
    "in a move in a text": b"(;SZ[9]C[one;B[dd",
    "in brackets in a text": b"(;SZ[9]C[one]two[three",
    "in a value without a name": b"(;[one",
    "in two bytes of a character": b"\0(\0;\0C\0[\0x\0",
}


@pytest.mark.parametrize("data", CUT_OFF.values(), ids=CUT_OFF)
def test_a_text_that_was_cut_off_is_closed_where_it_ends_when_anything_follows_it(data: bytes) -> None:
    collection = sgf.parse(data).value
    (tree,) = collection.games
    *_, last = tree.walk()
    named = tree.with_raw(last, "N", ["x"]).with_raw(last, "N", ["y"])
    for edited in (tree.with_child(last, {"C": "new"})[0], named, named.with_raw(last, "C", ["z"])):
        (again,) = sgf.parse(sgf.format(collection.with_game(0, edited))).value.games
        assert [again.node(node).raw for node in again.walk()] == [edited.node(node).raw for node in edited.walk()]


@pytest.mark.parametrize("data", CUT_OFF.values(), ids=CUT_OFF)
def test_a_game_that_was_cut_off_is_closed_in_another_file_so_that_more_may_follow(data: bytes) -> None:
    (tree,) = sgf.parse(data).value.games
    file = sgf.Collection.of([tree])
    first, second = sgf.parse(sgf.format(file) + b"(;SZ[9])").value.games
    assert [first.node(node).raw for node in first.walk()] == [
        file.games[0].node(node).raw for node in file.games[0].walk()
    ]
    assert len(second) == 1


def test_a_text_that_an_escaped_bracket_ends_is_closed() -> None:
    collection = sgf.parse("(;SZ[9];B[cc]x\\])").value
    tree = collection.games[0].with_raw(1, "C", ["new"])
    assert sgf.format(collection.with_game(0, tree)) == b"(;SZ[9];B[cc]x\\]C[new])"


def test_a_move_that_was_cut_off_ends_a_text_that_was_never_closed() -> None:
    (tree,) = sgf.parse("(;SZ[9];B[aa]C[never closed;W[bb").value.games
    assert [dict(tree.node(node).raw) for node in tree.walk()][1:] == [
        {"B": ("aa",), "C": ("never closed",)},
        {"W": ("bb",)},
    ]


MOVES_IN_UNCLOSED_VALUES = {
    "a move without its bracket": ("(;C[x;B[dd;B[ee])", {"C": r"x;B\[dd"}),
    "a move without its point": ("(;C[x;B[;B[ee])", {"C": r"x;B\["}),
    "half an escape": ("(;SZ[;B[cc\\;W[dd])", {"SZ": r";B\[cc"}),
    "a bracket of a variation": ("(;C[x;B[dd(;B[ee])", {"C": r"x;B\[dd"}),
    "a move between others": ("(;C[x;B[dd;B[ee;B[ff])", {"C": r"x;B[dd;B\[ee"}),
}
"""A text, and what is read of its first node."""


@pytest.mark.parametrize(("text", "root"), MOVES_IN_UNCLOSED_VALUES.values(), ids=MOVES_IN_UNCLOSED_VALUES)
def test_a_value_that_was_never_closed_is_closed_after_what_looks_like_a_move(text: str, root: dict[str, str]) -> None:
    collection = sgf.parse(text).value
    (tree,) = collection.games
    assert {name: raw for name, (raw,) in tree.node(tree.root).raw.items()} == root
    for edited in (
        tree.with_property(tree.root, "N", "x"),
        tree.with_property(1, "N", "x"),
        tree.without_subtree(1),
        tree.with_child(tree.root, {"N": "x"})[0],
        tree.with_branch(1, tree.branch(tree.root))[0],
        tree.unsourced(),
    ):
        changed = collection.with_game(0, edited)
        assert is_same_content(changed, sgf.parse(sgf.format(changed)).value)


LOOSE_BRACKETS = {
    "one that closes a value which a later edit begins": ("(;CA;;Big5];B[dd])", 0, "(;CA N[x];;Big5 ;B[dd])"),
    "one between two games": ("(;W;);words];(;B[dd])", 0, "(;W N[x];);words ;(;B[dd])"),
    "one that is read as it was": ("(;SZ[5]];B[aa])", 1, "(;SZ[5]];B[aa]N[x])"),
}
"""A text, the node that gets a name, and what is written."""


@pytest.mark.parametrize(("text", "node", "written"), LOOSE_BRACKETS.values(), ids=LOOSE_BRACKETS)
def test_a_bracket_outside_of_values_becomes_no_part_of_what_is_edited(text: str, node: int, written: str) -> None:
    collection = sgf.parse(text).value
    named = collection.with_game(0, collection.games[0].with_property(node, "N", "x"))
    assert sgf.format(named).decode() == written


def test_a_word_before_values_without_a_name_stays_a_word_when_the_variation_between_goes() -> None:
    collection = sgf.parse("(;SZ[5]AB(;W[ee])[aa][bb])").value
    tree = collection.games[0]
    (variation,) = tree.children(tree.root)
    data = sgf.format(collection.with_game(0, tree.without_subtree(variation)))
    again = sgf.parse(data).value.games[0]
    assert dict(again.node(again.root).raw) == {"SZ": ("5",)}


def test_a_text_that_was_never_closed_is_closed_where_an_edit_would_let_it_run_on() -> None:
    collection = sgf.parse("(;SZ[5]C[he;llo\n;B[;;").value
    tree, _ = collection.games[0].with_child(1, {"N": "x"})
    again = sgf.parse(sgf.format(collection.with_game(0, tree))).value.games[0]
    assert [dict(again.node(node).raw) for node in again.walk()] == [
        {"SZ": ("5",), "C": ("he;llo\n",)},
        {"B": (";;",)},
        {"N": ("x",)},
    ]


def test_a_node_without_its_semicolon_keeps_a_property_in_lower_case() -> None:
    (tree,) = sgf.parse("(;SZ[9](b[aa];w[bb]))").value.games
    assert [dict(tree.node(node).raw) for node in tree.walk()] == [{"SZ": ("9",)}, {"B": ("aa",)}, {"W": ("bb",)}]


def test_a_bracket_after_a_property_in_lower_case_without_its_semicolon_is_part_of_it() -> None:
    (tree,) = sgf.parse("(;(b[];]").value.games
    assert [dict(tree.node(node).raw) for node in tree.walk()] == [{}, {"B": ("];",)}]


def test_a_bracket_that_a_text_has_only_because_of_what_is_around_it_is_escaped_when_that_goes() -> None:
    collection = sgf.parse("(;(\\]N[])]").value
    (tree,) = collection.games
    edited = collection.with_game(0, tree.with_raw(tree.root, "AW", ["aa"]))
    assert sgf.format(edited) == b"(;AW[aa]\n;N[\\])])"
    assert is_same_content(edited, sgf.parse(sgf.format(edited)).value)
    assert sgf.parse(sgf.format(edited)).value.games[0].node(1)["N"] == tree.node(1)["N"] == "])"


def test_a_node_of_words_is_read_alike_among_others_and_alone() -> None:
    parsed = sgf.parse("(;B[aa]; one\t;\n;?two\n;three(;four;B[bb]))")
    tree = parsed.value.games[0]
    assert [(problem.code, *problem.span) for problem in parsed.diagnostics if problem.span] == [
        ("sgf-no-value", 9, 13),
        ("sgf-noise", 16, 21),
        ("sgf-no-value", 22, 27),
        ("sgf-no-value", 29, 33),
    ]
    pieces = [[piece.text for piece in tree.pieces(node)] for node in tree.walk()]
    assert pieces == [
        [";", "B[aa]"],
        ["; ", "one\t"],
        [";\n"],
        [";", "?two\n"],
        [";", "three"],
        [";", "four"],
        [";", "B[bb]"],
    ]
    assert [*tree.move_only_nodes(range(1, 6))] == [()] * 5
