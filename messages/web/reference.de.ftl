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
