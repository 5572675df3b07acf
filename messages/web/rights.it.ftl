### The client in Italian: people's rights

## Reports

rights-report = Segnala qualcuno
rights-report-about = I gestori del sito leggono la segnalazione, con ciò che si è detto al tavolo. Nessun altro la vede.
rights-report-shared-about = I gestori del sito leggono la segnalazione. Nessun altro la vede.
rights-report-who = Chi?
rights-report-what = Di che si tratta?
rights-report-talk = Quello che dice
rights-report-name = Il suo nome
rights-report-behaviour = Come si comporta
rights-report-text = Che cosa è successo? (facoltativo)
rights-report-send = Invia
rights-report-sent = Grazie. Un gestore se ne occuperà.

## One's own data

rights-data = I tuoi dati
rights-export-about = Tutto quello che il sito sa di te, in un file JSON.
rights-export = Scarica
rights-delete = Elimina l’account
rights-delete-sure = I bot continuano le tue partite. Nome, messaggi, note, mappe, studi, punteggi e iscrizioni vengono cancellati e i tuoi tornei in corso annullati; le partite finite restano per gli altri. Non si può annullare.
rights-delete-password = Password, per confermare
rights-delete-yes = Elimina tutto
rights-keep = Mantieni
rights-deleted = I tuoi dati sono stati cancellati.
rights-admin = Moderazione

## Restrictions

rights-ban-until = Sei escluso fino a { $when }.
rights-ban-for-good = Sei escluso per sempre.
rights-mute-until = Non puoi scrivere fino a { $when }.
rights-mute-for-good = Non puoi più scrivere.
rights-reason = Motivo: { $reason }
rights-page-changed = Ultima modifica: { $when }
rights-page-missing = I gestori di questo sito non hanno scritto questa pagina.

## The use of games
rights-games = Uso delle tue partite
rights-games-share = Le mie partite finite possono essere usate per problemi e statistiche
rights-games-about = Si usano solo, senza nomi, le partite in cui tutti hanno dato il consenso. Puoi cambiarlo in ogni momento; le partite già usate restano nei problemi che ne sono nati.
