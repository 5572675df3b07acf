### The client in Italian: play
