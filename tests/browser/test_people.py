"""Points if scored now, cards by face, names, colours and spectators."""

import re

from playwright.sync_api import Page, expect

from cottonopolis import Game
from tests.browser.kit import PHONE, Tab, Tabs
from tests.golden import FOLDER
from tests.server.kit import Json, Player, Server

RECORD = (FOLDER / "4p-sane-101.txt").read_text(encoding="utf-8")
UNTIL = 100  # actions of the record: late in the rail period
COLOUR = 4  # of a palette with one colour more than seats
BOT = "greedy"


def middle_of_a_game(player: Player) -> tuple[str, int]:
    """A table in the middle of a recorded game; its owner is to move. Returns the seat too."""
    me = Game.from_record(RECORD, UNTIL).seat
    assert me is not None
    plan: list[Json] = [{"kind": "bot", "bot": BOT} for _ in range(4)]
    plan[me] = {"kind": "me", "colour": COLOUR}
    return player.create(plan, start=True, record=RECORD, until=UNTIL), me


def colour_of(page: Page, selector: str) -> str:
    script = "element => getComputedStyle(element).getPropertyValue('--seat-colour').trim()"
    return str(page.locator(selector).first.evaluate(script))


def squeezed(page: Page, selector: str) -> str:
    return re.sub(r"\s", "", page.locator(selector).inner_text())


def check_points(page: Page, position: Json, me: int) -> None:
    """Works, rivals, track and board show what the server counts."""
    now = position["points_now"]
    shown = [
        f"{seat['vp']}+{points['total']}"
        for seat, points in zip(position["seats"], now["seats"], strict=True)
    ]
    assert sum(points["total"] > 0 for points in now["seats"]) == len(shown)
    assert shown[me] in squeezed(page, ".player-board header")
    rivals = squeezed(page, ".rivals")
    assert all(text in rivals for seat, text in enumerate(shown) if seat != me)
    expect(page.locator(".track .marker.ghost")).to_have_count(len(shown))
    link = next(name for name, points in now["links"].items() if points > 0)
    label = page.locator(f'[data-kind="link"][data-id="{link}"]').get_attribute("aria-label")
    assert str(label).endswith(f"worth {now['links'][link]} VP now")
    tile = next(name for name, points in now["tiles"].items() if points > 0)
    page.locator(f'[data-kind="slot"][data-id="{tile}"]').hover()
    expect(page.locator(".worth text")).to_have_text([f"+{now['tiles'][tile]}"])
    page.locator(".rivals li").first.hover()
    assert page.locator(".worth text").count() > 1, "all that a hovered rival would score"


def check_cards(tab: Tab, position: Json, printed: Json) -> None:
    """The list of cards agrees with the discards."""
    tab.page.locator("header.top button.deck").click()
    reference = tab.page.locator("[data-reference]")
    card = max(set(position["discards"]), key=position["discards"].count)
    gone = position["discards"].count(card)
    expect(reference).to_contain_text(f"{gone} of {printed['cards'][card]} gone")
    assert not tab.barriers("[data-reference]")
    assert not tab.overflowing()
    tab.page.keyboard.press("Escape")


def test_points_cards_names_and_colours_at_a_table(tabs: Tabs, server: Server) -> None:
    player = Player(server.url, "Ada")
    table, me = middle_of_a_game(player)
    tab = tabs.new(player).open(f"/tables/{table}")
    page = tab.page
    seen = player.get(f"/tables/{table}", seat=me)
    check_points(page, seen["position"], me)
    check_cards(tab, seen["position"], player.get("/boards", game="brass", players=4))
    names = [seat["bot_name"] for seat in seen["table"]["seats"] if seat["bot"]]
    rivals = page.locator(".rivals").inner_text()
    assert all(name in rivals for name in names)
    assert "Merchant" in rivals, "the level is an epithet"
    assert "Ada" not in page.locator(".order").inner_text(), "the user is You"
    chosen = colour_of(page, f".order .seat{me}, .player-board .seat{me}")
    assert chosen == colour_of(page, ":root") or chosen.startswith("#")
    others = {colour_of(page, f".rivals .seat{seat}") for seat in range(4) if seat != me}
    assert len({chosen, *others}) == 4
    assert (
        page.evaluate(
            "name => getComputedStyle(document.documentElement).getPropertyValue(name).trim()",
            f"--palette{COLOUR}-colour",
        )
        == chosen
    )


def test_names_fit_on_a_phone(tabs: Tabs, server: Server) -> None:
    player = Player(server.url, "Ada")
    table, _ = middle_of_a_game(player)
    tab = tabs.new(player, size=PHONE, touch=True).open(f"/tables/{table}")
    tab.page.locator("nav button").nth(2).click()
    cut = tab.page.locator(".rivals .who b").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    )
    assert cut == []


def test_a_spectator_has_a_view_without_dead_buttons(tabs: Tabs, server: Server) -> None:
    player = Player(server.url, "Ada")
    table, me = middle_of_a_game(player)
    tab = tabs.new(Player(server.url, "Watcher")).open(f"/tables/{table}")
    page = tab.page
    expect(page.locator(".watch")).to_contain_text("You are watching.")
    expect(page.locator(".player-board h2")).to_have_text("Ada")
    page.locator(".watch .whose button").nth(1 + (me + 1) % 4).click()
    expect(page.locator(".player-board h2")).not_to_have_text("Ada")
    dead = ".right button:disabled, .right button[aria-disabled=true], button.confirm"
    expect(page.locator(dead)).to_have_count(0)
    assert "not your turn" not in tab.text()
    assert not tab.barriers()


def test_a_closed_table_says_who_can_invite(tabs: Tabs, server: Server) -> None:
    host, guest = Player(server.url, "Host"), Player(server.url, "Visitor")
    plan: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "beginner"}]
    table = host.create(plan, settings={"spectators": False, "rated": False})
    guest.post(f"/tables/{table}/seats", seat=1)
    guest.post(f"/tables/{table}/ready", ready=True)
    host.post(f"/tables/{table}/start")
    for player, words in ((host, "Copy an invitation"), (guest, "Its host can invite")):
        tab = tabs.new(player).open(f"/tables/{table}")
        tab.page.locator("button.menu").click()
        expect(tab.page.locator("dialog[open]")).to_contain_text(words)


def test_a_colour_is_chosen_in_the_waiting_room(tabs: Tabs, server: Server) -> None:
    host, guest = Player(server.url, "Host"), Player(server.url, "Visitor")
    plan: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "beginner"}]
    table = host.create(plan)
    guest.post(f"/tables/{table}/seats", seat=1)
    tab = tabs.new(host).open(f"/tables/{table}")
    choice = tab.page.get_by_role("radiogroup")
    expect(choice.get_by_role("radio")).to_have_count(5)
    expect(choice.get_by_role("radio", name="Orange, taken")).to_be_disabled()
    with tab.page.expect_response(
        lambda answer: table in answer.url and answer.request.method != "GET"
    ):
        choice.get_by_role("radio", name="Green").check()
    expect(choice.get_by_role("radio", name="Green")).to_be_checked()
    assert host.get(f"/tables/{table}")["table"]["seats"][0]["colour"] == COLOUR
    assert not tab.barriers()
    tab.visit("/")
    kept = tab.page.get_by_role("radio", name="Green")
    expect(kept).to_be_checked()
