"""What is printed on the board and the player boards of Brass."""

from cottonopolis.engine.tracks import COAL, IRON
from cottonopolis.games.brass.data import Setup, shipped_files
from cottonopolis.games.brass.state import INDUSTRIES, PERIODS
from cottonopolis.games.printed import (
    PrintedBoard,
    PrintedLink,
    PrintedPlace,
    PrintedTile,
    canvas_of,
    drawing_of,
    named_bits,
    printed_cards,
    printed_slots,
    printed_track,
)


def printed_board(setup: Setup, game: str, currency: str) -> PrintedBoard:
    board = setup.plain_board
    links = _links(setup)
    table = shipped_files().board
    return PrintedBoard(
        game=game,
        map=None,
        name=table.text("name"),
        players=setup.players,
        variants=list(setup.variants),
        currency=currency,
        canvas=canvas_of(table),
        drawing=drawing_of(table),
        places=_places(setup, links),
        links=links,
        industries=list(INDUSTRIES),
        tiles=_tiles(setup),
        cards=printed_cards(setup),
        hand=board["hand"],
        coal_track=printed_track(board, COAL),
        iron_track=printed_track(board, IRON),
        income_track=board["income"],
        market_bonus=board["market_bonus"],
        market_tiles=board["market_tiles"][: board["market_size"]],
        loans=board["loans"],
        link_costs={
            "canal": board["canal_cost"],
            "rail": board["rail_cost"],
            "two_rails": board["two_rails_cost"],
        },
        link_tiles=board["links"],
    )


def _links(setup: Setup) -> list[PrintedLink]:
    board = setup.plain_board
    ends = zip(board["link_a"], board["link_b"], board["link_kinds"], strict=True)
    return [
        PrintedLink(name, setup.nodes[a], setup.nodes[b], named_bits(kinds, PERIODS))
        for name, (a, b, kinds) in zip(setup.links, ends, strict=True)
        if kinds
    ]


def _places(setup: Setup, links: list[PrintedLink]) -> list[PrintedPlace]:
    """Return the places in play in this set-up."""
    board = setup.plain_board
    reached = {end for link in links for end in (link.a, link.b)}
    places = []
    for i, (node, title) in enumerate(zip(setup.nodes, setup.node_titles, strict=True)):
        slots = printed_slots(setup, board["slot_shows"], i, INDUSTRIES)
        external = bool(board["external"][i])
        if slots or node in reached:
            places.append(
                PrintedPlace(
                    id=node,
                    name=title,
                    kind="town" if slots else "trade" if external else "resort",
                    xy=setup.xy[i],
                    slots=slots,
                    external=external,
                    discs=board["discs"][i],
                )
            )
    return places


def _tiles(setup: Setup) -> list[PrintedTile]:
    board = setup.plain_board
    return [
        PrintedTile(
            industry=name,
            level=level,
            count=count,
            cost=board["tile_cost"][i][level],
            coal=board["tile_coal"][i][level],
            iron=board["tile_iron"][i][level],
            income=board["tile_income"][i][level],
            vp=board["tile_vp"][i][level],
            cubes=board["tile_cubes"][i][level],
            buildable=board["tile_periods"][i][level] != 0,
            periods=named_bits(board["tile_periods"][i][level], PERIODS),
        )
        for i, name in enumerate(INDUSTRIES)
        for level, count in enumerate(board["tile_count"][i])
        if count
    ]
