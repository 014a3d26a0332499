"""The game list: the games of a file with a small picture of each."""
