### The client in French: lobby

## First page

lobby-under = Un jeu de coton, de charbon et de canaux, d’après Brass et Age of Industry
lobby-welcome = Vous n’avez jamais joué ?
lobby-welcome-about = Une partie guidée explique chaque règle au bon moment.
lobby-welcome-go = Commencer ici
lobby-play-now = Jouer maintenant
lobby-play-about = Brass contre trois bots, tout de suite. Aucun compte nécessaire.
lobby-dealing = Distribution des cartes …
lobby-go-on = À vous de jouer : { $name }
lobby-against = Contre
lobby-ways = Autres façons de jouer
lobby-industry-about = Age of Industry contre trois bots, tout de suite
lobby-tutorial = Apprendre à jouer
lobby-tutorial-about = Une partie guidée ; chaque règle au bon moment
lobby-new = Nouvelle table
lobby-new-about = Avec des amis, avec tout le monde, avec des bots
lobby-same = Sur un seul écran
lobby-same-about = Passez l’appareil ; les mains restent cachées
lobby-upload = Partie enregistrée
lobby-upload-about = La reprendre où vous voulez, ou la revoir
lobby-unreachable = Le serveur est injoignable ; ce que vous voyez peut dater. Nouvel essai …
lobby-looking = Recherche …

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
lobby-clear = Ranger
lobby-clear-table = Ranger : { $name }
lobby-clear-all = Tout ranger
lobby-clear-undo = Annuler
lobby-cleared =
    { $count ->
        [one] Une table a été rangée.
       *[other] { $count } tables ont été rangées.
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
        [one] encore une minute
       *[other] encore { $count } minutes
    }
lobby-left-hours =
    { $count ->
        [one] encore une heure
       *[other] encore { $count } heures
    }
lobby-left-days =
    { $count ->
        [one] encore un jour
       *[other] encore { $count } jours
    }
lobby-winner = Vainqueur
lobby-join = Rejoindre
lobby-joining = On s’assoit …
lobby-do-turn = Jouer
lobby-do-start = Commencer
lobby-do-ready = Se préparer
lobby-do-wait = Voir
lobby-do-gather = Vers la table
lobby-do-watch = Regarder
lobby-do-replay = Revoir

## A game from a record

lobby-upload-file = Un fichier
lobby-upload-text = Ou collez la partie enregistrée ici
lobby-upload-none = Ce n’est pas encore une partie enregistrée : elle commence par « cottonopolis 1 ».
lobby-upload-from = Reprendre après l’action { $count } sur { $all }
lobby-upload-until = Nombre d’actions reprises
lobby-upload-last = La dernière, ligne { $line } : { $text }
lobby-upload-start = Depuis le début
lobby-upload-seats = Qui continue ?
lobby-upload-go = Reprendre ici
lobby-reading = Lecture …
lobby-cancel = Annuler
lobby-fault-line = Ligne { $line }, colonne { $column } : { $fault }
lobby-fault-seats = Cette partie est pour { $players } joueurs.
lobby-fault-nobody = Une place au moins doit être la vôtre ou ouverte.

## New table

lobby-game = Jeu
lobby-board-brass = Lancashire ; des canaux, puis des chemins de fer
lobby-board-germany = Des ports au nord, du charbon à l’ouest
lobby-board-new-england = Des navires le long de la côte, des filatures à l’intérieur
lobby-players = Joueurs
lobby-seats = Places
lobby-seats-about = L’ordre du tour est tiré au sort au début.
lobby-seat = Place { $number }, { $colour }
lobby-seat-me = Vous, à cet écran
lobby-seat-open = Ouverte à tous
lobby-seat-invited = Ouverte, sur invitation
lobby-seat-bots = Un bot
lobby-seat-label = Nom (facultatif)
lobby-seat-label-of = Nom de la place { $number }
lobby-same-note = Vous êtes plusieurs à cet écran. Entre les tours, les cartes sont couvertes jusqu’à ce que la personne suivante soit là.
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
lobby-set-returns = Retour
    .text = Qui est parti ou n’avait plus de temps peut reprendre sa place au bot.
