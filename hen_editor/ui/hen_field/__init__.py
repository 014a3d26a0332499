"""The HEN field: the editable text of the position, with its problems."""

from hen_editor.ui.hen_field.field import HenField

__all__ = ["HenField"]
