"""Web push: messages encrypted for a browser (RFC 8291), signed for its push service (RFC 8292)."""

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from functools import cached_property

import httpx
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from cottonopolis.server.webhooks import (
    REQUEST_TIMEOUT,
    RETRY_STATUSES,
    PermanentFailure,
    is_allowed,
)

CURVE = ec.SECP256R1()
KEY_BYTES = 32
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD_BYTES = 4096  # all our messages fit in one record
LAST_RECORD = b"\x02"
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


def encode_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_private_key() -> str:
    """Create a key that identifies this server to push services."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode_base64(number.to_bytes(KEY_BYTES, "big"))


def load_private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode_base64(text), "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def are_valid_keys(p256dh: str, auth: str) -> bool:
    """Whether the keys of a subscription can be used."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode_base64(p256dh))
        return len(decode_base64(auth)) == AUTH_BYTES
    except ValueError:
        return False


def encrypt(
    text: bytes,
    to: Subscriber,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message with a new key, as the body of a request."""
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    browser_key = decode_base64(to.p256dh)
    our_key = public_bytes(key.public_key())
    shared = key.exchange(
        ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser_key)
    )
    info = b"WebPush: info\x00" + browser_key + our_key
    secret = _derive(shared, decode_base64(to.auth), info, 32)
    content_key = _derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    encrypted = AESGCM(content_key).encrypt(nonce, text + LAST_RECORD, None)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(our_key)]) + our_key
    return header + encrypted


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


@dataclass(frozen=True)
class PushSender:
    """Sends messages, identified by the key of this server and an address for complaints."""

    private_key: str
    contact: str  # mailto: or https:
    hosts: tuple[str, ...]  # push services that may be called

    @cached_property
    def _key(self) -> ec.EllipticCurvePrivateKey:
        return load_private_key(self.private_key)

    @cached_property
    def public_key(self) -> str:
        """The key with which browsers subscribe."""
        return encode_base64(public_bytes(self._key.public_key()))

    def may_call(self, endpoint: str) -> bool:
        return is_allowed(endpoint, self.hosts)

    def authorization(self, endpoint: str) -> str:
        """The header that identifies this server to the push service."""
        url = httpx.URL(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc.decode()}",
            "exp": int(time.time()) + SIGNATURE_LIFETIME_S,
            "sub": self.contact,
        }
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encode_base64(msgspec.json.encode(part)) for part in parts)
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b"".join(number.to_bytes(KEY_BYTES, "big") for number in numbers)
        return f"vapid t={signed}.{encode_base64(signature)}, k={self.public_key}"

    async def send(self, to: Subscriber, message: PushMessage, topic: str) -> None:
        """Send a message; it replaces one of the same topic that has not arrived yet."""
        if not self.may_call(to.endpoint):
            raise PermanentFailure("host")
        headers = {
            "authorization": self.authorization(to.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(MESSAGE_LIFETIME_S),
            "topic": topic,
        }
        body = encrypt(msgspec.json.encode(message), to)
        async with (
            httpx.AsyncClient(
                timeout=REQUEST_TIMEOUT, follow_redirects=False, trust_env=False
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
