"""Moderation, for operators who have entered a code of the second factor."""

from datetime import datetime, timedelta
from typing import Annotated, Literal

from litestar import Controller, delete, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.moderation import queries
from cottonopolis.server.moderation.queries import (
    AuditPage,
    Overview,
    PeoplePage,
    PersonDetail,
    PersonLine,
    ReportDetail,
    ReportPage,
    SanctionLine,
    SanctionPage,
)
from cottonopolis.server.moderation.retention import Retention, RetentionReport
from cottonopolis.server.moderation.serving import (
    is_verified,
    moderator_of,
    require_operator,
    verify,
)
from cottonopolis.server.openapi import route
from cottonopolis.server.paging import Cursor
from cottonopolis.server.permissions import TableId, UserRequest, database_of
from cottonopolis.server.routes.accounts import Language, Name
from cottonopolis.server.routes.rights import PageName
from cottonopolis.server.routes.tournaments import TournamentId
from cottonopolis.server.schemas import (
    ID_PATTERN,
    NO_NUL_PATTERN,
    PLAIN_TEXT_PATTERN,
    TableShape,
    now,
)
from cottonopolis.server.sessions import require_user
from cottonopolis.server.site import SiteSettings, site_settings

MAX_PAGE_CHARS = 100_000
MAX_HOURS = 10 * 366 * 24

ADMIN_ERRORS = (401, 403, 404, 409, 422)
PersonId = Annotated[str, Meta(min_length=1, max_length=24, pattern=ID_PATTERN)]
Reason = Annotated[str, Meta(max_length=300, pattern=PLAIN_TEXT_PATTERN)]
Hours = Annotated[int, Meta(ge=1, le=MAX_HOURS)]  # null: for good


class Code(Struct, forbid_unknown_fields=True):
    """A code of the second factor."""

    code: Annotated[str, Meta(min_length=6, max_length=6, pattern=r"^[0-9]{6}$")]


class OperatorStatus(Struct):
    """Whether the session is verified."""

    verified: bool


class NewSanction(Struct, forbid_unknown_fields=True):
    """A mute or a ban of a person."""

    reason: Reason
    hours: Hours | None = None


class NewNetworkBan(Struct, forbid_unknown_fields=True):
    """A ban of an address or a range of addresses."""

    network: Annotated[str, Meta(min_length=2, max_length=50, pattern=PLAIN_TEXT_PATTERN)]
    reason: Reason
    hours: Hours | None = None


class NewPersonName(Struct, forbid_unknown_fields=True):
    """Another name for a person."""

    name: Name


class Kick(Struct, forbid_unknown_fields=True):
    """The person to remove from a table."""

    person: PersonId
    reason: Reason


class Closing(Struct, forbid_unknown_fields=True):
    """Why a table or a tournament is closed."""

    reason: Reason


class EmptiedWords(Struct, forbid_unknown_fields=True):
    """Whose words to empty, and why."""

    kind: Literal["club", "tournament", "study", "map", "table"]
    id: Annotated[str, Meta(max_length=24, pattern=ID_PATTERN)]
    reason: Reason


class Outcome(Struct, forbid_unknown_fields=True):
    """What came of a report."""

    outcome: Reason


class NewPageText(Struct, forbid_unknown_fields=True):
    """A page of the site in one language; an empty text removes it."""

    language: Language
    text: Annotated[str, Meta(max_length=MAX_PAGE_CHARS, pattern=NO_NUL_PATTERN)]


def until(hours: int | None) -> datetime | None:
    return None if hours is None else now() + timedelta(hours=hours)


