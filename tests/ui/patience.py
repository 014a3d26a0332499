"""How long the window waits for work before it goes on without."""

import pytest

from hen_editor.document import worker
from hen_editor.ui.dialogs import progress


def wait_for_nothing(patch: pytest.MonkeyPatch) -> None:
    """Have all work go on while the window does; no progress is shown."""
    patch.setattr(worker, "AT_ONCE_MS", 0)
    patch.setattr(progress, "SHOWN_AFTER_MS", 10_000)
