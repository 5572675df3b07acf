"""The games for OpenSpiel.

Importing this module registers every game, such as `python_cottonopolis_brass`.

>>> import pyspiel
>>> game = pyspiel.load_game("python_cottonopolis_brass(players=3,reward=win)")
>>> state = game.new_initial_state()
>>> for digit in (0, 0, 0, 0, 0, 0, 2, 10):
...     state.apply_action(digit)
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(2, 'build cotton_mill blackburn.1')

Parameters: `players`, `variants` (names joined by "+", as a comma ends a parameter), `reward`
("rank", "margin" or "win") and, for a game with several maps, `map`.

The first eight moves are chance: the hexadecimal digits of the seed, most significant first.
Everything else is determined by the seed. Actions are the ids of the game's decision table; forced
choices within an action are played automatically.
"""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any

import numpy as np

from cottonopolis.compiling import compile_now
from cottonopolis.engine.batch import MARGIN_SCALE
from cottonopolis.engine.game_loop import NO_ACTION, OVER, list_options
from cottonopolis.engine.records import GameState
from cottonopolis.env.rewards import REWARDS, reward_number, rewards
from cottonopolis.games.registry import game_ids, game_info, rules_class, rules_for
from cottonopolis.games.rules import AnyRules, as_array_of_one
from cottonopolis.support.extras import need

pyspiel = need("pyspiel", "openspiel")

PREFIX = "python_cottonopolis_"
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
SEED_DIGITS = 8
DIGITS = 16
SEEDS = DIGITS**SEED_DIGITS
DIGEST_BYTES = 16
NOT_CHOSEN = -1
MAX_POINTS = 2**15 - 1  # points are 16-bit numbers
ZERO_SUM = ("rank", "win")


