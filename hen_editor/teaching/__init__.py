"""Pages made of many figures: values to print, and the problems of a file to solve in a browser.

`page`: what printed pages are made of. `figures`, `worksheet`: games as such pages. `html`: such pages as HTML.
`problems`: a page of HTML on which problems are solved.
"""
