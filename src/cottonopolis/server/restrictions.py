"""Enforces bans: banned people and addresses may read, but change nothing."""

import asyncio
import time
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy import or_, select

from cottonopolis.server.addresses import household, read_address
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.csrf import SAFE_METHODS
from cottonopolis.server.database import DATABASE_ERRORS, Database
from cottonopolis.server.middleware import address_of
from cottonopolis.server.models import Sanction
from cottonopolis.server.openapi import FOR_BANNED
from cottonopolis.server.schemas import now
from cottonopolis.server.sessions import CurrentUser, Restriction

NETWORKS_CHANNEL = "networks"
NETWORKS_TTL_S = 30.0
MIN_IPV4_PREFIX, MIN_IPV6_PREFIX = 8, 16  # larger ranges are probably typing errors
MAPPED_PREFIX = 96  # of ::ffff:0:0, the IPv4 addresses written as IPv6

Network = IPv4Network | IPv6Network


def parse_network(text: str) -> Network:
    """An address or a range; raise ApiError if it is malformed or too large.

    An IPv6 address stands for its household, which chooses among all addresses of a /64.

    >>> str(parse_network("192.0.2.7/24")), str(parse_network("2001:db8::7"))
    ('192.0.2.0/24', '2001:db8::/64')
    >>> str(parse_network("::ffff:192.0.2.7"))
    '192.0.2.7/32'
    """
    word = text.strip()
    single = read_address(word) if "/" not in word else None
    try:
        found = ip_network(household(str(single)) if single else word, strict=False)
    except ValueError:
        raise ApiError("network") from None
    mapped = found.network_address.ipv4_mapped if isinstance(found, IPv6Network) else None
    if mapped is not None and found.prefixlen >= MAPPED_PREFIX:  # requests come with the IPv4 part
        found = ip_network((mapped, found.prefixlen - MAPPED_PREFIX))
    if found.prefixlen < (MIN_IPV4_PREFIX if found.version == 4 else MIN_IPV6_PREFIX):
        raise ApiError("network")
    return found


@dataclass(frozen=True)
class BannedNetwork:
    """A banned range of addresses."""

    network: Network
    restriction: Restriction


class BannedNetworks:
    """The banned ranges, read again when they change and every half minute."""

    def __init__(self, database: Database, channels: ChannelsPlugin) -> None:
        self.database = database
        self.channels = channels
        self._found: list[BannedNetwork] = []
        self._valid_until = 0.0
        self._task = asyncio.create_task(self._follow_changes())

    async def check(self, address: str) -> None:
        """Raise ApiError if an address is banned."""
        for banned in await self._networks():
            if banned.restriction.holds and _contains(banned.network, address):
                raise banned.restriction.refusal("address-banned")

    async def _networks(self) -> list[BannedNetwork]:
        if time.monotonic() < self._valid_until:
            return self._found
        query = select(Sanction.network, Sanction.until, Sanction.reason).where(
            Sanction.network.is_not(None),
            Sanction.lifted_at.is_(None),
            or_(Sanction.until.is_(None), Sanction.until > now()),
        )
        try:
            async with self.database.reading() as session:
                rows = (await session.execute(query)).all()
        except DATABASE_ERRORS:
            return self._found  # the request itself reports the fault
        self._found = [
            BannedNetwork(ip_network(str(network)), Restriction(until, reason))
            for network, until, reason in rows
        ]
        self._valid_until = time.monotonic() + NETWORKS_TTL_S
        return self._found

    def changed(self) -> None:
        """Read the ranges again, in every process."""
        self._valid_until = 0.0
        self.channels.publish("changed", NETWORKS_CHANNEL)

    async def _follow_changes(self) -> None:
        async with self.channels.start_subscription(NETWORKS_CHANNEL) as notices:
            async for _ in notices.iter_events():
                self._valid_until = 0.0

    def close(self) -> None:
        self._task.cancel()


def _contains(network: Network, address: str) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if found.version == 6 and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.version == network.version and found in network


class Restrictions:
    """Middleware: refuses changing requests of banned people and addresses."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE_METHODS:
            user: CurrentUser | None = scope.get("user")
            handler: Any = scope.get("route_handler")
            is_open = handler is not None and handler.opt.get(FOR_BANNED)
            if user is not None and not is_open:
                user.check_not("ban", "banned")
            if not is_open and not (user is not None and user.is_operator):
                connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
                networks: BannedNetworks = connection.app.state.networks
                await networks.check(address_of(connection))
        await self.app(scope, receive, send)
