"""The random generator that lives inside a state: xoshiro128** on four 32-bit words.

All arithmetic stays below 2**63, so both gears agree and nothing overflows.
"""

from typing import Final

from cottonopolis.engine.jit import jit
from cottonopolis.engine.records import Ints, Words

# Independent streams of one seed
GAME_STREAM: Final = 0
REDEAL_STREAM: Final = 1
POLICY_STREAM: Final = 2  # random players
BOT_STREAM: Final = 3
ACTION_STREAM: Final = 4  # random actions in an environment

MASK32 = 0xFFFFFFFF
WARM_UP = 24


@jit
def rotate_left(x: int, k: int) -> int:
    """Rotate a 32-bit word."""
    return ((x << k) & MASK32) | (x >> (32 - k))


@jit
def next_word(rng: Words) -> int:
    """The next 32 random bits."""
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
    """A random whole number from 0 to n - 1, each equally likely."""
    size = int(n)
    limit = ((MASK32 + 1) // size) * size
    word = next_word(rng)
    while word >= limit:
        word = next_word(rng)
    return word % size


@jit
def seed_words(rng: Words, seed: int, stream: int) -> None:
    """Start the generator from a seed (0 to 2**62) and the number of an independent stream."""
    rng[0] = seed & MASK32
    rng[1] = (seed >> 32) & MASK32
    rng[2] = 0x9E3779B9
    rng[3] = (0x243F6A88 + stream) & MASK32
    for _ in range(WARM_UP):
        next_word(rng)


@jit
def shuffle(items: Ints, count: int, rng: Words) -> None:
    """Put the first `count` items in random order."""
    for last in range(count - 1, 0, -1):
        chosen = below(rng, last + 1)
        held = items[last]
        items[last] = items[chosen]
        items[chosen] = held
