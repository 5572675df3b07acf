### The client in English: making a turn

play-tile = { $industry } { $level }
play-flips = Flips: { $industry } ({ $place })
play-income-moves = Income { $from } → { $to }
play-earns = Earns { $amount }
play-takes-loan = Loan taken: { $amount }
play-repays = { $amount } of loans paid back
play-borrows = + { $amount } cash
play-ships = To the demand track: { $count } × { $resource }, { $amount }
play-sells = { $mill } sells to: { $place }
play-overbuilds = Replaces: { $industry } { $level }
play-imports = Coal import ({ $place }): { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }
play-develops = Leaves your stack: { $industry } { $level }
play-income = Income
play-vp = Victory points
play-from = { $resource }: { $place }
play-from-track = { $resource }: demand track
play-bill-tile = Tile
play-bill-link = Link
play-free = free
play-total = Total
play-money-left = Money left
play-next-round = Next round: { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} in turn order
play-unknown = What is revealed next is not known yet.
play-sources-open = Choose the source on the map.
play-two-cards = Takes two cards and your whole turn.
play-whole-turn = Takes your whole turn.
play-not-possible = Not possible
play-confirm = Confirm
play-confirm-price = Confirm for { $price }
play-confirm-done = Done, confirm
play-why-turn = It’s not your turn.
play-why-lost = Connection lost. Nothing is sent until it is back.
play-undo = Undo
play-undone = Undone.
play-undo-asked = The other players have been asked to agree.
play-undo-request = { $name } asks to undo the last move.
play-agree = Agree
play-refuse = Refuse
play-your-turn = Your turn
play-thinks = { $name } is to move.
play-over = The game is over.
play-frozen = The rules have changed since this game began. You can view it, but not continue it.
play-watching = You are watching.
play-several = What do you want to build here?
play-cancel = Cancel
play-hint-title = What the Magnate would do
play-hint-value = Expected at the end: { $vp } VP
play-hint-figures = In figures
play-hint-then = Then:
play-hint-use = Set it up on the board
play-menu = Menu
play-menu-keys = Keyboard
play-menu-rules = Rules
play-menu-motion = Animations
play-menu-alerts = Turn notifications
play-menu-replay = Replay
play-menu-leave = Leave: a bot takes over
play-menu-return = Take my seat back
play-menu-resign = Resign
play-menu-report = Report someone
play-menu-lobby = Go to the lobby
play-menu-share = Copy the link to this table
play-menu-look = View as { $name }
play-menu-watch = View as spectator
play-copied = Link copied.
play-resign-sure = Resign? A bot takes over and you come last.
play-leave-sure = Leave the table? A bot plays for you until you come back.
play-choose-hint = Choose a card, an action or a highlighted place.
play-choose-tile = Choose one of your tiles.
play-loading = Loading the board…
play-gone = This table can’t be shown
play-move-with = {" "}with { $cards }
play-move-build = build { $industry } ({ $place })
play-move-canal = build a canal: { $links }
play-move-rail = build rails: { $links }
play-move-develop = develop { $tiles }
play-move-sell = sell: { $places }
play-move-loan = borrow { $amount }
play-move-draw = draw { $cards }
play-move-pass = pass
play-move-give-up = give up a tile ({ $place })
play-target-build = Build { $industry } ({ $place }), { $price }
play-target-link = Build { $link }, { $price }
play-other-card = with another card
play-result = Result
play-side = Log, chat and notes
play-track = Income and victory points
play-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
  }
play-covered = Cards are hidden until the next player takes the screen.
play-why-nothing = Nothing is possible here now.
play-discarded = { $count ->
    [one] { $count } discarded
   *[other] { $count } discarded
  }

# Watching
play-watch-whose = Whose tiles to show
play-watch-mover = To move
play-watch-back = Back to your seat

# Sharing
play-copied-invitation = Link copied. Anyone who has it can watch.
play-menu-invite = Copy an invitation to watch
play-menu-closed = This table doesn’t allow spectators. Its host can invite people.

# Planning while others move

play-plan-title = Planning: { $name } is to move
play-plan-confirm = Prepare this turn
play-plan-ready = Prepared
play-plan-add = Add to the prepared turn
play-plan-prepared = Your prepared turn
play-plan-when = Played when your turn comes, if it is still legal and costs no more.
play-plan-cancel = Cancel it
play-plan-played = Your prepared turn was played.
play-plan-cancelled = Your prepared turn was cancelled. { $why }
play-plan-problem = As things stand, it will be cancelled. { $why }
play-plan-why-undo = A move was undone.
play-plan-why-price = It would now cost { $price } instead of { $was }.
play-plan-why-choice = There is now more than one way to do it.
play-reach-with = with { $cards }
play-reach-two = with two cards
play-menu-reference = Reference
play-about-tile = About this tile
play-compiling = The bots are being compiled after the first start: about { $seconds } s more. Until then they are slower and play worse.
play-compiling-failed = The bots could not be compiled on this server. They are slower and play worse.
