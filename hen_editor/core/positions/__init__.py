"""Questions about one position or two: whether anything is wrong, what differs, and whether they are the same."""
