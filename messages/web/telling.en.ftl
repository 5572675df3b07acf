### The client in English: moves as they are told

## What a player does

telling-tile = { $tile ->
    [cotton_mill] a cotton mill
    [coal_mine] a coal mine
    [iron_works] an iron works
    [port] a port
    [shipyard] a shipyard
    [factory] a factory
    [ship] a ship
   *[other] { $industry }
} { $level }
telling-built = { $seat } builds { $tile } ({ $place })
telling-laid-link = { $seat } builds { $way ->
    [canal] the canal
   *[other] the rail
} { $link }
telling-developed = { $seat } develops { $tile }
telling-for = { $deed } for { $price }

## The banner

telling-banner = Move being shown
telling-more = { $count ->
    [one] one more
   *[other] { $count } more
}
telling-next = Next
telling-next-hint = Next move (Space, or click the board)
telling-skip = Skip all
telling-again = Again

## Pace

telling-pace = Other players’ moves
telling-pace-slow = Slow
telling-pace-normal = Normal
telling-pace-fast = Fast
telling-pace-at-once = Instant

## Since your last turn

telling-since = Since your last turn
telling-since-count = { $count ->
    [one] one move
   *[other] { $count } moves
}
telling-since-none = Nobody has moved since.
telling-replay = Replay
telling-mine = Your { $tile ->
   *[other] { $industry }
}
telling-flipped = { $mine } flipped ({ $place }).
telling-flipped-income = { $mine } flipped ({ $place }): income { $change }.

## What the user does

telling-you-built = You build { $tile } ({ $place })
telling-you-laid-link = You build { $way ->
    [canal] the canal
   *[other] the rail
} { $link }
telling-you-developed = You develop { $tile }
telling-you-sold = You sell from { $mill } to a port ({ $place })
telling-you-sold-to-market = You sell from { $mill } to a market ({ $place })
telling-you-turned-market = You sell cotton from { $mill } to the Distant Market: tile { $tile }, bonus { $bonus }
telling-you-market-closed = You find no demand in the Distant Market for { $mill }: tile { $tile }. The market is closed
telling-you-borrowed = You borrow { $amount }
telling-you-gave-up = You give up a tile for { $amount } ({ $place })
telling-you-filled-import = You fill a coal import ({ $place }): { $count }
telling-you-drew = You draw the { $card } card
telling-you-took-face-up = You take the face-up { $card } card
telling-you-passed = You pass
telling-you-undo = You undo the move.
