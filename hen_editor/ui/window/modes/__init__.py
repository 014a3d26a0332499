"""What a window does for a while, until it is left: finding, presenting."""
