"""The facts behind a refusal: for each reason code, what a person needs to know."""

import numpy as np

from cottonopolis.engine.order import seat_to_move
from cottonopolis.errors import Fact, Reason
from cottonopolis.games.brass import build, sell
from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.decisions import (
    BUILD_0,
    BUYER_0,
    CARD_0,
    DEVELOP_0,
    DISTANT_MARKET,
    DONE,
    GIVE_UP_0,
    LINK_0,
    LOAN_0,
    PASS_ID,
    SELL_0,
    TAKE_0,
    TWO_CARDS,
)
from cottonopolis.games.brass.facts import Facts, survey
from cottonopolis.games.brass.layout import (
    COAL,
    COAL_MINE,
    COTTON_MILL,
    INDUSTRIES,
    IRON,
    IRON_WORKS,
    NOBODY,
    OVER,
    PERIODS,
    PORT,
    State,
)
from cottonopolis.games.brass.link import link_cost
from cottonopolis.games.brass.loan import income_of
from cottonopolis.games.brass.play import faults
from cottonopolis.games.brass.reasons import B27_NO_BUYER, codes
from cottonopolis.games.brass.resources import coal_price, iron_price, rail_coal_price

INDUSTRY_COUNT = len(INDUSTRIES)


def reasons_against(
    setup: Setup,
    state: State,
    decision: int,
    cards: list[int] | None = None,
    buyer: int | None = None,
) -> list[Reason]:
    """Every reason against a decision, and against the cards and the buyer named for it."""
    board = setup.board
    mask = faults(board, state, decision)
    if state.stage == OVER:
        return [Reason("B6_GAME_OVER")]
    seen = survey(board, state)
    if cards and decision < LINK_0:
        slot, industry = divmod(decision - BUILD_0, INDUSTRY_COUNT)
        mask = build.placement_faults(board, state, seen, slot, industry)
        if len(cards) == 1:
            mask |= build.card_faults(board, state, seen, slot, industry, cards[0])
        else:
            mask |= build.two_card_faults(state)
    if mask & B27_NO_BUYER and buyer is not None and BUYER_0 <= buyer < DISTANT_MARKET:
        mask = sell.port_faults(board, state, decision - SELL_0, buyer - BUYER_0)
        return [
            Reason(code, _port_facts(setup, code, decision - SELL_0, buyer - BUYER_0))
            for code in codes(mask)
        ] + _cards_not_held(setup, state, seen, cards or [], [])
    found = [
        Reason(code, _facts(setup, state, seen, code, decision, cards)) for code in codes(mask)
    ]
    return found + _cards_not_held(setup, state, seen, cards or [], found)


def _port_facts(setup: Setup, code: str, mill: int, port: int) -> dict[str, Fact]:
    """Facts about a port that was named before the mill was accepted."""
    known: dict[str, Fact] = {"mill": setup.slots[mill], "place": setup.slots[port]}
    return {name: known[name] for name in FACTS[code]}


def source_reasons(
    setup: Setup, before: State, decisions: list[int], played: int, resource: str
) -> list[Reason]:
    """Why a named mine or works does not come into question: the cube comes from the track, or
    none is needed.
    """
    first = decisions[0]
    needed = True
    if first < LINK_0:
        industry = (first - BUILD_0) % INDUSTRY_COUNT
        level = survey(setup.board, before).levels[industry]
        table = setup.board.tile_coal if resource == "coal" else setup.board.tile_iron
        needed = bool(table[industry, level])
    if not needed:
        return [Reason("NOTATION_NOT_ASKED")]
    code = "B18_NOT_A_SOURCE"
    if resource == "coal":
        code = "B17_NOT_NEAREST" if first < LINK_0 else "B25_NOT_NEAREST"
    return [Reason(code, {"place": setup.slots[slot_of(decisions[played])]})]


def slot_of(decision: int) -> int:
    """The slot that a decision is about."""
    if decision < LINK_0:
        return (decision - BUILD_0) // INDUSTRY_COUNT
    for first in (GIVE_UP_0, BUYER_0, TAKE_0, SELL_0):
        if decision >= first:
            return decision - first
    raise ValueError(f"decision {decision} is about no slot")


def face(setup: Setup, state: State, decision: int) -> tuple[int, ...]:
    """What makes two slots alike: the same print and the same tile."""
    slot = slot_of(decision)
    return (
        int(setup.board.slot_shows[slot]),
        int(state.tile_owner[slot]),
        int(state.tile_industry[slot]),
        int(state.tile_level[slot]),
        int(state.tile_cubes[slot]),
        int(state.tile_flipped[slot]),
    )


