"""Annotations set and removed, and properties read and written as texts."""

import pytest

from hen_editor.core import sgf
from hen_editor.core.editing import nodes
from hen_editor.core.sgf import PROPERTIES
from hen_editor.core.sgf.properties import HELP
from tests.core.editing.test_variations import body
from tests.games import at_move, opened

GAME = "(;SZ[9];B[cc] KGSDE[a\\]b] TR[aa][bb];W[dd])"


@pytest.mark.parametrize(
    ("before", "name", "after"),
    [
        ("", "TE", "TE[1]"),
        ("", "DO", "DO[]"),
        ("TE[2]", "TE", ""),
        ("BM[1]C[x]", "TE", "C[x]TE[1]"),
        ("TE[1]", "GB", "TE[1]GB[1]"),
        ("GB[1]", "UC", "UC[1]"),
        ("TE[1]GB[1]", "HO", "TE[1]GB[1]HO[1]"),
    ],
)
def test_a_node_has_one_of_each_kind(before: str, name: str, after: str) -> None:
    shown = nodes.with_annotation_toggled(at_move(opened(f"(;SZ[9];B[cc]{before})"), 1), name)
    assert body(shown) == f"(;;B[cc]{after})"


def test_other_properties_are_no_annotations() -> None:
    with pytest.raises(ValueError, match="not an annotation"):
        nodes.with_annotation_toggled(opened("(;SZ[9])"), "C")


def test_every_property_of_the_table_has_its_sentence() -> None:
    assert HELP.keys() == PROPERTIES.keys()
    assert all(sentence.endswith(".") for sentence in HELP.values())


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("[aa][bb]", ("aa", "bb")),
        (" [aa] [bb] ", ("aa", "bb")),
        ("[a\\]b]", ("a\\]b",)),
        ("aa", ("aa",)),
        ("[aa", ("[aa",)),
        ("a]b", ("a\\]b",)),
        ("", ("",)),
    ],
)
def test_a_text_is_read_as_values(text: str, values: tuple[str, ...]) -> None:
    assert nodes.read_values(text) == values


def test_what_is_written_is_read_back() -> None:
    values = ("a\\]b", "", "[x")
    assert nodes.read_values(nodes.write_values(values)) == values


def test_only_what_was_changed_is_written() -> None:
    shown = at_move(opened(GAME), 1)
    wanted = {**nodes.properties(shown), "TR": ("ee",), "C": ("new",)}
    after = nodes.with_properties(shown, wanted)
    assert sgf.format(after.collection).decode() == "(;SZ[9];B[cc] KGSDE[a\\]b] TR[ee]C[new];W[dd])"
    assert nodes.with_properties(shown, nodes.properties(shown)) is shown


def test_a_property_that_is_left_out_goes() -> None:
    shown = at_move(opened(GAME), 1)
    after = nodes.with_properties(shown, {"B": ("cc",)})
    assert sgf.format(after.collection).decode() == "(;SZ[9];B[cc] ;W[dd])"


def test_what_is_odd_is_reported_and_stored_all_the_same() -> None:
    shown = at_move(opened(GAME), 1)
    wanted = {"B": ("cc",), "TR": ("zz",)}
    assert [problem.code for problem in nodes.problems(shown, wanted)] == ["sgf-off-board"]
    assert nodes.with_properties(shown, wanted).tree.node(shown.node).raw["TR"] == ("zz",)


@pytest.mark.parametrize("name", ["", "c", "C ", "1A", "Ä"])
def test_a_wrong_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is not a property name"):
        nodes.with_properties(opened(GAME), {name: ("x",)})


def test_a_property_of_another_program_is_kept_whatever_its_name() -> None:
    shown = opened("(;SZ[9]FOO_1[a])")
    after = nodes.with_properties(shown, {**nodes.properties(shown), "C": ("x",)})
    assert body(after) == "(;FOO_1[a]C[x])"
    with pytest.raises(ValueError, match="FOO_2"):
        nodes.with_properties(shown, {"FOO_2": ("a",)})
