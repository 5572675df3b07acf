### The client in German: lobby

## First page

lobby-under = Ein Spiel um Baumwolle, Kohle und Kanäle, nach Brass und Age of Industry
lobby-welcome = Noch nie gespielt?
lobby-welcome-about = Eine geführte Partie zeigt dir jede Regel, wenn du sie brauchst.
lobby-welcome-go = Hier anfangen
lobby-play-now = Jetzt spielen
lobby-play-about = Brass gegen drei Bots, sofort.
    .guest = Ohne Konto.
lobby-dealing = Die Karten werden ausgeteilt …
lobby-go-on = Du bist am Zug: { $name }
lobby-against = Gegen
lobby-ways = Weitere Möglichkeiten
lobby-industry-about = Age of Industry gegen drei Bots, sofort
lobby-tutorial = Spielen lernen
lobby-tutorial-about = Eine geführte Partie, die jede Regel erklärt, wenn du sie brauchst
lobby-new = Neuer Tisch
lobby-new-about = Mit Freunden, offen für alle oder mit Bots
lobby-same = An einem Bildschirm
lobby-same-about = Gebt das Gerät reihum weiter; die Handkarten bleiben verdeckt
lobby-maps = Spielplan zeichnen
lobby-maps-about = Dein eigener Spielplan für Age of Industry, sofort spielbar
lobby-upload = Gespeicherte Partie
lobby-upload-about = Weiterspielen oder noch einmal ansehen
lobby-unreachable = Der Server ist nicht zu erreichen; was du siehst, kann veraltet sein. Neuer Versuch …
lobby-looking = Wird geladen …

## Lists of tables

lobby-list-mine = Deine Tische
lobby-list-open = Offene Tische
lobby-list-watch = Laufende Partien
lobby-list-finished = Kürzlich beendet
lobby-list-done = Deine beendeten Partien
lobby-turns =
    { $count ->
        [one] du bist an einem Tisch am Zug
       *[other] du bist an { $count } Tischen am Zug
    }
lobby-clear = Wegräumen
lobby-clear-table = Wegräumen: { $name }
lobby-clear-all = Alle wegräumen
lobby-clear-undo = Rückgängig
lobby-cleared =
    { $count ->
        [one] Ein Tisch wurde weggeräumt.
       *[other] { $count } Tische wurden weggeräumt.
    }
lobby-none-open = Kein Tisch wartet auf Mitspieler.
lobby-open-one = Eröffne einen
lobby-none-watch = Zurzeit spielt niemand öffentlich.
lobby-none-finished = Hier erscheinen beendete Partien; du kannst sie Zug für Zug ansehen.
lobby-frozen = Die Regeln haben sich geändert; diese Partie kann nicht weitergehen
lobby-your-turn = Du bist am Zug
lobby-thinks = { $name } ist am Zug
lobby-ended = beendet am { $when }
lobby-free =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
lobby-all-ready = Alle sind bereit
lobby-not-ready = Noch nicht alle sind bereit
lobby-left-minutes =
    { $count ->
        [one] noch eine Minute
       *[other] noch { $count } Minuten
    }
lobby-left-hours =
    { $count ->
        [one] noch eine Stunde
       *[other] noch { $count } Stunden
    }
lobby-left-days =
    { $count ->
        [one] noch ein Tag
       *[other] noch { $count } Tage
    }
lobby-winner = Hat gewonnen
lobby-join = Mitspielen
lobby-joining = Platz nehmen …
lobby-do-turn = Spielen
lobby-do-start = Beginnen
lobby-do-ready = Ich bin bereit
lobby-do-wait = Ansehen
lobby-do-gather = Zum Tisch
lobby-do-watch = Zuschauen
lobby-do-replay = Wiederholung

## A game from a record

