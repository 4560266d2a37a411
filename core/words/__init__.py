"""All sentences the program says, a package for each language. They know names and numbers, no game."""
