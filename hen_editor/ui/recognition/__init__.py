"""The sheet that shows a picture of a board beside the board that was read from it, where the user puts it right."""
