"""Widgets and helpers that know nothing of Go."""
