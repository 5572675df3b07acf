### The command line’s help in English

## Words of every help page

usage = Usage:
options-metavar = {"["}OPTIONS]
command-metavar = COMMAND [ARGS]…
arguments = Arguments
options = Options
commands = Commands
default = {"["}default: {"{}"}]
required = {"["}required]
env-var = {"["}env var: {"{}"}]
error = Error
try-help = Try [blue]{"'{command_path} {help_option}'"}[/] for help.

## Options that several commands share

any-help = Show this message and exit.
any-lang = Language: { $languages }.
any-game = The game: { $games }.
any-players = Number of players; by default the game’s usual number.
any-variant = A variant; may be given several times.
any-map-name = Map, for a game that has several: a name or a file.
any-bot-file = A file with bots; may be given several times.
any-processes = Processes; 0 for one per core.
any-as-json = Print one JSON object.
any-seed = Seed of the first game.
any-games = How many games.
any-file = A saved game.
any-database = sqlite:///FILE or postgresql://…

## The commands

cottonopolis = Brass and Age of Industry, played by their exact rules.
cottonopolis-version = Show the version.

simulate = Play many games of random players or bots, and print statistics.
simulate-policy = The players: uniform, sane or a bot for all seats, or one for each seat, separated by commas.
simulate-records = Save the games in this folder.
simulate-save = Save all decisions in this Parquet file.
simulate-card = Describe that file in a dataset card, such as README.md.

arena = Let bots play each other from every seat, and compare them.
arena-bots = Names, separated by commas: one for all seats, or one per seat.
arena-budget = Factor for the budget of every bot.
arena-ray = Play on a Ray cluster.
arena-resume = Save games here, resume from here.
arena-plot = Draw the result in this file, SVG or PNG.

tune = Tune the bots’ evaluation for one set-up by self-play.
tune-rounds = Rounds of tuning.
tune-games = Games per round.
tune-validating = Games to validate a round.
tune-seed = Number added to the first tuning seed.
tune-folder = Folder for weights and plot.

train = Train a network for the bots by self-play.
train-players = Number of players; give it several times to train for several.
train-minutes = Train for this time.
train-decisions = Train for this many decisions, if no time is given.
train-games = Games played at once.
train-units = Units of the first layer.
train-league = Share of games against earlier selves and other players.
train-opponent = Network file of another player for the league.
train-hand-made = Share of games in which the hand-made search plays most seats.
train-improve = Learn from the search of this network instead of from self-play (expert iteration).
train-search-games = Games that the search plays per round, with --improve.
train-rounds = Rounds of searching and learning, with --improve.
train-start = Network file to begin with.
train-reward = Weights of points, margin to the best rival, win and rank, such as points=1,win=0.6.
train-exact = Learn and play in turn: slower, but a resumed training ends with the same network.
train-seed = Number of the run; every run has its own deals.
train-device = Device to compute on: cpu, cuda or auto.
train-workers = Play the games in this many actors on a Ray cluster.
train-folder = Folder for the network, checkpoint, log and plot.
train-resume = Continue the training in the folder.

bots = List the bots by level, weakest first.
bots-as-json = Print a JSON list.

replay = Replay a saved game and show the position.
replay-until = Stop after this many actions.
replay-seat = Show what this seat may see.
replay-reveal = Show hidden information too.
replay-as-json = Print the position as JSON.

analyse = Analyse every turn of a saved game: what it cost, and what would have been better.
analyse-deals = Play-outs per position; more take longer and vary less.
analyse-budget = Factor for the search for better turns; 4 searches four times as much.
analyse-plot = Draw the standings over time in this file, SVG or PNG.

rules = Print a rule, or list all rules.
rules-number = A rule number such as B17, or the name of a variant.

aid = Write the player aid as a PDF of one A4 page.
aid-output = The PDF file to write.
aid-force = Overwrite the file if it exists.
aid-as-text = Print the aid here instead.

play = Play a game in the terminal, against bots or with others on one screen.
play-terminal = Play in the terminal.
play-humans = Seats played on this screen.
play-bots = Bots in the other seats: one name for all, or one per seat.
play-seed = Seed; random by default.
play-load = Continue a saved game.
play-save = The file to save to.

