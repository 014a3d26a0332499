"""The window, as a program of its own."""

import sys
from multiprocessing import freeze_support

from hen_editor.__main__ import main

freeze_support()
sys.exit(main())
