"""Drawings painted on the board of the window, in pictures and on pages, without widgets and without a display.

`outlines`: shapes onto any painter. `painting`: drawings onto any painter, and sharply onto pixels, with stamps kept.
`wood`: boards of pixels. `texts`: letters as outlines, and what fonts have. `pictures`: PNG, SVG and PDF that carry
their position. `pages`: printed pages, on paper of any size. `pixels`: pictures as arrays, to be looked at.
"""
