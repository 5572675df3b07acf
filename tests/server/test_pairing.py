"""Pairing and standings of tournaments, without a server."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cottonopolis.server.tournaments.pairing import (
    Entrant,
    Pair,
    System,
    meetings,
    pair_round,
    repeats,
    rounds_to_meet,
    table_sizes,
)
from cottonopolis.server.tournaments.standings import (
    RoundResult,
    Score,
    standings,
    table_points,
)

FLEXIBLE = (3, 4, 5)
systems = st.sampled_from(("swiss", "round_robin"))


class Tournament:
    """A tournament in memory, with random results."""

    def __init__(
        self, players: int, system: System, size: int, allowed: tuple[int, ...], seed: int
    ) -> None:
        self.names = [f"p{number}" for number in range(players)]
        self.system, self.size, self.allowed = system, size, allowed
        self.rng = random.Random(seed)
        self.met: Counter[Pair] = Counter()
        self.byes: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.seats: dict[str, list[int]] = {name: [] for name in self.names}

    def play_round(self) -> tuple[list[list[str]], list[str]]:
        entrants = [
            Entrant(name, seed, self.points[name], self.byes[name], tuple(self.seats[name]))
            for seed, name in enumerate(self.names, 1)
        ]
        found = pair_round(
            entrants, self.met, self.system, self.size, self.allowed, random.Random(1)
        )
        self.byes.update(found.byes)
        self.met += meetings(found.tables)
        for table in found.tables:
            order = self.rng.sample(table, len(table))
            for place, name in enumerate(order, 1):
                self.points[name] += table_points(place, len(table))
            for seat, name in enumerate(table):
                self.seats[name].append(seat)
        return found.tables, found.byes


@pytest.mark.parametrize(
    ("players", "size", "allowed", "expected"),
    [
        (64, 4, FLEXIBLE, [4] * 16),
        (10, 4, FLEXIBLE, [4, 3, 3]),
        (5, 4, FLEXIBLE, [5]),
        (6, 4, FLEXIBLE, [3, 3]),
        (7, 4, FLEXIBLE, [4, 3]),
        (5, 4, (3, 4), [4]),
        (9, 4, (4,), [4, 4]),
        (2, 4, FLEXIBLE, []),
    ],
)
def test_tables_have_about_the_usual_size(
    players: int, size: int, allowed: tuple[int, ...], expected: list[int]
) -> None:
    assert table_sizes(players, size, allowed) == expected


@settings(max_examples=20, deadline=None)
@given(st.integers(3, 26), systems, st.sampled_from(FLEXIBLE), st.booleans(), st.integers(0, 99))
def test_every_player_has_one_place_or_a_fair_bye(
    players: int, system: System, size: int, flexible: bool, seed: int
) -> None:
    allowed = FLEXIBLE if flexible else (size,)
    game = Tournament(players, system, size, allowed, seed)
    for _ in range(4):
        tables, byes = game.play_round()
        everybody = [name for table in tables for name in table] + byes
        assert sorted(everybody) == sorted(game.names)
        assert all(len(table) in {size, *allowed} for table in tables)
        assert [len(table) for table in tables] == table_sizes(players, size, allowed)
        had = [game.byes[name] for name in game.names]
        assert max(had) - min(had) <= 1
        if flexible and players >= 6:
            assert byes == []


def partitions(names: list[str], size: int) -> Iterator[list[tuple[str, ...]]]:
    if not names:
        yield []
        return
    first, *rest = names
    for others in combinations(rest, size - 1):
        left = [name for name in rest if name not in others]
        for tables in partitions(left, size):
            yield [(first, *others), *tables]


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(((6, 3), (9, 3), (8, 4))), systems, st.integers(0, 999))
def test_opponents_repeat_only_where_no_pairing_avoids_it(
    shape: tuple[int, int], system: System, seed: int
) -> None:
    players, size = shape
    game = Tournament(players, system, size, (size,), seed)
    for _ in range(4):
        met = Counter(game.met)
        best = min(repeats(tables, met) for tables in partitions(game.names, size))
        tables, _ = game.play_round()
        assert repeats(tables, met) == best


def test_64_players_meet_nobody_twice_in_three_rounds() -> None:
    game = Tournament(64, "swiss", 4, FLEXIBLE, 5)
    for _ in range(3):
        game.play_round()
    assert max(game.met.values()) == 1


def test_the_first_round_spreads_the_best_and_later_ones_bring_equals_together() -> None:
    game = Tournament(16, "swiss", 4, FLEXIBLE, 2)
    tables, _ = game.play_round()
    levels = [sorted(int(name[1:]) // 4 for name in table) for table in tables]
    assert levels == [[0, 1, 2, 3]] * 4
    before = Counter(game.points)
    tables, _ = game.play_round()
    spread = [max(before[n] for n in t) - min(before[n] for n in t) for t in tables]
    assert sum(spread) <= 8  # four groups of equal points, as far as opponents allow
    assert max(game.met.values()) == 1


@settings(max_examples=10, deadline=None)
@given(st.integers(8, 24), st.integers(0, 99))
def test_seats_are_balanced(players: int, seed: int) -> None:
    game = Tournament(players, "swiss", 4, (4,), seed)
    for _ in range(4):
        game.play_round()
    firsts = [seats.count(0) for seats in game.seats.values()]
    assert max(firsts) <= 2
    assert sum(count == 2 for count in firsts) <= players // 4


@pytest.mark.parametrize(("players", "size", "most"), [(4, 4, 1), (8, 4, 5), (9, 3, 6), (6, 3, 7)])
def test_a_round_robin_ends_when_everybody_met(players: int, size: int, most: int) -> None:
    rounds = rounds_to_meet(players, size, (size,))
    assert (players - 1) / (size - 1) <= rounds <= most
    game = Tournament(players, "round_robin", size, (size,), 0)
    for _ in range(most):
        game.play_round()
    assert len(game.met) == players * (players - 1) // 2


def table(*results: tuple[str, int, int]) -> list[Score]:
    return [Score(*result) for result in results]


def test_points_come_first_then_places_shares_and_opponents() -> None:
    rounds = [
        RoundResult(
            [
                table(("ada", 1, 100), ("ben", 2, 50), ("cleo", 3, 50)),
                table(("dan", 1, 80), ("eve", 2, 70), ("fay", 3, 50)),
            ],
            ["gil"],
        )
    ]
    found = standings(["ada", "ben", "cleo", "dan", "eve", "fay", "gil"], rounds, 3)
    order = [(one.player, one.rank, one.points) for one in found]
    assert order == [
        ("ada", 1, 12),  # a greater share of the points than Dan
        ("dan", 2, 12),
        ("eve", 3, 6),  # 35 %, more than the third of a bye and than Ben's 25 %
        ("gil", 4, 6),
        ("ben", 5, 6),
        ("cleo", 6, 0),  # equal in everything
        ("fay", 6, 0),
    ]
    assert [one.byes for one in found if one.player == "gil"] == [1]


def test_unfinished_tables_do_not_count_and_equals_share_a_rank() -> None:
    rounds = [RoundResult([[Score("ada"), Score("ben", 1, 9), Score("cleo", 2, 8)]])]
    found = standings(["ada", "ben", "cleo"], rounds, 3)
    assert [(one.player, one.rank, one.points) for one in found] == [
        ("ada", 1, 0),
        ("ben", 1, 0),
        ("cleo", 1, 0),
    ]


def test_stronger_opponents_decide_between_equals() -> None:
    rounds = [
        RoundResult([table(("a", 1, 10), ("b", 2, 10), ("c", 3, 10))]),
        RoundResult([table(("d", 1, 10), ("b", 2, 10), ("e", 3, 10))]),
        RoundResult([table(("d", 1, 10), ("a", 2, 10), ("c", 3, 10))]),
        RoundResult([table(("e", 1, 10), ("c", 2, 10), ("f", 3, 10))]),
    ]
    found = {one.player: one for one in standings(list("abcdef"), rounds, 3)}
    assert found["d"].rank == 1
    assert found["b"].points == found["e"].points == 12
    assert found["b"].rank_sum == found["e"].rank_sum == 4
    assert found["b"].share == found["e"].share
    assert found["b"].opponents > found["e"].opponents
    assert found["b"].rank < found["e"].rank
