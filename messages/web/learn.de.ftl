### The client in German: learning

## The entrance

learn-title = Lernen
learn-welcome = Zwei Spiele um Kohle, Eisen und Baumwolle. Spiel eine Lektion, schlag eine Regel nach oder sieh dir an, wie man gut spielt.
learn-tutorials = Spielend lernen
learn-tutorial-brass = Erst Kanäle, dann die Eisenbahn
    .text = Die Kanalperiode von Brass vom leeren Spielplan bis zur Wertung, dann die Eisenbahnperiode. Ein Trainer sagt dir, was zu tun ist und warum.
learn-tutorial-industry = Eine Spinnerei in Neuengland
    .text = Die Eröffnung einer Partie Age of Industry mit Spinnerei, Hafen und Schiff und dann ihre letzte Runde.
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
    .text = Wie man gut spielt, in je ein paar Zeilen.
learn-glossary = Glossar
    .text = Was die Begriffe der Spiele bedeuten.
learn-studies = Studien
    .text = Partien und Stellungen mit Varianten, Kommentaren und Pfeilen, zum Teilen per Link.
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
learn-nothing-found = Dazu sagt keine Regel etwas. Versuch es mit weniger Wörtern.
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
learn-section-actions = Entwickeln, verkaufen, Kredit aufnehmen
learn-section-scoring = Wertung und Spielende
learn-section-rails = Bahnstrecken, Verkauf, Karten, Geld
learn-section-end = Spielende
learn-section-maps = Spielpläne
learn-section-variants = Varianten

## What the drawings show, for those who do not see them

learn-drawing-b13 = Ein Bauplatz mit den Symbolen von Baumwollspinnerei und Kohlebergwerk nimmt eines von beiden auf; eine Eisenhütte passt nicht.
learn-drawing-b19 = Ein Kohlebergwerk gibt seinen letzten Würfel her und wird umgedreht; der Einkommensmarker seines Besitzers rückt vor.
learn-drawing-b24 = Ein Kanal kostet 3 £; eine Bahnstrecke 5 £ und einen Kohlewürfel; zwei Bahnstrecken 15 £ und zwei Kohlewürfel.
learn-drawing-a7 = Ein Bauplatz ohne Symbol nimmt eine Baumwollspinnerei, eine Fabrik oder eine Eisenhütte auf; Bauplätze mit Symbol nehmen nur diese Industrie auf.
learn-drawing-a16 = Die erste Bahnstrecke kostet 1 $, jede weitere 1 $, einen Kohle- und einen Eisenwürfel.

## Keyboard

learn-keys = Tasten
learn-keys-cards = Karten und Aktionen
learn-keys-choosing = Wählen
learn-keys-looking = Ansehen
learn-key-help = Diese Liste
learn-key-card = Eine Karte wählen
learn-key-build = Industrie bauen
learn-key-link = Kanal oder Bahnstrecke bauen
learn-key-develop = Entwickeln
learn-key-sell = Verkaufen
learn-key-loan = Kredit aufnehmen (Brass)
learn-key-draw = Karten ziehen (Age of Industry)
learn-key-pass = Passen
learn-key-move = Von Ziel zu Ziel gehen
learn-key-choose = Das Ziel wählen
learn-key-confirm = Einen fertigen Zug bestätigen
learn-key-undo = Rückgängig
learn-key-leave = Auswahl abbrechen
learn-key-hint = Um einen Tipp bitten
learn-key-hurry = Den gezeigten Zug abkürzen
learn-key-fit = Den ganzen Spielplan zeigen
learn-key-zoom-in = Vergrößern
learn-key-zoom-out = Verkleinern
learn-key-track = Einkommen und Punkte
learn-key-player-board = Deine Plättchen
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
learn-back = Vorheriger Schritt
learn-fold = Text zeigen oder verbergen
learn-again = Von vorn beginnen
learn-leave = Lektion verlassen
learn-finish = Abschließen
learn-laying-out = Der Spielplan wird aufgebaut …
learn-instead = Das wäre ein anderer Zug, deshalb wurde er rückgängig gemacht. Versuch, was oben beschrieben ist.
learn-comment-same = Gut gewählt: Unser stärkster Bot würde dasselbe tun.
learn-comment-other = Das ist möglich. Unser stärkster Bot würde lieber dies tun: { $move }.
learn-watch = Deine Mitspieler sind am Zug
    .text = Schau auf den Spielplan und in den Verlauf. Gleich bist du wieder dran.

