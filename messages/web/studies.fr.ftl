### The client in French: studies

## Les pages

studies-all = Mes études
studies-about = Une étude est une partie ou une position avec des essais, des commentaires et des dessins. Toute personne qui a son lien peut la lire. Créez-en une depuis le replay d’une partie, ou importez-en une.
studies-none = Vous n’avez pas encore d’étude.
studies-untitled = Étude sans titre
studies-name = Titre de l’étude
studies-loading = Chargement de l’étude…
studies-import = Importer une étude ou une partie enregistrée
studies-import-about = Choisissez un fichier exporté ici, ou collez son texte.
studies-import-begin = Importer
studies-export = Exporter
studies-delete = Supprimer « { $title } »
studies-delete-sure = Supprimer définitivement
studies-cancel = Abandonner
studies-copy = Faire ma copie

## L’arbre

studies-tab-moves = Coups
studies-tab-about = Commentaire
studies-tab-turn = Votre coup
studies-moves = Coups et essais
studies-start = Le début
studies-variation = Essai :
studies-variation-of = Essai { $at } sur { $all }
studies-variation-back = Essai précédent
studies-variation-next = Essai suivant
studies-has-drawings = Avec des dessins
studies-steps = Pas à pas
studies-comment = Commentaire sur cette position
studies-promote = En faire la ligne principale
studies-remove = Supprimer à partir d’ici
studies-remove-sure = Supprimer ce coup et tous les suivants
studies-saved = Enregistré
studies-waiting = Enregistrement…
studies-failed = Non enregistré
studies-not-yours = Ce que vous essayez ici n’est pas enregistré.
studies-redealt = Créée à partir d’une partie en cours : toutes les cartes que l’auteur ne voyait pas sont ici distribuées au hasard.
studies-no-hints = La partie est encore en cours, sans conseils ; les bots et l’analyste ne répondent donc pas encore.
studies-outlook = Points attendus à la fin, et chance de gagner
studies-outlook-points = { $points } PV

## Le dessin

studies-draw = Dessiner
studies-draw-done = Terminé
studies-draw-clear = Effacer
studies-draw-how = Cliquez sur un lieu pour le marquer ; tirez d’un lieu à l’autre pour une flèche. Maj ou le bouton droit font de même à tout moment.
studies-draw-from = Flèche ({ $place }) : choisissez où elle finit
studies-colour = Couleur des dessins
studies-colour-green = Vert
studies-colour-red = Rouge
studies-colour-blue = Bleu
studies-colour-yellow = Jaune
studies-arrow-name = Flèche de { $start } à { $end }
studies-mark-name = Marque : { $place }

## Continuer la partie

studies-play-seats = Qui joue ?
studies-play-me = Vous
studies-play-friend = Un ami, sur invitation
studies-play-bots = Bots
studies-play-cards = Cartes cachées
studies-play-new = Redistribuées
studies-play-new-one = Vous gardez votre main. Les autres mains, la pioche et les tuiles cachées sont mélangées.
studies-play-new-all = Toutes les mains, la pioche et les tuiles cachées sont mélangées.
studies-play-same = Comme dans l’étude
studies-play-same-note = Toute personne qui a lu l’étude peut les connaître.
studies-play-note = Une nouvelle table, sans classement.
studies-play-note-friend = Une nouvelle table, sans classement. Elle attend que votre ami ait ouvert l’invitation.
