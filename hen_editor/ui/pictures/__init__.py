"""Pictures of the board for other programs: the user's choices, files, the clipboard, dragging."""
