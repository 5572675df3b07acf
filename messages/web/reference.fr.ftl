# The reference beside a table: aid, tiles, cards and markets

reference-title = Aide-mémoire
reference-loading = Chargement…
reference-failed = Ce volet n’a pas pu être chargé. Vérifiez votre connexion.
reference-tab-aid = Résumé
reference-tab-tiles = Tuiles
reference-tab-cards = Cartes et marchés
reference-tab-legend = Légende
reference-tab-rules = Règles
reference-tab-glossary = Glossaire
