"""A game without a client descriptor, on a plain board (see tests/test_toy_game.py)."""

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.driver import Driver
from tests.browser.kit import Tabs
from tests.server.kit import FreshServer, Player, running_together, seats


def test_a_game_without_a_descriptor_is_played_to_its_end(browser: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    started = FreshServer(database, COTTONOPOLIS_GAMES="tests.toy_game")
    with running_together(started) as (server,):
        tabs = Tabs(browser, server)
        try:
            player = Player(server.url, "Newcomer")
            table = player.create(seats("me", "sane"), game="toy", start=True)
            tab = tabs.new(player).open(f"/tables/{table}")
            for town in ("Ashford", "Bexley", "Corby"):
                expect(tab.page.locator(".board").get_by_text(town).first).to_be_visible()
            Driver(tab, random.Random(5)).play()
            assert player.get(f"/tables/{table}")["table"]["status"] == "finished"
            replay = tabs.new(player, lang="de").open(f"/tables/{table}/replay")
            assert "Ashford" in replay.text()
            assert "Drei Städte" in tabs.new(player, lang="de").open("/").text()
            tabs.check()
        finally:
            tabs.close()
