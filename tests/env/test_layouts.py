"""The tables of observations in docs/learning.md are those of the program.

Make them anew with:  python -m tests.env.test_layouts
"""

import re
from pathlib import Path

from cottonopolis.games.registry import game_ids, game_info, rules_for

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"
SECTION = re.compile(
    r"(?<=<!-- layouts: made by python -m tests.env.test_layouts -->\n).*?"
    r"(?=<!-- end of layouts -->)",
    re.DOTALL,
)


def tables() -> str:
    parts = []
    for game in game_ids():
        title = game_info(game).name
        seen, full = rules_for(game, 4).layouts
        parts.append(
            f"\n### {title}, version {seen.version}: {seen.size:,} numbers, "
            f"{full.size:,} with perfect information\n\n"
            "| block | from | shape | meaning | values |\n|---|---|---|---|---|\n"
        )
        for index, block in enumerate(full.blocks):
            shape = " × ".join(map(str, block.shape))
            values = f"{block.low:g} to {block.high:g}".replace("-", "−")
            hidden = "" if index < len(seen.blocks) else " (perfect information only)"
            parts.append(
                f"| `{block.name}` | {full.offsets[block.name]} | {shape} | "
                f"{block.description}{hidden} | {values} |\n"
            )
    return "".join(parts) + "\n"


def test_the_tables_are_up_to_date() -> None:
    found = SECTION.search(PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert found.group() == tables()


if __name__ == "__main__":
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(SECTION.sub(tables(), page), encoding="utf-8")
