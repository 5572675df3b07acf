# Ausgeführte Beispiele der Regeln: die Seiten darum herum
examples-title = Beispiel
examples-example = Beispiel: { $title }
examples-try = Auf dem Spielplan ausprobieren
examples-more = Siehe auch das Beispiel:
examples-source = { $resource } aus: { $place }
examples-buyer = Käufer: { $place }
examples-whole-turn = ganzer Zug
examples-play-next =
    { $left ->
        [one] Zug des Beispiels spielen
       *[other] Nächsten Zug des Beispiels spielen
    }
examples-undo = Rückgängig
examples-reset = Von vorn
examples-show = Auf dem Spielplan zeigen
examples-moves = Gespielte Züge
examples-others = Andere Beispiele
examples-to-rules = Regeln
examples-points-links = Verbindungen
examples-points-tiles = Plättchen
examples-points-money = Geld
examples-points-loans = Kredite
examples-points-total = Punkte

## Brass

examples-brass-first-turn = Der erste Zug
    .text =
        Du beginnst mit 30 £ und einem Einkommen von 0 £. In der Auftaktrunde spielen alle nur eine Karte. Mit der Karte Manchester baust du eine Baumwollspinnerei der Stufe 1, das oberste Plättchen ihres Stapels, für 12 £. Dir bleiben 18 £, und obenauf liegt wieder eine Spinnerei der Stufe 1.
examples-brass-new-period = Von der letzten Kanalkarte zur Eisenbahn
    .text =
        Violett spielt die allerletzte Karte der Kanalperiode. Nach der Wertung werden alle 66 Karten neu gemischt, jeder bekommt 8, 2 werden ungesehen beiseitegelegt, und 32 bilden den neuen Nachziehstapel. Die Eisenbahnperiode beginnt mit zwei Aktionen für jeden.
examples-brass-refill = Fünf Karten für acht Lücken
    .text =
        Violett hat nichts ausgegeben und ist in der nächsten Runde zuerst dran, dann kommen Orange (3 £), Rosa (5 £) und Blau (12 £). In dieser neuen Reihenfolge wird aufgefüllt: Violett zieht zwei Karten, Orange zwei, Rosa bekommt die letzte, und für Blau bleibt keine.
examples-brass-debt = Fünf Pfund Schulden
    .text =
        Dein Einkommen beträgt −5 £, und du hast kein Geld: Ein Plättchen muss weg. Du wählst die umgedrehte Spinnerei in Colne. Sie hat 12 £ gekostet und bringt 6 £: Du zahlst 5 £ und behältst 1 £. Dein Einkommensmarker bleibt stehen; Punkte bringt die Spinnerei keine mehr.
examples-brass-bankrupt = Kein Plättchen mehr
    .text =
        Dein Einkommen beträgt −5 £, du hast 2 £ und kein Plättchen auf dem Spielplan. Die 2 £ werden gezahlt; für jedes der 3 fehlenden Pfund verlierst du 1 SP.
examples-brass-turn-order = 23 £, 6 £, 6 £ und 12 £
    .text =
        In dieser Runde hat Blau 23 £ ausgegeben, Orange und Rosa je 6 £, Violett 12 £. In der nächsten Runde beginnen Orange und Rosa; sie sind gleichauf, also bleibt Orange vor Rosa. Dann folgt Violett, Blau ist zuletzt dran.
examples-brass-last-card = Die letzte Karte einer Periode
    .text =
        Nur Violett hat noch eine Karte. Ist sie gespielt, wird gewertet: Dein Kanal verbindet zwei umgedrehte Plättchen und bringt 2 SP, dein Hafen weitere 2; Orange bekommt 2 SP für das Bergwerk. Dann verlassen der Kanal und der Hafen der Stufe 1 den Spielplan, das Bergwerk der Stufe 2 bleibt.
