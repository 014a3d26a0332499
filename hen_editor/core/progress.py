"""The progress of long work: what a function is given to report how far it is, which may raise to cancel it."""

from collections.abc import Callable
from typing import TypeAlias

Progress: TypeAlias = Callable[[float], object]
"""Called with the share that is done, from 0 to 1, every few milliseconds. What it raises ends the work."""
