### L’aide de la ligne de commande en français

## Mots de chaque page d’aide

usage = Utilisation :
options-metavar = {"["}OPTIONS]
command-metavar = COMMANDE [ARGS]…
arguments = Arguments
options = Options
commands = Commandes
default = {"["}par défaut : {"{}"}]
required = {"["}obligatoire]
env-var = {"["}variable d’environnement : {"{}"}]
error = Erreur
try-help = Pour obtenir de l’aide : [blue]{"'{command_path} {help_option}'"}[/]

## Options communes à plusieurs commandes

any-help = Afficher ce message et quitter.
any-lang = Langue : { $languages }.
any-game = Le jeu : { $games }.
any-players = Nombre de joueurs ; par défaut, le nombre habituel.
any-variant = Une variante ; peut être répétée.
any-map-name = Plateau, pour un jeu qui en a plusieurs : un nom ou un fichier.
any-bot-file = Un fichier de bots ; peut être répété.
any-processes = Nombre de processus ; 0 pour un par cœur.
any-as-json = Afficher un seul objet JSON.
any-seed = Graine de la première partie.
any-games = Nombre de parties.
any-file = Une partie enregistrée.
any-database = sqlite:///FICHIER ou postgresql://…

## Les commandes

cottonopolis = Brass et Age of Industry, joués selon leurs règles exactes.
cottonopolis-version = Afficher la version.

simulate = Jouer beaucoup de parties entre joueurs aléatoires ou bots et afficher des statistiques.
simulate-policy = Les joueurs : uniform, sane ou un bot pour toutes les places, ou un par place, séparés par des virgules.
simulate-records = Enregistrer les parties dans ce dossier.
simulate-save = Enregistrer toutes les décisions dans ce fichier Parquet.
simulate-card = Décrire ce fichier dans une fiche de jeu de données, par exemple README.md.

arena = Faire jouer des bots entre eux à chaque place et les comparer.
arena-bots = Noms séparés par des virgules : un pour toutes les places, ou un par place.
arena-budget = Facteur appliqué au budget de chaque bot.
arena-ray = Jouer sur une grappe Ray.
arena-resume = Enregistrer les parties ici, reprendre d’ici.
arena-plot = Dessiner le résultat dans ce fichier, SVG ou PNG.

tune = Régler l’évaluation des bots pour une configuration, en les faisant jouer entre eux.
tune-rounds = Nombre de passes de réglage.
tune-games = Parties par passe.
tune-validating = Parties pour valider une passe.
tune-seed = Décalage de la première graine de réglage.
tune-folder = Dossier des poids et du graphique.

train = Entraîner un réseau pour les bots, par des parties contre lui-même.
train-players = Nombre de joueurs ; à répéter pour s’entraîner à plusieurs nombres.
train-minutes = Durée de l’entraînement.
train-decisions = Nombre de décisions, si aucune durée n’est donnée.
train-games = Parties jouées en même temps.
train-units = Unités de la première couche.
train-league = Part des parties contre d’anciennes versions et d’autres joueurs.
train-opponent = Fichier de réseau d’un autre joueur pour la ligue.
train-hand-made = Part des parties où la recherche programmée tient la plupart des places.
train-improve = Apprendre de la recherche de ce réseau plutôt qu’en jouant contre soi-même (itération experte).
train-search-games = Parties que la recherche joue par passe, avec --improve.
train-rounds = Passes de recherche et d’apprentissage, avec --improve.
train-start = Fichier du réseau de départ.
train-reward = Poids des points (points), de l’avance sur le meilleur adversaire (margin), de la victoire (win) et du rang (rank), par exemple points=1,win=0.6.
train-exact = Apprendre et jouer tour à tour : plus lent, mais un entraînement repris aboutit au même réseau.
train-seed = Numéro de l’entraînement ; chacun a ses propres donnes.
train-device = Appareil de calcul : cpu, cuda ou auto.
train-workers = Jouer les parties dans ce nombre d’acteurs d’une grappe Ray.
train-folder = Dossier du réseau, du point de reprise, du journal et du graphique.
train-resume = Continuer l’entraînement de ce dossier.

bots = Lister les bots par niveau, du plus faible au plus fort.
bots-as-json = Afficher une liste JSON.

