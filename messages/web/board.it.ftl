### The client in Italian: board

board-map = Mappa: { $name }. Più e meno per ingrandire e ridurre, 0 per vederla tutta, le frecce per spostarla, Invio per andare a ciò che vi si trova.
board-map-kind = mappa
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-fit = Mostra tutta la mappa
board-minimap = Mostra di nuovo tutta la mappa

board-slot-free = { $slot }: { $industries }, spazio libero
board-tile = { $slot }: { $industry } { $level } di { $owner }
board-tile-flipped = { $slot }: { $industry } { $level } di { $owner }, tessera girata
board-tile-inert = { $slot }: { $industry } { $level } di { $owner }, non si gira mai
board-tile-cubes = { $slot }: { $industry } { $level } di { $owner }, { $cubes ->
    [one] un cubetto
   *[other] { $cubes } cubetti
}
board-link-free = { $link }, nessun collegamento costruito
board-link-built = { $link }, collegamento di { $owner }
board-market = Mercato: { $place }
board-market-open = Mercato ({ $place }): { $good }
board-market-used = Mercato ({ $place }): { $good }, già usato
board-import = Importazione di carbone ({ $place }): { $cubes ->
    [0] esaurita
    [one] un cubetto
   *[other] { $cubes } cubetti
}
board-place = { $place }: { $says }
board-place-plain = { $place }
board-place-colour = colore { $colour }
board-place-external = vale come porto
board-place-distant-port = vale come porto per i tracciati di domanda
board-place-discs = { $count ->
    [one] un disco: 1 PV per ogni collegamento
   *[other] { $count } dischi: { $count } PV per ogni collegamento
}
board-place-no-passing = nessun percorso può passare di qui
board-worth = ora vale { $count } PV
board-worth-money = ora vale { $amount }
