### The client in English: learning

## The entrance

learn-title = Learn
learn-welcome = Two games about coal, iron and cotton. Play a lesson, look up a rule, or see what good players do.
learn-tutorials = Learn by playing
learn-tutorial-brass = Your first canals
    .text = One canal period of Brass, from an empty board to the scoring. A coach tells you what to do, and why.
learn-tutorial-industry = A mill in New England
    .text = The opening of a game of Age of Industry, with mill, port and ship, and then its last round.
learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-start = Start the lesson
learn-go-on = Go on with the lesson
learn-once-more = Play it once more
learn-done = Played
learn-look-up = Look it up
learn-rules = Rules
    .text = Every rule with its number, searchable, with drawings.
learn-tips = Tips
    .text = What good players do, in a few lines each.
learn-glossary = Glossary
    .text = What the words of the games mean.
learn-keyboard = Keyboard
    .text = Play a whole game without touching the mouse.

## Rules

learn-game = Game
learn-search = Search the rules
learn-search-hint = B17, coal port …
learn-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
learn-nothing-found = No rule says that. Try fewer words.
learn-no-word = The glossary has no such word. Try another one.
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

learn-drawing-b5 = Pink spent £3 and goes first, Blue spent £9 and goes second, Orange spent £14 and goes last.
learn-drawing-b10 = Blue’s canal joins Manchester and Bolton: both are in Blue’s network. Bury, without a canal of Blue’s, is not.
learn-drawing-b12 = An arrow leads from Liverpool to Birkenhead; the way back is barred.
learn-drawing-b13 = A slot with the symbols of cotton mill and coal mine takes either tile; an iron works does not fit.
learn-drawing-b14 = Lancaster has a slot for ports and one for port or cotton mill. A port must go on the first.
learn-drawing-b17 = A coal cube travels from Violet’s mine in Manchester over one built canal to the works in Bolton. Orange’s mine in Oldham is two links away and not used.
learn-drawing-b18 = Iron jumps from an iron works in Rochdale to a tile far away; no link joins them.
learn-drawing-b19 = A coal mine with one cube gives it up and flips; its owner’s income marker moves forward.
learn-drawing-b20 = Blue’s level 2 coal mine replaces Blue’s level 1 coal mine.
learn-drawing-b22 = A new iron works sends two of its four cubes to the two empty spaces of the demand track and earns £2.
learn-drawing-b23 = A new canal may start from Blue’s tile in Oldham, or continue Blue’s canal from Yorkshire to Colne, but not lie between Colne and Burnley.
learn-drawing-b24 = One canal costs £3; one rail £5 and a coal cube; two rails £15 and two coal cubes.
learn-drawing-b26 = Two level 1 cotton mills leave the stack for two iron cubes; level 2 is now on top.
learn-drawing-b27 = A cotton mill in Manchester is joined to a port in Warrington & Runcorn: both tiles flip.
learn-drawing-b28 = The marker on the cotton demand track falls by two spaces to a bonus of +2; the last space says that there is no demand.
learn-drawing-b29 = A loan of £30 takes the marker three income levels down, to the highest space of that level.
learn-drawing-b30 = A link between Rochdale, with two flipped tiles, and Yorkshire, with two discs, scores 4 VP. The unflipped tile counts nothing.
learn-drawing-a5 = With an industry card, Blue reaches Lowell over an own rail; Worcester, without one, is out of reach.
learn-drawing-a6 = A purple card allows building in Boston, Lowell and Massachusetts Bay, all of them purple.
learn-drawing-a7 = A blank slot takes a cotton mill, a factory or an iron works; slots with a symbol take that industry only.
learn-drawing-a8 = Boston has four slots and takes two tiles of Blue’s; Lowell has three and takes one.
learn-drawing-a10 = Coal comes from the mine one rail away rather than from the one two rails away.
learn-drawing-a11 = Coal goes by sea from Boston’s port over a ship to Portsmouth’s port: two lanes, two connections.
learn-drawing-a13 = A new ship fills its import with four coal cubes: one for the ship itself, two for the demand track, one stays.
learn-drawing-a14 = An emptied iron works flips, and its owner receives $5 at once.
learn-drawing-a16 = The first rail costs $1; each further one $1, a coal cube and an iron cube.
learn-drawing-a17 = A cotton mill sells to a market square that takes cotton; the square is used up.
learn-drawing-a19 = Two cards are drawn, each from the face-up pair or from the deck.
learn-drawing-a21 = Three loans cost $3 of interest at the end of the round.
learn-drawing-a22 = A rail brings $2 and $1 for each occupied square at its ends: three tiles and a village make $6.

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
learn-key-undo = Take back
learn-key-leave = Leave the choice
learn-key-hint = Ask for a hint
learn-key-fit = Show the whole board
learn-key-zoom-in = Nearer
learn-key-zoom-out = Farther
learn-key-track = Income and points
learn-key-player-board = Your works
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
learn-back = Read the step before
learn-fold = Show or hide the text
learn-again = Start over
learn-leave = Leave the lesson
learn-finish = Finish
learn-laying-out = The board is being laid out …
learn-table = Lesson: { $game }
learn-instead = That would be another move, so it was taken back. Try what is described above.
learn-watch = Your rivals move
    .text = Watch the board and the log. Your turn comes in a moment.

