# Exemples des règles : les pages qui les entourent
examples-title = Exemple
examples-example = Exemple : { $title }
examples-try = Essayer sur le plateau
examples-more = Voir aussi l’exemple :
examples-source = { $resource } : { $place }
examples-buyer = acheteur : { $place }
examples-whole-turn = tour entier
examples-play-next =
    { $left ->
        [one] Jouer le coup de l’exemple
       *[other] Jouer le coup suivant de l’exemple
    }
examples-undo = Annuler le coup
examples-reset = Recommencer
examples-show = Montrer sur le plateau
examples-moves = Coups joués
examples-others = Autres exemples
examples-to-rules = Règles
examples-points-links = Liaisons
examples-points-tiles = Tuiles
examples-points-money = Argent
examples-points-loans = Emprunts
examples-points-total = Total des points

## Brass

examples-brass-first-turn = Le premier tour
    .text =
        Vous commencez avec 30 £ et un revenu de 0 £. Pendant la première manche, chacun ne joue qu’une carte. Avec la carte Manchester, vous construisez une filature de niveau 1, la tuile du dessus de sa pile, pour 12 £. Il vous reste 18 £, et la tuile suivante est encore de niveau 1.
examples-brass-new-period = De la dernière carte du canal au rail
    .text =
        Violet joue la toute dernière carte de la période du canal. Après le décompte, on mélange de nouveau les 66 cartes : chacun en reçoit 8, 2 sont mises de côté sans être vues, et 32 forment la nouvelle pioche. La période du rail commence, avec deux actions pour chacun.
examples-brass-refill = Cinq cartes pour huit manquantes
    .text =
        Violet n’a rien dépensé et jouera en premier à la manche suivante, puis viennent Orange (3 £), Rose (5 £) et Bleu (12 £). Les mains se complètent dans ce nouvel ordre : Violet pioche deux cartes, Orange aussi, Rose prend la dernière, et il ne reste rien pour Bleu.
examples-brass-debt = Cinq livres de dette
    .text =
        Votre revenu est de −5 £ et vous n’avez pas d’argent : une tuile doit partir. Vous choisissez la filature retournée de Colne. Elle a coûté 12 £ et rapporte 6 £ : vous payez 5 £ et gardez 1 £. Votre marqueur de revenu ne bouge pas ; la filature ne rapportera plus de points.
examples-brass-bankrupt = Plus rien à retirer
    .text =
        Votre revenu est de −5 £, vous avez 2 £ et aucune tuile sur le plateau. Vous payez les 2 £ ; pour chacune des 3 £ qui manquent, vous perdez 1 PV.
examples-brass-turn-order = 23 £, 6 £, 6 £ et 12 £
    .text =
        Pendant cette manche, Bleu a dépensé 23 £, Orange et Rose 6 £ chacun, Violet 12 £. À la manche suivante, Orange et Rose jouent d’abord ; à égalité, Orange reste devant Rose. Puis vient Violet, et Bleu joue en dernier.
examples-brass-last-card = La dernière carte d’une période
    .text =
        Seul Violet a encore une carte. Dès qu’elle est jouée, on compte les points : votre canal relie deux tuiles retournées et vaut 2 PV, votre port 2 de plus ; Orange reçoit 2 PV pour sa mine. Ensuite le canal et le port de niveau 1 quittent le plateau, et la mine de niveau 2 y reste.
examples-brass-sixty-pounds = 60 £ en un seul tour
    .text =
        Pour emprunter, n’importe quelle carte convient, et vous pouvez choisir deux fois la même action : vous empruntez 30 £ avec Liverpool, puis 30 £ avec une carte de port. Votre revenu passe de 0 £ à −3 £, puis à −6 £.
examples-brass-colne = Deux cartes pour Colne
    .text =
        Aucune des deux cartes ne permet de construire une filature à Colne : Manchester est un autre lieu, et l’autre carte montre une mine de charbon. Ensemble, elles remplacent la carte Colne et occupent tout votre tour. Le charbon doit quand même arriver : par le Yorkshire, un lieu externe, on l’achète pour 1 £.
        À Burnley, deux cartes ne servent à rien, car aucun charbon n’y parvient.
