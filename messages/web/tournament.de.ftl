### The client in German: tournaments

## What a tournament is like

tournament-title = Turnier
tournament-up = Zurück
tournament-by = Leitung: { $name }
tournament-system-swiss = Schweizer System
    .text = Alle spielen jede Runde gegen Spieler mit ähnlicher Punktzahl.
tournament-system-round-robin = Jeder gegen jeden
    .text = Bis alle gegen alle gespielt haben; höchstens 24 Spieler.
tournament-of-club = Club
    .text = Nur Mitglieder des Clubs sehen dieses Turnier und nehmen teil.
tournament-players-count =
    { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }
tournament-rounds-count =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
tournament-tables-of = { $sizes } am Tisch
tournament-status-open = Anmeldung offen
tournament-status-finished = Beendet
tournament-status-cancelled = Abgesagt
tournament-round-of = Runde { $round } von { $rounds }

## Players

tournament-register = Mitspielen
tournament-registered = Du bist angemeldet
tournament-withdraw = Abmelden
tournament-withdraw-sure = Aus dem Turnier ausscheiden? Du spielst deine Partie zu Ende und bekommst keine weitere.
tournament-players = Spieler
tournament-no-players = Noch niemand ist angemeldet.
tournament-seed = Setzplatz nach Rating
tournament-rating = { $mu } ± { $sigma }
tournament-unrated = ohne Rating
tournament-player-withdrawn = ausgeschieden
tournament-player-dropped = gestrichen

## Organiser

tournament-desk = Du leitest dieses Turnier
tournament-desk-open =
    { $count ->
        [one] Ein Spieler ist angemeldet. Mit der ersten Runde endet die Anmeldung.
       *[other] { $count } Spieler sind angemeldet. Mit der ersten Runde endet die Anmeldung.
    }
tournament-desk-wait = Ergebnisse kommen von selbst, wenn Partien enden. Streiche Spieler, die nicht erscheinen: Ein Bot spielt weiter.
tournament-desk-next = Alle Partien dieser Runde sind zu Ende.
tournament-desk-over = Alle Runden sind gespielt. Beende das Turnier, damit die Tabelle gilt.
tournament-start-round = Runde { $round } starten
tournament-finish = Turnier beenden
tournament-cancel = Turnier absagen
tournament-cancel-sure = Dieses Turnier absagen? Das lässt sich nicht rückgängig machen.
tournament-close = Turnier schließen
tournament-close-about = Das Turnier wird abgesagt, Name und Beschreibung werden geleert. Laufende Partien gehen weiter.
tournament-drop = Streichen
tournament-drop-sure = { $name } streichen? Die laufende Partie gilt als aufgegeben.
tournament-correct = Ergebnis setzen
tournament-result-of = Ergebnis von Tisch { $number }
tournament-result-about = Das ersetzt das Ergebnis der Partie in der Tabelle. Ratings ändern sich nicht.
tournament-place = Platz
tournament-vp = Punkte
tournament-save-result = Ergebnis speichern

## Rounds and standings

tournament-round = Runde { $round }
tournament-table = Tisch { $number }
tournament-corrected = von der Leitung gesetzt
tournament-replay = Ansehen
tournament-watch = Zuschauen
tournament-to-table = Zum Tisch
tournament-plus = +{ $points }
tournament-byes = Spielfrei: { $names }
tournament-standings = Tabelle
tournament-final-standings = Endstand
tournament-winner = Sieger
tournament-rank = Rang
tournament-player = Spieler
tournament-points = Punkte
tournament-rank-sum = Platzsumme
tournament-share = Anteil der SP
tournament-opponents = Gegner
tournament-games = gespielt { $games }, gewonnen { $wins }
tournament-byes-count =
    { $count ->
        [one] einmal spielfrei
       *[other] { $count }-mal spielfrei
    }
tournament-ties = Plätze { $ranks } · { $share }
tournament-ties-about = Ein Sieg bringt 12 Punkte, der letzte Platz keinen, die übrigen gleichmäßig dazwischen; spielfrei 6. Bei Gleichstand zählen Platzsumme, Anteil an den Siegpunkten der Tische und Stärke der Gegner.

## New tournament

tournament-new = Neues Turnier
tournament-name = Name des Turniers
tournament-about = Beschreibung (freiwillig)
tournament-game = Spiel
tournament-system = Turnierform
tournament-size = Spieler am Tisch
tournament-rounds = Runden
tournament-flexible = Andere Tischgrößen statt spielfrei
    .text = Tische dürfen einen Spieler mehr oder weniger haben, damit alle spielen.
tournament-pace = Tempo
tournament-create = Anmeldung öffnen
tournament-to-account = Konto anlegen
