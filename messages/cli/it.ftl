### L’aiuto della riga di comando in italiano

## Parole di ogni pagina di aiuto

usage = Uso:
options-metavar = {"["}OPZIONI]
command-metavar = COMANDO [ARGOMENTI]…
arguments = Argomenti
options = Opzioni
commands = Comandi
default = {"["}predefinito: {"{}"}]
required = {"["}obbligatorio]
env-var = {"["}variabile d’ambiente: {"{}"}]
error = Errore
try-help = Per l’aiuto, prova [blue]{"'{command_path} {help_option}'"}[/]

## Opzioni comuni a più comandi

any-help = Mostra questo messaggio ed esce.
any-lang = Lingua: { $languages }.
any-game = Il gioco: { $games }.
any-players = Numero di giocatori; se non indicato, quello abituale.
any-variant = Una variante; si può ripetere.
any-map-name = Mappa, per un gioco che ne ha più di una: un nome o un file.
any-bot-file = Un file con dei bot; si può ripetere.
any-processes = Numero di processi; con 0, uno per core.
any-as-json = Scrive un solo oggetto JSON.
any-seed = Seme della prima partita.
any-games = Quante partite.
any-file = Una partita salvata.
any-database = sqlite:///FILE oppure postgresql://…

## I comandi

cottonopolis = Brass e Age of Industry, giocati con le loro regole esatte.
cottonopolis-version = Mostra la versione.

simulate = Gioca molte partite tra giocatori casuali o bot e ne mostra le statistiche.
simulate-policy = I giocatori: uniform, sane o un bot per tutti i posti, oppure uno per posto, separati da virgole.
simulate-records = Salva le partite in questa cartella.
simulate-save = Salva tutte le decisioni in questo file Parquet.
simulate-card = Descrive quel file in una scheda del dataset, per esempio README.md.

arena = Fa giocare i bot tra loro da ogni posto e li confronta.
arena-bots = Nomi separati da virgole: uno per tutti i posti o uno per posto.
arena-budget = Fattore che moltiplica il budget di ogni bot.
arena-ray = Gioca su un cluster Ray.
arena-resume = Salva le partite qui e riprende da qui.
arena-plot = Disegna il risultato in questo file, SVG o PNG.

tune = Mette a punto la valutazione dei bot per una configurazione, facendoli giocare tra loro.
tune-rounds = Cicli di messa a punto.
tune-games = Partite per ciclo.
tune-validating = Partite per convalidare un ciclo.
tune-seed = Numero aggiunto al primo seme della messa a punto.
tune-folder = Cartella per i pesi e il grafico.

train = Addestra una rete per i bot facendola giocare contro sé stessa.
train-players = Numero di giocatori; si può ripetere, per addestrare con numeri diversi.
train-minutes = Durata dell’addestramento.
train-decisions = Numero di decisioni, se non è data una durata.
train-games = Partite giocate insieme.
train-units = Unità del primo strato.
train-league = Quota di partite contro versioni precedenti e altri giocatori.
train-opponent = File di rete di un altro giocatore per la lega.
train-hand-made = Quota di partite in cui la ricerca programmata a mano occupa la maggior parte dei posti.
train-improve = Impara dalla ricerca di questa rete invece che giocando contro sé stessa (expert iteration).
train-search-games = Partite giocate dalla ricerca in ogni ciclo, con --improve.
train-rounds = Cicli di ricerca e apprendimento, con --improve.
train-start = File della rete da cui partire.
train-reward = Pesi dei punti (points), del vantaggio sul miglior avversario (margin), della vittoria (win) e della posizione (rank), per esempio points=1,win=0.6.
train-exact = Impara e gioca a turno: più lento, ma un addestramento ripreso finisce con la stessa rete.
train-seed = Numero dell’addestramento; ognuno ha le proprie distribuzioni.
train-device = Dispositivo di calcolo: cpu, cuda o auto.
train-workers = Gioca le partite in questo numero di attori di un cluster Ray.
train-folder = Cartella per rete, punto di ripresa, registro e grafico.
train-resume = Continua l’addestramento nella cartella.

