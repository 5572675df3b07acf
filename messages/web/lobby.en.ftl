### The client in English: lobby

## First page

lobby-under = A game of cotton, coal and canals, based on Brass and Age of Industry
lobby-welcome = Never played?
lobby-welcome-about = A guided game explains each rule as you need it.
lobby-welcome-go = Start here
lobby-play-now = Play now
lobby-play-about = Brass against three bots, right away.
    .guest = No account needed.
lobby-dealing = Dealing the cards…
lobby-go-on = Your turn: { $name }
lobby-against = Against
lobby-ways = Other ways to play
lobby-industry-about = Age of Industry against three bots, right away
lobby-tutorial = Learn to play
lobby-tutorial-about = A guided game that explains each rule as you need it
lobby-new = New table
lobby-new-about = With friends, with anyone, with bots
lobby-same = On one screen
lobby-same-about = Pass the device around; hands stay hidden
lobby-maps = Draw a map
lobby-maps-about = Your own map of Age of Industry, playable at once
lobby-upload = From a saved game
lobby-upload-about = Continue or replay a saved game
lobby-unreachable = Can’t reach the server; what you see may be out of date. Trying again…
lobby-looking = Loading…

## Lists of tables

lobby-list-mine = Your tables
lobby-list-open = Open tables
lobby-list-watch = In progress
lobby-list-finished = Recently finished
lobby-list-done = Your finished games
lobby-turns =
    { $count ->
        [one] your turn at one table
       *[other] your turn at { $count } tables
    }
lobby-clear = Remove
lobby-clear-table = Remove: { $name }
lobby-clear-all = Clear all
lobby-clear-undo = Undo
lobby-cleared =
    { $count ->
        [one] One table was removed.
       *[other] { $count } tables were removed.
    }
lobby-none-open = No table is waiting for players.
lobby-open-one = Open one
lobby-none-watch = Nobody is playing a public game at the moment.
lobby-none-finished = Finished games appear here, ready to replay.
lobby-frozen = The rules have changed; this game can’t continue
lobby-your-turn = Your turn
lobby-thinks = { $name } is to move
lobby-ended = finished on { $when }
lobby-free =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
lobby-all-ready = Everyone is ready
lobby-not-ready = Not everyone is ready yet
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
lobby-joining = Joining…
lobby-do-turn = Play
lobby-do-start = Start
lobby-do-ready = Ready
lobby-do-wait = View
lobby-do-gather = Go to table
lobby-do-watch = Watch
lobby-do-replay = Replay

## A saved game

lobby-upload-file = Choose a file
lobby-upload-text = Or paste the saved game here
lobby-upload-none = Not a saved game yet: it should begin with “cottonopolis 1”.
lobby-upload-from = Continue after action { $count } of { $all }
lobby-upload-until = Number of actions to keep
lobby-upload-last = Last one, line { $line }: { $text }
lobby-upload-start = From the beginning
lobby-upload-seats = Who continues?
lobby-upload-go = Continue from here
lobby-reading = Reading…
lobby-cancel = Cancel
lobby-fault-line = Line { $line }, column { $column }: { $fault }
lobby-fault-seats = This game is for { $players } players.
lobby-fault-nobody = At least one seat must be yours or open.

## New table

lobby-game = Game
lobby-board-brass = Lancashire; canals, then rails
lobby-board-germany = Ports in the north, coal in the west; best for a first game
lobby-board-new-england = Ships along the coast, mills inland
lobby-players = Players
lobby-seats = Seats
lobby-seats-about = The turn order is random.
lobby-seat = Seat { $number }, { $colour }
lobby-seat-me = You, on this screen
lobby-seat-open = Open to anyone
lobby-seat-invited = Open, by invitation
lobby-seat-bots = Bots
lobby-seat-label = Name (optional)
lobby-seat-label-of = Name of seat { $number }
lobby-same-note = Several of you play on this screen. Between turns, the cards stay hidden until the next player is ready.
lobby-fill = The other seats:
lobby-fill-open = Open
lobby-variants = Variants
lobby-variants-none = none (the original rules)
lobby-more = More settings
lobby-name = Name of the table
lobby-set-listed = Listed in the lobby
    .text = Otherwise only people you invite can find it.
