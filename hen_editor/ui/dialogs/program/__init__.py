"""Dialogs about the program: its commands, keys and preferences, help and the About box."""