examples-brass-sixty-pounds = 60 £ in einem Zug
    .text =
        Für einen Kredit taugt jede Karte, und dieselbe Aktion darfst du zweimal wählen: Du leihst dir 30 £ mit der Karte Liverpool und 30 £ mit einer Hafenkarte. Dein Einkommen sinkt von 0 £ auf −3 £ und weiter auf −6 £.
examples-brass-colne = Zwei Karten für Colne
    .text =
        Keine der beiden Karten erlaubt eine Spinnerei in Colne: Manchester ist ein anderer Ort, und die andere Karte zeigt ein Kohlebergwerk. Beide zusammen ersetzen die Karte Colne und kosten deinen ganzen Zug. Die Kohle muss trotzdem ankommen: Über Yorkshire, einen externen Ort, wird sie für 1 £ gekauft.
        In Burnley helfen auch zwei Karten nicht, weil keine Kohle hinkommt.
examples-brass-manchester-card = Die Karte Manchester
    .text =
        Du hast nichts in der Nähe von Manchester und brauchst auch keine Verbindung: Mit der Karte baust du dort, was auf einen freien Bauplatz passt. Die Eisenhütte braucht Kohle; die liefert das Bergwerk von Orange am selben Ort. Nebenan in Oldham nützt die Karte nichts.
examples-brass-preston = Eine Spinnereikarte und ein Hafen in Preston
    .text =
        Deine Kanäle führen nach Lancaster und über Wigan nach Warrington & Runcorn. Diese Orte sind dein Netz, und zwei davon haben einen Bauplatz für eine Spinnerei. Wigan hat nur Bauplätze für Kohlebergwerke, in Preston hast du schon ein Plättchen, und Blackburn hängt am Kanal von Orange.
examples-brass-no-tile = Solange du kein Plättchen hast
    .text =
        Kein Plättchen von dir liegt auf dem Spielplan, also gilt deine Kohlebergwerkskarte überall: in Wigan oder in Bolton, ganz ohne Verbindung. Sobald das Bergwerk steht, gilt deine Spinnereikarte nur noch in deinem Netz.
examples-brass-birkenhead = Eine Werft in Birkenhead
    .text =
        Deine Bahnstrecke reicht bis Liverpool, also darfst du die Werftkarte über die virtuelle Verbindung in Birkenhead einsetzen. Die Kohle nimmt diesen Weg nicht: Sie wird über den Hafen von Orange in Ellesmere Port gekauft und kommt über die Bahnstrecke nach Birkenhead. 25 £ für das Plättchen, je 1 £ für Kohle und Eisen.
examples-brass-birkenhead-without-rail = Dasselbe ohne die Bahnstrecke
    .text =
        Niemand hat die Bahnstrecke ab Ellesmere Port gebaut. Häfen gibt es ringsum, sogar in Liverpool, aber die virtuelle Verbindung befördert keine Kohle: noch keine Werft.
examples-brass-birkenhead-one-way = Nicht umgekehrt
    .text =
        Deine Bahnstrecke erreicht Birkenhead. Das öffnet dir Ellesmere Port an ihrem anderen Ende, aber nicht Liverpool: Die virtuelle Verbindung führt nur von Liverpool nach Birkenhead.
examples-brass-manchester-slots = Die vier Bauplätze von Manchester
    .text =
        Drei Bauplätze in Manchester zeigen Baumwollspinnerei und Kohlebergwerk, der vierte nur eine Eisenhütte. Du baust eine Eisenhütte mit Kohle aus dem Bergwerk von Orange in Oldham. Sie passt auf keinen anderen Bauplatz, und auf diesen passt nichts anderes.
examples-brass-first-shipyard = Die erste Werft
    .text =
        Oben auf deinem Werftstapel liegen zwei Plättchen der Stufe 0, die sich nicht bauen lassen. Mit einer Aktion entwickelst du beide weg, mit kostenlosem Eisen aus der Eisenhütte von Orange. Nun liegt eine Werft der Stufe 1 obenauf, und in der Kanalperiode ist Liverpool der einzige Ort dafür, denn nach Barrow-in-Furness und Birkenhead kommt per Kanal keine Kohle. 16 £ und 1 £ für Kohle; sie wird sofort umgedreht.
