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

bots = Lister les bots par niveau, du plus faible au plus fort.
bots-as-json = Afficher une liste JSON.

replay = Rejouer une partie enregistrée et afficher la position.
replay-until = S’arrêter après ce nombre d’actions.
replay-seat = Montrer ce que cette place peut voir.
replay-reveal = Montrer aussi les informations cachées.
replay-as-json = Afficher la position en JSON.

analyse = Analyser chaque tour d’une partie enregistrée : ce qu’il a coûté, et ce qui aurait été mieux.
analyse-deals = Parties simulées par position ; plus il y en a, plus c’est long et moins le résultat varie.
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
serve-bot-processes = Processus de bots par processus serveur.
serve-public-url = L’adresse qu’ouvrent les utilisateurs.
serve-smtp = smtp://utilisateur:motdepasse@hôte:port
serve-mail-from = Expéditeur des e-mails.
serve-webhook-host = Autre hôte que les webhooks peuvent appeler ; peut être répété.
serve-push-host = Autre service de notifications ; peut être répété.
serve-proxy = Adresse d’un proxy inverse de confiance ; peut être répétée.
serve-requests-per-second = Limite par personne.
serve-attempts-per-minute = Limite par adresse.

compile = Tout compiler à l’avance, pour les images et les serveurs.
compile-kind = Ce qu’il faut compiler : rules, bots ou env ; répétable. Par défaut, tout.

map = Vérifier et dessiner des plateaux.
map-check = Lister tous les défauts d’un fichier de plateau.
map-check-file = Un fichier de plateau, ou le nom d’un plateau du jeu.
map-check-game = Le jeu ; sinon le premier qui a des plateaux.
map-draw = Dessiner un fichier de plateau en image, SVG ou PNG.
map-draw-file = Un fichier de plateau, ou le nom d’un plateau du jeu.
map-draw-output = L’image à écrire.
map-draw-game = Le jeu ; sinon le premier qui a des plateaux.

admin = Vérifier, sauvegarder, restaurer et exporter les parties d’un serveur.
admin-verify = Rejouer toutes les parties stockées et signaler les différences ; le code de sortie est 1 s’il y en a.
admin-upgrade = Adapter les parties stockées aux règles actuelles ; le serveur le fait aussi au démarrage.
admin-upgrade-check = Signaler seulement ce que ferait l’adaptation.
admin-backup = Sauvegarder toute la base de données dans un fichier, même pendant que le serveur tourne.
admin-backup-file = Le fichier à écrire.
admin-restore = Remplir une base neuve et vide à partir d’une sauvegarde.
admin-restore-file = Un fichier écrit par « admin backup ».
admin-export = Écrire chaque partie terminée dans un fichier, avec un index.
admin-export-folder = Le dossier des parties enregistrées.

any-traceback = Montrer où un bot a échoué.
admin-backup-force = Remplacer le fichier s’il existe.
cottonopolis-install-completion = Installer la complétion pour ce shell.
cottonopolis-show-completion = Montrer la complétion pour ce shell, pour la copier ou la modifier.
