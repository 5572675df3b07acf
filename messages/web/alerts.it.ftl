### The client in Italian: how the browser calls the user

alerts-bell = Suona una campanella
alerts-bell-about = A un tavolo aperto, anche in secondo piano.
alerts-turn-on = Attiva le notifiche
alerts-turn-off = Disattiva le notifiche
alerts-on-about = Questo dispositivo ti avvisa quando tocca a te; nelle partite per corrispondenza anche con Cottonopolis chiuso.
alerts-off-about = Questo dispositivo può avvisarti quando tocca a te; nelle partite per corrispondenza anche con Cottonopolis chiuso. Il messaggio nomina il tavolo, mai una carta.
alerts-blocked = Il browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni per il sito e riprova.
alerts-unsupported = Questo browser non mostra notifiche per questo sito. Su iPhone o iPad, aggiungi prima Cottonopolis alla schermata Home.
