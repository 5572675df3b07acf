### The client in German: moves as they are told

## What a player does

telling-tile = { $tile ->
    [cotton_mill] eine Baumwollspinnerei
    [coal_mine] ein Kohlebergwerk
    [iron_works] eine Eisenhütte
    [port] einen Hafen
    [shipyard] eine Werft
    [factory] eine Fabrik
    [ship] ein Schiff
   *[other] { $industry }
} { $level }
telling-built = { $seat } baut { $tile } ({ $place })
telling-laid-link = { $seat } baut { $way ->
    [canal] den Kanal
   *[other] die Bahnstrecke
} { $link }
telling-developed = { $seat } entwickelt { $tile }
telling-for = { $deed } für { $price }

## The banner

telling-banner = Der gerade gezeigte Zug
telling-more = { $count ->
    [one] noch einer
   *[other] noch { $count }
}
telling-next = Weiter
telling-next-hint = Nächster Zug (Leertaste oder Klick auf den Spielplan)
telling-skip = Alle überspringen
telling-again = Noch einmal

## Pace

telling-pace = Züge der anderen
telling-pace-slow = Langsam
telling-pace-normal = Normal
telling-pace-fast = Schnell
telling-pace-at-once = Sofort

## Since your last turn

telling-since = Seit deinem Zug
telling-since-count = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
telling-since-none = Seither war niemand am Zug.
telling-replay = Nochmals zeigen
telling-mine = { $tile ->
    [cotton_mill] Deine Baumwollspinnerei
    [coal_mine] Dein Kohlebergwerk
    [iron_works] Deine Eisenhütte
    [port] Dein Hafen
    [shipyard] Deine Werft
    [factory] Deine Fabrik
    [ship] Dein Schiff
   *[other] Dein Plättchen ({ $industry })
}
telling-flipped = { $mine } ({ $place }) wurde umgedreht.
telling-flipped-income = { $mine } ({ $place }) wurde umgedreht: Einkommen { $change }.

## What the user does

telling-you-built = Du baust { $tile } ({ $place })
telling-you-laid-link = Du baust { $way ->
    [canal] den Kanal
   *[other] die Bahnstrecke
} { $link }
telling-you-developed = Du entwickelst { $tile }
telling-you-sold = Du verkaufst aus { $mill } an einen Hafen ({ $place })
telling-you-sold-to-market = Du verkaufst aus { $mill } an einen Markt ({ $place })
telling-you-turned-market = Du verkaufst Baumwolle aus { $mill } an den Fernmarkt: Plättchen { $tile }, Bonus { $bonus }
telling-you-market-closed = Du findest auf dem Fernmarkt keine Nachfrage für { $mill }: Plättchen { $tile }. Der Markt ist geschlossen
telling-you-borrowed = Du nimmst einen Kredit von { $amount } auf
telling-you-gave-up = Du entfernst ein Plättchen für { $amount } ({ $place })
telling-you-filled-import = Du füllst einen Kohleimport ({ $place }): { $count }
telling-you-drew = Du ziehst die Karte „{ $card }“
telling-you-took-face-up = Du nimmst die offene Karte „{ $card }“
telling-you-passed = Du passt
telling-you-undo = Du machst den Zug rückgängig.
