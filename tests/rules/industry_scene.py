"""Positions of Age of Industry for a test, in the notation of `cottonopolis.scenes.industry`."""

from cottonopolis import Game
from cottonopolis.games.industry.position import IndustryPosition
from cottonopolis.scenes.notation import set_scene
from tests.rules.table_scene import points as points


class IndustryGame(Game):
    """A game of Age of Industry, whose position has its own type."""

    def position(self) -> IndustryPosition:
        found = super().position()
        assert isinstance(found, IndustryPosition)
        return found


def industry_scene(text: str = "", map_name: str = "germany", players: int = 4) -> IndustryGame:
    """A game in the position that the lines describe."""
    game = IndustryGame("industry", players=players, seed=1, map=map_name)
    set_scene(game, text)
    return game


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
