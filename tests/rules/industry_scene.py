"""Sets a table of Age of Industry for a story: a position in a few plain lines.

Whatever is not said is as follows: Germany, four players, round 2, two actions, seat 0 to move,
turn order 0 1 2 3, $0 and no loans for everybody, full player boards, an empty map, full demand
tracks, four ship cards in every hand, ten grey cards in the deck, two purple cards face up, every
market tile "no demand".

    round 1          actions 1              order 2 0 1 3       to_move 1
    coal_track 3     iron_track 0
    deck brown port  ("deck" alone: empty)  face_up brown grey
    market poland.m1 factory                market poland.m1 factory used
    import mass_bay.import 2
    0 money 14       0 loans 2              0 spent 7           0 rails_left 1
    0 hand brown cotton_mill                ("0 hand" alone: no cards)
    0 rail ratisbon-bohemia
    0 stack factory 3 4                     (levels left, all of them)
    0 coal_mine 2 poland                    (tile with all its cubes, unflipped)
    0 coal_mine 2 poland cubes 1            0 port 1 kiel flipped
"""

from typing import Any

from cottonopolis import Game
from cottonopolis.engine.course import ACTION
from cottonopolis.games.industry.connections import lay_edge, open_lanes
from cottonopolis.games.industry.layout import COAL, GOODS, INDUSTRIES, IRON, NO_DEMAND, NOBODY
from cottonopolis.games.industry.rules import IndustryRules

FILLER = "ship"


def industry_scene(text: str = "", map_name: str = "germany", players: int = 4) -> Game:
    """A game in the position that the lines describe."""
    game = Game.new("industry", players=players, seed=1, map=map_name)
    state = game.state
    state.round_number = 2
    state.actions_left = 2
    state.stage = ACTION
    state.order[:players] = range(players)
    state.turn = 0
    state.market_good[:] = NO_DEMAND
    state.face_up[:] = 0
    state.face_up[_card(game, "purple")] = 2
    _set_deck(game, ["grey"] * 10)
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
    open_lanes(game.rules.board, state)
    game.begin(state)
    return game


def _rules(game: Game) -> IndustryRules:
    assert isinstance(game.rules, IndustryRules)
    return game.rules


def _card(game: Game, name: str) -> int:
    return _rules(game).setup.cards.index(name)


def _table_fact(game: Game, key: str, values: list[str]) -> None:
    state, setup = game.state, _rules(game).setup
    if key in ("round", "actions"):
        setattr(state, {"round": "round_number", "actions": "actions_left"}[key], int(values[0]))
    elif key == "order":
        mover = int(state.order[int(state.turn)])
        state.order[: game.players] = [int(value) for value in values]
        state.turn = values.index(str(mover))
    elif key == "to_move":
        state.turn = list(state.order[: game.players]).index(int(values[0]))
    elif key in ("coal_track", "iron_track"):
        state.track_cubes[COAL if key == "coal_track" else IRON] = int(values[0])
    elif key == "deck":
        _set_deck(game, values)
    elif key == "face_up":
        state.face_up[:] = 0
        for card in values:
            state.face_up[_card(game, card)] += 1
    elif key == "market":
        market = setup.markets.index(values[0])
        state.market_good[market] = GOODS.index(values[1])
        state.market_used[market] = "used" in values
    elif key == "import":
        state.import_cubes[setup.imports.index(values[0])] = int(values[1])
    else:
        raise ValueError(f"unknown fact {key!r}")


def _seat_fact(game: Game, seat: int, words: list[str]) -> None:
    state, setup = game.state, _rules(game).setup
    key, values = words[0], words[1:]
    if key in ("money", "loans", "spent", "rails_left"):
        getattr(state, key)[seat] = int(values[0])
    elif key == "hand":
        _set_hand(game, seat, values)
    elif key == "rail":
        lay_edge(_rules(game).board, state, setup.rails.index(values[0]), seat)
        state.rails_left[seat] -= 1
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
    state, rules = game.state, _rules(game)
    slot = rules.setup.slots.index(place)
    state.tile_owner[slot] = seat
    state.tile_industry[slot] = industry
    state.tile_level[slot] = level
    state.tile_flipped[slot] = "flipped" in rest
    cubes = 0 if "flipped" in rest else int(rules.board.tile_cubes[industry, level])
    state.tile_cubes[slot] = int(rest[rest.index("cubes") + 1]) if "cubes" in rest else cubes
    if state.stack[seat, industry, level] > 0:
        state.stack[seat, industry, level] -= 1


def _set_hand(game: Game, seat: int, cards: list[str]) -> None:
    game.state.hand[seat, :] = 0
    for card in cards:
        game.state.hand[seat, _card(game, card)] += 1
    game.state.hand_size[seat] = len(cards)


def _set_deck(game: Game, cards: list[str]) -> None:
    game.state.deck[:] = NOBODY
    numbers = [_card(game, card) for card in reversed(cards)]
    game.state.deck[: len(numbers)] = numbers
    game.state.deck_left = len(numbers)


def money_of(game: Game, seat: int) -> tuple[int, int]:
    """A seat's cash and number of loans."""
    found: dict[str, Any] = game.position()["seats"][seat]
    return found["money"], found["loans"]


# Seat 3 has the last action of the round
LAST_ACTION = """
    to_move 3
    actions 1
"""


def end_round(text: str = "", map_name: str = "germany") -> Game:
    """The game after the last action of the round was passed in the position described."""
    game = industry_scene(LAST_ACTION + text, map_name)
    game.play("pass with ship")
    return game


def end_game(text: str = "", map_name: str = "germany") -> Game:
    """The game after its last card was passed: the deck and seat 3's hand are empty."""
    return end_round("deck\n3 hand ship\n" + text, map_name)


def points(game: Game) -> list[int]:
    """Everybody's victory points."""
    return [found["vp"] for found in game.position()["seats"]]


def pass_rounds(game: Game, until: int) -> None:
    """Everybody passes, or draws with an empty hand, until a round begins or the game is over."""
    while not game.is_over and game.position()["round"] < until:
        mover = game.seat
        assert mover is not None
        hand = game.view(mover).hand
        free = not game.position()["deck"]
        game.play(f"pass with {hand[0]}" if hand else "pass" if free else "draw deck and deck")


def offers(game: Game, start: str) -> set[str]:
    """The decisions on offer that begin with some words."""
    return {str(move) for move in game.legal() if str(move).startswith(start)}
