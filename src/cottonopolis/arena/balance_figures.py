"""The figures of a balance run: seats, returns, wins by tile, openings, lengths and droughts.

docs/balance.md explains each of them.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from cottonopolis.arena.accounts import GameFacts, LinkAccount, TileAccount
from cottonopolis.arena.balance import BalancePlan
from cottonopolis.arena.figures import NORMAL_95, rounded, wilson
from cottonopolis.games.printed import PrintedBoard

Json = dict[str, Any]

# An opening is alive if it is played this often, or costs less when it is tried instead
ALIVE_SHARE = 0.05
ALIVE_COST_VP = 1.0
MIN_TRIALS = 20  # fewer say nothing
LINES_SHOWN = 8


def balance_figures(plan: BalancePlan, games: Iterable[GameFacts]) -> Json:
    """Return all figures, ready for JSON."""
    played = sorted(games, key=lambda facts: facts.seed)
    rules = plan.rules
    board = rules.printed()
    per_vp = rules.money_per_vp() or 1
    points = np.array([facts.vp for facts in played], dtype=np.float64)
    return {
        "game": plan.game,
        "map": rules.map_name,
        "players": plan.players,
        "games": len(played),
        "seed": plan.seed,
        "width": plan.width,
        "tuning_games": plan.tuning_games,
        "money_per_vp": per_vp,
        "mean_vp": rounded(points.mean(), 2),
        "mean_winner_vp": rounded(points.max(axis=1).mean(), 2),
        "seats": seat_figures(plan.players, played),
        "industries": industry_figures(board, played, per_vp),
        "links": link_figures(played, per_vp),
        "actions": action_figures(plan.players, played),
        "never_built": never_built(board, played),
        "rounds": round_figures(played),
        "droughts": drought_figures(played),
        "openings": opening_figures(played),
    }


def seat_figures(players: int, games: Sequence[GameFacts]) -> list[Json]:
    """Return wins and points by place in the first turn order."""
    found = []
    for turn in range(players):
        wins = sum(facts.places[facts.order[turn]] == 0 for facts in games)
        points = [facts.vp[facts.order[turn]] for facts in games]
        share = win_share(wins, len(games))
        found.append({"turn": turn + 1, **share, "mean_vp": rounded(float(np.mean(points)), 2)})
    return found


def win_share(wins: int, games: int) -> Json:
    """Return a share of wins with its interval; None if there were no games."""
    if games == 0:
        return {"players": 0, "win_rate": None, "win_rate_ci95": None}
    low, high = wilson(wins, games)
    return {
        "players": games,
        "win_rate": rounded(wins / games, 4),
        "win_rate_ci95": [rounded(low, 4), rounded(high, 4)],
    }


def net_of(account: TileAccount | LinkAccount, per_vp: int) -> float:
    """Return what a tile or link brought less what it cost, in money."""
    return account.earned + per_vp * account.vp - account.paid


def per_action(parts: Sequence[tuple[float, float]]) -> Json:
    """Return the net per action and its 95 % half-width; one pair of net and actions per game.

    >>> per_action([(10.0, 2.0), (30.0, 4.0)])
    {'net_per_action': 6.67, 'net_per_action_ci95': 2.18}
    """
    net = np.array([part[0] for part in parts])
    actions = np.array([part[1] for part in parts])
    total = float(actions.sum())
    if total == 0:
        return {"net_per_action": None, "net_per_action_ci95": None}
    mean = float(net.sum()) / total
    half = None
    if len(parts) > 1:
        off = net - mean * actions
        error = math.sqrt(float((off**2).sum()) * len(parts) / (len(parts) - 1)) / total
        half = NORMAL_95 * error
    return {"net_per_action": rounded(mean, 2), "net_per_action_ci95": rounded(half, 2)}


def industry_figures(board: PrintedBoard, games: Sequence[GameFacts], per_vp: int) -> list[Json]:
    """Return the returns of every industry and level, and the wins of those who built it."""
    found = []
    for industry in board.industries:
        tiles = [[t for t in facts.tiles if t.industry == industry] for facts in games]
        wasted = [facts.wasted_developments[industry] for facts in games]
        levels = [
            level_figures(tile.level, tiles, games, per_vp)
            for tile in board.tiles
            if tile.industry == industry and tile.buildable
        ]
        pairs = [
            (sum(net_of(t, per_vp) for t in some), sum(t.actions for t in some) + lost)
            for some, lost in zip(tiles, wasted, strict=True)
        ]
        found.append(
            {
                "industry": industry,
                "built_per_game": rounded(sum(map(len, tiles)) / len(games), 2),
                "wasted_developments_per_game": rounded(sum(wasted) / len(games), 2),
                **per_action(pairs),
                "levels": levels,
            }
        )
    return found


def level_figures(
    level: int,
    tiles: Sequence[Sequence[TileAccount]],
    games: Sequence[GameFacts],
    per_vp: int,
) -> Json:
    """Return the figures of the tiles of one industry and level; `tiles` are those of a game."""
    chosen = [[tile for tile in some if tile.level == level] for some in tiles]
    every = [tile for some in chosen for tile in some]
    builders = [{tile.seat for tile in some} for some in chosen]
    won = sum(
        facts.places[seat] == 0
        for facts, some in zip(games, builders, strict=True)
        for seat in some
    )
    count = sum(map(len, builders))
    others = sum(len(facts.vp) for facts in games) - count
    pairs = [
        (sum(net_of(t, per_vp) for t in some), sum(t.actions for t in some)) for some in chosen
    ]
    return {
        "level": level,
        "built_per_game": rounded(len(every) / len(games), 2),
        "flipped": rounded(float(np.mean([t.flipped for t in every])), 3) if every else None,
        "net": rounded(float(np.mean([net_of(t, per_vp) for t in every])), 2) if every else None,
        "actions": rounded(float(np.mean([t.actions for t in every])), 2) if every else None,
        **per_action(pairs),
        "builders": win_share(won, count),
        "others": win_share(len(games) - won, others),
    }


def link_figures(games: Sequence[GameFacts], per_vp: int) -> Json:
    """Return the return of links."""
    pairs = [
        (
            sum(net_of(link, per_vp) for link in facts.links),
            sum(link.actions for link in facts.links),
        )
        for facts in games
    ]
    built = sum(len(facts.links) for facts in games)
    return {"built_per_game": rounded(built / len(games), 2), **per_action(pairs)}


def action_figures(players: int, games: Sequence[GameFacts]) -> Json:
    """Return how often each kind of action is played, and other payments, per player and game."""
    seats = players * len(games)
    kinds: Counter[str] = Counter()
    money: Counter[str] = Counter()
    for facts in games:
        kinds += facts.actions
        money += facts.other_money
    return {
        "by_kind": {kind: rounded(count / seats, 2) for kind, count in sorted(kinds.items())},
        "other_money": {name: rounded(total / seats, 2) for name, total in sorted(money.items())},
    }


def never_built(board: PrintedBoard, games: Sequence[GameFacts]) -> Json:
    """Return the tiles, slots and links that no player ever used."""
    tiles = {(t.industry, t.level) for facts in games for t in facts.tiles}
    places = {tile.place for facts in games for tile in facts.tiles}
    links = {link.link for facts in games for link in facts.links}
    slots = [slot for place in board.places for slot in place.slots]
    takes = {industry for slot in slots for industry in slot.industries}
    return {
        "tiles": [
            f"{tile.industry} {tile.level}"
            for tile in board.tiles
            if tile.buildable
            and tile.industry in takes
            and (tile.industry, tile.level) not in tiles
        ],
        "slots": [slot.id for slot in slots if slot.id not in places],
        "links": [link.id for link in board.links if link.id not in links],
    }


def round_figures(games: Sequence[GameFacts]) -> Json:
    """Return the length of games in rounds."""
    rounds = [facts.rounds for facts in games]
    low, median, high = np.percentile(rounds, (5, 50, 95))
    return {
        "mean": rounded(float(np.mean(rounds)), 2),
        "p5": rounded(low, 1),
        "median": rounded(median, 1),
        "p95": rounded(high, 1),
    }


def drought_figures(games: Sequence[GameFacts]) -> Json:
    """Return the shares of rounds without buyers, of actions without a choice, of unsold tiles."""
    rounds = sum(facts.rounds for facts in games)
    actions = sum(facts.actions.total() for facts in games)
    goods = sorted({good for facts in games for good in facts.dry_rounds})
    unsold = {}
    for good in goods:
        tiles = [t for facts in games for t in facts.tiles if t.industry == good]
        share = sum(not tile.flipped for tile in tiles) / len(tiles) if tiles else None
        unsold[good] = rounded(share, 4)
    return {
        "rounds_without_buyers": {
            good: rounded(sum(facts.dry_rounds[good] for facts in games) / rounds, 4)
            for good in goods
        },
        "unsold": unsold,
        "idle_actions": rounded(sum(facts.idle_actions for facts in games) / actions, 4),
        "stuck_actions": rounded(sum(facts.stuck_actions for facts in games) / actions, 4),
    }


def opening_figures(games: Sequence[GameFacts]) -> Json:
    """Return the first actions, what others would have cost, and the longer openings."""
    first: dict[str, list[int]] = {}  # by opening: 1 for each win
    lines: Counter[str] = Counter()
    for facts in games:
        for seat, opening in enumerate(facts.openings):
            first.setdefault(opening[0], []).append(facts.places[seat] == 0)
            lines[", ".join(opening)] += 1
    seats = lines.total()
    trials: dict[str, list[int]] = {}
    for facts in games:
        for tried_first, difference in facts.trials:
            trials.setdefault(tried_first, []).append(difference)
    found = []
    for name in sorted({*first, *trials}, key=lambda one: (-len(first.get(one, ())), one)):
        wins = first.get(name, [])
        tried = trial_figures(trials.get(name, []))
        cheap = tried["trials"] >= MIN_TRIALS and tried["trial_vp"] > -ALIVE_COST_VP
        found.append(
            {
                "opening": name,
                "share": rounded(len(wins) / seats, 4),
                **win_share(sum(wins), len(wins)),
                **tried,
                "alive": len(wins) >= ALIVE_SHARE * seats or cheap,
            }
        )
    return {
        "first": found,
        "alive": sum(one["alive"] for one in found),
        "effective": rounded(effective_number(len(wins) for wins in first.values()), 2),
        "lines": {
            "different": len(lines),
            "alive": sum(count >= ALIVE_SHARE * seats for count in lines.values()),
            "effective": rounded(effective_number(lines.values()), 2),
            "most_played": [
                {"line": line, "share": rounded(count / seats, 4)}
                for line, count in lines.most_common(LINES_SHOWN)
            ],
        },
    }


def trial_figures(differences: Sequence[int]) -> Json:
    """Return the mean difference in points to the first action played, and its half-width."""
    half = None
    if len(differences) > 1:
        half = NORMAL_95 * float(np.std(differences, ddof=1)) / math.sqrt(len(differences))
    return {
        "trials": len(differences),
        "trial_vp": rounded(float(np.mean(differences)), 2) if differences else None,
        "trial_vp_ci95": rounded(half, 2),
    }


def effective_number(counts: Iterable[int]) -> float:
    """Return how many equally frequent things would be as diverse: the exponential of the entropy.

    >>> effective_number([5, 5]), effective_number([7])
    (2.0, 1.0)
    """
    some = [count for count in counts if count]
    total = sum(some)
    return math.exp(-sum(count / total * math.log(count / total) for count in some))
