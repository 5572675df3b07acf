### The client in German: panels