## The lesson of Brass

learn-brass-goal = Willkommen in Lancashire
    .text = Du bist Blau, mit 30 £ und einem leeren Spielplan. Bau Spinnereien, Bergwerke, Häfen und Kanäle: Wer am Ende die meisten Siegpunkte hat, gewinnt. In diesem Kapitel spielst du die Kanalperiode, die erste Hälfte der Partie.
learn-brass-cards = Karten sind Aktionen
    .text = Jede gespielte Karte ist eine Aktion. Was sie zeigt, zählt nur beim Bauen: Eine Ortskarte lässt dich an diesem Ort bauen, eine Industriekarte diese Industrie dort, wohin deine Kanäle reichen.
learn-brass-first-mill = Bau eine Baumwollspinnerei
    .text = Wähle die Karte „Manchester“, dann „Bauen“ und eine Baumwollspinnerei in Manchester. Sie kostet 12 £. In der ersten Runde haben alle nur eine Aktion.
learn-brass-face-down = Erst muss sie verkaufen
    .text = Deine Spinnerei steht, verdient aber noch nichts. Erst wenn ihre Baumwolle verkauft ist, wird das Plättchen umgedreht: Dann steigt dein Einkommen, und es bringt Punkte.
learn-brass-order = Wer wenig ausgibt, ist zuerst dran
    .text = Du hast 12 £ ausgegeben, mehr als alle anderen, also bist du in dieser Runde zuletzt dran. Behalt das im Auge: Nach einer billigen Runde bist du in der nächsten zuerst dran.
learn-brass-first-canal = Bau einen Kanal
    .text = Deine Spinnerei braucht einen Weg zu einem Hafen. Bau für 3 £ den Kanal von Manchester nach Warrington & Runcorn. Jede Karte geht, also wirf eine ab, die du nicht brauchst: „Preston“.
learn-brass-port = Bau einen Hafen
    .text = Bau jetzt mit einer Hafenkarte einen Hafen in Warrington & Runcorn. Dein Kanal reicht bis dorthin, der Ort gehört also zu deinem Netz, und dort gelten Industriekarten. Der Hafen kostet 6 £.
learn-brass-income = Die Einkommensleiste
    .text = Jede Runde beginnt mit dem Einkommen. Dein Marker steht auf 0 £, und mit 9 £ lässt sich nicht viel bauen. Also nehmen wir einen Kredit auf.
learn-brass-loan = Zuerst der Kredit
    .text = Nimm 30 £ Kredit auf und wirf „Blackburn“ ab: Dein Einkommen sinkt um drei Stufen. Vor dem Verkauf ist das billiger, denn unten auf der Leiste ist eine Stufe ein Feld, weiter oben zwei oder mehr.
learn-brass-sell = Verkauf deine Baumwolle
    .text = Verkauf nun aus Manchester an deinen eigenen Hafen. Jede Karte geht: Nimm eine Kohlebergwerkskarte.
learn-brass-flipped = Beide sind umgedreht
    .text = Die Spinnerei brachte 5 Felder, der Hafen 3: Dein Einkommen beträgt jetzt 3 £ je Runde. Umgedrehte Plättchen zählen am Ende der Periode und machen jede Verbindung daneben wertvoller.
learn-brass-canal-bolton = Weiter nach Bolton
    .text = Du hast nichts ausgegeben, also bist du zuerst dran. Bau den Kanal von Manchester nach Bolton und wirf die Werftkarte ab.
learn-brass-iron = Eine Eisenhütte braucht Kohle
    .text = Bau mit der Karte „Bolton“ dort eine Eisenhütte. Ihre Kohle kommt über gebaute Verbindungen aus dem nächsten Bergwerk und ist kostenlos: hier aus Violetts Bergwerk in Manchester, einen Kanal entfernt.
learn-brass-demand-track = Nachfrageleisten
    .text = Zwei Felder der Eisenleiste waren leer, also wurden zwei deiner Würfel dort für zusammen 2 £ verkauft. Hat keine Hütte mehr Eisen, kaufen alle von der Leiste, den billigsten Würfel zuerst. Bei Kohle ist es ebenso, aber nur mit Anschluss an einen Hafen.
