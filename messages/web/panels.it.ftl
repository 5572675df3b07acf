### The client in Italian: panels
