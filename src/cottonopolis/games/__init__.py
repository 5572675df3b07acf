"""The games. Each folder is one game: data files, and rules with one module per action."""
