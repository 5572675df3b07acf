### The client in German: making a turn

play-tile = { $industry } { $level }
play-flips = { $industry } ({ $place }) wird umgedreht
play-income-moves = Einkommen { $from } → { $to }
play-earns = Erhält { $amount }
play-takes-loan = Ein Kredit von { $amount } wird aufgenommen
play-repays = Kredite über { $amount } werden zurückgezahlt
play-borrows = Bargeld + { $amount }
play-ships = Zur Nachfrageleiste: { $count } × { $resource }, { $amount }
play-sells = Verkauf: { $mill } → { $place }
play-overbuilds = Ersetzt: { $industry } { $level }
play-imports = Kohleimport ({ $place }): { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
  }
play-develops = Verlässt deinen Stapel: { $industry } { $level }
play-income = Einkommen
play-vp = Siegpunkte
play-from = { $resource }: { $place }
play-from-track = { $resource } von der Nachfrageleiste
play-bill-tile = Plättchen
play-bill-link = Verbindung
play-free = kostenlos
play-total = Gesamt
play-money-left = Geld danach
play-next-round = Nächste Runde: als { $rank }. dran
play-unknown = Was dann aufgedeckt wird, weiß noch niemand.
play-sources-open = Die Quelle wählst du auf dem Spielplan.
play-two-cards = Kostet zwei Karten und deinen ganzen Zug.
play-whole-turn = Kostet deinen ganzen Zug.
play-not-possible = Nicht möglich
play-confirm = Bestätigen
play-confirm-price = Bestätigen · { $price }
play-confirm-done = Fertig, bestätigen
play-why-turn = Du bist nicht am Zug.
play-why-lost = Keine Verbindung zum Server. Bis sie wieder steht, wird nichts gesendet.
play-undo = Rückgängig
play-undone = Rückgängig gemacht.
play-undo-asked = Die anderen werden um Zustimmung gebeten.
play-undo-request = { $name } möchte den letzten Zug rückgängig machen.
play-agree = Zustimmen
play-refuse = Ablehnen
play-your-turn = Du bist am Zug
play-thinks = { $name } ist am Zug.
play-over = Die Partie ist zu Ende.
play-frozen = Die Regeln haben sich seit Beginn dieser Partie geändert. Du kannst sie ansehen, aber nicht weiterspielen.
play-watching = Du schaust zu.
play-several = Was baust du hier?
play-cancel = Abbrechen
play-hint-title = Was der Magnat tun würde
play-hint-value = Am Ende erwartet: { $vp } SP
play-hint-figures = In Zahlen
play-hint-then = Dann:
play-hint-use = Zug übernehmen
play-menu = Menü
play-menu-keys = Tastatur
play-menu-rules = Regeln
play-menu-motion = Animationen
play-menu-alerts = Benachrichtigungen
play-menu-replay = Wiederholung
play-menu-leave = Tisch verlassen: Ein Bot spielt weiter
play-menu-return = Platz wieder einnehmen
play-menu-resign = Aufgeben
play-menu-report = Jemanden melden
play-menu-lobby = Zur Lobby
play-menu-share = Link zu diesem Tisch kopieren
play-menu-look = Aus der Sicht von { $name }
play-menu-watch = Zuschauersicht
play-copied = Der Link ist kopiert.
play-resign-sure = Aufgeben? Ein Bot spielt für dich weiter, und du landest auf dem letzten Rang.
play-leave-sure = Den Tisch verlassen? Ein Bot spielt für dich, bis du zurückkommst.
play-choose-hint = Wähle eine Karte, eine Aktion oder einen hervorgehobenen Ort.
play-choose-tile = Wähle eines deiner Plättchen.
play-loading = Der Spielplan wird geladen …
play-gone = Dieser Tisch lässt sich nicht zeigen
play-move-with = , Karte: { $cards }
play-move-build = { $industry } bauen ({ $place })
play-move-canal = Kanal bauen: { $links }
play-move-rail = Eisenbahn bauen: { $links }
play-move-develop = { $tiles } entwickeln
play-move-sell = verkaufen ({ $places })
play-move-loan = Kredit von { $amount } aufnehmen
play-move-draw = { $cards } ziehen
play-move-pass = passen
play-move-give-up = ein Plättchen entfernen ({ $place })
play-target-build = { $industry } bauen ({ $place }), { $price }
play-target-link = { $link } bauen, { $price }
play-other-card = mit einer anderen Karte
play-result = Das Ergebnis
play-side = Verlauf, Chat und Notizen
play-track = Einkommen und Siegpunkte
play-unread = { $count ->
    [one] { $count } ungelesene Nachricht
   *[other] { $count } ungelesene Nachrichten
  }
play-covered = Die Karten bleiben verdeckt, bis die nächste Person den Bildschirm übernimmt.
play-why-nothing = Hier ist jetzt nichts zu tun.
play-discarded = { $count ->
    [one] { $count } abgelegt
   *[other] { $count } abgelegt
  }

# Watching
play-watch-whose = Wessen Plättchen zeigen
play-watch-mover = Am Zug
play-watch-back = Zurück auf deinen Platz

# Sharing
play-copied-invitation = Der Link ist kopiert. Wer ihn hat, darf zuschauen.
play-menu-invite = Einladung zum Zuschauen kopieren
play-menu-closed = An diesem Tisch ist Zuschauen nicht vorgesehen. Einladen kann, wer den Tisch eröffnet hat.

# Planen, während andere ziehen

play-plan-title = Planen: { $name } ist am Zug
play-plan-confirm = Diesen Zug vorbereiten
play-plan-ready = Vorbereitet
play-plan-add = Zum vorbereiteten Zug hinzufügen
play-plan-prepared = Dein vorbereiteter Zug
play-plan-when = Wird in deinem Zug gespielt, falls noch erlaubt und nicht teurer.
play-plan-cancel = Verwerfen
play-plan-played = Dein vorbereiteter Zug wurde gespielt.
play-plan-cancelled = Dein vorbereiteter Zug entfällt. { $why }
play-plan-problem = So, wie es jetzt steht, würde er entfallen. { $why }
play-plan-why-undo = Ein Zug wurde rückgängig gemacht.
play-plan-why-price = Er würde jetzt { $price } statt { $was } kosten.
play-plan-why-choice = Es gibt dafür jetzt mehr als einen Weg.
play-reach-with = mit { $cards }
play-reach-two = mit zwei Karten
play-menu-reference = Nachschlagen
play-about-tile = Zu diesem Plättchen
play-compiling = Die Bots werden nach dem ersten Start kompiliert: noch etwa { $seconds } s. Bis dahin sind sie langsamer und spielen schwächer.
play-compiling-failed = Die Bots ließen sich auf diesem Server nicht kompilieren. Sie sind langsamer und spielen schwächer.
