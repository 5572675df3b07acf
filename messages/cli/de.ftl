### Die Hilfe der Befehlszeile auf Deutsch

## Wörter jeder Hilfeseite

usage = Aufruf:
options-metavar = {"["}OPTIONEN]
command-metavar = BEFEHL [ARGUMENTE]…
arguments = Argumente
options = Optionen
commands = Befehle
default = {"["}Vorgabe: {"{}"}]
required = {"["}erforderlich]
env-var = {"["}Umgebungsvariable: {"{}"}]
error = Fehler
try-help = Hilfe gibt es mit [blue]{"'{command_path} {help_option}'"}[/].

## Optionen, die mehrere Befehle haben

any-help = Diesen Text zeigen.
any-lang = Sprache: { $languages }.
any-game = Das Spiel: { $games }.
any-players = Zahl der Spieler; ohne Angabe die übliche.
any-variant = Eine Variante; mehrmals möglich.
any-map-name = Spielplan, wenn das Spiel mehrere hat: ein Name oder eine Datei.
any-bot-file = Eine Datei mit Bots; mehrmals möglich.
any-processes = Zahl der Prozesse; 0 für einen je Kern.
any-as-json = Ein JSON-Objekt ausgeben.
any-seed = Startwert der ersten Partie.
any-games = Wie viele Partien.
any-file = Eine gespeicherte Partie.
any-database = sqlite:///DATEI oder postgresql://…

## Die Befehle

cottonopolis = Brass und Age of Industry, genau nach den Regeln.
cottonopolis-version = Die Version zeigen.

simulate = Viele Partien von Zufallsspielern oder Bots spielen und Statistiken ausgeben.
simulate-policy = Die Spieler: uniform, sane oder ein Bot für alle Plätze, oder einer je Platz, durch Kommas getrennt.
simulate-records = Die Partien in diesem Ordner speichern.
simulate-save = Alle Entscheidungen in dieser Parquet-Datei speichern.

arena = Bots auf jedem Platz gegeneinander spielen lassen und vergleichen.
arena-bots = Namen, durch Kommas getrennt: einer für alle Plätze oder einer je Platz.
arena-budget = Faktor für das Budget jedes Bots.
arena-ray = Auf einem Ray-Cluster spielen.
arena-resume = Partien hier speichern und von hier fortsetzen.
arena-plot = Das Ergebnis in diese Datei zeichnen, SVG oder PNG.

tune = Die Bewertung der Bots durch Partien gegen sich selbst auf einen Aufbau abstimmen.
tune-rounds = Zahl der Durchgänge.
tune-games = Partien je Durchgang.
tune-validating = Partien, die einen Durchgang prüfen.
tune-seed = Abstand zum ersten Startwert.
tune-folder = Ordner für Gewichte und Diagramm.

bots = Die Bots nach Stärke auflisten, den schwächsten zuerst.
bots-as-json = Eine JSON-Liste ausgeben.

replay = Eine gespeicherte Partie nachspielen und die Stellung zeigen.
replay-until = Nach so vielen Aktionen anhalten.
replay-seat = Zeigen, was dieser Platz sehen darf.
replay-reveal = Auch verdeckte Informationen zeigen.
replay-as-json = Die Stellung als JSON ausgeben.

analyse = Jeden Zug einer gespeicherten Partie analysieren: was er gekostet hat und was besser gewesen wäre.
analyse-deals = Zu Ende gespielte Partien je Stellung; mehr dauern länger und schwanken weniger.
analyse-plot = Den Verlauf der Partie in diese Datei zeichnen, SVG oder PNG.

rules = Eine Regel ausgeben oder alle Regeln auflisten.
rules-number = Eine Regelnummer wie B17 oder der Name einer Variante.

aid = Die Spielhilfe als PDF auf einer A4-Seite schreiben.
aid-output = Die PDF-Datei, die geschrieben wird.
aid-force = Die Datei überschreiben, wenn es sie gibt.
aid-as-text = Die Spielhilfe hier ausgeben, ohne Datei.

play = Eine Partie im Terminal spielen, gegen Bots oder zu mehreren an einem Bildschirm.
play-terminal = Im Terminal spielen.
play-humans = Zahl der Plätze, die an diesem Bildschirm gespielt werden.
play-bots = Bots auf den anderen Plätzen: ein Name für alle oder einer je Platz.
play-seed = Startwert; ohne Angabe zufällig.
play-load = Eine gespeicherte Partie fortsetzen.
play-save = Die Datei, in der gespeichert wird.

serve = Den Server starten und den Browser öffnen.
serve-port = Port; 0 für irgendeinen freien.
serve-host = Adresse, auf der der Server wartet.
serve-browser = Den Browser öffnen.
serve-channels = redis://… oder postgresql://…
serve-workers = Prozesse, die Anfragen beantworten.
serve-bot-processes = Bot-Prozesse je Serverprozess.
serve-public-url = Die Adresse, die Nutzer öffnen.
serve-smtp = smtp://Name:Passwort@Server:Port
serve-mail-from = Absender der E-Mails.
serve-webhook-host = Weiterer Server, den Webhooks aufrufen dürfen; mehrmals möglich.
serve-push-host = Weiterer Push-Dienst; mehrmals möglich.
serve-proxy = Adresse eines vertrauenswürdigen Reverse-Proxys; mehrmals möglich.
serve-requests-per-second = Grenze je Person.
serve-attempts-per-minute = Grenze je Adresse.

compile = Alles im Voraus kompilieren, für Abbilder und Server.
compile-kind = Was kompiliert wird: rules, bots oder env; mehrfach möglich. Sonst alles.

map = Spielpläne prüfen und zeichnen.
map-check = Alle Fehler einer Spielplandatei auflisten.
map-check-file = Eine Spielplandatei oder der Name eines Spielplans.
map-check-game = Das Spiel; ohne Angabe das erste mit Spielplänen.
map-draw = Eine Spielplandatei als Bild zeichnen, SVG oder PNG.
map-draw-file = Eine Spielplandatei oder der Name eines Spielplans.
map-draw-output = Das Bild, das geschrieben wird.
map-draw-game = Das Spiel; ohne Angabe das erste mit Spielplänen.

admin = Die Partien eines Servers prüfen, sichern, wiederherstellen und exportieren.
admin-verify = Alle gespeicherten Partien nachspielen und Abweichungen melden; gibt es welche, ist der Rückgabewert 1.
admin-upgrade = Gespeicherte Partien an die aktuellen Regeln anpassen; das tut der Server auch beim Start.
admin-upgrade-check = Nur melden, was die Anpassung tun würde.
admin-backup = Die ganze Datenbank in einer Datei sichern, auch während der Server läuft.
admin-backup-file = Die Datei, die geschrieben wird.
admin-restore = Eine neue, leere Datenbank aus einer Sicherung füllen.
admin-restore-file = Eine Datei, die „admin backup“ geschrieben hat.
admin-export = Jede beendete Partie in eine Datei schreiben, mit einem Inhaltsverzeichnis.
admin-export-folder = Der Ordner für die gespeicherten Partien.

any-traceback = Zeigen, an welcher Stelle ein Bot gescheitert ist.
admin-backup-force = Die Datei überschreiben, wenn es sie schon gibt.
cottonopolis-install-completion = Die Vervollständigung für diese Shell einrichten.
cottonopolis-show-completion = Die Vervollständigung für diese Shell zeigen, zum Kopieren oder Ändern.
