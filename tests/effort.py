"""How much is tried of what takes long."""

from collections.abc import Sequence
from typing import TypeVar

from hypothesis import settings

Item = TypeVar("Item")


def is_thorough() -> bool:
    """Return whether everything is tried thoroughly."""
    return settings.default.max_examples > settings.get_profile("default").max_examples


def fewer(examples: int) -> settings:
    """Return settings with this number of examples; where all is tried thoroughly, with as many as other laws have."""
    return settings(max_examples=settings.default.max_examples if is_thorough() else examples)


def some(many: int, few: int) -> int:
    """Return how many are tried: all where all is tried thoroughly."""
    return many if is_thorough() else few


def third(items: Sequence[Item], number: int) -> Sequence[Item]:
    """Return every third item from one that a number chooses, but all items where all is tried thoroughly."""
    return items if is_thorough() else items[number % 3 :: 3]
