### The client in Italian: tournaments

## What a tournament is like

tournament-title = Torneo
tournament-up = Indietro
tournament-by = organizza { $name }
tournament-system-swiss = Sistema svizzero
    .text = Tutti giocano ogni turno contro chi ha un punteggio simile.
tournament-system-round-robin = All’italiana
    .text = Finché ognuno ha incontrato tutti gli altri; al massimo 24 giocatori.
tournament-of-club = Club
    .text = Solo i membri del club vedono questo torneo e vi partecipano.
tournament-players-count =
    { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }
tournament-rounds-count =
    { $count ->
        [one] un turno
       *[other] { $count } turni
    }
tournament-tables-of = tavoli da { $sizes }
tournament-status-open = Iscrizioni aperte
tournament-status-finished = Concluso
tournament-status-cancelled = Annullato
tournament-round-of = Turno { $round } di { $rounds }

## Players

tournament-register = Partecipa
tournament-registered = Partecipi
tournament-withdraw = Ritirati
tournament-withdraw-sure = Ritirarti dal torneo? Finisci la partita in corso e non ne avrai altre.
tournament-players = Giocatori
tournament-no-players = Nessuno si è ancora iscritto.
tournament-seed = Testa di serie, in base al rating
tournament-rating = { $mu } ± { $sigma }
tournament-unrated = senza rating
tournament-player-withdrawn = ritirato
tournament-player-dropped = escluso

## Organiser

tournament-desk = Organizzi questo torneo
tournament-desk-open =
    { $count ->
        [one] Un giocatore iscritto. Il primo turno chiude le iscrizioni.
       *[other] { $count } giocatori iscritti. Il primo turno chiude le iscrizioni.
    }
tournament-desk-wait = I risultati arrivano da soli alla fine delle partite. Escludi chi non si presenta: al suo posto gioca un bot.
tournament-desk-next = Tutte le partite di questo turno sono finite.
tournament-desk-over = Tutti i turni sono finiti. Concludi il torneo per rendere definitiva la classifica.
tournament-start-round = Avvia il turno { $round }
tournament-finish = Concludi il torneo
tournament-cancel = Annulla il torneo
tournament-cancel-sure = Annullare questo torneo? Non si può tornare indietro.
tournament-close = Chiudi il torneo
tournament-close-about = Il torneo è annullato, nome e descrizione sono svuotati. Le partite in corso continuano.
tournament-drop = Escludi
tournament-drop-sure = Escludere { $name }? La sua partita in corso vale come abbandonata.
tournament-correct = Imposta il risultato
tournament-result-of = Risultato del tavolo { $number }
tournament-result-about = Sostituisce il risultato della partita nella classifica del torneo. I rating non cambiano.
tournament-place = Posto
tournament-vp = Punti
tournament-save-result = Salva il risultato

## Rounds and standings

tournament-round = Turno { $round }
tournament-table = Tavolo { $number }
tournament-corrected = deciso da chi organizza
tournament-replay = Rivedi
tournament-watch = Guarda
tournament-to-table = Al tavolo
tournament-plus = +{ $points }
tournament-byes = Riposano: { $names }
tournament-standings = Classifica del torneo
tournament-final-standings = Classifica finale
tournament-winner = Vincitore
tournament-rank = Pos.
tournament-player = Giocatore
tournament-points = Punti
tournament-rank-sum = Somma dei posti
tournament-share = Quota di PV
tournament-opponents = Avversari
tournament-games = giocate { $games }, vinte { $wins }
tournament-byes-count =
    { $count ->
        [one] un riposo
       *[other] { $count } riposi
    }
tournament-ties = posti { $ranks } · { $share }
tournament-ties-about = Una vittoria vale 12 punti, l’ultimo posto nessuno, gli altri una quota regolare; un riposo 6. A parità contano la somma dei posti, la quota di punti vittoria ai tavoli e la forza degli avversari.

## New tournament

tournament-new = Nuovo torneo
tournament-name = Nome del torneo
tournament-about = Descrizione (facoltativa)
tournament-game = Gioco
tournament-system = Sistema
tournament-size = Giocatori per tavolo
tournament-rounds = Turni
tournament-flexible = Altre misure invece di riposi
    .text = Un tavolo può avere un giocatore in più o in meno, così tutti giocano.
tournament-pace = Ritmo
tournament-create = Apri le iscrizioni
tournament-to-account = Crea un account
