### The client in Italian: lobby

## First page

lobby-under = Un gioco di cotone, carbone e canali, da Brass e Age of Industry
lobby-welcome = Mai giocato?
lobby-welcome-about = Una partita guidata spiega ogni regola al momento giusto.
lobby-welcome-go = Inizia qui
lobby-play-now = Gioca subito
lobby-play-about = Brass contro tre bot, subito. Non serve un account.
lobby-dealing = Si distribuiscono le carte …
lobby-go-on = Tocca a te: { $name }
lobby-against = Contro
lobby-ways = Altri modi di giocare
lobby-industry-about = Age of Industry contro tre bot, subito
lobby-tutorial = Impara a giocare
lobby-tutorial-about = Una partita guidata; ogni regola al momento giusto
lobby-new = Nuovo tavolo
lobby-new-about = Con gli amici, con chiunque, con i bot
lobby-same = Su un solo schermo
lobby-same-about = Passatevi il dispositivo; le mani restano nascoste
lobby-upload = Partita registrata
lobby-upload-about = Riprendila da dove vuoi, o riguardala
lobby-unreachable = Il server non è raggiungibile; ciò che vedi può essere vecchio. Si riprova …
lobby-looking = Ricerca …

## Lists of tables

lobby-list-mine = I tuoi tavoli
lobby-list-open = Tavoli aperti
lobby-list-watch = Partite in corso
lobby-list-finished = Finite di recente
lobby-list-done = Le tue partite finite
lobby-turns =
    { $count ->
        [one] tocca a te a un tavolo
       *[other] tocca a te a { $count } tavoli
    }
lobby-clear = Metti via
lobby-clear-table = Metti via: { $name }
lobby-clear-all = Metti via tutto
lobby-clear-undo = Annulla
lobby-cleared =
    { $count ->
        [one] Un tavolo è stato messo via.
       *[other] { $count } tavoli sono stati messi via.
    }
lobby-none-open = Nessun tavolo aspetta giocatori.
lobby-open-one = Aprine uno
lobby-none-watch = Al momento nessuno gioca in pubblico.
lobby-none-finished = Qui compaiono le partite finite, da rivedere mossa per mossa.
lobby-frozen = Le regole sono cambiate; questa partita non può proseguire
lobby-your-turn = Tocca a te
lobby-thinks = Tocca a { $name }
lobby-ended = finita il { $when }
lobby-free =
    { $count ->
        [one] Un posto è libero
       *[other] { $count } posti sono liberi
    }
lobby-all-ready = Tutti sono pronti
lobby-not-ready = Non tutti sono ancora pronti
lobby-left-minutes =
    { $count ->
        [one] ancora un minuto
       *[other] ancora { $count } minuti
    }
lobby-left-hours =
    { $count ->
        [one] ancora un’ora
       *[other] ancora { $count } ore
    }
lobby-left-days =
    { $count ->
        [one] ancora un giorno
       *[other] ancora { $count } giorni
    }
lobby-winner = Vincitore
lobby-join = Unisciti
lobby-joining = Ci si siede …
lobby-do-turn = Gioca
lobby-do-start = Inizia
lobby-do-ready = Preparati
lobby-do-wait = Guarda
lobby-do-gather = Al tavolo
lobby-do-watch = Guarda
lobby-do-replay = Rivedi

## A game from a record

lobby-upload-file = Un file
lobby-upload-text = O incolla qui la partita registrata
lobby-upload-none = Non è ancora una partita registrata: comincia con «cottonopolis 1».
lobby-upload-from = Riprendi dopo l’azione { $count } di { $all }
lobby-upload-until = Numero di azioni riprese
lobby-upload-last = L’ultima, riga { $line }: { $text }
lobby-upload-start = Dall’inizio
lobby-upload-seats = Chi continua?
lobby-upload-go = Riprendi da qui
lobby-reading = Lettura …
lobby-cancel = Annulla
lobby-fault-line = Riga { $line }, colonna { $column }: { $fault }
lobby-fault-seats = Questa partita è per { $players } giocatori.
lobby-fault-nobody = Almeno un posto deve essere tuo o aperto.

## New table

lobby-game = Gioco
lobby-board-brass = Lancashire; canali, poi ferrovie
lobby-board-germany = Porti al nord, carbone a ovest
lobby-board-new-england = Navi lungo la costa, cotonifici nell’interno
lobby-players = Giocatori
lobby-seats = Posti
lobby-seats-about = L’ordine di turno si sorteggia all’inizio.
lobby-seat = Posto { $number }, { $colour }
lobby-seat-me = Tu, a questo schermo
lobby-seat-open = Aperto a tutti
lobby-seat-invited = Aperto, su invito
lobby-seat-bots = Un bot
lobby-seat-label = Nome (facoltativo)
lobby-seat-label-of = Nome del posto { $number }
lobby-same-note = Siete in più a questo schermo. Tra un turno e l’altro le carte sono coperte finché non arriva chi gioca dopo.
lobby-fill = Gli altri posti:
lobby-fill-open = Aperti
lobby-variants = Varianti
lobby-variants-none = nessuna: le regole originali
lobby-more = Altre impostazioni
lobby-name = Nome del tavolo
lobby-set-listed = Visibile nella sala
    .text = Altrimenti lo trova solo chi inviti.