## The lesson of Brass

learn-brass-goal = Welcome to Lancashire
    .text = You are Blue, with £30 and an empty map. Build mills, mines, ports and canals: whoever has the most victory points in the end wins. In this lesson you play the canal period, the first half of the game.
learn-brass-cards = Cards are actions
    .text = Each card you play is one action. What it shows matters only for building: a town card lets you build in that town, an industry card lets you build that industry where your canals reach.
learn-brass-first-mill = Build a cotton mill
    .text = Choose the Manchester card, then Build, and a cotton mill in Manchester. It costs £12. In the first round everyone has just one action.
learn-brass-face-down = It must sell first
    .text = Your mill stands, but earns nothing yet. Only when its cotton is sold will the tile flip: then your income rises, and it scores points.
learn-brass-order = Who spends least goes first
    .text = You spent £12, more than anyone else, so this round you go last. Keep an eye on it: a cheap round makes you first in the next one.
learn-brass-first-canal = Dig a canal
    .text = Your mill needs a way to a port. Build the canal from Manchester to Warrington & Runcorn for £3. Any card will do, so give up one you do not need: Preston.
learn-brass-port = Build a port
    .text = Now play a port card. Your canal reaches Warrington & Runcorn, so it belongs to your network, and that is where industry cards work. The port costs £6.
learn-brass-income = The income track
    .text = Every round begins with income. Your marker is on £0, and with £9 in hand not much can be built. So let us borrow.
learn-brass-loan = Take a loan first
    .text = Borrow £30 and discard Blackburn: your income falls by three levels. Borrowing before selling is cheaper, for low on the track a level is one space, higher up two or more.
learn-brass-sell = Sell your cotton
    .text = Now sell from Manchester to your own port. Any card will do: use a coal mine card.
learn-brass-flipped = Both tiles have flipped
    .text = The mill brought 5 spaces, the port 3: your income is now £3 a round. Flipped tiles score at the end of the period, and they make every link next to them worth more.
learn-brass-canal-bolton = On to Bolton
    .text = You spent nothing, so you go first. Build the canal from Manchester to Bolton; discard the shipyard.
learn-brass-iron = An iron works needs coal
    .text = Build an iron works in Bolton with the Bolton card. Its coal comes over built links from the nearest mine, and it is free: here from Violet’s mine in Manchester, one canal away.
learn-brass-demand-track = Demand tracks
    .text = Two spaces of the iron track were empty, so two of your cubes were sold there for £2. When no works has iron left, everyone buys from the track, cheapest first. Coal works alike, but only where a port is connected.
