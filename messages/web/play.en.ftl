### The client in English: play
