"""Pairing of a round: who sits at which table, in which seat, and who has a bye.

Everything here is a pure function of its arguments. The aims, in this order:

1. as few byes as possible, and nobody has a second bye while somebody has had none;
2. no repeated opponents where that can be avoided;
3. Swiss: players with similar results meet (in the first round, every table gets players of all
   strengths);
4. everybody sits in each seat about equally often.
"""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Literal

System = Literal["swiss", "round_robin"]
MIN_TABLE_SIZE, MAX_TABLE_SIZE = 3, 5
RESTARTS = 24  # of the search, while there are repeated opponents
MAX_PASSES = 40  # of the search over all swaps
MAX_PLANNED_ROUNDS = 60

Pair = frozenset[str]
Table = list[str]


@dataclass(frozen=True)
class Entrant:
    """A player who takes part in the next round."""

    id: str
    seed: int  # 1 for the best rated
    points: float = 0.0  # tournament points so far
    byes: int = 0
    seats: tuple[int, ...] = ()  # seats of the earlier rounds


@dataclass(frozen=True)
class Round:
    """The pairing of a round: the players of each table in the order of seats, and the byes."""

    tables: list[Table] = field(default_factory=list)
    byes: list[str] = field(default_factory=list)


def table_sizes(players: int, size: int, allowed: Iterable[int]) -> list[int]:
    """Split players into tables with as few byes as possible, of sizes close to the usual one.

    >>> table_sizes(10, 4, (3, 4, 5))
    [4, 3, 3]
    >>> table_sizes(9, 4, (4,))
    [4, 4]
    """
    sizes = sorted({size, *allowed} & set(range(MIN_TABLE_SIZE, MAX_TABLE_SIZE + 1)))
    # best[n]: the seats left empty, the deviation from the usual size, and the tables
    best: list[tuple[int, int, list[int]]] = [(0, 0, [])]
    for number in range(1, players + 1):
        options = [(best[number - 1][0] + 1, best[number - 1][1], best[number - 1][2])]
        for seats in sizes:
            if seats <= number:
                byes, deviation, tables = best[number - seats]
                options.append((byes, deviation + (seats - size) ** 2, [*tables, seats]))
        best.append(min(options))
    return sorted(best[players][2], reverse=True)


def pair_round(
    entrants: Sequence[Entrant],
    met: Mapping[Pair, int],
    system: System,
    size: int,
    allowed: Iterable[int],
    rng: random.Random,
) -> Round:
    """Pair the next round; `met` says how often two players have met."""
    order = sorted(entrants, key=lambda one: (-one.points, one.seed, one.id))
    sizes = table_sizes(len(order), size, allowed)
    byes = _choose_byes(order, len(order) - sum(sizes))
    playing = [one for one in order if one.id not in byes]
    points = {one.id: one.points for one in playing}
    is_first = not met and len(set(points.values())) <= 1
    if system == "round_robin":
        points = dict.fromkeys(points, 0.0)
    elif is_first:
        playing = _across(playing, sizes)
    tables = _search([one.id for one in playing], sizes, met, points, rng)
    by_id = {one.id: one for one in playing}
    return Round([_seat([by_id[one] for one in table], rng) for table in tables], byes)


def _choose_byes(order: Sequence[Entrant], count: int) -> list[str]:
    """The lowest ranked of those who had the fewest byes."""
    worst_first = sorted(enumerate(order), key=lambda item: (item[1].byes, -item[0]))
    return [one.id for _, one in worst_first[:count]]


def _across(order: Sequence[Entrant], sizes: Sequence[int]) -> list[Entrant]:
    """The players table by table, so that each table gets one of every level of strength."""
    tables: list[list[Entrant]] = [[] for _ in sizes]
    rest = list(order)
    for level in range(max(sizes, default=0)):
        open_tables = [n for n, size in enumerate(sizes) if level < size]
        for number in open_tables:
            tables[number].append(rest.pop(0))
    return [one for table in tables for one in table]


def _search(
    order: list[str],
    sizes: Sequence[int],
    met: Mapping[Pair, int],
    points: Mapping[str, float],
    rng: random.Random,
) -> list[Table]:
    """Improve a pairing by swaps; start again from other ones while opponents are repeated."""
    best = _improve(_cut(order, sizes), met, points)
    for _ in range(RESTARTS):
        if not repeats(best, met):
            break
        shuffled = order[:]
        rng.shuffle(shuffled)
        found = _improve(_cut(shuffled, sizes), met, points)
        best = min(best, found, key=lambda tables: _cost(tables, met, points))
    return best


