"""The kinds of files that a film can be written as, a module each."""
