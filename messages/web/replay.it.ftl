### The client in Italian: replay

## Pulsanti di scorrimento

replay-round-back = Un round indietro
replay-round-next = Un round avanti
replay-slider = Mossa
replay-slider-value = Mossa { $at } di { $last } · { $label }

## Rivedere una partita

replay-title = Rivedi la partita
replay-loading = Caricamento della partita…
replay-table = Torna al tavolo
replay-start = La partita comincia.
replay-round = { $period }, round { $round }
replay-round-only = Round { $round }
replay-scored = Rivedi il conteggio
replay-figures-order = Ordine di gioco
replay-figures-vp = PV
replay-figures-money = Contanti
replay-figures-income = Entrate
replay-figures-loans = Prestiti
replay-figures-cards = Carte in mano

## L’analista

replay-analyst = L’analista
replay-analyst-text = Ripercorre la partita turno per turno: che cosa poteva aspettarsi ciascuno, dove si sono persi punti e che cosa sarebbe stato meglio.
replay-analyst-ask = Analizza questa partita
replay-analyst-waiting = Prima si analizzano altre partite…
replay-analyst-progress = Turno { $done } di { $turns }…
replay-analyst-failed = L’analisi si è interrotta. Riprova.
replay-point-cost = Round { $round }: { $seat } ha perso { $points } punti
replay-point-swing = Round { $round }: il turno di { $seat } ha spostato il vantaggio di { $points } punti
replay-verdict-best = Il turno migliore
replay-verdict-good = Un buon turno
replay-verdict-slip = Un’imprecisione
replay-verdict-blunder = Un grave errore
replay-insight-best = L’analista avrebbe giocato allo stesso modo.
replay-insight-you = Così avresti ottenuto { $points } punti in più:
replay-insight-other = Così { $seat } avrebbe ottenuto { $points } punti in più:

## Studiare

replay-tabs = Pannelli
replay-tab-moves = Mosse
replay-tab-analysis = Analisi
replay-tab-player = Tessere
replay-tab-players = Giocatori
replay-tab-track = Tracciato
replay-tab-branch = Variante
replay-tab-turn = Tocca a te
replay-moves = Tutte le mosse
replay-mark-slip = { $seat } ha perso { $points } punti in questo turno
replay-mark-blunder = Un grave errore: { $seat } ha perso { $points } punti in questo turno
replay-mark-turning = Una svolta: il vantaggio è cambiato di { $points } punti
replay-player = Giocatore mostrato
replay-hand = Mano di { $seat }
replay-hand-hidden = Nascosta fino alla fine della partita.
replay-point-back = Svolta precedente
replay-point-next = Svolta successiva
replay-turn-played = Il turno giocato
replay-better-draw = Mostralo sulla mappa
replay-better-try = Provalo
replay-better-name = Il turno dell’analista
replay-insight-chance = Probabilità di vincere prima del turno: { $chance }.
replay-lead = Vantaggio sulla media
replay-lead-mean = media
replay-lead-label = Punti attesi rispetto alla media dei giocatori nel corso della partita; qui: { $standing }
replay-lead-note = In base a { $samples } partite simulate per posizione. La fascia e il numero dopo ± contengono la vera media nove volte su dieci.
replay-chance = { $share ->
    [none] quasi nessuna
    [sixth] circa una su sei
    [quarter] circa un quarto
    [third] circa un terzo
    [half] circa la metà
    [two-thirds] circa due terzi
    [three-quarters] circa tre quarti
   *[sure] quasi certa
}

## Altre mosse

replay-try-instead = Prova un’altra mossa
replay-try-here = Prova una mossa da qui
replay-branch = E se…
replay-branch-empty = Scegli una mossa per { $seat }, come al tavolo.
replay-branch-moves = Mosse di questa variante
replay-branch-close = Torna alla partita giocata
replay-branch-back = Annulla mossa
replay-branch-judge = Chiedi all’analista
replay-branch-thinking = Sto pensando…
replay-branch-bot = Quale bot risponde
replay-branch-answer = Fallo giocare
replay-branch-answer-all = Fino al turno di { $name }
replay-branch-name = Nome della variante
replay-branch-number = Variante { $number }
replay-branch-keep = Salva
replay-branch-rename = Rinomina
replay-branch-drop = Elimina
replay-branch-share = Copia il link
replay-branch-better = { $points } punti in più del turno giocato
replay-branch-worse = { $points } punti in meno del turno giocato
replay-branch-same = Buono quanto il turno giocato
replay-branch-turn = { $seat } perde { $points } punti.
replay-branch-turn-best = { $seat } non perde nulla.
replay-branch-instead = Meglio: { $moves }.
replay-branch-unfinished = Il turno non è ancora finito; si suppone che il resto sia giocato bene.

## Continuare a giocare

replay-play-on = Continua da qui
replay-play-on-seat = Il tuo posto
replay-play-on-mover = di turno
replay-play-on-bots = Per gli altri gioca
replay-play-on-note = Un nuovo tavolo in cui arriveranno le stesse carte. La partita non è classificata.
replay-play-on-start = Gioca
replay-play-on-name = Partita ripresa
