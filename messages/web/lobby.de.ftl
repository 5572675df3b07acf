### The client in German: lobby
