"""What is no text is refused in words by all that read text; bytes may have any form."""

import inspect
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from itertools import product

import pytest

from hen_editor import render
from hen_editor.core import Game, Position, convert, hen, sgf
from hen_editor.core.board import BoardSize, Point, Stones
from hen_editor.core.sgf import GameTree
from hen_editor.core.texts import Data
from hen_editor.drawing import pictures
from tests.each import for_each
from tests.test_public import MODULES, public

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


GAME = "(;SZ[9]C[黒];B[ee])".encode()


def refusal(do: Callable[[], object]) -> str:
    with pytest.raises(ValueError, match=r"PNG|columns") as raised:
        do()
    return str(raised.value)


OF_BYTES: Mapping[str, Callable[[Data], object]] = {
    "sgf.parse": lambda data: sgf.format(sgf.parse(data).value),
    "sgf.parse_strict": lambda data: sgf.format(sgf.parse_strict(data)),
    "sgf.validate": sgf.validate,
    "sgf.estimate": sgf.estimate,
    "sgf.encoding_candidates": sgf.encoding_candidates,
    "convert.sgf_to_hen": convert.sgf_to_hen,
    "convert.sgf_to_position": convert.sgf_to_position,
    "core.Game.read": lambda data: Game.read(data).sgf(),
    "core.Game.read_all": lambda data: [game.sgf() for game in Game.read_all(data)],
    "core.Stones.from_cells": lambda data: Stones.from_cells(BoardSize(len(GAME), 1), data),
    "render.embed": lambda data: refusal(lambda: render.embed(data, Position())),
    "pictures.read": lambda data: pictures.read("PNG", data),
}


def public_functions() -> Iterator[tuple[str, Callable[..., object]]]:
    """Iterate over the public functions and methods by their names."""
    for module in MODULES:
        for name in public(module):
            value, full_name = getattr(import_module(module), name), f"{module.rpartition('.')[2]}.{name}"
            if inspect.isfunction(value):
                yield full_name, value
            elif inspect.isclass(value):
                methods = inspect.getmembers(value, callable)
                yield from ((f"{full_name}.{member}", method) for member, method in methods if member[0] != "_")


def accepts(function: Callable[..., object], form: type) -> bool:
    try:
        parameters = inspect.signature(function).parameters.values()
    except ValueError:  # what is not written in Python may have no signature
        return False
    return any(form.__name__ in str(parameter.annotation) for parameter in parameters)


def test_all_that_accept_bytes_accept_them_in_any_form() -> None:
    found = dict(public_functions())
    names = {name for name, function in found.items() if accepts(function, bytes)}
    assert names == set(OF_BYTES)
    assert [name for name in names if not accepts(found[name], bytearray) or not accepts(found[name], memoryview)] == []


@pytest.mark.parametrize("read", OF_BYTES.values(), ids=OF_BYTES)
@pytest.mark.parametrize("form", [bytearray, memoryview])
def test_bytes_in_any_form_are_read_alike(read: Callable[[Data], object], form: Callable[[bytes], Data]) -> None:
    assert read(form(GAME)) == read(GAME)
