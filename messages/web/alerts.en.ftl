### The client in English: how the browser calls the user

alerts-bell = Play a soft bell
alerts-bell-about = While a table is open, even in the background.
alerts-turn-on = Turn notifications on
alerts-turn-off = Turn notifications off
alerts-on-about = This device tells you when it’s your turn. In turn-based games it does so even when Cottonopolis is closed.
alerts-off-about = This device can tell you when it’s your turn. In turn-based games it does so even when Cottonopolis is closed. A notification names the table, never a card.
alerts-blocked = Your browser blocks notifications from this site. Allow them in the browser’s settings for this site, then try again.
alerts-unsupported = This browser doesn’t show notifications for this site. On an iPhone or iPad, add Cottonopolis to the Home Screen first.
