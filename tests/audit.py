"""`make audit`: known weaknesses of the pinned dependencies, or why none were looked for."""

import json
import subprocess
import sys
from typing import Any

OPTIONS = ["--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
WEAK, NOT_LOOKED = 1, 3  # exit codes


def look(lock: str) -> list[dict[str, Any]] | str:
    """What pip-audit says of every dependency, or why it says nothing."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", lock, *OPTIONS]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        found: list[dict[str, Any]] = json.loads(run.stdout)["dependencies"]
    except (ValueError, KeyError):
        lines = run.stderr.strip().splitlines()
        return lines[-1] if lines else f"pip-audit ended with {run.returncode}"
    return found


def report(lock: str, found: list[dict[str, Any]] | str) -> int:
    """Say it, and the exit code."""
    if isinstance(found, str):
        print(f"NOTHING WAS CHECKED: the advisory service cannot be reached ({found}).")
        return NOT_LOOKED
    skipped = [item["name"] for item in found if "skip_reason" in item]
    weak = [item for item in found if item.get("vulns")]
    for item in weak:
        for weakness in item["vulns"]:
            mended = ", ".join(weakness["fix_versions"]) or "no version yet"
            print(f"{item['name']} {item['version']}: {weakness['id']}, mended in {mended}")
    print(f"{lock}: {len(found) - len(skipped)} of {len(found)} checked, {len(weak)} weak.")
    if skipped:
        print(f"NOT CHECKED, the advisory service does not know them: {', '.join(skipped)}.")
    return WEAK if weak else NOT_LOOKED if skipped else 0


if __name__ == "__main__":
    sys.exit(report(sys.argv[1], look(sys.argv[1])))
