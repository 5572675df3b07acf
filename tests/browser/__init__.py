"""The client as people use it: in a real browser, against a real server."""
