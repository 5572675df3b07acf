"""A puzzle is solved on a phone: on the real board, with the real menu."""

import itertools
import random
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from cottonopolis.messages import LANGUAGES
from cottonopolis.puzzles.puzzle import Puzzle
from cottonopolis.puzzles.shipped import shipped_puzzles
from tests.browser.driver import Driver
from tests.browser.kit import AXE, PAGE_TIMEOUT_MS, Tab, Tabs
from tests.browser.test_study import choose_a_move
from tests.server.kit import Player, Server
from tests.server.test_puzzles import lines_of

PHONE = (390, 844)
SOLVERS = itertools.count(1)
KEYS = {"build": "B", "rail": "L", "sell": "S"}
# Choices of each action besides the place: in Brass, which card to play
CHOICES = {"brass": 1, "industry": 0}
MAX_CLICKS = 6
SHORT_MS = 10_000


def target_of(action: str) -> str:
    verb, *words = action.split()
    return words[1] if verb == "build" else words[0]


def is_plain(puzzle: Puzzle) -> bool:
    """Whether the solution is two actions that leave nothing to choose but a place and a card."""
    actions = [text.split()[0] for text in puzzle.solution]
    if len(actions) != 2 or not set(actions) <= set(KEYS):
        return False
    game = puzzle.start.copy()
    for text in puzzle.solution:
        here = [d.text.split() for d in game.legal()]
        if sum(d[0] == text.split()[0] and d[-1] == target_of(text) for d in here) != 1:
            return False
        game.play(text)
    choices = 1 + CHOICES[puzzle.game]
    return all(len(move) == choices for move in lines_of(puzzle, puzzle.solution))


def choose(driver: Driver, action: str) -> None:
    """Make one action: its button, its places in their order, any card, Confirm."""
    page = driver.tab.page
    page.locator(f'button.action[aria-keyshortcuts="{KEYS[action.split()[0]]}"]').click()
    for _ in range(MAX_CLICKS):
        state = driver.look()
        place = next((word for word in action.split() if word in state["targets"]), None)
        if place is not None:
            driver.point(place)
        elif state["confirm"]:
            page.locator("button.confirm:not([aria-disabled])").click()
            driver.idle()
            return
        else:
            page.locator(".hand .card:not([aria-disabled=true])").first.click()
    raise AssertionError(f"not complete: {action}: {driver.look()}")


def opened(tabs: Tabs, player: Player | None, path: str, lang: str = "en") -> Tab:
    tab = tabs.new(player, lang=lang, size=PHONE, touch=True).open(path)
    tab.page.wait_for_selector("section.story")
    return tab


IS_UNCOVERED = """(button) => {
  const {x, y, width, height} = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height - 4));
}"""


def play_any_turn(tab: Tab) -> None:
    """Play any moves until the turn is complete, and answer with them."""
    submit = tab.page.get_by_role("button", name="Answer with this turn")
    tab.page.set_default_timeout(SHORT_MS)
    while not submit.count():
        with suppress(TimeoutError):  # the turn was complete, but not shown as complete yet
            choose_a_move(tab)
    tab.page.set_default_timeout(PAGE_TIMEOUT_MS)
    submit.click()


@pytest.fixture
def solver(server: Server) -> Player:
    player = Player(server.url)
    player.post("/accounts", name=f"Solver {next(SOLVERS)}", password="a long password")
    return player


@pytest.mark.parametrize("game", ["brass", "industry"])
def test_a_puzzle_is_solved_on_a_phone(tabs: Tabs, solver: Player, game: str) -> None:
    of_game = [puzzle for puzzle in shipped_puzzles().values() if puzzle.game == game]
    puzzle = next(filter(is_plain, of_game))
    tab = opened(tabs, solver, f"/puzzles/{puzzle.id}")
    driver, story = Driver(tab, random.Random(1)), tab.page.locator("section.story")
    for action in puzzle.solution:
        assert all(
            tab.page.locator("button.action").evaluate_all(f"(all) => all.map({IS_UNCOVERED})")
        )
        choose(driver, action)
    story.locator("button.primary").click()
    expect(story.get_by_role("heading", name="Solved!")).to_be_in_viewport()
    expect(story).to_contain_text("Why the tempting turn fails")
    assert solver.get("/puzzles")["me"]["solved"] == 1
    assert tab.overflowing() == []
    if AXE.exists():
        assert tab.barriers() == []
    tab.page.get_by_role("button", name="Make a study").click()
    tab.page.wait_for_url("**/studies/*")
    assert len(solver.get("/studies")) == 1


@pytest.mark.parametrize("lang", ["en", "fr", "it", "de"])
def test_the_puzzle_of_the_day_fits_a_phone(tabs: Tabs, lang: str) -> None:
    tab = opened(tabs, None, "/puzzles/daily", lang)
    assert tab.overflowing() == []
    tab.open("/puzzles")
    assert tab.overflowing() == []


@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids=["small", "on its side"])
def test_the_actions_are_in_sight_on_small_phones(tabs: Tabs, size: tuple[int, int]) -> None:
    puzzle = next(one for one in shipped_puzzles().values() if one.game == "brass")
    for lang in LANGUAGES:
        tab = tabs.new(lang=lang, size=size, touch=True).open(f"/puzzles/{puzzle.id}")
        actions = tab.page.locator("button.action")
        expect(actions).to_have_count(6)
        assert all(actions.evaluate_all(f"(all) => all.map({IS_UNCOVERED})")), lang


def test_the_puzzle_of_the_day_is_answered_on_a_phone(tabs: Tabs, solver: Player) -> None:
    tab = opened(tabs, solver, "/puzzles/daily")
    play_any_turn(tab)
    expect(tab.page.get_by_role("heading", name="Why the tempting turn fails")).to_be_visible()
    assert solver.get("/puzzles")["me"]["attempts"] == 1
    assert tab.overflowing() == []


def test_after_the_last_puzzle_of_a_theme_come_all_themes(tabs: Tabs, solver: Player) -> None:
    puzzle = next(iter(shipped_puzzles().values()))
    tab = opened(tabs, solver, f"/puzzles/{puzzle.id}?theme={puzzle.themes[0]}")
    tab.allow("404")
    no_other = {"code": "not-found", "params": {"what": "puzzle"}, "reasons": []}
    tab.page.route(
        "**/api/v1/puzzles/next?*", lambda route: route.fulfill(status=404, json=no_other)
    )
    play_any_turn(tab)
    tab.page.get_by_role("button", name="Next puzzle").click()
    expect(tab.page.get_by_text("There is no other puzzle of this theme.")).to_be_visible()
    expect(tab.page.get_by_role("heading", name="Themes")).to_be_visible()
