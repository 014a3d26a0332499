"""What the tests of several windows share."""

import gc

import pytest


@pytest.fixture
def thawed() -> None:
    """All that is frozen for the garbage collector is thawed when a window closes, as it is in the program."""


@pytest.fixture(autouse=True)
def tests_stay_frozen(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the garbage collector pass over the tests themselves, too, when a window closes."""
    if "thawed" not in request.fixturenames:
        monkeypatch.setattr(gc, "unfreeze", lambda: None)