examples-brass-manchester-card = La carte Manchester
    .text =
        Vous n’avez rien près de Manchester et n’avez besoin d’aucune liaison : la carte vous permet d’y construire tout ce qui va sur une case libre. La sidérurgie demande du charbon, que fournit la mine d’Orange au même endroit. À Oldham, juste à côté, la carte ne sert à rien.
examples-brass-preston = Une carte de filature et un port à Preston
    .text =
        Vos canaux mènent à Lancaster et, par Wigan, à Warrington & Runcorn. Les lieux qu’ils atteignent forment votre réseau. Une filature peut aller à Lancaster ou à Warrington & Runcorn. Wigan n’a que des cases de mine de charbon, vous avez déjà une tuile à Preston, et Blackburn est au bout du canal d’Orange.
examples-brass-no-tile = Tant que vous n’avez aucune tuile
    .text =
        Vous n’avez aucune tuile sur le plateau : votre carte de mine est valable partout, à Wigan comme à Bolton, sans la moindre liaison. Dès que la mine est construite, votre carte de filature n’est plus valable que dans votre réseau.
examples-brass-birkenhead = Un chantier naval à Birkenhead
    .text =
        Votre rail atteint Liverpool : la liaison virtuelle vous permet d’utiliser la carte de chantier naval à Birkenhead. Le charbon ne passe pas par là : on l’achète grâce au port d’Orange à Ellesmere Port, et il arrive par le rail. 25 £ pour la tuile, 1 £ pour le charbon et 1 £ pour le fer.
examples-brass-birkenhead-without-rail = La même chose sans le rail
    .text =
        Personne n’a construit le rail depuis Ellesmere Port. Il y a des ports tout autour, même à Liverpool, mais la liaison virtuelle ne transporte pas de charbon : pas encore de chantier naval.
examples-brass-birkenhead-one-way = Pas dans l’autre sens
    .text =
        Votre rail atteint Birkenhead. Cela vous ouvre Ellesmere Port, à son autre extrémité, mais pas Liverpool : la liaison virtuelle ne mène que de Liverpool à Birkenhead.
examples-brass-manchester-slots = Les quatre cases de Manchester
    .text =
        Trois cases de Manchester montrent une filature et une mine de charbon, la quatrième seulement une sidérurgie. Vous construisez une sidérurgie, avec le charbon de la mine d’Orange à Oldham. Elle ne va sur aucune autre case, et rien d’autre ne va sur celle-ci.
examples-brass-first-shipyard = Le premier chantier naval
    .text =
        Deux tuiles de niveau 0 couvrent vos chantiers navals et ne se construisent pas. En une action, vous les retirez toutes les deux en vous développant, avec le fer gratuit de la sidérurgie d’Orange. Un chantier naval de niveau 1 se trouve maintenant au-dessus de la pile. Pendant la période du canal, Liverpool est le seul lieu possible : aucun canal n’amène de charbon à Barrow-in-Furness ni à Birkenhead. Ce chantier naval coûte 16 £, plus 1 £ de charbon, et il est aussitôt retourné.
examples-brass-lancaster = D’abord la case réservée aux ports
    .text =
        À Lancaster, une case n’accepte que les ports, l’autre un port ou une filature. Votre port doit aller sur la première, pour qu’une filature trouve encore de la place. Une filature peut aller tout de suite sur la case mixte.
examples-brass-lancaster-overbuilt = Un ancien port sur la case mixte
    .text =
        Pendant la période du rail, le port de la période du canal a disparu de la case réservée, et le vôtre occupe la case mixte. Vous pouvez l’y recouvrir, car aucune filature n’y perd sa place ; ou construire sur la case vide.
examples-brass-one-per-location = Une tuile par lieu
    .text =
        C’est la période du canal et votre mine de charbon est à Bolton : vous ne pouvez pas y ajouter une deuxième tuile. Les autres joueurs peuvent utiliser les cases libres.
