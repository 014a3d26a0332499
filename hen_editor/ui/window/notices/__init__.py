"""Notices about the file of a window: bars above the board, with buttons for what may be done."""
