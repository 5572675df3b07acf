"""The rules of one set-up: actions as text."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence

import numpy as np

from cottonopolis.engine import game_loop
from cottonopolis.engine.events import NO_EVENTS, Buffer
from cottonopolis.engine.game_loop import ACTION, DONE, NO_ACTION
from cottonopolis.errors import IllegalMove, Reason
from cottonopolis.games.actions import NO_INTENT, Action, Intent
from cottonopolis.games.notation import (
    ANY_PERIOD,
    ActionText,
    ParsedAction,
    Step,
    column_of,
    join_words,
    steps_of,
)
from cottonopolis.games.rules_base import (
    MAX_ACTION_STEPS,
    MAX_GAME_STEPS,
    Board,
    Setup,
    State,
    as_array_of_one,
    new_trace,
)
from cottonopolis.games.rules_refusals import RefusalRules

ANY_SEAT = -1


class TextRules(RefusalRules[Board, State, Setup]):
    """Actions in the notation: reading, playing and writing them."""

    @abstractmethod
    def read(self, text: str) -> ParsedAction:
        """Parse one action in the notation."""

    def play_text(self, state: State, text: str, events: Buffer = NO_EVENTS) -> list[Step]:
        """Play one whole action given in the notation.

        Pass a copy: IllegalMove may leave the state half-played. Whether the action is refused
        never depends on hidden information.
        """
        parsed = self.read(text)
        self.check_text(state, text, parsed)
        decisions = self._resolve_slots(state, text, parsed)
        blind = self.blind_copy(state, decisions)
        if blind is not None:
            self._play_decisions(blind, text, parsed, decisions, NO_EVENTS, False)
        return self._play_decisions(state, text, parsed, decisions, events, blind is not None)

    def play_rest(self, state: State, text: str, begun: Sequence[Step]) -> list[Step]:
        """Play the rest of a whole action, of which some steps have been played already."""
        parsed = self.read(text)
        made = [step.decision for step in begun]
        while parsed.choices and (same := [d for d in made if d in parsed.choices[0]]):
            made = made[made.index(same[0]) + 1 :]  # forced steps before it need not be written
            del parsed.choices[0], parsed.words[0], parsed.resources[0]
        decisions = self._resolve_slots(state, text, parsed)
        return self._play_decisions(state, text, parsed, decisions, NO_EVENTS, False)

    def check_text(self, state: State, text: str, parsed: ParsedAction) -> None:
        """Raise IllegalMove for errors that show in the text but not in its decisions."""

    def blind_copy(self, state: State, decisions: list[int]) -> State | None:
        """Return a copy without hidden information if a decision follows a reveal, else None.

        The decisions are judged on this copy, so that a refusal reveals nothing.
        """
        return None

    def _play_decisions(
        self,
        state: State,
        text: str,
        parsed: ParsedAction,
        decisions: list[int],
        events: Buffer,
        may_end_early: bool,
    ) -> list[Step]:
        """Play the decisions of one action; IllegalMove says which one is refused and why."""
        before = self.copy(state)
        trace = new_trace(MAX_ACTION_STEPS)
        played = game_loop.play_actions(
            self.board_array,
            as_array_of_one(state),
            np.array([*decisions, DONE], dtype=np.int16),
            np.array([len(decisions)], dtype=np.int32),
            np.array([ANY_SEAT], dtype=np.int16),
            events,
            trace,
            self.option_buffer(),
        )
        finished = state.pending == NO_ACTION
        if finished and (played == len(decisions) or (may_end_early and played > 0)):
            return steps_of(trace)
        if played == len(decisions):
            raise IllegalMove(text, [self._choose_one_of(state, self.legal(state))], len(text) + 1)
        column = column_of(text, parsed.words[played])
        reasons = self.refusal(before, state, parsed, decisions, played)
        raise IllegalMove(text, reasons, column)

    def _choose_one_of(self, state: State, options: list[int]) -> Reason:
        words = ", ".join(self.decision_text(state, decision) for decision in options)
        return Reason("NOTATION_CHOOSE", {"options": words})

    def play_all(self, state: State, actions: list[tuple[int, ParsedAction]]) -> list[Step] | None:
        """Play many actions at once, each with its seat or ANY_SEAT.

        Returns None if an action is refused or ambiguous; play them one by one to find it.
        """
        decisions: list[int] = []
        ends: list[int] = []
        for _, action in actions:
            for choice in action.choices:
                if len(choice) > 1:
                    return None
                decisions.append(choice[0])
            ends.append(len(decisions))
        trace = new_trace(MAX_GAME_STEPS)
        played = game_loop.play_actions(
            self.board_array,
            as_array_of_one(state),
            np.array(decisions, dtype=np.int16),
            np.array(ends, dtype=np.int32),
            np.array([seat for seat, _ in actions], dtype=np.int16),
            NO_EVENTS,
            trace,
            self.option_buffer(),
        )
        if played < len(decisions) or state.pending != NO_ACTION:
            return None
        steps = steps_of(trace)
        if any(action.period >= 0 for _, action in actions):
            begun = [step.period for step in steps if self.begins_action(step)]
            if len(begun) != len(actions):
                return None
            for period, (_, action) in zip(begun, actions, strict=True):
                if action.period not in (period, ANY_PERIOD):
                    return None
        return steps

    def _resolve_slots(self, state: State, text: str, parsed: ParsedAction) -> list[int]:
        """Choose the slot wherever its number was omitted."""
        chosen: list[int] = []
        for index, choice in enumerate(parsed.choices):
            if len(choice) == 1:
                chosen.append(choice[0])
                continue
            intent = Intent(tuple(parsed.cards)) if index == 0 else NO_INTENT
            fitting = [
                decision
                for decision in choice
                if (
                    not self.reasons(state, decision, intent)
                    if index == 0
                    else self.choice_of(decision).is_plausible(state, decision)
                )
            ]
            if not fitting:
                fitting = [min(choice, key=lambda d: len(self.reasons(state, d, intent)))]
            if len({self.appearance(state, decision) for decision in fitting}) > 1:
                column = column_of(text, parsed.words[index])
                raise IllegalMove(text, [self._choose_one_of(state, fitting)], column)
            chosen.append(fitting[0])
        return chosen

    @abstractmethod
    def appearance(self, state: State, decision: int) -> tuple[int, ...]:
        """Return the visible properties of a decision's slot, to tell if two slots look alike."""

    def begins_action(self, step: Step) -> bool:
        return step.stage == ACTION or step.stage in self.forced_stages

    def action_text(self, steps: Sequence[Step]) -> str:
        """Return the steps of one action, possibly unfinished, as one line."""
        parts: list[tuple[str, bool]] = []
        cards: list[str] = []
        for step in steps:
            choice = self.choice_of(step.decision)
            if choice.card is not None:
                cards.append(choice.card(self.setup, step))
            elif choice.is_written:
                parts.append((choice.write(self.setup, step), isinstance(choice, Action)))
        return join_words(parts, sorted(cards))

    def action_texts(self, steps: Iterable[Step]) -> list[ActionText]:
        """Group steps into actions; the last one may be unfinished."""
        grouped: list[list[Step]] = []
        for step in steps:
            if self.begins_action(step) or not grouped:
                grouped.append([])
            grouped[-1].append(step)
        return [self._describe_action(action) for action in grouped]

    def _describe_action(self, steps: Sequence[Step]) -> ActionText:
        first = steps[0]
        period = self.periods[first.period] if self.periods else None
        text = self.action_text(steps)
        return ActionText(first.seat, text, self.title(first), first.round_number, period)

    def title(self, step: Step) -> str:
        """Return the round of a step, for the comments of a record."""
        return f"round {step.round_number}"
