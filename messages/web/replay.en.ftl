### The client in English: replay

## Buttons to step through

replay-round-back = One round back
replay-round-next = One round forward
replay-slider = Move
replay-slider-value = Move { $at } of { $last } · { $label }

## Replay

replay-title = Replay
replay-loading = Loading the game…
replay-table = Go to the table
replay-start = The game begins.
replay-round = { $period } period, round { $round }
replay-round-only = Round { $round }
replay-scored = Walk through the scoring
replay-figures-order = Turn order
replay-figures-vp = VP
replay-figures-money = Money
replay-figures-income = Income
replay-figures-loans = Loans
replay-figures-cards = Cards in hand

## The analyst

replay-analyst = The analyst
replay-analyst-text = Goes through the game turn by turn: what each player could expect, where points were given away, and what would have been better.
replay-analyst-ask = Analyse this game
replay-analyst-waiting = Waiting for other games…
replay-analyst-progress = Turn { $done } of { $turns }…
replay-analyst-failed = The analysis stopped. Try again.
replay-point-cost = Round { $round }: { $seat } gave { $points } points away
replay-point-swing = Round { $round }: the turn of { $seat } changed the lead by { $points } points
replay-verdict-best = The best turn
replay-verdict-good = A good turn
replay-verdict-slip = A slip
replay-verdict-blunder = A big mistake
replay-insight-best = The analyst would have played the same.
replay-insight-you = This would have brought you { $points } points more:
replay-insight-other = This would have brought { $seat } { $points } points more:

## Studying

replay-tabs = Panels
replay-tab-moves = Moves
replay-tab-analysis = Analysis
replay-tab-player = Tiles
replay-tab-players = Players
replay-tab-track = Track
replay-tab-branch = Variation
replay-tab-turn = Your move
replay-moves = All moves
replay-mark-slip = { $seat } gave { $points } points away in this turn
replay-mark-blunder = A big mistake: { $seat } gave { $points } points away in this turn
replay-mark-turning = A turning point: the lead changed by { $points } points
replay-player = Player shown
replay-hand = Hand of { $seat }
replay-hand-hidden = Hidden until the game is over.
replay-point-back = Previous turning point
replay-point-next = Next turning point
replay-turn-played = The turn as played
replay-better-draw = Show it on the board
replay-better-try = Play it out
replay-better-name = The analyst’s turn
replay-insight-chance = Chance of winning before the turn: { $chance }.
replay-lead = Lead over the average
replay-lead-mean = average
replay-lead-label = Expected points compared with the average of all players, over the game; here: { $standing }
replay-lead-note = Based on { $samples } play-outs per position. The band, and the figure after ±, contain the true average nine times out of ten.
replay-chance = { $share ->
    [none] hardly any
    [sixth] about one in six
    [quarter] about a quarter
    [third] about a third
    [half] about a half
    [two-thirds] about two thirds
    [three-quarters] about three quarters
   *[sure] almost certain
}

## Other moves

replay-try-instead = Try another move instead
replay-try-here = Try a move from here
replay-branch = What if…
replay-branch-empty = Choose a move for { $seat }, as at the table.
replay-branch-moves = Moves of this variation
replay-branch-close = Back to the game as played
replay-branch-back = Undo
replay-branch-judge = Ask the analyst
replay-branch-thinking = Thinking…
replay-branch-bot = Which bot answers
replay-branch-answer = Let it move
replay-branch-answer-all = Play until { $name } moves
replay-branch-name = Name of the variation
replay-branch-number = Variation { $number }
replay-branch-keep = Save
replay-branch-rename = Rename
replay-branch-drop = Delete
replay-branch-share = Copy link
replay-branch-better = { $points } points better than the turn played
replay-branch-worse = { $points } points worse than the turn played
replay-branch-same = As good as the turn played
replay-branch-turn = { $seat } gives { $points } points away.
replay-branch-turn-best = { $seat } gives no points away.
replay-branch-instead = Better: { $moves }.
replay-branch-unfinished = The turn is not finished yet; the rest of it is assumed to be played well.

## Playing on

replay-play-on = Continue from here
replay-play-on-seat = Your seat
replay-play-on-mover = to move
replay-play-on-bots = The others are played by
replay-play-on-note = A new table with the same cards still to come. It is not rated.
replay-play-on-start = Play
replay-play-on-name = Continued
