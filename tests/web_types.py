"""Writes the OpenAPI document, from which `make web-types` generates the types of the client."""

import json
from pathlib import Path
from typing import Any

from cottonopolis.server.app import create_app
from cottonopolis.server.openapi import complete_document, route_infos
from cottonopolis.server.settings import Settings

WEB = Path(__file__).parent.parent / "web"
DOCUMENT = WEB / "openapi.json"
TYPES = WEB / "src" / "lib" / "schema.ts"


def document() -> dict[str, Any]:
    app = create_app(Settings())
    return complete_document(app.openapi_schema.to_schema(), route_infos(app.routes))


if __name__ == "__main__":
    DOCUMENT.write_text(json.dumps(document(), ensure_ascii=False, indent=1) + "\n", "utf-8")
