"""The review's attacks on the seed of a game, at reduced size: they found it under the old rules.

A host lets a bot play the own seat. Its moves are public, and its view is the host's own, so every
candidate for the bot's seed can be tried. `beginner` makes random mistakes: each of its actions
excludes most candidates.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np

from cottonopolis import Game
from cottonopolis.bots.registry import make_bot
from cottonopolis.engine.rng import VERSION_1_SEEDS
from cottonopolis.game import View
from cottonopolis.games.registry import rules_for
from cottonopolis.server.bot_chance import BotChance
from cottonopolis.server.workers import GameJob, bot_action

SEAT = 2
ACTIONS = 6  # of the bot, that the attacker sees
UNKNOWN_BITS = 12
HIGH_BITS = 0x0123_4567_89AB_C << UNKNOWN_BITS  # known to the attacker, to keep the test short
SECRETS = (77, 1234, 2026, 3999)
BOT, OTHERS = "beginner", "greedy"
CHANCE = BotChance("a key that nobody knows")

BotSeed = Callable[[int, int], int]  # from the game's seed and the number of the move


class Look(NamedTuple):
    """A view of the bot's seat, and what the bot decided there."""

    view: View
    decision: int


def seed_of_version_1(seed: int, _move: int) -> int:
    return (seed + SEAT) & 0xFFFFFFFF


def seed_of_server(_seed: int, move: int) -> int:
    return CHANCE.seed("a-table-0001", move, SEAT)


def watched_actions(seed: int, rule: BotSeed) -> list[list[Look]]:
    """Play until the bot has acted a few times; returns what the attacker knows of its actions."""
    game = Game.new("brass", players=4, seed=seed)
    rules = game.rules
    found: list[list[Look]] = []
    decided: list[int] = []
    move = 0
    while len(found) < ACTIONS:
        move += 1
        seat = rules.seat_to_move(game.state)
        assert seat is not None
        bot, bot_seed = (BOT, rule(seed, move)) if seat == SEAT else (OTHERS, 1)
        job = GameJob("brass", None, 4, (), seed, tuple(decided))
        looks: list[Look] = []
        for decision in bot_action(job, seat, bot, bot_seed):
            looks.append(Look(game.view(seat), decision))
            game.play(decision)
        decided = [step.decision for step in game.steps]
        if seat == SEAT and len(looks[0].view.legal()) > 1:
            found.append(looks)
    return found


def explains(bot_seed: int, looks: list[Look]) -> bool:
    """Whether a bot with this seed would have acted so."""
    bot = make_bot(BOT, bot_seed)
    return all(bot.decide(look.view, bot.budget).decision == look.decision for look in looks)


def candidates() -> Iterable[int]:
    return range(HIGH_BITS, HIGH_BITS + (1 << UNKNOWN_BITS))


def seeds_left(actions: list[list[Look]]) -> list[int]:
    """The candidates that explain every action, under the rule of version 1."""
    left = list(candidates())
    for looks in actions:
        left = [seed for seed in left if explains(seed_of_version_1(seed, 0), looks)]
    return left


def test_bots_seeded_from_the_game_gave_it_away() -> None:
    secret = HIGH_BITS + SECRETS[0]
    assert seeds_left(watched_actions(secret, seed_of_version_1)) == [secret]


def test_the_moves_of_the_servers_bots_do_not_favour_the_true_seed() -> None:
    """Of many actions, the true seed explains as many as any other: about the share of chance."""
    explained, expected, variance = 0, 0.0, 0.0
    for secret in SECRETS:
        actions = watched_actions(HIGH_BITS + secret, seed_of_server)
        assert HIGH_BITS + secret not in seeds_left(actions)
        for looks in actions:
            explained += explains(seed_of_version_1(HIGH_BITS + secret, 0), looks)
            others = list(candidates())[::16]
            share = np.mean([explains(seed_of_version_1(seed, 0), looks) for seed in others])
            expected += float(share)
            variance += float(share * (1 - share))
    assert abs(explained - expected) < 3.3 * variance**0.5 + 0.5


def seeds_that_deal(hand: bytes, version_1: bool, bits: int) -> list[int]:
    """Try all seeds of some bits, as somebody would who knows the first hand."""
    rules = rules_for("brass", 4)
    offset = VERSION_1_SEEDS if version_1 else 0
    return [
        seed for seed in range(1 << bits) if rules.new(offset + seed).hand[SEAT].tobytes() == hand
    ]


def test_the_bits_of_version_1_were_found_from_ones_own_hand() -> None:
    """Eight cards are enough to find 14 unknown bits; all 62 took hours."""
    secret = 12_345
    hand = rules_for("brass", 4).new(VERSION_1_SEEDS + secret).hand[SEAT].tobytes()
    assert seeds_that_deal(hand, version_1=True, bits=14) == [secret]


def test_a_seed_has_more_bits_than_can_be_searched() -> None:
    """The same search needs 2**114 times as long, as no bit of a seed is without effect."""
    rules = rules_for("brass", 4)
    secret = (0xC0770_F_0105 << 64) + 12_345
    hand = rules.new(secret).hand[SEAT].tobytes()
    assert secret.bit_length() > 64
    assert seeds_that_deal(hand, version_1=False, bits=14) == []
    same = [bit for bit in range(128) if rules.new(secret ^ 1 << bit).hand[SEAT].tobytes() == hand]
    assert same == []
