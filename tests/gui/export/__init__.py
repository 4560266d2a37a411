"""Pictures and files."""