examples-brass-lancaster = Der reine Hafenplatz zuerst
    .text =
        Ein Bauplatz in Lancaster nimmt nur Häfen auf, der andere einen Hafen oder eine Spinnerei. Dein Hafen muss auf den ersten, damit eine Spinnerei noch Platz findet. Eine Spinnerei darfst du sofort bauen.
examples-brass-lancaster-overbuilt = Ein älterer Hafen auf dem gemischten Bauplatz
    .text =
        In der Eisenbahnperiode ist der Hafen der Stufe 1 vom reinen Hafenplatz verschwunden, und deiner liegt auf dem gemischten Bauplatz. Dort darfst du ihn überbauen, denn keine Spinnerei verliert dadurch ihren Platz; oder du baust auf dem leeren Bauplatz.
examples-brass-one-per-location = Ein Plättchen je Ort
    .text =
        Es ist Kanalperiode, und in Bolton steht dein Kohlebergwerk: Ein zweites Plättchen von dir darf nicht dazu. Andere dürfen die freien Bauplätze nutzen.
examples-brass-two-in-bolton = Zwei Plättchen in der Eisenbahnperiode
    .text =
        In der Eisenbahnperiode gilt die Grenze nicht mehr: In Bolton baust du neben deinem Bergwerk eine Spinnerei, und das Bergwerk liefert die Kohle.
examples-brass-one-pound-short = Ein Pfund zu wenig
    .text =
        Die Spinnerei kostet 14 £, die nächste Kohle auf der Leiste 2 £, zusammen 16 £. Du hast 15 £. Anschreiben lassen geht nicht: Mit dieser Aktion kannst du sie nicht bauen; nimm zuerst einen Kredit auf.
examples-brass-proceeds-come-later = Der Erlös kommt später
    .text =
        Die Kohleleiste ist leer. Ein neues Bergwerk in Warrington & Runcorn würde seine beiden Würfel sofort für 8 £ auf die Leiste liefern, aber es kostet 5 £, und du hast 4 £. Das Geld von der Leiste kommt erst, wenn der Preis bezahlt ist.
examples-brass-oldham = Eine Dampfspinnerei in Oldham
    .text =
        Mit der Karte Oldham baust du eine Spinnerei der Stufe 2 für 14 £. Die Kohle kommt kostenlos aus dem Bergwerk von Orange in Manchester, eine Verbindung entfernt; dein eigenes Bergwerk in Bury liegt zwei Verbindungen entfernt und darf nicht liefern.
        Die Spinnereikarte gilt nur in deinem Netz, an den beiden Enden deines Kanals: Manchester ist möglich. In Bury hast du schon ein Plättchen, und Oldham hängt am Kanal von Orange. Die Karte Colne scheitert, weil dort keine Kohle hinkommt.
examples-brass-next-cube = Der nächste Würfel kostet 2 £
    .text =
        Auf der Kohleleiste fehlen drei Würfel, der nächste kostet also 2 £. Mit Warrington & Runcorn ist kein Bergwerk verbunden, aber dort steht ein Hafen, und dass er umgedreht ist, spielt keine Rolle: Du zahlst 14 £ für die Spinnerei und 2 £ für ihre Kohle.
examples-brass-iron-flies = Eisen braucht keine Verbindung
    .text =
        Ein Bergwerk der Stufe 3 braucht Eisen. Es kommt kostenlos aus einer beliebigen Eisenhütte, nah oder fern, verbunden oder nicht, und du hast die Wahl: Du nimmst es in Preston und lässt Rosas letzten Würfel in Rochdale liegen, denn sonst würde Rosas Eisenhütte umgedreht.
examples-brass-iron-for-three = Eisen für 3 £
    .text =
        Keine Eisenhütte hat noch Würfel, also kommt das Eisen von der Leiste; einen Hafen braucht es dafür nicht. Vier Würfel fehlen, der nächste kostet 3 £: 8 £ und 3 £ für das Bergwerk.