learn-brass-develop = Develop
    .text = Better mills lie deeper in your stack. Develop twice in one action: remove two level 1 mills, each for an iron cube from your works. Iron needs no link at all. Discard Liverpool.
learn-brass-emptied = Emptied and flipped
    .text = The last cube is gone, so your works flipped: 3 more spaces of income. Mines and works flip when they are empty, whoever took the cubes.
learn-brass-canal-stockport = On to Stockport
    .text = You may have only one tile in each town during the canal period. So spread: build the canal to Stockport with the other coal mine card.
learn-brass-second-mill = A better mill
    .text = Build your level 2 mill in Stockport with a cotton mill card: £14 and one coal. It is the last coal of Violet’s mine, which will flip, to Violet’s joy.
learn-brass-distant = The Distant Market
    .text = Your port has flipped and takes no more cotton, but it still leads overseas. Sell Stockport’s cotton to the Distant Market, with a port card. A tile will be turned up, and demand falls by its number.
learn-brass-bonus = There was demand
    .text = Demand fell by 2 and the mill flipped: 4 spaces, and 1 more as the bonus where the marker now stands. Should the marker ever reach the end, nobody can sell there until the period is over.
learn-brass-canal-macclesfield = Links score too
    .text = At the end each link scores 1 point for every flipped tile at its two ends. Build the canal from Stockport to Macclesfield; discard the iron works card.
learn-brass-third-mill = A third mill
    .text = Build a mill in Macclesfield with your cotton mill card. Several mines are equally near this time, so you choose whose coal to take: it brings that rival closer to flipping.
learn-brass-closed = The last round
    .text = Pink tried the Distant Market and found no demand left. But Orange has built a port in Ellesmere Port, and canals lead there from Macclesfield.
learn-brass-choice = Your choice
    .text = Two cards, two actions: now you decide. Our advice: sell Macclesfield’s cotton to Orange’s port, for a port of anyone’s will do. The hint helps, too.
learn-brass-last-card = The last card
    .text = One more action. Our advice: the canal from Macclesfield to the Midlands, since places outside Lancashire are worth 2 points to a link.
learn-brass-scoring = The canal period is scored
    .text = First the links, then the flipped tiles. All canals and all level 1 tiles left the board, but your level 2 mills stay and will score once more at the end of the game.
learn-brass-rail = Then comes the railway
    .text = The rail period works like this one. Rails cost £5 and a coal cube, or £15 and two cubes for a pair, and a town may hold several of your tiles. You know all you need: take a seat!

## The lesson of Age of Industry

learn-industry-goal = Welcome to New England
    .text = You are Blue, with no money at all. Build mills, ports, ships and rails. In the end cash and the levels of your tiles become points, and most points win.
learn-industry-cards = Two kinds of cards
    .text = An industry card builds that industry where your rails reach. A coloured card builds anything in a place of that colour. Rails, selling and drawing need no card.
learn-industry-first-mill = A mill in Lowell
    .text = Play the cotton mill card in Lowell. As long as you have no tile on the map, an industry card works anywhere. The mill costs $4.
learn-industry-loan = The bank lends
    .text = You had nothing, so you borrowed $10; the game does that for you. Each loan costs $1 a round, and 5 points if it is still there at the end. It is paid back by itself when you have the money.
learn-industry-rail = Your first rail
    .text = Goods travel by rail. Build from Lowell to Boston: your first rail costs just $1, and no card.
learn-industry-port = A port in Boston
    .text = Boston is purple, so a purple card lets you build there. Build a port for $3.
learn-industry-sell = Sell your cotton
    .text = Your mill is joined to a port, so you can sell. It takes no card.
learn-industry-cash = Income is cash, once
    .text = Both tiles flipped and paid at once: $8 for the mill, $5 for the port. A flipped tile never pays again, so keep building.
learn-industry-draw = Draw cards
    .text = Cards do not come by themselves: drawing two is an action. Take the purple card lying face up, and one from the deck.
