### The client in French: tournaments

## What a tournament is like

tournament-title = Tournoi
tournament-up = Retour
tournament-by = organisation : { $name }
tournament-system-swiss = Système suisse
    .text = Tout le monde joue chaque ronde, contre des joueurs de score proche.
tournament-system-round-robin = Toutes rondes
    .text = Jusqu’à ce que chacun ait rencontré tous les autres ; 24 joueurs au plus.
tournament-of-club = Club
    .text = Seuls les membres du club voient ce tournoi et y participent.
tournament-players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
tournament-rounds-count =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
tournament-tables-of = tables de { $sizes }
tournament-status-open = Inscriptions ouvertes
tournament-status-finished = Terminé
tournament-status-cancelled = Annulé
tournament-round-of = Ronde { $round } sur { $rounds }

## Players

tournament-register = Participer
tournament-registered = Vous êtes inscrit
tournament-withdraw = Se retirer
tournament-withdraw-sure = Vous retirer du tournoi ? Vous finissez votre partie, et n’en aurez plus d’autre.
tournament-players = Joueurs
tournament-no-players = Personne ne s’est encore inscrit.
tournament-seed = Tête de série, d’après le classement
tournament-rating = { $mu } ± { $sigma }
tournament-unrated = non classé
tournament-player-withdrawn = retiré
tournament-player-dropped = exclu

## Organiser

tournament-desk = Vous organisez ce tournoi
tournament-desk-open =
    { $count ->
        [one] { $count } joueur inscrit. La première ronde clôt les inscriptions.
       *[other] { $count } joueurs inscrits. La première ronde clôt les inscriptions.
    }
tournament-desk-wait = Les résultats arrivent d’eux-mêmes à la fin des parties. Excluez un joueur absent : un bot joue à sa place.
tournament-desk-next = Toutes les parties de cette ronde sont finies.
tournament-desk-over = Toutes les rondes sont jouées. Terminez le tournoi pour rendre le classement définitif.
tournament-start-round = Lancer la ronde { $round }
tournament-finish = Terminer le tournoi
tournament-cancel = Annuler le tournoi
tournament-cancel-sure = Annuler ce tournoi ? C’est définitif.
tournament-close = Fermer le tournoi
tournament-close-about = Le tournoi est annulé, son nom et sa description sont effacés. Les parties en cours continuent.
tournament-drop = Exclure
tournament-drop-sure = Exclure ce joueur : { $name } ? Sa partie en cours compte comme abandonnée.
tournament-correct = Fixer le résultat
tournament-result-of = Résultat de la table { $number }
tournament-result-about = Cela remplace le résultat de la partie dans le tournoi. Les points de classement ne changent pas.
tournament-place = Place
tournament-vp = Points
tournament-save-result = Enregistrer le résultat

## Rounds and standings

tournament-round = Ronde { $round }
tournament-table = Table { $number }
tournament-corrected = fixé par l’organisation
tournament-replay = Revoir
tournament-watch = Regarder
tournament-to-table = À la table
tournament-plus = +{ $points }
tournament-byes = Exempts : { $names }
tournament-standings = Classement du tournoi
tournament-final-standings = Classement final
tournament-winner = Vainqueur
tournament-rank = Rang
tournament-player = Joueur
tournament-points = Points
tournament-rank-sum = Somme des places
tournament-share = Part des PV
tournament-opponents = Adversaires
tournament-games = jouées { $games }, gagnées { $wins }
tournament-byes-count =
    { $count ->
        [one] { $count } exemption
       *[other] { $count } exemptions
    }
tournament-ties = places { $ranks } · { $share }
tournament-ties-about = Une victoire rapporte 12 points, la dernière place aucun, les autres une part régulière ; une exemption 6. À égalité comptent la somme des places, la part des points de victoire aux tables, puis la force des adversaires.

## New tournament

tournament-new = Nouveau tournoi
tournament-name = Nom du tournoi
tournament-about = Description (facultative)
tournament-game = Jeu
tournament-system = Système
tournament-size = Joueurs par table
tournament-rounds = Rondes
tournament-flexible = D’autres tailles plutôt que des exempts
    .text = Une table peut avoir un joueur de plus ou de moins, pour que tout le monde joue.
tournament-pace = Rythme
tournament-create = Ouvrir les inscriptions
tournament-to-account = Créer un compte
