"""The dialogs, each imported on first use."""
