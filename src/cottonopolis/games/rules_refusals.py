"""The rules of one set-up: why it refuses a decision."""

from collections.abc import Sequence
from functools import cached_property

from cottonopolis.engine import game_loop
from cottonopolis.engine.game_loop import NO_ACTION, OVER
from cottonopolis.errors import Reason
from cottonopolis.games.actions import NO_INTENT, Action, Facts, Intent, Refusal
from cottonopolis.games.notation import ParsedAction
from cottonopolis.games.rules_base import Board, Setup, State, as_array_of_one
from cottonopolis.games.rules_options import OptionRules


class RefusalRules(OptionRules[Board, State, Setup]):
    """The reasons against decisions, and against what a player means by them."""

    @cached_property
    def action_kinds(self) -> tuple[str, ...]:
        """The kinds of decision that begin an action."""
        return tuple(self.table.names[action.kind] for action in self.actions)

    def kind_of_verb(self, verb: str) -> str | None:
        """Return the kind of action that a word of the notation begins."""
        found = (action.kind for action in self.actions if verb in action.verbs)
        return next((self.table.names[kind] for kind in found), None)

    def common_facts(self, state: State) -> Facts:
        """Return facts that the messages of all refusals can show."""
        return {}

    def _refused(self, state: State, decision: int, intent: Intent) -> Refusal | None:
        """Return the reasons against an intent, None if it makes no difference."""
        choice = self.choice_of(decision)
        if not isinstance(choice, Action) or choice.refuse is None:
            return None
        return choice.refuse(self.setup, state, decision, intent)

    def reason_mask(self, state: State, decision: int, intent: Intent = NO_INTENT) -> int:
        """Return the reasons against a decision, and against its intent, as a mask."""
        refused = self._refused(state, decision, intent)
        if refused is not None:
            return refused.reasons
        return int(game_loop.find_reasons(self.board_array, as_array_of_one(state), decision))

    def refusal_facts(self, state: State, decision: int, intent: Intent = NO_INTENT) -> Facts:
        """Return everything that the messages of a refusal, and of its remedies, can show."""
        choice = self.choice_of(decision)
        known = {**self.common_facts(state), **choice.explain(self.setup, state, decision)}
        if intent.cards:
            known["card"] = self.card_name(intent.cards[0])
        refused = self._refused(state, decision, intent)
        return known if refused is None else {**known, **refused.facts}

    def reasons(self, state: State, decision: int, intent: Intent = NO_INTENT) -> list[Reason]:
        """Return every reason against a decision, and against its intent."""
        if state.stage == OVER:
            return [Reason(self.game_over)]
        codes = self.reason_table.codes(self.reason_mask(state, decision, intent))
        known = self.refusal_facts(state, decision, intent) if codes else {}
        found = [Reason(code, self.reason_table.facts(code, known)) for code in codes]
        if self.card_not_held and self.card_not_held not in codes:
            missing = self.cards_not_held(state, intent.cards)
            found += [Reason(self.card_not_held, {"card": name}) for name in missing]
        return found

    def card_name(self, card: int) -> str:
        return self.setup.cards[card]

    def cards_not_held(self, state: State, cards: Sequence[int]) -> list[str]:
        """Return those of the cards that the seat to move does not hold."""
        return []

    def refusal(
        self, before: State, state: State, parsed: ParsedAction, decisions: list[int], played: int
    ) -> list[Reason]:
        """Return why decisions[played] was refused; the action began in the state `before`.

        The sources named after it are checked too, so that no reason is left out.
        """
        later = self._later_source_reasons(before, parsed, decisions, played)
        resource = parsed.resources[played]
        if resource and self.table.stages[int(state.stage)] != resource:
            part = max(i for i in range(played) if self._begins_part(decisions[i]))
            found = self._source_reasons(before, decisions[part], decisions[played], resource)
            return (found or [Reason("NOTATION_NOT_ASKED")]) + later
        if played > 0 and state.pending == NO_ACTION:
            return [Reason("NOTATION_NOT_ASKED")]
        named = (d for d in decisions[played + 1 :] if not self._plays_card(d))
        cards = tuple(parsed.cards) if played == 0 else ()
        return self.reasons(state, decisions[played], Intent(cards, next(named, None))) + later

    def _begins_part(self, decision: int) -> bool:
        return isinstance(self.choice_of(decision), Action)

    def _plays_card(self, decision: int) -> bool:
        choice = self.choice_of(decision)
        return choice.card is not None or not choice.is_written

    def _later_source_reasons(
        self, before: State, parsed: ParsedAction, decisions: list[int], played: int
    ) -> list[Reason]:
        """Return the reasons against the sources of the first part that come after a decision."""
        found: list[Reason] = []
        for index in range(1, len(decisions)):
            if self._begins_part(decisions[index]):
                break
            resource = parsed.resources[index]
            if index > played and resource:
                found += self._source_reasons(before, decisions[0], decisions[index], resource)
        return found

    def _source_reasons(
        self, state: State, action: int, source: int, resource: str
    ) -> list[Reason]:
        """Return why an action does not take a cube from a source, whether it is legal or not."""
        unneeded = self.unneeded_source(state, action, resource)
        if unneeded is not None:
            return [unneeded]
        asked = self.copy(state)
        asked.pending = self.table.kind_of(action)
        asked.chosen = action
        asked.stage = self.table.stages.index(resource)
        return self.reasons(asked, source)

    def unneeded_source(self, state: State, action: int, resource: str) -> Reason | None:
        """Return the reason if an action needs no cube of a resource."""
        return None
