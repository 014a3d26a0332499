"""Every edit of a document, as a function from one snapshot to the next."""