learn-brass-develop = Entwickeln
    .text = Bessere Spinnereien liegen tiefer im Stapel. Entwickle in einer Aktion zwei Plättchen: Entferne zwei Spinnereien der Stufe 1, jede für einen Eisenwürfel aus deiner Hütte. Eisen braucht keinerlei Verbindung. Wirf „Liverpool“ ab.
learn-brass-emptied = Leer und umgedreht
    .text = Der letzte Würfel ist weg, also wurde deine Hütte umgedreht: 3 Felder Einkommen mehr. Bergwerke und Hütten werden umgedreht, wenn sie leer sind, egal wer die Würfel genommen hat.
learn-brass-canal-stockport = Weiter nach Stockport
    .text = In der Kanalperiode darfst du an jedem Ort nur ein Plättchen haben. Breite dich also aus: Bau mit der anderen Kohlebergwerkskarte den Kanal nach Stockport.
learn-brass-second-mill = Eine bessere Spinnerei
    .text = Bau mit einer Spinnereikarte deine Spinnerei der Stufe 2 in Stockport: 14 £ und eine Kohle. Es ist die letzte Kohle aus Violetts Bergwerk; es wird umgedreht, zu Violetts Freude.
learn-brass-distant = Der Fernmarkt
    .text = Dein Hafen ist umgedreht und nimmt keine Baumwolle mehr, führt aber noch nach Übersee. Verkauf mit einer Hafenkarte Stockports Baumwolle an den Fernmarkt. Ein Plättchen wird aufgedeckt, und die Nachfrage sinkt um seine Zahl.
learn-brass-bonus = Es gab Nachfrage
    .text = Die Nachfrage sank um 2, und die Spinnerei wurde umgedreht: 4 Felder und 1 als Bonus des Feldes, auf dem der Marker jetzt steht. Erreicht der Marker das Ende, kann bis zum Ende der Periode niemand mehr dorthin verkaufen.
learn-brass-canal-macclesfield = Auch Verbindungen zählen
    .text = Am Ende der Periode bringt jede Verbindung 1 Punkt für jedes umgedrehte Plättchen an ihren beiden Enden. Bau den Kanal von Stockport nach Macclesfield und wirf die Eisenhüttenkarte ab.
learn-brass-third-mill = Eine dritte Spinnerei
    .text = Bau mit deiner Spinnereikarte eine Spinnerei in Macclesfield. Diesmal sind mehrere Bergwerke gleich nah, du wählst also, wessen Kohle du nimmst: Damit bringst du dieses Bergwerk dem Umdrehen näher.
learn-brass-closed = Die letzte Runde
    .text = Rosa hat es mit dem Fernmarkt versucht und keine Nachfrage mehr gefunden. Aber Orange hat in Ellesmere Port einen Hafen gebaut, und von Macclesfield führen Kanäle dorthin.
learn-brass-choice = Du entscheidest
    .text = Zwei Karten, zwei Aktionen: Jetzt wählst du. Unser Rat: Verkauf Macclesfields Baumwolle an Oranges Hafen, denn jeder Hafen ist möglich. Auch der Knopf „Tipp“ hilft.
learn-brass-last-card = Die letzte Karte
    .text = Noch eine Aktion. Unser Rat: der Kanal von Macclesfield in die Midlands, denn ein externer Ort bringt einer Verbindung 2 Punkte.
learn-brass-scoring = Die Kanalperiode wird gewertet
    .text = Zuerst die Verbindungen, dann die umgedrehten Plättchen. Alle Kanäle und alle Plättchen der Stufe 1 sind vom Spielplan verschwunden, aber deine Spinnereien der Stufe 2 bleiben und zählen am Ende der Partie noch einmal.
learn-brass-rail = Weiter mit der Eisenbahnperiode
    .text = Die Eisenbahnperiode verläuft wie diese, aber Verbindungen kosten mehr, und an einem Ort darfst du mehrere Plättchen bauen. Weiter zum zweiten Kapitel: Es zeigt Eisenbahnen, Überbauen und Bauen mit zwei Karten.
learn-brass-rail-start = Die Eisenbahnperiode
    .text = Du bist wieder Blau, in der zweiten Runde der Eisenbahnperiode, mit 18 Punkten. Die Kanäle und alle Plättchen der Stufe 1 sind weg, und Stufe 1 lässt sich nicht mehr bauen. Neu: An einem Ort darfst du mehrere Plättchen haben.
