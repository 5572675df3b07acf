### The client in French: board

board-map = Carte : { $name }. Plus et moins pour zoomer, 0 pour tout voir, les flèches pour la déplacer, Entrée pour aller à ce qui s’y trouve.
board-map-kind = carte
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Montrer toute la carte
board-minimap = Montrer de nouveau toute la carte

board-slot-free = { $slot } : { $industries }, libre
board-tile = { $slot } : { $industry } { $level } de { $owner }
board-tile-flipped = { $slot } : { $industry } { $level } de { $owner }, tuile retournée
board-tile-inert = { $slot } : { $industry } { $level } de { $owner }, tuile jamais retournée
board-tile-cubes = { $slot } : { $industry } { $level } de { $owner }, { $cubes ->
    [one] un cube
   *[other] { $cubes } cubes
}
board-link-free = { $link }, aucune liaison construite
board-link-built = { $link }, liaison de { $owner }
board-market = Marché : { $place }
board-market-open = Marché, { $place } : { $good }
board-market-used = Marché, { $place } : { $good }, déjà utilisé
board-import = Importation de charbon, { $place } : { $cubes ->
    [0] plus rien
    [one] un cube
   *[other] { $cubes } cubes
}
board-place = { $place } : { $says }
board-place-plain = { $place }
board-place-colour = couleur { $colour }
board-place-external = vaut un port
board-place-distant-port = atteint les marchés lointains comme un port
board-place-discs = { $count ->
    [one] un disque pour les liaisons
   *[other] { $count } disques pour les liaisons
}
board-place-no-passing = rien ne la traverse
board-worth = vaut { $count } PV maintenant
board-worth-money = vaut { $amount } maintenant