examples-brass-two-in-bolton = Deux tuiles pendant la période du rail
    .text =
        Pendant la période du rail, cette limite n’existe plus : à Bolton, vous ajoutez une filature à votre mine, qui lui fournit le charbon.
examples-brass-one-pound-short = Il manque une livre
    .text =
        La filature coûte 14 £, et le prochain charbon de la piste 2 £ : 16 £ en tout. Vous avez 15 £. On ne fait pas crédit : vous ne pouvez pas la construire avec cette action ; empruntez d’abord.
examples-brass-proceeds-come-later = L’argent vient après
    .text =
        La piste de charbon est vide. Une nouvelle mine à Warrington & Runcorn enverrait aussitôt ses deux cubes pour 8 £, mais elle coûte 5 £ et vous avez 4 £. L’argent de la piste n’arrive qu’une fois le prix payé.
examples-brass-oldham = Une filature à vapeur à Oldham
    .text =
        Avec la carte Oldham, vous construisez une filature de niveau 2 pour 14 £. Son charbon vient gratuitement de la mine d’Orange à Manchester, à une liaison ; votre propre mine de Bury est à deux liaisons et ne peut pas servir.
        La carte de filature n’est valable que dans votre réseau, aux deux extrémités de votre canal : Manchester est possible. À Bury, vous avez déjà une tuile, et Oldham est au bout du canal d’Orange. La carte Colne ne sert à rien, car aucun charbon n’y parvient.
examples-brass-next-cube = Le prochain cube coûte 2 £
    .text =
        Il manque trois cubes sur la piste de charbon : le prochain coûte 2 £. Aucune mine n’est reliée à Warrington & Runcorn, mais il y a un port, et peu importe qu’il soit retourné : vous payez 14 £ pour la filature et 2 £ pour son charbon.
examples-brass-iron-flies = Le fer se passe de liaison
    .text =
        Une mine de niveau 3 demande du fer. Il vient gratuitement de n’importe quelle sidérurgie, proche ou lointaine, reliée ou non, et le choix vous appartient : vous le prenez à Preston et laissez à Rochdale le dernier cube de Rose, car le prendre retournerait sa sidérurgie.
examples-brass-iron-for-three = Du fer pour 3 £
    .text =
        Aucune sidérurgie n’a plus de cube : le fer vient de la piste, et aucun port n’est nécessaire. Il manque quatre cubes, le prochain coûte 3 £ : vous payez 8 £ pour la mine et 3 £ pour son fer.
examples-brass-last-cube = Le dernier cube retourne la mine
    .text =
        Vous construisez une filature de niveau 2 à Manchester et prenez le dernier cube de la mine d’Orange à Bury. La mine est aussitôt retournée, et Orange avance de quatre cases de revenu, bien que ce soit votre tour.
examples-brass-own-mine-overbuilt = Une meilleure mine au même endroit
    .text =
        Vous recouvrez votre mine de niveau 1 avec une mine de niveau 2. L’ancienne tuile est retirée du jeu avec son cube. La nouvelle mine a trois cubes et, reliée à un port, en envoie aussitôt deux sur les cases vides de la piste, pour 1 £ chacun.
examples-brass-another-players-mine = Quand il n’y a plus de charbon
    .text =
        Il n’y a plus un seul cube de charbon sur le plateau, et la piste est vide. C’est le seul cas où vous pouvez recouvrir la mine d’Orange avec une mine de niveau supérieur. Orange garde son revenu mais ne marquera rien pour sa mine.
examples-brass-one-cube-left = Un seul cube sur la piste
    .text =
        Aucune tuile ne contient de charbon, mais il reste un cube sur la piste : la mine d’Orange est protégée. Sur la case libre, vous pouvez construire comme toujours.
