"""What systemd is told about a service of `Type=notify`."""

import os
import socket
from contextlib import suppress

READY = "READY=1"


def notify(state: str) -> None:
    """Tell systemd a state, such as `READY`, if it has started this process and wants to know."""
    place = os.environ.get("NOTIFY_SOCKET", "")
    if not place:
        return
    address = "\0" + place[1:] if place.startswith("@") else place
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.sendto(state.encode(), address)