lobby-upload-file = Datei
lobby-upload-text = Oder füge den Text der Partie hier ein
lobby-upload-none = Noch keine gespeicherte Partie: Sie muss mit „cottonopolis 1“ beginnen.
lobby-upload-from = Fortsetzen nach Aktion { $count } von { $all }
lobby-upload-until = Anzahl der übernommenen Aktionen
lobby-upload-last = Die letzte, Zeile { $line }: { $text }
lobby-upload-start = Von Anfang an
lobby-upload-seats = Wer spielt weiter?
lobby-upload-go = Von hier fortsetzen
lobby-reading = Wird gelesen …
lobby-cancel = Abbrechen
lobby-fault-line = Zeile { $line }, Spalte { $column }: { $fault }
lobby-fault-seats = Diese Partie ist für { $players } Personen.
lobby-fault-nobody = Mindestens ein Platz muss für dich oder offen sein.

## New table

lobby-game = Spiel
lobby-board-brass = Lancashire; erst Kanäle, dann Eisenbahnen
lobby-board-germany = Häfen im Norden, Kohle im Westen; gut für die erste Partie
lobby-board-new-england = Schiffe an der Küste, Spinnereien im Landesinneren
lobby-players = Spieler
lobby-seats = Plätze
lobby-seats-about = Die Zugreihenfolge wird zu Beginn ausgelost.
lobby-seat = Platz { $number }, { $colour }
lobby-seat-me = Du, an diesem Bildschirm
lobby-seat-open = Offen für alle
lobby-seat-invited = Offen, mit Einladung
lobby-seat-bots = Ein Bot
lobby-seat-label = Name (optional)
lobby-seat-label-of = Name von Platz { $number }
lobby-same-note = Mehrere von euch spielen an diesem Bildschirm. Zwischen den Zügen bleiben die Karten verdeckt, bis die nächste Person übernimmt.
lobby-fill = Die anderen Plätze:
lobby-fill-open = Offen
lobby-variants = Varianten
lobby-variants-none = keine: Originalregeln
lobby-more = Weitere Einstellungen
lobby-name = Name des Tisches
lobby-set-listed = In der Lobby sichtbar
    .text = Sonst finden ihn nur Eingeladene.
lobby-set-spectators = Zuschauen
    .text = Andere dürfen zusehen; Handkarten sehen sie nie.
lobby-set-hints = Tipps
    .text = Alle dürfen den stärksten Bot um Rat fragen.
lobby-set-undo-requests = Rückgängig mit Zustimmung
    .text = Auch ein Zug, der etwas aufgedeckt hat, lässt sich rückgängig machen, wenn alle anderen zustimmen.
lobby-set-returns = Rückkehr
    .text = Wer gegangen ist oder keine Zeit mehr hatte, darf den Platz vom Bot wieder übernehmen.
lobby-set-rated = Ranglistenpartie
    .text = Das Ergebnis zählt für das Rating aller, die ein Konto haben.
lobby-replacement = Ersatz-Bot
lobby-replacement-about = Er spielt für alle, die gehen, aufgeben oder keine Zeit mehr haben.
lobby-summary = { $count } Personen
lobby-summary-start = Die Partie beginnt sofort.
lobby-summary-listed = Alle können aus der Lobby mitspielen.
lobby-summary-invited = Du bekommst einen Link zum Einladen.
lobby-start-now = Partie beginnen
lobby-create = Tisch eröffnen

## Pace and clock

lobby-pace = Tempo
lobby-live = Live
    .text = Alle spielen gleichzeitig; etwa zwei Stunden.
lobby-by-turns = Asynchron
    .text = Zug um Zug, wenn ihr Zeit habt; du wirst benachrichtigt, wenn du am Zug bist.
lobby-clock = Bedenkzeit
lobby-clock-none = Ohne Limit
    .text = So viel Zeit, wie ihr wollt
lobby-clock-relaxed = Gemütlich
    .text = 2 min pro Zug + 30 min
lobby-clock-brisk = Zügig
    .text = 45 s pro Zug + 10 min
lobby-clock-fast = Schnell
    .text = 20 s pro Zug + 3 min
lobby-clock-day = 1 Tag
    .text = pro Zug
lobby-clock-three-days = 3 Tage
    .text = pro Zug
lobby-clock-week = 1 Woche
    .text = pro Zug
lobby-clock-own = Eigene
    .text = Selbst einstellen