examples-brass-three-cubes = Trois cubes pour 4 £
    .text =
        La piste de charbon a trois cases vides : à 2 £ et deux fois à 1 £. Votre mine de niveau 2 est à côté d’un port : elle les remplit aussitôt, la plus chère d’abord, et vous recevez 2 £ + 1 £ + 1 £ = 4 £. C’était son dernier cube : elle est retournée, et vous avancez de sept cases.
examples-brass-first-canals = Premiers canaux depuis Liverpool
    .text =
        Votre seule tuile est un port à Liverpool. Un canal doit le toucher : vers Wigan ou vers Ellesmere Port. De Liverpool à Warrington & Runcorn, seul un rail est possible. Wigan–Preston viendra quand un de vos canaux atteindra Wigan. Sans tuile sur le plateau, vous ne pourriez construire aucun canal.
examples-brass-through-yorkshire = Colne – Yorkshire – Rochdale
    .text =
        Les lieux externes prolongent votre réseau. Votre canal atteint le Yorkshire depuis Colne ; avec votre deuxième action, vous continuez vers Rochdale. L’ordre inverse est impossible : ce canal ne toucherait encore rien qui soit à vous.
examples-brass-two-rails = Deux rails pour 15 £
    .text =
        En une action, vous construisez deux rails, l’un après l’autre. Le premier prend son charbon à Bolton. Le second aurait été impossible seul, car aucun charbon n’arrivait à Bury ni à Manchester ; par le nouveau rail, il y parvient.
examples-brass-port-to-mine = De votre port à la mine d’un autre
    .text =
        Vous construisez un rail de votre port de Liverpool à Wigan. Le port permettrait d’acheter du charbon, mais la mine d’Orange, à l’autre extrémité, a des cubes, et une mine reliée passe toujours en premier : le charbon est gratuit, et la mine d’Orange est plus près d’être retournée.
examples-brass-rail-through-port = Un rail dont le charbon passe par un port
    .text =
        Aucune mine n’est reliée à l’une ou l’autre extrémité. À Warrington & Runcorn se trouve un port, retourné ou non : le charbon s’achète sur la piste pour 1 £ et arrive à cette extrémité.
examples-brass-either-end = L’une ou l’autre extrémité
    .text =
        Vous choisissez l’extrémité du rail où vous amenez le charbon. À Bolton, il y a une mine. Pour Manchester, la plus proche est celle de Rochdale, à deux liaisons ; celle de Bolton ne compte pas comme plus proche, car le rail n’est pas encore construit. Vous pouvez donc prendre le charbon de l’une ou l’autre mine.
examples-brass-two-mills-developed = Directement aux filatures à vapeur
    .text =
        Il reste deux filatures de niveau 1 sur votre pile. Vous les retirez toutes les deux en vous développant. Il n’y a pas de sidérurgie sur le plateau et il manque un cube sur la piste de fer : le fer coûte 1 £ et 2 £. Désormais vous construisez des filatures de niveau 2, qui rapportent des points aux deux décomptes.
examples-brass-anyones-port = Le port d’un autre joueur
    .text =
        Votre filature de Bolton est reliée au port d’Orange par les canaux de Rose et de Violet. Vous y vendez : les deux tuiles sont retournées, vous avancez de cinq cases et Orange de trois. Orange ne peut pas refuser. Personne ne reçoit d’argent maintenant ; le revenu vient au début de la manche suivante.
examples-brass-ports-first = D’abord les ports
    .text =
        Deux filatures, un port non retourné, et presque plus de demande. Vous vendez d’abord de Bolton au port : c’est sûr. Puis Manchester tente le marché extérieur : la tuile indique −2, le marqueur arrive au bout, et cette filature n’est pas retournée. Dans l’autre ordre, l’action se serait arrêtée avant que le port n’achète.
examples-brass-seven-spaces = Quatre et trois font sept
    .text =
        Une filature de niveau 2 rapporte 4 cases de revenu. La tuile révélée indique 0 : le marqueur reste sur la case du haut, dont le bonus est de 3, et vous avancez de 7 cases. C’est du revenu, pas de l’argent.
