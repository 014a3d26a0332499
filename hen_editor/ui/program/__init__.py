"""A run of the program: its windows, what they offer at the start and ask at the end, and what the next reopens."""
