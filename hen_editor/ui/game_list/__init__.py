"""The game list: the games of a file with a thumbnail of each."""
