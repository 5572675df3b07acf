### The client in English: lobby

## First page

lobby-under = A game of cotton, coal and canals, after Brass and Age of Industry
lobby-welcome = Never played?
lobby-welcome-about = A guided game shows you each rule when you need it.
lobby-welcome-go = Start here
lobby-play-now = Play now
lobby-play-about = Brass against three bots, at once. No account needed.
lobby-dealing = Dealing the cards …
lobby-go-on = Your turn: { $name }
lobby-against = Against
lobby-ways = Other ways to play
lobby-industry-about = Age of Industry against three bots, at once
lobby-tutorial = Learn to play
lobby-tutorial-about = A guided game; every rule when it is needed
lobby-new = New table
lobby-new-about = With friends, with anyone, with bots
lobby-same = At one screen
lobby-same-about = Pass the device on; hands stay hidden
lobby-upload = From a record
lobby-upload-about = Go on with a saved game, or look at it
lobby-unreachable = The server cannot be reached; what you see may be old. Trying again …
lobby-looking = Looking …

## Lists of tables

lobby-list-mine = Your tables
lobby-list-open = Open tables
lobby-list-watch = Being played
lobby-list-finished = Recently finished
lobby-list-done = Your finished games
lobby-turns =
    { $count ->
        [one] your turn at one table
       *[other] your turn at { $count } tables
    }
lobby-clear = Clear away
lobby-clear-table = Clear away: { $name }
lobby-clear-all = Clear all
lobby-clear-undo = Undo
lobby-cleared =
    { $count ->
        [one] One table was cleared away.
       *[other] { $count } tables were cleared away.
    }
lobby-none-open = No table is waiting for players.
lobby-open-one = Open one
lobby-none-watch = Nobody is playing in public at the moment.
lobby-none-finished = Finished games appear here, to be replayed move by move.
lobby-frozen = The rules have changed; this game cannot go on
lobby-your-turn = Your turn
lobby-thinks = { $name } is to move
lobby-ended = finished on { $when }
lobby-free =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
lobby-all-ready = Everybody is ready
lobby-not-ready = Not everybody is ready yet
lobby-left-minutes =
    { $count ->
        [one] one minute left
       *[other] { $count } minutes left
    }
lobby-left-hours =
    { $count ->
        [one] one hour left
       *[other] { $count } hours left
    }
lobby-left-days =
    { $count ->
        [one] one day left
       *[other] { $count } days left
    }
lobby-winner = Winner
lobby-join = Join
lobby-joining = Joining …
lobby-do-turn = Play
lobby-do-start = Start
lobby-do-ready = Get ready
lobby-do-wait = Look
lobby-do-gather = To the table
lobby-do-watch = Watch
lobby-do-replay = Replay

## A game from a record

lobby-upload-file = A file
lobby-upload-text = Or paste the record here
lobby-upload-none = This is no record yet: it begins with “cottonopolis 1”.
lobby-upload-from = Go on after action { $count } of { $all }
lobby-upload-until = Number of actions taken over
lobby-upload-last = The last one, line { $line }: { $text }
lobby-upload-start = From the beginning
lobby-upload-seats = Who plays on?
lobby-upload-go = Go on from here
lobby-reading = Reading …
lobby-cancel = Cancel
lobby-fault-line = Line { $line }, column { $column }: { $fault }
lobby-fault-seats = This game is for { $players } players.
lobby-fault-nobody = At least one seat must be yours or open.

## New table

lobby-game = Game
lobby-board-brass = Lancashire; canals, then railways
lobby-board-germany = Ports in the north, coal in the west
lobby-board-new-england = Ships along the coast, mills inland
lobby-players = Players
lobby-seats = Seats
lobby-seats-about = The turn order is drawn at the start.
lobby-seat = Seat { $number }, { $colour }
lobby-seat-me = You, at this screen
lobby-seat-open = Open to anybody
lobby-seat-invited = Open, by invitation
lobby-seat-bots = A bot
lobby-seat-label = Name (optional)
lobby-seat-label-of = Name of seat { $number }
lobby-same-note = Several of you play at this screen. Between turns, the cards are covered until the next one is there.
lobby-fill = The other seats:
lobby-fill-open = Open
lobby-variants = Variants
lobby-variants-none = none: the original rules
lobby-more = More settings
lobby-name = Name of the table
lobby-set-listed = Listed in the lobby
    .text = Otherwise only those whom you invite find it.
