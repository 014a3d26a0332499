"""What the user sees: the only place with widgets."""
