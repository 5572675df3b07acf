"""What the scenes of both games share: a position in a few plain lines, one fact each."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from cottonopolis import Game, IllegalMove
from cottonopolis.engine.game_loop import ACTION
from cottonopolis.engine.tracks import RESOURCES
from cottonopolis.games.notation import SHORT_NAMES

NOBODY = -1

T = TypeVar("T")

TableFact = Callable[[Game, str, list[str]], bool]
SeatFact = Callable[[Game, int, str, list[str]], bool]


class Scene:
    """Sets a table: lines that every game knows, and those that one game adds."""

    def __init__(self, game: Game, table_fact: TableFact, seat_fact: SeatFact) -> None:
        self.game = game
        self.table_fact = table_fact
        self.seat_fact = seat_fact
        state = game.state
        state.round_number = 2
        state.actions_left = 2
        state.stage = ACTION
        state.order[: game.players] = range(game.players)
        state.turn = 0

    def play(self, text: str) -> None:
        """Read the lines."""
        for line in text.splitlines():
            words = line.split("#")[0].split()
            if not words:
                continue
            try:
                if words[0].isdigit():
                    self._seat(int(words[0]), words[1], words[2:])
                else:
                    self._table(words[0], words[1:])
            except (ValueError, IndexError, KeyError) as fault:
                raise AssertionError(f"bad line in a scene: {line.strip()!r}: {fault}") from fault

    def _table(self, key: str, values: list[str]) -> None:
        state = self.game.state
        if key in ("round", "actions"):
            name = {"round": "round_number", "actions": "actions_left"}[key]
            setattr(state, name, int(values[0]))
        elif key == "order":
            mover = int(state.order[int(state.turn)])
            state.order[: self.game.players] = [int(value) for value in values]
            state.turn = values.index(str(mover))
        elif key == "to_move":
            state.turn = list(state.order[: self.game.players]).index(int(values[0]))
        elif key in ("coal_track", "iron_track"):
            state.track_cubes[RESOURCES.index(key.removesuffix("_track"))] = int(values[0])
        elif key == "deck":
            set_deck(self.game, values)
        elif not self.table_fact(self.game, key, values):
            raise ValueError(f"unknown fact {key!r}")

    def _seat(self, seat: int, key: str, values: list[str]) -> None:
        state = self.game.state
        industries = self.game.rules.info().industries
        if key in ("money", "vp", "spent"):
            getattr(state, key)[seat] = int(values[0])
        elif key == "hand":
            set_hand(self.game, seat, values)
        elif key == "stack":
            industry = industries.index(values[0])
            state.stack[seat, industry, :] = 0
            for level in values[1:]:
                state.stack[seat, industry, int(level)] += 1
        elif key in industries:
            put_tile(self.game, seat, industries.index(key), values)
        elif not self.seat_fact(self.game, seat, key, values):
            raise ValueError(f"unknown fact {key!r}")


def put_tile(game: Game, seat: int, industry: int, words: list[str]) -> None:
    """LEVEL SLOT [flipped] [cubes N]"""
    state, rules = game.state, game.rules
    level, slot, rest = int(words[0]), rules.setup.slots.index(words[1]), words[2:]
    state.tile_owner[slot] = seat
    state.tile_industry[slot] = industry
    state.tile_level[slot] = level
    flipped = "flipped" in rest
    state.tile_flipped[slot] = flipped
    cubes = 0 if flipped else int(rules.board.tile_cubes[industry, level])
    state.tile_cubes[slot] = int(rest[rest.index("cubes") + 1]) if "cubes" in rest else cubes
    if state.stack[seat, industry, level] > 0:
        state.stack[seat, industry, level] -= 1


def card(game: Game, name: str) -> int:
    """The number of a card."""
    cards: tuple[str, ...] = game.rules.setup.cards
    return cards.index(SHORT_NAMES.get(name, name))


def set_hand(game: Game, seat: int, cards: list[str]) -> None:
    """Give a seat these cards and no others."""
    game.state.hand[seat, :] = 0
    for name in cards:
        game.state.hand[seat, card(game, name)] += 1
    game.state.hand_size[seat] = len(cards)


def set_deck(game: Game, cards: list[str]) -> None:
    """Let these cards be drawn, the first one first."""
    game.state.deck[:] = NOBODY
    numbers = [card(game, name) for name in reversed(cards)]
    game.state.deck[: len(numbers)] = numbers
    game.state.deck_left = len(numbers)


def known(value: T | None) -> T:
    """What a complete position shows."""
    assert value is not None
    return value


def codes_against(game: Game, move: str) -> set[str]:
    """The reason codes that refuse a move."""
    return {reason.code for reason in game.why_not(move)}


def seat(game: Game, number: int) -> Any:
    """One seat's part of the position."""
    return game.position().seats[number]


def slot(game: Game, name: str) -> Any:
    """The tile on a slot, or None."""
    return game.position().slots[name]


def tile(game: Game, name: str) -> Any:
    """The tile on a slot that must have one."""
    found = slot(game, name)
    assert found is not None, f"{name} is empty"
    return found


def refused(game: Game, move: str) -> set[str]:
    """Tries a move that must fail and change nothing; gives the reason codes.

    There are none when nothing forbids the move and only a choice is left unsaid.
    """
    before = game.position()
    with pytest.raises(IllegalMove):
        game.play(move)
    assert game.position() == before
    return codes_against(game, move)


def moneys(game: Game) -> list[int]:
    """Everybody's cash."""
    return [found.money for found in game.position().seats]


def points(game: Game) -> list[int]:
    """Everybody's victory points."""
    return [found.vp for found in game.position().seats]
