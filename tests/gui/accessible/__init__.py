"""The panels around the table."""
