"""A game as a tree that is edited without being changed."""

import pytest

from hen_editor.core import sgf
from hen_editor.core.board import BoardSize, Color, Point

# 0 - 1 - 2 - 3
#       \ 4 - 5
GAME = "(;SZ[9];B[cc](;W[dd];B[ee])(;W[ff];B[gg]))"


@pytest.fixture
def tree() -> sgf.GameTree:
    return sgf.parse(GAME).value.games[0]


def written(tree: sgf.GameTree) -> str:
    return sgf.format(sgf.parse(GAME).value.with_game(0, tree)).decode()


def test_a_tree_knows_its_nodes(tree: sgf.GameTree) -> None:
    assert len(tree) == 6
    assert tree.root == 0
    assert tree.size == BoardSize(9, 9)
    assert [tree.parent(node) for node in tree.walk()] == [None, 0, 1, 2, 1, 4]
    assert tree.children(1) == (2, 4)
    assert tree.path(5) == [0, 1, 4, 5]
    assert list(tree.main_line()) == [0, 1, 2, 3]
    assert list(tree.main_line(4)) == [4, 5]
    assert list(tree.walk(4)) == [4, 5]


def test_a_node_has_typed_and_raw_values(tree: sgf.GameTree) -> None:
    node = tree.node(1)

    assert (node.id, node.parent, node.size) == (1, 0, BoardSize(9, 9))
    assert node["B"] == Point(2, 2)
    assert node.raw == {"B": ("cc",)}
    assert "W" not in node
    assert node.get("W", "none") == "none"
    with pytest.raises(KeyError):
        node["W"]


def test_a_value_that_cannot_be_read_is_only_raw() -> None:
    node = sgf.parse("(;SZ[9]KM[much])").value.games[0].node(0)

    assert "KM" not in node
    assert node.raw["KM"] == ("much",)


def test_the_nodes_of_a_second_game_have_ids_of_their_own() -> None:
    first, second = sgf.parse("(;SZ[9];B[cc])(;SZ[13];B[dd])").value.games

    assert list(first.walk()) == [0, 1]
    assert list(second.walk()) == [2, 3]
    assert second.size == BoardSize(13, 13)
    assert 2 not in first
    with pytest.raises(KeyError):
        first.children(2)


def test_an_edit_of_a_tree_is_one_and_a_game_read_anew_is_none(tree: sgf.GameTree) -> None:
    assert tree.with_property(0, "N", "new").is_edit_of(tree)
    assert not sgf.parse(tree.source.text).value.games[0].is_edit_of(tree)


def test_a_property_is_set_and_the_old_tree_stays(tree: sgf.GameTree) -> None:
    edited = tree.with_property(1, "C", "good")

    assert edited.node(1)["C"] == "good"
    assert "C" not in tree.node(1)
    assert written(edited) == GAME.replace("B[cc]", "B[cc]C[good]")


def test_setting_the_present_value_gives_the_tree_itself(tree: sgf.GameTree) -> None:
    assert tree.with_property(1, "B", Point(2, 2)) is tree
    assert tree.without_property(1, "C") is tree
    assert tree.with_children_order(1, [2, 4]) is tree
    assert tree.with_property(1, "C", "") is tree


def test_the_size_of_the_root_is_the_size_of_the_game(tree: sgf.GameTree) -> None:
    assert tree.with_property(0, "SZ", (13, 7)).size == BoardSize(13, 7)
    assert tree.without_property(0, "SZ").size == BoardSize(19, 19)


def test_a_child_is_added_at_the_end_or_at_a_place(tree: sgf.GameTree) -> None:
    edited, last = tree.with_child(1, {"W": None})
    edited, first = edited.with_child(1, {"W": Point(0, 0), "C": "x"}, 0)

    assert edited.children(1) == (first, 2, 4, last)
    assert edited.parent(first) == 1
    assert len(edited) == 8
    assert written(edited) == "(;SZ[9];B[cc]\n(;W[aa]C[x])(;W[dd];B[ee])(;W[ff];B[gg])\n(;W[]))"


def test_a_first_variation_gets_brackets_and_so_does_the_line_it_leaves(tree: sgf.GameTree) -> None:
    edited, _ = tree.with_child(0, {"B": Point(4, 4)})

    assert written(edited) == "(;SZ[9](;B[cc](;W[dd];B[ee])(;W[ff];B[gg]))\n(;B[ee]))"