replay = Rejouer une partie enregistrée et afficher la position.
replay-until = S’arrêter après ce nombre d’actions.
replay-seat = Montrer ce que cette place peut voir.
replay-reveal = Montrer aussi les informations cachées.
replay-as-json = Afficher la position en JSON.

analyse = Analyser chaque tour d’une partie enregistrée : ce qu’il a coûté, et ce qui aurait été mieux.
analyse-deals = Fins de partie simulées par position ; plus il y en a, plus c’est long et moins le résultat varie.
analyse-budget = Facteur de la recherche de meilleurs tours ; 4 cherche quatre fois plus.
analyse-plot = Dessiner l’évolution de la partie dans ce fichier, SVG ou PNG.

rules = Afficher une règle, ou lister toutes les règles.
rules-number = Un numéro de règle comme B17, ou le nom d’une variante.

aid = Écrire l’aide de jeu dans un PDF d’une page A4.
aid-output = Le fichier PDF à écrire.
aid-force = Écraser le fichier s’il existe.
aid-as-text = Afficher l’aide ici, sans fichier.

play = Jouer une partie dans le terminal, contre des bots ou à plusieurs sur un seul écran.
play-terminal = Jouer dans le terminal.
play-humans = Nombre de places jouées sur cet écran.
play-bots = Bots aux autres places : un nom pour toutes, ou un par place.
play-seed = Graine ; au hasard par défaut.
play-load = Continuer une partie enregistrée.
play-save = Le fichier où enregistrer.

serve = Lancer le serveur et ouvrir le navigateur.
serve-port = Port ; 0 pour n’importe quel port libre.
serve-host = Adresse d’écoute.
serve-browser = Ouvrir le navigateur.
serve-channels = redis://… ou postgresql://…
serve-workers = Processus qui répondent aux requêtes.
serve-worker-ports = Donner à chaque processus serveur son propre port : --port et les suivants.
serve-bot-processes = Processus de bots par processus serveur.
serve-public-url = L’adresse qu’ouvrent les utilisateurs.
serve-smtp = smtp://utilisateur:motdepasse@hôte:port
serve-mail-from = Expéditeur des e-mails.
serve-webhook-hosts = Autre hôte que les webhooks peuvent appeler ; peut être répété.
serve-push-hosts = Autre service de notifications ; peut être répété.
serve-proxies = Adresse ou réseau d’un proxy inverse de confiance ; peut être répétée.
serve-requests-per-second = Limite par personne.
serve-attempts-per-minute = Limite par adresse.
serve-people-per-address = Une adresse peut faire autant que ce nombre de personnes.
serve-connections = Nombre maximal de connexions simultanées.
serve-connections-per-address = Nombre maximal de connexions par adresse.
serve-idle-timeout = Secondes pendant lesquelles une connexion peut rester inactive.
serve-body-timeout = Secondes pour le corps d’une requête.
serve-rooms-mb = Mégaoctets de parties gardées en mémoire, par processus serveur.
serve-config = Fichier TOML de réglages ; les options et les variables d’environnement l’emportent.
serve-print-config = Afficher les réglages et la provenance de chacun, puis terminer.
serve-role = Ce que fait ce serveur : web répond aux requêtes, bots calcule pour les serveurs web, all fait les deux.

compile = Tout compiler à l’avance, pour les images et les serveurs.
compile-kind = Ce qu’il faut compiler : rules, bots ou env ; répétable. Par défaut, tout.
compile-native = Recompiler aussi ce que le wheel apporte, pour ce processeur précisément.

