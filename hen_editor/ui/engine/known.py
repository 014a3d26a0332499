"""The engines to choose from: those that the user has added, which the settings keep, and those that are found."""

from collections.abc import Sequence

from PySide6.QtCore import QSettings

from hen_editor.engine.engines import EngineSpec, of_text, to_text
from hen_editor.ui.settings import keep

ADDED, _LAST = "engines/added", "engines/last"


def added_engines() -> list[EngineSpec]:
    """Return the engines that the user has added."""
    return of_text(str(QSettings().value(ADDED, "")))


def stored(added: Sequence[EngineSpec]) -> dict[str, object]:
    """Return what is to be stored for the engines that the user has added."""
    return {ADDED: to_text(added)}


def preferred(engines: Sequence[EngineSpec]) -> EngineSpec | None:
    """Return the engine that was used last, else the first; None if there is none."""
    last = last_name()
    return next((spec for spec in engines if spec.name == last), next(iter(engines), None))


def last_name() -> str:
    """Return the name of the engine that was used last; empty if none was."""
    return str(QSettings().value(_LAST, ""))


def remember(spec: EngineSpec) -> None:
    """Store an engine as the one used last."""
    keep({_LAST: spec.name})
