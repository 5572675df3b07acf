### The client in French: panels
