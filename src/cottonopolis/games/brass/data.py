"""Load and check the data files of Brass, and make the board record of a set-up."""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np

from cottonopolis.engine.datafile import DataTable
from cottonopolis.engine.graph import has_bit
from cottonopolis.engine.tracks import COAL, IRON
from cottonopolis.errors import SetupError
from cottonopolis.games.brass.state import (
    BOARD_DTYPE,
    CARDS,
    DECK,
    INCOME_SPACES,
    INDUSTRIES,
    INDUSTRY_COUNT,
    LEVELS,
    LINKS,
    LOANS,
    LOCATIONS,
    MARKET_SPACES,
    MARKET_TILES,
    NO_VIRTUAL_LINK,
    NOBODY,
    NODES,
    ONE_WAY,
    PERIODS,
    SLOTS,
    TRACK_SPACES,
    TWO_WAY,
    Board,
)
from cottonopolis.games.info import VariantInfo
from cottonopolis.games.setup import GameSetup

FOLDER = Path(__file__).parent
VIRTUAL_LINKS = {"none": NO_VIRTUAL_LINK, "one_way": ONE_WAY, "two_way": TWO_WAY}


PLAYERS = (3, 4)  # possible without a variant

Setup = GameSetup[Board]


@dataclass(frozen=True)
class DataFiles:
    """The contents of the five data files."""

    board: DataTable
    tiles: DataTable
    cards: DataTable
    tracks: DataTable
    variants: DataTable

    @classmethod
    def load(cls, folder: Path = FOLDER) -> "DataFiles":
        names = ("board", "tiles", "cards", "tracks", "variants")
        return cls(*(DataTable.load(folder / f"{name}.toml") for name in names))


@cache
def shipped_files() -> DataFiles:
    """Return the data files of this package (cached)."""
    return DataFiles.load()


def variant_infos() -> list[VariantInfo]:
    """Return the variants that the data files define."""
    table = shipped_files().variants
    found = []
    for name in table.values:
        variant = table.table(name)
        players = variant.integers("players")
        enables = [n for n in players if n not in PLAYERS] if variant.has("cards") else []
        found.append(VariantInfo(name, players, variant.names("excludes"), enables))
    return found


@cache
def setup(players: int, variants: tuple[str, ...] = ()) -> Setup:
    """Return the set-up for a number of players and variants (cached)."""
    return make_setup(shipped_files(), players, variants)


def make_setup(files: DataFiles, players: int, variants: tuple[str, ...]) -> Setup:
    """Check the data files and make the board."""
    chosen = _chosen_variants(files.variants, players, variants)
    board: Board = np.zeros(1, dtype=BOARD_DTYPE)[0]
    board.players = players
    nodes, titles, slots, xy = _fill_places(board, files.board)
    links = _fill_links(board, files.board, nodes)
    _fill_tiles(board, files.tiles)
    _fill_tracks(board, files.tracks)
    _fill_virtual_link(board, files.board, nodes)
    deck = counts = files.cards
    for variant in chosen:
        _apply_variant(board, variant, nodes, links, players)
        if variant.has("cards"):
            deck = variant.table("cards").table(str(players))
            counts = variant
    _list_slots_by_industry(board)
    _fill_cards(board, deck, counts, nodes, players, files.cards.integer("hand", 1, 20))
    return Setup(
        players=players,
        variants=variants,
        map_name=None,
        board=board,
        nodes=tuple(nodes),
        node_titles=tuple(titles),
        slots=tuple(slots),
        links=tuple(links),
        cards=tuple(nodes[:LOCATIONS]) + INDUSTRIES,
        xy=tuple(xy),
    )