lobby-set-rated = Classée
    .text = Le résultat compte pour le classement, pour qui a un compte.
lobby-replacement = Le bot remplaçant
lobby-replacement-about = Il joue pour qui part, abandonne ou n’a plus de temps.
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
lobby-live = En direct
    .text = Tout le monde est là ; environ deux heures.
lobby-by-turns = Par correspondance
    .text = Quand chacun a le temps ; vous êtes averti quand c’est à vous.
lobby-clock = Pendule
lobby-clock-none = Sans pendule
    .text = Tout le temps voulu
lobby-clock-relaxed = Tranquille
    .text = 2 min par tour + 30 min
lobby-clock-brisk = Soutenu
    .text = 45 s par tour + 10 min
lobby-clock-fast = Rapide
    .text = 20 s par tour + 3 min
lobby-clock-day = 1 jour
    .text = par tour
lobby-clock-three-days = 3 jours
    .text = par tour
lobby-clock-week = 1 semaine
    .text = par tour
lobby-clock-own = Autre
    .text = À vous de régler
lobby-clock-minutes = Minutes par tour
lobby-clock-bank = Réserve pour toute la partie, en minutes
lobby-clock-about = Le temps en plus est pris sur la réserve. Quand tout est épuisé, un bot continue.
lobby-clock-each = { $each } par tour
lobby-clock-both = { $each } par tour + { $bank }
lobby-time-seconds = { $count } s
lobby-time-minutes = { $count } min
lobby-time-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }

## Waiting room

lobby-closed = L’hôte a fermé cette table.
lobby-wait-start = Tout le monde est prêt. Vous pouvez commencer.
lobby-wait-host = Tout le monde est prêt. L’hôte lance la partie.
lobby-wait-ready =
    { $count ->
        [one] Un joueur n’est pas encore prêt.
       *[other] { $count } joueurs ne sont pas encore prêts.
    }
lobby-listed = Visible
lobby-unlisted = Sur invitation
lobby-rated = Classée
lobby-no-hints = Sans conseils
lobby-your-name = Votre nom
lobby-host = Hôte
lobby-here = présent
lobby-away = absent
lobby-ready = prêt
lobby-not-yet = pas encore prêt
lobby-take = S’asseoir ici
lobby-take-too = Prendre aussi cette place
lobby-leave = Se lever
lobby-bot-for = Qui occupe la place { $number }
lobby-fill-bots = Compléter les places libres avec :
lobby-get-ready = Je suis prêt
lobby-start = Commencer la partie
lobby-close = Fermer la table
lobby-close-sure = Plus personne ne pourra jouer ici.
lobby-close-yes = Fermer
lobby-invite = Inviter
lobby-invite-listed = Toute personne ayant cette adresse peut s’asseoir.
lobby-invite-unlisted = Cette table n’est pas visible : envoyez une invitation à qui doit jouer ou regarder.
lobby-address = Adresse de la table
lobby-invitation = Invitation { $number }
lobby-invitation-old = Invitation { $number } (son lien a été montré à sa création)
lobby-invitation-make = Créer un lien d’invitation
lobby-revoke = Révoquer
lobby-copy = Copier
lobby-share = Partager
lobby-qr = Code QR
lobby-qr-of = Code QR de { $url }
lobby-qr-about = Visez-le avec l’appareil photo d’un téléphone pour y ouvrir la table.
lobby-copied = Copié. Envoyez-le à qui vous voulez.
lobby-not-copied = Votre navigateur ne permet pas de copier. Sélectionnez l’adresse et copiez-la à la main.

## Account

