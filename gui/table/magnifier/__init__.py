"""The magnifier: a card shown large beside itself."""
