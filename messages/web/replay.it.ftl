### The client in Italian: replay

## Pulsanti di scorrimento

replay-round-back = Un round indietro
replay-round-next = Un round avanti
replay-slider = Mossa
replay-slider-value = Mossa { $at } di { $last } · { $label }

## Rivedere una partita

replay-title = Rivedere la partita
replay-loading = La partita viene caricata…
replay-table = Al tavolo
replay-start = La partita comincia.
replay-round = { $period }, round { $round }
replay-round-only = Round { $round }
replay-scored = Rivedi il conteggio
replay-figures-order = Ordine di turno
replay-figures-vp = PV
replay-figures-money = Contanti
replay-figures-income = Entrate
replay-figures-loans = Prestiti
replay-figures-cards = Carte in mano

## L’analista

replay-analyst = L’analista
replay-analyst-text = Ripercorre la partita turno per turno: che cosa poteva aspettarsi ciascuno, dove si sono persi punti e che cosa sarebbe stato meglio.
replay-analyst-ask = Analizza questa partita
replay-analyst-waiting = Prima tocca ad altre partite…
replay-analyst-progress = Turno { $done } di { $turns }…
replay-analyst-failed = L’analisi si è interrotta. Riprova.
replay-graph = Punti attesi
replay-graph-label = Punti attesi nel corso della partita; qui: { $standing }
replay-points = Svolte della partita
replay-point-round = Round { $round }
replay-point-cost = Round { $round }: { $seat } ha sprecato { $points } punti
replay-point-swing = Round { $round }: il turno di { $seat } ha spostato il vantaggio di { $points } punti
replay-verdict-best = Il turno migliore
replay-verdict-good = Un buon turno
replay-verdict-slip = Un’imprecisione
replay-verdict-blunder = Un grave errore
replay-insight-best = L’analista avrebbe giocato allo stesso modo.
replay-insight-you = Questo ti avrebbe reso { $points } punti in più:
replay-insight-other = Questo avrebbe reso a { $seat } { $points } punti in più:
replay-insight-value = { $value } PV attesi così, { $best } al meglio; { $chance } di probabilità di vincere prima del turno.
