"""What is around the board: bars, the comment, and small fields."""
