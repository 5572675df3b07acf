### Puzzles

puzzles-title = Puzzles
puzzles-daily = Puzzle of the day
puzzles-daily-text = A new position every day, the same for everyone.
puzzles-daily-solved = Solved
puzzles-daily-missed = Not solved
puzzles-solve = Solve it
puzzles-welcome = Positions from real games in which one turn is clearly better than every other. You play it on the board; the answer was checked by hundreds of games played to the end.
puzzles-loading = The puzzles are being loaded…
puzzles-none = There are no puzzles for these rules yet.
puzzles-guest = Your solved puzzles and streaks are kept. Puzzles are rated for accounts.
puzzles-to-account = Create an account
puzzles-themes = Themes
puzzles-game = Game
puzzles-all-games = All games
puzzles-any = Any puzzle
puzzles-my-rating = Your rating
puzzles-my-solved = Puzzles solved
puzzles-my-streak = Solved in a row
puzzles-my-days = Days in a row
puzzles-rated = Difficulty { $rating }
puzzles-task = Find the best turn
puzzles-task-text = You play { $seat }. One turn is clearly better than every other. Play all of it, then answer.
puzzles-turn-so-far = Your turn so far
puzzles-cut = This reveals hidden cards or tiles, so the puzzle ends here.
puzzles-submit = Answer with this turn
puzzles-undo = Undo
puzzles-hint-theme = Hint: the theme
puzzles-hint-place = Hint: the place
puzzles-unrated = An answer after a hint is not rated.
puzzles-was-solved = You have solved this puzzle before.
puzzles-was-missed = You have tried this puzzle before.
puzzles-places = Look here: { $places }.
puzzles-no-place = It does not happen on the board.
puzzles-rules =
    { $count ->
        [one] The rule behind it:
       *[other] The rules behind it:
    }
puzzles-solved = Solved!
puzzles-missed = Not the best turn
puzzles-streak =
    { $count ->
        [one] The first puzzle of a new streak.
       *[other] { $count } puzzles in a row.
    }
puzzles-gives-away = On average this turn gives away { $points } points.
puzzles-your-rating = Your rating: { $rating } ({ $change })
puzzles-next = Next puzzle
puzzles-no-other = There is no other puzzle of this theme.
puzzles-on-the-board = Turn on the board
puzzles-show-mine = Your turn
puzzles-show-solution = Best turn
puzzles-show-tempting = Tempting
puzzles-best-turn = The best turn
puzzles-why = Why the tempting turn fails
puzzles-why-gap = In { $count } games played to the end it finished { $points } points worse against the best rival (± { $error }).
puzzles-why-lost = You score { $points } points fewer with: { $source }.
puzzles-why-gained = It brings { $points } points more with { $source }, but that does not make up for it.
puzzles-why-rival = { $seat } scores { $points } points more.
puzzles-source-links = links
puzzles-source-money = money
puzzles-source-loans = loans

puzzles-theme-sale-order = A sale in the right order
    .text = Prepare the sale first, or sell in the right order.
puzzles-theme-last-loan = The last loan
    .text = Soon nobody can borrow any more.
puzzles-theme-two-rails = Two rails at once
    .text = Two rails in one action, and the right coal for them.
puzzles-theme-overbuild = Overbuilding
    .text = A better tile takes the place of an old one.
puzzles-theme-rival-cubes = A rival’s cubes
    .text = Use up coal or iron that belongs to a rival.
puzzles-theme-end-of-period = End of the canal period
    .text = What counts is what scores now and what stays.
puzzles-theme-preparation = First this, then that
    .text = The first action makes the second one possible.
puzzles-theme-turn-order = Turn order
    .text = Those who spend less move earlier in the next round.
puzzles-theme-distant-market = The Distant Market
    .text = Sell where the demand is uncertain.
puzzles-theme-loan = A loan
    .text = Money now, less income or fewer points later.
puzzles-theme-demand-track = The demand track
    .text = Cubes that go to the demand track pay at once.
puzzles-theme-develop = Develop
    .text = Remove weak tiles to get at better ones.
puzzles-theme-sale = A sale
    .text = Goods that are sold flip a tile.
puzzles-theme-draw = Drawing cards
    .text = The right card is worth an action.
puzzles-theme-last-round = The last round
    .text = Nothing comes after it: count every point.
puzzles-theme-link = A link
    .text = A canal or rail in the right place.
puzzles-theme-build = A building
    .text = The right tile in the right slot.
puzzles-theme-pass = Passing
    .text = Sometimes less is more.
