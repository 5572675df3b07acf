# Worked examples of the rules: the pages around them
examples-title = Example
examples-example = Example: { $title }
examples-try = Try it on the board
examples-more = See also the example:
examples-source = { $resource } from: { $place }
examples-buyer = buyer: { $place }
examples-whole-turn = whole turn
examples-play-next =
    { $left ->
        [one] Play the move of the example
       *[other] Play the next move of the example
    }
examples-undo = Undo
examples-reset = Start again
examples-show = Show it on the board
examples-moves = Moves played
examples-others = Other examples
examples-to-rules = Rules
examples-points-links = Links
examples-points-tiles = Tiles
examples-points-money = Money
examples-points-loans = Loans
examples-points-total = Points

## Brass

examples-brass-first-turn = The first turn
    .text =
        You begin with £30 and an income of £0. In the first round everyone plays just one card. The Manchester card lets you build a level 1 cotton mill, the top tile of its stack, for £12. You have £18 left, and another level 1 mill is now on top.
examples-brass-new-period = From the last canal card to the rails
    .text =
        Violet plays the very last card of the canal period. After the scoring all 66 cards are shuffled again, everyone gets 8 of them, 2 are set aside unseen, and 32 form the new deck. The rail period begins with two actions each.
examples-brass-refill = Five cards for eight gaps
    .text =
        Violet has spent nothing and goes first in the next round; then come Orange (£3), Pink (£5) and Blue (£12). Hands are refilled in this new order: Violet draws two cards, Orange draws two, Pink gets the last one, and nothing is left for Blue.
examples-brass-debt = Five pounds of debt
    .text =
        Your income is −£5 and you have no cash, so a tile must go. You choose the flipped mill at Colne. It cost £12, so it gives you £6: you pay £5 and keep £1. Your income marker stays where it is, but the mill will not score any points.
examples-brass-bankrupt = No tile left to give up
    .text =
        Your income is −£5, you have £2 and no tile on the board. You pay the £2 and lose 1 VP for each of the £3 you are short.
examples-brass-turn-order = £23, £6, £6 and £12
    .text =
        In this round Blue has spent £23, Orange and Pink £6 each, Violet £12. Orange and Pink go first in the next round; they are tied, so Orange stays ahead of Pink. Violet follows, and Blue is last.
examples-brass-last-card = The last card of a period
    .text =
        All hands but Violet’s are empty. When Violet has played the last card, points are scored: your canal joins two flipped tiles and is worth 2 VP, your port another 2; Orange gets 2 VP for the mine. Then the canal and the level 1 port leave the board, and the level 2 mine stays.
examples-brass-sixty-pounds = £60 in one turn
    .text =
        For a loan any card will do, and the same action may be taken twice: you borrow £30 with Liverpool and £30 with a port card. Your income falls from £0 to −£3 and on to −£6.
examples-brass-colne = Two cards for Colne
    .text =
        Neither card builds a mill at Colne: Manchester is another location, and the other card shows a coal mine. Together they replace the Colne card and take your whole turn. You still need coal: Colne is connected to Yorkshire, an external location, so you buy it for £1.
        At Burnley two cards are no help, because no coal gets there.
examples-brass-manchester-card = The Manchester card
    .text =
        You have nothing near Manchester, but you need no connection: the card lets you build whatever fits a free slot there. The iron works needs coal, which Orange’s mine in the same location supplies. The card is of no use next door at Oldham.
examples-brass-preston = A cotton mill card and a port at Preston
    .text =
        Your canals lead to Lancaster, and through Wigan to Warrington & Runcorn. The places they reach are your network. A mill can go to Lancaster or to Warrington & Runcorn: Wigan has only coal slots, Preston already has your tile, and Blackburn is reached only by Orange’s canal.
examples-brass-no-tile = As long as you have no tile
    .text =
        You have no tile on the board, so you may use your coal mine card anywhere: at Wigan or at Bolton, with no link at all. Once the mine is built, your cotton mill card works only in your network.
examples-brass-birkenhead = A shipyard at Birkenhead
    .text =
        Your rail reaches Liverpool, so the virtual link lets you use the shipyard card at Birkenhead. Coal does not travel along it: you buy it through Orange’s port at Ellesmere Port, over the rail to Birkenhead. You pay £25 for the tile and £1 each for coal and iron.
