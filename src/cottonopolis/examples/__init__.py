"""Worked examples, to run with `python -m cottonopolis.examples.<name>`.

`python -m cottonopolis.examples` lists them, and `... <name>` prints the source of one.
"""