learn-industry-order = First in line
    .text = Your loan has been paid back. And since you spent the least, you go first now.
learn-industry-develop = Clear the way for a ship
    .text = Your first ship is level 0 and can never be built. Develop it away, discarding the grey card. It takes no iron here.
learn-industry-iron = An iron works
    .text = Build an iron works in Boston with its card, for $2. In places with four slots or more you may have two tiles. Its three cubes will serve your rails.
learn-industry-ship = Build a ship
    .text = Play the ship card on Massachusetts Bay; its sea lane leads to your port. A ship brings coal from overseas, more than it needs for itself.
learn-industry-import = Coal from overseas
    .text = Four cubes arrived: one for the ship, two were sold to the empty spaces of the coal track, one is left. The ship flips when no coal is left and its market has been used.
learn-industry-second-rail = The second rail
    .text = From now on each rail costs $1, one coal and one iron. Build to Manchester: coal comes by sea from your import, iron from your works.
learn-industry-second-mill = A mill in Manchester
    .text = Your rail reaches Manchester, so the cotton mill card works there.
learn-industry-market = Sell by sea
    .text = Your port is used up, but the market beside your ship wants cotton. Rails and sea lanes lead there: sell!
learn-industry-ship-flips = Three at one stroke
    .text = The mill paid $8. Market used, import empty: the ship flipped too, for $12. Think of such chains before you build.
learn-industry-later = Fifteen rounds later
    .text = The same game, its last round: the deck is empty, and you have $73 and no loans. Your mill in Hartford has not sold yet.
learn-industry-choice = Your choice
    .text = Two actions, and they are yours. Our advice: sell Hartford’s cotton to Pink’s port in Boston, by rails of anyone.
learn-industry-last-action = The last action
    .text = Our advice: one more rail. It brings $2 at the end, and $1 for every tile at its ends. The rail from Albany to Burlington is a good one.
learn-industry-scoring = The final scoring
    .text = Rails paid, loans were paid back, and every $5 became a point. Each tile scores its level, flipped or not; each loan left over costs 5 points.
learn-industry-end = That is all
    .text = High levels are worth a lot, and so is cash; loans are fine as long as they earn more than they cost. You know all you need: take a seat!

## Tips for Brass

learn-tip-brass-pair = A mill and its port
    .text = A mill is worth little until it has sold. Plan mill, link and port together, and you flip two tiles with one action.
learn-tip-brass-borrow = Borrow early
    .text = At the start a level of income is a single space; later it is two or more. Take the big loan before your income rises, never after.
learn-tip-brass-cash = Money is for spending
    .text = Cash in hand earns nothing. Good players are often near £0, and always know what the next loan will pay for.
learn-tip-brass-develop = Skip the weak tiles
    .text = Two developments while iron is cheap bring you to level 2 mills rounds earlier. Many strong openings begin that way.
learn-tip-brass-stay = Level 2 scores twice
    .text = A tile of level 2 or more that flips in the canal period stays on the board and scores again in the rail period.
learn-tip-brass-gap = Watch the gaps in the tracks
    .text = An iron works built when the iron track has gaps sells cubes at once, often flips the same turn, and pays for itself.
learn-tip-brass-near = Mines where others build
    .text = A mine flips when its coal is used, by anyone. Put it where rivals need coal, not where you are alone.
learn-tip-brass-double = Two turns in a row
    .text = Spend much when you go last, and little when you go first: whoever is last in one round and first in the next has four actions running.
learn-tip-brass-market = Sell early overseas
    .text = Demand in the Distant Market only falls. Count the tiles already turned: while the high ones are still to come, every sale is a risk.
learn-tip-brass-guest = Use other people’s ports
    .text = A rival’s port flips your mill as well as your own does. And your open port invites rivals to do the same for you.
learn-tip-brass-cards = Keep the right cards
    .text = A town card is worth most where slots are wanted and your network does not reach. Discard the towns that are full.
