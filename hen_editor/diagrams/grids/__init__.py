"""Boards drawn with a sign for each point: found as grids of cells, and read as positions."""
