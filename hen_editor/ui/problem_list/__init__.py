"""The problem list: all problems, the worst first, with location and fix."""
