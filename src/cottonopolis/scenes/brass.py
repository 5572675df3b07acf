"""Positions of Brass in a few plain lines.

What is not said is as follows: canal period, round 2, two actions, seat 0 to move, turn order
0 1 2 3, £30 and income space 10 for everybody, full stacks, an empty board, full demand tracks,
four Macclesfield cards in every hand, ten Colne cards in the deck.

    period rail                             round 3
    actions 1                               order 2 0 1 3
    to_move 1                               coal_track 5        iron_track 0
    market 4         (spaces the cotton demand marker has moved)
    market_tiles -1 -2                      (next to be turned first)
    market_turned 1  (how many of them are turned already)
    set_aside colne port                    (unseen cards under the deck, before `deck_above`)
    deck_above oldham port                  (the deck above them)
    discards oldham
    deck oldham port                        (next to be drawn first; "deck" alone: empty)
    0 money 14       0 space 20             0 vp 12             0 spent 7
    0 hand oldham cotton_mill               ("0 hand" alone: no cards)
    0 link colne-yorkshire                  0 links_left 0
    0 stack cotton_mill 3 3 4               (levels left, all of them)
    0 coal_mine 2 wigan.1                   (tile with all its cubes, unflipped)
    0 coal_mine 2 wigan.1 cubes 1           0 port 1 liverpool.1 flipped
"""

from cottonopolis.engine.graph import join
from cottonopolis.game import Game
from cottonopolis.games.brass.position import BrassPosition
from cottonopolis.games.brass.state import NOBODY, PERIODS
from cottonopolis.games.notation import links_by_name
from cottonopolis.games.registry import rules_for
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

FILLER = "macclesfield"
DECK_FILLER = "colne"


def _prepare(game: Game) -> None:
    game.state.set_aside = 0
    set_deck(game, [DECK_FILLER] * 10)
    for seat in range(game.players):
        set_hand(game, seat, [FILLER] * 4)


def _table_fact(game: Game, key: str, values: list[str]) -> bool:
    state = game.state
    if key == "period":
        state.period = PERIODS.index(values[0])
    elif key == "market":
        state.market_marker = int(values[0])
    elif key == "market_tiles":
        state.market_tiles[: len(values)] = [int(value) for value in values]
    elif key == "market_turned":
        state.market_turned = int(values[0])
    elif key == "set_aside":
        state.set_aside = len(values)
        state.deck[:] = NOBODY
        state.deck[: len(values)] = [card(game, name) for name in values]
    elif key == "set_aside_unseen":
        state.set_aside = int(values[0])
        state.deck[:] = NOBODY
    elif key == "deck_above":
        set_deck(game, values, int(state.set_aside))
    else:
        return False
    return True


def _seat_fact(game: Game, seat: int, key: str, values: list[str]) -> bool:
    state = game.state
    if key in ("space", "links_left"):
        getattr(state, key)[seat] = int(values[0])
    elif key == "link":
        link = links_by_name(game.rules.setup.links)[values[0]]
        if state.link_owner[link] == seat:
            return True
        state.link_owner[link] = seat
        state.links_left[seat] -= 1
        board = game.rules.board
        join(state.component, board.link_a[link], board.link_b[link])
    else:
        return False
    return True


def _finish(game: Game) -> None:
    """Nothing else follows from the facts."""


def _facts(position: BrassPosition, game: Game | None) -> list[str]:
    market = position.distant_market
    found = [f"period {position.period}", *table_facts(position), f"market {market.marker}"]
    tiles = [*market.turned, *(market.stack or ())]
    found.append(" ".join(["market_tiles", *map(str, tiles)]))
    found.append(f"market_turned {len(market.turned)}")
    deck, discards = card_facts(position)
    if position.set_aside is None or position.deck is None:
        rules = rules_for("brass", position.players, tuple(position.variants))
        found.append(f"set_aside_unseen {rules.board.set_aside[PERIODS.index(position.link_kind)]}")
        found.append(deck)
    else:
        aside = position.set_aside
        if game is not None:  # the position sorts them
            aside = [game.rules.setup.cards[n] for n in game.state.deck[: len(aside)].tolist()]
        if aside:
            found.append(" ".join(["set_aside", *aside]))
        found.append(deck.replace("deck", "deck_above", 1))
    found += [discards, *tile_facts(position)]
    found += [f"{owner} link {link}" for link, owner in position.links.items() if owner is not None]
    for seat in position.seats:
        found += seat_facts(seat)
        found += [
            f"{seat.seat} space {seat.income_space}",
            f"{seat.seat} links_left {seat.links_left}",
        ]
    return found


SCENES = GameScenes(_prepare, _table_fact, _seat_fact, _finish, _facts)
