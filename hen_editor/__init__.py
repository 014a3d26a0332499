"""HEN Editor: Go positions in HEN, games in SGF, one window for both."""

NAME = "HEN Editor"
"""The name of the program, and of its folders of settings and data."""

DESKTOP_ID = "org.hen_editor.HenEditor"
"""The program's identifier on desktops: the name of its menu entry, its icon, and its windows on Wayland."""

__version__ = "1.0.0"
