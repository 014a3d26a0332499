"""The game and its notations: positions, HEN, SGF and the conversion between them, without Qt, files or a clock."""
