### Le client en français : le choix en cours

## La phrase au-dessus des actions

choice-build = { $industry } { $level } à { $place }
choice-link = { $action } { $links }
choice-develop = Développer : { $tiles }
choice-sell = Vendre, { $industry } à { $place },
choice-to-slot = au port de { $place }
choice-to-market = au marché de { $place }
choice-to-distant-market = au marché extérieur
choice-to-open = à : ?
choice-loan = Emprunt de { $amount }
choice-with = avec : { $cards }
choice-started = { $action } …

## Deux cartes, ou une pour tout le tour

choice-two-cards = avec deux cartes
choice-whole-turn = pour tout le tour
choice-badge-two-cards = 2 cartes
choice-badge-whole-turn = tout le tour
choice-card-two-cards = avec une autre carte en plus
choice-card-whole-turn = pour tout le tour

## La légende de la carte

choice-legend = Que signifient les marques
choice-legend-now = possible maintenant
choice-legend-other = possible avec une autre carte
choice-legend-two-cards = possible avec deux cartes quelconques
choice-legend-whole-turn = possible en y passant tout le tour
choice-legend-sell = une tuile qui peut vendre
choice-legend-ghost = ce que vous choisissez
