"""Measure the editor: `python -m tests.bench [start] [steps] [opening] [find-bar] [history] [recovery] [hen] [sgf]`.

Without names, all these are measured, and `transform`, `diagrams`, `finding`, `pictures`, `library` and `engine`, which
are names, too.

`python -m tests.bench counts` counts what runs for one key and one click. `python -m tests.bench hostile` measures
hostile inputs instead; `python -m tests.bench.hostile` one or more of them. `python -m tests.bench.counting` judges
the guess which stones are dead.
"""

import gc
import os
import platform
import sys
import tempfile
from collections.abc import Sequence

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

import dev
from hen_editor.app import Application
from tests.bench import (
    counts,
    diagrams,
    engine,
    find_bar,
    finding,
    hen,
    history,
    hostile,
    library,
    opening,
    pictures,
    recovery,
    sgf,
    start,
    steps,
    transform,
)
from tests.bench.figures import table
from tests.bench.windows import window_on_screen

ALL = (
    *("start", "steps", "opening", "find-bar", "history", "recovery"),
    *("hen", "sgf", "transform", "diagrams", "finding", "pictures", "library", "engine"),
)


def main(asked: Sequence[str]) -> int:
    """Print what was measured; speed fails nothing."""
    if "hostile" in asked:
        return hostile.main(())
    asked = asked or ALL
    if dev.why_no_display(os.environ) is not None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_ENABLE_HIGHDPI_SCALING"] = "0"
    with tempfile.TemporaryDirectory() as settings:
        os.environ |= {"XDG_CONFIG_HOME": settings, "XDG_DATA_HOME": settings}
        gc.disable()
        figures = start.measured() if "start" in asked else []
        notations = [*(hen.measured() if "hen" in asked else []), *(sgf.measured() if "sgf" in asked else [])]
        notations += transform.measured() if "transform" in asked else []
        notations += diagrams.measured() if "diagrams" in asked else []
        notations += finding.measured() if "finding" in asked else []
        notations += library.measured() if "library" in asked else []
        application = Application()
        window = window_on_screen(application)
        figures += steps.measured(window) if "steps" in asked else []
        figures += counts.measured(window) if "counts" in asked else []
        figures += opening.measured(window) if "opening" in asked else []
        figures += find_bar.measured(window) if "find-bar" in asked else []
        figures += history.measured() if "history" in asked else []
        figures += engine.measured(window) if "engine" in asked else []
        figures += recovery.measured() if "recovery" in asked else []
        notations += pictures.measured() if "pictures" in asked else []
    size = f"{window.width()}x{window.height()} at {window.devicePixelRatioF():.0%}"
    python = f"Python {platform.python_version()}, Qt {qVersion()}, {platform.machine()}, {os.cpu_count()} processors"
    load = f"; load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"{python}{load}; platform {QGuiApplication.platformName()}, window {size}")
    print(table([*figures, *notations]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
