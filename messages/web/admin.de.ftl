### The client in German: moderation

## Operators' page

admin-title = Moderation
admin-sections = Bereiche
admin-sign-in = Melde dich mit einem Betreiberkonto an.
admin-code-title = Zweiter Faktor
admin-code-about = Gib die sechs Ziffern ein, die deine Authenticator-App gerade zeigt.
admin-code = Code
admin-code-enter = Eintreten
admin-count-accounts = Konten
admin-count-guests = Gäste
admin-count-today = Heute gesehen
admin-count-open = Offene Tische
admin-count-playing = Laufende Partien
admin-reports = Meldungen
admin-people = Personen
admin-sanctions = Sperren
admin-site = Seite
admin-pages = Texte
admin-audit = Protokoll
admin-done = Erledigt.
admin-more = Weitere
admin-reason = Grund
admin-how-long = Wie lange?
admin-span-day = 1 Tag
admin-span-week = 1 Woche
admin-span-month = 30 Tage
admin-span-year = 1 Jahr
admin-span-good = Für immer

## Reports

admin-reports-open = Offen
admin-reports-closed = Erledigt
admin-reports-none = Hier gibt es nichts zu tun.
admin-kind-talk = Äußerungen
admin-kind-name = Name
admin-kind-behaviour = Verhalten
admin-kind-text = Text
admin-reported-by = Gemeldet von { $name }
admin-the-table = der Tisch
admin-talk = Was gesagt wurde
admin-no-talk = An diesem Tisch hat niemand etwas gesagt.
admin-about-club = Club: { $name }
admin-about-tournament = Turnier: { $name }
admin-about-study = Studie: { $name }
admin-about-map = Spielplan: { $name }
admin-nameless = ohne Namen
admin-words = Was da steht
admin-no-words = Da steht nichts mehr.
admin-no-outcome = Ohne Kommentar erledigt
admin-report-close = Meldung erledigen
admin-report-close-about = Schreib, was daraus wurde, für das Protokoll und andere Betreiber.
admin-close-table = Tisch schließen
admin-close-table-about = Die Partie endet ohne Ergebnis.
admin-empty-words-about = Name, Beschreibung und Kommentare werden geleert. Ein Spielplan ist danach nicht mehr geteilt; Partien darauf gehen weiter.

## People

admin-search = Nach dem Anfang des Namens oder der Kennung suchen
admin-nobody = Niemand gefunden.
admin-seen = gesehen: { $when }
admin-all-people = Alle Personen
admin-operator = Betreiber
admin-reported-count = Gemeldet: { $count }
admin-facts = Angaben
admin-id = Kennung
admin-since = Seit
admin-last-seen = Zuletzt gesehen
admin-addresses = Adressen
admin-rename = Umbenennen
admin-new-name = Neuer Name
admin-delete = Daten löschen
admin-delete-about = Name, Passwort, E-Mail, Notizen und Äußerungen werden gelöscht. Die Partien bleiben den anderen. Das lässt sich nicht rückgängig machen.
admin-history = Bisherige Sperren
admin-tables = Tische
admin-status-open = offen
admin-status-playing = läuft
admin-status-finished = beendet
admin-status-closed = geschlossen
admin-status-frozen = eingefroren
admin-mute = Stummschalten
admin-mute-title = { $name } stummschalten
admin-mute-about = Spielen geht weiter, Schreiben nicht. Die Person liest den Grund.
admin-ban = Sperren
admin-ban-title = { $name } sperren
admin-ban-about = Die Person verlässt alle Tische und kann nur noch lesen. Sie sieht den Grund.
admin-kick = Vom Tisch entfernen
admin-kick-title = { $name } vom Tisch entfernen
admin-kick-about = Ein Bot übernimmt den Platz. Die Person kann an diesen Tisch nicht zurück.

## Tische

admin-table-find = Kennung oder Link eines Tisches
admin-table-show = Tisch anzeigen
admin-table-unknown = Das ist weder die Kennung noch der Link eines Tisches.

## Sanctions

admin-sanction-mute = Stumm
admin-sanction-ban = Gesperrt
admin-sanction-kick = Entfernt
admin-until = bis { $when }
admin-for-good = für immer
admin-lifted = aufgehoben { $when }
admin-lift = Aufheben
admin-sanctions-none = Niemand ist gesperrt oder stumm.
admin-network = Adresse oder Bereich
admin-network-ban = Adressen sperren
admin-network-title = { $network } sperren
admin-network-about = Von dort kann niemand mehr spielen, sich anmelden oder ein Konto anlegen; Lesen bleibt möglich. Unbeteiligte teilen sich vielleicht die Adresse, also lieber kurz.

## Site

admin-registration = Neue Spieler
admin-registration-open = Alle
    .text = Gäste und Konten
admin-registration-accounts = Nur Konten
    .text = Keine neuen Gäste
admin-registration-closed = Niemand
    .text = Wer schon da ist, spielt weiter wie bisher
admin-keep-addresses = Internetadressen
admin-keep-addresses-about = Um Adressen zu sperren, muss man sie kennen. Neue Sitzungen behalten ihre so lange; 0 behält keine. Erwähne es in deinem Datenschutztext.
admin-days = Tage
admin-retention = Aufräumen
admin-retention-about = Einmal am Tag. Nach wie vielen Tagen ohne Aktivität? 0 heißt nie.
admin-rule-guests = Gäste löschen
admin-rule-open-tables = Nie begonnene Tische schließen
admin-rule-stalled-games = Partien schließen, in denen niemand zieht
admin-rule-closed-tables = Geschlossene Tische löschen
admin-rule-reports = Erledigte Meldungen löschen
admin-due = Jetzt fällig: { $count }
admin-clean = Jetzt aufräumen

## Pages of the site

admin-pages-about = Stehen am Fuß jeder Seite. Markdown: # Überschrift, **fett**, *kursiv*, - Liste, [Text](https://…). Ein leerer Text verschwindet.
admin-page-text = Text
admin-preview = Vorschau
admin-page-empty = Noch nicht geschrieben.

## Audit log

admin-audit-none = Noch nichts.
admin-older = Ältere Einträge
admin-actor-command-line = Kommandozeile
admin-actor-schedule = automatisch
admin-action-mute = Stummgeschaltet
admin-action-ban = Gesperrt
admin-action-kick = Vom Tisch entfernt
admin-action-lift = Sperre aufgehoben
admin-action-close-table = Tisch geschlossen
admin-action-close-tournament = Turnier geschlossen
admin-action-empty-words = Texte geleert
admin-action-rename = Umbenannt
admin-action-delete-person = Daten gelöscht
admin-action-close-report = Meldung erledigt
admin-action-site = Einstellungen geändert
admin-action-page = Text geschrieben
admin-action-retention = Aufgeräumt
admin-action-add-operator = Neuer Betreiber
admin-action-remove-operator = Betreiber entfernt
admin-action-verified = Code eingegeben
admin-action-wrong-codes = Falsche Codes
