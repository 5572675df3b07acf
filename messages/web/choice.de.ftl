### Der Client auf Deutsch: die laufende Wahl

## Der Satz über den Aktionen

choice-build = { $industry } { $level }, { $place }
choice-link = { $action } { $links }
choice-develop = Entwickeln: { $tiles }
choice-sell = Verkauf aus der { $industry } in { $place }
choice-to-slot = an den Hafen in { $place }
choice-to-market = an den Markt: { $place }
choice-to-distant-market = an den Fernmarkt
choice-to-open = an: ?
choice-loan = Kredit von { $amount }
choice-with = mit: { $cards }
choice-started = { $action } …

## Zwei Karten, oder eine für den ganzen Zug

choice-two-cards = mit zwei Karten
choice-whole-turn = als ganzer Zug
choice-badge-two-cards = 2 Karten
choice-badge-whole-turn = ganzer Zug
choice-card-two-cards = zusammen mit einer anderen Karte
choice-card-whole-turn = für den ganzen Zug

## Die Legende der Karte

choice-legend = Was die Markierungen bedeuten
choice-legend-now = jetzt möglich
choice-legend-other = mit einer anderen Karte möglich
choice-legend-two-cards = mit zwei beliebigen Karten möglich
choice-legend-whole-turn = als ganzer Zug möglich
choice-legend-sell = ein Plättchen, das verkaufen kann
choice-legend-ghost = deine aktuelle Wahl
