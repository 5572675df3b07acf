"""Sets a table for a story: a position in a few plain lines.

Every line is one fact. Whatever is not said is as follows: canal period, round 2, two actions,
seat 0 to move, turn order 0 1 2 3, £30 and income space 10 for everybody, full stacks, an empty
board, full demand tracks, four Macclesfield cards in every hand, ten Colne cards in the deck.

    period rail                             round 3
    actions 1                               order 2 0 1 3
    to_move 1                               coal_track 5        iron_track 0
    market 4         (spaces the cotton demand marker has moved)
    market_tiles -1 -2                      (next to be turned first)
    deck oldham port                        (next to be drawn first; "deck" alone: empty)
    0 money 14       0 space 20             0 vp 12             0 spent 7
    0 hand oldham cotton_mill               ("0 hand" alone: no cards)
    0 link colne-yorkshire                  0 links_left 0
    0 stack cotton_mill 3 3 4               (levels left, all of them)
    0 coal_mine 2 wigan.1                   (tile with all its cubes, unflipped)
    0 coal_mine 2 wigan.1 cubes 1           0 port 1 liverpool.1 flipped
"""

from collections import Counter
from typing import Any

import pytest

from cottonopolis import Game, IllegalMove
from cottonopolis.engine.graph import join
from cottonopolis.games.brass.layout import (
    ACTION,
    COAL,
    INDUSTRIES,
    IRON,
    NOBODY,
    PERIODS,
)

FILLER = "macclesfield"
DECK_FILLER = "colne"

# Seat 3 holds the last card of the period
LAST_CARD = """
    round 8
    to_move 3
    actions 1
    deck
    0 hand
    1 hand
    2 hand
    3 hand port
    """


def scene(text: str = "", players: int = 4, variants: tuple[str, ...] = ()) -> Game:
    """A game in the position that the lines describe."""
    game = Game.new("brass", players=players, seed=1, variants=variants)
    state = game.state
    state.round_number = 2
    state.actions_left = 2
    state.stage = ACTION
    state.order[:players] = range(players)
    state.turn = 0
    _set_deck(game, [DECK_FILLER] * 10)
    state.set_aside = 0
    for seat in range(players):
        _set_hand(game, seat, [FILLER] * 4)
    for line in text.splitlines():
        words = line.split("#")[0].split()
        if not words:
            continue
        try:
            if words[0].isdigit():
                _seat_fact(game, int(words[0]), words[1:])
            else:
                _table_fact(game, words[0], words[1:])
        except (ValueError, IndexError, KeyError) as fault:
            raise AssertionError(f"bad line in a scene: {line.strip()!r}: {fault}") from fault
    game.begin(state)
    return game


def _table_fact(game: Game, key: str, values: list[str]) -> None:
    state = game.state
    if key == "period":
        state.period = PERIODS.index(values[0])
    elif key == "round":
        state.round_number = int(values[0])
    elif key == "actions":
        state.actions_left = int(values[0])
    elif key == "order":
        mover = int(state.order[int(state.turn)])
        state.order[: game.players] = [int(value) for value in values]
        state.turn = values.index(str(mover))
    elif key == "to_move":
        state.turn = list(state.order[: game.players]).index(int(values[0]))
    elif key == "coal_track":
        state.track_cubes[COAL] = int(values[0])
    elif key == "iron_track":
        state.track_cubes[IRON] = int(values[0])
    elif key == "market":
        state.market_marker = int(values[0])
    elif key == "market_tiles":
        state.market_tiles[: len(values)] = [int(value) for value in values]
    elif key == "deck":
        _set_deck(game, values)
    else:
        raise ValueError(f"unknown fact {key!r}")


def _seat_fact(game: Game, seat: int, words: list[str]) -> None:
    state = game.state
    key, values = words[0], words[1:]
    if key in ("money", "space", "vp", "spent", "links_left"):
        getattr(state, key)[seat] = int(values[0])
    elif key == "hand":
        _set_hand(game, seat, values)
    elif key == "link":
        link = game.rules.notation.links[values[0]]
        state.link_owner[link] = seat
        state.links_left[seat] -= 1
        board = game.rules.board
        join(state.component, board.link_a[link], board.link_b[link])
    elif key == "stack":
        industry = INDUSTRIES.index(values[0])
        state.stack[seat, industry, :] = 0
        for level in values[1:]:
            state.stack[seat, industry, int(level)] += 1
    else:
        _put_tile(game, seat, INDUSTRIES.index(key), int(values[0]), values[1], values[2:])


def _put_tile(
    game: Game, seat: int, industry: int, level: int, place: str, rest: list[str]
) -> None:
    state = game.state
    slot = game.rules.setup.slots.index(place)
    state.tile_owner[slot] = seat
    state.tile_industry[slot] = industry
    state.tile_level[slot] = level
    flipped = "flipped" in rest
    state.tile_flipped[slot] = flipped
    cubes = 0 if flipped else int(game.rules.board.tile_cubes[industry, level])
    state.tile_cubes[slot] = int(rest[rest.index("cubes") + 1]) if "cubes" in rest else cubes
    if state.stack[seat, industry, level] > 0:
        state.stack[seat, industry, level] -= 1


def _set_hand(game: Game, seat: int, cards: list[str]) -> None:
    game.state.hand[seat, :] = 0
    for card in cards:
        game.state.hand[seat, game.rules.notation.cards[card]] += 1
    game.state.hand_size[seat] = len(cards)


def _set_deck(game: Game, cards: list[str]) -> None:
    game.state.deck[:] = NOBODY
    numbers = [game.rules.notation.cards[card] for card in reversed(cards)]
    game.state.deck[: len(numbers)] = numbers
    game.state.deck_left = len(numbers)
    game.state.set_aside = 0


def codes_against(game: Game, move: str) -> set[str]:
    """The reason codes that refuse a move."""
    return {reason.code for reason in game.why_not(move)}


def seat(game: Game, number: int) -> dict[str, Any]:
    """One seat's part of the position."""
    found: dict[str, Any] = game.position()["seats"][number]
    return found


def slot(game: Game, name: str) -> dict[str, Any] | None:
    """The tile on a slot."""
    found: dict[str, Any] | None = game.position()["slots"][name]
    return found


def tile(game: Game, name: str) -> dict[str, Any]:
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


def pass_once(game: Game) -> None:
    """The seat to move passes with its first card."""
    mover = game.seat
    assert mover is not None
    game.play("pass with " + game.view(mover).hand[0])


def pass_round(game: Game) -> None:
    """Everybody passes until the next round has begun, with its income if nobody owes a tile."""
    now = game.position()
    began = (now["period"], now["round"])
    while now["stage"] == "action" and (now["period"], now["round"]) == began:
        pass_once(game)
        now = game.position()


def pass_until(game: Game, period: str, round_number: int) -> None:
    """Everybody passes until a round begins."""
    while (game.state.period, game.state.round_number) != (PERIODS.index(period), round_number):
        pass_once(game)


def end_period(text: str = "", variants: tuple[str, ...] = ()) -> Game:
    """The game after the last card of the period was passed in the position described."""
    game = scene(LAST_CARD + text, variants=variants)
    game.play("pass with port")
    return game


def moneys(game: Game) -> list[int]:
    """Everybody's cash."""
    return [found["money"] for found in game.position()["seats"]]


def all_cards(game: Game) -> Counter[str]:
    """Every card of the period: in hands, in the deck, set aside or played."""
    position = game.position()
    piles = [position["deck"], position["set_aside"], position["discards"]]
    hands = [one["hand"] for one in position["seats"]]
    return Counter(card for pile in piles + hands for card in pile)
