### The client in German: replay

## Knöpfe zum Blättern

replay-round-back = Eine Runde zurück
replay-round-next = Eine Runde vor
replay-slider = Zug
replay-slider-value = Zug { $at } von { $last } · { $label }

## Rückschau

replay-title = Rückschau
replay-loading = Die Partie wird geholt …
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
replay-analyst-text = Geht die Partie Zug für Zug durch: was jeder erwarten konnte, wo Punkte verschenkt wurden und was besser gewesen wäre.
replay-analyst-ask = Diese Partie analysieren
replay-analyst-waiting = Andere Partien sind zuerst dran …
replay-analyst-progress = Zug { $done } von { $turns } …
replay-analyst-failed = Die Analyse ist abgebrochen. Versuch es noch einmal.
replay-graph = Zu erwartende Punkte
replay-graph-label = Zu erwartende Punkte im Lauf der Partie; hier: { $standing }
replay-points = Wendepunkte
replay-point-round = Runde { $round }
replay-point-cost = Runde { $round }: { $seat } hat { $points } Punkte verschenkt
replay-point-swing = Runde { $round }: Der Zug von { $seat } hat den Vorsprung um { $points } Punkte verschoben
replay-verdict-best = Der beste Zug
replay-verdict-good = Ein guter Zug
replay-verdict-slip = Eine Ungenauigkeit
replay-verdict-blunder = Ein großer Fehler
replay-insight-best = Die Analyse hätte dasselbe gespielt.
replay-insight-you = Das hätte dir { $points } Punkte mehr gebracht:
replay-insight-other = Das hätte { $seat } { $points } Punkte mehr gebracht:
replay-insight-value = So sind { $value } SP zu erwarten, bestenfalls { $best }; vor dem Zug { $chance } Gewinnchance.
