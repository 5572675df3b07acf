"""Positions of Brass in a few plain lines.

What is not said is as follows: canal period, round 2, two actions, seat 0 to move, turn order
0 1 2 3, £30 and income space 10 for everybody, full stacks, an empty board, full demand tracks,
four Macclesfield cards in every hand, ten Colne cards in the deck.

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

from cottonopolis.engine.graph import join
from cottonopolis.game import Game
from cottonopolis.games.brass.state import PERIODS
from cottonopolis.games.notation import links_by_name
from cottonopolis.scenes.notation import GameScenes, set_deck, set_hand

FILLER = "macclesfield"
DECK_FILLER = "colne"


def _prepare(game: Game) -> None:
    set_deck(game, [DECK_FILLER] * 10)
    game.state.set_aside = 0
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


SCENES = GameScenes(_prepare, _table_fact, _seat_fact, _finish)
