### The client in English: learning

## The entrance

learn-title = Learn
learn-welcome = Two games about coal, iron and cotton. Play a lesson, look up a rule, or see what good players do.
learn-tutorials = Learn by playing
learn-tutorial-brass = Canals, then rails
    .text = The canal period of Brass from an empty board to the scoring, then the rail period. A coach tells you what to do, and why.
learn-tutorial-industry = A mill in New England
    .text = The opening of a game of Age of Industry, with mill, port and ship, and then its last round.
learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-start = Start the lesson
learn-go-on = Continue the lesson
learn-once-more = Play it again
learn-done = Completed
learn-look-up = Look it up
learn-rules = Rules
    .text = Every rule with its number, searchable, with drawings.
learn-tips = Tips
    .text = What good players do, in a few lines each.
learn-glossary = Glossary
    .text = What the words of the games mean.
learn-studies = Studies
    .text = Games and positions with variations, comments and arrows, to share by link.
learn-keyboard = Keyboard
    .text = Play a whole game without touching the mouse.

## Rules

learn-game = Game
learn-search = Search the rules
learn-search-hint = B17, coal port…
learn-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
learn-nothing-found = No rule matches. Try fewer words.
learn-in-other-game = In the other game: { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
learn-clear = Clear the search
learn-contents = Contents
learn-rule-address = Address of rule { $rule }
learn-section-structure = Set-up and structure
learn-section-cards = Cards and actions
learn-section-build = Build an industry
learn-section-links = Links
learn-section-actions = Develop, sell, borrow
learn-section-scoring = Scoring and end
learn-section-rails = Rails, selling, cards, money
learn-section-end = End
learn-section-maps = Maps
learn-section-variants = Variants

## What the drawings show, for those who do not see them

learn-drawing-b13 = A slot with the symbols of cotton mill and coal mine takes either tile; an iron works does not fit.
learn-drawing-b19 = A coal mine with one cube gives it up and flips; its owner’s income marker moves forward.
learn-drawing-b24 = One canal costs £3; one rail £5 and a coal cube; two rails £15 and two coal cubes.
learn-drawing-a7 = A blank slot takes a cotton mill, a factory or an iron works; slots with a symbol take that industry only.
learn-drawing-a16 = The first rail costs $1; each further one $1, a coal cube and an iron cube.

## Keyboard

learn-keys = Keys
learn-keys-cards = Cards and actions
learn-keys-choosing = Choosing
learn-keys-looking = Looking
learn-key-help = This list
learn-key-card = Choose a card
learn-key-build = Build an industry
learn-key-link = Build a canal or a rail
learn-key-develop = Develop
learn-key-sell = Sell
learn-key-loan = Take a loan (Brass)
learn-key-draw = Draw cards (Age of Industry)
learn-key-pass = Pass
learn-key-move = Go from target to target
learn-key-choose = Choose the target
learn-key-confirm = Confirm a complete move
learn-key-undo = Undo
learn-key-leave = Cancel the choice
learn-key-hint = Ask for a hint
learn-key-hurry = Finish the move being shown
learn-key-fit = Show the whole board
learn-key-zoom-in = Zoom in
learn-key-zoom-out = Zoom out
learn-key-track = Income and points
learn-key-player-board = Your tiles
learn-key-rivals = Your rivals
learn-key-log = What happened
learn-key-chat = Chat
learn-key-menu = Menu
learn-keycap-space = Space
learn-keycap-ctrl = Ctrl
learn-keycap-enter = Enter
learn-keycap-escape = Esc
learn-keycap-backspace = Backspace
learn-keycap-arrows = Arrow keys
learn-or = or

## The coach

learn-coach = Coach
learn-step = Step { $number } of { $count }
learn-next = Next
learn-back = Previous step
learn-fold = Show or hide the text
learn-again = Start over
learn-leave = Leave the lesson
learn-finish = Finish
learn-laying-out = Setting up the board…
learn-instead = That was a different move, so it was undone. Try what is described above.
learn-comment-same = Good choice: our strongest bot would do the same.
learn-comment-other = A possible choice. Our strongest bot would have preferred: { $move }.
learn-watch = Your rivals move
    .text = Watch the board and the log. Your turn comes in a moment.

## The lesson of Brass

learn-brass-goal = Welcome to Lancashire
    .text = You are Blue, with £30 and an empty map. Build mills, mines, ports and canals: the player with the most victory points at the end wins. In this chapter you play the canal period, the first half of the game.
learn-brass-cards = Cards are actions
    .text = Each card you play is one action. What it shows matters only for building: a location card lets you build in that location, an industry card lets you build that industry where your canals reach.
learn-brass-first-mill = Build a cotton mill
    .text = Choose the Manchester card, then Build, and a cotton mill in Manchester. It costs £12. In the first round everyone has just one action.
learn-brass-face-down = It must sell first
    .text = Your mill is built, but it earns nothing yet. The tile flips only when its cotton is sold: then your income rises, and it scores points.
learn-brass-order = The player who spends least goes first
    .text = You spent £12, more than anyone else, so this round you go last. Keep an eye on your spending: a cheap round makes you first in the next one.
learn-brass-first-canal = Dig a canal
    .text = Your mill needs a connection to a port. Build the canal from Manchester to Warrington & Runcorn for £3. Any card will do, so discard one you don’t need: Preston.
learn-brass-port = Build a port
    .text = Now build a port in Warrington & Runcorn with a port card. Your canal reaches it, so it belongs to your network, and that is where industry cards work. The port costs £6.
learn-brass-income = The income track
    .text = Every round begins with income. Your marker is on £0, and with £9 in hand you can’t build much. So let’s borrow.
learn-brass-loan = Take a loan first
    .text = Borrow £30 and discard Blackburn: your income falls by three levels. Borrowing before selling is cheaper, because low on the track a level is one space, and higher up two or more.
learn-brass-sell = Sell your cotton
    .text = Now sell from Manchester to your own port. Any card will do: use a coal mine card.
learn-brass-flipped = Both tiles have flipped
    .text = The mill moved your marker 5 spaces, the port 3: your income is now £3 per round. Flipped tiles score at the end of the period, and they make every link next to them worth more.
learn-brass-canal-bolton = On to Bolton
    .text = You spent nothing, so you go first. Build the canal from Manchester to Bolton; discard the shipyard card.
learn-brass-iron = An iron works needs coal
    .text = Build an iron works in Bolton with the Bolton card. Its coal comes over built links from the nearest mine, and it is free: here from Violet’s mine in Manchester, one canal away.
learn-brass-demand-track = Demand tracks
    .text = Two spaces of the iron track were empty, so two of your cubes were sold there for £2 in all. When no iron works has iron left, everyone buys from the track, cheapest first. Coal works the same way, but only where a port is connected.
learn-brass-develop = Develop
    .text = Better mills lie deeper in your stack. Develop two tiles in one action: remove two level 1 mills, each for an iron cube from your iron works. Iron needs no link at all. Discard Liverpool.
learn-brass-emptied = Emptied and flipped
    .text = The last cube is gone, so your iron works flipped: 3 more spaces of income. Mines and iron works flip when they are empty, no matter who took the cubes.
learn-brass-canal-stockport = On to Stockport
    .text = You may have only one tile in each location during the canal period. So spread out: build the canal to Stockport with the other coal mine card.
learn-brass-second-mill = A better mill
    .text = Build your level 2 mill in Stockport with a cotton mill card: £14 and one coal. It is the last coal of Violet’s mine, so the mine flips, and Violet will be pleased.
learn-brass-distant = The Distant Market
    .text = Your port has flipped and takes no more cotton, but it still gives access to overseas buyers. Sell Stockport’s cotton to the Distant Market, with a port card. A tile is turned up, and demand falls by its number.
learn-brass-bonus = There was demand
    .text = Demand fell by 2 and the mill flipped: 4 income spaces, plus a bonus of 1 where the marker now stands. If the marker ever reaches the end, nobody can sell there until the period is over.
learn-brass-canal-macclesfield = Links score too
    .text = At the end of the period each link scores 1 point for every flipped tile at its two ends. Build the canal from Stockport to Macclesfield; discard the iron works card.
learn-brass-third-mill = A third mill
    .text = Build a mill in Macclesfield with your cotton mill card. Several mines are equally near this time, so you choose whose coal to take: it brings that rival closer to flipping.
learn-brass-closed = The last round
    .text = Pink tried the Distant Market and found no demand left. But Orange has built a port in Ellesmere Port, and canals lead there from Macclesfield.
learn-brass-choice = Your choice
    .text = Two cards, two actions: now you decide. Our advice: sell Macclesfield’s cotton to Orange’s port; any player’s port will do. The Hint button can help too.
learn-brass-last-card = The last card
    .text = One more action. Our advice: the canal from Macclesfield to the Midlands, because an external location is worth 2 points to a link.
learn-brass-scoring = The canal period is scored
    .text = First the links, then the flipped tiles. All canals and all level 1 tiles left the board, but your level 2 mills stay and will score once more at the end of the game.
learn-brass-rail = Next: the rail period
    .text = The rail period works in the same way, but links cost more, and you may have several tiles in one location. Continue with the second chapter: it teaches rails, overbuilding and building with two cards.
learn-brass-rail-start = The rail period
    .text = You are Blue again, in the second round of the rail period, with 18 points. The canals and all level 1 tiles are gone, and level 1 tiles can no longer be built. New: you may have several tiles in one location.
learn-brass-rail-iron = Iron is scarce
    .text = Six spaces of the iron track are empty. Build an iron works in Bolton with an iron works card: £9 and one coal. You may choose among the mines that are equally near.
learn-brass-rail-iron-sold = It has already paid for itself
    .text = The track took all five cubes for £11, more than the iron works cost. It is empty, so it has flipped: your income rose from −£2 to £0.
learn-brass-rail-two = Two rails in one action
    .text = A rail costs £5 and one coal; a second one in the same action costs £10 and another coal. Build Liverpool – Warrington & Runcorn and Liverpool – Wigan, and discard the other iron works card.
learn-brass-rail-shipyard = Shipyards score most
    .text = Build a shipyard in Liverpool with the Liverpool card: £25, one coal and one iron. It flips immediately and is worth 18 points at the end.
learn-brass-rail-loan = Borrow while you can
    .text = You have almost nothing left. Borrow £30 and discard the cotton mill card. In the rail period nobody can borrow once the deck is empty, which means in its last four rounds.
learn-brass-rail-port-flipped = Others use your port
    .text = Orange sold cotton to your port in Preston. It flipped, and your income rose by £3: rivals use a port in the right place too.
learn-brass-rail-coal = Rails need coal
    .text = Build a coal mine in Manchester with the coal mine card. Rails lead from there to a port, so two cubes go to the empty spaces of the coal track. Someone will soon need the others for rails.
learn-brass-rail-last-loan = The last loan
    .text = After this round the deck is empty. Borrow £30 once more and discard Bolton: it pays for two more buildings.
learn-brass-rail-port = A second tile in Liverpool
    .text = Violet’s rails took your coal, and the mine flipped. Now build a port in Liverpool with a port card, £7. In the canal period your shipyard there would have prevented it.
learn-brass-rail-mill = A level 3 mill
    .text = Build your mill in Stockport with the cotton mill card: £16, one coal and one iron. No mine or iron works can supply you, so you buy both from the tracks, for £2 and £3.
learn-brass-rail-port-used = Orange used your port
    .text = Orange sold cotton to your new port in Liverpool, which flipped. Now you need another port for your own mill.
learn-brass-rail-next-port = Another port
    .text = Build it in Liverpool with a port card, this time level 3 for £8.
learn-brass-rail-sell = Sell before anyone else
    .text = Sell Stockport’s cotton to this port before a rival does, and discard one Oldham card. Both tiles flip.
learn-brass-rail-two-cards = Two cards, and a rival’s tile
    .text = No iron cube is left on any tile or on the track: only then may you overbuild a rival’s iron works, with a higher level. No card of yours fits Manchester, but any two cards let you build anywhere, as your whole turn. Overbuild Orange’s iron works with Oldham and Rochdale.
learn-brass-rail-overbuilt = Overbuilt
    .text = Orange’s tile has left the game and will not score. Your six cubes filled the empty track for £18, and your iron works flipped. You may overbuild your own tiles at any time, with a higher level of the same industry.
learn-brass-rail-own-turn = A turn of your own
    .text = The last round: you have two cards and £40. You decide, and then the coach comments on it. Ask yourself what can still flip before the end, and which links would be worth more.
learn-brass-rail-own-second = Your last action
    .text = You have one card left. What can you still gain with it?
learn-brass-rail-scoring = The end of the game
    .text = The rails score first, then every flipped tile, including those that stayed from the canal period. Finally, every £10 you have left is worth 1 point.
learn-brass-rail-end = You can play Brass
    .text = Early loans, tiles that flip, rails between them, and ports that others use: that is the game. Take a seat; the Hint button is there when you need it.

## The lesson of Age of Industry

learn-industry-goal = Welcome to New England
    .text = You are Blue, with no money at all. Build mills, ports, ships and rails. At the end, cash and the levels of your tiles become points, and the player with the most points wins.
learn-industry-cards = Two kinds of cards
    .text = An industry card lets you build that industry where your rails reach. A location card shows a colour and lets you build anything that fits in a location of that colour. Rails, selling and drawing need no card.
learn-industry-first-mill = A mill in Lowell
    .text = Play the cotton mill card in Lowell. As long as you have no tile on the map, an industry card works anywhere. The mill costs $4.
learn-industry-loan = The bank lends
    .text = You had nothing, so you borrowed $10; the game does that for you. Each loan costs $1 per round, and 5 points if it is still there at the end. It is paid back automatically when you have the money.
learn-industry-rail = Your first rail
    .text = Goods travel by rail. Build from Lowell to Boston: your first rail costs just $1, and you need no card.
learn-industry-port = A port in Boston
    .text = Boston is purple, so a purple location card lets you build there. Build a port for $3.
learn-industry-sell = Sell your cotton
    .text = Your mill is connected to a port, so you can sell. This needs no card.
learn-industry-cash = Income is cash, once
    .text = Both tiles flipped and paid immediately: $8 for the mill, $5 for the port. A flipped tile never pays again, so keep building.
learn-industry-draw = Draw cards
    .text = You don’t get cards automatically: drawing two is an action. Take the purple card lying face up, and one from the deck.
learn-industry-order = You go first
    .text = Your loan has been paid back. And because you spent the least, you go first now.
learn-industry-develop = Clear the way for a ship
    .text = Your first ship is level 0 and can never be built. Develop it away, discarding the grey card. In this game developing needs no iron.
learn-industry-iron = An iron works
    .text = Build an iron works in Boston with its card, for $2. In locations with four slots or more you may have two tiles. Its three cubes will supply your rails.
learn-industry-ship = Build a ship
    .text = Play the ship card on Massachusetts Bay; its sea lane leads to your port. A ship brings coal from overseas, more than it needs for itself.
learn-industry-import = Coal from overseas
    .text = Four cubes arrived: one was for the ship, two were sold to the empty spaces of the coal track, and one is left. The ship flips when no coal is left and its market has been used.
learn-industry-second-rail = The second rail
    .text = From now on each rail costs $1, one coal and one iron. Build to Manchester: coal comes by sea from your import, iron from your iron works.
learn-industry-second-mill = A mill in Manchester
    .text = Your rail reaches Manchester, so the cotton mill card works there.
learn-industry-market = Sell by sea
    .text = Your port has been used, but the market beside your ship wants cotton. Rails and sea lanes lead there: sell!
learn-industry-ship-flips = Two tiles with one sale
    .text = The mill paid $8. The market is used and the import is empty, so the ship flipped too, for $12. Think of such chains before you build.
learn-industry-later = Fifteen rounds later
    .text = The same game, in its last round: the deck is empty, and you have $73 and no loans. Your mill in Hartford has not sold yet.
learn-industry-choice = Your choice
    .text = You have two actions. Our advice: sell Hartford’s cotton to Pink’s port in Boston; you may use any player’s rails.
learn-industry-last-action = The last action
    .text = Our advice: one more rail. It pays $2 at the end, and $1 for every occupied square at its ends. The rail from Albany to Burlington is a good one.
learn-industry-scoring = The final scoring
    .text = Rails paid their owners, loans were paid back, and every $5 became a point. Each tile scores its level, flipped or not; each unpaid loan costs 5 points.
learn-industry-end = You can play Age of Industry
    .text = High levels are worth a lot, and so is cash; loans are fine as long as they earn more than they cost. You know all you need: take a seat!

## Tips for Brass

learn-tip-brass-first = Your first tiles
    .text = Start with a mill in or near Manchester, or with a port at Liverpool or Preston. At level 1 neither needs coal, and while you have no tile on the board an industry card lets you build in any location.
learn-tip-brass-pair = A mill and its port
    .text = A mill is worth little until it has sold. Plan mill, link and port together, and you flip two tiles with one action.
learn-tip-brass-borrow = Borrow early
    .text = At the start a level of income is a single space; later it is two or more. Take the big loan before your income rises, never after.
learn-tip-brass-cash = Money is for spending
    .text = Cash in hand earns nothing. Good players are often near £0, and always know what the next loan will pay for.
learn-tip-brass-develop = Skip the weak tiles
    .text = If you develop twice while iron is cheap, you reach level 2 mills several rounds earlier. Many strong openings begin that way.
learn-tip-brass-stay = Level 2 scores twice
    .text = A tile of level 2 or higher that flips in the canal period stays on the board and scores again in the rail period.
learn-tip-brass-gap = Watch the gaps in the tracks
    .text = An iron works built when the iron track has gaps sells cubes immediately, and often flips and pays for itself in the same turn.
learn-tip-brass-near = Mines where others build
    .text = A mine flips when its coal is used, by anyone. Put it where rivals need coal, not where you are alone.
learn-tip-brass-double = Two turns in a row
    .text = Spend little when you go last: if you are last in one round and first in the next, you take four actions in a row. When you go first, you can afford to spend more.
learn-tip-brass-market = Sell overseas early
    .text = Demand in the Distant Market only falls. Count the tiles already turned: as long as the high ones are still to come, every sale is a risk.
learn-tip-brass-guest = Use other people’s ports
    .text = A rival’s port flips your mill just as your own does. And your open port invites rivals to do the same for you.
learn-tip-brass-hand = Read your hand as a whole
    .text = At the start of each period, look in your hand for locations that lie close together: tiles near each other make a dense network. For the other actions, discard the cards that don’t fit.
learn-tip-brass-cards = Keep the right cards
    .text = A location card is worth most where slots are rare and your network doesn’t reach. Discard cards for locations that are full.
learn-tip-brass-links = Late links, busy places
    .text = A link scores what has flipped at its ends by then, no matter who owns it. In the last rounds, look for the free link with the most flipped tiles.
learn-tip-brass-last-loan = The last cards of the period
    .text = If you have nothing better to do at the end of the canal period, borrow: the money is worth more in the first rail rounds.
learn-tip-brass-mine = Take coal into the rail period
    .text = Level 1 mines leave the board with their coal after the canal period. A level 2 mine that still has cubes stays: it supplies coal for your first rails, and they can start there.
learn-tip-brass-pairs = Rails in pairs
    .text = Two rails for £15 save an action. The first turns of the rail period decide who gets the best routes, so start it with money and with coal nearby.
learn-tip-brass-coal = Count the coal
    .text = Every rail uses a cube. Before you plan a turn, see which mine will supply it, and what the track charges if a rival takes it first.
learn-tip-brass-shipyard = Shipyards pay in points
    .text = Shipyards flip immediately and score the most. For level 1, which only the canal period allows, remove both level 0 tiles first (one action, two iron). For level 2, two more tiles must go. Each shipyard needs a rare slot, coal and iron: begin early.
learn-tip-brass-overbuild = Overbuild your own tiles
    .text = When slots run out in the rail period, a higher level over your own tile scores more than a poor link.
learn-tip-brass-turn = Income first, points later
    .text = In the first half of a period, take the tile with more income; in the last rounds, the one with more points.
learn-tip-brass-behind = Behind after the canals?
    .text = Don’t worry: there are many more points to win in the rail period, and an early leader is often overtaken.

## Tips for Age of Industry

learn-tip-industry-loans = Loans are tools
    .text = A loan costs $1 per round and saves you from waiting for money. Borrow for what pays back within a few rounds; don’t keep loans to the end.
learn-tip-industry-first = Sell as soon as you can
    .text = A mill and a port beside each other flip within three rounds and let you pay back your first loan.
learn-tip-industry-levels = High levels score
    .text = Every tile on the map scores its level, flipped or not. Develop the low ones away when you have no better use for a card.
learn-tip-industry-chain = Build in chains
    .text = Look for one sale that flips three tiles: a mill, the market beside a ship, and, with the last coal gone, the ship itself.
learn-tip-industry-rails = Rails are savings
    .text = Each rail pays $2 at the end and $1 for every occupied square at its ends. With six occupied squares a rail is worth $8.
learn-tip-industry-hungry = Feed the rail builders
    .text = Every rail after a player’s first uses coal and iron. Mines and iron works close to where others build flip quickly, and their owner is paid.
learn-tip-industry-draw = Draw on quiet turns
    .text = Drawing two cards when nothing is urgent keeps your options open. With one card in hand you have no choice.
learn-tip-industry-colour = Colours open doors
    .text = A location card needs no rail at all. Keep one for a location you want to reach before your rivals do.
learn-tip-industry-whole = A whole turn, any slot
    .text = If you spend the whole turn on one building, any card and any slot will do. Expensive, but for a level 3 or 4 tile it can be right.
learn-tip-industry-markets = Read the markets
    .text = The market tiles lie open from the start. See which squares want cotton and which factory goods before you choose what to build.
learn-tip-industry-ports = Ports fill up
    .text = Each port buys once, and level 1 buys only cotton. Compare the number of open ports with the mills waiting for them.
learn-tip-industry-gaps = Sell into the gaps
    .text = Mines, iron works and ships connected to a port fill empty spaces of the tracks for cash. Build them just after rivals have bought.
learn-tip-industry-factories = Factories need time
    .text = Two level 0 factories are in the way. Start developing early if you want the tiles that pay $27.
learn-tip-industry-order = Save once, go first
    .text = A turn of selling and drawing costs nothing, so you are likely to go first in the next round: the best moment to take a slot that others want.
learn-tip-industry-end = See the end coming
    .text = When the deck and someone’s hand are empty, the game is over after that round. Have your mills sold and your loans paid by then.

learn-key-reference = Reference, for what you point at or have selected
learn-aid = Player aid
    .text = Everything you look up while playing, on one sheet.
learn-tiles = Tiles and cards
    .text = Every tile with its price, income and points, and all cards.
learn-legend = Legend
    .text = What every piece and symbol on the board means.
