"""The library: lessons, collections and search, as a page of the window."""
