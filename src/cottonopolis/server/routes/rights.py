"""People's rights: reporting others, exporting and deleting one's own data, the site's pages."""

from datetime import datetime
from typing import Annotated, Any, Literal

from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct
from sqlalchemy import select

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.models import Person, SitePage
from cottonopolis.server.moderation.people import export
from cottonopolis.server.moderation.reports import About, Subject, add_report, subject_of
from cottonopolis.server.moderation.serving import moderator_of
from cottonopolis.server.openapi import route
from cottonopolis.server.permissions import (
    TableId,
    UserRequest,
    check_may_view,
    database_of,
    registry_of,
)
from cottonopolis.server.routes.accounts import Password, matches
from cottonopolis.server.schemas import ID_PATTERN, NO_NUL_PATTERN, SeatNumber
from cottonopolis.server.sessions import Sessions, require_user
from cottonopolis.server.site import Registration, site_settings

MAX_REPORT_CHARS = 500
PAGE_NAMES = ("terms", "privacy", "contact")
DEFAULT_LANGUAGE = "en"
EXPORT_WEIGHT = 10

PageName = Literal["terms", "privacy", "contact"]
ReportText = Annotated[str, Meta(max_length=MAX_REPORT_CHARS, pattern=NO_NUL_PATTERN)]
ReportKind = Literal["talk", "name", "behaviour"]
LanguageName = Annotated[str, Parameter(max_length=8, pattern=r"^[a-z]{2}$")]


class NewReport(Struct, forbid_unknown_fields=True):
    """What somebody at a table did wrong."""

    kind: ReportKind
    seat: SeatNumber
    text: ReportText = ""


class NewReportAbout(Struct, forbid_unknown_fields=True):
    """What is wrong with a person, or with something they share."""

    about: About
    id: Annotated[str, Meta(max_length=24, pattern=ID_PATTERN)]
    kind: Literal["name", "behaviour", "text"]
    text: ReportText = ""


class Deletion(Struct, forbid_unknown_fields=True):
    """Confirms the deletion of the current user; accounts give their password."""

    password: Password | None = None


class SiteInfo(Struct):
    """What visitors should know about the site."""

    registration: Registration
    pages: list[str]  # those that the operator has written


class PageText(Struct):
    """A page of the operator, in Markdown."""

    name: str
    language: str
    text: str
    changed_at: datetime


class Rights(Controller):
    path = "/"
    tags = ("rights",)

    @post(
        "/tables/{table_id:str}/reports",
        summary="Report somebody at a table",
        status_code=204,
        **route("reportAtTable", errors=(401, 403, 404, 429)),
    )
    async def report(
        self, request: UserRequest, data: NewReport, state: State, table_id: TableId
    ) -> None:
        """An operator reads it, with the talk at the table."""
        user = require_user(request)
        room = await registry_of(state).fresh_room(table_id)
        await check_may_view(state, room, user, "no-spectators")
        owner = room.table.seats[data.seat].person if data.seat < room.table.players else None
        if owner is None or owner.id == user.id:
            raise ApiError("not-found", what="seat")
        subject = Subject(owner.id, table_id)
        await add_report(database_of(state), user.id, subject, data.kind, data.text.strip())

    @post(
        "/reports",
        summary="Report somebody, or something they share",
        status_code=204,
        **route("reportAbout", errors=(401, 403, 404, 429)),
    )
    async def report_about(self, request: UserRequest, data: NewReportAbout, state: State) -> None:
        """An operator reads it, with the words of the club, tournament, study or map."""
        user = require_user(request)
        async with database_of(state).reading() as session:
            subject = await subject_of(session, data.about, data.id, user.id)
        await add_report(database_of(state), user.id, subject, data.kind, data.text.strip())

    @get(
        "/me/export",
        summary="Export everything that is stored about the user",
        **route("exportMe", errors=(401,), weight=EXPORT_WEIGHT),
    )
    async def export_me(self, request: UserRequest, state: State) -> Response[dict[str, Any]]:
        """A JSON file with everything that refers to the user."""
        user = require_user(request)
        async with database_of(state).reading() as session:
            found = await export(session, user.id)
        headers = {"content-disposition": 'attachment; filename="cottonopolis.json"'}
        return Response(found, headers=headers)

    @post(
        "/me/deletion",
        summary="Delete the user and their data",
        status_code=204,
        **route("deleteMe", errors=(401, 409), is_attempt=True, for_banned=True),
    )
    async def delete_me(self, request: UserRequest, data: Deletion, state: State) -> Response[None]:
        """Bots play on for them. Games stay for the other players, without name and talk."""
        user = require_user(request)
        async with database_of(state).reading() as session:
            person = await session.get_one(Person, user.id)
        if person.password is not None and not await matches(person.password, data.password or ""):
            raise ApiError("wrong-password")
        await moderator_of(state, user.id).delete_person(user.id)
        sessions: Sessions = state.sessions
        return Response(None, status_code=204, cookies=sessions.no_cookies())

    @get("/site", summary="Get what visitors should know", **route("getSite", public=True))
    async def site(self, state: State) -> SiteInfo:
        """Whether new people are accepted, and which pages the operator has written."""
        settings = await site_settings(database_of(state))
        async with database_of(state).reading() as session:
            names = set((await session.scalars(select(SitePage.name).distinct())).all())
        return SiteInfo(settings.registration, [name for name in PAGE_NAMES if name in names])

    @get("/pages/{name:str}", summary="Get a page", **route("getPage", public=True, errors=(404,)))
    async def page(
        self,
        state: State,
        name: Annotated[str, Parameter(max_length=24, pattern=r"^[a-z]+$")],
        language: LanguageName = DEFAULT_LANGUAGE,
    ) -> PageText:
        """In the language asked for; otherwise in English, or in any."""
        async with database_of(state).reading() as session:
            query = select(SitePage).where(SitePage.name == name).order_by(SitePage.language)
            pages = {page.language: page for page in await session.scalars(query)}
        for wanted in (language, DEFAULT_LANGUAGE, *pages):
            if wanted in pages:
                page = pages[wanted]
                return PageText(page.name, page.language, page.text, page.changed_at)
        raise ApiError("not-found", what="page")
