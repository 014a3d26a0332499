"""The recovery journal: what was done to a document since it was last saved, in a file apart from the user's."""
