"""Pictures of the screen, in which boards are looked for."""
