### The client in English: panels
