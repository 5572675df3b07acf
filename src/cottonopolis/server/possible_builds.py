"""What a seat could build, connect or sell in its next turn, from public information alone."""

from msgspec import Struct

from cottonopolis.engine.game_loop import ACTION
from cottonopolis.engine.records import GameState
from cottonopolis.games.options import Target
from cottonopolis.games.rules import SPECTATOR, AnyRules

BOARD_TARGETS = ("slot", "link")


class PossibleBuild(Struct, kw_only=True):
    """An action on the board that the seat could begin with the right card."""

    kind: str  # of decision
    target: Target
    industry: str | None
    level: int | None
    price: int | None
    cards: list[str]  # each suffices alone; empty: two cards, or the action needs none
    any_card: bool  # every card that the seat may hold suffices


def find_possible_builds(
    rules: AnyRules, state: GameState, seat: int
) -> tuple[int, list[PossibleBuild]] | None:
    """The seat's money and its possible builds; None if its next turn cannot be foreseen."""
    plan = rules.planned(rules.view(state, SPECTATOR), seat)
    if plan is None or plan.stage != ACTION:
        return None
    held = rules.hold_any_card(plan, seat)
    found = []
    for decision in rules.legal(plan):
        option = rules.option(plan, decision)
        if option.target is None or option.target.kind not in BOARD_TARGETS:
            continue
        cards = rules.cards_for(plan, decision) or []
        found.append(
            PossibleBuild(
                kind=option.kind,
                target=option.target,
                industry=option.industry,
                level=option.level,
                price=option.price,
                cards=cards,
                any_card=len(cards) == held,
            )
        )
    return int(plan.money[seat]), found
