"""The random generator inside a state: xoshiro128** with four 32-bit words.

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
GOLDEN_RATIO_BITS = 0x9E3779B9  # arbitrary constants that keep the state from being zero
PI_BITS = 0x243F6A88
WARM_UP_WORDS = 24  # discarded after seeding, to mix the seed into all words


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
def seed_words(rng: Words, seed: int, stream: int) -> None:
    """Initialise the generator from a seed (0 to 2**62) and a stream number."""
    rng[0] = seed & MASK32
    rng[1] = (seed >> 32) & MASK32
    rng[2] = GOLDEN_RATIO_BITS
    rng[3] = (PI_BITS + stream) & MASK32
    for _ in range(WARM_UP_WORDS):
        next_word(rng)


@jit
def shuffle(items: Ints, count: int, rng: Words) -> None:
    """Shuffle the first `count` items."""
    for last in range(count - 1, 0, -1):
        chosen = below(rng, last + 1)
        held = items[last]
        items[last] = items[chosen]
        items[chosen] = held
