### Le client en français : le choix en cours

## La phrase au-dessus des actions

choice-build = { $industry } { $level } ({ $place })
choice-link = { $action } { $links }
choice-develop = Développement : { $tiles }
choice-sell = Vente : { $industry } ({ $place })
choice-to-slot = → port ({ $place })
choice-to-market = → marché ({ $place })
choice-to-distant-market = → marché extérieur
choice-to-open = → ?
choice-loan = Emprunt de { $amount }
choice-with = avec : { $cards }
choice-started = { $action }…

## Deux cartes, ou une pour tout le tour

choice-two-cards = avec deux cartes
choice-whole-turn = en y passant tout le tour
choice-badge-two-cards = 2 cartes
choice-badge-whole-turn = tour entier
choice-card-two-cards = avec une autre carte en plus
choice-card-whole-turn = pour tout le tour

## La légende de la carte

choice-legend = Signification des repères
choice-legend-now = possible maintenant
choice-legend-other = possible avec une autre carte
choice-legend-two-cards = possible avec deux cartes quelconques
choice-legend-whole-turn = possible en y passant tout le tour
choice-legend-sell = une tuile qui peut vendre
choice-legend-ghost = votre choix en cours
