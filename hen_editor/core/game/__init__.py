"""Questions to a game: which move this is, where to go from here, what is found, what is drawn over the board."""