lobby-set-spectators = Spettatori
    .text = Altri possono guardare; non vedono mai una mano.
lobby-set-hints = Suggerimenti
    .text = Ognuno può chiedere consiglio al bot più forte.
lobby-set-undo-requests = Annullare con il consenso
    .text = Una mossa che ha rivelato qualcosa si può annullare se tutti gli altri sono d’accordo.
lobby-set-returns = Ritorno
    .text = Chi è uscito o ha finito il tempo può riprendere il posto dal bot.
lobby-set-rated = Valida per la classifica
    .text = Il risultato vale per la classifica, per chi ha un account.
lobby-replacement = Il bot che subentra
lobby-replacement-about = Gioca per chi esce, abbandona o finisce il tempo.
lobby-summary =
    { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }
lobby-summary-start = La partita comincia subito.
lobby-summary-listed = Chiunque può unirsi dalla sala.
lobby-summary-invited = Avrai un link per invitare gli altri.
lobby-start-now = Inizia la partita
lobby-create = Apri il tavolo

## Pace and clock

lobby-pace = Ritmo
lobby-live = Dal vivo
    .text = Tutti sono presenti; circa due ore.
lobby-by-turns = Per corrispondenza
    .text = Quando c’è tempo; vieni avvisato quando tocca a te.
lobby-clock = Orologio
lobby-clock-none = Senza orologio
    .text = Tutto il tempo che vuoi
lobby-clock-relaxed = Tranquillo
    .text = 2 min a turno + 30 min
lobby-clock-brisk = Spedito
    .text = 45 s a turno + 10 min
lobby-clock-fast = Veloce
    .text = 20 s a turno + 3 min
lobby-clock-day = 1 giorno
    .text = a turno
lobby-clock-three-days = 3 giorni
    .text = a turno
lobby-clock-week = 1 settimana
    .text = a turno
lobby-clock-own = Altro
    .text = Lo regoli tu
lobby-clock-minutes = Minuti a turno
lobby-clock-bank = Riserva per tutta la partita, in minuti
lobby-clock-about = Il tempo in più si prende dalla riserva. Finita anche quella, continua un bot.
lobby-clock-each = { $each } a turno
lobby-clock-both = { $each } a turno + { $bank }
lobby-time-seconds = { $count } s
lobby-time-minutes = { $count } min
lobby-time-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }

## Waiting room

lobby-closed = L’ospitante ha chiuso questo tavolo.
lobby-wait-start = Tutti sono pronti. Puoi iniziare.
lobby-wait-host = Tutti sono pronti. L’ospitante avvia la partita.
lobby-wait-ready =
    { $count ->
        [one] Un giocatore non è ancora pronto.
       *[other] { $count } giocatori non sono ancora pronti.
    }
lobby-listed = Visibile
lobby-unlisted = Su invito
lobby-rated = Valida per la classifica
lobby-no-hints = Senza suggerimenti
lobby-your-name = Il tuo nome
lobby-host = Ospitante
lobby-here = è qui
lobby-away = è via
lobby-ready = pronto
lobby-not-yet = non ancora pronto
lobby-take = Siediti qui
lobby-take-too = Prendi anche questo posto
lobby-leave = Alzati
lobby-bot-for = Chi siede al posto { $number }
lobby-fill-bots = Riempi i posti liberi con:
lobby-get-ready = Sono pronto
lobby-start = Inizia la partita
lobby-close = Chiudi il tavolo
lobby-close-sure = Nessuno potrà più giocare qui.
lobby-close-yes = Chiudi
lobby-invite = Invita altri
lobby-invite-listed = Chi ha questo indirizzo può sedersi.
lobby-invite-unlisted = Questo tavolo non è visibile: manda un invito a chi deve giocare o guardare.
lobby-address = Indirizzo del tavolo
lobby-invitation = Invito { $number }
lobby-invitation-old = Invito { $number } (il link è stato mostrato alla creazione)
lobby-invitation-make = Crea un link d’invito
lobby-revoke = Revoca
lobby-copy = Copia
lobby-share = Condividi
lobby-qr = Codice QR
lobby-qr-of = Codice QR di { $url }
lobby-qr-about = Inquadralo con un telefono per aprire lì il tavolo.
lobby-copied = Copiato. Mandalo a chi vuoi.
lobby-not-copied = Il tuo browser non permette di copiare. Seleziona l’indirizzo e copialo a mano.

