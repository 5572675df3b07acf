### The client in German: clubs and followed players

## Entrance

community-title = Gemeinschaft
community-loading = Wird geladen …
community-tournaments = Turniere
community-new-tournament = Neues Turnier
community-list-open = Anmeldung offen
community-list-running = Laufend
community-list-finished = Beendet
community-no-tournaments = Es gibt noch keine Turniere.
community-clubs = Deine Clubs
community-no-clubs = Du gehörst noch zu keinem Club. Gründe einen, oder öffne den Einladungslink von Freunden.
community-owned-by = Leitung: { $name }
community-members-count =
    { $count ->
        [one] ein Mitglied
       *[other] { $count } Mitglieder
    }
community-found = Club gründen
community-club-name = Name des Clubs
community-about = Beschreibung (freiwillig)
community-need-account = Um einen Club zu gründen oder ein Turnier zu leiten, brauchst du ein Konto.
community-to-account = Konto anlegen
community-following = Spieler, denen du folgst
community-following-about = Ihre offenen Tische stehen in der Lobby vorn. Sie erfahren nicht, dass du ihnen folgst.
community-unfollow = Nicht mehr folgen

## A club

community-change = Ändern
community-save = Speichern
community-dissolve = Club auflösen
community-dissolve-sure = Diesen Club für alle Mitglieder auflösen? Das lässt sich nicht rückgängig machen.
community-tables = Tische des Clubs
community-open-table = Tisch eröffnen
community-no-tables = Noch kein Tisch. Nur Mitglieder sehen die Tische des Clubs.
community-members = Mitglieder
community-owner = Leitung
community-invite = Einladungslink erstellen
community-link = Einladungslink
community-link-copied = Der Link ist kopiert. Alle, die ihn öffnen, können beitreten.
community-revoke = Alle Links widerrufen
community-remove = Entfernen
community-leave = Austreten
community-leave-sure = Aus diesem Club austreten?

## An invitation

community-join = Dem Club beitreten
community-invited = Du bist in einen Club eingeladen.
community-your-name = Dein Name