class Table:
    """One game: the seed while it is drawn, then the state and what each seat has seen.

    What a seat has seen is stored as a digest, computed lazily: until then the last state with
    known digests is kept, with the decisions since.
    """

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.seed = 0
        self.digits = 0
        self.states: Any = None  # an array of one
        self.player = CHANCE
        self._scratch = rules.option_buffer()

    def begin(self, state: GameState, digests: Mapping[int, bytes]) -> None:
        """Continue from a state; seats without a digest have seen nothing before it."""
        views = [self.rules.view(state, seat).tobytes() for seat in range(self.rules.players)]
        self.states = as_array_of_one(self.rules.copy(state))
        self._known_states = as_array_of_one(self.rules.copy(state))
        self._known = [
            (digests.get(seat) or _digest(b"", view), view) for seat, view in enumerate(views)
        ]
        self._played: list[int] = []
        self._find_player()

    def _find_player(self) -> None:
        states = self.states  # reading fields of an array is much faster than of a record
        over = states["stage"][0] == OVER
        self.player = TERMINAL if over else int(states["order"][0, states["turn"][0]])

    def draw(self, digit: int) -> None:
        """Add a digit of the seed; the last one starts the game."""
        if not 0 <= digit < DIGITS:
            raise ValueError(f"a digit of the seed is 0 to {DIGITS - 1}, not {digit}")
        self.seed = self.seed * DIGITS + digit
        self.digits += 1
        if self.digits == SEED_DIGITS:
            self.begin(self.rules.new(self.seed), {})

    def play(self, decision: int) -> None:
        """Play one decision and the forced ones after it."""
        if not self._play_on(self.states, decision):
            raise ValueError(f"decision {decision} is not legal now")
        self._played.append(decision)
        self._find_player()

    def _play_on(self, states: Any, decision: int) -> bool:
        return self.rules.play_fast(states, decision, self._scratch)

    def legal(self) -> list[int]:
        """Return the legal decisions in ascending order."""
        count = list_options(self.rules.board_array, self.states, self._scratch)
        return sorted(self._scratch[:count].tolist())

    def digests(self) -> dict[int, bytes]:
        """Return a digest of what each seat has seen from the beginning until now.

        A seat sees its own decisions, and its view whenever it changes. It does not see how many
        choices another seat makes before it acts, which depends on hidden cards.
        """
        if self._played:
            states = _copy(self._known_states)
            known = self._known.copy()
            for decision in self._played:
                mover = self.rules.seat_to_move(states[0])
                self._play_on(states, decision)
                for seat, (digest, before) in enumerate(known):
                    view = self.rules.view(states[0], seat).tobytes()
                    if seat == mover:
                        known[seat] = _digest(digest, decision.to_bytes(2, "big") + view), view
                    elif view != before:
                        known[seat] = _digest(digest, view), view
            self._known_states, self._known, self._played = states, known, []
        return {seat: digest for seat, (digest, _) in enumerate(self._known)}

    def redeal(self, seat: int, seed: int) -> None:
        """Replace what the seat cannot know; the history of the other seats is reset."""
        kept = {seat: self.digests()[seat]}
        self.begin(self.rules.redeal(self.rules.view(self.states[0], seat), seat, seed), kept)

    def observation(self, seat: int) -> str:
        """Return what a seat sees as JSON; empty before the game starts."""
        if self.states is None:
            return ""
        return _text(self.rules, self.rules.view(self.states[0], seat))

    def information(self, seat: int) -> str:
        """Return what a seat sees, and the digest of what it has seen."""
        if self.states is None:
            return ""
        return f"{self.observation(seat)} {self.digests()[seat].hex()}"

    def __str__(self) -> str:
        if self.states is None:
            return f"seed {self.seed:x}, {self.digits} of {SEED_DIGITS} digits"
        return _text(self.rules, self.states[0])

    def __deepcopy__(self, memo: Any) -> "Table":
        copy = Table.__new__(Table)
        copy.__dict__.update(self.__dict__)
        if self.states is not None:
            copy.states = _copy(self.states)
            copy._played = self._played.copy()
        return copy

    def __reduce__(self) -> Any:
        rules = self.rules
        setup = (rules.game, rules.players, rules.variants, rules.map_name)
        if self.states is None:
            return _restore, (setup, self.seed, self.digits)
        return _restore, (setup, self.seed, self.digits, self.states.tobytes(), self.digests())


def _restore(
    setup: tuple[str, int, tuple[str, ...], str | None],
    seed: int,
    digits: int,
    record: bytes | None = None,
    digests: Mapping[int, bytes] | None = None,
) -> Table:
    table = Table(rules_for(*setup))
    table.seed, table.digits = seed, digits
    if record is not None:
        table.begin(np.frombuffer(record, table.rules.state_dtype)[0], digests or {})
    return table


def _copy(states: Any) -> Any:
    """Copy by bytes, twenty times as fast as NumPy, which copies field by field."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def _digest(before: bytes, seen: bytes) -> bytes:
    return blake2b(before + seen, digest_size=DIGEST_BYTES).digest()


def _text(rules: AnyRules, state: GameState) -> str:
    """Return a state or a view in plain names; the pending action in the state's numbers."""
    pending = None
    if state.pending != NO_ACTION:
        numbers = {
            name.removeprefix("pending_"): int(getattr(state, name))
            for name in rules.state_dtype.names or ()
            if name.startswith("pending") or name in ("chosen", "done")
        }
        pending = " ".join(f"{k}={v}" for k, v in numbers.items() if v != NOT_CHOSEN)
    return rules.position(state, pending).as_json().decode()


