"""Positions and games as pictures, for `hen render`: the options, the jobs, how they are made and where they go."""