def test_a_subtree_is_removed(tree: sgf.GameTree) -> None:
    edited = tree.without_subtree(2)

    assert len(edited) == 4
    assert [node in edited for node in range(6)] == [True, True, False, False, True, True]
    assert list(edited.walk()) == [0, 1, 4, 5]
    assert written(edited) == "(;SZ[9];B[cc](;W[ff];B[gg]))"
    with pytest.raises(KeyError):
        edited.node(3)


def test_a_node_is_removed_and_its_children_move_up(tree: sgf.GameTree) -> None:
    edited = tree.without_node(1)

    assert edited.children(0) == (2, 4)
    assert edited.parent(4) == 0
    assert 1 not in edited
    assert written(edited) == "(;SZ[9](;W[dd];B[ee])(;W[ff];B[gg]))"


def test_a_node_is_inserted_above_another(tree: sgf.GameTree) -> None:
    edited, inserted = tree.with_parent_inserted(5, {"C": "between"})

    assert edited.path(5) == [0, 1, 4, inserted, 5]
    assert written(edited) == "(;SZ[9];B[cc](;W[dd];B[ee])(;W[ff];C[between];B[gg]))"


def test_children_change_places(tree: sgf.GameTree) -> None:
    edited = tree.with_children_order(1, [4, 2])

    assert list(edited.walk()) == [0, 1, 4, 5, 2, 3]
    assert written(edited) == "(;SZ[9];B[cc](;W[ff];B[gg])(;W[dd];B[ee]))"


def test_an_id_is_not_used_again_after_an_undo(tree: sgf.GameTree) -> None:
    _, undone = tree.with_child(1, {})
    _, added = tree.with_child(1, {})

    assert added != undone


def test_the_root_cannot_be_removed_or_get_a_parent(tree: sgf.GameTree) -> None:
    for edit in (tree.without_subtree, tree.without_node):
        with pytest.raises(ValueError, match="root"):
            edit(0)
    with pytest.raises(ValueError, match="root"):
        tree.with_parent_inserted(0, {})


def test_only_the_children_can_be_ordered(tree: sgf.GameTree) -> None:
    with pytest.raises(ValueError, match="not the children"):
        tree.with_children_order(1, [2, 3])


def test_a_node_that_is_not_there_is_a_key_error(tree: sgf.GameTree) -> None:
    for look in (tree.node, tree.parent, tree.children, tree.path, tree.without_subtree):
        with pytest.raises(KeyError):
            look(99)
    for shown in (tree, tree.with_property(0, "N", "x"), tree.without_subtree(2)):
        for walk in (shown.main_line, shown.walk):
            with pytest.raises(KeyError):
                [*walk(99)]


@pytest.mark.parametrize(
    ("name", "value"),
    [("B", "dd"), ("AB", Point(1, 1)), ("C", 5), ("HA", "2"), ("KM", "6.5"), ("LB", [Point(1, 1)]), ("KO", False)],
)
def test_a_value_of_another_type_is_a_mistake_of_the_program(tree: sgf.GameTree, name: str, value: object) -> None:
    with pytest.raises(TypeError):
        tree.with_property(1, name, value)


@pytest.mark.parametrize(
    ("name", "value"),
    [("B", Point(9, 0)), ("AB", [Point(0, 9)]), ("KM", float("nan")), ("TE", 3), ("PL", Color.RED), ("SZ", 53)],
)
def test_a_value_out_of_range_is_a_mistake_of_the_program(tree: sgf.GameTree, name: str, value: object) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # each says what is wrong in words of its own
        tree.with_property(0, name, value)


def test_a_new_game_names_its_format_first() -> None:
    tree = sgf.GameTree.new(BoardSize(9, 13), {"PB": "Black", "AB": [Point(0, 0)]})
    text = sgf.format(sgf.Collection.of([tree])).decode()

    assert text.startswith("(;FF[4]GM[1]CA[UTF-8]AP[HEN Editor:")
    assert text.endswith("]SZ[9:13]PB[Black]AB[aa])\n")


