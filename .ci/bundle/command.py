"""The command `hen`, as a program of its own."""

from multiprocessing import freeze_support

from hen_editor.cli import main

freeze_support()
main()
