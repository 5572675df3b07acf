# Was starke Bots in der Eröffnung spielen, und was gewinnt
book-title = Was starke Bots hier spielen
book-card = Nur mit einer Karte
book-any-card = Mit beliebigen Karten
book-with-card = Mit der Karte „{ $name }“
book-level = { $level ->
    [board] Dieselbe Lage auf dem Spielplan in { $games } Partien, gespielt von: { $bots }.
   *[other] { $games } Partien mit denselben Plättchen und Verbindungen dieses Spielers, gespielt von: { $bots }; die Gegner spielten anders.
}
book-move = Zug
book-share = Gespielt
book-share-note = Gespielt: Anteil an den Partien, in denen der Zug möglich war.
book-share-card = Gespielt: Anteil an den Partien, in denen der Spieler die Karte hatte.
book-points = Punkte
book-points-title = Mittlere Punkte dieses Spielers am Ende
book-wins = Gewonnen
book-wins-title = Anteil der Partien, die dieser Spieler gewann
book-row = { $games } Partien; Vorsprung vor dem besten Gegner: { $lead }
book-no-move = Keiner der dort gespielten Züge ist mit diesen Karten möglich.
book-unknown = Zu wenige Partien erreichten diese Stellung.

## Die Seite
book-what-wins = Was gewinnt
    .text = Industrien, Einkommen, Verbindungen, Kredite und Plätze in Tausenden Partien starker Bots.
book-loading = Wird geladen …
book-none = Für dieses Spiel gibt es noch kein Buch.
book-setup = Spielplan und Zahl der Spieler
book-players = { $count } Spieler
book-about = { $games } Partien, gespielt von: { $bots }. Der Gewinner hat im Mittel { $winner } Punkte und { $lead } Vorsprung; die anderen haben { $others }.
book-policy = das neuronale Netz allein
book-then-policy = { $bot } in den ersten Runden, danach das neuronale Netz allein
book-earlier-network = Die Bots nutzten ein älteres Netz als das heutige.
book-winners = Gewinner
book-others = Die anderen
book-fair = Gleicher Anteil an Siegen
book-industries = Industrien
book-built = Gebaute Plättchen eines Spielers
book-levels = Industrien und Stufen
book-levels-text = Anteil der Siege der Spieler, die ein solches Plättchen bauten, und ihre Zahl
book-sources = Woher die Punkte kommen
book-sources-text = Punkte eines Spielers
book-source = { $source ->
    [links] Verbindungen
    [money] Geld
   *[other] Schulden
}
book-seats = Plätze
book-seats-text = Siege und mittlere Punkte nach der ersten Zugreihenfolge
book-turn = Platz { $turn }
book-vp = { $points } Punkte
book-links = Verbindungen und Entwicklungen
book-links-text = Von einem Spieler gebaut oder entwickelt
book-links-in = { $when ->
    [canal] Kanäle
    [rail] Bahnstrecken
   *[other] Bahnstrecken
}
book-developed = Entwickelte Plättchen
book-income = Einkommen je Runde
book-income-text = { $rules ->
    [industry] In der Runde durch umgedrehte Plättchen verdient, abzüglich Zinsen
   *[other] Zu Beginn der Runde erhalten
}
book-loans = Kredite
book-loans-text = In der Runde von einem Spieler aufgenommen
book-loans-taken = Anteil der Siege nach Zahl der Kredite, und Zahl der Spieler
book-loans-count = { $loans ->
    [0] Kein Kredit
    [1] 1 Kredit
   *[other] { $loans } Kredite
}
book-loans-more = { $loans } oder mehr Kredite
book-interval = Zwischen { $low } und { $high }, mit 95 % Sicherheit
book-note = Alle Plätze wurden von denselben Bots gespielt. Was Gewinner öfter tun, geht mit dem Sieg einher; es muss nicht sein Grund sein.
