"""The rules class of Age of Industry (see `cottonopolis.games.rules`)."""

from collections.abc import Sequence
from typing import Any

from cottonopolis.engine.game_loop import GameFunctions, register
from cottonopolis.engine.order import order_after_spending
from cottonopolis.engine.tiles import EMPTY
from cottonopolis.errors import Fact, IllegalMove, Reason
from cottonopolis.games.actions import Facts
from cottonopolis.games.industry import corrections, data, workshop
from cottonopolis.games.industry.decisions import (
    BUILD,
    DEVELOP,
    PASS,
    SELL_TO,
    TABLE,
    TAKE,
    buyer_of,
    industry_of,
    kind_of,
    slot_of,
    source_of,
)
from cottonopolis.games.industry.event_kinds import EVENTS, FIRST_MARKET
from cottonopolis.games.industry.hidden import hide, redeal
from cottonopolis.games.industry.notation import Names, Reader
from cottonopolis.games.industry.observation import FULL, SEEN, observe, observe_hidden
from cottonopolis.games.industry.planning import hold_any_card, move_to_turn
from cottonopolis.games.industry.play import ACTIONS, CHOICES, PLAY
from cottonopolis.games.industry.position import IndustryPosition, position
from cottonopolis.games.industry.printed import printed_board
from cottonopolis.games.industry.rail import needs_cubes
from cottonopolis.games.industry.random_players import choose
from cottonopolis.games.industry.reasons import REASONS
from cottonopolis.games.industry.rounds import start_game
from cottonopolis.games.industry.scoring import TIE_BREAKS, rank, score_game
from cottonopolis.games.industry.sell import count_buyers
from cottonopolis.games.industry.state import (
    CARDS,
    COTTON_MILL,
    FACTORY,
    INDUSTRIES,
    LINK_KINDS,
    NODES,
    SLOTS,
    STATE_DTYPE,
    Board,
    State,
)
from cottonopolis.games.industry.summary import summarise
from cottonopolis.games.industry.version_1 import map_of_version_1, todays_map
from cottonopolis.games.info import GameInfo
from cottonopolis.games.map_texts import CheckedMap, MapChange
from cottonopolis.games.notation import ParsedAction, column_of, read_action
from cottonopolis.games.printed import PrintedBoard
from cottonopolis.games.registry import register_game
from cottonopolis.games.rules import GameRules

FUNCTIONS: GameFunctions[Board, State] = GameFunctions(
    legal=PLAY.legal,
    reasons_against=PLAY.reasons_against,
    step=PLAY.step,
    answers=PLAY.answers,
    bill=PLAY.bill_now,
    choose=choose,
    start_game=start_game,
    hide=hide,
    redeal=redeal,
    observe=observe,
    observe_hidden=observe_hidden,
    rank=rank,
    score=score_game,
)
register(STATE_DTYPE, FUNCTIONS)

VERBS = {verb: read for action in ACTIONS for verb, read in action.verbs.items()}
RULE_COUNT = 23


