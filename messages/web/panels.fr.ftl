### The client in French: panels

## The bar above the board

panels-home = Cottonopolis : retour à l’accueil
panels-period-canal = Période du canal
panels-period-rail = Période du rail
panels-short-canal = canal
panels-short-rail = rail
panels-round = Manche { $round }
panels-round-of = Manche { $round } sur { $rounds }
panels-deck-left = { $count ->
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
panels-in-deck = dans la pioche
panels-order = Ordre du tour
panels-order-place =
    { $nth }. { $name } : dépenses { $spent }, { $state ->
        [done] a joué
        [now] joue
        [next] ensuite
       *[later] plus tard
    }
panels-turn-state = { $state ->
        [done] a joué
        [now] joue
        [next] ensuite
       *[later] plus tard
    }
panels-you = Vous
panels-player = Joueur
panels-hint = Conseil
panels-menu = Menu

## Money, income, points

panels-money = Argent
panels-income = revenu
panels-loans = emprunts
panels-vp = PV
panels-space = case
panels-links-canal = canaux restants
panels-links-rail = rails restants
panels-links = liaisons restantes
panels-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## The track around the map

panels-track = Revenu et points
panels-track-spoken = { $name } : case { $at }, revenu { $income }, { $vp } PV.
panels-track-space = Case { $at } : revenu { $income }
panels-track-income-of = { $name } : revenu { $income }
panels-track-vp-of = { $name } : { $vp } PV
panels-track-vp-now = { $name }, si l’on comptait maintenant : { $vp } PV
panels-track-open = Montrer toute la piste
panels-track-whole = Toute la piste des revenus
panels-track-scores = Scores
panels-loan-step = Emprunter { $amount } : revenu { $from } → { $to }
panels-loan-none = Emprunter { $amount } : le revenu est trop bas

## Markets

panels-markets = Marchés
panels-subtitle-canal = la période du canal, 1770–1830
panels-subtitle-rail = la période du rail, 1830–1870
panels-subtitle-industry = les chemins de fer et les marchés
panels-next-price = prochain : { $price }
panels-then = puis
panels-demand-told = Piste de demande ({ $resource }) : { $cubes } cubes sur { $spaces }, le prochain coûte { $next } ; quand elle est vide, { $empty } le cube.
panels-cotton = Coton
panels-cotton-bonus = bonus
panels-cotton-told = Demande de coton : le marqueur est sur un bonus de revenu de { $bonus }. Une vente au marché extérieur révèle d’abord une tuile et le fait descendre.
panels-cotton-closed = Le marché extérieur est fermé pour cette période.
panels-cotton-last = Dernière tuile révélée : { $tile }.
panels-cotton-last-short = dernière { $tile }
panels-cotton-none-drawn = Aucune tuile révélée.
panels-tiles-left = { $count ->
    [one] { $count } tuile restante.
   *[other] { $count } tuiles restantes.
}
panels-distant = Marché extérieur
panels-closed = fermé
panels-face-up = Cartes visibles

## One's works and the rivals

panels-player-board = Vos tuiles
panels-player-board-told = { $industry }, niveau { $level } : prix { $price }, charbon { $coal }, fer { $iron }, rapporte { $gains }, { $vp } PV ; il en reste { $left }.
panels-develop-first = à retirer d’abord
panels-stack-level = { $count ->
    [one] Niveau { $level } : { $count } tuile
   *[other] Niveau { $level } : { $count } tuiles
}
panels-stack-pick = Retirer par développement : { $industry }, niveau { $level }
panels-stack-empty = plus aucune
panels-rivals = Adversaires
panels-rival-told =
    { $name } : { $money }, { $vp } PV, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $state ->
        [done] a joué
        [now] joue
        [next] ensuite
       *[later] plus tard
    }. Montrer toutes les tuiles.
panels-away = hors ligne
panels-resigned = a abandonné

## The hand

panels-hand = Votre main
panels-hand-empty = Plus de cartes.
panels-card-state = { $state ->
    [now] utilisable
    [other] utilisable à la place
   *[no] inutilisable pour cela
}
panels-card-moved = { $what } est maintenant la carte { $nth }.
panels-card-network = votre réseau
panels-card-places = { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
}

## The turn

panels-your-turn = À vous de jouer
panels-actions-left = { $count ->
    [one] encore { $count } action
   *[other] encore { $count } actions
}
panels-actions = Actions
panels-action-build = Construire une industrie
panels-action-canal = Construire un canal
panels-action-rail = Construire un rail
panels-action-develop = Se développer
panels-action-sell = Vendre
panels-action-loan = Emprunter
panels-action-draw = Piocher deux cartes
panels-action-pass = Passer
panels-do-build = Construire
panels-do-canal = Canal
panels-do-rail = Rail
panels-do-develop = Développer
panels-do-sell = Vendre
panels-do-loan = Emprunt
panels-do-draw = Piocher
panels-do-pass = Passer
panels-undo = Annuler le coup
panels-clock = Temps restant pour ce tour
panels-clock-bank = Temps en réserve : { $time }
panels-clock-days = { $days ->
    [one] { $days } jour { $time }
   *[other] { $days } jours { $time }
}
panels-clock-urgent = Votre temps est presque écoulé.

