"""The rules class of Brass (see `cottonopolis.games.rules`)."""

from collections.abc import Sequence

from cottonopolis.engine.game_loop import GameFunctions, register
from cottonopolis.engine.order import order_after_spending
from cottonopolis.engine.tiles import EMPTY
from cottonopolis.errors import Fact, IllegalMove, Reason
from cottonopolis.games.actions import Facts, Intent
from cottonopolis.games.brass import data, give_up
from cottonopolis.games.brass.decisions import (
    BUILD,
    DISTANT_MARKET_ID,
    TABLE,
    industry_of,
    kind_of,
    slot_of,
)
from cottonopolis.games.brass.event_kinds import EVENTS
from cottonopolis.games.brass.hidden import hide, redeal
from cottonopolis.games.brass.income import income_of
from cottonopolis.games.brass.notation import Names, Reader
from cottonopolis.games.brass.observation import FULL, SEEN, observe, observe_hidden
from cottonopolis.games.brass.planning import hold_any_card, move_to_turn
from cottonopolis.games.brass.play import ACTIONS, CHOICES, PLAY
from cottonopolis.games.brass.position import BrassPosition, position
from cottonopolis.games.brass.printed import printed_board
from cottonopolis.games.brass.random_players import choose
from cottonopolis.games.brass.reasons import REASONS
from cottonopolis.games.brass.rounds import start_game
from cottonopolis.games.brass.scoring import TIE_BREAKS, decided_by, rank, score_period
from cottonopolis.games.brass.state import (
    CANAL,
    GIVE_UP_STAGE,
    INDUSTRIES,
    PERIODS,
    STATE_DTYPE,
    Board,
    State,
)
from cottonopolis.games.brass.summary import summarise
from cottonopolis.games.info import GameInfo
from cottonopolis.games.notation import ANY_PERIOD, ParsedAction, Step, column_of, read_action
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
    score=score_period,
)
register(STATE_DTYPE, FUNCTIONS)

VERBS = {verb: read for action in ACTIONS for verb, read in action.verbs.items()} | give_up.VERBS
RULE_COUNT = 33


