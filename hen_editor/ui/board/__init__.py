"""The board: wood, stones and marks, and what the mouse does on them."""
