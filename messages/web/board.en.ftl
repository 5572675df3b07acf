### The client in English: board