bots = Elenca i bot per livello, dal più debole.
bots-as-json = Scrive una lista JSON.

replay = Riproduce una partita salvata e mostra la posizione.
replay-until = Si ferma dopo questo numero di azioni.
replay-seat = Mostra ciò che questo posto può vedere.
replay-reveal = Mostra anche le informazioni nascoste.
replay-as-json = Scrive la posizione in JSON.

analyse = Analizza ogni turno di una partita salvata: quanto è costato e che cosa sarebbe stato meglio.
analyse-deals = Partite simulate per posizione; con più partite ci vuole più tempo, ma il risultato varia meno.
analyse-budget = Fattore della ricerca di turni migliori; 4 cerca quattro volte tanto.
analyse-plot = Disegna l’andamento della partita in questo file, SVG o PNG.

rules = Mostra una regola o elenca tutte le regole.
rules-number = Un numero di regola come B17, o il nome di una variante.

aid = Scrive il foglio di aiuto come PDF di una pagina A4.
aid-output = Il file PDF da scrivere.
aid-force = Sovrascrive il file se esiste.
aid-as-text = Mostra qui il foglio di aiuto, senza scrivere un file.

play = Gioca una partita nel terminale, contro i bot o con altri su un solo schermo.
play-terminal = Gioca nel terminale.
play-humans = Numero di posti giocati su questo schermo.
play-bots = Bot agli altri posti: un nome per tutti o uno per posto.
play-seed = Seme; casuale se non indicato.
play-load = Continua una partita salvata.
play-save = Il file in cui salvare.

serve = Avvia il server e apre il browser.
serve-port = Porta; 0 per una qualsiasi libera.
serve-host = Indirizzo su cui ascoltare.
serve-browser = Apre il browser.
serve-channels = redis://… oppure postgresql://…
serve-workers = Processi che rispondono alle richieste.
serve-worker-ports = Dà a ogni processo del server una sua porta: --port e le seguenti.
serve-bot-processes = Processi dei bot per ogni processo del server.
serve-public-url = L’indirizzo che aprono gli utenti.
serve-smtp = smtp://utente:password@host:porta
serve-mail-from = Mittente delle e-mail.
serve-webhook-hosts = Un altro host che i webhook possono chiamare; si può ripetere.
serve-push-hosts = Un altro servizio di notifiche; si può ripetere.
serve-proxies = Indirizzo o rete di un reverse proxy attendibile; si può ripetere.
serve-requests-per-second = Limite per persona.
serve-attempts-per-minute = Limite per indirizzo.
serve-people-per-address = Un indirizzo può fare quanto questo numero di persone.
serve-connections = Numero massimo di connessioni contemporanee.
serve-connections-per-address = Numero massimo di connessioni per indirizzo.
serve-idle-timeout = Secondi per cui una connessione può restare in silenzio.
serve-body-timeout = Secondi per il corpo di una richiesta.
serve-rooms-mb = Megabyte di partite tenute in memoria, per ogni processo del server.
serve-config = File TOML con le impostazioni; opzioni e variabili d’ambiente hanno la precedenza.
serve-print-config = Mostra le impostazioni e da dove viene ciascuna, e termina.
serve-role = Che cosa fa questo server: web risponde alle richieste, bots calcola per i server web, all fa entrambe le cose.

compile = Compila tutto in anticipo, per immagini e server.
compile-kind = Che cosa compilare: rules, bots o env; ripetibile. Se omesso, tutto.
compile-native = Ricompila anche ciò che porta il wheel, proprio per questo processore.

