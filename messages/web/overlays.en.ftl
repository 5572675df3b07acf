### The client in English: overlays

## Hand-over at one screen

overlays-hand-over = { $name }, it is your turn
overlays-hand-over-text = Pass the screen to { $name }. No card is shown before the button is pressed.
overlays-hand-over-ready = I am { $name }
overlays-hand-over-since = Since your last turn

## Scoring

overlays-score-period = { $period } period: scoring
overlays-score-game = Final scoring
overlays-score-step = { $step } of { $of }
overlays-score-skip = Skip
overlays-score-done = Continue
overlays-score-begin = Links first, then tiles.
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

overlays-first = To the beginning
overlays-back = One back
overlays-next = One forward
overlays-last = To the end
overlays-play = Play
overlays-pause = Pause
overlays-speed = Speed: { $speed } times

## Distant Market

overlays-market = Distant Market
overlays-market-bonus = Sold! Income bonus: { $bonus }
overlays-market-closed = No demand. The market is closed.

## A debt that cannot be paid

overlays-forced = You cannot pay your negative income
overlays-forced-text = You owe { $owes } and have { $money }: { $missing } are missing. Choose a tile to give up; it brings half its price.
overlays-forced-loses = gives up { $vp } VP
overlays-forced-enough = enough, { $left } left over
overlays-forced-not-enough = { $missing } still missing
overlays-forced-income = Your income stays as it is. What no tile can pay is forgiven at 1 VP for each £1.

## The final table

overlays-final-winner = The game is won by
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
overlays-final-again = One more
overlays-final-rematch-there = To the new table
overlays-final-replay = Look back
overlays-final-graph = Graph of the game
overlays-final-board = Look at the board
overlays-tie = As many points: { $ahead } is ranked before { $behind }.
overlays-tie-income = As many points: { $ahead } is ahead of { $behind } by the higher income ({ $more } to { $less }, B32).
overlays-tie-money = As many points and the same income: { $ahead } is ahead of { $behind } by more money ({ $more } to { $less }, B32).
overlays-tie-order = All else equal: { $ahead } is ahead of { $behind } by the turn order that the next round would have had (B32, A22).
overlays-tie-resigned = { $behind } resigned and is ranked after { $ahead }.

## Looking back

overlays-share = Copy link
overlays-share-done = The link is copied.
overlays-download = Download record

## Said aloud

overlays-say-cost = Cost: { $price }.
overlays-say-flips = { $count ->
    [one] A tile flips.
   *[other] { $count } tiles flip.
}
overlays-say-round = Round { $round } begins.
overlays-say-period = The { $period } period ends and is scored.
overlays-say-undo = { $seat } takes the move back.
overlays-say-turn = { $seat } is to move.
overlays-say-your-turn = It is your turn.
