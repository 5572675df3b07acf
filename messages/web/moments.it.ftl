### The client in Italian: moments
