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

# The aid, the tiles, the cards and markets

reference-flips = Se retourne : { $when }.
reference-parts = Parties du résumé
reference-no-aid = Ce jeu n’a pas de résumé.
reference-level = Tuile
reference-price = Prix
reference-needs = exige
reference-gives = fournit
reference-income = Cases de revenu quand elle se retourne
reference-cash = Argent quand elle se retourne
reference-periods = Périodes où elle peut être construite
reference-left = reste
reference-count = chacun
reference-tile = { $industry } { $level }
reference-next = votre prochaine tuile
reference-needs-told = { $coal } charbon, { $iron } fer
reference-never = ne se construit pas, se retire en se développant
reference-tiles-about = Le trait marque votre prochaine tuile ; les signes disent combien il en reste à chacun.
reference-cards = Cartes
reference-face = encore { $left } sur { $total }
reference-aid-title = Aide de jeu : { $title }
reference-tiles-title = Tuiles et cartes : { $title }
reference-print = Imprimer
