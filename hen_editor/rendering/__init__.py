"""Drawings as pictures and pages, with Qt but without widgets, and without a display where there is none.

`painting`: onto any painter. `pictures`: as PNG, SVG and PDF that carry their position. `texts`: letters as outlines.
`pages`: printed pages, on paper of any size.
"""
