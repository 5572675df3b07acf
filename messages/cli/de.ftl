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
any-variant = Eine Variante; mehrfach möglich.
any-map-name = Spielplan, wenn das Spiel mehrere hat: ein Name oder eine Datei.
any-bot-file = Eine Datei mit Bots; mehrfach möglich.
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
simulate-card = Diese Datei in einer Datensatzkarte beschreiben, etwa README.md.

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
tune-seed = Zahl, die zum ersten Startwert addiert wird.
tune-folder = Ordner für Gewichte und Diagramm.

train = Ein Netz für die Bots trainieren, in Partien gegen sich selbst.
train-players = Anzahl der Spieler; mehrfach möglich, um für mehrere zu trainieren.
train-minutes = So viele Minuten lang trainieren.
train-decisions = So viele Entscheidungen lang, wenn keine Zeit angegeben ist.
train-games = Partien, die gleichzeitig laufen.
train-units = Einheiten der ersten Schicht.
train-league = Anteil der Partien gegen frühere Fassungen und andere Spieler.
train-opponent = Netzdatei eines weiteren Spielers für die Liga.
train-hand-made = Anteil der Partien, in denen die von Hand programmierte Suche die meisten Plätze spielt.
train-improve = Aus der Suche dieses Netzes lernen statt aus Partien gegen sich selbst (Expert Iteration).
train-search-games = Partien, die die Suche je Durchgang spielt, mit --improve.
train-rounds = Durchgänge aus Suchen und Lernen, mit --improve.
train-start = Netzdatei, mit der das Training beginnt.
train-reward = Gewichte der Punkte (points), des Abstands zum besten Gegner (margin), des Siegs (win) und des Rangs (rank), etwa points=1,win=0.6.
train-exact = Abwechselnd lernen und spielen: langsamer, aber ein fortgesetztes Training endet mit demselben Netz.
train-seed = Nummer des Trainings; jedes hat eigene Kartenverteilungen.
train-device = Worauf gerechnet wird: cpu, cuda oder auto.
train-workers = Die Partien in so vielen Aktoren eines Ray-Clusters spielen.
train-folder = Ordner für Netz, Sicherungspunkt, Protokoll und Diagramm.
train-resume = Das Training im Ordner fortsetzen.

bots = Die Bots nach Stärke auflisten, den schwächsten zuerst.
bots-as-json = Eine JSON-Liste ausgeben.

replay = Eine gespeicherte Partie nachspielen und die Stellung zeigen.
replay-until = Nach so vielen Aktionen anhalten.
replay-seat = Zeigen, was dieser Platz sehen darf.
replay-reveal = Auch verdeckte Informationen zeigen.
replay-as-json = Die Stellung als JSON ausgeben.

analyse = Jeden Zug einer gespeicherten Partie analysieren: was er gekostet hat und was besser gewesen wäre.
analyse-deals = Zu Ende gespielte Partien je Stellung; mehr dauern länger und schwanken weniger.
analyse-budget = Faktor für die Suche nach besseren Zügen; 4 sucht viermal so viel.
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
serve-host = Adresse, auf der der Server lauscht.
serve-browser = Den Browser öffnen.
serve-channels = redis://… oder postgresql://…
serve-workers = Prozesse, die Anfragen beantworten.
serve-worker-ports = Jeder Serverprozess bekommt einen eigenen Port: --port und die folgenden.
serve-bot-processes = Bot-Prozesse je Serverprozess.
serve-public-url = Die Adresse, die Nutzer öffnen.
serve-smtp = smtp://Name:Passwort@Server:Port
serve-mail-from = Absender der E-Mails.
serve-webhook-hosts = Weiterer Server, den Webhooks aufrufen dürfen; mehrfach möglich.
serve-push-hosts = Weiterer Push-Dienst; mehrfach möglich.
serve-proxies = Adresse oder Netz eines vertrauenswürdigen Reverse-Proxys; mehrfach möglich.
serve-requests-per-second = Grenze je Person.
serve-attempts-per-minute = Grenze je Adresse.
serve-people-per-address = Eine Adresse darf so viel wie diese Zahl von Personen.
serve-connections = Höchstzahl gleichzeitiger Verbindungen.
serve-connections-per-address = Höchstzahl der Verbindungen einer Adresse.
serve-idle-timeout = Sekunden, die eine Verbindung schweigen darf.
serve-body-timeout = Sekunden für den Inhalt einer Anfrage.
serve-rooms-mb = Megabyte für Partien im Speicher, je Serverprozess.
serve-config = TOML-Datei mit Einstellungen; Optionen und Umgebungsvariablen gehen vor.
serve-print-config = Die Einstellungen und ihre Herkunft ausgeben und beenden.
serve-role = Was dieser Server tut: web beantwortet Anfragen, bots rechnet für Web-Server, all tut beides.

compile = Alles im Voraus kompilieren, für Abbilder und Server.
compile-kind = Was kompiliert wird: rules, bots oder env; mehrfach möglich. Ohne Angabe alles.
compile-native = Auch neu kompilieren, was das Wheel mitbringt: für genau diesen Prozessor.

