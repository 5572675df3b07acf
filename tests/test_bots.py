"""The bots: they see nothing hidden, always decide legally, keep to their budget and repeat."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from cottonopolis import Game
from cottonopolis.arena.match import play_game
from cottonopolis.bots.interface import Bot, Budget, Choice
from cottonopolis.bots.levels import LEVELS, STYLES, Strong
from cottonopolis.bots.registry import make_bot
from cottonopolis.bots.search_hooks import searchable_games
from cottonopolis.engine.game_loop import OVER
from cottonopolis.game import View
from cottonopolis.games.rules import AnyRules
from tests.rules.scene import pass_once, scene
from tests.setups import SETUPS, Setup, walk

READY = [setup for setup in SETUPS if setup.game in searchable_games()]
FIRST = [next(setup for setup in READY if setup.game == game) for game in searchable_games()]
NAMES = [bot.name for bot in LEVELS]
STYLE_NAMES = [bot.name for bot in STYLES]
SHORT = 0.02  # of the usual budget for the higher levels, where only the rules matter
HIGHER = [*NAMES[3:], *STYLE_NAMES]

every_setup = pytest.mark.parametrize("setup", READY, ids=lambda setup: f"{setup.game}-{setup}")
every_game = pytest.mark.parametrize("setup", FIRST, ids=lambda setup: setup.game)
every_level = pytest.mark.parametrize("name", NAMES)


def budget_of(name: str) -> Budget:
    bot = make_bot(name)
    return bot.budget.times(SHORT) if name in HIGHER else bot.budget


def ask(name: str, rules: AnyRules, state: Any, budget: Budget | None = None) -> Choice:
    """What a fresh bot decides for the seat to move."""
    seat = rules.seat_to_move(state)
    assert seat is not None
    return make_bot(name, 7).decide(View(rules, state, seat), budget or budget_of(name))


def positions(
    rules: AnyRules, seed: int, every: int, policy: str = "sane", advanced: bool = False
) -> Iterator[Any]:
    """Some states of a random game, in any stage."""
    for number, state in enumerate(walk(rules, seed, policy, advanced)):
        if state.stage != OVER and number % every == seed % every:
            yield rules.copy(state)


def start(rules: AnyRules, names: Sequence[str], seed: int) -> Iterator[int]:
    """The decisions of a game between bots, one by one."""
    bots = [make_bot(name, 100 * seed + seat) for seat, name in enumerate(names)]
    state = rules.new(seed)
    while state.stage != OVER:
        seat = int(state.order[state.turn])
        choice = bots[seat].decide(View(rules, state, seat), budget_of(names[seat]))
        assert choice.decision in rules.legal(state)
        rules.step(state, choice.decision)
        yield choice.decision


# Nothing hidden


@every_setup
def test_what_is_hidden_changes_no_decision(setup: Setup) -> None:
    rules = setup.rules
    for state in positions(rules, 3, 23):
        seat = rules.seat_to_move(state)
        assert seat is not None
        seen = rules.view(state, seat)
        deals = [rules.redeal(seen, seat, seed) for seed in (1, 2)]
        assert deals[0] != deals[1]
        for name in (*NAMES, *STYLE_NAMES):
            assert ask(name, rules, deals[0]) == ask(name, rules, deals[1])


@every_game
def test_what_is_hidden_changes_no_decision_of_a_long_search(setup: Setup) -> None:
    rules = setup.rules
    state = list(positions(rules, 5, 60))[1]
    seat = rules.seat_to_move(state)
    assert seat is not None
    deals = [rules.redeal(rules.view(state, seat), seat, seed) for seed in (1, 2)]
    for name in HIGHER:
        usual = make_bot(name).budget
        assert ask(name, rules, deals[0], usual) == ask(name, rules, deals[1], usual)


# Whole games


@every_setup
@every_level
def test_every_level_plays_whole_games_in_every_seat(setup: Setup, name: str) -> None:
    factor = SHORT if name in HIGHER else 1.0
    played = play_game(setup.rules, [name] * setup.players, 1, factor)
    assert sorted(played.places) == list(range(setup.players))


@every_setup
def test_levels_play_each_other(setup: Setup) -> None:
    names = (NAMES * 2)[: setup.players]
    for turn in range(setup.players):
        play_game(setup.rules, names[turn:] + names[:turn], 2, SHORT)


@every_game
def test_a_better_level_wins(setup: Setup) -> None:
    """A handful of games settles it: the levels are far apart."""
    for weaker, stronger in (("uniform", "beginner"), ("beginner", "strong")):
        seats = [stronger, *[weaker] * (setup.players - 1)]
        games = [play_game(setup.rules, seats, seed, 1.0) for seed in range(1, 7)]
        gains = [game.vp[0] - sum(game.vp[1:]) / (setup.players - 1) for game in games]
        assert sum(gains) > 0


# The same again


@every_game
def test_a_game_repeats_with_fresh_bots(setup: Setup) -> None:
    names = (NAMES * 2)[: setup.players]
    first = list(start(setup.rules, names, 5))
    assert first == list(start(setup.rules, names, 5))
    assert first != list(start(setup.rules, names, 6))


@every_game
def test_games_side_by_side_do_not_disturb_each_other(setup: Setup) -> None:
    """Bots share the working space of a search, and must not notice."""
    names = (NAMES[1:] * 2)[: setup.players]
    alone = list(start(setup.rules, names, 5))[:60]
    one, other = start(setup.rules, names, 5), start(setup.rules, names, 6)
    together = [(next(one), next(other))[0] for _ in alone]
    assert together == alone


@every_game
def test_a_bot_of_another_seed_slips_elsewhere(setup: Setup) -> None:
    state = setup.rules.new(1)
    view = View(setup.rules, state, int(state.order[state.turn]))
    choices = {make_bot("beginner", seed).decide(view, Budget(2000)).decision for seed in range(9)}
    assert len(choices) > 1


# Budgets


@every_setup
@every_level
def test_nobody_looks_at_more_than_the_budget(setup: Setup, name: str) -> None:
    rules = setup.rules
    for state in positions(rules, 4, 29):
        for count in (1, 2, 10, 100, 1000):
            choice = ask(name, rules, state, Budget(count))
            assert choice.positions <= count
            assert choice.decision in rules.legal(state)


@every_game
def test_more_time_than_needed_does_no_harm(setup: Setup) -> None:
    rules = setup.rules
    for state in positions(rules, 5, 61):
        for name in NAMES[:3]:
            much = ask(name, rules, state, Budget(10**9))
            assert much.decision in rules.legal(state)
    opening = rules.new(3)
    for count in (20_000, 200_000):
        choice = ask("strongest", rules, opening, Budget(count))
        assert choice.decision in rules.legal(opening)
        assert choice.positions <= count


# Any decision


@every_setup
def test_every_stage_of_a_decision_is_answered(setup: Setup) -> None:
    """A bot can take over in the middle of an action that another player began."""
    rules = setup.rules
    found: dict[int, int] = {}
    for seed in range(1, 9):
        for state in positions(rules, seed, 1, "uniform", advanced=seed % 2 == 0):
            stage = int(state.stage)
            if found.get(stage, 0) >= 2 * seed or len(rules.legal(state)) < 2:
                continue
            found[stage] = found.get(stage, 0) + 1
            for name in NAMES:
                budget = Budget(500) if name in HIGHER else None
                assert ask(name, rules, state, budget).decision in rules.legal(state)
    assert len(found) >= 4


DEBTS = (
    "0 money 0\n0 space 5\n0 cotton_mill 1 colne.1\n0 cotton_mill 2 oldham.1",
    "0 money 0\n0 space 0\n0 port 1 preston.3\n0 port 1 fleetwood\n0 cotton_mill 1 colne.1",
    "period rail\n0 money 0\n0 space 9\n0 shipyard 2 birkenhead\n0 coal_mine 2 wigan.1",
)


@every_level
@pytest.mark.parametrize("debt", DEBTS)
def test_tiles_are_given_up(name: str, debt: str) -> None:
    """B4: a player who cannot pay chooses a tile to remove; then the game continues."""
    game = scene("to_move 3\nactions 1\n" + debt)
    pass_once(game)
    assert game.position().stage == "give_up"
    bots = [make_bot(name, seat) for seat in range(4)]
    for _ in range(12):
        seat = game.seat
        assert seat is not None
        decision = bots[seat].decide(game.view(seat), budget_of(name)).decision
        assert decision in [option.id for option in game.legal()]
        game.play(decision)
    assert game.position().stage != "give_up"


# Plans


def planned(setup: Setup) -> Iterator[tuple[Bot, Any, int]]:
    """A bot that has just decided, what came of it, and the seat that goes on."""
    rules = setup.rules
    for state in positions(rules, 2, 7):
        seat = rules.seat_to_move(state)
        assert seat is not None
        bot = Strong(7)
        rules.step(state, bot.decide(View(rules, state, seat), Strong.budget).decision)
        if state.stage != OVER and rules.seat_to_move(state) == seat:
            yield bot, state, seat


@every_game
def test_a_plan_is_carried_out_without_thinking_again(setup: Setup) -> None:
    thought = [
        bot.decide(View(setup.rules, state, seat), Strong.budget).positions
        for bot, state, seat in planned(setup)
    ]
    assert thought.count(0) > len(thought) // 2


@every_game
def test_something_unexpected_makes_a_new_plan(setup: Setup) -> None:
    rules = setup.rules
    met = 0
    for bot, state, seat in planned(setup):
        state.money[seat] += 1
        choice = bot.decide(View(rules, state, seat), Strong.budget)
        assert choice == ask("strong", rules, state)
        assert choice.decision in rules.legal(state)
        met += 1
    assert met > 3


def test_a_bot_never_changes_its_view() -> None:
    game = Game.new("brass", players=4, seed=7)
    assert game.seat is not None
    view = game.view(game.seat)
    before = view.state.tobytes()
    for name in NAMES:
        make_bot(name).decide(view, budget_of(name))
    assert view.state.tobytes() == before
