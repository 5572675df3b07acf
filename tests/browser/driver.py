"""Somebody who plays through the interface: clicks what glows, and confirms."""

import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Locator, expect

from tests.browser.kit import Tab

Json = dict[str, Any]
IDLE = 15  # milliseconds between two looks
STUCK = 40  # steps without a move after which something is wrong
CLICK = 1500  # milliseconds for a click before the keyboard is tried
BOARD = ".board"
# Something over the board that wants to be seen first: a hand-over, a scoring
MOMENT = "dialog[open] .button.main, [data-moment] .button.main"
WEIGHTS = {"B": 4, "S": 3, "G": 0.6, "O": 0.3}  # of actions: building more, borrowing less
# What there is to do, as anybody sees it
LOOK = """() => {
  const off = (element) => element.disabled || element.getAttribute("aria-disabled") === "true";
  const on = (selector) => [...document.querySelectorAll(selector)]
    .filter((element) => !off(element) && element.checkVisibility());
  const game = document.querySelector("[data-turn]");
  return {
    turn: game?.dataset.turn ?? "none",
    stage: game?.dataset.stage ?? "",
    moment: on("%MOMENT%").length,
    confirm: on("button.confirm").length,
    picked: on("button.action[aria-pressed=true]").length,
    actions: on("button.action").map((button) => button.getAttribute("aria-keyshortcuts")),
    targets: on(".board [data-id][tabindex='0']").map((element) => element.dataset.id),
    choices: on("[data-choice]").map((button) => button.dataset.choice),
    cards: on(".hand .card").length,
  };
}""".replace("%MOMENT%", MOMENT)
CHANGED = """(before) => {
  const game = document.querySelector("[data-turn]");
  const ready = document.querySelector("button.confirm:not([aria-disabled])");
  return !game || game.dataset.turn !== before || !ready || document.querySelector("dialog[open]");
}"""
MINE = """() => {
  const game = document.querySelector("[data-turn]");
  const moment = document.querySelector("%MOMENT%");
  return moment || (game && game.dataset.turn !== "other");
}""".replace("%MOMENT%", MOMENT)


@dataclass
class Driver:
    """Plays one or several seats of a table in a tab."""

    tab: Tab
    rng: random.Random
    moves: int = 0
    by_keyboard: int = 0
    seen: set[str] = field(default_factory=set)  # stages that were come through

    def look(self) -> Json:
        self.idle()
        found: Json = self.tab.page.evaluate(LOOK)
        self.seen.add(str(found["stage"]))
        return found

    def idle(self) -> None:
        """Until the page asks nothing of the server any more."""
        for _ in range(400):
            self.tab.page.wait_for_timeout(IDLE)
            if not self.tab.pending:
                return

    def locate(self, target: str) -> Locator:
        return self.tab.page.locator(f'{BOARD} [data-id="{target}"][tabindex="0"]').first

    def point(self, target: str) -> None:
        """Click something on the board, or reach it with the keyboard if something covers it.

        What has stopped glowing meanwhile is left alone: the next look finds something else.
        """
        found = self.locate(target)
        kinds = found.evaluate_all("(all) => all.map((element) => element.dataset.kind)")
        with suppress(Error):
            if kinds and kinds[0] != "link":
                found.click(timeout=CLICK)
                return
        with suppress(Error):
            self.by_keyboard += kinds != ["link"]
            found.focus(timeout=CLICK)
            self.tab.page.keyboard.press("Enter")

    def confirm(self) -> None:
        """Make the move, and wait until the table knows it."""
        page = self.tab.page
        with page.expect_response(lambda answer: answer.url.endswith("/moves")) as answer:
            page.locator("button.confirm").click()
        assert answer.value.status < 300, answer.value.text()
        self.moves += 1
        page.wait_for_function(CHANGED, arg="mine")

    def step(self) -> bool:
        """Do one thing; whether the game goes on."""
        page = self.tab.page
        state = self.look()
        if state["moment"]:
            page.locator(MOMENT).first.click()
            return True
        if state["turn"] == "over":
            return False
        if state["turn"] != "mine":
            page.wait_for_function(MINE)
            return True
        options = [("target", word) for word in state["targets"]]
        options += [("choice", word) for word in state["choices"]]
        asks_card = "card" in state["stage"]
        if state["confirm"] and (not options or self.rng.random() < 0.6):
            self.confirm()
        elif asks_card and state["cards"]:
            cards = page.locator(".hand .card:not([aria-disabled=true])")
            cards.nth(self.rng.randrange(state["cards"])).click()
        elif state["stage"] == "action" and not state["picked"] and state["actions"]:
            keys = [key for key in state["actions"] if key != "P"] or ["P"]
            (key,) = self.rng.choices(keys, [WEIGHTS.get(key, 1) for key in keys])
            page.locator(f'button.action[aria-keyshortcuts="{key}"]').click()
        elif options:
            kind, word = self.rng.choice(options)
            if kind == "target":
                self.point(word)
            else:
                page.locator(f'[data-choice="{word}"]').first.click()
        elif state["confirm"]:
            self.confirm()
        else:
            page.keyboard.press("Escape")
        return True

    def take_turn(self) -> None:
        """Make one move."""
        before = self.moves
        for _ in range(STUCK):
            self.step()
            if self.moves > before:
                return
        raise AssertionError(f"stuck: {self.look()}")

    def play(self, most: int = 200) -> None:
        """Play to the end of the game."""
        quiet, before = 0, 0
        while self.step():
            quiet = 0 if self.moves > before else quiet + 1
            before = self.moves
            assert quiet < STUCK, f"stuck: {self.look()}"
            assert self.moves < most
        expect(self.tab.page.locator("[data-turn=over]")).to_have_count(1)
