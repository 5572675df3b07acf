### The client in French: board

board-map = Plateau : { $name }. Plus et moins pour zoomer, 0 pour tout voir, les flèches pour le déplacer, Entrée pour aller à ce qui s’y trouve.
board-map-kind = plateau
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Montrer tout le plateau
board-minimap = Montrer de nouveau tout le plateau

board-slot-free = { $slot } : { $industries }, libre
board-tile = { $slot } : { $industry } { $level } ({ $owner })
board-tile-flipped = { $slot } : { $industry } { $level } ({ $owner }), tuile retournée
board-tile-inert = { $slot } : { $industry } { $level } ({ $owner }), tuile qui ne se retournera pas
board-tile-cubes = { $slot } : { $industry } { $level } ({ $owner }), { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
board-link-free = { $link }, aucune liaison construite
board-link-built = { $link }, liaison construite ({ $owner })
board-market = Marché : { $place }
board-market-open = Marché ({ $place }) : { $good }
board-market-used = Marché ({ $place }) : { $good }, déjà utilisé
board-import = Importation de charbon ({ $place }) : { $cubes ->
        [0] plus rien
        [one] un cube
       *[other] { $cubes } cubes
    }
board-place = { $place } : { $says }
board-place-plain = { $place }
board-place-colour = couleur { $colour }
board-place-external = sert de port
board-place-distant-port = vaut un port pour les pistes de demande
board-place-discs = { $count ->
    [one] vaut { $count } PV pour chaque liaison
   *[other] vaut { $count } PV pour chaque liaison
}
board-place-no-passing = aucun trajet ne peut passer par là
board-worth = vaut { $count } PV maintenant
board-worth-money = vaut { $amount } maintenant
