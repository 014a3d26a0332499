"""Fit the weights of the network that says what is on a point, and write them to `resources/networks`.

    python -m tests.recognition.fitting [BOARDS] [ROUNDS]

The boards are those of `made.py`, each with its corners a little off, as they are found. It takes ten minutes.
"""

import sys
from collections.abc import Callable
from random import Random

import numpy as np

from hen_editor.recognition import points
from hen_editor.recognition.networks import LAYERS
from hen_editor.recognition.pixels import straightened
from hen_editor.resources import NETWORKS
from tests.recognition.made import made

HIDDEN = 40
BATCH = 256

Change = Callable[[np.ndarray, np.random.Generator], np.ndarray]


def examples(boards: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Return the features of points of boards, and what is on them."""
    seen, true = [], []
    for number in range(boards):
        lot = Random(seed * 1_000_003 + number)
        board = made(lot)
        rows, columns = len(board.points), len(board.points[0])
        cell = (board.corners[1][0] - board.corners[0][0]) / (columns - 1)
        off = cell * lot.choice((0.0, 0.03, 0.06))
        corners = tuple((x + lot.uniform(-off, off), y + lot.uniform(-off, off)) for x, y in board.corners)
        straight = straightened(board.pixels, corners, columns, rows)
        seen.append(points.features(straight, columns, rows).reshape(rows * columns, -1).astype(np.float16))
        true.append(np.array(board.points).ravel())
    return np.concatenate(seen), np.concatenate(true)


def turned(batch: np.ndarray, lot: np.random.Generator) -> np.ndarray:
    """Return examples, all turned or mirrored in one way by lot, with a little noise."""
    made = points.turned(batch, int(lot.integers(4)), mirrored=bool(lot.integers(2)))
    return made + 0.02 * lot.standard_normal(made.shape, np.float32)


def fit(
    seen: np.ndarray, true: np.ndarray, rounds: int, hidden_units: int = HIDDEN, changed: Change = turned
) -> list[np.ndarray]:
    """Return the weights that Adam finds for the hidden and the last layer. changed: makes other examples of some."""
    lot = np.random.default_rng(1)
    inputs, things = seen.shape[1], int(true.max()) + 1
    layers = [
        lot.normal(0, np.sqrt(1 / inputs), (inputs, hidden_units)).astype(np.float32),
        np.zeros(hidden_units, np.float32),
        lot.normal(0, np.sqrt(2 / hidden_units), (hidden_units, things)).astype(np.float32),
        np.zeros(things, np.float32),
    ]
    first, second = [np.zeros_like(layer) for layer in layers], [np.zeros_like(layer) for layer in layers]
    step, total = 0, rounds * (len(seen) // BATCH)
    for number in range(rounds):
        order = lot.permutation(len(seen))
        lost = 0.0
        for start in range(0, len(order) - BATCH, BATCH):
            chosen = order[start : start + BATCH]
            x, y = changed(seen[chosen].astype(np.float32), lot), true[chosen]
            hidden = np.maximum(x @ layers[0] + layers[1], 0)
            scores = hidden @ layers[2] + layers[3]
            shares = np.exp(scores - scores.max(axis=1, keepdims=True))
            shares /= shares.sum(axis=1, keepdims=True)
            lost += float(-np.log(shares[np.arange(BATCH), y] + 1e-9).mean())
            slope = shares
            slope[np.arange(BATCH), y] -= 1
            slope /= BATCH
            back = (slope @ layers[2].T) * (hidden > 0)
            slopes = [x.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]
            step += 1
            rate = 2e-3 * 0.5 * (1 + np.cos(np.pi * step / total))
            for index, one in enumerate(slopes):
                first[index] += 0.1 * (one - first[index])
                second[index] += 0.001 * (one * one - second[index])
                mean, square = first[index] / (1 - 0.9**step), second[index] / (1 - 0.999**step)
                layers[index] -= rate * (mean / (np.sqrt(square) + 1e-8) + 1e-3 * layers[index])
        print(number, lost / (len(seen) // BATCH), flush=True)
    return layers


def write(layers: list[np.ndarray], name: str) -> None:
    """Write the weights of a network to its file, each as a whole number from -127 to 127."""
    scales = [float(f"{np.abs(layer).max() / 127:.6g}") for layer in layers]
    whole = [np.round(layer / scale).astype(np.int8) for layer, scale in zip(layers, scales, strict=True)]
    np.savez_compressed(NETWORKS / f"{name}.npz", scales=np.array(scales), **dict(zip(LAYERS, whole, strict=True)))


if __name__ == "__main__":
    boards, rounds = (int(each) for each in (*sys.argv[1:3], *("2500", "20")[len(sys.argv) - 1 :]))
    seen, true = examples(boards, 1)
    print(seen.shape, np.bincount(true), flush=True)
    write(fit(seen, true, rounds), "points")
