"""The sheet that shows a picture of a board beside the board read from it, and lets the user correct that."""
