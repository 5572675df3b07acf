### The client in Italian: studies

## Le pagine

studies-all = I miei studi
studies-about = Uno studio è una partita o una posizione con varianti, commenti e disegni. Chiunque abbia il link può leggerlo. Creane uno dal replay di una partita, oppure importane uno.
studies-none = Non hai ancora nessuno studio.
studies-untitled = Studio senza titolo
studies-name = Titolo dello studio
studies-loading = Caricamento dello studio…
studies-import = Importa uno studio o una partita salvata
studies-import-about = Scegli un file esportato da qui, o incolla il suo testo.
studies-import-begin = Importa
studies-export = Esporta
studies-delete = Elimina «{ $title }»
studies-delete-sure = Elimina per sempre
studies-cancel = Annulla
studies-copy = Crea la mia copia

## L’albero

studies-tab-moves = Mosse
studies-tab-about = Commento
studies-tab-turn = La tua mossa
studies-moves = Mosse e varianti
studies-start = L’inizio
studies-variation = Variante:
studies-variation-of = Variante { $at } di { $all }
studies-variation-back = Variante precedente
studies-variation-next = Variante successiva
studies-has-drawings = Con disegni
studies-steps = Passo dopo passo
studies-comment = Commento a questa posizione
studies-promote = Rendila linea principale
studies-remove = Elimina da qui
studies-remove-sure = Elimina questa mossa e tutte le seguenti
studies-saved = Salvato
studies-waiting = Salvataggio…
studies-failed = Non salvato
studies-not-yours = Quello che provi qui non viene salvato.
studies-redealt = Creato da una partita in corso: tutte le carte che l’autore non vedeva qui sono distribuite a caso.
studies-no-hints = La partita è ancora in corso senza suggerimenti, quindi i bot e l’analista non rispondono ancora.
studies-outlook = Punti previsti alla fine e probabilità di vittoria
studies-outlook-points = { $points } PV

## Il disegno

studies-draw = Disegna
studies-draw-done = Fatto
studies-draw-clear = Cancella
studies-draw-how = Fai clic su un luogo per segnarlo; trascina da un luogo all’altro per una freccia. Maiusc o il tasto destro fanno lo stesso in ogni momento.
studies-draw-from = Freccia ({ $place }): scegli dove finisce
studies-colour = Colore dei disegni
studies-colour-green = Verde
studies-colour-red = Rosso
studies-colour-blue = Blu
studies-colour-yellow = Giallo
studies-arrow-name = Freccia da { $start } a { $end }
studies-mark-name = Segno: { $place }

## Continuare la partita

studies-play-seats = Chi gioca?
studies-play-me = Tu
studies-play-friend = Un amico, su invito
studies-play-bots = Bot
studies-play-cards = Carte nascoste
studies-play-new = Distribuite di nuovo
studies-play-new-one = Tieni la tua mano. Le altre mani, il mazzo e le tessere nascoste vengono mescolati.
studies-play-new-all = Tutte le mani, il mazzo e le tessere nascoste vengono mescolati.
studies-play-same = Come nello studio
studies-play-same-note = Chi ha letto lo studio può conoscerle.
studies-play-note = Un nuovo tavolo, senza classifica.
studies-play-note-friend = Un nuovo tavolo, senza classifica. Aspetta che l’amico apra l’invito.