lobby-set-spectators = Spectators
    .text = Others may watch; they never see a hand.
lobby-set-hints = Hints
    .text = Anyone may ask the strongest bot for advice.
lobby-set-undo-requests = Undo with consent
    .text = A move that revealed something can be undone if everyone agrees.
lobby-set-returns = Rejoining
    .text = A player who left or ran out of time may take the seat back from the bot.
lobby-set-rated = Rated
    .text = The result counts for the leaderboard if you have an account.
lobby-replacement = Replacement bot
lobby-replacement-about = It plays for players who leave, resign or run out of time.
lobby-summary =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
lobby-summary-start = The game starts immediately.
lobby-summary-listed = Anyone can join from the lobby.
lobby-summary-invited = You will get a link to invite others.
lobby-start-now = Start the game
lobby-create = Open the table

## Pace and clock

lobby-pace = Pace
lobby-live = Live
    .text = Everyone plays at the same time; about two hours.
lobby-by-turns = Turn-based
    .text = Play when you have time; we tell you when it’s your turn.
lobby-clock = Clock
lobby-clock-none = No clock
    .text = All the time you want
lobby-clock-relaxed = Relaxed
    .text = 2 min per turn + 30 min
lobby-clock-brisk = Brisk
    .text = 45 s per turn + 10 min
lobby-clock-fast = Fast
    .text = 20 s per turn + 3 min
lobby-clock-day = 1 day
    .text = per turn
lobby-clock-three-days = 3 days
    .text = per turn
lobby-clock-week = 1 week
    .text = per turn
lobby-clock-own = Custom
    .text = Set your own
lobby-clock-minutes = Minutes per turn
lobby-clock-bank = Reserve for the whole game, in minutes
lobby-clock-about = Extra time comes out of the reserve. When that is gone, a bot takes over.
lobby-clock-each = { $each } per turn
lobby-clock-both = { $each } per turn + { $bank }
lobby-time-seconds = { $count } s
lobby-time-minutes = { $count } min
lobby-time-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }

## Waiting room

lobby-closed = The host has closed this table.
lobby-wait-start = Everyone is ready. You can start.
lobby-wait-host = Everyone is ready. Waiting for the host to start the game.
lobby-wait-ready =
    { $count ->
        [one] One player is not ready yet.
       *[other] { $count } players are not ready yet.
    }
lobby-listed = Listed
lobby-unlisted = Invitation only
lobby-rated = Rated
lobby-no-hints = No hints
lobby-your-name = Your name
lobby-host = Host
lobby-here = is here
lobby-away = is away
lobby-ready = ready
lobby-not-yet = not ready yet
lobby-take = Take this seat
lobby-take-too = Take this seat too
lobby-leave = Leave seat
lobby-bot-for = Who plays seat { $number }
lobby-fill-bots = Fill the free seats with:
lobby-get-ready = I’m ready
lobby-start = Start the game
lobby-close = Close the table
lobby-close-sure = Nobody will be able to play here.
lobby-close-yes = Close it
lobby-invite = Invite others
lobby-invite-listed = Anyone with this address can take a seat.
lobby-invite-unlisted = This table is not listed: send an invitation to each person you want to play or watch.
lobby-address = Address of the table
lobby-invitation = Invitation { $number }
lobby-invitation-old = Invitation { $number } (the link was shown only when it was created)
lobby-invitation-make = Create an invitation link
lobby-revoke = Revoke
lobby-copy = Copy
lobby-share = Share
lobby-qr = QR code
lobby-qr-of = QR code of { $url }
lobby-qr-about = Point a phone’s camera at it to open the table there.
lobby-copied = Copied. Send it to the people you want to play with.
lobby-not-copied = Your browser doesn’t allow copying. Select the address and copy it by hand.

## Account

