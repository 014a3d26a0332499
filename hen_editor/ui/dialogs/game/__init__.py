"""Dialogs about the game: its info, nodes and positions, and where to go in it."""
