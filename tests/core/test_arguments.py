"""What is no text is refused in words by all that read text."""

from collections.abc import Callable
from itertools import product

import pytest

from hen_editor.core import convert, hen, sgf
from hen_editor.core.board import BoardSize, Point
from hen_editor.core.sgf import GameTree
from tests.each import for_each

READERS: dict[str, Callable[..., object]] = {
    "hen.parse": hen.parse,
    "hen.parse_strict": hen.parse_strict,
    "hen.validate": hen.validate,
    "hen.read": hen.read,
    "hen.extract": hen.extract,
    "hen.fixed": hen.fixed,
    "hen.tokens": hen.tokens,
    "hen.is_label": hen.is_label,
    "sgf.parse": sgf.parse,
    "sgf.parse_strict": sgf.parse_strict,
    "sgf.validate": sgf.validate,
    "sgf.estimate": sgf.estimate,
    "convert.hen_to_sgf": convert.hen_to_sgf,
    "convert.sgf_to_hen": convert.sgf_to_hen,
    "convert.load_hen": lambda text: convert.load_hen(GameTree.new(), text),
    "Point.from_sgf": Point.from_sgf,
    "Point.from_name": lambda text: Point.from_name(text, BoardSize()),
    "a property": lambda text: GameTree.new().with_property(0, "C", text),
    "the name of a property": lambda text: GameTree.new().with_property(0, text, "a"),
}


@for_each(product(READERS, [None, 5, [], ["a"]]))
def test_what_is_no_text_is_a_type_error_with_a_sentence(case: tuple[str, object]) -> None:
    reader, given = case
    with pytest.raises(TypeError, match=r" must be (a str|bytes or str|bytes), not | is not a str"):
        READERS[reader](given)


@pytest.mark.parametrize("name", ["", "b", "B D", "B[", "1", "É"])
def test_what_cannot_be_the_name_of_a_property_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is not a property name"):
        GameTree.new().with_property(0, name, "a")
