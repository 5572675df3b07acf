"""Draws positions as tables in the terminal."""

from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cottonopolis.messages import card_name, place_name, say

Json = dict[str, Any]

SYMBOLS = ("●", "▲", "■", "◆")
NO_BREAK = "\N{NO-BREAK SPACE}"
COLOURS = ("dodger_blue1", "dark_orange3", "pink1", "medium_purple1")


def seat_text(lang: str, seat: int) -> Text:
    """A player's symbol and name in their colour."""
    name = say(lang, f"seat-{seat}")
    return Text(f"{SYMBOLS[seat]} {name}", style=f"bold {COLOURS[seat]}")


def pounds(amount: int) -> str:
    """Money, a debt with its sign in front."""
    return f"£{amount}" if amount >= 0 else f"−£{-amount}"


def title_text(lang: str, position: Json) -> Text:
    """Period, round and who is to move."""
    text = Text(
        say(
            lang,
            "ui-round",
            period=position["period"],
            round=position["round"],
            rounds=position["rounds"],
        ),
        style="bold",
    )
    if position["to_move"] is not None:
        text.append(" · ")
        text.append(say(lang, "ui-to-move", seat=position["to_move"]))
        if position["actions_left"]:
            text.append(" · ")
            text.append(say(lang, "ui-actions-left", count=position["actions_left"]))
    return text


def show_position(console: Console, lang: str, position: Json) -> None:
    """Everything about a position."""
    console.print(title_text(lang, position))
    if position["pending"]:
        console.print(say(lang, "ui-pending", action=position["pending"]))
    console.print(players_table(lang, position))
    console.print(Columns([board_table(lang, position), side(lang, position)]))
    for seat in position["seats"]:
        if seat["hand"] is not None:
            console.print(hand_panel(lang, seat))
    show_hidden(console, lang, position)
    if position["ranking"]:
        console.print(result_table(lang, position))


def players_table(lang: str, position: Json) -> Table:
    """One row a player, in turn order."""
    table = Table(box=None, header_style="bold")
    for head in (
        "ui-order",
        "ui-seat",
        "ui-money",
        "ui-spent",
        "ui-income",
        "ui-space",
        "ui-vp",
        "ui-links-left",
        "ui-cards",
    ):
        left = head == "ui-seat"
        table.add_column(say(lang, head), justify="left" if left else "right", no_wrap=left)
    for place, number in enumerate(position["order"], start=1):
        seat = position["seats"][number]
        table.add_row(
            str(place),
            Text(f"{number} ").append_text(seat_text(lang, number)),
            f"£{seat['money']}",
            f"£{seat['spent']}",
            pounds(seat["income"]),
            str(seat["income_space"]),
            str(seat["vp"]),
            str(seat["links_left"]),
            str(seat["hand_size"]),
        )
    return table


def tile_text(lang: str, tile: Json) -> Text:
    """A tile: owner, industry, level, cubes or flipped."""
    name = short_name(lang, tile["industry"])
    words = f"{SYMBOLS[tile['owner']]} {name} {tile['level']}".replace(" ", NO_BREAK)
    text = Text(words, style=COLOURS[tile["owner"]])
    if tile["flipped"]:
        text.append(NO_BREAK + "✓", style="bold")
    if tile["cubes"]:
        text.append(NO_BREAK + "▪" * tile["cubes"], style="bold")
    return text


def slot_text(lang: str, position: Json, slot: str, shown: list[str]) -> Text:
    """A slot: its tile, or the industries that fit."""
    tile = position["slots"][slot]
    if tile:
        return tile_text(lang, tile)
    names = "/".join(short_name(lang, name) for name in shown)
    return Text(names.replace(" ", NO_BREAK), style="dim")


def short_name(lang: str, industry: str) -> str:
    """An industry in one short word."""
    return say(lang, "short-" + industry.replace("_", "-"))


def board_table(lang: str, position: Json) -> Table:
    """Locations and their slots."""
    table = Table(box=None, header_style="bold")
    table.add_column(say(lang, "ui-location"), no_wrap=True)
    table.add_column(say(lang, "ui-slots"))
    by_location: dict[str, list[Text]] = {}
    for slot, shown in position["shows"].items():
        location, _, number = slot.partition(".")
        text = Text(number + NO_BREAK if number else "", style="bold")
        text.append_text(slot_text(lang, position, slot, shown))
        by_location.setdefault(location, []).append(text)
    for location, slots in by_location.items():
        table.add_row(place_name(lang, location), Text(" · ").join(slots))
    return table


