"""Pages made of many figures."""
