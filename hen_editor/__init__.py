"""HEN Editor: Go positions in HEN, games in SGF, one window for both."""

__version__ = "0.1.0"
