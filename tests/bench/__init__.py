"""Measurements of what the user waits for; `python3 dev.py bench` prints them."""
