### The client in German: panels

## The bar above the board

panels-home = Cottonopolis: zur Lobby
panels-period-canal = Kanalperiode
panels-period-rail = Eisenbahnperiode
panels-short-canal = Kanäle
panels-short-rail = Eisenbahn
panels-round = Runde { $round }
panels-round-of = Runde { $round } von { $rounds }
panels-deck-left = { $count ->
    [one] Eine Karte im Nachziehstapel.
   *[other] { $count } Karten im Nachziehstapel.
}
panels-in-deck = im Stapel
panels-order = Zugreihenfolge
panels-order-place = { $nth }. { $name }: { $spent } ausgegeben, { $state ->
    [done] war dran
    [now] am Zug
    [next] gleich dran
   *[later] später
  }
panels-turn-state = { $state ->
    [done] war dran
    [now] am Zug
    [next] gleich
   *[later] später
}
panels-you = Du
panels-player = Spieler
panels-hint = Tipp
panels-menu = Menü

## Money, income, points

panels-money = Geld
panels-income = Einkommen
panels-loans = Kredite
panels-vp = SP
panels-space = Feld
panels-links-canal = Kanäle übrig
panels-links-rail = Strecken übrig
panels-links = Verbindungen übrig
panels-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## The track around the map

panels-track = Einkommen und Punkte
panels-track-spoken = { $name }: Feld { $at }, Einkommen { $income }, { $vp } SP.
panels-track-space = Feld { $at }: Einkommen { $income }
panels-track-income-of = { $name }: Einkommen { $income }
panels-track-vp-of = { $name }: { $vp } SP
panels-track-vp-now = { $name }, bei Wertung jetzt: { $vp } SP
panels-track-open = Die ganze Leiste zeigen
panels-track-whole = Die ganze Einkommensleiste
panels-track-scores = Spielstand
panels-loan-step = Kredit von { $amount }: Einkommen { $from } → { $to }
panels-loan-none = Kredit von { $amount }: Dein Einkommen ist zu niedrig

## Markets

panels-markets = Märkte
panels-subtitle-canal = die Kanalperiode, 1770–1830
panels-subtitle-rail = die Eisenbahnperiode, 1830–1870
panels-subtitle-industry = die Eisenbahnen und die Märkte
panels-next-price = nächster: { $price }
panels-then = dann
panels-demand-told = Nachfrageleiste für { $resource }: noch { $cubes } von { $spaces } Würfeln, der nächste kostet { $next }; ist sie leer, je { $empty }.
panels-cotton = Baumwolle
panels-cotton-bonus = Einkommen
panels-cotton-told = Baumwollnachfrage: Der Marker steht auf einem Einkommensbonus von { $bonus }. Ein Verkauf an den Fernmarkt deckt zuerst ein Plättchen auf und lässt den Marker sinken.
panels-cotton-closed = Der Fernmarkt ist in dieser Periode geschlossen.
panels-cotton-last = Zuletzt: { $tile }.
panels-cotton-last-short = zuletzt { $tile }
panels-cotton-none-drawn = Noch keines aufgedeckt.
panels-tiles-left = { $count ->
    [one] Noch 1 Plättchen.
   *[other] Noch { $count } Plättchen.
}
panels-distant = Fernmarkt
panels-closed = zu
panels-face-up = Offene Karten

## One's works and the rivals

panels-player-board = Deine Plättchen
panels-player-board-told = { $industry }, Stufe { $level }: Preis { $price }, Kohle { $coal }, Eisen { $iron }, bringt { $gains }, { $vp } SP; noch { $left }.
panels-develop-first = erst weg­ent­wickeln
panels-stack-level = Stufe { $level }: { $count } Plättchen
panels-stack-pick = Entwickeln: { $industry }, Stufe { $level }
panels-stack-empty = keine mehr
panels-rivals = Mitspieler
panels-rival-told = { $name }: { $money }, { $vp } SP, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $state ->
    [done] war dran
    [now] am Zug
    [next] gleich dran
   *[later] später
  }. Alle Plättchen zeigen.
panels-away = abwesend
panels-resigned = hat aufgegeben

## The hand

panels-hand = Deine Hand
panels-hand-empty = Keine Karten mehr.
panels-card-state = { $state ->
    [now] verwendbar
    [other] stattdessen verwendbar
   *[no] dafür nicht verwendbar
}
panels-card-moved = { $what } ist jetzt Karte { $nth }.
panels-card-network = dein Netz
panels-card-places = { $count ->
    [one] 1 Ort
   *[other] { $count } Orte
}

## The turn

panels-your-turn = Du bist am Zug
panels-actions-left = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
panels-actions = Aktionen
panels-action-build = Eine Industrie bauen
panels-action-canal = Einen Kanal bauen
panels-action-rail = Eine Bahnstrecke bauen
panels-action-develop = Entwickeln
panels-action-sell = Verkaufen
panels-action-loan = Einen Kredit aufnehmen
panels-action-draw = Zwei Karten ziehen
panels-action-pass = Passen
panels-do-build = Bauen
panels-do-canal = Kanal
panels-do-rail = Eisenbahn
panels-do-develop = Entwickeln
panels-do-sell = Verkaufen
panels-do-loan = Kredit
panels-do-draw = Ziehen
panels-do-pass = Passen
panels-undo = Rückgängig
panels-clock = Restzeit für diesen Zug
panels-clock-bank = Zeitreserve: { $time }
panels-clock-days = { $days ->
    [one] 1 Tag { $time }
   *[other] { $days } Tage { $time }
}
panels-clock-urgent = Deine Zeit läuft ab.

