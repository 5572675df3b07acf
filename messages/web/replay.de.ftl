### The client in German: replay

## Knöpfe zum Blättern

replay-round-back = Eine Runde zurück
replay-round-next = Eine Runde vor
replay-slider = Zug
replay-slider-value = Zug { $at } von { $last } · { $label }

## Wiederholung

replay-title = Wiederholung
replay-loading = Die Partie wird geladen …
replay-table = Zum Tisch
replay-start = Die Partie beginnt.
replay-round = { $period }, Runde { $round }
replay-round-only = Runde { $round }
replay-scored = Die Wertung ansehen
replay-figures-order = Reihenfolge
replay-figures-vp = SP
replay-figures-money = Geld
replay-figures-income = Einkommen
replay-figures-loans = Kredite
replay-figures-cards = Handkarten

## Der Analytiker

replay-analyst = Die Analyse
replay-analyst-text = Geht die Partie Zug für Zug durch: was zu erwarten war, wo Punkte verschenkt wurden und was besser gewesen wäre.
replay-analyst-ask = Diese Partie analysieren
replay-analyst-waiting = Andere Partien sind zuerst dran …
replay-analyst-progress = Zug { $done } von { $turns } …
replay-analyst-failed = Die Analyse wurde abgebrochen. Versuch es erneut.
replay-point-cost = Runde { $round }: { $seat } hat { $points } Punkte verschenkt
replay-point-swing = Runde { $round }: Der Zug von { $seat } hat den Vorsprung um { $points } Punkte verschoben
replay-verdict-best = Der beste Zug
replay-verdict-good = Ein guter Zug
replay-verdict-slip = Eine Ungenauigkeit
replay-verdict-blunder = Ein großer Fehler
replay-insight-best = Die Analyse hätte dasselbe gespielt.
replay-insight-you = Das hätte dir { $points } Punkte mehr gebracht:
replay-insight-other = Das hätte { $seat } { $points } Punkte mehr gebracht:

## Studieren

replay-tabs = Bereiche
replay-tab-moves = Züge
replay-tab-analysis = Analyse
replay-tab-player = Plättchen
replay-tab-players = Spieler
replay-tab-track = Leiste
replay-tab-branch = Variante
replay-tab-turn = Dein Zug
replay-moves = Alle Züge
replay-mark-slip = { $seat } hat in diesem Zug { $points } Punkte verschenkt
replay-mark-blunder = Ein großer Fehler: { $seat } hat in diesem Zug { $points } Punkte verschenkt
replay-mark-turning = Ein Wendepunkt: Der Vorsprung hat sich um { $points } Punkte verschoben
replay-player = Angezeigt wird
replay-hand = Karten von { $seat }
replay-hand-hidden = Verdeckt, bis die Partie vorbei ist.
replay-point-back = Voriger Wendepunkt
replay-point-next = Nächster Wendepunkt
replay-turn-played = Der gespielte Zug
replay-better-draw = Auf dem Spielplan zeigen
replay-better-try = Durchspielen
replay-better-name = Zug der Analyse
replay-insight-chance = Gewinnchance vor dem Zug: { $chance }.
replay-lead = Vorsprung vor dem Durchschnitt
replay-lead-mean = Durchschnitt
replay-lead-label = Erwartete Punkte im Vergleich zum Durchschnitt aller im Lauf der Partie; hier: { $standing }
replay-lead-note = Aus { $samples } zu Ende gespielten Partien je Stellung. Das Band und die Zahl nach ± enthalten in neun von zehn Fällen den wahren Mittelwert.
replay-chance = { $share ->
    [none] fast keine
    [sixth] etwa ein Sechstel
    [quarter] etwa ein Viertel
    [third] etwa ein Drittel
    [half] etwa die Hälfte
    [two-thirds] etwa zwei Drittel
    [three-quarters] etwa drei Viertel
   *[sure] fast sicher
}

## Andere Züge

replay-try-instead = Einen anderen Zug probieren
replay-try-here = Von hier aus einen Zug probieren
replay-branch = Was wäre, wenn …
replay-branch-empty = Wähle einen Zug für { $seat }, wie am Tisch.
replay-branch-moves = Züge dieser Variante
replay-branch-close = Zurück zur gespielten Partie
replay-branch-back = Rückgängig
replay-branch-judge = Analysieren
replay-branch-thinking = Rechnet …
replay-branch-bot = Welcher Bot antwortet
replay-branch-answer = Spielen lassen
replay-branch-answer-all = Spielen lassen, bis { $name } am Zug ist
replay-branch-name = Name der Variante
replay-branch-number = Variante { $number }
replay-branch-keep = Speichern
replay-branch-rename = Umbenennen
replay-branch-drop = Löschen
replay-branch-share = Link kopieren
replay-branch-better = { $points } Punkte besser als der gespielte Zug
replay-branch-worse = { $points } Punkte schlechter als der gespielte Zug
replay-branch-same = So gut wie der gespielte Zug
replay-branch-turn = { $seat } verschenkt { $points } Punkte.
replay-branch-turn-best = { $seat } verschenkt nichts.
replay-branch-instead = Besser: { $moves }.
replay-branch-unfinished = Der Zug ist noch nicht zu Ende; sein Rest zählt als gut gespielt.

## Weiterspielen

replay-play-on = Von hier weiterspielen
replay-play-on-seat = Dein Platz
replay-play-on-mover = am Zug
replay-play-on-bots = Für die anderen spielt
replay-play-on-note = Ein neuer Tisch, an dem noch dieselben Karten kommen. Er zählt nicht für die Rangliste.
replay-play-on-start = Spielen
replay-play-on-name = Weitergespielt