lobby-set-spectators = Spectators
    .text = Others may look on; they never see a hand.
lobby-set-hints = Hints
    .text = Anybody may ask the strongest bot for advice.
lobby-set-undo-requests = Undo with consent
    .text = A move that revealed something can be taken back if all others agree.
lobby-set-returns = Return
    .text = A player who left or ran out of time may take the seat back from the bot.
lobby-set-rated = Rated
    .text = The result counts for the leaderboard, for those who have an account.
lobby-replacement = The bot that steps in
lobby-replacement-about = It plays for players who leave, resign or run out of time.
lobby-summary =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
lobby-summary-start = The game begins at once.
lobby-summary-listed = Anybody can join from the lobby.
lobby-summary-invited = You will get a link to invite others.
lobby-start-now = Start the game
lobby-create = Open the table

## Pace and clock

lobby-pace = Pace
lobby-live = Live
    .text = Everybody is there; about two hours.
lobby-by-turns = By turns
    .text = Whenever somebody has time; you are told when it is your turn.
lobby-clock = Clock
lobby-clock-none = No clock
    .text = All the time you want
lobby-clock-relaxed = Relaxed
    .text = 2 min a turn + 30 min
lobby-clock-brisk = Brisk
    .text = 45 s a turn + 10 min
lobby-clock-fast = Fast
    .text = 20 s a turn + 3 min
lobby-clock-day = 1 day
    .text = a turn
lobby-clock-three-days = 3 days
    .text = a turn
lobby-clock-week = 1 week
    .text = a turn
lobby-clock-own = Another
    .text = You set it
lobby-clock-minutes = Minutes a turn
lobby-clock-bank = Reserve for the whole game, in minutes
lobby-clock-about = What a turn takes longer comes out of the reserve. When both are used up, a bot plays on.
lobby-clock-each = { $each } a turn
lobby-clock-both = { $each } a turn + { $bank }
lobby-time-seconds = { $count } s
lobby-time-minutes = { $count } min
lobby-time-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }

## Waiting room

lobby-closed = The host has closed this table.
lobby-wait-start = Everybody is ready. You can start.
lobby-wait-host = Everybody is ready. The host starts the game.
lobby-wait-ready =
    { $count ->
        [one] One player is not ready yet.
       *[other] { $count } players are not ready yet.
    }
lobby-listed = Listed
lobby-unlisted = By invitation
lobby-rated = Rated
lobby-no-hints = No hints
lobby-your-name = Your name
lobby-host = Host
lobby-here = is here
lobby-away = is away
lobby-ready = ready
lobby-not-yet = not ready yet
lobby-take = Sit down here
lobby-take-too = Take this seat too
lobby-leave = Get up
lobby-bot-for = Who sits in seat { $number }
lobby-fill-bots = Fill the free seats with:
lobby-get-ready = I am ready
lobby-start = Start the game
lobby-close = Close the table
lobby-close-sure = Nobody will be able to play here.
lobby-close-yes = Close it
lobby-invite = Invite others
lobby-invite-listed = Anybody with this address can sit down.
lobby-invite-unlisted = This table is not listed: send an invitation to each person who is to play or to watch.
lobby-address = Address of the table
lobby-invitation = Invitation { $number }
lobby-invitation-old = Invitation { $number } (its link was shown when it was made)
lobby-invitation-make = Make an invitation link
lobby-revoke = Revoke
lobby-copy = Copy
lobby-share = Share
lobby-qr = QR code
lobby-qr-of = QR code of { $url }
lobby-qr-about = Point the camera of a phone at it to open the table there.
lobby-copied = Copied. Send it to whomever you want to play with.
lobby-not-copied = Your browser does not allow copying. Mark the address and copy it by hand.

