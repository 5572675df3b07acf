### The client in Italian: lobby
