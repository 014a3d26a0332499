"""HEN Editor: Go positions in HEN, games in SGF, one window for both."""

NAME = "HEN Editor"
"""What the program is called, and its folders of settings and data."""

__version__ = "0.1.0"
