### The client in Italian: board
