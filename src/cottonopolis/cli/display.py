"""Show positions of any game as tables in the terminal."""

from rich.columns import Columns
from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cottonopolis import messages
from cottonopolis.errors import colon
from cottonopolis.games.positions import DemandTrack, Position, Seat, Tile
from cottonopolis.games.rules import AnyRules
from cottonopolis.messages import card_name, place_name, say

SYMBOLS = ("●", "▲", "■", "◆", "★")
COLOURS = ("dodger_blue1", "dark_orange3", "pink1", "medium_purple1", "green3")
BLANK_SLOT_INDUSTRIES = 3  # a slot for three industries is printed blank (A7)
NO_BREAK = "\N{NO-BREAK SPACE}"
CUT = "…"  # where Rich cuts a word

# Possible fields of a seat, in the order of the columns
SEAT_COLUMNS = ("money", "spent", "income", "income_space", "loans", "vp", "links_left")
RESULT_COLUMNS = ("vp", "money", "income", "loans")
SUMS_OF_MONEY = ("money", "spent", "income")


def money(lang: str, rules: AnyRules, amount: int) -> str:
    """Format a sum in the game's currency."""
    return messages.money(lang, f"{rules.currency}{amount}")


def seat_text(lang: str, seat: int) -> Text:
    """Return a player's symbol and name in their colour."""
    name = say(lang, f"seat-{seat}")
    return Text(f"{SYMBOLS[seat]} {name}", style=f"bold {COLOURS[seat]}")


def title_text(lang: str, position: Position) -> Text:
    """Return the round and the seat to move."""
    rounds = getattr(position, "rounds", None)
    if position.period is not None and rounds is not None:
        facts = {"period": position.period, "round": position.round, "rounds": rounds}
        text = Text(say(lang, "ui-round", **facts), style="bold")
    else:
        text = Text(say(lang, "ui-round-plain", round=position.round), style="bold")
    if position.to_move is not None:
        text.append(" · ")
        text.append(say(lang, "ui-to-move", seat=position.to_move))
        if position.actions_left:
            text.append(" · ")
            text.append(say(lang, "ui-actions-left", count=position.actions_left))
    return text


def show_position(console: Console, lang: str, rules: AnyRules, position: Position) -> None:
    console.print(title_text(lang, position))
    if position.pending:
        console.print(say(lang, "ui-pending", action=position.pending), markup=False)
    show_players(console, lang, rules, position)
    stacks = stacks_table(lang, position)
    if not fits(console, stacks):
        stacks = stacks_table(lang, position, symbols=True)
    beside = Group(markets_table(lang, rules, position), links_table(lang, position), stacks)
    console.print(Columns([board_table(lang, rules, position), beside]))
    for seat in position.seats:
        if seat.hand:
            console.print(hand_panel(lang, seat))
    show_cards(console, lang, position)
    if rules.printed().reconstructed:
        console.print(say(lang, "map-note"), style="dim", highlight=False)
    if position.ranking:
        console.print(result_table(lang, rules, position))


def _cells(lang: str, rules: AnyRules, seat: Seat, columns: list[str]) -> list[str]:
    values = [(name, getattr(seat, name)) for name in columns]
    return [money(lang, rules, v) if name in SUMS_OF_MONEY else str(v) for name, v in values]


def _columns(position: Position, names: tuple[str, ...]) -> list[str]:
    """Return the columns that the game has: the seat's fields of these names that are numbers."""
    return [name for name in names if isinstance(getattr(position.seats[0], name, None), int)]


def _heading(column: str) -> str:
    return "ui-" + column.replace("_", "-")


def players_table(lang: str, rules: AnyRules, position: Position) -> Table:
    """One row per player, in turn order."""
    columns = _columns(position, SEAT_COLUMNS)
    table = Table(box=None, header_style="bold")
    for head in ("ui-order", "ui-seat", *map(_heading, columns), "ui-cards"):
        left = head == "ui-seat"
        table.add_column(say(lang, head), justify="left" if left else "right", no_wrap=left)
    for place, number in enumerate(position.order, start=1):
        seat = position.seats[number]
        table.add_row(
            str(place),
            Text(f"{number} ").append_text(seat_text(lang, number)),
            *_cells(lang, rules, seat, columns),
            str(seat.hand_size),
        )
    return table


def fits(console: Console, table: Table) -> bool:
    """Whether a table fits into the terminal without breaking or cutting anything."""
    return console.measure(table, options=console.options.update(width=10_000)).maximum <= (
        console.width
    )


