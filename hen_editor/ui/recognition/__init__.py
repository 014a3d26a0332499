"""What the shelf `recognition` brings into a window: a picture of a board, beside the board that was read from it.

The user puts it right there. A picture may also be one of the screen.
"""