def test_long_lines_of_new_moves_are_broken_between_nodes_only() -> None:
    tree = sgf.GameTree.new()
    node = tree.root
    for index in range(200):
        tree, node = tree.with_child(node, {"BW"[index % 2]: Point(index % 19, index // 19)})
    text = sgf.format(sgf.Collection.of([tree])).decode()

    assert max(map(len, text.splitlines())) <= 120
    assert all(line.startswith((";", "(;")) for line in text.splitlines())


def test_a_game_that_is_not_go_is_read_as_texts() -> None:
    tree = sgf.parse("(;GM[7]SZ[8];B[E2-E4])").value.games[0]

    assert not tree.is_go
    assert tree.node(1)["B"] == "E2-E4"


def test_a_line_may_be_gone_along_for_some_nodes_only() -> None:
    tree = sgf.parse("(;SZ[9];B[aa];W[bb];B[cc])").value.games[0]
    edited, _ = tree.with_child(3, {"W": None})
    assert [*tree.main_line(1, 2)] == [*edited.main_line(1, 2)] == [1, 2]
    assert [*tree.main_line(2, 9)] == [2, 3]


def test_games_are_equal_if_they_are_the_same_trees_in_the_same_order() -> None:
    collection = sgf.parse("(;SZ[9])(;SZ[9])").value
    first, second = collection.games
    edited = collection.with_game(0, first.with_property(0, "C", "x"))
    restored = edited.with_game(0, first)
    assert edited.games != collection.games
    assert restored.games == collection.games == (first, second)
    assert {restored.games, collection.games, edited.games} == {(first, second), edited.games}
    assert restored.games != (second, first)
    assert restored.games != [first, second]


UNREAD = ["(;B)", "(;SZ[19] some words)", "(;_MOVES_;W[dd])", "(;C[x] word\n)", "(;C[x]\nWORD N[y])", "(C[x]é)"]


@pytest.mark.parametrize("text", UNREAD)
def test_a_property_stays_apart_from_a_stray_word_before_it_however_often_it_is_changed(text: str) -> None:
    collection = sgf.parse(text).value
    (tree,) = collection.games
    for name, comment in (("C", "one"), ("C", "two"), ("N", "name"), ("C", ""), ("XX", "three")):
        tree = tree.with_property(tree.root, name, comment)
        (again,) = sgf.parse(sgf.format(collection.with_game(0, tree))).value.games
        assert again.node(again.root).raw == tree.node(tree.root).raw


def test_a_property_that_is_put_behind_a_stray_word_and_removed_again_leaves_no_trace() -> None:
    collection = sgf.parse("(;SZ[19] some words)").value
    tree = collection.games[0].with_property(0, "C", "x").without_property(0, "C")
    assert sgf.format(collection.with_game(0, tree)) == b"(;SZ[19] some words)"


def test_a_property_is_no_second_half_of_a_character_that_was_cut_off() -> None:
    collection = sgf.parse(b"(;CA[Shift_JIS]SZ[9]\x83)").value
    tree = collection.games[0].with_property(0, "C", "x")
    (again,) = sgf.parse(sgf.format(collection.with_game(0, tree)), encoding="shift_jis").value.games
    assert again.node(0).raw == tree.node(0).raw


def test_a_node_without_its_semicolon_gets_it_where_the_brackets_before_it_go() -> None:
    collection = sgf.parse("(;SZ[9];(;)B[dd])").value
    tree = collection.games[0].without_node(2)
    assert sgf.format(collection.with_game(0, tree)) == b"(;SZ[9];;B[dd])"


def test_a_node_without_its_semicolon_gets_it_where_it_becomes_a_variation() -> None:
    collection = sgf.parse("(;SZ[9](;)dd[aa])").value
    tree, _ = collection.games[0].with_child(0, {"C": "x"})
    assert sgf.format(collection.with_game(0, tree)).startswith(b"(;SZ[9](;)(;dd[aa])")


PLAIN = {
    "a move alone": (";B[ca]", True),
    "with white space after it": (";B[ca]\r\n", True),
    "with a comment that quotes a move": (";B[ca]C[then ;W[dd\\] ]", True),
    "with the clock and marks": (";B[ca]BL [12]\n OB[3]TR[aa][bb]", True),
    "with an empty node name": (";B[ca]N[]", True),
    "with setup": (";B[ca]C[x]AE[aa]", False),
    "with the turn": (";B[ca]PL[B]", False),
    "with what SGF cannot say": (";B[ca]HEN[.9x9_5Er]", False),
    "with a second move": (";B[ca]W[bb]", False),
    "with a repeated move": (";B[ca]C[x]B[bb]", False),
    "with names of FF[3]": (";B[ca]AddEmpty[aa]", False),
    "a pass": (";B[]C[x]", False),
    "off the board": (";B[zz]C[x]", False),
    "with a comment that is never closed": (";B[ca]C[x", False),
}


@pytest.mark.parametrize("is_edited", [False, True])
@pytest.mark.parametrize(("text", "is_plain"), PLAIN.values(), ids=PLAIN)
def test_a_move_is_plain_when_nothing_beside_it_bears_on_the_stones(text: str, is_plain: bool, is_edited: bool) -> None:
    tree = sgf.parse(f"(;SZ[9]{text})").value.games[0]
    if is_edited:
        tree = tree.with_property(1, "GW", 1)
    assert [*tree.moves_ignoring_annotations([1])] == [((2, ord("b")),) if is_plain else None]


def test_only_a_move_alone_is_bare() -> None:
    tree = sgf.parse("(;SZ[9]B[ca];B[ca];B[ca]\n;B[ca]C[x];B[ca]N[])").value.games[0]
    assert [moves is not None for moves in tree.move_only_nodes(tree.walk())] == [False, True, True, False, False]
    assert [*tree.without_property(3, "C").move_only_nodes([3])] == [*tree.move_only_nodes([1])]


def test_an_empty_node_has_no_moves_that_need_more_than_to_be_played() -> None:
    tree = sgf.parse("(; ;;\r\n;noise;C[x];B[])").value.games[0]
    for moves in tree.move_only_nodes, tree.moves_ignoring_annotations:
        assert [*moves(tree.walk())] == [None, (), (), (), None, None]
    edited = tree.with_property(1, "C", "x")
    assert [*edited.move_only_nodes([1])] == [None]
    assert [*edited.without_property(1, "C").move_only_nodes([1])] == [()]


def test_a_node_that_begins_with_a_move_is_recognised_without_reading_it() -> None:
    tree = sgf.parse("(;SZ[9]B[aa];B[bb];C[x]W[cc];W[];BL[3])").value.games[0]
    assert [tree.begins_with_move(node) for node in tree.walk()] == [False, True, False, True, False]
    assert not tree.without_property(1, "B").begins_with_move(1)


def test_no_game_shows_the_text_of_its_whole_file() -> None:
    text = "(;SZ[9];B[aa])" * 1000
    assert len(repr(sgf.parse(text).value)) < 100 * len(text)


@pytest.mark.parametrize("value", ["x];W[aa", "x\\", "];B[cc", "a]b\\]c\\", "x;B[dd", "[", "\\\\]"])
def test_a_raw_value_stays_one_value(tree: sgf.GameTree, value: str) -> None:
    edited = tree.with_raw(1, "C", [value])
    [again] = sgf.parse(written(edited)).value.games
    assert [(*again.node(node).raw, again.parent(node)) for node in again.walk()] == [
        (*edited.node(node).raw, edited.parent(node)) for node in edited.walk()
    ]
    assert again.node(1)["C"] == edited.node(1)["C"]


def test_a_raw_property_needs_a_name(tree: sgf.GameTree) -> None:
    with pytest.raises(ValueError, match="not a property name"):
        tree.with_raw(1, "C[x]B", ["aa"])


def test_points_without_an_order_are_written_row_by_row(tree: sgf.GameTree) -> None:
    points = [Point(column, row) for row in range(3) for column in range(3)]
    edited = tree.with_property(1, "TR", {*points}).with_property(1, "LB", frozenset((point, "a") for point in points))
    assert edited.node(1)["TR"] == tuple(points)
    assert edited.node(1)["LB"] == tuple((point, "a") for point in points)


def test_a_whole_number_may_be_a_float(tree: sgf.GameTree) -> None:
    assert tree.with_property(0, "HA", 2.0).node(0).raw["HA"] == ("2",)
    for value in 2.5, float("inf"), float("nan"):
        with pytest.raises(TypeError, match="not a whole number"):
            tree.with_property(0, "HA", value)