def side(lang: str, position: Json) -> RenderableType:
    """Markets, links and tile stacks."""
    return Group(markets_table(lang, position), links_table(lang, position), stacks(lang, position))


def markets_table(lang: str, position: Json) -> Table:
    """Demand tracks, Distant Market, draw deck."""
    table = Table(box=None, header_style="bold", title=say(lang, "ui-tracks"), title_justify="left")
    table.add_column("")
    table.add_column("")
    table.add_column("")
    for key, head in (("coal_track", "ui-coal-track"), ("iron_track", "ui-iron-track")):
        track = position[key]
        gaps = len(track["spaces"]) - track["cubes"]
        prices = " ".join(
            f"[dim]·{price}[/dim]" if i < gaps else f"▪{price}"
            for i, price in enumerate(track["spaces"])
        )
        table.add_row(
            say(lang, head),
            prices,
            say(lang, "ui-next-price", price=track["next_price"]),
        )
    market = position["distant_market"]
    state = (
        say(lang, "ui-market-open", bonus=market["bonus"])
        if market["open"]
        else say(lang, "ui-market-closed")
    )
    turned = say(lang, "ui-turned", tiles=" ".join(str(tile) for tile in market["turned"]) or "–")
    table.add_row(say(lang, "ui-distant-market"), turned, state)
    left = say(lang, "ui-deck-left", count=position["deck_left"])
    table.add_row(say(lang, "ui-deck"), left, "")
    return table


def links_table(lang: str, position: Json) -> Table:
    """Built links by owner."""
    table = Table(box=None, title=say(lang, "ui-links"), title_justify="left", show_header=False)
    table.add_column("")
    table.add_column("")
    for seat in range(position["players"]):
        mine = [link for link, owner in position["links"].items() if owner == seat]
        names = ", ".join("–".join(place_name(lang, end) for end in n.split("-")) for n in mine)
        table.add_row(seat_text(lang, seat), names or "–")
    return table


def stacks(lang: str, position: Json) -> Table:
    """Tiles left to each player."""
    table = Table(box=None, title=say(lang, "ui-stacks"), title_justify="left", header_style="bold")
    table.add_column("")
    for seat in range(position["players"]):
        table.add_column(seat_text(lang, seat))
    for industry in position["seats"][0]["stacks"]:
        row = [say(lang, "industry-" + industry.replace("_", "-"))]
        for seat in position["seats"]:
            levels = seat["stacks"][industry]
            row.append(" ".join(f"{n}×{levels.count(n)}" for n in sorted(set(levels))) or "–")
        table.add_row(*row)
    return table


def card_list(lang: str, cards: list[str], ordered: bool = False) -> str:
    """Cards in words; the same card several times is counted unless the order matters."""
    if ordered:
        return ", ".join(card_name(lang, card) for card in cards)
    names = [card_name(lang, card) for card in cards]
    return ", ".join(
        name + (f"{NO_BREAK}×{names.count(name)}" if names.count(name) > 1 else "")
        for name in sorted(set(names), key=str.casefold)
    )


def hand_panel(lang: str, seat: Json) -> Panel:
    """A player's cards."""
    cards = card_list(lang, seat["hand"]).replace(", ", " · ") or "–"
    title = Text(say(lang, "ui-hand") + " ")
    title.append(seat_text(lang, seat["seat"]))
    return Panel(cards, title=title, title_align="left", expand=False)


def show_hidden(console: Console, lang: str, position: Json) -> None:
    """What only a complete position holds, and the discards."""
    for key, head in (
        ("discards", "ui-discards"),
        ("deck", "ui-deck"),
        ("set_aside", "ui-set-aside"),
    ):
        if position[key]:
            line = Text(say(lang, head), style="bold")
            line.append(": ", style="not bold")
            line.append(card_list(lang, position[key], ordered=key == "deck"), style="not bold")
            console.print(line)


def result_table(lang: str, position: Json) -> Table:
    """The final standing."""
    table = Table(title=say(lang, "ui-result"), title_justify="left", header_style="bold")
    for head in ("ui-rank", "ui-seat", "ui-vp", "ui-income", "ui-money"):
        table.add_column(say(lang, head), justify="left" if head == "ui-seat" else "right")
    for place, number in enumerate(position["ranking"], start=1):
        seat = position["seats"][number]
        table.add_row(
            str(place),
            seat_text(lang, number),
            str(seat["vp"]),
            pounds(seat["income"]),
            pounds(seat["money"]),
        )
    return table
