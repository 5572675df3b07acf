### Problemi

puzzles-title = Problemi
puzzles-daily = Problema del giorno
puzzles-daily-text = Una nuova posizione ogni giorno, uguale per tutti.
puzzles-daily-solved = Risolto
puzzles-daily-missed = Non risolto
puzzles-solve = Risolvilo
puzzles-welcome = Posizioni di partite vere in cui un turno è nettamente migliore di tutti gli altri. Lo giochi sulla mappa; la risposta è stata verificata con centinaia di partite giocate fino alla fine.
puzzles-loading = Caricamento dei problemi…
puzzles-none = Non ci sono ancora problemi per queste regole.
puzzles-guest = I problemi risolti e le serie vengono conservati. Il rating vale solo per gli account.
puzzles-to-account = Crea un account
puzzles-themes = Temi
puzzles-game = Gioco
puzzles-all-games = Tutti i giochi
puzzles-any = Un problema qualsiasi
puzzles-my-rating = Il tuo rating
puzzles-my-solved = Problemi risolti
puzzles-my-streak = Risolti di fila
puzzles-my-days = Giorni di fila
puzzles-rated = Difficoltà { $rating }
puzzles-task = Trova il turno migliore
puzzles-task-text = Giochi con { $seat }. Un turno è nettamente migliore di tutti gli altri. Giocalo per intero, poi rispondi.
puzzles-turn-so-far = Il tuo turno finora
puzzles-cut = Questo rivela carte o tessere nascoste: il problema finisce qui.
puzzles-submit = Rispondi con questo turno
puzzles-undo = Annulla
puzzles-hint-theme = Aiuto: il tema
puzzles-hint-place = Aiuto: il luogo
puzzles-unrated = Una risposta data dopo un aiuto non conta per il rating.
puzzles-was-solved = Hai già risolto questo problema.
puzzles-was-missed = Hai già provato questo problema.
puzzles-places = Guarda qui: { $places }.
puzzles-no-place = Non succede sulla mappa.
puzzles-rules =
    { $count ->
        [one] La regola in questione:
       *[other] Le regole in questione:
    }
puzzles-solved = Risolto!
puzzles-missed = Non è il turno migliore
puzzles-streak =
    { $count ->
        [one] Il primo problema della serie.
       *[other] { $count } problemi di fila.
    }
puzzles-gives-away = In media questo turno regala { $points } punti.
puzzles-your-rating = Il tuo rating: { $rating } ({ $change })
puzzles-next = Problema successivo
puzzles-no-other = Non ci sono altri problemi su questo tema.
puzzles-on-the-board = Turno mostrato
puzzles-show-mine = Il tuo turno
puzzles-show-solution = Turno migliore
puzzles-show-tempting = Allettante
puzzles-best-turn = Il turno migliore
puzzles-why = Perché il turno allettante fallisce
puzzles-why-gap = In { $count } partite giocate fino alla fine è finito { $points } punti peggio rispetto al miglior avversario (± { $error }).
puzzles-why-lost = Fai { $points } punti in meno con: { $source }.
puzzles-why-gained = I { $points } punti in più ({ $source }) non bastano a compensare.
puzzles-why-rival = { $seat } fa { $points } punti in più.
puzzles-source-links = collegamenti
puzzles-source-money = denaro
puzzles-source-loans = prestiti

puzzles-theme-sale-order = Vendere nell’ordine giusto
    .text = Prepara prima la vendita, oppure vendi nell’ordine giusto.
puzzles-theme-last-loan = L’ultimo prestito
    .text = Presto nessuno potrà più chiedere prestiti.
puzzles-theme-two-rails = Due ferrovie insieme
    .text = Due ferrovie in un’azione, con il carbone giusto.
puzzles-theme-overbuild = Costruire sopra
    .text = Una tessera migliore prende il posto di una vecchia.
puzzles-theme-rival-cubes = I cubetti di un avversario
    .text = Consuma il carbone o il ferro di un avversario.
puzzles-theme-end-of-period = Fine del periodo dei canali
    .text = Conta ciò che fa punti adesso e ciò che resta.
puzzles-theme-preparation = Prima questo, poi quello
    .text = La prima azione rende possibile la seconda.
puzzles-theme-turn-order = Ordine di gioco
    .text = Chi spende meno gioca prima nel round successivo.
puzzles-theme-distant-market = Il Mercato Distante
    .text = Vendere dove la domanda è incerta.
puzzles-theme-loan = Un prestito
    .text = Denaro subito, meno entrate o punti più tardi.
puzzles-theme-demand-track = Il tracciato di domanda
    .text = I cubetti inviati al tracciato di domanda pagano subito.
puzzles-theme-develop = Sviluppare
    .text = Togli le tessere deboli per arrivare alle migliori.
puzzles-theme-sale = Una vendita
    .text = Le merci vendute girano una tessera.
puzzles-theme-draw = Pescare
    .text = La carta giusta vale un’azione.
puzzles-theme-last-round = L’ultimo round
    .text = Dopo non c’è più nulla: conta ogni punto.
puzzles-theme-link = Un collegamento
    .text = Un canale o una ferrovia nel posto giusto.
puzzles-theme-build = Una costruzione
    .text = La tessera giusta nello spazio giusto.
puzzles-theme-pass = Passare
    .text = A volte meno è di più.
