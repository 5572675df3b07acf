### Cottonopolis in English

## Names

industry-cotton-mill = cotton mill
industry-coal-mine = coal mine
industry-iron-works = iron works
industry-port = port
industry-shipyard = shipyard

resource-coal = coal
resource-iron = iron

period-canal = canal
period-rail = rail

# Seats are named after the colour of their pieces
seat-0 = Blue
seat-1 = Orange
seat-2 = Pink
seat-3 = Violet

place-barrow-in-furness = Barrow-in-Furness
place-birkenhead = Birkenhead
place-blackburn = Blackburn
place-bolton = Bolton
place-burnley = Burnley
place-bury = Bury
place-colne = Colne
place-ellesmere-port = Ellesmere Port
place-fleetwood = Fleetwood
place-lancaster = Lancaster
place-liverpool = Liverpool
place-macclesfield = Macclesfield
place-manchester = Manchester
place-oldham = Oldham
place-preston = Preston
place-rochdale = Rochdale
place-stockport = Stockport
place-warrington-runcorn = Warrington & Runcorn
place-wigan = Wigan
place-yorkshire = Yorkshire
place-midlands = The Midlands
place-scotland = Scotland
place-blackpool = Blackpool
place-southport = Southport
place-northwich = Northwich

## Actions and choices

action-build = Build an industry
action-link = Build a link
action-develop = Develop
action-sell = Sell cotton
action-loan = Take a loan
action-pass = Pass

choice-build = { $industry } in { $place }
choice-canal = canal { $link }
choice-rail = rail { $link }
choice-develop = top tile: { $industry }
choice-sell = mill in { $place }
choice-loan = £{ $amount }
choice-pass = do nothing
choice-card = { $card }
choice-two-cards = any two cards (both actions)
choice-coal-source = mine in { $place }
choice-iron-source = works in { $place }
choice-port = port in { $place }
choice-distant-market = the Distant Market
choice-give-up = { $industry } in { $place }
choice-done = no more

stage-action = What do you do?
stage-card = Which card do you play for it?
stage-first-card = Which is the first card?
stage-second-card = Which is the second card?
stage-coal = Which mine gives the coal?
stage-iron = Which iron works gives the iron?
stage-buyer = Who buys the cotton?
stage-more = One more?
stage-give-up = You cannot pay your income. Which tile do you give up?
stage-over = The game is over.

## Why a move is refused

reason-b3-not-now = Another choice is due first.
reason-b4-can-pay = Tiles are given up only when a negative income cannot be paid in cash.
reason-b4-not-your-tile = You have no tile in { $place }.
reason-b4-tile-due = First you must give up a tile: you owe £{ $debt } and have £{ $money }.
reason-b6-game-over = The game is over.
reason-b7-card-not-held = You do not hold this card: { $card }.
reason-b8-not-whole-turn = Two cards may be combined only as your whole turn, and one action is already taken.
reason-b8-first-round = In the first round you have one action, so two cards cannot be combined.
reason-b9-other-location = The card { $card } does not allow building in { $place }.
reason-b9-no-card = No card in your hand allows this: { $industry } in { $place }.
reason-b10-other-industry = The card { $card } does not allow this industry: { $industry }.
reason-b10-not-in-network = { $place } is not in your network, so the card { $card } cannot be used there.
reason-b12-one-way = The virtual link leads from { $place } to { $other }, not back.
reason-b13-not-shown = { $place } has no slot for this industry: { $industry }.
reason-b13-stack-empty = You have no tile left of this industry: { $industry }.
reason-b13-level-0 = Your top tile has level 0 and cannot be built, only developed: { $industry }.
reason-b13-canal-only = Your top tile can be built only in the canal period; develop it away: { $industry }, level { $level }.
reason-b13-rail-only = Your top tile can be built only in the rail period: { $industry }, level { $level }.
reason-b13-occupied = The slot { $place } is taken by { $owner }.
reason-b14-port-slot-first = A port goes on the port-only slot { $other } while that is empty, not on { $place }.
reason-b15-one-per-location = In the canal period you may have only one tile in a location, and you have one there: { $place }.
reason-b16-money = It costs £{ $price } (tile £{ $tile }, coal £{ $coal }, iron £{ $iron }) and you have £{ $money }.
reason-b17-no-coal = No coal can reach { $place }: no mine with coal and no built port is connected. Needed for: { $industry }.
reason-b17-not-nearest = The coal must come from the nearest mine that has some; { $place } is not it.
reason-b18-not-a-source = There is no iron to take from { $place }.
reason-b20-other-industry = You may overbuild your own tile in { $place } only with the same industry, not with this: { $industry }.
reason-b20-not-higher = Overbuilding in { $place } needs a level above { $old-level }; your top tile has level { $level }: { $industry }.
reason-b21-not-higher = Overbuilding in { $place } needs a level above { $old-level }; your top tile has level { $level }: { $industry }.
reason-b21-cubes-left = Another player's tile may be overbuilt only when no cube is left anywhere; there is still { $resource }: { $on-tiles } on tiles, { $on-track } on the track.
reason-b23-wrong-period = { $link } cannot be built in this period ({ $period }).
reason-b23-taken = { $link } is already built, by { $owner }.
reason-b23-not-connected = { $link } touches neither a location with a tile of yours nor a link of yours.
reason-b23-no-tiles = You have no link tile left.
reason-b23-money = It costs £{ $price } (link £{ $link-price }, coal £{ $coal }) and you have £{ $money }.
reason-b24-limit = One action builds one canal, or at most two rails.
reason-b25-no-coal = No coal can reach either end of { $link }: no mine with coal and no built port is connected.
reason-b25-not-nearest = The coal must come from a mine nearest to one end of the rail; { $place } is not one.
reason-b26-stack-empty = You have no tile left to develop: { $industry }.
reason-b26-limit = One action develops at most two tiles.
reason-b26-money = The iron costs £{ $price } and you have £{ $money }.
reason-b27-not-your-mill = You have no cotton mill in { $place }.
reason-b27-flipped = The mill in { $place } has already sold its cotton.
reason-b27-no-buyer = The mill in { $place } has no buyer: no unflipped port is connected, and the Distant Market is not open to it.
reason-b27-not-a-port = There is no port tile in { $place }.
reason-b27-port-flipped = The port in { $place } is already flipped.
reason-b27-not-connected = The mill in { $mill } is not connected to { $place }.
reason-b27-no-built-port = The mill in { $mill } is connected to no built port and no external location.
reason-b28-no-demand = The Distant Market has no demand left in this period.
reason-b29-deck-empty = There are no loans in the rail period once the draw deck is empty.
reason-b29-too-low = A loan of £{ $amount } would take your income of £{ $income } below £{ $lowest }.

