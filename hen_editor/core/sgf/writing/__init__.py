"""From games to the bytes of a file: what is unedited as it was read, or all in standard form."""