lobby-clock-minutes = Minuten pro Zug
lobby-clock-bank = Reserve für die ganze Partie, in Minuten
lobby-clock-about = Längere Züge gehen von der Reserve ab. Ist auch die verbraucht, übernimmt ein Bot.
lobby-clock-each = { $each } pro Zug
lobby-clock-both = { $each } pro Zug + { $bank }
lobby-time-seconds = { $count } s
lobby-time-minutes = { $count } min
lobby-time-days =
    { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }

## Waiting room

lobby-closed = Dieser Tisch wurde geschlossen.
lobby-wait-start = Alle sind bereit. Du kannst beginnen.
lobby-wait-host = Alle sind bereit. Wer den Tisch eröffnet hat, beginnt die Partie.
lobby-wait-ready =
    { $count ->
        [one] Eine Person ist noch nicht bereit.
       *[other] { $count } Personen sind noch nicht bereit.
    }
lobby-listed = Öffentlich
lobby-unlisted = Auf Einladung
lobby-rated = Ranglistenpartie
lobby-no-hints = Ohne Tipps
lobby-your-name = Dein Name
lobby-host = Host
lobby-here = da
lobby-away = nicht da
lobby-ready = bereit
lobby-not-yet = noch nicht bereit
lobby-take = Hier Platz nehmen
lobby-take-too = Auch diesen Platz nehmen
lobby-leave = Platz freigeben
lobby-bot-for = Wer auf Platz { $number } sitzt
lobby-fill-bots = Freie Plätze besetzen mit:
lobby-get-ready = Ich bin bereit
lobby-start = Partie beginnen
lobby-close = Tisch schließen
lobby-close-sure = Dann kann hier niemand mehr spielen.
lobby-close-yes = Schließen
lobby-invite = Andere einladen
lobby-invite-listed = Wer diese Adresse hat, kann Platz nehmen.
lobby-invite-unlisted = Dieser Tisch ist nicht öffentlich: Schick allen, die mitspielen oder zusehen sollen, eine Einladung.
lobby-address = Adresse des Tisches
lobby-invitation = Einladung { $number }
lobby-invitation-old = Einladung { $number } (der Link war nur beim Erstellen zu sehen)
lobby-invitation-make = Einladungslink erstellen
lobby-revoke = Widerrufen
lobby-copy = Kopieren
lobby-share = Teilen
lobby-qr = QR-Code
lobby-qr-of = QR-Code von { $url }
lobby-qr-about = Mit der Handykamera scannen, um den Tisch dort zu öffnen.
lobby-copied = Kopiert. Schick den Link an alle, die mitspielen sollen.
lobby-not-copied = Dein Browser erlaubt das Kopieren nicht. Markiere die Adresse und kopiere sie von Hand.

## Account