def _chosen_variants(table: DataTable, players: int, variants: tuple[str, ...]) -> list[DataTable]:
    """Return the tables of the chosen variants; raises if unknown or contradictory."""
    for name in variants:
        if name not in table.values:
            raise SetupError("unknown-variant", word=name, known=", ".join(table.values))
        if variants.count(name) > 1:
            raise SetupError("variant-twice", word=name)
    chosen = [table.table(name) for name in variants]
    for name, variant in zip(variants, chosen, strict=True):
        for other in variant.names("excludes", list(table.values)):
            if other in variants:
                raise SetupError("variants-contradict", word=name, second=other)
        allowed = variant.integers("players", 2, 4)
        if players not in allowed:
            known = ", ".join(str(number) for number in allowed)
            raise SetupError("variant-players", word=name, known=known, players=players)
    if players not in PLAYERS and not any(variant.has("cards") for variant in chosen):
        if players == 2:
            raise SetupError("players-two")
        raise SetupError("players", players=players)
    return chosen


def _fill_places(
    board: Board, table: DataTable
) -> tuple[list[str], list[str], list[str], list[tuple[int, int]]]:
    """Fill in locations, their slots and the other nodes; returns ids, titles, slots and xy."""
    locations = table.tables("location")
    others = table.tables("node")
    if len(locations) != LOCATIONS:
        raise table.fault("location", f"should list {LOCATIONS} locations, not {len(locations)}")
    if len(locations) + len(others) != NODES:
        raise table.fault("node", f"should list {NODES - LOCATIONS} nodes, not {len(others)}")
    nodes: list[str] = []
    titles: list[str] = []
    slots: list[str] = []
    xy: list[tuple[int, int]] = []
    board.port_only_slot[:] = NOBODY
    port_first = table.names("port_first", [place.text("id") for place in locations])
    for place in locations + others:
        node = place.text("id")
        if node in nodes:
            raise place.fault("id", f"{node} appears twice")
        x, y = place.integers("xy", 0, length=2)
        xy.append((x, y))
        titles.append(place.text("name"))
        nodes.append(node)
    for index, place in enumerate(locations):
        shown = place.name_lists("slots", list(INDUSTRIES))
        if not 1 <= len(shown) <= 4:
            raise place.fault("slots", f"should be 1 to 4 slots, not {len(shown)}")
        for number, industries in enumerate(shown, start=1):
            slot = len(slots)
            if slot == SLOTS:
                raise place.fault("slots", f"more than {SLOTS} slots in all")
            if not industries:
                raise place.fault(f"slots[{number - 1}]", "shows no industry")
            slots.append(f"{nodes[index]}.{number}" if len(shown) > 1 else nodes[index])
            board.slot_node[slot] = index
            board.slot_shows[slot] = sum(1 << INDUSTRIES.index(name) for name in industries)
            if industries == ["port"] and nodes[index] in port_first:
                board.port_only_slot[index] = slot
    for index, place in enumerate(others, start=LOCATIONS):
        board.external[index] = place.flag("external")
        board.discs[index] = place.integer("discs", 0, 9)
    if len(slots) != SLOTS:
        raise table.fault("location", f"should have {SLOTS} slots in all, not {len(slots)}")
    return nodes, titles, slots, xy


def _list_slots_by_industry(board: Board) -> None:
    """List for each industry the slots that show it, to speed up the rules."""
    for industry in range(INDUSTRY_COUNT):
        slots = [slot for slot in range(SLOTS) if has_bit(board.slot_shows[slot], industry)]
        board.industry_slots[industry, : len(slots)] = slots
        board.industry_slot_count[industry] = len(slots)


def _fill_links(board: Board, table: DataTable, nodes: list[str]) -> list[str]:
    """Fill in the links; the links of both periods together must connect all nodes."""
    rows = table.tables("links")
    if len(rows) != LINKS:
        raise table.fault("links", f"should list {LINKS} links, not {len(rows)}")
    links: list[str] = []
    joined: dict[str, set[str]] = {node: {node} for node in nodes}
    for index, row in enumerate(rows):
        ends = row.names("between", nodes)
        if len(ends) != 2 or ends[0] == ends[1]:
            raise row.fault("between", f"should name two different nodes, not {ends}")
        a, b = ends
        if f"{a}-{b}" in links or f"{b}-{a}" in links:
            raise row.fault("between", f"{a}-{b} appears twice")
        kinds = row.names("kinds", list(PERIODS))
        if not kinds:
            raise row.fault("kinds", "should name canal, rail or both")
        links.append(f"{a}-{b}")
        board.link_a[index] = nodes.index(a)
        board.link_b[index] = nodes.index(b)
        board.link_kinds[index] = sum(1 << PERIODS.index(kind) for kind in set(kinds))
        together = joined[a] | joined[b]
        for node in together:
            joined[node] = together
    apart = set(nodes) - joined[nodes[0]]
    if apart:
        raise table.fault("links", f"nothing leads to {', '.join(sorted(apart))}")
    return links


