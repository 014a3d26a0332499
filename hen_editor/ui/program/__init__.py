"""A run of the program: its windows, what it offers at the start and asks at the end, and what the next run reopens."""
