"""Planning while others move: the menu is alive, a turn is prepared and played, rivals are read."""

from playwright.sync_api import expect

from tests.browser.kit import PHONE, Tab, Tabs
from tests.server.kit import Player, Server, begin, new_record

NAMES = ("Ada", "Ben", "Cleo")


def table_of_three(server: Server) -> tuple[list[Player], str, list[int]]:
    """The players, the table and the seats in turn order."""
    players = [Player(server.url, name) for name in NAMES]
    table = begin(players, record=new_record(5, 3))
    order: list[int] = players[0].get(f"/tables/{table}")["position"]["order"]
    return players, table, order


def move(player: Player, table: str, seat: int, start: str) -> None:
    """Make the first move whose text starts like this, with the first card."""
    menu = player.menu(table, seat)
    wanted = next(o for o in menu["nodes"][0]["options"] if o["text"].startswith(start))
    chosen = [wanted["decision"]]
    while not (node := player.menu_node(table, seat, chosen))["complete"]:
        chosen.append(node["options"][0]["decision"])
    player.post(f"/tables/{table}/moves", seat=seat, after=menu["after"], decisions=chosen)


def prepare_loan(tab: Tab) -> None:
    """Prepare a loan of £30 with the first card, by clicking."""
    page = tab.page
    page.locator("button.action[data-action=loan]").click()
    page.locator(".hand .card").first.click()
    page.locator("button.confirm:not([aria-disabled])").click()


def test_a_turn_is_prepared_and_played(tabs: Tabs, server: Server) -> None:
    players, table, order = table_of_three(server)
    first, second, third = order
    tab = tabs.new(players[second])
    tab.open(f"/tables/{table}")
    page = tab.page
    game = page.locator(".game")
    expect(game).to_have_attribute("data-planning", "true")
    expect(game).to_have_attribute("data-turn", "other")
    expect(page.locator(".turn h2").first).to_contain_text("Planning")
    expect(page.locator("button.confirm")).to_contain_text("Prepare this turn")
    expect(page.locator(".board [data-id][tabindex='0']").first).to_be_attached()
    assert tab.barriers() == []
    prepare_loan(tab)
    prepared = page.locator("[data-prepared]")
    chip = page.locator("[data-chip]")
    expect(prepared).to_be_visible()
    expect(chip).to_contain_text("£30")
    expect(game).not_to_have_attribute("data-planning", "true")  # the turn is complete
    assert tab.overflowing() == []
    assert tab.barriers() == []
    page.reload()
    tab.settle()
    expect(chip).to_contain_text("£30")
    move(players[first], table, first, "pass")
    expect(prepared).to_have_count(0)
    expect(page.locator(".toasts, [data-toasts]").first).to_contain_text("was played")
    assert players[second].get(f"/tables/{table}")["table"]["to_move"] == third
    # Now the next round is planned, and the plan survives the move of a rival
    expect(game).to_have_attribute("data-planning", "true")
    page.locator("button.action[data-action=loan]").click()
    expect(game).to_have_attribute("data-stage", "card")
    players[third].post(f"/tables/{table}/chat", text="Wait for me")
    expect(game).to_have_attribute("data-stage", "card")


def test_a_cancelled_turn_says_what_changed(tabs: Tabs, server: Server) -> None:
    players, table, order = table_of_three(server)
    first, second, _ = order
    query = {"seat": second, "plan": True}
    mine = players[second].get(f"/tables/{table}/menu", **query)["nodes"][0]["options"]
    theirs = {o["text"] for o in players[first].menu_node(table, first)["options"]}
    same = next(o for o in mine if o["kind"] == "build" and o["text"] in theirs)
    tab = tabs.new(players[second])
    tab.open(f"/tables/{table}")
    chosen = [same["decision"]]
    path = f"/tables/{table}/menu"
    words = ",".join(map(str, chosen))
    node = players[second].get(path, **query, chosen=words)["nodes"][0]
    if not node["complete"]:
        chosen.append(node["options"][0]["decision"])
    after = players[second].get(f"/tables/{table}")["table"]["last_move"]
    players[second].put(f"/tables/{table}/prepared", seat=second, after=after, actions=[chosen])
    tab.page.reload()
    tab.settle()
    expect(tab.page.locator("[data-prepared]")).to_be_visible()
    move(players[first], table, first, same["text"])
    notice = tab.page.locator("[data-prepared]")
    expect(notice).to_contain_text("was cancelled")
    expect(notice).to_contain_text(NAMES[first])  # whose tile is there now
    expect(tab.page.locator(".game")).to_have_attribute("data-turn", "mine")
    assert tab.barriers("[data-prepared]") == []
    notice.locator("[data-cancel-prepared]").click()
    expect(notice).to_have_count(0)


def test_where_a_rival_could_build(tabs: Tabs, server: Server) -> None:
    players, table, order = table_of_three(server)
    rival = order[1]
    for size in ((1440, 900), PHONE):
        tab = tabs.new(players[order[0]], size=size, touch=size == PHONE)
        tab.open(f"/tables/{table}")
        page = tab.page
        if size == PHONE:
            page.get_by_role("button", name="Rivals", exact=True).click()
        page.locator(f"[aria-controls=rival-{rival}]").click()
        before = page.locator(".board [data-id][tabindex='0']").count()
        page.locator(f"[data-reach='{rival}']").click()
        expect(page.locator(".area.reach")).to_be_attached()
        assert page.locator(".board [data-id][tabindex='0']").count() > before
        expect(page.locator(f"#rival-{rival} [role=status]")).to_contain_text("the right card")
        target = page.locator(".board [data-id][tabindex='0']").first
        target.focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"#rival-{rival} [role=status]")).to_contain_text("with")
        assert tab.barriers() == []
        page.locator(f"[data-reach='{rival}']").click()
        expect(page.locator(".area.reach")).to_have_count(0)
