### The client in German: moments

## Übergabe an einem Bildschirm

moments-hand-over = { $name }, du bist am Zug
moments-hand-over-text = Gib den Bildschirm an { $name } weiter. Keine Karte ist zu sehen, bevor der Knopf gedrückt wird.
moments-hand-over-ready = Ich bin { $name }
moments-hand-over-since = Seit deinem letzten Zug

## Wertung

moments-score-period = { $period }: Wertung
moments-score-game = Schlusswertung
moments-score-step = { $step } von { $of }
moments-score-skip = Überspringen
moments-score-done = Weiter
moments-score-begin = Erst die Verbindungen, dann die Plättchen.
moments-score-cleared =
    Der Spielplan wird geräumt: { $links ->
        [0] keine Verbindung
        [one] eine Verbindung
       *[other] { $links } Verbindungen
    } und { $tiles ->
        [0] kein Plättchen
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    }
moments-vp = { $vp } SP

## Knöpfe zum Blättern

moments-first = Zum Anfang
moments-back = Eins zurück
moments-next = Eins vor
moments-last = Zum Ende
moments-play = Abspielen
moments-pause = Pause
moments-speed = Geschwindigkeit: { $speed }-fach
moments-round-back = Eine Runde zurück
moments-round-next = Eine Runde vor
moments-slider = Zug
moments-slider-value = Zug { $at } von { $last } · { $label }

## Fernmarkt

moments-market = Fernmarkt
moments-market-bonus = Verkauft! Einkommensbonus: { $bonus }
moments-market-closed = Keine Nachfrage. Der Markt ist geschlossen.

## Eine Schuld, die nicht zu zahlen ist

moments-forced = Du kannst dein negatives Einkommen nicht bezahlen
moments-forced-text = Du schuldest { $owes } und hast { $money }: Es fehlen { $missing }. Wähle ein Plättchen, das du entfernst; es bringt den halben Preis.
moments-forced-loses = kostet { $vp } SP
moments-forced-enough = genug, { $left } bleiben
moments-forced-not-enough = { $missing } fehlen noch
moments-forced-income = Dein Einkommen bleibt, wie es ist. Was kein Plättchen bezahlen kann, wird für 1 SP je £1 erlassen.

## Das Endergebnis

moments-final-winner = Die Partie gewinnt
moments-final-points = { $count ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
moments-final-place = { NUMBER($rank) }.
moments-final-source = Punkte aus
moments-final-canal = Kanalperiode
moments-final-rail = Schienenperiode
moments-final-links = Verbindungen
moments-final-money = Bargeld
moments-final-penalties = Unbezahlte Schulden
moments-final-loans = Nicht getilgte Kredite
moments-final-earlier = Vor diesem Tisch
moments-final-total = Gesamt
moments-final-cash = Bargeld am Ende
moments-final-income = Einkommen am Ende
moments-final-unpaid = Kredite am Ende
moments-final-resigned = hat aufgegeben
moments-final-again = Noch eine
moments-final-rematch-there = Zum neuen Tisch
moments-final-replay = Rückschau
moments-final-board = Den Spielplan ansehen
moments-tie = Gleich viele Punkte: { $ahead } steht vor { $behind }.
moments-tie-income = Gleich viele Punkte: { $ahead } liegt vor { $behind } durch das höhere Einkommen ({ $more } zu { $less }, B32).
moments-tie-money = Gleich viele Punkte und gleiches Einkommen: { $ahead } liegt vor { $behind } durch mehr Bargeld ({ $more } zu { $less }, B32).
moments-tie-order = Alles andere gleich: { $ahead } liegt vor { $behind } in der Reihenfolge, die die nächste Runde gehabt hätte (B32, A22).
moments-tie-resigned = { $behind } hat aufgegeben und steht hinter { $ahead }.

## Rückschau

moments-replay = Rückschau
moments-replay-loading = Die Partie wird geholt …
moments-replay-table = Zum Tisch
moments-replay-start = Die Partie beginnt.
moments-replay-round = { $period }, Runde { $round }
moments-replay-round-only = Runde { $round }
moments-replay-scored = Die Wertung ansehen
moments-share = Link kopieren
moments-share-done = Der Link ist kopiert.
moments-download = Aufzeichnung laden
moments-figures-order = Reihenfolge
moments-figures-vp = SP
moments-figures-money = Geld
moments-figures-income = Einkommen
moments-figures-loans = Kredite
moments-figures-cards = Handkarten

## Der Analytiker

moments-analyst = Die Analyse
moments-analyst-text = Geht die Partie Zug für Zug durch: was jeder erwarten konnte, wo Punkte verschenkt wurden und was besser gewesen wäre.
moments-analyst-ask = Diese Partie analysieren
moments-analyst-waiting = Andere Partien sind zuerst dran …
moments-analyst-progress = Zug { $done } von { $turns } …
moments-analyst-failed = Die Analyse ist abgebrochen. Versuch es noch einmal.
moments-graph = Zu erwartende Punkte
moments-graph-label = Zu erwartende Punkte im Lauf der Partie; hier: { $standing }
moments-points = Wendepunkte
moments-point-round = Runde { $round }
moments-point-cost = Runde { $round }: { $seat } hat { $points } Punkte verschenkt
moments-point-swing = Runde { $round }: Der Zug von { $seat } hat den Vorsprung um { $points } Punkte verschoben
moments-verdict-best = Der beste Zug
moments-verdict-good = Ein guter Zug
moments-verdict-slip = Eine Ungenauigkeit
moments-verdict-blunder = Ein großer Fehler
moments-insight-best = Die Analyse hätte dasselbe gespielt.
moments-insight-you = Das hätte dir { $points } Punkte mehr gebracht:
moments-insight-other = Das hätte { $seat } { $points } Punkte mehr gebracht:
moments-insight-value = So sind { $value } SP zu erwarten, bestenfalls { $best }; vor dem Zug { $chance } Gewinnchance.

## Laut gesagt

moments-say-cost = Kosten: { $price }.
moments-say-flips = { $count ->
    [one] Ein Plättchen wird umgedreht.
   *[other] { $count } Plättchen werden umgedreht.
}
moments-say-round = Runde { $round } beginnt.
moments-say-period = Die { $period } endet und wird gewertet.
moments-say-undo = { $seat } nimmt den Zug zurück.
moments-say-turn = { $seat } ist am Zug.
moments-say-your-turn = Du bist am Zug.
