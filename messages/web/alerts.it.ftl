### The client in Italian: how the browser calls the user

alerts-bell = Avvisa con una campanella
alerts-bell-about = Quando un tavolo è aperto, anche in secondo piano.
alerts-turn-on = Attiva le notifiche
alerts-turn-off = Disattiva le notifiche
alerts-on-about = Questo dispositivo ti avvisa quando tocca a te; nelle partite a turni anche con Cottonopolis chiuso.
alerts-off-about = Questo dispositivo può avvisarti quando tocca a te; nelle partite a turni anche con Cottonopolis chiuso. La notifica indica il tavolo, mai una carta.
alerts-blocked = Il browser blocca le notifiche di questo sito. Consentile nelle impostazioni del sito, poi riprova.
alerts-unsupported = Questo browser non mostra le notifiche di questo sito. Su iPhone o iPad, aggiungi prima Cottonopolis alla schermata Home.
