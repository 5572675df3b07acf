### The client in French: lobby

## First page

lobby-under = Un jeu de coton, de charbon et de canaux, d’après Brass et Age of Industry
lobby-welcome = Vous n’avez jamais joué ?
lobby-welcome-about = Une partie guidée explique chaque règle au bon moment.
lobby-welcome-go = Commencer ici
lobby-play-now = Jouer maintenant
lobby-play-about = Brass contre trois bots, tout de suite.
    .guest = Aucun compte nécessaire.
lobby-dealing = Distribution des cartes…
lobby-go-on = À vous de jouer : { $name }
lobby-against = Contre
lobby-ways = Autres façons de jouer
lobby-industry-about = Age of Industry contre trois bots, tout de suite
lobby-tutorial = Apprendre à jouer
lobby-tutorial-about = Une partie guidée qui explique chaque règle au bon moment
lobby-new = Nouvelle table
lobby-new-about = Entre amis, ouverte à tous ou avec des bots
lobby-same = Sur un seul écran
lobby-same-about = Passez-vous l’appareil ; les mains restent cachées
lobby-maps = Dessiner un plateau
lobby-maps-about = Votre propre plateau d’Age of Industry, jouable aussitôt
lobby-upload = Partie enregistrée
lobby-upload-about = La reprendre où vous voulez, ou la revoir
lobby-unreachable = Le serveur est injoignable ; ce que vous voyez peut dater. Nouvel essai…
lobby-looking = Chargement…

## Lists of tables

lobby-list-mine = Vos tables
lobby-list-open = Tables ouvertes
lobby-list-watch = Parties en cours
lobby-list-finished = Terminées récemment
lobby-list-done = Vos parties terminées
lobby-turns =
    { $count ->
        [one] à vous de jouer à une table
       *[other] à vous de jouer à { $count } tables
    }
lobby-clear = Retirer
lobby-clear-table = Retirer : { $name }
lobby-clear-all = Tout retirer
lobby-clear-undo = Rétablir
lobby-cleared =
    { $count ->
        [one] Une table a été retirée.
       *[other] { $count } tables ont été retirées.
    }
