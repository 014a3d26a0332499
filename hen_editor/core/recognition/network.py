"""Small networks with one hidden layer, whose weights are kept as text."""

import base64
from dataclasses import dataclass
from functools import lru_cache
from math import prod

import numpy as np

from hen_editor.core.recognition.pixels import Values


@dataclass(frozen=True, slots=True)
class Network:
    """A network with one hidden layer.

    shapes: those of the first layer, its bias, the last layer and its bias. weights: a whole number from -127 to 127
    for each weight, as a byte in Base85; times the scale of its layer it is the weight.
    """

    shapes: tuple[tuple[int, ...], ...]
    scales: tuple[float, ...]
    weights: str

    def shares(self, seen: Values) -> Values:
        """Return how likely each thing is, for the features in each row; those of a row add up to 1."""
        first, first_bias, last, last_bias = _layers(self)
        scores = np.maximum(seen @ first + first_bias, 0) @ last + last_bias
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        likely: Values = shares / shares.sum(axis=1, keepdims=True)
        return likely


@lru_cache(maxsize=4)
def _layers(network: Network) -> tuple[Values, ...]:
    data = np.frombuffer(base64.b85decode(network.weights), np.int8)
    ends = np.cumsum([prod(shape) for shape in network.shapes])[:-1]
    pieces = zip(np.split(data, ends), network.shapes, network.scales, strict=True)
    return tuple(piece.reshape(shape).astype(np.float32) * np.float32(scale) for piece, shape, scale in pieces)
