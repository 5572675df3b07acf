"""What an action costs in all, before anybody commits to it (B16, B23, B26)."""

from cottonopolis.engine.jit import jit
from cottonopolis.games.brass.decisions import BUILD_0, DEVELOP_0, LINK_0, SELL_0
from cottonopolis.games.brass.facts import Facts
from cottonopolis.games.brass.layout import INDUSTRIES, RAIL, Board, State
from cottonopolis.games.brass.link import link_cost
from cottonopolis.games.brass.resources import coal_price, iron_price, rail_coal_price

INDUSTRY_COUNT = len(INDUSTRIES)


@jit
def price_of(board: Board, state: State, facts: Facts, decision: int) -> int:
    """What a legal new action costs (its first part: one rail, one tile developed)."""
    if decision < LINK_0:
        slot = (decision - BUILD_0) // INDUSTRY_COUNT
        industry = (decision - BUILD_0) % INDUSTRY_COUNT
        level = facts.levels[industry]
        price = int(board.tile_cost[industry, level])
        if board.tile_coal[industry, level]:
            price += coal_price(state, facts, board.slot_node[slot])
        if board.tile_iron[industry, level]:
            price += iron_price(facts)
        return price
    if decision < DEVELOP_0:
        link = decision - LINK_0
        price = link_cost(board, state)
        if state.period == RAIL:
            price += rail_coal_price(state, facts, board.link_a[link], board.link_b[link])
        return price
    if decision < SELL_0:
        return iron_price(facts)
    return 0