examples-brass-last-cube = Der letzte Würfel dreht das Bergwerk um
    .text =
        Du baust eine Spinnerei der Stufe 2 in Manchester und nimmst den letzten Würfel aus dem Bergwerk von Orange in Bury. Es wird sofort umgedreht, und Orange rückt vier Einkommensfelder vor, obwohl du am Zug bist.
examples-brass-own-mine-overbuilt = Ein besseres Bergwerk am selben Platz
    .text =
        Du überbaust dein Bergwerk der Stufe 1 mit einem der Stufe 2. Das alte Plättchen verlässt mit seinem Würfel das Spiel. Das neue hat drei Würfel, und weil es mit einem Hafen verbunden ist, gehen zwei davon sofort in die Lücken der Kohleleiste, für je 1 £.
examples-brass-another-players-mine = Wenn alle Kohle verbraucht ist
    .text =
        Nirgends auf dem Spielplan liegt ein Kohlewürfel, und die Leiste ist leer. Jetzt, und nur jetzt, darfst du das Bergwerk von Orange mit einem höheren überbauen. Orange behält das Einkommen, bekommt aber keine Punkte mehr für das Bergwerk.
examples-brass-one-cube-left = Ein einziger Würfel auf der Leiste
    .text =
        Auf keinem Plättchen liegt Kohle, aber auf der Leiste ist noch ein Würfel: Das Bergwerk von Orange ist sicher. Auf dem freien Bauplatz darfst du wie immer bauen.
examples-brass-three-cubes = Drei Würfel für 4 £
    .text =
        Die Kohleleiste hat drei Lücken: bei 2 £ und zweimal bei 1 £. Dein Bergwerk der Stufe 2 liegt neben einem Hafen und füllt sie sofort, die teuerste zuerst; du bekommst 2 £ + 1 £ + 1 £ = 4 £. Das war sein letzter Würfel: Es wird umgedreht, und du rückst sieben Felder vor.
examples-brass-first-canals = Erste Kanäle ab Liverpool
    .text =
        Dein einziges Plättchen ist ein Hafen in Liverpool. Ein Kanal muss ihn berühren: nach Wigan oder Ellesmere Port. Von Liverpool nach Warrington & Runcorn führt nur eine Linie für Eisenbahnen. Wigan–Preston geht erst, wenn ein Kanal von dir Wigan erreicht. Ohne Plättchen auf dem Spielplan könntest du gar keinen Kanal bauen.
examples-brass-through-yorkshire = Colne – Yorkshire – Rochdale
    .text =
        Externe Orte führen dein Netz weiter. Dein Kanal aus Colne erreicht Yorkshire; mit der zweiten Aktion baust du von dort nach Rochdale. Andersherum geht es nicht: Dieser Kanal würde noch nichts von dir berühren.
examples-brass-two-rails = Zwei Bahnstrecken für 15 £
    .text =
        Mit einer Aktion baust du zwei Bahnstrecken nacheinander. Die erste nimmt Kohle aus Bolton. Die zweite wäre allein nicht möglich gewesen, denn weder nach Bury noch nach Manchester kam Kohle; über die neue Strecke kommt sie hin.
examples-brass-port-to-mine = Vom eigenen Hafen zum fremden Bergwerk
    .text =
        Du baust eine Bahnstrecke von deinem Hafen in Liverpool nach Wigan. Über den Hafen ließe sich Kohle kaufen, aber das Bergwerk von Orange am anderen Ende hat Würfel, und ein verbundenes Bergwerk geht immer vor: Die Kohle ist kostenlos, und Orange ist dem Umdrehen einen Würfel näher.
examples-brass-rail-through-port = Eine Bahnstrecke mit Kohle über einen Hafen
    .text =
        Mit keinem der beiden Enden ist ein Bergwerk verbunden. In Warrington & Runcorn steht ein Hafen (ob umgedreht, ist egal), also wird die Kohle für 1 £ von der Leiste gekauft und an dieses Ende gebracht.
