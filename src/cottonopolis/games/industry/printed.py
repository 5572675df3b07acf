"""What is printed on the maps and the player boards of Age of Industry."""

from cottonopolis.engine.datafile import DataTable
from cottonopolis.engine.tracks import COAL, IRON
from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.state import INDUSTRIES, LINK_KINDS
from cottonopolis.games.printed import (
    PrintedBoard,
    PrintedLane,
    PrintedLink,
    PrintedPlace,
    PrintedTile,
    canvas_of,
    drawing_of,
    printed_cards,
    printed_slots,
    printed_track,
)


def printed_board(setup: Setup, table: DataTable, game: str, currency: str) -> PrintedBoard:
    """Return the printed board of a set-up; `table` is its map file."""
    board = setup.plain_board
    return PrintedBoard(
        game=game,
        map=setup.map_name,
        name=table.text("name"),
        players=setup.players,
        variants=[],
        currency=currency,
        reconstructed=table.has("reconstructed") and table.flag("reconstructed"),
        canvas=canvas_of(table),
        drawing=drawing_of(table),
        places=_places(setup, table),
        links=[
            PrintedLink(name, setup.nodes[a], setup.nodes[b], list(LINK_KINDS))
            for name, a, b in zip(setup.links, board["edge_a"], board["edge_b"], strict=False)
        ],
        lanes=[
            PrintedLane(row.text("ship"), row.names("ports"), row.integer("coal_import"))
            for row in (table.tables("sea_lane") if table.has("sea_lane") else [])
        ],
        industries=list(INDUSTRIES),
        tiles=_tiles(setup),
        cards=printed_cards(setup),
        hand=board["hand_limit"],
        coal_track=printed_track(board, COAL),
        iron_track=printed_track(board, IRON),
        loans=[board["loan"]],
        link_costs={"rail": board["rail_cost"]},
        link_tiles=board["rails"],
    )


def _places(setup: Setup, table: DataTable) -> list[PrintedPlace]:
    board = setup.plain_board
    return [
        PrintedPlace(
            id=setup.nodes[i],
            name=setup.node_titles[i],
            kind=place.text("kind"),
            xy=setup.xy[i],
            slots=printed_slots(setup, board["slot_takes"], i, INDUSTRIES),
            colour=place.text("colour") if place.has("colour") else None,
            markets=[name for m, name in enumerate(setup.markets) if board["market_node"][m] == i],
            distant_port=bool(board["distant_port"][i]),
            no_passing_through=bool((board["stops"] >> i) & 1),
        )
        for i, place in enumerate(table.tables("location"))
    ]


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
            vp=level,  # A22
            cubes=board["tile_cubes"][i][level],
            buildable=bool(board["tile_buildable"][i][level]),
            periods=[],
        )
        for i, name in enumerate(INDUSTRIES)
        for level, count in enumerate(board["tile_count"][i])
        if count
    ]
