### The client in German: play
