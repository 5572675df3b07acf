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

from cottonopolis import Game
from cottonopolis.engine.graph import join
from cottonopolis.games.brass.position import BrassPosition
from cottonopolis.games.brass.state import PERIODS
from cottonopolis.games.notation import links_by_name
from tests.rules.table_scene import Scene, set_deck, set_hand
from tests.rules.table_scene import codes_against as codes_against
from tests.rules.table_scene import moneys as moneys
from tests.rules.table_scene import refused as refused
from tests.rules.table_scene import seat as seat
from tests.rules.table_scene import slot as slot
from tests.rules.table_scene import tile as tile

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


class BrassGame(Game):
    """A game of Brass, whose position has its own type."""

    def position(self) -> BrassPosition:
        found = super().position()
        assert isinstance(found, BrassPosition)
        return found


def scene(text: str = "", players: int = 4, variants: tuple[str, ...] = ()) -> BrassGame:
    """A game in the position that the lines describe."""
    game = BrassGame("brass", players=players, seed=1, variants=variants)
    table = Scene(game, _table_fact, _seat_fact)
    set_deck(game, [DECK_FILLER] * 10)
    game.state.set_aside = 0
    for number in range(players):
        set_hand(game, number, [FILLER] * 4)
    table.play(text)
    game.begin(game.state)
    return game


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


def _seat_fact(game: Game, number: int, key: str, values: list[str]) -> bool:
    state = game.state
    if key in ("space", "links_left"):
        getattr(state, key)[number] = int(values[0])
    elif key == "link":
        link = links_by_name(game.rules.setup.links)[values[0]]
        state.link_owner[link] = number
        state.links_left[number] -= 1
        board = game.rules.board
        join(state.component, board.link_a[link], board.link_b[link])
    else:
        return False
    return True


def pass_once(game: Game) -> None:
    """The seat to move passes with its first card."""
    mover = game.seat
    assert mover is not None
    game.play("pass with " + game.view(mover).hand[0])


def pass_round(game: Game) -> None:
    """Everybody passes until the next round has begun, with its income if nobody owes a tile."""
    now = game.position()
    began = (now.period, now.round)
    while now.stage == "action" and (now.period, now.round) == began:
        pass_once(game)
        now = game.position()


def pass_until(game: Game, period: str, round_number: int) -> None:
    """Everybody passes until a round begins."""
    while (game.state.period, game.state.round_number) != (PERIODS.index(period), round_number):
        pass_once(game)


def end_period(text: str = "", variants: tuple[str, ...] = ()) -> BrassGame:
    """The game after the last card of the period was passed in the position described."""
    game = scene(LAST_CARD + text, variants=variants)
    game.play("pass with port")
    return game


def all_cards(game: BrassGame) -> Counter[str]:
    """Every card of the period: in hands, in the deck, set aside or played."""
    position = game.position()
    piles = [position.deck, position.set_aside, position.discards]
    hands = [one.hand for one in position.seats]
    return Counter(card for pile in [*piles, *hands] for card in pile or ())
