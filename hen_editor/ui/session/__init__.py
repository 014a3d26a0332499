"""What commands are given: a session, with its document, its state, its panes and its actions."""
