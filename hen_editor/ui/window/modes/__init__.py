"""Modes of a window, which last until the user leaves them: finding, counting, solving, presenting."""
