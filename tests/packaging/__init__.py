"""Starting from a bare clone."""
