"""The window and its files."""
