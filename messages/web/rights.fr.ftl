### The client in French: people's rights

## Reports

rights-report = Signaler quelqu’un
rights-report-about = Les opérateurs du site liront votre signalement, avec ce qui a été dit à la table. Personne d’autre ne le voit.
rights-report-shared-about = Les opérateurs du site liront votre signalement. Personne d’autre ne le voit.
rights-report-who = Qui ?
rights-report-what = De quoi s’agit-il ?
rights-report-talk = Ce que la personne dit
rights-report-name = Son nom
rights-report-behaviour = Son comportement
rights-report-text = Que s’est-il passé ? (facultatif)
rights-report-send = Envoyer
rights-report-sent = Merci. Un opérateur s’en occupera.

## One's own data

rights-data = Vos données
rights-export-about = Tout ce que ce site sait de vous, dans un fichier JSON.
rights-export = Télécharger
rights-delete = Supprimer le compte
rights-delete-sure = Des bots reprennent vos parties. Votre nom, vos propos, vos notes, vos cartes, vos études, vos classements et vos adhésions sont effacés, et vos tournois en cours annulés ; les parties finies restent pour les autres. C’est irréversible.
rights-delete-password = Mot de passe, pour confirmer
rights-delete-yes = Tout supprimer
rights-keep = Garder
rights-deleted = Vos données ont été supprimées.
rights-admin = Modération

## Restrictions

rights-ban-until = Vous êtes banni jusqu’au { $when }.
rights-ban-for-good = Vous êtes banni définitivement.
rights-mute-until = Vous ne pouvez pas écrire jusqu’au { $when }.
rights-mute-for-good = Vous ne pouvez plus écrire.
rights-reason = Motif : { $reason }
rights-page-changed = Dernière modification : { $when }
rights-page-missing = Les responsables de ce site n’ont pas écrit cette page.

## The use of games
rights-games = Usage de vos parties
rights-games-share = Mes parties terminées peuvent servir aux problèmes et aux statistiques
rights-games-about = Seules sont utilisées, sans noms, les parties dont tous les joueurs ont donné leur accord. Vous pouvez changer cela à tout moment ; les parties déjà utilisées restent dans les problèmes qui en sont tirés.
