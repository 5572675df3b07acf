### The client in English: making a turn

play-tile = { $industry } { $level }
play-flips = { $industry } in { $place } flips
play-income-moves = Income { $from } → { $to }
play-earns = Earns { $amount }
play-takes-loan = A loan of { $amount } is taken
play-repays = { $amount } of loans is paid back
play-borrows = Cash + { $amount }
play-ships = To the demand track: { $count } × { $resource }, { $amount }
play-sells = { $mill } sells to { $place }
play-overbuilds = Replaces: { $industry } { $level }
play-imports = Coal import in { $place }: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }
play-develops = Leaves your stack: { $industry } { $level }
play-income = Income
play-vp = Victory points
play-from = { $resource } from { $place }
play-from-track = { $resource } from the demand track
play-bill-tile = Tile
play-bill-link = Link
play-free = free
play-total = Total
play-money-left = Money left
play-next-round = Next round: place { $rank }
play-unknown = What turns up then is not known yet.
play-sources-open = You choose the source on the map.
play-two-cards = Takes two cards and your whole turn.
play-whole-turn = Takes your whole turn.
play-not-possible = Not possible
play-confirm = Confirm
play-confirm-price = Confirm for { $price }
play-confirm-done = No more, confirm
play-why-turn = It is not your turn.
play-why-lost = The connection is lost. Nothing is sent until it is back.
play-undo = Take back
play-undone = Taken back.
play-undo-asked = The others have been asked to allow it.
play-undo-request = { $name } asks to take the last move back.
play-agree = Agree
play-refuse = Refuse
play-your-turn = Your turn
play-thinks = { $name } is to move.
play-over = The game is over.
play-frozen = The rules have changed since this game began. You can look at it, but not play on.
play-watching = You are watching.
play-several = What do you build here?
play-cancel = Cancel
play-hint-title = What the Magnate would do
play-hint-value = Expected at the end: { $vp } VP
play-hint-figures = In figures
play-hint-then = Then:
play-hint-use = Put it on the board
play-menu = Menu
play-menu-keys = Keyboard
play-menu-rules = Rules
play-menu-motion = Motion
play-menu-alerts = When it is your turn
play-menu-replay = Look back
play-menu-leave = Leave: a bot plays on
play-menu-return = Take my seat again
play-menu-resign = Resign
play-menu-lobby = To the lobby
play-menu-share = Copy the link to this table
play-menu-look = Look as { $name }
play-menu-watch = Look as a spectator
play-copied = The link is copied.
play-resign-sure = Resign? A bot plays on for you and you come last.
play-leave-sure = Leave the table? A bot plays for you until you come back.
play-choose-hint = Choose a card, an action or a glowing place.
play-choose-tile = Choose a tile in your works.
play-loading = The board is being unfolded …
play-gone = This table cannot be shown
play-move-with = {" "}with { $cards }
play-move-build = build { $industry } in { $place }
play-move-canal = build a canal: { $links }
play-move-rail = build rails: { $links }
play-move-develop = develop { $tiles }
play-move-sell = sell from { $places }
play-move-loan = borrow { $amount }
play-move-draw = draw { $cards }
play-move-pass = pass
play-move-give-up = give up the tile in { $place }
play-target-build = Build { $industry } in { $place }, { $price }
play-target-link = Build { $link }, { $price }
play-other-card = with another card
play-result = The result
play-side = Log, chat and notes
play-track = Income and victory points
play-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
  }
play-covered = The cards are covered until the next player takes the screen.
play-why-nothing = Nothing can be done here now.
play-discarded = { $count ->
    [one] { $count } discarded
   *[other] { $count } discarded
  }

# Watching
play-watch-whose = Whose works to show
play-watch-mover = To move
play-watch-back = Back to your seat

# Sharing
play-copied-invitation = The link is copied. Anyone who has it may watch.
play-menu-invite = Copy an invitation to watch
play-menu-closed = This table admits no spectators. Its host can invite people.

# Planning while others move

play-plan-title = Planning: { $name } is to move
play-plan-confirm = Prepare this turn
play-plan-ready = Prepared
play-plan-add = Add to the prepared turn
play-plan-prepared = Your prepared turn
play-plan-when = Played when your turn comes, if it is still legal and no dearer.
play-plan-cancel = Cancel it
play-plan-played = Your prepared turn was played.
play-plan-cancelled = Your prepared turn was cancelled. { $why }
play-plan-problem = As things stand, it would be cancelled. { $why }
play-plan-why-undo = A move was taken back.
play-plan-why-price = It would now cost { $price } instead of { $was }.
play-plan-why-choice = There is now more than one way to do it.
play-reach-with = with { $cards }
play-reach-two = with two cards
play-menu-reference = Reference