def _cut(order: Sequence[str], sizes: Sequence[int]) -> list[Table]:
    rest = iter(order)
    return [[next(rest) for _ in range(size)] for size in sizes]


def repeats(tables: Iterable[Sequence[str]], met: Mapping[Pair, int]) -> int:
    """How badly a pairing repeats opponents; 0 if nobody meets somebody again."""
    return sum(_table_cost(table, met, {})[0] for table in tables)


def _table_cost(
    table: Sequence[str], met: Mapping[Pair, int], points: Mapping[str, float]
) -> tuple[int, float]:
    """The repeated opponents at a table, and the differences of points."""
    again, spread = 0, 0.0
    for one, other in combinations(table, 2):
        often = met.get(frozenset((one, other)), 0)
        again += often * often + often
        spread += (points.get(one, 0.0) - points.get(other, 0.0)) ** 2
    return again, spread


def _cost(
    tables: Sequence[Table], met: Mapping[Pair, int], points: Mapping[str, float]
) -> tuple[int, float]:
    costs = [_table_cost(table, met, points) for table in tables]
    return sum(cost[0] for cost in costs), sum(cost[1] for cost in costs)


def _improve(
    tables: list[Table], met: Mapping[Pair, int], points: Mapping[str, float]
) -> list[Table]:
    """Swap players of two tables as long as that improves them."""
    costs = [_table_cost(table, met, points) for table in tables]
    changed = set(range(len(tables)))
    for _ in range(MAX_PASSES):
        touched: set[int] = set()
        for a, b in combinations(range(len(tables)), 2):
            if a in changed or b in changed:
                touched |= _swap_best(tables, costs, a, b, met, points)
        if not touched:
            break
        changed = touched
    return tables


def _swap_best(
    tables: list[Table],
    costs: list[tuple[int, float]],
    a: int,
    b: int,
    met: Mapping[Pair, int],
    points: Mapping[str, float],
) -> set[int]:
    """Make the best swap between two tables, if there is one; return the changed tables."""
    if costs[a][0] + costs[b][0] == 0 and costs[a][1] + costs[b][1] == 0:
        return set()
    best = (costs[a][0] + costs[b][0], costs[a][1] + costs[b][1])
    chosen: tuple[Table, Table] | None = None
    for i in range(len(tables[a])):
        for j in range(len(tables[b])):
            one, other = tables[a][:], tables[b][:]
            one[i], other[j] = other[j], one[i]
            first, second = _table_cost(one, met, points), _table_cost(other, met, points)
            cost = (first[0] + second[0], first[1] + second[1])
            if cost[0] < best[0] or (cost[0] == best[0] and cost[1] < best[1] - 1e-9):
                best, chosen = cost, (one, other)
    if chosen is None:
        return set()
    tables[a], tables[b] = chosen
    costs[a], costs[b] = (_table_cost(table, met, points) for table in chosen)
    return {a, b}


def _seat(table: Sequence[Entrant], rng: random.Random) -> Table:
    """The players in the order of seats, so that everybody has each seat about equally often."""
    counts = [Counter(one.seats) for one in table]
    # Ties are drawn: otherwise the better seed would always get the first seat
    orders = list(permutations(range(len(table))))
    rng.shuffle(orders)

    def cost(order: tuple[int, ...]) -> int:
        return sum((counts[player][seat] + 1) ** 2 for seat, player in enumerate(order))

    return [table[player].id for player in min(orders, key=cost)]


def meetings(tables: Iterable[Iterable[str]]) -> Counter[Pair]:
    """How often each two players have met at these tables."""
    found: Counter[Pair] = Counter()
    for table in tables:
        found.update(frozenset(pair) for pair in combinations(table, 2))
    return found


def rounds_to_meet(players: int, size: int, allowed: Iterable[int]) -> int:
    """After how many rounds of a round robin everybody has met everybody."""
    names = [str(number) for number in range(players)]
    if len(table_sizes(players, size, allowed)) == 0:
        return 0
    met: Counter[Pair] = Counter()
    byes: Counter[str] = Counter()
    allowed = tuple(allowed)
    for played in range(MAX_PLANNED_ROUNDS):
        if len(met) == players * (players - 1) // 2:
            return played
        entrants = [Entrant(name, number, 0.0, byes[name]) for number, name in enumerate(names)]
        found = pair_round(
            entrants, met, "round_robin", size, allowed, random.Random(f"{players}:{played}")
        )
        met += meetings(found.tables)
        byes.update(found.byes)
    return MAX_PLANNED_ROUNDS
