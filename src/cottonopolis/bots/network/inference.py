"""Evaluate a network in compiled code, without PyTorch.

Inputs that are zero are skipped, and so are hidden units that are off. The sums of the first layer
are kept for each seat: only counts that have changed since its last position are added. They are
whole numbers (weights of 16 bits, sums of 32), so that they do not depend on the way there.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots.network.file import NetworkFile
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.jit import jit, jit_or

FLOAT: Final = np.float32
MAX_WEIGHT: Final = 32_000
VALUES: Final = 3  # points, margin and win (training/plan.py)

Floats = NDArray[np.float32]
Shorts = NDArray[np.int16]


class Weights(NamedTuple):
    """Weights of all layers, inputs by outputs; those of the policy's last layer the other way."""

    counts: Shorts
    count_scale: Floats  # of one unit of these weights, by output
    count_bias: Floats
    terms: Floats
    term_bias: Floats
    policy_1: Floats
    policy_bias_1: Floats
    policy_2: Floats
    policy_bias_2: Floats
    policy_3: Floats
    policy_bias_3: Floats
    value_1: Floats
    value_bias_1: Floats
    value_2: Floats
    value_bias_2: Floats


class Layers(NamedTuple):
    """Scratch space of one thread."""

    counts: NDArray[np.uint8]  # of the position
    terms: Shorts
    last_counts: NDArray[np.uint8]  # by seat: of its last position
    sums: NDArray[np.int32]  # by seat: of the first layer, for its last position
    hidden: Floats
    inner: Floats
    second: Floats
    values: Floats


def prepare(found: NetworkFile) -> Weights:
    """Bring the weights of a file into the order in which they are used."""

    def turned(name: str) -> Floats:
        return np.ascontiguousarray(found.weights[name].T, dtype=FLOAT)

    def bias(name: str) -> Floats:
        return np.ascontiguousarray(found.biases[name], dtype=FLOAT)

    first = turned("counts")
    scale = np.maximum(np.abs(first).max(axis=0), 1e-6) / MAX_WEIGHT
    return Weights(
        np.round(first / scale).astype(np.int16),
        scale.astype(FLOAT),
        bias("counts"),
        turned("terms"),
        bias("terms"),
        turned("policy_1"),
        bias("policy_1"),
        turned("policy_2"),
        bias("policy_2"),
        np.ascontiguousarray(found.weights["policy_3"], dtype=FLOAT),
        bias("policy_3"),
        turned("value_1"),
        bias("value_1"),
        turned("value_2"),
        bias("value_2"),
    )


def new_layers(weights: Weights, seats: int) -> Layers:
    counts, count_units = weights.counts.shape
    terms, term_units = weights.terms.shape
    inner = weights.policy_1.shape[1]
    return Layers(
        np.zeros(counts, dtype=np.uint8),
        np.zeros(terms, dtype=np.int16),
        np.zeros((seats, counts), dtype=np.uint8),
        np.zeros((seats, count_units), dtype=np.int32),
        np.zeros(count_units + term_units, dtype=FLOAT),
        np.zeros(inner, dtype=FLOAT),
        np.zeros(inner, dtype=FLOAT),
        np.zeros(VALUES, dtype=FLOAT),
    )


# The same with NumPy, for the interpreted gear


def _add_changes(
    counts: NDArray[np.uint8], last: NDArray[np.uint8], weights: Shorts, sums: NDArray[np.int32]
) -> None:
    changed = np.flatnonzero(counts != last)
    changes = counts[changed].astype(np.int32) - last[changed].astype(np.int32)
    sums += changes @ weights[changed].astype(np.int32)
    last[:] = counts


def _add_terms(terms: Shorts, weights: Floats, bias: Floats, out: Floats) -> None:
    out[:] = bias + terms.astype(FLOAT) @ weights


def _apply_layer(seen: Floats, weights: Floats, bias: Floats, out: Floats) -> None:
    out[:] = bias + np.maximum(seen, 0) @ weights


def _cut_off(values: Floats) -> None:
    np.maximum(values, 0, out=values)


def _scale(sums: NDArray[np.int32], scale: Floats, bias: Floats, out: Floats) -> None:
    out[: len(sums)] = np.maximum(sums * scale + bias, 0)


def _score_last(
    weights: Weights, second: Floats, options: Buffer, count: int, scores: Floats
) -> None:
    chosen = options[:count]
    scores[:count] = weights.policy_3[chosen] @ second + weights.policy_bias_3[chosen]


# Compiled


