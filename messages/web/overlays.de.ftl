### The client in German: overlays

## Übergabe an einem Bildschirm

overlays-hand-over = { $name }, du bist am Zug
overlays-hand-over-text = Gib den Bildschirm an { $name } weiter. Die Karten bleiben verdeckt, bis jemand den Knopf drückt.
overlays-hand-over-ready = Ich bin { $name }
overlays-hand-over-since = Seit deinem letzten Zug

## Wertung

overlays-score-period = { $period }: Wertung
overlays-score-game = Schlusswertung
overlays-score-step = { $step } von { $of }
overlays-score-skip = Überspringen
overlays-score-done = Weiter
overlays-score-begin = Erst die Verbindungen, dann die Plättchen.
overlays-score-cleared =
    Vom Spielplan verschwinden { $links ->
        [0] keine Verbindung
        [one] eine Verbindung
       *[other] { $links } Verbindungen
    } und { $tiles ->
        [0] kein Plättchen
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    }
overlays-vp = { $vp } SP

## Knöpfe zum Blättern

overlays-first = Zum Anfang
overlays-back = Eins zurück
overlays-next = Eins vor
overlays-last = Zum Ende
overlays-play = Abspielen
overlays-pause = Pause
overlays-speed = Geschwindigkeit: { $speed }-fach

## Fernmarkt

overlays-market = Fernmarkt
overlays-market-bonus = Verkauft! Einkommensbonus: { $bonus }
overlays-market-closed = Keine Nachfrage. Der Markt ist geschlossen.

## Eine Schuld, die nicht zu zahlen ist

overlays-forced = Du kannst dein negatives Einkommen nicht bezahlen
overlays-forced-text = Du schuldest { $owes } und hast { $money }, also { $missing } zu wenig. Wähle ein Plättchen, das du entfernst; du erhältst seinen halben Preis.
overlays-forced-loses = kostet { $vp } SP
overlays-forced-enough = reicht, Rest { $left }
overlays-forced-not-enough = noch { $missing } zu wenig
overlays-forced-income = Dein Einkommen bleibt, wie es ist. Reichen alle deine Plättchen zusammen nicht, kostet dich jedes fehlende Pfund 1 SP.

## Das Endergebnis

overlays-final-winner = Gewonnen hat
overlays-final-points = { $count ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
overlays-final-place = { NUMBER($rank) }.
overlays-final-source = Punkte aus
overlays-final-canal = Kanalperiode
overlays-final-rail = Eisenbahnperiode
overlays-final-links = Verbindungen
overlays-final-money = Bargeld
overlays-final-penalties = Unbezahlte Schulden
overlays-final-loans = Offene Kredite
overlays-final-earlier = Vor diesem Tisch
overlays-final-total = Gesamt
overlays-final-cash = Bargeld am Ende
overlays-final-income = Einkommen am Ende
overlays-final-unpaid = Kredite am Ende
overlays-final-resigned = hat aufgegeben
overlays-final-again = Noch eine Partie
overlays-final-rematch-there = Zum neuen Tisch
overlays-final-replay = Wiederholung
overlays-final-graph = Punkteverlauf
overlays-final-board = Spielplan ansehen
overlays-tie = Gleich viele Punkte: { $ahead } steht vor { $behind }.
overlays-tie-income = Gleich viele Punkte: { $ahead } liegt vor { $behind } dank höherem Einkommen ({ $more } zu { $less }, B32).
overlays-tie-money = Gleich viele Punkte, gleiches Einkommen: { $ahead } liegt vor { $behind } dank mehr Bargeld ({ $more } zu { $less }, B32).
overlays-tie-order = Alles andere gleich: { $ahead } liegt vor { $behind } und wäre in der nächsten Runde früher dran gewesen (B32, A22).
overlays-tie-resigned = { $behind } hat aufgegeben und steht hinter { $ahead }.

## Wiederholung

overlays-share = Link kopieren
overlays-share-done = Der Link ist kopiert.
overlays-download = Partie herunterladen
overlays-make-study = Studie anlegen

## Laut gesagt

overlays-say-cost = Kosten: { $price }.
overlays-say-flips = { $count ->
    [one] Ein Plättchen wird umgedreht.
   *[other] { $count } Plättchen werden umgedreht.
}
overlays-say-round = Runde { $round } beginnt.
overlays-say-period = Die { $period } endet und wird gewertet.
overlays-say-undo = { $seat } macht den Zug rückgängig.
overlays-say-turn = { $seat } ist am Zug.
overlays-say-your-turn = Du bist am Zug.
