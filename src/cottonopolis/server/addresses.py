"""IP addresses of clients: which one a proxy names, and which ones count as one household."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

IPV6_PREFIX_BITS = 64  # a provider gives at least this network to every household
UNKNOWN = "unknown"

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


def read_address(text: str) -> Address | None:
    """Read an address, also with a port or in brackets; None if it is not one.

    >>> [str(read_address(word)) for word in ("192.0.2.1:80", "[2001:db8::1]:80")]
    ['192.0.2.1', '2001:db8::1']
    >>> str(read_address("::ffff:192.0.2.1"))
    '192.0.2.1'
    >>> read_address("nonsense")
    """
    word = text.strip()
    if word.startswith("["):
        word = word[1:].partition("]")[0]
    elif word.count(":") == 1:
        word = word.partition(":")[0]
    try:
        found = ip_address(word.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


@lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """The part of an address that limits count: IPv4 whole, IPv6 by /64.

    >>> household("192.0.2.1"), household("2001:db8:0:1:ffff::2")
    ('192.0.2.1', '2001:db8:0:1::/64')
    """
    found = read_address(address)
    if found is None:
        return UNKNOWN
    if isinstance(found, IPv4Address):
        return str(found)
    return str(ip_network((found, IPV6_PREFIX_BITS), strict=False))


@lru_cache(maxsize=16)
def read_networks(proxies: tuple[str, ...]) -> tuple[Network, ...]:
    """The networks of trusted proxies, from addresses or networks; ValueError if one is neither.

    >>> [str(network) for network in read_networks(("127.0.0.1", "10.1.2.3/8"))]
    ['127.0.0.1/32', '10.0.0.0/8']
    """
    return tuple(ip_network(proxy.strip(), strict=False) for proxy in proxies)


def is_trusted(address: Address, networks: Iterable[Network]) -> bool:
    return any(address in network for network in networks)


def client_address(peer: str, forwarded: Sequence[str], proxies: tuple[str, ...]) -> str:
    """The address of a client, whose connection comes from `peer`.

    `forwarded` are all lines of X-Forwarded-For. A client can write what it likes there, and each
    proxy adds the address that it was called from at the end. So the list is read from its end:
    the first address that is not a trusted proxy is the client's.

    >>> client_address("10.0.0.1", ["198.51.100.7", "203.0.113.1:4711, 10.0.0.2"], ("10.0.0.0/8",))
    '203.0.113.1'
    >>> client_address("203.0.113.9", ["198.51.100.7"], ("10.0.0.0/8",))
    '203.0.113.9'
    """
    nearest = read_address(peer)
    if nearest is None:
        return UNKNOWN
    networks = read_networks(proxies)
    if not networks or not is_trusted(nearest, networks):
        return str(nearest)
    for word in reversed(",".join(forwarded).split(",")):
        named = read_address(word)
        if named is None:
            break
        nearest = named
        if not is_trusted(named, networks):
            break
    return str(nearest)
