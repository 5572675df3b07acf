"""Random numbers: fair, unrelated between seeds, and impossible to search for."""

from collections import Counter
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms

from cottonopolis import Game
from cottonopolis.engine.game_loop import redeal
from cottonopolis.engine.records import CHANCE_WORDS
from cottonopolis.engine.rng import (
    POLICY_STREAM,
    VERSION_1_SEEDS,
    below,
    chance_words,
    next_block,
    seed_chance,
    seed_words,
    shuffle,
)
from cottonopolis.games.registry import rules_for

GAMES = ("brass", "industry")


def chance_of(seed: int) -> "np.ndarray[tuple[int], np.dtype[np.uint32]]":
    return np.array(chance_words(seed), dtype=np.uint32)


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1, 2**100 + 12345, 2**128 - 1])
def test_chance_is_chacha20(seed: int) -> None:
    key = seed.to_bytes(16, "little") + bytes(16)
    stream = Cipher(algorithms.ChaCha20(key, bytes(16)), None).encryptor().update(bytes(128))
    expected = np.frombuffer(stream, dtype="<u4").tolist()
    chance = chance_of(seed)
    assert [*next_block(chance), *next_block(chance)] == expected


def test_compiled_code_counts_seeds_as_games_do() -> None:
    chance = np.zeros(CHANCE_WORDS, dtype=np.uint32)
    seed_chance(chance, 2**40 + 3, 0)
    assert chance.tolist() == chance_words(2**40 + 3)


@pytest.mark.parametrize("game", GAMES)
def test_all_128_bits_of_a_seed_matter(game: str) -> None:
    rules = rules_for(game, 4, (), None if game == "brass" else "germany")
    decks = {rules.new(1 << bit).deck.tobytes() for bit in range(128)}
    assert len(decks) == 128


@pytest.mark.parametrize("game", GAMES)
def test_all_128_bits_of_a_redeal_matter(game: str) -> None:
    rules = rules_for(game, 4, (), None if game == "brass" else "germany")
    seen = rules.view(rules.new(11), seat=3)
    deals = [rules.redeal(seen, 3, 1 << bit) for bit in range(128)]
    assert len({deal.deck.tobytes() for deal in deals}) == 128
    assert len({deal.chance.tobytes() for deal in deals}) == 128
    assert all(rules.view(deal, 3) == seen for deal in deals)


@pytest.mark.parametrize("game", GAMES)
def test_compiled_code_redeals_as_the_library_does(game: str) -> None:
    rules = rules_for(game, 4, (), None if game == "brass" else "germany")
    seen = rules.view(rules.new(11), seat=3)
    for seed in (0, 1, 2**40 + 3, 2**62):
        dealt = rules.copy(seen)
        redeal(rules.board, dealt, 3, seed)
        assert dealt == rules.redeal(seen, 3, seed)
        assert dealt != rules.new(seed)  # the streams of games and redeals differ


def test_redeals_of_small_seeds_stay_as_they_are() -> None:
    dealt = Game.new("brass", players=4, seed=11).redeal(seat=3, seed=1)
    assert " ".join(dealt.view(0).hand) == (
        "birkenhead cotton_mill fleetwood lancaster macclesfield port preston warrington_runcorn"
    )


def test_shuffles_are_fair() -> None:
    """Each of the 24 orders of four items, 24,000 times: chi-squared with 23 degrees."""
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(24_000):
        items = np.arange(4, dtype=np.int16)
        shuffle(items, 4, chance_of(seed))
        orders[tuple(items.tolist())] += 1
    assert len(orders) == 24
    assert chi_squared(list(orders.values())) < 49.7  # p = 0.001


def chi_squared(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# Neighbouring seeds


@cache
def first_players(version_1: bool) -> list[int]:
    rules = rules_for("brass", 4)
    offset = VERSION_1_SEEDS if version_1 else 0
    return [int(rules.new(offset + seed).order[0]) for seed in range(20_000)]


def pairs_apart(first: list[int], distance: int) -> list[int]:
    found = Counter(zip(first, first[distance:], strict=False))
    return [found[one, other] for one in range(4) for other in range(4)]


def test_seeds_apart_are_unrelated() -> None:
    first = first_players(version_1=False)
    assert chi_squared([first.count(seat) for seat in range(4)]) < 16.3  # 3 degrees, p = 0.001
    for distance in (1, 2, 4, 8, 16):
        assert chi_squared(pairs_apart(first, distance)) < 37.7, distance  # 15 degrees, p = 0.001


def test_seeds_apart_were_related_in_version_1() -> None:
    """The test above can fail."""
    assert chi_squared(pairs_apart(first_players(version_1=True), 8)) > 100


def first_players_by_parity(version_1: bool) -> float:
    """Chi-squared of the seeds' parity against the first player, with 3 degrees of freedom."""
    first = first_players(version_1)
    return sum(
        chi_squared([half.count(seat) for half in (first[::2], first[1::2])]) for seat in range(4)
    )


def test_the_parity_of_a_seed_says_nothing_about_the_first_player() -> None:
    assert first_players_by_parity(version_1=False) < 16.3  # p = 0.001
    assert first_players_by_parity(version_1=True) > 16.3


def test_streams_and_neighbours_of_fast_generators_are_unrelated() -> None:
    rows = []
    for seed in range(4_000):
        rng = np.zeros(4, dtype=np.uint32)
        seed_words(rng, seed, POLICY_STREAM)
        rows.append(below(rng, 4))
    pairs = Counter(pairwise(rows))
    assert chi_squared([pairs[a, b] for a in range(4) for b in range(4)]) < 37.7
    one, other = np.zeros(4, dtype=np.uint32), np.zeros(4, dtype=np.uint32)
    seed_words(one, 5, 2)
    seed_words(other, 5, 3)
    assert (one != other).all()


# Version 1


def test_records_of_version_1_deal_what_they_dealt() -> None:
    text = "cottonopolis 1\ngame brass\nrules 1\nplayers 4\nseed 7\n\n"
    game = Game.from_record(text)
    hand = ["birkenhead", "bolton", "coal_mine", "colne", *["cotton_mill"] * 3, "wigan"]
    assert (game.seat, game.view(3).hand) == (3, hand)
    assert game.seed == VERSION_1_SEEDS + 7
    assert "\nrules 2\n" in game.record()
    assert Game.from_record(game.record()) == game