examples-brass-market-closed = Plus de demande
    .text =
        Le marqueur est sur la septième case et la tuile indique −3. Il arrive au bout : la filature n’est pas retournée, votre action est terminée, et personne ne vend plus au marché extérieur jusqu’à la fin de la période.
examples-brass-loan = 30 £ depuis la case 34
    .text =
        Votre marqueur est sur la case 34, soit un revenu de 12 £. Un emprunt de 30 £ fait descendre de trois tranches, à 9 £ : le marqueur va sur la case 28, la plus haute de cette tranche. Un emprunt ne se rembourse jamais.
examples-brass-lowest-income = Jamais sous −10 £
    .text =
        Votre revenu est de −8 £. 20 £ vous mènent à −10 £, la tranche la plus basse. 30 £ mèneraient à −11 £ : c’est refusé.
examples-brass-two-networks = Décompte de deux réseaux
    .text =
        La période du canal se termine. Vos canaux valent 3 (Bolton–Manchester), 3 (Bury–Manchester) et 3 PV (Rochdale–Yorkshire, 1 + 2) ; vos quatre tuiles retournées en rapportent 15. Les canaux d’Orange valent 2 et 1 PV, sa mine 2. La filature de Stockport n’est pas retournée : elle ne rapporte rien, ni à Orange ni au canal.
examples-brass-what-stays = Ce qui reste pour la période du rail
    .text =
        Après le décompte, le canal et la filature de niveau 1 quittent le plateau. Les tuiles de niveau 2 restent, retournées ou non, avec leurs cubes. La demande de coton remonte en haut ; la piste de charbon ne change pas, et vos 14 tuiles de liaison vous reviennent.
examples-brass-tie = 119 points chacun
    .text =
        Bleu et Orange ont 119 PV chacun. La tranche de revenu décide : Orange a 15 £, Bleu 14 £. L’argent et l’ordre du tour ne viendraient qu’ensuite.
examples-brass-enough-cubes = Plus de cubes que dans la boîte
    .text =
        Six mines sont pleines, la piste de charbon aussi, et la boîte ne contient que 30 cubes noirs. Votre nouvelle mine reçoit quand même les cinq siens.

## Age of Industry

examples-industry-first-turn = Le premier tour
    .text =
        Vous commencez avec six cartes et sans argent. Pendant la première manche, chacun a une action. Un port à Kiel coûte 3 $ : vous empruntez 10 $, et il vous reste 7 $.
examples-industry-spending = 4 $, 2 $ et rien
    .text =
        Pendant la première manche, Bleu construit une filature pour 4 $, Orange une sidérurgie pour 2 $, et Rose passe. À la manche suivante, Rose joue en premier, puis Orange, puis Bleu. Que tout ait été emprunté n’y change rien.
examples-industry-last-round = La dernière manche
    .text =
        La pioche est vide, et la main d’Orange aussi. On termine d’abord la manche : Violet a encore la dernière action. Puis la partie est finie, même si les autres ont encore des cartes.
examples-industry-without-a-card = Un tour sans carte
    .text =
        Vous n’avez plus de carte. Vendre, construire une voie ferrée et piocher n’en coûtent aucune : vous vendez pour 8 $ et 5 $, puis piochez deux cartes. Pour vous développer ou passer, il faudrait en défausser une.
examples-industry-whole-turn = Deux actions pour Magdebourg
    .text =
        Vous voulez une filature à Magdebourg, mais vous n’avez ni carte qui convienne ni voie ferrée là-bas. Donnez vos deux actions et une carte quelconque, ici une carte de navire. Toutes les autres règles restent valables : votre prochaine usine, encore de niveau 0, ne peut pas se construire.
examples-industry-kassel = Une filature à Kassel
    .text =
        Votre voie ferrée venant de Francfort atteint Kassel : la carte de filature y est valable. L’autre extrémité, Francfort, compte aussi.
        Hanovre est hors de portée, car la voie ferrée qui y mène est à Orange. À Stuttgart, votre propre tuile ne sert à rien : le lieu a moins de quatre cases.
