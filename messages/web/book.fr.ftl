# Ce que les bots forts jouent à l’ouverture, et ce qui gagne
book-title = Ce que jouent ici les bots forts
book-card = Seulement avec une carte
book-any-card = Avec n’importe quelles cartes
book-with-card = Avec la carte « { $name } »
book-level = { $level ->
    [board] La même situation sur le plateau dans { $games } parties jouées par : { $bots }.
   *[other] Dans { $games } parties où ce joueur avait les mêmes tuiles et liaisons, jouées par : { $bots } ; les adversaires ont joué autrement.
}
book-move = Coup
book-share = Joué
book-share-note = Joué : part des parties où le coup était possible.
book-share-card = Joué : part des parties où le joueur avait la carte.
book-points = Points
book-points-title = Moyenne des points de ce joueur à la fin
book-wins = Gagné
book-wins-title = Part des parties gagnées par ce joueur
book-row = { $games } parties ; avance sur le meilleur adversaire : { $lead }
book-no-move = Aucun des coups joués là n’est possible avec ces cartes.
book-unknown = Trop peu de parties ont atteint cette position.

## La page
book-what-wins = Ce qui gagne
    .text = Industries, revenus, liaisons, emprunts et places dans des milliers de parties de bots forts.
book-loading = Chargement…
book-none = Il n’y a pas encore de livre pour ce jeu.
book-setup = Plateau et nombre de joueurs
book-players = { $count } joueurs
book-about = { $games } parties jouées par : { $bots }. Le gagnant a { $winner } points en moyenne et { $lead } d’avance ; les autres en ont { $others }.
book-policy = le réseau de neurones seul
book-then-policy = { $bot } dans les premières manches, puis le réseau de neurones seul
book-earlier-network = Les bots utilisaient un réseau plus ancien que celui d’aujourd’hui.
book-winners = Gagnants
book-others = Les autres
book-fair = Une part égale de victoires
book-industries = Industries
book-built = Tuiles construites par un joueur
book-levels = Industries et niveaux
book-levels-text = Part de victoires des joueurs qui ont construit une telle tuile, et leur nombre
book-sources = D’où viennent les points
book-sources-text = Points d’un joueur
book-source = { $source ->
    [links] Liaisons
    [money] Argent
   *[other] Dettes
}
book-seats = Places
book-seats-text = Victoires et points moyens selon le premier ordre du tour
book-turn = Place { $turn }
book-vp = { $points } points
book-links = Liaisons et développements
book-links-text = Construites ou développées par un joueur
book-links-in = { $when ->
    [canal] Canaux
    [rail] Rails
   *[other] Rails
}
book-developed = Tuiles développées
book-income = Revenu par manche
book-income-text = { $rules ->
    [industry] Rapporté par les tuiles retournées dans la manche, moins les intérêts
   *[other] Perçu au début de la manche
}
book-loans = Emprunts
book-loans-text = Contractés dans la manche par un joueur
book-loans-taken = Part de victoires selon le nombre d’emprunts, et nombre de joueurs
book-loans-count = { $loans ->
    [0] Aucun emprunt
    [1] 1 emprunt
   *[other] { $loans } emprunts
}
book-loans-more = { $loans } emprunts ou plus
book-interval = Entre { $low } et { $high }, avec 95 % de confiance
book-note = Les mêmes bots ont joué toutes les places. Ce que les gagnants font plus souvent accompagne la victoire ; ce n’en est pas forcément la cause.
