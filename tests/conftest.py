"""What every test run agrees on: Hypothesis profiles, Qt without a screen, settings apart, no stray logging."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("default", max_examples=200, deadline=None)
settings.register_profile("ci", max_examples=200, deadline=None, derandomize=True, print_blob=True)
settings.register_profile("thorough", max_examples=5_000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if "CI" in os.environ else "default"))


class _Records(logging.Handler):
    """Keep what reaches the root logger."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def no_stray_logging(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that logs, unless it asked for `caplog` and so looks at what is logged."""
    if "caplog" in request.fixturenames:
        yield
        return
    records = _Records()
    logging.getLogger().addHandler(records)
    yield
    logging.getLogger().removeHandler(records)
    if records.messages:
        pytest.fail("stray logging:\n" + "\n".join(records.messages), pytrace=False)


@pytest.fixture(autouse=True)
def settings_apart(request: pytest.FixtureRequest) -> None:
    """Keep the settings of a test that uses Qt in a directory of its own, never in the user's."""
    if not {"qtbot", "qapp"} & set(request.fixturenames):
        return
    from PySide6.QtCore import QSettings

    directory: Path = request.getfixturevalue("tmp_path")
    for kind in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(kind, QSettings.Scope.UserScope, str(directory / "settings"))
