### The client in English: moments

## Hand-over at one screen

moments-hand-over = { $name }, it is your turn
moments-hand-over-text = Pass the screen to { $name }. No card is shown before the button is pressed.
moments-hand-over-ready = I am { $name }
moments-hand-over-since = Since your last turn

## Scoring

moments-score-period = { $period } period: scoring
moments-score-game = Final scoring
moments-score-step = { $step } of { $of }
moments-score-skip = Skip
moments-score-done = Continue
moments-score-begin = Links first, then tiles.
moments-score-cleared =
    The board is cleared: { $links ->
        [0] no link
        [one] one link
       *[other] { $links } links
    } and { $tiles ->
        [0] no tile
        [one] one tile
       *[other] { $tiles } tiles
    }
moments-vp = { $vp } VP

## Buttons to step through

moments-first = To the beginning
moments-back = One back
moments-next = One forward
moments-last = To the end
moments-play = Play
moments-pause = Pause
moments-speed = Speed: { $speed } times
moments-round-back = One round back
moments-round-next = One round forward
moments-slider = Move
moments-slider-value = Move { $at } of { $last } · { $label }

## Distant Market

moments-market = Distant Market
moments-market-bonus = Sold! Income bonus: { $bonus }
moments-market-closed = No demand. The market is closed.

## A debt that cannot be paid

moments-forced = You cannot pay your negative income
moments-forced-text = You owe { $owes } and have { $money }: { $missing } are missing. Choose a tile to give up; it brings half its price.
moments-forced-loses = gives up { $vp } VP
moments-forced-enough = enough, { $left } left over
moments-forced-not-enough = { $missing } still missing
moments-forced-income = Your income stays as it is. What no tile can pay is forgiven at 1 VP for each £1.

## The final table

moments-final-winner = The game is won by
moments-final-points = { $count ->
    [one] victory point
   *[other] victory points
}
moments-final-place = { NUMBER($rank) }.
moments-final-source = Points from
moments-final-canal = Canal period
moments-final-rail = Rail period
moments-final-links = Links
moments-final-money = Money
moments-final-penalties = Unpaid debts
moments-final-loans = Unpaid loans
moments-final-earlier = Before this table
moments-final-total = Total
moments-final-cash = Money at the end
moments-final-income = Income at the end
moments-final-unpaid = Loans at the end
moments-final-resigned = resigned
moments-final-again = One more
moments-final-rematch-there = To the new table
moments-final-replay = Look back
moments-final-board = Look at the board
moments-tie = As many points: { $ahead } is ranked before { $behind }.
moments-tie-income = As many points: { $ahead } is ahead of { $behind } by the higher income ({ $more } to { $less }, B32).
moments-tie-money = As many points and the same income: { $ahead } is ahead of { $behind } by more money ({ $more } to { $less }, B32).
moments-tie-order = All else equal: { $ahead } is ahead of { $behind } by the turn order that the next round would have had (B32, A22).
moments-tie-resigned = { $behind } resigned and is ranked after { $ahead }.

## Looking back

moments-replay = Looking back
moments-replay-loading = The game is being fetched …
moments-replay-table = To the table
moments-replay-start = The game begins.
moments-replay-round = { $period } period, round { $round }
moments-replay-round-only = Round { $round }
moments-replay-scored = Walk through the scoring
moments-share = Copy link
moments-share-done = The link is copied.
moments-download = Download record
moments-figures-order = Turn order
moments-figures-vp = VP
moments-figures-money = Money
moments-figures-income = Income
moments-figures-loans = Loans
moments-figures-cards = Cards in hand

## The analyst

moments-analyst = The analyst
moments-analyst-text = Goes through the game turn by turn: what everybody could expect, where points were given away, and what would have been better.
moments-analyst-ask = Analyse this game
moments-analyst-waiting = Others are looked at first …
moments-analyst-progress = Turn { $done } of { $turns } …
moments-analyst-failed = The analysis broke off. Try again.
moments-graph = Points to be expected
moments-graph-label = Points to be expected over the game; here: { $standing }
moments-points = Turning points
moments-point-round = Round { $round }
moments-point-cost = Round { $round }: { $seat } gave { $points } points away
moments-point-swing = Round { $round }: the turn of { $seat } moved the lead by { $points } points
moments-verdict-best = The best turn
moments-verdict-good = A good turn
moments-verdict-slip = A slip
moments-verdict-blunder = A big mistake
moments-insight-best = The analyst would have played the same.
moments-insight-you = This would have brought you { $points } points more:
moments-insight-other = This would have brought { $seat } { $points } points more:
moments-insight-value = { $value } VP to be expected as played, { $best } at best; { $chance } chance of winning before the turn.

## Said aloud

moments-say-cost = Cost: { $price }.
moments-say-flips = { $count ->
    [one] A tile flips.
   *[other] { $count } tiles flip.
}
moments-say-round = Round { $round } begins.
moments-say-period = The { $period } period ends and is scored.
moments-say-undo = { $seat } takes the move back.
moments-say-turn = { $seat } is to move.
moments-say-your-turn = It is your turn.
