### The client in German: how the browser calls the user

alerts-bell = Leise Glocke läuten
alerts-bell-about = An einem offenen Tisch, auch im Hintergrund.
alerts-turn-on = Benachrichtigungen einschalten
alerts-turn-off = Benachrichtigungen ausschalten
alerts-on-about = Dieses Gerät meldet dir, wenn du am Zug bist – in asynchronen Partien auch, wenn Cottonopolis geschlossen ist.
alerts-off-about = Dieses Gerät kann dir melden, wenn du am Zug bist – in asynchronen Partien auch, wenn Cottonopolis geschlossen ist. Die Meldung nennt den Tisch, nie eine Karte.
alerts-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für die Seite und versuch es erneut.
alerts-unsupported = Dieser Browser zeigt für diese Seite keine Benachrichtigungen. Auf iPhone und iPad: Füge Cottonopolis zuerst zum Home-Bildschirm hinzu.