## Log, chat and notes

panels-log-empty = Rien ne s’est encore passé.
panels-log-older = Manches précédentes
panels-log-look = Voir le plateau après ceci
panels-log-round-period = Manche { $round }, { $phase }
panels-log-built = { $where } · { $what }
panels-log-overbuilt = recouvre { $who } { $what }
panels-log-link = { $where }
panels-log-developed = { $what }
panels-log-sold = { $from } → port : { $where }
panels-log-sold-market = { $from } → marché : { $where }
panels-log-sold-distant = { $from } → marché extérieur (tuile { $tile }, bonus { $bonus })
panels-log-market-closed = { $from } : plus de demande (tuile { $tile }), le marché extérieur ferme
panels-log-loan = emprunt de { $amount }
panels-log-passed = action passée
panels-log-drew = pioche : { $what }
panels-log-drew-hidden = carte de la pioche
panels-log-gave-up = tuile retirée : { $where }
panels-log-forgiven = dette effacée ({ $amount }) : { $vp } PV
panels-log-coal-from = charbon : { $where }
panels-log-iron-from = fer : { $where }
panels-log-coal-bought = charbon acheté ({ $price })
panels-log-iron-bought = fer acheté ({ $price })
panels-log-coal-shipped = { $count } × charbon sur la piste pour { $price }
panels-log-iron-shipped = { $count } × fer sur la piste pour { $price }
panels-log-import = importation de charbon ({ $where }) : { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }
panels-log-flipped = { $where } { $who } retournée
panels-log-flipped-for = { $where } { $who } retournée ({ $amount })
panels-log-income = { $who } revenu { $from } → { $to }
panels-log-end-canal = Fin de la période du canal
panels-log-end-rail = Fin de la période du rail
panels-log-scored = Décompte
panels-log-settled = intérêts et emprunts
panels-log-over = La partie est finie.
panels-log-joined = place prise
panels-log-left = départ ; un bot continue
panels-log-returned = de retour
panels-log-resigned = abandon
panels-log-timeout = temps écoulé ; un bot continue
panels-log-undo = coup annulé
panels-log-undo-asked = demande d’annulation
panels-log-undo-answered = { $agree ->
    [true] annulation acceptée
   *[false] annulation refusée
}
panels-log-closed = La table est fermée.
panels-log-frozen = Les règles ont changé : on peut regarder la partie, mais plus la jouer.
panels-log-rematch = Revanche : une nouvelle table est ouverte.
panels-chat = Discussion
panels-chat-empty = Aucun message pour l’instant.
panels-chat-say = Écrire un message
panels-chat-send = Envoyer
panels-spectator = Spectateur
panels-notes = Notes
panels-notes-hint = Notez ce que vous ne voulez pas oublier.
panels-notes-private = Visible de vous uniquement.
panels-notes-saving = Enregistrement…
panels-notes-saved = Enregistré. Visible de vous uniquement.
panels-notes-failed = Non enregistré. Continuez à écrire pour réessayer.

## Connection

panels-lost = Connexion au serveur perdue.
panels-lost-text = Nous essayons de la rétablir. D’ici là, rien de ce que vous faites n’est envoyé ni conservé.
panels-shut = Vous n’avez plus accès à cette table.

## Phones

panels-phone-tabs = Volets de la table
panels-tab-play = Jouer
panels-tab-player-board = Tuiles
panels-tab-rivals = Adversaires
panels-tab-track = Piste
panels-tab-log = Journal
panels-sheet-shown = Volet
panels-sheet = { $height ->
    [low] Déplier le volet
    [middle] Changer la hauteur du volet
   *[high] Replier le volet
}

# Points if scored now
panels-points-now = { $vp } PV ; si l’on comptait maintenant : { $more }{ $parts ->
        [none] { "" }
       *[other] { "" } ({ $parts })
    }
panels-points-links = liaisons { $vp }
panels-points-tiles = tuiles { $vp }
panels-points-money = argent { $vp }
panels-points-other = emprunts non remboursés { $vp }

# Cards seen and still to come
panels-seen = Cartes vues et encore à venir
panels-seen-about = { $unseen } cartes restent inconnues : { $deck } dans la pioche, les autres dans les mains adverses ou, dans Brass, mises de côté.
panels-seen-places = Lieux
panels-seen-industries = Industries
panels-seen-row = { $gone }/{ $total } { $total ->
        [one] sortie
       *[other] sorties
    }
panels-seen-left =
    { "" }, { $unseen ->
        [one] { $unseen } inconnue
       *[other] { $unseen } inconnues
    }
panels-seen-gone = sorties (défausse)
panels-seen-held = dans votre main
panels-seen-shown = face visible
panels-seen-unseen = inconnues
panels-seen-markets = Tuiles de marché
panels-reach = Ses constructions possibles
panels-reach-told = En surbrillance : où ce joueur pourrait construire, relier ou vendre au prochain tour avec { $money } et la bonne carte. En pointillé : seulement avec une carte précise.
panels-tab-reference = Aide
panels-about-tiles = Toutes les tuiles : { $industry }
panels-about-all-tiles = Toutes les tuiles : prix et points
