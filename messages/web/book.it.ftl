# Che cosa giocano i bot forti in apertura e che cosa vince
book-title = Che cosa giocano qui i bot forti
book-card = Solo con una carta
book-any-card = Con carte qualsiasi
book-with-card = Con la carta «{ $name }»
book-level = { $level ->
    [board] La stessa situazione sulla mappa in { $games } partite giocate da: { $bots }.
   *[other] { $games } partite con le stesse tessere e gli stessi collegamenti di questo giocatore, giocate da: { $bots }; gli avversari hanno giocato altre mosse.
}
book-move = Mossa
book-share = Giocata
book-share-note = Giocata: quota delle partite in cui la mossa era possibile.
book-share-card = Giocata: quota delle partite in cui il giocatore aveva la carta.
book-points = Punti
book-points-title = Media dei punti finali di questo giocatore
book-wins = Vinte
book-wins-title = Quota di partite vinte da questo giocatore
book-row = { $games } partite; vantaggio sul miglior avversario: { $lead }
book-no-move = Nessuna delle mosse giocate qui è possibile con queste carte.
book-unknown = Troppo poche partite sono arrivate a questa posizione.

## La pagina
book-what-wins = Che cosa vince
    .text = Industrie, rendita, collegamenti, prestiti e posti in migliaia di partite di bot forti.
book-loading = Caricamento…
book-none = Non c’è ancora un libro per questo gioco.
book-setup = Mappa e numero di giocatori
book-players = { $count } giocatori
book-about = { $games } partite giocate da: { $bots }. Il vincitore ha in media { $winner } punti e { $lead } di vantaggio; gli altri ne hanno { $others }.
book-policy = la rete neurale da sola
book-then-policy = { $bot } nei primi round, poi la rete neurale da sola
book-earlier-network = I bot usavano una rete precedente a quella attuale.
book-winners = Vincitori
book-others = Gli altri
book-fair = Una quota uguale di vittorie
book-industries = Industrie
book-built = Tessere costruite da un giocatore
book-levels = Industrie e livelli
book-levels-text = Quota di vittorie di chi ha costruito una tessera così, e numero di giocatori
book-sources = Da dove vengono i punti
book-sources-text = Punti di un giocatore
book-source = { $source ->
    [links] Collegamenti
    [money] Denaro
   *[other] Debiti
}
book-seats = Posti
book-seats-text = Vittorie e punti medi secondo il primo ordine di gioco
book-turn = Posto { $turn }
book-vp = { $points } punti
book-links = Collegamenti e sviluppi
book-links-text = Costruiti o sviluppati da un giocatore
book-links-in = { $when ->
    [canal] Canali
    [rail] Ferrovie
   *[other] Ferrovie
}
book-developed = Tessere sviluppate
book-income = Rendita per round
book-income-text = { $rules ->
    [industry] Guadagnata nel round con le tessere girate, meno gli interessi
   *[other] Riscossa all’inizio del round
}
book-loans = Prestiti
book-loans-text = Presi nel round da un giocatore
book-loans-taken = Quota di vittorie per numero di prestiti, e numero di giocatori
book-loans-count = { $loans ->
    [0] Nessun prestito
    [1] 1 prestito
   *[other] { $loans } prestiti
}
book-loans-more = { $loans } o più prestiti
book-interval = Tra { $low } e { $high }, con il 95% di confidenza
book-note = Gli stessi bot hanno giocato tutti i posti. Ciò che i vincitori fanno più spesso si accompagna alla vittoria; non ne è per forza la causa.
