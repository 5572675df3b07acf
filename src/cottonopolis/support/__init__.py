"""What the program needs of the machine it runs on: files, processes, optional packages."""
