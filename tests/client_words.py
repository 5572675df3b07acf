"""Which messages the browser client asks for, read from its sources."""

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
FOLDER = ROOT / "messages" / "web"
# Texts that look like ids of messages but are none: styles, and attributes for scripts and styles
NOT_WORDS = re.compile(
    r"""<style.*?</style>|\b(?:class|id|for|name|href|data-[a-z]+|aria-[a-z]+)="[^"{]*\"""",
    re.DOTALL,
)
LITERAL = re.compile(r"""(["'`])([a-z]+-[a-z0-9-]*(?:\.[a-z]+)?)\1""")
TEMPLATE = re.compile(r"`([a-z]+-[a-z0-9-]*\$\{[^`]*)`")
INSERTED = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
SAID = re.compile(r"""\b(?:t|has)\(\s*(["'`])([^"'`$]+)\1""")
SHARED = re.compile(r"^const (SHARED|RULES) = /\^(.+)/;$", re.MULTILINE)


def parts() -> list[str]:
    """The names of the parts that the client's words are cut into."""
    return sorted({path.name.split(".")[0] for path in FOLDER.glob("*.ftl")})


@cache
def source() -> str:
    """Everything that the client is written in, without its tests and styles."""
    paths = sorted([*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")])
    texts = [
        path.read_text(encoding="utf-8")
        for path in paths
        if not path.name.endswith(".test.ts") and path.name != "schema.ts"
    ]
    return "\n".join(NOT_WORDS.sub("", text) for text in texts)


def literals() -> set[str]:
    """Words with a dash that stand in quotes: most of them ids."""
    return {found[1] for found in LITERAL.findall(source())}


def patterns() -> set[str]:
    """Ids that are put together, as patterns."""
    found = set()
    for template in TEMPLATE.findall(source()):
        if INSERTED.sub("", template).replace("-", "").replace(".", "").isalnum():
            found.add(INSERTED.sub("[a-z0-9-]+", template))
    return found | {re.escape(text) + "[a-z0-9-]+" for text in literals() if text.endswith("-")}


def said() -> set[str]:
    """Ids that are asked for in so many words."""
    found = {words[1] for words in SAID.findall(source())}
    return {name for name in found if "-" in name and not name.endswith("-")}


def asked(ids: set[str]) -> set[str]:
    """Which of these messages the client asks for."""
    written = {text.split(".")[0] for text in literals()}
    put_together = re.compile("|".join(pattern.split("\\.")[0] for pattern in patterns()))
    return {name for name in ids if name in written or put_together.fullmatch(name)}


def taken_over() -> re.Pattern[str]:
    """What the build takes over of the message files that Python reads too."""
    text = (WEB / "build" / "words.ts").read_text(encoding="utf-8")
    found = dict(SHARED.findall(text))
    return re.compile("|".join(f"(?:{pattern})" for pattern in found.values()))
