# The reference beside a table: aid, tiles, cards and markets

reference-title = Reference
reference-loading = Loading…
reference-failed = This part couldn’t be loaded. Check your connection.
reference-tab-aid = Aid
reference-tab-tiles = Tiles
reference-tab-cards = Cards & markets
reference-tab-legend = Legend
reference-tab-rules = Rules
reference-tab-glossary = Glossary

# The aid, the tiles, the cards and markets

reference-flips = Flips { $when }.
reference-parts = Parts of the aid
reference-no-aid = This game has no aid.
reference-level = Tile
reference-price = Price
reference-needs = needs
reference-gives = gives
reference-income = Income spaces when it flips
reference-cash = Cash when it flips
reference-periods = Periods in which it may be built
reference-left = left
reference-count = per player
reference-tile = { $industry } { $level }
reference-next = your next tile
reference-needs-told = { $coal } coal, { $iron } iron
reference-never = cannot be built, only developed away
reference-tiles-about = The bar marks your next tile; the last column shows how many of each tile every player has left.
reference-cards = Cards
reference-face = { $left } of { $total } left
reference-aid-title = Player aid: { $title }
reference-tiles-title = Tiles and cards: { $title }
reference-print = Print
reference-legend-title = Legend: { $title }
reference-symbol-key = to the rule
