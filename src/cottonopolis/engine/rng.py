"""Random numbers: fast ones for players, and unpredictable ones for the game's own chance.

Players and bots use xoshiro128**, an array of four 32-bit words. Cards and tiles are shuffled with
ChaCha20 (RFC 8439), whose key is the game's seed: nobody can compute a hidden card from the cards
seen so far. All arithmetic stays below 2**63, so both gears agree and nothing overflows.
"""

from typing import Final

from cottonopolis.engine.jit import jit
from cottonopolis.engine.records import CHANCE_WORDS, Ints, Words

# Independent streams of one seed
GAME_STREAM: Final = 0
REDEAL_STREAM: Final = 1
POLICY_STREAM: Final = 2  # random players
BOT_STREAM: Final = 3
ACTION_STREAM: Final = 4  # random actions in an environment

MASK32: Final = 0xFFFFFFFF
GOLDEN_RATIO_BITS: Final = 0x9E3779B9
PI_BITS: Final = 0x243F6A88


# Fast random numbers


@jit
def rotate_left(x: int, k: int) -> int:
    return ((x << k) & MASK32) | (x >> (32 - k))


@jit
def next_word(rng: Words) -> int:
    """Return the next 32 random bits."""
    s0 = int(rng[0])
    s1 = int(rng[1])
    s2 = int(rng[2])
    s3 = int(rng[3])
    result = (rotate_left((s1 * 5) & MASK32, 7) * 9) & MASK32
    shifted = (s1 << 9) & MASK32
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = rotate_left(s3, 11)
    rng[0] = s0
    rng[1] = s1
    rng[2] = s2
    rng[3] = s3
    return int(result)


@jit
def below(rng: Words, n: int) -> int:
    """Return a uniformly random integer from 0 to n - 1."""
    size = int(n)
    limit = ((MASK32 + 1) // size) * size
    word = next_word(rng)
    while word >= limit:
        word = next_word(rng)
    return word % size


@jit
def mix(word: int) -> int:
    """Scramble 32 bits, so that every bit depends on every other."""
    word ^= word >> 16
    word = (word * 0x7FEB352D) & MASK32
    word ^= word >> 13
    word = (word * 0x2C1B3C6D) & MASK32
    return word ^ (word >> 16)


@jit
def seed_words(rng: Words, seed: int, stream: int) -> None:
    """Initialise a fast generator from a seed (0 to 2**63 - 1) and a stream number."""
    word = PI_BITS + stream
    for part in (seed & MASK32, (seed >> 32) & MASK32):
        word = mix((word ^ part) & MASK32)
    for index in range(4):
        word = (word + GOLDEN_RATIO_BITS) & MASK32
        rng[index] = mix(word)
    rng[3] |= 1  # never all zeros


# The game's own chance: four words of key, and the number of blocks used


@jit
def seed_chance(chance: Words, seed: int, stream: int) -> None:
    """Initialise a game's chance from a seed (0 to 2**63 - 1); `chance_words` takes 128 bits."""
    chance[0] = seed & MASK32
    chance[1] = (seed >> 32) & MASK32
    chance[2] = 0
    chance[3] = stream
    chance[4] = 0


@jit
def hide_chance(chance: Words) -> None:
    for index in range(CHANCE_WORDS):
        chance[index] = 0


@jit
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & MASK32
    d = rotate_left(d ^ a, 16)
    c = (c + d) & MASK32
    b = rotate_left(b ^ c, 12)
    a = (a + b) & MASK32
    d = rotate_left(d ^ a, 8)
    c = (c + d) & MASK32
    b = rotate_left(b ^ c, 7)
    return a, b, c, d


Sixteen = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]


@jit
def next_block(chance: Words) -> Sixteen:
    """Return the next 16 random words: a block of ChaCha20.

    The key is the seed, filled up with zeros; the nonce is zero.
    """
    # The mask makes the words signed integers, as all others
    k0 = int(chance[0]) & MASK32
    k1 = int(chance[1]) & MASK32
    k2 = int(chance[2]) & MASK32
    k3 = int(chance[3]) & MASK32
    count = int(chance[4]) & MASK32
    chance[4] = count + 1
    # The constants spell "expand 32-byte k"
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = 0, 0, 0, 0
    x12, x13, x14, x15 = count, 0, 0, 0
    for _ in range(10):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    return (
        (x0 + 0x61707865) & MASK32,
        (x1 + 0x3320646E) & MASK32,
        (x2 + 0x79622D32) & MASK32,
        (x3 + 0x6B206574) & MASK32,
        (x4 + k0) & MASK32,
        (x5 + k1) & MASK32,
        (x6 + k2) & MASK32,
        (x7 + k3) & MASK32,
        x8,
        x9,
        x10,
        x11,
        (x12 + count) & MASK32,
        x13,
        x14,
        x15,
    )


@jit
def shuffle(items: Ints, count: int, chance: Words) -> None:
    """Shuffle the first `count` items."""
    if chance[4] == VERSION_1:
        shuffle_as_version_1(items, count, chance)
        return
    last = count - 1
    while last > 0:
        for word in next_block(chance):
            limit = ((MASK32 + 1) // (last + 1)) * (last + 1)
            if last > 0 and word < limit:
                chosen = word % (last + 1)
                held = items[last]
                items[last] = items[chosen]
                items[chosen] = held
                last -= 1


@jit
def chance_below(chance: Words, n: int) -> int:
    """Return a uniformly random integer from 0 to n - 1, of a game's chance."""
    if chance[4] == VERSION_1:
        return below(chance, n)
    limit = ((MASK32 + 1) // n) * n
    while True:
        word = next_block(chance)[0]
        if word < limit:
            return word % n


# Games that began before ChaCha20 (version 1 of the rules) go on as they began: their chance is a
# fast generator, seeded without mixing

VERSION_1: Final = MASK32  # instead of a number of blocks
VERSION_1_SEEDS: Final = 2**128  # added to their seeds
WARM_UP_WORDS: Final = 24
HIGHEST_SEED: Final = VERSION_1_SEEDS + 2**62


@jit
def shuffle_as_version_1(items: Ints, count: int, rng: Words) -> None:
    for last in range(count - 1, 0, -1):
        chosen = below(rng, last + 1)
        held = items[last]
        items[last] = items[chosen]
        items[chosen] = held


def chance_words(seed: int) -> list[int]:
    """Return a game's chance for any seed.

    >>> chance_words(2**32 + 5)
    [5, 1, 0, 0, 0]
    """
    if seed < VERSION_1_SEEDS:
        return [(seed >> shift) & MASK32 for shift in (0, 32, 64, 96)] + [0]
    return _chance_of_version_1(seed - VERSION_1_SEEDS)


def redeal_words(seed: int) -> list[int]:
    """Return the chance of a redeal, for a seed from 0 to 2**128 - 1.

    It is not the chance of the game with this seed.

    >>> redeal_words(2**32 + 5)
    [5, 1, 0, 1, 0]
    """
    return chance_words(seed ^ (REDEAL_STREAM << 96))


def _chance_of_version_1(seed: int) -> list[int]:
    import numpy as np

    rng = np.array([seed & MASK32, seed >> 32, GOLDEN_RATIO_BITS, PI_BITS], dtype=np.uint32)
    for _ in range(WARM_UP_WORDS):
        next_word(rng)
    return [*rng.tolist(), VERSION_1]
