### The client in French: moments

## Passage à un même écran

moments-hand-over = { $name }, à vous de jouer
moments-hand-over-text = Passez l’écran à { $name }. Aucune carte ne sera visible avant l’appui sur le bouton.
moments-hand-over-ready = Je suis { $name }
moments-hand-over-since = Depuis votre dernier tour

## Décompte

moments-score-period = Période du { $period } : décompte
moments-score-game = Décompte final
moments-score-step = { $step } sur { $of }
moments-score-skip = Passer
moments-score-done = Continuer
moments-score-begin = D’abord les liaisons, puis les tuiles.
moments-score-cleared =
    Le plateau est libéré : { $links ->
        [0] aucune liaison
        [one] une liaison
       *[other] { $links } liaisons
    } et { $tiles ->
        [0] aucune tuile
        [one] une tuile
       *[other] { $tiles } tuiles
    }
moments-vp = { $vp } PV

## Boutons de défilement

moments-first = Au début
moments-back = Reculer d’un pas
moments-next = Avancer d’un pas
moments-last = À la fin
moments-play = Lecture
moments-pause = Pause
moments-speed = Vitesse : { $speed } fois
moments-round-back = Une manche en arrière
moments-round-next = Une manche en avant
moments-slider = Coup
moments-slider-value = Coup { $at } sur { $last } · { $label }

## Marché extérieur

moments-market = Marché extérieur
moments-market-bonus = Vendu ! Bonus de revenu : { $bonus }
moments-market-closed = Aucune demande. Le marché est fermé.

## Une dette impossible à payer

moments-forced = Vous ne pouvez pas payer votre revenu négatif
moments-forced-text = Vous devez { $owes } et vous avez { $money } : il manque { $missing }. Choisissez une tuile à retirer ; elle rapporte la moitié de son prix.
moments-forced-loses = perd { $vp } PV
moments-forced-enough = suffit, il reste { $left }
moments-forced-not-enough = il manque encore { $missing }
moments-forced-income = Votre revenu ne change pas. Ce qu’aucune tuile ne peut payer est annulé contre 1 PV par £1.

## Le tableau final

moments-final-winner = La partie est gagnée par
moments-final-points = { $count ->
    [one] point de victoire
   *[other] points de victoire
}
moments-final-place = { $rank ->
    [one] 1er
   *[other] { $rank }e
}
moments-final-source = Provenance des points
moments-final-canal = Période du canal
moments-final-rail = Période du rail
moments-final-links = Liaisons
moments-final-money = Argent
moments-final-penalties = Dettes impayées
moments-final-loans = Emprunts non remboursés
moments-final-earlier = Avant cette table
moments-final-total = Total
moments-final-cash = Argent à la fin
moments-final-income = Revenu à la fin
moments-final-unpaid = Emprunts à la fin
moments-final-resigned = a abandonné
moments-final-again = Encore une partie
moments-final-rematch-there = À la nouvelle table
moments-final-replay = Revoir la partie
moments-final-board = Voir le plateau
moments-tie = Même nombre de points : { $ahead } est classé devant { $behind }.
moments-tie-income = À égalité de points : { $ahead } devance { $behind } par un revenu plus élevé ({ $more } contre { $less }, B32).
moments-tie-money = À égalité de points et de revenu : { $ahead } devance { $behind } par plus d’argent ({ $more } contre { $less }, B32).
moments-tie-order = Tout le reste étant égal, { $ahead } devance { $behind } dans l’ordre du tour qu’aurait eu la manche suivante (B32, A22).
moments-tie-resigned = { $behind } a abandonné et est classé après { $ahead }.

## Revoir une partie

moments-replay = Revoir la partie
moments-replay-loading = La partie est en cours de chargement…
moments-replay-table = À la table
moments-replay-start = La partie commence.
moments-replay-round = Période du { $period }, manche { $round }
moments-replay-round-only = Manche { $round }
moments-replay-scored = Revoir le décompte
moments-share = Copier le lien
moments-share-done = Le lien est copié.
moments-download = Télécharger la partie
moments-figures-order = Ordre du tour
moments-figures-vp = PV
moments-figures-money = Argent
moments-figures-income = Revenu
moments-figures-loans = Emprunts
moments-figures-cards = Cartes en main

## L’analyste

moments-analyst = L’analyste
moments-analyst-text = Parcourt la partie tour après tour : ce que chacun pouvait espérer, où des points ont été perdus et ce qui aurait été meilleur.
moments-analyst-ask = Analyser cette partie
moments-analyst-waiting = D’autres parties passent d’abord…
moments-analyst-progress = Tour { $done } sur { $turns }…
moments-analyst-failed = L’analyse s’est interrompue. Réessayez.
moments-graph = Points à espérer
moments-graph-label = Points à espérer au fil de la partie ; ici : { $standing }
moments-points = Tournants de la partie
moments-point-round = Manche { $round }
moments-point-cost = Manche { $round } : { $seat } a perdu { $points } points
moments-point-swing = Manche { $round } : le tour de { $seat } a déplacé l’avance de { $points } points
moments-verdict-best = Le meilleur tour
moments-verdict-good = Un bon tour
moments-verdict-slip = Une imprécision
moments-verdict-blunder = Une grosse erreur
moments-insight-best = L’analyste aurait joué de même.
moments-insight-you = Ceci vous aurait rapporté { $points } points de plus :
moments-insight-other = Ceci aurait rapporté { $points } points de plus à { $seat } :
moments-insight-value = { $value } PV à espérer ainsi, { $best } au mieux ; { $chance } de chances de gagner avant le tour.

## Dit à voix haute

moments-say-cost = Coût : { $price }.
moments-say-flips = { $count ->
    [one] Une tuile est retournée.
   *[other] { $count } tuiles sont retournées.
}
moments-say-round = La manche { $round } commence.
moments-say-period = La période du { $period } s’achève : on passe au décompte.
moments-say-undo = { $seat } annule son coup.
moments-say-turn = À { $seat } de jouer.
moments-say-your-turn = C’est à vous.
