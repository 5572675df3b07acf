### The client in English: moments
