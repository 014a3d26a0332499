"""The tools: what a click and a drag on the board do."""
