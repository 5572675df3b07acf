### The client in French: moments
