"""The characters of SGF: in which encoding a file is, and what its bytes are in it."""
