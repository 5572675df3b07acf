### The client in Italian: learn
