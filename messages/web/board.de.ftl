### The client in German: board

board-map = Karte von { $name }. Plus und Minus vergrößern und verkleinern, 0 zeigt alles, Pfeiltasten verschieben sie, die Eingabetaste führt zu dem, was auf ihr ist.
board-map-kind = Karte
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganze Karte zeigen
board-minimap = Wieder die ganze Karte zeigen

board-slot-free = { $slot }: { $industries }, frei
board-tile = { $slot }: { $industry } { $level } von { $owner }
board-tile-flipped = { $slot }: { $industry } { $level } von { $owner }, umgedreht
board-tile-inert = { $slot }: { $industry } { $level } von { $owner }, wird nie umgedreht
board-tile-cubes = { $slot }: { $industry } { $level } von { $owner }, { $cubes ->
    [one] ein Würfel
   *[other] { $cubes } Würfel
}
board-link-free = { $link }, keine Verbindung gebaut
board-link-built = { $link }, Verbindung von { $owner }
board-market = Markt in { $place }
board-market-open = Markt in { $place }: { $good }
board-market-used = Markt in { $place }: { $good }, schon genutzt
board-import = Kohleimport, { $place }: { $cubes ->
    [0] nichts mehr da
    [one] ein Würfel
   *[other] { $cubes } Würfel
}
board-place = { $place }: { $says }
board-place-plain = { $place }
board-place-colour = Farbe { $colour }
board-place-external = gilt als Hafen
board-place-distant-port = erreicht wie ein Hafen die fernen Märkte
board-place-discs = { $count ->
    [one] eine Scheibe für Verbindungen
   *[other] { $count } Scheiben für Verbindungen
}
board-place-no-passing = nichts führt hindurch
board-worth = jetzt { $count } SP wert
board-worth-money = jetzt { $amount } wert
