"""The documents are true: the rules page is made from the messages, links lead somewhere.

Make the rules page anew with:  python -m tests.test_docs
"""

import re
from pathlib import Path

from typer.main import get_command

from cottonopolis.cli.main import app
from cottonopolis.games.brass import decisions as brass
from cottonopolis.games.industry import decisions as industry
from cottonopolis.games.registry import game_ids, game_info
from cottonopolis.messages import say

ROOT = Path(__file__).parent.parent
RULES_PAGE = ROOT / "docs" / "rules.md"


def rules_page() -> str:
    """All rules and variants in English."""
    parts = [
        "# The rules, in our own words",
        "These texts are those of `cottonopolis rules`, which gives them in French, Italian and "
        "German too. Tests, code and refusals cite the numbers.",
    ]
    for info in map(game_info, game_ids()):
        parts.append(f"# {info.name}")
        parts += [_section(f"rule-{number.lower()}", number) for number in info.rules]
    for info in map(game_info, game_ids()):
        if info.variants:
            parts.append(f"# Variants of {info.name}")
        for variant in info.variants:
            message = "variant-" + variant.id.replace("_", "-")
            parts.append(f"## {say('en', message)} (`{variant.id}`)")
            parts.append(say("en", f"{message}.text").replace("\n", " "))
    return "\n\n".join(parts) + "\n"


def _section(message: str, number: str) -> str:
    text = say("en", f"{message}.text").replace("\n", " ")
    return f"## {number} {say('en', message)}\n\n{text}"


def test_the_rules_page_is_up_to_date() -> None:
    assert RULES_PAGE.read_text(encoding="utf-8") == rules_page()


def test_links_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_architecture_page_counts_right() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert f"fixed table of {brass.TABLE.size} ids" in text
    assert f"({industry.TABLE.size} in Age of Industry)" in text
    for module in re.findall(r"`(\w+\.(?:py|toml))`", text):
        assert [*(ROOT / "src").rglob(module), *(ROOT / "tests").rglob(module)], module


def test_the_hosting_page_names_every_option_of_the_server() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    for option in get_command(app).commands["serve"].params:  # type: ignore[attr-defined]
        (line,) = [line for line in lines if line.startswith(f"| `{option.opts[0]}`")]
        assert option.envvar is None or f"`{option.envvar}`" in line
        if isinstance(option.default, int) and not isinstance(option.default, bool):
            assert f"| {option.default} |" in line


if __name__ == "__main__":
    RULES_PAGE.write_text(rules_page(), encoding="utf-8")