## Account

lobby-account = Account
lobby-is-guest = Guest
lobby-is-account = Account
lobby-account-new = Make an account
lobby-account-about = Keep your games and your rating, and play on from any device.
lobby-account-keep = Turn this guest into an account
lobby-account-keep-about = All your seats and games stay yours.
lobby-account-create = Make the account
lobby-account-made = Welcome. Your account is there.
lobby-name-field = Name
lobby-password = Password
lobby-password-about = At least 8 characters.
lobby-email = E-mail
lobby-email-optional = E-mail (optional)
lobby-email-why = To tell you that it is your turn, and for a forgotten password. Nothing else.
lobby-email-sent = A message with a link is on its way. Open it to confirm your address.
lobby-email-confirmed = { $email } is confirmed.
lobby-email-unconfirmed = { $email } is not confirmed yet. Open the link in the message; saving again sends another one.
lobby-sign-in-about = You have an account already?
lobby-sign-in-guest = If you sign in with another account, this browser forgets the guest and the guest’s seats.
lobby-forgotten = Forgotten password
lobby-forgotten-ask = Forgotten your password?
lobby-forgotten-about = If the account has a confirmed e-mail address, a link for a new password goes there.
lobby-forgotten-send = Send the link
lobby-forgotten-sent = If this account has a confirmed address, a message is on its way.
lobby-back-to-sign-in = Back to signing in
lobby-guest = Just play
lobby-guest-about = A name is enough. You can make an account of it later.
lobby-guest-go = Come in
lobby-sending = One moment …
lobby-save = Save
lobby-saved = Saved.
lobby-language-about = For messages that are sent to you
lobby-alerts = When it is your turn
lobby-webhook = Messages to a chat
lobby-webhook-about = Your turn, told by a webhook of a chat service.
lobby-webhook-address = Address of the webhook
lobby-password-change = Change the password
lobby-password-old = Old password
lobby-password-new = New password
lobby-password-save = Save the new password
lobby-password-changed = The password is changed. Everywhere else you are signed out.
lobby-sign-out = Sign out
lobby-sign-out-here = Sign out here
lobby-sign-out-all = Sign out everywhere
lobby-sign-out-guest = Without an account there is no way back to this guest.
lobby-sign-out-sure = Your seats as this guest will be lost. Sign out all the same?
lobby-sign-out-yes = Sign out all the same

## Links from messages

lobby-link-confirm = Your e-mail address
lobby-link-reset = A new password
lobby-link-invitation = You are invited
lobby-confirm-done = It is confirmed. Thank you.
lobby-reset-done = The new password is saved, and you are signed in.
lobby-invited = Somebody keeps a place for you at a table.
lobby-invited-go = To the table

## Leaderboard and profile

lobby-rank = Rank
lobby-games = Games
lobby-rating = Rating
lobby-strength = Estimated strength
lobby-interval = { $mu } ± { $sigma }
lobby-bot = Bot
lobby-pages = Pages of the leaderboard
lobby-better = Better
lobby-worse = Further down
lobby-ladder-none = Nobody has finished a rated game of this kind yet. Be the first.
lobby-ladder-about = The rating is the estimated strength less three times its uncertainty: it grows as you win, and as more is known about you. Games of accounts count, bots included.
lobby-profile = Profile
lobby-since = here since { $when }
lobby-ranked = Rank { $rank }
lobby-wins = Wins
lobby-mean-vp = Points on average
lobby-best-vp = Best result
lobby-mean-place = Place on average
lobby-built = Built in all games
lobby-history = Games
lobby-games-count =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
lobby-history-none = No finished game yet.
lobby-more-games = Older games
lobby-unrated = not rated
lobby-resigned = resigned

# Colours
lobby-your-colour = Your colour
lobby-colour-of = Colour of { $name }
lobby-colour-taken = { $colour }, taken