map = Vérifier, dessiner et mesurer des plateaux.
map-check = Lister tous les défauts d’un fichier de plateau.
map-check-file = Un fichier de plateau, ou le nom d’un plateau du jeu.
map-check-game = Le jeu ; sinon le premier qui a des plateaux.
map-diff = Lister les différences entre un fichier de plateau, ou une correction de l’atelier, et le fichier du jeu.
map-diff-file = Un fichier de plateau ou une correction.
map-diff-game = Le jeu ; sinon le premier qui a des plateaux.
map-draw = Dessiner un fichier de plateau en image, SVG ou PNG.
map-draw-file = Un fichier de plateau, ou le nom d’un plateau du jeu.
map-draw-output = L’image à écrire.
map-draw-game = Le jeu ; sinon le premier qui a des plateaux.
map-balance = Faire jouer sur un plateau des bots réglés pour lui, et mesurer son équilibre.
map-balance-file = Un fichier de plateau, ou le nom d’un plateau du jeu.
map-balance-game = Le jeu ; sinon le premier qui a des plateaux.
map-balance-games = Nombre de parties.
map-balance-seed = Graine de la première partie ; les autres suivent.
map-balance-tune = Parties par passe de réglage ; 0 pour les poids fournis avec le programme.
map-balance-plot = Dessiner des graphiques dans ce dossier.
map-balance-png = Les dessiner en PNG plutôt qu’en SVG.

admin = Vérifier, sauvegarder, restaurer et exporter les parties d’un serveur.
admin-verify = Rejouer toutes les parties stockées et signaler les différences ; le code de sortie est 1 s’il y en a.
admin-upgrade = Adapter les parties stockées aux règles actuelles ; le serveur le fait aussi au démarrage.
admin-upgrade-check = Signaler seulement ce que ferait l’adaptation.
admin-backup = Sauvegarder toute la base de données dans un fichier, même pendant que le serveur tourne.
admin-backup-file = Le fichier à écrire ; avec --keep, un dossier.
admin-restore = Remplir une base neuve et vide à partir d’une sauvegarde.
admin-restore-file = Un fichier écrit par « admin backup ».
admin-export = Écrire chaque partie terminée dans un fichier, avec un index.
admin-export-folder = Le dossier des parties enregistrées.
admin-export-shared-games = Seulement les parties dont tous les joueurs ont accepté l’usage pour les problèmes et les statistiques, sans noms.
admin-operator = Donner à un compte le rôle d’opérateur et afficher le secret pour une application d’authentification.
admin-operator-remove = Retirer les droits.
admin-people = Lister les personnes, les plus récentes d’abord.
admin-people-search = Le début du nom, ou un identifiant ; sans lui, les plus récentes.
admin-reports = Lister les signalements.
admin-reports-closed = Lister ceux qui sont clos.
admin-report = Afficher un signalement avec ce qui a été dit ou écrit ; le clore avec ce qu’il en est advenu.
admin-report-report = L’identifiant qu’affiche « admin reports ».
admin-report-close = Clore le signalement ; dites ce qu’il en est advenu.
admin-person = Afficher une personne avec ses sanctions, ses tables et ses adresses.
admin-sanctions = Lister les sanctions en vigueur.
admin-mute = Laisser une personne jouer, mais pas écrire.
admin-ban = Bannir une personne, une adresse ou une plage d’adresses.
admin-ban-network = Une adresse ou une plage comme 192.0.2.0/24.
admin-lift = Lever une sanction.
admin-lift-sanction = L’identifiant qu’affiche « admin sanctions ».
admin-kick = Exclure définitivement une personne d’une table.
admin-table = Montrer l’hôte d’une table et qui y joue.
admin-close-table = Fermer une table, même pendant la partie.
admin-close-tournament = Annuler un tournoi, et effacer son nom et sa description.
admin-empty-words = Effacer les textes d’un contenu partagé : nom, description et commentaires. Un plateau cesse d’être partagé.
admin-empty-words-kind = club, tournament, study, map ou table.
admin-empty-words-thing = Son identifiant.
admin-rename = Donner un autre nom à une personne.
admin-rename-new-name = Le nouveau nom.
admin-delete-person = Supprimer les données d’une personne ; les parties restent pour les autres.
admin-registration = Accepter de nouvelles personnes (open), seulement des comptes (accounts) ou personne (closed).
admin-registration-mode = open, accounts ou closed.
admin-site = Afficher les chiffres et les réglages du site, ou changer un réglage.
admin-site-setting = Un réglage, comme keep_addresses ou retention.guests.
admin-site-value = Sa nouvelle valeur ; en jours pour ces deux exemples.
admin-retention = Retirer les invités inactifs et les tables sans activité ; le serveur le fait chaque jour.
admin-retention-check = Seulement compter ce qui serait retiré.
admin-page = Publier la page terms, privacy ou contact dans une langue, depuis un fichier Markdown.
admin-page-name = terms, privacy ou contact.
admin-page-language = Langue de la page.
admin-page-file = Le fichier ; s’il est vide, la page est retirée.
admin-audit = Afficher ce qu’ont fait les opérateurs, le plus récent d’abord.
admin-audit-before = Seulement les entrées avant ce numéro.
any-name = Nom ou identifiant de la personne.
any-table = Identifiant de la table.
any-tournament = Identifiant du tournoi.
any-reason = Pourquoi ; la personne le lira.
any-hours = Pour combien d’heures ; sans limite par défaut.
any-cursor = La page suivante, telle que la page précédente la nomme.

