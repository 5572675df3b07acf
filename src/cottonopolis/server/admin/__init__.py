"""Looking after a database of games: check it, save it, bring it back, take the games out."""
