"""Pictures of the board for other programs: what the user chooses of them, files, the clipboard, dragging."""
