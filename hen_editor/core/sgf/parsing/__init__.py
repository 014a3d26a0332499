"""From the bytes of a file to its games: one pass over the text, with repairs of what is damaged."""
