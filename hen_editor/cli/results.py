"""What a command finds in an input: positions, problems with their places, and what it makes of them."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Generic, Self, TypeAlias, TypeVar

from hen_editor.cli.inputs import Input, ReadOptions, find_inputs, read
from hen_editor.cli.jobs import map_in_order
from hen_editor.core.board import BoardSize
from hen_editor.core.diagnostics import Diagnostic, Severity, Span
from hen_editor.core.position import Position
from hen_editor.document.codes import FileError

if TYPE_CHECKING:
    from hen_editor.core.convert.hen_file import Entry
    from hen_editor.core.sgf import GameTree, NodeId
    from hen_editor.recognition import Recognised

Item_co = TypeVar("Item_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Problem:
    """A diagnostic, its span in the text of the input (or None), and the names of its points."""

    diagnostic: Diagnostic
    span: Span | None = None
    points: tuple[str, ...] = ()

    @classmethod
    def on(cls, size: BoardSize, diagnostic: Diagnostic, span: Span | None = None) -> Self:
        """Return a problem on a board of this size."""
        return cls(diagnostic, span, tuple(point.name(size) for point in diagnostic.points))

    @property
    def severity(self) -> Severity:
        """How much it matters."""
        return self.diagnostic.severity


@dataclass(frozen=True, slots=True)
class Item:
    """A position of an input.

    title: None if it has none. text: the HEN as it was read, or the diagram to be written of it, or None. start: where
    it begins in the text of the input. diagnostics: the problems of reading it. game, node: where it occurs. board:
    what was seen of it in a picture.
    """

    title: str | None
    position: Position
    text: str | None = None
    start: int = 0
    diagnostics: tuple[Diagnostic, ...] = ()
    game: "GameTree | None" = None
    node: "NodeId" = 0
    board: "Recognised | None" = None

    @property
    def ok(self) -> bool:
        """Whether no problem of reading it is an error."""
        return all(diagnostic.severity is not Severity.ERROR for diagnostic in self.diagnostics)


Written: TypeAlias = "Entry | Item"
"""A position that is to be written, with its title and its text."""


@dataclass(frozen=True, slots=True)
class Result(Generic[Item_co]):
    """What a command finds in an input, or makes of it.

    input: without its content, so that very many can be kept; but with its text if there are problems, whose spans
    refer to it, or if it is not a file of games. items: its positions, or whatever the command finds. data: the bytes
    to write, None if it has errors.
    """

    input: Input
    items: tuple[Item_co, ...] = ()
    problems: tuple[Problem, ...] = ()
    data: bytes | None = None

    @classmethod
    def of(
        cls, given: Input, items: Iterable[Item_co] = (), problems: Iterable[Problem] = (), text: str | None = None
    ) -> Self:
        """Return a result for an input. text: the input's, if it holds games."""
        found = tuple(problems)
        is_needed = found or given.path is None or not given.holds_games
        kept = given.text if text is None else text
        bare = replace(given, text=kept if is_needed else "", spans=(), diagrams=(), data=b"")
        return cls(bare, tuple(items), found)

    @property
    def ok(self) -> bool:
        """Whether the input could be read, and no problem is an error."""
        return self.input.refusal is None and count(self.problems)[Severity.ERROR] == 0


def count(problems: Iterable[Problem]) -> dict[Severity, int]:
    """Return the number of problems of each severity."""
    counts = dict.fromkeys(Severity, 0)
    for problem in problems:
        counts[problem.severity] += 1
    return counts


def result_of(find: Callable[[Input], Result[Item_co]], given: Input) -> Result[Item_co]:
    """Return what a function finds in an input; nothing if it cannot be read, or the function raises FileError."""
    if given.refusal is not None:
        return Result.of(given)
    try:
        return find(given)
    except FileError as error:
        return Result.of(replace(given, refusal=error.problem))


def map_inputs(
    find: Callable[[Input], Result[Item_co]], arguments: Sequence[str], options: ReadOptions, jobs: int | None
) -> Iterator[Result[Item_co]]:
    """Yield what a function finds in each input, in their order.

    jobs: in how many processes, as for `map_in_order`; what other processes cannot read, such as standard input, is
    read here before.
    """
    found = find_inputs(arguments, options)
    items = [one if isinstance(one, str) and os.path.isfile(one) else read(one, options) for one in found]
    yield from map_in_order(partial(_read_and_find, find, options), items, jobs)


def _read_and_find(
    find: Callable[[Input], Result[Item_co]], options: ReadOptions, argument: str | Input
) -> Result[Item_co]:
    return result_of(find, read(argument, options))
