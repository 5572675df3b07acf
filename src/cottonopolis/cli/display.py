"""Draws positions of both games as tables in the terminal."""

from typing import Any

from rich.columns import Columns
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cottonopolis.messages import card_name, place_name, say

Json = dict[str, Any]

SYMBOLS = ("●", "▲", "■", "◆", "★")
COLOURS = ("dodger_blue1", "dark_orange3", "pink1", "medium_purple1", "green3")
CURRENCY = {"brass": "£", "industry": "$"}
BLANK = 3  # a slot for three industries is printed blank (A7)
NO_BREAK = "\N{NO-BREAK SPACE}"


def money(position: Json, amount: int) -> str:
    """A sum of money, a debt with its sign in front."""
    sign = CURRENCY[position["game"]]
    return f"{sign}{amount}" if amount >= 0 else f"−{sign}{-amount}"


def seat_text(lang: str, seat: int) -> Text:
    """A player's symbol and name in their colour."""
    name = say(lang, f"seat-{seat}")
    return Text(f"{SYMBOLS[seat]} {name}", style=f"bold {COLOURS[seat]}")


def title_text(lang: str, position: Json) -> Text:
    """Round and who is to move."""
    if position["game"] == "brass":
        facts = {key: position[key] for key in ("period", "round", "rounds")}
        text = Text(say(lang, "ui-round", **facts), style="bold")
    else:
        text = Text(say(lang, "ui-round-plain", round=position["round"]), style="bold")
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
        console.print(say(lang, "ui-pending", action=position["pending"]), markup=False)
    console.print(players_table(lang, position))
    beside = Group(
        markets_table(lang, position), links_table(lang, position), stacks_table(lang, position)
    )
    console.print(Columns([board_table(lang, position), beside]))
    for seat in position["seats"]:
        if seat["hand"] is not None:
            console.print(hand_panel(lang, seat))
    show_cards(console, lang, position)
    if position["game"] == "industry":  # the maps are reconstructions, and say so
        console.print(say(lang, "map-note"), style="dim", highlight=False)
    if position["ranking"]:
        console.print(result_table(lang, position))


def players_table(lang: str, position: Json) -> Table:
    """One row a player, in turn order."""
    brass = position["game"] == "brass"
    own = ("ui-income", "ui-space", "ui-vp", "ui-links-left") if brass else ("ui-loans", "ui-rails")
    table = Table(box=None, header_style="bold")
    for head in ("ui-order", "ui-seat", "ui-money", "ui-spent", *own, "ui-cards"):
        left = head == "ui-seat"
        table.add_column(say(lang, head), justify="left" if left else "right", no_wrap=left)
    for place, number in enumerate(position["order"], start=1):
        seat = position["seats"][number]
        numbers: list[str | int] = (
            [seat["loans"], seat["rails_left"]]
            if not brass
            else [
                money(position, seat["income"]),
                seat["income_space"],
                seat["vp"],
                seat["links_left"],
            ]
        )
        table.add_row(
            str(place),
            Text(f"{number} ").append_text(seat_text(lang, number)),
            money(position, seat["money"]),
            money(position, seat["spent"]),
            *(str(value) for value in numbers),
            str(seat["hand_size"]),
        )
    return table


def short_name(lang: str, industry: str) -> str:
    """An industry in one short word."""
    return say(lang, "short-" + industry.replace("_", "-"))


def slot_text(lang: str, position: Json, slot: str, shown: list[str]) -> Text:
    """A slot: its tile (owner, industry, level, cubes or flipped), or what fits there."""
    tile = position["slots"][slot]
    if not tile:
        if len(shown) == BLANK:
            return Text("▢", style="dim")
        names = "/".join(short_name(lang, name) for name in shown)
        return Text(names.replace(" ", NO_BREAK), style="dim")
    words = f"{SYMBOLS[tile['owner']]} {short_name(lang, tile['industry'])} {tile['level']}"
    text = Text(words.replace(" ", NO_BREAK), style=COLOURS[tile["owner"]])
    if tile["flipped"]:
        text.append(NO_BREAK + "✓", style="bold")
    if tile["cubes"]:
        text.append(NO_BREAK + "▪" * tile["cubes"], style="bold")
    return text


