"""A notebook about a game: each `# %%` begins a cell, for Jupyter (with jupytext), Spyder and VS Code."""

# %%
from hen_editor import render
from hen_editor.core import Game

game = Game.read("(;SZ[9]PB[Ann]PW[Bob]KM[5.5];B[ee];W[ec];B[gc];W[cc]C[A good answer.];B[ce])")
game.headers

# %% Where the stones are after each move
stones = [len(position.stones) for _, position in game.positions()]
stones

# %% The liberties of the chain that each move belongs to
liberties = {
    position.last_move.point.name(game.size): len(position.liberties(position.last_move.point))
    for _, position in game.positions()
    if position.last_move is not None and position.last_move.point is not None
}
liberties

# %% The move with a comment, and what could be played instead
commented = next(node for node in game.nodes() if node.comment)
before = commented.parent.position if commented.parent else commented.position
picture = render.svg(before.play("C3"), 300, arrows=[("C3", "C7")], caption=commented.comment)
picture

# %%
print(stones, liberties, len(picture) > 1000)
