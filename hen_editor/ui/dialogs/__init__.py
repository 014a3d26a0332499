"""The dialogs, each imported when it is first asked for."""
