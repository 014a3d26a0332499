"""Readers of what is not drawn as a plain grid: Sensei's Library, commands of LaTeX, matrices of numbers."""