examples-brass-either-end = Das eine oder das andere Ende
    .text =
        Du wählst, an welches Ende der Bahnstrecke die Kohle kommt. In Bolton gibt es ein Bergwerk. Für Manchester ist Rochdale am nächsten, zwei Verbindungen entfernt; Bolton zählt nicht als näher, weil die Strecke noch nicht gebaut ist. Du darfst also den einen oder den anderen Würfel nehmen.
examples-brass-two-mills-developed = Gleich zu den Dampfspinnereien
    .text =
        Auf deinem Stapel liegen noch zwei Spinnereien der Stufe 1. Du entwickelst beide weg. Auf dem Spielplan liegt keine Eisenhütte, und auf der Eisenleiste fehlt schon ein Würfel: Das Eisen kostet 1 £ und 2 £. Von nun an baust du Spinnereien der Stufe 2, die in beiden Perioden gewertet werden.
examples-brass-anyones-port = Ein fremder Hafen
    .text =
        Deine Spinnerei in Bolton ist über Kanäle von Rosa und Violett mit dem Hafen von Orange verbunden. Du verkaufst dorthin: Beide Plättchen werden umgedreht, du rückst fünf Felder vor und Orange drei. Orange kann nicht ablehnen. Geld gibt es jetzt keines; das Einkommen kommt zu Beginn der nächsten Runde.
examples-brass-ports-first = Zuerst an Häfen verkaufen
    .text =
        Zwei Spinnereien, ein nicht umgedrehter Hafen, und die Nachfrage ist fast weg. Zuerst verkaufst du aus Bolton an den Hafen, das ist sicher. Dann versuchst du es aus Manchester beim Fernmarkt: Das Plättchen zeigt −2, der Marker erreicht das Ende, und diese Spinnerei wird nicht umgedreht. Andersherum wäre die Aktion zu Ende gewesen, bevor der Hafen kaufen konnte.
examples-brass-seven-spaces = Vier und drei sind sieben
    .text =
        Eine Spinnerei der Stufe 2 bringt 4 Einkommensfelder. Das aufgedeckte Plättchen zeigt 0, der Marker bleibt also auf dem obersten Feld mit einem Bonus von 3: Du rückst 7 Felder vor. Das ist Einkommen, kein Bargeld.
examples-brass-market-closed = Keine Nachfrage mehr
    .text =
        Der Marker steht auf dem siebten Feld, und das Plättchen zeigt −3. Er erreicht das Ende: Die Spinnerei wird nicht umgedreht, deine Aktion ist zu Ende, und bis zum Ende der Periode verkauft niemand mehr an den Fernmarkt.
examples-brass-loan = 30 £ von Feld 34 aus
    .text =
        Dein Marker steht auf Feld 34, das sind 12 £ Einkommen. Mit einem Kredit von 30 £ sinkst du um drei Stufen, auf 9 £: Der Marker kommt auf Feld 28, das höchste dieser Stufe. Ein Kredit wird nie zurückgezahlt.
examples-brass-lowest-income = Nie unter −10 £
    .text =
        Dein Einkommen beträgt −8 £. Mit einem Kredit von 20 £ sinkt es auf −10 £, die niedrigste Stufe. 30 £ würden auf −11 £ führen und sind nicht erlaubt.
examples-brass-two-networks = Zwei Netze werden gewertet
    .text =
        Die Kanalperiode endet. Deine Kanäle bringen 3 (Bolton–Manchester), 3 (Bury–Manchester) und 3 SP (Rochdale–Yorkshire, 1 + 2), deine vier umgedrehten Plättchen 15. Die Kanäle von Orange bringen 2 und 1 SP, das Bergwerk 2. Die Spinnerei in Stockport ist nicht umgedreht und bringt nichts, weder Orange noch dem Kanal.
