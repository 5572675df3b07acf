"""Load and check the player board and a map of Age of Industry, and make the board record.

A map is a file of the folder `maps`; mapfile.py checks it.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from cottonopolis.engine.datafile import DataTable
from cottonopolis.engine.graph import has_bit
from cottonopolis.engine.tracks import COAL, IRON
from cottonopolis.errors import SetupError
from cottonopolis.games.industry.mapfile import check_map, parse_toml, read_text
from cottonopolis.games.industry.player_board import PLAYER_BOARD, changed_board
from cottonopolis.games.industry.state import (
    BLANK,
    BOARD_DTYPE,
    CARDS,
    COAL_MINE,
    COLOURS,
    DECK,
    GOODS,
    INDUSTRIES,
    INDUSTRY_COUNT,
    IRON_WORKS,
    LANES,
    LEVELS,
    MARKET_TILES,
    MARKETS,
    NO_COLOUR,
    NOBODY,
    NODES,
    RAILS,
    SEATS,
    SLOTS,
    TRACK_SPACES,
    Board,
)
from cottonopolis.games.industry.version_1 import as_in_version_1, todays_map
from cottonopolis.games.info import MapInfo
from cottonopolis.games.map_texts import is_map_id, map_text
from cottonopolis.games.setup import GameSetup

FOLDER = Path(__file__).parent
MAPS = "maps"
DEFAULT_MAP = "germany"
USUAL_PLAYERS = 4

# The prints of slots, and the industries that fit (A7)
SLOT_PRINTS = {
    "blank": BLANK,
    **{name: 1 << INDUSTRIES.index(name) for name in ("coal_mine", "port", "ship")},
}
MAX_SETUPS = 128  # kept in memory; people draw maps
NOWHERE = "nowhere"  # the name of an index that this map does not use


@dataclass(frozen=True)
class Setup(GameSetup[Board]):
    """A set-up: a map and a number of players."""

    markets: tuple[str, ...]  # "poland.m1"
    imports: tuple[str, ...]  # "mass_bay.import"

    def slot_name(self, slot: int) -> str:
        return self.slots[slot] if slot < len(self.slots) else NOWHERE

    def link_name(self, rail: int) -> str:
        return self.links[rail] if rail < len(self.links) else NOWHERE

    def slots_for(self, industry: int) -> list[str]:
        """Return the names of the slots that take an industry."""
        count = int(self.board.industry_slot_count[industry])
        return [self.slots[slot] for slot in self.board.industry_slots[industry, :count]]

    def market_name(self, market: int) -> str:
        return self.markets[market] if market < len(self.markets) else NOWHERE

    def source_name(self, source: int) -> str:
        """Return the name of a source: a slot, or SLOTS + import."""
        if source < SLOTS:
            return self.slot_name(source)
        return self.imports[source - SLOTS] if source - SLOTS < len(self.imports) else NOWHERE

    def buyer_name(self, buyer: int) -> str:
        """Return the name of a buyer: a slot with a port, or SLOTS + market."""
        return self.slot_name(buyer) if buyer < SLOTS else self.market_name(buyer - SLOTS)


@dataclass(frozen=True)
class DataFiles:
    """The contents of the player board file, and the map files."""

    player_board: DataTable
    maps: dict[str, Path]

    @classmethod
    def load(cls, folder: Path = FOLDER) -> "DataFiles":
        maps = {path.stem: path for path in sorted((folder / MAPS).glob("*.toml"))}
        return cls(DataTable.load(folder / f"{PLAYER_BOARD}.toml"), maps)

    def read_map(self, name: str) -> DataTable:
        """Read a map by its name or from a file; MapError lists all faults."""
        return self.read_both(name)[0]

    def read_both(self, name: str) -> tuple[DataTable, DataTable]:
        """Read a map, and the player board with what the map changes on it.

        A map has a name, a file, or the id of a text (map_texts.py).
        """
        text = map_text(name)
        if text is not None:
            return self.read_text(name, text)
        known = name.replace("-", "_")
        today = todays_map(known)
        path = self.maps.get(today or known, Path(name))
        if not path.suffix == ".toml":
            raise SetupError("unknown-map", word=name, known=", ".join(self.maps))
        text = read_text(path)
        if today:
            content = as_in_version_1(known, parse_toml(path.name, text))
            return self._checked(path.name, text, content)
        return self.read_text(path.name, text)

    def read_text(self, file: str, text: str) -> tuple[DataTable, DataTable]:
        """Read the text of a map like `read_both`."""
        return self._checked(file, text, parse_toml(file, text))

    def _checked(
        self, file: str, text: str, content: dict[str, Any]
    ) -> tuple[DataTable, DataTable]:
        table = DataTable(file, content)
        board = self.player_board
        if table.has(PLAYER_BOARD):
            board = changed_board(board, table.table(PLAYER_BOARD))
        colours = _colours(board.table("cards"))
        market_tiles = sum(board.counts("market_tiles", list(GOODS)))
        check_map(file, text, content, colours, market_tiles)
        return table, board


@cache
def shipped_files() -> DataFiles:
    """Return the data files of this package (cached)."""
    return DataFiles.load()


@cache
def map_infos() -> tuple[MapInfo, ...]:
    """Describe the maps of this package (cached)."""
    found = []
    for name in shipped_files().maps:
        table = shipped_files().read_map(name)
        reconstructed = table.has("reconstructed") and table.flag("reconstructed")
        players = table.integers("players", 2, SEATS)
        found.append(MapInfo(name, table.text("name"), players, reconstructed))
    return tuple(found)


def map_players(name: str) -> list[int]:
    """Return the numbers of players that a map, or a map file, allows."""
    return shipped_files().read_map(name).integers("players", 2, SEATS)


def map_people(name: str) -> list[str]:
    """Return the names of people that a map file lists; it need not."""
    table = shipped_files().read_map(name)
    return table.names("people") if table.has("people") else []


@lru_cache(MAX_SETUPS)
def setup(players: int, variants: tuple[str, ...] = (), map_name: str = DEFAULT_MAP) -> Setup:
    """Return the set-up for a number of players on a map (cached)."""
    return make_setup(shipped_files(), players, variants, map_name)


def make_setup(
    files: DataFiles, players: int, variants: tuple[str, ...], map_name: str = DEFAULT_MAP
) -> Setup:
    """Check the data files and make the board."""
    if variants:
        raise SetupError("no-variants", word=variants[0])
    table, player_board = files.read_both(map_name)
    own = map_name.endswith(".toml") or is_map_id(map_name)
    name = map_name if own else table.text("id")
    return setup_on(table, player_board, players, name)


def setup_on(table: DataTable, player_board: DataTable, players: int, map_name: str) -> Setup:
    """Make the board from a map and a player board."""
    board: Board = np.zeros(1, dtype=BOARD_DTYPE)[0]
    board.players = players
    colours = _fill_cards(board, player_board)
    _fill_numbers(board, player_board)
    _fill_tiles(board, player_board)
    allowed = table.integers("players", 2, SEATS)
    if players not in allowed:
        known = ", ".join(str(number) for number in allowed)
        raise SetupError("map-players", word=map_name, known=known, players=players)
    places = _Places(board, table, colours)
    _list_slots_by_industry(board)
    rails = _fill_rails(board, table, places.nodes)
    imports = _fill_lanes(board, table, places)
    _list_stop_edges(board)
    _check_cards(board, player_board)
    return Setup(
        players=players,
        variants=(),
        map_name=map_name,
        board=board,
        nodes=tuple(places.nodes),
        node_titles=tuple(places.titles),
        slots=tuple(places.slots),
        links=tuple(rails),
        markets=tuple(places.markets),
        imports=tuple(imports),
        cards=INDUSTRIES + tuple(colours),
        xy=tuple(places.xy),
    )


def _colours(cards: DataTable) -> list[str]:
    """Return the colours of the location cards."""
    colours = cards.names("colours")
    if len(colours) != COLOURS or len(set(colours)) != COLOURS:
        raise cards.fault("colours", f"should be {COLOURS} different colours")
    if set(colours) & set(INDUSTRIES):
        raise cards.fault("colours", "should not be called like an industry")
    return colours


def _fill_cards(board: Board, table: DataTable) -> list[str]:
    """Fill in the deck and the market tiles; returns the colours of the location cards."""
    cards = table.table("cards")
    colours = _colours(cards)
    each = cards.integer("per_colour", 0, DECK)
    counts = cards.counts("industry", list(INDUSTRIES)) + [each] * COLOURS
    assert len(counts) == CARDS
    if sum(counts) > DECK:
        what = f"more than {DECK} cards in all"
        raise cards.fault("industry", what, "too-many-cards", most=DECK, count=sum(counts))
    board.card_count[:] = counts
    board.deck_size = sum(counts)
    tiles = table.counts("market_tiles", list(GOODS))
    if sum(tiles) > MARKET_TILES:
        what = f"more than {MARKET_TILES} tiles in all"
        facts = {"most": MARKET_TILES, "count": sum(tiles)}
        raise table.fault("market_tiles", what, "too-many-market-tiles", **facts)
    board.market_tile_count = sum(tiles)
    board.market_tiles[: sum(tiles)] = np.repeat(np.arange(len(GOODS)), tiles)
    return colours


def _fill_numbers(board: Board, table: DataTable) -> None:
    start = table.table("setup")
    board.money = start.integer("money", 0, 999)
    board.hand = start.integer("hand", 0, DECK)
    board.face_up = start.integer("face_up", 0, DECK)
    board.hand_limit = start.integer("hand_limit", int(board.hand), DECK)
    board.rails = start.integer("rails", 1, RAILS)
    board.rail_cost = table.table("rail").integer("cost", 0, 99)
    loan = table.table("loan")
    board.loan = loan.integer("amount", 1, 99)
    board.interest = loan.integer("interest", 0, int(board.loan) - 1)
    board.unpaid_vp = loan.integer("unpaid_vp", -99, 0)
    scoring = table.table("scoring")
    board.dollars_per_vp = scoring.integer("dollars_per_vp", 1, 99)
    board.rail_base = scoring.integer("rail_base", 0, 99)
    for resource, name in ((COAL, "coal_track"), (IRON, "iron_track")):
        track = table.table(name)
        spaces = track.integers("spaces", 0, 99)
        if resource == COAL:
            board.track_length = len(spaces)
        if not 1 <= len(spaces) <= TRACK_SPACES or len(spaces) != board.track_length:
            what = f"should be 1 to {TRACK_SPACES}, as many for coal and iron"
            raise track.fault("spaces", what, "track-length", most=TRACK_SPACES)
        if spaces != sorted(spaces):
            raise track.fault("spaces", "should be listed cheapest first", "track-order")
        board.track_spaces[resource, : len(spaces)] = spaces
        board.track_empty[resource] = track.integer("when_empty", 0, 99)


def _fill_tiles(board: Board, table: DataTable) -> None:
    """Fill in the industry tiles. Level 0 has no price, as it cannot be built (A9)."""
    tiles = table.table("tile")
    for name in tiles.values:
        if name not in INDUSTRIES:
            raise tiles.fault(name, "unknown industry")
    for industry, name in enumerate(INDUSTRIES):
        for tile in tiles.tables(name):
            level = tile.integer("level", 0, LEVELS - 1)
            if board.tile_count[industry, level]:
                raise tile.fault("level", f"{level} appears twice")
            board.tile_count[industry, level] = tile.integer("count", 1, 9)
            if level == 0:
                continue
            board.tile_buildable[industry, level] = 1
            board.tile_cost[industry, level] = tile.integer("cost", 0, 99)
            board.tile_coal[industry, level] = tile.integer("coal", 0, 1)
            board.tile_iron[industry, level] = tile.integer("iron", 0, 1)
            board.tile_income[industry, level] = tile.integer("income", 0, 99)
            if industry in (COAL_MINE, IRON_WORKS):
                board.tile_cubes[industry, level] = tile.integer("cubes", 1, 9)


class _Places:
    """Writes the locations of a map to the board, and collects their names."""

    def __init__(self, board: Board, table: DataTable, colours: list[str]) -> None:
        self.board = board
        self.nodes: list[str] = []
        self.titles: list[str] = []
        self.slots: list[str] = []
        self.markets: list[str] = []
        self.xy: list[tuple[int, int]] = []
        board.slot_import[:] = NOBODY
        board.node_colour[:] = NO_COLOUR
        locations = table.tables("location")
        board.node_count = len(locations)
        for node, place in enumerate(locations):
            self._fill_place(node, place, colours)
        board.slot_count = len(self.slots)
        board.market_count = len(self.markets)

    def _fill_place(self, node: int, place: DataTable, colours: list[str]) -> None:
        board = self.board
        name = place.text("id")
        kind = place.text("kind")
        x, y = place.integers("xy", 0, length=2)
        self.nodes.append(name)
        self.titles.append(place.text("name"))
        self.xy.append((x, y))
        if place.has("colour"):
            board.node_colour[node] = colours.index(place.text("colour"))
        board.node_village[node] = kind == "village"
        board.distant_port[node] = place.has("distant_port") and place.flag("distant_port")
        if place.has("no_passing_through") and place.flag("no_passing_through"):
            board.stops |= 1 << node
        self._fill_slots(node, place)
        self._fill_markets(node, place)

    def _fill_slots(self, node: int, place: DataTable) -> None:
        prints = place.names("slots", list(SLOT_PRINTS))
        self.board.node_slot[node] = len(self.slots)
        self.board.node_slots[node] = len(prints)
        for number, printed in enumerate(prints, start=1):
            slot = len(self.slots)
            name = self.nodes[node]
            self.slots.append(f"{name}.{number}" if len(prints) > 1 else name)
            self.board.slot_node[slot] = node
            self.board.slot_takes[slot] = SLOT_PRINTS[printed]

    def _fill_markets(self, node: int, place: DataTable) -> None:
        count = place.integer("markets", 0, MARKETS) if place.has("markets") else 0
        self.board.node_market[node] = len(self.markets)
        self.board.node_markets[node] = count
        for number in range(1, count + 1):
            self.board.market_node[len(self.markets)] = node
            self.markets.append(f"{self.nodes[node]}.m{number}")


def _list_slots_by_industry(board: Board) -> None:
    """List for each industry the slots that take it, to speed up the rules."""
    for industry in range(INDUSTRY_COUNT):
        slots = [s for s in range(int(board.slot_count)) if has_bit(board.slot_takes[s], industry)]
        board.industry_slots[industry, : len(slots)] = slots
        board.industry_slot_count[industry] = len(slots)


def _fill_rails(board: Board, table: DataTable, nodes: list[str]) -> list[str]:
    rows = table.name_lists("rails", nodes)
    rails: list[str] = []
    for index, (a, b) in enumerate(rows):
        board.edge_a[index] = nodes.index(a)
        board.edge_b[index] = nodes.index(b)
        rails.append(f"{a}-{b}")
    board.rail_count = len(rails)
    return rails


def _fill_lanes(board: Board, table: DataTable, places: _Places) -> list[str]:
    """A11: fill in the sea lanes and the coal imports; returns the names of the imports."""
    rows = table.tables("sea_lane") if table.has("sea_lane") else []
    imports: list[str] = []
    for ship, row in enumerate(rows):
        sea = row.text("ship")
        node = places.nodes.index(sea)
        slot = int(board.node_slot[node])
        board.slot_import[slot] = ship
        board.import_slot[ship] = slot
        board.import_cubes[ship] = row.integer("coal_import", 1, 9)
        board.edge_a[RAILS + LANES + ship] = node
        board.edge_b[RAILS + LANES + ship] = NODES + ship
        imports.append(f"{sea}.import")
        for port in row.names("ports", places.nodes):
            _add_lane(board, slot, places.nodes.index(port))
    board.ship_count = len(rows)
    return imports


def _add_lane(board: Board, slot: int, port: int) -> None:
    lane = int(board.lane_count)
    node = int(board.slot_node[slot])
    board.lane_slot[lane] = slot
    board.lane_port[lane] = port
    board.edge_a[RAILS + lane] = node
    board.edge_b[RAILS + lane] = port
    board.lane_count = lane + 1


def _list_stop_edges(board: Board) -> None:
    """A12: list the rails that end at a stop, to speed up the rules."""
    stops = int(board.stops)
    edges = [
        rail
        for rail in range(int(board.rail_count))
        if has_bit(stops, board.edge_a[rail]) or has_bit(stops, board.edge_b[rail])
    ]
    board.stop_edge_count = len(edges)
    board.stop_edges[: len(edges)] = edges


def _check_cards(board: Board, table: DataTable) -> None:
    """A1: the deck must suffice for all hands and the face-up cards."""
    if board.players * board.hand + board.face_up > board.deck_size:
        raise table.table("setup").fault("hand", "there are not enough cards", "few-cards")