learn-brass-rail-iron = Eisen ist knapp
    .text = Sechs Felder der Eisenleiste sind leer. Bau mit einer Eisenhüttenkarte eine Eisenhütte in Bolton: 9 £ und eine Kohle. Sind mehrere Bergwerke gleich nah, hast du die Wahl.
learn-brass-rail-iron-sold = Sie hat sich schon bezahlt gemacht
    .text = Die Leiste nahm alle fünf Würfel für 11 £, mehr als die Hütte gekostet hat. Sie ist leer und wurde daher umgedreht: Dein Einkommen stieg von −2 £ auf 0 £.
learn-brass-rail-two = Zwei Bahnstrecken in einer Aktion
    .text = Eine Bahnstrecke kostet 5 £ und eine Kohle, eine zweite in derselben Aktion 10 £ und noch eine Kohle. Bau Liverpool – Warrington & Runcorn und Liverpool – Wigan, und wirf die andere Eisenhüttenkarte ab.
learn-brass-rail-shipyard = Werften bringen am meisten
    .text = Bau mit der Karte „Liverpool“ dort eine Werft: 25 £, eine Kohle und ein Eisen. Sie wird sofort umgedreht und ist am Ende 18 Punkte wert.
learn-brass-rail-loan = Kredite, solange es geht
    .text = Du hast fast nichts mehr. Nimm 30 £ Kredit auf und wirf die Spinnereikarte ab. In der Eisenbahnperiode gibt es keinen Kredit mehr, sobald der Nachziehstapel leer ist, also in den letzten vier Runden.
learn-brass-rail-port-flipped = Andere nutzen deinen Hafen
    .text = Orange hat Baumwolle an deinen Hafen in Preston verkauft. Er wurde umgedreht, und dein Einkommen stieg um 3 £: Einen Hafen am richtigen Ort nutzen auch die anderen.
learn-brass-rail-coal = Bahnstrecken brauchen Kohle
    .text = Bau mit der Kohlebergwerkskarte ein Bergwerk in Manchester. Von dort führen Bahnstrecken zu einem Hafen, also gehen zwei Würfel auf die leeren Felder der Kohleleiste. Den Rest braucht bald jemand für Bahnstrecken.
learn-brass-rail-last-loan = Der letzte Kredit
    .text = Nach dieser Runde ist der Nachziehstapel leer. Nimm noch einmal 30 £ Kredit auf und wirf „Bolton“ ab: Damit bezahlst du zwei weitere Bauten.
learn-brass-rail-port = Ein zweites Plättchen in Liverpool
    .text = Violetts Bahnstrecken haben deine Kohle verbraucht, das Bergwerk wurde umgedreht. Bau nun mit einer Hafenkarte für 7 £ einen Hafen in Liverpool. In der Kanalperiode ginge das nicht, weil dort schon deine Werft steht.
learn-brass-rail-mill = Eine Spinnerei der Stufe 3
    .text = Bau mit der Spinnereikarte eine Spinnerei in Stockport: 16 £, eine Kohle und ein Eisen. Kein Bergwerk und keine Hütte hat einen Würfel für dich, also kommen beide von den Leisten, für 2 £ und 3 £.
learn-brass-rail-port-used = Orange hat deinen Hafen benutzt
    .text = Orange hat an deinen neuen Hafen in Liverpool verkauft, und er wurde umgedreht. Für deine eigene Spinnerei brauchst du jetzt einen anderen.
learn-brass-rail-next-port = Noch ein Hafen
    .text = Bau ihn mit einer Hafenkarte in Liverpool, diesmal Stufe 3 für 8 £.
learn-brass-rail-sell = Verkauf, bevor es andere tun
    .text = Verkauf Stockports Baumwolle an diesen Hafen, bevor es jemand anderes tut, und wirf eine Karte „Oldham“ ab. Beide Plättchen werden umgedreht.
learn-brass-rail-two-cards = Zwei Karten und eine fremde Hütte
    .text = Kein Eisenwürfel ist mehr auf einem Plättchen oder auf der Leiste: Nur dann darfst du eine fremde Eisenhütte mit einer höheren Stufe überbauen. Keine deiner Karten passt nach Manchester, aber mit zwei beliebigen Karten baust du überall, als ganzer Zug. Überbau Oranges Hütte mit „Oldham“ und „Rochdale“.