def plausible(state: State, decision: int) -> bool:
    """Whether the tile that a later choice of an action needs is there."""
    slot = slot_of(decision)
    industry = state.tile_industry[slot]
    if decision >= GIVE_UP_0:
        return bool(state.tile_owner[slot] == seat_to_move(state))
    if decision >= BUYER_0:
        return bool(industry == PORT and not state.tile_flipped[slot])
    if decision >= TAKE_0:
        return bool(state.tile_cubes[slot] > 0)
    return bool(industry == COTTON_MILL and not state.tile_flipped[slot])


def _cards_not_held(
    setup: Setup, state: State, seen: Facts, cards: list[int], found: list[Reason]
) -> list[Reason]:
    """B7 for named cards that are not in the hand and not complained of yet."""
    if any(reason.code == "B7_CARD_NOT_HELD" for reason in found):
        return []
    missing = [
        card for card in sorted(set(cards)) if state.hand[seen.seat, card] < cards.count(card)
    ]
    return [Reason("B7_CARD_NOT_HELD", {"card": setup.cards[card]}) for card in missing]


def _facts(
    setup: Setup, state: State, seen: Facts, code: str, decision: int, cards: list[int] | None
) -> dict[str, Fact]:
    """The facts that go into the message of a reason."""
    context = _context(setup, state, seen, decision)
    if cards:
        context["card"] = setup.cards[cards[0]]
    if code in ABOUT_LOCATIONS and "place" in context:
        context["place"] = str(context["place"]).split(".")[0]
    return {name: context[name] for name in FACTS[code]}


# Reasons that speak of a whole location, not of one slot
ABOUT_LOCATIONS = {
    "B9_OTHER_LOCATION",
    "B10_NOT_IN_NETWORK",
    "B12_ONE_WAY",
    "B15_ONE_PER_LOCATION",
    "B17_NO_COAL",
}

# Which facts each reason shows
FACTS: dict[str, tuple[str, ...]] = {
    "B3_NOT_NOW": (),
    "B4_CAN_PAY": (),
    "B4_NOT_YOUR_TILE": ("place",),
    "B4_TILE_DUE": ("debt", "money"),
    "B6_GAME_OVER": (),
    "B7_CARD_NOT_HELD": ("card",),
    "B8_ONLY_TO_BUILD": (),
    "B8_NOT_WHOLE_TURN": (),
    "B8_FIRST_ROUND": (),
    "B9_OTHER_LOCATION": ("card", "place"),
    "B9_NO_CARD": ("industry", "place"),
    "B10_OTHER_INDUSTRY": ("card", "industry"),
    "B10_NOT_IN_NETWORK": ("card", "place"),
    "B12_ONE_WAY": ("place", "other"),
    "B13_NOT_SHOWN": ("industry", "place"),
    "B13_STACK_EMPTY": ("industry",),
    "B13_LEVEL_0": ("industry",),
    "B13_CANAL_ONLY": ("industry", "level"),
    "B13_RAIL_ONLY": ("industry", "level"),
    "B13_OCCUPIED": ("place", "owner"),
    "B14_PORT_SLOT_FIRST": ("place", "other"),
    "B15_ONE_PER_LOCATION": ("place",),
    "B16_MONEY": ("price", "tile", "coal", "iron", "money"),
    "B17_NO_COAL": ("industry", "place"),
    "B17_NOT_NEAREST": ("place",),
    "B18_NOT_A_SOURCE": ("place",),
    "B20_OTHER_INDUSTRY": ("place", "industry"),
    "B20_NOT_HIGHER": ("industry", "level", "place", "old_level"),
    "B21_NOT_HIGHER": ("industry", "level", "place", "old_level"),
    "B21_CUBES_LEFT": ("resource", "on_tiles", "on_track"),
    "B23_CANAL_PERIOD_ONLY": (),
    "B23_RAIL_PERIOD_ONLY": (),
    "B23_WRONG_PERIOD": ("link", "period"),
    "B23_TAKEN": ("link", "owner"),
    "B23_NOT_CONNECTED": ("link",),
    "B23_NO_TILES": (),
    "B23_MONEY": ("price", "link_price", "coal", "money"),
    "B24_LIMIT": (),
    "B25_NO_COAL": ("link",),
    "B25_NOT_NEAREST": ("place",),
    "B26_STACK_EMPTY": ("industry",),
    "B26_LIMIT": (),
    "B26_MONEY": ("price", "money"),
    "B27_NOT_YOUR_MILL": ("place",),
    "B27_FLIPPED": ("place",),
    "B27_NO_BUYER": ("place",),
    "B27_NOT_A_PORT": ("place",),
    "B27_PORT_FLIPPED": ("place",),
    "B27_NOT_CONNECTED": ("place", "mill"),
    "B27_NO_BUILT_PORT": ("mill",),
    "B28_NO_DEMAND": (),
    "B29_DECK_EMPTY": (),
    "B29_TOO_LOW": ("amount", "income", "lowest"),
}


