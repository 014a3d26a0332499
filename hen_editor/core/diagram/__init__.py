"""Diagrams: positions drawn as text, as people paste them."""

from hen_editor.core.diagram.found import Area, Arrow, Found, Line, Placement
from hen_editor.core.diagram.parsing import parse

__all__ = ["Area", "Arrow", "Found", "Line", "Placement", "parse"]
