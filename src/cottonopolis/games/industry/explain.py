"""The facts behind a refusal: for each reason code, what a person needs to know."""

from cottonopolis.errors import Fact, Reason
from cottonopolis.games.industry import build, sell
from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.decisions import (
    BOTH_0,
    BUILD_0,
    BUYER_0,
    CARD_0,
    DEVELOP_0,
    DONE,
    DRAW_0,
    DRAW_DECK,
    PASS_ID,
    RAIL_0,
    SELL_0,
    TAKE_0,
)
from cottonopolis.games.industry.facts import Facts, survey
from cottonopolis.games.industry.layout import (
    CARDS,
    COAL,
    COAL_MINE,
    COTTON_MILL,
    FACTORY,
    INDUSTRIES,
    INDUSTRY_COUNT,
    IRON,
    IRON_WORKS,
    LEVELS,
    NO_DEMAND,
    NOBODY,
    OVER,
    PORT,
    SLOTS,
    State,
)
from cottonopolis.games.industry.play import faults
from cottonopolis.games.industry.rail import needs_cubes
from cottonopolis.games.industry.reasons import A17_NO_BUYER, codes


def reasons_against(
    setup: Setup,
    state: State,
    decision: int,
    cards: list[int] | None = None,
    buyer: int | None = None,
) -> list[Reason]:
    """Every reason against a decision, and against the card and the buyer named for it.

    A card used for both actions (A4) is named as CARDS + card.
    """
    board = setup.board
    if state.stage == OVER:
        return [Reason("A2_GAME_OVER")]
    mask = faults(board, state, decision)
    seen = survey(board, state)
    if cards and decision < RAIL_0:
        slot, industry = divmod(decision - BUILD_0, INDUSTRY_COUNT)
        mask = build.placement_faults(board, state, seen, slot, industry)
        if cards[0] < CARDS:
            mask |= build.card_faults(board, state, seen, slot, industry, cards[0])
        else:
            mask |= build.whole_turn_card_faults(state, cards[0] - CARDS)
    known = _context(setup, state, seen, decision)
    if mask & A17_NO_BUYER and buyer is not None and buyer >= BUYER_0:
        seller = decision - SELL_0
        mask = sell.buyer_faults(board, state, seller, buyer - BUYER_0)
        known |= _buyer_context(setup, state, seller, buyer - BUYER_0)
    if cards:
        known["card"] = setup.cards[cards[0] % CARDS]
    found = [Reason(code, {name: known[name] for name in FACTS[code]}) for code in codes(mask)]
    held = not cards or state.hand[seen.seat, cards[0] % CARDS] > 0
    if not held and all(reason.code != "A3_CARD_NOT_HELD" for reason in found):
        found.append(Reason("A3_CARD_NOT_HELD", {"card": known["card"]}))
    return found


def source_reasons(
    setup: Setup, before: State, decisions: list[int], played: int, resource: str
) -> list[Reason]:
    """Why a named source does not come into question: the cube comes from the track, or none is
    needed.
    """
    first = decisions[0]
    seen = survey(setup.board, before)
    if first < RAIL_0:
        industry = (first - BUILD_0) % INDUSTRY_COUNT
        table = setup.board.tile_coal if resource == "coal" else setup.board.tile_iron
        needed = bool(table[industry, seen.levels[industry]])
    else:
        needed = needs_cubes(setup.board, before, seen.seat)
    if not needed:
        return [Reason("NOTATION_NOT_ASKED")]
    code = "A10_NOT_NEAREST" if first < RAIL_0 else "A16_NOT_NEAREST"
    return [Reason(code, {"place": setup.source_name(decisions[played] - TAKE_0)})]


def face(setup: Setup, state: State, decision: int) -> tuple[int, ...]:
    """What makes two slots, sources or buyers alike: the same print and the same tile."""
    slot = _place_of(decision)
    if slot >= SLOTS:
        if decision < BUYER_0:
            return (slot,)
        market = slot - SLOTS
        return (int(state.market_good[market]), int(state.market_used[market]))
    return (
        int(setup.board.slot_takes[slot]),
        int(state.tile_owner[slot]),
        int(state.tile_industry[slot]),
        int(state.tile_level[slot]),
        int(state.tile_cubes[slot]),
        int(state.tile_flipped[slot]),
    )


def _place_of(decision: int) -> int:
    """The slot, source or buyer that a decision is about."""
    if decision < RAIL_0:
        return (decision - BUILD_0) // INDUSTRY_COUNT
    for first in (BUYER_0, TAKE_0, SELL_0):
        if decision >= first:
            return decision - first
    raise ValueError(f"decision {decision} is about no place")


def plausible(state: State, decision: int) -> bool:
    """Whether what a later choice of an action needs is there."""
    place = _place_of(decision)
    if decision >= BUYER_0:
        if place >= SLOTS:
            market = place - SLOTS
            return bool(not state.market_used[market] and state.market_good[market] != NO_DEMAND)
        return bool(state.tile_industry[place] == PORT and not state.tile_flipped[place])
    if decision >= TAKE_0:
        return bool(place >= SLOTS or state.tile_cubes[place] > 0)
    sells = state.tile_industry[place] in (COTTON_MILL, FACTORY)
    return bool(sells and not state.tile_flipped[place])