serve = Start the server and open the browser.
serve-port = Port; 0 for any free one.
serve-host = Address to listen on.
serve-browser = Open the browser.
serve-channels = redis://… or postgresql://…
serve-workers = Processes that answer requests.
serve-worker-ports = Give every worker its own port: --port and the following ones.
serve-bot-processes = Bot processes per worker.
serve-public-url = The address that players open.
serve-smtp = smtp://user:password@host:port
serve-mail-from = Sender of e-mails.
serve-webhook-hosts = Another host that webhooks may call; may be repeated.
serve-push-hosts = Another push service; may be repeated.
serve-proxies = Address or network of a trusted reverse proxy; may be repeated.
serve-requests-per-second = Limit per person.
serve-attempts-per-minute = Limit per address.
serve-people-per-address = An address may do as much as this many people.
serve-connections = Most connections at the same time.
serve-connections-per-address = Most connections of one address.
serve-idle-timeout = Seconds that a connection may stay silent.
serve-body-timeout = Seconds for the body of a request.
serve-rooms-mb = Megabytes of games kept in memory, per worker.
serve-config = TOML file with settings; options and environment variables override it.
serve-print-config = Print the settings and where each comes from, and end.
serve-role = What this server does: web answers requests, bots computes for web servers, all does both.

compile = Compile everything ahead, for images and servers.
compile-kind = What to compile: rules, bots or env; may be repeated. By default everything.
compile-native = Compile again what the wheel brings, for this very processor.

map = Check, draw and measure maps.
map-check = List all errors in a map file.
map-check-file = A map file, or the name of a map of the game.
map-check-game = The game; the first one with maps if left out.
map-diff = List where a map file, or a correction from the map workshop, differs from the game’s own file.
map-diff-file = A map file or a correction.
map-diff-game = The game; the first one with maps if left out.
map-draw = Draw a map file as a picture, SVG or PNG.
map-draw-file = A map file, or the name of a map of the game.
map-draw-output = The picture to write.
map-draw-game = The game; the first one with maps if left out.
map-balance = Play a map with bots tuned on it, and report how balanced it is.
map-balance-file = A map file, or the name of a map of the game.
map-balance-game = The game; the first one with maps if left out.
map-balance-games = Number of games.
map-balance-seed = Seed of the first game; the others follow.
map-balance-tune = Games per round of tuning; 0 for the weights that come with the program.
map-balance-plot = Draw charts in this folder.
map-balance-png = Draw them as PNG instead of SVG.

admin = Check, save, restore and export the games of a server.
admin-verify = Replay every stored game and report differences; the exit code is 1 if there are any.
admin-upgrade = Upgrade stored games to the current rules; the server also does this when it starts.
admin-upgrade-check = Only report what the upgrade would do.
admin-backup = Save the whole database in one file, even while the server runs.
admin-backup-file = The file to write; with --keep, a folder.
admin-restore = Fill a new, empty database from a backup.
admin-restore-file = A file that “admin backup” wrote.
admin-export = Write every finished game to a file, with an index.
admin-export-folder = The folder for the saved games.
admin-export-shared-games = Only games in which every person has agreed to their use for puzzles and statistics, without names.
admin-operator = Make an account an operator, and show the secret for an authenticator app.
admin-operator-remove = Remove the rights instead.
admin-people = List people, the most recent ones first.
admin-people-search = The beginning of a name, or an id; without it, the most recent ones.
admin-reports = List reports about people.
admin-reports-closed = List the closed ones.
admin-report = Show a report with what was said or written; close it with its outcome.
admin-report-report = The id that “admin reports” shows.
admin-report-close = Close the report; say what came of it.
admin-person = Show a person with their sanctions, tables and addresses.
admin-sanctions = List mutes, bans and exclusions that are in force.
admin-mute = Let a person play, but not write.
admin-ban = Ban a person, or an address or range of addresses.
admin-ban-network = An address or a range such as 192.0.2.0/24.
admin-lift = End a mute, a ban or an exclusion.
admin-lift-sanction = The id that “admin sanctions” shows.
admin-kick = Remove a person from a table for good.
admin-table = Show who hosts a table and who plays at it.
admin-close-table = Close a table, even during its game.
admin-close-tournament = Cancel a tournament, and empty its name and description.
admin-empty-words = Empty the words of something that people share: its name, description and comments. A map is shared no longer.
admin-empty-words-kind = club, tournament, study, map or table.
admin-empty-words-thing = Its id.
admin-rename = Give a person another name.
admin-rename-new-name = The new name.
admin-delete-person = Delete a person’s data; games stay for the other players.
admin-registration = Accept new people (open), only accounts (accounts), or nobody (closed).
admin-registration-mode = open, accounts or closed.
admin-site = Show numbers and settings of the site, or change a setting.
admin-site-setting = A setting, such as keep_addresses or retention.guests.
admin-site-value = Its new value; days for the two examples.
admin-retention = Remove idle guests and dead tables; the server does it every day.
admin-retention-check = Only count what would be removed.
admin-page = Publish the terms, privacy or contact page in one language, from a Markdown file.
admin-page-name = terms, privacy or contact.
admin-page-language = Language of the page.
admin-page-file = The file; an empty one removes the page.
admin-audit = Show what operators did, newest first.
admin-audit-before = Only entries before this number.
any-name = Name or id of the person.
any-table = Id of the table.
any-tournament = Id of the tournament.
any-reason = Why; the person reads it.
any-hours = For how many hours; for good if left out.
any-cursor = The next page, as the page before names it.