lobby-none-open = Aucune table n’attend de joueurs.
lobby-open-one = Ouvrez-en une
lobby-none-watch = Personne ne joue en public en ce moment.
lobby-none-finished = Les parties terminées apparaissent ici, à revoir coup par coup.
lobby-frozen = Les règles ont changé ; cette partie ne peut pas continuer
lobby-your-turn = À vous de jouer
lobby-thinks = À { $name } de jouer
lobby-ended = terminée le { $when }
lobby-free =
    { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
lobby-all-ready = Tout le monde est prêt
lobby-not-ready = Tout le monde n’est pas encore prêt
lobby-left-minutes =
    { $count ->
        [one] encore { $count } minute
       *[other] encore { $count } minutes
    }
lobby-left-hours =
    { $count ->
        [one] encore { $count } heure
       *[other] encore { $count } heures
    }
lobby-left-days =
    { $count ->
        [one] encore { $count } jour
       *[other] encore { $count } jours
    }
lobby-winner = Victoire
lobby-join = Rejoindre
lobby-joining = Vous prenez place…
lobby-do-turn = Jouer
lobby-do-start = Commencer
lobby-do-ready = OK pour commencer
lobby-do-wait = Voir
lobby-do-gather = Aller à la table
lobby-do-watch = Regarder
lobby-do-replay = Revoir

## A game from a record

lobby-upload-file = Choisir un fichier
lobby-upload-text = Ou collez la partie enregistrée ici
lobby-upload-none = Ce n’est pas encore une partie enregistrée : elle devrait commencer par « cottonopolis 1 ».
lobby-upload-from = Reprendre après l’action { $count } sur { $all }
lobby-upload-until = Nombre d’actions conservées
lobby-upload-last = La dernière, ligne { $line } : { $text }
lobby-upload-start = Depuis le début
lobby-upload-seats = Qui continue ?
lobby-upload-go = Reprendre ici
lobby-reading = Lecture…
lobby-cancel = Retour
lobby-fault-line = Ligne { $line }, colonne { $column } : { $fault }
lobby-fault-seats = Cette partie se joue à { $players }.
lobby-fault-nobody = Au moins une place doit être à vous ou ouverte.

## New table

lobby-game = Jeu
lobby-board-brass = Lancashire ; des canaux, puis des rails
lobby-board-germany = Des ports au nord, du charbon à l’ouest ; idéal pour une première partie
lobby-board-new-england = Des navires le long de la côte, des filatures à l’intérieur
lobby-players = Joueurs
lobby-seats = Places
lobby-seats-about = L’ordre du tour est tiré au sort au début.
lobby-seat = Place { $number }, { $colour }
lobby-seat-me = Vous, sur cet écran
lobby-seat-open = Ouverte à tous
lobby-seat-invited = Ouverte, sur invitation
lobby-seat-bots = Un bot
lobby-seat-label = Nom (facultatif)
lobby-seat-label-of = Nom de la place { $number }
lobby-same-note = Vous jouez à plusieurs sur cet écran. Entre les tours, les cartes restent cachées jusqu’à l’arrivée de la personne suivante.
lobby-fill = Les autres places :
lobby-fill-open = Ouvertes
lobby-variants = Variantes
lobby-variants-none = aucune : les règles d’origine
lobby-more = Autres réglages
lobby-name = Nom de la table
lobby-set-listed = Visible à l’accueil
    .text = Sinon, seules les personnes invitées la trouvent.
lobby-set-spectators = Spectateurs
    .text = D’autres peuvent regarder ; ils ne voient jamais une main.
lobby-set-hints = Conseils
    .text = Chacun peut demander conseil au bot le plus fort.
lobby-set-undo-requests = Annulation avec accord
    .text = Un coup qui a révélé quelque chose peut être annulé si tous les autres sont d’accord.
lobby-set-returns = Retour en jeu
    .text = Un joueur parti ou à court de temps peut reprendre sa place.
lobby-set-rated = Classée
    .text = Le résultat compte pour le classement des joueurs inscrits.
lobby-replacement = Bot remplaçant
lobby-replacement-about = Il remplace un joueur qui part, abandonne ou dépasse son temps.
lobby-summary =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
lobby-summary-start = La partie commence tout de suite.
lobby-summary-listed = Tout le monde peut la rejoindre depuis l’accueil.
lobby-summary-invited = Vous recevrez un lien pour inviter les autres.
lobby-start-now = Commencer la partie
lobby-create = Ouvrir la table

## Pace and clock

lobby-pace = Rythme
lobby-live = Temps réel
    .text = Tout le monde joue en même temps ; environ deux heures.
lobby-by-turns = Tour par tour
    .text = Chacun joue quand il a le temps ; on vous prévient quand c’est à vous.
lobby-clock = Temps de réflexion
lobby-clock-none = Sans limite
    .text = Tout le temps voulu
lobby-clock-relaxed = Tranquille
    .text = 2 min par tour + 30 min
lobby-clock-brisk = Soutenu
    .text = 45 s par tour + 10 min
lobby-clock-fast = Rapide
    .text = 20 s par tour + 3 min
lobby-clock-day = 1 jour
    .text = par tour
lobby-clock-three-days = 3 jours
    .text = par tour
lobby-clock-week = 1 semaine
    .text = par tour
lobby-clock-own = Sur mesure
    .text = À vous de régler
lobby-clock-minutes = Minutes par tour
lobby-clock-bank = Réserve pour toute la partie, en minutes
lobby-clock-about = Le temps en plus est pris sur la réserve. Quand elle est épuisée, un bot prend le relais.
lobby-clock-each = { $each } par tour
lobby-clock-both = { $each } par tour + { $bank }
lobby-time-seconds = { $count } s
lobby-time-minutes = { $count } min
lobby-time-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }

## Waiting room

lobby-closed = L’hôte a fermé cette table.
lobby-wait-start = Tout le monde est prêt. Vous pouvez commencer.
lobby-wait-host = Tout le monde est prêt. On attend que l’hôte lance la partie.
lobby-wait-ready =
    { $count ->
        [one] On attend encore un joueur.
       *[other] On attend encore { $count } joueurs.
    }
lobby-listed = Visible
lobby-unlisted = Sur invitation
lobby-rated = Classée
lobby-no-hints = Sans conseils
lobby-your-name = Votre nom
lobby-host = Hôte
lobby-here = en ligne
lobby-away = hors ligne
lobby-ready = OK
lobby-not-yet = en attente
lobby-take = Prendre cette place
lobby-take-too = Prendre aussi cette place
lobby-leave = Quitter ma place
lobby-bot-for = Qui occupe la place { $number }
lobby-fill-bots = Compléter les places libres avec :
lobby-get-ready = OK pour commencer
lobby-start = Commencer la partie
lobby-close = Fermer la table
lobby-close-sure = Plus personne ne pourra jouer ici.
lobby-close-yes = Fermer la table
lobby-invite = Inviter
lobby-invite-listed = Toute personne ayant cette adresse peut prendre place.
lobby-invite-unlisted = Cette table n’est pas visible : envoyez une invitation à chaque personne qui doit jouer ou regarder.
lobby-address = Adresse de la table
lobby-invitation = Invitation { $number }
lobby-invitation-old = Invitation { $number } (son lien a été montré à sa création)
lobby-invitation-make = Créer un lien d’invitation
lobby-revoke = Révoquer
lobby-copy = Copier
lobby-share = Partager
lobby-qr = Code QR
lobby-qr-of = Code QR de { $url }
lobby-qr-about = Scannez-le avec un téléphone pour y ouvrir la table.
lobby-copied = Copié. Envoyez-le aux personnes avec qui vous voulez jouer.
lobby-not-copied = Votre navigateur ne permet pas de copier. Sélectionnez l’adresse et copiez-la à la main.

## Account

