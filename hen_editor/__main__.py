"""Start the editor: `python -m hen_editor`, and `hen-editor` once installed."""

import builtins
import gc
import sys

from hen_editor.kept_code import kept


def main() -> int:
    """Run the editor with the arguments of the command line."""
    prepare()
    from hen_editor import app

    return app.main()


def prepare() -> None:
    """Make ready for a quick start; what is imported from now on costs a quarter less.

    The garbage collector is off until the window is there: nothing that is made till then is garbage. And PySide6 is
    kept from reading the source of every module that is imported after it, in search of `__feature__`.
    """
    gc.disable()
    with kept("pyside"):
        import PySide6.QtCore  # noqa: F401 - so that PySide6 puts its import in place of Python's

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


if __name__ == "__main__":
    sys.exit(main())
