"""Web push: messages encrypted for a browser (RFC 8291), signed for its push service (RFC 8292)."""

import time
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from cottonopolis.server.webhooks import (
    REQUEST_TIMEOUT_S,
    RETRY_STATUSES,
    PermanentFailure,
    is_allowed,
)

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

SIGNATURE_LIFETIME_S = 12 * 3600
MESSAGE_LIFETIME_S = 3 * 24 * 3600  # how long the push service tries to reach the browser
GONE_STATUSES = (404, 410)


class SubscriptionGone(Exception):
    """The browser has ended its subscription."""


class PushMessage(msgspec.Struct):
    """What the service worker of the client shows; never a card."""

    title: str
    body: str
    path: str  # of the page that a click opens


@dataclass(frozen=True)
class Subscriber:
    """Where to send messages for a browser, and its keys, in base64url."""

    endpoint: str
    p256dh: str
    auth: str


def new_private_key() -> str:
    """Create a key that identifies this server to push services."""
    from cottonopolis.server import push_encryption

    return push_encryption.new_private_key()


@dataclass(frozen=True)
class PushSender:
    """Sends messages, identified by the key of this server and an address for complaints."""

    private_key: str
    contact: str  # mailto: or https:
    hosts: tuple[str, ...]  # push services that may be called

    @cached_property
    def _key(self) -> "EllipticCurvePrivateKey":
        from cottonopolis.server.push_encryption import load_private_key

        return load_private_key(self.private_key)

    @cached_property
    def public_key(self) -> str:
        """The key with which browsers subscribe."""
        from cottonopolis.server.push_encryption import encode_base64, public_bytes

        return encode_base64(public_bytes(self._key.public_key()))

    def may_call(self, endpoint: str) -> bool:
        return is_allowed(endpoint, self.hosts)

    def authorization(self, endpoint: str) -> str:
        """The header that identifies this server to the push service."""
        import httpx

        from cottonopolis.server.push_encryption import encode_base64, sign

        url = httpx.URL(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc.decode()}",
            "exp": int(time.time()) + SIGNATURE_LIFETIME_S,
            "sub": self.contact,
        }
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encode_base64(msgspec.json.encode(part)) for part in parts)
        signature = encode_base64(sign(self._key, signed.encode()))
        return f"vapid t={signed}.{signature}, k={self.public_key}"

    async def send(self, to: Subscriber, message: PushMessage, topic: str) -> None:
        """Send a message; it replaces one of the same topic that has not arrived yet."""
        import httpx

        from cottonopolis.server.push_encryption import encrypt

        if not self.may_call(to.endpoint):
            raise PermanentFailure("host")
        headers = {
            "authorization": self.authorization(to.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(MESSAGE_LIFETIME_S),
            "topic": topic,
        }
        body = encrypt(msgspec.json.encode(message), to.p256dh, to.auth)
        async with (
            httpx.AsyncClient(
                timeout=REQUEST_TIMEOUT_S, follow_redirects=False, trust_env=False
            ) as client,
            client.stream("POST", to.endpoint, content=body, headers=headers) as response,
        ):
            status = response.status_code
        if status in GONE_STATUSES:
            raise SubscriptionGone
        if status >= 500 or status in RETRY_STATUSES:
            raise ConnectionError(str(status))
        if status >= 300:
            raise PermanentFailure(str(status))
