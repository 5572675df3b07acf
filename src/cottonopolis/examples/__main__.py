"""List the worked examples, or print the source of one: a file to start from.

python -m cottonopolis.examples
python -m cottonopolis.examples own_bot > own_bot.py
"""

import argparse
import ast
from pathlib import Path


def main() -> None:
    folder = Path(__file__).parent
    names = sorted(file.stem for file in folder.glob("[!_]*.py"))
    parser = argparse.ArgumentParser(description="List the examples, or print the source of one.")
    parser.add_argument("name", nargs="?", choices=names)
    given = parser.parse_args()
    if given.name is not None:
        print((folder / f"{given.name}.py").read_text(encoding="utf-8"), end="")
        return
    for name in names:
        source = (folder / f"{name}.py").read_text(encoding="utf-8")
        about = ast.get_docstring(ast.parse(source)) or ""
        print(f"{name:17} {about.splitlines()[0]}")


if __name__ == "__main__":
    main()