learn-tip-brass-links = Links late, links dense
    .text = A link scores what has flipped at its ends by then, whoever owns it. In the last rounds, look for the free link with the most flipped tiles.
learn-tip-brass-last-loan = The last cards of the period
    .text = With nothing better to do at the end of the canal period, borrow: the money is worth more in the first railway rounds.
learn-tip-brass-pairs = Rails in pairs
    .text = Two rails for £15 save an action. The first turns of the rail period decide who gets the best lines, so enter it with money and coal nearby.
learn-tip-brass-coal = Count the coal
    .text = Every rail eats a cube. Before you plan a turn, see which mine will supply it, and what the track charges if a rival takes it first.
learn-tip-brass-shipyard = Shipyards pay in points
    .text = Shipyards flip at once and score the most. For level 1, which only the canal period allows, develop twice; for level 2 two more tiles must go. Each takes a rare slot, coal and iron: begin early.
learn-tip-brass-overbuild = Build over your own
    .text = When slots run out in the rail period, a higher level over your own tile scores more than a poor link.
learn-tip-brass-turn = Income first, points later
    .text = In the first half of a period take the tile with more income, in the last rounds the one with more points.

## Tips for Age of Industry

learn-tip-industry-loans = Loans are tools
    .text = A loan costs $1 a round and saves an action spent waiting. Borrow for what pays back within a few rounds; do not keep loans to the end.
learn-tip-industry-first = Sell as soon as you can
    .text = A mill and a port beside each other flip within three rounds and free you of your first loan.
learn-tip-industry-levels = High levels score
    .text = Every tile on the map scores its level, flipped or not. Develop the low ones away when a card is of no other use.
learn-tip-industry-chain = Build in chains
    .text = Look for one sale that flips three tiles: a mill, the market beside a ship, and with the last coal the ship itself.
learn-tip-industry-rails = Rails are savings
    .text = Each rail brings $2 at the end and $1 for every occupied square at its ends. Six of them make a rail worth $8.
learn-tip-industry-hungry = Feed the rail builders
    .text = Every rail takes coal and iron. Mines and works close to where others build flip quickly, and the owner is paid.
learn-tip-industry-draw = Draw on quiet turns
    .text = Drawing two cards when nothing is urgent keeps your choice wide. With one card in hand you are forced.
learn-tip-industry-colour = Colours open doors
    .text = A coloured card needs no rail at all. Keep one for a place you want to enter before your rivals do.
learn-tip-industry-whole = A whole turn, any slot
    .text = Spending the turn on one building works with any card and on any slot. Dear, but for a level 3 or 4 tile it can be right.
learn-tip-industry-markets = Read the markets
    .text = The market tiles lie open from the start. See which squares want cotton and which factory goods before you choose what to build.
learn-tip-industry-ports = Ports fill up
    .text = Each port buys once, and level 1 buys only cotton. Count the open ports against the mills that wait for them.
learn-tip-industry-gaps = Sell into the gaps
    .text = Mines, works and ships joined to a port fill empty spaces of the tracks for cash. Build them just after rivals have bought.
learn-tip-industry-factories = Factories need time
    .text = Two level 0 factories lie in the way. Begin to develop early if you want the tiles that pay $27.
learn-tip-industry-order = Save once, go first
    .text = A turn of selling and drawing costs nothing, and makes you first in the next round: the best moment for a wanted slot.
learn-tip-industry-end = See the end coming
    .text = When the deck is out and a hand is empty, the game is over after that round. Have your mills sold and your loans paid by then.

## Glossary

learn-word-action = action
    .text = What you do on your turn: usually two of them. In Brass each one costs a card.
learn-word-canal = canal
    .text = A link of the first period of Brass. All canals leave the board when the period ends.
learn-word-card-industry = industry card
    .text = Builds the industry it shows, where your network reaches.
learn-word-card-location = location card
    .text = Builds any industry in the place it names; in Age of Industry, in any place of its colour.
