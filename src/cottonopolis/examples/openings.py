"""Compare first moves by playing each to the end many times.

    python -m cottonopolis.examples.openings --games 50 --bot greedy

The seat to move knows only its own cards. So each play-out starts from an imagined game: hidden
cards are dealt anew, the same for every move, then bots play all seats to the end.
"""

import argparse
from statistics import mean, stdev

from cottonopolis import Game
from cottonopolis.bots.registry import bots_for


def moves(game: Game) -> list[str]:
    """Return one whole action of every kind, with its first card; builds at every price."""
    found: dict[tuple[object, ...], str] = {}
    for decision in game.legal():
        cards = decision.cards
        if cards:
            key = (decision.kind, decision.industry, decision.price, decision.amount)
            found.setdefault(key, f"{decision.text} with {cards[0]}")
    return list(found.values())


def lead(game: Game, seat: int) -> int:
    """Return how many points a seat is ahead of the best other seat."""
    points = game.score()
    return points[seat] - max(vp for other, vp in enumerate(points) if other != seat)


def compare(game: Game, games: int, bot: str) -> list[tuple[float, float, str]]:
    """Return the mean lead of every move with its standard error, best first."""
    seat = game.seat
    assert seat is not None
    found = []
    for move in moves(game):
        leads = []
        for deal in range(games):
            branch = game.redeal(seat, seed=deal)
            branch.play(move)
            leads.append(lead(branch.play_out(bot, seed=deal), seat))
        error = stdev(leads) / games**0.5 if games > 1 else 0.0
        found.append((mean(leads), error, move))
    return sorted(found, reverse=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare first moves by play-outs.")
    parser.add_argument("--game", choices=["brass", "industry"], default="brass")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--bot", choices=["sane", *bots_for("brass")], default="greedy")
    options = parser.parse_args()
    game = Game.new(options.game, seed=options.seed)
    print(game)
    print(
        f"Lead over the best rival in points, {options.games} play-outs by {options.bot} per move"
    )
    for value, error, move in compare(game, options.games, options.bot):
        print(f"{value:+7.1f} ± {error:4.1f}  {move}")


if __name__ == "__main__":
    main()
