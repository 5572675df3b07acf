### The client in German: learning

## The entrance

learn-title = Lernen
learn-welcome = Zwei Spiele um Kohle, Eisen und Baumwolle. Spiel eine Lektion, schlag eine Regel nach, oder sieh dir an, was gute Spieler tun.
learn-tutorials = Spielend lernen
learn-tutorial-brass = Deine ersten Kanäle
    .text = Eine Kanalperiode Brass, vom leeren Spielplan bis zur Wertung. Ein Trainer sagt dir, was du tust und warum.
learn-tutorial-industry = Eine Spinnerei in Neuengland
    .text = Die Eröffnung einer Partie Age of Industry mit Spinnerei, Hafen und Schiff, und dann ihre letzte Runde.
learn-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
learn-start = Lektion beginnen
learn-go-on = Lektion fortsetzen
learn-once-more = Noch einmal spielen
learn-done = Gespielt
learn-look-up = Nachschlagen
learn-rules = Regeln
    .text = Jede Regel mit ihrer Nummer, durchsuchbar und mit Zeichnungen.
learn-tips = Tipps
    .text = Was gute Spieler tun, in je ein paar Zeilen.
learn-glossary = Glossar
    .text = Was die Wörter der Spiele bedeuten.
learn-keyboard = Tastatur
    .text = Eine ganze Partie spielen, ohne die Maus anzufassen.

## Rules

