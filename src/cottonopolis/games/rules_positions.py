"""The rules of one set-up: positions, points and events in plain names."""

from abc import abstractmethod
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from cottonopolis.engine import game_loop
from cottonopolis.engine.events import (
    CARRIED_VIA,
    SCORED_MONEY,
    SCORED_TILE,
    Buffer,
    new_buffer,
)
from cottonopolis.engine.game_loop import OVER
from cottonopolis.errors import Fact
from cottonopolis.games.events import Event
from cottonopolis.games.positions import PointsNow, Position, SeatPoints, Tie
from cottonopolis.games.rules_base import BaseRules, Board, Setup, State, as_array_of_one


class PositionRules(BaseRules[Board, State, Setup]):
    """Positions and rankings, what everything would score now, and events."""

    @abstractmethod
    def position(self, state: State, pending: str | None = None) -> Position:
        """Return a state or a view in plain names."""

    def ranking(self, state: State) -> list[int]:
        """Return the seats by current rank, best first, ties broken.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> sorted(rules.ranking(rules.new(seed=11)))
        [0, 1, 2, 3]
        """
        out = np.zeros(self.players, dtype=np.int16)
        game_loop.rank_seats(self.board_array, as_array_of_one(state), out)
        found: list[int] = out.tolist()
        return found

    @abstractmethod
    def decided_by(self, state: State, ahead: int, behind: int) -> str:
        """Return what decides between two seats: "vp", or a tie-break."""

    def ties(self, state: State, ranking: Sequence[int]) -> list[Tie]:
        """Return the neighbours in a ranking that have equal points."""
        found = [Tie(a, b, self.decided_by(state, a, b)) for a, b in pairwise(ranking)]
        return [tie for tie in found if tie.by != "vp"]

    def final_ranking(self, state: State) -> tuple[list[int] | None, list[Tie]]:
        """Return the ranking and its ties; None and no ties before the end."""
        if state.stage != OVER:
            return None, []
        ranking = self.ranking(state)
        return ranking, self.ties(state, ranking)

    def score(self, state: State) -> list[int]:
        """Return the victory points by seat.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> rules.score(rules.new(seed=11))
        [0, 0, 0, 0]
        """
        return [int(points) for points in state.vp[: self.players]]

    def points_now(self, state: State) -> PointsNow:
        """Return what everything would score if the period, or the game, ended now.

        The rules score a copy of the state. Hidden information has no influence, so the points of
        a view are those of its state. After the end nothing is left to score.
        """
        tiles = dict.fromkeys(self.setup.slots, 0)
        links = dict.fromkeys(self.setup.links, 0)
        by_source = {source: [0] * self.players for source in ("links", "tiles", "money")}
        totals = [0] * self.players
        if state.stage != OVER:
            scored, events = self.copy(state), new_buffer()
            game_loop.score_board(self.board_array, as_array_of_one(scored), events)
            vp = self.score(state)
            totals = [after - vp[seat] for seat, after in enumerate(self.score(scored))]
            for number, *values in events[1 : int(events[0, 0]) + 1].tolist():
                facts = dict(zip(self.event_table[number].fields, values, strict=False))
                if "link" in facts:
                    in_points = self.link_unit == "vp"
                    points = facts["vp" if in_points else "amount"]
                    links[self.setup.links[facts["link"]]] = points
                    by_source["links"][facts["seat"]] += points if in_points else 0
                elif number == SCORED_TILE:
                    tiles[self.setup.slots[facts["place"]]] = facts["vp"]
                    by_source["tiles"][facts["seat"]] += facts["vp"]
                elif number == SCORED_MONEY:
                    by_source["money"][facts["seat"]] += facts["vp"]
        seats = [
            SeatPoints(
                links=links_of,
                tiles=tiles_of,
                money=money_of,
                other=total - links_of - tiles_of - money_of,
                total=total,
            )
            for links_of, tiles_of, money_of, total in zip(*by_source.values(), totals, strict=True)
        ]
        return PointsNow(seats, tiles, links, self.link_unit)

    # Events

    def events(self, buffer: Buffer) -> list[Event]:
        """Return the events of a buffer in plain names."""
        found: list[Event] = []
        for number, *values in buffer[1 : int(buffer[0, 0]) + 1].tolist():
            if number == CARRIED_VIA:
                event = found[-1]
                path = (*event.path, str(self.event_value("node", values[0])))
                found[-1] = Event(event.kind, event.facts, event.currency, path)
                continue
            kind = self.event_table[number]
            named = zip(kind.fields, values, strict=False)
            facts = {field: self.event_value(field, value) for field, value in named}
            found.append(Event(kind, facts, self.currency))
        return found

    @abstractmethod
    def event_value(self, field: str, value: int) -> Fact:
        """Translate a number of an event to a plain name."""