def show_table(console: Console, table: Table) -> None:
    """Print a table, or each of its rows in a few lines where the terminal would cut its words."""
    lines = console.render_lines(table)
    if not any(CUT in segment.text for line in lines for segment in line):
        console.print(table)
        return
    if table.title:
        console.print(table.title, style="italic", highlight=False)
    headings = [str(column.header) for column in table.columns]
    for cells in zip(*(column.cells for column in table.columns), strict=True):
        first, *others = map(str, cells)
        console.print(Text(first, style="bold"))
        named = [(name, cell) for name, cell in zip(headings[1:], others, strict=True) if cell]
        facts = [f"{name}{NO_BREAK}{cell}" for name, cell in named]
        console.print(Padding(Text(" · ".join(facts)), (0, 0, 0, 3)))


def show_players(console: Console, lang: str, rules: AnyRules, position: Position) -> None:
    """Print one row per player, or a few lines each in a narrow terminal."""
    table = players_table(lang, rules, position)
    if fits(console, table):
        console.print(table)
        return
    columns = _columns(position, SEAT_COLUMNS)
    for place, number in enumerate(position.order, start=1):
        seat = position.seats[number]
        console.print(Text(f"{place}. {number} ").append_text(seat_text(lang, number)))
        cells = zip(columns, _cells(lang, rules, seat, columns), strict=True)
        facts = [f"{say(lang, _heading(name))} {cell}" for name, cell in cells]
        facts.append(f"{say(lang, 'ui-cards')} {seat.hand_size}")
        line = " · ".join(fact.replace(" ", NO_BREAK) for fact in facts)
        console.print(Padding(Text(line), (0, 0, 0, 3)))


def short_name(lang: str, industry: str) -> str:
    """Return a short name of an industry."""
    return say(lang, "short-" + industry.replace("_", "-"))


def slot_text(lang: str, tile: Tile | None, shown: list[str]) -> Text:
    """Format a slot: its tile (owner, industry, level, cubes or flipped), or what fits there."""
    if tile is None:
        if len(shown) == BLANK_SLOT_INDUSTRIES:
            return Text("▢", style="dim")
        names = "/".join(short_name(lang, name) for name in shown)
        return Text(names.replace(" ", NO_BREAK), style="dim")
    words = f"{SYMBOLS[tile.owner]} {short_name(lang, tile.industry)} {tile.level}"
    text = Text(words.replace(" ", NO_BREAK), style=COLOURS[tile.owner])
    if tile.flipped:
        text.append(NO_BREAK + "✓", style="bold")
    if tile.cubes:
        text.append(NO_BREAK + "▪" * tile.cubes, style="bold")
    return text


def board_table(lang: str, rules: AnyRules, position: Position) -> Table:
    """Locations with their slots, market squares and coal imports."""
    table = Table(box=None, header_style="bold")
    table.add_column(say(lang, "ui-location"), no_wrap=True)
    table.add_column(say(lang, "ui-slots"), overflow="fold")
    squares: dict[str, list[Text]] = {}
    for place in rules.printed().places:
        for slot in place.slots:
            number = slot.id.partition(".")[2]
            text = Text(number + NO_BREAK if number else "", style="bold")
            text.append_text(slot_text(lang, position.slots[slot.id], slot.industries))
            squares.setdefault(place.id, []).append(text)
    for market, square in getattr(position, "markets", {}).items():
        location, _, number = market.partition(".")
        good = say(lang, "good-" + square.tile.replace("_", "-")).replace(" ", NO_BREAK)
        used = NO_BREAK + "✓" if square.used else ""
        text = Text(f"{number}{NO_BREAK}[{good}]{used}", style="dim" if square.used else "")
        squares.setdefault(location, []).append(text)
    for sea, cubes in getattr(position, "imports", {}).items():
        text = Text(say(lang, "ui-imports").replace(" ", NO_BREAK) + NO_BREAK + "▪" * cubes)
        squares.setdefault(sea.split(".")[0], []).append(text)
    for location, row in squares.items():
        table.add_row(place_name(lang, location), Text(" · ").join(row))
    return table


