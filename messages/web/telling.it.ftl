### The client in Italian: moves as they are told

## What a player does

telling-tile = { $tile ->
    [cotton_mill] un cotonificio
    [coal_mine] una miniera di carbone
    [iron_works] una fonderia
    [port] un porto
    [shipyard] un cantiere navale
    [factory] una fabbrica
    [ship] una nave
   *[other] { $industry }
} { $level }
telling-built = { $seat } costruisce { $tile } ({ $place })
telling-laid-link = { $seat } costruisce { $way ->
    [canal] il canale
   *[other] la ferrovia
} { $link }
telling-developed = { $seat } sviluppa { $tile }
telling-for = { $deed } per { $price }

## The banner

telling-banner = La mossa mostrata
telling-more = { $count ->
    [one] ancora una
   *[other] ancora { $count }
}
telling-next = Avanti
telling-next-hint = Mossa successiva (Spazio o clic sulla mappa)
telling-skip = Salta tutte
telling-again = Rivedi

## Pace

telling-pace = Mosse degli avversari
telling-pace-slow = Lento
telling-pace-normal = Normale
telling-pace-fast = Veloce
telling-pace-at-once = Immediato

## Since your last turn

telling-since = Dal tuo ultimo turno
telling-since-count = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
telling-since-none = Da allora non ha giocato nessuno.
telling-replay = Rivedi
telling-mine = { $tile ->
    [cotton_mill] Il tuo cotonificio
    [coal_mine] La tua miniera di carbone
    [iron_works] La tua fonderia
    [port] Il tuo porto
    [shipyard] Il tuo cantiere navale
    [factory] La tua fabbrica
    [ship] La tua nave
   *[other] La tua tessera ({ $industry })
}
telling-flipped = { $mine } ({ $place }): tessera girata.
telling-flipped-income = { $mine } ({ $place }): tessera girata, entrate { $change }.

## What the user does

telling-you-built = Costruisci { $tile } ({ $place })
telling-you-laid-link = Costruisci { $way ->
    [canal] il canale
   *[other] la ferrovia
} { $link }
telling-you-developed = Sviluppi { $tile }
telling-you-sold = Vendi merci ({ $mill }) a un porto ({ $place })
telling-you-sold-to-market = Vendi merci ({ $mill }) a un mercato ({ $place })
telling-you-turned-market = Vendi cotone ({ $mill }) al Mercato Distante: tessera { $tile }, bonus { $bonus }
telling-you-market-closed = Non trovi più domanda al Mercato Distante ({ $mill }): tessera { $tile }. Il mercato chiude
telling-you-borrowed = Prendi un prestito di { $amount }
telling-you-gave-up = Rinunci a una tessera ({ $place }) per { $amount }
telling-you-filled-import = Riempi un’importazione di carbone ({ $place }): { $count }
telling-you-drew = Peschi la carta «{ $card }»
telling-you-took-face-up = Prendi la carta scoperta «{ $card }»
telling-you-passed = Passi
telling-you-undo = Annulli la mossa.
