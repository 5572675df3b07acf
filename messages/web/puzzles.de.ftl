### Aufgaben

puzzles-title = Aufgaben
puzzles-daily = Aufgabe des Tages
puzzles-daily-text = Jeden Tag eine neue Stellung, für alle dieselbe.
puzzles-daily-solved = Gelöst
puzzles-daily-missed = Nicht gelöst
puzzles-solve = Lösen
puzzles-welcome = Stellungen aus echten Partien, in denen ein Zug deutlich besser ist als alle anderen. Du spielst ihn auf dem Spielplan; die Antwort wurde mit Hunderten zu Ende gespielter Partien geprüft.
puzzles-loading = Die Aufgaben werden geladen …
puzzles-none = Für diese Regeln gibt es noch keine Aufgaben.
puzzles-guest = Gelöste Aufgaben und Serien bleiben erhalten. Gewertet wird nur mit einem Konto.
puzzles-to-account = Konto anlegen
puzzles-themes = Themen
puzzles-game = Spiel
puzzles-all-games = Alle Spiele
puzzles-any = Irgendeine Aufgabe
puzzles-my-rating = Dein Rating
puzzles-my-solved = Gelöste Aufgaben
puzzles-my-streak = In Folge gelöst
puzzles-my-days = Tage in Folge
puzzles-rated = Schwierigkeit { $rating }
puzzles-task = Finde den besten Zug
puzzles-task-text = Du spielst { $seat }. Ein Zug ist deutlich besser als alle anderen. Spiel ihn ganz und antworte dann.
puzzles-turn-so-far = Dein Zug bisher
puzzles-cut = Das deckt verborgene Karten oder Plättchen auf. Die Aufgabe endet deshalb hier.
puzzles-submit = Mit diesem Zug antworten
puzzles-undo = Zurück
puzzles-hint-theme = Tipp: das Thema
puzzles-hint-place = Tipp: der Ort
puzzles-unrated = Eine Antwort nach einem Tipp wird nicht gewertet.
puzzles-was-solved = Du hast diese Aufgabe schon gelöst.
puzzles-was-missed = Du hast diese Aufgabe schon versucht.
puzzles-places = Schau hierhin: { $places }.
puzzles-no-place = Es geschieht nicht auf dem Spielplan.
puzzles-rules =
    { $count ->
        [one] Die Regel dahinter:
       *[other] Die Regeln dahinter:
    }
puzzles-solved = Gelöst!
puzzles-missed = Nicht der beste Zug
puzzles-streak =
    { $count ->
        [one] Die erste Aufgabe in Folge.
       *[other] { $count } Aufgaben in Folge.
    }
puzzles-gives-away = Dieser Zug verschenkt im Mittel { $points } Punkte.
puzzles-your-rating = Dein Rating: { $rating } ({ $change })
puzzles-next = Nächste Aufgabe
puzzles-no-other = Zu diesem Thema gibt es keine andere Aufgabe.
puzzles-on-the-board = Gezeigter Zug
puzzles-show-mine = Dein Zug
puzzles-show-solution = Bester Zug
puzzles-show-tempting = Verlockend
puzzles-best-turn = Der beste Zug
puzzles-why = Warum der verlockende Zug scheitert
puzzles-why-gap = In { $count } zu Ende gespielten Partien endete er { $points } Punkte schlechter gegenüber dem besten Mitspieler (± { $error }).
puzzles-why-lost = Du bekommst { $points } Punkte weniger: { $source }.
puzzles-why-gained = Dass er { $points } Punkte mehr bringt ({ $source }), gleicht das nicht aus.
puzzles-why-rival = { $seat } bekommt { $points } Punkte mehr.
puzzles-source-links = Verbindungen
puzzles-source-money = Geld
puzzles-source-loans = Kredite

puzzles-theme-sale-order = Verkauf in der richtigen Reihenfolge
    .text = Erst den Verkauf vorbereiten oder in der richtigen Reihenfolge verkaufen.
puzzles-theme-last-loan = Der letzte Kredit
    .text = Bald kann niemand mehr Kredit aufnehmen.
puzzles-theme-two-rails = Zwei Bahnstrecken auf einmal
    .text = Zwei Bahnstrecken in einer Aktion, und die richtige Kohle dafür.
puzzles-theme-overbuild = Überbauen
    .text = Ein besseres Plättchen ersetzt ein altes.
puzzles-theme-rival-cubes = Würfel eines Mitspielers
    .text = Verbrauche Kohle oder Eisen eines Mitspielers.
puzzles-theme-end-of-period = Ende der Kanalperiode
    .text = Es zählt, was jetzt Punkte bringt und was bleibt.
puzzles-theme-preparation = Erst das eine, dann das andere
    .text = Die erste Aktion macht die zweite möglich.
puzzles-theme-turn-order = Zugreihenfolge
    .text = Wer weniger ausgibt, ist in der nächsten Runde früher dran.
puzzles-theme-distant-market = Der Fernmarkt
    .text = Verkaufen, wo die Nachfrage ungewiss ist.
puzzles-theme-loan = Ein Kredit
    .text = Jetzt Geld, später weniger Einkommen oder Punkte.
puzzles-theme-demand-track = Die Nachfrageleiste
    .text = Würfel auf der Nachfrageleiste bringen sofort Geld.
puzzles-theme-develop = Entwickeln
    .text = Schwache Plättchen entfernen, um an bessere zu kommen.
puzzles-theme-sale = Ein Verkauf
    .text = Verkaufte Waren drehen ein Plättchen um.
puzzles-theme-draw = Karten ziehen
    .text = Die richtige Karte ist eine Aktion wert.
puzzles-theme-last-round = Die letzte Runde
    .text = Danach kommt nichts mehr: Zähl jeden Punkt.
puzzles-theme-link = Eine Verbindung
    .text = Ein Kanal oder eine Bahnstrecke am richtigen Ort.
puzzles-theme-build = Ein Gebäude
    .text = Das richtige Plättchen auf dem richtigen Bauplatz.
puzzles-theme-pass = Passen
    .text = Manchmal ist weniger mehr.