learn-brass-rail-overbuilt = Überbaut
    .text = Oranges Plättchen ist aus dem Spiel und zählt nicht mehr. Deine sechs Würfel füllten die leere Leiste für 18 £, und deine Hütte wurde umgedreht. Eigene Plättchen darfst du jederzeit mit einer höheren Stufe derselben Industrie überbauen.
learn-brass-rail-own-turn = Dein eigener Zug
    .text = Die letzte Runde: zwei Karten und 40 £. Du entscheidest, und danach sagt der Trainer etwas dazu. Frag dich, was bis zum Ende noch umgedreht wird und welche Verbindungen dadurch mehr wert sind.
learn-brass-rail-own-second = Deine letzte Aktion
    .text = Eine Karte ist übrig. Was bringt sie noch?
learn-brass-rail-scoring = Das Ende der Partie
    .text = Zuerst zählen die Bahnstrecken, dann alle umgedrehten Plättchen, auch die aus der Kanalperiode. Zuletzt bringen je volle 10 £ einen Punkt.
learn-brass-rail-end = Du kannst Brass spielen
    .text = Früh Kredite aufnehmen, Plättchen umdrehen, Bahnstrecken dazwischen und Häfen, die andere benutzen: Das ist das Spiel. Nimm Platz; der Knopf „Tipp“ ist immer da.

## The lesson of Age of Industry

learn-industry-goal = Willkommen in Neuengland
    .text = Du bist Blau und hast gar kein Geld. Bau Spinnereien, Häfen, Schiffe und Bahnstrecken. Am Ende werden Bargeld und die Stufen deiner Plättchen zu Punkten, und wer die meisten Punkte hat, gewinnt.
learn-industry-cards = Zwei Arten von Karten
    .text = Mit einer Industriekarte baust du diese Industrie dort, wohin deine Bahnstrecken reichen. Eine Ortskarte zeigt eine Farbe: Mit ihr baust du an einem Ort dieser Farbe alles, was passt. Bahnstrecken bauen, Verkaufen und Ziehen kosten keine Karte.
learn-industry-first-mill = Eine Spinnerei in Lowell
    .text = Spiel die Spinnereikarte in Lowell. Solange du kein Plättchen auf dem Spielplan hast, gilt eine Industriekarte überall. Die Spinnerei kostet 4 $.
learn-industry-loan = Die Bank hilft
    .text = Du hattest nichts, also hast du einen Kredit von 10 $ aufgenommen; das geschieht von selbst. Jeder Kredit kostet 1 $ je Runde und 5 Punkte, wenn er am Ende noch offen ist. Auch zurückgezahlt wird er von selbst, sobald du das Geld hast.
learn-industry-rail = Deine erste Bahnstrecke
    .text = Waren fahren mit der Bahn. Bau von Lowell nach Boston: Deine erste Bahnstrecke kostet nur 1 $ und keine Karte.
learn-industry-port = Ein Hafen in Boston
    .text = Boston ist lila, also darfst du dort mit einer lila Ortskarte bauen. Bau einen Hafen für 3 $.
learn-industry-sell = Verkauf deine Baumwolle
    .text = Deine Spinnerei ist mit einem Hafen verbunden, also kannst du verkaufen. Das braucht keine Karte.
learn-industry-cash = Einkommen ist Bargeld, einmal
    .text = Beide Plättchen wurden umgedreht und zahlten sofort: 8 $ für die Spinnerei, 5 $ für den Hafen. Ein umgedrehtes Plättchen zahlt nie wieder, also bau weiter.
learn-industry-draw = Zieh Karten
    .text = Karten kommen nicht von selbst: Zwei zu ziehen ist eine Aktion. Nimm die offene lila Karte und eine vom Stapel.
learn-industry-order = Du bist zuerst dran
    .text = Dein Kredit ist zurückgezahlt. Und weil du am wenigsten ausgegeben hast, beginnst du jetzt die Runde.
learn-industry-develop = Platz für ein Schiff
    .text = Dein erstes Schiff hat Stufe 0 und kann nie gebaut werden. Entwickle es weg und wirf die graue Karte ab. Eisen kostet das hier nicht.
learn-industry-iron = Eine Eisenhütte
    .text = Bau mit ihrer Karte eine Eisenhütte in Boston, für 2 $. An Orten mit vier oder mehr Bauplätzen darfst du zwei Plättchen haben. Ihre drei Würfel brauchst du für deine Bahnstrecken.