## Log, chat and notes

panels-log-empty = Noch ist nichts geschehen.
panels-log-older = Frühere Runden
panels-log-look = Spielplan zu diesem Zeitpunkt ansehen
panels-log-round-period = Runde { $round }, { $phase }
panels-log-built = { $where } · { $what }
panels-log-overbuilt = über { $who } { $what }
panels-log-link = { $where }
panels-log-developed = { $what }
panels-log-sold = { $from } → Hafen in { $where }
panels-log-sold-market = { $from } → Markt: { $where }
panels-log-sold-distant = { $from } → Fernmarkt (Plättchen { $tile }, Bonus { $bonus })
panels-log-market-closed = { $from }: keine Nachfrage (Plättchen { $tile }), der Fernmarkt schließt
panels-log-loan = Kredit von { $amount }
panels-log-passed = gepasst
panels-log-drew = gezogen: { $what }
panels-log-drew-hidden = Karte vom Stapel
panels-log-gave-up = Plättchen entfernt: { $where }
panels-log-forgiven = { $amount } unbezahlt: { $vp } SP
panels-log-coal-from = Kohle: { $where }
panels-log-iron-from = Eisen: { $where }
panels-log-coal-bought = Kohle gekauft ({ $price })
panels-log-iron-bought = Eisen gekauft ({ $price })
panels-log-coal-shipped = { $count } × Kohle auf die Leiste für { $price }
panels-log-iron-shipped = { $count } × Eisen auf die Leiste für { $price }
panels-log-import = Kohleimport { $where }: { $count } Würfel
panels-log-flipped = { $where } { $who } umgedreht
panels-log-flipped-for = { $where } { $who } umgedreht ({ $amount })
panels-log-income = { $who } Einkommen { $from } → { $to }
panels-log-end-canal = Ende der Kanalperiode
panels-log-end-rail = Ende der Eisenbahnperiode
panels-log-scored = Wertung
panels-log-settled = Zinsen und Kredite
panels-log-over = Die Partie ist zu Ende.
panels-log-joined = jetzt am Tisch
panels-log-left = nicht mehr am Tisch; ein Bot spielt weiter
panels-log-returned = wieder da
panels-log-resigned = aufgegeben
panels-log-timeout = Zeit abgelaufen; ein Bot spielt weiter
panels-log-undo = Zug rückgängig gemacht
panels-log-undo-asked = möchte einen Zug rückgängig machen
panels-log-undo-answered = { $agree ->
    [true] stimmt zu
   *[false] lehnt ab
}
panels-log-closed = Der Tisch ist geschlossen.
panels-log-frozen = Die Regeln haben sich geändert: Die Partie kann angesehen, aber nicht weitergespielt werden.
panels-log-rematch = Revanche: Es gibt einen neuen Tisch.
panels-chat = Chat
panels-chat-empty = Noch hat niemand etwas geschrieben.
panels-chat-say = Schreib etwas
panels-chat-send = Senden
panels-spectator = Zuschauer
panels-notes = Notizen
panels-notes-hint = Notiere hier, was du nicht vergessen willst.
panels-notes-private = Nur du kannst das lesen.
panels-notes-saving = Wird gespeichert …
panels-notes-saved = Gespeichert. Nur du kannst das lesen.
panels-notes-failed = Nicht gespeichert. Schreib weiter, dann wird es erneut versucht.

## Connection

panels-lost = Keine Verbindung zum Server.
panels-lost-text = Wir versuchen es weiter. Bis dahin wird nichts gesendet oder gespeichert.
panels-shut = Dieser Tisch steht dir nicht mehr offen.

## Phones

panels-phone-tabs = Bereiche des Tisches
panels-tab-play = Zug
panels-tab-player-board = Plättchen
panels-tab-rivals = Mitspieler
panels-tab-track = Leiste
panels-tab-log = Verlauf
panels-sheet-shown = Bereich
panels-sheet = { $height ->
    [low] Bereich aufklappen
    [middle] Höhe des Bereichs ändern
   *[high] Bereich zuklappen
}

# Points if scored now
panels-points-now = { $vp } SP; bei Wertung jetzt { $more }{ $parts ->
    [none] { "" }
   *[other] { "" } ({ $parts })
}
panels-points-links = Verbindungen { $vp }
panels-points-tiles = Plättchen { $vp }
panels-points-money = Geld { $vp }
panels-points-other = offene Kredite { $vp }

# Cards seen and still to come
panels-seen = Gesehene und noch ausstehende Karten
panels-seen-about = { $unseen } Karten sind unbekannt: { $deck } im Nachziehstapel, der Rest bei den anderen auf der Hand oder, in Brass, beiseitegelegt.
panels-seen-places = Orte
panels-seen-industries = Industrien
panels-seen-row = { $gone } von { $total } weg
panels-seen-left = { "" }, { $unseen } unbekannt
panels-seen-gone = abgelegt
panels-seen-held = auf deiner Hand
panels-seen-shown = liegt offen
panels-seen-unseen = unbekannt
panels-seen-markets = Marktplättchen
panels-reach = Wo könnten sie bauen?
panels-reach-told = Hervorgehoben: wo im nächsten Zug mit { $money } und der richtigen Karte gebaut, verbunden oder verkauft werden könnte. Gestrichelt: nur mit einer bestimmten Karte.
panels-tab-reference = Hilfe
panels-about-tiles = Alle Plättchen: { $industry }
panels-about-all-tiles = Alle Plättchen: Preise und Punkte
