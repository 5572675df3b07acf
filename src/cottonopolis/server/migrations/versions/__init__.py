"""The migrations, one file each, in numerical order."""
