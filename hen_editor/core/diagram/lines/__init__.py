"""A pasted text as plain lines, and the lines of unusual boards as rows of signs."""