map = Spielpläne prüfen, zeichnen und messen.
map-check = Alle Fehler einer Spielplandatei auflisten.
map-check-file = Eine Spielplandatei oder der Name eines Spielplans.
map-check-game = Das Spiel; ohne Angabe das erste mit Spielplänen.
map-diff = Auflisten, worin eine Spielplandatei oder eine Korrektur aus der Werkstatt von der Datei des Spiels abweicht.
map-diff-file = Eine Spielplandatei oder eine Korrektur.
map-diff-game = Das Spiel; ohne Angabe das erste mit Spielplänen.
map-draw = Eine Spielplandatei als Bild zeichnen, SVG oder PNG.
map-draw-file = Eine Spielplandatei oder der Name eines Spielplans.
map-draw-output = Das Bild, das geschrieben wird.
map-draw-game = Das Spiel; ohne Angabe das erste mit Spielplänen.
map-balance = Einen Spielplan mit darauf abgestimmten Bots spielen und messen, wie ausgewogen er ist.
map-balance-file = Eine Spielplandatei oder der Name eines Spielplans.
map-balance-game = Das Spiel; ohne Angabe das erste mit Spielplänen.
map-balance-games = Anzahl der Partien.
map-balance-seed = Startwert der ersten Partie; die anderen folgen.
map-balance-tune = Partien je Durchgang der Abstimmung; 0 für die mitgelieferten Gewichte.
map-balance-plot = Diagramme in diesen Ordner zeichnen.
map-balance-png = Als PNG statt als SVG zeichnen.

admin = Die Partien eines Servers prüfen, sichern, wiederherstellen und exportieren.
admin-verify = Alle gespeicherten Partien nachspielen und Abweichungen melden; gibt es welche, ist der Rückgabewert 1.
admin-upgrade = Gespeicherte Partien an die aktuellen Regeln anpassen; das tut der Server auch beim Start.
admin-upgrade-check = Nur melden, was die Anpassung tun würde.
admin-backup = Die ganze Datenbank in einer Datei sichern, auch während der Server läuft.
admin-backup-file = Die Datei, die geschrieben wird; mit --keep ein Ordner.
admin-restore = Eine neue, leere Datenbank aus einer Sicherung füllen.
admin-restore-file = Eine Datei, die „admin backup“ geschrieben hat.
admin-export = Jede beendete Partie in eine Datei schreiben, mit einem Inhaltsverzeichnis.
admin-export-folder = Der Ordner für die gespeicherten Partien.
admin-export-shared-games = Nur Partien, bei denen alle Beteiligten der Verwendung für Aufgaben und Statistik zugestimmt haben, ohne Namen.
admin-operator = Ein Konto zum Betreiber machen und das Geheimnis für eine Authenticator-App zeigen.
admin-operator-remove = Stattdessen die Rechte entziehen.
admin-people = Personen auflisten, die neuesten zuerst.
admin-people-search = Der Anfang des Namens oder eine Kennung; ohne Angabe die neuesten.
admin-reports = Meldungen über Personen auflisten.
admin-reports-closed = Die erledigten auflisten.
admin-report = Eine Meldung zeigen, mit dem, was gesagt oder geschrieben wurde, oder sie erledigen und das Ergebnis festhalten.
admin-report-report = Die Kennung, die „admin reports“ zeigt.
admin-report-close = Die Meldung erledigen; schreib, was daraus wurde.
admin-person = Eine Person mit ihren Sperren, Tischen und Adressen zeigen.
admin-sanctions = Geltende Sperren und Schreibverbote auflisten.
admin-mute = Eine Person spielen, aber nicht schreiben lassen.
admin-ban = Eine Person, eine Adresse oder einen Adressbereich sperren.
admin-ban-network = Eine Adresse oder ein Bereich wie 192.0.2.0/24.
admin-lift = Eine Sperre oder ein Schreibverbot aufheben.
admin-lift-sanction = Die Kennung, die „admin sanctions“ zeigt.
admin-kick = Eine Person für immer von einem Tisch entfernen.
admin-table = Zeigen, wer einen Tisch eröffnet hat und wer daran spielt.
admin-close-table = Einen Tisch schließen, auch während der Partie.
admin-close-tournament = Ein Turnier absagen und seinen Namen und seine Beschreibung leeren.
admin-empty-words = Die Texte von etwas leeren, das Personen teilen: Name, Beschreibung und Kommentare. Ein Spielplan ist danach nicht mehr geteilt.
admin-empty-words-kind = club, tournament, study, map oder table.
admin-empty-words-thing = Die Kennung.
admin-rename = Einer Person einen anderen Namen geben.
admin-rename-new-name = Der neue Name.
admin-delete-person = Die Daten einer Person löschen; die Partien bleiben den anderen erhalten.
admin-registration = Neue Personen aufnehmen (open), nur Konten (accounts) oder niemanden (closed).
admin-registration-mode = open, accounts oder closed.
admin-site = Zahlen und Einstellungen der Seite zeigen oder eine Einstellung ändern.
admin-site-setting = Eine Einstellung wie keep_addresses oder retention.guests.
admin-site-value = Ihr neuer Wert; bei den beiden Beispielen Tage.
admin-retention = Untätige Gäste und verwaiste Tische entfernen; der Server tut es täglich.
admin-retention-check = Nur zählen, was entfernt würde.
admin-page = Die Seite terms, privacy oder contact in einer Sprache veröffentlichen, aus einer Markdown-Datei.
admin-page-name = terms, privacy oder contact.
admin-page-language = Sprache der Seite.
admin-page-file = Die Datei; eine leere entfernt die Seite.
admin-audit = Zeigen, was Betreiber getan haben, das Neueste zuerst.
admin-audit-before = Nur Einträge vor dieser Nummer.
any-name = Name oder Kennung der Person.
any-table = Kennung des Tisches.
any-tournament = Kennung des Turniers.
any-reason = Warum; die Person liest es.
any-hours = Für wie viele Stunden; ohne Angabe für immer.
any-cursor = Die nächste Seite, wie die vorige sie nennt.

