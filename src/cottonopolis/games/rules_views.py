"""The rules of one set-up: what a seat sees, and what it can plan."""

import numpy as np

from cottonopolis.engine import game_loop
from cottonopolis.engine.game_loop import ACTION, NO_ACTION, OVER
from cottonopolis.engine.observation import Row
from cottonopolis.engine.records import GameState, Records
from cottonopolis.engine.rng import redeal_words
from cottonopolis.games.positions import card_names
from cottonopolis.games.rules_base import BaseRules, Board, Setup, State, as_array_of_one

SPECTATOR = -1  # sees only public information
ALL_SEATS = -2  # sees all hands; only of a finished game


class ViewRules(BaseRules[Board, State, Setup]):
    """Views, with hidden information removed or dealt anew, and the next turn of a seat."""

    def view(self, state: State, seat: int) -> State:
        """Return what a seat may see of a state. All visibility checks go through here.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> seen = rules.view(rules.new(seed=11), seat=3)
        >>> rules.hand(seen, 3)[:2], rules.hand(seen, 0)
        (['blackburn', 'bolton'], [])
        """
        seen = self.copy(state)
        game_loop.hide_from(self.board_array, as_array_of_one(seen), seat)
        return seen

    def is_complete(self, states: GameState | Records) -> bool:
        """Whether a state, or every state of an array, shows all hands; a view does not."""
        if "hand" not in (self.state_dtype.names or ()):
            return True
        cards = np.asarray(states)
        return bool((cards["hand"].sum(axis=-1) == cards["hand_size"]).all())

    def hand(self, state: State, seat: int) -> list[str]:
        """Return the cards of a seat, sorted; none in a game without cards.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> len(rules.hand(rules.new(seed=11), seat=0))
        8
        """
        if "hand" not in (self.state_dtype.names or ()):
            return []
        return card_names(self.setup.cards, as_array_of_one(state)["hand"][0, seat].tolist())

    def redeal(self, view: State, seat: int, seed: int) -> State:
        """Return a random full state that is consistent with a seat's view.

        The seed may have 128 bits, so that nobody can find it by trying all.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> seen = rules.view(rules.new(seed=11), seat=3)
        >>> dealt = rules.redeal(seen, seat=3, seed=1)
        >>> len(rules.hand(dealt, 0)), bool(rules.view(dealt, 3) == seen)
        (8, True)
        """
        guess = self.copy(view)
        states = as_array_of_one(guess)
        states["chance"] = redeal_words(seed)
        game_loop.redeal_view(self.board_array, states, seat)
        return guess

    def observe(self, state: State, seat: int, full: bool = False) -> Row:
        """Return a seat's view as numbers (docs/learning.md); `full` adds the hidden information.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> row = rules.observe(rules.new(seed=11), seat=3)
        >>> row.shape, sorted(rules.layouts[0].split(row))[:3]
        ((1149,), ['action', 'actions_left', 'chosen_card'])
        """
        row = np.zeros(self.layouts[full].size, dtype=np.float32)
        states = as_array_of_one(state)
        game_loop.observe_seat(self.board_array, states, np.empty_like(states), seat, full, row)
        return row

    # Planning

    def planned(self, view: State, seat: int) -> State | None:
        """Return a view as if the seat began its next turn now; None if it has none to foresee.

        Pass a view, not a state: the result hides what the view hides.
        """
        plan = self.copy(view)
        if plan.stage == OVER or not self.move_to_turn(plan, seat):
            return None
        return plan

    def move_to_turn(self, view: State, seat: int) -> bool:
        """Change a view so that the seat is to move; returns False if that cannot be foreseen."""
        turn = view.order[: self.players].tolist().index(seat)
        view.round_number += 1 if turn < view.turn else 0
        view.turn = turn
        view.stage, view.pending, view.done = ACTION, NO_ACTION, 0
        return True

    def hold_any_card(self, view: State, seat: int) -> int:
        """Give a seat one of every card that it may hold, by public information; their number."""
        return 0