learn-game = Spiel
learn-search = Regeln durchsuchen
learn-search-hint = B17, Kohle Hafen …
learn-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
learn-nothing-found = Davon sagt keine Regel etwas. Versuch es mit weniger Wörtern.
learn-no-word = Dieses Wort steht nicht im Glossar. Versuch es mit einem anderen.
learn-in-other-game = Im anderen Spiel: { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
learn-clear = Suche leeren
learn-contents = Inhalt
learn-rule-address = Adresse der Regel { $rule }
learn-section-structure = Aufbau und Ablauf
learn-section-cards = Karten und Aktionen
learn-section-build = Industrie bauen
learn-section-links = Verbindungen
learn-section-actions = Entwickeln, verkaufen, leihen
learn-section-scoring = Wertung und Spielende
learn-section-rails = Schienen, Verkauf, Karten, Geld
learn-section-end = Spielende
learn-section-maps = Spielpläne
learn-section-variants = Varianten

## What the drawings show, for those who do not see them

learn-drawing-b5 = Rosa hat £3 ausgegeben und ist zuerst dran, Blau hat £9 ausgegeben und ist Zweiter, Orange hat £14 ausgegeben und ist Letzter.
learn-drawing-b10 = Blaus Kanal verbindet Manchester und Bolton: Beide gehören zu Blaus Netz. Bury, ohne Kanal von Blau, gehört nicht dazu.
learn-drawing-b12 = Ein Pfeil führt von Liverpool nach Birkenhead; der Rückweg ist versperrt.
learn-drawing-b13 = Ein Bauplatz mit den Zeichen von Baumwollspinnerei und Kohlebergwerk nimmt eines von beiden auf; ein Eisenwerk passt nicht.
learn-drawing-b14 = Lancaster hat einen Bauplatz für Häfen und einen für Hafen oder Baumwollspinnerei. Ein Hafen muss auf den ersten.
learn-drawing-b17 = Ein Kohlewürfel kommt aus Violetts Bergwerk in Manchester über einen gebauten Kanal zum Werk in Bolton. Oranges Bergwerk in Oldham ist zwei Verbindungen entfernt und bleibt unberührt.
learn-drawing-b18 = Eisen springt von einem Eisenwerk in Rochdale zu einem weit entfernten Plättchen; keine Verbindung führt dorthin.
learn-drawing-b19 = Ein Kohlebergwerk gibt seinen letzten Würfel her und wird umgedreht; der Einkommensmarker seines Besitzers rückt vor.
learn-drawing-b20 = Blaus Kohlebergwerk der Stufe 2 ersetzt Blaus Kohlebergwerk der Stufe 1.
learn-drawing-b22 = Ein neues Eisenwerk liefert zwei seiner vier Würfel auf die zwei leeren Felder der Nachfrageleiste und verdient £2.
learn-drawing-b23 = Ein neuer Kanal darf bei Blaus Plättchen in Oldham beginnen oder Blaus Kanal von Yorkshire nach Colne fortsetzen, aber nicht zwischen Colne und Burnley liegen.
learn-drawing-b24 = Ein Kanal kostet £3; eine Schiene £5 und einen Kohlewürfel; zwei Schienen £15 und zwei Kohlewürfel.
learn-drawing-b26 = Zwei Baumwollspinnereien der Stufe 1 verlassen für zwei Eisenwürfel den Stapel; nun liegt Stufe 2 obenauf.
learn-drawing-b27 = Eine Baumwollspinnerei in Manchester ist mit einem Hafen in Warrington & Runcorn verbunden: Beide Plättchen werden umgedreht.
learn-drawing-b28 = Der Marker der Baumwollnachfrage sinkt um zwei Felder auf einen Bonus von +2; das letzte Feld bedeutet, dass es keine Nachfrage gibt.
learn-drawing-b29 = Ein Kredit von £30 führt den Marker drei Einkommensstufen hinab, auf das höchste Feld dieser Stufe.
learn-drawing-b30 = Eine Verbindung zwischen Rochdale mit zwei umgedrehten Plättchen und Yorkshire mit zwei Scheiben bringt 4 SP. Das nicht umgedrehte Plättchen zählt nichts.
learn-drawing-a5 = Mit einer Industriekarte erreicht Blau Lowell über eine eigene Schiene; Worcester, ohne Schiene, ist unerreichbar.
learn-drawing-a6 = Eine lila Karte erlaubt den Bau in Boston, Lowell und der Massachusetts Bay, die alle lila sind.
learn-drawing-a7 = Ein leerer Bauplatz nimmt eine Baumwollspinnerei, eine Fabrik oder ein Eisenwerk auf; Bauplätze mit Zeichen nur diese Industrie.
learn-drawing-a8 = Boston hat vier Bauplätze und nimmt zwei Plättchen von Blau auf; Lowell hat drei und nimmt eines auf.
learn-drawing-a10 = Die Kohle kommt aus dem Bergwerk, das eine Schiene entfernt ist, nicht aus dem, das zwei Schienen entfernt ist.
learn-drawing-a11 = Kohle gelangt über See von Bostons Hafen über ein Schiff zu Portsmouths Hafen: zwei Seewege, zwei Verbindungen.
learn-drawing-a13 = Ein neues Schiff füllt seinen Import mit vier Kohlewürfeln: einen für das Schiff selbst, zwei für die Nachfrageleiste, einer bleibt.
learn-drawing-a14 = Ein geleertes Eisenwerk wird umgedreht, und sein Besitzer erhält sofort $5.
learn-drawing-a16 = Die erste Schiene kostet $1, jede weitere $1, einen Kohle- und einen Eisenwürfel.
learn-drawing-a17 = Eine Baumwollspinnerei verkauft an ein Marktfeld, das Baumwolle nimmt; das Feld ist verbraucht.
learn-drawing-a19 = Zwei Karten werden gezogen, jede von den beiden offenen oder vom Nachziehstapel.
learn-drawing-a21 = Drei Kredite kosten am Ende der Runde $3 Zinsen.
learn-drawing-a22 = Eine Schiene bringt $2 und dazu $1 je belegtem Feld an ihren Enden: Drei Plättchen und ein Dorf ergeben $6.

## Keyboard

learn-keys = Tasten
learn-keys-cards = Karten und Aktionen
learn-keys-choosing = Wählen
learn-keys-looking = Ansehen
learn-key-help = Diese Liste
learn-key-card = Eine Karte wählen
learn-key-build = Industrie bauen
learn-key-link = Kanal oder Schiene bauen
learn-key-develop = Entwickeln
learn-key-sell = Verkaufen
learn-key-loan = Kredit aufnehmen (Brass)
learn-key-draw = Karten ziehen (Age of Industry)
learn-key-pass = Passen
learn-key-move = Von Ziel zu Ziel gehen
learn-key-choose = Das Ziel wählen
learn-key-confirm = Einen fertigen Zug bestätigen
learn-key-undo = Zurücknehmen
learn-key-leave = Die Auswahl verlassen
learn-key-hint = Um einen Tipp bitten
learn-key-fit = Den ganzen Spielplan zeigen
learn-key-zoom-in = Näher
learn-key-zoom-out = Weiter weg
learn-key-track = Einkommen und Punkte
learn-key-player-board = Deine Betriebe
learn-key-rivals = Deine Mitspieler
learn-key-log = Was geschehen ist
learn-key-chat = Chat
learn-key-menu = Menü
learn-keycap-space = Leertaste
learn-keycap-ctrl = Strg
learn-keycap-enter = Eingabe
learn-keycap-escape = Esc
learn-keycap-backspace = Rücktaste
learn-keycap-arrows = Pfeiltasten
learn-or = oder

## The coach

learn-coach = Trainer
learn-step = Schritt { $number } von { $count }
learn-next = Weiter
learn-back = Den Schritt davor lesen
learn-fold = Text zeigen oder verbergen
learn-again = Von vorn beginnen
learn-leave = Lektion verlassen
learn-finish = Abschließen
learn-laying-out = Der Spielplan wird ausgelegt …
learn-table = Lektion: { $game }
learn-instead = Das wäre ein anderer Zug, deshalb wurde er zurückgenommen. Versuch, was oben beschrieben ist.
learn-watch = Deine Mitspieler ziehen
    .text = Schau auf den Spielplan und in den Verlauf. Gleich bist du wieder dran.

## The lesson of Brass

learn-brass-goal = Willkommen in Lancashire
    .text = Du bist Blau, mit £30 und einem leeren Spielplan. Bau Spinnereien, Bergwerke, Häfen und Kanäle: Wer am Ende die meisten Siegpunkte hat, gewinnt. In dieser Lektion spielst du die Kanalperiode, die erste Hälfte des Spiels.
learn-brass-cards = Karten sind Aktionen
    .text = Jede gespielte Karte ist eine Aktion. Was sie zeigt, zählt nur beim Bauen: Eine Ortskarte lässt dich an diesem Ort bauen, eine Industriekarte diese Industrie dort, wohin deine Kanäle reichen.
learn-brass-first-mill = Bau eine Baumwollspinnerei
    .text = Wähl die Karte Manchester, dann Bauen und eine Baumwollspinnerei in Manchester. Sie kostet £12. In der ersten Runde hat jeder nur eine Aktion.
learn-brass-face-down = Erst muss sie verkaufen
    .text = Deine Spinnerei steht, verdient aber noch nichts. Erst wenn ihre Baumwolle verkauft ist, wird das Plättchen umgedreht: Dann steigt dein Einkommen, und es bringt Punkte.
learn-brass-order = Wer wenig ausgibt, ist zuerst dran
    .text = Du hast £12 ausgegeben, mehr als alle anderen, also bist du in dieser Runde Letzter. Behalt das im Auge: Eine billige Runde macht dich in der nächsten zum Ersten.
learn-brass-first-canal = Grab einen Kanal
    .text = Deine Spinnerei braucht einen Weg zu einem Hafen. Bau für £3 den Kanal von Manchester nach Warrington & Runcorn. Jede Karte geht, also gib eine ab, die du nicht brauchst: Preston.
learn-brass-port = Bau einen Hafen
    .text = Spiel jetzt eine Hafenkarte. Dein Kanal erreicht Warrington & Runcorn, der Ort gehört also zu deinem Netz, und dort gelten Industriekarten. Der Hafen kostet £6.
learn-brass-income = Die Einkommensleiste
    .text = Jede Runde beginnt mit dem Einkommen. Dein Marker steht auf £0, und mit £9 lässt sich nicht viel bauen. Also leihen wir uns etwas.
learn-brass-loan = Zuerst der Kredit
    .text = Leih dir £30 und wirf Blackburn ab: Dein Einkommen sinkt um drei Stufen. Vor dem Verkauf ist das billiger, denn unten auf der Leiste ist eine Stufe ein Feld, weiter oben zwei oder mehr.
learn-brass-sell = Verkauf deine Baumwolle
    .text = Verkauf nun aus Manchester an deinen eigenen Hafen. Jede Karte geht: Nimm eine Kohlebergwerkskarte.
learn-brass-flipped = Beide sind umgedreht
    .text = Die Spinnerei brachte 5 Felder, der Hafen 3: Dein Einkommen beträgt jetzt £3 je Runde. Umgedrehte Plättchen zählen am Ende der Periode und machen jede Verbindung daneben wertvoller.
learn-brass-canal-bolton = Weiter nach Bolton
    .text = Du hast nichts ausgegeben, also bist du zuerst dran. Bau den Kanal von Manchester nach Bolton und wirf die Werft ab.
learn-brass-iron = Ein Eisenwerk braucht Kohle
    .text = Bau mit der Karte Bolton dort ein Eisenwerk. Seine Kohle kommt über gebaute Verbindungen aus dem nächsten Bergwerk und ist kostenlos: hier aus Violetts Bergwerk in Manchester, einen Kanal entfernt.
learn-brass-demand-track = Nachfrageleisten
    .text = Zwei Felder der Eisenleiste waren leer, also wurden zwei deiner Würfel dort für £2 verkauft. Hat kein Werk mehr Eisen, kaufen alle von der Leiste, das Billigste zuerst. Bei Kohle ist es ebenso, aber nur mit Anschluss an einen Hafen.
learn-brass-develop = Entwickle
    .text = Bessere Spinnereien liegen tiefer im Stapel. Entwickle in einer Aktion zweimal: Entferne zwei Spinnereien der Stufe 1, jede für einen Eisenwürfel aus deinem Werk. Eisen braucht keinerlei Verbindung. Wirf Liverpool ab.
learn-brass-emptied = Leer und umgedreht
    .text = Der letzte Würfel ist fort, also wurde dein Werk umgedreht: 3 Felder Einkommen mehr. Bergwerke und Werke werden umgedreht, wenn sie leer sind, egal wer die Würfel genommen hat.
learn-brass-canal-stockport = Weiter nach Stockport
    .text = In der Kanalperiode darfst du an jedem Ort nur ein Plättchen haben. Breite dich also aus: Bau mit der anderen Kohlebergwerkskarte den Kanal nach Stockport.
learn-brass-second-mill = Eine bessere Spinnerei
    .text = Bau mit einer Spinnereikarte deine Spinnerei der Stufe 2 in Stockport: £14 und eine Kohle. Es ist die letzte Kohle aus Violetts Bergwerk; es wird umgedreht, zu Violetts Freude.
learn-brass-distant = Der Fernmarkt
    .text = Dein Hafen ist umgedreht und nimmt keine Baumwolle mehr, führt aber noch nach Übersee. Verkauf mit einer Hafenkarte Stockports Baumwolle an den Fernmarkt. Ein Plättchen wird aufgedeckt, und die Nachfrage sinkt um seine Zahl.
learn-brass-bonus = Es gab Nachfrage
    .text = Die Nachfrage sank um 2, und die Spinnerei wurde umgedreht: 4 Felder und 1 als Bonus des Feldes, auf dem der Marker jetzt steht. Erreicht der Marker das Ende, kann bis zum Ende der Periode niemand mehr dorthin verkaufen.
learn-brass-canal-macclesfield = Auch Verbindungen zählen
    .text = Am Ende bringt jede Verbindung 1 Punkt für jedes umgedrehte Plättchen an ihren beiden Enden. Bau den Kanal von Stockport nach Macclesfield und wirf die Eisenwerkskarte ab.
learn-brass-third-mill = Eine dritte Spinnerei
    .text = Bau mit deiner Spinnereikarte eine Spinnerei in Macclesfield. Diesmal sind mehrere Bergwerke gleich nah, du wählst also, wessen Kohle du nimmst: Das bringt diesen Mitspieler dem Umdrehen näher.
learn-brass-closed = Die letzte Runde
    .text = Rosa hat es mit dem Fernmarkt versucht und keine Nachfrage mehr gefunden. Aber Orange hat in Ellesmere Port einen Hafen gebaut, und von Macclesfield führen Kanäle dorthin.
learn-brass-choice = Du entscheidest
    .text = Zwei Karten, zwei Aktionen: Jetzt wählst du. Unser Rat: Verkauf Macclesfields Baumwolle an Oranges Hafen, denn jeder Hafen ist recht. Auch der Knopf „Tipp“ hilft.
learn-brass-last-card = Die letzte Karte
    .text = Noch eine Aktion. Unser Rat: der Kanal von Macclesfield in die Midlands, denn Orte außerhalb von Lancashire sind einer Verbindung 2 Punkte wert.
learn-brass-scoring = Die Kanalperiode wird gewertet
    .text = Zuerst die Verbindungen, dann die umgedrehten Plättchen. Alle Kanäle und alle Plättchen der Stufe 1 sind vom Spielplan verschwunden, aber deine Spinnereien der Stufe 2 bleiben und zählen am Spielende noch einmal.
learn-brass-rail = Dann kommt die Eisenbahn
    .text = Die Schienenperiode verläuft wie diese. Eine Schiene kostet £5 und einen Kohlewürfel, zwei kosten £15 und zwei Würfel, und ein Ort darf mehrere deiner Plättchen haben. Du weißt alles Nötige: Nimm Platz!

## The lesson of Age of Industry

learn-industry-goal = Willkommen in Neuengland
    .text = Du bist Blau und hast gar kein Geld. Bau Spinnereien, Häfen, Schiffe und Schienen. Am Ende werden Bargeld und die Stufen deiner Plättchen zu Punkten, und die meisten Punkte gewinnen.
learn-industry-cards = Zwei Arten von Karten
    .text = Eine Industriekarte baut diese Industrie, wohin deine Schienen reichen. Eine farbige Karte baut Beliebiges an einem Ort dieser Farbe. Schienen, Verkaufen und Ziehen brauchen keine Karte.
learn-industry-first-mill = Eine Spinnerei in Lowell
    .text = Spiel die Spinnereikarte in Lowell. Solange du kein Plättchen auf dem Spielplan hast, gilt eine Industriekarte überall. Die Spinnerei kostet $4.
learn-industry-loan = Die Bank leiht
    .text = Du hattest nichts, also hast du $10 geliehen; das macht das Spiel für dich. Jeder Kredit kostet $1 je Runde und 5 Punkte, wenn er am Ende noch da ist. Er wird von selbst getilgt, sobald du das Geld hast.
learn-industry-rail = Deine erste Schiene
    .text = Waren reisen auf Schienen. Bau von Lowell nach Boston: Deine erste Schiene kostet nur $1 und keine Karte.
learn-industry-port = Ein Hafen in Boston
    .text = Boston ist lila, also darfst du dort mit einer lila Karte bauen. Bau einen Hafen für $3.
learn-industry-sell = Verkauf deine Baumwolle
    .text = Deine Spinnerei ist mit einem Hafen verbunden, also kannst du verkaufen. Das braucht keine Karte.
learn-industry-cash = Einkommen ist Bargeld, einmal
    .text = Beide Plättchen wurden umgedreht und zahlten sofort: $8 für die Spinnerei, $5 für den Hafen. Ein umgedrehtes Plättchen zahlt nie wieder, also bau weiter.
learn-industry-draw = Zieh Karten
    .text = Karten kommen nicht von selbst: Zwei zu ziehen ist eine Aktion. Nimm die offene lila Karte und eine vom Stapel.
learn-industry-order = Ganz vorn
    .text = Dein Kredit ist getilgt. Und weil du am wenigsten ausgegeben hast, bist du jetzt zuerst dran.
learn-industry-develop = Platz für ein Schiff
    .text = Dein erstes Schiff hat Stufe 0 und kann nie gebaut werden. Entwickle es weg und wirf die graue Karte ab. Eisen kostet das hier nicht.
learn-industry-iron = Ein Eisenwerk
    .text = Bau mit seiner Karte ein Eisenwerk in Boston, für $2. An Orten mit vier oder mehr Bauplätzen darfst du zwei Plättchen haben. Seine drei Würfel dienen deinen Schienen.
learn-industry-ship = Bau ein Schiff
    .text = Spiel die Schiffskarte auf der Massachusetts Bay; ihr Seeweg führt zu deinem Hafen. Ein Schiff bringt Kohle aus Übersee, mehr als es selbst braucht.
learn-industry-import = Kohle aus Übersee
    .text = Vier Würfel kamen an: einer für das Schiff, zwei wurden auf leere Felder der Kohleleiste verkauft, einer ist übrig. Das Schiff wird umgedreht, wenn keine Kohle mehr da und sein Markt verbraucht ist.
learn-industry-second-rail = Die zweite Schiene
    .text = Von jetzt an kostet jede Schiene $1, eine Kohle und ein Eisen. Bau nach Manchester: Die Kohle kommt über See von deinem Import, das Eisen aus deinem Werk.
learn-industry-second-mill = Eine Spinnerei in Manchester
    .text = Deine Schiene erreicht Manchester, also gilt die Spinnereikarte dort.
learn-industry-market = Verkauf über See
    .text = Dein Hafen ist verbraucht, aber der Markt neben deinem Schiff will Baumwolle. Schienen und Seewege führen dorthin: Verkauf!
learn-industry-ship-flips = Drei auf einen Streich
    .text = Die Spinnerei zahlte $8. Markt verbraucht, Import leer: Auch das Schiff wurde umgedreht, für $12. Denk an solche Ketten, bevor du baust.
learn-industry-later = Fünfzehn Runden später
    .text = Dieselbe Partie, ihre letzte Runde: Der Stapel ist leer, und du hast $73 und keine Kredite. Deine Spinnerei in Hartford hat noch nicht verkauft.
learn-industry-choice = Du entscheidest
    .text = Zwei Aktionen, und sie gehören dir. Unser Rat: Verkauf Hartfords Baumwolle an Rosas Hafen in Boston, über Schienen aller Spieler.
learn-industry-last-action = Die letzte Aktion
    .text = Unser Rat: noch eine Schiene. Sie bringt am Ende $2 und $1 je Plättchen an ihren Enden. Die Schiene von Albany nach Burlington ist eine gute.
learn-industry-scoring = Die Schlusswertung
    .text = Die Schienen zahlten, Kredite wurden getilgt, und je $5 wurden zu einem Punkt. Jedes Plättchen zählt seine Stufe, umgedreht oder nicht; jeder übrige Kredit kostet 5 Punkte.
learn-industry-end = Das ist alles
    .text = Hohe Stufen sind viel wert, Bargeld auch; Kredite sind gut, solange sie mehr einbringen, als sie kosten. Du weißt alles Nötige: Nimm Platz!

## Tips for Brass

learn-tip-brass-pair = Spinnerei und Hafen
    .text = Eine Spinnerei ist wenig wert, bevor sie verkauft hat. Plane Spinnerei, Verbindung und Hafen zusammen, dann drehst du mit einer Aktion zwei Plättchen um.
learn-tip-brass-borrow = Leih früh
    .text = Am Anfang ist eine Einkommensstufe ein einziges Feld, später sind es zwei oder mehr. Nimm den großen Kredit, bevor dein Einkommen steigt, nie danach.
learn-tip-brass-cash = Geld ist zum Ausgeben da
    .text = Bargeld bringt nichts ein. Gute Spieler sind oft fast bei £0 und wissen immer, was der nächste Kredit bezahlt.
learn-tip-brass-develop = Überspring die schwachen
    .text = Zweimal entwickeln, solange Eisen billig ist, bringt dich Runden früher zu Spinnereien der Stufe 2. Viele starke Eröffnungen beginnen so.
learn-tip-brass-stay = Stufe 2 zählt doppelt
    .text = Ein Plättchen ab Stufe 2, das in der Kanalperiode umgedreht wird, bleibt liegen und zählt in der Schienenperiode noch einmal.
learn-tip-brass-gap = Achte auf Lücken in den Leisten
    .text = Ein Eisenwerk, gebaut, wenn die Eisenleiste Lücken hat, verkauft sofort Würfel, wird oft im selben Zug umgedreht und bezahlt sich selbst.
learn-tip-brass-near = Bergwerke, wo andere bauen
    .text = Ein Bergwerk wird umgedreht, wenn seine Kohle verbraucht ist, egal von wem. Stell es dorthin, wo andere Kohle brauchen, nicht, wo du allein bist.
learn-tip-brass-double = Zwei Züge hintereinander
    .text = Gib viel aus, wenn du Letzter bist, und wenig, wenn du Erster bist: Wer in einer Runde Letzter und in der nächsten Erster ist, hat vier Aktionen am Stück.
learn-tip-brass-market = Verkauf früh nach Übersee
    .text = Die Nachfrage am Fernmarkt sinkt nur. Zähl die schon aufgedeckten Plättchen: Solange die hohen noch kommen, ist jeder Verkauf ein Wagnis.
learn-tip-brass-guest = Nutze fremde Häfen
    .text = Ein fremder Hafen dreht deine Spinnerei ebenso um wie ein eigener. Und dein offener Hafen lädt andere ein, dasselbe für dich zu tun.
learn-tip-brass-cards = Behalt die richtigen Karten
    .text = Eine Ortskarte ist am meisten wert, wo Bauplätze begehrt sind und dein Netz nicht hinreicht. Wirf die Orte ab, die voll sind.
learn-tip-brass-links = Verbindungen spät und dicht
    .text = Eine Verbindung zählt, was bis dahin an ihren Enden umgedreht ist, egal wem es gehört. Such in den letzten Runden die freie mit den meisten umgedrehten Plättchen.
learn-tip-brass-last-loan = Die letzten Karten der Periode
    .text = Wenn am Ende der Kanalperiode nichts Besseres bleibt, leih: In den ersten Schienenrunden ist das Geld mehr wert.
learn-tip-brass-pairs = Schienen zu zweit
    .text = Zwei Schienen für £15 sparen eine Aktion. Die ersten Züge der Schienenperiode entscheiden über die besten Strecken; geh mit Geld und naher Kohle hinein.
learn-tip-brass-coal = Zähl die Kohle
    .text = Jede Schiene frisst einen Würfel. Sieh vor jedem Plan nach, welches Bergwerk liefert und was die Leiste verlangt, falls jemand schneller ist.
learn-tip-brass-shipyard = Werften zahlen in Punkten
    .text = Werften werden sofort umgedreht und bringen am meisten. Für Stufe 1, die nur in der Kanalperiode geht, entwickelst du zweimal; für Stufe 2 müssen zwei weitere Plättchen weg. Jede braucht einen seltenen Bauplatz, Kohle und Eisen: Fang früh an.
learn-tip-brass-overbuild = Überbau dich selbst
    .text = Wenn in der Schienenperiode die Bauplätze ausgehen, bringt eine höhere Stufe über dem eigenen Plättchen mehr als eine schlechte Verbindung.
learn-tip-brass-turn = Erst Einkommen, dann Punkte
    .text = Nimm in der ersten Hälfte einer Periode das Plättchen mit mehr Einkommen, in den letzten Runden das mit mehr Punkten.

## Tips for Age of Industry

learn-tip-industry-loans = Kredite sind Werkzeug
    .text = Ein Kredit kostet $1 je Runde und spart eine Aktion des Wartens. Leih für das, was sich in wenigen Runden bezahlt macht; behalt keine Kredite bis zum Ende.
learn-tip-industry-first = Verkauf so bald wie möglich
    .text = Spinnerei und Hafen nebeneinander werden binnen drei Runden umgedreht und befreien dich vom ersten Kredit.
learn-tip-industry-levels = Hohe Stufen zählen
    .text = Jedes Plättchen auf dem Spielplan zählt seine Stufe, umgedreht oder nicht. Entwickle die niedrigen weg, wenn eine Karte sonst zu nichts taugt.
learn-tip-industry-chain = Bau in Ketten
    .text = Such den einen Verkauf, der drei Plättchen umdreht: eine Spinnerei, den Markt neben einem Schiff und mit der letzten Kohle das Schiff selbst.
learn-tip-industry-rails = Schienen sind Ersparnisse
    .text = Jede Schiene bringt am Ende $2 und $1 für jedes belegte Feld an ihren Enden. Mit sechs Feldern ist sie $8 wert.
learn-tip-industry-hungry = Füttere die Schienenbauer
    .text = Jede Schiene nimmt Kohle und Eisen. Bergwerke und Werke nahe bei denen, die bauen, werden schnell umgedreht, und der Besitzer wird bezahlt.
learn-tip-industry-draw = Zieh in ruhigen Zügen
    .text = Zwei Karten zu ziehen, wenn nichts drängt, hält dir die Wahl offen. Mit einer Karte auf der Hand bist du gezwungen.
learn-tip-industry-colour = Farben öffnen Türen
    .text = Eine farbige Karte braucht gar keine Schiene. Behalt eine für einen Ort, an den du vor den anderen willst.
learn-tip-industry-whole = Ein ganzer Zug, jeder Bauplatz
    .text = Ein Bau für den ganzen Zug geht mit jeder Karte und auf jedem Bauplatz. Teuer, aber für Stufe 3 oder 4 kann es richtig sein.
learn-tip-industry-markets = Lies die Märkte
    .text = Die Marktplättchen liegen von Anfang an offen. Sieh, welche Felder Baumwolle und welche Fabrikwaren wollen, bevor du wählst, was du baust.
learn-tip-industry-ports = Häfen werden voll
    .text = Jeder Hafen kauft einmal, und Stufe 1 nur Baumwolle. Zähl die offenen Häfen und die Spinnereien, die auf sie warten.
learn-tip-industry-gaps = Verkauf in die Lücken
    .text = Bergwerke, Werke und Schiffe mit Anschluss an einen Hafen füllen leere Felder der Leisten gegen Bargeld. Bau sie, gleich nachdem andere gekauft haben.
learn-tip-industry-factories = Fabriken brauchen Zeit
    .text = Zwei Fabriken der Stufe 0 liegen im Weg. Fang früh an zu entwickeln, wenn du die Plättchen willst, die $27 zahlen.
learn-tip-industry-order = Einmal sparen, zuerst dran
    .text = Ein Zug mit Verkaufen und Ziehen kostet nichts und macht dich in der nächsten Runde zum Ersten: der beste Moment für einen begehrten Bauplatz.
learn-tip-industry-end = Sieh das Ende kommen
    .text = Wenn der Stapel leer ist und jemand keine Karte mehr hat, ist das Spiel nach dieser Runde aus. Bis dahin sollten deine Spinnereien verkauft und deine Kredite getilgt sein.

## Glossary

learn-word-action = Aktion
    .text = Was du in deinem Zug tust: meist zweimal. In Brass kostet jede eine Karte.
learn-word-canal = Kanal
    .text = Eine Verbindung der ersten Periode von Brass. Alle Kanäle verschwinden, wenn die Periode endet.
learn-word-card-industry = Industriekarte
    .text = Baut die abgebildete Industrie, wohin dein Netz reicht.
learn-word-card-location = Ortskarte
    .text = Baut eine beliebige Industrie am genannten Ort; in Age of Industry an jedem Ort ihrer Farbe.
learn-word-connected = verbunden
    .text = Durch gebaute Verbindungen beliebiger Besitzer oder am selben Ort. In Age of Industry zählen auch Seewege.
learn-word-cube = Würfel
    .text = Eine Einheit Kohle (schwarz) oder Eisen (orange). Würfel liegen auf Bergwerken, Werken, Nachfrageleisten und Importen.
learn-word-deck = Nachziehstapel
    .text = Die noch zu ziehenden Karten. In Brass wird er bis zur letzten Karte verbraucht; in Age of Industry kündigt sein Ende das Spielende an.
learn-word-demand-track = Nachfrageleiste
    .text = Der Markt für Kohle oder Eisen: Gekauft wird der billigste Würfel, verkauft in die teuerste Lücke.
learn-word-develop = entwickeln
    .text = Plättchen ungebaut vom Stapel nehmen, um an bessere zu kommen. In Brass kostet jedes einen Eisenwürfel.
learn-word-distant-market = Fernmarkt
    .text = Kauft in Brass Baumwolle, solange es Nachfrage gibt; ein aufgedecktes Plättchen sagt, wie weit sie sinkt.
learn-word-distant-port = Fernhafen
    .text = Ein Zeichen in Age of Industry: Dieser Ort gilt als Hafen, wenn Würfel gekauft oder auf die Leiste geliefert werden.
learn-word-external = externer Ort
    .text = Schottland, Yorkshire und die Midlands: Sie wirken als Häfen, haben keine Bauplätze und zählen für eine Verbindung 2 Punkte.
learn-word-face-up = offene Karten
    .text = Zwei Karten neben dem Stapel von Age of Industry, die jeder ziehen darf.
learn-word-flip = umdrehen
    .text = Ein Plättchen wird umgedreht, wenn seine Arbeit getan ist: verkauft oder geleert. Dann bringt es Einkommen und in Brass auch Punkte.
learn-word-import = Kohleimport
    .text = Das Feld hinter einem Schiff: Es wird mit Kohle gefüllt, wenn das Schiff gebaut wird.
learn-word-income = Einkommen
    .text = In Brass, was die Bank dir jede Runde zahlt; in Age of Industry, was ein Plättchen beim Umdrehen einmal zahlt.
learn-word-income-space = Einkommensfeld, Einkommensstufe
    .text = Die Leiste hat 100 Felder; mehrere zusammen sind eine Stufe. Plättchen bewegen dich um Felder, Kredite um Stufen.
learn-word-industry = Industrie
    .text = Was ein Plättchen ist: Baumwollspinnerei, Kohlebergwerk, Eisenwerk, Hafen, Werft; in Age of Industry auch Fabrik und Schiff.
learn-word-interest = Zinsen
    .text = In Age of Industry $1 für jeden Kredit am Ende jeder Runde.
learn-word-level = Stufe
    .text = Die Zahl auf einem Plättchen. Höhere Stufen kosten mehr und sind mehr wert.
learn-word-link = Verbindung
    .text = Ein Kanal oder eine Schiene zwischen zwei Orten. Sie erweitert dein Netz, trägt Waren und Kohle für alle und bringt Punkte.
learn-word-loan = Kredit
    .text = In Brass Geld gegen Einkommen; in Age of Industry $10, wann immer das Bargeld nicht reicht.
learn-word-market-square = Marktfeld
    .text = Ein Käufer auf dem Spielplan von Age of Industry. Sein Plättchen sagt, welche Waren er nimmt; er kauft einmal.
learn-word-network = Netz
    .text = Die Orte, die deine eigenen Verbindungen erreichen, und in der Schienenperiode auch die mit einem Plättchen von dir.
learn-word-overbuild = überbauen
    .text = Ein Plättchen höherer Stufe auf ein anderes legen.
learn-word-period = Periode
    .text = Eine Hälfte von Brass: erst Kanäle, dann Schienen. Jede endet mit einer Wertung.
learn-word-port = Hafen
    .text = Kauft die Baumwolle einer Spinnerei und wird mit ihr umgedreht. Auch das Tor zu den Nachfrageleisten und zum Fernmarkt.
learn-word-rail = Schiene
    .text = Eine Verbindung, die Kohle verbraucht; in Age of Industry Kohle und Eisen, außer der ersten jedes Spielers.
learn-word-round = Runde
    .text = Jeder ist einmal am Zug. Danach entscheiden die Ausgaben über die neue Reihenfolge.
learn-word-sea-lane = Seeweg
    .text = Eine Verbindung zwischen Hafen und Schiff. Zwei Seewege mit einem Schiff dazwischen verbinden zwei Häfen.
learn-word-slot = Bauplatz
    .text = Ein Feld an einem Ort, auf das ein Plättchen passt, wenn es dessen Industrie zeigt.
learn-word-spent = Ausgaben
    .text = Was du in einer Runde für Plättchen, Verbindungen und Würfel bezahlt hast. Wer am wenigsten ausgab, ist in der nächsten zuerst dran.
learn-word-stack = Stapel
    .text = Deine Plättchen einer Industrie, die niedrigste Stufe obenauf.
learn-word-ship-slot = Schiffsplatz
    .text = Ein Bauplatz auf See in Age of Industry; nutzbar, sobald an einem seiner Seewege ein Hafen liegt.
learn-word-unflipped = nicht umgedreht
    .text = Ein Plättchen, das noch auf seinen Verkauf wartet oder noch Würfel trägt.
learn-word-village = Dorf
    .text = Ein Ort ohne Bauplätze in Age of Industry. Schienen führen hindurch, und er zählt als ein Feld.
learn-word-virtual-link = virtuelle Verbindung
    .text = Die Fähre von Liverpool nach Birkenhead: Sie hilft nur einer Industriekarte, Birkenhead zu erreichen.
learn-word-vp = Siegpunkte (SP)
    .text = Sie entscheiden das Spiel: aus Verbindungen, umgedrehten Plättchen und Geld; in Age of Industry aus Geld und Stufen.
