"""What an action costs in all, before anybody commits to it (A10, A16)."""

from cottonopolis.engine.jit import jit
from cottonopolis.games.industry.decisions import BUILD_0, RAIL_0, SELL_0
from cottonopolis.games.industry.facts import Facts
from cottonopolis.games.industry.layout import COAL, INDUSTRY_COUNT, IRON, Board, State
from cottonopolis.games.industry.rail import needs_cubes
from cottonopolis.games.industry.resources import building_cube_price, price_within, rail_reach


@jit
def price_of(board: Board, state: State, facts: Facts, decision: int) -> int:
    """What a legal new action costs."""
    if decision < RAIL_0:
        slot = (decision - BUILD_0) // INDUSTRY_COUNT
        industry = (decision - BUILD_0) % INDUSTRY_COUNT
        level = facts.levels[industry]
        price = int(board.tile_cost[industry, level])
        if board.tile_coal[industry, level]:
            price += building_cube_price(board, state, facts, slot, industry, COAL)
        if board.tile_iron[industry, level]:
            price += building_cube_price(board, state, facts, slot, industry, IRON)
        return price
    if decision < SELL_0:
        rail = decision - RAIL_0
        price = int(board.rail_cost)
        if needs_cubes(board, state, facts.seat):
            components = rail_reach(board, state, rail)
            price += price_within(facts, components, COAL)
            price += price_within(facts, components, IRON)
        return price
    return 0