examples-brass-birkenhead-without-rail = The same without the rail
    .text =
        Nobody has built the rail from Ellesmere Port. There are ports nearby, even at Liverpool, but the virtual link carries no coal, so you cannot build the shipyard yet.
examples-brass-birkenhead-one-way = Not the other way round
    .text =
        Your rail reaches Birkenhead. That opens Ellesmere Port at its other end, but not Liverpool: the virtual link leads only from Liverpool to Birkenhead.
examples-brass-manchester-slots = The four slots of Manchester
    .text =
        Three slots of Manchester show a cotton mill and a coal mine, the fourth shows only an iron works. You build an iron works, with coal from Orange’s mine at Oldham. It fits no other slot, and nothing else fits this one.
examples-brass-first-shipyard = The first shipyard
    .text =
        Two level 0 tiles lie on top of your shipyards and cannot be built. With one action you develop both away, with free iron from Orange’s iron works. Now a level 1 shipyard is on top, and Liverpool is the only place for it in the canal period, because no canal brings coal to Barrow-in-Furness or Birkenhead. You pay £16, and £1 for coal; it flips at once.
examples-brass-lancaster = The port-only slot comes first
    .text =
        One slot at Lancaster takes only ports, the other a port or a cotton mill. Your port must go on the first, which leaves room for a mill. A mill may go on the shared slot straight away.
examples-brass-lancaster-overbuilt = An older port on the shared slot
    .text =
        In the rail period the level 1 port is gone from the port-only slot, and your port is on the shared slot. You may overbuild it there, because that takes no slot away from a mill; or you may build on the empty slot.
examples-brass-one-per-location = One tile in a location
    .text =
        It is the canal period and your coal mine is at Bolton, so you may not build a second tile there. Other players may build on the free slots.
examples-brass-two-in-bolton = Two tiles in the rail period
    .text =
        In the rail period the limit is gone: you build a mill at Bolton beside your mine, which supplies its coal.
examples-brass-one-pound-short = One pound short
    .text =
        The mill costs £14, and the next coal on the track costs £2: £16 together. You have £15. You cannot pay later, so you cannot build it now; borrow first.
examples-brass-proceeds-come-later = The proceeds come later
    .text =
        The coal track is empty. A new mine at Warrington & Runcorn would ship both its cubes at once for £8, but it costs £5 and you have £4. The money from the track arrives only after the price is paid.
examples-brass-oldham = A steam mill at Oldham
    .text =
        With the Oldham card you build a level 2 mill for £14. Its coal comes from Orange’s mine at Manchester, one link away, free of charge; your own mine at Bury is two links away and may not be used.
        The cotton mill card works only in your network, at the two ends of your canal: Manchester is possible. Bury already has your tile, and Oldham is reached only by Orange’s canal. The Colne card is no use, because no coal gets there.
examples-brass-next-cube = The next cube costs £2
    .text =
        Three cubes are gone from the coal track, so the next one costs £2. No mine is connected to Warrington & Runcorn, but there is a port, and it does not matter that it is flipped: you pay £14 for the mill and £2 for its coal.
examples-brass-iron-flies = Iron needs no connection
    .text =
        A level 3 mine needs iron. It comes free of charge from any iron works, near or far, connected or not, and the choice is yours: you take it from Preston and leave Pink’s last cube at Rochdale alone, because taking it would flip Pink’s iron works.
examples-brass-iron-for-three = Iron for £3
    .text =
        No iron works has a cube left, so the iron comes from the track; no port is needed for it. Four cubes are gone, and the next one costs £3: you pay £8 for the mine and £3 for its iron.
examples-brass-last-cube = The last cube flips the mine
    .text =
        You build a level 2 mill at Manchester and take the last cube of Orange’s mine at Bury. The mine flips at once, and Orange advances four income spaces, although it is your turn.
examples-brass-own-mine-overbuilt = A better mine in the same place
    .text =
        You overbuild your level 1 mine with a level 2 mine. The old tile leaves the game with its cube. The new mine has three cubes. It is connected to a port, so two of them go to the gaps in the coal track at once, for £1 each.
