"""The commands of the Tools menu and the board's context menu: tools, and edits without the mouse."""
