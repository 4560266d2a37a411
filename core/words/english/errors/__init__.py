"""What is wrong with a file or with what it expects, for the person who wrote it."""
