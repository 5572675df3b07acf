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

## What the user does

telling-you-built = Vous construisez { $tile } ({ $place })
telling-you-laid-link = Vous construisez { $way ->
    [canal] le canal
   *[other] la voie ferrée
} { $link }
telling-you-developed = Vous retirez { $tile } (développement)
telling-you-sold = Vous vendez à un port : { $mill } → { $place }
telling-you-sold-to-market = Vous vendez à un marché : { $mill } → { $place }
telling-you-turned-market = Vous vendez du coton ({ $mill }) au marché extérieur : tuile { $tile }, bonus { $bonus }
telling-you-market-closed = Vous ne trouvez plus de demande au marché extérieur ({ $mill }) : tuile { $tile }. Le marché est fermé
telling-you-borrowed = Vous empruntez { $amount }
telling-you-gave-up = Vous retirez une tuile ({ $place }) pour { $amount }
telling-you-filled-import = Vous remplissez une importation de charbon ({ $place }) : { $count }
telling-you-drew = Vous piochez la carte « { $card } »
telling-you-took-face-up = Vous prenez la carte visible « { $card } »
telling-you-passed = Vous passez
telling-you-undo = Vous annulez votre coup.
