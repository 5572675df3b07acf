### The client in English: learn