def _fill_tiles(board: Board, table: DataTable) -> None:
    for name in table.values:
        if name not in INDUSTRIES:
            raise table.fault(name, "unknown industry")
    for industry, name in enumerate(INDUSTRIES):
        seen: set[int] = set()
        for tile in table.tables(name):
            level = tile.integer("level", 0, LEVELS - 1)
            if level in seen:
                raise tile.fault("level", f"level {level} appears twice")
            seen.add(level)
            board.tile_count[industry, level] = tile.integer("count", 1, 9)
            periods = tile.names("periods", list(PERIODS)) if tile.has("periods") else PERIODS
            board.tile_periods[industry, level] = sum(1 << PERIODS.index(p) for p in set(periods))
            if not periods:
                continue
            board.tile_cost[industry, level] = tile.integer("cost", 0, 99)
            board.tile_coal[industry, level] = tile.integer("coal", 0, 1)
            board.tile_iron[industry, level] = tile.integer("iron", 0, 1)
            board.tile_vp[industry, level] = tile.integer("vp", 0, 99)
            board.tile_income[industry, level] = tile.integer("income", 0, 99)
            if tile.has("cubes"):
                board.tile_cubes[industry, level] = tile.integer("cubes", 1, 9)


def _fill_tracks(board: Board, table: DataTable) -> None:
    start = table.table("setup")
    board.money = start.integer("money", 0, 999)
    board.income_space = start.integer("income_space", 0, INCOME_SPACES - 1)
    board.links = start.integer("links", 1, 99)
    costs = table.table("costs")
    board.canal_cost = costs.integer("canal", 0, 99)
    board.rail_cost = costs.integer("rail", 0, 99)
    board.two_rails_cost = costs.integer("two_rails", int(board.rail_cost), 99)
    limits = table.table("limits")
    board.most_rails = limits.integer("rails", 1, LINKS)
    board.most_developed = limits.integer("developed", 1, 99)
    board.give_up_share = limits.integer("give_up_share", 1, 99)
    board.money_per_vp = limits.integer("money_per_vp", 1, 999)
    board.removed_level = limits.integer("removed_level", 0, LEVELS - 1)
    board.track_length = TRACK_SPACES
    for resource, name in ((COAL, "coal_track"), (IRON, "iron_track")):
        track = table.table(name)
        spaces = track.integers("spaces", 0, 99, TRACK_SPACES)
        if spaces != sorted(spaces):
            raise track.fault("spaces", "should be listed cheapest first")
        board.track_spaces[resource] = spaces
        board.track_empty[resource] = track.integer("when_empty", 0, 99)
    market = table.table("distant_market")
    _set_market(board, market, "tiles")
    board.market_bonus[:] = market.integers("track", 0, 99, MARKET_SPACES)
    income = table.table("income")
    by_space = income.integers("by_space", -99, 99, INCOME_SPACES)
    if any(later not in (here, here + 1) for here, later in pairwise(by_space)):
        raise income.fault("by_space", "should never fall, nor skip a level")
    board.income[:] = by_space
    loan = table.table("loan")
    board.loans[:] = loan.integers("amounts", 1, 999, LOANS)
    board.loan_levels[:] = loan.integers("levels", 1, 99, LOANS)
    board.lowest_income = loan.integer("lowest_income", by_space[0], by_space[-1])