examples-brass-what-stays = Was für die Eisenbahnperiode bleibt
    .text =
        Nach der Wertung verlassen der Kanal und die Spinnerei der Stufe 1 den Spielplan. Plättchen der Stufe 2 bleiben, umgedreht oder nicht, samt ihren Würfeln. Die Baumwollnachfrage beginnt wieder ganz oben; die Kohleleiste bleibt, wie sie ist, und deine 14 Verbindungsplättchen hast du wieder.
examples-brass-tie = Je 119 Punkte
    .text =
        Blau und Orange haben je 119 SP. Die Einkommensstufe entscheidet: Orange hat 15 £, Blau 14 £. Geld und Zugreihenfolge kämen erst danach.
examples-brass-enough-cubes = Mehr Würfel als in der Schachtel
    .text =
        Sechs Bergwerke sind voll, und die Kohleleiste ist es auch: In der Schachtel sind nur 30 schwarze Würfel. Dein neues Bergwerk bekommt seine fünf trotzdem.

## Age of Industry

examples-industry-first-turn = Der erste Zug
    .text =
        Du beginnst mit sechs Karten und ohne Geld. In der ersten Runde haben alle eine Aktion. Ein Hafen in Kiel kostet 3 $: Du leihst dir 10 $, und 7 $ bleiben übrig.
examples-industry-spending = 4 $, 2 $ und nichts
    .text =
        In der ersten Runde baut Blau eine Spinnerei für 4 $, Orange eine Eisenhütte für 2 $, und Rosa passt nur. In der nächsten Runde beginnt Rosa, dann kommen Orange und Blau. Dass alles geliehen war, spielt keine Rolle.
examples-industry-last-round = Die letzte Runde
    .text =
        Der Nachziehstapel ist leer und die Hand von Orange auch. Erst wird die Runde zu Ende gespielt: Violett hat noch die letzte Aktion. Dann ist die Partie vorbei, auch wenn andere noch Karten haben.
examples-industry-without-a-card = Ein Zug ohne Karten
    .text =
        Du hast keine Karte mehr. Verkaufen, eine Bahnstrecke bauen und Karten ziehen kosten keine: Du verkaufst für 8 $ und 5 $ und ziehst dann zwei Karten. Zum Entwickeln oder Passen müsstest du eine abwerfen.
examples-industry-whole-turn = Beide Aktionen für Magdeburg
    .text =
        Du willst eine Spinnerei in Magdeburg, hast aber weder eine passende Karte noch eine Bahnstrecke dorthin. Setz beide Aktionen und eine beliebige Karte ein, hier eine Schiffskarte. Alle übrigen Regeln gelten: Eine Fabrik wäre immer noch Stufe 0.
examples-industry-kassel = Eine Spinnerei in Kassel
    .text =
        Deine Bahnstrecke aus Frankfurt erreicht Kassel, also gilt die Spinnereikarte dort. Auch das andere Ende, Frankfurt, zählt.
        Hannover ist nicht in Reichweite, denn die Bahnstrecke dorthin gehört Orange. In Stuttgart hilft dir dein eigenes Plättchen nicht: Der Ort hat weniger als vier Bauplätze.
examples-industry-ship-card = Ein Schiff an einem fremden Hafen
    .text =
        Der Seeweg der Massachusetts Bay führt nach Boston, wo Orange einen Hafen hat. Es genügt, dass deine Bahnstrecke Boston berührt: Du darfst das Schiff bauen. Sein Import erhält vier Würfel, und einer davon ist die Kohle für das Schiff selbst.
examples-industry-brown-card = Braun: fünf Orte
    .text =
        Die braune Karte gilt an den fünf braunen Orten, verbunden oder nicht, für alles, was passt: Böhmen, Stuttgart, Augsburg, München und Regensburg. Frankfurt hat eine andere Farbe.
examples-industry-cologne = Köln und Belgien
    .text =
        Die Bauplätze von Köln haben kein Symbol: Spinnerei, Fabrik oder Eisenhütte passen. Belgien zeigt ein Kohlebergwerk und nimmt nichts anderes auf.
