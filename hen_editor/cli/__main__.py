"""`python -m hen_editor.cli`: the command `hen`."""

from hen_editor.cli import main

main()
