"""Code that all games share: compilation, random numbers, graphs, tracks, decks, turn order."""
