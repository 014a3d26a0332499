"""Writers of diagrams: what each dialect can hold, and how it is written."""