examples-brass-another-players-mine = When all coal is gone
    .text =
        There is no coal cube anywhere on the board, and the track is empty. Only then may you overbuild Orange’s mine with a higher one. Orange keeps the income but no longer scores for the mine.
examples-brass-one-cube-left = A single cube on the track
    .text =
        No tile holds coal, but one cube is left on the track, so Orange’s mine is safe. You may still build on the free slot.
examples-brass-three-cubes = Three cubes for £4
    .text =
        The coal track has three gaps: at £2 and twice at £1. Your level 2 mine is next to a port, so it fills them at once, the most expensive first, and you receive £2 + £1 + £1 = £4. That was its last cube: it flips, and you advance seven spaces.
examples-brass-first-canals = First canals from Liverpool
    .text =
        Your only tile is a port at Liverpool. A canal must touch it: towards Wigan or Ellesmere Port. The route from Liverpool to Warrington & Runcorn is for rails only. You can build Wigan–Preston once one of your canals reaches Wigan. With no tile on the board you could not build a canal at all.
examples-brass-through-yorkshire = Colne – Yorkshire – Rochdale
    .text =
        Your network runs on through external locations. Your canal from Colne reaches Yorkshire; with your second action you go on from there to Rochdale. The other order does not work: the canal to Rochdale would not touch anything of yours yet.
examples-brass-two-rails = Two rails for £15
    .text =
        With one action you build two rails, one after the other. The first takes coal from Bolton. The second could not have been built alone, because no coal reached Bury or Manchester; it does over the new rail.
examples-brass-port-to-mine = From your port to another’s mine
    .text =
        You build a rail from your port at Liverpool to Wigan. Coal could be bought through the port, but Orange’s mine at the other end has cubes, and a connected mine always comes first: the coal is free, and Orange’s mine is one cube closer to flipping.
examples-brass-rail-through-port = A rail with coal through a port
    .text =
        No mine is connected to either end. There is a port at Warrington & Runcorn (flipped or not makes no difference), so you buy the coal from the track for £1 and bring it to that end.
examples-brass-either-end = Either end will do
    .text =
        You choose the end of the rail to which the coal is brought. One end, Bolton, has a mine. For the other end, Manchester, the nearest mine is Rochdale’s, two links away; Bolton’s does not count as nearer, because the rail is not built yet. So you may take coal from either mine.
examples-brass-two-mills-developed = Straight to steam mills
    .text =
        Two level 1 mills are left on your stack. You develop both away. There is no iron works on the board, and one cube is gone from the iron track, so the iron costs £1 and £2. From now on you build level 2 mills, which score in both periods.
examples-brass-anyones-port = Another player’s port
    .text =
        Your mill at Bolton is connected to Orange’s port over canals of Pink and Violet. You sell there: both tiles flip, you advance five spaces and Orange three. Orange cannot refuse. Nobody gets cash now; the income comes at the start of the next round.
examples-brass-ports-first = Sell to ports first
    .text =
        Two mills, one unflipped port, and demand is nearly gone. You first sell from Bolton to the port, which is certain. Then you try the Distant Market with Manchester: the tile says −2, the marker reaches the end, and this mill stays unflipped. In the other order the action would have ended before the port could buy.
examples-brass-seven-spaces = Four and three make seven
    .text =
        A level 2 mill is worth 4 income spaces. The tile you turn says 0, so the marker stays on the top space, with a bonus of 3: you advance 7 spaces. That is income, not cash.
examples-brass-market-closed = The demand is gone
    .text =
        The marker stands on the seventh space, and the tile says −3. It reaches the end: the mill does not flip, your action is over, and nobody sells to the Distant Market for the rest of the period.
examples-brass-loan = £30 from space 34
    .text =
        Your marker is on space 34, an income of £12. A loan of £30 takes you three levels down, to £9: the marker goes to space 28, the highest of that level. A loan is never paid back.
examples-brass-lowest-income = Never below −£10
    .text =
        Your income is −£8. A loan of £20 takes you down to −£10, the lowest level there is. A loan of £30 would take you to −£11, so it is not allowed.
