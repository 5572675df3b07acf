### The client in English: lobby
