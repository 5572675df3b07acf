### The client in Italian: clubs and followed players

## Entrance

community-title = Comunità
community-loading = Caricamento…
community-tournaments = Tornei
community-new-tournament = Nuovo torneo
community-list-open = Iscrizioni aperte
community-list-running = In corso
community-list-finished = Conclusi
community-no-tournaments = Non ci sono ancora tornei.
community-clubs = I tuoi club
community-no-clubs = Non fai ancora parte di un club. Fondane uno, o apri il link di invito di un amico.
community-owned-by = proprietario: { $name }
community-members-count =
    { $count ->
        [one] un membro
       *[other] { $count } membri
    }
community-found = Fonda un club
community-club-name = Nome del club
community-about = Descrizione (facoltativa)
community-need-account = Serve un account per fondare un club o organizzare un torneo.
community-to-account = Crea un account
community-following = Giocatori che segui
community-following-about = I loro tavoli aperti appaiono per primi nella lobby. Non sanno che li segui.
community-unfollow = Non seguire più

## A club

community-change = Modifica
community-save = Salva
community-dissolve = Sciogli il club
community-dissolve-sure = Sciogliere il club per tutti i membri? Non si può annullare.
community-tables = Tavoli del club
community-open-table = Apri un tavolo
community-no-tables = Ancora nessun tavolo. Solo i membri vedono i tavoli del club.
community-members = Membri
community-owner = Proprietario
community-invite = Crea un link di invito
community-link = Link di invito
community-link-copied = Il link è stato copiato. Chi lo apre può entrare nel club.
community-revoke = Revoca tutti i link
community-remove = Rimuovi
community-leave = Lascia
community-leave-sure = Lasciare questo club?

## An invitation

community-join = Entra nel club
community-invited = Hai ricevuto un invito in un club.
community-your-name = Il tuo nome