examples-industry-ship-card = Un navire au port d’un autre
    .text =
        La voie maritime de la baie du Massachusetts mène à Boston, où Orange a un port. Il suffit que votre voie ferrée touche Boston : vous pouvez construire le navire. Son importation reçoit quatre cubes, et l’un d’eux est le charbon du navire lui-même.
examples-industry-brown-card = Brun : cinq lieux
    .text =
        La carte brune est valable dans les cinq lieux bruns, reliés ou non, pour tout ce qui convient : Bohême, Stuttgart, Augsbourg, Munich et Ratisbonne. Francfort est d’une autre couleur.
examples-industry-cologne = Cologne et la Belgique
    .text =
        Les cases de Cologne sont sans symbole : elles acceptent une filature, une usine ou une sidérurgie. La case de la Belgique montre une mine de charbon et n’accepte rien d’autre.
examples-industry-munich = Une à Munich, deux à Berlin
    .text =
        Munich a deux cases : une seule tuile à vous, c’est la limite. Berlin en a quatre : vous pouvez y en avoir deux.
examples-industry-first-mill = La première filature coûte 4 $
    .text =
        Vous construisez toujours le plus bas niveau qui reste d’une industrie : la filature est de niveau 1. Vos usines commencent au niveau 0, qui ne se construit pas.
examples-industry-magdeburg = Du charbon polonais pour Magdebourg
    .text =
        La filature de niveau 2 demande du charbon. La mine la plus proche est celle d’Orange en Pologne, à trois voies ferrées ; peu importe qu’elles soient à Orange, et le charbon est gratuit. Votre propre voie ferrée depuis Hanovre vous permet d’utiliser la carte.
examples-industry-ratisbon = Une usine à Ratisbonne
    .text =
        Charbon : la Bohême est à une voie ferrée, votre propre mine de Mannheim à trois ; il faut donc prendre celui de la Bohême. Fer : Munich et Augsbourg sont à égale distance, et vous choisissez votre sidérurgie de Munich. La mine et la sidérurgie donnent leur dernier cube et sont retournées : 4 $ pour Orange, 3 $ pour vous.
examples-industry-france = La France ouvre la piste à tous
    .text =
        Aucune mine n’est reliée à Kassel. Mais par les voies ferrées d’Orange et de Rose, Kassel est reliée à la France, un port lointain : le charbon s’achète sur la piste pour 1 $. Peu importe à qui sont les voies ferrées.
examples-industry-through-itself = Un port s’approvisionne lui-même
    .text =
        Un port de niveau 3 demande du charbon et du fer. Le port que vous construisez est lui-même la liaison avec les pistes : vous achetez les deux, 8 $ + 1 $ + 1 $. Une filature à Hambourg ne le pourrait pas sans port.
examples-industry-coal-by-sea = Du charbon venu de la mer
    .text =
        Le navire de Rose se trouve entre deux ports. Son importation alimente le port de Portsmouth, et de là la voie ferrée de Violet porte le cube à Manchester. Boston, sur l’autre voie maritime, ne reçoit rien, faute de tuile de port.
examples-industry-market-at-sea = Un marché derrière un navire
    .text =
        Votre filature de Lowell pourrait vendre au port d’Orange. Mieux : par ce port et votre navire, elle atteint le marché de la baie. Le marché est maintenant utilisé et l’importation vide, donc le navire est retourné aussi : 8 $ + 9 $. Le port n’est qu’une étape et n’est pas retourné.
examples-industry-not-through-pennsylvania = Pas à travers la Pennsylvanie
    .text =
        Vos marchandises d’Albany peuvent se vendre en Pennsylvanie, où le marché prend du coton. Elles ne peuvent pas la traverser jusqu’à New York, bien que les voies ferrées existent.
examples-industry-three-cubes = Trois cubes pour 4 $
    .text =
        La piste de charbon a trois cases vides : 2 $, 1 $, 1 $. Votre mine de niveau 2 à Breslau est reliée au port de Stettin par les voies ferrées des autres : elle les remplit aussitôt pour 4 $ et garde un cube sur quatre.
