### The client in French: making a turn

play-tile = { $industry } { $level }
play-flips = Tuile retournée : { $industry } ({ $place })
play-income-moves = Revenu { $from } → { $to }
play-earns = Gain : { $amount }
play-takes-loan = Emprunt : { $amount }
play-repays = Emprunts remboursés : { $amount }
play-borrows = Argent + { $amount }
play-ships = Vers la piste de demande : { $count } × { $resource }, { $amount }
play-sells = Vente : { $mill } → { $place }
play-overbuilds = Recouvre : { $industry } { $level }
play-imports = Importation de charbon ({ $place }) : { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }
play-develops = Quitte votre pile : { $industry } { $level }
play-income = Revenu
play-vp = Points de victoire
play-from = { $resource } : { $place }
play-from-track = { $resource } : piste de demande
play-bill-tile = Tuile
play-bill-link = Liaison
play-free = gratuit
play-total = Total
play-money-left = Argent restant
play-next-round = Prochaine manche : position { $rank }
play-unknown = On ne sait pas encore ce qui sera révélé.
play-sources-open = Choisissez la source sur le plateau.
play-two-cards = Coûte deux cartes et tout votre tour.
play-whole-turn = Occupe tout votre tour.
play-not-possible = Impossible
play-confirm = Confirmer
play-confirm-price = Confirmer pour { $price }
play-confirm-done = C’est tout, confirmer
play-why-turn = Ce n’est pas à vous de jouer.
play-why-lost = Connexion au serveur perdue. Rien n’est envoyé avant son retour.
play-undo = Annuler le coup
play-undone = Coup annulé.
play-undo-asked = Votre demande attend l’accord des autres.
play-undo-request = { $name } demande à annuler son dernier coup.
play-agree = Accepter
play-refuse = Refuser
play-your-turn = À vous de jouer
play-thinks = C’est à { $name } de jouer.
play-over = La partie est finie.
play-frozen = Les règles ont changé depuis le début de cette partie. Vous pouvez la regarder, mais plus la jouer.
play-watching = Vous regardez la partie.
play-several = Que construisez-vous ici ?
play-cancel = Retour
play-hint-title = Ce que ferait le Magnat
play-hint-value = Attendu à la fin : { $vp } PV
play-hint-figures = En chiffres
play-hint-then = Puis :
play-hint-use = Choisir ce coup
play-menu = Menu
play-menu-keys = Clavier
play-menu-rules = Règles
play-menu-motion = Animations
play-menu-alerts = Alertes quand c’est à vous
play-menu-replay = Revoir la partie
play-menu-leave = Partir (un bot continue)
play-menu-return = Reprendre ma place
play-menu-resign = Abandonner
play-menu-report = Signaler quelqu’un
play-menu-lobby = Retour à l’accueil
play-menu-share = Copier le lien de cette table
play-menu-look = Point de vue : { $name }
play-menu-watch = Point de vue : spectateur
play-copied = Le lien est copié.
play-resign-sure = Abandonner ? Un bot joue à votre place et vous finissez en dernière position.
play-leave-sure = Quitter la table ? Un bot joue à votre place jusqu’à votre retour.
play-choose-hint = Choisissez une carte, une action ou un lieu en surbrillance.
play-choose-tile = Choisissez une de vos tuiles.
play-loading = On déplie le plateau…
play-gone = Impossible d’afficher cette table
play-move-with = , carte : { $cards }
play-move-build = construire : { $industry } ({ $place })
play-move-canal = construire un canal : { $links }
play-move-rail = construire des rails : { $links }
play-move-develop = se développer : { $tiles }
play-move-sell = vendre ({ $places })
play-move-loan = emprunter { $amount }
play-move-draw = piocher : { $cards }
play-move-pass = passer
play-move-give-up = retirer la tuile : { $place }
play-target-build = Construire : { $industry } ({ $place }), { $price }
play-target-link = Construire { $link }, { $price }
play-other-card = avec une autre carte
play-result = Le résultat
play-side = Journal, discussion et notes
play-track = Revenu et points de victoire
play-unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
  }
play-covered = Les cartes sont couvertes jusqu’à ce que le joueur suivant prenne l’écran.
play-why-nothing = Rien à faire ici pour l’instant.
play-discarded = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
  }

# Watching
play-watch-whose = Joueur affiché
play-watch-mover = Joueur actif
play-watch-back = Revenir à votre place

# Sharing
play-copied-invitation = Le lien est copié. Toute personne qui l’a peut regarder.
play-menu-invite = Copier une invitation à regarder
play-menu-closed = Cette table n’admet pas de spectateurs. Seul son hôte peut inviter.

# Préparer pendant que les autres jouent

play-plan-title = Préparez ({ $name } joue)
play-plan-confirm = Préparer
play-plan-ready = Préparé
play-plan-add = Ajouter au tour préparé
play-plan-prepared = Votre tour préparé
play-plan-when = Joué à votre tour, si c’est encore permis et pas plus cher.
play-plan-cancel = Y renoncer
play-plan-played = Votre tour préparé a été joué.
play-plan-cancelled = Votre tour préparé est annulé. { $why }
play-plan-problem = En l’état, il serait annulé. { $why }
play-plan-why-undo = Un coup a été annulé.
play-plan-why-price = Il coûterait maintenant { $price } au lieu de { $was }.
play-plan-why-choice = Il y a maintenant plus d’une façon de le faire.
play-reach-with = avec { $cards }
play-reach-two = avec deux cartes
play-menu-reference = Aide-mémoire
play-about-tile = À propos de cette tuile
play-compiling = Les bots sont en cours de compilation après le premier démarrage : encore { $seconds } s environ. D’ici là, ils sont plus lents et jouent moins bien.
play-compiling-failed = Les bots n’ont pas pu être compilés sur ce serveur. Ils sont plus lents et jouent moins bien.
