### The client in French: replay

## Boutons de défilement

replay-round-back = Une manche en arrière
replay-round-next = Une manche en avant
replay-slider = Coup
replay-slider-value = Coup { $at } sur { $last } · { $label }

## Revoir une partie

replay-title = Revoir la partie
replay-loading = La partie est en cours de chargement…
replay-table = À la table
replay-start = La partie commence.
replay-round = Période du { $period }, manche { $round }
replay-round-only = Manche { $round }
replay-scored = Revoir le décompte
replay-figures-order = Ordre du tour
replay-figures-vp = PV
replay-figures-money = Argent
replay-figures-income = Revenu
replay-figures-loans = Emprunts
replay-figures-cards = Cartes en main

## L’analyste

replay-analyst = L’analyste
replay-analyst-text = Parcourt la partie tour après tour : ce que chacun pouvait espérer, où des points ont été perdus et ce qui aurait été meilleur.
replay-analyst-ask = Analyser cette partie
replay-analyst-waiting = D’autres parties passent d’abord…
replay-analyst-progress = Tour { $done } sur { $turns }…
replay-analyst-failed = L’analyse s’est interrompue. Réessayez.
replay-graph = Points à espérer
replay-graph-label = Points à espérer au fil de la partie ; ici : { $standing }
replay-points = Tournants de la partie
replay-point-round = Manche { $round }
replay-point-cost = Manche { $round } : { $seat } a perdu { $points } points
replay-point-swing = Manche { $round } : le tour de { $seat } a déplacé l’avance de { $points } points
replay-verdict-best = Le meilleur tour
replay-verdict-good = Un bon tour
replay-verdict-slip = Une imprécision
replay-verdict-blunder = Une grosse erreur
replay-insight-best = L’analyste aurait joué de même.
replay-insight-you = Ceci vous aurait rapporté { $points } points de plus :
replay-insight-other = Ceci aurait rapporté { $points } points de plus à { $seat } :
replay-insight-value = { $value } PV à espérer ainsi, { $best } au mieux ; { $chance } de chances de gagner avant le tour.
