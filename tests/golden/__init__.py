"""Finished games kept as records, with their final scores.

Make them anew, after a deliberate change of the rules only:  python -m tests.golden industry
"""

from pathlib import Path

FOLDER = Path(__file__).parent
SCORES = FOLDER / "scores.json"