@register_game
class BrassRules(GameRules[Board, State, data.Setup]):
    """One set-up of Brass: number of players and variants."""

    game = "brass"
    version = 2
    older_versions = (1,)
    currency = "£"
    periods = PERIODS
    state_dtype = STATE_DTYPE
    table = TABLE
    functions = FUNCTIONS
    actions = ACTIONS
    choices = CHOICES
    forced_stages = (GIVE_UP_STAGE,)
    reason_table = REASONS
    game_over = "B6_GAME_OVER"
    card_not_held = "B7_CARD_NOT_HELD"
    event_table = EVENTS
    tie_breaks = TIE_BREAKS
    layouts = (SEEN, FULL)
    position_type = BrassPosition

    @classmethod
    def info(cls) -> GameInfo:
        variants = data.variant_infos()
        enabled = {number for variant in variants for number in variant.enables}
        return GameInfo(
            id=cls.game,
            name="Brass",
            rules_version=cls.version,
            currency=cls.currency,
            players=sorted({*data.PLAYERS, *enabled}),
            usual_players=max(data.PLAYERS),
            variants=variants,
            periods=list(PERIODS),
            industries=list(INDUSTRIES),
            link_kinds=list(PERIODS),
            actions=[TABLE.names[action.kind] for action in ACTIONS],
            stages=list(TABLE.stages),
            events=cls.event_infos(),
            tracks=["coal", "iron", "income", "demand"],
            rules=[f"B{number}" for number in range(1, RULE_COUNT + 1)],
        )

    def make_setup(
        self, players: int, variants: tuple[str, ...], map_name: str | None
    ) -> data.Setup:
        found = data.setup(players, variants)
        self.names = Names(found)
        return found

    def period_names(self) -> list[str]:
        return data.shipped_files().board.names("people")

    def printed(self) -> PrintedBoard:
        return printed_board(self.setup, self.game, self.currency)

    # Text

    def read(self, text: str) -> ParsedAction:
        reader = Reader(self.names, text)
        parsed = read_action(reader, VERBS)
        reader.insert_cards()
        return parsed

    def check_text(self, state: State, text: str, parsed: ParsedAction) -> None:
        """B23: canals belong to the canal period, rails to the rail period."""
        if parsed.period in (ANY_PERIOD, state.period):
            return
        code = ("B23_CANAL_PERIOD_ONLY", "B23_RAIL_PERIOD_ONLY")[parsed.period]
        others = self.reasons(state, parsed.choices[0][0], Intent(tuple(parsed.cards)))
        raise IllegalMove(text, [Reason(code), *others], column_of(text, 0))

    def blind_copy(self, state: State, decisions: list[int]) -> State | None:
        """B28: judge sales after one to the Distant Market as if there were demand.

        If the market runs out of demand, the action ends without the later sales.
        """
        if DISTANT_MARKET_ID not in decisions[:-1]:
            return None
        blind = self.copy(state)
        blind.market_tiles[:] = 0
        return blind

    def appearance(self, state: State, decision: int) -> tuple[int, ...]:
        """Return the printed industries and the tile of a slot."""
        slot = slot_of(decision)
        return (
            int(self.board.slot_shows[slot]),
            int(state.tile_owner[slot]),
            int(state.tile_industry[slot]),
            int(state.tile_level[slot]),
            int(state.tile_cubes[slot]),
            int(state.tile_flipped[slot]),
        )

    def title(self, step: Step) -> str:
        return f"{PERIODS[step.period]} period, round {step.round_number}"

    # Refusals

    def common_facts(self, state: State) -> Facts:
        seat = self.seat_to_move(state) or 0
        income = income_of(self.board, state, seat)
        return {
            "money": int(state.money[seat]),
            "debt": -income,
            "income": income,
            "period": PERIODS[int(state.period)],
            **({"before_rails": 1} if state.period == CANAL else {}),
        }

    def cards_not_held(self, state: State, cards: Sequence[int]) -> list[str]:
        """Return the named cards of which the seat to move holds too few."""
        held = state.hand[self.seat_to_move(state)]
        return [
            self.card_name(card) for card in sorted(set(cards)) if held[card] < cards.count(card)
        ]

    def unneeded_source(self, state: State, action: int, resource: str) -> Reason | None:
        """B17, B18: only some tiles need a cube; rails and developing always do."""
        if kind_of(action) != BUILD:
            return None
        industry = industry_of(action)
        level = summarise(self.board, state).levels[industry]
        table = self.board.tile_coal if resource == "coal" else self.board.tile_iron
        if level == EMPTY or table[industry, level]:
            return None
        code = "B17_NOT_NEEDED" if resource == "coal" else "B18_NOT_NEEDED"
        return Reason(code, {"industry": INDUSTRIES[industry], "level": int(level)})

    def max_decisions(self) -> int:
        """Return seven decisions per card.

        Every action costs a card and takes at most five decisions (rail, card, mine, second rail,
        mine; a failed sale ends the action), apart from further sales. A build takes at most four,
        and its tile at most three more: one sale (mill, buyer) and one forced removal. All cards
        except those set aside are played in each period.
        """
        return int(7 * (2 * self.board.deck_size - sum(self.board.set_aside)))

    def next_order(self, state: State, seat: int, price: int) -> list[int]:
        """B5: the turn order follows the spending."""
        return order_after_spending(state, self.players, seat, price)

    # Planning

    def move_to_turn(self, view: State, seat: int) -> bool:
        return move_to_turn(self.board, view, seat)

    def hold_any_card(self, view: State, seat: int) -> int:
        return hold_any_card(self.board, view, seat)

    # Positions and events

    def position(self, state: State, pending: str | None = None) -> BrassPosition:
        return position(
            self.setup,
            self.version,
            state,
            pending,
            *self.final_ranking(state),
            self.points_now(state),
        )

    def decided_by(self, state: State, ahead: int, behind: int) -> str:
        return TIE_BREAKS[decided_by(self.board, state, ahead, behind)]

    def event_value(self, field: str, value: int) -> Fact:
        if field == "card":
            return self.setup.cards[value]
        if field in ("place", "mill"):
            return self.setup.slots[value]
        if field == "link":
            return self.setup.links[value]
        if field == "node":
            return self.setup.nodes[value] if value >= 0 else ""
        if field == "industry":
            return INDUSTRIES[value]
        if field in ("period", "kind"):
            return PERIODS[value]
        return value