reason-notation-missing = Something is missing here: { $expected }.
reason-notation-word = “{ $word }” does not fit here; expected: { $expected }.
reason-notation-extra = “{ $word }” is too much here.
reason-notation-place = There is no place called “{ $word }”.
reason-notation-industry = There is no industry called “{ $word }”.
reason-notation-card = There is no card called “{ $word }”.
reason-notation-link = There is no link called “{ $word }”; write its two ends with a hyphen, as in colne-yorkshire.
reason-notation-amount = A loan is 10, 20 or 30, not “{ $word }”.
reason-notation-choose = Say which: { $options }.
reason-notation-not-asked = Nothing of this kind is to be chosen for this action.
reason-notation-id = There is no decision with the number { $word }.
reason-notation-nothing-to-undo = There is nothing to take back.

## What cannot be set up or read

error-unknown-game = There is no game “{ $word }”; there are: { $known }.
error-unknown-variant = There is no variant “{ $word }”; there are: { $known }.
error-variant-twice = The variant { $word } is named twice.
error-variants-contradict = The variants { $word } and { $second } contradict each other.
error-variant-players = The variant { $word } is for { $known } players, not { $players }.
error-players = Brass is for 3 or 4 players, not { $players }.
error-players-two = Brass is for 3 or 4 players; for 2, choose the variant two_player_2009 or lancashire_2018.
error-players-number = The number of players should be a whole number, not { $word }.
error-seed = The seed should be a whole number from 0 to 2^62, not { $word }.
error-seat = There is no seat { $word }; the seats are 0 to { $last }.
error-language = There is no language “{ $word }”; there are: { $known }.
error-rule = There is no rule “{ $word }”; the rules of Brass are B1 to B33.
error-policy = There is no player “{ $word }”; there are: { $known }.
error-file-missing = There is no file { $word }.
error-file-unreadable = The file { $word } cannot be read: { $fault }.
error-file-unwritable = The file { $word } cannot be written: { $fault }.
error-at = line { $line }, column { $column }: { $fault }
error-no-record = This is no record: it should begin “{ $expected }”.
error-record-format = This program reads record format { $known }, not “{ $word }”.
error-header-unknown = There is no header “{ $word }”; there are: { $known }.
error-header-twice = The header “{ $word }” appears twice.
error-header-missing = The header lacks a line “{ $word } …”.
error-header-number = “{ $word }” should be a whole number, not “{ $value }”.
error-rules-version = The game was played by version { $word } of the rules; this program knows version { $known }.
error-not-to-move = Seat { $word } is not to move; it is the turn of seat { $known }.
error-not-to-move-over = Seat { $word } is not to move: the game is over.
error-bad-action = “{ $action }”: { $fault }

## What happened

