# The player aid. The client, the terminal and the printed sheet use the same texts.
