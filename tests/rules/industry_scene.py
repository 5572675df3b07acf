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

from cottonopolis import Game
from cottonopolis.games.industry.connections import lay_edge, open_lanes
from cottonopolis.games.industry.position import IndustryPosition
from cottonopolis.games.industry.state import GOODS, NO_DEMAND
from tests.rules.table_scene import Scene, card, set_deck, set_hand
from tests.rules.table_scene import points as points

FILLER = "ship"


class IndustryGame(Game):
    """A game of Age of Industry, whose position has its own type."""

    def position(self) -> IndustryPosition:
        found = super().position()
        assert isinstance(found, IndustryPosition)
        return found


def industry_scene(text: str = "", map_name: str = "germany", players: int = 4) -> IndustryGame:
    """A game in the position that the lines describe."""
    game = IndustryGame("industry", players=players, seed=1, map=map_name)
    table = Scene(game, _table_fact, _seat_fact)
    game.state.market_good[:] = NO_DEMAND
    game.state.face_up[:] = 0
    game.state.face_up[card(game, "purple")] = 2
    set_deck(game, ["grey"] * 10)
    for seat in range(players):
        set_hand(game, seat, [FILLER] * 4)
    table.play(text)
    open_lanes(game.rules.board, game.state)
    game.begin(game.state)
    return game


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
    elif key == "import":
        state.import_cubes[setup.imports.index(values[0])] = int(values[1])
    else:
        return False
    return True


def _seat_fact(game: Game, seat: int, key: str, values: list[str]) -> bool:
    state, rules = game.state, game.rules
    if key in ("loans", "rails_left"):
        getattr(state, key)[seat] = int(values[0])
    elif key == "rail":
        lay_edge(rules.board, state, rules.setup.links.index(values[0]), seat)
        state.rails_left[seat] -= 1
    else:
        return False
    return True


def money_of(game: IndustryGame, seat: int) -> tuple[int, int]:
    """A seat's cash and number of loans."""
    found = game.position().seats[seat]
    return found.money, found.loans


# Seat 3 has the last action of the round
LAST_ACTION = """
    to_move 3
    actions 1
"""


def end_round(text: str = "", map_name: str = "germany") -> IndustryGame:
    """The game after the last action of the round was passed in the position described."""
    game = industry_scene(LAST_ACTION + text, map_name)
    game.play("pass with ship")
    return game


def end_game(text: str = "", map_name: str = "germany") -> IndustryGame:
    """The game after its last card was passed: the deck and seat 3's hand are empty."""
    return end_round("deck\n3 hand ship\n" + text, map_name)


def pass_rounds(game: IndustryGame, until: int) -> None:
    """Everybody passes, or draws with an empty hand, until a round begins or the game is over."""
    while not game.is_over and game.position().round < until:
        mover = game.seat
        assert mover is not None
        hand = game.view(mover).hand
        free = not game.position().deck
        game.play(f"pass with {hand[0]}" if hand else "pass" if free else "draw deck and deck")


def offers(game: Game, start: str) -> set[str]:
    """The decisions on offer that begin with some words."""
    return {str(move) for move in game.legal() if str(move).startswith(start)}
