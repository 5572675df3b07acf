"""Sends messages to webhooks of allowed hosts."""

REQUEST_TIMEOUT_S = 10.0
LOOPBACK_HOST = "127.0.0.1"  # the only host that may be called without HTTPS
MAX_MESSAGE_CHARS = 1900  # the limit of Discord is 2000
RETRY_STATUSES = (408, 425, 429)  # besides 5xx


class PermanentFailure(Exception):
    """A message that cannot be delivered; retrying is useless."""


def is_allowed(url: str, hosts: tuple[str, ...]) -> bool:
    """Whether the server may call a URL, at the usual port unless a host names another.

    A host ".a.example" allows all hosts below a.example.

    >>> hosts = ("hooks.slack.com", "127.0.0.1")
    >>> [is_allowed(f"{url}/x", hosts) for url in ("https://hooks.slack.com", "https://[x")]
    [True, False]
    >>> [is_allowed(f"{url}/x", hosts) for url in ("http://hooks.slack.com", "http://127.0.0.1:80")]
    [False, True]
    >>> [is_allowed(f"https://{host}/x", (".a.example",)) for host in ("b.a.example", "ba.example")]
    [True, False]
    """
    import httpx  # slow, and few servers call webhooks

    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL:
        return False
    here = parsed.host == LOOPBACK_HOST
    place = parsed.host if parsed.port is None or here else f"{parsed.host}:{parsed.port}"
    known = any(place.endswith(host) if host.startswith(".") else place == host for host in hosts)
    if parsed.userinfo or not known:
        return False
    return parsed.scheme == "https" or (parsed.scheme == "http" and here)


def body(text: str) -> dict[str, object]:
    """A message for Discord (`content`) and Slack (`text`) that mentions no user."""
    text = text[:MAX_MESSAGE_CHARS]
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"content": text, "text": escaped, "allowed_mentions": {"parse": []}}


async def post(url: str, text: str, hosts: tuple[str, ...]) -> None:
    """Post a message; only the status of the response is read."""
    import httpx

    if not is_allowed(url, hosts):
        raise PermanentFailure("host")
    async with (
        httpx.AsyncClient(
            timeout=REQUEST_TIMEOUT_S, follow_redirects=False, trust_env=False
        ) as client,
        client.stream("POST", url, json=body(text)) as response,
    ):
        status = response.status_code
    if status >= 500 or status in RETRY_STATUSES:
        raise ConnectionError(str(status))
    if status >= 300:
        raise PermanentFailure(str(status))
