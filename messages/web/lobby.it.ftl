### The client in Italian: lobby

## First page

lobby-under = Un gioco di cotone, carbone e canali, basato su Brass e Age of Industry
lobby-welcome = È la prima volta?
lobby-welcome-about = Una partita guidata spiega ogni regola al momento giusto.
lobby-welcome-go = Inizia qui
lobby-play-now = Gioca subito
lobby-play-about = Brass contro tre bot, subito.
    .guest = Non serve un account.
lobby-dealing = Si distribuiscono le carte…
lobby-go-on = Tocca a te: { $name }
lobby-against = Contro
lobby-ways = Altri modi di giocare
lobby-industry-about = Age of Industry contro tre bot, subito
lobby-tutorial = Impara a giocare
lobby-tutorial-about = Una partita guidata che spiega ogni regola al momento giusto
lobby-new = Nuovo tavolo
lobby-new-about = Con gli amici, con chiunque, con i bot
lobby-same = Su un solo schermo
lobby-same-about = Passatevi il dispositivo; le mani restano nascoste
lobby-maps = Disegna una mappa
lobby-maps-about = La tua mappa di Age of Industry, subito giocabile
lobby-upload = Da una partita salvata
lobby-upload-about = Riprendila da dove vuoi, o riguardala
lobby-unreachable = Il server non è raggiungibile; ciò che vedi potrebbe non essere aggiornato. Nuovo tentativo in corso…
lobby-looking = Caricamento…

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
lobby-clear = Nascondi
lobby-clear-table = Nascondi: { $name }
lobby-clear-all = Nascondi tutti
lobby-clear-undo = Ripristina
lobby-cleared =
    { $count ->
        [one] Un tavolo è stato nascosto.
       *[other] { $count } tavoli sono stati nascosti.
    }
lobby-none-open = Nessun tavolo in attesa di giocatori.
lobby-open-one = Aprine uno
lobby-none-watch = Al momento nessuna partita pubblica in corso.
lobby-none-finished = Qui compaiono le partite finite, da rivedere mossa per mossa.
lobby-frozen = Le regole sono cambiate; questa partita non può proseguire
lobby-your-turn = Tocca a te
lobby-thinks = Tocca a { $name }
lobby-ended = finita il { $when }
lobby-free =
    { $count ->
        [one] Un posto libero
       *[other] { $count } posti liberi
    }
lobby-all-ready = Ci siete tutti
lobby-not-ready = Qualcuno non ha ancora dato l’OK
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
lobby-winner = Ha vinto
lobby-join = Siediti
lobby-joining = Ti siedi al tavolo…
lobby-do-turn = Gioca
lobby-do-start = Inizia
lobby-do-ready = Ci sono
lobby-do-wait = Vedi
lobby-do-gather = Vai al tavolo
lobby-do-watch = Guarda
lobby-do-replay = Rivedi

## A game from a record

lobby-upload-file = Scegli un file
lobby-upload-text = O incolla qui la partita salvata
lobby-upload-none = Non è ancora una partita salvata: deve cominciare con «cottonopolis 1».
lobby-upload-from = Riprendi dopo l’azione { $count } di { $all }
lobby-upload-until = Numero di azioni da tenere
lobby-upload-last = L’ultima, riga { $line }: { $text }
lobby-upload-start = Dall’inizio
lobby-upload-seats = Chi gioca da qui in poi?
lobby-upload-go = Riprendi da qui
lobby-reading = Lettura…
lobby-cancel = Annulla
lobby-fault-line = Riga { $line }, colonna { $column }: { $fault }
lobby-fault-seats = Questa partita è per { $players } giocatori.
lobby-fault-nobody = Almeno un posto deve essere tuo o aperto.

## New table

lobby-game = Gioco
lobby-board-brass = Lancashire; canali, poi ferrovie
lobby-board-germany = Porti al nord, carbone a ovest; ideale per la prima partita
lobby-board-new-england = Navi lungo la costa, cotonifici nell’interno
lobby-players = Giocatori
lobby-seats = Posti
lobby-seats-about = L’ordine di gioco si sorteggia all’inizio.
lobby-seat = Posto { $number }, { $colour }
lobby-seat-me = Tu, su questo schermo
lobby-seat-open = Aperto a tutti
lobby-seat-invited = Aperto, su invito
lobby-seat-bots = Bot
lobby-seat-label = Nome (facoltativo)
lobby-seat-label-of = Nome del posto { $number }
lobby-same-note = Giocate in più persone su questo schermo. Tra un turno e l’altro le carte restano coperte finché non arriva chi gioca dopo.
lobby-fill = Gli altri posti:
lobby-fill-open = Aperti
lobby-variants = Varianti
lobby-variants-none = nessuna: le regole originali
lobby-more = Altre impostazioni
lobby-name = Nome del tavolo
lobby-set-listed = Visibile nella lobby
    .text = Altrimenti lo trova solo chi inviti.
