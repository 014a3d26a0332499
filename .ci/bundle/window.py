"""The window, as a program of its own."""

import sys

from hen_editor.__main__ import main

sys.exit(main())
