"""The commands of the Edit menu: history and clipboard, comparing, removing markup, and preferences."""
