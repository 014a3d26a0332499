"""Pages made of many figures: values to print, and the problems of a file as HTML.

`page`: what printed pages are made of. `figures`, `worksheet`: games as such pages. `problems`: a page for browsers.
"""
