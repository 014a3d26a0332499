"""The small networks that classify points and digits; `resources/networks` holds their weights.

`tests/recognition/fitting.py` and `fitting_digits.py` write them.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from hen_editor.recognition.pixels import Values
from hen_editor.resources import NETWORKS

LAYERS = ("first", "first_bias", "last", "last_bias")
"""The arrays in the file of a network: whole numbers from -127 to 127, which become weights times their scale."""


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """A network with one hidden layer: the weights of both layers, and their biases."""

    first: Values
    first_bias: Values
    last: Values
    last_bias: Values

    def shares(self, seen: Values) -> Values:
        """Return how likely each class is, for the features in each row; the shares of a row add up to 1."""
        scores = np.maximum(seen @ self.first + self.first_bias, 0) @ self.last + self.last_bias
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        likely: Values = shares / shares.sum(axis=1, keepdims=True)
        return likely


@lru_cache(maxsize=2)
def network(name: str) -> Network:
    """Return a network.

    `points` says whether a point is empty, black or white: its features are those of `points`. `digits` says which
    digit a piece of ink is, or that it is none: its features are those of `numbers`.
    """
    with np.load(NETWORKS / f"{name}.npz") as stored:
        scales = stored["scales"].astype(np.float32)
        return Network(*[stored[layer].astype(np.float32) * scale for layer, scale in zip(LAYERS, scales, strict=True)])
