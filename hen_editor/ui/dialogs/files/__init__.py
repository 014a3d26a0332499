"""Dialogs about files: choosing one, its encoding, its versions, and what is unsaved or can be recovered."""
