"""Drags on the table."""
