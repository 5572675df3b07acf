### The client in French: clubs and followed players

## Entrance

community-title = Communauté
community-loading = Chargement…
community-tournaments = Tournois
community-new-tournament = Nouveau tournoi
community-list-open = Inscriptions ouvertes
community-list-running = En cours
community-list-finished = Terminés
community-no-tournaments = Il n’y a pas encore de tournoi.
community-clubs = Vos clubs
community-no-clubs = Vous n’êtes membre d’aucun club. Fondez-en un, ou ouvrez le lien d’invitation d’un ami.
community-owned-by = propriétaire : { $name }
community-members-count =
    { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
community-found = Fonder un club
community-club-name = Nom du club
community-about = Description (facultative)
community-need-account = Il faut un compte pour fonder un club ou organiser un tournoi.
community-to-account = Créer un compte
community-following = Joueurs que vous suivez
community-following-about = Leurs tables ouvertes apparaissent en premier dans le salon. Ils ne savent pas que vous les suivez.
community-unfollow = Ne plus suivre

## A club

community-change = Modifier
community-save = Enregistrer
community-dissolve = Dissoudre le club
community-dissolve-sure = Dissoudre ce club pour tous ses membres ? C’est définitif.
community-tables = Tables du club
community-open-table = Ouvrir une table
community-no-tables = Aucune table pour l’instant. Seuls les membres voient les tables du club.
community-members = Membres
community-owner = Propriétaire
community-invite = Créer un lien d’invitation
community-link = Lien d’invitation
community-link-copied = Le lien est copié. Toute personne qui l’ouvre peut entrer dans le club.
community-revoke = Révoquer tous les liens
community-remove = Exclure
community-leave = Quitter
community-leave-sure = Quitter ce club ?

## An invitation

community-join = Rejoindre le club
community-invited = Vous avez reçu une invitation à un club.
community-your-name = Votre nom
