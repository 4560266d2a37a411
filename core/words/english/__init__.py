"""What the program says in English, a module for each subject."""