event-round-began = Round { $round } begins ({ $period } period).
event-played-card = { $seat } plays the card { $card }.
event-built = { $seat } builds in { $place }: { $industry }, level { $level }.
event-overbuilt = The old tile of { $seat } leaves { $place }: { $industry }, level { $level }.
event-laid-link = { $seat } builds a link ({ $period }): { $link }.
event-took-coal = { $seat } takes coal from { $place }.
event-took-iron = { $seat } takes iron from { $place }.
event-bought-coal = { $seat } buys coal for £{ $price }.
event-bought-iron = { $seat } buys iron for £{ $price }.
event-shipped-coal = { $seat } ships coal from { $place } to the track for £{ $price }.
event-shipped-iron = { $seat } ships iron from { $place } to the track for £{ $price }.
event-flipped = A tile of { $seat } flips in { $place }.
event-income-moved = The income marker of { $seat } moves from space { $from-space } to { $to-space }.
event-paid = { $seat } pays £{ $price }.
event-developed = { $seat } develops: { $industry }, level { $level }.
event-sold = { $seat } sells cotton from { $mill } to the port in { $place }.
event-turned-market = { $seat } sells cotton from { $mill } to the Distant Market: tile { $tile }, bonus { $bonus }.
event-market-closed = { $seat } finds no demand in the Distant Market for { $mill }: tile { $tile }. The market is closed.
event-borrowed = { $seat } borrows £{ $amount }.
event-passed = { $seat } passes.
event-collected = { $seat } collects £{ $amount }.
event-paid-debt = { $seat } pays a negative income of £{ $amount }.
event-gave-up = { $seat } gives up the tile in { $place } for £{ $amount }.
event-forgiven = { $seat } cannot pay £{ $amount } and loses { $vp } VP.
event-took-place = { $seat } spent £{ $spent } and is number { $place-number } next round.
event-drew = { $seat } draws the card { $card }.
event-drew-hidden = { $seat } draws a card.
event-scored-link = { $seat } scores { $vp } VP for the link { $link }.
event-scored-tile = { $seat } scores { $vp } VP for the tile in { $place }.
event-scored-money = { $seat } scores { $vp } VP for money.
event-removed-link = The link { $link } of { $seat } leaves the board.
event-removed-tile = The tile of { $seat } in { $place } leaves the board.
event-period-ended = The { $period } period ends.
event-shuffled = { $cards } cards are shuffled; { $set-aside } are put aside unseen.
event-game-ended = The game is over.

## Terminal

ui-error = Error
ui-compiling = Compiling the rules (only once)
ui-simulating = Simulating
ui-simulated = { $games } games in { $seconds } s: { $rate } games/s, { $decisions } decisions/s
ui-mean-vp = Mean VP by seat
ui-saved-records = { $games } records saved in { $folder }
ui-round = { $period } period, round { $round } of { $rounds }
ui-to-move = To move: { $seat }
ui-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
ui-seat = Seat
ui-money = Money
ui-spent = Spent
ui-income = Income
ui-space = Space
ui-vp = VP
ui-links-left = Links
ui-cards = Cards
ui-hand = Hand
ui-stacks = Tiles left
ui-location = Location
ui-slots = Slots
ui-empty = empty
ui-links = Links
ui-free-links = Free
ui-built-links = Built
ui-tracks = Markets
ui-coal-track = Coal track
ui-iron-track = Iron track
ui-distant-market = Distant Market
ui-next-price = next £{ $price }
ui-market-open = bonus { $bonus }
ui-market-closed = no demand
ui-turned = turned: { $tiles }
ui-deck = Draw deck
ui-deck-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-discards = Discards
ui-set-aside = Put aside
ui-order = Turn order
ui-hidden = hidden
ui-flipped = flipped
ui-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
ui-result = Final result
ui-winner = { $seat } wins with { $vp } VP.
ui-rank = Place
ui-pending = Being put together: { $action }
ui-welcome = Brass, { $players } players, seed { $seed }. You play { $seat }.
ui-welcome-many = Brass, { $players } players, seed { $seed }. You play { $count } seats on this screen.
ui-help = Type a number, or a whole action such as “build port liverpool.1 with liverpool”. Other words: board, hand, log, why ACTION, rules B17, undo, save, quit, help.
ui-prompt = Your choice
ui-turn-of = It is the turn of { $seat }.
ui-hand-over = Pass the screen to { $seat } and press Enter.
ui-bad-number = There is no option { $word }; type a number from 1 to { $last }.
ui-nothing-forbids = Nothing forbids this.
ui-why-usage = Type what you would like to do after “why”, for example: why build shipyard liverpool.3
ui-cannot-undo = This cannot be taken back: a hidden card or tile has been revealed since.
ui-undone = Taken back.
ui-saved = The game is saved in { $file }.
ui-resume = The game goes on with: cottonopolis play --terminal --load { $file }
ui-replay-hint = Look at it again with: cottonopolis replay { $file } --reveal
ui-rule-title = { $rule }: { $title }
ui-rules-list = Rules of Brass; read one with: cottonopolis rules B17
