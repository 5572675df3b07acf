### The client in Italian: moderation

## Operators' page

admin-title = Moderazione
admin-sections = Sezioni
admin-sign-in = Accedi con un account di gestore.
admin-code-title = Secondo fattore
admin-code-about = Inserisci le sei cifre che mostra ora la tua app di autenticazione.
admin-code = Codice
admin-code-enter = Entra
admin-count-accounts = Account
admin-count-guests = Ospiti
admin-count-today = Visti oggi
admin-count-open = Tavoli aperti
admin-count-playing = Partite in corso
admin-reports = Segnalazioni
admin-people = Persone
admin-sanctions = Sanzioni
admin-site = Sito
admin-pages = Pagine
admin-audit = Registro
admin-done = Fatto.
admin-more = Altri
admin-reason = Motivo
admin-how-long = Per quanto tempo?
admin-span-day = 1 giorno
admin-span-week = 1 settimana
admin-span-month = 30 giorni
admin-span-year = 1 anno
admin-span-good = Per sempre

## Reports

admin-reports-open = Aperte
admin-reports-closed = Chiuse
admin-reports-none = Qui non c’è niente da fare.
admin-kind-talk = Parole
admin-kind-name = Nome
admin-kind-behaviour = Comportamento
admin-kind-text = Testo
admin-reported-by = Segnalato da { $name }
admin-the-table = il tavolo
admin-talk = Che cosa si è detto
admin-no-talk = Nessuno ha detto niente a questo tavolo.
admin-about-club = Club: { $name }
admin-about-tournament = Torneo: { $name }
admin-about-study = Studio: { $name }
admin-about-map = Mappa: { $name }
admin-nameless = senza nome
admin-words = Che cosa c’è scritto
admin-no-words = Non c’è più scritto niente.
admin-no-outcome = Chiusa senza commento
admin-report-close = Chiudi la segnalazione
admin-report-close-about = Scrivi com’è finita, per il registro e gli altri gestori.
admin-close-table = Chiudi il tavolo
admin-close-table-about = La partita finisce senza risultato.
admin-empty-words-about = Nome, descrizione e commenti vengono svuotati. Una mappa non è più condivisa; le partite in corso continuano.

## People

admin-search = Cerca per inizio del nome o identificativo
admin-nobody = Nessuno trovato.
admin-seen = visto: { $when }
admin-all-people = Tutte le persone
admin-operator = Gestore
admin-reported-count = Segnalazioni: { $count }
admin-facts = Dati
admin-id = Identificativo
admin-since = Dal
admin-last-seen = Ultima visita
admin-addresses = Indirizzi
admin-rename = Rinomina
admin-new-name = Nuovo nome
admin-delete = Cancella i dati
admin-delete-about = Nome, password, e-mail, note e messaggi vengono cancellati. Le partite restano per gli altri. Non si può annullare.
admin-history = Sanzioni finora
admin-tables = Tavoli
admin-status-open = aperto
admin-status-playing = in corso
admin-status-finished = finito
admin-status-closed = chiuso
admin-status-frozen = congelato
admin-mute = Silenzia
admin-mute-title = Silenzia { $name }
admin-mute-about = La persona può giocare ma non scrivere. Legge il motivo.
admin-ban = Escludi
admin-ban-title = Escludi { $name }
admin-ban-about = La persona lascia tutti i tavoli e può solo leggere. Vede il motivo.
admin-kick = Allontana dal tavolo
admin-kick-title = Allontana { $name } dal tavolo
admin-kick-about = Un bot prende il posto. La persona non può tornare a questo tavolo.

## Tavoli

admin-table-find = Identificativo o link di un tavolo
admin-table-show = Mostra il tavolo
admin-table-unknown = Non è l’identificativo né il link di un tavolo.

## Sanctions

admin-sanction-mute = Silenziato
admin-sanction-ban = Escluso
admin-sanction-kick = Allontanato
admin-until = fino a { $when }
admin-for-good = per sempre
admin-lifted = revocata il { $when }
admin-lift = Revoca
admin-sanctions-none = Nessuno è escluso o silenziato.
admin-network = Indirizzo o intervallo
admin-network-ban = Escludi indirizzi
admin-network-title = Escludi { $network }
admin-network-about = Da lì nessuno può giocare, accedere o registrarsi; leggere resta possibile. Altri possono condividere l’indirizzo: meglio per poco tempo.

## Site

admin-registration = Nuovi giocatori
admin-registration-open = Tutti
    .text = Ospiti e account
admin-registration-accounts = Solo account
    .text = Nessun nuovo ospite
admin-registration-closed = Nessuno
    .text = Per chi gioca già non cambia niente
admin-keep-addresses = Indirizzi internet
admin-keep-addresses-about = Per escludere indirizzi bisogna conoscerli. Le nuove sessioni conservano il loro per questo tempo; 0 non ne conserva. Scrivilo nella pagina della privacy.
admin-days = Giorni
admin-retention = Pulizia
admin-retention-about = Una volta al giorno. Dopo quanti giorni senza attività? 0 significa mai.
admin-rule-guests = Cancella gli ospiti
admin-rule-open-tables = Chiudi i tavoli mai iniziati
admin-rule-stalled-games = Chiudi le partite in cui nessuno muove
admin-rule-closed-tables = Cancella i tavoli chiusi
admin-rule-reports = Cancella le segnalazioni chiuse
admin-due = Da fare ora: { $count }
admin-clean = Pulisci ora

## Pages of the site

admin-pages-about = Mostrate in fondo a ogni pagina. Markdown: # titolo, **grassetto**, *corsivo*, - elenco, [testo](https://…). Una pagina vuota scompare.
admin-page-text = Testo
admin-preview = Anteprima
admin-page-empty = Non ancora scritta.

## Audit log

admin-audit-none = Ancora niente.
admin-older = Voci precedenti
admin-actor-command-line = riga di comando
admin-actor-schedule = automatico
admin-action-mute = Ha silenziato
admin-action-ban = Ha escluso
admin-action-kick = Ha allontanato
admin-action-lift = Ha revocato
admin-action-close-table = Ha chiuso un tavolo
admin-action-close-tournament = Ha chiuso un torneo
admin-action-empty-words = Ha svuotato dei testi
admin-action-rename = Ha rinominato
admin-action-delete-person = Ha cancellato dati
admin-action-close-report = Ha chiuso una segnalazione
admin-action-site = Ha cambiato le impostazioni
admin-action-page = Ha scritto una pagina
admin-action-retention = Pulizia
admin-action-add-operator = Nuovo gestore
admin-action-remove-operator = Ha tolto un gestore
admin-action-verified = Ha inserito un codice
admin-action-wrong-codes = Codici sbagliati