any-traceback = Montrer où un bot a échoué.
admin-backup-force = Écraser le fichier s’il existe.
admin-backup-keep = Écrire dans un dossier, sous un nom avec l’heure, et ne garder que ce nombre de sauvegardes, les plus récentes.
admin-backup-every = Continuer, et écrire une sauvegarde à cet intervalle, en heures (avec --keep).
admin-restore-drill = Essayer seulement : restaurer dans une base provisoire, rejouer chaque partie, puis supprimer la base.
cottonopolis-install-completion = Installer la complétion pour ce shell.
cottonopolis-show-completion = Montrer la complétion pour ce shell, pour la copier ou la modifier.

puzzles = Créer et vérifier des problèmes.
puzzles-make = Créer des problèmes à partir de parties de bots ou de parties enregistrées.
puzzles-make-count = Nombre de problèmes à créer ; 10 si --minutes manque aussi.
puzzles-make-minutes = S’arrêter après ce nombre de minutes ; ce qui est trouvé reste dans le fichier.
puzzles-make-theme = Seulement des problèmes de ce thème ; peut être répété.
puzzles-make-period = Seulement des positions de cette période, par exemple canal.
puzzles-make-most = Nombre maximal de problèmes du fichier avec le même thème principal.
puzzles-make-output = Le fichier ; ses problèmes sont conservés et les nouveaux s’y ajoutent.
puzzles-make-bot = Qui joue les fins de partie simulées : « policy » (le réseau), « quick » (la recherche programmée) ou le nom d’un bot ; par défaut le réseau, s’il y en a un.
puzzles-make-source = Le bot qui joue les parties ; par défaut « expert » s’il y a un réseau, sinon « strong ».
puzzles-make-deals = Fins de partie simulées par tour dans la première comparaison ; la seconde en simule huit fois plus.
puzzles-make-record = Une partie enregistrée d’où prendre les positions, au lieu de parties de bots ; à répéter pour en donner plusieurs.
puzzles-merge = Ajouter les problèmes de fichiers à un autre fichier.
puzzles-merge-file = Des fichiers de problèmes.
puzzles-merge-output = Le fichier auquel les ajouter ; il est créé s’il n’existe pas.
puzzles-check = Vérifier des problèmes : qu’ils sont jouables et, avec de nouvelles donnes, que leurs solutions sont justes.
puzzles-check-file = Des fichiers de problèmes ; par défaut, ceux du programme.
puzzles-check-replay = Vérifier seulement qu’ils sont jouables.
puzzles-check-drop = Retirer de leurs fichiers les problèmes qui échouent.
puzzles-check-bot = Qui joue les fins de partie simulées ; par défaut, comme à la création des problèmes.

book = Créer un livre d’ouvertures et le consulter.
book-make = Jouer des parties de bots et écrire leurs ouvertures, leurs places et le livre.
book-make-bots = Qui joue : « policy » pour la politique du réseau, « master+policy » pour un bot dans l’ouverture puis cette politique, ou des bots comme pour « simulate » ; par défaut le réseau, ou « strong » s’il n’y en a pas.
book-make-folder = Le dossier pour les fichiers.
book-show = Montrer ce qui se joue dans une position : le début d’une partie, ou une position d’une partie enregistrée.
book-show-record = Une partie enregistrée ; sa dernière position, ou celle après --until actions.
book-show-until = Combien d’actions de la partie enregistrée jouer.
book-show-seed = Graine de la partie dont on montre le début.
book-show-card = Ne compter que les parties où le joueur avait cette carte.
book-show-file = Un livre ; par défaut, celui du programme.
