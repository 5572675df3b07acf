### The client in English: panels

## The bar above the board

panels-home = Cottonopolis: go to the lobby
panels-period-canal = Canal period
panels-period-rail = Rail period
panels-short-canal = canals
panels-short-rail = rails
panels-round = Round { $round }
panels-round-of = Round { $round } of { $rounds }
panels-deck-left = { $count ->
    [one] One card in the draw deck.
   *[other] { $count } cards in the draw deck.
}
panels-in-deck = in deck
panels-order = Turn order
panels-order-place = { $nth }. { $name }: { $spent } spent, { $state ->
    [done] has moved
    [now] to move
    [next] next
   *[later] later
  }
panels-turn-state = { $state ->
    [done] done
    [now] to move
    [next] next
   *[later] later
}
panels-you = You
panels-player = Player
panels-hint = Hint
panels-menu = Menu

## Money, income, points

panels-money = Money
panels-income = income
panels-loans = loans
panels-vp = VP
panels-space = space
panels-links-canal = canals left
panels-links-rail = rails left
panels-links = links left
panels-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## The track around the map

panels-track = Income and points
panels-track-spoken = { $name }: space { $at }, income { $income }, { $vp } VP.
panels-track-space = Space { $at }: income { $income }
panels-track-income-of = { $name }: income { $income }
panels-track-vp-of = { $name }: { $vp } VP
panels-track-vp-now = { $name } if scored now: { $vp } VP
panels-track-open = Show the whole track
panels-track-whole = The whole income track
panels-track-scores = Standings
panels-loan-step = A loan of { $amount }: income { $from } → { $to }
panels-loan-none = A loan of { $amount }: your income is too low

## Markets

panels-markets = Markets
panels-subtitle-canal = the canal period, 1770–1830
panels-subtitle-rail = the rail period, 1830–1870
panels-subtitle-industry = the railways and the markets
panels-next-price = next { $price }
panels-then = then
panels-demand-told = Demand track for { $resource }: { $cubes } of { $spaces } cubes left, the next costs { $next }; when it is empty, { $empty } each.
panels-cotton = Cotton
panels-cotton-bonus = income bonus
panels-cotton-told = Cotton demand: the marker is at an income bonus of { $bonus }. A sale to the Distant Market turns up a tile and moves the marker down first.
panels-cotton-closed = The Distant Market is closed for this period.
panels-cotton-last = Last tile drawn: { $tile }.
panels-cotton-last-short = last { $tile }
panels-cotton-none-drawn = No tile drawn yet.
panels-tiles-left = { $count ->
    [one] 1 tile left.
   *[other] { $count } tiles left.
}
panels-distant = Distant Market
panels-closed = closed
panels-face-up = Face-up cards

## The player’s tiles and the rivals

panels-player-board = Your tiles
panels-player-board-told = { $industry }, level { $level }: price { $price }, coal { $coal }, iron { $iron }, brings { $gains }, { $vp } VP; { $left } left.
panels-develop-first = develop it away first
panels-stack-level = { $count ->
    [one] Level { $level }: 1 tile
   *[other] Level { $level }: { $count } tiles
}
panels-stack-pick = Develop: { $industry }, level { $level }
panels-stack-empty = none left
panels-rivals = Rivals
panels-rival-told = { $name }: { $money }, { $vp } VP, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $state ->
    [done] has moved
    [now] to move
    [next] next
   *[later] later
  }. Show all tiles.
panels-away = away
panels-resigned = resigned

## The hand

panels-hand = Your hand
panels-hand-empty = No cards left.
panels-card-state = { $state ->
    [now] can be used
    [other] can be used instead
   *[no] cannot be used for this
}
panels-card-moved = { $what } is now card { $nth }.
panels-card-network = your network
panels-card-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}

## The turn

panels-your-turn = Your turn
panels-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
panels-actions = Actions
panels-action-build = Build an industry
panels-action-canal = Build a canal
panels-action-rail = Build a rail
panels-action-develop = Develop
panels-action-sell = Sell
panels-action-loan = Take a loan
panels-action-draw = Draw two cards
panels-action-pass = Pass
panels-do-build = Build
panels-do-canal = Canal
panels-do-rail = Rail
panels-do-develop = Develop
panels-do-sell = Sell
panels-do-loan = Loan
panels-do-draw = Draw
panels-do-pass = Pass
panels-undo = Undo
panels-clock = Time left for this turn
panels-clock-bank = Reserve: { $time }
panels-clock-days = { $days ->
    [one] 1 day { $time }
   *[other] { $days } days { $time }
}
panels-clock-urgent = Your time is running out.

