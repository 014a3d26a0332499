"""A claim about many cases, as one test: each case that breaks it is told with its error, and the others are tried."""

from collections.abc import Callable, Iterable
from traceback import format_exception
from typing import TypeVar

import pytest

T = TypeVar("T")


def holds_for_each(cases: Iterable[T], claim: Callable[[T], object], name: Callable[[T], object] = repr) -> None:
    """Make a claim about each case, and fail with those about which it is wrong. name: how a case is told."""
    __tracebackhide__ = True
    wrong, tried = [], [*cases]
    for case in tried:
        try:
            claim(case)
        except Exception as error:  # noqa: BLE001 - told below
            wrong.append(f"{name(case)}:\n{''.join(format_exception(error))}")
    if wrong or not tried:
        pytest.fail("\n".join([f"{len(wrong)} of {len(tried)}:\n", *wrong]), pytrace=False)


def for_each(
    cases: Iterable[T], name: Callable[[T], object] = repr
) -> Callable[[Callable[[T], object]], Callable[[], None]]:
    """Make one test of a claim about each case. name: how a case is told."""
    tried = [*cases]

    def test_of(claim: Callable[[T], object]) -> Callable[[], None]:
        def test() -> None:
            __tracebackhide__ = True
            holds_for_each(tried, claim, name)

        test.__name__, test.__doc__, test.__module__ = claim.__name__, claim.__doc__, claim.__module__
        return test

    return test_of
