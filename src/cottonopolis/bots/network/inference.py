"""Evaluate a network in compiled code, without PyTorch.

Weights are whole numbers of 16 bits and sums of 32, so that a network computes the same on every
processor: sums of whole numbers may be taken in any order. `prepare` chooses the units of the
weights so that no sum can overflow. Inputs that are zero and hidden units that are off are skipped.
The sums of the first layer are kept for each seat: only counts that have changed since its last
position are added.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots.network.features import MAX_COUNT, MAX_TERM
from cottonopolis.bots.network.file import NetworkFile
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.jit import as_int64, jit, jit_or, jit_unit

FLOAT: Final = np.float32
INT: Final = np.int32
VALUES: Final = 3  # points, margin and win; a file may have more (training/plan.py)

MAX_WEIGHT: Final = 32_767
MAX_SUM: Final = 2**31 - 1
# Activations are in parts of one; they enter the next layer with fewer bits
PARTS: Final = 2**16
MAX_PARTS: Final = 2**29  # so that the sum of two, and a half for rounding, fit into 32 bits
ACTIVATION_BITS: Final = 12
MAX_ACTIVATION: Final = 2**ACTIVATION_BITS
BLOCK: Final = 4  # rows of weights that are added at once
WORD_BYTES: Final = 8

Floats = NDArray[np.float32]
Shorts = NDArray[np.int16]
Integers = NDArray[np.int32]


class Layer(NamedTuple):
    """The weights of a layer, inputs by outputs; those of a last layer the other way round."""

    weights: Shorts
    scale: Floats  # one unit of the weights, by output
    bias: Floats


class Weights(NamedTuple):
    """All layers."""

    counts: Layer
    terms: Layer
    policy_1: Layer
    policy_2: Layer
    policy_3: Layer
    value_1: Layer
    value_2: Layer


class Layers(NamedTuple):
    """Scratch space of one thread."""

    counts: NDArray[np.uint8]  # of the position
    words: NDArray[np.uint64]  # the same memory, to compare eight counts at once
    terms: Shorts
    last_counts: NDArray[np.uint8]  # by seat: of its last position
    last_words: NDArray[np.uint64]
    count_sums: Integers  # by seat: of the first layer, for its last position
    sums: Integers  # of the other layers
    hidden: Integers  # activations of the first layer
    inner: Integers  # of the two layers above it
    second: Integers
    inputs: Shorts  # the activations that enter a layer
    rows: Integers  # the inputs of a layer that are not zero
    factors: Integers  # and their values
    values: Floats
    all_values: Buffer  # their indices


def in_units(weights: Floats, most: int) -> tuple[Shorts, Floats]:
    """Turn weights (outputs by inputs) into whole numbers; also returns their units by output.

    The sum for any inputs that are not above `most` in absolute value fits into 32 bits.
    """
    sizes = np.abs(weights.astype(np.float64))
    most_weights = MAX_SUM / most - weights.shape[1]  # less what rounding can add
    units = np.maximum(sizes.max(axis=1) / MAX_WEIGHT, sizes.sum(axis=1) / most_weights)
    units = np.maximum(units, 1e-12)
    return np.round(weights / units[:, None]).astype(np.int16), units.astype(FLOAT)


def prepare(found: NetworkFile) -> Weights:
    """Bring the weights of a file into the order and the units in which they are used."""

    def layer(name: str, most: int, last: bool = False) -> Layer:
        whole, units = in_units(found.weights[name], most)
        bias = np.ascontiguousarray(found.biases[name], dtype=FLOAT)
        return Layer(np.ascontiguousarray(whole if last else whole.T), units, bias)

    return Weights(
        layer("counts", MAX_COUNT),
        layer("terms", MAX_TERM),
        layer("policy_1", MAX_ACTIVATION),
        layer("policy_2", MAX_ACTIVATION),
        layer("policy_3", MAX_ACTIVATION, last=True),
        layer("value_1", MAX_ACTIVATION),
        layer("value_2", MAX_ACTIVATION, last=True),
    )


def new_layers(weights: Weights, seats: int) -> Layers:
    counts, count_units = weights.counts.weights.shape
    terms, term_units = weights.terms.weights.shape
    units = count_units + term_units
    inner = weights.policy_1.weights.shape[1]
    whole_words = -(-counts // WORD_BYTES) * WORD_BYTES
    now = np.zeros(whole_words, dtype=np.uint8)
    last = np.zeros((seats, whole_words), dtype=np.uint8)
    most_rows = max(counts, terms, units) + BLOCK
    return Layers(
        now[:counts],
        now.view(np.uint64),
        np.zeros(terms, dtype=np.int16),
        last,
        last.view(np.uint64),
        np.zeros((seats, count_units), dtype=INT),
        np.zeros(max(term_units, inner), dtype=INT),
        np.zeros(units, dtype=INT),
        np.zeros(inner, dtype=INT),
        np.zeros(inner, dtype=INT),
        np.zeros(units, dtype=np.int16),
        np.zeros(most_rows, dtype=INT),
        np.zeros(most_rows, dtype=INT),
        np.zeros(VALUES, dtype=FLOAT),
        np.arange(VALUES, dtype=np.int16),
    )


# The same with NumPy, for the interpreted gear


def _list_changes(layers: Layers, seat: int) -> int:
    last = layers.last_counts[seat, : len(layers.counts)]
    changed = np.flatnonzero(layers.counts != last)
    layers.rows[: len(changed)] = changed
    layers.factors[: len(changed)] = layers.counts[changed].astype(INT) - last[changed]
    last[:] = layers.counts
    return len(changed)


def _list_inputs(inputs: Shorts, rows: Integers, factors: Integers) -> int:
    found = np.flatnonzero(inputs)
    rows[: len(found)] = found
    factors[: len(found)] = inputs[found]
    return len(found)


def _add_rows(
    rows: Integers, factors: Integers, count: int, weights: Shorts, sums: Integers
) -> None:
    # Floats of 64 bits hold these sums exactly, and NumPy multiplies matrices of floats faster
    chosen = weights[rows[:count]].astype(np.float64)
    sums += (factors[:count].astype(np.float64) @ chosen).astype(INT)


def _to_parts(layer: Layer, unit: float, sums: Integers, out: Integers) -> None:
    parts = (sums.astype(FLOAT) * (layer.scale * FLOAT(unit)) + layer.bias) * FLOAT(PARTS)
    out[:] = np.clip(parts, -MAX_PARTS, MAX_PARTS)


def _cut_off(units: Integers) -> None:
    np.maximum(units, 0, out=units)


def _add_inner(inner: Integers, second: Integers) -> None:
    np.maximum(second + inner, 0, out=second)


def _reduce_bits(units: Integers, inputs: Shorts) -> int:
    shift = max(int(units.max()).bit_length() - ACTIVATION_BITS, 0)
    inputs[: len(units)] = (units + ((1 << shift) >> 1)) >> shift
    return shift


def _score_rows(
    layer: Layer, unit: float, inputs: Shorts, chosen: Buffer, count: int, scores: Floats
) -> None:
    rows = chosen[:count]
    sums = layer.weights[rows].astype(np.float64) @ inputs.astype(np.float64)
    scores[:count] = sums.astype(FLOAT) * (layer.scale[rows] * FLOAT(unit)) + layer.bias[rows]


# Compiled


@jit_unit
def see(weights: Weights, layers: Layers, seat: int) -> None:
    """Compute the first layer from the counts and terms of a seat."""
    rows, factors = layers.rows, layers.factors
    sums = layers.count_sums[seat]
    count = list_changes(layers, seat)
    add_rows(rows, factors, count, weights.counts.weights, sums)
    of_counts = layers.hidden[: sums.shape[0]]
    to_parts(weights.counts, 1.0, sums, of_counts)
    of_terms = layers.hidden[sums.shape[0] :]
    sums = layers.sums[: of_terms.shape[0]]
    sums[:] = 0
    count = list_inputs(layers.terms, rows, factors)
    add_rows(rows, factors, count, weights.terms.weights, sums)
    to_parts(weights.terms, 1.0, sums, of_terms)
    cut_off(layers.hidden)


@jit_or(_list_changes)
def list_changes(layers: Layers, seat: int) -> int:
    """List the counts that have changed and by how much; returns their number."""
    last_words = layers.last_words[seat]
    last = layers.last_counts[seat]
    found = 0
    for word in range(layers.words.shape[0]):
        if layers.words[word] != last_words[word]:
            start = word * WORD_BYTES
            for index in range(start, min(start + WORD_BYTES, layers.counts.shape[0])):
                change = INT(layers.counts[index]) - INT(last[index])
                layers.rows[found] = index
                layers.factors[found] = change
                found += change != 0  # without a branch, which would often be mispredicted
            last_words[word] = layers.words[word]
    return found


@jit_or(_list_inputs)
def list_inputs(inputs: Shorts, rows: Integers, factors: Integers) -> int:
    """List the inputs that are not zero; returns their number."""
    found = 0
    for index in range(inputs.shape[0]):
        rows[found] = index
        factors[found] = inputs[index]
        found += inputs[index] != 0
    return found


@jit_or(_add_rows)
def add_rows(
    rows: Integers, factors: Integers, count: int, weights: Shorts, sums: Integers
) -> None:
    """Add rows of weights, times their factors, to the sums.

    Four rows at once, so that the sums are loaded and stored less often.
    """
    for index in range(count, count + BLOCK - 1):
        rows[index] = 0
        factors[index] = 0
    for index in range(0, count, BLOCK):
        one = weights[rows[index]]
        two = weights[rows[index + 1]]
        three = weights[rows[index + 2]]
        four = weights[rows[index + 3]]
        by_one = factors[index]
        by_two = factors[index + 1]
        by_three = factors[index + 2]
        by_four = factors[index + 3]
        for unit in range(sums.shape[0]):
            sums[unit] = INT(
                sums[unit]
                + INT(one[unit]) * by_one
                + INT(two[unit]) * by_two
                + INT(three[unit]) * by_three
                + INT(four[unit]) * by_four
            )


@jit_or(_to_parts)
def to_parts(layer: Layer, unit: float, sums: Integers, out: Integers) -> None:
    """Turn sums into numbers in parts of one; `unit` is that of the inputs."""
    scale, bias = layer.scale, layer.bias
    for index in range(sums.shape[0]):
        number = FLOAT(sums[index]) * (scale[index] * FLOAT(unit)) + bias[index]
        parts = min(max(number * FLOAT(PARTS), FLOAT(-MAX_PARTS)), FLOAT(MAX_PARTS))
        out[index] = INT(parts)


@jit_or(_cut_off)
def cut_off(units: Integers) -> None:
    for index in range(units.shape[0]):
        units[index] = max(units[index], INT(0))


@jit_or(_add_inner)
def add_inner(inner: Integers, second: Integers) -> None:
    for index in range(inner.shape[0]):
        second[index] = max(INT(second[index] + inner[index]), INT(0))


@jit_or(_reduce_bits)
def reduce_bits(units: Integers, inputs: Shorts) -> int:
    """Round activations to 12 bits; returns by how many bits they were shifted."""
    highest = INT(0)
    for index in range(units.shape[0]):
        highest = max(highest, units[index])
    shift = INT(0)
    while highest >> shift >= MAX_ACTIVATION:
        shift += INT(1)
    half = INT((1 << shift) >> 1)
    for index in range(units.shape[0]):
        inputs[index] = INT(INT(units[index] + half) >> shift)
    return int(shift)


@jit
def unit_of(shift: int) -> float:
    """Return the value of one unit of activations that were shifted."""
    return float(1 << shift) / PARTS


@jit
def apply_layer(layer: Layer, layers: Layers, units: Integers, out: Integers) -> None:
    """Write the outputs of a layer, in parts of one, for activations."""
    inputs = layers.inputs[: units.shape[0]]
    shift = reduce_bits(units, inputs)
    count = list_inputs(inputs, layers.rows, layers.factors)
    sums = layers.sums[: out.shape[0]]
    sums[:] = 0
    add_rows(layers.rows, layers.factors, count, layer.weights, sums)
    to_parts(layer, unit_of(shift), sums, out)


@jit_unit
def score_options(
    weights: Weights, layers: Layers, options: Buffer, count: int, scores: Floats
) -> None:
    """Write the scores of legal decisions; `see` must have been called."""
    inner, second = layers.inner, layers.second
    apply_layer(weights.policy_1, layers, layers.hidden, inner)
    cut_off(inner)
    apply_layer(weights.policy_2, layers, inner, second)
    add_inner(inner, second)
    apply_last(weights.policy_3, layers, second, options, count, scores)


@jit_unit
def judge(weights: Weights, layers: Layers) -> None:
    """Write the values to layers.values; `see` must have been called."""
    apply_layer(weights.value_1, layers, layers.hidden, layers.inner)
    cut_off(layers.inner)
    apply_last(weights.value_2, layers, layers.inner, layers.all_values, VALUES, layers.values)


@jit
def apply_last(
    layer: Layer, layers: Layers, units: Integers, chosen: Buffer, count: int, scores: Floats
) -> None:
    """Write the chosen outputs of a last layer for activations."""
    inputs = layers.inputs[: units.shape[0]]
    shift = reduce_bits(units, inputs)
    score_rows(layer, unit_of(shift), inputs, chosen, count, scores)


@jit_or(_score_rows)
def score_rows(
    layer: Layer, unit: float, inputs: Shorts, chosen: Buffer, count: int, scores: Floats
) -> None:
    for index in range(count):
        row = as_int64(chosen[index])
        weights = layer.weights[row]
        total = INT(0)
        for place in range(inputs.shape[0]):
            total = INT(total + INT(inputs[place]) * INT(weights[place]))
        scores[index] = FLOAT(total) * (layer.scale[row] * FLOAT(unit)) + layer.bias[row]
