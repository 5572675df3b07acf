# The reference beside a table: aid, tiles, cards and markets

reference-title = Reference
reference-loading = Loading…
reference-failed = This part could not be loaded. Check your connection.
reference-tab-aid = Aid
reference-tab-tiles = Tiles
reference-tab-cards = Cards & markets
reference-tab-legend = Legend
reference-tab-rules = Rules
reference-tab-glossary = Glossary