lobby-account = Compte
lobby-is-guest = Invité
lobby-is-account = Compte
lobby-account-new = Créer un compte
lobby-account-about = Gardez vos parties et votre cote, et jouez depuis tout appareil.
lobby-account-keep = Faire de cet invité un compte
lobby-account-keep-about = Toutes vos places et parties restent les vôtres.
lobby-account-create = Créer le compte
lobby-account-made = Bienvenue. Votre compte est créé.
lobby-name-field = Nom
lobby-password = Mot de passe
lobby-password-about = Au moins 8 caractères.
lobby-email = E-mail
lobby-email-optional = E-mail (facultatif)
lobby-email-why = Pour vous dire que c’est à vous, et en cas de mot de passe oublié. Rien d’autre.
lobby-email-sent = Un message avec un lien est en route. Ouvrez-le pour confirmer votre adresse.
lobby-email-confirmed = { $email } est confirmée.
lobby-email-unconfirmed = { $email } n’est pas encore confirmée. Ouvrez le lien du message ; enregistrer à nouveau en envoie un autre.
lobby-sign-in-about = Vous avez déjà un compte ?
lobby-sign-in-guest = Si vous vous connectez avec un autre compte, ce navigateur oublie l’invité et ses places.
lobby-forgotten = Mot de passe oublié
lobby-forgotten-ask = Mot de passe oublié ?
lobby-forgotten-about = Si le compte a une adresse confirmée, un lien pour un nouveau mot de passe y est envoyé.
lobby-forgotten-send = Envoyer le lien
lobby-forgotten-sent = Si ce compte a une adresse confirmée, un message est en route.
lobby-back-to-sign-in = Retour à la connexion
lobby-guest = Juste jouer
lobby-guest-about = Un nom suffit. Vous pourrez en faire un compte plus tard.
lobby-guest-go = Entrer
lobby-sending = Un instant …
lobby-save = Enregistrer
lobby-saved = Enregistré.
lobby-language-about = Pour les messages qui vous sont envoyés
lobby-alerts = Quand c’est à vous de jouer
lobby-webhook = Messages vers un tchat
lobby-webhook-about = Votre tour, annoncé par un webhook d’un service de tchat.
lobby-webhook-address = Adresse du webhook
lobby-password-change = Changer le mot de passe
lobby-password-old = Ancien mot de passe
lobby-password-new = Nouveau mot de passe
lobby-password-save = Enregistrer le nouveau mot de passe
lobby-password-changed = Le mot de passe est changé. Partout ailleurs, vous êtes déconnecté.
lobby-sign-out = Se déconnecter
lobby-sign-out-here = Se déconnecter ici
lobby-sign-out-all = Se déconnecter partout
lobby-sign-out-guest = Sans compte, on ne revient pas à cet invité.
lobby-sign-out-sure = Vos places d’invité seront perdues. Se déconnecter quand même ?
lobby-sign-out-yes = Se déconnecter quand même

## Links from messages

lobby-link-confirm = Votre adresse e-mail
lobby-link-reset = Un nouveau mot de passe
lobby-link-invitation = Vous êtes invité
lobby-confirm-done = Elle est confirmée. Merci.
lobby-reset-done = Le nouveau mot de passe est enregistré, et vous êtes connecté.
lobby-invited = On vous garde une place à une table.
lobby-invited-go = Vers la table

## Leaderboard and profile

lobby-rank = Rang
lobby-games = Parties
lobby-rating = Cote
lobby-strength = Force estimée
lobby-interval = { $mu } ± { $sigma }
lobby-bot = Bot
lobby-pages = Pages du classement
lobby-better = Meilleurs
lobby-worse = Suivants
lobby-ladder-none = Personne n’a encore terminé de partie classée de ce genre. Soyez le premier.
lobby-ladder-about = La cote est la force estimée moins trois fois son incertitude : elle monte avec vos victoires, et quand on vous connaît mieux. Les parties des comptes comptent, bots compris.
lobby-profile = Profil
lobby-since = ici depuis le { $when }
lobby-ranked = Rang { $rank }
lobby-wins = Victoires
lobby-mean-vp = Points en moyenne
lobby-best-vp = Meilleur résultat
lobby-mean-place = Place en moyenne
lobby-built = Construit dans toutes les parties
lobby-history = Parties
lobby-games-count =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
lobby-history-none = Aucune partie terminée pour l’instant.
lobby-more-games = Parties plus anciennes
lobby-unrated = non classée
lobby-resigned = abandon

# Colours
lobby-your-colour = Votre couleur
lobby-colour-of = Couleur de { $name }
lobby-colour-taken = { $colour }, déjà prise