class SpielState(pyspiel.State):  # type: ignore[misc, name-defined]
    """A state of any game. Copies and pickles use only its two attributes."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.table = Table(game.rules)
        self.kind = game.kind

    def current_player(self) -> int:
        """Return the seat to move, or the id for chance or the end."""
        return self.table.player

    def is_terminal(self) -> bool:
        return self.table.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the next digits of the seed with their probabilities."""
        return [(digit, 1 / DIGITS) for digit in range(DIGITS)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal()

    def _apply_action(self, action: int) -> None:
        if self.table.states is None:
            self.table.draw(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"digit {action:x}"
        return self.table.rules.decision_text(self.table.states[0], action)

    def returns(self) -> list[float]:
        """Return the rewards of a finished game; zeros before the end."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        found = rewards(self.table.rules, self.table.states[0], self.kind)
        unit = MARGIN_SCALE if self.kind == "margin" else self.num_players() - 1
        return [round(float(reward) * unit) / unit for reward in found]  # exact in 64 bits

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a copy with random hidden information, consistent with the player's view.

        Its history is that of this state, although it does not lead to the copy.
        """
        copy: SpielState = self.clone()
        if copy.table.states is not None:
            copy.table.redeal(player, int(sampler() * SEEDS))
        return copy

    def __str__(self) -> str:
        return str(self.table)


class Observer:
    """A player's observation as numbers and as a string; with perfect recall also its history."""

    def __init__(self, rules: AnyRules, recall: bool) -> None:
        self.recall = recall
        layout = rules.layouts[False]
        self.tensor = None if recall else np.zeros(layout.size, dtype=np.float32)
        self.dict = {} if self.tensor is None else layout.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; zeros before the game starts."""
        table = state.table
        if self.tensor is not None:
            seen = 0.0 if table.states is None else table.rules.observe(table.states[0], player)
            self.tensor[:] = seen

    def string_from(self, state: SpielState, player: int) -> str:
        table = state.table
        return table.information(player) if self.recall else table.observation(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc, name-defined]
    """One set-up of a game."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        values = {**_parameters(self.name), **(params or {})}
        variants = sorted(filter(None, values["variants"].replace(",", "+").split("+")))
        values["variants"] = "+".join(variants)
        self.values = values
        self.kind: str = values["reward"]
        reward_number(self.kind)  # raises if unknown
        self.rules = rules_for(self.name, values["players"], tuple(variants), values.get("map"))
        compile_now("env", self.name)
        lowest, highest = utility_range(self.rules, self.kind)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.decision_count,
            max_chance_outcomes=DIGITS,
            num_players=self.rules.players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0 if self.kind in ZERO_SUM else None,
            max_game_length=self.rules.max_decisions(),
        )
        super().__init__(game_type(self.name, self.kind), info, values)

    def __repr__(self) -> str:
        # OpenSpiel's own __repr__ reads invalid memory if the constructor failed
        return f"{type(self).__name__}({vars(self).get('values', '')})"

    def new_initial_state(self) -> SpielState:
        """Return a game whose seed is not drawn yet."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of digits of the seed."""
        return SEED_DIGITS

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer | None:
        """Return an observer with one player's private information; None for other types."""
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return Observer(self.rules, wanted.perfect_recall)
        return None


def _parameters(name: str) -> dict[str, Any]:
    """Return the parameters of a game and their defaults."""
    shared = {"players": game_info(name).usual_players, "variants": "", "reward": REWARDS[0]}
    default_map = rules_class(name).default_map
    return shared | ({} if default_map is None else {"map": default_map})


def game_type(name: str, kind: str) -> Any:
    """Return OpenSpiel's description of a game with this kind of reward."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + name,
        long_name=game_info(name).name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if kind in ZERO_SUM else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=min(game_info(name).players),
        max_num_players=max(game_info(name).players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def utility_range(rules: AnyRules, kind: str) -> tuple[float, float]:
    """Return the lowest and the highest possible reward."""
    if kind == "margin":
        most = 2 * MAX_POINTS / MARGIN_SCALE
        return -most, most
    return (-1 / (rules.players - 1) if kind == "win" else -1.0), 1.0


GAMES: dict[str, type[SpielGame]] = {
    name: type(f"{name.title()}Game", (SpielGame,), {"name": name}) for name in game_ids()
}
for _name, _game in GAMES.items():
    pyspiel.register_game(game_type(_name, REWARDS[0]), _game)
