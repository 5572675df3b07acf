"""Writes the server's interface down for the client: `make web-types` makes its types from it."""

import json
from pathlib import Path
from typing import Any

from cottonopolis.server.app import create_app
from cottonopolis.server.openapi import finished
from cottonopolis.server.settings import Settings

WEB = Path(__file__).parent.parent / "web"
DOCUMENT = WEB / "openapi.json"
TYPES = WEB / "src" / "lib" / "schema.ts"


def document() -> dict[str, Any]:
    """The document as the server serves it."""
    return finished(create_app(Settings()).openapi_schema.to_schema())


if __name__ == "__main__":
    DOCUMENT.write_text(json.dumps(document(), ensure_ascii=False, indent=1) + "\n", "utf-8")