def _context(setup: Setup, state: State, seen: Facts, decision: int) -> dict[str, Fact]:
    """Everything a message about this decision could mention."""
    seat = seen.seat
    known: dict[str, Fact] = {
        "money": int(state.money[seat]),
        "debt": -income_of(setup.board, state, seat),
        "income": income_of(setup.board, state, seat),
        "lowest": int(setup.board.lowest_income),
        "period": PERIODS[int(state.period)],
    }
    if decision == DONE:
        return known
    if decision < LINK_0:
        slot, industry = divmod(decision - BUILD_0, INDUSTRY_COUNT)
        known |= _build_context(setup, state, seen, slot, industry)
    elif decision < DEVELOP_0:
        known |= _link_context(setup, state, seen, decision - LINK_0)
    elif decision < SELL_0:
        known |= {"industry": INDUSTRIES[decision - DEVELOP_0], "price": iron_price(seen)}
    elif decision < LOAN_0:
        known |= {"place": setup.slots[decision - SELL_0], "mill": setup.slots[decision - SELL_0]}
    elif decision < PASS_ID:
        known["amount"] = int(setup.board.loans[decision - LOAN_0])
    elif CARD_0 <= decision < TWO_CARDS:
        if state.pending_slot != NOBODY and state.pending_industry != NOBODY:
            known |= _build_context(
                setup, state, seen, int(state.pending_slot), int(state.pending_industry)
            )
        known["card"] = setup.cards[decision - CARD_0]
    elif TAKE_0 <= decision < BUYER_0:
        known["place"] = setup.slots[decision - TAKE_0]
    elif BUYER_0 <= decision <= DISTANT_MARKET:
        known["mill"] = setup.slots[int(state.pending_slot)]
        if decision < DISTANT_MARKET:
            known["place"] = setup.slots[decision - BUYER_0]
    elif decision >= GIVE_UP_0:
        known["place"] = setup.slots[decision - GIVE_UP_0]
    return known


def _build_context(
    setup: Setup, state: State, seen: Facts, slot: int, industry: int
) -> dict[str, Fact]:
    board = setup.board
    node = int(board.slot_node[slot])
    level = seen.levels[industry]
    known: dict[str, Fact] = {
        "industry": INDUSTRIES[industry],
        "card": INDUSTRIES[industry],
        "place": setup.slots[slot],
        "level": int(level),
        "owner": int(state.tile_owner[slot]),
        "old_level": int(state.tile_level[slot]),
    }
    port_slot = int(board.port_only_slot[node])
    if port_slot != NOBODY:
        known["other"] = setup.slots[port_slot]
    if node == board.virtual_from:
        known["other"] = setup.nodes[int(board.virtual_to)]
    if industry in (COAL_MINE, IRON_WORKS):
        resource = COAL if industry == COAL_MINE else IRON
        known["resource"] = ("coal", "iron")[resource]
        known["on_track"] = int(state.track_cubes[resource])
        known["on_tiles"] = int(np.sum(state.tile_cubes[state.tile_industry == industry]))
    if level >= 0:
        tile = int(board.tile_cost[industry, level])
        coal = coal_price(state, seen, node) if board.tile_coal[industry, level] else 0
        iron = iron_price(seen) if board.tile_iron[industry, level] else 0
        known |= {"tile": tile, "coal": max(coal, 0), "iron": iron}
        known["price"] = tile + max(coal, 0) + iron
    return known


def _link_context(setup: Setup, state: State, seen: Facts, link: int) -> dict[str, Fact]:
    board = setup.board
    price = link_cost(board, state)
    coal = 0
    if PERIODS[int(state.period)] == "rail":
        coal = max(rail_coal_price(state, seen, board.link_a[link], board.link_b[link]), 0)
    return {
        "link": setup.links[link],
        "owner": int(state.link_owner[link]),
        "link_price": price,
        "coal": coal,
        "price": price + coal,
    }
