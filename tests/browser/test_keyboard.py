"""Games by keyboard alone, at one screen: after every key the focus is where the next choice is."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.driver import IS_MY_TURN, Driver
from tests.browser.kit import Tabs
from tests.golden import FOLDER
from tests.server.kit import Player, Server

MAX_KEYS_PER_MOVE = 40
# What has the focus, and the keys of the possible actions
FOCUS = """() => {
  const at = document.activeElement;
  const is = (selector) => at.closest(selector) !== null;
  const actions = [...document.querySelectorAll("[data-action]:not([aria-disabled])")];
  return {
    turn: document.querySelector("[data-turn]").dataset.turn,
    place: is("[data-overlay], dialog[open]") ? "overlay"
      : is("[data-choices] [data-choice]") ? "choice"
      : is(".board [data-id][tabindex='0']") ? "target"
      : is(".hand [data-card]") ? "card"
      : is("[data-confirm]:not([aria-disabled])") ? "confirm"
      : is("[data-action]") ? "action"
      : is("#final-title") ? "result" : at.outerHTML.slice(0, 120),
    actions: actions.map((button) => button.getAttribute("aria-keyshortcuts")),
    overlay: document.querySelector("[data-overlay], dialog[open]") !== null,
    stage: document.querySelector("[data-stage]").dataset.stage,
  };
}"""
PLACES = ("action", "overlay", "choice", "target", "card", "confirm")  # that the focus may be in
LEAST_WANTED = {"O": 0.2, "P": 0.05}  # loans and passing; the game should go on


class Keyboard:
    """Plays with keys only, and never with Tab."""

    def __init__(self, driver: Driver) -> None:
        self.driver, self.page, self.rng = driver, driver.tab.page, driver.rng
        self.places: set[str] = set()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.driver.idle()

    def step(self) -> bool:
        """Press the next key; return whether a move was confirmed."""
        state = self.page.evaluate(FOCUS)
        place = state["place"]
        self.places.add(place)
        if place == "overlay":
            self.press("Enter")
        elif place == "action":
            keys = state["actions"]
            self.press(self.rng.choices(keys, [LEAST_WANTED.get(key, 1) for key in keys])[0])
        elif place == "confirm":
            with self.page.expect_response(lambda answer: answer.url.endswith("/moves")) as answer:
                self.page.keyboard.press("Enter")
            assert answer.value.status < 300
            self.driver.idle()
            return True
        else:
            assert place in ("choice", "target", "card"), f"the focus is lost: {state}"
            for _ in range(self.rng.randrange(3)):
                self.press("ArrowRight")
            now = self.page.evaluate(FOCUS)["place"]
            self.press("Enter" if now == place else "Escape")
        return False

    def play(self, moves: int) -> int:
        """Make moves until there are enough or the game is over; return their number."""
        made = keys = 0
        if self.page.evaluate(FOCUS)["place"] not in ("action", "overlay"):
            self.press("Escape")  # a first key: from now on the keyboard is in use
        while made < moves:
            self.page.wait_for_function(IS_MY_TURN)
            self.driver.idle()
            if self.page.evaluate(FOCUS)["turn"] == "over":
                break
            if self.page.evaluate(FOCUS)["place"] not in PLACES and not keys:
                state = self.page.evaluate(FOCUS)
                assert state["actions"], f"the focus is lost: {state}"
                self.page.keyboard.press(state["actions"][0])
                self.driver.idle()
            keys += 1
            if self.step():
                made, keys = made + 1, 0
            assert keys < MAX_KEYS_PER_MOVE, self.page.evaluate(FOCUS)
        return made


def late(record: str, last: int) -> tuple[str, int]:
    """A record, and its number of actions without the last ones."""
    text = (FOLDER / record).read_text(encoding="utf-8")
    return text, len(re.findall(r"^\d: ", text, re.MULTILINE)) - last


def start(tabs: Tabs, server: Server, record: str, last: int) -> Keyboard:
    text, until = late(record, last)
    player = Player(server.url, "Keys")
    plan = [{"kind": "me", "label": name} for name in ("Ada", "Ben", "Cleo")[: int(record[0])]]
    table = player.create(plan, record=text, until=until, start=True)
    driver = Driver(tabs.new(player), random.Random(record))
    driver.tab.open(f"/tables/{table}")
    return Keyboard(driver)


@pytest.mark.parametrize("last", [14, pytest.param(76, marks=pytest.mark.slow)])
def test_a_game_of_brass_by_keyboard(tabs: Tabs, server: Server, last: int) -> None:
    """To the end of the game, from its last rounds or from the first."""
    keyboard = start(tabs, server, "2p+two_player_2009-sane-101.txt", last)
    assert keyboard.play(200) > last // 2
    expect(keyboard.page.locator("#final-title")).to_be_focused()


def test_rounds_of_germany_by_keyboard(tabs: Tabs, server: Server) -> None:
    keyboard = start(tabs, server, "3p+germany-sane-101.txt", 60)
    assert keyboard.play(5) == 5
    assert {"action", "confirm"} <= keyboard.places
