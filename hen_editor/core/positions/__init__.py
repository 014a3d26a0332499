"""Questions to one position, or to two: is all in order, what differs, are they the same, whose is each point."""
