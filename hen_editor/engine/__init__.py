"""Engines beside the board: programs that play Go and speak GTP.

`engines`: those on this machine, and how one is started. `process`: a program that runs. `protocol`: what it says, as
values. `sync`: a position and its line as commands. `engine`: an engine to be asked. `live`: one that follows what is
shown. `lines`: whole games, and problems.
"""