map = Controlla, disegna e misura mappe.
map-check = Elenca tutti gli errori di un file di mappa.
map-check-file = Un file di mappa o il nome di una mappa del gioco.
map-check-game = Il gioco; se non indicato, il primo che ha mappe.
map-diff = Elenca le differenze tra un file di mappa, o una correzione del laboratorio, e il file del gioco.
map-diff-file = Un file di mappa o una correzione.
map-diff-game = Il gioco; se non indicato, il primo che ha mappe.
map-draw = Disegna un file di mappa come immagine, SVG o PNG.
map-draw-file = Un file di mappa o il nome di una mappa del gioco.
map-draw-output = L’immagine da scrivere.
map-draw-game = Il gioco; se non indicato, il primo che ha mappe.
map-balance = Gioca una mappa con bot messi a punto per essa e misura il suo equilibrio.
map-balance-file = Un file di mappa o il nome di una mappa del gioco.
map-balance-game = Il gioco; se non indicato, il primo che ha mappe.
map-balance-games = Numero di partite.
map-balance-seed = Seme della prima partita; gli altri seguono.
map-balance-tune = Partite per ciclo di messa a punto; 0 per i pesi forniti con il programma.
map-balance-plot = Disegna grafici in questa cartella.
map-balance-png = Li disegna come PNG invece che come SVG.

admin = Controlla, salva, ripristina ed esporta le partite di un server.
admin-verify = Riproduce ogni partita archiviata e segnala le differenze; se ce ne sono, il codice di uscita è 1.
admin-upgrade = Aggiorna le partite archiviate alle regole attuali; il server lo fa anche all’avvio.
admin-upgrade-check = Segnala soltanto che cosa farebbe l’aggiornamento.
admin-backup = Salva l’intero database in un file, anche mentre il server è in funzione.
admin-backup-file = Il file da scrivere; con --keep, una cartella.
admin-restore = Riempie un database nuovo e vuoto da un backup.
admin-restore-file = Un file scritto da «admin backup».
admin-export = Scrive ogni partita finita in un file, con un indice.
admin-export-folder = La cartella per le partite salvate.
admin-export-shared-games = Solo le partite per le quali tutti hanno accettato l’uso nei problemi e nelle statistiche, senza nomi.
admin-operator = Rende un account gestore e mostra il segreto per un’app di autenticazione.
admin-operator-remove = Toglie invece i diritti.
admin-people = Elenca le persone, le più recenti per prime.
admin-people-search = L’inizio del nome, o un identificativo; senza, le più recenti.
admin-reports = Elenca le segnalazioni.
admin-reports-closed = Elenca quelle chiuse.
admin-report = Mostra una segnalazione con ciò che è stato detto o scritto; la chiude con il suo esito.
admin-report-report = L’identificativo che mostra «admin reports».
admin-report-close = Chiude la segnalazione; scrivi com’è finita.
admin-person = Mostra una persona con le sue sanzioni, i tavoli e gli indirizzi.
admin-sanctions = Elenca le sanzioni in vigore.
admin-mute = Lascia giocare una persona, ma non scrivere.
admin-ban = Esclude una persona, un indirizzo o un intervallo di indirizzi.
admin-ban-network = Un indirizzo o un intervallo come 192.0.2.0/24.
admin-lift = Revoca una sanzione.
admin-lift-sanction = L’identificativo che mostra «admin sanctions».
admin-kick = Allontana per sempre una persona da un tavolo.
admin-table = Mostra l’host di un tavolo e chi ci gioca.
admin-close-table = Chiude un tavolo, anche durante la partita.
admin-close-tournament = Annulla un torneo e ne svuota nome e descrizione.
admin-empty-words = Svuota i testi di ciò che le persone condividono: nome, descrizione e commenti. Una mappa non è più condivisa.
admin-empty-words-kind = club, tournament, study, map o table.
admin-empty-words-thing = Il suo identificativo.
admin-rename = Dà un altro nome a una persona.
admin-rename-new-name = Il nuovo nome.
admin-delete-person = Cancella i dati di una persona; le partite restano per gli altri.
admin-registration = Accetta nuove persone (open), solo account (accounts) o nessuno (closed).
admin-registration-mode = open, accounts o closed.
admin-site = Mostra i numeri e le impostazioni del sito, o cambia un’impostazione.
admin-site-setting = Un’impostazione, come keep_addresses o retention.guests.
admin-site-value = Il nuovo valore; in giorni per i due esempi.
admin-retention = Rimuove ospiti inattivi e tavoli morti; il server lo fa ogni giorno.
admin-retention-check = Conta soltanto ciò che verrebbe rimosso.
admin-page = Pubblica la pagina terms, privacy o contact in una lingua, da un file Markdown.
admin-page-name = terms, privacy o contact.
admin-page-language = Lingua della pagina.
admin-page-file = Il file; se è vuoto, la pagina viene tolta.
admin-audit = Mostra che cosa hanno fatto i gestori, dal più recente.
admin-audit-before = Solo le voci prima di questo numero.
any-name = Nome o identificativo della persona.
any-table = Identificativo del tavolo.
any-tournament = Identificativo del torneo.
any-reason = Perché; la persona lo legge.
any-hours = Per quante ore; per sempre se manca.
any-cursor = La pagina successiva, come la indica la precedente.

