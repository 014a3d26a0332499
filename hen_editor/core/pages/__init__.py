"""Pages made of many figures: values to print, and the problems of a file to solve in a browser.

`page`: what printed pages are made of. `figures`, `worksheet`: games as such pages. `html`, `file_names`: such pages as
HTML, and their diagrams as files. `problems`: a page of HTML on which problems are solved.
"""
