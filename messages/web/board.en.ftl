### The client in English: board

board-map = Map: { $name }. Plus and minus zoom, 0 shows everything, the arrow keys move it, Enter moves to the places on it.
board-map-kind = map
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole map
board-minimap = Show the whole map again

board-slot-free = { $slot }: { $industries }, free
board-tile = { $slot }: { $industry } { $level } of { $owner }
board-tile-flipped = { $slot }: { $industry } { $level } of { $owner }, flipped
board-tile-inert = { $slot }: { $industry } { $level } of { $owner }, which never flips
board-tile-cubes = { $slot }: { $industry } { $level } of { $owner }, { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}
board-link-free = { $link }, no link built
board-link-built = { $link }, link of { $owner }
board-market = Market: { $place }
board-market-open = Market ({ $place }): { $good }
board-market-used = Market ({ $place }): { $good }, used
board-import = Coal imports, { $place }: { $cubes ->
    [0] none left
    [one] one cube
   *[other] { $cubes } cubes
}
board-place = { $place }: { $says }
board-place-plain = { $place }
board-place-colour = colour { $colour }
board-place-external = acts as a port
board-place-distant-port = counts as a port for the demand tracks
board-place-discs = { $count ->
    [one] worth 1 VP to every link
   *[other] worth { $count } VP to every link
}
board-place-no-passing = nothing can pass through
board-worth = worth { $count } VP now
board-worth-money = worth { $amount } now