## Log, chat and notes

panels-log-empty = Nothing has happened yet.
panels-log-older = Earlier rounds
panels-log-look = View the board after this
panels-log-round-period = Round { $round }, { $phase }
panels-log-built = { $where } · { $what }
panels-log-overbuilt = over { $who } { $what }
panels-log-link = { $where }
panels-log-developed = { $what }
panels-log-sold = { $from } → port: { $where }
panels-log-sold-market = { $from } → market: { $where }
panels-log-sold-distant = { $from } → Distant Market (tile { $tile }, bonus { $bonus })
panels-log-market-closed = { $from }: no demand (tile { $tile }), the Distant Market closes
panels-log-loan = loan of { $amount }
panels-log-passed = pass
panels-log-drew = drawn: { $what }
panels-log-drew-hidden = card from the deck
panels-log-gave-up = tile given up: { $where }
panels-log-forgiven = { $amount } can’t be paid: { $vp } VP
panels-log-coal-from = coal: { $where }
panels-log-iron-from = iron: { $where }
panels-log-coal-bought = coal bought ({ $price })
panels-log-iron-bought = iron bought ({ $price })
panels-log-coal-shipped = { $count } × coal to the track for { $price }
panels-log-iron-shipped = { $count } × iron to the track for { $price }
panels-log-import = coal import { $where }: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  }
panels-log-flipped = { $where } { $who } flips
panels-log-flipped-for = { $where } { $who } flips ({ $amount })
panels-log-income = { $who } income { $from } → { $to }
panels-log-end-canal = The canal period ends
panels-log-end-rail = The rail period ends
panels-log-scored = Scoring
panels-log-settled = interest and loans
panels-log-over = The game is over.
panels-log-joined = took a seat
panels-log-left = left; a bot takes over
panels-log-returned = came back
panels-log-resigned = resigned
panels-log-timeout = ran out of time; a bot takes over
panels-log-undo = undid the move
panels-log-undo-asked = asked to undo
panels-log-undo-answered = { $agree ->
    [true] agreed to the undo
   *[false] refused the undo
}
panels-log-closed = The table is closed.
panels-log-frozen = The rules have changed: you can view this game, but not continue it.
panels-log-rematch = Rematch: a new table is open.
panels-chat = Chat
panels-chat-empty = No messages yet.
panels-chat-say = Write a message
panels-chat-send = Send
panels-spectator = Spectator
panels-notes = Notes
panels-notes-hint = Write down what you don’t want to forget.
panels-notes-private = Only you can read this.
panels-notes-saving = Saving…
panels-notes-saved = Saved. Only you can read this.
panels-notes-failed = Not saved. Keep writing to try again.

## Connection

panels-lost = Connection lost.
panels-lost-text = We are trying to reconnect. Until then, nothing you do is sent or saved.
panels-shut = You no longer have access to this table.

## Phones

panels-phone-tabs = Parts of the table
panels-tab-play = Play
panels-tab-player-board = Tiles
panels-tab-rivals = Rivals
panels-tab-track = Track
panels-tab-log = Log
panels-sheet-shown = Panel
panels-sheet = { $height ->
    [low] Expand panel
    [middle] Change height
   *[high] Collapse panel
}

# Points if scored now
panels-points-now = { $vp } VP; if scored now { $more }{ $parts ->
    [none] { "" }
   *[other] { "" } ({ $parts })
}
panels-points-links = links { $vp }
panels-points-tiles = tiles { $vp }
panels-points-money = money { $vp }
panels-points-other = unpaid loans { $vp }

# Cards seen and still to come
panels-seen = Cards seen and still to come
panels-seen-about = { $unseen } cards are unseen: { $deck } in the deck, the rest in rivals’ hands or, in Brass, set aside.
panels-seen-places = Locations
panels-seen-industries = Industries
panels-seen-row = { $gone } of { $total } gone
panels-seen-left = { "" }, { $unseen } unseen
panels-seen-gone = discarded
panels-seen-held = in your hand
panels-seen-shown = face up
panels-seen-unseen = unseen
panels-seen-markets = Market tiles
panels-reach = Where could they build?
panels-reach-told = Highlighted: where they could build, connect or sell next turn with { $money } and the right card. Dashed: only with one particular card.
panels-tab-reference = Help
panels-about-tiles = All { $industry } tiles
panels-about-all-tiles = All tiles: prices and points