examples-industry-munich = Eines in München, zwei in Berlin
    .text =
        München hat zwei Bauplätze, also höchstens ein Plättchen von dir. Berlin hat vier: Dort dürfen es zwei sein.
examples-industry-first-mill = Die erste Spinnerei kostet 4 $
    .text =
        Du baust immer die niedrigste Stufe einer Industrie, die noch da ist: eine Spinnerei der Stufe 1. Deine Fabriken beginnen mit Stufe 0, und die lässt sich nicht bauen.
examples-industry-magdeburg = Kohle aus Polen für Magdeburg
    .text =
        Die Spinnerei der Stufe 2 braucht Kohle. Das nächste Bergwerk ist das von Orange in Polen, drei Bahnstrecken entfernt; dass die Strecken Orange gehören, spielt keine Rolle, und die Kohle ist kostenlos. Dank deiner eigenen Strecke aus Hannover gilt die Karte hier.
examples-industry-ratisbon = Eine Fabrik in Regensburg
    .text =
        Kohle: Böhmen ist eine Bahnstrecke entfernt, dein eigenes Bergwerk in Mannheim drei, also muss es Böhmen sein. Eisen: München und Augsburg sind gleich nah, und du wählst deine eigene Eisenhütte in München. Bergwerk und Eisenhütte geben ihren letzten Würfel ab und werden umgedreht: 4 $ für Orange, 3 $ für dich.
examples-industry-france = Frankreich öffnet die Leiste für alle
    .text =
        Mit Kassel ist kein Bergwerk verbunden. Aber über Strecken von Orange und Rosa ist die Stadt mit Frankreich verbunden, einem Fernhafen: Die Kohle wird für 1 $ von der Leiste gekauft. Wem die Strecken gehören, ist egal.
examples-industry-through-itself = Ein Hafen versorgt sich selbst
    .text =
        Ein Hafen der Stufe 3 braucht Kohle und Eisen. Der Hafen, den du baust, ist selbst die Verbindung zu den Leisten, also kaufst du beides: 8 $ + 1 $ + 1 $. Eine Spinnerei in Hamburg könnte das ohne Hafen nicht.
examples-industry-coal-by-sea = Kohle übers Meer
    .text =
        Das Schiff von Rosa liegt zwischen zwei Häfen. Sein Import versorgt den Hafen in Portsmouth, und von dort bringt die Strecke von Violett den Würfel nach Manchester. Boston am anderen Seeweg bekommt nichts: Dort liegt kein Hafenplättchen.
examples-industry-market-at-sea = Ein Markt hinter einem Schiff
    .text =
        Deine Spinnerei in Lowell könnte an den Hafen von Orange verkaufen. Besser: Über diesen Hafen und dein Schiff erreicht sie den Markt in der Bucht. Der Markt hat nun gekauft, und der Import ist leer, also wird auch das Schiff umgedreht: 8 $ + 9 $. Der Hafen ist nur Zwischenstation und wird nicht umgedreht.
examples-industry-not-through-pennsylvania = Nicht durch Pennsylvania
    .text =
        Deine Waren aus Albany dürfen in Pennsylvania enden, wo der Markt Baumwolle nimmt. Weiter nach New York dürfen sie nicht, obwohl die Strecken da sind.
examples-industry-three-cubes = Drei Würfel für 4 $
    .text =
        Die Kohleleiste hat drei Lücken: 2 $, 1 $, 1 $. Dein Bergwerk der Stufe 2 in Breslau ist über fremde Strecken mit dem Hafen in Stettin verbunden, füllt sie also sofort für 4 $ und behält einen von vier Würfeln.
examples-industry-ships-own-coal = Die Kohle des Schiffs
    .text =
        Du baust ein Schiff: Vier Kohlewürfel kommen auf sein Importfeld. Einer ist die Kohle für das Schiff selbst, zwei füllen die Lücken der Leiste für je 1 $, einer bleibt liegen.
