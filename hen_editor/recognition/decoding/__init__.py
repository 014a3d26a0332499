"""Pictures from outside become pixels: decoded by Qt in a process of its own, in which they can hurt nothing."""
