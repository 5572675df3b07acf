"""Compile the program's parts ahead, and change from interpreted to compiled code while it runs.

A part is the code of one kind for one game: its rules, its bots, its environments. Compiled parts
lie on disk (see engine/code_cache.py). A process that cannot wait for them begins interpreted
(`begin`), lets other processes compile (background_compiler.py), and takes over what is ready
(`change_gear`).
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from cottonopolis.engine import jit
from cottonopolis.engine.rng import VERSION_1_SEEDS, chance_words
from cottonopolis.games.actions import Intent
from cottonopolis.games.registry import game_ids, rules_class, usual_rules
from cottonopolis.games.rules import as_array_of_one
from cottonopolis.messages import say, user_language

if TYPE_CHECKING:
    from cottonopolis.engine.records import GameState
    from cottonopolis.games.rules import AnyRules

if jit.COMPILED:
    from cottonopolis.engine import code_cache, compiler

GEAR_POLL_S = 0.5
MOVES = 40  # played to reach every function


@dataclass(frozen=True)
class Part:
    """A part of the program that is compiled in one go."""

    kind: str  # "rules", "bots" or "env"
    game: str

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.game}"

    @property
    def stored_name(self) -> str:
        """The name of its compiled code on disk, which changes with the sources."""
        return code_cache.stored_name(self.kind, self.game, rules_class(self.game).state_dtype)

    @property
    def is_ready(self) -> bool:
        """Whether its compiled code is on disk, or not needed."""
        return not jit.COMPILED or code_cache.is_ready(self.stored_name)

    @property
    def is_compiled_here(self) -> bool:
        """Whether this process runs it compiled."""
        if not jit.COMPILED or not compiler.RuleDispatcher.interpreting:
            return jit.COMPILED
        return (self.kind, usual_rules(self.game).board_array.dtype) in compiler.ready

    def take_over(self) -> None:
        """Run it compiled from now on."""
        compiler.ready.add((self.kind, usual_rules(self.game).board_array.dtype))

    def change_gear(self) -> bool:
        """Change to its compiled code if there is some; returns whether it runs compiled."""
        if self.is_compiled_here:
            return True
        if self.is_ready:
            code_cache.preload(self.stored_name)
            self.take_over()
        return self.is_ready

    def compile(self) -> Iterator[str]:
        """Compile it in this process, or load it; yields the name of each step when it is done."""
        if not jit.COMPILED or self in _in_work:
            return
        _in_work.add(self)
        try:
            self.take_over()
            with code_cache.list_units(self.stored_name):
                yield from WORK[self.kind](self.game)
        except BaseException:
            _in_work.discard(self)
            raise

    @property
    def steps(self) -> int:
        """The number of steps that `compile` yields."""
        return STEPS[self.kind]


_in_work: set[Part] = set()  # parts that this process has compiled or is compiling


@cache
def parts(*kinds: str) -> tuple[Part, ...]:
    """Return all parts of some kinds, or of all, in the order in which they are compiled."""
    from cottonopolis.bots.search_hooks import searchable_games

    playing = [
        Part(kind, game)
        for game in game_ids()
        for kind in ("rules", "bots")
        if kind == "rules" or game in searchable_games()
    ]
    environments = [Part("env", game) for game in game_ids()]
    return tuple(part for part in (*playing, *environments) if not kinds or part.kind in kinds)


def _run_rules(game: str) -> Iterator[str]:
    from cottonopolis.game import Game
    from cottonopolis.scenes.examples import examples_of
    from cottonopolis.scenes.notation import has_scenes

    yield from usual_rules(game).warm_up()
    played = Game(game, usual_rules(game).players, 0)
    for _ in range(MOVES):
        options = played.legal()
        if not options:
            break
        played.why_not(options[0])
        played.play(options[-1])
    played.points_now()
    played.rules.ties(played.state, played.ranking())
    Game.from_record(played.record())
    if has_scenes(game):
        Game.from_position(played.position())
    chance_words(VERSION_1_SEEDS)
    yield "game"
    for example in examples_of(game):
        start = example.start(game)
        for refused in example.refused:
            start.explain(refused.move)
        _look_around(start.rules, start.state)
        for move in example.moves:
            start.play(move)
            _look_around(start.rules, start.state)
    yield "examples"


def _look_around(rules: "AnyRules", state: "GameState") -> None:
    """Ask for everything that menus, refusals and plans show of a position."""
    options = rules.legal(state)
    for decision, (_, following) in zip(options, rules.options_after(state, options), strict=True):
        rules.option(state, decision)
        after = rules.copy(state)
        rules.step(after, decision)
        for next_decision in following:
            rules.option(after, next_decision)
    then = [rules.table.first(name) for name in rules.table.names]
    for kind in rules.action_kinds:
        for option in rules.options_meant(state, kind=kind)[:1]:
            for resource in ("coal", "iron"):
                rules.unneeded_source(state, option.decision, resource)
            rules.refusal_facts(state, option.decision)
            for decision in then:
                rules.reasons(state, option.decision, Intent((0,), decision))
    for seat in range(rules.players):
        rules.planned(rules.view(state, seat), seat)
    rules.open_buyers(state)


def _run_bots(game: str) -> Iterator[str]:
    from cottonopolis.bots.advice import play_out_quickly
    from cottonopolis.bots.analyst import analyse
    from cottonopolis.bots.planner import planner_for
    from cottonopolis.bots.registry import make_bot
    from cottonopolis.game import Game, View
    from cottonopolis.puzzles.playouts import QuickPlayOuts
    from cottonopolis.puzzles.turns import searched_turns

    rules = usual_rules(game)
    state = rules.new(0)
    for name in ("expert", "strongest", "strong-2026a", "strongest-2026a"):
        bot = make_bot(name)
        bot.decide(View(rules, state, int(state.order[state.turn])), bot.budget)
        yield name
    played = Game(game, rules.players, 0)
    played.hint()
    yield "hint"
    played.play(played.legal()[-1])
    while played.state.pending:
        played.play(played.legal()[-1])
    analyse(played, deals=1)
    yield "analyst"
    planner, state = planner_for(rules), played.state
    searched_turns(planner, rules.view(state, int(state.order[state.turn])))
    QuickPlayOuts(rules).finish(rules.copy(state), 0)
    play_out_quickly(planner, as_array_of_one(rules.copy(state)))
    yield "play-outs"


def _run_environments(game: str) -> Iterator[str]:
    from cottonopolis.env.batch import Batch
    from cottonopolis.env.rewards import rewards

    batch = Batch(game, 2)
    batch.step(batch.random_actions(np.ones(4, dtype=np.uint32)))
    rules = usual_rules(game)
    state = rules.new(0)
    for full in (False, True):
        rules.observe(state, 0, full)
    rewards(rules, state, "rank")
    yield "batch"


WORK: dict[str, Callable[[str], Iterator[str]]] = {
    "rules": _run_rules,
    "bots": _run_bots,
    "env": _run_environments,
}
STEPS = {"rules": 9, "bots": 7, "env": 1}


def next_part(waiting: Sequence[Part], games: set[str]) -> Part:
    """Return the next part to compile, if possible of a game that no process is compiling.

    Parts of one game share code, so two processes that compile them wait for each other.
    """
    return next((part for part in waiting if part.game not in games), waiting[0])


_has_told = False  # whether this process has said that it compiles something on its own


def _tell(kind: str) -> None:
    """Print that something is being compiled, unless `Part.compile` does it: its caller says so."""
    global _has_told
    if not _has_told and not _in_work:
        _has_told = True
        print(say(user_language(), "ui-compiling-part", part=kind), file=sys.stderr, flush=True)


if jit.COMPILED:
    compiler.tell = _tell


def compile_now(kind: str, game: str) -> None:
    """Make this process run a part and the rules compiled; prints a notice if it has to compile."""
    for part in dict.fromkeys((Part("rules", game), Part(kind, game))):
        if not jit.COMPILED or part in _in_work:
            continue
        if not part.is_ready:
            notice = say(user_language(), "ui-compiling-part", part=part.kind)
            print(notice, file=sys.stderr, flush=True)
            try:
                for _ in part.compile():
                    pass
            except KeyboardInterrupt:
                raise KeyboardInterrupt from None  # without Numba's many lines
        elif not part.is_compiled_here:
            part.take_over()


def is_compiling(game: str) -> bool:
    """Whether this process has compiled a part of a game, or is compiling one."""
    return any(part.game == game for part in tuple(_in_work))


# Gears


def all_ready(*kinds: str) -> bool:
    """Whether the compiled code of all parts of these kinds is on disk, or not needed."""
    return all(part.is_ready for part in parts(*kinds))


def begin(*kinds: str) -> bool:
    """Run everything interpreted until it is compiled, unless all parts of these kinds are ready.

    Returns whether parts are missing.
    """
    if all_ready(*kinds):
        return False
    interpret()
    return change_gear(*kinds)


def interpret() -> None:
    """Run everything interpreted until `change_gear`: the quickest way to begin.

    From now on the caller changes gear, not the games (`begin_with_game`).
    """
    global changed_by_caller
    changed_by_caller = True
    if jit.COMPILED:
        compiler.interpret()


changed_by_caller = False  # whether a caller of `interpret` changes gear


def is_interpreting() -> bool:
    """Whether this process still interprets the parts that it does not run compiled."""
    return jit.COMPILED and compiler.RuleDispatcher.interpreting


def change_gear(*kinds: str) -> bool:
    """Change to compiled code wherever it is ready; returns whether parts are missing."""
    missing = False
    for part in parts(*kinds) if jit.COMPILED else ():
        missing |= not part.change_gear()
    return missing
