"""The panels around the board: the comment, the lists of games and of problems, bars and small fields."""
