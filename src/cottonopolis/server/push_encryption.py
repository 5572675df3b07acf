"""Encryption for web push (RFC 8291) and the key of this server (RFC 8292).

Imported when a browser subscribes or is sent a message: `cryptography` is slow to import.
"""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
KEY_BYTES = 32
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD_BYTES = 4096  # all our messages fit in one record
LAST_RECORD = b"\x02"


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
    p256dh: str,
    auth: str,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message with a new key, as the body of a request."""
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    browser_key = decode_base64(p256dh)
    our_key = public_bytes(key.public_key())
    shared = key.exchange(
        ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser_key)
    )
    info = b"WebPush: info\x00" + browser_key + our_key
    secret = _derive(shared, decode_base64(auth), info, 32)
    content_key = _derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    encrypted = AESGCM(content_key).encrypt(nonce, text + LAST_RECORD, None)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(our_key)]) + our_key
    return header + encrypted


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def sign(key: ec.EllipticCurvePrivateKey, text: bytes) -> bytes:
    """The two numbers of a signature, one after the other."""
    numbers = decode_dss_signature(key.sign(text, ec.ECDSA(hashes.SHA256())))
    return b"".join(number.to_bytes(KEY_BYTES, "big") for number in numbers)
