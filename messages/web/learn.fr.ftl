### The client in French: learning

## The entrance

learn-title = Apprendre
learn-welcome = Deux jeux de charbon, de fer et de coton. Jouez une leçon, cherchez une règle ou voyez ce que font les bons joueurs.
learn-tutorials = Apprendre en jouant
learn-tutorial-brass = Les canaux, puis le rail
    .text = La période du canal de Brass, du plateau vide au décompte, puis la période du rail. Un guide vous dit que faire, et pourquoi.
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
    .text = Chaque règle, numérotée et illustrée, avec une recherche.
learn-tips = Astuces
    .text = Ce que font les bons joueurs, en quelques lignes.
learn-glossary = Glossaire
    .text = Ce que veulent dire les mots des jeux.
learn-studies = Études
    .text = Des parties et des positions avec variantes, commentaires et flèches, à partager par un lien.
learn-keyboard = Clavier
    .text = Jouer toute une partie sans toucher à la souris.

## Rules

learn-game = Jeu
learn-search = Chercher dans les règles
learn-search-hint = B17, charbon port…
learn-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
learn-nothing-found = Aucune règle n’en parle. Essayez avec moins de mots.
learn-in-other-game = Dans l’autre jeu : { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
learn-clear = Effacer la recherche
learn-contents = Sommaire
learn-rule-address = Adresse de la règle { $rule }
learn-section-structure = Mise en place et déroulement
learn-section-cards = Cartes et actions
learn-section-build = Construire une industrie
learn-section-links = Liaisons
learn-section-actions = Se développer, vendre, emprunter
learn-section-scoring = Décompte et fin de partie
learn-section-rails = Voies ferrées, ventes, cartes, argent
learn-section-end = Fin de partie
learn-section-maps = Plateaux
learn-section-variants = Variantes

## What the drawings show, for those who do not see them

learn-drawing-b13 = Une case aux symboles de filature de coton et de mine de charbon accepte l’une ou l’autre ; une sidérurgie n’y va pas.
learn-drawing-b19 = Une mine de charbon cède son dernier cube et est retournée ; le marqueur de revenu de son propriétaire avance.
learn-drawing-b24 = Un canal coûte 3 £ ; un rail, 5 £ et un cube de charbon ; deux rails, 15 £ et deux cubes de charbon.
learn-drawing-a7 = Une case sans symbole accepte une filature de coton, une usine ou une sidérurgie ; une case à symbole, cette industrie seulement.
learn-drawing-a16 = La première voie ferrée coûte 1 $ ; chacune des suivantes, 1 $, un cube de charbon et un cube de fer.

## Keyboard

learn-keys = Touches
learn-keys-cards = Cartes et actions
learn-keys-choosing = Choisir
learn-keys-looking = Voir
learn-key-help = Cette liste
learn-key-card = Choisir une carte
learn-key-build = Construire une industrie
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
learn-key-leave = Abandonner le choix
learn-key-hint = Demander un conseil
learn-key-hurry = Passer l’animation du coup
learn-key-fit = Montrer tout le plateau
learn-key-zoom-in = Agrandir
learn-key-zoom-out = Réduire
learn-key-track = Revenu et points
learn-key-player-board = Vos tuiles
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
learn-back = Étape précédente
learn-fold = Montrer ou cacher le texte
learn-again = Recommencer
learn-leave = Quitter la leçon
learn-finish = Terminer
learn-laying-out = On installe le plateau…
learn-instead = C’était un autre coup, il a donc été annulé. Essayez ce qui est décrit ci-dessus.
learn-comment-same = Bien choisi : notre meilleur bot ferait de même.
learn-comment-other = C’est possible. Notre meilleur bot aurait plutôt choisi : { $move }.
learn-watch = Vos adversaires jouent
    .text = Regardez le plateau et le journal. Ce sera bientôt à vous.

## The lesson of Brass

learn-brass-goal = Bienvenue dans le Lancashire
    .text = Vous êtes Bleu, avec 30 £ et un plateau vide. Construisez filatures, mines, ports et canaux : le joueur qui a le plus de points de victoire à la fin l’emporte. Dans ce chapitre, vous jouez la période du canal, la première moitié de la partie.
learn-brass-cards = Une carte, une action
    .text = Chaque carte jouée est une action. Ce qu’elle montre ne compte que pour construire : une carte de lieu permet de construire dans ce lieu, une carte d’industrie de construire cette industrie là où vont vos canaux.
learn-brass-first-mill = Construisez une filature
    .text = Choisissez la carte Manchester, puis Construire, et une filature de coton à Manchester. Elle coûte 12 £. À la première manche, chacun n’a qu’une action.
learn-brass-face-down = Elle doit d’abord vendre
    .text = Votre filature est là, mais ne rapporte encore rien. Quand son coton sera vendu, la tuile sera retournée : votre revenu montera, et elle vaudra des points.
learn-brass-order = Le moins dépensier joue en premier
    .text = Vous avez dépensé 12 £, plus que tous les autres : cette manche, vous jouez en dernier. Surveillez vos dépenses : une manche économe vous fait passer en premier à la suivante.
learn-brass-first-canal = Creusez un canal
    .text = Il faut à votre filature un chemin vers un port. Construisez pour 3 £ le canal de Manchester à Warrington & Runcorn. N’importe quelle carte convient : défaussez-en une inutile, Preston.
learn-brass-port = Construisez un port
    .text = Construisez maintenant un port à Warrington & Runcorn avec une carte de port. Votre canal y mène : ce lieu fait donc partie de votre réseau, et c’est là que servent les cartes d’industrie. Le port coûte 6 £.
learn-brass-income = La piste des revenus
    .text = Chaque manche commence par le revenu. Votre marqueur est sur 0 £, et avec 9 £ en main on ne va pas loin. Il faut donc emprunter.
learn-brass-loan = D’abord l’emprunt
    .text = Empruntez 30 £ en défaussant Blackburn : votre revenu baisse de trois tranches. Emprunter avant de vendre coûte moins cher, car en bas de la piste une tranche ne compte qu’une case, plus haut deux ou davantage.
learn-brass-sell = Vendez votre coton
    .text = Vendez maintenant le coton de Manchester à votre propre port. N’importe quelle carte convient : prenez une carte de mine de charbon.
learn-brass-flipped = Deux tuiles retournées
    .text = La filature a donné 5 cases, le port 3 : votre revenu est de 3 £ par manche. Les tuiles retournées comptent à la fin de la période et donnent de la valeur à chaque liaison voisine.
learn-brass-canal-bolton = Vers Bolton
    .text = Vous n’avez rien dépensé, vous jouez donc en premier. Construisez le canal de Manchester à Bolton en défaussant la carte de chantier naval.
learn-brass-iron = Une sidérurgie a besoin de charbon
    .text = Construisez une sidérurgie à Bolton avec la carte Bolton. Son charbon vient, par les liaisons construites, de la mine la plus proche, et il est gratuit : ici de la mine de Violet à Manchester, à un canal de distance.
learn-brass-demand-track = Les pistes de demande
    .text = Deux cases de la piste de fer étaient vides : deux de vos cubes y ont été vendus pour 2 £ en tout. Quand aucune sidérurgie n’a plus de fer, chacun achète sur la piste, au prix le plus bas. Il en va de même du charbon, mais seulement là où un port est relié.
learn-brass-develop = Développez-vous
    .text = Les meilleures filatures sont plus bas dans la pile. Une action de développement peut retirer deux tuiles : retirez deux filatures de niveau 1, chacune contre un cube de fer de votre sidérurgie. Le fer, lui, n’a besoin d’aucune liaison. Défaussez Liverpool.
learn-brass-emptied = Vidée, donc retournée
    .text = Le dernier cube est parti, votre sidérurgie est donc retournée : 3 cases de revenu en plus. Mines et sidérurgies sont retournées une fois vides, peu importe qui a pris les cubes.
learn-brass-canal-stockport = Vers Stockport
    .text = Pendant la période du canal, vous n’avez droit qu’à une tuile par lieu. Étendez-vous : construisez le canal vers Stockport avec l’autre carte de mine de charbon.
learn-brass-second-mill = Une meilleure filature
    .text = Construisez à Stockport votre filature de niveau 2 avec une carte de filature : 14 £ et un charbon. C’est le dernier cube de la mine de Violet, qui va être retournée, à la grande joie de Violet.
learn-brass-distant = Le marché extérieur
    .text = Votre port est retourné et ne prend plus de coton, mais il mène encore outre-mer. Vendez le coton de Stockport au marché extérieur, avec une carte de port. Une tuile est révélée, et la demande baisse d’autant.
learn-brass-bonus = Il y avait de la demande
    .text = La demande a baissé de 2 et la filature est retournée : 4 cases, plus 1 de bonus là où se trouve le marqueur. S’il arrive au bout, plus personne ne peut y vendre jusqu’à la fin de la période.
learn-brass-canal-macclesfield = Les liaisons comptent aussi
    .text = À la fin de la période, chaque liaison vaut 1 point par tuile retournée à ses deux extrémités. Construisez le canal de Stockport à Macclesfield en défaussant la carte de sidérurgie.
learn-brass-third-mill = Une troisième filature
    .text = Construisez une filature à Macclesfield avec votre carte de filature. Cette fois, plusieurs mines sont à égale distance : à vous de choisir à qui prendre le charbon ; sa mine en sera plus vite retournée.
learn-brass-closed = La dernière manche
    .text = Rose a tenté le marché extérieur et n’a plus trouvé de demande. Mais Orange a construit un port à Ellesmere Port, et des canaux y mènent depuis Macclesfield.
learn-brass-choice = À vous de choisir
    .text = Deux cartes, deux actions : c’est vous qui décidez. Notre conseil : vendez le coton de Macclesfield au port d’Orange, car le port de n’importe quel joueur convient. Le bouton « Conseil » peut aussi vous aider.
learn-brass-last-card = La dernière carte
    .text = Encore une action. Notre conseil : le canal de Macclesfield aux Midlands, car un lieu externe vaut 2 points pour une liaison.
learn-brass-scoring = Le décompte de la période
    .text = D’abord les liaisons, puis les tuiles retournées. Tous les canaux et toutes les tuiles de niveau 1 ont quitté le plateau, mais vos filatures de niveau 2 restent et compteront encore à la fin de la partie.
learn-brass-rail = Puis vient le chemin de fer
    .text = La période du rail se joue de la même façon, mais les liaisons coûtent plus cher et vous pouvez avoir plusieurs tuiles dans un même lieu. Passez au second chapitre : rails, tuiles recouvertes et construction avec deux cartes.
learn-brass-rail-start = Voici le chemin de fer
    .text = Vous êtes de nouveau Bleu, à la deuxième manche de la période du rail, avec 18 points. Les canaux et toutes les tuiles de niveau 1 ont disparu, et le niveau 1 ne peut plus être construit. Nouveau : vous pouvez avoir plusieurs tuiles dans un même lieu.
learn-brass-rail-iron = Le fer est rare
    .text = Six cases de la piste de fer sont vides. Construisez une sidérurgie à Bolton avec une carte de sidérurgie : 9 £ et un charbon. Si plusieurs mines sont à égale distance, vous choisissez.
learn-brass-rail-iron-sold = Déjà remboursée
    .text = La piste a pris les cinq cubes pour 11 £, plus que le prix de la sidérurgie. Elle est vide, donc retournée : votre revenu est passé de −2 £ à 0 £.
learn-brass-rail-two = Deux rails en une action
    .text = Un rail coûte 5 £ et un charbon ; un second dans la même action, 10 £ et un autre charbon. Construisez Liverpool – Warrington & Runcorn et Liverpool – Wigan, en défaussant l’autre carte de sidérurgie.
learn-brass-rail-shipyard = Les chantiers navals rapportent le plus
    .text = Construisez un chantier naval à Liverpool avec la carte Liverpool : 25 £, un charbon et un fer. Il est retourné aussitôt et vaudra 18 points à la fin.
learn-brass-rail-loan = Empruntez tant qu’il est temps
    .text = Il ne vous reste presque rien. Empruntez 30 £ en défaussant la carte de filature. Pendant la période du rail, plus d’emprunt une fois la pioche vide, c’est-à-dire aux quatre dernières manches.
learn-brass-rail-port-flipped = Votre port sert aux autres
    .text = Orange a vendu du coton à votre port de Preston. Il a été retourné, et votre revenu a augmenté de 3 £ : un port bien placé sert aussi aux adversaires.
learn-brass-rail-coal = Les rails ont besoin de charbon
    .text = Construisez une mine à Manchester avec la carte de mine de charbon. Des rails la relient à un port : deux cubes vont sur les cases vides de la piste de charbon. Quelqu’un aura bientôt besoin du reste pour des rails.
learn-brass-rail-last-loan = Le dernier emprunt
    .text = Après cette manche, la pioche est vide. Empruntez encore 30 £ en défaussant Bolton : de quoi construire deux fois.
learn-brass-rail-port = Une seconde tuile à Liverpool
    .text = Les rails de Violet ont pris votre charbon, et la mine a été retournée. Construisez un port à Liverpool avec une carte de port : 7 £. Pendant la période du canal, votre chantier naval l’aurait empêché.
learn-brass-rail-mill = Une filature de niveau 3
    .text = Construisez votre filature à Stockport avec la carte de filature : 16 £, un charbon et un fer. Ni mine ni sidérurgie n’a de cube pour vous : les deux viennent des pistes, pour 2 £ et 3 £.
learn-brass-rail-port-used = Orange a utilisé votre port
    .text = Orange a vendu du coton à votre nouveau port de Liverpool, qui a été retourné. Il vous en faut un autre pour votre filature.
learn-brass-rail-next-port = Un autre port
    .text = Construisez-le à Liverpool avec une carte de port, cette fois de niveau 3 pour 8 £.
learn-brass-rail-sell = Vendez avant les autres
    .text = Vendez le coton de Stockport à ce port avant qu’un adversaire ne s’en serve, en défaussant une carte Oldham. Les deux tuiles sont retournées.
learn-brass-rail-two-cards = Deux cartes, et une tuile adverse
    .text = Il ne reste de fer ni sur les tuiles ni sur la piste : c’est le seul cas où vous pouvez recouvrir la sidérurgie d’un adversaire, par un niveau supérieur. Aucune de vos cartes ne vaut pour Manchester, mais deux cartes quelconques permettent de construire partout, en y passant tout le tour. Recouvrez la sidérurgie d’Orange avec Oldham et Rochdale.
learn-brass-rail-overbuilt = Recouverte
    .text = La tuile d’Orange est retirée du jeu et ne comptera pas. Vos six cubes ont rempli la piste vide pour 18 £, et votre sidérurgie est retournée. Vos propres tuiles, vous pouvez les recouvrir à tout moment par un niveau supérieur de la même industrie.
learn-brass-rail-own-turn = Un tour à vous
    .text = La dernière manche : deux cartes et 40 £. Vous décidez, et le guide commente ensuite. Demandez-vous quelles tuiles peuvent encore être retournées avant la fin, et quelles liaisons vaudront plus.
learn-brass-rail-own-second = Votre dernière action
    .text = Il reste une carte. Que peut-elle apporter ?
learn-brass-rail-scoring = La fin de la partie
    .text = Les rails comptent d’abord, puis chaque tuile retournée, même celles de la période du canal. Enfin, chaque tranche de 10 £ vaut 1 point.
learn-brass-rail-end = Vous savez jouer à Brass
    .text = Emprunter tôt, retourner des tuiles, les relier par le rail, offrir des ports aux autres : voilà le jeu. Prenez place ; le bouton « Conseil » est toujours là.

## The lesson of Age of Industry

learn-industry-goal = Bienvenue en Nouvelle-Angleterre
    .text = Vous êtes Bleu, sans le moindre argent. Construisez filatures, ports, navires et voies ferrées. À la fin, l’argent et les niveaux de vos tuiles deviennent des points, et le joueur qui en a le plus l’emporte.
learn-industry-cards = Deux sortes de cartes
    .text = Une carte d’industrie permet de construire cette industrie là où vont vos voies ferrées. Une carte de lieu montre une couleur et permet de construire tout ce qui convient dans un lieu de cette couleur. Voies ferrées, ventes et pioche ne demandent pas de carte.
learn-industry-first-mill = Une filature à Lowell
    .text = Jouez la carte de filature à Lowell. Tant que vous n’avez aucune tuile sur le plateau, une carte d’industrie vaut partout. La filature coûte 4 $.
learn-industry-loan = La banque prête
    .text = Vous n’aviez rien : vous avez emprunté 10 $, le jeu s’en charge. Chaque emprunt coûte 1 $ par manche, et 5 points s’il reste à la fin. Il est remboursé automatiquement dès que vous avez l’argent.
learn-industry-rail = Votre première voie ferrée
    .text = Les marchandises voyagent par le rail. Construisez de Lowell à Boston : la première voie ferrée ne coûte que 1 $, et aucune carte.
learn-industry-port = Un port à Boston
    .text = Boston est mauve : une carte de lieu mauve vous permet d’y construire. Construisez un port pour 3 $.
learn-industry-sell = Vendez votre coton
    .text = Votre filature est reliée à un port, vous pouvez donc vendre. Aucune carte n’est nécessaire.
learn-industry-cash = Un revenu, une seule fois
    .text = Les deux tuiles sont retournées et ont payé aussitôt : 8 $ pour la filature, 5 $ pour le port. Une tuile retournée ne paie plus jamais : continuez à construire.
learn-industry-draw = Piochez
    .text = Les cartes ne viennent pas toutes seules : en piocher deux est une action. Prenez la carte mauve visible, et une autre dans la pioche.
learn-industry-order = Vous jouez en premier
    .text = Votre emprunt est remboursé. Et comme c’est vous qui avez le moins dépensé, c’est à vous de commencer.
learn-industry-develop = Place à un navire
    .text = Votre premier navire est de niveau 0 et ne peut jamais être construit. Retirez-le en vous développant : défaussez la carte grise. Ici, cela ne coûte pas de fer.
learn-industry-iron = Une sidérurgie
    .text = Construisez une sidérurgie à Boston avec sa carte, pour 2 $. Là où il y a au moins quatre cases, vous pouvez avoir deux tuiles. Ses trois cubes serviront à vos voies ferrées.
learn-industry-ship = Construisez un navire
    .text = Jouez la carte de navire dans la baie du Massachusetts ; sa voie maritime mène à votre port. Un navire apporte du charbon d’outre-mer, plus qu’il ne lui en faut.
learn-industry-import = Du charbon d’outre-mer
    .text = Quatre cubes sont arrivés : un pour le navire, deux vendus aux cases vides de la piste de charbon, un reste. Le navire est retourné quand il n’y a plus de charbon et que son marché est utilisé.
learn-industry-second-rail = La deuxième voie ferrée
    .text = Désormais chaque voie ferrée coûte 1 $, un charbon et un fer. Construisez vers Manchester : le charbon vient par mer de votre importation, le fer de votre sidérurgie.
learn-industry-second-mill = Une filature à Manchester
    .text = Votre voie ferrée atteint Manchester : la carte de filature y est donc valable.
learn-industry-market = Vendez par mer
    .text = Votre port a déjà servi, mais le marché près de votre navire veut du coton. Voies ferrées et maritimes y mènent : vendez !
learn-industry-ship-flips = Deux tuiles d’une seule vente
    .text = La filature a payé 8 $. Marché utilisé, importation vide : le navire aussi est retourné, pour 12 $. Pensez à de tels enchaînements avant de construire.
learn-industry-later = Quinze manches plus tard
    .text = La même partie, sa dernière manche : la pioche est vide, vous avez 73 $ et aucun emprunt. Votre filature de Hartford n’a pas encore vendu.
learn-industry-choice = À vous de choisir
    .text = Deux actions, à vous de jouer. Notre conseil : vendez le coton de Hartford au port de Rose à Boston, en passant par les voies ferrées de n’importe qui.
learn-industry-last-action = La dernière action
    .text = Notre conseil : encore une voie ferrée. Elle rapporte 2 $ à la fin, et 1 $ par case occupée à ses extrémités. Celle d’Albany à Burlington est un bon choix.
learn-industry-scoring = Le décompte final
    .text = Les voies ferrées ont payé, les emprunts sont remboursés, et chaque tranche de 5 $ vaut un point. Chaque tuile compte son niveau, retournée ou non ; chaque emprunt restant coûte 5 points.
learn-industry-end = Vous savez jouer à Age of Industry
    .text = Les hauts niveaux valent beaucoup, l’argent aussi ; les emprunts sont bons tant qu’ils rapportent plus qu’ils ne coûtent. Vous savez l’essentiel : prenez place !

## Tips for Brass

learn-tip-brass-first = Vos premières tuiles
    .text = Commencez par une filature à Manchester ou tout près, ou par un port à Liverpool ou à Preston. Au niveau 1, ni l’un ni l’autre ne demande de charbon et, tant que vous n’avez aucune tuile sur le plateau, une carte d’industrie permet de construire dans n’importe quel lieu.
learn-tip-brass-pair = La filature et son port
    .text = Une filature ne vaut pas grand-chose tant qu’elle n’a pas vendu. Prévoyez ensemble filature, liaison et port : une seule action retournera deux tuiles.
learn-tip-brass-borrow = Empruntez tôt
    .text = Au départ, une tranche de revenu ne compte qu’une case ; plus tard, deux ou davantage. Faites le gros emprunt avant que votre revenu monte, jamais après.
learn-tip-brass-cash = L’argent est fait pour servir
    .text = L’argent en main ne rapporte rien. Les bons joueurs sont souvent près de 0 £ et savent ce que paiera le prochain emprunt.
learn-tip-brass-develop = Sautez les tuiles faibles
    .text = Deux développements tant que le fer est bon marché vous mènent aux filatures de niveau 2 plusieurs manches plus tôt. Bien des débuts solides commencent ainsi.
learn-tip-brass-stay = Le niveau 2 compte deux fois
    .text = Une tuile de niveau 2 ou plus, retournée pendant la période du canal, reste sur le plateau et compte encore pendant celle du rail.
learn-tip-brass-gap = Guettez les cases vides des pistes
    .text = Une sidérurgie construite quand la piste de fer a des cases vides vend aussitôt des cubes, est souvent retournée dans le même tour et se rembourse toute seule.
learn-tip-brass-near = Des mines près des autres
    .text = Une mine est retournée quand son charbon est pris, par n’importe qui. Placez-la là où vos adversaires en ont besoin, pas là où personne ne construit.
learn-tip-brass-double = Deux tours de suite
    .text = Dépensez peu quand vous jouez en dernier : si vous fermez une manche et ouvrez la suivante, vous avez quatre actions d’affilée. Quand vous jouez en premier, vous pouvez dépenser davantage.
learn-tip-brass-market = Vendez tôt outre-mer
    .text = La demande du marché extérieur ne fait que baisser. Comptez les tuiles déjà révélées : tant que les plus fortes sont encore à venir, chaque vente est un risque.
learn-tip-brass-guest = Servez-vous des ports des autres
    .text = Le port d’un adversaire retourne votre filature aussi bien que le vôtre. Et votre port ouvert invite les autres à en faire autant pour vous.
learn-tip-brass-hand = Étudiez toute votre main
    .text = Au début de chaque période, cherchez dans votre main des lieux proches les uns des autres : des tuiles voisines donnent un réseau dense. Pour les autres actions, défaussez les cartes qui n’y servent pas.
learn-tip-brass-cards = Gardez les bonnes cartes
    .text = Une carte de lieu est la plus précieuse là où les cases sont convoitées et où votre réseau ne va pas. Défaussez les lieux déjà pleins.
learn-tip-brass-links = Des liaisons tard, et bien placées
    .text = Une liaison compte ce qui est retourné à ses extrémités, quel qu’en soit le propriétaire. Aux dernières manches, cherchez la liaison libre entourée du plus grand nombre de tuiles retournées.
learn-tip-brass-last-loan = Les dernières cartes
    .text = Rien de mieux à faire à la fin de la période du canal ? Empruntez : cet argent vaudra plus aux premières manches du rail.
learn-tip-brass-mine = Du charbon pour la période du rail
    .text = Les mines de niveau 1 quittent le plateau avec leur charbon après la période du canal. Une mine de niveau 2 qui a encore des cubes reste : elle fournit du charbon à vos premiers rails, et ils peuvent partir de là.
learn-tip-brass-pairs = Les rails par deux
    .text = Deux rails pour 15 £ économisent une action. Les premiers tours de la période du rail décident des meilleures liaisons : abordez-la avec de l’argent et du charbon proche.
learn-tip-brass-coal = Comptez le charbon
    .text = Chaque rail consomme un cube. Avant de prévoir un tour, voyez quelle mine le fournira, et le prix de la piste si un adversaire se sert avant vous.
learn-tip-brass-shipyard = Les chantiers navals paient en points
    .text = Un chantier naval est retourné aussitôt et rapporte le plus de points. Pour le niveau 1, réservé à la période du canal, retirez d’abord les deux tuiles de niveau 0 (une action, deux fers) ; pour le niveau 2, deux tuiles de plus. Chacun demande une case rare, du charbon et du fer : commencez tôt.
learn-tip-brass-overbuild = Recouvrez vos tuiles
    .text = Quand les cases manquent pendant la période du rail, un niveau supérieur sur votre propre tuile rapporte plus qu’une liaison médiocre.
learn-tip-brass-turn = Le revenu, puis les points
    .text = Dans la première moitié d’une période, prenez la tuile au meilleur revenu ; dans les dernières manches, celle qui rapporte le plus de points.
learn-tip-brass-behind = En retard après les canaux ?
    .text = Pas d’inquiétude : il y a bien plus de points à prendre pendant la période du rail, et une avance prise tôt se perd souvent.

## Tips for Age of Industry

learn-tip-industry-loans = L’emprunt est un outil
    .text = Un emprunt coûte 1 $ par manche et vous évite d’attendre l’argent. Empruntez pour ce qui rapporte en quelques manches ; n’en gardez aucun jusqu’à la fin.
learn-tip-industry-first = Vendez au plus tôt
    .text = Une filature et un port voisins sont retournés en trois manches et vous libèrent du premier emprunt.
learn-tip-industry-levels = Les hauts niveaux comptent
    .text = Chaque tuile du plateau compte son niveau, retournée ou non. Retirez les plus basses, en vous développant, quand une carte ne sert à rien d’autre.
learn-tip-industry-chain = Construisez en chaîne
    .text = Cherchez la vente qui retourne trois tuiles : une filature, le marché près d’un navire et, avec le dernier charbon, le navire lui-même.
learn-tip-industry-rails = Les voies ferrées sont une épargne
    .text = Chacune rapporte à la fin 2 $, plus 1 $ par case occupée à ses extrémités. Avec six cases, elle vaut 8 $.
learn-tip-industry-hungry = Approvisionnez les bâtisseurs
    .text = Après la première, chaque voie ferrée d’un joueur prend du charbon et du fer. Mines et sidérurgies placées là où les autres construisent sont vite retournées, et leur propriétaire est payé.
learn-tip-industry-draw = Piochez quand rien ne presse
    .text = Piocher deux cartes quand rien n’est urgent vous laisse un large choix. Avec une seule carte en main, vous n’en avez plus.
learn-tip-industry-colour = Les couleurs ouvrent les portes
    .text = Une carte de lieu se passe de voie ferrée. Gardez-en une pour un lieu que vous voulez occuper avant les autres.
learn-tip-industry-whole = Un tour entier, n’importe quelle case
    .text = Sacrifier le tour permet de construire avec n’importe quelle carte, sur n’importe quelle case. C’est cher, mais cela peut valoir la peine pour une tuile de niveau 3 ou 4.
learn-tip-industry-markets = Lisez les marchés
    .text = Les tuiles de marché sont visibles dès le départ. Voyez lesquelles demandent du coton et lesquelles des marchandises d’usine avant de choisir quoi construire.
learn-tip-industry-ports = Les ports se remplissent
    .text = Chaque port achète une fois, et le niveau 1 n’achète que du coton. Comparez le nombre de ports ouverts et celui des filatures qui attendent.
learn-tip-industry-gaps = Remplissez les cases vides
    .text = Mines, sidérurgies et navires reliés à un port remplissent les cases vides des pistes contre de l’argent. Construisez-les juste après les achats des autres.
learn-tip-industry-factories = Les usines demandent du temps
    .text = Deux usines de niveau 0 barrent la route. Développez-vous tôt si vous voulez les tuiles qui paient 27 $.
learn-tip-industry-order = Économisez, passez devant
    .text = Un tour à vendre et à piocher ne coûte rien : vous jouerez sans doute en premier à la manche suivante, le bon moment pour une case convoitée.
learn-tip-industry-end = Voyez venir la fin
    .text = Quand la pioche est épuisée et une main vide, la partie s’achève après cette manche. D’ici là, vendez et remboursez.

learn-key-reference = Aide-mémoire sur l’élément actif ou pointé
learn-aid = Aide de jeu
    .text = Tout ce qu’on cherche en cours de partie, sur une feuille.
learn-tiles = Tuiles et cartes
    .text = Chaque tuile avec prix, revenu et points, et toutes les cartes.
learn-legend = Légende
    .text = Ce que veut dire chaque pièce et chaque symbole du plateau.