def _set_market(board: Board, table: DataTable, key: str) -> None:
    tiles = table.integers(key, -9, 0)
    if not 1 <= len(tiles) <= MARKET_TILES:
        raise table.fault(key, f"should list 1 to {MARKET_TILES} tiles, not {len(tiles)}")
    board.market_size = len(tiles)
    board.market_tiles[:] = 0
    board.market_tiles[: len(tiles)] = tiles


def _fill_virtual_link(board: Board, table: DataTable, nodes: list[str]) -> None:
    """B12: one-way unless a variant says otherwise."""
    ends = table.names("virtual_link", nodes)
    if len(ends) != 2:
        raise table.fault("virtual_link", "should name two locations")
    board.virtual_link = ONE_WAY
    board.virtual_from, board.virtual_to = (nodes.index(end) for end in ends)


def _apply_variant(
    board: Board, variant: DataTable, nodes: list[str], links: list[str], players: int
) -> None:
    """Apply the changes of a variant, except to the cards."""
    if variant.has("removed_locations"):
        gone = variant.names("removed_locations", nodes) + variant.names("removed_nodes", nodes)
        indices = [nodes.index(name) for name in gone]
        board.slot_shows[np.isin(board.slot_node, indices)] = 0
        board.link_kinds[np.isin(board.link_a, indices) | np.isin(board.link_b, indices)] = 0
        board.external[indices] = 0
    if variant.has("added_canals"):
        for i, ends in enumerate(variant.name_lists("added_canals", nodes)):
            name = "-".join(ends)
            if name not in links:
                raise variant.fault(f"added_canals[{i}]", f"there is no link {name}")
            board.link_kinds[links.index(name)] |= 1 << PERIODS.index("canal")
    if variant.has("virtual_link"):
        kind = variant.text("virtual_link")
        if kind not in VIRTUAL_LINKS:
            raise variant.fault("virtual_link", f"should be one of {', '.join(VIRTUAL_LINKS)}")
        board.virtual_link = VIRTUAL_LINKS[kind]
    if variant.has("money"):
        board.money = variant.integer("money", 0, 999)
    if variant.has("demand_track_spaces"):
        spaces = variant.integers("demand_track_spaces", 0, 99)
        if len(spaces) > TRACK_SPACES or spaces != sorted(spaces):
            raise variant.fault("demand_track_spaces", "should be at most 8 prices, cheapest first")
        board.track_length = len(spaces)
        board.track_spaces[:] = 0
        board.track_spaces[:, : len(spaces)] = spaces
    if variant.has("market_tiles"):
        _set_market(board, variant.table("market_tiles"), str(players))
    if variant.has("vp"):
        points = variant.table("vp")
        for name in points.values:
            if name not in INDUSTRIES:
                raise points.fault(name, "unknown industry")
            levels = points.table(name)
            for level in levels.values:
                if level not in map(str, range(LEVELS)):
                    raise levels.fault(level, f"should be a level from 0 to {LEVELS - 1}")
                board.tile_vp[INDUSTRIES.index(name), int(level)] = levels.integer(level, 0, 99)


def _fill_cards(
    board: Board,
    deck: DataTable,
    counts: DataTable,
    nodes: list[str],
    players: int,
    hand: int,
) -> None:
    """Fill in the deck; all cards must be used up at the end of each period (B2)."""
    cards = deck.counts("location", nodes[:LOCATIONS]) + deck.counts("industry", list(INDUSTRIES))
    assert len(cards) == CARDS
    size = sum(cards)
    if size > DECK:
        raise deck.fault("location", f"more than {DECK} cards in all")
    board.card_count[:] = cards
    board.deck_size = size
    board.hand = hand
    board.rounds = counts.table("rounds").integer(str(players), 1, 20)
    removed = counts.table("cards_removed").table(str(players))
    for period, name in enumerate(PERIODS):
        aside = removed.integer(name, 0, DECK)
        board.set_aside[period] = aside
        # B3: each player plays two cards per round, one in the first round of the canal period
        played = players * (2 * int(board.rounds) - (1 if name == "canal" else 0))
        if aside + played != size or played < players * hand:
            raise removed.fault(
                name, f"{size} cards less {aside} put aside should be the {played} that are played"
            )
