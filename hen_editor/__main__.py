"""Start the editor: `python -m hen_editor`, and `hen-editor` once installed."""

import gc
import os
import sys


def main() -> int:
    """Run the editor with the arguments of the command line.

    The garbage collector is off until the window is shown: nothing created until then is garbage.
    """
    gc.disable()
    try:
        from hen_editor import app
    except ImportError as error:
        return _reported(error)
    return app.main()


def _reported(error: ImportError) -> int:
    """Report what Qt lacks, where that is why nothing can be imported, and return the exit status."""
    from hen_editor.qt_libraries import why_qt_does_not_start

    reason = why_qt_does_not_start(os.environ)
    if reason is None:
        raise error
    sys.stderr.write(f"hen-editor: {reason}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
