### The client in Italian: panels

## The bar above the board

panels-home = Cottonopolis: torna alla lobby
panels-period-canal = Periodo dei canali
panels-period-rail = Periodo delle ferrovie
panels-short-canal = canali
panels-short-rail = ferrovie
panels-round = Round { $round }
panels-round-of = Round { $round } di { $rounds }
panels-deck-left = { $count ->
    [one] Una carta nel mazzo.
   *[other] { $count } carte nel mazzo.
}
panels-in-deck = nel mazzo
panels-order = Ordine di gioco
panels-order-place = { $nth }. { $name }: spesa { $spent }, { $state ->
    [done] turno finito
    [now] di turno
    [next] a seguire
   *[later] più tardi
  }
panels-turn-state = { $state ->
    [done] ha giocato
    [now] di turno
    [next] a seguire
   *[later] più tardi
}
panels-you = Tu
panels-player = Giocatore
panels-hint = Suggerimento
panels-menu = Menu

## Money, income, points

panels-money = Contanti
panels-income = entrate
panels-loans = prestiti
panels-vp = PV
panels-space = spazio
panels-links-canal = canali rimasti
panels-links-rail = ferrovie rimaste
panels-links = collegamenti rimasti
panels-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

## The track around the map

panels-track = Entrate e punti
panels-track-spoken = { $name }: spazio { $at }, entrate { $income }, { $vp } PV.
panels-track-space = Spazio { $at }: entrate { $income }
panels-track-income-of = { $name }: entrate { $income }
panels-track-vp-of = { $name }: { $vp } PV
panels-track-vp-now = { $name }, contando i punti ora: { $vp } PV
panels-track-open = Mostra tutto il tracciato
panels-track-whole = Tutto il tracciato delle entrate
panels-track-scores = Situazione
panels-loan-step = Un prestito di { $amount }: entrate { $from } → { $to }
panels-loan-none = Un prestito di { $amount }: entrate troppo basse

## Markets

panels-markets = Mercati
panels-subtitle-canal = il periodo dei canali, 1770–1830
panels-subtitle-rail = il periodo delle ferrovie, 1830–1870
panels-subtitle-industry = le ferrovie e i mercati
panels-next-price = prossimo { $price }
panels-then = poi
panels-demand-told = Tracciato di domanda ({ $resource }): { $cubes } cubetti su { $spaces }, il prossimo costa { $next }; quando è vuoto, { $empty } l’uno.
panels-cotton = Cotone
panels-cotton-bonus = bonus di entrate
panels-cotton-told = Domanda di cotone: il segnalino è su un bonus di entrate di { $bonus }. Una vendita al Mercato Distante rivela prima una tessera e lo fa scendere.
panels-cotton-closed = Il Mercato Distante è chiuso per questo periodo.
panels-cotton-last = Ultima: { $tile }.
panels-cotton-last-short = ultima { $tile }
panels-cotton-none-drawn = Nessuna ancora rivelata.
panels-tiles-left = { $count ->
    [one] 1 tessera rimasta.
   *[other] { $count } tessere rimaste.
}
panels-distant = Mercato Distante
panels-closed = chiuso
panels-face-up = Carte scoperte

## One's works and the rivals

panels-player-board = Le tue tessere
panels-player-board-told = { $industry }, livello { $level }: prezzo { $price }, carbone { $coal }, ferro { $iron }, rende { $gains }, { $vp } PV; ne restano { $left }.
panels-develop-first = eliminala con lo sviluppo
panels-stack-level = { $count ->
    [one] Livello { $level }: 1 tessera
   *[other] Livello { $level }: { $count } tessere
}
panels-stack-pick = Sviluppa: { $industry }, livello { $level }
panels-stack-empty = nessuna rimasta
panels-rivals = Avversari
panels-rival-told = { $name }: { $money }, { $vp } PV, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $state ->
    [done] ha giocato
    [now] di turno
    [next] a seguire
   *[later] più tardi
  }. Mostra tutte le tessere.
panels-away = assente
panels-resigned = ha abbandonato

## The hand

panels-hand = La tua mano
panels-hand-empty = Nessuna carta rimasta.
panels-card-state = { $state ->
    [now] utilizzabile
    [other] utilizzabile in alternativa
   *[no] non utilizzabile per questo
}
panels-card-moved = { $what } è ora la carta { $nth }.
panels-card-network = la tua rete
panels-card-places = { $count ->
    [one] 1 luogo
   *[other] { $count } luoghi
}

## The turn

panels-your-turn = Tocca a te
panels-actions-left = { $count ->
    [one] ancora 1 azione
   *[other] ancora { $count } azioni
}
panels-actions = Azioni
panels-action-build = Costruisci un’industria
panels-action-canal = Costruisci un canale
panels-action-rail = Costruisci una ferrovia
panels-action-develop = Sviluppa
panels-action-sell = Vendi
panels-action-loan = Prendi un prestito
panels-action-draw = Pesca due carte
panels-action-pass = Passa
panels-do-build = Costruisci
panels-do-canal = Canale
panels-do-rail = Ferrovia
panels-do-develop = Sviluppa
panels-do-sell = Vendi
panels-do-loan = Prestito
panels-do-draw = Pesca
panels-do-pass = Passa
panels-undo = Annulla mossa
panels-clock = Tempo rimasto per questo turno
panels-clock-bank = Tempo di riserva: { $time }
panels-clock-days = { $days ->
    [one] 1 giorno { $time }
   *[other] { $days } giorni { $time }
}
panels-clock-urgent = Il tuo tempo sta per scadere.

