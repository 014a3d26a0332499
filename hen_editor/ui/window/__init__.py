"""The window: its views, menus and docks, put together."""
