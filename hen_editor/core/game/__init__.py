"""Queries on a game: move numbers, navigation, search, the overlay of the board."""
