# The reference beside a table: aid, tiles, cards and markets

reference-title = Prontuario
reference-loading = Caricamento…
reference-failed = Questa parte non è stata caricata. Controlla la connessione.
reference-tab-aid = Riassunto
reference-tab-tiles = Tessere
reference-tab-cards = Carte e mercati
reference-tab-legend = Legenda
reference-tab-rules = Regole
reference-tab-glossary = Glossario
