"""What lies around the board: bars, the comment, the fields that show and change one thing."""
