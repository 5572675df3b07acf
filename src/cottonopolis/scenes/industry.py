"""Positions of Age of Industry in a few plain lines.

What is not said is as follows: round 2, two actions, seat 0 to move, turn order 0 1 2 3, $0 and no
loans for everybody, full player boards, an empty map, full demand tracks, four ship cards in every
hand, ten grey cards in the deck, two purple cards face up, every market tile "no demand".

    round 1          actions 1              order 2 0 1 3       to_move 1
    coal_track 3     iron_track 0
    deck brown port  ("deck" alone: empty)  face_up brown grey
    market poland.m1 factory                market poland.m1 factory used
    import mass_bay.import 2                inert kiel          (a ship over a ship, A15)
    discards brown grey
    0 money 14       0 loans 2              0 spent 7           0 rails_left 1
    0 hand brown cotton_mill                ("0 hand" alone: no cards)
    0 rail ratisbon-bohemia
    0 stack factory 3 4                     (levels left, all of them)
    0 coal_mine 2 poland                    (tile with all its cubes, unflipped)
    0 coal_mine 2 poland cubes 1            0 port 1 kiel flipped
"""

from typing import cast

from cottonopolis.game import Game
from cottonopolis.games.industry.connections import lay_edge, open_lanes
from cottonopolis.games.industry.position import IndustryPosition
from cottonopolis.games.industry.state import GOODS, NO_DEMAND, State
from cottonopolis.scenes.notation import (
    GameScenes,
    card,
    card_facts,
    seat_facts,
    set_deck,
    set_hand,
    table_facts,
    tile_facts,
)

FILLER = "ship"


def _prepare(game: Game) -> None:
    game.state.market_good[:] = NO_DEMAND
    game.state.face_up[:] = 0
    game.state.face_up[card(game, "purple")] = 2
    set_deck(game, ["grey"] * 10)
    for seat in range(game.players):
        set_hand(game, seat, [FILLER] * 4)


def _table_fact(game: Game, key: str, values: list[str]) -> bool:
    state, setup = game.state, game.rules.setup
    if key == "face_up":
        state.face_up[:] = 0
        for name in values:
            state.face_up[card(game, name)] += 1
    elif key == "market":
        market = setup.markets.index(values[0])
        state.market_good[market] = GOODS.index(values[1])
        state.market_used[market] = "used" in values
    elif key == "inert":
        state.tile_inert[setup.slots.index(values[0])] = 1
    elif key == "import":
        state.import_cubes[setup.imports.index(values[0])] = int(values[1])
    else:
        return False
    return True


def _seat_fact(game: Game, seat: int, key: str, values: list[str]) -> bool:
    state, rules = cast(State, game.state), game.rules
    if key in ("loans", "rails_left"):
        getattr(state, key)[seat] = int(values[0])
    elif key == "rail":
        rail = rules.setup.links.index(values[0])
        if state.edge_owner[rail] == seat:
            return True
        lay_edge(rules.board, state, rail, seat)
        state.rails_left[seat] -= 1
    else:
        return False
    return True


def _finish(game: Game) -> None:
    open_lanes(game.rules.board, cast(State, game.state))


def _facts(position: IndustryPosition, game: Game | None) -> list[str]:
    found = [*table_facts(position), " ".join(["face_up", *position.face_up])]
    found += card_facts(position)
    for market, square in position.markets.items():
        found.append(f"market {market} {square.tile}" + (" used" if square.used else ""))
    found += [f"import {name}.import {cubes}" for name, cubes in position.imports.items()]
    found += tile_facts(position)
    found += [f"inert {slot}" for slot, tile in position.slots.items() if tile and tile.inert]
    found += [f"{owner} rail {link}" for link, owner in position.links.items() if owner is not None]
    for seat in position.seats:
        found += seat_facts(seat)
        found += [f"{seat.seat} loans {seat.loans}", f"{seat.seat} rails_left {seat.links_left}"]
    return found


SCENES = GameScenes(_prepare, _table_fact, _seat_fact, _finish, _facts)
