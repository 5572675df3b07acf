"""Brass behind the contract that every game fulfils (see `cottonopolis.games.contract`)."""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.events import NO_EVENTS, Buffer, new_buffer
from cottonopolis.errors import Fact, IllegalMove, Reason
from cottonopolis.games.brass import (
    data,
    explain,
    happenings,
    hidden,
    menu,
    play,
    policies,
    rounds,
)
from cottonopolis.games.brass.decisions import DECISIONS, DISTANT_MARKET, LINK_0
from cottonopolis.games.brass.facts import seat_to_move
from cottonopolis.games.brass.layout import (
    ACTION,
    GIVE_UP,
    INDUSTRIES,
    NO_ACTION,
    OVER,
    PERIODS,
    State,
    copy_state,
    new_state,
)
from cottonopolis.games.brass.menu import Message
from cottonopolis.games.brass.notation import ANY_PERIOD, Notation, Wanted, column_of
from cottonopolis.games.brass.position import Json, position, ranking
from cottonopolis.games.contract import Action, Event, Step

LONGEST_GAME = 8192  # steps
UNCHECKED = np.array([-1], dtype=np.int16)  # whoever is to move, in whatever period
TRACE_ROWS = 256  # no decision sets off more steps than this


class BrassRules:
    """One set-up of Brass: number of players and variants."""

    game = "brass"
    version = 1
    decisions = DECISIONS

    def __init__(self, players: int, variants: Iterable[str]) -> None:
        self.players = players
        self.variants = tuple(sorted(variants))
        self.setup = data.setup(players, self.variants)
        self.notation = Notation(self.setup)
        self.board = self.setup.board

    # Playing

    def new(self, seed: int, events: Buffer = NO_EVENTS) -> State:
        """A game ready for its first decision."""
        state = new_state()
        rounds.start_game(self.board, state, seed, events)
        return state

    def copy(self, state: State) -> State:
        """An independent copy."""
        return copy_state(state)

    def seat_to_move(self, state: State) -> int | None:
        """Who decides now."""
        return None if state.stage == OVER else seat_to_move(state)

    def legal(self, state: State) -> list[int]:
        """The ids of all legal decisions."""
        options = play.new_options()
        count = play.legal(self.board, state, options)
        return [int(decision) for decision in options[:count]]

    def is_legal(self, state: State, decision: int) -> bool:
        """Whether this decision may be played now."""
        return 0 <= decision < DECISIONS and play.faults(self.board, state, decision) == 0

    def step(self, state: State, decision: int, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play one decision and nothing else."""
        trace = np.zeros((2, 5), dtype=np.int16)
        play.step(self.board, state, decision, events, trace)
        return _steps(trace)

    def apply(self, state: State, decision: int, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play one decision and what follows by itself; returns all steps."""
        return self.step(state, decision, events) + self.settle(state, events)

    def settle(self, state: State, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play what follows by itself."""
        trace = np.zeros((TRACE_ROWS, 5), dtype=np.int16)
        play.settle(self.board, state, events, trace, play.new_options())
        return _steps(trace)

    def replay(self, state: State, decisions: NDArray[np.int16]) -> int:
        """Play many steps at once; returns how many were legal."""
        return play.replay(self.board, state, decisions, NO_EVENTS, play.NO_TRACE)

    # Text

    def play_text(self, state: State, text: str, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play one whole action given in the notation.

        Raises IllegalMove and may leave the state half-way then, so pass a copy. Whether the
        action is refused never depends on what is hidden: sales named after one to the Distant
        Market are judged as if it had demand, and are not made if it turns out to have none (B28).
        """
        wanted = self.notation.read(text)
        self._check_period(state, text, wanted)
        decisions = self._chosen(state, text, wanted)
        sells_blind = DISTANT_MARKET in decisions[:-1]
        if sells_blind:
            blind = copy_state(state)
            blind.market_tiles[:] = 0
            self._follow(blind, text, wanted, decisions, NO_EVENTS)
        return self._follow(state, text, wanted, decisions, events, may_end_early=sells_blind)

    def _check_period(self, state: State, text: str, wanted: Wanted) -> None:
        """B23: a canal can be asked for only in the canal period, a rail in the rail period."""
        if wanted.period in (ANY_PERIOD, state["period"]):
            return
        link = self.setup.links[wanted.choices[0][0] - LINK_0]
        reason = Reason("B23_WRONG_PERIOD", {"link": link, "period": PERIODS[state["period"]]})
        raise IllegalMove(text, [reason], column_of(text, 0))

    def _follow(
        self,
        state: State,
        text: str,
        wanted: Wanted,
        decisions: list[int],
        events: Buffer,
        may_end_early: bool = False,
    ) -> list[Step]:
        """Play the decisions of one action, or say which of them is refused and why."""
        before = copy_state(state)
        trace = np.zeros((TRACE_ROWS, 5), dtype=np.int16)
        played = play.follow(
            self.board,
            state,
            np.array(decisions, dtype=np.int16),
            np.array([len(decisions)], dtype=np.int32),
            UNCHECKED,
            UNCHECKED,
            events,
            trace,
            play.new_options(),
        )
        finished = state["pending"] == NO_ACTION
        if finished and (played == len(decisions) or (may_end_early and played > 0)):
            return _steps(trace)
        if played == len(decisions):
            options = ", ".join(self.decision_text(state, d) for d in self.legal(state))
            raise IllegalMove(
                text, [Reason("NOTATION_CHOOSE", {"options": options})], len(text) + 1
            )
        column = column_of(text, wanted.words[played])
        resource = wanted.resources[played]
        if resource and explain.stage_name(state) != resource:
            reasons = explain.source_reasons(self.setup, before, decisions, played, resource)
        elif played > 0 and finished:
            reasons = [Reason("NOTATION_NOT_ASKED")]
        else:
            buyer = decisions[played + 1] if len(decisions) > played + 1 else None
            cards = wanted.cards if played == 0 else None
            reasons = self.reasons(state, decisions[played], cards, buyer)
        raise IllegalMove(text, reasons, column)

    def play_all(self, state: State, actions: list[tuple[int, Wanted]]) -> list[Step] | None:
        """Play many actions (seat, or -1 for whoever is to move, and decisions) at once.

        None if something is refused or not said exactly; then play them one by one to learn what.
        """
        wanted: list[int] = []
        ends: list[int] = []
        for _, action in actions:
            for choice in action.choices:
                if len(choice) > 1:
                    return None
                wanted.append(choice[0])
            ends.append(len(wanted))
        trace = np.zeros((LONGEST_GAME, 5), dtype=np.int16)
        played = play.follow(
            self.board,
            state,
            np.array(wanted, dtype=np.int16),
            np.array(ends, dtype=np.int32),
            np.array([seat for seat, _ in actions], dtype=np.int16),
            np.array([action.period for _, action in actions], dtype=np.int16),
            NO_EVENTS,
            trace,
            play.new_options(),
        )
        return _steps(trace) if played == len(wanted) and not state["pending"] else None

    def _chosen(self, state: State, text: str, wanted: Wanted) -> list[int]:
        """Settle which slot is meant wherever its number was left out."""
        chosen: list[int] = []
        for place, choice in enumerate(wanted.choices):
            if len(choice) == 1:
                chosen.append(choice[0])
                continue
            cards = wanted.cards if place == 0 else None
            legal = [d for d in choice if self._would_do(state, d, place, cards)]
            if not legal:
                legal = [min(choice, key=lambda d: len(self.reasons(state, d, cards)))]
            if len({self._face(state, d) for d in legal}) > 1:
                options = ", ".join(self.decision_text(state, d) for d in legal)
                column = column_of(text, wanted.words[place])
                raise IllegalMove(text, [Reason("NOTATION_CHOOSE", {"options": options})], column)
            chosen.append(legal[0])
        return chosen

    def _would_do(self, state: State, decision: int, place: int, cards: list[int] | None) -> bool:
        """Whether a slot fits where its number is left out: legal, or the right tile is there."""
        if place == 0:
            return not self.reasons(state, decision, cards)
        return explain.plausible(state, decision)

    def _face(self, state: State, decision: int) -> tuple[int, ...]:
        """What makes two slots alike: the same print and the same tile."""
        slot = explain.slot_of(decision)
        return (
            int(self.board.slot_shows[slot]),
            int(state.tile_owner[slot]),
            int(state.tile_industry[slot]),
            int(state.tile_level[slot]),
            int(state.tile_cubes[slot]),
            int(state.tile_flipped[slot]),
        )

    def reasons(
        self,
        state: State,
        decision: int,
        cards: list[int] | None = None,
        buyer: int | None = None,
    ) -> list[Reason]:
        """Every reason against a decision, with the cards and the buyer named for it."""
        return explain.reasons_against(self.setup, state, decision, cards, buyer)

    def decision_text(self, state: State, decision: int) -> str:
        """One decision in words."""
        return self.notation.decision(decision, int(state.stage), int(state.period))

    def begins_action(self, step: Step) -> bool:
        """Whether a step is the first of an action, or the removal of a tile (B4)."""
        return step[2] in (ACTION, GIVE_UP)

    def actions(self, steps: Iterable[Step]) -> list[Action]:
        """Steps as actions; the last may be unfinished."""
        grouped: list[list[Step]] = []
        for step in steps:
            if self.begins_action(step):
                grouped.append([])
            grouped[-1].append(step)
        return [
            Action(
                seat=action[0][1],
                text=self.notation.action(action),
                title=f"{PERIODS[action[0][3]]} period, round {action[0][4]}",
            )
            for action in grouped
        ]

    # Secrets

    def view(self, state: State, seat: int) -> State:
        """What a seat may know of a state."""
        seen = copy_state(state)
        hidden.hide(self.board, seen, seat)
        return seen

    def redeal(self, view: State, seat: int, seed: int) -> State:
        """A full state that the seat's view could come from."""
        guess = copy_state(view)
        hidden.redeal(self.board, guess, seat, seed)
        return guess

    # Looking

    def position(self, state: State, seat: int | None = None, pending: str | None = None) -> Json:
        """The state in plain names."""
        return {
            "game": self.game,
            "rules": self.version,
            **position(self.setup, state, seat, pending),
        }

    def score(self, state: State) -> list[int]:
        """Victory points by seat."""
        return [int(points) for points in state.vp[: self.players]]

    def ranking(self, state: State) -> list[int]:
        """Seats as they stand, best first (B32)."""
        return ranking(self.board, state)

    def events(self, buffer: Buffer) -> list[Event]:
        """The events of a buffer in plain names."""
        return [self._event(row) for row in buffer[1 : int(buffer[0, 0]) + 1]]

    def _event(self, row: Any) -> Event:
        name, fields = happenings.EVENTS[int(row[0])]
        values = {
            field: self._event_value(field, int(value))
            for field, value in zip(fields, row[1:], strict=False)
        }
        return Event(name, values)

    def _event_value(self, field: str, value: int) -> Fact:
        if field == "card":
            return self.setup.cards[value]
        if field in ("place", "mill"):
            return self.setup.slots[value]
        if field == "link":
            return self.setup.links[value]
        if field == "node":
            return self.setup.nodes[value] if value >= 0 else ""
        if field == "industry":
            return INDUSTRIES[value]
        if field == "period":
            return PERIODS[value]
        return value

    def printed_slots(self) -> dict[str, list[str]]:
        """The industries printed on each slot in play."""
        return {
            name: [i for bit, i in enumerate(INDUSTRIES) if shown >> bit & 1]
            for name, shown in zip(self.setup.slots, self.board.slot_shows.tolist(), strict=True)
            if shown
        }

    def option_messages(self, state: State, decision: int) -> tuple[Message, Message]:
        """How a menu words a decision: the title of its group, and its label."""
        return menu.option_messages(self.setup, state, decision)

    # Simulating

    policies = policies.POLICIES

    def simulate(
        self, games: int, first_seed: int, policy: str
    ) -> tuple[NDArray[np.int16], NDArray[np.int32]]:
        """Victory points (game by seat) and numbers of decisions of random games."""
        states, counts = policies.simulate(self.board, games, first_seed, policies.POLICIES[policy])
        return np.asarray(states["vp"][:, : self.players]), counts

    def random_game(self, seed: int, policy: str) -> tuple[State, list[Step]]:
        """One whole random game: its final state and all its steps."""
        trace = np.zeros((LONGEST_GAME, 5), dtype=np.int16)
        states, _ = policies.simulate(self.board, 1, seed, policies.POLICIES[policy], trace)
        return states[0], _steps(trace)

    def choose(self, state: State, policy: str, rng: NDArray[np.uint32]) -> int:
        """The decision of a random player."""
        options = play.new_options()
        count = play.legal(self.board, state, options)
        return policies.choose(self.board, state, policies.POLICIES[policy], options, count, rng)

    warm_up_parts = ("set-up", "legal", "replay", "apply", "notation", "views", "simulate")

    def warm_up(self) -> Iterator[str]:
        """Compile everything once; yields the name of each part when it is ready."""
        state = self.new(0, new_buffer())
        yield "set-up"
        self.legal(state)
        yield "legal"
        self.is_legal(state, 0)
        self.replay(self.copy(state), np.zeros(0, dtype=np.int16))
        yield "replay"
        self.apply(self.copy(state), self.legal(state)[0], new_buffer())
        yield "apply"
        hand = self.position(state)["seats"][seat_to_move(state)]["hand"]
        self.play_text(self.copy(state), f"pass with {hand[0]}")
        self.play_all(self.copy(state), [])
        yield "notation"
        self.redeal(self.view(state, 0), 0, 1)
        self.ranking(state)
        yield "views"
        self.choose(state, "sane", np.ones(4, dtype=np.uint32))
        self.simulate(1, 0, "uniform")
        yield "simulate"


def _steps(trace: NDArray[np.int16]) -> list[Step]:
    return [tuple(row) for row in trace[1 : int(trace[0, 0]) + 1].tolist()]
