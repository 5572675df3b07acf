"""Sets up a position from a few plain lines, one fact each.

This module knows the lines of every game; one module per game (`brass.py`, `industry.py`) adds its
own and says what a position is like if nothing is said.

>>> game = scene("brass", "0 money 14\\n1 coal_mine 1 wigan.1 cubes 1")
>>> game.position().seats[0].money, game.position().slots["wigan.1"].cubes
(14, 1)
>>> scene("brass", "0 monee 14")
Traceback (most recent call last):
cottonopolis.scenes.notation.SceneError: line 1: “0 monee 14”: unknown fact “monee”
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

import numpy as np

from cottonopolis.engine.game_loop import ACTION
from cottonopolis.engine.tracks import RESOURCES
from cottonopolis.errors import CottonopolisError
from cottonopolis.game import Game
from cottonopolis.games.notation import SHORT_NAMES
from cottonopolis.games.registry import game_info

NOBODY = -1
FIELDS = {"round": "round_number", "actions": "actions_left"}  # of the state, by fact


class SceneError(CottonopolisError):
    """A line of a scene that cannot be read, or a fact that does not hold.

    >>> try:
    ...     scene("brass", "round 3\\n0 monee 14")
    ... except SceneError as error:
    ...     error.number, error.line, error.fault
    (2, '0 monee 14', 'unknown fact “monee”')
    """

    def __init__(self, number: int, line: str, fault: str) -> None:
        super().__init__(f"line {number}: “{line}”: {fault}")
        self.number = number
        self.line = line
        self.fault = fault


@dataclass(frozen=True)
class GameScenes:
    """The part of the notation that belongs to one game.

    The two functions for facts return False if they do not know a fact.
    """

    prepare: Callable[[Game], None]  # what holds if nothing is said
    table_fact: Callable[[Game, str, list[str]], bool]
    seat_fact: Callable[[Game, int, str, list[str]], bool]
    finish: Callable[[Game], None]  # computes what follows from the facts
    # The facts of a position, in an order in which they can be read; the game, if there is one,
    # knows the order of cards that the position sorts
    facts: Callable[[Any, Game | None], list[str]]


def has_scenes(game: str) -> bool:
    """Whether positions of a game can be written as scenes."""
    return find_spec(f"cottonopolis.scenes.{game}") is not None


def scenes_of(game: str) -> GameScenes:
    """Return the notation of a game."""
    return cast(GameScenes, import_module(f"cottonopolis.scenes.{game}").SCENES)


def scene(
    game: str,
    text: str = "",
    players: int | None = None,
    variants: Iterable[str] = (),
    map: str | None = None,
) -> Game:
    """Return a game in the position that the lines describe.

    What they do not say is as in a plain position: round 2, seat 0 to move, an empty board. The
    modules `cottonopolis.scenes.brass` and `cottonopolis.scenes.industry` list all facts.

    >>> game = scene("brass", "period rail\\n0 money 14\\n1 coal_mine 2 wigan.1 cubes 1", players=3)
    >>> game.position().period, game.position().seats[0].money, game.seat
    ('rail', 14, 0)
    """
    found = Game(game, players=players, seed=1, variants=variants, map=map)
    set_scene(found, text)
    return found


def set_scene(game: Game, text: str) -> None:
    """Put a game into the position that the lines describe."""
    begin_scene(game)
    for number, line, _ in _lines(text):
        put_fact(game, number, line)
    end_scene(game)


def begin_scene(game: Game) -> None:
    """Put a game into the position that holds if nothing is said."""
    state = game.state
    state.round_number = 2
    state.actions_left = 2
    state.stage = ACTION
    state.order[: game.players] = range(game.players)
    state.turn = 0
    if has_scenes(game.rules.game):
        scenes_of(game.rules.game).prepare(game)


def put_fact(game: Game, number: int, line: str) -> None:
    """Make one fact true; raises SceneError with the number of its line."""
    words = line.split("#")[0].split()
    _put(game, number, line.strip(), words)


def end_scene(game: Game) -> None:
    """Let the game begin in the position that the facts describe."""
    if has_scenes(game.rules.game):
        scenes_of(game.rules.game).finish(game)
    game._begin_here()


def check_facts(game: Game, text: str) -> None:
    """Raise SceneError at the first line that does not hold in a game.

    A fact holds if writing it changes nothing. Besides the lines of a scene there are:

        empty oldham.1                          (no tile there)
        ranking 2 0 1 3                         (after the end of the game)
    """
    for number, line, words in _lines(text):
        if words[0] == "ranking":
            ranking = game.position().ranking
            if ranking != [int(seat) for seat in words[1:]]:
                raise SceneError(number, line, f"the ranking is {ranking}")
            continue
        copy = game.copy()
        put_fact(copy, number, line)
        for field in game.rules.state_dtype.names or ():
            if np.any(copy.state[field] != game.state[field]):
                raise SceneError(number, line, f"{field} is {game.state[field].tolist()}")


def _lines(text: str) -> Iterator[tuple[int, str, list[str]]]:
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split("#")[0].split()
        if words:
            yield number, line.strip(), words


def _put(game: Game, number: int, line: str, words: list[str]) -> None:
    scenes = scenes_of(game.rules.game) if has_scenes(game.rules.game) else None
    try:
        if words[0].isdigit():
            seat, key, values = int(words[0]), words[1], words[2:]
            if seat >= game.players:
                raise SceneError(number, line, f"the seats are 0 to {game.players - 1}")
            known = _seat_fact(game, seat, key, values) or bool(
                scenes and scenes.seat_fact(game, seat, key, values)
            )
        else:
            key, values = words[0], words[1:]
            known = _table_fact(game, key, values) or bool(
                scenes and scenes.table_fact(game, key, values)
            )
    except IndexError as fault:
        raise SceneError(number, line, "something is missing") from fault
    except (ValueError, KeyError) as fault:
        raise SceneError(number, line, f"unknown name or number ({fault})") from fault
    if not known:
        raise SceneError(number, line, f"unknown fact “{key}”")


def _table_fact(game: Game, key: str, values: list[str]) -> bool:
    state = game.state
    if key in FIELDS:
        setattr(state, FIELDS[key], int(values[0]))
    elif key == "order":
        mover = int(state.order[int(state.turn)])
        state.order[: game.players] = [int(value) for value in values]
        state.turn = values.index(str(mover))
    elif key == "to_move":
        state.turn = list(state.order[: game.players]).index(int(values[0]))
    elif key in ("coal_track", "iron_track"):
        state.track_cubes[RESOURCES.index(key.removesuffix("_track"))] = int(values[0])
    elif key == "deck":
        set_deck(game, values)
    elif key == "deck_left":
        state.deck_left = int(values[0])
    elif key == "discards":
        state.discards[:] = 0
        for name in values:
            state.discards[card(game, name)] += 1
    elif key == "field":
        set_field(game, values[0], values[1:])
    elif key == "empty":
        state.tile_owner[game.rules.setup.slots.index(values[0])] = NOBODY
    else:
        return False
    return True


@cache
def _industries(game: str) -> list[str]:
    return game_info(game).industries


def _seat_fact(game: Game, seat: int, key: str, values: list[str]) -> bool:
    state = game.state
    industries = _industries(game.rules.game)
    if key in ("money", "vp", "spent"):
        getattr(state, key)[seat] = int(values[0])
    elif key == "hand":
        set_hand(game, seat, values)
    elif key == "hand_size":
        set_hand(game, seat, [])
        state.hand_size[seat] = int(values[0])
    elif key == "stack":
        industry = industries.index(values[0])
        state.stack[seat, industry, :] = 0
        for level in values[1:]:
            state.stack[seat, industry, int(level)] += 1
    elif key in industries:
        put_tile(game, seat, industries.index(key), values)
    else:
        return False
    return True


def put_tile(game: Game, seat: int, industry: int, words: list[str]) -> None:
    """LEVEL SLOT [flipped] [cubes N]"""
    state, rules = game.state, game.rules
    level, slot, rest = int(words[0]), rules.setup.slots.index(words[1]), words[2:]
    is_new = not _lies_there(state, slot, (seat, industry, level))
    state.tile_owner[slot] = seat
    state.tile_industry[slot] = industry
    state.tile_level[slot] = level
    flipped = "flipped" in rest
    state.tile_flipped[slot] = flipped
    cubes = 0 if flipped else int(rules.board.tile_cubes[industry, level])
    state.tile_cubes[slot] = int(rest[rest.index("cubes") + 1]) if "cubes" in rest else cubes
    if is_new and state.stack[seat, industry, level] > 0:
        state.stack[seat, industry, level] -= 1


def _lies_there(state: Any, slot: int, tile: tuple[int, int, int]) -> bool:
    columns = (state.tile_owner, state.tile_industry, state.tile_level)
    return tuple(int(column[slot]) for column in columns) == tile


def card(game: Game, name: str) -> int:
    """Return the number of a card."""
    cards: tuple[str, ...] = game.rules.setup.cards
    return cards.index(SHORT_NAMES.get(name, name))


def set_hand(game: Game, seat: int, cards: list[str]) -> None:
    """Give a seat these cards and no others."""
    game.state.hand[seat, :] = 0
    for name in cards:
        game.state.hand[seat, card(game, name)] += 1
    game.state.hand_size[seat] = len(cards)


def set_deck(game: Game, cards: list[str], aside: int = 0) -> None:
    """Let these cards be drawn, the first one first; `aside` cards lie under them."""
    game.state.deck[aside:] = NOBODY
    numbers = [card(game, name) for name in reversed(cards)]
    game.state.deck[aside : aside + len(numbers)] = numbers
    game.state.deck_left = len(numbers)


def set_field(game: Game, name: str, values: list[str]) -> None:
    """Write a field of the state as plain numbers."""
    if name not in (game.rules.state_dtype.names or ()):
        raise KeyError(name)
    field = game._states[name]
    field[:] = np.array([int(value) for value in values]).reshape(field.shape)


def table_facts(position: Any) -> list[str]:
    """Return the facts of the table that all games have, without the cards."""
    found = [f"round {position.round}", f"actions {position.actions_left}"]
    found.append("order " + " ".join(map(str, position.order)))
    if position.to_move is not None:
        found.append(f"to_move {position.to_move}")
    found.append(f"coal_track {position.coal_track.cubes}")
    found.append(f"iron_track {position.iron_track.cubes}")
    return found


def card_facts(position: Any) -> list[str]:
    """Return the facts of deck and discards."""
    known = position.deck is not None
    deck = " ".join(["deck", *position.deck]) if known else f"deck_left {position.deck_left}"
    return [deck, " ".join(["discards", *position.discards])]


def tile_facts(position: Any) -> list[str]:
    """Return the facts of the tiles on the map."""
    return [
        f"{tile.owner} {tile.industry} {tile.level} {slot} "
        + ("flipped" if tile.flipped else f"cubes {tile.cubes}")
        for slot, tile in position.slots.items()
        if tile is not None
    ]


def seat_facts(seat: Any) -> list[str]:
    """Return the facts of a seat that all games have."""
    found = [f"{name} {getattr(seat, name)}" for name in ("money", "vp", "spent")]
    hidden = seat.hand is None
    found.append(f"hand_size {seat.hand_size}" if hidden else " ".join(["hand", *seat.hand]))
    for industry, levels in seat.stacks.items():
        found.append(" ".join(["stack", industry, *map(str, levels)]))
    return [f"{seat.seat} {fact}" for fact in found]