lobby-set-spectators = Spettatori
    .text = Altri possono guardare, ma non vedono mai le carte in mano.
lobby-set-hints = Suggerimenti
    .text = Chiunque al tavolo può chiedere consiglio al bot più forte.
lobby-set-undo-requests = Annullamento con consenso
    .text = Una mossa che ha rivelato qualcosa si può annullare se tutti gli altri sono d’accordo.
lobby-set-returns = Rientro
    .text = Chi è uscito o ha finito il tempo può riprendere il posto dal bot.
lobby-set-rated = Partita classificata
    .text = Il risultato vale per la classifica di chi ha un account.
lobby-replacement = Bot di riserva
lobby-replacement-about = Gioca per chi esce, abbandona o finisce il tempo.
lobby-summary =
    { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }
lobby-summary-start = La partita comincia subito.
lobby-summary-listed = Chiunque può unirsi dalla lobby.
lobby-summary-invited = Avrai un link per invitare gli altri.
lobby-start-now = Inizia la partita
lobby-create = Apri il tavolo

## Pace and clock

lobby-pace = Ritmo
lobby-live = In tempo reale
    .text = Si gioca tutti insieme; circa due ore.
lobby-by-turns = A turni, senza fretta
    .text = Giochi quando hai tempo; ti avvisiamo noi quando tocca a te.
lobby-clock = Tempo
lobby-clock-none = Senza limite
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
    .text = Lo imposti tu
lobby-clock-minutes = Minuti a turno
lobby-clock-bank = Riserva per tutta la partita, in minuti
lobby-clock-about = Il tempo in più si prende dalla riserva. Finita anche quella, subentra un bot.
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

lobby-closed = L’host ha chiuso questo tavolo.
lobby-wait-start = Ci siete tutti. Puoi iniziare.
lobby-wait-host = Ci siete tutti. L’host avvia la partita.
lobby-wait-ready =
    { $count ->
        [one] Una persona non ha ancora dato l’OK.
       *[other] { $count } persone non hanno ancora dato l’OK.
    }
lobby-listed = Visibile nella lobby
lobby-unlisted = Su invito
lobby-rated = Classificata
lobby-no-hints = Senza suggerimenti
lobby-your-name = Il tuo nome
lobby-host = Host
lobby-here = è qui
lobby-away = non c’è
lobby-ready = OK
lobby-not-yet = in attesa
lobby-take = Prendi questo posto
lobby-take-too = Prendi anche questo posto
lobby-leave = Lascia il posto
lobby-bot-for = Chi siede al posto { $number }
lobby-fill-bots = Riempi i posti liberi con:
lobby-get-ready = Ci sono
lobby-start = Inizia la partita
lobby-close = Chiudi il tavolo
lobby-close-sure = Nessuno potrà più giocare qui.
lobby-close-yes = Chiudilo
lobby-invite = Invita altri
lobby-invite-listed = Chi ha questo indirizzo può sedersi.
lobby-invite-unlisted = Questo tavolo non è visibile nella lobby: manda un invito a chi deve giocare o guardare.
lobby-address = Indirizzo del tavolo
lobby-invitation = Invito { $number }
lobby-invitation-old = Invito { $number } (il link si vede solo alla creazione)
lobby-invitation-make = Crea un link d’invito
lobby-revoke = Revoca
lobby-copy = Copia
lobby-share = Condividi
lobby-qr = Codice QR
lobby-qr-of = Codice QR di { $url }
lobby-qr-about = Inquadralo con un telefono per aprire lì il tavolo.
lobby-copied = Copiato. Mandalo a chi vuoi invitare.
lobby-not-copied = Il tuo browser non permette di copiare. Seleziona l’indirizzo e copialo a mano.

## Account

