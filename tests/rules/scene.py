"""Positions of Brass for a test, in the notation of `cottonopolis.scenes.brass`."""

from collections import Counter

from cottonopolis import Game
from cottonopolis.games.brass.position import BrassPosition
from cottonopolis.games.brass.state import PERIODS
from cottonopolis.scenes.notation import set_scene
from tests.rules.table_scene import codes_against as codes_against
from tests.rules.table_scene import moneys as moneys
from tests.rules.table_scene import refused as refused
from tests.rules.table_scene import seat as seat
from tests.rules.table_scene import slot as slot
from tests.rules.table_scene import tile as tile

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
    set_scene(game, text)
    return game


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
