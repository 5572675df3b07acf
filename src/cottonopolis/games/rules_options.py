"""The rules of one set-up: what its decisions mean."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from cottonopolis.engine import game_loop
from cottonopolis.engine.events import NO_EVENTS
from cottonopolis.engine.game_loop import ACTION, NO_TRACE
from cottonopolis.engine.prices import total
from cottonopolis.games.actions import Action, Choice
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option
from cottonopolis.games.rules_base import BaseRules, Board, Setup, State, as_array_of_one


class OptionRules(BaseRules[Board, State, Setup]):
    """Decisions as options: their target, price, cards and text."""

    def choice_of(self, decision: int) -> Choice[Any, State, Setup]:
        """Return the `Choice` or `Action` that a decision belongs to."""
        return self.kinds[int(self.table.kind_of(decision))]

    def options_after(self, state: State, decisions: Sequence[int]) -> list[tuple[int, list[int]]]:
        """Return the stage after each of some legal decisions, and the options there."""
        count = len(decisions)
        stages = np.zeros(count, dtype=np.int16)
        counts = np.zeros(count, dtype=np.int16)
        options = np.zeros((count, self.decision_count), dtype=np.int16)
        scratch = np.zeros(1, dtype=self.state_dtype)
        game_loop.list_following(
            self.board_array,
            as_array_of_one(state),
            np.array(decisions, dtype=np.int16),
            scratch,
            stages,
            counts,
            options,
            NO_EVENTS,
            NO_TRACE,
        )
        found = zip(stages.tolist(), counts.tolist(), options, strict=True)
        return [(stage, row[:n].tolist()) for stage, n, row in found]

    def price(self, state: State, decision: int) -> int | None:
        """Return the whole price of a decision; None if it never costs money."""
        choice = self.choice_of(decision)
        if not isinstance(choice, Action) or choice.bill is None:
            return None
        return int(total(game_loop.find_bill(self.board_array, as_array_of_one(state), decision)))

    def describe(self, state: State, decision: int) -> Option:
        """Return the meaning of a decision, without its text and price."""
        return self.choice_of(decision).describe(self.setup, state, decision)

    def option(self, state: State, decision: int) -> Option:
        """Return the meaning of a legal decision."""
        option = self.describe(state, decision)
        option.text = self.decision_text(state, decision)
        option.price = self.price(state, decision)
        return option

    def options_meant(
        self,
        state: State,
        target: str | None = None,
        kind: str | None = None,
        industry: str | None = None,
    ) -> list[Option]:
        """Return the decisions that a player may mean now, legal or not.

        They match the target, kind and industry that are given.
        """
        found = []
        for decision in self._ids_of(kind):
            choice = self.choice_of(decision)
            if not self.table.is_asked(int(state.stage), choice.kind):
                continue
            option = self.describe(state, decision)
            if (
                (target is None or (option.target is not None and option.target.id == target))
                and kind in (option.kind, None)
                and industry in (option.industry, None)
                and self._is_printed(option)
                and choice.is_plausible(state, decision)
            ):
                found.append(option)
        return found

    def _ids_of(self, kind: str | None) -> range:
        """Return all ids, or those of a kind; none if it is unknown."""
        if kind is None:
            return range(self.table.size)
        if kind not in self.table.names:
            return range(0)
        first = self.table.first(kind)
        return range(first, first + self.table.ranges[self.table.kind(kind)].size)

    def _is_printed(self, option: Option) -> bool:
        """Whether the target of an option is on this map, and a slot shows its industry."""
        target = option.target
        if target is None or target.kind not in ("slot", "link"):
            return True
        if target.kind == "link":
            return target.id in self._links
        printed = self._slot_industries.get(target.id)
        return printed is not None and (option.industry is None or option.industry in printed)

    @cached_property
    def industries(self) -> tuple[str, ...]:
        """The industries of the player boards."""
        return tuple(self.printed().industries)

    @cached_property
    def _links(self) -> frozenset[str]:
        return frozenset(link.id for link in self.printed().links)

    @cached_property
    def _slot_industries(self) -> dict[str, list[str]]:
        return {s.id: s.industries for place in self.printed().places for s in place.slots}

    def card_names(self, decisions: Iterable[int]) -> list[str]:
        """Return the names of the cards among some decisions."""
        kind = self.table.names.index("card") if "card" in self.table.names else None
        first = self.table.first("card") if kind is not None else 0
        return [self.setup.cards[d - first] for d in decisions if self.table.kind_of(d) == kind]

    def cards_for(self, state: State, decision: int) -> list[str] | None:
        """Return the cards in hand that suffice alone for a new action; None if it needs none."""
        if state.stage != ACTION:
            return None
        after = self.copy(state)
        self.step(after, decision)
        if "card" not in self.table.stages[int(after.stage)]:
            return None
        return self.card_names(self.legal(after))

    def next_order(self, state: State, seat: int, price: int) -> list[int]:
        """Return the next turn order if one seat spends a price and nobody else spends more."""
        order: list[int] = state.order[: self.players].tolist()
        return order

    def decision_text(self, state: State, decision: int) -> str:
        """Return one decision in the notation.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> state = rules.new(seed=11)
        >>> rules.decision_text(state, rules.legal(state)[0])
        'build cotton_mill blackburn.1'
        """
        seat = self.seat_to_move(state) or 0
        when = (int(state.stage), int(state.period), int(state.round_number))
        return self.choice_of(decision).write(self.setup, Step(decision, seat, *when))
