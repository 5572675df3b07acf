### The client in German: moments
