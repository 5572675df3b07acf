### The client in French: learn
