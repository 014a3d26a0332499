"""Bars: a sentence and buttons about the file, or about what a window does for a while."""