learn-industry-ship = Bau ein Schiff
    .text = Spiel die Schiffskarte in der Massachusetts Bay; ihr Seeweg führt zu deinem Hafen. Ein Schiff bringt Kohle aus Übersee, mehr als es selbst braucht.
learn-industry-import = Kohle aus Übersee
    .text = Vier Würfel kamen an: einer für das Schiff, zwei wurden auf leere Felder der Kohleleiste verkauft, einer ist übrig. Das Schiff wird umgedreht, wenn keine Kohle mehr da und sein Markt benutzt ist.
learn-industry-second-rail = Die zweite Bahnstrecke
    .text = Von jetzt an kostet jede Bahnstrecke 1 $, eine Kohle und ein Eisen. Bau nach Manchester: Die Kohle kommt über See von deinem Import, das Eisen aus deiner Hütte.
learn-industry-second-mill = Eine Spinnerei in Manchester
    .text = Deine Bahnstrecke erreicht Manchester, also gilt die Spinnereikarte dort.
learn-industry-market = Verkauf über See
    .text = Dein Hafen ist schon benutzt, aber der Markt neben deinem Schiff will Baumwolle. Bahnstrecken und Seewege führen dorthin: Verkauf!
learn-industry-ship-flips = Zwei auf einen Streich
    .text = Die Spinnerei zahlte 8 $. Markt benutzt, Import leer: Auch das Schiff wurde umgedreht, für 12 $. Denk an solche Ketten, bevor du baust.
learn-industry-later = Fünfzehn Runden später
    .text = Dieselbe Partie, ihre letzte Runde: Der Stapel ist leer, und du hast 73 $ und keinen Kredit. Deine Spinnerei in Hartford hat noch nicht verkauft.
learn-industry-choice = Du entscheidest
    .text = Du hast zwei Aktionen. Unser Rat: Verkauf Hartfords Baumwolle an Rosas Hafen in Boston, über Bahnstrecken beliebiger Farbe.
learn-industry-last-action = Die letzte Aktion
    .text = Unser Rat: noch eine Bahnstrecke. Sie bringt am Ende 2 $ und 1 $ je belegtem Feld an ihren Enden. Die Bahnstrecke von Albany nach Burlington ist eine gute.
learn-industry-scoring = Die Schlusswertung
    .text = Die Bahnstrecken zahlten, Kredite wurden zurückgezahlt, und je 5 $ wurden zu einem Punkt. Jedes Plättchen zählt seine Stufe, umgedreht oder nicht; jeder offene Kredit kostet 5 Punkte.
learn-industry-end = Du kannst Age of Industry spielen
    .text = Hohe Stufen sind viel wert, Bargeld auch; Kredite sind gut, solange sie mehr einbringen, als sie kosten. Du weißt alles Nötige: Nimm Platz!

## Tips for Brass

learn-tip-brass-first = Deine ersten Plättchen
    .text = Beginne mit einer Spinnerei in Manchester oder in der Nähe oder mit einem Hafen in Liverpool oder Preston. Auf Stufe 1 brauchen beide keine Kohle, und solange kein Plättchen von dir auf dem Spielplan liegt, darfst du mit einer Industriekarte an jedem Ort bauen.
learn-tip-brass-pair = Spinnerei und Hafen
    .text = Eine Spinnerei ist wenig wert, bevor sie verkauft hat. Plane Spinnerei, Verbindung und Hafen zusammen, dann drehst du mit einer Aktion zwei Plättchen um.
learn-tip-brass-borrow = Nimm früh Kredit auf
    .text = Am Anfang ist eine Einkommensstufe ein einziges Feld, später sind es zwei oder mehr. Nimm den großen Kredit, bevor dein Einkommen steigt, nie danach.
learn-tip-brass-cash = Geld ist zum Ausgeben da
    .text = Bargeld bringt nichts ein. Wer gut spielt, ist oft fast bei 0 £ und weiß immer, was der nächste Kredit bezahlt.
learn-tip-brass-develop = Überspring schwache Plättchen
    .text = Zweimal entwickeln, solange Eisen billig ist, bringt dich Runden früher zu Spinnereien der Stufe 2. Viele starke Eröffnungen beginnen so.
learn-tip-brass-stay = Stufe 2 zählt doppelt
    .text = Ein Plättchen ab Stufe 2, das in der Kanalperiode umgedreht wird, bleibt liegen und zählt in der Eisenbahnperiode noch einmal.
