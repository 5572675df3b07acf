### The client in French: moderation

## Operators' page

admin-title = Modération
admin-sections = Rubriques
admin-sign-in = Connectez-vous avec un compte d’opérateur.
admin-code-title = Second facteur
admin-code-about = Saisissez les six chiffres qu’affiche votre application d’authentification.
admin-code = Code
admin-code-enter = Entrer
admin-count-accounts = Comptes
admin-count-guests = Invités
admin-count-today = Vus aujourd’hui
admin-count-open = Tables ouvertes
admin-count-playing = Parties en cours
admin-reports = Signalements
admin-people = Personnes
admin-sanctions = Sanctions
admin-site = Site
admin-pages = Pages
admin-audit = Journal
admin-done = Fait.
admin-more = Suite
admin-reason = Motif
admin-how-long = Combien de temps ?
admin-span-day = 1 jour
admin-span-week = 1 semaine
admin-span-month = 30 jours
admin-span-year = 1 an
admin-span-good = Définitivement

## Reports

admin-reports-open = À traiter
admin-reports-closed = Clos
admin-reports-none = Rien à faire ici.
admin-kind-talk = Propos
admin-kind-name = Nom
admin-kind-behaviour = Comportement
admin-kind-text = Texte
admin-reported-by = Signalé par { $name }
admin-the-table = la table
admin-talk = Ce qui a été dit
admin-no-talk = Personne n’a rien dit à cette table.
admin-about-club = Club : { $name }
admin-about-tournament = Tournoi : { $name }
admin-about-study = Étude : { $name }
admin-about-map = Plateau : { $name }
admin-nameless = sans nom
admin-words = Ce qui est écrit
admin-no-words = Il n’y a plus rien d’écrit.
admin-no-outcome = Clos sans commentaire
admin-report-close = Clore le signalement
admin-report-close-about = Dites ce qu’il en est advenu, pour le journal et les autres opérateurs.
admin-close-table = Fermer la table
admin-close-table-about = La partie s’arrête sans résultat.
admin-empty-words-about = Le nom, la description et les commentaires sont effacés. Un plateau n’est plus partagé ; les parties qui l’utilisent continuent.

## People

admin-search = Chercher par le début du nom ou l’identifiant
admin-nobody = Personne trouvée.
admin-seen = présence : { $when }
admin-all-people = Toutes les personnes
admin-operator = Opérateur
admin-reported-count = Signalements : { $count }
admin-facts = Informations
admin-id = Identifiant
admin-since = Depuis
admin-last-seen = Dernière visite
admin-addresses = Adresses
admin-rename = Renommer
admin-new-name = Nouveau nom
admin-delete = Supprimer les données
admin-delete-about = Nom, mot de passe, adresse, notes et propos sont effacés. Les parties restent pour les autres. C’est irréversible.
admin-history = Sanctions jusqu’ici
admin-tables = Tables
admin-status-open = ouverte
admin-status-playing = en cours
admin-status-finished = terminée
admin-status-closed = fermée
admin-status-frozen = gelée
admin-mute = Interdire d’écrire
admin-mute-title = Interdire à { $name } d’écrire
admin-mute-about = La personne peut jouer, mais plus écrire. Elle lira le motif.
admin-ban = Bannir
admin-ban-title = Bannir { $name }
admin-ban-about = La personne quitte toutes les tables et ne peut plus que lire. Elle verra le motif.
admin-kick = Exclure de la table
admin-kick-title = Exclure { $name } de la table
admin-kick-about = Un bot prend la place. La personne ne peut plus revenir à cette table.

## Tables

admin-table-find = Identifiant ou lien d’une table
admin-table-show = Afficher la table
admin-table-unknown = Ce n’est ni l’identifiant ni le lien d’une table.

## Sanctions

admin-sanction-mute = Muet
admin-sanction-ban = Banni
admin-sanction-kick = Exclu d’une table
admin-until = jusqu’au { $when }
admin-for-good = définitivement
admin-lifted = levée le { $when }
admin-lift = Lever
admin-sanctions-none = Personne n’est banni ni muet.
admin-network = Adresse ou plage
admin-network-ban = Bannir ces adresses
admin-network-title = Bannir { $network }
admin-network-about = De là, plus personne ne peut jouer, se connecter ni s’inscrire ; lire reste possible. D’autres partagent peut-être l’adresse : préférez une courte durée.

## Site

admin-registration = Nouveaux joueurs
admin-registration-open = Tout le monde
    .text = Invités et comptes
admin-registration-accounts = Comptes seulement
    .text = Pas de nouveaux invités
admin-registration-closed = Personne
    .text = Rien ne change pour les joueurs actuels
admin-keep-addresses = Adresses internet
admin-keep-addresses-about = Pour bannir des adresses, il faut les connaître. Les nouvelles sessions gardent la leur ce temps-là ; 0 n’en garde aucune. Dites-le dans votre page de confidentialité.
admin-days = Jours
admin-retention = Nettoyage
admin-retention-about = Une fois par jour. Après combien de jours sans activité ? 0 : jamais.
admin-rule-guests = Supprimer les invités
admin-rule-open-tables = Fermer les tables jamais commencées
admin-rule-stalled-games = Fermer les parties où personne ne joue
admin-rule-closed-tables = Supprimer les tables fermées
admin-rule-reports = Supprimer les signalements clos
admin-due = À faire maintenant : { $count }
admin-clean = Nettoyer maintenant

## Pages of the site

admin-pages-about = Affichées au pied de chaque page. Markdown : # titre, **gras**, *italique*, - liste, [texte](https://…). Une page vide disparaît.
admin-page-text = Texte
admin-preview = Aperçu
admin-page-empty = Pas encore écrite.

## Audit log

admin-audit-none = Rien pour l’instant.
admin-older = Entrées plus anciennes
admin-actor-command-line = ligne de commande
admin-actor-schedule = automatique
admin-action-mute = A interdit d’écrire
admin-action-ban = A banni
admin-action-kick = A exclu d’une table
admin-action-lift = A levé une sanction
admin-action-close-table = A fermé une table
admin-action-close-tournament = A fermé un tournoi
admin-action-empty-words = A effacé des textes
admin-action-rename = A renommé
admin-action-delete-person = A supprimé des données
admin-action-close-report = A clos un signalement
admin-action-site = A changé les réglages
admin-action-page = A écrit une page
admin-action-retention = Nettoyage
admin-action-add-operator = Nouvel opérateur
admin-action-remove-operator = A retiré un opérateur
admin-action-verified = A saisi un code
admin-action-wrong-codes = Codes faux
