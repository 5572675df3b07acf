"""Tests of the toy game in every part of the program: python -m tests.toy_trials NAME.

Each one runs in a separate process with COTTONOPOLIS_GAMES, so that the other tests do not see the
game.
"""

import sys
from functools import cache, partial

import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from cottonopolis import Game, IllegalMove, SetupError
from cottonopolis.arena.figures import figures
from cottonopolis.arena.run import make_run, play_games
from cottonopolis.bots.registry import bots_for
from cottonopolis.drawing import draw_board
from cottonopolis.env.batch import Batch
from cottonopolis.games.registry import game_ids, rules_for
from cottonopolis.games.rules import AnyRules
from cottonopolis.games.simulation import random_game, simulate
from cottonopolis.messages import LANGUAGES
from cottonopolis.support.parallel import in_processes


@cache
def rules() -> AnyRules:
    return rules_for("toy", 2)


def score_by_hand(game: Game) -> list[int]:
    """Compute the points independently, from the text of the rules."""
    position = game.position()
    owner = {town: tile.owner for town, tile in position.slots.items() if tile}
    found = [2 * list(owner.values()).count(seat) for seat in range(2)]
    for link, seat in position.links.items():
        if seat is not None:
            found[seat] += sum(owner.get(end) == seat for end in link.split("-"))
    return found


def random_player() -> None:
    """Both random players finish games."""
    assert game_ids() == ["brass", "industry", "toy"]
    for policy in ("uniform", "sane"):
        points, decisions = simulate(rules(), 500, 1, policy)
        assert (decisions[decisions > 0] <= 6).all()
        for seed in range(1, 30):
            game = Game.new("toy", players=2, seed=seed)
            game.take(*random_game(rules(), seed, policy))
            assert game.is_over
            assert game.score() == points[seed - 1].tolist() == score_by_hand(game)
            assert Game.from_record(game.record()).state == game.state
    firsts = [int(rules().new(seed).order[0]) for seed in range(400)]
    assert 150 < sum(firsts) < 250


def person() -> None:
    """Moves, refusals in four languages, undo, options and pictures."""
    game = Game.new("toy", players=2, seed=4)
    first = game.seat
    game.play("build ashford")
    with pytest.raises(IllegalMove) as refusal:
        game.play("build ashford")
    assert [reason.code for reason in refusal.value.reasons] == ["T2_TAKEN"]
    assert len({refusal.value.reasons[0].text(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    assert [r.code for r in game.why_not("link corby-atlantis")] == ["NOTATION_LINK"]
    game.undo()
    assert game.seat == first
    option = game.rules.option(game.state, game.legal()[0].id)
    assert (option.kind, option.price) == ("build", 3)
    assert option.target is not None
    assert option.target.id == "ashford"
    picture = draw_board(game.rules.printed(), game.position())
    assert "Ashford" in picture
    with pytest.raises(SetupError):
        Game.new("toy", players=3)
    with pytest.raises(SetupError):
        Game.new("toy", variants=["no_such_variant"])


def arena() -> None:
    """Bots play each other; without an evaluation there are only random ones."""
    assert bots_for("toy") == ["uniform", "sane"]
    run = make_run("toy", 2, ["uniform", "sane"], 20)
    results = list(play_games(run, range(20), partial(in_processes, processes=1)))
    assert len(results) == 20
    assert [bot["games_played"] for bot in figures(run, results)["bots"]] == [20, 20]


def environments() -> None:
    """The tests of PettingZoo, and batches."""
    from cottonopolis.env import toy_v0

    api_test(toy_v0.env(), num_cycles=50)
    seed_test(toy_v0.env, num_cycles=20)
    parallel_api_test(toy_v0.parallel_env(), num_cycles=20)
    frame = toy_v0.env(render_mode="rgb_array")
    frame.reset(seed=1)
    assert frame.render().shape[2] == 3
    batch = Batch("toy", 8)
    assert batch.observations.shape == (8, rules().layouts[0].size)


def openspiel() -> None:
    """A game in OpenSpiel."""
    import pyspiel

    import cottonopolis.env.spiel

    assert "toy" in cottonopolis.env.spiel.GAMES
    state = pyspiel.load_game("python_cottonopolis_toy").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sum(state.returns()) == 0


TRIALS = (random_player, person, arena, environments, openspiel)

if __name__ == "__main__":
    for trial in TRIALS:
        if len(sys.argv) == 1 or trial.__name__ in sys.argv:
            trial()
    print("all trials passed")