learn-tip-brass-gap = Achte auf Lücken in den Leisten
    .text = Baust du eine Eisenhütte, wenn die Eisenleiste Lücken hat, verkauft sie sofort Würfel, wird oft im selben Zug umgedreht und bezahlt sich selbst.
learn-tip-brass-near = Bergwerke, wo andere bauen
    .text = Ein Bergwerk wird umgedreht, wenn seine Kohle verbraucht ist, egal von wem. Stell es dorthin, wo andere Kohle brauchen, nicht, wo du allein bist.
learn-tip-brass-double = Zwei Züge hintereinander
    .text = Gib wenig aus, wenn du zuletzt dran bist: Wer eine Runde beschließt und die nächste eröffnet, hat vier Aktionen am Stück. Viel ausgeben kannst du, wenn du zuerst dran bist.
learn-tip-brass-market = Verkauf früh nach Übersee
    .text = Die Nachfrage am Fernmarkt sinkt nur. Zähl die schon aufgedeckten Plättchen: Solange die hohen noch kommen, ist jeder Verkauf ein Wagnis.
learn-tip-brass-guest = Nutze fremde Häfen
    .text = Ein fremder Hafen dreht deine Spinnerei ebenso um wie ein eigener. Und dein offener Hafen lädt andere ein, dasselbe für dich zu tun.
learn-tip-brass-hand = Sieh deine Hand als Ganzes
    .text = Such zu Beginn jeder Periode in deiner Hand nach Orten, die nah beieinanderliegen: Benachbarte Plättchen ergeben ein dichtes Netz. Wirf für die anderen Aktionen die Karten ab, die nicht dazu passen.
learn-tip-brass-cards = Behalt die richtigen Karten
    .text = Eine Ortskarte ist am meisten wert, wo Bauplätze begehrt sind und wohin dein Netz nicht reicht. Wirf die Orte ab, die voll sind.
learn-tip-brass-links = Verbindungen spät und dicht
    .text = Eine Verbindung zählt, was bis dahin an ihren Enden umgedreht ist, egal wem es gehört. Such in den letzten Runden die freie mit den meisten umgedrehten Plättchen.
learn-tip-brass-last-loan = Die letzten Karten der Periode
    .text = Wenn am Ende der Kanalperiode nichts Besseres bleibt, nimm einen Kredit auf: In den ersten Runden der Eisenbahnperiode ist das Geld mehr wert.
learn-tip-brass-mine = Mit Kohle in die Eisenbahnperiode
    .text = Bergwerke der Stufe 1 verlassen nach der Kanalperiode mit ihrer Kohle den Spielplan. Ein Bergwerk der Stufe 2, auf dem noch Würfel liegen, bleibt: Es liefert Kohle für deine ersten Bahnstrecken, und sie können dort beginnen.
learn-tip-brass-pairs = Bahnstrecken im Doppelpack
    .text = Zwei Bahnstrecken für 15 £ sparen eine Aktion. Die ersten Züge der Eisenbahnperiode entscheiden, wer die besten Linien bekommt; geh mit Geld und naher Kohle hinein.
learn-tip-brass-coal = Zähl die Kohle
    .text = Jede Bahnstrecke verbraucht einen Würfel. Sieh vor jedem Plan nach, welches Bergwerk liefert und was die Leiste verlangt, falls jemand schneller ist.
learn-tip-brass-shipyard = Werften zahlen in Punkten
    .text = Werften werden sofort umgedreht und bringen am meisten. Für Stufe 1, die nur in der Kanalperiode geht, müssen zuerst beide Plättchen der Stufe 0 weg (eine Aktion, zwei Eisen), für Stufe 2 noch zwei weitere. Jede Werft braucht einen seltenen Bauplatz, Kohle und Eisen: Fang früh an.
learn-tip-brass-overbuild = Überbau eigene Plättchen
    .text = Wenn in der Eisenbahnperiode die Bauplätze ausgehen, bringt eine höhere Stufe über dem eigenen Plättchen mehr als eine schlechte Verbindung.
learn-tip-brass-turn = Erst Einkommen, dann Punkte
    .text = Nimm in der ersten Hälfte einer Periode das Plättchen mit mehr Einkommen, in den letzten Runden das mit mehr Punkten.