any-traceback = Mostra dove un bot si è fermato per un errore.
admin-backup-force = Sovrascrive il file se esiste.
admin-backup-keep = Scrive in una cartella, con un nome che contiene l’ora, e conserva solo questo numero di backup, i più recenti.
admin-backup-every = Resta in esecuzione e ripete il backup a intervalli di questo numero di ore (con --keep).
admin-restore-drill = Prova soltanto: ripristina in un database provvisorio, rigioca ogni partita e lo elimina.
cottonopolis-install-completion = Installa il completamento per questa shell.
cottonopolis-show-completion = Mostra il completamento per questa shell, da copiare o modificare.

puzzles = Crea e controlla problemi.
puzzles-make = Crea problemi da partite di bot o da partite salvate.
puzzles-make-count = Quanti problemi creare; 10 se manca anche --minutes.
puzzles-make-minutes = Si ferma dopo questo numero di minuti; ciò che è stato trovato resta nel file.
puzzles-make-theme = Solo problemi con questo tema; si può ripetere.
puzzles-make-period = Solo posizioni di questo periodo, per esempio canal.
puzzles-make-most = Numero massimo di problemi del file con lo stesso tema principale.
puzzles-make-output = Il file; i suoi problemi restano e i nuovi si aggiungono.
puzzles-make-bot = Chi gioca le partite simulate: «policy» (la rete), «quick» (la ricerca programmata a mano) o il nome di un bot; se omesso la rete, dove c’è.
puzzles-make-source = Il bot che gioca le partite; se omesso «expert» dove c’è una rete, altrimenti «strong».
puzzles-make-deals = Partite simulate per turno nel primo confronto; nel secondo sono otto volte tante.
puzzles-make-record = Una partita salvata da cui prendere le posizioni, invece di partite di bot; si può ripetere.
puzzles-merge = Aggiunge i problemi di alcuni file a un altro file.
puzzles-merge-file = File di problemi.
puzzles-merge-output = Il file a cui aggiungerli; viene creato se non esiste.
puzzles-check = Controlla problemi: che siano giocabili e, con nuove distribuzioni, che le soluzioni siano giuste.
puzzles-check-file = File di problemi; quelli del programma se omessi.
puzzles-check-replay = Controlla solo che siano giocabili.
puzzles-check-drop = Toglie dai file i problemi che non reggono.
puzzles-check-bot = Chi gioca le partite simulate; come alla creazione se omesso.

book = Crea un libro di aperture e lo consulta.
book-make = Gioca partite di bot e ne scrive le aperture, i posti e il libro.
book-make-bots = Chi gioca: «policy» per la politica della rete, «master+policy» per un bot nell’apertura e poi quella politica, oppure bot come in «simulate»; se omesso la rete, o «strong» dove non c’è.
book-make-folder = La cartella per i file.
book-show = Mostra che cosa si gioca in una posizione: l’inizio di una partita o una posizione di una partita salvata.
book-show-record = Una partita salvata; la sua ultima posizione, o quella dopo --until azioni.
book-show-until = Quante azioni della partita salvata giocare.
book-show-seed = Seme della partita di cui si mostra l’inizio.
book-show-card = Conta solo le partite in cui il giocatore aveva questa carta.
book-show-file = Un libro; quello del programma se omesso.
