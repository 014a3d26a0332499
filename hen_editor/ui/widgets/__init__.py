"""Widgets and helpers unrelated to Go."""
