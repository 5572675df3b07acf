### The client in French: moves as they are told

## What a player does

telling-tile = { $tile ->
    [cotton_mill] une filature de coton
    [coal_mine] une mine de charbon
    [iron_works] une sidérurgie
    [port] un port
    [shipyard] un chantier naval
    [factory] une usine
    [ship] un navire
   *[other] { $industry }
} { $level }
telling-built = { $seat } construit { $tile } ({ $place })
telling-laid-link = { $seat } construit { $way ->
    [canal] le canal
   *[other] la voie ferrée
} { $link }
telling-developed = { $seat } retire { $tile } (développement)
telling-for = { $deed } pour { $price }

## The banner

telling-banner = Le coup en cours
telling-more = { $count ->
    [one] encore un
   *[other] encore { $count }
}
telling-next = Suivant
telling-next-hint = Coup suivant (Espace ou clic sur le plateau)
telling-skip = Tout passer
telling-again = Revoir

## Pace

telling-pace = Coups adverses
telling-pace-slow = Lent
telling-pace-normal = Normal
telling-pace-fast = Rapide
telling-pace-at-once = Immédiat

## Since your last turn

telling-since = Depuis votre dernier tour
telling-since-count = { $count ->
    [one] un coup
   *[other] { $count } coups
}
telling-since-none = Personne n’a joué depuis.
telling-replay = Revoir
telling-mine = { $tile ->
    [cotton_mill] Votre filature de coton
    [coal_mine] Votre mine de charbon
    [iron_works] Votre sidérurgie
    [port] Votre port
    [shipyard] Votre chantier naval
    [factory] Votre usine
    [ship] Votre navire
   *[other] Votre tuile ({ $industry })
}
telling-flipped = { $mine } ({ $place }) se retourne.
telling-flipped-income = { $mine } ({ $place }) se retourne : revenu { $change }.
