# What strong bots play in the opening, and what wins
book-title = What strong bots play here
book-card = Only with a card
book-any-card = With any cards
book-with-card = With the { $name } card
book-level = { $level ->
    [board] The same board in { $games } games, played by: { $bots }.
   *[other] { $games } games with the same tiles and links of this player, played by: { $bots }; the rivals played other moves.
}
book-move = Move
book-share = Played
book-share-note = Played: share of the games in which the move was possible.
book-share-card = Played: share of the games in which the player held the card.
book-points = Points
book-points-title = Mean of this player’s points at the end
book-wins = Won
book-wins-title = Share of games that this player won
book-row = { $games } games; lead over the best rival: { $lead }
book-no-move = None of the moves played there is possible with these cards.
book-unknown = Too few games reached this position.

## The page
book-what-wins = What wins
    .text = Industries, income, links, loans and seats in thousands of games of strong bots.
book-loading = Loading…
book-none = There is no book of this game yet.
book-setup = Map and number of players
book-players = { $count } players
book-about = { $games } games, played by: { $bots }. The winner has { $winner } points on average and is { $lead } ahead; the others have { $others }.
book-policy = the neural network alone
book-then-policy = { $bot } in the first rounds, then the neural network alone
book-earlier-network = The bots used an earlier network than today’s.
book-winners = Winners
book-others = The others
book-fair = An equal share of wins
book-industries = Industries
book-built = Tiles built by one player
book-levels = Industries and levels
book-levels-text = Share of wins of the players who built such a tile, and their number
book-sources = Where the points come from
book-sources-text = Points of one player
book-source = { $source ->
    [links] Links
    [money] Money
   *[other] Debts
}
book-seats = Seats
book-seats-text = Wins and mean points by place in the first turn order
book-turn = Place { $turn }
book-vp = { $points } points
book-links = Links and developments
book-links-text = Built or developed by one player
book-links-in = { $when ->
    [canal] Canals
    [rail] Rails
   *[other] Rails
}
book-developed = Tiles developed
book-income = Income by round
book-income-text = { $rules ->
    [industry] Earned by flipped tiles in the round, less interest
   *[other] Collected at the beginning of the round
}
book-loans = Loans
book-loans-text = Taken in the round by one player
book-loans-taken = Share of wins by number of loans, and number of players
book-loans-count = { $loans ->
    [0] No loan
    [1] 1 loan
   *[other] { $loans } loans
}
book-loans-more = { $loans } or more loans
book-interval = Between { $low } and { $high }, with 95% confidence
book-note = All seats were played by the same bots. What winners do more often goes with winning; it need not be why they win.
