"""The HEN field: the editable text of the position, with its problems."""
