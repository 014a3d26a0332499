"""The commands of the View menu."""