examples-industry-ships-own-coal = Le charbon du navire
    .text =
        Vous construisez un navire : quatre cubes de charbon vont sur sa case d’importation. L’un est le charbon du navire, deux remplissent les cases vides de la piste pour 1 $ chacun, et un reste sur la case.
examples-industry-paid-at-once = Payé pendant le tour d’un autre
    .text =
        Vous prenez le dernier cube de la mine de Rose. Elle est retournée, et Rose reçoit aussitôt 4 $, pendant votre tour.
examples-industry-mill-becomes-factory = Une usine sur une filature
    .text =
        Votre filature de niveau 1, retournée, ne paiera plus. Vous la recouvrez avec une usine de niveau 3 : une autre industrie est permise si la case l’accepte et si le niveau est plus élevé. Une filature sur votre port est impossible, car cette case n’accepte que les ports.
examples-industry-another-players-mine = La mine vide d’Orange
    .text =
        Il n’y a plus de cube de charbon sur le plateau ni sur la piste : vous pouvez recouvrir la mine d’Orange avec une mine de niveau supérieur.
examples-industry-rail-to-bohemia = Deux dollars en tout
    .text =
        Votre deuxième voie ferrée coûte 1 $, un charbon et un fer. Le fer est gratuit, de votre sidérurgie d’Augsbourg. Aucune mine n’est reliée, mais la Bohême, au bout de la voie ferrée, est un port lointain : vous achetez le charbon pour 1 $.
examples-industry-three-sales = Trois ventes pour 37 $
    .text =
        Votre usine vend au marché de Pologne pour 16 $. Une filature vend à votre propre port de Dantzig : 8 $ et 5 $. L’autre vend au port d’Orange à Hambourg : 8 $ pour vous, 5 $ pour Orange. Vous recevez 37 $. L’usine n’aurait pas pu utiliser un port de niveau 1, qui ne prend que du coton.
examples-industry-any-tile = Adieu au niveau 0
    .text =
        Pour chaque carte défaussée, une tuile quitte votre plateau individuel, et vous choisissez laquelle. Vous retirez les deux usines de niveau 0 ; l’usine de niveau 3 peut maintenant être construite.
examples-industry-two-cards = D’abord la pioche, puis la carte brune
    .text =
        Vous prenez la première carte dans la pioche, voyez qu’elle est grise, et prenez alors seulement la carte brune visible. Ensuite, on complète de nouveau les cartes visibles à deux.
examples-industry-borrowing = Juste assez, puis remboursé
    .text =
        L’usine de Violet coûte 15 $, plus 2 $ de cubes, et Violet a 3 $ : deux emprunts, pas plus. À la fin de la manche, l’argent de Bleu rembourse ses deux emprunts avant les intérêts. Violet n’a alors que 6 $ : ses emprunts restent et coûtent 2 $.
examples-industry-borrowed-interest = Emprunter pour les intérêts
    .text =
        Trois emprunts coûtent 3 $ d’intérêts. Bleu n’a que 2 $ et emprunte 10 $ de plus ; pendant cette manche, le nouvel emprunt ne coûte rien. Orange paie 3 $ sur ses 7 $.
examples-industry-last-rails = 22 $ et 25 $
    .text =
        La partie est finie. Les quatre voies ferrées de Bleu rapportent 6 $ + 6 $ + 5 $ + 5 $ = 22 $, soit 4 PV, plus 9 PV de tuiles ; l’usine et la mine comptent bien qu’elles ne soient pas retournées. Les cinq voies ferrées d’Orange rapportent 25 $, soit 5 PV, plus 5 PV de tuiles.
examples-industry-ship-card-in-germany = Une carte de navire en Allemagne
    .text =
        Il n’y a pas de case de navire en Allemagne. Vous pouvez défausser une carte de navire pour vous développer ou passer, ou la jouer pour construire une autre industrie en un tour entier ; mais on ne peut pas construire de navire.
examples-found = Dans les exemples
