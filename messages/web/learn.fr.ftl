### The client in French: learning

## The entrance

learn-title = Apprendre
learn-welcome = Deux jeux de charbon, de fer et de coton. Jouez une leçon, cherchez une règle ou voyez ce que font les bons joueurs.
learn-tutorials = Apprendre en jouant
learn-tutorial-brass = Vos premiers canaux
    .text = Une période du canal de Brass, du plateau vide au décompte. Un guide vous dit que faire, et pourquoi.
learn-tutorial-industry = Une filature en Nouvelle-Angleterre
    .text = Le début d’une partie d’Age of Industry, avec filature, port et navire, puis sa dernière manche.
learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-start = Commencer la leçon
learn-go-on = Reprendre la leçon
learn-once-more = La rejouer
learn-done = Jouée
learn-look-up = Consulter
learn-rules = Règles
    .text = Chaque règle avec son numéro, une recherche et des dessins.
learn-tips = Conseils
    .text = Ce que font les bons joueurs, en quelques lignes.
learn-glossary = Glossaire
    .text = Ce que veulent dire les mots des jeux.
learn-keyboard = Clavier
    .text = Jouer toute une partie sans toucher la souris.

## Rules

learn-game = Jeu
learn-search = Chercher dans les règles
learn-search-hint = B17, charbon port…
learn-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
learn-nothing-found = Aucune règle n’en parle. Essayez avec moins de mots.
learn-no-word = Ce mot n’est pas dans le glossaire. Essayez-en un autre.
learn-in-other-game = Dans l’autre jeu : { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
learn-clear = Effacer la recherche
learn-contents = Sommaire
learn-rule-address = Adresse de la règle { $rule }
learn-section-structure = Mise en place et déroulement
learn-section-cards = Cartes et actions
learn-section-build = Construire une entreprise
learn-section-links = Liaisons
learn-section-actions = Se développer, vendre, emprunter
learn-section-scoring = Décompte et fin de partie
learn-section-rails = Voies ferrées, ventes, cartes, argent
learn-section-end = Fin de partie
learn-section-maps = Plateaux
learn-section-variants = Variantes

## What the drawings show, for those who do not see them

learn-drawing-b5 = Rose a dépensé £3 et joue en premier, Bleu £9 et joue en deuxième, Orange £14 et joue en dernier.
learn-drawing-b10 = Le canal de Bleu relie Manchester et Bolton : tous deux font partie de son réseau. Bury, sans canal de Bleu, n’en fait pas partie.
learn-drawing-b12 = Une flèche mène de Liverpool à Birkenhead ; le chemin inverse est barré.
learn-drawing-b13 = Une case aux symboles de filature de coton et de mine de charbon accepte l’une ou l’autre ; une sidérurgie n’y va pas.
learn-drawing-b14 = Lancaster a une case réservée aux ports et une case pour port ou filature de coton. Un port doit aller sur la première.
learn-drawing-b17 = Un cube de charbon va de la mine de Violet à Manchester, par un canal construit, jusqu’à la sidérurgie de Bolton. La mine d’Orange à Oldham, à deux liaisons, ne sert pas.
learn-drawing-b18 = Le fer saute d’une sidérurgie de Rochdale à une tuile lointaine ; aucune liaison ne les unit.
learn-drawing-b19 = Une mine de charbon cède son dernier cube et est retournée ; le marqueur de revenu de son propriétaire avance.
learn-drawing-b20 = La mine de charbon de niveau 2 de Bleu remplace sa mine de niveau 1.
learn-drawing-b22 = Une nouvelle sidérurgie envoie deux de ses quatre cubes sur les deux cases vides de la piste de demande et rapporte £2.
learn-drawing-b23 = Un nouveau canal peut partir de la tuile de Bleu à Oldham, ou prolonger son canal du Yorkshire vers Colne, mais pas relier Colne à Burnley.
learn-drawing-b24 = Un canal coûte £3 ; un rail, £5 et un cube de charbon ; deux rails, £15 et deux cubes de charbon.
learn-drawing-b26 = Deux filatures de niveau 1 quittent la pile contre deux cubes de fer ; le niveau 2 est maintenant au-dessus.
learn-drawing-b27 = Une filature de coton à Manchester est reliée à un port à Warrington & Runcorn : les deux tuiles sont retournées.
learn-drawing-b28 = Le marqueur de demande de coton descend de deux cases, jusqu’à un bonus de +2 ; la dernière case signifie qu’il n’y a plus de demande.
learn-drawing-b29 = Un emprunt de £30 fait descendre le marqueur de trois niveaux de revenu, sur la case la plus haute de ce niveau.
learn-drawing-b30 = Une liaison entre Rochdale, avec deux tuiles retournées, et le Yorkshire, avec deux disques, rapporte 4 PV. La tuile non retournée ne compte pas.
learn-drawing-a5 = Avec une carte d’entreprise, Bleu atteint Lowell par sa voie ferrée ; Worcester, sans voie ferrée, est hors d’atteinte.
learn-drawing-a6 = Une carte mauve permet de construire à Boston, à Lowell et dans la baie du Massachusetts, tous mauves.
learn-drawing-a7 = Une case vierge accepte une filature de coton, une usine ou une sidérurgie ; une case à symbole, cette entreprise seulement.
learn-drawing-a8 = Boston a quatre cases et accepte deux tuiles de Bleu ; Lowell en a trois et en accepte une.
learn-drawing-a10 = Le charbon vient de la mine à une voie ferrée plutôt que de celle à deux voies ferrées.
learn-drawing-a11 = Le charbon va par mer du port de Boston au port de Portsmouth, en passant par un navire : deux voies, deux connexions.
learn-drawing-a13 = Un nouveau navire garnit son importation de quatre cubes de charbon : un pour lui-même, deux pour la piste de demande, un reste.
learn-drawing-a14 = Une sidérurgie vidée est retournée, et son propriétaire reçoit aussitôt $5.
learn-drawing-a16 = La première voie ferrée coûte $1 ; chacune des suivantes, $1, un cube de charbon et un cube de fer.
learn-drawing-a17 = Une filature de coton vend à une case de marché qui prend le coton ; la case est utilisée.
learn-drawing-a19 = On pioche deux cartes, chacune parmi les deux visibles ou dans la pioche.
learn-drawing-a21 = Trois emprunts coûtent $3 d’intérêts à la fin de la manche.
learn-drawing-a22 = Une voie ferrée rapporte $2, plus $1 par case occupée à ses extrémités : trois tuiles et un village font $6.

## Keyboard

learn-keys = Touches
learn-keys-cards = Cartes et actions
learn-keys-choosing = Choisir
learn-keys-looking = Regarder
learn-key-help = Cette liste
learn-key-card = Choisir une carte
learn-key-build = Construire une entreprise
learn-key-link = Construire un canal ou un rail
learn-key-develop = Se développer
learn-key-sell = Vendre
learn-key-loan = Emprunter (Brass)
learn-key-draw = Piocher des cartes (Age of Industry)
learn-key-pass = Passer
learn-key-move = Aller d’une cible à l’autre
learn-key-choose = Choisir la cible
learn-key-confirm = Confirmer un coup complet
learn-key-undo = Annuler le coup
learn-key-leave = Quitter le choix
learn-key-hint = Demander un conseil
learn-key-fit = Montrer tout le plateau
learn-key-zoom-in = Plus près
learn-key-zoom-out = Plus loin
learn-key-track = Revenu et points
learn-key-player-board = Vos entreprises
learn-key-rivals = Vos adversaires
learn-key-log = Ce qui s’est passé
learn-key-chat = Discussion
learn-key-menu = Menu
learn-keycap-space = Espace
learn-keycap-ctrl = Ctrl
learn-keycap-enter = Entrée
learn-keycap-escape = Échap
learn-keycap-backspace = Retour arrière
learn-keycap-arrows = Flèches
learn-or = ou

## The coach

learn-coach = Guide
learn-step = Étape { $number } sur { $count }
learn-next = Suite
learn-back = Relire l’étape précédente
learn-fold = Montrer ou cacher le texte
learn-again = Recommencer
learn-leave = Quitter la leçon
learn-finish = Terminer
learn-laying-out = On installe le plateau…
learn-table = Leçon : { $game }
learn-instead = Ce serait un autre coup, il a donc été annulé. Essayez ce qui est décrit ci-dessus.
learn-watch = Vos adversaires jouent
    .text = Regardez le plateau et le journal. Votre tour vient dans un instant.

## The lesson of Brass

learn-brass-goal = Bienvenue dans le Lancashire
    .text = Vous êtes Bleu, avec £30 et un plateau vide. Construisez filatures, mines, ports et canaux : qui a le plus de points de victoire à la fin l’emporte. Dans cette leçon, vous jouez la période du canal, la première moitié du jeu.
learn-brass-cards = Une carte, une action
    .text = Chaque carte jouée est une action. Ce qu’elle montre ne compte que pour construire : une carte de localisation permet de construire à cet endroit, une carte d’entreprise de construire cette entreprise là où vont vos canaux.
learn-brass-first-mill = Construisez une filature
    .text = Choisissez la carte Manchester, puis Construire, et une filature de coton à Manchester. Elle coûte £12. À la première manche, chacun n’a qu’une action.
learn-brass-face-down = Elle doit d’abord vendre
    .text = Votre filature est là, mais ne rapporte encore rien. Quand son coton sera vendu, la tuile sera retournée : votre revenu montera, et elle vaudra des points.
learn-brass-order = Qui dépense le moins joue d’abord
    .text = Vous avez dépensé £12, plus que tous les autres : cette manche, vous jouez en dernier. Gardez-le en tête : une manche économe vous fait passer en premier.
learn-brass-first-canal = Creusez un canal
    .text = Votre filature a besoin d’un chemin vers un port. Construisez pour £3 le canal de Manchester à Warrington & Runcorn. Toute carte convient : cédez-en une inutile, Preston.
learn-brass-port = Construisez un port
    .text = Jouez maintenant une carte de port. Votre canal atteint Warrington & Runcorn, qui fait donc partie de votre réseau : c’est là que servent les cartes d’entreprise. Le port coûte £6.
learn-brass-income = La piste des revenus
    .text = Chaque manche commence par le revenu. Votre marqueur est sur £0, et avec £9 en main on ne bâtit guère. Empruntons donc.
learn-brass-loan = D’abord l’emprunt
    .text = Empruntez £30 en défaussant Blackburn : votre revenu baisse de trois niveaux. Emprunter avant de vendre coûte moins, car en bas de la piste un niveau est une seule case, plus haut deux ou davantage.
learn-brass-sell = Vendez votre coton
    .text = Vendez maintenant de Manchester à votre propre port. Toute carte convient : prenez une carte de mine de charbon.
learn-brass-flipped = Deux tuiles retournées
    .text = La filature a donné 5 cases, le port 3 : votre revenu est de £3 par manche. Les tuiles retournées comptent à la fin de la période et donnent de la valeur à chaque liaison voisine.
learn-brass-canal-bolton = Vers Bolton
    .text = Vous n’avez rien dépensé, vous jouez donc en premier. Construisez le canal de Manchester à Bolton en défaussant le chantier naval.
learn-brass-iron = Une sidérurgie veut du charbon
    .text = Construisez une sidérurgie à Bolton avec la carte Bolton. Son charbon vient, par les liaisons construites, de la mine la plus proche, et il est gratuit : ici de la mine de Violet à Manchester, à un canal.
learn-brass-demand-track = Les pistes de demande
    .text = Deux cases de la piste du fer étaient vides : deux de vos cubes y ont été vendus pour £2. Quand aucune sidérurgie n’a plus de fer, tous achètent sur la piste, au moins cher. Pour le charbon, de même, mais seulement là où un port est relié.
learn-brass-develop = Développez-vous
    .text = Les meilleures filatures sont plus bas dans la pile. Développez-vous deux fois en une action : retirez deux filatures de niveau 1, chacune contre un cube de fer de votre sidérurgie. Le fer se passe de liaison. Défaussez Liverpool.
learn-brass-emptied = Vidée, retournée
    .text = Le dernier cube est parti, votre sidérurgie est donc retournée : 3 cases de revenu en plus. Mines et sidérurgies sont retournées une fois vides, quel que soit celui qui a pris les cubes.
learn-brass-canal-stockport = Vers Stockport
    .text = Pendant la période du canal, vous n’avez droit qu’à une tuile par localisation. Étendez-vous : construisez le canal vers Stockport avec l’autre carte de mine de charbon.
learn-brass-second-mill = Une meilleure filature
    .text = Construisez à Stockport votre filature de niveau 2 avec une carte de filature : £14 et un charbon. C’est le dernier de la mine de Violet, qui va être retournée, à la joie de Violet.
learn-brass-distant = Le marché extérieur
    .text = Votre port est retourné et ne prend plus de coton, mais il mène encore outre-mer. Vendez le coton de Stockport au marché extérieur, avec une carte de port. Une tuile est révélée, et la demande baisse d’autant.
learn-brass-bonus = Il y avait de la demande
    .text = La demande a baissé de 2 et la filature est retournée : 4 cases, plus 1 de bonus là où se trouve le marqueur. S’il arrive au bout, plus personne ne peut y vendre jusqu’à la fin de la période.
learn-brass-canal-macclesfield = Les liaisons comptent aussi
    .text = À la fin, chaque liaison vaut 1 point par tuile retournée à ses deux extrémités. Construisez le canal de Stockport à Macclesfield en défaussant la carte de sidérurgie.
learn-brass-third-mill = Une troisième filature
    .text = Construisez une filature à Macclesfield avec votre carte de filature. Cette fois plusieurs mines sont à égale distance : à vous de choisir à qui prendre le charbon ; sa mine en sera plus vite retournée.
learn-brass-closed = La dernière manche
    .text = Rose a tenté le marché extérieur et n’a plus trouvé de demande. Mais Orange a construit un port à Ellesmere Port, et des canaux y mènent depuis Macclesfield.
learn-brass-choice = À vous de choisir
    .text = Deux cartes, deux actions : c’est vous qui décidez. Notre conseil : vendez le coton de Macclesfield au port d’Orange, car tout port convient. Le bouton « Conseil » peut servir aussi.
learn-brass-last-card = La dernière carte
    .text = Encore une action. Notre conseil : le canal de Macclesfield aux Midlands, car un lieu hors du Lancashire vaut 2 points pour une liaison.
learn-brass-scoring = Le décompte de la période
    .text = D’abord les liaisons, puis les tuiles retournées. Tous les canaux et toutes les tuiles de niveau 1 ont quitté le plateau, mais vos filatures de niveau 2 restent et compteront encore à la fin.
learn-brass-rail = Puis vient le chemin de fer
    .text = La période du rail se joue de même. Un rail coûte £5 et un cube de charbon, deux coûtent £15 et deux cubes, et une localisation peut avoir plusieurs de vos tuiles. Vous savez l’essentiel : prenez place !

## The lesson of Age of Industry

learn-industry-goal = Bienvenue en Nouvelle-Angleterre
    .text = Vous êtes Bleu, sans le moindre argent. Construisez filatures, ports, navires et voies ferrées. À la fin, l’argent et les niveaux de vos tuiles deviennent des points, et qui en a le plus l’emporte.
learn-industry-cards = Deux sortes de cartes
    .text = Une carte d’entreprise construit cette entreprise là où vont vos voies ferrées. Une carte de couleur construit ce que vous voulez dans un lieu de cette couleur. Voies ferrées, ventes et pioche se passent de carte.
learn-industry-first-mill = Une filature à Lowell
    .text = Jouez la carte de filature à Lowell. Tant que vous n’avez aucune tuile sur le plateau, une carte d’entreprise vaut partout. La filature coûte $4.
learn-industry-loan = La banque prête
    .text = Vous n’aviez rien : vous avez emprunté $10, le jeu s’en charge. Chaque emprunt coûte $1 par manche, et 5 points s’il reste à la fin. Il est remboursé tout seul dès que vous avez l’argent.
learn-industry-rail = Votre première voie ferrée
    .text = Les marchandises vont par le rail. Construisez de Lowell à Boston : la première voie ferrée ne coûte que $1, et aucune carte.
learn-industry-port = Un port à Boston
    .text = Boston est mauve : une carte mauve vous permet d’y construire. Construisez un port pour $3.
learn-industry-sell = Vendez votre coton
    .text = Votre filature est reliée à un port, vous pouvez donc vendre. Il ne faut pas de carte.
learn-industry-cash = Un revenu, une seule fois
    .text = Les deux tuiles sont retournées et ont payé aussitôt : $8 pour la filature, $5 pour le port. Une tuile retournée ne paie plus jamais : continuez à construire.
learn-industry-draw = Piochez
    .text = Les cartes ne viennent pas toutes seules : en piocher deux est une action. Prenez la carte mauve visible, et une de la pioche.
learn-industry-order = En tête
    .text = Votre emprunt est remboursé. Et comme vous avez dépensé le moins, vous jouez maintenant en premier.
learn-industry-develop = Place à un navire
    .text = Votre premier navire est de niveau 0 et ne peut jamais être construit. Développez-vous pour l’écarter, en défaussant la carte grise. Ici, cela ne coûte pas de fer.
learn-industry-iron = Une sidérurgie
    .text = Construisez une sidérurgie à Boston avec sa carte, pour $2. Là où il y a au moins quatre cases, vous pouvez avoir deux tuiles. Ses trois cubes serviront à vos voies ferrées.
learn-industry-ship = Construisez un navire
    .text = Jouez la carte de navire dans la baie du Massachusetts ; sa voie maritime mène à votre port. Un navire apporte du charbon d’outre-mer, plus qu’il ne lui en faut.
learn-industry-import = Du charbon d’outre-mer
    .text = Quatre cubes sont arrivés : un pour le navire, deux vendus aux cases vides de la piste du charbon, un reste. Le navire est retourné quand il n’y a plus de charbon et que son marché est utilisé.
learn-industry-second-rail = La deuxième voie ferrée
    .text = Désormais chaque voie ferrée coûte $1, un charbon et un fer. Construisez vers Manchester : le charbon vient par mer de votre importation, le fer de votre sidérurgie.
learn-industry-second-mill = Une filature à Manchester
    .text = Votre voie ferrée atteint Manchester : la carte de filature y est donc valable.
learn-industry-market = Vendez par mer
    .text = Votre port a servi, mais le marché près de votre navire veut du coton. Voies ferrées et maritimes y mènent : vendez !
learn-industry-ship-flips = Trois d’un coup
    .text = La filature a payé $8. Marché utilisé, importation vide : le navire aussi est retourné, pour $12. Pensez à de telles chaînes avant de construire.
learn-industry-later = Quinze manches plus tard
    .text = La même partie, sa dernière manche : la pioche est vide, vous avez $73 et aucun emprunt. Votre filature de Hartford n’a pas encore vendu.
learn-industry-choice = À vous de choisir
    .text = Deux actions, et elles sont à vous. Notre conseil : vendez le coton de Hartford au port de Rose à Boston, par les voies ferrées de tous.
learn-industry-last-action = La dernière action
    .text = Notre conseil : encore une voie ferrée. Elle rapporte $2 à la fin, et $1 par tuile à ses extrémités. Celle d’Albany à Burlington est bonne.
learn-industry-scoring = Le décompte final
    .text = Les voies ferrées ont payé, les emprunts sont remboursés, et chaque tranche de $5 vaut un point. Chaque tuile compte son niveau, retournée ou non ; chaque emprunt restant coûte 5 points.
learn-industry-end = C’est tout
    .text = Les hauts niveaux valent beaucoup, l’argent aussi ; les emprunts sont bons tant qu’ils rapportent plus qu’ils ne coûtent. Vous savez l’essentiel : prenez place !

## Tips for Brass

learn-tip-brass-pair = La filature et son port
    .text = Une filature ne vaut guère tant qu’elle n’a pas vendu. Prévoyez filature, liaison et port ensemble : une action retournera deux tuiles.
learn-tip-brass-borrow = Empruntez tôt
    .text = Au départ, un niveau de revenu est une seule case ; plus tard, deux ou davantage. Faites le gros emprunt avant que votre revenu monte, jamais après.
learn-tip-brass-cash = L’argent est fait pour servir
    .text = L’argent en main ne rapporte rien. Les bons joueurs sont souvent près de £0 et savent ce que paiera le prochain emprunt.
learn-tip-brass-develop = Sautez les tuiles faibles
    .text = Deux développements tant que le fer est bon marché vous mènent aux filatures de niveau 2 des manches plus tôt. Bien des débuts solides commencent ainsi.
learn-tip-brass-stay = Le niveau 2 compte deux fois
    .text = Une tuile de niveau 2 ou plus, retournée pendant la période du canal, reste sur le plateau et compte encore pendant celle du rail.
learn-tip-brass-gap = Guettez les vides des pistes
    .text = Une sidérurgie construite quand la piste du fer a des vides vend aussitôt des cubes, est souvent retournée dans le même tour et se paie elle-même.
learn-tip-brass-near = Des mines près des autres
    .text = Une mine est retournée quand son charbon est pris, par n’importe qui. Placez-la là où vos adversaires en ont besoin, pas où vous êtes seul.
learn-tip-brass-double = Deux tours de suite
    .text = Dépensez beaucoup quand vous jouez en dernier, peu quand vous jouez en premier : dernier d’une manche puis premier de la suivante, vous avez quatre actions d’affilée.
learn-tip-brass-market = Vendez tôt outre-mer
    .text = La demande du marché extérieur ne fait que baisser. Comptez les tuiles déjà révélées : tant que les fortes sont à venir, chaque vente est un risque.
learn-tip-brass-guest = Servez-vous des ports d’autrui
    .text = Le port d’un adversaire retourne votre filature aussi bien que le vôtre. Et votre port ouvert invite les autres à en faire autant pour vous.
learn-tip-brass-cards = Gardez les bonnes cartes
    .text = Une carte de localisation vaut le plus là où les cases sont convoitées et où votre réseau ne va pas. Défaussez les lieux déjà pleins.
learn-tip-brass-links = Des liaisons tard, et bien placées
    .text = Une liaison compte ce qui est retourné à ses extrémités, quel qu’en soit le propriétaire. Aux dernières manches, cherchez la liaison libre la plus entourée.
learn-tip-brass-last-loan = Les dernières cartes
    .text = Rien de mieux à faire à la fin de la période du canal ? Empruntez : cet argent vaudra plus aux premières manches du rail.
learn-tip-brass-pairs = Les rails par deux
    .text = Deux rails pour £15 épargnent une action. Les premiers tours de la période du rail donnent les meilleures lignes : abordez-la avec de l’argent et du charbon proche.
learn-tip-brass-coal = Comptez le charbon
    .text = Chaque rail mange un cube. Avant de prévoir un tour, voyez quelle mine fournira, et le prix de la piste si un adversaire passe avant.
learn-tip-brass-shipyard = Les chantiers paient en points
    .text = Un chantier naval est retourné aussitôt et vaut le plus. Pour le niveau 1, réservé à la période du canal, il faut deux développements ; pour le niveau 2, deux tuiles de plus doivent partir. Chacun demande une case rare, du charbon et du fer : commencez tôt.
learn-tip-brass-overbuild = Recouvrez vos tuiles
    .text = Quand les cases manquent dans la période du rail, un niveau supérieur sur votre propre tuile vaut mieux qu’une pauvre liaison.
learn-tip-brass-turn = Le revenu, puis les points
    .text = Dans la première moitié d’une période, prenez la tuile au meilleur revenu ; dans les dernières manches, celle aux meilleurs points.

## Tips for Age of Industry

learn-tip-industry-loans = L’emprunt est un outil
    .text = Un emprunt coûte $1 par manche et épargne une action d’attente. Empruntez pour ce qui rapporte en quelques manches ; n’en gardez aucun jusqu’à la fin.
learn-tip-industry-first = Vendez au plus tôt
    .text = Une filature et un port voisins sont retournés en trois manches et vous libèrent du premier emprunt.
learn-tip-industry-levels = Les hauts niveaux comptent
    .text = Chaque tuile du plateau compte son niveau, retournée ou non. Écartez les plus basses quand une carte ne sert à rien d’autre.
learn-tip-industry-chain = Construisez en chaîne
    .text = Cherchez la vente qui retourne trois tuiles : une filature, le marché près d’un navire et, avec le dernier charbon, le navire lui-même.
learn-tip-industry-rails = Les voies ferrées sont une épargne
    .text = Chacune rapporte à la fin $2, plus $1 par case occupée à ses extrémités. Avec six cases, elle vaut $8.
learn-tip-industry-hungry = Nourrissez les bâtisseurs
    .text = Chaque voie ferrée prend charbon et fer. Mines et sidérurgies proches des chantiers sont vite retournées, et leur propriétaire payé.
learn-tip-industry-draw = Piochez quand rien ne presse
    .text = Deux cartes de plus quand rien n’est urgent, et le choix reste large. Avec une seule carte en main, on n’a plus le choix.
learn-tip-industry-colour = Les couleurs ouvrent les portes
    .text = Une carte de couleur se passe de voie ferrée. Gardez-en une pour un lieu où entrer avant les autres.
learn-tip-industry-whole = Un tour entier, toute case
    .text = Consacrer le tour à une construction vaut avec toute carte et sur toute case. C’est cher, mais juste parfois pour un niveau 3 ou 4.
learn-tip-industry-markets = Lisez les marchés
    .text = Les tuiles de marché sont visibles dès le départ. Voyez qui veut du coton et qui des marchandises d’usine avant de choisir quoi construire.
learn-tip-industry-ports = Les ports se remplissent
    .text = Chaque port achète une fois, et le niveau 1 seulement du coton. Comptez les ports ouverts et les filatures qui les attendent.
learn-tip-industry-gaps = Vendez dans les vides
    .text = Mines, sidérurgies et navires reliés à un port remplissent les cases vides des pistes contre de l’argent. Construisez-les juste après les achats des autres.
learn-tip-industry-factories = Les usines demandent du temps
    .text = Deux usines de niveau 0 barrent la route. Développez-vous tôt si vous voulez les tuiles qui paient $27.
learn-tip-industry-order = Économisez, passez devant
    .text = Un tour à vendre et à piocher ne coûte rien et vous met en tête de la manche suivante : le bon moment pour une case convoitée.
learn-tip-industry-end = Voyez venir la fin
    .text = Quand la pioche est épuisée et une main vide, la partie finit après cette manche. Ayez alors vendu, et remboursé vos emprunts.

## Glossary

learn-word-action = action
    .text = Ce que vous faites à votre tour : deux fois, en général. Dans Brass, chacune coûte une carte.
learn-word-canal = canal
    .text = Une liaison de la première période de Brass. Tous les canaux quittent le plateau à la fin de la période.
learn-word-card-industry = carte d’entreprise
    .text = Construit l’entreprise représentée, là où va votre réseau.
learn-word-card-location = carte de localisation
    .text = Construit toute entreprise au lieu nommé ; dans Age of Industry, en tout lieu de sa couleur.
learn-word-connected = relié
    .text = Uni par des liaisons construites, peu importe à qui, ou au même lieu. Dans Age of Industry, les voies maritimes comptent aussi.
learn-word-cube = cube
    .text = Une unité de charbon (noir) ou de fer (orange), sur les mines, les sidérurgies, les pistes de demande et les importations.
learn-word-deck = pioche
    .text = Les cartes encore à piocher. Dans Brass, elle s’épuise jusqu’à la dernière ; dans Age of Industry, sa fin annonce celle de la partie.
learn-word-demand-track = piste de demande
    .text = Le marché du charbon ou du fer : on achète le cube le moins cher, on vend au vide le plus cher.
learn-word-develop = se développer
    .text = Écarter des tuiles de ses piles sans les construire, pour atteindre les meilleures. Dans Brass, chacune coûte un cube de fer.
learn-word-distant-market = marché extérieur
    .text = Achète le coton dans Brass tant qu’il y a de la demande ; une tuile révélée dit de combien elle baisse.
learn-word-distant-port = port lointain
    .text = Un symbole d’Age of Industry : ce lieu vaut un port quand on achète des cubes ou qu’on en envoie sur la piste.
learn-word-external = localisation externe
    .text = Écosse, Yorkshire et Midlands : elles servent de ports, n’ont pas de case et valent 2 points pour une liaison.
learn-word-face-up = cartes visibles
    .text = Deux cartes à côté de la pioche d’Age of Industry, que chacun peut prendre.
learn-word-flip = retourner
    .text = Une tuile est retournée quand son travail est fait : vendue, ou vidée. Elle rapporte alors un revenu et, dans Brass, des points.
learn-word-import = importation de charbon
    .text = La case derrière un navire : garnie de charbon quand le navire est construit.
learn-word-income = revenu
    .text = Dans Brass, ce que la banque vous verse à chaque manche ; dans Age of Industry, ce qu’une tuile paie une fois en étant retournée.
learn-word-income-space = case de revenu, niveau de revenu
    .text = La piste a 100 cases ; plusieurs ensemble font un niveau. Les tuiles font avancer par cases, les emprunts reculer par niveaux.
learn-word-industry = entreprise
    .text = Ce qu’est une tuile : filature de coton, mine de charbon, sidérurgie, port, chantier naval ; dans Age of Industry aussi usine et navire.
learn-word-interest = intérêts
    .text = Dans Age of Industry, $1 par emprunt à la fin de chaque manche.
learn-word-level = niveau
    .text = Le nombre sur une tuile. Un niveau plus haut coûte plus et vaut plus.
learn-word-link = liaison
    .text = Un canal ou un rail entre deux lieux. Elle étend votre réseau, transporte marchandises et charbon pour tous, et rapporte des points.
learn-word-loan = emprunt
    .text = Dans Brass, de l’argent contre du revenu ; dans Age of Industry, $10 chaque fois que l’argent ne suffit pas.
learn-word-market-square = case de marché
    .text = Un acheteur sur le plateau d’Age of Industry. Sa tuile dit ce qu’il prend ; il achète une fois.
learn-word-network = réseau
    .text = Les lieux qu’atteignent vos propres liaisons et, pendant la période du rail, ceux où vous avez une tuile.
learn-word-overbuild = recouvrir
    .text = Poser une tuile de niveau supérieur sur une autre.
learn-word-period = période
    .text = Une moitié de Brass : d’abord les canaux, puis les rails. Chacune finit par un décompte.
learn-word-port = port
    .text = Achète le coton d’une filature et est retourné avec elle. C’est aussi la porte des pistes de demande et du marché extérieur.
learn-word-rail = rail
    .text = Une liaison qui consomme du charbon ; dans Age of Industry, du charbon et du fer, sauf la première de chaque joueur.
learn-word-round = manche
    .text = Chacun joue un tour. Ensuite, l’argent dépensé décide du nouvel ordre.
learn-word-sea-lane = voie maritime
    .text = Un lien entre un port et un navire. Deux voies avec un navire entre elles unissent deux ports.
learn-word-slot = case
    .text = Un carré d’un lieu où va une tuile, si la case montre son entreprise.
learn-word-spent = argent dépensé
    .text = Ce que vous avez payé dans une manche pour tuiles, liaisons et cubes. Qui a dépensé le moins joue d’abord à la suivante.
learn-word-stack = pile
    .text = Vos tuiles d’une entreprise, le niveau le plus bas au-dessus.
learn-word-ship-slot = case de navire
    .text = Une case en mer d’Age of Industry ; utilisable dès qu’un port se trouve sur l’une de ses voies.
learn-word-unflipped = non retournée
    .text = Une tuile qui attend encore sa vente, ou porte encore des cubes.
learn-word-village = village
    .text = Un lieu sans case dans Age of Industry. Les voies ferrées le traversent, et il compte pour une case.
learn-word-virtual-link = liaison virtuelle
    .text = Le bac de Liverpool à Birkenhead : il aide seulement une carte d’entreprise à atteindre Birkenhead.
learn-word-vp = points de victoire (PV)
    .text = Ils décident de la partie : liaisons, tuiles retournées et argent ; dans Age of Industry, argent et niveaux.
