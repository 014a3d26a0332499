"""HEN Editor: Go positions in HEN, games in SGF, one window for both."""

NAME = "HEN Editor"
"""What the program is called, and its folders of settings and data."""

DESKTOP_ID = "org.hen_editor.HenEditor"
"""The name of the program for desktops: its menu entry, its icon and its windows on Wayland are called so."""

__version__ = "0.1.0"
