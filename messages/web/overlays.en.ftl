### The client in English: overlays

## Hand-over on one screen

overlays-hand-over = { $name }, it’s your turn
overlays-hand-over-text = Pass the screen to { $name }. No cards are shown until you press the button.
overlays-hand-over-ready = I’m { $name }
overlays-hand-over-since = Since your last turn

## Scoring

overlays-score-period = { $period } period: scoring
overlays-score-game = Final scoring
overlays-score-step = { $step } of { $of }
overlays-score-skip = Skip
overlays-score-done = Continue
overlays-score-begin = First the links, then the tiles.
overlays-score-cleared =
    The board is cleared: { $links ->
        [0] no link
        [one] one link
       *[other] { $links } links
    } and { $tiles ->
        [0] no tile
        [one] one tile
       *[other] { $tiles } tiles
    }
overlays-vp = { $vp } VP

## Buttons to step through

overlays-first = Go to the beginning
overlays-back = One step back
overlays-next = One step forward
overlays-last = Go to the end
overlays-play = Play
overlays-pause = Pause
overlays-speed = Speed: { $speed }×

## Distant Market

overlays-market = Distant Market
overlays-market-bonus = Sold! Income bonus: { $bonus }
overlays-market-closed = No demand. The market is closed.

## A debt that cannot be paid

overlays-forced = You can’t pay your negative income
overlays-forced-text = You owe { $owes } and have { $money }: you are { $missing } short. Choose a tile to give up; you get half its price.
overlays-forced-loses = costs you { $vp } VP
overlays-forced-enough = enough, { $left } left over
overlays-forced-not-enough = still { $missing } short
overlays-forced-income = Your income stays the same. If all your tiles together are not enough, you lose 1 VP for each £1 you are short.

## The final table

overlays-final-winner = Winner
overlays-final-points = { $count ->
    [one] victory point
   *[other] victory points
}
overlays-final-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
overlays-final-source = Points from
overlays-final-canal = Canal period
overlays-final-rail = Rail period
overlays-final-links = Links
overlays-final-money = Money
overlays-final-penalties = Unpaid debts
overlays-final-loans = Unpaid loans
overlays-final-earlier = Before this table
overlays-final-total = Total
overlays-final-cash = Money at the end
overlays-final-income = Income at the end
overlays-final-unpaid = Loans at the end
overlays-final-resigned = resigned
overlays-final-again = Play again
overlays-final-rematch-there = Go to the new table
overlays-final-replay = Replay
overlays-final-graph = Graph of the game
overlays-final-board = View the board
overlays-tie = Tied on points: { $ahead } is ranked ahead of { $behind }.
overlays-tie-income = Tied on points: { $ahead } is ahead of { $behind } with the higher income ({ $more } to { $less }, B32).
overlays-tie-money = Tied on points and income: { $ahead } is ahead of { $behind } with more money ({ $more } to { $less }, B32).
overlays-tie-order = Tied on everything else: { $ahead } is ahead of { $behind } in the turn order of the next round (B32, A22).
overlays-tie-resigned = { $behind } resigned and is ranked behind { $ahead }.

## Replay

overlays-share = Copy link
overlays-share-done = Link copied.
overlays-download = Download game
overlays-make-study = Make a study

## Said aloud

overlays-say-cost = Cost: { $price }.
overlays-say-flips = { $count ->
    [one] A tile flips.
   *[other] { $count } tiles flip.
}
overlays-say-round = Round { $round } begins.
overlays-say-period = The { $period } period ends and is scored.
overlays-say-undo = { $seat } undoes the move.
overlays-say-turn = { $seat } is to move.
overlays-say-your-turn = It’s your turn.
