### The client in Italian: overlays

## Passaggio allo stesso schermo

overlays-hand-over = { $name }, tocca a te
overlays-hand-over-text = Passa lo schermo a { $name }. Le carte restano coperte finché non si preme il pulsante.
overlays-hand-over-ready = Sono { $name }
overlays-hand-over-since = Dal tuo ultimo turno

## Conteggio

overlays-score-period = { $period }: conteggio dei punti
overlays-score-game = Conteggio finale
overlays-score-step = { $step } di { $of }
overlays-score-skip = Salta
overlays-score-done = Continua
overlays-score-begin = Prima i collegamenti, poi le tessere.
overlays-score-cleared =
    Lasciano la mappa: { $links ->
        [0] nessun collegamento
        [one] un collegamento
       *[other] { $links } collegamenti
    } e { $tiles ->
        [0] nessuna tessera
        [one] una tessera
       *[other] { $tiles } tessere
    }
overlays-vp = { $vp } PV

## Pulsanti di scorrimento

overlays-first = All’inizio
overlays-back = Un passo indietro
overlays-next = Un passo avanti
overlays-last = Alla fine
overlays-play = Riproduci
overlays-pause = Pausa
overlays-speed = Velocità: ×{ $speed }

## Mercato Distante

overlays-market = Mercato Distante
overlays-market-bonus = Venduto! Bonus di entrate: { $bonus }
overlays-market-closed = Nessuna domanda. Il mercato è chiuso.

## Un debito che non si può pagare

overlays-forced = Non puoi pagare le tue entrate negative
overlays-forced-text = Devi pagare { $owes } e hai { $money }; somma mancante: { $missing }. Scegli a quale tessera rinunciare: rende metà del suo prezzo.
overlays-forced-loses = perdi { $vp } PV
overlays-forced-enough = basta, resto: { $left }
overlays-forced-not-enough = ancora { $missing } da pagare
overlays-forced-income = Le tue entrate non cambiano. Il debito che le tessere non coprono è cancellato, ma perdi 1 PV per ogni £1.

## La classifica finale

overlays-final-winner = Vince la partita
overlays-final-points = { $count ->
    [one] punto vittoria
   *[other] punti vittoria
}
overlays-final-place = { NUMBER($rank) }º
overlays-final-source = Da dove vengono i punti
overlays-final-canal = Periodo dei canali
overlays-final-rail = Periodo delle ferrovie
overlays-final-links = Collegamenti
overlays-final-money = Contanti
overlays-final-penalties = Debiti non pagati
overlays-final-loans = Prestiti non restituiti
overlays-final-earlier = Prima di questo tavolo
overlays-final-total = Totale
overlays-final-cash = Contanti alla fine
overlays-final-income = Entrate alla fine
overlays-final-unpaid = Prestiti alla fine
overlays-final-resigned = ha abbandonato
overlays-final-again = Un’altra partita
overlays-final-rematch-there = Vai al nuovo tavolo
overlays-final-replay = Rivedi la partita
overlays-final-graph = Andamento della partita
overlays-final-board = Guarda la mappa
overlays-tie = A pari punti: prima { $ahead }, poi { $behind }.
overlays-tie-income = A pari punti decidono le entrate ({ $more } contro { $less }, B32): prima { $ahead }, poi { $behind }.
overlays-tie-money = A pari punti ed entrate decidono i contanti ({ $more } contro { $less }, B32): prima { $ahead }, poi { $behind }.
overlays-tie-order = A parità di tutto il resto decide l’ordine di gioco del round successivo (B32, A22): prima { $ahead }, poi { $behind }.
overlays-tie-resigned = Chi abbandona si classifica in fondo: prima { $ahead }, poi { $behind }.

## Rivedere una partita

overlays-share = Copia il link
overlays-share-done = Il link è stato copiato.
overlays-download = Scarica la partita
overlays-make-study = Crea uno studio

## Detto ad alta voce

overlays-say-cost = Costo: { $price }.
overlays-say-flips = { $count ->
    [one] Si gira una tessera.
   *[other] Si girano { $count } tessere.
}
overlays-say-round = Inizia il round { $round }.
overlays-say-period = Termina il { $period } e si contano i punti.
overlays-say-undo = { $seat } annulla la mossa.
overlays-say-turn = Tocca a { $seat }.
overlays-say-your-turn = Tocca a te.
