# The reference beside a table: aid, tiles, cards and markets

reference-title = Prontuario
reference-loading = Caricamento…
reference-failed = Impossibile caricare questa parte. Controlla la connessione.
reference-tab-aid = Aiuto
reference-tab-tiles = Tessere
reference-tab-cards = Carte, mercati
reference-tab-legend = Legenda
reference-tab-rules = Regole
reference-tab-glossary = Glossario

# The aid, the tiles, the cards and markets

reference-flips = Si gira { $when }.
reference-parts = Parti del foglio di aiuto
reference-no-aid = Questo gioco non ha un foglio di aiuto.
reference-level = Tessera
reference-price = Prezzo
reference-needs = richiede
reference-gives = dà
reference-income = Spazi di entrate quando si gira
reference-cash = Contanti quando si gira
reference-periods = Periodi in cui si può costruire
reference-left = restano
reference-count = a testa
reference-tile = { $industry } { $level }
reference-next = la tua prossima tessera
reference-needs-told = { $coal } carbone, { $iron } ferro
reference-never = non si costruisce, si elimina solo con lo sviluppo
reference-tiles-about = La barra indica la tua prossima tessera; i segni mostrano quante tessere di ogni tipo restano a ciascuno.
reference-cards = Carte
reference-face = { $left } su { $total } rimaste
reference-aid-title = Foglio di aiuto: { $title }
reference-tiles-title = Tessere e carte: { $title }
reference-print = Stampa
reference-legend-title = Legenda: { $title }
reference-symbol-key = alla regola
