"""The front of the library: what is imported from `hen_editor.core`."""

import subprocess
import sys
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import pytest

from hen_editor import core

EACH_ALONE = """
import sys
from hen_editor import core

for name in core.__all__:
    for known in [module for module in sys.modules if module.startswith("hen_editor")]:
        del sys.modules[known]
    import hen_editor.core as core
    getattr(core, name)
"""


def test_every_name_is_there_when_nothing_else_was_imported() -> None:
    subprocess.run([sys.executable, "-c", EACH_ALONE], check=True)


def test_only_the_notation_that_is_asked_for_is_imported() -> None:
    program = "import sys; from hen_editor.core import Position, hen; print('hen_editor.core.sgf' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout == "False\n"


def test_what_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'katago'"):
        core.katago  # noqa: B018 - to look at it is what is tried


@pytest.mark.parametrize("notation", ["convert", "hen", "sgf"])
def test_no_module_of_a_notation_hides_a_name_once_it_is_imported(notation: str) -> None:
    package = import_module(f"hen_editor.core.{notation}")
    for module in iter_modules(package.__path__):
        import_module(f"{package.__name__}.{module.name}")
    assert [name for name in package.__all__ if isinstance(getattr(package, name), ModuleType)] == []
