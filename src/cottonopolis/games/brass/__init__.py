"""Brass (2007): Lancashire, 1770 to 1870. Rules B1 to B33."""
