### The client in Italian: making a turn

play-tile = { $industry } { $level }
play-flips = Si gira: { $industry } ({ $place })
play-income-moves = Entrate { $from } → { $to }
play-earns = Incasso: { $amount }
play-takes-loan = Prestito di { $amount }
play-repays = Prestiti restituiti: { $amount }
play-borrows = Contanti + { $amount }
play-ships = Al tracciato di domanda: { $count } × { $resource }, { $amount }
play-sells = Vendita: { $mill } → { $place }
play-overbuilds = Sostituisce: { $industry } { $level }
play-imports = Importazione di carbone ({ $place }): { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
  }
play-develops = Esce dalla tua pila: { $industry } { $level }
play-income = Entrate
play-vp = Punti vittoria
play-from = { $resource } ({ $place })
play-from-track = { $resource } dal tracciato di domanda
play-bill-tile = Tessera
play-bill-link = Collegamento
play-free = gratis
play-total = Totale
play-money-left = Contanti rimasti
play-next-round = Prossimo round: posizione { $rank }
play-unknown = Che cosa uscirà non si sa ancora.
play-sources-open = Scegli la fonte sulla mappa.
play-two-cards = Richiede due carte e tutto il turno.
play-whole-turn = Richiede tutto il turno.
play-not-possible = Non è possibile
play-confirm = Conferma
play-confirm-price = Conferma per { $price }
play-confirm-done = Fatto, conferma
play-why-turn = Non è il tuo turno.
play-why-lost = Connessione al server persa. Finché non torna, non si invia nulla.
play-undo = Annulla mossa
play-undone = Mossa annullata.
play-undo-asked = Hai chiesto il permesso agli altri.
play-undo-request = { $name } chiede di annullare l’ultima mossa.
play-agree = Accetta
play-refuse = Rifiuta
play-your-turn = Tocca a te
play-thinks = Tocca a { $name }.
play-over = La partita è finita.
play-frozen = Le regole sono cambiate dall’inizio di questa partita. Puoi guardarla, ma non continuarla.
play-watching = Stai guardando.
play-several = Che cosa costruisci qui?
play-cancel = Annulla
play-hint-title = Che cosa farebbe il Magnate
play-hint-value = Attesi alla fine: { $vp } PV
play-hint-figures = In cifre
play-hint-then = Poi:
play-hint-use = Preparala sulla mappa
play-menu = Menu
play-menu-keys = Tastiera
play-menu-rules = Regole
play-menu-motion = Animazioni
play-menu-alerts = Quando tocca a te
play-menu-replay = Rivedi la partita
play-menu-leave = Esci: continua un bot
play-menu-return = Riprendi il posto
play-menu-resign = Abbandona
play-menu-report = Segnala qualcuno
play-menu-lobby = Torna alla lobby
play-menu-share = Copia il link di questo tavolo
play-menu-look = Guarda dal posto di { $name }
play-menu-watch = Guarda da spettatore
play-copied = Link copiato.
play-resign-sure = Abbandonare? Un bot continua per te e finisci in ultima posizione.
play-leave-sure = Lasciare il tavolo? Un bot gioca per te fino al tuo ritorno.
play-choose-hint = Scegli una carta, un’azione o un luogo evidenziato.
play-choose-tile = Scegli una delle tue tessere.
play-loading = Caricamento della mappa…
play-gone = Impossibile mostrare questo tavolo
play-move-with = {" "}· carta: { $cards }
play-move-build = costruisci: { $industry } ({ $place })
play-move-canal = costruisci un canale: { $links }
play-move-rail = costruisci ferrovie: { $links }
play-move-develop = sviluppa: { $tiles }
play-move-sell = vendi: { $places }
play-move-loan = prendi un prestito di { $amount }
play-move-draw = pesca: { $cards }
play-move-pass = passa
play-move-give-up = rinuncia alla tessera ({ $place })
play-target-build = Costruisci: { $industry } ({ $place }), { $price }
play-target-link = Costruisci: { $link }, { $price }
play-other-card = con un’altra carta
play-result = Risultato
play-side = Registro, chat e note
play-track = Entrate e punti vittoria
play-unread = { $count ->
    [one] { $count } messaggio non letto
   *[other] { $count } messaggi non letti
  }
play-covered = Le carte restano coperte finché chi gioca dopo non prende lo schermo.
play-why-nothing = Qui al momento non puoi fare nulla.
play-discarded = { $count ->
    [one] { $count } scartata
   *[other] { $count } scartate
  }

# Watching
play-watch-whose = Di chi mostrare le tessere
play-watch-mover = Di turno
play-watch-back = Torna al tuo posto

# Sharing
play-copied-invitation = Link copiato. Chi lo riceve può guardare.
play-menu-invite = Copia un invito a guardare
play-menu-closed = Questo tavolo non ammette spettatori. Gli inviti li fa solo l’host.

# Preparare mentre giocano gli altri

play-plan-title = Preparazione: tocca a { $name }
play-plan-confirm = Prepara questo turno
play-plan-ready = Preparato
play-plan-add = Aggiungi al turno preparato
play-plan-prepared = Il tuo turno preparato
play-plan-when = Si gioca al tuo turno, se è ancora permesso e non costa di più.
play-plan-cancel = Annulla
play-plan-played = Il tuo turno preparato è stato giocato.
play-plan-cancelled = Il tuo turno preparato è stato annullato. { $why }
play-plan-problem = Per come stanno le cose, verrebbe annullato. { $why }
play-plan-why-undo = È stata annullata una mossa.
play-plan-why-price = Ora costerebbe { $price } invece di { $was }.
play-plan-why-choice = Ora c’è più di un modo per farlo.
play-reach-with = con { $cards }
play-reach-two = con due carte
play-menu-reference = Prontuario
play-about-tile = Dettagli della tessera
play-compiling = I bot vengono compilati dopo il primo avvio: ancora { $seconds } s circa. Fino ad allora sono più lenti e giocano peggio.
play-compiling-failed = Su questo server non è stato possibile compilare i bot: sono più lenti e giocano peggio.