## Account

lobby-account = Account
lobby-is-guest = Ospite
lobby-is-account = Account
lobby-account-new = Crea un account
lobby-account-about = Conserva partite e punteggio, e gioca da ogni dispositivo.
lobby-account-keep = Trasforma questo ospite in un account
lobby-account-keep-about = Tutti i tuoi posti e le tue partite restano tuoi.
lobby-account-create = Crea l’account
lobby-account-made = Benvenuto. Il tuo account è pronto.
lobby-name-field = Nome
lobby-password = Password
lobby-password-about = Almeno 8 caratteri.
lobby-email = E-mail
lobby-email-optional = E-mail (facoltativa)
lobby-email-why = Per dirti che tocca a te, e se dimentichi la password. Nient’altro.
lobby-email-sent = Un messaggio con un link è in arrivo. Aprilo per confermare l’indirizzo.
lobby-email-confirmed = { $email } è confermata.
lobby-email-unconfirmed = { $email } non è ancora confermata. Apri il link nel messaggio; salvando di nuovo ne parte un altro.
lobby-sign-in-about = Hai già un account?
lobby-sign-in-guest = Se accedi con un altro account, questo browser dimentica l’ospite e i suoi posti.
lobby-forgotten = Password dimenticata
lobby-forgotten-ask = Hai dimenticato la password?
lobby-forgotten-about = Se l’account ha un indirizzo confermato, vi arriva un link per una nuova password.
lobby-forgotten-send = Invia il link
lobby-forgotten-sent = Se l’account ha un indirizzo confermato, un messaggio è in arrivo.
lobby-back-to-sign-in = Torna all’accesso
lobby-guest = Solo giocare
lobby-guest-about = Basta un nome. Più tardi puoi farne un account.
lobby-guest-go = Entra
lobby-sending = Un momento …
lobby-save = Salva
lobby-saved = Salvato.
lobby-language-about = Per i messaggi che ricevi
lobby-alerts = Quando tocca a te
lobby-webhook = Messaggi in una chat
lobby-webhook-about = Il tuo turno, annunciato da un webhook di un servizio di chat.
lobby-webhook-address = Indirizzo del webhook
lobby-password-change = Cambia la password
lobby-password-old = Vecchia password
lobby-password-new = Nuova password
lobby-password-save = Salva la nuova password
lobby-password-changed = La password è cambiata. Tutti gli altri accessi sono stati chiusi.
lobby-sign-out = Esci
lobby-sign-out-here = Esci qui
lobby-sign-out-all = Esci ovunque
lobby-sign-out-guest = Senza account non si torna a questo ospite.
lobby-sign-out-sure = I posti di questo ospite andranno persi. Uscire comunque?
lobby-sign-out-yes = Esci comunque

## Links from messages

lobby-link-confirm = Il tuo indirizzo e-mail
lobby-link-reset = Una nuova password
lobby-link-invitation = Hai un invito
lobby-confirm-done = È confermato. Grazie.
lobby-reset-done = La nuova password è salvata e hai effettuato l’accesso.
lobby-invited = Qualcuno ti tiene un posto a un tavolo.
lobby-invited-go = Al tavolo

## Leaderboard and profile

lobby-rank = Posto
lobby-games = Partite
lobby-rating = Punteggio
lobby-strength = Forza stimata
lobby-interval = { $mu } ± { $sigma }
lobby-bot = Bot
lobby-pages = Pagine della classifica
lobby-better = Migliori
lobby-worse = Successivi
lobby-ladder-none = Nessuno ha ancora finito una partita di questo tipo valida per la classifica. Sii il primo.
lobby-ladder-about = Il punteggio è la forza stimata meno tre volte la sua incertezza: cresce con le vittorie e quando si sa di più su di te. Valgono le partite degli account, bot compresi.
lobby-profile = Profilo
lobby-since = qui dal { $when }
lobby-ranked = { $rank }º posto
lobby-wins = Vittorie
lobby-mean-vp = Punti in media
lobby-best-vp = Miglior risultato
lobby-mean-place = Posizione media
lobby-built = Costruito in tutte le partite
lobby-history = Partite
lobby-games-count =
    { $count ->
        [one] una partita
       *[other] { $count } partite
    }
lobby-history-none = Ancora nessuna partita finita.
lobby-more-games = Partite più vecchie
lobby-unrated = non valida per la classifica
lobby-resigned = abbandono

# Colours
lobby-your-colour = Il tuo colore
lobby-colour-of = Colore di { $name }
lobby-colour-taken = { $colour }, già preso