lobby-account = Account
lobby-is-guest = Guest
lobby-is-account = Account
lobby-account-new = Create an account
lobby-account-about = Keep your games and your rating, and play on any device.
lobby-account-keep = Create an account and keep your games
lobby-account-keep-about = All your seats and games stay yours.
lobby-account-create = Create an account
lobby-account-made = Welcome! Your account is ready.
lobby-name-field = Name
lobby-password = Password
lobby-password-about = At least 8 characters.
lobby-email = E-mail
lobby-email-optional = E-mail (optional)
lobby-email-why = We use it only to tell you when it’s your turn and to help if you forget your password.
lobby-email-sent = A message with a link is on its way. Open it to confirm your address.
lobby-email-confirmed = { $email } is confirmed.
lobby-email-unconfirmed = { $email } is not confirmed yet. Open the link in the message; saving again sends a new one.
lobby-sign-in-about = Already have an account?
lobby-sign-in-guest = If you sign in with another account, this browser forgets the guest and the guest’s seats.
lobby-forgotten = Forgotten password
lobby-forgotten-ask = Forgotten your password?
lobby-forgotten-about = If your account has a confirmed e-mail address, we will send you a link to set a new password.
lobby-forgotten-send = Send the link
lobby-forgotten-sent = If this account has a confirmed address, a message is on its way.
lobby-back-to-sign-in = Back to sign-in
lobby-guest = Just play
lobby-guest-about = A name is enough. You can create an account later.
lobby-guest-go = Continue as guest
lobby-sending = One moment…
lobby-save = Save
lobby-saved = Saved.
lobby-language-about = For the messages we send you
lobby-alerts = When it is your turn
lobby-webhook = Messages to a chat
lobby-webhook-about = A chat service tells you when it’s your turn, through a webhook.
lobby-webhook-address = Address of the webhook
lobby-password-change = Change password
lobby-password-old = Current password
lobby-password-new = New password
lobby-password-save = Save the new password
lobby-password-changed = Password changed. You are signed out everywhere else.
lobby-sign-out = Sign out
lobby-sign-out-here = Sign out here
lobby-sign-out-all = Sign out everywhere
lobby-sign-out-guest = Without an account you can’t get back to these games.
lobby-sign-out-sure = You will lose your seats as this guest. Sign out anyway?
lobby-sign-out-yes = Sign out anyway

## Links from messages

lobby-link-confirm = Your e-mail address
lobby-link-reset = Set a new password
lobby-link-invitation = You are invited
lobby-confirm-done = Your address is confirmed. Thank you!
lobby-reset-done = The new password is saved, and you are signed in.
lobby-invited = Someone has saved you a seat.
lobby-invited-go = Go to the table

## Leaderboard and profile

lobby-rank = Rank
lobby-games = Games
lobby-rating = Rating
lobby-strength = Estimated strength
lobby-interval = { $mu } ± { $sigma }
lobby-bot = Bot
lobby-pages = Pages of the leaderboard
lobby-better = Higher ranks
lobby-worse = Lower ranks
lobby-ladder-none = Nobody has finished a rated game of this kind yet. Be the first!
lobby-ladder-about = Your rating is your estimated strength minus three times its uncertainty: it goes up as you win, and as you play more. Only games between accounts and bots count.
lobby-profile = Profile
lobby-since = member since { $when }
lobby-ranked = Rank { $rank }
lobby-wins = Wins
lobby-mean-vp = Average points
lobby-best-vp = Best result
lobby-mean-place = Average place
lobby-built = Built in all games
lobby-history = Games
lobby-history-none = No finished game yet.
lobby-more-games = Older games
lobby-unrated = not rated
lobby-resigned = resigned

# Colours
lobby-your-colour = Your colour
lobby-colour-of = Colour of { $name }
lobby-colour-taken = { $colour }, taken

## Following, maps and seasons

lobby-follow = Follow
lobby-followed = Following
lobby-list-followed = Tables of players you follow
lobby-map = Map
lobby-all-maps = All maps
lobby-season = Season
lobby-all-seasons = All seasons
lobby-season-of = { $quarter } of { $year }
