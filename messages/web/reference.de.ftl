# The reference beside a table: aid, tiles, cards and markets

reference-title = Nachschlagen
reference-loading = Wird geladen …
reference-failed = Dieser Teil konnte nicht geladen werden. Prüfe deine Internetverbindung.
reference-tab-aid = Übersicht
reference-tab-tiles = Plättchen
reference-tab-cards = Karten & Märkte
reference-tab-legend = Symbole
reference-tab-rules = Regeln
reference-tab-glossary = Begriffe

# The aid, the tiles, the cards and markets

reference-flips = Wird umgedreht, { $when }.
reference-parts = Teile der Übersicht
reference-no-aid = Dieses Spiel hat keine Übersicht.
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
reference-never = wird nie gebaut, nur durch Entwickeln entfernt
reference-tiles-about = Der Balken zeigt dein nächstes Plättchen; die Zeichen sagen, wie viele jeder noch hat.
reference-cards = Karten
reference-face = noch { $left } von { $total }
reference-aid-title = Spielhilfe: { $title }
reference-tiles-title = Plättchen und Karten: { $title }
reference-print = Drucken
