"""Webhooks: which addresses the server calls, and what it says there."""

import httpx

TIMEOUT = httpx.Timeout(10.0)
OWN = "127.0.0.1"  # the one host that needs no encryption, if it is named at all
LONGEST = 1900  # characters; Discord takes 2000
TRY_LATER = (408, 425, 429)  # besides all that begin with 5


class Hopeless(Exception):
    """A message that will not arrive however often it is sent."""


def is_allowed(url: str, hosts: tuple[str, ...]) -> bool:
    """Whether the server may call an address.

    >>> hosts = ("hooks.slack.com", "127.0.0.1")
    >>> [is_allowed(f"{url}/x", hosts) for url in ("https://hooks.slack.com", "https://[x")]
    [True, False]
    >>> [is_allowed(f"{url}/x", hosts) for url in ("http://hooks.slack.com", "http://127.0.0.1:80")]
    [False, True]
    """
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL:
        return False
    if parsed.userinfo or parsed.host not in hosts:
        return False
    return parsed.scheme == "https" or (parsed.scheme == "http" and parsed.host == OWN)


def body(text: str) -> dict[str, object]:
    """A message for Discord (`content`) and Slack (`text`) alike that calls nobody by name."""
    text = text[:LONGEST]
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"content": text, "text": escaped, "allowed_mentions": {"parse": []}}


async def post(url: str, text: str, hosts: tuple[str, ...]) -> None:
    """Say something at an address; nothing of the answer is read but its status."""
    if not is_allowed(url, hosts):
        raise Hopeless("host")
    async with (
        httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client,
        client.stream("POST", url, json=body(text)) as response,
    ):
        status = response.status_code
    if status >= 500 or status in TRY_LATER:
        raise ConnectionError(str(status))
    if status >= 300:
        raise Hopeless(str(status))