any-traceback = Show the traceback of a bot that fails.
admin-backup-force = Overwrite the file if it exists.
admin-backup-keep = Write into a folder, under a name with the time, and keep only so many of the newest backups.
admin-backup-every = Go on, and write a backup every so many hours (with --keep).
admin-restore-drill = Only try: restore to a scratch database, replay every game, and delete the database.
cottonopolis-install-completion = Install completion for this shell.
cottonopolis-show-completion = Show the completion for this shell, to copy or change it.

puzzles = Make and check puzzles.
puzzles-make = Make puzzles from games of bots or from records.
puzzles-make-count = How many puzzles to make; 10 if neither this nor --minutes is given.
puzzles-make-minutes = Stop after this many minutes; what has been found stays in the file.
puzzles-make-theme = Only puzzles with this theme; may be given several times.
puzzles-make-period = Only positions of this period, such as canal.
puzzles-make-most = At most this many puzzles of the file with the same leading theme.
puzzles-make-output = The file; its puzzles are kept, and new ones are added.
puzzles-make-bot = Who plays the play-outs: “policy” (the network), “quick” (the hand-made search) or the name of a bot; by default the network, where there is one.
puzzles-make-source = The bot that plays the games; by default “expert” where there is a network, else “strong”.
puzzles-make-deals = Play-outs per turn in the first comparison; the second has eight times as many.
puzzles-make-record = A record to take positions from, instead of games of bots; give it several times for several.
puzzles-merge = Add the puzzles of files to another file.
puzzles-merge-file = Files of puzzles.
puzzles-merge-output = The file to add them to; it is created if there is none.
puzzles-check = Check puzzles: that they can be played, and with new deals that their solutions are right.
puzzles-check-file = Files of puzzles; those of the program if left out.
puzzles-check-replay = Only check that they can be played.
puzzles-check-drop = Remove the puzzles that fail from their files.
puzzles-check-bot = Who plays the play-outs; as when they were made if left out.

book = Make an opening book and look things up in it.
book-make = Play games of bots and write their openings, their seats and the book.
book-make-bots = Who plays: “policy” for the network’s policy, “master+policy” for a bot in the opening and the policy afterwards, or bots as in “simulate”; by default the network, or “strong” without one.
book-make-folder = The folder for the files.
book-show = Show what is played in a position: the start of a game, or a position of a record.
book-show-record = A record; its last position, or the one after --until actions.
book-show-until = How many actions of the record to play.
book-show-seed = Seed of the game whose start is shown.
book-show-card = Count only games in which the player held this card.
book-show-file = A book; by default the one that comes with the program.
