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
try-help = Per un aiuto: [blue]{"'{command_path} {help_option}'"}[/]

## Opzioni comuni a più comandi

any-help = Mostra questo messaggio ed esce.
any-lang = Lingua: { $languages }.
any-game = Il gioco: { $games }.
any-players = Numero di giocatori; se non indicato, quello abituale.
any-variant = Una variante; si può ripetere.
any-map-name = Mappa, per un gioco che ne ha più di una: un nome o un file.
any-bot-file = Un file con dei bot; si può ripetere.
any-processes = Numero di processi; 0 per uno a core.
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

arena = Fa giocare i bot tra loro da ogni posto e li confronta.
arena-bots = Nomi separati da virgole: uno per tutti i posti o uno per posto.
arena-budget = Fattore che moltiplica il budget di ogni bot.
arena-ray = Gioca su un cluster Ray.
arena-resume = Salva le partite qui e riprende da qui.
arena-plot = Disegna il risultato in questo file, SVG o PNG.

tune = Regola la valutazione dei bot per una configurazione, facendoli giocare tra loro.
tune-rounds = Cicli di regolazione.
tune-games = Partite per ciclo.
tune-validating = Partite per convalidare un ciclo.
tune-seed = Scarto dal primo seme di regolazione.
tune-folder = Cartella per i pesi e il grafico.

bots = Elenca i bot per livello, dal più debole.
bots-as-json = Scrive una lista JSON.

replay = Riproduce una partita salvata e mostra la posizione.
replay-until = Si ferma dopo questo numero di azioni.
replay-seat = Mostra ciò che questo posto può vedere.
replay-reveal = Mostra anche le informazioni nascoste.
replay-as-json = Scrive la posizione in JSON.

analyse = Analizza ogni turno di una partita salvata: quanto è costato e che cosa sarebbe stato meglio.
analyse-deals = Partite simulate per posizione; con più partite ci vuole più tempo, ma il risultato varia meno.
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
serve-bot-processes = Processi dei bot per ogni processo del server.
serve-public-url = L’indirizzo che aprono gli utenti.
serve-smtp = smtp://utente:password@host:porta
serve-mail-from = Mittente delle e-mail.
serve-webhook-host = Un altro host che i webhook possono chiamare; si può ripetere.
serve-push-host = Un altro servizio di notifiche; si può ripetere.
serve-proxy = Indirizzo di un reverse proxy fidato; si può ripetere.
serve-requests-per-second = Limite per persona.
serve-attempts-per-minute = Limite per indirizzo.

compile = Compila tutto in anticipo, per immagini e server.
compile-kind = Che cosa compilare: rules, bots o env; ripetibile. Se omesso, tutto.

map = Controlla e disegna mappe.
map-check = Elenca tutti gli errori di un file di mappa.
map-check-file = Un file di mappa o il nome di una mappa del gioco.
map-check-game = Il gioco; se non indicato, il primo che ha mappe.
map-draw = Disegna un file di mappa come immagine, SVG o PNG.
map-draw-file = Un file di mappa o il nome di una mappa del gioco.
map-draw-output = L’immagine da scrivere.
map-draw-game = Il gioco; se non indicato, il primo che ha mappe.

admin = Controlla, salva, ripristina ed esporta le partite di un server.
admin-verify = Riproduce ogni partita archiviata e segnala le differenze; se ce ne sono, il codice di uscita è 1.
admin-upgrade = Aggiorna le partite archiviate alle regole attuali; il server lo fa anche all’avvio.
admin-upgrade-check = Segnala soltanto che cosa farebbe l’aggiornamento.
admin-backup = Salva l’intero database in un file, anche mentre il server è in funzione.
admin-backup-file = Il file da scrivere.
admin-restore = Riempie un database nuovo e vuoto da un backup.
admin-restore-file = Un file scritto da «admin backup».
admin-export = Scrive ogni partita finita in un file, con un indice.
admin-export-folder = La cartella per le partite salvate.

any-traceback = Mostra dove un bot si è fermato per un errore.
admin-backup-force = Sovrascrive il file se esiste.
cottonopolis-install-completion = Installa il completamento per questa shell.
cottonopolis-show-completion = Mostra il completamento per questa shell, da copiare o modificare.
