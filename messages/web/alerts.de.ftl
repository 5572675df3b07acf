### The client in German: how the browser calls the user

alerts-bell = Eine leise Glocke läuten
alerts-bell-about = An einem offenen Tisch, auch im Hintergrund.
alerts-turn-on = Benachrichtigungen einschalten
alerts-turn-off = Benachrichtigungen ausschalten
alerts-on-about = Dieses Gerät meldet dir, wenn du am Zug bist, in zugweisen Partien auch bei geschlossenem Cottonopolis.
alerts-off-about = Dieses Gerät kann dir melden, wenn du am Zug bist, in zugweisen Partien auch bei geschlossenem Cottonopolis. Eine Meldung nennt den Tisch, nie eine Karte.
alerts-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für die Seite und versuche es noch einmal.
alerts-unsupported = Dieser Browser zeigt für diese Seite keine Benachrichtigungen. Auf iPhone und iPad: füge Cottonopolis zuerst zum Home-Bildschirm hinzu.
