### The client in German: learn