learn-tip-brass-behind = Nach den Kanälen im Rückstand?
    .text = Keine Sorge: In der Eisenbahnperiode sind viel mehr Punkte zu holen, und wer früh führt, wird oft noch überholt.

## Tips for Age of Industry

learn-tip-industry-loans = Kredite sind Werkzeuge
    .text = Ein Kredit kostet 1 $ je Runde und erspart dir das Warten auf Geld. Nutze ihn für das, was sich in wenigen Runden bezahlt macht; behalt keine Kredite bis zum Ende.
learn-tip-industry-first = Verkauf so bald wie möglich
    .text = Spinnerei und Hafen nebeneinander werden binnen drei Runden umgedreht und befreien dich vom ersten Kredit.
learn-tip-industry-levels = Hohe Stufen zählen
    .text = Jedes Plättchen auf dem Spielplan zählt seine Stufe, umgedreht oder nicht. Entwickle die niedrigen weg, wenn eine Karte sonst zu nichts taugt.
learn-tip-industry-chain = Bau in Ketten
    .text = Such den einen Verkauf, der drei Plättchen umdreht: eine Spinnerei, den Markt neben einem Schiff und mit der letzten Kohle das Schiff selbst.
learn-tip-industry-rails = Bahnstrecken sind Ersparnisse
    .text = Jede Bahnstrecke bringt am Ende 2 $ und 1 $ für jedes belegte Feld an ihren Enden. Mit sechs Feldern ist sie 8 $ wert.
learn-tip-industry-hungry = Versorg die Bahnbauer
    .text = Außer der jeweils ersten verbraucht jede Bahnstrecke Kohle und Eisen. Bergwerke und Hütten nahe bei denen, die bauen, werden schnell umgedreht und zahlen dich aus.
learn-tip-industry-draw = Zieh in ruhigen Zügen
    .text = Zwei Karten zu ziehen, wenn nichts drängt, hält dir die Wahl offen. Mit nur einer Karte auf der Hand hast du keine Wahl.
learn-tip-industry-colour = Farben öffnen Türen
    .text = Eine Ortskarte braucht gar keine Bahnstrecke. Behalt eine für einen Ort, an den du vor den anderen willst.
learn-tip-industry-whole = Ein ganzer Zug, jeder Bauplatz
    .text = Opferst du den ganzen Zug, baust du mit jeder Karte auf jedem Bauplatz. Teuer, aber für Stufe 3 oder 4 kann es richtig sein.
learn-tip-industry-markets = Lies die Märkte
    .text = Die Marktplättchen liegen von Anfang an offen. Sieh, welche Felder Baumwolle und welche Fabrikwaren wollen, bevor du wählst, was du baust.
learn-tip-industry-ports = Häfen werden voll
    .text = Jeder Hafen kauft einmal, und Stufe 1 nur Baumwolle. Zähl die offenen Häfen und die Spinnereien, die auf sie warten.
learn-tip-industry-gaps = Verkauf in die Lücken
    .text = Bergwerke, Hütten und Schiffe mit Anschluss an einen Hafen füllen leere Felder der Leisten gegen Bargeld. Bau sie, gleich nachdem andere gekauft haben.
learn-tip-industry-factories = Fabriken brauchen Zeit
    .text = Zwei Fabriken der Stufe 0 liegen im Weg. Fang früh an zu entwickeln, wenn du die Plättchen willst, die 27 $ zahlen.
learn-tip-industry-order = Einmal sparen, zuerst dran
    .text = Ein Zug mit Verkaufen und Ziehen kostet nichts, und so bist du in der nächsten Runde meist zuerst dran: der beste Moment für einen begehrten Bauplatz.
learn-tip-industry-end = Sieh das Ende kommen
    .text = Wenn der Stapel leer ist und jemand keine Karte mehr hat, ist die Partie nach dieser Runde zu Ende. Bis dahin sollten deine Spinnereien verkauft haben und deine Kredite zurückgezahlt sein.

learn-key-reference = Nachschlagen, was den Fokus hat oder unter dem Zeiger liegt
learn-aid = Spielhilfe
    .text = Alles, was man beim Spielen nachschlägt, auf einem Blatt.
learn-tiles = Plättchen und Karten
    .text = Jedes Plättchen mit Preis, Einkommen und Punkten, und alle Karten.
learn-legend = Symbole
    .text = Was jedes Teil und jedes Zeichen auf dem Spielplan bedeutet.
