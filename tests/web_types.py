"""Writes the server's interface down for the client: `make web-types` makes its types from it."""

import json
from pathlib import Path
from typing import Any

from cottonopolis.server.app import create_app
from cottonopolis.server.openapi import facts_of, finished
from cottonopolis.server.settings import Settings

WEB = Path(__file__).parent.parent / "web"
DOCUMENT = WEB / "openapi.json"
TYPES = WEB / "src" / "lib" / "schema.ts"


def document() -> dict[str, Any]:
    """The document as the server serves it."""
    app = create_app(Settings())
    return finished(app.openapi_schema.to_schema(), facts_of(app.routes))


if __name__ == "__main__":
    DOCUMENT.write_text(json.dumps(document(), ensure_ascii=False, indent=1) + "\n", "utf-8")
