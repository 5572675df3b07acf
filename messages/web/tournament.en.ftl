### The client in English: tournaments

## What a tournament is like

tournament-title = Tournament
tournament-up = Back
tournament-by = organiser: { $name }
tournament-system-swiss = Swiss
    .text = Everyone plays every round against players with a similar score.
tournament-system-round-robin = Round robin
    .text = It goes on until everyone has met everyone; up to 24 players.
tournament-of-club = Club
    .text = Only members of the club see this tournament and take part.
tournament-players-count =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
tournament-rounds-count =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
tournament-tables-of = tables of { $sizes }
tournament-status-open = Registration is open
tournament-status-finished = Finished
tournament-status-cancelled = Cancelled
tournament-round-of = Round { $round } of { $rounds }

## Players

tournament-register = Take part
tournament-registered = You are registered
tournament-withdraw = Withdraw
tournament-withdraw-sure = Withdraw from this tournament? You finish your current game, and get no further one.
tournament-players = Players
tournament-no-players = Nobody has registered yet.
tournament-seed = Seed, by rating
tournament-rating = { $mu } ± { $sigma }
tournament-unrated = not rated
tournament-player-withdrawn = withdrawn
tournament-player-dropped = dropped

## Organiser

tournament-desk = You are the organiser
tournament-desk-open =
    { $count ->
        [one] One player has registered. Starting the first round ends registration.
       *[other] { $count } players have registered. Starting the first round ends registration.
    }
tournament-desk-wait = Results arrive by themselves when games end. Drop a player who does not appear: a bot plays on.
tournament-desk-next = All games of this round are over.
tournament-desk-over = All rounds are over. Finish the tournament to make the standings final.
tournament-start-round = Start round { $round }
tournament-finish = Finish the tournament
tournament-cancel = Cancel the tournament
tournament-cancel-sure = Cancel this tournament? This can’t be undone.
tournament-close = Close the tournament
tournament-close-about = The tournament is cancelled; its name and description are emptied. Games that run go on.
tournament-drop = Drop
tournament-drop-sure = Drop this player: { $name }? Their running game counts as resigned.
tournament-correct = Set the result
tournament-result-of = Result of table { $number }
tournament-result-about = This replaces the result of the game in the standings. Ratings don’t change.
tournament-place = Place
tournament-vp = Points
tournament-save-result = Save the result

## Rounds and standings

tournament-round = Round { $round }
tournament-table = Table { $number }
tournament-corrected = set by the organiser
tournament-replay = Replay
tournament-watch = Watch
tournament-to-table = To the table
tournament-plus = +{ $points }
tournament-byes = Bye: { $names }
tournament-standings = Standings
tournament-final-standings = Final standings
tournament-winner = Winner
tournament-rank = Rank
tournament-player = Player
tournament-points = Points
tournament-rank-sum = Sum of places
tournament-share = Share of VP
tournament-opponents = Opponents
tournament-games = played { $games }, won { $wins }
tournament-byes-count =
    { $count ->
        [one] one bye
       *[other] { $count } byes
    }
tournament-ties = places { $ranks } · { $share }
tournament-ties-about = A win earns 12 points, the last place none, the places between an even share; a bye 6. Ties are broken by the sum of places, the share of victory points at the tables, and the strength of the opponents.

## New tournament

tournament-new = New tournament
tournament-name = Name of the tournament
tournament-about = Description (optional)
tournament-game = Game
tournament-system = System
tournament-size = Players at a table
tournament-rounds = Rounds
tournament-flexible = Other sizes instead of byes
    .text = Tables may have one player more or fewer, so that everyone plays.
tournament-pace = Pace
tournament-create = Open registration
tournament-to-account = Create an account
