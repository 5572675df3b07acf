"""`make audit`: reports known vulnerabilities of the pinned dependencies."""

import json
import subprocess
import sys
from typing import Any

OPTIONS = ["--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
VULNERABLE, NOT_CHECKED = 1, 3  # exit codes


def run_audit(lock: str) -> list[dict[str, Any]] | str:
    """The findings of pip-audit for every dependency, or the reason why there are none."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", lock, *OPTIONS]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        found: list[dict[str, Any]] = json.loads(run.stdout)["dependencies"]
    except (ValueError, KeyError):
        lines = run.stderr.strip().splitlines()
        return lines[-1] if lines else f"pip-audit ended with {run.returncode}"
    return found


def report(lock: str, found: list[dict[str, Any]] | str) -> int:
    """Print the findings; return the exit code."""
    if isinstance(found, str):
        print(f"NOTHING WAS CHECKED: the advisory service cannot be reached ({found}).")
        return NOT_CHECKED
    skipped = [item["name"] for item in found if "skip_reason" in item]
    vulnerable = [item for item in found if item.get("vulns")]
    for item in vulnerable:
        for vulnerability in item["vulns"]:
            fixed = ", ".join(vulnerability["fix_versions"]) or "no version yet"
            print(f"{item['name']} {item['version']}: {vulnerability['id']}, fixed in {fixed}")
    checked = len(found) - len(skipped)
    print(f"{lock}: {checked} of {len(found)} checked, {len(vulnerable)} vulnerable.")
    if skipped:
        print(f"NOT CHECKED, the advisory service does not know them: {', '.join(skipped)}.")
    return VULNERABLE if vulnerable else NOT_CHECKED if skipped else 0


if __name__ == "__main__":
    sys.exit(report(sys.argv[1], run_audit(sys.argv[1])))
