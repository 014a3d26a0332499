"""Start the editor: `python -m hen_editor`, and `hen-editor` once installed."""

import gc
import sys


def main() -> int:
    """Run the editor with the arguments of the command line.

    The garbage collector is off until the window is shown: nothing created until then is garbage.
    """
    gc.disable()
    from hen_editor import app

    return app.main()


if __name__ == "__main__":
    sys.exit(main())
