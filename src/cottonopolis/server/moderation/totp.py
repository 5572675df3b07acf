"""One-time codes that depend on the time (RFC 6238), as authenticator apps show them."""

import base64
import hashlib
import hmac
import secrets
import struct
from urllib.parse import quote, urlencode

STEP_S = 30
DIGITS = 6
SECRET_BYTES = 20
MAX_STEPS_OFF = 1  # clocks may differ by one step
ISSUER = "Cottonopolis"


def new_secret() -> str:
    """A random secret, in base32."""
    return base64.b32encode(secrets.token_bytes(SECRET_BYTES)).decode()


def code_at(secret: str, step: int, digits: int = DIGITS) -> str:
    """The code of a time step."""
    digest = hmac.new(base64.b32decode(secret), struct.pack(">Q", step), hashlib.sha1).digest()
    offset = digest[-1] & 0x0F
    number = struct.unpack(">I", digest[offset : offset + 4])[0] & 0x7FFFFFFF
    return str(number % 10**digits).zfill(digits)


def matching_step(secret: str, code: str, time_s: float, last_step: int) -> int | None:
    """The step of a code that is valid now and later than the last one used, or None."""
    now_step = int(time_s) // STEP_S
    for step in range(now_step - MAX_STEPS_OFF, now_step + MAX_STEPS_OFF + 1):
        if step > last_step and hmac.compare_digest(code_at(secret, step), code):
            return step
    return None


def setup_uri(secret: str, account: str) -> str:
    """The address that authenticator apps read from a QR code."""
    facts = urlencode({"secret": secret, "issuer": ISSUER, "digits": DIGITS, "period": STEP_S})
    return f"otpauth://totp/{quote(f'{ISSUER}:{account}', safe='')}?{facts}"
