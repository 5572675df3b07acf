### The client in German: board

board-map = Spielplan { $name }. Plus und Minus vergrößern und verkleinern, 0 zeigt alles, die Pfeiltasten verschieben ihn, die Eingabetaste führt zu dem, was darauf liegt.
board-map-kind = Spielplan
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganzen Spielplan zeigen
board-minimap = Wieder den ganzen Spielplan zeigen

board-slot-free = { $slot }: { $industries }, frei
board-tile = { $slot }: { $industry } { $level } von { $owner }
board-tile-flipped = { $slot }: { $industry } { $level } von { $owner }, umgedreht
board-tile-inert = { $slot }: { $industry } { $level } von { $owner }, wird nie umgedreht
board-tile-cubes = { $slot }: { $industry } { $level } von { $owner }, { $cubes ->
    [one] ein Würfel
   *[other] { $cubes } Würfel
}
board-link-free = { $link }, noch keine Verbindung
board-link-built = { $link }, Verbindung von { $owner }
board-market = Markt: { $place }
board-market-open = Markt: { $place }, { $good }
board-market-used = Markt: { $place }, { $good }, schon benutzt
board-import = Kohleimport: { $place }, { $cubes ->
    [0] nichts mehr da
    [one] ein Würfel
   *[other] { $cubes } Würfel
}
board-place = { $place }: { $says }
board-place-plain = { $place }
board-place-colour = Farbe { $colour }
board-place-external = gilt als Hafen
board-place-distant-port = Fernhafen: gilt als Hafen für die Nachfrageleisten
board-place-discs = { $count ->
    [one] bringt jeder Verbindung hierher 1 SP
   *[other] bringt jeder Verbindung hierher { $count } SP
}
board-place-no-passing = kein Weg führt hindurch
board-worth = jetzt { $count } SP wert
board-worth-money = jetzt { $amount } wert
