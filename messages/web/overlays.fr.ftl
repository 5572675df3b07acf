### The client in French: overlays

## Passage à un même écran

overlays-hand-over = { $name }, à vous de jouer
overlays-hand-over-text = Passez l’écran à { $name }. Aucune carte n’est visible avant l’appui sur le bouton.
overlays-hand-over-ready = Je suis { $name }
overlays-hand-over-since = Depuis votre dernier tour

## Décompte

overlays-score-period = Période du { $period } : décompte
overlays-score-game = Décompte final
overlays-score-step = { $step } sur { $of }
overlays-score-skip = Passer
overlays-score-done = Continuer
overlays-score-begin = D’abord les liaisons, puis les tuiles.
overlays-score-cleared =
    Quittent le plateau : { $links ->
        [0] aucune liaison
        [one] une liaison
       *[other] { $links } liaisons
    } et { $tiles ->
        [0] aucune tuile
        [one] une tuile
       *[other] { $tiles } tuiles
    }
overlays-vp = { $vp } PV

## Boutons de défilement

overlays-first = Au début
overlays-back = Étape précédente
overlays-next = Étape suivante
overlays-last = À la fin
overlays-play = Lecture
overlays-pause = Pause
overlays-speed = Vitesse : { $speed } fois

## Marché extérieur

overlays-market = Marché extérieur
overlays-market-bonus = Vendu ! Bonus de revenu : { $bonus }
overlays-market-closed = Aucune demande. Le marché est fermé.

## Une dette impossible à payer

overlays-forced = Vous ne pouvez pas payer votre revenu négatif
overlays-forced-text = Vous devez { $owes } et vous avez { $money } : il vous manque { $missing }. Choisissez une tuile à retirer ; elle rapporte la moitié de son prix.
overlays-forced-loses = vous coûte { $vp } PV
overlays-forced-enough = suffit, il reste { $left }
overlays-forced-not-enough = il vous manque encore { $missing }
overlays-forced-income = Votre revenu ne change pas. Si toutes vos tuiles ensemble ne suffisent pas, vous perdez 1 PV par livre manquante.

## Le tableau final

overlays-final-winner = Victoire
overlays-final-points = { $count ->
    [one] point de victoire
   *[other] points de victoire
}
overlays-final-place = { $rank ->
    [one] 1er
   *[other] { $rank }e
}
overlays-final-source = Provenance des points
overlays-final-canal = Période du canal
overlays-final-rail = Période du rail
overlays-final-links = Liaisons
overlays-final-money = Argent
overlays-final-penalties = Dettes impayées
overlays-final-loans = Emprunts non remboursés
overlays-final-earlier = Avant cette table
overlays-final-total = Total
overlays-final-cash = Argent à la fin
overlays-final-income = Revenu à la fin
overlays-final-unpaid = Emprunts à la fin
overlays-final-resigned = a abandonné
overlays-final-again = Encore une partie
overlays-final-rematch-there = Aller à la nouvelle table
overlays-final-replay = Revoir la partie
overlays-final-graph = Courbe de la partie
overlays-final-board = Voir le plateau
overlays-tie = À égalité de points : { $ahead } passe devant { $behind }.
overlays-tie-income = À égalité de points : { $ahead } devance { $behind } grâce à un revenu plus élevé ({ $more } contre { $less }, B32).
overlays-tie-money = À égalité de points et de revenu : { $ahead } devance { $behind } grâce à plus d’argent ({ $more } contre { $less }, B32).
overlays-tie-order = Tout le reste étant égal, { $ahead } devance { $behind } dans l’ordre du tour qu’aurait eu la manche suivante (B32, A22).
overlays-tie-resigned = { $behind } a abandonné et passe après { $ahead }.

## Revoir une partie

overlays-share = Copier le lien
overlays-share-done = Le lien est copié.
overlays-download = Télécharger la partie
overlays-make-study = Créer une étude

## Dit à voix haute

overlays-say-cost = Coût : { $price }.
overlays-say-flips = { $count ->
    [one] Une tuile est retournée.
   *[other] { $count } tuiles sont retournées.
}
overlays-say-round = La manche { $round } commence.
overlays-say-period = La période du { $period } s’achève : on passe au décompte.
overlays-say-undo = { $seat } annule son coup.
overlays-say-turn = À { $seat } de jouer.
overlays-say-your-turn = C’est à vous.
