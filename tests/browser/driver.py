"""Plays through the user interface: clicks highlighted targets and confirms."""

import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Locator, expect

from tests.browser.kit import Tab

Json = dict[str, Any]
IDLE_POLL_MS = 15
MAX_STEPS_PER_MOVE = 40
CLICK_TIMEOUT_MS = 1500  # then the keyboard is used
BOARD = ".board"
# Dialogs over the board that must be confirmed first: a hand-over, a scoring
OVERLAY = "dialog[open] .button.primary, [data-overlay] .button.primary"
WEIGHTS = {
    "B": 4,
    "S": 3,
    "G": 0.6,
    "O": 0.3,
}  # of actions, by shortcut: more building, fewer loans
# The state of the turn, read from the page
READ_STATE = """() => {
  const off = (element) => element.disabled || element.getAttribute("aria-disabled") === "true";
  const on = (selector) => [...document.querySelectorAll(selector)]
    .filter((element) => !off(element) && element.checkVisibility());
  const game = document.querySelector("[data-turn]");
  return {
    turn: game?.dataset.turn ?? "none",
    stage: game?.dataset.stage ?? "",
    overlay: on("%OVERLAY%").length,
    confirm: on("button.confirm").length,
    picked: on("button.action[aria-pressed=true]").length,
    actions: on("button.action").map((button) => button.getAttribute("aria-keyshortcuts")),
    targets: on(".board [data-id][tabindex='0']").map((element) => element.dataset.id),
    choices: on("[data-choice]").map((button) => button.dataset.choice),
    cards: on(".hand .card").length,
  };
}""".replace("%OVERLAY%", OVERLAY)
TURN_CHANGED = """(before) => {
  const game = document.querySelector("[data-turn]");
  const ready = document.querySelector("button.confirm:not([aria-disabled])");
  return !game || game.dataset.turn !== before || !ready || document.querySelector("dialog[open]");
}"""
IS_MY_TURN = """() => {
  const game = document.querySelector("[data-turn]");
  const overlay = document.querySelector("%OVERLAY%");
  return overlay || (game && game.dataset.turn !== "other");
}""".replace("%OVERLAY%", OVERLAY)


@dataclass
class Driver:
    """Plays one or several seats of a table in a tab."""

    tab: Tab
    rng: random.Random
    moves: int = 0
    by_keyboard: int = 0
    seen: set[str] = field(default_factory=set)  # stages that occurred

    def look(self) -> Json:
        self.idle()
        found: Json = self.tab.page.evaluate(READ_STATE)
        self.seen.add(str(found["stage"]))
        return found

    def idle(self) -> None:
        """Wait until the page has no pending requests."""
        self.tab.idle(IDLE_POLL_MS)

    def locate(self, target: str) -> Locator:
        return self.tab.page.locator(f'{BOARD} [data-id="{target}"][tabindex="0"]').first

    def point(self, target: str) -> None:
        """Click a target on the board, or use the keyboard if something covers it.

        Does nothing if it is no longer highlighted.
        """
        found = self.locate(target)
        kinds = found.evaluate_all("(all) => all.map((element) => element.dataset.kind)")
        with suppress(Error):
            if kinds and kinds[0] != "link":
                found.click(timeout=CLICK_TIMEOUT_MS)
                return
        with suppress(Error):
            self.by_keyboard += kinds != ["link"]
            found.focus(timeout=CLICK_TIMEOUT_MS)
            self.tab.page.keyboard.press("Enter")

    def confirm(self) -> None:
        """Confirm the move, and wait until the server has stored it."""
        page = self.tab.page
        with page.expect_response(lambda answer: answer.url.endswith("/moves")) as answer:
            page.locator("button.confirm").click()
        assert answer.value.status < 300, answer.value.text()
        self.moves += 1
        page.wait_for_function(TURN_CHANGED, arg="mine")

    def step(self) -> bool:
        """Take one step; return False when the game is over."""
        page = self.tab.page
        state = self.look()
        if state["overlay"]:
            page.locator(OVERLAY).first.click()
            return True
        if state["turn"] == "over":
            return False
        if state["turn"] != "mine":
            page.wait_for_function(IS_MY_TURN)
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
        for _ in range(MAX_STEPS_PER_MOVE):
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
            assert quiet < MAX_STEPS_PER_MOVE, f"stuck: {self.look()}"
            assert self.moves < most
        expect(self.tab.page.locator("[data-turn=over]")).to_have_count(1)