examples-brass-two-networks = Two networks are scored
    .text =
        The canal period ends. Your canals are worth 3 (Bolton–Manchester), 3 (Bury–Manchester) and 3 VP (Rochdale–Yorkshire, 1 + 2); your four flipped tiles score 15. Orange’s canals score 2 and 1 VP, and the mine 2. The mill at Stockport has not flipped, so it scores nothing, either for its owner or for the canal.
examples-brass-what-stays = What stays for the rail period
    .text =
        After the scoring the canal and the level 1 mill leave the board. Tiles of level 2 stay, flipped or not, with their cubes. The cotton demand goes back to the top; the coal track stays as it is, and you have all your 14 link tiles again.
examples-brass-tie = 119 points each
    .text =
        Blue and Orange have 119 VP each. The income level decides: Orange has £15, Blue £14. Cash and turn order would come only after that.
examples-brass-enough-cubes = More cubes than in the box
    .text =
        Six mines are full and so is the coal track, and the box has only 30 black cubes. Your new mine still gets its five.

## Age of Industry

examples-industry-first-turn = The first turn
    .text =
        You begin with six cards and no money. In the first round everyone has one action. A port at Kiel costs $3: you borrow $10 and have $7 left.
examples-industry-spending = $4, $2 and nothing
    .text =
        In the first round Blue builds a mill for $4, Orange an iron works for $2, and Pink only passes. In the next round Pink goes first, then Orange, then Blue. It makes no difference that all the money was borrowed.
examples-industry-last-round = The last round
    .text =
        The deck is empty and so is Orange’s hand. Nothing happens until the round is complete: Violet still takes the last action. Then the game is over, even though the others hold cards.
examples-industry-without-a-card = A turn without a card
    .text =
        You have no card left. Selling, building a rail and drawing cost none: you sell for $8 and $5 and then draw two cards. To develop or to pass you would have to discard one.
examples-industry-whole-turn = Both actions for Magdeburg
    .text =
        You want a mill at Magdeburg, but you have no fitting card and no rail there. Use both actions and any one card, here a ship card. All other rules still apply: your next factory is level 0, so you could not build that.
examples-industry-kassel = A mill at Kassel
    .text =
        Your rail from Frankfurt reaches Kassel, so you can use the cotton mill card there. The other end of the rail, Frankfurt, counts too.
        Hanover is out of reach, because the rail that leads there belongs to Orange. At Stuttgart your own tile is no help: the location has fewer than four slots.
examples-industry-ship-card = A ship at another’s port
    .text =
        The sea lane of Massachusetts Bay leads to Boston, where Orange has a port. It is enough that your rail touches Boston: you may build the ship. The import gets its four cubes, and one of them is the coal for the ship itself.
examples-industry-brown-card = Brown: five locations
    .text =
        You can use the brown card in the five brown locations, connected or not, for anything that fits: Bohemia, Stuttgart, Augsburg, Munich and Ratisbon. Frankfurt has another colour.
examples-industry-cologne = Cologne and Belgium
    .text =
        The slots of Cologne are blank, so a mill, a factory or an iron works fits. Belgium shows a coal mine and takes nothing else.
examples-industry-munich = One at Munich, two at Berlin
    .text =
        Munich has two slots, so you may have only one tile there. Berlin has four, so you may have two.
examples-industry-first-mill = The first mill costs $4
    .text =
        You always build the lowest level left of an industry: the mill is level 1. Your first factories are level 0, which cannot be built.
examples-industry-magdeburg = Coal from Poland for Magdeburg
    .text =
        The level 2 mill needs coal. The nearest mine is Orange’s in Poland, three rails away. It does not matter that the rails are Orange’s, and the coal is free. Your own rail from Hanover lets you use the card.
examples-industry-ratisbon = A factory at Ratisbon
    .text =
        Coal: Bohemia is one rail away, your own mine at Mannheim three, so you must take Bohemia’s. Iron: Munich and Augsburg are equally near, and you choose your own iron works at Munich. Both tiles give their last cube and flip: $4 for Orange, $3 for you.
examples-industry-france = France opens the track for all
    .text =
        No mine is connected to Kassel. But Orange’s and Pink’s rails connect it to France, a distant port, so you buy the coal from the track for $1. It does not matter whose rails they are.
