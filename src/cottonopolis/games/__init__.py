"""The games. Each folder holds one game: its data files and its rules, one module per action."""