## Log, chat and notes

panels-log-empty = Non è ancora successo nulla.
panels-log-older = Round precedenti
panels-log-look = Guarda la mappa dopo questa mossa
panels-log-round-period = Round { $round }, { $phase }
panels-log-built = { $where } · { $what }
panels-log-overbuilt = sopra { $who } { $what }
panels-log-link = { $where }
panels-log-developed = { $what }
panels-log-sold = { $from } → porto: { $where }
panels-log-sold-market = { $from } → mercato: { $where }
panels-log-sold-distant = { $from } → Mercato Distante (tessera { $tile }, bonus { $bonus })
panels-log-market-closed = { $from }: nessuna domanda (tessera { $tile }), il Mercato Distante chiude
panels-log-loan = prestito di { $amount }
panels-log-passed = passo
panels-log-drew = pesca: { $what }
panels-log-drew-hidden = carta dal mazzo
panels-log-gave-up = rinuncia a una tessera: { $where }
panels-log-forgiven = debito non pagato, { $amount }: { $vp } PV
panels-log-coal-from = carbone: { $where }
panels-log-iron-from = ferro: { $where }
panels-log-coal-bought = carbone comprato ({ $price })
panels-log-iron-bought = ferro comprato ({ $price })
panels-log-coal-shipped = { $count } × carbone al tracciato per { $price }
panels-log-iron-shipped = { $count } × ferro al tracciato per { $price }
panels-log-import = importazione di carbone ({ $where }): { $count ->
    [one] 1 cubetto
   *[other] { $count } cubetti
  }
panels-log-flipped = si gira: { $where } { $who }
panels-log-flipped-for = si gira: { $where } { $who } ({ $amount })
panels-log-income = { $who } entrate { $from } → { $to }
panels-log-end-canal = Finisce il periodo dei canali
panels-log-end-rail = Finisce il periodo delle ferrovie
panels-log-scored = Conteggio dei punti
panels-log-settled = interessi e prestiti
panels-log-over = La partita è finita.
panels-log-joined = ora al tavolo
panels-log-left = fuori dal tavolo; continua un bot
panels-log-returned = di nuovo al tavolo
panels-log-resigned = abbandono
panels-log-timeout = tempo esaurito; continua un bot
panels-log-undo = mossa annullata
panels-log-undo-asked = richiesta di annullare la mossa
panels-log-undo-answered = { $agree ->
    [true] annullamento accettato
   *[false] annullamento rifiutato
}
panels-log-closed = Il tavolo è chiuso.
panels-log-frozen = Le regole sono cambiate: la partita si può guardare, ma non continuare.
panels-log-rematch = Rivincita: è aperto un nuovo tavolo.
panels-chat = Chat
panels-chat-empty = Ancora nessun messaggio.
panels-chat-say = Scrivi un messaggio
panels-chat-send = Invia
panels-spectator = Spettatore
panels-notes = Note
panels-notes-hint = Annota ciò che non vuoi dimenticare.
panels-notes-private = Puoi leggerle solo tu.
panels-notes-saving = Salvataggio…
panels-notes-saved = Salvate. Puoi leggerle solo tu.
panels-notes-failed = Non salvate. Continua a scrivere per riprovare.

## Connection

panels-lost = Connessione al server persa.
panels-lost-text = Stiamo provando a ristabilirla. Fino ad allora nulla di ciò che fai viene inviato o salvato.
panels-shut = Non hai più accesso a questo tavolo.

## Phones

panels-phone-tabs = Parti del tavolo
panels-tab-play = Gioca
panels-tab-player-board = Tessere
panels-tab-rivals = Avversari
panels-tab-track = Tracciato
panels-tab-log = Registro
panels-sheet-shown = Pannello
panels-sheet = { $height ->
    [low] Apri il pannello
    [middle] Cambia l’altezza del pannello
   *[high] Chiudi il pannello
}

# Points if scored now
panels-points-now = { $vp } PV; contando i punti ora { $more }{ $parts ->
    [none] { "" }
   *[other] { "" } ({ $parts })
}
panels-points-links = collegamenti { $vp }
panels-points-tiles = tessere { $vp }
panels-points-money = contanti { $vp }
panels-points-other = prestiti non restituiti { $vp }

# Cards seen and still to come
panels-seen = Carte uscite e ancora da uscire
panels-seen-about = { $unseen } carte non ancora viste: { $deck } nel mazzo, le altre in mano agli avversari o messe da parte.
panels-seen-places = Luoghi
panels-seen-industries = Industrie
panels-seen-row = uscite: { $gone } su { $total }
panels-seen-left = { "" }, non viste: { $unseen }
panels-seen-gone = scartate
panels-seen-held = nella tua mano
panels-seen-shown = scoperte
panels-seen-unseen = non viste
panels-seen-markets = Tessere mercato
panels-reach = Dove potrebbe costruire?
panels-reach-told = In evidenza: dove al prossimo turno potrebbe costruire industrie e collegamenti o vendere con { $money } e la carta giusta. Tratteggiato: solo con una carta precisa.
panels-tab-reference = Prontuario
panels-about-tiles = Tutte le tessere: { $industry }
panels-about-all-tiles = Tutte le tessere: prezzi e punti
