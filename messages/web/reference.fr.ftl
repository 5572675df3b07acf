# The reference beside a table: aid, tiles, cards and markets

reference-title = Aide-mémoire
reference-loading = Chargement…
reference-failed = Ce volet n’a pas pu être chargé. Vérifiez votre connexion.
reference-tab-aid = Aide
reference-tab-tiles = Tuiles
reference-tab-cards = Cartes
reference-tab-legend = Légende
reference-tab-rules = Règles
reference-tab-glossary = Glossaire

# The aid, the tiles, the cards and markets

reference-flips = Se retourne : { $when }.
reference-parts = Parties de l’aide de jeu
reference-no-aid = Ce jeu n’a pas d’aide.
reference-level = Tuile
reference-price = Prix
reference-needs = exige
reference-gives = fournit
reference-income = Cases de revenu quand elle se retourne
reference-cash = Argent quand elle se retourne
reference-periods = Périodes où elle peut être construite
reference-left = reste
reference-count = par joueur
reference-tile = { $industry } { $level }
reference-next = votre prochaine tuile
reference-needs-told = { $coal } charbon, { $iron } fer
reference-never = ne se construit pas, se retire par développement
reference-tiles-about = Le trait marque votre prochaine tuile ; la dernière colonne montre combien de tuiles de chaque sorte il reste à chacun.
reference-cards = Cartes
reference-face = reste { $left } sur { $total }
reference-aid-title = Aide de jeu : { $title }
reference-tiles-title = Tuiles et cartes : { $title }
reference-print = Imprimer
reference-legend-title = Légende : { $title }
reference-symbol-key = vers la règle
