### Problèmes

puzzles-title = Problèmes
puzzles-daily = Problème du jour
puzzles-daily-text = Une nouvelle position chaque jour, la même pour tout le monde.
puzzles-daily-solved = Résolu
puzzles-daily-missed = Non résolu
puzzles-solve = Le résoudre
puzzles-welcome = Des positions de vraies parties où un tour est nettement meilleur que tous les autres. Vous le jouez sur le plateau ; des centaines de parties jouées jusqu’au bout ont vérifié la réponse.
puzzles-loading = Chargement des problèmes…
puzzles-none = Il n’y a pas encore de problème pour ces règles.
puzzles-guest = Vos problèmes résolus et vos séries sont conservés. Seuls les comptes ont un classement.
puzzles-to-account = Créer un compte
puzzles-themes = Thèmes
puzzles-game = Jeu
puzzles-all-games = Tous les jeux
puzzles-any = Un problème au hasard
puzzles-my-rating = Votre classement
puzzles-my-solved = Problèmes résolus
puzzles-my-streak = Réussites de suite
puzzles-my-days = Jours de suite
puzzles-rated = Difficulté { $rating }
puzzles-task = Trouvez le meilleur tour
puzzles-task-text = Vous jouez { $seat }. Un tour est nettement meilleur que tous les autres. Jouez-le en entier, puis répondez.
puzzles-turn-so-far = Votre tour jusqu’ici
puzzles-cut = Cela révèle des cartes ou des tuiles cachées : le problème s’arrête ici.
puzzles-submit = Répondre avec ce tour
puzzles-undo = Annuler le coup
puzzles-hint-theme = Indice : le thème
puzzles-hint-place = Indice : le lieu
puzzles-unrated = Une réponse donnée après un indice ne compte pas pour le classement.
puzzles-was-solved = Vous avez déjà résolu ce problème.
puzzles-was-missed = Vous avez déjà essayé ce problème.
puzzles-places = Regardez ici : { $places }.
puzzles-no-place = Cela ne se passe pas sur le plateau.
puzzles-rules =
    { $count ->
        [one] La règle en question :
       *[other] Les règles en question :
    }
puzzles-solved = Résolu !
puzzles-missed = Ce n’est pas le meilleur tour
puzzles-streak =
    { $count ->
        [one] Le premier problème de votre série.
       *[other] { $count } problèmes de suite.
    }
puzzles-gives-away = En moyenne, ce tour fait perdre { $points } points.
puzzles-your-rating = Votre classement : { $rating } ({ $change })
puzzles-next = Problème suivant
puzzles-no-other = Il n’y a pas d’autre problème sur ce thème.
puzzles-on-the-board = Tour affiché
puzzles-show-mine = Votre tour
puzzles-show-solution = Meilleur tour
puzzles-show-tempting = Tentant
puzzles-best-turn = Le meilleur tour
puzzles-why = Pourquoi le tour tentant échoue
puzzles-why-gap = Sur { $count } parties jouées jusqu’au bout, il finit { $points } points plus mal face au meilleur adversaire (± { $error }).
puzzles-why-lost = Vous marquez { $points } points de moins avec : { $source }.
puzzles-why-gained = Les { $points } points de plus ({ $source }) ne le compensent pas.
puzzles-why-rival = { $seat } marque { $points } points de plus.
puzzles-source-links = liaisons
puzzles-source-money = argent
puzzles-source-loans = emprunts

puzzles-theme-sale-order = Vendre dans le bon ordre
    .text = Préparez d’abord la vente, ou vendez dans le bon ordre.
puzzles-theme-last-loan = Le dernier emprunt
    .text = Bientôt, plus personne ne pourra emprunter.
puzzles-theme-two-rails = Deux rails d’un coup
    .text = Deux rails en une action, avec le bon charbon.
puzzles-theme-overbuild = Recouvrir
    .text = Une meilleure tuile en recouvre une ancienne.
puzzles-theme-rival-cubes = Les cubes d’un adversaire
    .text = Consommez le charbon ou le fer d’un adversaire.
puzzles-theme-end-of-period = Fin de la période du canal
    .text = Ce qui compte, c’est ce qui marque maintenant et ce qui reste.
puzzles-theme-preparation = D’abord ceci, puis cela
    .text = La première action rend la seconde possible.
puzzles-theme-turn-order = L’ordre du tour
    .text = Qui dépense moins joue plus tôt à la manche suivante.
puzzles-theme-distant-market = Le marché extérieur
    .text = Vendre là où la demande est incertaine.
puzzles-theme-loan = Un emprunt
    .text = De l’argent tout de suite, moins de revenus ou de points plus tard.
puzzles-theme-demand-track = La piste de demande
    .text = Les cubes envoyés sur la piste de demande rapportent aussitôt.
puzzles-theme-develop = Se développer
    .text = Retirez les tuiles faibles pour atteindre les meilleures.
puzzles-theme-sale = Une vente
    .text = Les marchandises vendues retournent une tuile.
puzzles-theme-draw = Piocher
    .text = La bonne carte vaut bien une action.
puzzles-theme-last-round = La dernière manche
    .text = Il n’y a rien après : comptez chaque point.
puzzles-theme-link = Une liaison
    .text = Un canal ou un rail au bon endroit.
puzzles-theme-build = Une construction
    .text = La bonne tuile sur la bonne case.
puzzles-theme-pass = Passer
    .text = Parfois, moins vaut plus.
