"""The commands of the File menu: on documents, what is kept of them, and what is made of them."""