examples-industry-through-itself = A port supplies itself
    .text =
        A level 3 port needs coal and iron. The port you are building is itself the connection to the tracks, so you may buy both: $8 + $1 + $1. A mill at Hamburg could not do that without a port.
examples-industry-coal-by-sea = Coal from across the sea
    .text =
        Pink’s ship lies between two ports. Its import supplies the port of Portsmouth, and from there Violet’s rail carries the cube to Manchester. Boston on the other lane gets nothing: it has no port tile.
examples-industry-market-at-sea = A market behind a ship
    .text =
        Your mill at Lowell could sell to Orange’s port. But it is better to sell through that port and your ship to the market in the bay. The market is now used and the import is empty, so the ship flips too: $8 + $9. The goods only pass through the port, so it does not flip.
examples-industry-not-through-pennsylvania = Not through Pennsylvania
    .text =
        Your goods from Albany may be sold in Pennsylvania, where the market takes cotton. They may not travel through it to New York, although the rails are there.
examples-industry-three-cubes = Three cubes for $4
    .text =
        The coal track has three gaps: $2, $1, $1. Your level 2 mine at Breslau is connected by other players’ rails to the port of Stettin, so it fills them at once for $4 and keeps one cube of four.
examples-industry-ships-own-coal = A ship’s own coal
    .text =
        You build a ship: four coal cubes go on its import square. One is the ship’s own coal, two fill the gaps in the track for $1 each, and one stays on the square.
examples-industry-paid-at-once = Paid on another’s turn
    .text =
        You take the last cube of Pink’s mine. It flips, and Pink gets $4 at once, on your turn.
examples-industry-mill-becomes-factory = A factory on top of a mill
    .text =
        Your flipped level 1 mill will not pay again. You overbuild it with a level 3 factory: another industry is fine if the slot takes it and the level is higher. You could not put a mill on your port, because that slot takes only ports.
examples-industry-another-players-mine = Orange’s empty mine
    .text =
        No coal cube is on the map and none on the track: you may overbuild Orange’s mine with a higher one.
examples-industry-rail-to-bohemia = Two dollars in all
    .text =
        Your second rail costs $1, a coal cube and an iron cube. The iron is free, from your iron works at Augsburg. No mine is connected, but Bohemia at the end of the rail is a distant port, so the coal is bought for $1.
examples-industry-three-sales = Three sales for $37
    .text =
        Your factory sells to the market in Poland for $16. One mill sells to your own port at Danzig: $8 and $5. The other sells to Orange’s port at Hamburg: $8 for you, $5 for Orange. You receive $37. The factory could not have sold to a level 1 port, which takes only cotton.
examples-industry-any-tile = Away with level 0
    .text =
        For each card you discard, one tile of your choice leaves your player board. You remove both level 0 factories; now the level 3 factory can be built.
examples-industry-two-cards = First the deck, then brown
    .text =
        You take the first card from the deck, see that it is grey, and only then take the brown card lying face up. Only then is the face-up pair refilled.
examples-industry-borrowing = Just enough, and back again
    .text =
        Violet’s factory costs $15 and $2 for the cubes, and Violet has $3: Violet takes two loans, no more. At the end of the round Blue has enough cash to repay both of Blue’s loans before interest is due. Violet then has only $6, so the loans stay and cost $2.
examples-industry-borrowed-interest = Borrowing for interest
    .text =
        Three loans cost $3 in interest. Blue has only $2 and borrows another $10; the new loan costs no interest this round. Orange pays $3 out of $7.
examples-industry-last-rails = $22 and $25
    .text =
        The game is over. Blue’s four rails pay $6 + $6 + $5 + $5 = $22, which is 4 VP; the tiles score 9 VP, including the factory and the mine, which have not flipped. Orange’s five rails pay $25, which is 5 VP, and the tiles score 5 VP.
examples-industry-ship-card-in-germany = A ship card in Germany
    .text =
        There are no ship slots in Germany. You can discard a ship card to develop or to pass, or play it to build another industry as a whole turn; you cannot build a ship.
examples-found = In the examples
