### The client in Italian: making a turn

play-tile = { $industry } { $level }
play-flips = { $industry } ({ $place }): tessera girata
play-income-moves = Entrate { $from } → { $to }
play-earns = Guadagna { $amount }
play-takes-loan = Si prende un prestito di { $amount }
play-repays = Si restituiscono { $amount } di prestiti
play-borrows = Contanti + { $amount }
play-ships = Al tracciato di domanda: { $count } × { $resource }, { $amount }
play-sells = Vendita: { $mill } → { $place }
play-overbuilds = Sostituisce: { $industry } { $level }
play-imports = Importazione di carbone, { $place }: { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
  }
play-develops = Lascia la tua pila: { $industry } { $level }
play-income = Entrate
play-vp = Punti vittoria
play-from = { $resource }: { $place }
play-from-track = { $resource } dal tracciato di domanda
play-bill-tile = Tessera
play-bill-link = Collegamento
play-free = gratis
play-total = Totale
play-money-left = Contanti rimasti
play-next-round = Prossimo round: posto { $rank }
play-unknown = Che cosa uscirà non si sa ancora.
play-sources-open = Scegli la fonte sulla mappa.
play-two-cards = Richiede due carte e tutto il turno.
play-whole-turn = Richiede tutto il turno.
play-with = Carta: { $cards }
play-not-possible = Non è possibile
play-confirm = Conferma
play-confirm-price = Conferma per { $price }
play-confirm-done = Basta, conferma
play-why-turn = Non è il tuo turno.
play-why-lost = La connessione è caduta. Non si invia nulla finché non torna.
play-undo = Annulla
play-undone = Mossa annullata.
play-undo-asked = È stato chiesto il permesso agli altri.
play-undo-request = { $name } chiede di annullare l’ultima mossa.
play-agree = Acconsenti
play-refuse = Rifiuta
play-your-turn = Tocca a te
play-thinks = Tocca a { $name }.
play-over = La partita è finita.
play-frozen = Le regole sono cambiate dall’inizio di questa partita. Puoi guardarla, ma non continuarla.
play-watching = Stai guardando.
play-several = Che cosa costruisci qui?
play-cancel = Lascia stare
play-hint-title = Che cosa farebbe il Magnate
play-hint-value = Attesi alla fine: { $vp } PV
play-hint-figures = In cifre
play-hint-then = Poi:
play-hint-use = Mettila sulla mappa
play-menu = Menu
play-menu-keys = Tastiera
play-menu-rules = Regole
play-menu-motion = Animazioni
play-menu-alerts = Quando tocca a te
play-menu-replay = Rivedi la partita
play-menu-leave = Esci: continua un bot
play-menu-return = Riprendi il tuo posto
play-menu-resign = Abbandona
play-menu-lobby = Alla sala
play-menu-share = Copia il link di questo tavolo
play-menu-look = Guarda come { $name }
play-menu-watch = Guarda da spettatore
play-copied = Il link è copiato.
play-resign-sure = Abbandonare? Un bot gioca per te e sarai ultimo.
play-leave-sure = Lasciare il tavolo? Un bot gioca per te fino al tuo ritorno.
play-choose-hint = Scegli una carta, un’azione o un luogo illuminato.
play-choose-tile = Scegli una tessera fra le tue industrie.
play-loading = Si apre la mappa…
play-gone = Questo tavolo non si può mostrare
play-move-with = {" "}con { $cards }
play-move-build = costruire: { $industry } ({ $place })
play-move-canal = costruire un canale: { $links }
play-move-rail = costruire ferrovie: { $links }
play-move-develop = sviluppare { $tiles }
play-move-sell = vendere da { $places }
play-move-loan = prendere un prestito di { $amount }
play-move-draw = pescare { $cards }
play-move-pass = passare
play-move-give-up = togliere la tessera: { $place }
play-target-build = Costruisci: { $industry } ({ $place }), { $price }
play-target-link = Costruisci { $link }, { $price }
play-other-card = con un’altra carta
play-result = Il risultato
play-side = Registro, chat e note
play-track = Entrate e punti vittoria
play-unread = { $count ->
    [one] { $count } messaggio non letto
   *[other] { $count } messaggi non letti
  }
play-covered = Le carte restano coperte finché il prossimo giocatore non prende lo schermo.
play-why-nothing = Qui ora non c’è nulla da fare.
play-discarded = { $count ->
    [one] { $count } scartata
   *[other] { $count } scartate
  }

# Watching
play-watch-whose = Di chi mostrare la plancia
play-watch-mover = Di turno
play-watch-back = Torna al tuo posto

# Sharing
play-copied-invitation = Il link è copiato. Chi lo ha può guardare.
play-menu-invite = Copia un invito a guardare
play-menu-closed = Questo tavolo non ammette spettatori. Può invitare solo chi lo ha aperto.

# Preparare mentre giocano gli altri

play-plan-title = Preparazione: tocca a { $name }
play-plan-confirm = Prepara questo turno
play-plan-ready = Preparato
play-plan-add = Aggiungi al turno preparato
play-plan-prepared = Il tuo turno preparato
play-plan-when = Giocato al tuo turno, se ancora permesso e non più caro.
play-plan-cancel = Rinuncia
play-plan-played = Il tuo turno preparato è stato giocato.
play-plan-cancelled = Il tuo turno preparato è annullato. { $why }
play-plan-problem = Così come stanno le cose, sarebbe annullato. { $why }
play-plan-why-undo = Una mossa è stata ritirata.
play-plan-why-price = Ora costerebbe { $price } invece di { $was }.
play-plan-why-choice = Ora c’è più di un modo per farlo.
play-reach-with = con { $cards }
play-reach-two = con due carte
