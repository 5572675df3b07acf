### The client in French: how the browser calls the user

alerts-bell = Faire tinter une clochette
alerts-bell-about = Tant qu’une table est affichée, même en arrière-plan.
alerts-turn-on = Activer les notifications
alerts-turn-off = Désactiver les notifications
alerts-on-about = Cet appareil vous prévient quand c’est à vous de jouer ; pour les parties au tour par tour, même si Cottonopolis est fermé.
alerts-off-about = Cet appareil peut vous prévenir quand c’est à vous de jouer ; pour les parties au tour par tour, même si Cottonopolis est fermé. Le message nomme la table, jamais une carte.
alerts-blocked = Votre navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du navigateur pour ce site, puis réessayez.
alerts-unsupported = Ce navigateur n’affiche pas de notifications pour ce site. Sur iPhone ou iPad, ajoutez d’abord Cottonopolis à l’écran d’accueil.
