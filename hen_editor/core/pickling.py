"""How values with mapping proxies are pickled and copied, which these cannot be themselves."""

from dataclasses import fields
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def reduced(value: "DataclassInstance") -> tuple[object, ...]:
    """Return what `__reduce__` does for a dataclass some of whose fields may be mapping proxies."""
    values = (getattr(value, part.name) for part in fields(value))
    return _made, (type(value), *(dict(each) if isinstance(each, MappingProxyType) else each for each in values))


def _made(kind: "type[DataclassInstance]", *values: object) -> "DataclassInstance":
    return kind(*(MappingProxyType(each) if isinstance(each, dict) else each for each in values))