examples-industry-paid-at-once = Geld in einem fremden Zug
    .text =
        Du nimmst den letzten Würfel aus dem Bergwerk von Rosa. Es wird umgedreht, und Rosa bekommt sofort 4 $, in deinem Zug.
examples-industry-mill-becomes-factory = Eine Fabrik auf einer Spinnerei
    .text =
        Deine umgedrehte Spinnerei der Stufe 1 hat ihr Geld schon gebracht. Du überbaust sie mit einer Fabrik der Stufe 3: Eine andere Industrie ist erlaubt, wenn der Bauplatz sie aufnimmt und die Stufe höher ist. Eine Spinnerei auf deinem Hafen geht nicht, denn der Bauplatz zeigt einen Hafen.
examples-industry-another-players-mine = Das leere Bergwerk von Orange
    .text =
        Kein Kohlewürfel liegt auf dem Spielplan und keiner auf der Leiste: Du darfst das Bergwerk von Orange mit einem höheren überbauen.
examples-industry-rail-to-bohemia = Zwei Dollar insgesamt
    .text =
        Deine zweite Bahnstrecke kostet 1 $, 1 Kohle und 1 Eisen. Das Eisen kommt kostenlos aus deiner Eisenhütte in Augsburg. Kein Bergwerk ist verbunden, aber Böhmen am Ende der Strecke ist ein Fernhafen, also kaufst du die Kohle für 1 $.
examples-industry-three-sales = Drei Verkäufe für 37 $
    .text =
        Deine Fabrik verkauft an den Markt in Polen für 16 $. Eine Spinnerei verkauft an deinen eigenen Hafen in Danzig: 8 $ und 5 $. Die andere verkauft an den Hafen von Orange in Hamburg: 8 $ für dich, 5 $ für Orange. Du bekommst 37 $. Die Fabrik hätte keinen Hafen der Stufe 1 nutzen können, denn der nimmt nur Baumwolle.
examples-industry-any-tile = Weg mit Stufe 0
    .text =
        Für jede abgeworfene Karte verlässt ein Plättchen dein Spielertableau, und zwar ein beliebiges. Du entfernst beide Fabriken der Stufe 0; nun lässt sich die Fabrik der Stufe 3 bauen.
examples-industry-two-cards = Erst vom Stapel, dann Braun
    .text =
        Du nimmst die erste Karte vom Nachziehstapel, siehst, dass sie grau ist, und nimmst erst dann die offene braune Karte. Danach werden die offenen Karten wieder auf zwei ergänzt.
examples-industry-borrowing = Gerade genug, und wieder zurück
    .text =
        Die Fabrik von Violett kostet 15 $ und 2 $ für die Würfel, und Violett hat 3 $: Zwei Kredite werden aufgenommen, nicht mehr. Am Ende der Runde zahlt Blau beide Kredite zurück, bevor Zinsen fällig werden. Violett hat dann nur 6 $, also bleiben die Kredite und kosten 2 $.
examples-industry-borrowed-interest = Kredit für die Zinsen
    .text =
        Drei Kredite kosten 3 $ Zinsen. Blau hat nur 2 $ und leiht sich weitere 10 $; in dieser Runde kostet der neue Kredit nichts. Orange zahlt 3 $ von 7 $.
examples-industry-last-rails = 22 $ und 25 $
    .text =
        Die Partie ist vorbei. Die vier Strecken von Blau bringen 6 $ + 6 $ + 5 $ + 5 $ = 22 $, also 4 SP, dazu 9 SP für Plättchen; Fabrik und Bergwerk zählen, obwohl sie nicht umgedreht sind. Die fünf Strecken von Orange bringen 25 $, also 5 SP, dazu 5 SP für Plättchen.
examples-industry-ship-card-in-germany = Eine Schiffskarte in Deutschland
    .text =
        In Deutschland gibt es keine Schiffsplätze. Eine Schiffskarte kannst du zum Entwickeln oder Passen abwerfen oder für einen Bau mit beiden Aktionen einsetzen; ein Schiff lässt sich nicht bauen.
examples-found = In den Beispielen