def board_table(lang: str, position: Json) -> Table:
    """Locations with their slots, market squares and coal imports."""
    table = Table(box=None, header_style="bold")
    table.add_column(say(lang, "ui-location"), no_wrap=True)
    table.add_column(say(lang, "ui-slots"))
    squares: dict[str, list[Text]] = {}
    for slot, shown in position["shows"].items():
        location, _, number = slot.partition(".")
        text = Text(number + NO_BREAK if number else "", style="bold")
        text.append_text(slot_text(lang, position, slot, shown))
        squares.setdefault(location, []).append(text)
    for market, tile in position.get("markets", {}).items():
        location, _, number = market.partition(".")
        good = say(lang, "good-" + tile["tile"].replace("_", "-")).replace(" ", NO_BREAK)
        used = NO_BREAK + "✓" if tile["used"] else ""
        text = Text(f"{number}{NO_BREAK}[{good}]{used}", style="dim" if tile["used"] else "")
        squares.setdefault(location, []).append(text)
    for sea, cubes in position.get("imports", {}).items():
        text = Text(say(lang, "ui-imports").replace(" ", NO_BREAK) + NO_BREAK + "▪" * cubes)
        squares.setdefault(sea.split(".")[0], []).append(text)
    for location, row in squares.items():
        table.add_row(place_name(lang, location), Text(" · ").join(row))
    return table


def markets_table(lang: str, position: Json) -> Table:
    """Demand tracks, Distant Market or face-up cards, draw deck."""
    table = Table(box=None, show_header=False, title=say(lang, "ui-tracks"), title_justify="left")
    for _ in range(3):
        table.add_column("")
    for key, head in (("coal_track", "ui-coal-track"), ("iron_track", "ui-iron-track")):
        track = position[key]
        gaps = len(track["spaces"]) - track["cubes"]
        prices = " ".join(
            f"[dim]·{price}[/dim]" if i < gaps else f"▪{price}"
            for i, price in enumerate(track["spaces"])
        )
        following = money(position, track["next_price"])
        table.add_row(say(lang, head), prices, say(lang, "ui-next-price", price=following))
    if position["game"] == "brass":
        market = position["distant_market"]
        state = say(lang, "ui-market-closed")
        if market["open"]:
            state = say(lang, "ui-market-open", bonus=market["bonus"])
        turned = " ".join(str(tile) for tile in market["turned"]) or "–"
        table.add_row(say(lang, "ui-distant-market"), say(lang, "ui-turned", tiles=turned), state)
    else:
        face_up = card_list(lang, position["face_up"]) or "–"
        table.add_row(say(lang, "ui-face-up"), face_up, "")
    left = say(lang, "ui-deck-left", count=position["deck_left"])
    table.add_row(say(lang, "ui-deck"), left, "")
    return table


def links_table(lang: str, position: Json) -> Table:
    """Built links by owner."""
    table = Table(box=None, title=say(lang, "ui-links"), title_justify="left", show_header=False)
    table.add_column("")
    table.add_column("")
    links = position["links"] if position["game"] == "brass" else position["rails"]
    for seat in range(position["players"]):
        mine = [link for link, owner in links.items() if owner == seat]
        names = ", ".join("–".join(place_name(lang, end) for end in n.split("-")) for n in mine)
        table.add_row(seat_text(lang, seat), names or "–")
    return table


def stacks_table(lang: str, position: Json) -> Table:
    """Tiles left to each player."""
    table = Table(box=None, title=say(lang, "ui-stacks"), title_justify="left", header_style="bold")
    table.add_column("")
    for seat in range(position["players"]):
        table.add_column(seat_text(lang, seat))
    for industry in position["seats"][0]["stacks"]:
        row = [short_name(lang, industry)]
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


def show_cards(console: Console, lang: str, position: Json) -> None:
    """The discards, and what only a complete position holds."""
    for key, head in (
        ("discards", "ui-discards"),
        ("deck", "ui-deck"),
        ("set_aside", "ui-set-aside"),
    ):
        if position.get(key):
            line = Text(say(lang, head), style="bold")
            line.append(": ", style="not bold")
            line.append(card_list(lang, position[key], ordered=key == "deck"), style="not bold")
            console.print(line)


def result_table(lang: str, position: Json) -> Table:
    """The final standing."""
    brass = position["game"] == "brass"
    table = Table(title=say(lang, "ui-result"), title_justify="left", header_style="bold")
    last = "ui-income" if brass else "ui-loans"
    for head in ("ui-rank", "ui-seat", "ui-vp", "ui-money", last):
        table.add_column(say(lang, head), justify="left" if head == "ui-seat" else "right")
    for place, number in enumerate(position["ranking"], start=1):
        seat = position["seats"][number]
        table.add_row(
            str(place),
            seat_text(lang, number),
            str(seat["vp"]),
            money(position, seat["money"]),
            money(position, seat["income"]) if brass else str(seat["loans"]),
        )
    return table