lobby-account = Account
lobby-is-guest = Ospite
lobby-is-account = Account
lobby-account-new = Crea un account
lobby-account-about = Conserva partite e rating, e gioca da ogni dispositivo.
lobby-account-keep = Crea un account e conserva le tue partite
lobby-account-keep-about = Tutti i tuoi posti e le tue partite restano tuoi.
lobby-account-create = Crea l’account
lobby-account-made = Il tuo account è pronto.
lobby-name-field = Nome
lobby-password = Password
lobby-password-about = Almeno 8 caratteri.
lobby-email = E-mail
lobby-email-optional = E-mail (facoltativa)
lobby-email-why = Per avvisarti quando tocca a te, e nel caso dimentichi la password. Nient’altro.
lobby-email-sent = Un messaggio con un link è in arrivo. Aprilo per confermare l’indirizzo.
lobby-email-confirmed = { $email }: indirizzo confermato.
lobby-email-unconfirmed = { $email }: indirizzo non ancora confermato. Apri il link nel messaggio; salvando di nuovo ne parte un altro.
lobby-sign-in-about = Hai già un account?
lobby-sign-in-guest = Se accedi con un altro account, questo browser dimentica i posti che hai come ospite.
lobby-forgotten = Password dimenticata
lobby-forgotten-ask = Hai dimenticato la password?
lobby-forgotten-about = Se l’account ha un indirizzo e-mail confermato, riceverai lì un link per una nuova password.
lobby-forgotten-send = Invia il link
lobby-forgotten-sent = Se l’account ha un indirizzo confermato, un messaggio è in arrivo.
lobby-back-to-sign-in = Torna all’accesso
lobby-guest = Gioca senza account
lobby-guest-about = Basta un nome. L’account puoi crearlo più tardi.
lobby-guest-go = Continua senza account
lobby-sending = Un momento…
lobby-save = Salva
lobby-saved = Salvato.
lobby-language-about = Per i messaggi che ricevi
lobby-alerts = Quando tocca a te
lobby-webhook = Messaggi in una chat
lobby-webhook-about = Un servizio di chat ti avvisa, tramite webhook, quando tocca a te.
lobby-webhook-address = Indirizzo del webhook
lobby-password-change = Cambia la password
lobby-password-old = Password attuale
lobby-password-new = Nuova password
lobby-password-save = Salva la nuova password
lobby-password-changed = Password cambiata. Tutti gli altri accessi sono stati chiusi.
lobby-sign-out = Esci
lobby-sign-out-here = Esci qui
lobby-sign-out-all = Esci ovunque
lobby-sign-out-guest = Senza un account non potrai tornare a queste partite.
lobby-sign-out-sure = Perderai i posti che hai come ospite. Uscire comunque?
lobby-sign-out-yes = Esci comunque

## Links from messages

lobby-link-confirm = Il tuo indirizzo e-mail
lobby-link-reset = Imposta una nuova password
lobby-link-invitation = Hai un invito
lobby-confirm-done = Indirizzo confermato. Grazie!
lobby-reset-done = La nuova password è salvata e hai effettuato l’accesso.
lobby-invited = Qualcuno ti ha tenuto un posto a un tavolo.
lobby-invited-go = Vai al tavolo

## Leaderboard and profile

lobby-rank = Posizione
lobby-games = Partite
lobby-rating = Rating
lobby-strength = Forza stimata
lobby-interval = { $mu } ± { $sigma }
lobby-bot = Bot
lobby-pages = Pagine della classifica
lobby-better = Posizioni più alte
lobby-worse = Posizioni più basse
lobby-ladder-none = Nessuno ha ancora finito una partita classificata di questo tipo. Comincia tu.
lobby-ladder-about = Il tuo rating è la tua forza stimata meno tre volte l’incertezza: sale quando vinci e quando giochi di più. Contano solo le partite di chi ha un account e dei bot.
lobby-profile = Profilo
lobby-since = qui dal { $when }
lobby-ranked = { $rank }ª posizione
lobby-wins = Vittorie
lobby-mean-vp = Media punti
lobby-best-vp = Miglior risultato
lobby-mean-place = Posizione media
lobby-built = Costruito in tutte le partite
lobby-history = Partite
lobby-history-none = Ancora nessuna partita finita.
lobby-more-games = Partite più vecchie
lobby-unrated = non classificata
lobby-resigned = abbandono

# Colours
lobby-your-colour = Il tuo colore
lobby-colour-of = Colore di { $name }
lobby-colour-taken = { $colour }, già preso

## Following, maps and seasons

lobby-follow = Segui
lobby-followed = Segui già
lobby-list-followed = Tavoli dei giocatori che segui
lobby-map = Mappa
lobby-all-maps = Tutte le mappe
lobby-season = Stagione
lobby-all-seasons = Tutte le stagioni
lobby-season-of = { $quarter } del { $year }
