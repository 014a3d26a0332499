"""The game panel's tree: layout, what a node looks like, painting, and the widget."""
