"""Start the editor with `python -m hen_editor`."""

import sys

from hen_editor.app import main

if __name__ == "__main__":
    sys.exit(main())