learn-word-connected = connected
    .text = Joined by built links of any owner, or in the same place. In Age of Industry sea lanes count as well.
learn-word-cube = cube
    .text = A unit of coal (black) or iron (orange). It lies on mines, works, demand tracks and imports.
learn-word-deck = draw deck
    .text = The cards still to be drawn. In Brass it is used up to the last card; in Age of Industry its end announces the end of the game.
learn-word-demand-track = demand track
    .text = The market for coal or iron: buy the cheapest cube, sell to the most expensive gap.
learn-word-develop = develop
    .text = Take tiles off your stacks unbuilt, to reach better ones. In Brass each costs an iron cube.
learn-word-distant-market = Distant Market
    .text = Buys cotton in Brass as long as there is demand; a tile turned up says how far demand falls.
learn-word-distant-port = distant port
    .text = A symbol in Age of Industry: this place counts as a port when cubes are bought or sent to the track.
learn-word-external = external location
    .text = Scotland, Yorkshire and the Midlands: they act as ports, have no slots, and count 2 points to a link.
learn-word-face-up = face-up cards
    .text = Two cards beside the deck of Age of Industry that anyone may draw.
learn-word-flip = flip
    .text = A tile turns over when its work is done: sold, or emptied. Then it earns, and in Brass it scores.
learn-word-import = coal import
    .text = The square behind a ship: filled with coal when the ship is built.
learn-word-income = income
    .text = In Brass, what the bank pays you each round; in Age of Industry, what a tile pays once when it flips.
learn-word-income-space = income space, income level
    .text = The track has 100 spaces; several together make a level. Tiles move you by spaces, loans by levels.
learn-word-industry = industry
    .text = What a tile is: cotton mill, coal mine, iron works, port, shipyard; in Age of Industry also factory and ship.
learn-word-interest = interest
    .text = In Age of Industry, $1 for each loan at the end of every round.
learn-word-level = level
    .text = The number on a tile. Higher levels cost more and are worth more.
learn-word-link = link
    .text = A canal or rail between two places. It extends your network, carries goods and coal for everyone, and scores.
learn-word-loan = loan
    .text = Money against income in Brass; in Age of Industry $10 whenever cash does not suffice.
learn-word-market-square = market square
    .text = A buyer on the map of Age of Industry. The tile on it says which goods it takes; it buys once.
learn-word-network = network
    .text = The places your own links reach, and in the rail period those where you have a tile.
learn-word-overbuild = overbuild
    .text = Put a tile of a higher level over another one.
learn-word-period = period
    .text = One half of Brass: first canals, then rails. Each ends with a scoring.
learn-word-port = port
    .text = Buys the cotton of one mill and flips with it. Also the gate to the demand tracks and to the Distant Market.
learn-word-rail = rail
    .text = A link that uses up coal; in Age of Industry coal and iron, except for each player’s first rail.
learn-word-round = round
    .text = Everybody takes a turn. Afterwards the money spent decides the new order.
learn-word-sea-lane = sea lane
    .text = A connection between a port and a ship. Two lanes with a ship between them join two ports.
learn-word-slot = slot
    .text = A square in a place on which one tile fits, if the slot shows its industry.
learn-word-spent = money spent
    .text = What you paid in a round for tiles, links and cubes. Whoever spent least goes first in the next.
learn-word-stack = stack
    .text = Your tiles of one industry, the lowest level on top.
learn-word-ship-slot = ship slot
    .text = A slot at sea in Age of Industry; it can be used once a port lies on one of its lanes.
learn-word-unflipped = unflipped
    .text = A tile that still waits for its sale, or still holds cubes.
learn-word-village = village
    .text = A place without slots in Age of Industry. Rails pass through, and it counts as one square.
learn-word-virtual-link = virtual link
    .text = The ferry from Liverpool to Birkenhead: it only helps an industry card to reach Birkenhead.
learn-word-vp = victory points (VP)
    .text = They decide the game: from links, flipped tiles and money; in Age of Industry from money and levels.