any-traceback = Zeigen, an welcher Stelle ein Bot gescheitert ist.
admin-backup-force = Die Datei überschreiben, wenn es sie schon gibt.
admin-backup-keep = In einen Ordner schreiben, unter einem Namen mit der Zeit, und nur so viele der neuesten Sicherungen behalten.
admin-backup-every = Weiterlaufen und im Abstand von so vielen Stunden je eine Sicherung schreiben (mit --keep).
admin-restore-drill = Nur testen: in eine vorläufige Datenbank einspielen, jede Partie nachspielen und die Datenbank wieder löschen.
cottonopolis-install-completion = Die Vervollständigung für diese Shell einrichten.
cottonopolis-show-completion = Die Vervollständigung für diese Shell zeigen, zum Kopieren oder Ändern.

puzzles = Aufgaben erstellen und prüfen.
puzzles-make = Aufgaben aus Partien von Bots oder aus gespeicherten Partien erstellen.
puzzles-make-count = Wie viele Aufgaben erstellt werden; 10, wenn auch --minutes fehlt.
puzzles-make-minutes = Nach so vielen Minuten aufhören; was gefunden wurde, bleibt in der Datei.
puzzles-make-theme = Nur Aufgaben mit diesem Thema; mehrfach möglich.
puzzles-make-period = Nur Stellungen dieser Periode, zum Beispiel canal.
puzzles-make-most = Höchstens so viele Aufgaben der Datei mit demselben Hauptthema.
puzzles-make-output = Die Datei; ihre Aufgaben bleiben, und neue kommen dazu.
puzzles-make-bot = Wer die Probepartien spielt: „policy“ (das Netz), „quick“ (die von Hand programmierte Suche) oder der Name eines Bots; ohne Angabe das Netz, wo es eines gibt.
puzzles-make-source = Der Bot, der die Partien spielt; ohne Angabe „expert“, wo es ein Netz gibt, sonst „strong“.
puzzles-make-deals = Probepartien je Zug im ersten Vergleich; der zweite hat achtmal so viele.
puzzles-make-record = Eine gespeicherte Partie, aus der die Stellungen kommen, statt Partien von Bots; mehrfach möglich.
puzzles-merge = Die Aufgaben von Dateien einer anderen Datei hinzufügen.
puzzles-merge-file = Dateien mit Aufgaben.
puzzles-merge-output = Die Datei, der sie hinzugefügt werden; sie wird angelegt, wenn es sie nicht gibt.
puzzles-check = Aufgaben prüfen: ob sie spielbar sind und ob ihre Lösungen mit neu verteilten Karten stimmen.
puzzles-check-file = Dateien mit Aufgaben; ohne Angabe die des Programms.
puzzles-check-replay = Nur prüfen, ob sie spielbar sind.
puzzles-check-drop = Aufgaben, die nicht bestehen, aus ihren Dateien entfernen.
puzzles-check-bot = Wer die Probepartien spielt; ohne Angabe wie beim Erstellen.

book = Ein Eröffnungsbuch erstellen und darin nachschlagen.
book-make = Partien von Bots spielen und ihre Eröffnungen, ihre Plätze und das Buch schreiben.
book-make-bots = Wer spielt: „policy“ für die Strategie des Netzes, „master+policy“ für einen Bot in der Eröffnung und danach diese Strategie, oder Bots wie bei „simulate“; ohne Angabe das Netz, oder „strong“, wo es keines gibt.
book-make-folder = Der Ordner für die Dateien.
book-show = Zeigen, was in einer Stellung gespielt wird: am Anfang einer Partie oder in einer Stellung einer gespeicherten Partie.
book-show-record = Eine gespeicherte Partie; ihre letzte Stellung oder die nach --until Aktionen.
book-show-until = Wie viele Aktionen der gespeicherten Partie gespielt werden.
book-show-seed = Startwert der Partie, deren Anfang gezeigt wird.
book-show-card = Nur Partien zählen, in denen der Spieler diese Karte hatte.
book-show-file = Ein Buch; ohne Angabe das des Programms.
