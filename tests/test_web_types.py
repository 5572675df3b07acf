"""The client's types are those of the server that it is served by."""

import json
import subprocess
from pathlib import Path

import pytest

import hatch_build
from tests.web_types import DOCUMENT, TYPES, WEB, document

PROGRAM = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_the_document_is_the_servers() -> None:
    written = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    served = json.loads(json.dumps(document()))
    assert written == served, "run: make web-types"


@pytest.mark.skipif(not PROGRAM.exists(), reason="the client's Node packages are not installed")
def test_the_types_are_the_documents(tmp_path: Path) -> None:
    made = tmp_path / "schema.ts"
    script = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["scripts"]["types"]
    name, *options = script.split()
    assert name == PROGRAM.parents[1].name
    options[options.index("-o") + 1] = str(made)
    command = [str(hatch_build.node()), str(PROGRAM), *options]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    assert made.read_text(encoding="utf-8") == TYPES.read_text(encoding="utf-8"), (
        "run: make web-types"
    )
