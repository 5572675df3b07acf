# The reference beside a table: aid, tiles, cards and markets

reference-title = Nachschlagen
reference-loading = Wird geladen …
reference-failed = Dieser Teil konnte nicht geladen werden. Prüfe deine Internetverbindung.
reference-tab-aid = Hilfe
reference-tab-tiles = Plättchen
reference-tab-cards = Karten
reference-tab-legend = Symbole
reference-tab-rules = Regeln
reference-tab-glossary = Glossar

# The aid, the tiles, the cards and markets

reference-flips = Wird umgedreht, { $when }.
reference-parts = Teile der Spielhilfe
reference-no-aid = Für dieses Spiel gibt es keine Spielhilfe.
reference-level = Plättchen
reference-price = Preis
reference-needs = braucht
reference-gives = liefert
reference-income = Einkommensfelder beim Umdrehen
reference-cash = Geld beim Umdrehen
reference-periods = Perioden, in denen es gebaut werden darf
reference-left = übrig
reference-count = je Spieler
reference-tile = { $industry } { $level }
reference-next = dein nächstes Plättchen
reference-needs-told = { $coal } Kohle, { $iron } Eisen
reference-never = lässt sich nicht bauen, nur durch Entwickeln entfernen
reference-tiles-about = Der Balken markiert dein nächstes Plättchen; die Zeichen zeigen, wie viele jeder davon noch hat.
reference-cards = Karten
reference-face = noch { $left } von { $total }
reference-aid-title = Spielhilfe: { $title }
reference-tiles-title = Plättchen und Karten: { $title }
reference-print = Drucken
reference-legend-title = Symbole: { $title }
reference-symbol-key = zur Regel
