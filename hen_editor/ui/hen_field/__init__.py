"""The HEN field: the text of the position, to read and to write, with its problems in words."""

from hen_editor.ui.hen_field.field import HenField

__all__ = ["HenField"]
