"""The window: it puts views, menus and docks together."""
