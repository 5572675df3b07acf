### The client in French: lobby