def markets_table(lang: str, rules: AnyRules, position: Position) -> Table:
    """Demand tracks, Distant Market or face-up cards, draw deck."""
    table = Table(box=None, show_header=False, title=say(lang, "ui-tracks"), title_justify="left")
    for _ in range(3):
        table.add_column("", overflow="fold")
    for key in ("coal_track", "iron_track"):
        track: DemandTrack | None = getattr(position, key, None)
        if track is not None:
            price = say(lang, "ui-next-price", price=money(lang, rules, track.next_price))
            table.add_row(say(lang, _heading(key)), _prices(track), price)
    market = getattr(position, "distant_market", None)
    if market is not None:
        state = say(lang, "ui-market-closed")
        if market.open:
            state = say(lang, "ui-market-open", bonus=market.bonus)
        turned = " ".join(str(tile) for tile in market.turned) or "–"
        table.add_row(say(lang, "ui-distant-market"), say(lang, "ui-turned", tiles=turned), state)
    face_up = getattr(position, "face_up", None)
    if face_up is not None:
        table.add_row(say(lang, "ui-face-up"), card_list(lang, face_up) or "–", "")
    left = say(lang, "ui-deck-left", count=position.deck_left)
    table.add_row(say(lang, "ui-deck"), left, "")
    return table


def _prices(track: DemandTrack) -> str:
    gaps = len(track.spaces) - track.cubes
    return " ".join(
        f"[dim]·{price}[/dim]" if i < gaps else f"▪{price}" for i, price in enumerate(track.spaces)
    )


def links_table(lang: str, position: Position) -> Table:
    """Built links by owner."""
    table = Table(box=None, title=say(lang, "ui-links"), title_justify="left", show_header=False)
    table.add_column("", overflow="fold")
    table.add_column("", overflow="fold")
    for seat in range(position.players):
        mine = [link for link, owner in position.links.items() if owner == seat]
        names = ", ".join("–".join(place_name(lang, end) for end in n.split("-")) for n in mine)
        table.add_row(seat_text(lang, seat), names or "–")
    return table


def stacks_table(lang: str, position: Position, symbols: bool = False) -> Table:
    """Tiles left to each player, who are named or, in a narrow terminal, only symbols."""
    table = Table(box=None, title=say(lang, "ui-stacks"), title_justify="left", header_style="bold")
    table.add_column("", no_wrap=True)
    for seat in range(position.players):
        name = seat_text(lang, seat)
        table.add_column(name[:1] if symbols else name, overflow="fold")
    for industry in getattr(position.seats[0], "stacks", {}):
        row = [short_name(lang, industry)]
        for found in position.seats:
            levels = found.stacks[industry]
            row.append(" ".join(f"{n}×{levels.count(n)}" for n in sorted(set(levels))) or "–")
        table.add_row(*row)
    return table


def card_list(lang: str, cards: list[str], ordered: bool = False) -> str:
    """Format cards; equal cards are counted, unless the order matters."""
    if ordered:
        return ", ".join(card_name(lang, card) for card in cards)
    names = [card_name(lang, card) for card in cards]
    return ", ".join(
        name + (f"{NO_BREAK}×{names.count(name)}" if names.count(name) > 1 else "")
        for name in sorted(set(names), key=str.casefold)
    )


def hand_panel(lang: str, seat: Seat) -> Panel:
    cards = card_list(lang, seat.hand or []).replace(", ", " · ") or "–"
    title = Text(say(lang, "ui-hand") + " ")
    title.append(seat_text(lang, seat.seat))
    return Panel(cards, title=title, title_align="left", expand=False)


def show_cards(console: Console, lang: str, position: Position) -> None:
    """Print the discards, and the hidden cards of a complete position."""
    for key in ("discards", "deck", "set_aside"):
        cards = getattr(position, key, None)
        if cards:
            line = Text(say(lang, _heading(key)), style="bold")
            line.append(colon(lang), style="not bold")
            line.append(card_list(lang, cards, ordered=key == "deck"), style="not bold")
            console.print(line)


def result_table(lang: str, rules: AnyRules, position: Position) -> Table:
    columns = _columns(position, RESULT_COLUMNS)
    table = Table(title=say(lang, "ui-result"), title_justify="left", header_style="bold")
    for head in ("ui-rank", "ui-seat", *map(_heading, columns)):
        table.add_column(say(lang, head), justify="left" if head == "ui-seat" else "right")
    for place, number in enumerate(position.ranking or [], start=1):
        cells = _cells(lang, rules, position.seats[number], columns)
        table.add_row(str(place), seat_text(lang, number), *cells)
    return table
