### The client in English: how the browser calls the user

alerts-bell = Ring a soft bell
alerts-bell-about = At an open table, also in the background.
alerts-turn-on = Turn notifications on
alerts-turn-off = Turn notifications off
alerts-on-about = This device tells you when it is your turn. In games by turns it does so even when Cottonopolis is closed.
alerts-off-about = This device can tell you when it is your turn. In games by turns it does so even when Cottonopolis is closed. A message names the table, never a card.
alerts-blocked = Your browser blocks notifications from this site. Allow them in its settings for the site, then try again.
alerts-unsupported = This browser shows no notifications for this site. On an iPhone or iPad, add Cottonopolis to the Home Screen first.
