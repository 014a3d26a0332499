"""The list of the games of a file."""
