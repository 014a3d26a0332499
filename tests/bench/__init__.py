"""Measurements of what the user waits for; `python3 dev.py bench` prints them.

What is compared is timed in turns: pytest-benchmark times one function after another, each for a second or so, and a
machine that slows down between two makes their ratio worthless.
"""