@register_game
class IndustryRules(GameRules[Board, State, data.Setup]):
    """One set-up of Age of Industry: number of players and map."""

    game = "industry"
    version = 2
    older_versions = (1,)
    currency = "$"
    default_map = data.DEFAULT_MAP
    opening_rounds = 4  # two turns of preparation, and the first mills and ports
    state_dtype = STATE_DTYPE
    table = TABLE
    functions = FUNCTIONS
    actions = ACTIONS
    choices = CHOICES
    reason_table = REASONS
    game_over = "A2_GAME_OVER"
    card_not_held = "A3_CARD_NOT_HELD"
    event_table = EVENTS
    tie_breaks = TIE_BREAKS
    layouts = (SEEN, FULL)
    position_type = IndustryPosition
    link_unit = "money"  # A22

    @classmethod
    def info(cls) -> GameInfo:
        maps = data.map_infos()
        return GameInfo(
            id=cls.game,
            name="Age of Industry",
            rules_version=cls.version,
            currency=cls.currency,
            players=sorted({number for found in maps for number in found.players}),
            usual_players=data.USUAL_PLAYERS,
            maps=list(maps),
            industries=list(INDUSTRIES),
            link_kinds=list(LINK_KINDS),
            actions=[TABLE.names[action.kind] for action in ACTIONS],
            stages=list(TABLE.stages),
            events=cls.event_infos(),
            tracks=["coal", "iron"],
            rules=[f"A{number}" for number in range(1, RULE_COUNT + 1)],
        )

    @classmethod
    def map_players(cls, map_name: str) -> list[int]:
        return data.map_players(map_name)

    @classmethod
    def map_of_version(cls, version: int, map_name: str | None) -> str | None:
        """Version 1 printed other values where no source states one."""
        name = map_name or data.DEFAULT_MAP
        return map_of_version_1(name) if version == 1 else name

    def make_setup(
        self, players: int, variants: tuple[str, ...], map_name: str | None
    ) -> data.Setup:
        found = data.setup(players, variants, map_name or data.DEFAULT_MAP)
        self.names = Names(found)
        return found

    def period_names(self) -> list[str]:
        return data.map_people(self.setup.map_name or data.DEFAULT_MAP)

    def map_of_weights(self) -> str | None:
        """The maps of version 1 are much like today's."""
        return todays_map(self.map_name or "") or self.map_name

    def money_per_vp(self) -> int:
        """A22: the cash left at the end scores."""
        return int(self.board.dollars_per_vp)

    def open_buyers(self, state: State) -> dict[str, int]:
        """A17: count the unused ports and market tiles on the map, connected or not."""
        return {
            INDUSTRIES[industry]: count_buyers(self.board, state, industry)
            for industry in (COTTON_MILL, FACTORY)
        }

    def printed(self) -> PrintedBoard:
        table = data.shipped_files().read_map(self.setup.map_name or data.DEFAULT_MAP)
        return printed_board(self.setup, table, self.game, self.currency)

    # Maps that people draw

    @classmethod
    def check_map(cls, text: str) -> CheckedMap:
        return workshop.check_map(text, cls.game, cls.currency)

    @classmethod
    def shipped_map(cls, name: str) -> str:
        return workshop.shipped_map(name)

    @classmethod
    def read_correction(cls, text: str) -> tuple[str, str, list[MapChange]] | None:
        return corrections.read_correction(text)

    @classmethod
    def map_values(cls, name: str) -> dict[str, Any] | None:
        return corrections.shipped_values(name)

    @classmethod
    def player_board(cls) -> dict[str, Any]:
        return workshop.player_board()

    @classmethod
    def player_board_text(cls, text: str) -> str:
        return workshop.player_board_text(text)

    # Text

    def read(self, text: str) -> ParsedAction:
        return read_action(Reader(self.names, text), VERBS)

    def appearance(self, state: State, decision: int) -> tuple[int, ...]:
        """Return the print and the tile of a slot, the tile of a market, or an import."""
        kind = kind_of(decision)
        slot = slot_of(decision)
        if kind == TAKE:
            slot = source_of(decision)
            if slot >= SLOTS:
                return (slot,)
        elif kind == SELL_TO:
            slot = buyer_of(decision)
            if slot >= SLOTS:
                market = slot - SLOTS
                return (int(state.market_good[market]), int(state.market_used[market]))
        return (
            int(self.board.slot_takes[slot]),
            int(state.tile_owner[slot]),
            int(state.tile_industry[slot]),
            int(state.tile_level[slot]),
            int(state.tile_cubes[slot]),
            int(state.tile_flipped[slot]),
        )

    # Refusals

    def card_name(self, card: int) -> str:
        """Return the name of a card, or of CARDS + card, a card used for both actions."""
        return self.setup.cards[card % CARDS]

    def cards_not_held(self, state: State, cards: Sequence[int]) -> list[str]:
        held = state.hand[self.seat_to_move(state)]
        return [self.card_name(card) for card in cards if held[card % CARDS] == 0]

    def unneeded_source(self, state: State, action: int, resource: str) -> Reason | None:
        """A10, A16: only some tiles need a cube, and a player's first rail needs none."""
        summary = summarise(self.board, state)
        if kind_of(action) != BUILD:
            if needs_cubes(self.board, state, summary.seat):
                return None
            return Reason("A16_NOT_NEEDED")
        industry = industry_of(action)
        level = summary.levels[industry]
        table = self.board.tile_coal if resource == "coal" else self.board.tile_iron
        if level == EMPTY or table[industry, level]:
            return None
        facts: Facts = {"industry": INDUSTRIES[industry], "level": int(level)}
        return Reason("A10_NOT_NEEDED", {**facts, "resource": resource})

    def check_text(self, state: State, text: str, parsed: ParsedAction) -> None:
        """A3: building a rail, selling and drawing use no card."""
        first = parsed.choices[0][0]
        if not parsed.cards or kind_of(first) in (BUILD, DEVELOP, PASS):
            return
        unused = Reason("A3_NO_CARD_NEEDED", {"card": self.card_name(parsed.cards[0])})
        raise IllegalMove(text, [unused, *self.reasons(state, first)], column_of(text, 0))

    def common_facts(self, state: State) -> Facts:
        """A19: cards can be drawn while there are any."""
        left = state.deck_left or any(state.face_up)
        return {"cards_left": int(state.deck_left)} if left else {}

    def max_decisions(self) -> int:
        """Return eight decisions per card, three per rail, and two free passes per player.

        A card is drawn once and played once, in at most four decisions; a tile built with it
        sells once (seller, buyer, done). Each rail is built once (rail, coal, iron). Passing is
        free only in the last round.
        """
        board = self.board
        return int(8 * board.deck_size + 3 * board.rail_count + 2 * board.players)

    def next_order(self, state: State, seat: int, price: int) -> list[int]:
        """A2: the turn order follows the spending."""
        return order_after_spending(state, self.players, seat, price)

    # Planning

    def move_to_turn(self, view: State, seat: int) -> bool:
        return move_to_turn(self.board, view, seat)

    def hold_any_card(self, view: State, seat: int) -> int:
        return hold_any_card(self.board, view, seat)

    # Positions and events

    def position(self, state: State, pending: str | None = None) -> IndustryPosition:
        return position(
            self.setup,
            self.version,
            state,
            pending,
            *self.final_ranking(state),
            self.points_now(state),
        )

    def decided_by(self, state: State, ahead: int, behind: int) -> str:
        return TIE_BREAKS[int(state.vp[ahead] == state.vp[behind])]

    def event_value(self, field: str, value: int) -> Fact:
        if field == "card":
            return self.setup.cards[value]
        if field in ("place", "mill"):
            if value >= FIRST_MARKET:
                return self.setup.market_name(value - FIRST_MARKET)
            return self.setup.source_name(value)
        if field == "link":
            return self.setup.links[value]
        if field == "node":
            if value >= NODES:
                return self.setup.imports[value - NODES]
            return self.setup.nodes[value]
        if field == "industry":
            return INDUSTRIES[value]
        if field == "kind":
            return LINK_KINDS[value]
        return value