@jit_or(_scale)
def scale_sums(sums: NDArray[np.int32], scale: Floats, bias: Floats, out: Floats) -> None:
    for unit in range(sums.shape[0]):
        out[unit] = max(FLOAT(sums[unit]) * scale[unit] + bias[unit], FLOAT(0))


@jit
def see(weights: Weights, layers: Layers, seat: int) -> None:
    """Compute the first layer from the counts and terms of a seat."""
    sums = layers.sums[seat]
    add_changes(layers.counts, layers.last_counts[seat], weights.counts, sums)
    scale_sums(sums, weights.count_scale, weights.count_bias, layers.hidden)
    of_terms = layers.hidden[sums.shape[0] :]
    add_terms(layers.terms, weights.terms, weights.term_bias, of_terms)
    cut_off(of_terms)


@jit_or(_add_changes)
def add_changes(
    counts: NDArray[np.uint8],
    last: NDArray[np.uint8],
    weights: Shorts,
    sums: NDArray[np.int32],
) -> None:
    """Bring the sums from the last counts to the new ones."""
    for index in range(counts.shape[0]):
        if counts[index] != last[index]:
            change = np.int32(counts[index]) - np.int32(last[index])
            last[index] = counts[index]
            if change == 1:
                for unit in range(sums.shape[0]):
                    sums[unit] += np.int32(weights[index, unit])
            elif change == -1:
                for unit in range(sums.shape[0]):
                    sums[unit] -= np.int32(weights[index, unit])
            else:
                for unit in range(sums.shape[0]):
                    sums[unit] += np.int32(change) * np.int32(weights[index, unit])


@jit_or(_add_terms)
def add_terms(terms: Shorts, weights: Floats, bias: Floats, out: Floats) -> None:
    for unit in range(out.shape[0]):
        out[unit] = bias[unit]
    for index in range(terms.shape[0]):
        term = FLOAT(terms[index])
        if term != FLOAT(0):
            for unit in range(out.shape[0]):
                out[unit] += weights[index, unit] * term


@jit_or(_apply_layer)
def apply_layer(seen: Floats, weights: Floats, bias: Floats, out: Floats) -> None:
    """Write the outputs of a layer for inputs that are not negative."""
    for unit in range(out.shape[0]):
        out[unit] = bias[unit]
    for index in range(seen.shape[0]):
        value = seen[index]
        if value > FLOAT(0):
            for unit in range(out.shape[0]):
                out[unit] += weights[index, unit] * value


@jit_or(_cut_off)
def cut_off(values: Floats) -> None:
    for index in range(values.shape[0]):
        values[index] = max(values[index], FLOAT(0))


@jit
def score_options(
    weights: Weights, layers: Layers, options: Buffer, count: int, scores: Floats
) -> None:
    """Write the scores of legal decisions; `see` must have been called."""
    inner, second = layers.inner, layers.second
    apply_layer(layers.hidden, weights.policy_1, weights.policy_bias_1, inner)
    cut_off(inner)
    apply_layer(inner, weights.policy_2, weights.policy_bias_2, second)
    add_inner(inner, second)
    score_last(weights, second, options, count, scores)


def _add_inner(inner: Floats, second: Floats) -> None:
    np.maximum(second + inner, 0, out=second)


@jit_or(_add_inner)
def add_inner(inner: Floats, second: Floats) -> None:
    for unit in range(inner.shape[0]):
        second[unit] = max(second[unit] + inner[unit], FLOAT(0))


@jit_or(_score_last)
def score_last(
    weights: Weights, second: Floats, options: Buffer, count: int, scores: Floats
) -> None:
    last = weights.policy_3
    for index in range(count):
        option = options[index]
        one = FLOAT(0)
        two = FLOAT(0)
        three = FLOAT(0)
        four = FLOAT(0)
        for unit in range(0, last.shape[1] - 3, 4):
            one += last[option, unit] * second[unit]
            two += last[option, unit + 1] * second[unit + 1]
            three += last[option, unit + 2] * second[unit + 2]
            four += last[option, unit + 3] * second[unit + 3]
        scores[index] = one + two + three + four + weights.policy_bias_3[option]


@jit
def judge(weights: Weights, layers: Layers) -> None:
    """Write the values to layers.values; `see` must have been called."""
    apply_layer(layers.hidden, weights.value_1, weights.value_bias_1, layers.inner)
    cut_off(layers.inner)
    apply_layer(layers.inner, weights.value_2, weights.value_bias_2, layers.values)