class Admin(Controller):
    path = "/admin"
    tags = ("admin",)

    @get("/session", summary="Ask for the second factor", **route("getOperator", errors=(401, 403)))
    async def session(self, request: UserRequest) -> OperatorStatus:
        """Whether a code has to be entered first."""
        user = require_user(request)
        if not user.is_operator:
            raise ApiError("not-operator")
        return OperatorStatus(is_verified(user))

    @post(
        "/session",
        summary="Enter a code of the second factor",
        status_code=204,
        **route("verifyOperator", errors=(401, 403), is_attempt=True),
    )
    async def verify(self, request: UserRequest, data: Code, state: State) -> None:
        """Each code works once; after five wrong ones, none for 15 minutes."""
        user = require_user(request)
        if not user.is_operator:
            raise ApiError("not-operator")
        await verify(state, user, data.code)

    @get(
        "/overview", summary="Get numbers of the site", **route("getOverview", errors=ADMIN_ERRORS)
    )
    async def overview(self, request: UserRequest, state: State) -> Overview:
        """People, tables and open reports."""
        require_operator(request)
        return await queries.overview(database_of(state))

    # Reports

    @get("/reports", summary="List reports", **route("listReports", errors=ADMIN_ERRORS))
    async def reports(
        self, request: UserRequest, state: State, closed: bool = False, cursor: Cursor = ""
    ) -> ReportPage:
        """Open ones, oldest first; or the closed ones, newest first."""
        require_operator(request)
        return await queries.reports(database_of(state), closed, cursor)

    @get("/reports/{report_id:str}", summary="Get a report", **route("getReport"))
    async def report(self, request: UserRequest, state: State, report_id: TableId) -> ReportDetail:
        """With the talk at the table."""
        require_operator(request)
        return await queries.report(database_of(state), report_id)

    @post(
        "/reports/{report_id:str}/closed",
        summary="Close a report",
        status_code=204,
        **route("closeReport"),
    )
    async def close_report(
        self, request: UserRequest, data: Outcome, state: State, report_id: TableId
    ) -> None:
        """Says what came of it."""
        operator = require_operator(request)
        await moderator_of(state, operator.id).close_report(report_id, data.outcome)

    # People

    @get("/people", summary="Find people", **route("findPeople", errors=ADMIN_ERRORS))
    async def people(
        self,
        request: UserRequest,
        state: State,
        search: Annotated[str, Parameter(max_length=40, pattern=NO_NUL_PATTERN)] = "",
        cursor: Cursor = "",
    ) -> PeoplePage:
        """By the beginning of the name, or by id; without a search, the most recent ones first."""
        require_operator(request)
        return await queries.people(database_of(state), search, cursor)

    @get("/people/{person_id:str}", summary="Get a person", **route("getPerson"))
    async def person(self, request: UserRequest, state: State, person_id: TableId) -> PersonDetail:
        """With sanctions, tables and addresses."""
        require_operator(request)
        return await queries.person(database_of(state), person_id)

    @post("/people/{person_id:str}/mute", summary="Mute a person", **route("mutePerson"))
    async def mute(
        self, request: UserRequest, data: NewSanction, state: State, person_id: TableId
    ) -> SanctionLine:
        """The person may play, but not write."""
        moderator = moderator_of(state, require_operator(request).id)
        found = await moderator.restrict("mute", person_id, until(data.hours), data.reason)
        return queries.sanction_line(found, None)

    @post("/people/{person_id:str}/ban", summary="Ban a person", **route("banPerson"))
    async def ban(
        self, request: UserRequest, data: NewSanction, state: State, person_id: TableId
    ) -> SanctionLine:
        """The person leaves all tables and may only read."""
        moderator = moderator_of(state, require_operator(request).id)
        found = await moderator.restrict("ban", person_id, until(data.hours), data.reason)
        return queries.sanction_line(found, None)

    @put("/people/{person_id:str}/name", summary="Rename a person", **route("renamePerson"))
    async def rename(
        self, request: UserRequest, data: NewPersonName, state: State, person_id: TableId
    ) -> PersonLine:
        """At their tables too."""
        moderator = moderator_of(state, require_operator(request).id)
        return queries.person_line(await moderator.rename(person_id, data.name))

    @delete("/people/{person_id:str}", summary="Delete a person's data", **route("deletePerson"))
    async def delete_person(self, request: UserRequest, state: State, person_id: TableId) -> None:
        """Games stay for the other players."""
        moderator = moderator_of(state, require_operator(request).id)
        await moderator.delete_person(person_id)

    # Sanctions

    @get("/sanctions", summary="List sanctions in force", **route("listSanctions"))
    async def sanctions(
        self, request: UserRequest, state: State, cursor: Cursor = ""
    ) -> SanctionPage:
        """Newest first."""
        require_operator(request)
        return await queries.sanctions(database_of(state), cursor)

    @post("/networks", summary="Ban a range of addresses", **route("banNetwork"))
    async def ban_network(
        self, request: UserRequest, data: NewNetworkBan, state: State
    ) -> SanctionLine:
        """Nobody there may change anything; operators may."""
        moderator = moderator_of(state, require_operator(request).id)
        found = await moderator.ban_network(data.network, until(data.hours), data.reason)
        return queries.sanction_line(found, None)

    @delete("/sanctions/{sanction_id:str}", summary="Lift a sanction", **route("liftSanction"))
    async def lift(self, request: UserRequest, state: State, sanction_id: TableId) -> None:
        """Before its time."""
        await moderator_of(state, require_operator(request).id).lift(sanction_id)

    # Tables

    @get("/tables/{table_id:str}", summary="Get any table", **route("getAnyTable"))
    async def table(self, request: UserRequest, state: State, table_id: TableId) -> TableShape:
        """Who hosts it and who plays, also if it is not listed; without the game."""
        require_operator(request)
        return await queries.table(database_of(state), table_id)

    @post(
        "/tables/{table_id:str}/kick",
        summary="Remove a person from a table",
        status_code=204,
        **route("kickFromTable"),
    )
    async def kick(self, request: UserRequest, data: Kick, state: State, table_id: TableId) -> None:
        """During a game a bot takes over, and the person is ranked last."""
        moderator = moderator_of(state, require_operator(request).id)
        await moderator.kick(table_id, data.person, data.reason)

    @post(
        "/tables/{table_id:str}/closed",
        summary="Close a table",
        status_code=204,
        **route("closeAnyTable"),
    )
    async def close_table(
        self, request: UserRequest, data: Closing, state: State, table_id: TableId
    ) -> None:
        """Even during its game, which then has no result."""
        moderator = moderator_of(state, require_operator(request).id)
        await moderator.close_table(table_id, data.reason)

    @post(
        "/tournaments/{tournament_id:str}/closed",
        summary="Close a tournament",
        status_code=204,
        **route("closeAnyTournament", errors=ADMIN_ERRORS),
    )
    async def close_tournament(
        self, request: UserRequest, data: Closing, state: State, tournament_id: TournamentId
    ) -> None:
        """Cancels it, and empties its words, its tables' names too. Games that run go on."""
        moderator = moderator_of(state, require_operator(request).id)
        await moderator.close_tournament(tournament_id, data.reason)

    @post(
        "/words",
        summary="Empty the words of something",
        status_code=204,
        **route("emptyWords", errors=ADMIN_ERRORS),
    )
    async def empty_words(self, request: UserRequest, data: EmptiedWords, state: State) -> None:
        """Names, descriptions and comments; a map is shared no longer."""
        moderator = moderator_of(state, require_operator(request).id)
        await moderator.empty_words(data.kind, data.id, data.reason)

    # The site

    @get("/site", summary="Get the settings of the site", **route("getSiteSettings"))
    async def site(self, request: UserRequest, state: State) -> SiteSettings:
        """Registration, addresses and retention."""
        require_operator(request)
        return await site_settings(database_of(state))

    @put("/site", summary="Change the settings of the site", **route("setSiteSettings"))
    async def set_site(
        self, request: UserRequest, data: SiteSettings, state: State
    ) -> SiteSettings:
        """All of them."""
        await moderator_of(state, require_operator(request).id).set_site(data)
        return data

    @put("/pages/{name:str}", summary="Write a page", status_code=204, **route("writePage"))
    async def write_page(
        self, request: UserRequest, data: NewPageText, state: State, name: PageName
    ) -> None:
        """Terms, privacy or contact, in Markdown."""
        moderator = moderator_of(state, require_operator(request).id)
        await moderator.set_page(name, data.language, data.text)

    @get("/retention", summary="Count what retention would remove", **route("checkRetention"))
    async def check_retention(self, request: UserRequest, state: State) -> RetentionReport:
        """Changes nothing."""
        moderator = moderator_of(state, require_operator(request).id)
        return await Retention(moderator).run(check=True)

    @post("/retention", summary="Apply the retention rules now", **route("applyRetention"))
    async def retention(self, request: UserRequest, state: State) -> RetentionReport:
        """Also happens every day."""
        moderator = moderator_of(state, require_operator(request).id)
        return await Retention(moderator).run()

    @get("/audit", summary="Read the audit log", **route("readAudit"))
    async def audit(
        self,
        request: UserRequest,
        state: State,
        before: Annotated[int, Parameter(ge=1, le=2_000_000_000)] | None = None,
    ) -> AuditPage:
        """Newest first, 50 per page."""
        require_operator(request)
        return await queries.audit(database_of(state), before)
