"""Boards as drawings: shapes with colours, from which pictures, pages and what is printed are made.

`request`: what is chosen of a picture, and the way from there to its figure and its drawing. `figure`: what a picture
is of. `style`: how it looks. `draw`: a figure as shapes, in a `frame`, with `words` around it.
`parts`: the shapes on a point, those of the window too. `svg`: drawings as files. `embedding`: what files carry, so
that they can be opened again.
"""
