"""Why a turn fails: where the points of two turns come from, in the mean of play-outs."""

from collections import defaultdict
from typing import Any

import numpy as np

from cottonopolis.engine.events import Buffer
from cottonopolis.games.events import Event
from cottonopolis.games.rules import AnyRules
from cottonopolis.puzzles.playouts import PlayOuts, game_buffer, write_events
from cottonopolis.puzzles.puzzle import Reasons
from cottonopolis.puzzles.turns import PlayedTurn

REASON_DEALS = 256  # at most
LINKS, MONEY, LOANS = "links", "money", "loans"
GAINS = {"scored_link": LINKS, "scored_money": MONEY}
LOSSES = {"lost_for_loans": LOANS, "forgiven": LOANS}
COUNTED = ("built", "scored_tile", *GAINS, *LOSSES)
MIN_SHOWN_VP = 0.05

Sources = dict[str, float]


def reasons_for(
    rules: AnyRules,
    playouts: PlayOuts,
    view: Any,
    seat: int,
    solution: PlayedTurn,
    tempting: PlayedTurn,
    first_seed: int,
    deals: int = REASON_DEALS,
) -> Reasons:
    """Compare the sources of points after two turns.

    With the play-outs and the deals of a comparison, the figures are those behind its gap.
    """
    own: Sources = defaultdict(float)
    rivals: dict[int, float] = defaultdict(float)
    for seed in range(first_seed, first_seed + deals):
        for sign, turn in ((1, solution), (-1, tempting)):
            state = rules.redeal(view, seat, seed)
            for owner, sources in enumerate(points_by_source(rules, playouts, state, turn, seed)):
                for source, points in sources.items():
                    if owner == seat:
                        own[source] += sign * points / deals
                    else:
                        rivals[owner] += sign * points / deals
    return Reasons(_rounded(own), {s: round(p, 1) for s, p in sorted(rivals.items())}, deals)


def points_by_source(
    rules: AnyRules, playouts: PlayOuts, state: Any, turn: PlayedTurn, seed: int
) -> list[Sources]:
    """Play a turn and the rest of the game; returns the points scored by seat and source."""
    found: list[Sources] = [defaultdict(float) for _ in range(rules.players)]
    tiles = {
        slot: tile.industry
        for slot, tile in rules.position(state).slots.items()
        if tile is not None
    }
    buffer = game_buffer()
    write_events(rules, state, np.array(turn.decisions, dtype=np.int16), buffer)
    playouts.finish(state, seed, buffer)
    for event in rules.events(_counted(rules, buffer)):
        _count(event, tiles, found)
    return found


def _counted(rules: AnyRules, buffer: Buffer) -> Buffer:
    """Keep the events that tell where points come from: names for all would take long."""
    numbers = [number for number, kind in enumerate(rules.event_table) if kind.name in COUNTED]
    events = buffer[1 : int(buffer[0, 0]) + 1]
    kept = events[np.isin(events[:, 0], numbers)]
    found = np.zeros((len(kept) + 1, buffer.shape[1]), dtype=np.int16)
    found[0, 0] = len(kept)
    found[1:] = kept
    return found


def _count(event: Event, tiles: dict[str, str], found: list[Sources]) -> None:
    facts = event.facts
    if event.name == "built":
        tiles[str(facts["place"])] = str(facts["industry"])
    elif event.name == "scored_tile":
        found[int(facts["seat"])][tiles[str(facts["place"])]] += int(facts["vp"])
    elif event.name in GAINS:
        found[int(facts["seat"])][GAINS[event.name]] += int(facts["vp"])
    elif event.name in LOSSES:
        found[int(facts["seat"])][LOSSES[event.name]] -= int(facts["vp"])


def _rounded(sources: Sources) -> Sources:
    """The largest difference first, without those that are nearly zero."""
    ordered = sorted(sources.items(), key=lambda item: (-abs(item[1]), item[0]))
    return {name: round(points, 1) for name, points in ordered if abs(points) >= MIN_SHOWN_VP}
