"""Character encodings of SGF files: detection, decoding and encoding."""
