"""What the shelf `engine` brings into a window: an engine beside the board, and the engines to choose from."""
