"""Worked examples, to run with `python -m cottonopolis.examples.<name>`."""
