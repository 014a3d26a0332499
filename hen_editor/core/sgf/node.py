"""One node of a game, created on demand."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from hen_editor.core.board import BoardSize
from hen_editor.core.sgf import values
from hen_editor.core.sgf.properties import PropertyType, Value, ValueType, property_type
from hen_editor.core.sgf.texts import cut
from hen_editor.core.sgf.values import Reading

NodeId: TypeAlias = int
"""The id of a node, stable through all edits of its tree and never reused."""

Default = TypeVar("Default")


@dataclass(frozen=True, slots=True)
class Node:
    """A node and its properties.

    raw: each property's identifier in FF[4] form, and its raw values, still escaped.
    `node[name]` is the typed value (see the table in `properties`); it raises KeyError if the property is absent or
    unreadable. `name in node` tells whether there is a typed value; `name in node.raw` whether there is any.
    In games other than Go every property is a text.
    """

    id: NodeId
    parent: NodeId | None
    size: BoardSize
    raw: Mapping[str, tuple[str, ...]]
    is_go: bool = True

    def __getitem__(self, name: str) -> Value:
        reading = self.reading(name)
        if not reading.known:
            raise KeyError(name)
        return reading.value

    def get(self, name: str, default: Default | None = None) -> Value | Default:
        """Return the typed value, or the default if the property is absent or unreadable."""
        reading = self.reading(name)
        return reading.value if reading.known else default

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.reading(name).known

    def reading(self, name: str) -> Reading:
        """Return the typed value of a property, with those of its raw values that cannot be read."""
        raw = self.raw.get(name)
        if raw is None:
            return Reading(known=False)
        return values.read(self._type_of(name), raw, self.size)

    def is_longer(self, name: str, limit: int) -> bool:
        """Tell whether the raw values of a property, with the brackets between them, have more characters than this."""
        raw = self.raw.get(name, ())
        return len(raw) > limit or sum(map(len, raw)) + len(raw) - 1 > limit

    def beginning(self, name: str, limit: int) -> str:
        """Return the beginning of a text, about this many raw characters; empty if it is absent."""
        left, values_there = limit, list[str]()
        for raw in self.raw.get(name, ()):
            values_there.append(cut(raw, left))
            left -= len(raw) + 1
            if left < 0:
                break
        value = values.read(self._type_of(name), values_there, self.size).value if values_there else ""
        return value if isinstance(value, str) else ""

    def _type_of(self, name: str) -> PropertyType:
        return property_type(name) if self.is_go else PropertyType(name, None, ValueType.TEXT)