lobby-account = Konto
lobby-is-guest = Gast
lobby-is-account = Konto
lobby-account-new = Konto anlegen
lobby-account-about = Behalte deine Partien und dein Rating und spiel von jedem Gerät aus weiter.
lobby-account-keep = Konto anlegen und Partien behalten
lobby-account-keep-about = Alle deine Plätze und Partien bleiben deine.
lobby-account-create = Konto anlegen
lobby-account-made = Willkommen! Dein Konto ist angelegt.
lobby-name-field = Name
lobby-password = Passwort
lobby-password-about = Mindestens 8 Zeichen.
lobby-email = E-Mail
lobby-email-optional = E-Mail (optional)
lobby-email-why = Nur um dich zu benachrichtigen, wenn du am Zug bist, und falls du das Passwort vergisst.
lobby-email-sent = Eine Nachricht mit einem Link ist unterwegs. Öffne ihn, um deine Adresse zu bestätigen.
lobby-email-confirmed = { $email } ist bestätigt.
lobby-email-unconfirmed = { $email } ist noch nicht bestätigt. Öffne den Link in der Nachricht; erneutes Speichern schickt eine neue.
lobby-sign-in-about = Du hast schon ein Konto?
lobby-sign-in-guest = Meldest du dich mit einem anderen Konto an, vergisst dieser Browser den Gast und dessen Plätze.
lobby-forgotten = Passwort vergessen
lobby-forgotten-ask = Passwort vergessen?
lobby-forgotten-about = Hat das Konto eine bestätigte E-Mail-Adresse, geht ein Link für ein neues Passwort dorthin.
lobby-forgotten-send = Link schicken
lobby-forgotten-sent = Wenn dieses Konto eine bestätigte Adresse hat, ist eine Nachricht unterwegs.
lobby-back-to-sign-in = Zurück zur Anmeldung
lobby-guest = Ohne Konto spielen
lobby-guest-about = Ein Name genügt. Ein Konto kannst du später anlegen.
lobby-guest-go = Als Gast spielen
lobby-sending = Einen Moment …
lobby-save = Speichern
lobby-saved = Gespeichert.
lobby-language-about = Für Nachrichten an dich
lobby-alerts = Wenn du am Zug bist
lobby-webhook = Nachrichten in einen Chat
lobby-webhook-about = Meldet über einen Webhook deines Chat-Dienstes, dass du am Zug bist.
lobby-webhook-address = Adresse des Webhooks
lobby-password-change = Passwort ändern
lobby-password-old = Altes Passwort
lobby-password-new = Neues Passwort
lobby-password-save = Neues Passwort speichern
lobby-password-changed = Das Passwort ist geändert. Auf allen anderen Geräten bist du abgemeldet.
lobby-sign-out = Abmelden
lobby-sign-out-here = Hier abmelden
lobby-sign-out-all = Überall abmelden
lobby-sign-out-guest = Ohne Konto kommst du an diese Partien nicht mehr heran.
lobby-sign-out-sure = Deine Plätze als Gast gehen verloren. Trotzdem abmelden?
lobby-sign-out-yes = Trotzdem abmelden

## Links from messages

lobby-link-confirm = Deine E-Mail-Adresse
lobby-link-reset = Ein neues Passwort
lobby-link-invitation = Du bist eingeladen
lobby-confirm-done = Deine Adresse ist bestätigt. Danke!
lobby-reset-done = Das neue Passwort ist gespeichert, und du bist angemeldet.
lobby-invited = An einem Tisch ist ein Platz für dich frei.
lobby-invited-go = Zum Tisch

## Leaderboard and profile

lobby-rank = Rang
lobby-games = Partien
lobby-rating = Rating
lobby-strength = Geschätzte Stärke
lobby-interval = { $mu } ± { $sigma }
lobby-bot = Bot
lobby-pages = Seiten der Rangliste
lobby-better = Höhere Ränge
lobby-worse = Niedrigere Ränge
lobby-ladder-none = Noch niemand hat eine Ranglistenpartie dieser Art beendet. Fang an!
lobby-ladder-about = Dein Rating ist deine geschätzte Stärke minus das Dreifache ihrer Unsicherheit: Es steigt mit deinen Siegen und mit jeder Partie, die mehr über dich verrät. Es zählen nur Partien von Konten, auch gegen Bots.
lobby-profile = Profil
lobby-since = dabei seit { $when }
lobby-ranked = Rang { $rank }
lobby-wins = Siege
lobby-mean-vp = Punkte im Schnitt
lobby-best-vp = Bestes Ergebnis
lobby-mean-place = Platzierung im Schnitt
lobby-built = In allen Partien gebaut
lobby-history = Partien
lobby-history-none = Noch keine beendete Partie.
lobby-more-games = Ältere Partien
lobby-unrated = ohne Rating
lobby-resigned = aufgegeben

# Colours
lobby-your-colour = Deine Farbe
lobby-colour-of = Farbe von { $name }
lobby-colour-taken = { $colour }, vergeben

## Following, maps and seasons

lobby-follow = Folgen
lobby-followed = Du folgst
lobby-list-followed = Tische von Spielern, denen du folgst
lobby-map = Karte
lobby-all-maps = Alle Karten
lobby-season = Saison
lobby-all-seasons = Alle Saisons
lobby-season-of = { $quarter } { $year }
