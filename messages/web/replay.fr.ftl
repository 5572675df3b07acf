### The client in French: replay

## Boutons de défilement

replay-round-back = Une manche en arrière
replay-round-next = Une manche en avant
replay-slider = Coup
replay-slider-value = Coup { $at } sur { $last } · { $label }

## Revoir une partie

replay-title = Revoir la partie
replay-loading = Chargement de la partie…
replay-table = Aller à la table
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
replay-analyst-text = Parcourt la partie tour après tour : ce que chacun pouvait attendre, où des points ont été perdus et ce qui aurait été meilleur.
replay-analyst-ask = Analyser cette partie
replay-analyst-waiting = D’autres parties passent d’abord…
replay-analyst-progress = Tour { $done } sur { $turns }…
replay-analyst-failed = L’analyse s’est interrompue. Réessayez.
replay-point-cost = Manche { $round } : { $seat } a perdu { $points } points
replay-point-swing = Manche { $round } : l’avance a changé de { $points } points ({ $seat })
replay-verdict-best = Le meilleur tour
replay-verdict-good = Un bon tour
replay-verdict-slip = Une imprécision
replay-verdict-blunder = Une grosse erreur
replay-insight-best = L’analyste aurait joué de même.
replay-insight-you = Ceci vous aurait rapporté { $points } points de plus :
replay-insight-other = Ceci aurait rapporté { $points } points de plus à { $seat } :

## Étudier

replay-tabs = Volets
replay-tab-moves = Coups
replay-tab-analysis = Analyse
replay-tab-player = Tuiles
replay-tab-players = Joueurs
replay-tab-track = Piste
replay-tab-branch = Essai
replay-tab-turn = À vous
replay-moves = Tous les coups
replay-mark-slip = { $seat } a perdu { $points } points à ce tour
replay-mark-blunder = Une grosse erreur : { $seat } a perdu { $points } points à ce tour
replay-mark-turning = Un tournant : l’avance a changé de { $points } points
replay-player = Joueur affiché
replay-hand = Main : { $seat }
replay-hand-hidden = Cachée jusqu’à la fin de la partie.
replay-point-back = Tournant précédent
replay-point-next = Tournant suivant
replay-turn-played = Le tour joué
replay-better-draw = Le montrer sur le plateau
replay-better-try = Le jouer
replay-better-name = Le tour de l’analyste
replay-insight-chance = Chances de gagner avant le tour : { $chance }.
replay-lead = Avance sur la moyenne
replay-lead-mean = moyenne
replay-lead-label = Points attendus par rapport à la moyenne des joueurs, au fil de la partie ; ici : { $standing }
replay-lead-note = D’après { $samples } fins de partie simulées par position. La bande et le nombre après ± contiennent la vraie moyenne neuf fois sur dix.
replay-chance = { $share ->
        [none] presque aucune
        [sixth] environ une sur six
        [quarter] environ un quart
        [third] environ un tiers
        [half] environ la moitié
        [two-thirds] environ deux tiers
        [three-quarters] environ trois quarts
       *[sure] presque certaines
    }

## D’autres coups

replay-try-instead = Essayer un autre coup
replay-try-here = Essayer un coup à partir d’ici
replay-branch = Et si…
replay-branch-empty = Choisissez un coup pour { $seat }, comme à la table.
replay-branch-moves = Coups de cet essai
replay-branch-close = Revenir à la partie jouée
replay-branch-back = Annuler le coup
replay-branch-judge = Demander à l’analyste
replay-branch-thinking = Calcul en cours…
replay-branch-bot = Quel bot répond
replay-branch-answer = Le laisser jouer
replay-branch-answer-all = Jouer jusqu’à { $name }
replay-branch-name = Nom de l’essai
replay-branch-number = Essai { $number }
replay-branch-keep = Enregistrer
replay-branch-rename = Renommer
replay-branch-drop = Supprimer
replay-branch-share = Copier le lien
replay-branch-better = { $points } points de mieux que le tour joué
replay-branch-worse = { $points } points de moins que le tour joué
replay-branch-same = Aussi bon que le tour joué
replay-branch-turn = { $seat } perd { $points } points.
replay-branch-turn-best = { $seat } ne perd rien.
replay-branch-instead = Mieux : { $moves }.
replay-branch-unfinished = Le tour n’est pas fini ; le reste compte comme bien joué.

## Continuer

replay-play-on = Continuer à partir d’ici
replay-play-on-seat = Votre place
replay-play-on-mover = joue
replay-play-on-bots = Les autres sont joués par
replay-play-on-note = Une nouvelle table où viendront les mêmes cartes. Elle ne compte pas au classement.
replay-play-on-start = Jouer
replay-play-on-name = Suite d’une partie
