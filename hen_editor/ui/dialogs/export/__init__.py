"""Dialogs for pictures and pages, which other programs show and which are printed."""
