"""Finds the message ids that the web client uses, from its sources."""

import json
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
FOLDER = ROOT / "messages" / "web"
# Texts that look like message ids but are not: styles, and attributes
NOT_WORDS = re.compile(
    r"""<style.*?</style>|\b(?:class|id|for|name|href|data-[a-z]+|aria-[a-z]+)="[^"{]*\"""",
    re.DOTALL,
)
LITERAL = re.compile(r"""(["'`])([a-z]+-[a-z0-9-]*(?:\.[a-z]+)?)\1""")
TEMPLATE = re.compile(r"`([a-z]+-[a-z0-9-]*\$\{[^`]*)`")
INSERTED = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
SAID = re.compile(r"""\b(?:t|has)\(\s*(["'`])([^"'`$]+)\1""")


def parts() -> list[str]:
    """The names of the client's message files, without the language."""
    return sorted({path.name.split(".")[0] for path in FOLDER.glob("*.ftl")})


@cache
def source() -> str:
    """The sources of the client, without tests and styles."""
    paths = sorted([*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")])
    texts = [
        path.read_text(encoding="utf-8")
        for path in paths
        if not path.name.endswith(".test.ts") and path.name != "schema.ts"
    ]
    return "\n".join(NOT_WORDS.sub("", text) for text in texts)


def literals() -> set[str]:
    """Quoted words with a hyphen, most of them ids."""
    return {found[1] for found in LITERAL.findall(source())}


def patterns() -> set[str]:
    """Patterns of ids that are composed at run time."""
    found = set()
    for template in TEMPLATE.findall(source()):
        if INSERTED.sub("", template).replace("-", "").replace(".", "").isalnum():
            found.add(INSERTED.sub("[a-z0-9-]+", template))
    return found | {re.escape(text) + "[a-z0-9-]+" for text in literals() if text.endswith("-")}


def said() -> set[str]:
    """Ids that are passed to `t` or `has` literally."""
    found = {words[1] for words in SAID.findall(source())}
    return {name for name in found if "-" in name and not name.endswith("-")}


def asked(ids: set[str]) -> set[str]:
    """The messages among these that the client uses."""
    written = {text.split(".")[0] for text in literals()}
    put_together = re.compile("|".join(pattern.split("\\.")[0] for pattern in patterns()))
    return {name for name in ids if name in written or put_together.fullmatch(name)}


def taken_over() -> re.Pattern[str]:
    """The ids that the build copies from the message files of Python."""
    text = (WEB / "build" / "shared_messages.json").read_text(encoding="utf-8")
    prefixes = [prefix for part in json.loads(text).values() for prefix in part]
    return re.compile("|".join(map(re.escape, prefixes)))
