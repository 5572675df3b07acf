### The client in French: play
