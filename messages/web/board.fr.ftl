### The client in French: board