lobby-account = Compte
lobby-is-guest = Sans compte
lobby-is-account = Compte
lobby-account-new = Créer un compte
lobby-account-about = Gardez vos parties et votre classement, et jouez depuis n’importe quel appareil.
lobby-account-keep = Créer un compte et garder mes parties
lobby-account-keep-about = Toutes vos places et vos parties restent à vous.
lobby-account-create = Créer le compte
lobby-account-made = Bienvenue ! Votre compte est créé.
lobby-name-field = Nom
lobby-password = Mot de passe
lobby-password-about = Au moins 8 caractères.
lobby-email = E-mail
lobby-email-optional = E-mail (facultatif)
lobby-email-why = Pour vous dire que c’est à vous, et en cas de mot de passe oublié. Rien d’autre.
lobby-email-sent = Un message avec un lien est en route. Ouvrez-le pour confirmer votre adresse.
lobby-email-confirmed = { $email } est confirmée.
lobby-email-unconfirmed = { $email } n’est pas encore confirmée. Ouvrez le lien du message ; pour en recevoir un autre, enregistrez à nouveau.
lobby-sign-in-about = Vous avez déjà un compte ?
lobby-sign-in-guest = Si vous vous connectez avec un autre compte, ce navigateur oublie vos places prises sans compte.
lobby-forgotten = Mot de passe oublié
lobby-forgotten-ask = Mot de passe oublié ?
lobby-forgotten-about = Si le compte a une adresse confirmée, un lien pour un nouveau mot de passe y est envoyé.
lobby-forgotten-send = Envoyer le lien
lobby-forgotten-sent = Si ce compte a une adresse confirmée, un message est en route.
lobby-back-to-sign-in = Retour à la connexion
lobby-guest = Jouer sans compte
lobby-guest-about = Un nom suffit. Vous pourrez créer un compte plus tard.
lobby-guest-go = Continuer
lobby-sending = Un instant…
lobby-save = Enregistrer
lobby-saved = Enregistré.
lobby-language-about = Pour les messages qui vous sont envoyés
lobby-alerts = Quand c’est à vous de jouer
lobby-webhook = Alertes par messagerie
lobby-webhook-about = Votre tour, annoncé par le webhook d’une messagerie.
lobby-webhook-address = Adresse du webhook
lobby-password-change = Changer le mot de passe
lobby-password-old = Mot de passe actuel
lobby-password-new = Nouveau mot de passe
lobby-password-save = Enregistrer le nouveau mot de passe
lobby-password-changed = Le mot de passe est changé. Toutes les autres sessions sont fermées.
lobby-sign-out = Se déconnecter
lobby-sign-out-here = Se déconnecter ici
lobby-sign-out-all = Se déconnecter partout
lobby-sign-out-guest = Sans compte, vous ne pourrez pas retrouver ces parties.
lobby-sign-out-sure = Vos places prises sans compte seront perdues. Se déconnecter quand même ?
lobby-sign-out-yes = Se déconnecter quand même

## Links from messages

lobby-link-confirm = Votre adresse e-mail
lobby-link-reset = Un nouveau mot de passe
lobby-link-invitation = Invitation
lobby-confirm-done = Votre adresse est confirmée. Merci !
lobby-reset-done = Le nouveau mot de passe est enregistré, et votre session est ouverte.
lobby-invited = On vous garde une place à une table.
lobby-invited-go = Aller à la table

## Leaderboard and profile

lobby-rank = Rang
lobby-games = Parties
lobby-rating = Classement (points)
lobby-strength = Force estimée
lobby-interval = { $mu } ± { $sigma }
lobby-bot = Bot
lobby-pages = Pages du classement
lobby-better = Précédents
lobby-worse = Suivants
lobby-ladder-none = Personne n’a encore terminé de partie classée de ce genre. À vous d’ouvrir le classement !
lobby-ladder-about = Vos points de classement sont votre force estimée moins trois fois son incertitude : ils montent avec vos victoires, et à mesure que vous jouez. Seules comptent les parties des comptes inscrits et des bots.
lobby-profile = Profil
lobby-since = membre depuis le { $when }
lobby-ranked = Rang { $rank }
lobby-wins = Victoires
lobby-mean-vp = Points en moyenne
lobby-best-vp = Meilleur résultat
lobby-mean-place = Rang moyen
lobby-built = Constructions, toutes parties confondues
lobby-history = Parties
lobby-history-none = Aucune partie terminée pour l’instant.
lobby-more-games = Parties plus anciennes
lobby-unrated = non classée
lobby-resigned = abandon

# Colours
lobby-your-colour = Votre couleur
lobby-colour-of = Couleur : { $name }
lobby-colour-taken = { $colour }, déjà prise

## Following, maps and seasons

lobby-follow = Suivre
lobby-followed = Suivi
lobby-list-followed = Tables des joueurs que vous suivez
lobby-map = Plateau
lobby-all-maps = Tous les plateaux
lobby-season = Saison
lobby-all-seasons = Toutes les saisons
lobby-season-of = { $quarter } de { $year }
