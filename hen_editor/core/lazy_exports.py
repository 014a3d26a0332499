"""Exports of a package whose modules are imported on first use."""

from collections.abc import Callable, Mapping
from importlib import import_module


def lazy_exports(package: str, modules: Mapping[str, str]) -> Callable[[str], object]:
    """Return the `__getattr__` of a package. modules: for each name exported lazily, the module that has it."""

    def import_export(name: str) -> object:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found: object = getattr(import_module(f"{package}.{modules[name]}"), name)
        setattr(import_module(package), name, found)  # so that this runs only once per name
        return found

    return import_export
