### The client in Italian: how the browser calls the user

alerts-bell = Suona una campanella
alerts-bell-about = A un tavolo aperto, anche in un’altra scheda.
alerts-turn-on = Attiva le notifiche
alerts-turn-off = Disattiva le notifiche
alerts-on-about = Questo dispositivo ti avvisa quando tocca a te; nelle partite a turni anche con Cottonopolis chiuso.
alerts-off-about = Questo dispositivo può avvisarti quando tocca a te; nelle partite a turni anche con Cottonopolis chiuso. Il messaggio nomina il tavolo, mai una carta.
alerts-blocked = Il browser blocca le notifiche di questo sito. Consentile nelle impostazioni del sito, poi riprova.
alerts-unsupported = Qui il browser non può mostrare notifiche. Su iPhone o iPad, aggiungi prima Cottonopolis alla schermata Home.
