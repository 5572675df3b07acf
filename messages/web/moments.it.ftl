### The client in Italian: moments

## Passaggio allo stesso schermo

moments-hand-over = { $name }, tocca a te
moments-hand-over-text = Passa lo schermo a { $name }. Nessuna carta è visibile prima di premere il pulsante.
moments-hand-over-ready = Sono { $name }
moments-hand-over-since = Dal tuo ultimo turno

## Conteggio

moments-score-period = { $period }: conteggio
moments-score-game = Conteggio finale
moments-score-step = { $step } di { $of }
moments-score-skip = Salta
moments-score-done = Continua
moments-score-begin = Prima i collegamenti, poi le tessere.
moments-score-cleared =
    La mappa viene liberata: { $links ->
        [0] nessun collegamento
        [one] un collegamento
       *[other] { $links } collegamenti
    } e { $tiles ->
        [0] nessuna tessera
        [one] una tessera
       *[other] { $tiles } tessere
    }
moments-vp = { $vp } PV

## Pulsanti di scorrimento

moments-first = All’inizio
moments-back = Indietro di uno
moments-next = Avanti di uno
moments-last = Alla fine
moments-play = Riproduci
moments-pause = Pausa
moments-speed = Velocità: { $speed } volte
moments-round-back = Un round indietro
moments-round-next = Un round avanti
moments-slider = Mossa
moments-slider-value = Mossa { $at } di { $last } · { $label }

## Mercato Distante

moments-market = Mercato Distante
moments-market-bonus = Venduto! Bonus sulle entrate: { $bonus }
moments-market-closed = Nessuna domanda. Il mercato è chiuso.

## Un debito che non si può pagare

moments-forced = Non puoi pagare le tue entrate negative
moments-forced-text = Devi { $owes } e hai { $money }: mancano { $missing }. Scegli una tessera da togliere; rende metà del suo prezzo.
moments-forced-loses = rinuncia a { $vp } PV
moments-forced-enough = basta, restano { $left }
moments-forced-not-enough = mancano ancora { $missing }
moments-forced-income = Le tue entrate non cambiano. Ciò che nessuna tessera può pagare è condonato a 1 PV per ogni £1.

## La classifica finale

moments-final-winner = Vince la partita
moments-final-points = { $count ->
    [one] punto vittoria
   *[other] punti vittoria
}
moments-final-place = { NUMBER($rank) }º
moments-final-source = Provenienza dei punti
moments-final-canal = Periodo dei canali
moments-final-rail = Periodo delle ferrovie
moments-final-links = Collegamenti
moments-final-money = Contanti
moments-final-penalties = Debiti non pagati
moments-final-loans = Prestiti non restituiti
moments-final-earlier = Prima di questo tavolo
moments-final-total = Totale
moments-final-cash = Contanti alla fine
moments-final-income = Entrate alla fine
moments-final-unpaid = Prestiti alla fine
moments-final-resigned = ha abbandonato
moments-final-again = Ancora una
moments-final-rematch-there = Al nuovo tavolo
moments-final-replay = Rivedi la partita
moments-final-board = Guarda la mappa
moments-tie = Stessi punti: { $ahead } è davanti a { $behind }.
moments-tie-income = Stessi punti: { $ahead } precede { $behind } per le entrate più alte ({ $more } contro { $less }, B32).
moments-tie-money = Stessi punti e stesse entrate: { $ahead } precede { $behind } per più contanti ({ $more } contro { $less }, B32).
moments-tie-order = A parità di tutto, { $ahead } precede { $behind } nell’ordine di turno che avrebbe avuto il round successivo (B32, A22).
moments-tie-resigned = { $behind } ha abbandonato e si classifica dopo { $ahead }.

## Rivedere una partita

moments-replay = Rivedere la partita
moments-replay-loading = La partita viene caricata…
moments-replay-table = Al tavolo
moments-replay-start = La partita comincia.
moments-replay-round = { $period }, round { $round }
moments-replay-round-only = Round { $round }
moments-replay-scored = Rivedi il conteggio
moments-share = Copia il link
moments-share-done = Il link è stato copiato.
moments-download = Scarica la partita
moments-figures-order = Ordine di turno
moments-figures-vp = PV
moments-figures-money = Contanti
moments-figures-income = Entrate
moments-figures-loans = Prestiti
moments-figures-cards = Carte in mano

## L’analista

moments-analyst = L’analista
moments-analyst-text = Ripercorre la partita turno per turno: che cosa poteva aspettarsi ciascuno, dove si sono persi punti e che cosa sarebbe stato meglio.
moments-analyst-ask = Analizza questa partita
moments-analyst-waiting = Prima tocca ad altre partite…
moments-analyst-progress = Turno { $done } di { $turns }…
moments-analyst-failed = L’analisi si è interrotta. Riprova.
moments-graph = Punti attesi
moments-graph-label = Punti attesi nel corso della partita; qui: { $standing }
moments-points = Svolte della partita
moments-point-round = Round { $round }
moments-point-cost = Round { $round }: { $seat } ha sprecato { $points } punti
moments-point-swing = Round { $round }: il turno di { $seat } ha spostato il vantaggio di { $points } punti
moments-verdict-best = Il turno migliore
moments-verdict-good = Un buon turno
moments-verdict-slip = Un’imprecisione
moments-verdict-blunder = Un grave errore
moments-insight-best = L’analista avrebbe giocato allo stesso modo.
moments-insight-you = Questo ti avrebbe reso { $points } punti in più:
moments-insight-other = Questo avrebbe reso a { $seat } { $points } punti in più:
moments-insight-value = { $value } PV attesi così, { $best } al meglio; { $chance } di probabilità di vincere prima del turno.

## Detto ad alta voce

moments-say-cost = Costo: { $price }.
moments-say-flips = { $count ->
    [one] Una tessera viene girata.
   *[other] { $count } tessere vengono girate.
}
moments-say-round = Inizia il round { $round }.
moments-say-period = Termina il { $period } e si contano i punti.
moments-say-undo = { $seat } annulla la mossa.
moments-say-turn = Tocca a { $seat }.
moments-say-your-turn = Tocca a te.
