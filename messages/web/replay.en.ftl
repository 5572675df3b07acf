### The client in English: replay

## Buttons to step through

replay-round-back = One round back
replay-round-next = One round forward
replay-slider = Move
replay-slider-value = Move { $at } of { $last } · { $label }

## Looking back

replay-title = Looking back
replay-loading = The game is being fetched …
replay-table = To the table
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
replay-analyst-text = Goes through the game turn by turn: what everybody could expect, where points were given away, and what would have been better.
replay-analyst-ask = Analyse this game
replay-analyst-waiting = Others are looked at first …
replay-analyst-progress = Turn { $done } of { $turns } …
replay-analyst-failed = The analysis broke off. Try again.
replay-graph = Points to be expected
replay-graph-label = Points to be expected over the game; here: { $standing }
replay-points = Turning points
replay-point-round = Round { $round }
replay-point-cost = Round { $round }: { $seat } gave { $points } points away
replay-point-swing = Round { $round }: the turn of { $seat } moved the lead by { $points } points
replay-verdict-best = The best turn
replay-verdict-good = A good turn
replay-verdict-slip = A slip
replay-verdict-blunder = A big mistake
replay-insight-best = The analyst would have played the same.
replay-insight-you = This would have brought you { $points } points more:
replay-insight-other = This would have brought { $seat } { $points } points more:
replay-insight-value = { $value } VP to be expected as played, { $best } at best; { $chance } chance of winning before the turn.
