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

bots = List the bots by level, weakest first.
bots-as-json = Print a JSON list.

replay = Replay a saved game and show the position.
replay-until = Stop after this many actions.
replay-seat = Show what this seat may see.
replay-reveal = Show hidden information too.
replay-as-json = Print the position as JSON.

analyse = Analyse every turn of a saved game: what it cost, and what would have been better.
analyse-deals = Play-outs per position; more take longer and vary less.
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
serve-bot-processes = Bot processes per worker.
serve-public-url = The address that players open.
serve-smtp = smtp://user:password@host:port
serve-mail-from = Sender of e-mails.
serve-webhook-host = Another host that webhooks may call; may be repeated.
serve-push-host = Another push service; may be repeated.
serve-proxy = Address of a trusted reverse proxy; may be repeated.
serve-requests-per-second = Limit per person.
serve-attempts-per-minute = Limit per address.

compile = Compile everything ahead, for images and servers.
compile-kind = What to compile: rules, bots or env; may be repeated. By default everything.

map = Check and draw maps.
map-check = List all errors in a map file.
map-check-file = A map file, or the name of a map of the game.
map-check-game = The game; the first one with maps if left out.
map-draw = Draw a map file as a picture, SVG or PNG.
map-draw-file = A map file, or the name of a map of the game.
map-draw-output = The picture to write.
map-draw-game = The game; the first one with maps if left out.

admin = Check, save, restore and export the games of a server.
admin-verify = Replay every stored game and report differences; the exit code is 1 if there are any.
admin-upgrade = Upgrade stored games to the current rules; the server also does this when it starts.
admin-upgrade-check = Only report what the upgrade would do.
admin-backup = Save the whole database in one file, even while the server runs.
admin-backup-file = The file to write.
admin-restore = Fill a new, empty database from a backup.
admin-restore-file = A file that “admin backup” wrote.
admin-export = Write every finished game to a file, with an index.
admin-export-folder = The folder for the saved games.

any-traceback = Show the traceback of a bot that fails.
admin-backup-force = Overwrite the file if it exists.
cottonopolis-install-completion = Install completion for this shell.
cottonopolis-show-completion = Show the completion for this shell, to copy or change it.
