"""What the user can do: the commands, each beside the function it runs."""