# Which facts each reason shows
FACTS: dict[str, tuple[str, ...]] = {
    "A2_NOT_NOW": (),
    "A2_GAME_OVER": (),
    "A3_CARD_NOT_HELD": ("card",),
    "A3_NEEDS_A_CARD": (),
    "A4_NOT_WHOLE_TURN": (),
    "A4_FIRST_ROUND": (),
    "A5_OTHER_INDUSTRY": ("card", "industry"),
    "A5_NOT_CONNECTED": ("card", "place"),
    "A6_OTHER_COLOUR": ("card", "place"),
    "A6_NO_CARD": ("industry", "place"),
    "A7_NOT_SHOWN": ("industry", "place"),
    "A7_NO_PORT": ("place",),
    "A8_LIMIT": ("place", "limit"),
    "A9_NONE_LEFT": ("industry",),
    "A9_LEVEL_0": ("industry",),
    "A10_NO_COAL": ("industry", "place"),
    "A10_NO_IRON": ("industry", "place"),
    "A10_NOT_NEAREST": ("place",),
    "A15_NOT_HIGHER": ("industry", "level", "place", "old_level"),
    "A15_OCCUPIED": ("place", "owner"),
    "A15_CUBES_LEFT": ("resource", "on_tiles", "on_track"),
    "A16_TAKEN": ("link", "owner"),
    "A16_NOT_CONNECTED": ("link",),
    "A16_NO_RAILS": (),
    "A16_NO_COAL": ("link",),
    "A16_NO_IRON": ("link",),
    "A16_NOT_NEAREST": ("place",),
    "A17_NOT_YOURS": ("place",),
    "A17_FLIPPED": ("place",),
    "A17_NO_BUYER": ("place",),
    "A17_NOT_A_BUYER": ("place",),
    "A17_USED": ("place",),
    "A17_WRONG_GOOD": ("place", "industry"),
    "A17_NOT_CONNECTED": ("place", "mill"),
    "A18_NONE_LEFT": ("industry", "level"),
    "A19_HAND_FULL": (),
    "A19_NO_CARDS": (),
    "A19_NOT_FACE_UP": ("card",),
    "A23_NO_SHIPS": (),
}


def _context(setup: Setup, state: State, seen: Facts, decision: int) -> dict[str, Fact]:
    """Everything a message about this decision could mention."""
    if decision in (DONE, DRAW_DECK, PASS_ID):
        return {}
    if decision < RAIL_0:
        return _build_context(setup, state, seen, *divmod(decision - BUILD_0, INDUSTRY_COUNT))
    if decision < SELL_0:
        rail = decision - RAIL_0
        return {"link": setup.rail_name(rail), "owner": int(state.edge_owner[rail])}
    if decision < DEVELOP_0:
        return {"place": setup.slot_name(decision - SELL_0)}
    if decision < DRAW_0:
        industry, level = divmod(decision - DEVELOP_0, LEVELS)
        return {"industry": INDUSTRIES[industry], "level": level}
    if decision < DRAW_DECK:
        return {"card": setup.cards[decision - DRAW_0]}
    if decision < TAKE_0:
        known: dict[str, Fact] = {}
        if state.pending_slot != NOBODY and state.pending_industry != NOBODY:
            slot, industry = int(state.pending_slot), int(state.pending_industry)
            known = _build_context(setup, state, seen, slot, industry)
        return {**known, "card": setup.cards[(decision - CARD_0) % CARDS]}
    if decision < BUYER_0:
        return {"place": setup.source_name(decision - TAKE_0)}
    if state.pending_slot == NOBODY:
        return {"place": setup.buyer_name(decision - BUYER_0)}
    return _buyer_context(setup, state, int(state.pending_slot), decision - BUYER_0)


def _buyer_context(setup: Setup, state: State, seller: int, buyer: int) -> dict[str, Fact]:
    return {
        "mill": setup.slot_name(seller),
        "industry": INDUSTRIES[int(state.tile_industry[seller])],
        "place": setup.buyer_name(buyer),
    }


def _build_context(
    setup: Setup, state: State, seen: Facts, slot: int, industry: int
) -> dict[str, Fact]:
    known: dict[str, Fact] = {
        "industry": INDUSTRIES[industry],
        "place": setup.slot_name(slot),
        "level": int(seen.levels[industry]),
        "owner": int(state.tile_owner[slot]),
        "old_level": int(state.tile_level[slot]),
        "limit": build.tile_limit(setup.board, setup.board.slot_node[slot]),
    }
    if industry in (COAL_MINE, IRON_WORKS):
        coal = industry == COAL_MINE
        known["resource"] = "coal" if coal else "iron"
        known["on_tiles"] = seen.coal_any if coal else seen.iron_any
        known["on_track"] = int(state.track_cubes[COAL if coal else IRON])
    return known


assert BOTH_0 - CARD_0 == CARDS
