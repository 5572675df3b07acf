### The client in German: board
