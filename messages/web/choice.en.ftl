### The client in English: the choice that is being made

## The sentence above the actions

choice-build = { $industry } { $level } ({ $place })
choice-link = { $action } { $links }
choice-develop = Develop { $tiles }
choice-sell = Sell: { $industry } ({ $place })
choice-to-slot = to a port ({ $place })
choice-to-market = to a market ({ $place })
choice-to-distant-market = to the Distant Market
choice-to-open = to: ?
choice-loan = Loan of { $amount }
choice-with = with: { $cards }
choice-started = { $action }…

## Two cards, or one for the whole turn

choice-two-cards = with two cards
choice-whole-turn = as a whole turn
choice-badge-two-cards = 2 cards
choice-badge-whole-turn = whole turn
choice-card-two-cards = together with another card
choice-card-whole-turn = for the whole turn

## The legend of the map

choice-legend = What the marks mean
choice-legend-now = possible now
choice-legend-other = possible with another card
choice-legend-two-cards = possible with any two cards
choice-legend-whole-turn = possible as a whole turn
choice-legend-sell = a tile that can sell
choice-legend-ghost = your current choice
